import AutoLayoutTesting
import Testing

/// Each expectation where it holds, and what it says where it does not.
@Suite struct ExpectationTests {
  @Test func `expectations that hold say nothing`() throws {
    let bar = try Bar.complete()
    let failures = try layoutFailures {
      expectFrame(of: bar.find, equals: LayoutRect(20, 10, 60, 20))
      expectFrame(of: bar.field, equals: LayoutRect(88, 10, 92, 20))
      expectFrame(of: bar.field, equals: LayoutRect(88.4, 10, 91.6, 20), accuracy: 0.5)
      expectNoAmbiguity(in: bar.root)
      expectSatisfiable(bar.root)
      expectMirrors(bar.root)
      expectSameLayout(
        of: bar.root,
        across: [LayoutSize(width: 200, height: 40), LayoutSize(width: 320, height: 60)])
      expectSatisfiable { try bar.root.layout("[\(bar.find)(60)]") }
      expectEqualConstraints(
        try constraints(visualFormat: "|-8-[find(60)]", views: bar.views),
        try constraints(visualFormat: "|-8-[find]", views: bar.views)
          + constraints(visualFormat: "[find(60)]", views: bar.views))
    }
    #expect(failures.map(\.description) == [])
    #expect(bar.root.layoutEngine.rootWidth == 200)
    #expect(bar.root.layoutEngine.direction == .leftToRight)
  }

