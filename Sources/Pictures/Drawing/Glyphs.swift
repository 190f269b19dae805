/// The project's own glyphs for the symbols of Apple's systems, which may not be copied: paths in a box of 24 points.
struct Glyphs: Sendable {
  static let standard = Glyphs()

  private let paths: [String: String]
  /// The names, the longest first, so that the first one that matches is the best match.
  private let names: [String]
  private let aliases: [String: String]

  private init() {
    paths = table(glyphs)
    aliases = table(macOSNames)
    names = paths.keys.sorted { ($0.utf8.count, $1) > ($1.utf8.count, $0) }
  }

  /// The glyph for the name of a symbol or of an AppKit image; nil where no name is similar.
  func path(_ name: String) -> String? {
    if let path = paths[name] { return path }
    if let alias = aliases[name] { return paths[alias] }
    // `square.and.pencil.circle` is near enough to `square.and.pencil`. The beginning of a name matters more than its end.
    let nearest = names.first { name.hasPrefix($0) } ?? names.first { name.contains("." + $0) }
    return nearest.flatMap { paths[$0] }
  }
}

private func table(_ text: String) -> [String: String] {
  var result: [String: String] = [:]
  for line in text.split(separator: "\n") {
    let fields = line.split(separator: " ", maxSplits: 1)
    if fields.count == 2 { result[String(fields[0])] = String(fields[1]) }
  }
  return result
}

private let glyphs = """
  arrow.clockwise M18.5 9A7 7 0 1 0 19 13M19 4V9H14
  arrow.down M12 4V20M6 14L12 20L18 14
  arrow.left M20 12H4M10 6L4 12L10 18
  arrow.right M4 12H20M14 6L20 12L14 18
  arrow.up M12 20V4M6 10L12 4L18 10
  arrow.up.right M6 18L18 6M9 6H18V15
  backward M19 5L9 12L19 19ZM6 5V19
  bell M6 17V11A6 6 0 0 1 18 11V17H6ZM10 20H14
  bolt M13 3L5 14H11L10 21L19 9H13Z
  book M4 5H11L12 6L13 5H20V19H13L12 20L11 19H4ZM12 6V20
  bubble M4 5H20V16H11L7 20V16H4Z
  calendar M4 6H20V20H4ZM4 10H20M8 3V7M16 3V7
  camera M4 8H8L10 5.5H14L16 8H20V19H4ZM12 10.5A3 3 0 1 1 11.99 10.5Z
  cart M3 4H6L8 15H18L20 7H7M9 19A1 1 0 1 1 8.99 19ZM17 19A1 1 0 1 1 16.99 19Z
  checkmark M5 13L10 18L19 6
  chevron.down M5 9L12 16L19 9
  chevron.left M15 5L8 12L15 19
  chevron.right M9 5L16 12L9 19
  chevron.up M5 15L12 8L19 15
  circle M12 4A8 8 0 1 1 11.99 4Z
  clock M12 3A9 9 0 1 1 11.99 3ZM12 7V12L15.5 14
  display M3 5H21V16H3ZM9 20H15M12 16V20
  doc M6 3H14L19 8V21H6ZM14 3V8H19
  ellipsis M5 12h.01M12 12h.01M19 12h.01
  envelope M3 6H21V18H3ZM3 7L12 13L21 7
  exclamationmark M12 4L21 20H3ZM12 10V14.5M12 17H12.01
  eye M2 12C6 5 18 5 22 12C18 19 6 19 2 12ZM12 9A3 3 0 1 1 11.99 9Z
  flag M6 21V4H18L15 8.5L18 13H6
  folder M3 6H10L12 8H21V19H3Z
  forward M5 5L15 12L5 19ZM18 5V19
  gear M12 8.5A3.5 3.5 0 1 1 11.99 8.5ZM12 3V6M12 18V21M3 12H6M18 12H21M5.6 5.6L7.8 7.8M16.2 16.2L18.4 18.4M18.4 5.6L16.2 7.8M7.8 16.2L5.6 18.4
  globe M12 3A9 9 0 1 1 11.99 3ZM3 12H21M12 3C7 8 7 16 12 21C17 16 17 8 12 3
  heart M12 20C2 13 4 5 8.5 5C10.5 5 12 7 12 8C12 7 13.5 5 15.5 5C20 5 22 13 12 20Z
  house M4 11L12 4L20 11V20H4Z
  info M12 3A9 9 0 1 1 11.99 3ZM12 11V16M12 7.5H12.01
  keyboard M3 7H21V17H3ZM6 10H6.01M10 10H10.01M14 10H14.01M18 10H18.01M8 14H16
  line.3 M4 7H20M4 12H20M4 17H20
  link M10 14L14 10M9 11L6 14A3.5 3.5 0 0 0 11 19L13 16M15 13L18 10A3.5 3.5 0 0 0 13 5L11 8
  list M8 7H20M8 12H20M8 17H20M4 7H4.01M4 12H4.01M4 17H4.01
  lock M6 11H18V20H6ZM8.5 11V8A3.5 3.5 0 0 1 15.5 8V11
  magnifyingglass M10.5 4A6.5 6.5 0 1 1 10.49 4ZM15.2 15.2L20 20
  map M4 6L9 4L15 6L20 4V18L15 20L9 18L4 20ZM9 4V18M15 6V20
  message M4 5H20V16H11L7 20V16H4Z
  mic M12 3A3 3 0 0 1 15 6V11A3 3 0 0 1 9 11V6A3 3 0 0 1 12 3ZM6 11A6 6 0 0 0 18 11M12 17V21
  minus M5 12H19
  moon M19 15A8 8 0 1 1 10 4A7 7 0 0 0 19 15Z
  music.note M9 18A2.5 2.5 0 1 1 8.99 16ZM9.5 17V5L18 3V15M18 16A2.5 2.5 0 1 1 17.99 14Z
  paperplane M3 11L21 3L14 21L11 13Z
  pause M9 5V19M15 5V19
  person M12 4A4 4 0 1 1 11.99 4ZM4 21C4 15 20 15 20 21Z
  phone M6 3L10 4L11 9L8 11C9 14 10 15 13 16L15 13L20 14L21 18C19 22 14 21 8 15C3 10 2 5 6 3Z
  photo M3 5H21V19H3ZM3 16L9 11L13 15L16 12L21 16
  play M8 5L19 12L8 19Z
  plus M12 5V19M5 12H19
  questionmark M12 3A9 9 0 1 1 11.99 3ZM9.5 9.5C10 7 14.5 7.5 14 10C13.6 11.5 12 11.7 12 13.5M12 16.7H12.01
  sidebar M3 5H21V19H3ZM9 5V19
  slider M4 8H20M4 16H20M9 6V10M15 14V18
  speaker M4 10H8L13 6V18L8 14H4ZM16 9.5A4 4 0 0 1 16 14.5
  square M4 4H20V20H4Z
  square.and.arrow.up M8 9H6V20H18V9H16M12 15V3M8 6.5L12 3L16 6.5
  square.and.pencil M13 5H5V19H19V12M10 14L20 4
  star M12 3L14.7 9.2L21 9.8L16.2 14L17.7 20.5L12 17L6.3 20.5L7.8 14L3 9.8L9.3 9.2Z
  stop M6 6H18V18H6Z
  sun M12 8A4 4 0 1 1 11.99 8ZM12 2V4M12 20V22M2 12H4M20 12H22M5 5L6.5 6.5M17.5 17.5L19 19M19 5L17.5 6.5M6.5 17.5L5 19
  tag M4 4H12L20 12L12 20L4 12ZM8 8H8.01
  textformat M4 18L9 6L14 18M6 14H12M15 18V11H19V18
  trash M5 7H19M9 7V4H15V7M7 7L8 20H16L17 7
  wifi M3 9C8 4 16 4 21 9M6.5 13C10 10 14 10 17.5 13M10 17C11 16 13 16 14 17
  xmark M6 6L18 18M18 6L6 18
  """

