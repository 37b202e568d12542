public import AutoLayout

/// A format string that is checked when the program is compiled.
///
///     try root.layout(#vfl("H:|-[\(find)]-[\(field)(>=20)]-|"))
///
/// What is wrong in the string is an error of the compiler, at its place in the literal, with
/// fix-its; literals of every form can stand there. So is a name in it, as `[find]`: views are put
/// in. What depends on values, as whether two views have a common superview, is said when the
/// program runs, as ever.
///
/// - Parameter format: A string literal with views and numbers in it.
/// - Returns: The format, as the literal alone would make it.
@freestanding(expression)
public macro vfl(_ format: LayoutFormat) -> LayoutFormat =
  #externalMacro(module: "FormatChecker", type: "VFL")
