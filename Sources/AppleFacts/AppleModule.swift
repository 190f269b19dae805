extension AppleSDK {
  /// Whether a module comes with the system or the compiler. Any other imported module may extend classes with members that are
  /// neither in the tables nor in the workspace.
  package static func isModule(_ name: String) -> Bool { modules.contains(name) || name.hasPrefix("_") }

  private static let modules = Set(
    """
    ARKit AVFAudio AVFoundation AVKit Accelerate Accessibility Accounts ActivityKit AdServices AdSupport AddressBook
    AddressBookUI AppIntents AppKit AppTrackingTransparency AppleScriptKit AppleScriptObjC ApplicationServices
    AssetsLibrary AudioToolbox AudioUnit AuthenticationServices BackgroundAssets BackgroundTasks Builtin BusinessChat
    CFNetwork CallKit CarPlay Carbon Charts Cinematic ClassKit ClockKit CloudKit Cocoa Collaboration ColorSync Combine
    Contacts ContactsUI CoreAudio CoreAudioKit CoreAudioTypes CoreBluetooth CoreData CoreFoundation CoreGraphics
    CoreHaptics CoreImage CoreLocation CoreLocationUI CoreMIDI CoreML CoreMedia CoreMediaIO CoreMotion CoreNFC
    CoreServices CoreSpotlight CoreTelephony CoreText CoreTransferable CoreVideo CoreWLAN CreateML CryptoKit
    CryptoTokenKit Darwin DataDetection DeveloperToolsSupport DeviceCheck DeviceDiscoveryExtension DiskArbitration
    Dispatch Distributed EventKit EventKitUI ExceptionHandling ExecutionPolicy ExposureNotification ExtensionFoundation
    ExtensionKit ExternalAccessory FileProvider FileProviderUI FinderSync Foundation FoundationNetworking FoundationXML
    GLKit GSS GameController GameKit GameplayKit GroupActivities HealthKit HealthKitUI HomeKit IOBluetooth IOBluetoothUI
    IOKit IOSurface IdentityLookup IdentityLookupUI ImageCaptureCore ImageIO InputMethodKit InstallerPlugins Intents
    IntentsUI JavaScriptCore Kernel LDAP LatentSemanticMapping LinkPresentation LocalAuthentication
    LocalAuthenticationEmbeddedUI LocalAuthenticationUI MLCompute MachO MapKit MediaAccessibility MediaLibrary
    MediaPlayer MediaSetup MediaToolbox Messages MessageUI Metal MetalFX MetalKit MetalPerformanceShaders MetricKit
    MobileCoreServices ModelIO MultipeerConnectivity MusicKit NaturalLanguage NearbyInteraction Network
    NetworkExtension NewsstandKit NotificationCenter OSLog ObjectiveC Observation OpenAL OpenCL OpenDirectory OpenGL
    OpenGLES PDFKit PHASE ParavirtualizedGraphics PassKit PencilKit Photos PhotosUI PlaygroundSupport PreferencePanes
    ProximityReader PushKit PushToTalk Quartz QuartzCore QuickLook QuickLookThumbnailing QuickLookUI RealityKit
    RegexBuilder ReplayKit RoomPlan SafariServices SafetyKit SceneKit ScreenCaptureKit ScreenSaver ScreenTime
    ScriptingBridge Security SecurityFoundation SecurityInterface SensitiveContentAnalysis SensorKit ServiceManagement
    SharedWithYou ShazamKit SiriKit Social SoundAnalysis Speech SpriteKit StickerBrowser StoreKit StoreKitTest Swift
    SwiftData SwiftUI Symbols Synchronization SyncServices System SystemConfiguration SystemExtensions TVMLKit TVServices
    TVUIKit TWAIN TabularData Tcl Testing ThreadNetwork TipKit Translation Twitter UIKit UniformTypeIdentifiers
    UserNotifications UserNotificationsUI VideoSubscriberAccount VideoToolbox Virtualization Vision VisionKit WatchConnectivity
    WatchKit WeatherKit WebKit WidgetKit WorkoutKit XCTest XPC iAd iTunesLibrary os simd vmnet zlib libkern
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
