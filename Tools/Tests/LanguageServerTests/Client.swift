@testable import LanguageServer