private let macOSNames = """
  NSActionTemplate gear
  NSAddTemplate plus
  NSAdvanced gear
  NSBonjour globe
  NSBookmarksTemplate book
  NSCaution exclamationmark
  NSColorPanel circle
  NSColumnViewTemplate sidebar
  NSComputer display
  NSDotMac globe
  NSEnterFullScreenTemplate arrow.up.right
  NSEveryone person
  NSExitFullScreenTemplate arrow.up.right
  NSFolder folder
  NSFolderBurnable folder
  NSFolderSmart folder
  NSFollowLinkFreestandingTemplate arrow.right
  NSFontPanel textformat
  NSGoLeftTemplate chevron.left
  NSGoRightTemplate chevron.right
  NSIconViewTemplate square
  NSInfo info
  NSLeftFacingTriangleTemplate chevron.left
  NSListViewTemplate list
  NSLockLockedTemplate lock
  NSLockUnlockedTemplate lock
  NSMenuOnStateTemplate checkmark
  NSMultipleDocuments doc
  NSNetwork globe
  NSPreferencesGeneral gear
  NSQuickLookTemplate eye
  NSRefreshTemplate arrow.clockwise
  NSRemoveTemplate minus
  NSRevealFreestandingTemplate arrow.right
  NSRightFacingTriangleTemplate chevron.right
  NSShareTemplate square.and.arrow.up
  NSSmartBadgeTemplate gear
  NSStopProgressFreestandingTemplate xmark
  NSStopProgressTemplate xmark
  NSTouchBarAddTemplate plus
  NSTouchBarAudioOutputVolumeHighTemplate speaker
  NSTouchBarBookmarksTemplate book
  NSTouchBarColorPickerFill circle
  NSTouchBarComposeTemplate square.and.pencil
  NSTouchBarDeleteTemplate trash
  NSTouchBarFolderTemplate folder
  NSTouchBarGetInfoTemplate info
  NSTouchBarGoBackTemplate chevron.left
  NSTouchBarGoForwardTemplate chevron.right
  NSTouchBarListViewTemplate list
  NSTouchBarMailTemplate envelope
  NSTouchBarNewFolderTemplate folder
  NSTouchBarNewMessageTemplate message
  NSTouchBarPauseTemplate pause
  NSTouchBarPlayTemplate play
  NSTouchBarRefreshTemplate arrow.clockwise
  NSTouchBarSearchTemplate magnifyingglass
  NSTouchBarShareTemplate square.and.arrow.up
  NSTouchBarUserTemplate person
  NSTrashEmpty trash
  NSTrashFull trash
  NSUser person
  NSUserAccounts person
  NSUserGroup person
  """
