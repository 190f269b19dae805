// swift-format-ignore-file
// Written by Generator/generate.py.
// The children of each element, in the order in which Interface Builder writes them.

/// A line an element: its platform, its name and its children, each with its key where it has one.
///
/// A number at the platform is the first version of the tools, in thousands, that writes them so. Of names with a `~` documents
/// don't show how they are ordered among the others.
var childOrders: StaticString {
#"""
iOS accessibility accessibilityTraits@traits bool@isElement
iOS activityIndicatorView rect@frame ~constraints ~autoresizingMask@autoresizingMask ~userDefinedRuntimeAttributes ~color@tintColor color@color
iOS barButtonItem color@tintColor ~userDefinedRuntimeAttributes ~button@customView ~segmentedControl@customView ~view@customView ~switch@customView ~inset@largeContentSizeImageInsets ~imageReference@image ~inset@imageInsets connections
iOS button rect@frame autoresizingMask@autoresizingMask ~viewLayoutGuide@safeArea color@backgroundColor accessibility@accessibilityConfiguration constraints fontDescription@fontDescription color@tintColor inset@contentEdgeInsets ~inset@titleEdgeInsets inset@imageEdgeInsets ~size@titleShadowOffset state@normal buttonConfiguration@configuration ~state@disabled ~state@selected ~state@highlighted ~attributedString@userComments userDefinedRuntimeAttributes ~variation@heightClass=regular-widthClass=regular ~variation@default ~variation@heightClass=compact-widthClass=compact ~variation@heightClass=compact-widthClass=regular connections
iOS buttonConfiguration backgroundConfiguration@background fontDescription@titleFontDescription color@baseForegroundColor color@baseBackgroundColor
iOS collectionReusableView rect@frame autoresizingMask@autoresizingMask subviews ~color@backgroundColor constraints ~viewLayoutGuide@safeArea connections point@canvasLocation
iOS22 collectionReusableView rect@frame autoresizingMask@autoresizingMask subviews ~color@backgroundColor ~viewLayoutGuide@safeArea constraints connections point@canvasLocation
iOS collectionView rect@frame autoresizingMask@autoresizingMask color@backgroundColor constraints ~collectionViewLayout@collectionViewLayout ~color@tintColor ~gestureRecognizers ~viewLayoutGuide@safeArea collectionViewFlowLayout@collectionViewLayout cells collectionReusableView@sectionHeaderView ~collectionReusableView@sectionFooterView connections
iOS collectionViewCell rect@frame autoresizingMask@autoresizingMask ~collectionViewCellContentView@contentView view@contentView color@backgroundColor ~color@tintColor ~gestureRecognizers constraints viewLayoutGuide@safeArea size@customSize userDefinedRuntimeAttributes connections point@canvasLocation
iOS17 collectionViewCell rect@frame autoresizingMask@autoresizingMask ~collectionViewCellContentView@contentView view@contentView ~gestureRecognizers viewLayoutGuide@safeArea ~color@backgroundColor ~color@tintColor constraints size@customSize userDefinedRuntimeAttributes connections point@canvasLocation
iOS collectionViewCellContentView rect@frame autoresizingMask@autoresizingMask subviews ~color@backgroundColor ~viewLayoutGuide@safeArea constraints ~userDefinedRuntimeAttributes
iOS collectionViewController collectionView@view ~extendedEdge@edgesForExtendedLayout ~toolbarItems navigationItem@navigationItem ~size@freeformSize ~simulatedNavigationBarMetrics@simulatedTopBarMetrics ~simulatedToolbarMetrics@simulatedBottomBarMetrics connections
iOS collectionViewFlowLayout size@itemSize size@headerReferenceSize size@footerReferenceSize inset@sectionInset
iOS constraint ~variation@heightClass=regular-widthClass=regular ~variation@heightClass=compact-widthClass=compact variation@heightClass=compact
iOS containerView rect@frame color@backgroundColor ~constraints ~autoresizingMask@autoresizingMask connections
iOS customFonts ~array@Avenir.ttc ~array@AvenirNext.ttc ~array@HelveticaNeue.ttc array@Rubik-Light.ttf array@Rubik-Medium.ttf ~array@Rubik-Bold.ttf array@Rubik-Regular.ttf
iOS datePicker rect@frame ~autoresizingMask@autoresizingMask ~constraints ~date@date connections ~point@canvasLocation
iOS document device accessibilityOverrides dependencies customFonts@customFonts ~scenes objects designables resources inferredMetricsTieBreakers color@tintColor
iOS16 document device accessibilityOverrides dependencies customFonts@customFonts ~scenes objects designables ~inferredMetricsTieBreakers resources color@tintColor
iOS17 document device accessibilityOverrides dependencies customFonts@customFonts ~scenes objects designables ~inferredMetricsTieBreakers ~color@tintColor resources
iOS hostingController navigationItem@navigationItem ~connections
iOS imageView rect@frame autoresizingMask@autoresizingMask color@backgroundColor color@tintColor ~accessibility@accessibilityConfiguration ~gestureRecognizers constraints userDefinedRuntimeAttributes ~imageReference@image ~preferredSymbolConfiguration@preferredSymbolConfiguration ~connections ~variation@default ~rect@contentStretch ~variation@heightClass=compact ~viewLayoutGuide@safeArea ~variation@heightClass=regular-widthClass=compact ~variation@heightClass=regular-widthClass=regular
iOS label rect@frame autoresizingMask@autoresizingMask ~directionalEdgeInsets@directionalLayoutMargins color@backgroundColor ~color@tintColor accessibility@accessibilityConfiguration ~gestureRecognizers constraints string@text ~viewLayoutGuide@safeArea ~attributedString@attributedText ~attributedString@userComments ~edgeInsets@layoutMargins fontDescription@fontDescription nil@textColor ~color@textColor ~color@highlightedColor nil@highlightedColor ~color@shadowColor ~size@shadowOffset userDefinedRuntimeAttributes ~connections ~variation@default ~variation@heightClass=regular-widthClass=compact ~variation@heightClass=regular-widthClass=regular ~variation@heightClass=compact ~string@userLabel ~variation@heightClass=compact-widthClass=compact
iOS mapView rect@frame constraints ~autoresizingMask@autoresizingMask standardMapConfiguration@preferredConfiguration ~connections
iOS navigationBar rect@frame autoresizingMask@autoresizingMask color@backgroundColor color@tintColor color@barTintColor textAttributes@titleTextAttributes ~items textAttributes@largeTitleTextAttributes ~userDefinedRuntimeAttributes
iOS navigationController ~extendedEdge@edgesForExtendedLayout tabBarItem@tabBarItem toolbarItems ~navigationItem@navigationItem ~simulatedTabBarMetrics@simulatedBottomBarMetrics ~nil@simulatedTopBarMetrics ~nil@simulatedBottomBarMetrics ~simulatedStatusBarMetrics@simulatedStatusBarMetrics ~simulatedNavigationBarMetrics@simulatedTopBarMetrics navigationBar@navigationBar nil ~viewControllers toolbar@toolbar connections
iOS navigationItem ~nil@title ~barButtonItem@backBarButtonItem barButtonItem@leftBarButtonItem ~view@titleView ~segmentedControl@titleView ~leftBarButtonItems barButtonItem@rightBarButtonItem ~attributedString@userComments ~button@titleView ~textField@titleView ~rightBarButtonItems ~userDefinedRuntimeAttributes ~connections
iOS pageControl rect@frame ~autoresizingMask@autoresizingMask ~color@backgroundColor ~constraints color@pageIndicatorTintColor color@currentPageIndicatorTintColor ~connections
iOS pageViewController toolbarItems simulatedToolbarMetrics@simulatedBottomBarMetrics
iOS pickerView rect@frame constraints ~autoresizingMask@autoresizingMask ~connections ~point@canvasLocation
iOS progressView rect@frame ~autoresizingMask@autoresizingMask ~color@backgroundColor color@tintColor constraints color@progressTintColor color@trackTintColor
iOS refreshControl rect@frame ~autoresizingMask@autoresizingMask ~connections
iOS scene objects point@canvasLocation
iOS scrollView rect@frame autoresizingMask@autoresizingMask subviews ~viewLayoutGuide@safeArea color@backgroundColor constraints viewLayoutGuide@contentLayoutGuide viewLayoutGuide@frameLayoutGuide ~edgeInsets@layoutMargins ~userDefinedRuntimeAttributes ~variation@default ~connections
iOS searchBar rect@frame ~constraints ~color@barTintColor autoresizingMask@autoresizingMask textInputTraits@textInputTraits userDefinedRuntimeAttributes connections
iOS segmentedControl rect@frame ~autoresizingMask@autoresizingMask ~color@backgroundColor constraints segments color@tintColor ~color@selectedSegmentTintColor ~userDefinedRuntimeAttributes connections
iOS slider rect@frame ~autoresizingMask@autoresizingMask ~color@tintColor constraints color@minimumTrackTintColor color@maximumTrackTintColor color@thumbTintColor connections
iOS splitViewController toolbarItems navigationItem@navigationItem ~tabBarItem@tabBarItem connections
iOS stackView rect@frame autoresizingMask@autoresizingMask subviews ~viewLayoutGuide@safeArea color@backgroundColor ~variation@widthClass=compact ~gestureRecognizers ~color@tintColor constraints ~edgeInsets@layoutMargins ~directionalEdgeInsets@directionalLayoutMargins ~userDefinedRuntimeAttributes ~variation@default ~variation@heightClass=compact ~variation@heightClass=regular ~point@canvasLocation ~variation@heightClass=regular-widthClass=compact variation@heightClass=regular-widthClass=regular
iOS state color@titleColor color@titleShadowColor ~attributedString@attributedTitle ~imageReference@image
iOS stepper rect@frame constraints ~color@tintColor connections
iOS switch rect@frame ~autoresizingMask@autoresizingMask ~accessibility@accessibilityConfiguration constraints ~color@backgroundColor ~color@onTintColor connections
iOS tabBar rect@frame autoresizingMask@autoresizingMask color@backgroundColor color@tintColor color@barTintColor color@selectedImageTintColor
iOS tabBarController toolbarItems ~navigationItem@navigationItem ~extendedEdge@edgesForExtendedLayout ~nil@simulatedBottomBarMetrics tabBar@tabBar ~viewControllers connections ~point@canvasLocation
iOS tableView rect@frame autoresizingMask@autoresizingMask color@backgroundColor ~viewLayoutGuide@safeArea ~constraints ~color@tintColor ~color@separatorColor ~inset@separatorInset ~color@sectionIndexColor ~nil@simulatedStatusBarMetrics ~freeformSimulatedSizeMetrics@simulatedDestinationMetrics ~color@sectionIndexBackgroundColor view@tableHeaderView view@tableFooterView ~searchBar@tableHeaderView ~gestureRecognizers ~color@sectionIndexTrackingBackgroundColor prototypes ~userDefinedRuntimeAttributes ~label@tableFooterView sections connections point@canvasLocation
iOS17 tableView rect@frame autoresizingMask@autoresizingMask ~viewLayoutGuide@safeArea color@backgroundColor ~constraints ~color@tintColor ~color@separatorColor ~inset@separatorInset ~color@sectionIndexColor ~nil@simulatedStatusBarMetrics ~freeformSimulatedSizeMetrics@simulatedDestinationMetrics ~color@sectionIndexBackgroundColor view@tableHeaderView view@tableFooterView ~searchBar@tableHeaderView ~gestureRecognizers ~color@sectionIndexTrackingBackgroundColor prototypes ~userDefinedRuntimeAttributes ~label@tableFooterView sections connections point@canvasLocation
iOS tableViewCell rect@frame autoresizingMask@autoresizingMask tableViewCellContentView@contentView color@backgroundColor accessibility@accessibilityConfiguration ~listContentConfiguration@contentConfiguration constraints viewLayoutGuide@safeArea ~edgeInsets@layoutMargins ~inset@separatorInset ~userDefinedRuntimeAttributes ~gestureRecognizers ~color@tintColor connections point@canvasLocation
iOS17 tableViewCell rect@frame autoresizingMask@autoresizingMask tableViewCellContentView@contentView ~listContentConfiguration@contentConfiguration viewLayoutGuide@safeArea color@backgroundColor accessibility@accessibilityConfiguration constraints ~edgeInsets@layoutMargins ~inset@separatorInset ~userDefinedRuntimeAttributes ~gestureRecognizers ~color@tintColor connections point@canvasLocation
iOS tableViewCellContentView rect@frame autoresizingMask@autoresizingMask subviews ~viewLayoutGuide@safeArea color@backgroundColor ~color@tintColor ~gestureRecognizers constraints variation@default ~edgeInsets@layoutMargins ~variation@heightClass=regular-widthClass=regular ~attributedString@userComments
iOS tableViewController tableView@view ~extendedEdge@edgesForExtendedLayout ~tabBarItem@tabBarItem toolbarItems navigationItem@navigationItem ~simulatedNavigationBarMetrics@simulatedTopBarMetrics ~refreshControl@refreshControl ~simulatedToolbarMetrics@simulatedBottomBarMetrics ~nil@simulatedBottomBarMetrics ~simulatedTabBarMetrics@simulatedBottomBarMetrics ~value@contentSizeForViewInPopover ~freeformSimulatedSizeMetrics@simulatedDestinationMetrics size@freeformSize ~attributedString@userComments connections
iOS textAttributes fontDescription@fontDescription color@textColor
iOS textField rect@frame ~autoresizingMask@autoresizingMask color@backgroundColor ~color@tintColor accessibility@accessibilityConfiguration ~gestureRecognizers constraints nil@textColor ~color@textColor fontDescription@fontDescription textInputTraits@textInputTraits ~attributedString@userComments ~userDefinedRuntimeAttributes ~variation@heightClass=regular-widthClass=regular connections
iOS textView rect@frame autoresizingMask@autoresizingMask color@backgroundColor accessibility@accessibilityConfiguration ~color@tintColor constraints ~attributedString@attributedText ~inset@scrollIndicatorInsets ~gestureRecognizers ~edgeInsets@layoutMargins string@text ~mutableString@text color@textColor fontDescription@fontDescription textInputTraits@textInputTraits dataDetectorType@dataDetectorTypes ~attributedString@userComments ~userDefinedRuntimeAttributes ~variation@heightClass=regular-widthClass=regular ~connections
iOS toolbar rect@frame autoresizingMask@autoresizingMask ~color@backgroundColor ~constraints items color@tintColor color@barTintColor ~point@canvasLocation
iOS userDefinedRuntimeAttribute ~real@value ~color@value integer@value
iOS view rect@frame autoresizingMask@autoresizingMask subviews ~keyboardLayoutGuide@keyboard color@backgroundColor ~attributedString@userComments color@tintColor accessibility@accessibilityConfiguration ~gestureRecognizers constraints nil@simulatedStatusBarMetrics ~simulatedStatusBarMetrics@simulatedStatusBarMetrics ~simulatedNavigationBarMetrics@simulatedTopBarMetrics nil@simulatedTopBarMetrics nil@simulatedBottomBarMetrics freeformSimulatedSizeMetrics@simulatedDestinationMetrics ~edgeInsets@layoutMargins viewLayoutGuide@safeArea ~userDefinedRuntimeAttributes ~variation@default ~variation@heightClass=compact ~variation@heightClass=regular connections ~variation@heightClass=compact-widthClass=regular ~variation@heightClass=regular-widthClass=compact ~variation@heightClass=regular-widthClass=regular ~variation@widthClass=compact ~variation@widthClass=regular point@canvasLocation
iOS17 view rect@frame autoresizingMask@autoresizingMask subviews ~keyboardLayoutGuide@keyboard ~attributedString@userComments viewLayoutGuide@safeArea color@backgroundColor color@tintColor accessibility@accessibilityConfiguration ~gestureRecognizers constraints nil@simulatedStatusBarMetrics ~simulatedStatusBarMetrics@simulatedStatusBarMetrics ~simulatedNavigationBarMetrics@simulatedTopBarMetrics nil@simulatedTopBarMetrics nil@simulatedBottomBarMetrics freeformSimulatedSizeMetrics@simulatedDestinationMetrics ~edgeInsets@layoutMargins ~userDefinedRuntimeAttributes ~variation@default ~variation@heightClass=compact ~variation@heightClass=regular connections ~variation@heightClass=compact-widthClass=regular ~variation@heightClass=regular-widthClass=compact ~variation@heightClass=regular-widthClass=regular ~variation@widthClass=compact ~variation@widthClass=regular point@canvasLocation
iOS viewController layoutGuides view@view ~sceneKitView@view ~userDefinedRuntimeAttributes ~tableView@view ~extendedEdge@edgesForExtendedLayout tabBarItem@tabBarItem ~toolbarItems ~collectionView@view navigationItem@navigationItem ~nil@simulatedStatusBarMetrics ~value@contentSizeForViewInPopover ~simulatedStatusBarMetrics@simulatedStatusBarMetrics ~simulatedNavigationBarMetrics@simulatedTopBarMetrics ~nil@simulatedTopBarMetrics ~nil@simulatedBottomBarMetrics ~freeformSimulatedSizeMetrics@simulatedDestinationMetrics ~size@freeformSize simulatedToolbarMetrics@simulatedBottomBarMetrics ~modalPageSheetSimulatedSizeMetrics@simulatedDestinationMetrics ~attributedString@userComments ~visualEffectView@view ~simulatedTabBarMetrics@simulatedBottomBarMetrics connections ~point@canvasLocation
iOS viewControllerPlaceholder tabBarItem@tabBarItem ~navigationItem@navigationItem
iOS visualEffectView rect@frame ~autoresizingMask@autoresizingMask view@contentView ~vibrancyEffect constraints ~color@backgroundColor ~color@tintColor blurEffect ~userDefinedRuntimeAttributes
iOS webView rect@frame ~color@backgroundColor ~constraints ~dataDetectorType@dataDetectorTypes
iOS wkWebView rect@frame color@backgroundColor wkWebViewConfiguration@configuration
iOS wkWebViewConfiguration audiovisualMediaTypes@mediaTypesRequiringUserActionForPlayback wkPreferences@preferences
macOS application menu@mainMenu connections
macOS arrayController declaredKeys classReference@objectClass connections
macOS box rect@frame autoresizingMask@autoresizingMask view@contentView constraints color@borderColor color@fillColor ~font@titleFont ~connections ~point@canvasLocation ~size@contentViewMargins ~attributedString@userComments
macOS button rect@frame autoresizingMask@autoresizingMask string@toolTip ~constraints buttonCell@cell ~modifierMask@keyEquivalentModifierMask ~color@bezelColor color@contentTintColor userDefinedRuntimeAttributes ~accessibility ~attributedString@userComments connections ~point@canvasLocation
macOS22 button rect@frame autoresizingMask@autoresizingMask string@toolTip buttonCell@cell ~modifierMask@keyEquivalentModifierMask ~color@bezelColor ~color@contentTintColor constraints ~userDefinedRuntimeAttributes accessibility ~attributedString@userComments connections ~point@canvasLocation
macOS buttonCell behavior@behavior ~string@title font@font string@keyEquivalent modifierMask@keyEquivalentModifierMask ~accessibility ~connections ~userDefinedRuntimeAttributes ~imageReference@image ~string@toolTip ~attributedString@userComments
macOS clipView rect@frame autoresizingMask@autoresizingMask subviews constraints color@backgroundColor ~nil@backgroundColor ~edgeInsets@contentInsets
macOS collectionView rect@frame autoresizingMask@autoresizingMask collectionViewFlowLayout@collectionViewLayout color@primaryBackgroundColor ~color@secondaryBackgroundColor connections
macOS collectionViewFlowLayout size@itemSize ~edgeInsets@sectionInset
macOS collectionViewItem connections ~view@view
macOS colorWell rect@frame autoresizingMask@autoresizingMask ~constraints color@color connections
macOS comboBox rect@frame autoresizingMask@autoresizingMask ~constraints comboBoxCell@cell ~accessibility connections
macOS comboBoxCell ~numberFormatter@formatter font@font color@textColor color@backgroundColor objectValues ~connections
macOS containerView rect@frame ~constraints ~autoresizingMask@autoresizingMask ~connections
macOS customObject ~attributedString@userComments connections
macOS customView rect@frame autoresizingMask@autoresizingMask ~userGuides subviews constraints ~userDefinedRuntimeAttributes ~accessibility connections point@canvasLocation ~visibilityPriorities ~customSpacing
macOS datePicker rect@frame autoresizingMask@autoresizingMask ~constraints datePickerCell@cell ~connections
macOS datePickerCell font@font date@date color@backgroundColor color@textColor
macOS dictionary ~bool@NSHandlesContentAsCompoundValue integer@NSMultipleValuesPlaceholder integer@NSNoSelectionPlaceholder ~bool@NSConditionallySetsEnabled ~bool@NSAllowsEditingMultipleValuesSelection ~bool@NSConditionallySetsEditable ~bool@NSContinuouslyUpdatesValue integer@NSNotApplicablePlaceholder integer@NSNullPlaceholder ~string@NSDisplayPattern ~string@NSNoSelectionPlaceholder ~string@NSNotApplicablePlaceholder ~string@NSNullPlaceholder ~bool@NSRaisesForNotApplicableKeys bool@NSValidatesImmediately string@NSValueTransformerName
macOS document dependencies objects ~scenes ~designables resources ~accessibility ~objectController ~toolbar@toolbar ~connections ~constraints ~viewLayoutGuide@safeArea ~viewLayoutGuide@layoutMargins ~point@canvasLocation inferredMetricsTieBreakers
macOS17 document dependencies objects ~scenes ~designables ~accessibility ~objectController ~toolbar@toolbar ~connections ~constraints ~viewLayoutGuide@safeArea ~viewLayoutGuide@layoutMargins ~point@canvasLocation ~inferredMetricsTieBreakers resources
macOS drawer ~size@contentSize size@minContentSize ~size@maxContentSize ~connections
macOS form ~rect@frame ~autoresizingMask@autoresizingMask ~color@backgroundColor ~size@cellSize size@intercellSpacing ~formCell@prototype ~cells ~connections
macOS formCell numberFormatter@formatter ~dateFormatter@formatter ~font@font ~font@titleFont ~connections
macOS gridCell textField@contentView ~button@contentView
macOS gridView rect@frame ~constraints ~autoresizingMask@autoresizingMask rows columns gridCells
macOS imageCell imageReference@image ~accessibility ~userDefinedRuntimeAttributes ~font@font ~connections
macOS imageView rect@frame ~autoresizingMask@autoresizingMask constraints ~string@toolTip ~shadow@shadow imageCell@cell ~color@contentTintColor ~accessibility connections ~userDefinedRuntimeAttributes
macOS levelIndicator rect@frame autoresizingMask@autoresizingMask ~constraints levelIndicatorCell@cell
macOS matrix rect@frame autoresizingMask@autoresizingMask ~string@toolTip ~constraints color@backgroundColor size@cellSize size@intercellSpacing buttonCell@prototype ~textFieldCell@prototype cells ~accessibility connections
macOS menu items ~userDefinedRuntimeAttributes ~modifierMask@keyEquivalentModifierMask connections point@canvasLocation
macOS menuItem string@title ~integer@representedObject ~attributedString@attributedTitle ~expression@representedObject ~imageReference@image ~userDefinedRuntimeAttributes ~attributedString@userComments ~accessibility ~string@keyEquivalent modifierMask@keyEquivalentModifierMask menu@submenu ~string@toolTip connections
macOS numberFormatter ~integer@multiplier nil@negativeInfinitySymbol nil@positiveInfinitySymbol real@minimum ~integer@minimum real@maximum
macOS objectController declaredKeys ~classReference@objectClass ~connections
macOS outlineView rect@frame autoresizingMask@autoresizingMask size@intercellSpacing color@backgroundColor ~tableViewGridLines@gridStyleMask color@gridColor tableColumns ~accessibility connections
macOS pathCell font@font ~url@url ~color@backgroundColor ~connections ~allowedTypes
macOS pathControl rect@frame ~autoresizingMask@autoresizingMask constraints pathCell@cell connections
macOS popUpButton rect@frame autoresizingMask@autoresizingMask ~string@toolTip ~constraints popUpButtonCell@cell accessibility ~color@contentTintColor ~attributedString@userComments connections ~modifierMask@keyEquivalentModifierMask ~point@canvasLocation ~menu@menu
macOS22 popUpButton rect@frame autoresizingMask@autoresizingMask ~string@toolTip popUpButtonCell@cell constraints accessibility ~color@contentTintColor ~attributedString@userComments connections ~modifierMask@keyEquivalentModifierMask ~point@canvasLocation ~menu@menu
macOS popUpButtonCell behavior@behavior font@font string@keyEquivalent modifierMask@keyEquivalentModifierMask menu@menu connections
macOS progressIndicator rect@frame autoresizingMask@autoresizingMask ~constraints ~connections ~accessibility
macOS scene objects point@canvasLocation ~connections
macOS scrollView rect@frame autoresizingMask@autoresizingMask ~string@toolTip clipView@contentView constraints ~edgeInsets@contentInsets scroller@horizontalScroller scroller@verticalScroller tableHeaderView@headerView accessibility ~metadata ~connections ~point@canvasLocation
macOS scroller rect@frame autoresizingMask@autoresizingMask
macOS searchField rect@frame autoresizingMask@autoresizingMask ~constraints ~string@toolTip searchFieldCell@cell ~accessibility connections
macOS searchFieldCell font@font color@textColor color@backgroundColor ~connections ~accessibility
macOS secureTextField rect@frame autoresizingMask@autoresizingMask ~constraints secureTextFieldCell@cell ~point@canvasLocation ~accessibility connections
macOS secureTextFieldCell font@font color@textColor color@backgroundColor allowedInputSourceLocales
macOS segmentedCell font@font segments ~accessibility ~connections
macOS segmentedControl rect@frame autoresizingMask@autoresizingMask ~constraints segmentedCell@cell accessibility connections
macOS slider rect@frame ~autoresizingMask@autoresizingMask string@toolTip constraints ~contentFilters sliderCell@cell accessibility connections
macOS sliderCell font@font ~connections
macOS splitView rect@frame autoresizingMask@autoresizingMask subviews ~constraints holdingPriorities ~point@canvasLocation ~userDefinedRuntimeAttributes ~accessibility connections
macOS splitViewController splitViewItems splitView@splitView connections
macOS stackView rect@frame autoresizingMask@autoresizingMask subviews edgeInsets@edgeInsets ~beginningViews ~endViews constraints ~middleViews visibilityPriorities customSpacing connections ~point@canvasLocation
macOS stepper rect@frame autoresizingMask@autoresizingMask ~constraints stepperCell@cell accessibility connections
macOS stepperCell font@font ~connections
macOS switch rect@frame ~autoresizingMask@autoresizingMask connections
macOS tabView rect@frame autoresizingMask@autoresizingMask ~constraints font@font tabViewItems connections
macOS tabViewController tabViewItems ~viewControllerTransitionOptions@transitionOptions ~tabView@tabView ~connections
macOS tabViewItem view@view ~connections ~constraints ~nil@label
macOS tableCellView rect@frame autoresizingMask@autoresizingMask ~userGuides subviews constraints ~accessibility connections ~point@canvasLocation
macOS tableColumn tableHeaderCell@headerCell textFieldCell@dataCell ~buttonCell@dataCell ~imageCell@dataCell ~popUpButtonCell@dataCell ~customCell@dataCell ~sliderCell@dataCell ~comboBoxCell@dataCell ~levelIndicatorCell@dataCell sortDescriptor@sortDescriptorPrototype tableColumnResizingMask@resizingMask prototypeCellViews connections ~userDefinedRuntimeAttributes
macOS tableHeaderCell font@font color@textColor color@backgroundColor
macOS tableHeaderView rect@frame autoresizingMask@autoresizingMask ~connections
macOS tableView rect@frame autoresizingMask@autoresizingMask size@intercellSpacing color@backgroundColor tableViewGridLines@gridStyleMask color@gridColor tableColumns accessibility connections ~userDefinedRuntimeAttributes
macOS textField rect@frame autoresizingMask@autoresizingMask ~string@toolTip ~constraints ~shadow@shadow ~animations ~backgroundFilters textFieldCell@cell accessibility ~attributedString@userComments ~userDefinedRuntimeAttributes connections
macOS textFieldCell numberFormatter@formatter ~dateFormatter@formatter ~byteCountFormatter@formatter ~customFormatter@formatter font@font string@title color@textColor color@backgroundColor ~attributedString@userComments ~allowedInputSourceLocales connections ~accessibility
macOS textView rect@frame autoresizingMask@autoresizingMask color@textColor color@backgroundColor size@minSize size@maxSize attributedString@textStorage color@insertionPointColor ~accessibility connections ~attributedString@userComments
macOS tokenField rect@frame ~constraints autoresizingMask@autoresizingMask tokenFieldCell@cell connections
macOS tokenFieldCell font@font color@textColor color@backgroundColor
macOS toolbar allowedToolbarItems defaultToolbarItems ~connections
macOS toolbarItem nil@toolTip ~box@view ~imageReference@image size@minSize size@maxSize ~popUpButton@view button@view ~searchField@view ~segmentedControl@view ~customView@view connections
macOS treeController ~declaredKeys ~classReference@objectClass connections
macOS view rect@frame autoresizingMask@autoresizingMask ~userGuides subviews ~holdingPriorities constraints ~accessibility ~userDefinedRuntimeAttributes ~connections ~viewLayoutGuide@safeArea ~viewLayoutGuide@layoutMargins point@canvasLocation ~visibilityPriorities ~customSpacing
macOS viewController view@view ~constraints ~stackView@view ~attributedString@userComments ~userDefinedRuntimeAttributes ~customView@view connections
macOS visualEffectView rect@frame autoresizingMask@autoresizingMask subviews constraints ~connections ~point@canvasLocation
macOS webView ~rect@frame ~autoresizingMask@autoresizingMask webPreferences@preferences ~accessibility ~connections
macOS window windowStyleMask@styleMask windowCollectionBehavior@collectionBehavior windowPositionMask@initialPositionMask rect@contentRect rect@screenRect value@minSize value@maxSize ~value@minFullScreenContentSize ~value@maxFullScreenContentSize view@contentView toolbar@toolbar ~constraints ~contentBorderThickness ~attributedString@userComments ~holdingPriorities ~accessibility ~form connections point@canvasLocation
macOS windowController window@window connections
macOS wkWebView rect@frame ~autoresizingMask@autoresizingMask wkWebViewConfiguration@configuration ~connections
macOS wkWebViewConfiguration audiovisualMediaTypes@mediaTypesRequiringUserActionForPlayback wkPreferences@preferences
"""#
}
