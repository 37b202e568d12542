import AutoLayout

/// A hundred format strings in the style of published code: ten shapes over ten pairs of names.
enum SampleStrings {
  static let all = [
    "H:|[titleLabel]|", "V:|[titleLabel]|", "H:|-[titleLabel]-|", "V:|-[titleLabel]-[subtitle]",
    "[titleLabel(44)]", "H:|-10-[titleLabel]-10-|", "V:[titleLabel]-8-[subtitle]",
    "V:|-20-[titleLabel(44)]", "H:[titleLabel]-[subtitle(==titleLabel)]-|",
    "H:|-margin-[titleLabel]-(>=8)-[subtitle(60@750)]-margin-|",
    "H:|[avatarView]|", "V:|[avatarView]|", "H:|-[avatarView]-|", "V:|-[avatarView]-[nameLabel]",
    "[avatarView(44)]", "H:|-10-[avatarView]-10-|", "V:[avatarView]-8-[nameLabel]",
    "V:|-20-[avatarView(44)]", "H:[avatarView]-[nameLabel(==avatarView)]-|",
    "H:|-margin-[avatarView]-(>=8)-[nameLabel(60@750)]-margin-|",
    "H:|[headerView]|", "V:|[headerView]|", "H:|-[headerView]-|", "V:|-[headerView]-[listView]",
    "[headerView(44)]",
    "H:|-10-[headerView]-10-|", "V:[headerView]-8-[listView]", "V:|-20-[headerView(44)]",
    "H:[headerView]-[listView(==headerView)]-|",
    "H:|-margin-[headerView]-(>=8)-[listView(60@750)]-margin-|",
    "H:|[iconImageView]|", "V:|[iconImageView]|", "H:|-[iconImageView]-|",
    "V:|-[iconImageView]-[label]",
    "[iconImageView(44)]", "H:|-10-[iconImageView]-10-|", "V:[iconImageView]-8-[label]",
    "V:|-20-[iconImageView(44)]",
    "H:[iconImageView]-[label(==iconImageView)]-|",
    "H:|-margin-[iconImageView]-(>=8)-[label(60@750)]-margin-|",
    "H:|[leftPane]|", "V:|[leftPane]|", "H:|-[leftPane]-|", "V:|-[leftPane]-[rightPane]",
    "[leftPane(44)]", "H:|-10-[leftPane]-10-|", "V:[leftPane]-8-[rightPane]",
    "V:|-20-[leftPane(44)]", "H:[leftPane]-[rightPane(==leftPane)]-|",
    "H:|-margin-[leftPane]-(>=8)-[rightPane(60@750)]-margin-|",
    "H:|[photoView]|", "V:|[photoView]|", "H:|-[photoView]-|", "V:|-[photoView]-[captionLabel]",
    "[photoView(44)]",
    "H:|-10-[photoView]-10-|", "V:[photoView]-8-[captionLabel]", "V:|-20-[photoView(44)]",
    "H:[photoView]-[captionLabel(==photoView)]-|",
    "H:|-margin-[photoView]-(>=8)-[captionLabel(60@750)]-margin-|",
    "H:|[acceptButton]|", "V:|[acceptButton]|", "H:|-[acceptButton]-|",
    "V:|-[acceptButton]-[cancelButton]",
    "[acceptButton(44)]", "H:|-10-[acceptButton]-10-|", "V:[acceptButton]-8-[cancelButton]",
    "V:|-20-[acceptButton(44)]", "H:[acceptButton]-[cancelButton(==acceptButton)]-|",
    "H:|-margin-[acceptButton]-(>=8)-[cancelButton(60@750)]-margin-|",
    "H:|[searchBar]|", "V:|[searchBar]|", "H:|-[searchBar]-|", "V:|-[searchBar]-[results]",
    "[searchBar(44)]", "H:|-10-[searchBar]-10-|", "V:[searchBar]-8-[results]",
    "V:|-20-[searchBar(44)]", "H:[searchBar]-[results(==searchBar)]-|",
    "H:|-margin-[searchBar]-(>=8)-[results(60@750)]-margin-|",
    "H:|[mapOverlay]|", "V:|[mapOverlay]|", "H:|-[mapOverlay]-|", "V:|-[mapOverlay]-[legendBox]",
    "[mapOverlay(44)]", "H:|-10-[mapOverlay]-10-|", "V:[mapOverlay]-8-[legendBox]",
    "V:|-20-[mapOverlay(44)]",
    "H:[mapOverlay]-[legendBox(==mapOverlay)]-|",
    "H:|-margin-[mapOverlay]-(>=8)-[legendBox(60@750)]-margin-|",
    "H:|[textField]|", "V:|[textField]|", "H:|-[textField]-|", "V:|-[textField]-[sendButton]",
    "[textField(44)]", "H:|-10-[textField]-10-|", "V:[textField]-8-[sendButton]",
    "V:|-20-[textField(44)]", "H:[textField]-[sendButton(==textField)]-|",
    "H:|-margin-[textField]-(>=8)-[sendButton(60@750)]-margin-|",
  ]

  /// The views and metrics that the strings name.
  struct Stage {
    let root = LayoutView("superview")
    let views: [String: LayoutView]
    let metrics = ["margin": 12.0]

    init() {
      var views: [String: LayoutView] = [:]
      for format in SampleStrings.all {
        guard let tree = parse(format).tree else { continue }
        for view in tree.views {
          let name = tree.text(of: view.name)
          if views[name] != nil { continue }
          let made = LayoutView(name)
          root.addSubview(made)
          views[name] = made
        }
      }
      self.views = views
    }
  }
}