  @Test func `a wrong frame is explained by the constraints of that axis`() throws {
    let bar = try Bar("|-[find]-[field(100)]", "V:|-10-[find]", "V:|-10-[field(20)]")
    let failures = layoutFailures {
      expectFrame(of: bar.field, equals: LayoutRect(88, 10, 92, 20))
    }
    #expect(
      failures.map(\.message) == [
        """
        'field' is at (88, 10, 100, 20), expected at (88, 10, 92, 20): its width is 8 too large

        Constraints on 'field', horizontally:
          [find]-8-[field]  in "|-[find]-[field(100)]"
          [field(100)]  in "|-[find]-[field(100)]"

        These, in turn, hold what it is held by:
          |-20-[find]  in "|-[find]-[field(100)]"
          find hugs its content, a width of 60 points, at priority 250
          the content of find resists a width below 60 points, at priority 750

        The layout:
        \(drawing(of: bar.root))
        """
      ])
  }

  @Test func `a view without constraints is said to have none`() throws {
    let bar = try Bar("|-[find]")
    let message = layoutFailures {
      expectFrame(of: bar.field, equals: LayoutRect(0, 10, 0, 0))
    }[0].message
    #expect(
      message.hasPrefix(
        """
        'field' is at (0, 0, 0, 0), expected at (0, 10, 0, 0): its y is 10 too far up

        Constraints on 'field', vertically: none
          so its y and height are not determined
        """))
  }

  @Test func `an item whose tree has ended is said to be alone`() throws {
    let field = try Bar.complete().field
    let message = layoutFailures { expectFrame(of: field, equals: LayoutRect(88, 10, 0, 0)) }[0]
      .message
    #expect(
      message.hasPrefix(
        """
        'field' has no superview and is at (0, 0, 0, 20), expected at (88, 10, 0, 0): its x is 88 too \
        far to the left, its y is 10 too far up, its height is 20 too large
        Either it is the root, or its superview was deallocated: keep the superview in a variable.
        """))
  }

  @Test func `an ambiguous layout names what is open`() throws {
    let bar = try Bar("|-[find]-[field]", "V:|-10-[find]", "V:|-10-[field(20)]")
    let message = layoutFailures { expectNoAmbiguity(in: bar.root) }[0].message
    #expect(
      message.hasPrefix(
        """
        1 of 3 items is not determined: 'field' (width)

        ambiguous: the width of field may be 0 points or more
        add: `[field(100)]`, or an intrinsic width

        Constraints on 'field', horizontally:
          [find]-8-[field]  in "|-[find]-[field]"
          but its width is not determined

        The layout:
        """))
  }

  @Test func `a broken constraint is listed with what it clashes with`() throws {
    let bar = try Bar.complete()
    let width = try LayoutConstraint(
      item: bar.field, attribute: .width, relatedBy: .greaterThanOrEqual, constant: 200)
    width.identifier = "wide field"
    width.isActive = true
    let message = layoutFailures { expectSatisfiable(bar.root) }[0].message
    #expect(message.hasPrefix("`[field(>=200)]` ('wide field') cannot be met and was broken\n\n"))
    // 20 + 8 + 200 + 20 points do not fit, even where the button is squeezed to nothing.
    for line in [
      "conflict: bar is 200 points wide, but what is in it needs at least 248\n",
      "('wide field')\n",
      "note: bar is 200 points wide", "20 + 8 + 200 + 20 = 248 > 200",
      "broken: `[field(>=200)]` gives way", "repair: change `[field(>=200)]` to `[field(>=152)]`",
    ] {
      #expect(message.contains(line), "\(message)")
    }
    let passing = layoutFailures {
      expectConflict(naming: "wide field", in: bar.root)
      expectConflict(naming: "H:[field(>=200)]", "bar", in: bar.root)
      expectConflict(naming: "field.width >= 200", in: bar.root)
    }
    #expect(passing.map(\.message) == [])
    let other = layoutFailures { expectConflict(naming: "cancel", in: bar.root) }
    #expect(
      other[0].message.hasPrefix(
        "No conflict names cancel\n\nconflict: bar is 200 points wide"))
  }

  @Test func `a refused call is a conflict, or an error of its own`() throws {
    let bar = try Bar.complete()
    let failures = layoutFailures {
      expectConflict(naming: "field") {
        try bar.root.layout("[\(bar.field)(200)]")
      }
      expectConflict(naming: "field") {
        try bar.root.layout("[\(bar.field)(92)]")
      }
      expectConflict { try bar.root.layout("[\(bar.field)(") }
    }
    #expect(failures.count == 2)
    #expect(
      failures[0].message
        == "Expected a conflict that names 'field', but all constraints can be met")
    #expect(failures[1].message.hasPrefix("Expected a conflict, found another error:\nerror: "))
  }

  @Test func `constraints that differ are printed as format strings`() throws {
    let bar = try Bar()
    let failures = try layoutFailures {
      expectEqualConstraints(
        try constraints(visualFormat: "|-[find]-[field(>=40)]-|", views: bar.views),
        try constraints(visualFormat: "|-[find]-[field(>=50)]-|", views: bar.views))
    }
    #expect(
      failures.map(\.message) == [
        """
        The constraints differ: 3 are equal, 1 is only in the first list, 1 is only in \
        the second

        Only in the first:
          [field(>=40)]

        Only in the second:
          [field(>=50)]

        All of the first:
          |-20-[find]-8-[field(>=40)]-20-|

        All of the second:
          |-20-[find]-8-[field(>=50)]-20-|
        """
      ])
  }

  @Test func `alignments are printed behind the string that makes them`() throws {
    let bar = try Bar()
    let aligned = try constraints(
      visualFormat: "[find]-[field]", options: [.alignAllTop, .alignAllBottom], views: bar.views)
    let message = layoutFailures { expectEqualConstraints(aligned, [aligned[0]]) }[0].message
    #expect(message.hasPrefix("The constraints differ: 1 is equal, 2 are only in the first list"))
    #expect(message.contains("\n  [find]-8-[field]  aligned top, bottom\n"))
    #expect(message.hasSuffix("All of the second:\n  [find]-8-[field]"))
  }

  @Test func `an equation may be written from either side`() throws {
    let bar = try Bar()
    let one = try LayoutConstraint(
      item: bar.field, attribute: .leading, relatedBy: .greaterThanOrEqual, toItem: bar.find,
      attribute: .trailing, constant: 8)
    let other = try LayoutConstraint(
      item: bar.find, attribute: .trailing, relatedBy: .lessThanOrEqual, toItem: bar.field,
      attribute: .leading, constant: -8)
    let failures = layoutFailures {
      expectEqualConstraints([one], [other])
      expectEqualConstraints([one, one], [other])
    }
    #expect(failures.count == 1)
  }

  @Test func `a layout that is not mirrored names the items`() throws {
    let bar = try Bar("|-[find]-[field]-|", "V:|-10-[find]", "V:|-10-[field(20)]")
    let pin = try LayoutConstraint(
      item: bar.root, attribute: .left, relatedBy: .equal, toItem: bar.root, attribute: .left)
    pin.isActive = true
    #expect(layoutFailures { expectMirrors(bar.root) }.isEmpty)

    let fixed = LayoutView("badge", intrinsicContentSize: LayoutSize(width: 10, height: 10))
    bar.root.addSubview(fixed)
    try LayoutConstraint.activate([
      LayoutConstraint(
        item: fixed, attribute: .left, relatedBy: .equal, toItem: bar.root, attribute: .left,
        constant: 4)
    ])
    let message = layoutFailures { expectMirrors(bar.root) }[0].message
    #expect(
      message.hasPrefix(
        """
        'badge' is not mirrored when read right to left

        Where they are, and where their mirror images would be:
          badge is at (4, 0, 10, 10), expected at (186, 0, 10, 10)

        Constraints on 'badge', horizontally:
          badge.left == bar.left + 4
          its content is 10 wide

        These, in turn, hold what it is held by:
          bar is 200 points wide

        'left' does not follow the direction; 'leading' does.

        The layout, right to left:
        """), "\(message)")
  }

  @Test func `a view that keeps its direction is named once for all that lies in it`() throws {
    let bar = try Bar.complete()
    let page = LayoutView("page", size: LayoutSize(width: 300, height: 100))
    page.addSubview(bar.root)
    try page.layout("|-10-[\(bar.root)(200)]")
    #expect(layoutFailures { expectMirrors(page) }.isEmpty)

    bar.root.semanticContentAttribute = .playback
    let message = layoutFailures { expectMirrors(page) }[0].message
    // In the bar of 200 the button is at 20, 60 wide, so that its image begins at 200 - 80; the field reaches from 88 to 180.
    #expect(
      message.hasPrefix(
        """
        'find', 'field' are not mirrored when read right to left

        Where they are, and where their mirror images would be:
          find is at (20, 10, 60, 20), expected at (120, 10, 60, 20)
          field is at (88, 10, 92, 20), expected at (20, 10, 92, 20)
        """), "\(message)")
    let sentence =
      "'bar' keeps its direction: what lies in it does not turn round, as its semanticContentAttribute is 'playback'."
    #expect(message.split(separator: sentence).count == 2, "\(message)")
  }

  @Test func `fewer than two sizes are nothing to compare`() {
    let root = LayoutView("root", size: LayoutSize(width: 100, height: 50))
    let size = LayoutSize(width: 10, height: 10)
    #expect(layoutFailures { expectSameLayout(of: root, across: []) }.count == 1)
    #expect(layoutFailures { expectSameLayout(of: root, across: [size]) }.count == 1)
    #expect(layoutFailures { expectSameLayout(of: root, across: [size, size]) }.isEmpty)
  }

  @Test func `a layout that collapses at one size is shown at both`() throws {
    let bar = try Bar(
      "|-[find]-[field]", "[field]-(20@700)-|", "V:|-10-[find]", "V:|-10-[field(20)]")
    let sizes = [
      LayoutSize(width: 200, height: 40), LayoutSize(width: 300, height: 40),
      LayoutSize(width: 80, height: 40),
    ]
    let failures = layoutFailures { expectSameLayout(of: bar.root, across: sizes) }
    #expect(failures.count == 1)
    #expect(
      failures[0].message.hasPrefix(
        """
        The layout at 80 x 40 is not that at 200 x 40: 'field' differs

        What is different:
          'field' has no area, at 200 x 40 'field' has an area
          'field' sticks out of 'bar', at 200 x 40 'field' lies inside 'bar'

        The frames:
          'field' is at (88, 10, 0, 20), at 200 x 40 it is at (88, 10, 92, 20)

        Constraints on 'field', horizontally:
          [find]-8-[field]  in "|-[find]-[field]"
          [field]-(20@700)-|  in "[field]-(20@700)-|"

        These, in turn, hold what it is held by:
          |-20-[find]  in "|-[find]-[field]"
          bar is 80 points wide
          the content of find resists a width below 60 points, at priority 750

        At 200 x 40:
        """))
  }

  @Test func `a broken constraint is marked among those on a view`() throws {
    let bar = try Bar.complete()
    let width = try LayoutConstraint(
      item: bar.field, attribute: .width, relatedBy: .greaterThanOrEqual, constant: 200)
    width.isActive = true
    let message = layoutFailures {
      expectFrame(of: bar.field, equals: LayoutRect(88, 10, 200, 20))
    }[0].message
    #expect(message.contains("\n  [field(>=200)]  (broken)\n"), "\(message)")
    #expect(message.contains("\n  [find]-8-[field]  in \"|-[find]-[field]-|\"\n"))
  }

  @Test func `a conflict that is not there is told with the constraints of what it should name`()
    throws
  {
    let bar = try Bar.complete()
    let message = layoutFailures { expectConflict(naming: "field", in: bar.root) }[0].message
    #expect(
      message.hasPrefix(
        """
        Expected a conflict that names 'field', but all constraints can be met

        Constraints on 'field', horizontally:
          [find]-8-[field]  in "|-[find]-[field]-|"
          [field]-20-|  in "|-[find]-[field]-|"
        """), "\(message)")
    #expect(message.hasSuffix(drawing(of: bar.root)))
  }

  @Test func `a failure has the place of its call`() throws {
    let bar = try Bar.complete()
    let line = #line + 2
    let failures = layoutFailures {
      expectFrame(of: bar.find, equals: .zero)
    }
    #expect(failures.map(\.line) == [line])
    #expect(failures.map(\.filePath) == [#filePath])
  }

  private func drawing(of root: LayoutView) -> String {
    withoutRepetition(LayoutDrawing(of: root).text())
  }
}
