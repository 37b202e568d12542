// Whoever writes layouts also reads diagnostics and trees of format strings: one import is enough.
@_exported public import VisualFormat
