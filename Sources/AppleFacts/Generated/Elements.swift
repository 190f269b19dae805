// swift-format-ignore-file
// Written by Generator/generate.py, which tells how to read it.

extension FactTable {
  static var elements: FactTable { FactTable(elementsText) }
}

// A computed property needs no initialiser, not even in a debug build. Inlined, each file that
// asks would carry the text once more.
@inline(never)
private var elementsText: StaticString {
#"""
actionCell D NSActionCell
activity H WKInterfaceActivityRing
activityIndicatorView C UIActivityIndicatorView
activityRing H WKInterfaceActivityRing ?
adBannerView C ADBannerView ?
application C UIApplication ?
application D NSApplication
arView G ARView ?
arrayController D NSArrayController
arscnView A ARSCNView
arscnView B ARSCNView ?
arskView A ARSKView
arskView B ARSKView ?
authorizationAppleIDButton H WKInterfaceAuthorizationAppleIDButton ?
authorizationView D SFAuthorizationView ?
avPlayerView D AVPlayerView ?
avPlayerViewController C AVPlayerViewController
barButtonItem C UIBarButtonItem
box D NSBox
browser D NSBrowser
browserCell D NSBrowserCell ?
button C UIButton
button D NSButton
button H WKInterfaceButton
buttonCell D NSButtonCell
buttonTouchBarItem D NSButtonTouchBarItem ?
byteCountFormatter D NSByteCountFormatter ?
calendarView C UICalendarView ?
candidateListTouchBarItem D NSCandidateListTouchBarItem ?
captureView D AVCaptureView ?
cell D NSCell
clickGestureRecognizer D NSClickGestureRecognizer
clipView D NSClipView
collectionReusableView C UICollectionReusableView
collectionView C UICollectionView
collectionView D NSCollectionView
collectionViewCell C UICollectionViewCell
collectionViewCellContentView C UIView
collectionViewController C UICollectionViewController
collectionViewFlowLayout C UICollectionViewFlowLayout
collectionViewFlowLayout D NSCollectionViewFlowLayout
collectionViewGridLayout D NSCollectionViewGridLayout ?
collectionViewItem D NSCollectionViewItem
collectionViewLayout C UICollectionViewLayout
collectionViewLayout D NSCollectionViewLayout ?
colorPickerTouchBarItem D NSColorPickerTouchBarItem ?
colorWell C UIColorWell ?
colorWell D NSColorWell
comboBox D NSComboBox
comboBoxCell D NSComboBoxCell
comboButton D NSComboButton ?
command C UICommand ?
constraint G NSLayoutConstraint
constraint H NSLayoutConstraint ?
containerView C UIView
containerView D NSView
control D NSControl
controller H WKInterfaceController
controllerPlaceholder D -
customCell D NSCell
customFormatter D NSFormatter ?
customObject O NSObject
customTouchBarItem D NSCustomTouchBarItem ?
customView D NSView
date H WKInterfaceDate ?
dateComponentsFormatter D NSDateComponentsFormatter
dateFormatter D NSDateFormatter
dateLabel H WKInterfaceDate ?
datePicker A UIDatePicker
datePicker B UIDatePicker ?
datePicker D NSDatePicker
datePickerCell D NSDatePickerCell
dictionaryController D NSDictionaryController
drawer D NSDrawer
energyFormatter D NSEnergyFormatter ?
exit O -
form D NSForm ?
formCell D NSFormCell ?
gestureRecognizer C UIGestureRecognizer ?
gestureRecognizer D NSGestureRecognizer ?
glanceController H WKInterfaceController
glkView C GLKView
glkViewController C GLKViewController
gridCell D NSGridCell
gridColumn D NSGridColumn
gridRow D NSGridRow
gridView D NSGridView
group H WKInterfaceGroup
groupTouchBarItem D NSGroupTouchBarItem ?
hmCamera H WKInterfaceHMCamera ?
hostingController C UIHostingController
hostingController D NSHostingController
hostingController H WKHostingController
hoverGestureRecognizer C UIHoverGestureRecognizer ?
imageBrowserView D IKImageBrowserView ?
imageCell D NSImageCell
imagePickerController C UIImagePickerController ?
imageView C UIImageView
imageView D NSImageView
imageView H WKInterfaceImage
inlineMovie H WKInterfaceInlineMovie ?
keyCommand C UIKeyCommand
keyboardLayoutGuide C UIKeyboardLayoutGuide ?
label C UILabel
label H WKInterfaceLabel
lengthFormatter D NSLengthFormatter ?
levelIndicator D NSLevelIndicator
levelIndicatorCell D NSLevelIndicatorCell
longPressGestureRecognizer H WKLongPressGestureRecognizer ?
lookAroundViewController A MKLookAroundViewController
lookAroundViewController F MKLookAroundViewController ?
magnificationGestureRecognizer D NSMagnificationGestureRecognizer
managedObjectContext D NSManagedObjectContext ?
map H WKInterfaceMap ?
mapView G MKMapView
massFormatter D NSMassFormatter ?
matrix D NSMatrix
mediaLibraryBrowserController D NSMediaLibraryBrowserController ?
menu C UIMenu ?
menu D NSMenu
menu H NSObject ?
menuItem D NSMenuItem
menuItem H NSObject ?
movie H WKInterfaceMovie ?
mtkView C MTKView
mtkView D MTKView ?
navigationBar C UINavigationBar
navigationController C UINavigationController
navigationItem C UINavigationItem
notificationCategory H -
notificationController H WKUserNotificationInterfaceController
notificationHostingController H WKUserNotificationHostingController ?
nowPlayingView H WKInterfaceObject ?
numberFormatter D NSNumberFormatter
objectController D NSObjectController
openGLView D NSOpenGLView
outlineView D NSOutlineView
pageControl C UIPageControl
pageViewController C UIPageViewController
pagecontroller D NSPageController
panGestureRecognizer C UIPanGestureRecognizer
panGestureRecognizer D NSPanGestureRecognizer
panGestureRecognizer H WKPanGestureRecognizer ?
pathCell D NSPathCell
pathControl D NSPathControl
paymentButton H WKInterfacePaymentButton ?
pdfThumbnailView D PDFThumbnailView ?
pdfView D PDFView
personNameComponentsFormatter D NSPersonNameComponentsFormatter ?
picker H WKInterfacePicker
pickerTouchBarItem D NSPickerTouchBarItem ?
pickerView A UIPickerView
pickerView B UIPickerView ?
pinchGestureRecognizer A UIPinchGestureRecognizer
pinchGestureRecognizer B UIPinchGestureRecognizer ?
placeholder O NSObject
playerView D AVPlayerView ?
pongPressGestureRecognizer C UILongPressGestureRecognizer
popUpButton D NSPopUpButton
popUpButtonCell D NSPopUpButtonCell
popover D NSPopover
popoverTouchBarItem D NSPopoverTouchBarItem ?
predicateEditor D NSPredicateEditor
predicateEditorRowTemplate D NSPredicateEditorRowTemplate
pressGestureRecognizer D NSPressGestureRecognizer
progressIndicator D NSProgressIndicator
progressView C UIProgressView
quickLookPreviewView D QLPreviewView ?
refreshControl A UIRefreshControl
refreshControl B UIRefreshControl ?
rotationGestureRecognizer A UIRotationGestureRecognizer
rotationGestureRecognizer B UIRotationGestureRecognizer ?
rotationGestureRecognizer D NSRotationGestureRecognizer
ruleEditor D NSRuleEditor
sceneKitScene H WKInterfaceSCNScene ?
sceneKitView G SCNView
screenEdgePanGestureRecognizer A UIScreenEdgePanGestureRecognizer
screenEdgePanGestureRecognizer B UIScreenEdgePanGestureRecognizer ?
scrollView C UIScrollView
scrollView D NSScrollView
scroller D NSScroller
scrubber D NSScrubber ?
searchBar C UISearchBar
searchDisplayController A UISearchDisplayController
searchDisplayController B UISearchDisplayController ?
searchField D NSSearchField
searchFieldCell D NSSearchFieldCell
searchToolbarItem D NSSearchToolbarItem
secureTextField D NSSecureTextField
secureTextFieldCell D NSSecureTextFieldCell
segmentedCell D NSSegmentedCell
segmentedControl C UISegmentedControl
segmentedControl D NSSegmentedControl
segue C UIStoryboardSegue
segue D NSStoryboardSegue
separator H WKInterfaceSeparator
sharingServicePickerTouchBarItem D NSSharingServicePickerTouchBarItem ?
skView G SKView
slider A UISlider
slider B UISlider ?
slider D NSSlider
slider H WKInterfaceSlider
sliderCell D NSSliderCell
sliderTouchBarItem D NSSliderTouchBarItem ?
splitView D NSSplitView
splitViewController C UISplitViewController
splitViewController D NSSplitViewController
splitViewItem D NSSplitViewItem
spriteKitScene H WKInterfaceSKScene ?
stackView C UIStackView
stackView D NSStackView
stepper A UIStepper
stepper B UIStepper ?
stepper D NSStepper
stepperCell D NSStepperCell
stepperTouchBarItem D NSStepperTouchBarItem ?
swipeGestureRecognizer C UISwipeGestureRecognizer
swipeGestureRecognizer H WKSwipeGestureRecognizer ?
switch A UISwitch
switch B UISwitch ?
switch D NSSwitch
switch H WKInterfaceSwitch
tabBar C UITabBar
tabBarController C UITabBarController
tabBarItem C UITabBarItem
tabView D NSTabView
tabViewController D NSTabViewController
tabViewItem D NSTabViewItem
table H WKInterfaceTable
tableCellView D NSTableCellView
tableColumn D NSTableColumn
tableHeaderCell D NSTableHeaderCell
tableHeaderView D NSTableHeaderView
tableRow H NSObject ?
tableRowView D NSTableRowView ?
tableView C UITableView
tableView D NSTableView
tableViewCell C UITableViewCell
tableViewCellContentView C UIView
tableViewController C UITableViewController
tableViewSection C UITableViewSection
tapGestureRecognizer C UITapGestureRecognizer
tapGestureRecognizer H WKTapGestureRecognizer ?
textField C UITextField
textField D NSTextField
textField H WKInterfaceTextField ?
textFieldCell D NSTextFieldCell
textFinder D NSTextFinder ?
textView C UITextView
textView D NSTextView
timer H WKInterfaceTimer
titlebarAccessoryViewController D NSTitlebarAccessoryViewController ?
tokenField D NSTokenField
tokenFieldCell D NSTokenFieldCell
toolbar A UIToolbar
toolbar B UIToolbar ?
toolbar D NSToolbar
toolbarItem D NSToolbarItem
toolbarItemGroup D NSToolbarItemGroup ?
touchBar D NSTouchBar
touchBarItem D NSTouchBarItem ?
treeController D NSTreeController
userDefaultsController D NSUserDefaultsController
view C UIView
view D NSView
viewController C UIViewController
viewController D NSViewController
viewControllerLayoutGuide C NSObject
viewControllerPlaceholder C -
viewControllerPlaceholder D - ?
viewLayoutGuide C UILayoutGuide
viewLayoutGuide D NSLayoutGuide
visualEffectView C UIVisualEffectView
visualEffectView D NSVisualEffectView
volumeControl H WKInterfaceVolumeControl ?
volumeControlView H WKInterfaceVolumeControl
webView C UIWebView
webView D WebView
window C UIWindow
window D NSWindow
windowController D NSWindowController
wkWebView E WKWebView
wkWebView B WKWebView ?

"""#
}
