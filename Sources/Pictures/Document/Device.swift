/// The screen of a device, in points.
struct Device: Hashable, Sendable {
  var width, height: Double
  /// The height of the status bar.
  var statusBar: Double
  /// The height of the strip below tab bars and toolbars that the home indicator needs.
  var homeIndicator: Double

  init(_ width: Double, _ height: Double, _ statusBar: Double, _ homeIndicator: Double) {
    self.width = width
    self.height = height
    self.statusBar = statusBar
    self.homeIndicator = homeIndicator
  }

  static let standard = Device(375, 667, 20, 0)
  static let television = Device(1920, 1080, 0, 0)

  /// The known devices by the id that a document states.
  static let known: [String: Device] = [
    "retina3_5": Device(320, 480, 20, 0),
    "retina4_0": Device(320, 568, 20, 0),
    "retina4_7": .standard,
    "retina5_5": Device(414, 736, 20, 0),
    "retina5_9": Device(375, 812, 44, 34),
    "retina6_0": Device(390, 844, 47, 34),
    "retina6_1": Device(414, 896, 44, 34),
    "retina6_12": Device(393, 852, 59, 34),
    "retina6_3": Device(402, 874, 62, 34),
    "retina6_5": Device(414, 896, 44, 34),
    "retina6_7": Device(428, 926, 47, 34),
    "retina6_72": Device(430, 932, 59, 34),
    "ipad9_7": Device(768, 1024, 20, 0),
    "ipad10_5": Device(834, 1112, 20, 0),
    "ipad11_0rounded": Device(834, 1194, 24, 20),
    "ipad12_9": Device(1024, 1366, 20, 0),
    "ipad12_9rounded": Device(1024, 1366, 24, 20),
    "appleTV": .television,
    "watch38": Device(136, 170, 0, 0),
  ]
}
