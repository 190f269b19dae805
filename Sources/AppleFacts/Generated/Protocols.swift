// swift-format-ignore-file
// Written by Generator/generate.py, which tells how to read it.

extension FactTable {
  static var protocols: FactTable { FactTable(protocolsText) }
}

// A computed property needs no initialiser, not even in a debug build. Inlined, each file that
// asks would carry the text once more.
@inline(never)
private var protocolsText: StaticString {
#"""
ABNewPersonViewControllerDelegate - A::NSObject
ABPeoplePickerNavigationControllerDelegate - A::NSObject
ABPersonViewControllerDelegate - A::NSObject
ABUnknownPersonViewControllerDelegate - A::NSObject
ARAnchorCopying - A::NSCopying
ARCoachingOverlayViewDelegate - A::NSObject
ARSCNViewDelegate - A::ARSessionObserver,SCNSceneRendererDelegate
ARSKViewDelegate - A::ARSessionObserver,SKViewDelegate
ARSessionDelegate - A::ARSessionObserver
ARSessionObserver - A::NSObject
ARSessionProviding - A::NSObject
ARTrackable - A::NSObject
ASAccountAuthenticationModificationControllerDelegate - A::NSObject
ASAccountAuthenticationModificationControllerPresentationContextProviding - A::NSObject
ASAuthorizationControllerDelegate - C::NSObject D::
ASAuthorizationControllerPresentationContextProviding - C::NSObject D::
ASAuthorizationCredential - C::NSCopying,NSObject,NSSecureCoding D::NSCopying,NSSecureCoding
ASAuthorizationProvider - C::NSObject D::
ASAuthorizationProviderExtensionAuthorizationRequestHandler - A::NSObject D::
ASAuthorizationProviderExtensionRegistrationHandler - D::
ASAuthorizationPublicKeyCredentialAssertion - E::ASPublicKeyCredential
ASAuthorizationPublicKeyCredentialAssertionRequest - A::NSCopying,NSObject,NSSecureCoding D::NSCopying,NSSecureCoding
ASAuthorizationPublicKeyCredentialDescriptor - A::NSCopying,NSObject,NSSecureCoding D::NSCopying,NSSecureCoding
ASAuthorizationPublicKeyCredentialRegistration - E::ASPublicKeyCredential
ASAuthorizationPublicKeyCredentialRegistrationRequest - A::NSCopying,NSObject,NSSecureCoding D::NSCopying,NSSecureCoding
ASAuthorizationWebBrowserExternallyAuthenticatableRequest - D::
ASAuthorizationWebBrowserPlatformPublicKeyCredentialAssertionRequest - D::
ASAuthorizationWebBrowserPlatformPublicKeyCredentialProvider - D::
ASAuthorizationWebBrowserPlatformPublicKeyCredentialRegistrationRequest - D::
ASAuthorizationWebBrowserSecurityKeyPublicKeyCredentialAssertionRequest - D::
ASAuthorizationWebBrowserSecurityKeyPublicKeyCredentialProvider - D::
ASAuthorizationWebBrowserSecurityKeyPublicKeyCredentialRegistrationRequest - D::
ASCredentialIdentity - D::
ASCredentialRequest - D::NSCopying,NSSecureCoding
ASPublicKeyCredential - G::ASAuthorizationCredential
ASWebAuthenticationPresentationContextProviding - A::NSObject D::
ASWebAuthenticationSessionRequestDelegate - D::
ASWebAuthenticationSessionWebBrowserSessionHandling - D::
AUAudioUnitFactory - G::NSExtensionRequestHandling
AUCustomViewPersistentData - D::
AUMessageChannel - A::
AVAssetDownloadDelegate - E::NSURLSessionTaskDelegate
AVAssetReaderCaptionValidationHandling - D::
AVAssetResourceLoaderDelegate - C::NSObject D::
AVAssetWriterDelegate - C::NSObject D::
AVAsynchronousKeyValueLoading - G::
AVAudio3DMixing - C::NSObject D::
AVAudioMixing - G::AVAudio3DMixing,AVAudioStereoMixing
AVAudioPlayerDelegate - C::NSObject D::
AVAudioRecorderDelegate - A::NSObject D::
AVAudioSessionDelegate - A::NSObject
AVAudioStereoMixing - C::NSObject D::
AVCaptureAudioDataOutputSampleBufferDelegate - A::NSObject D::
AVCaptureDataOutputSynchronizerDelegate - A::NSObject
AVCaptureDepthDataOutputDelegate - A::NSObject
AVCaptureFileOutputDelegate - D::
AVCaptureFileOutputRecordingDelegate - A::NSObject D::
AVCaptureMetadataOutputObjectsDelegate - A::NSObject D::
AVCapturePhotoCaptureDelegate - A::NSObject D::
AVCapturePhotoFileDataRepresentationCustomizer - A::NSObject
AVCapturePhotoOutputReadinessCoordinatorDelegate - D::
AVCaptureSessionControlsDelegate - D::
AVCaptureVideoDataOutputSampleBufferDelegate - A::NSObject D::
AVCaptureViewDelegate - D::
AVContentKeyRecipient - G::
AVContentKeySessionDelegate - C::NSObject D::
AVFragmentMinding - G::
AVMetricEventStreamPublisher - D::
AVMetricEventStreamSubscriber - D::
AVPictureInPictureControllerDelegate - C::NSObject D::
AVPictureInPictureSampleBufferPlaybackDelegate - C::NSObject D::
AVPlaybackCoordinatorPlaybackControlDelegate - C::NSObject D::
AVPlayerItemIntegratedTimelineObserver - D::
AVPlayerItemLegibleOutputPushDelegate - C::AVPlayerItemOutputPushDelegate D::
AVPlayerItemMetadataCollectorPushDelegate - C::NSObject D::
AVPlayerItemMetadataOutputPushDelegate - G::AVPlayerItemOutputPushDelegate
AVPlayerItemOutputPullDelegate - C::NSObject D::
AVPlayerItemOutputPushDelegate - C::NSObject D::
AVPlayerItemRenderedLegibleOutputPushDelegate - D::AVPlayerItemOutputPushDelegate
AVPlayerPlaybackCoordinatorDelegate - C::NSObject D::
AVPlayerViewControllerAnimationCoordinator - B::NSObject
AVPlayerViewControllerDelegate - C::NSObject
AVPlayerViewDelegate - D::
AVPlayerViewPictureInPictureDelegate - D::
AVQueuedSampleBufferRendering - C::NSObject D::
AVRoutePickerViewDelegate - C::NSObject D::
AVSpeechSynthesizerDelegate - C::NSObject D::
AVVideoCompositing - C::NSObject D::
AVVideoCompositionInstruction - C::NSObject
AVVideoCompositionValidationHandling - C::NSObject D::
BEAccessibilityTextMarkerSupport - D::
BEProcessCapabilityGrant - D::
CAAction - O::
CAAnimationDelegate - K::NSObject D::
CALayerDelegate - K::NSObject D::
CAMediaTiming - O::
CAMetalDisplayLinkDelegate - D::
CAMetalDrawable - O::MTLDrawable
CIAccordionFoldTransition - D::CITransitionFilter
CIAffineClamp - D::CIFilter
CIAffineTile - D::CIFilter
CIAreaAverage - D::CIFilter
CIAreaBoundsRed - D::CIAreaReductionFilter
CIAreaHistogram - D::CIAreaReductionFilter
CIAreaLogarithmicHistogram - D::CIAreaReductionFilter
CIAreaMaximum - D::CIAreaReductionFilter
CIAreaMaximumAlpha - D::CIAreaReductionFilter
CIAreaMinMax - D::CIAreaReductionFilter
CIAreaMinMaxRed - D::CIAreaReductionFilter
CIAreaMinimum - D::CIAreaReductionFilter
CIAreaMinimumAlpha - D::CIAreaReductionFilter
CIAreaReductionFilter - D::CIFilter
CIAttributedTextImageGenerator - D::CIFilter
CIAztecCodeGenerator - D::CIFilter
CIBarcodeGenerator - D::CIFilter
CIBarsSwipeTransition - D::CITransitionFilter
CIBicubicScaleTransform - D::CIFilter
CIBlendWithMask - D::CIFilter
CIBloom - D::CIFilter
CIBlurredRectangleGenerator - D::CIFilter
CIBokehBlur - D::CIFilter
CIBoxBlur - D::CIFilter
CIBumpDistortion - D::CIFilter
CIBumpDistortionLinear - D::CIFilter
CICMYKHalftone - D::CIFilter
CICannyEdgeDetector - D::CIFilter
CICheckerboardGenerator - D::CIFilter
CICircleSplashDistortion - D::CIFilter
CICircularScreen - D::CIFilter
CICircularWrap - D::CIFilter
CICode128BarcodeGenerator - D::CIFilter
CIColorAbsoluteDifference - D::CIFilter
CIColorClamp - D::CIFilter
CIColorControls - D::CIFilter
CIColorCrossPolynomial - D::CIFilter
CIColorCube - D::CIFilter
CIColorCubeWithColorSpace - D::CIFilter
CIColorCubesMixedWithMask - D::CIFilter
CIColorCurves - D::CIFilter
CIColorInvert - D::CIFilter
CIColorMap - D::CIFilter
CIColorMatrix - D::CIFilter
CIColorMonochrome - D::CIFilter
CIColorPolynomial - D::CIFilter
CIColorPosterize - D::CIFilter
CIColorThreshold - D::CIFilter
CIColorThresholdOtsu - D::CIFilter
CIColumnAverage - D::CIAreaReductionFilter
CIComicEffect - D::CIFilter
CICompositeOperation - D::CIFilter
CIConvertLab - D::CIFilter
CIConvolution - D::CIFilter
CICopyMachineTransition - D::CIFilter
CICoreMLModel - D::CIFilter
CICrystallize - D::CIFilter
CIDepthOfField - D::CIFilter
CIDepthToDisparity - D::CIFilter
CIDiscBlur - D::CIFilter
CIDisintegrateWithMaskTransition - D::CIFilter
CIDisparityToDepth - D::CIFilter
CIDisplacementDistortion - D::CIFilter
CIDissolveTransition - D::CIFilter
CIDither - D::CIFilter
CIDocumentEnhancer - D::CIFilter
CIDotScreen - D::CIFilter
CIDroste - D::CIFilter
CIEdgePreserveUpsample - D::CIFilter
CIEdgeWork - D::CIFilter
CIEdges - D::CIFilter
CIEightfoldReflectedTile - D::CIFilter
CIExposureAdjust - D::CIFilter
CIFalseColor - D::CIFilter
CIFilter - O::
CIFilterConstructor - O::
CIFlashTransition - D::CITransitionFilter
CIFourCoordinateGeometryFilter - D::CIFilter
CIFourfoldReflectedTile - D::CIFilter
CIFourfoldRotatedTile - D::CIFilter
CIFourfoldTranslatedTile - D::CIFilter
CIGaborGradients - D::CIFilter
CIGammaAdjust - D::CIFilter
CIGaussianBlur - D::CIFilter
CIGaussianGradient - D::CIFilter
CIGlassDistortion - D::CIFilter
CIGlassLozenge - D::CIFilter
CIGlideReflectedTile - D::CIFilter
CIGloom - D::CIFilter
CIHatchedScreen - D::CIFilter
CIHeightFieldFromMask - D::CIFilter
CIHexagonalPixellate - D::CIFilter
CIHighlightShadowAdjust - D::CIFilter
CIHistogramDisplay - D::CIFilter
CIHoleDistortion - D::CIFilter
CIHueAdjust - D::CIFilter
CIHueSaturationValueGradient - D::CIFilter
CIImageProcessorInput - O::
CIImageProcessorOutput - O::
CIImageProvider - D::
CIKMeans - D::CIAreaReductionFilter
CIKaleidoscope - D::CIFilter
CIKeystoneCorrectionCombined - D::CIFourCoordinateGeometryFilter
CIKeystoneCorrectionHorizontal - D::CIFourCoordinateGeometryFilter
CIKeystoneCorrectionVertical - D::CIFourCoordinateGeometryFilter
CILabDeltaE - D::CIFilter
CILanczosScaleTransform - D::CIFilter
CILenticularHaloGenerator - D::CIFilter
CILightTunnel - D::CIFilter
CILineOverlay - D::CIFilter
CILineScreen - D::CIFilter
CILinearGradient - D::CIFilter
CILinearToSRGBToneCurve - D::CIFilter
CIMaskToAlpha - D::CIFilter
CIMaskedVariableBlur - D::CIFilter
CIMaximumComponent - D::CIFilter
CIMaximumScaleTransform - D::CIFilter
CIMedian - D::CIFilter
CIMeshGenerator - D::CIFilter
CIMinimumComponent - D::CIFilter
CIMix - D::CIFilter
CIModTransition - D::CITransitionFilter
CIMorphologyGradient - D::CIFilter
CIMorphologyMaximum - D::CIFilter
CIMorphologyMinimum - D::CIFilter
CIMorphologyRectangleMaximum - D::CIFilter
CIMorphologyRectangleMinimum - D::CIFilter
CIMotionBlur - D::CIFilter
CINinePartStretched - D::CIFilter
CINinePartTiled - D::CIFilter
CINoiseReduction - D::CIFilter
CIOpTile - D::CIFilter
CIPDF417BarcodeGenerator - D::CIFilter
CIPageCurlTransition - D::CITransitionFilter
CIPageCurlWithShadowTransition - D::CITransitionFilter
CIPaletteCentroid - D::CIFilter
CIPalettize - D::CIFilter
CIParallelogramTile - D::CIFilter
CIPersonSegmentation - D::CIFilter
CIPerspectiveCorrection - D::CIFourCoordinateGeometryFilter
CIPerspectiveRotate - D::CIFilter
CIPerspectiveTile - D::CIFilter
CIPerspectiveTransform - D::CIFourCoordinateGeometryFilter
CIPerspectiveTransformWithExtent - D::CIFourCoordinateGeometryFilter
CIPhotoEffect - D::CIFilter
CIPinchDistortion - D::CIFilter
CIPixellate - D::CIFilter
CIPointillize - D::CIFilter
CIQRCodeGenerator - D::CIFilter
CIRadialGradient - D::CIFilter
CIRandomGenerator - D::CIFilter
CIRippleTransition - D::CITransitionFilter
CIRoundedRectangleGenerator - D::CIFilter
CIRoundedRectangleStrokeGenerator - D::CIFilter
CIRowAverage - D::CIAreaReductionFilter
CISRGBToneCurveToLinear - D::CIFilter
CISaliencyMap - D::CIFilter
CISepiaTone - D::CIFilter
CIShadedMaterial - D::CIFilter
CISharpenLuminance - D::CIFilter
CISixfoldReflectedTile - D::CIFilter
CISixfoldRotatedTile - D::CIFilter
CISmoothLinearGradient - D::CIFilter
CISobelGradients - D::CIFilter
CISpotColor - D::CIFilter
CISpotLight - D::CIFilter
CIStarShineGenerator - D::CIFilter
CIStraighten - D::CIFilter
CIStretchCrop - D::CIFilter
CIStripesGenerator - D::CIFilter
CISunbeamsGenerator - D::CIFilter
CISwipeTransition - D::CITransitionFilter
CITemperatureAndTint - D::CIFilter
CITextImageGenerator - D::CIFilter
CIThermal - D::CIFilter
CIToneCurve - D::CIFilter
CIToneMapHeadroom - D::CIFilter
CITorusLensDistortion - D::CIFilter
CITransitionFilter - D::CIFilter
CITriangleKaleidoscope - D::CIFilter
CITriangleTile - D::CIFilter
CITwelvefoldReflectedTile - D::CIFilter
CITwirlDistortion - D::CIFilter
CIUnsharpMask - D::CIFilter
CIVibrance - D::CIFilter
CIVignette - D::CIFilter
CIVignetteEffect - D::CIFilter
CIVortexDistortion - D::CIFilter
CIWhitePointAdjust - D::CIFilter
CIXRay - D::CIFilter
CIZoomBlur - D::CIFilter
CKRecordValue __CKRecordObjCValue K::NSObject D::
CLLocationManagerDelegate - K::NSObject D::
CLLocationPushServiceExtension - A::NSObject
CNChangeHistoryEventVisitor - C::NSObject D::
CNContactPickerDelegate - A::NSObject D::
CNContactViewControllerDelegate - A::NSObject
CNKeyDescriptor - G::NSCopying,NSObject,NSSecureCoding
CPApplicationDelegate - A::UIApplicationDelegate
CPBarButtonProviding - A::NSObject
CPInstrumentClusterControllerDelegate - A::NSObject
CPInterfaceControllerDelegate - A::NSObject
CPListTemplateDelegate - A::NSObject
CPListTemplateItem - A::NSObject
CPMapTemplateDelegate - A::NSObject
CPNowPlayingTemplateObserver - A::NSObject
CPPointOfInterestTemplateDelegate - A::NSObject
CPSearchTemplateDelegate - A::NSObject
CPSelectableListItem - A::CPListTemplateItem
CPSessionConfigurationDelegate - A::NSObject
CPTabBarTemplateDelegate - A::NSObject
CPTemplateApplicationDashboardSceneDelegate - A::UISceneDelegate
CPTemplateApplicationInstrumentClusterSceneDelegate - A::UISceneDelegate
CPTemplateApplicationSceneDelegate - A::UISceneDelegate
CSSearchableIndexDelegate - A::NSObject D::
CTAdaptiveImageProviding - D::
CXCallDirectoryExtensionContextDelegate - A::NSObject
CXCallObserverDelegate - A::NSObject
CXProviderDelegate - A::NSObject
DOMEventListener - D::
DOMEventTarget - D::NSCopying
DOMNodeFilter - D::
EAAccessoryDelegate - C::NSObject D::
EAGLDrawable - K::
EAWiFiUnconfiguredAccessoryBrowserDelegate - C::NSObject
EKCalendarChooserDelegate - A::NSObject
EKEventEditViewDelegate - A::NSObject
EKEventViewDelegate - A::NSObject
EXHostViewControllerDelegate - D::
FIFinderSync - D::
FileManagerDelegate >NSFileManagerDelegate
GCAxisElement - G::GCPhysicalInputElement
GCAxisElementName - C::GCPhysicalInputElementName
GCAxisInput - C::NSObject D::
GCButtonElement - G::GCPhysicalInputElement
GCButtonElementName - C::GCPhysicalInputElementName
GCDevice - C::NSObject D::
GCDevicePhysicalInput - G::GCDevicePhysicalInputState
GCDevicePhysicalInputState - C::NSObject D::
GCDevicePhysicalInputStateDiff - C::NSObject D::
GCDirectionPadElement - G::GCPhysicalInputElement
GCDirectionPadElementName - C::GCPhysicalInputElementName
GCLinearInput - C::NSObject D::
GCPhysicalInputElement - C::NSObject D::
GCPhysicalInputElementName - C::
GCPressedStateInput - C::NSObject D::
GCRelativeInput - C::NSObject D::
GCSwitchElement - G::GCPhysicalInputElement
GCSwitchElementName - C::GCPhysicalInputElementName
GCSwitchPositionInput - C::NSObject D::
GCTouchedStateInput - C::NSObject D::
GKAchievementViewControllerDelegate - C::NSObject D::
GKAgentDelegate - C::NSObject D::
GKChallengeEventHandlerDelegate - C::NSObject D::
GKChallengeListener - C::NSObject D::
GKChallengesViewControllerDelegate - D::
GKFriendRequestComposeViewControllerDelegate - G::
GKGameCenterControllerDelegate - C::NSObject D::
GKGameModel - C::NSCopying,NSObject D::NSCopying
GKGameModelPlayer - C::NSObject D::
GKGameModelUpdate - C::NSObject D::
GKGameSessionEventListener - C::NSObject D::
GKGameSessionSharingViewControllerDelegate - B::NSObject
GKInviteEventListener - G::
GKLeaderboardViewControllerDelegate - C::NSObject D::
GKLocalPlayerListener - G::GKChallengeListener,GKInviteEventListener,GKSavedGameListener,GKTurnBasedEventListener
GKMatchDelegate - C::NSObject D::
GKMatchmakerViewControllerDelegate - C::NSObject D::
GKPeerPickerControllerDelegate - C::NSObject
GKRandom - G::
GKSavedGameListener - C::NSObject D::
GKSceneRootNodeType - C::NSObject D::
GKSessionDelegate - C::NSObject D::
GKStrategist - C::NSObject D::
GKTurnBasedEventHandlerDelegate - G::
GKTurnBasedEventListener - G::
GKTurnBasedMatchmakerViewControllerDelegate - C::NSObject D::
GKViewController - D::
GKVoiceChatClient - C::NSObject
GLKNamedEffect - G::
GLKViewControllerDelegate - C::NSObject
GLKViewDelegate - C::NSObject
HMAccessoryBrowserDelegate - I::NSObject
HMAccessoryDelegate - K::NSObject
HMCameraSnapshotControlDelegate - K::NSObject
HMCameraStreamControlDelegate - K::NSObject
HMHomeDelegate - K::NSObject
HMHomeManagerDelegate - K::NSObject
HMNetworkConfigurationProfileDelegate - C::NSObject
ICCameraDeviceDelegate - D::ICDeviceDelegate
ICCameraDeviceDownloadDelegate - D::
ICDeviceBrowserDelegate - D::
ICDeviceDelegate - D::
ICScannerDeviceDelegate - D::ICDeviceDelegate
IKCameraDeviceViewDelegate - D::
IKDeviceBrowserViewDelegate - D::
IKFilterCustomUIProvider - D::
IKImageBrowserDataSource - D::
IKImageBrowserDelegate - D::
IKImageBrowserItem - D::
IKImageEditPanelDataSource - D::
IKSaveOptionsDelegate - D::
IKScannerDeviceViewDelegate - D::
IKSlideshowDataSource - D::
ILMessageFilterCapabilitiesQueryHandling - A::NSObject
ILMessageFilterQueryHandling - A::NSObject
INUIAddVoiceShortcutButtonDelegate - A::NSObject D::
INUIAddVoiceShortcutViewControllerDelegate - A::NSObject D::
INUIEditVoiceShortcutViewControllerDelegate - A::NSObject D::
INUIHostedViewControlling - A::NSObject
INUIHostedViewSiriProviding - A::NSObject
JSExport - G::
LAEnvironmentObserver - D::
MCAdvertiserAssistantDelegate - C::NSObject D::
MCBrowserViewControllerDelegate - C::NSObject D::
MCNearbyServiceAdvertiserDelegate - C::NSObject D::
MCNearbyServiceBrowserDelegate - C::NSObject D::
MCSessionDelegate - C::NSObject D::
MDLMeshBuffer - C::NSCopying,NSObject D::NSCopying
MDLMeshBufferAllocator - C::NSObject D::
MDLNamed - G::
MEComposeSessionHandler - D::
MEContentBlocker - D::
MEExtension - D::
MEMessageActionHandler - D::
MEMessageDecoder - D::
MEMessageEncoder - D::
MEMessageSecurityHandler - D::MEMessageDecoder,MEMessageEncoder
MFMailComposeViewControllerDelegate - A::NSObject
MFMessageComposeViewControllerDelegate - A::NSObject
MKAnnotation - K::NSObject D::
MKGeoJSONObject - C::NSObject D::
MKLocalSearchCompleterDelegate - K::NSObject D::
MKLookAroundViewControllerDelegate - A::NSObject D::
MKMapItemDetailViewControllerDelegate - D::
MKMapViewDelegate - K::NSObject D::
MKOverlay - K::MKAnnotation D::
MKReverseGeocoderDelegate - I::NSObject
MPMediaPickerControllerDelegate - A::NSObject
MPMediaPlayback - C::
MPNowPlayingSessionDelegate - C::NSObject
MPPlayableContentDataSource - A::NSObject
MPPlayableContentDelegate - A::NSObject
MPSystemMusicPlayerController - C::NSObject
MSMessagesAppTranscriptPresentation - A::
MSStickerBrowserViewDataSource - A::NSObject
MTKViewDelegate - C::NSObject D::
MTLAccelerationStructure - O::MTLResource
MTLAccelerationStructureCommandEncoder - O::MTLCommandEncoder
MTLAllocation - D::
MTLArgumentEncoder - K::NSObject D::
MTLBinaryArchive - K::NSObject D::
MTLBinding - K::NSObject D::
MTLBlitCommandEncoder - O::MTLCommandEncoder
MTLBuffer - O::MTLResource
MTLBufferBinding - O::MTLBinding
MTLCaptureScope - K::NSObject D::
MTLCommandBuffer - K::NSObject D::
MTLCommandBufferEncoderInfo - K::NSObject D::
MTLCommandEncoder - K::NSObject D::
MTLCommandQueue - K::NSObject D::
MTLComputeCommandEncoder - O::MTLCommandEncoder
MTLComputePipelineState - K::NSObject D::
MTLCounter - K::NSObject D::
MTLCounterSampleBuffer - K::NSObject D::
MTLCounterSet - K::NSObject D::
MTLDepthStencilState - K::NSObject D::
MTLDevice - K::NSObject D::
MTLDrawable - K::NSObject D::
MTLDynamicLibrary - K::NSObject D::
MTLEvent - K::NSObject D::
MTLFence - K::NSObject D::
MTLFunction - K::NSObject D::
MTLFunctionHandle - K::NSObject D::
MTLFunctionLog - K::NSObject D::
MTLFunctionLogDebugLocation - K::NSObject D::
MTLFunctionStitchingAttribute - K::NSObject D::NSCopying
MTLFunctionStitchingNode - K::NSCopying,NSObject D::NSCopying
MTLHeap - K::NSObject D::MTLAllocation
MTLIOCommandBuffer - K::NSObject
MTLIOCommandQueue - K::NSObject
MTLIOFileHandle - K::NSObject
MTLIOScratchBuffer - K::NSObject
MTLIOScratchBufferAllocator - K::NSObject
MTLIndirectCommandBuffer - O::MTLResource
MTLIndirectComputeCommand - K::NSObject D::
MTLIndirectRenderCommand - K::NSObject D::
MTLIntersectionFunctionTable - O::MTLResource
MTLLibrary - K::NSObject D::
MTLLogContainer __MTLLogContainer K::NSFastEnumeration D::
MTLLogState - D::
MTLObjectPayloadBinding - O::MTLBinding
MTLParallelRenderCommandEncoder - O::MTLCommandEncoder
MTLRasterizationRateMap - K::NSObject D::
MTLRenderCommandEncoder - O::MTLCommandEncoder
MTLRenderPipelineState - K::NSObject D::
MTLResidencySet - D::
MTLResource - K::NSObject D::MTLAllocation
MTLResourceStateCommandEncoder - O::MTLCommandEncoder
MTLSamplerState - K::NSObject D::
MTLSharedEvent - O::MTLEvent
MTLTexture - O::MTLResource
MTLTextureBinding - O::MTLBinding
MTLThreadgroupBinding - O::MTLBinding
MTLVisibleFunctionTable - O::MTLResource
NCWidgetListViewDelegate - D::
NCWidgetProviding - A::NSObject D::
NCWidgetSearchViewDelegate - D::
NSAccessibility - D::
NSAccessibilityButton - D::NSAccessibilityElement
NSAccessibilityCheckBox - D::NSAccessibilityButton
NSAccessibilityColor - D::
NSAccessibilityContainsTransientUI - D::NSAccessibilityElement
NSAccessibilityCustomRotorItemSearchDelegate - D::
NSAccessibilityElement - D::
NSAccessibilityElementLoading - D::
NSAccessibilityGroup - D::NSAccessibilityElement
NSAccessibilityImage - D::NSAccessibilityElement
NSAccessibilityLayoutArea - D::NSAccessibilityGroup
NSAccessibilityLayoutItem - D::NSAccessibilityGroup
NSAccessibilityList - D::NSAccessibilityTable
NSAccessibilityNavigableStaticText - D::NSAccessibilityStaticText
NSAccessibilityOutline - D::NSAccessibilityTable
NSAccessibilityProgressIndicator - D::NSAccessibilityGroup
NSAccessibilityRadioButton - D::NSAccessibilityButton
NSAccessibilityRow - D::NSAccessibilityGroup
NSAccessibilitySlider - D::NSAccessibilityElement
NSAccessibilityStaticText - D::NSAccessibilityElement
NSAccessibilityStepper - D::NSAccessibilityElement
NSAccessibilitySwitch - D::NSAccessibilityButton
NSAccessibilityTable - D::NSAccessibilityGroup
NSAlertDelegate - D::
NSAlignmentFeedbackToken - D::
NSAnimationDelegate - D::
NSAppearanceCustomization - D::
NSApplicationDelegate - D::
NSBrowserDelegate - D::
NSCacheDelegate - O::NSObject
NSCandidateListTouchBarItemDelegate - D::
NSCloudSharingServiceDelegate - D::
NSCloudSharingValidation - D::
NSCoding - O::
NSCollectionLayoutContainer - K::NSObject D::
NSCollectionLayoutEnvironment - K::NSObject D::
NSCollectionLayoutVisibleItem - K::NSObject,UIDynamicItem D::
NSCollectionViewDataSource - D::
NSCollectionViewDelegate - D::
NSCollectionViewDelegateFlowLayout - D::NSCollectionViewDelegate
NSCollectionViewElement - D::NSUserInterfaceItemIdentification
NSCollectionViewPrefetching - D::
NSCollectionViewSectionHeaderView - D::NSCollectionViewElement
NSColorChanging - D::
NSComboBoxCellDataSource - D::
NSComboBoxDataSource - D::
NSComboBoxDelegate - D::
NSConnectionDelegate - D::
NSControlTextEditingDelegate - D::
NSCopying - O::
NSDatePickerCellDelegate - D::
NSDecimalNumberBehaviors - O::
NSDiscardableContent - O::
NSDockTilePlugIn - D::
NSDraggingDestination - D::
NSDraggingInfo - D::
NSDraggingSource - D::
NSDrawerDelegate - D::
NSEditor - D::
NSEditorRegistration - D::
NSExtensionRequestHandling - O::NSObject
NSFastEnumeration - O::
NSFetchRequestResult - K::NSObject D::
NSFetchedResultsControllerDelegate - O::NSObject
NSFetchedResultsSectionInfo - O::
NSFileManagerDelegate FileManagerDelegate O::NSObject
NSFilePresenter - O::NSObject
NSFilePromiseProviderDelegate - D::
NSFileProviderChangeObserver - A::NSObject D::
NSFileProviderCustomAction - A::NSObject D::
NSFileProviderDomainState - A::NSObject D::
NSFileProviderEnumerating - A::NSObject D::
NSFileProviderEnumerationObserver - A::NSObject D::
NSFileProviderEnumerator - A::NSObject D::
NSFileProviderIncrementalContentFetching - A::NSObject D::
NSFileProviderItem - I::NSObject D::
NSFileProviderItemDecorating - A::NSFileProviderItem
NSFileProviderKnownFolderSupporting - D::
NSFileProviderPartialContentFetching - D::
NSFileProviderPendingSetEnumerator - E::NSFileProviderEnumerator
NSFileProviderReplicatedExtension - A::NSFileProviderEnumerating,NSObject D::NSFileProviderEnumerating
NSFileProviderServiceSource - E::
NSFileProviderServicing - A::NSObject D::
NSFileProviderTestingChildrenEnumeration - E::NSFileProviderTestingOperation
NSFileProviderTestingCollisionResolution - E::NSFileProviderTestingOperation
NSFileProviderTestingContentFetch - E::NSFileProviderTestingOperation
NSFileProviderTestingCreation - E::NSFileProviderTestingOperation
NSFileProviderTestingDeletion - E::NSFileProviderTestingOperation
NSFileProviderTestingIngestion - E::NSFileProviderTestingOperation
NSFileProviderTestingLookup - E::NSFileProviderTestingOperation
NSFileProviderTestingModification - E::NSFileProviderTestingOperation
NSFileProviderTestingOperation - A::NSObject D::
NSFileProviderThumbnailing - A::NSObject D::
NSFileProviderUserInteractionSuppressing - D::
NSFontChanging - D::
NSGestureRecognizerDelegate - D::
NSHapticFeedbackPerformer - D::
NSImageDelegate - D::
NSItemProviderReading - O::NSObject
NSItemProviderWriting - O::NSObject
NSKeyedArchiverDelegate - O::NSObject
NSKeyedUnarchiverDelegate - O::NSObject
NSLayerDelegateContentsScaleUpdating - D::
NSLayoutManagerDelegate - K::NSObject D::
NSLocking - O::
NSMachPortDelegate - O::NSPortDelegate
NSMatrixDelegate - D::NSControlTextEditingDelegate
NSMenuDelegate - D::
NSMenuItemValidation - D::
NSMenuValidation - D::
NSMetadataQueryDelegate - O::NSObject
NSMutableCopying - O::
NSNetServiceBrowserDelegate NetServiceBrowserDelegate O::NSObject
NSNetServiceDelegate NetServiceDelegate O::NSObject
NSObject NSObjectProtocol O::
NSObjectProtocol >NSObject
NSOpenSavePanelDelegate - D::
NSOutlineViewDataSource - D::
NSOutlineViewDelegate - D::
NSPageControllerDelegate - D::
NSPasteboardItemDataProvider - D::
NSPasteboardReading - D::
NSPasteboardTypeOwner - D::
NSPasteboardWriting - D::
NSPathCellDelegate - D::
NSPathControlDelegate - D::
NSPopoverDelegate - D::
NSPortDelegate PortDelegate O::NSObject
NSPreviewRepresentableActivityItem - D::
NSPrintPanelAccessorizing - D::
NSProgressReporting ProgressReporting O::NSObject
NSRuleEditorDelegate - D::
NSScrubberDataSource - D::
NSScrubberDelegate - D::
NSScrubberFlowLayoutDelegate - D::NSScrubberDelegate
NSSearchFieldDelegate - D::NSTextFieldDelegate
NSSecureCoding - O::NSCoding
NSSeguePerforming - D::
NSServicesMenuRequestor - D::
NSSharingServiceDelegate - D::
NSSharingServicePickerDelegate - D::
NSSharingServicePickerToolbarItemDelegate - D::
NSSharingServicePickerTouchBarItemDelegate - D::NSSharingServicePickerDelegate
NSSoundDelegate - D::
NSSpeechRecognizerDelegate - D::
NSSpeechSynthesizerDelegate - D::
NSSplitViewDelegate - D::
NSSpringLoadingDestination - D::
NSStackViewDelegate - D::
NSStandardKeyBindingResponding - D::
NSStreamDelegate StreamDelegate O::NSObject
NSTabViewDelegate - D::
NSTableViewDataSource - D::
NSTableViewDelegate - D::
NSTextAttachmentCell - D::
NSTextAttachmentContainer - K::NSObject D::
NSTextAttachmentLayout - K::NSObject D::
NSTextCheckingClient - D::NSTextInputClient,NSTextInputTraits
NSTextContent - D::
NSTextContentManagerDelegate - C::NSObject D::
NSTextContentStorageDelegate - G::NSTextContentManagerDelegate
NSTextDelegate - D::
NSTextElementProvider - C::NSObject D::
NSTextFieldDelegate - D::
NSTextFinderBarContainer - D::
NSTextFinderClient - D::
NSTextInput - D::
NSTextInputClient - D::
NSTextInputTraits - D::
NSTextLayoutManagerDelegate - C::NSObject D::
NSTextLayoutOrientationProvider - O::
NSTextLocation - C::NSObject D::
NSTextSelectionDataSource - C::NSObject D::
NSTextStorageDelegate - K::NSObject D::
NSTextStorageObserving - C::NSObject D::
NSTextViewDelegate - D::
NSTextViewportLayoutControllerDelegate - C::NSObject D::
NSTokenFieldCellDelegate - D::
NSTokenFieldDelegate - D::
NSToolTipOwner - D::
NSToolbarDelegate - D::
NSToolbarItemValidation - D::
NSTouchBarDelegate - D::
NSTouchBarProvider - D::
NSURLAuthenticationChallengeSender URLAuthenticationChallengeSender O::NSObject
NSURLConnectionDataDelegate - O::NSURLConnectionDelegate
NSURLConnectionDelegate - O::NSObject
NSURLConnectionDownloadDelegate - O::NSURLConnectionDelegate
NSURLDownloadDelegate - D::
NSURLProtocolClient URLProtocolClient O::NSObject
NSURLSessionDataDelegate URLSessionDataDelegate O::NSURLSessionTaskDelegate
NSURLSessionDelegate URLSessionDelegate O::NSObject
NSURLSessionDownloadDelegate URLSessionDownloadDelegate O::NSURLSessionTaskDelegate
NSURLSessionStreamDelegate URLSessionStreamDelegate O::NSURLSessionTaskDelegate
NSURLSessionTaskDelegate URLSessionTaskDelegate O::NSURLSessionDelegate
NSURLSessionWebSocketDelegate URLSessionWebSocketDelegate O::NSURLSessionTaskDelegate
NSUserActivityDelegate - O::NSObject
NSUserActivityRestoring - D::
NSUserInterfaceCompression - D::
NSUserInterfaceItemIdentification - D::
NSUserInterfaceItemSearching - D::
NSUserInterfaceValidations - D::
NSUserNotificationCenterDelegate - D::
NSValidatedUserInterfaceItem - D::
NSViewContentSelectionInfo - D::
NSViewControllerPresentationAnimator - D::
NSViewToolTipOwner - D::
NSWindowDelegate - D::
NSWindowRestoration - D::
NSWritingToolsCoordinatorDelegate - D::
NSXMLParserDelegate XMLParserDelegate O::NSObject
NSXPCListenerDelegate - O::NSObject
NSXPCProxyCreating - O::
NetServiceBrowserDelegate >NSNetServiceBrowserDelegate
NetServiceDelegate >NSNetServiceDelegate
PDFDocumentDelegate - A::NSObject D::
PDFPageOverlayViewProvider - A::NSObject D::
PDFViewDelegate - A::NSObject D::
PHContentEditingController - C::NSObject D::
PHLivePhotoFrame - G::
PHLivePhotoViewDelegate - C::NSObject D::
PHPhotoLibraryAvailabilityObserver - C::NSObject D::
PHPhotoLibraryChangeObserver - C::NSObject D::
PHPickerViewControllerDelegate - A::NSObject D::
PHProjectExtensionController - D::
PHProjectTypeDescriptionDataSource - D::
PHProjectTypeDescriptionInvalidator - D::
PKAddPassesViewControllerDelegate - A::NSObject
PKAddPaymentPassViewControllerDelegate - A::NSObject
PKAddSecureElementPassViewControllerDelegate - A::NSObject
PKCanvasViewDelegate - A::NSObject,UIScrollViewDelegate
PKDisbursementAuthorizationControllerDelegate - A::NSObject
PKIdentityDocumentDescriptor - A::NSObject
PKIssuerProvisioningExtensionAuthorizationProviding - A::NSObject
PKPaymentAuthorizationControllerDelegate - A::NSObject D::
PKPaymentAuthorizationViewControllerDelegate - A::NSObject D::
PKPaymentInformationRequestHandling - E::
PKShareSecureElementPassViewControllerDelegate - A::NSObject
PKToolPickerObserver - A::NSObject
PKVehicleConnectionDelegate - A::NSObject D::
PortDelegate >NSPortDelegate
ProgressReporting >NSProgressReporting
QLPreviewControllerDataSource - A::
QLPreviewControllerDelegate - A::NSObject
QLPreviewItem - A::NSObject D::
QLPreviewPanelDataSource - D::
QLPreviewPanelDelegate - D::NSWindowDelegate
QLPreviewingController - A::NSObject D::
RPBroadcastActivityControllerDelegate - D::
RPBroadcastActivityViewControllerDelegate - C::NSObject
RPBroadcastControllerDelegate - C::NSObject D::
RPPreviewViewControllerDelegate - C::NSObject D::
RPScreenRecorderDelegate - C::NSObject D::
SBApplicationDelegate - D::
SCContentSharingPickerObserver - D::
SCNActionable - K::NSObject D::
SCNAnimatable - K::NSObject D::
SCNAnimation - K::NSObject D::
SCNAvoidOccluderConstraintDelegate - K::NSObject D::
SCNBoundingVolume - K::NSObject D::
SCNBufferStream - K::NSObject D::
SCNCameraControlConfiguration - K::NSObject D::
SCNCameraControllerDelegate - K::NSObject D::
SCNNodeRendererDelegate - K::NSObject D::
SCNPhysicsContactDelegate - K::NSObject D::
SCNProgramDelegate - K::NSObject D::
SCNSceneExportDelegate - K::NSObject D::
SCNSceneRenderer - K::NSObject D::
SCNSceneRendererDelegate - K::NSObject D::
SCNShadable - K::NSObject D::
SCNTechniqueSupport - K::NSObject D::
SCRecordingOutputDelegate - D::
SCStreamDelegate - D::
SCStreamOutput - D::
SFSafariExtensionHandling - D::
SFSafariViewControllerDelegate - A::NSObject
SKCloudServiceSetupViewControllerDelegate - C::NSObject
SKOverlayDelegate - A::NSObject
SKPaymentQueueDelegate - C::NSObject D::
SKPaymentTransactionObserver - C::NSObject D::
SKPhysicsContactDelegate - K::NSObject D::
SKProductsRequestDelegate - C::SKRequestDelegate D::
SKRequestDelegate - C::NSObject D::
SKSceneDelegate - K::NSObject D::
SKStoreProductViewControllerDelegate - C::NSObject D::
SKViewDelegate - K::NSObject D::
SKWarpable - K::NSObject D::
SWCollaborationActionHandler - A::NSObject D::
SWCollaborationViewDelegate - A::NSObject D::
SWHighlightCenterDelegate - A::NSObject D::
SWHighlightEvent - A::NSCopying,NSObject,NSSecureCoding D::NSCopying,NSSecureCoding
StreamDelegate >NSStreamDelegate
TVApplicationControllerDelegate - B::NSObject
TVInterfaceCreating - B::NSObject
TVLockupViewComponent - B::NSObject
TVPlaybackEventMarshaling - B::NSObject
TVTopShelfProvider - B::
UIAccelerometerDelegate - I::NSObject
UIAccessibilityContainerDataTable - K::NSObject
UIAccessibilityContainerDataTableCell - K::NSObject
UIAccessibilityContentSizeCategoryImageAdjusting - K::NSObject
UIAccessibilityIdentification - K::NSObject
UIAccessibilityReadingContent - K::
UIActionSheetDelegate - I::NSObject
UIActivityItemSource - K::NSObject
UIActivityItemsConfigurationProviding - A::NSObject
UIActivityItemsConfigurationReading - A::NSObject
UIAdaptivePresentationControllerDelegate - K::NSObject
UIAlertViewDelegate - I::NSObject
UIAppearance - K::NSObject
UIAppearanceContainer - K::NSObject
UIApplicationDelegate - K::NSObject
UIBarPositioning - K::NSObject
UIBarPositioningDelegate - K::NSObject
UICalendarSelectionMultiDateDelegate - A::NSObject
UICalendarSelectionSingleDateDelegate - A::NSObject
UICalendarViewDelegate - A::NSObject
UICloudSharingControllerDelegate - I::NSObject
UICollectionViewDataSource - K::NSObject
UICollectionViewDataSourcePrefetching - K::NSObject
UICollectionViewDelegate - K::UIScrollViewDelegate
UICollectionViewDelegateFlowLayout - K::UICollectionViewDelegate
UICollectionViewDragDelegate - I::NSObject
UICollectionViewDropCoordinator - I::NSObject
UICollectionViewDropDelegate - I::NSObject
UICollectionViewDropItem - I::NSObject
UICollectionViewDropPlaceholderContext - I::UIDragAnimating
UICollisionBehaviorDelegate - K::NSObject
UIColorPickerViewControllerDelegate - A::NSObject
UIConfigurationState - K::NSCopying,NSObject,NSSecureCoding
UIContentConfiguration - K::NSCopying,NSObject
UIContentContainer - K::NSObject
UIContentSizeCategoryAdjusting - K::NSObject
UIContentView - K::NSObject
UIContextMenuInteractionAnimating - A::NSObject
UIContextMenuInteractionCommitAnimating - A::UIContextMenuInteractionAnimating
UIContextMenuInteractionDelegate - A::NSObject
UICoordinateSpace - K::NSObject
UIDataSourceModelAssociation - K::
UIDataSourceTranslating - K::NSObject
UIDocumentBrowserViewControllerDelegate - I::NSObject
UIDocumentInteractionControllerDelegate - I::NSObject
UIDocumentMenuDelegate - I::NSObject
UIDocumentPickerDelegate - I::NSObject
UIDragAnimating - I::NSObject
UIDragDropSession - I::NSObject
UIDragInteractionDelegate - I::NSObject
UIDragSession - I::UIDragDropSession
UIDropInteractionDelegate - I::NSObject
UIDropSession - I::NSProgressReporting,UIDragDropSession
UIDynamicAnimatorDelegate - K::NSObject
UIDynamicItem - K::NSObject
UIEditMenuInteractionAnimating - A::NSObject
UIEditMenuInteractionDelegate - A::NSObject
UIFindInteractionDelegate - A::NSObject
UIFocusAnimationContext - K::NSObject
UIFocusDebuggerOutput - K::NSObject
UIFocusEnvironment - K::NSObject
UIFocusItem - K::UIFocusEnvironment
UIFocusItemContainer - K::NSObject
UIFocusItemScrollableContainer - K::UIFocusItemContainer
UIFontPickerViewControllerDelegate - A::NSObject
UIGestureRecognizerDelegate - K::NSObject
UIGuidedAccessRestrictionDelegate - K::NSObject
UIImagePickerControllerDelegate - I::NSObject
UIIndirectScribbleInteractionDelegate - A::NSObject
UIInputViewAudioFeedback - K::NSObject
UIInteraction - K::NSObject
UIItemProviderPresentationSizeProviding - I::NSObject
UIKeyInput - K::UITextInputTraits
UILargeContentViewerInteractionDelegate - A::NSObject
UILargeContentViewerItem - A::NSObject
UILayoutGuideAspectFitting - K::NSObject
UILayoutSupport - K::NSObject
UIMenuBuilder - K::
UIMenuLeaf - K::NSObject
UINavigationBarDelegate - K::UIBarPositioningDelegate
UINavigationControllerDelegate - K::NSObject
UINavigationItemRenameDelegate - A::NSObject
UIObjectRestoration - K::
UIPageViewControllerDataSource - K::NSObject
UIPageViewControllerDelegate - K::NSObject
UIPasteConfigurationSupporting - I::NSObject
UIPencilInteractionDelegate - I::NSObject
UIPickerViewAccessibilityDelegate - I::UIPickerViewDelegate
UIPickerViewDataSource - I::NSObject
UIPickerViewDelegate - I::NSObject
UIPointerInteractionAnimating - A::NSObject
UIPointerInteractionDelegate - A::NSObject
UIPopoverBackgroundViewMethods - K::
UIPopoverControllerDelegate - K::NSObject
UIPopoverPresentationControllerDelegate - I::UIAdaptivePresentationControllerDelegate
UIPopoverPresentationControllerSourceItem - I::NSObject
UIPreviewActionItem - K::NSObject
UIPreviewInteractionDelegate - K::NSObject
UIPrintInteractionControllerDelegate - I::NSObject
UIPrinterPickerControllerDelegate - I::NSObject
UIResponderStandardEditActions - K::NSObject
UISceneDelegate - K::NSObject
UIScreenshotServiceDelegate - K::NSObject
UIScribbleInteractionDelegate - A::NSObject
UIScrollViewAccessibilityDelegate - K::UIScrollViewDelegate
UIScrollViewDelegate - K::NSObject
UISearchBarDelegate - K::UIBarPositioningDelegate
UISearchControllerDelegate - K::NSObject
UISearchDisplayDelegate - I::NSObject
UISearchResultsUpdating - K::NSObject
UISearchSuggestion - C::NSObject
UISearchTextFieldDelegate - K::UITextFieldDelegate
UISearchTextFieldPasteItem - K::UITextPasteItem
UISheetPresentationControllerDelegate - A::UIAdaptivePresentationControllerDelegate
UISheetPresentationControllerDetentResolutionContext - A::NSObject
UISplitViewControllerDelegate - K::
UISpringLoadedInteractionBehavior - I::NSObject
UISpringLoadedInteractionContext - I::NSObject
UISpringLoadedInteractionEffect - I::NSObject
UISpringLoadedInteractionSupporting - I::NSObject
UIStateRestoring - K::NSObject
UITabBarControllerDelegate - K::NSObject
UITabBarDelegate - K::NSObject
UITableViewDataSource - K::NSObject
UITableViewDataSourcePrefetching - K::NSObject
UITableViewDelegate - K::NSObject,UIScrollViewDelegate
UITableViewDragDelegate - I::NSObject
UITableViewDropCoordinator - I::NSObject
UITableViewDropDelegate - I::NSObject
UITableViewDropItem - I::NSObject
UITableViewDropPlaceholderContext - I::UIDragAnimating
UITextDocumentProxy - K::UIKeyInput
UITextDragDelegate - I::NSObject
UITextDragRequest - I::NSObject
UITextDraggable - I::UITextInput
UITextDropDelegate - I::NSObject
UITextDropRequest - I::NSObject
UITextDroppable - I::UITextInput,UITextPasteConfigurationSupporting
UITextFieldDelegate - K::NSObject
UITextFormattingCoordinatorDelegate - K::NSObject
UITextInput - K::UIKeyInput
UITextInputDelegate - K::NSObject
UITextInputTokenizer - K::NSObject
UITextInputTraits - K::NSObject
UITextInteractionDelegate - K::NSObject
UITextPasteConfigurationSupporting - I::UIPasteConfigurationSupporting
UITextPasteDelegate - I::NSObject
UITextPasteItem - I::NSObject
UITextSearchAggregator - A::NSObject
UITextSearching - A::NSObject
UITextViewDelegate - K::NSObject,UIScrollViewDelegate
UITimingCurveProvider - K::NSCoding,NSCopying
UIToolTipInteractionDelegate - A::NSObject
UIToolbarDelegate - I::UIBarPositioningDelegate
UITraitEnvironment - K::NSObject
UIUserActivityRestoring - K::NSObject
UIVideoEditorControllerDelegate - I::NSObject
UIViewAnimating - K::NSObject
UIViewControllerAnimatedTransitioning - K::NSObject
UIViewControllerContextTransitioning - K::NSObject
UIViewControllerInteractiveTransitioning - K::NSObject
UIViewControllerPreviewing - K::NSObject
UIViewControllerPreviewingDelegate - K::NSObject
UIViewControllerRestoration - K::
UIViewControllerTransitionCoordinator - K::UIViewControllerTransitionCoordinatorContext
UIViewControllerTransitionCoordinatorContext - K::NSObject
UIViewControllerTransitioningDelegate - K::NSObject
UIViewImplicitlyAnimating - K::UIViewAnimating
UIWebViewDelegate - K::NSObject
UIWindowSceneDelegate - K::UISceneDelegate
UNNotificationContentExtension - A::NSObject D::
UNNotificationContentProviding - K::NSObject D::
UNUserNotificationCenterDelegate - K::NSObject D::
URLAuthenticationChallengeSender >NSURLAuthenticationChallengeSender
URLProtocolClient >NSURLProtocolClient
URLSessionDataDelegate >NSURLSessionDataDelegate
URLSessionDelegate >NSURLSessionDelegate
URLSessionDownloadDelegate >NSURLSessionDownloadDelegate
URLSessionStreamDelegate >NSURLSessionStreamDelegate
URLSessionTaskDelegate >NSURLSessionTaskDelegate
URLSessionWebSocketDelegate >NSURLSessionWebSocketDelegate
VNDocumentCameraViewControllerDelegate - A::NSObject
VSAccountManagerDelegate - C::NSObject D::
WKDownloadDelegate - A::NSObject D::
WKHTTPCookieStoreObserver - A::NSObject D::
WKImageAnimatable - H::NSObject
WKNavigationDelegate - A::NSObject D::
WKPreviewActionItem - A::UIPreviewActionItem
WKScriptMessageHandler - A::NSObject D::
WKScriptMessageHandlerWithReply - A::NSObject D::
WKUIDelegate - A::NSObject D::
WKURLSchemeHandler - A::NSObject D::
WKURLSchemeTask - A::NSObject D::
WebDocumentRepresentation - D::
WebDownloadDelegate - D::
WebFrameLoadDelegate - D::
WebOpenPanelResultListener - D::
WebPolicyDecisionListener - D::
WebPolicyDelegate - D::
WebResourceLoadDelegate - D::
WebUIDelegate - D::
XMLParserDelegate >NSXMLParserDelegate
__CKRecordObjCValue >CKRecordValue
__MTLLogContainer >MTLLogContainer

"""#
}
