#if canImport(Glibc) || canImport(Darwin) || canImport(Musl)
  import AutoLayout
  import Foundation
  import Testing

  /// What nobody listens to is not lost. Other tests may write at the same time, so only the sentences that are
  /// expected are looked for.
  @Suite(.serialized) struct StandardErrorTests {
    private func written(by body: () throws -> Void) throws -> String {
      let file = FileManager.default.temporaryDirectory
        .appendingPathComponent("autolayout-\(UUID().uuidString).txt")
      defer { try? FileManager.default.removeItem(at: file) }
      let (saved, target) = unsafe (dup(2), open(file.path, O_RDWR | O_CREAT, 0o600))
      dup2(target, 2)
      defer {
        dup2(saved, 2)
        close(saved)
        close(target)
      }
      try body()
      return try String(contentsOf: file, encoding: .utf8)
    }

    @Test func `a constraint that cannot become active says so`() throws {
      let (a, b) = (LayoutView("lonely-a"), LayoutView("lonely-b"))
      let text = try written {
        a.widthAnchor.constraint(equalTo: b.widthAnchor).isActive = true
        a.leadingAnchor.constraint(equalTo: a.leftAnchor).isActive = true
      }
      #expect(
        text.contains(
          "AutoLayout: lonely-a.width == lonely-b.width cannot be: the items are not in one tree; "
            + "add them first, with addSubview(_:) or addLayoutGuide(_:)\n")
      )
      #expect(text.contains("AutoLayout: lonely-a.leading == lonely-a.left cannot be: "))
      #expect(!text.contains("repair: change `lonely-a"))
    }

    @Test func `a constraint that is broken says what it clashes with`() throws {
      let root = LayoutView("silentRoot", size: LayoutSize(width: 100, height: 50))
      let view = LayoutView("silent")
      root.addSubview(view)
      root.addConstraints(
        try constraints(visualFormat: "|-[silent(90)]-|", views: ["silent": view]))
      let text = try written {
        root.layoutIfNeeded()
        root.layoutIfNeeded()
      }
      let sentences = text.split(separator: "\n").filter { $0.contains("silent") }
      #expect(
        sentences == [
          "AutoLayout: H:[silent]-(20)-| is broken, because it cannot hold together with "
            + "H:|-(20)-[silent], H:[silent(90)], silentRoot is 100 points wide"
        ])
    }

    @Test func `the identifiers of constraints stand in the sentence`() throws {
      let root = LayoutView("numberedRoot", size: LayoutSize(width: 100, height: 50))
      let view = LayoutView("numbered")
      root.addSubview(view)
      let widths = [relate(view, .width, plus: 60), relate(view, .width, plus: 70)]
      widths[0].identifier = "card-width"
      widths[1].identifier = "other"
      root.addConstraints(widths)
      let text = try written { root.layoutIfNeeded() }
      let sentences = text.split(separator: "\n").filter { $0.contains("numbered") }
      #expect(
        sentences == [
          "AutoLayout: H:[numbered(70)] 'other' is broken, because it cannot hold together with "
            + "H:[numbered(60)] 'card-width'"
        ])
    }

    @Test func `views of one name have the same number in both halves of a sentence`() throws {
      let root = LayoutView("quietRoot", size: LayoutSize(width: 100, height: 50))
      let (first, second) = (LayoutView("quiet"), LayoutView("quiet"))
      root.addSubviews(first, second)
      root.addConstraints(
        try constraints(
          visualFormat: "|[a(60)][b(60)]|", views: ["a": first, "b": second]))
      let text = try written { root.layoutIfNeeded() }
      let sentences = text.split(separator: "\n").filter { $0.contains("quiet") }
      #expect(
        sentences == [
          "AutoLayout: quietRoot.trailing == quiet#2.trailing is broken, because it cannot hold together with "
            + "quiet#1.leading == quietRoot.leading, quiet#1.width == 60, "
            + "quiet#2.leading == quiet#1.trailing, quiet#2.width == 60 and 1 more"
        ])
    }

    @Test func `a setter that refuses says so, unless somebody listens`() throws {
      let view = LayoutView("refusing")
      let text = try written {
        view.layoutEngine.rootWidth = -1
        view.setContentHuggingPriority(1001, for: .vertical)
        view.layoutEngine.issueHandler = { _ in }
        view.layoutEngine.rootHeight = -2
      }
      #expect(text.contains("AutoLayout: refusing cannot use -1.0 as its width\n"))
      #expect(
        text.contains("AutoLayout: refusing cannot use 1001.0 as its content hugging priority\n"))
      #expect(!text.contains("-2"))
    }
  }
#endif
