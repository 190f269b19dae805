/// Names as people change them, against which suggestions are measured.
///
/// Collected from the histories of some ninety public projects: each line is a role (`o`utlet or `a`ction) and two names. Names are
/// facts; nothing else was taken.
enum NameLists {
  /// Two names of members, and the elements of the objects that their outlets connect.
  struct Pair: Sendable {
    var isAction: Bool
    var one, other: String
    var elements: (one: String, other: String)
  }

  private static func parsed(_ lines: String) -> [Pair] {
    lines.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ").map(String.init)
      guard words.count >= 3 else { return nil }
      let elements = words.count == 5 ? (words[3], words[4]) : ("label", "label")
      return Pair(isAction: words[0] == "a", one: words[1], other: words[2], elements: elements)
    }
  }

  /// Renames that keep most of the distinctive words, at most 16 a project.
  static let renames = parsed(
    """
    a unicodeNormalizationNFKD normalizeUnicodeWithNFKD
    o fDisplayX264PresetsAdditonalOptionsTextField fDisplayPresetsAdditonalOptionsTextField
    o repostedByLabel repostedByButton
    o topSelect topLandscapeSelect
    a toggleReadFilter toggleReadFeedsFilter
    a reloadAllStyles reloadAllSyntaxes
    a browseImportSrtFile browseImportExternalFile
    a setHorizontalSnapArea setSnapArea
    a hideHistoryForEntry hideEntryHistory
    o featureArtImageView featureArtView
    o topLeftVerticalSelect topLeftPortraitSelect
    o viewSettings buttonSettings
    o outputTypePopupMenu outputTypePopupButton
    a connectDatabase connectPrestoDatabase
    a normalizeUnicodeWithAppleModifiedNFD normalizeUnicodeWithModifiedNFD
    o leftSelect leftLandscapeSelect
    a copyTableSyntax copyCreateTableSyntax
    a useBasicKeyMappings useXtermWithNumKeyMappings
    a showReplacementSetPanel showMultipleReplacementPanel
    o shippingPrice shippingPriceLabel
    a cancelWithSender cancel
    a toggleShowStatusBar toggleStatusBar
    o viewBusy buttonBusy
    a showQueuePanel showQueueWindow
    a toggleShowPageGuide togglePageGuide
    o slideToCancelFade slideToCancelGradient
    a toggleFlags toggleSearchFlags
    a setLineEndingCharToCRLF changeLineEndingToCRLF
    o regexPopover regexReferencePopover
    a didSelectSyntaxStyle didSelectSyntax
    a showHelp showDinosaursHelp
    a goForwardInTime goForwardInTime30
    a contextMenuRevealInFinder contextMenuShowInFinder
    a toggleFullScreen toggleFullScreenMode
    a openPrefHelp openHelp
    o unsentView unsentLabelContainer
    o topLeftSelect topLeftLandscapeSelect
    o disableAutocompleteToggle autocompleteToggle
    o bottomRightVerticalSelect bottomRightPortraitSelect
    o unsentViewTopConstraint unsentLabelContainerTopConstraint
    a showCloudKitZoneStats showCloudKitStats
    o headerViewViewTopConstraint tableViewViewTopConstraint
    o viewLogout buttonLogout
    a openScriptErrorWindow showScriptErrorPanel
    a toggleOverwriteMode setOverwriteMode
    o bubbleTopLabelHeightContraint messageBubbleTopLabelHeightContraint
    o textSettingsControl textSettingsController
    o syntaxStylesDefaultPopup syntaxDefaultPopUpButton
    o thumbnail thumbnailView
    o memberAvatarCenterXConstraint memberAvatarMaskCenterXConstraint
    o roomMemberNameLabelMask roomMemberNameContainerView
    a unicodeNormalizationNFD normalizeUnicodeWithNFD
    o fPictureGLViewArea fPictureViewArea
    a helpTargetMySQLButton helpTargetDispatcher
    a toggleFullDataset toggleFullData
    o generalView generalPane
    a revealInFinderAction showInFinderAction
    o syntaxView syntaxPane
    a saveServerVariables showServerVariables
    a removeSelectedJob removeSelectedJobGroups
    a deleteSyntaxStyle deleteSyntax
    a createTableSyntax showCreateTableSyntax
    o rowSlidersSeparate rowMultiSliders
    a helpSegmentDispachter helpSegmentDispatcher
    a showPathItemInFinder revealPathItemInFinder
    a saveColorScheme saveAsColorScheme
    a cancelButton cancel
    a toggleCopyTableName copyTableName
    o addUriProtocolButton addUriSchemesButton
    a toggleAutomaticDarkTheme toggleAutomaticDarkMode
    a importFavoritesByAdding importContentFilterByAdding
    o fAudDrcDescLabel4 fAudTrack4DrcField
    a toggleUseInterpolatedStrings didToggleUseInterpolatedStrings
    a showTableFilter showFilterTable
    o topRightVerticalSelect topRightPortraitSelect
    a switchHideLocalAccount switchEnableLocalAccount
    a numberButton numberPressed
    o dotImageViewGapBetweenBubbleConstraint gapBetweenDotImageViewAndBubbleConstraint
    a setVerticalSnapArea setPortraitSnapArea
    o statusViewLeadingConstraint statusColorLeadingConstraint
    a toggleCustomFilenameFormat toggleCustomFilenameFormatView
    o statusItemStylePopup statusItemStylePopupButton
    o fDisplayX264PresetsAdditonalOptionsLabel fDisplayPresetsAdditonalOptionsLabel
    o rightBarButtonContainerViewWidth rightBarButtonContainerViewWidthConstraint
    o removeUriProtocolButton removeUriSchemesButton
    o relationshipControlTopConstraint relationshipControlsViewTopConstraint
    o tableViewTopConstraint headerViewTopConstraint
    o isReaderViewAlwaysOnCheckBox readerViewAlwaysEnabledCheckBox
    a toggleDarkTheme toggleDarkMode
    o username usernameOutlet
    a closeTableSheet closeSheet
    o rightSelect rightLandscapeSelect
    o fAudDrcLabel fAudTrack2DrcField
    a cancelMySQLConnection cancelConnection
    a cancelPressedAction cancelPressed
    a setSubTextColor subTextColorAction
    o uriProtocolListBox uriSchemesListBox
    o userSuggestionContainerHeightConstraint completionSuggestionContainerHeightConstraint
    o bottomRightSelect bottomRightLandscapeSelect
    a confirmAddRelation confirmAddTrigger
    a textFieldInputEditingDidEnd textFieldInputEditingChanged
    o touchIdEnabled touchIdEnabledButton
    a presentPasswordInterface presentPasswordInterfaceWithHeader
    o passwordValid passwordValidOutlet
    a saveConnectionAccessoryPasswordButton validateSaveConnectionAccessory
    o tableViewTopConstraint headerViewViewTopConstraint
    o termsLabel termsButton
    o password passwordOutlet
    o pickMobileNumberPromptLabelTopConstraint changeMobileNumberPromptLabelTopConstraint
    a startGame startSelectedGame
    a cancelOperation cancelViewOperation
    a cloneEntryWithOptions duplicateEntryWithOptions
    a cancelCopyBookmarks cancelBulkCopy
    o uriProtocolListTableView uriSchemesListTableView
    o viewAway buttonAway
    a isReaderViewAlwaysOnChanged readerViewAlwaysEnabledChanged
    o pickMobileNumberPromptLabel changeMobileNumberPromptLabel
    o statusItemSettingsControl statusItemSettingsController
    o statusViewWidthConstraint statusColorWidthConstraint
    a showHelp showVimHelp
    o hideLocalAccountSwitch enableLocalAccountSwitch
    a forceDiscardFiles discardFilesForcibly
    o contactDisplayName contactDisplayNameLabel
    o profilesControl profilesController
    o platypusControl platypusController
    a showPictureSettings showCroppingSettings
    o bottomLeftSelect bottomLeftLandscapeSelect
    a revealConfFileAction showConfFileAction
    a performLogIn performLogInWithPassword
    a showHistoryForEntry showEntryHistory
    o topRightSelect topRightLandscapeSelect
    a toggleHideLocalAccount toggleEnableLocalAccount
    a presentAddFriends showAddFriends
    o avatarImageView avatarView
    o searchWidthConstraint searchButtonWidthConstraint
    o favoritesTable favoritesOutlineView
    a showDocumentSettings showDatabaseSettings
    o fileSizeFormat fileSizeField
    a hitResetData resetData
    o searchHeightConstraint searchButtonHeightConstraint
    o bottomLeftVerticalSelect bottomLeftPortraitSelect
    o dateTimeView dateTimeLabelContainer
    a showAddWebFeedWindow showAddFeedWindow
    a setSnapArea setLandscapeSnapArea
    o placeholderIcon placeholderIconView
    a outputTypeWasChanged outputTypeDidChange
    o spExportControllerInstance exportControllerInstance
    o rowDoNothingStartupCheck rowStartupAction
    o userPicture userPictureButton
    o topVerticalSelect topPortraitSelect
    o profileActivity profileActivityIndicator
    a btn_SelectAllCheckBoxClicked selectAllChanged
    a showSelectedGamesInFinder showInFinder
    a cancelToMainLoginView unwindToMainLoginView
    o fX264FastDecodeCheck fFastDecodeCheck
    o hideLocalAccount enableLocalAccount
    o backgroundView buttonBackgroundView
    o viewInvisible buttonInvisible
    o useRecycleBinCheckButton enableRecycleBinCheckButton
    o smartSelectionRules_ smartSelectionWindowController_
    a toggleStartPause toggleStartCancel
    o leftBarButtonContainerViewWidth leftBarButtonContainerViewWidthConstraint
    o emailAccessoryText emailProtectionAccessoryText
    o bottomSelect bottomLandscapeSelect
    o roomAvatarCenterXConstraint roomAvatarMaskCenterXConstraint
    o avatarButton avatarImage
    o revealConfFileBtn showConfFileBtn
    a documentSettings showDocumentSettings
    o fMessageView fMessageTable
    o imageUrlFooter imageViewUrlFooter
    a revealLogDir openLogDir
    o alwaysShowReaderViewSwitch readerViewAlwaysEnabledSwitch
    o liveLocationImageView liveLocationIcon
    o messageBubbleContainerHorizontalPadding messageBubbleContainerHorizontalPaddingConstraint
    o dateTimeViewTopConstraint dateTimeLabelContainerTopConstraint
    o leftHorizontalSpacing leftHorizontalSpacingConstraint
    o usernameValid usernameValidOutlet
    o textFieldFieldHorizontalLine textFieldHorizontalLine
    a alwaysShowReaderViewChanged readerViewAlwaysEnabledChanged
    o xtermAllowClipboardAccess allowClipboardAccess
    o bodyTextField bodyTextView
    o fAudDrcDescLabel2 fAudTrack3DrcField
    a imageDoubleTapped doubleTapped
    a toggleSidebar toggleTheSidebar
    a addAllTitlesToQueue addTitlesToQueue
    o creatorsOfBlockedFeedsTableView blockedCreatorsTableView
    a zoomAll zoomToAll
    o rightHorizontalSpacing rightHorizontalSpacingConstraint
    o recaptchaWebView recaptchaContainer
    o examplesMenu examplesMenuItem
    o wifiWarningDescription warningDescription
    o webViewHeight webViewHeightConstraint
    o rowUseAudioNameCheck rowUseAudioMouseText
    """)

  /// Renames in projects that were read only when the rules were done.
  static let heldOutRenames = parsed(
    """
    o switchHideTotpBrowseView switchShowTotpBrowseView
    a editAccountLabelClicked editAccountClicked
    o lockTimeLabel remainingLockTimeLabel
    o visiualEffectView tocVisiualEffectView
    o statusImage status1
    o sendPaymentAccessoryButton continuePaymentAccessoryButton
    o customBackgroundColor disabledBackgroundColor
    o linkLabel linkTextView
    o oRefreshButton oRefreshPopupButton
    o checkinHistoryStackView checkinHistoryContainerStackView
    a addLocalIncidencePressed onAddLocalIncidenceButtonPressed
    o childCountLabel childCount
    o popupYubiKey yubiKeyPopup
    a setVisibilityByPopUpButton setVisibilityByMenuItem
    a closeParticipantsDrawer closeParticipantsOverlay
    a descriptionTextFieldEditingDidEnd descriptionTextFieldEditingChanged
    a toggleDrawer toggleParticipantsDrawer
    a openParticipantsDrawer openParticipantsOverlay
    a selectAddressClicked selectFromAddressClicked
    o O_openURLView openURLViewOutlet
    a triggerItemAction triggerItemClickAction
    a onAutoClearClipboard onStepperClearClipboard
    a mergeAllWindows SEE_mergeAllWindows
    o permanentDefaultValueLabel permanentDefaultLengthValueLabel
    o body bodyLabel
    a newAddressClicked addNewAddressClicked
    a addressTextFieldEditingDidEnd addressTextFieldEditingChanged
    o longPress longPressGestureRecognizer
    a visitWebsite visitFAQWebsite
    o title titleLabel
    a onAutoClearClipboardSlider onAutoClearClipboard
    o textColor labelTextColor
    o result resultLabel
    o checkboxKeePassNoSort checkboxKeePassSortItems
    """)

  /// Misspelled names and their corrections.
  static let slips = parsed(
    """
    o catogoryTitle categoryTitle
    o fVidQualitySlider vidQualitySlider
    a revealSelectedQueueItem revealSelectedQueueItems
    a perfromCustomSearch performCustomSearch
    o argon2IterationsTextField argon2dIterationsTextField
    o argon2MemoryStepper argon2dMemoryStepper
    o argon2MemoryTextField argon2dMemoryTextField
    o argon2ThreadsTextField argon2dThreadsTextField
    o historyMaxiumSizeTextField historyMaximumSizeTextField
    a executeDatbaseAction executeDatabaseAction
    o rightShevron rightChevron
    o bannerShevronView bannerChevronView
    o seperator separator
    o dropdownUgradeButton dropdownUpgradeButton
    a cnnectToPlusServerTapped connectToPlusServerTapped
    o forgotSignupSeparater forgotSignupSeparator
    o bottomContraint bottomConstraint
    o suppressLeadingFiledPlaceholderCheckbox suppressLeadingFieldPlaceholderCheckbox
    a suppressLeadingFiledPlaceholderWasChanged suppressLeadingFieldPlaceholderWasChanged
    a inputPopuButtonChanged inputPopupButtonChanged
    o learnAbountStellarButton learnAboutStellarButton
    o amountKeyoboardAccessoryView amountKeyboardAccessoryView
    o titleLable titleLabel
    a toggleShowsHidenFiles toggleShowsHiddenFiles
    a surroundSelectionWithParenthesis surroundSelectionWithParentheses
    a showAcknowledgements showAcknowledgments
    o tittleLabel titleLabel
    o imageLeftContraint imageLeftConstraint
    o containerHeightContraint containerHeightConstraint
    o enterButtonTopContraint enterButtonTopConstraint
    o _copyProfleToSession _copyProfileToSession
    a ontopButtonnAction ontopButtonAction
    o subLoadSementedControl subLoadSegmentedControl
    a toogleVideoView toggleVideoView
    a cropBtnAcction cropBtnAction
    o pluginVersoinLabel pluginVersionLabel
    o toolbarHeightContraint toolbarHeightConstraint
    o cellTopLabelHeightContraint cellTopLabelHeightConstraint
    o messageBubbleTopLabelHeightContraint messageBubbleTopLabelHeightConstraint
    o cellBottomLabelHeightContraint cellBottomLabelHeightConstraint
    o avatarContainerViewWidthContraint avatarContainerViewWidthConstraint
    o avatarContainerViewHeightContraint avatarContainerViewHeightConstraint
    o certficateCell certificateCell
    o optionSwith optionSwitch
    o O_higlightChangesButton O_highlightChangesButton
    o O_invisibleOnNetowrkButton O_invisibleOnNetworkButton
    a copyFilename copyFilenames
    o fGroupRulesSheetWindow groupRulesSheetWindow
    o fRuleEditor ruleEditor
    o fRuleEditorHeightConstraint ruleEditorHeightConstraint
    a issueReffundWasPressed issueRefundWasPressed
    """)

  /// Two members that one object of a document connects or one class receives; of outlets, with the elements of their objects.
  static let siblings = parsed(
    """
    o encryptionStatusView attachmentView imageView view
    a save benchmarkParametersForDelay
    a diffFrontDocuments diffFrontDocumentsByRange
    o joinButtonTopMargin topicLabel constraint label
    o thanksLabel borderView label view
    o autotypeStackView matchURLCheckBox stackView button
    o downloadDelegate frameLoadDelegate customObject customObject
    o fNoneSelectedField fTabs textField segmentedControl
    o statBarView healthProgressBar view view
    o usernameLabel nameContainer label view
    o windowBackgroundBox creditsButton box button
    o directRoomBorderView avatarImageView view view
    o acceptButton declineButton button button
    o msgTextViewMinHeightConstraint bubbleInfoContainer constraint view
    o stickyHeadersBottomContainer recentsTableView view tableView
    o noPartyHeaderBackground groupInvitationListView imageView view
    o globalValuesTableView matchingNameMenuItem tableView menuItem
    o missedNotifAndUnreadBadgeLabel memberCount label label
    a syncButtonAction outlineViewAction
    o leftImageHeightConstraint leftImageView constraint imageView
    o messageLabel acceptButton label button
    o registerButton pageControl button pageControl
    o advancedButon headerLabel button textField
    a episodeStatusTapped playPauseTapped
    o iconNameTextField iconImageView textField imageView
    a smoothResizeChanged appearanceChanged
    o generalView builtInTokenField customView tokenField
    o copyrightLabel appLogoImageViewTopConstraint label constraint
    o buttonsContainerView otherUserInformationLabel view label
    a hideOtherApplications unhideAllApplications
    o tableContentInstance extendedTableInfoInstance customObject customObject
    o customQueryInstance tableContentInstance customObject customObject
    o leftViewWidthConstraint createPartyButton constraint button
    a toggleShowProcessID toggeleShowFullProcessList
    o msgTextViewMinHeightConstraint msgTextViewBottomConstraint constraint constraint
    o msgTextViewLeadingConstraint msgTextViewTrailingConstraint constraint constraint
    o numberOfUsersLabel joinActivityIndicator label activityIndicatorView
    o strengthSliderView intelligenceSliderView view view
    o nextBarButtonItem activityIndicator barButtonItem activityIndicatorView
    o mKeyBcaster mComboField button textField
    o passwordTextField subtitleLabel textField label
    o paginationView ruleFilterController customView customObject
    o tagMessageText tagNameField textView textField
    o bodyLabel bidderNumberLabel label label
    o accessoryView fileListSplitView customView splitView
    o bubbleInfoContainerTopConstraint msgTextViewTopConstraint constraint constraint
    a excludeFromBackupEnabledChanged searchTitleOnlyChanged
    o nameLabel valueScrollView label scrollView
    o collectionView headerBackground collectionView view
    a bitSheetOperatorButtonWasClicked dropImage
    o exportPodcastsTitle exportBtn label button
    o iconImageView detailDescLabel view label
    o singleProgressTitle singleProgressBar textField progressIndicator
    o featureView subtitleLabel view label
    o disclosureButton faviconView button view
    o tableView closeButton tableView button
    o sourceItemView textField button textField
    o description2Label titleView textField textField
    a selectAll pasteAsPlainText
    a showPackageContents visitSlothOnGitHubWebsite
    o _threeFingerEmulatesMiddle _rightClickActsLikeRightClick button button
    o searchSearchBarTopConstraint noResultsLabel constraint label
    o encryptionIconImageView roomAvatarImageView imageView view
    o verifyButton deviceName button label
    o msgTextViewTrailingConstraint pictureView constraint view
    a toggleWebInspectorEnabled importNNW3FromFile
    o tableView_ attachButton_ tableView button
    a setIdleLimit setRemoveWhenSeedingCompletes
    o noAccountTextField signInTextField textField textField
    o nicknameLabel usernameLabel label label
    o enableAdvancedSettingsLabel headerView textField customView
    o profileActivityIndicator saveUserInfoButton activityIndicatorView button
    o labelOnline labelBusy label label
    o createAccountButton loginButton button button
    a endEditing onAddPressed
    o subtitleLabel informationLabel label label
    o learnMoreButton emptyLibraryLongDescriptionLabel button label
    o typingBadge msgTextViewTrailingConstraint imageView constraint
    o fFailedHashField fErrorMessageView textField textView
    o playlistTracks playlistTitle label label
    o skillsCollectionViewBottomConstrain skillCategoriesCollectionView constraint collectionView
    o iconView premiumBadge imageView imageView
    o attachmentView bubbleInfoContainer view view
    a toggleAutomaticSpellingCorrection orderFrontStandardAboutPanel
    a showHidePassword cancel
    o titleLabel stackView label stackView
    o informationLabel doneButton label button
    o secretTextField typePopUpButton textField popUpButton
    o closeButton titleLabel button label
    o popupButton label popUpButton textField
    o statusMessage spinner label view
    o checkBox label imageView label
    o signInButton splashView button view
    o notesButton titleButton button button
    o verifyMobileNumberPromptLabel verifyCodeTextField label textField
    o moreButton restoreButton button button
    o priorityButton editionViewHeightConstraint button constraint
    o toggleSwitch leftImageView switch imageView
    o watchTableView trackLangField tableView textField
    a upgrade toggleProfilesList
    o shadowOffsetXFormatter marginVerticalTextfield numberFormatter textField
    o msgTextViewTrailingConstraint msgTextViewLeadingConstraint constraint constraint
    o portField infoLabel textField textField
    o linkButtonStackView thankYouLabel stackView label
    o bottomView mageOptionView view view
    o accountPopupButton folderNameTextField popUpButton textField
    o pieChartView hudView view view
    o _useBlur _space button popUpButton
    a passphraseVisibilityButtonAction setPassphraseButtonAction
    o shieldImageView resetSecretsButton imageView button
    o okButton message button textView
    o iconImageViewLeadingConstraint accessoryImageView constraint imageView
    o fRatioStopField fUploadLimitField textField textField
    o _tabView _arrangementsToolbarItem tabView toolbarItem
    a doDecomposedStringWithCanonicalMapping doTranspose
    o iconView addButton imageView button
    o _progressLabel _progressIndicator textField progressIndicator
    o tracksController tableController arrayController arrayController
    o keyEquivalentField metaInfoSummary control textField
    o recoverButton shieldImageView button imageView
    a importContentFilterByAdding closeContentFilterManagerSheet
    o msgTextViewLeadingConstraint msgTextViewMinHeightConstraint constraint constraint
    o _windowDirectoryType _paneDirectoryType matrix matrix
    a toggleRuleEditorVisible navigatePaginationFromButton
    o avatarImageView timeLabel imageView label
    o actionSheetBottomConstraint borderView constraint view
    o _loupe _textField imageView textField
    o cityLabel flagImageView label imageView
    o doneButton informationLabel button label
    o rowWriteStartupText allowZeroSwBrightness gridRow button
    o tableView contentStackView tableView stackView
    o labelTitle labelDescription label label
    o toggleButton titleLabel button label
    o createKeyDerivationParametersButton argon2idThreadsTextField button textField
    o passwordSeparator ssoButtonContainer view view
    o historyView afterOpenActionBox customView box
    a timePopupDidSelected showPreferencesChanged
    o doneButton informationLabel button label
    o questionsButton questionsContainer button view
    a tableRowAutoIncrementWasEdited updateTableCollation
    o confirmAddRelationButton detailErrorView button customView
    o mainImageButton checkImageButton button button
    a didPressCancel didToggleNeverExpiresSwitch
    o lastMessageTimeLabel notificationStatusView label view
    a undo lowercaseWord
    o avatarImageView headerView imageView view
    o sliderX sliderTextX slider textField
    o userLoginTextField viewHeightConstraint textField constraint
    o passphraseTitleLabel additionalInformationLabel label label
    o protectionSwitchLabel valueTextView label textView
    o paginationPageField paginationGoButton textField button
    a hideAmPmCheckboxClick clockFormatChange
    o plan initialsText label label
    a close save
    o date readReceiptButton label button
    o createAccountButton needHelpButton button button
    o encodingsMenu themesMenu menu menu
    o firstInstructionLabel howToShare1 label imageView
    o maxLabel countLabel textField textField
    a showPlugin checkForPluginUpdate
    a duplicateRow toggleRuleEditorVisible
    o closeButton titleLabel button label
    o buyButton hourglassCountView view view
    o imageViewThumb labelTitle imageView label
    o titleLabel actionButton label button
    o specialFilterPopUpButton emptyTrashButton popUpButton button
    o titleLabel okButton label button
    a addWindowAssociation showPasswordGenerator
    o saveConnectionIncludeData saveConnectionIncludeQuery button button
    o submitButtonMinLeadingConstraint authenticationActivityIndicator constraint activityIndicatorView
    o webviewContainer activityIndicator view activityIndicatorView
    o verticalStackView discountView stackView view
    a showContrastSliderClicked showAppleFromMenuClicked
    o subtitleLabel actionButton label button
    o widthConstraint bottomConstraint constraint constraint
    a toggleKeyFile fieldsChanged
    o seekFwdShortcutView fadeShortcutView customView customView
    o choice2 imageView2 button button
    o podcastCollectionView bottomDividerHeight collectionView constraint
    o label noGeolocationView label view
    a edit copyPassword
    o tableCommentsTextView tableMaxDataSize textView textField
    o titleLabel magicIconView label imageView
    o addCommentButton authorProfileImage button imageView
    o subtitleLabel bottomSpacing label constraint
    o podcastName secondaryLabel label label
    o detailLabel streakIconView label imageView
    a saveServerVariables copyServerVariableValue
    o text1 announcementLabel textField textField
    o okButton columnMappingButton button button
    o localAutocrlfPopUp localCoreEditorField popUpButton textField
    a combinedBrightness enableSmooth
    o networkImageTopConstraint networkImageHeightConstraint constraint constraint
    o subtitleLabel loadingIndicator label activityIndicatorView
    o pictureViewTopConstraint bubbleOverlayContainer constraint view
    o sectionAutoLoadView subOverrideLevelDescriptiveText customView textField
    o profileLabel footerView textField customView
    o editionViewHeightConstraint priorityImageView constraint imageView
    o fileTypeIconView activityIndicator imageView activityIndicatorView
    a toggleShowPassword signInTapped
    o msgTextViewLeadingConstraint msgTextViewBottomConstraint constraint constraint
    a settingsTapped manageSupportTapped
    o informationLabel topSeparatorView label view
    o messageLabel footerLabel label label
    o deleteButton editSelectionButton button button
    o ignoreButton descriptionLabel button label
    o mediumMoneyButton bigMoneyButton button button
    o summaryLabel participatingBadge label view
    a plusTapped volumeBoostChanged
    o groupArticlesByFeedMenuItem checkForUpdatesMenuItem menuItem menuItem
    o loginButton cloudStorageLogo button imageView
    o pickerView valueLabel pickerView label
    o informationLabel titleLabel label label
    o headlineLabel containerView label view
    o textView wordWrapCheckbox textView button
    a saveTapped filterSwitchChanged
    o searchBar emptyView searchBar label
    o _rowsField _initialUseTransparency textField button
    o replaceButton smartReplaceButton button button
    o addNoteButton headerDividerView button customView
    o itemFolderDepthSlider itemSkipItemSwitch slider button
    a insertLink performFindPanelAction
    o tableView loginToCloudStorageView tableView view
    a browseDestination revealPathItemInFinder
    o contentScrollView expiryDateLabel scrollView label
    o progressView attachViewMinHeightConstraint view constraint
    o filterVariablesSearchField variablesTableView searchField tableView
    o tabView notesTextView tabView textView
    a saveProfile loadProfile
    o msgTextViewTopConstraint msgTextViewBottomConstraint constraint constraint
    o secureCoreBar secureCoreLabel view label
    o descriptionLabel primaryActionButton label button
    o changeServerLabel timerLabel textField textField
    o footerLabel tableView label tableView
    o separatorField languageLabel comboBox textField
    a addButtonTapped textFieldDidChange
    o title subtitle label label
    o filterVariablesSearchField variablesCountTextField searchField textField
    a makeBaseWritingDirectionRightToLeft performClose
    a resetQS uninstallQS
    o fGroupTitleField fGroupIndicatorView textField imageView
    o subtitleLabel closeButton label button
    a toggleRuleEditorVisible duplicateRow
    o mainContainer mainContainerLeadingConstraint view constraint
    o paginationLabel bubbleInfoContainer label view
    a equalizerSliderAction customAspectEditFinishedAction
    o roomActivitiesContainerHeightConstraint roomInputToolbarContainerHeightConstraint constraint constraint
    o renameTableContextMenuItem tableEncodingButton menuItem popUpButton
    o _cursorBlinkFadeInDurationLabel _nonASCIIFontPicker textField customView
    o roomInfoLabel roomNameLabel label label
    o mainHeightConstraint separatorView constraint view
    o podcastImage subscribeButton view button
    o verifyButton scrollView button scrollView
    o subtitleLabel exposuresLabel label label
    o vacuumButton tableView button tableView
    a orderFrontFontPanel addFontTrait
    o subTitleLabel camera label imageView
    o name statusIcon label view
    a onAddPressed startEditing
    o webView webController webView customObject
    o timeLightDarkModeRadio eSunset button textField
    a cannotScanAction scanButtonAction
    a dismissController refresh
    o progressTrackingIndicator progressTrackingDescriptionTextField progressIndicator textField
    o _shareButton _interpolatedStringParameters button button
    a saveVPN didChangeAlwaysOn
    o paginationSeparatorView bubbleOverlayContainer view view
    o searchBarBottomLineView resultsTableView view tableView
    a withYearCheckboxChange dateFormatPopupChange
    o descriptionLabel learnMore textField button
    o field fieldHeightConstraint label constraint
    o profileList topView tableView customView
    o scroller textViewContainer customView customView
    a lowercaseWord centerSelectionInVisibleArea
    a selectOutput sendDirectory
    a volumeSliderDidChange playPauseTapped
    a passphraseVisibilityButtonAction recoverButtonAction
    a removeNewColumn removeGlobalValue
    a toggleOpenDashboardIfHiddenWindows connectionSelectionDidChange
    o hairLabel skinLabel label label
    o scrollContentView tableView view tableView
    o titleLabel categoriesTable label tableView
    a resetAllDialogWarnings resetGitPath
    a toggleAutomaticQuoteSubstitution stageFiles
    a saveQueryHistory runPrimaryQueryAction
    o cannotScanButton closeButtonContainer button view
    o fClearButton fMessageTable button tableView
    a troubleshootButton faqButton
    o descriptionlabel noBenefitsLabel label label
    o msgTextViewTopConstraint msgTextViewWidthConstraint constraint constraint
    o entryTypePopUp keyField popUpButton textField
    o _workgroupsViewController _workgroupsContainer viewController customView
    a moreTapped leftActionTapped
    o separator progressIndicator box progressIndicator
    o mobileLabel avatarImageView label imageView
    a segmentedControl browse
    o textView deleteButton textView button
    o basedOnLabel preferredFocusedView label textView
    o iconView titleLabel imageView label
    a tabSwitched helpViewReloadBtnAction
    a copyPath pickSession
    o titleLabel doneButton label button
    o subBtnWidthConstraint durationLabel constraint textField
    o percentageLabel noPlusView label view
    o valueSlider prefSetsController slider arrayController
    o buttonConnect labelCertificate button label
    o countLabel reactionBackgroundView label view
    o sleepAfterLabel lowerBrightness textField button
    o fileVersionTextField databaseNameTextField textField textField
    o timeLabel nicknameLabel label label
    o urlTextField publishButton textField button
    a cancelClicked okClicked
    o withYearCheckbox customDateFormatField button textField
    o roomTitleLabel directRoomBorderView label view
    o activityIndicatorImageView detailText activityIndicatorView label
    o usernameLabel messageButton label button
    o subtotalTitleLabel subtotalPriceLabel label label
    a openUserGuide cancel
    a resetSecretsAction recoverButtonAction
    o cellLabel cellSwitch label switch
    o secondaryHeaderAlignmentControl secondaryHeaderPopUpButton segmentedControl popUpButton
    o noNetworkView infoDetailLabel view label
    a appendDigit cancel
    o groupImageView leadingContraint imageView constraint
    o stagedFilesController unstagedFilesController arrayController arrayController
    o customQueryInstance tableDocumentInstance customObject customObject
    o slider restoreButton slider button
    o searchBar searchContentsController searchBar placeholder
    a runToolbarCustomizationPalette toggleInspector
    a changeHasHeaderCheckbox addNewColumn
    o rightHalfShortcutView thirdFourthShortcutView customView customView
    o chatInputTextField publisherAudioBtn textField button
    o titleLabel closeButton label button
    o editors_ caveat_ popUpButton textField
    a settingChanged modeDidChange
    a create editColumnMapping
    o supporterLabel bookmarkTabsView label stackView
    o cancelButton okButton button button
    o doneButton exportButton button button
    a addOnlineDownload addOnlineCancel
    o previousDonationsButton customAmountField button textField
    a sortDescending rename
    o mainTableView createRoomButton tableView button
    o sshIntegrationButton environmentVariablesToCopy button tokenField
    o clearHistoryShortcutRecordView historyShortcutRecordView customView customView
    o separatorViewBottom label customView textField
    a addFavoriteUsingCurrentDetails makeSelectedFavoriteDefault
    o _animateMovement _asciiLigatures button button
    o _textField2 _pageIndicator2 textField button
    o msgTextViewWidthConstraint msgTextViewMinHeightConstraint constraint constraint
    a sunsetChange sunriseChange
    o titleLabel videoWrapperViewBottomConstraint textField constraint
    o avatarBorderView linkLabel view label
    a recoverButtonAction unknownPassphraseButtonAction
    a changeImportMethod changeFieldAlignment
    o tagTextField noteImageView textField imageView
    a noGroupsTapped allGroupsTapped
    a deleteLastDigit appendDigit
    o iconView titleLabel imageView label
    o collectionViewHeightConstraint doneButton constraint barButtonItem
    a setBlocklistEnabled setRenamePartialFiles
    a replaceSelectionWithBase64Decoded browserReload
    a getInfo showSelectedItem
    o containerView unlockLabel view label
    o scrollView shadowView scrollView view
    o messageTextView leftMarginConstraint textView constraint
    o footerLabel button label button
    o extraInfoButton siteAddressImageView button imageView
    o searchBarHeaderBorder searchBarHeader view view
    a darkModeNightOverrideClick timeModeChange
    o closeButton bannerChevronView button imageView
    o episodeImage episodeTitle view label
    a searchNextPrev closeButton
    o _substitution _stepper textField stepper
    o publisherAudioBtn subscriberAudioBtn button button
    o noEpisodeDetailLabel addFilesButton label button
    a playbackSpeedSliderChange rotationPopupChange
    o mobileClientImageView recoverSecretsAvailabilityLoadingLabel imageView label
    o buttonCertificate titleLabel button label
    a arrangeInFront lowercaseWord
    o paginationPageStepper paginationPageField stepper textField
    o audioEqSlider8 audioDelaySlider slider slider
    o cardReaderLabel toggleCardReaderButton label button
    a terminate toggleInvisibleChars
    o placeholderView noResultsView view view
    a performClose performMiniaturize
    o authorNameLabel authorButton label button
    o passwordField scrollView textField scrollView
    o includeAppBannerInClipsSwitch skipIntroSwitch switch switch
    o logoImageView zoomView imageView customView
    a openPreferences viewKeyboardShortcuts
    o statusTextLabel statusImageView label imageView
    o checkColumn_ tableView_ tableColumn tableView
    a differentNotes okAction
    o subtitleLabel iconView label imageView
    o background title view label
    o connectionDescription profileImage label imageView
    o tableView favoritesContainer tableView containerView
    o advancedApplyClose displayPopup button popUpButton
    o sshClientPath sshClientPickerView textField customView
    a modifyFont orderFrontFontPanel
    a createAccountTapped upgradeToPlusTapped
    o caretButton marginConstraint button constraint
    a edit import
    o buttonPlay slider button slider
    o p2pLabel name textField textField
    o contentFilterTextView numberOfArgsLabel textView textField
    o mainView iconImageView view imageView
    o groupDescription noticeBadgeView label view
    o containerHeight spacerPadding constraint constraint
    a removeContentFilter importContentFilterByAdding
    o questMechanicsButton partyChallengesButton button button
    o fullHeightConstraint buttonPlay constraint button
    o msgTextViewLeadingConstraint msgTextViewTopConstraint constraint constraint
    a unhideAllApplications hide
    a showPathSuggester addPath
    o destinationLabel destinationToLabel label label
    o revealButton textValue button textField
    o collectionView nothingFoundConeImageView collectionView imageView
    o tabBarView countriesButton customView button
    o addLocalWindow refreshPeriodicity window popUpButton
    o removeButton skillLabelLeadingConstraint button constraint
    o fIconView fTorrentPriorityViewWidthConstraint imageView constraint
    o detailView tableView customView tableView
    o _progressLabel _button textField button
    o fActionButton fTorrentTitleField button textField
    a quickSave performClose
    a playSliderChanges togglePlaylist
    a setPortraitSnapArea toggleMissionControlDragging
    o icon iconWidth imageView constraint
    o createNewProfileItem overviewItem menuItem menuItem
    a clickImport clickExport
    o icon iconHeight imageView constraint
    o iconFiltering labelFiltering imageView label
    o locationString weatherModePopup textField popUpButton
    a runPageLayout alignJustified
    a add showNewCategoryWindow
    o selectionIndicator unread imageView imageView
    a logBinaryData logSomeErrors
    o audioPlayerContainer audioTitle view label
    o _spaceBar2 updatingFileProgressView barButtonItem progressView
    o valueScrollView nameLabel scrollView label
    o exampleRowsLabel exampleTimeLabel textField textField
    o podcastImage podcastTitle view label
    o openButton textValue button textField
    o editTableButton structureHelpPanel button window
    o multiSelectFooter multiSelectFooterBottomConstraint view constraint
    o filterSwitch saveBtn switch button
    o totalTitleLabel subtotalTitleLabel label label
    a closePanelSheet removeTheme
    o makeACopyButton informationLabel button label
    o bgView connectingView view view
    o visibleConstraint notificationView constraint view
    a learnMoreButtonTapped dontShowAgainSwitchToggled
    o mxkLabelMinWidthConstraint mxkTextFieldTrailingConstraint constraint constraint
    o entryView bottomBorder textField view
    o progressIndicator tableView progressIndicator tableView
    a tabsPropertiesChanged quickstartButtonClicked
    o progressView backgroundButton progressIndicator button
    a performZoom quickFixUppercase
    a tableFilterClear setDefaultOperator
    o pickedValueTextField pickedStatusTextField textField textField
    o databaseCollationButton databaseAlterSheet popUpButton window
    a showChangeLog showHelp
    o presetSlider unparseTextField slider textField
    o digitsStackView lineView stackView view
    o _body _container textField customView
    o avatarImageView tableView imageView tableView
    a next reset
    o faviconImageView details imageView label
    o exampleTimeSlider localeBox slider comboBox
    o playlistController playlistView arrayController scrollView
    o buttonsSpacer bottomPaddingRegular view constraint
    o recentsSearchBar recentsSearchBarHeightConstraint searchBar constraint
    o destinyFolderButton shareTable barButtonItem tableView
    a toggleDistinctSelect toggleNegateClause
    o thursdayButton mondayButton button button
    o multiplyButton threeButton button button
    o activeIndicator bgView imageView view
    o a c textField textField
    o disclosureButton folderTitle button label
    a viewLogging ignoreFrontMostApp
    a showDownloadIndicatorChange resetListClick
    o labelTitle imageViewPreview label imageView
    a openCrashReportsWikiPage sendCrashReport
    o searchBarHeader searchBarHeaderBorder view view
    a clearSearchTapped overflowTapped
    a deleteButtonTapped addFolderButtonTapped
    o textView useShortOptsCheckbox textView button
    o counterLabel searchBackground label view
    o closableShopModal topContentView view view
    a chooseIndexType addIndexedField
    o cancelButton revealInFinderMenuItem button menuItem
    o loginButton signUpButton button button
    o heightConstraint editBtn constraint button
    o overlayContainerView roomInputToolbarContainer view view
    a haveDestinationDidChange ok
    o authenticateButton disclosureButton button button
    o displayNameTextField typingLabel textField label
    o manualExportButton keyBackupLogoImageView button imageView
    a performFindPanelAction insertLink
    o statisticsLabel scrollView textField scrollView
    o duration episodeTitle label label
    o accountNameLabel avatarButton label button
    o prevArticleBarButtonItem searchBar barButtonItem view
    a copyButtonTapped plusOneButtonTapped
    o inputAndUnitStackViewToTitleLabel inputAndUnitStackView constraint stackView
    a discardFiles revealInFinder
    a upNextTapped skipBackTapped
    o buttonChannels viewTopConstraint button constraint
    o unstagedFilesController controller arrayController customObject
    o fontFaceTextField parentWindow textField window
    o enabledSwitch rocketCell switch tableViewCell
    o checkForUpdatesItem hideOthersItem menuItem menuItem
    o skinView hairFlowerView view view
    o filterTableQueryTitle filterTableSetDefaultOperatorSheet textField window
    o cellImage disclosureImage imageView imageView
    o _copyWeb _copyWindow button button
    o timeLabel messageLabel label label
    o quickSettingsStack secureCoreSectionView stackView view
    a modifyFont addFontTrait
    o countText paginationView textField customView
    o numberLabel titleLabel label label
    o saveConnectionIncludeQuery saveConnectionAccessory button customView
    o productStatusBadgeBg productTextField view textView
    a closeDrawing endDrawing
    o contentContainer contentWidth containerView constraint
    a addFilter resetFilter
    a cancel save
    o infoLabel titleLabel label label
    o containerMaxHeightConstraint containerLeftConstraint constraint constraint
    a filterTree reloadAllStructures
    o buttonConnect passwordField button textField
    o generalPane appearancePane customObject customObject
    o checkImageView locationLabel imageView label
    o chooseButton createButton barButtonItem barButtonItem
    o scaleTextLabel darkModeStack label stackView
    o labelDateHeightConstraint labelDate constraint label
    o clearPasteboardTimeoutPopup allowScreenshotsCheckButton popUpButton button
    o protectedButton labelTextField button textField
    o tabSwitcherContainer collectionView view collectionView
    a addTabletFromFile addTabletFromPostgres
    o fSeedingView fIdleLimitField customView textField
    o enterNameWindow editThemeListWindow window window
    o ruleEditorHeightConstraint groupRulesSheetWindow constraint window
    o actionSubtitle actionName label label
    o joinButton guildMembersLabel button label
    o secondaryFooterAlignmentControl secondaryFooterPopUpButton segmentedControl popUpButton
    o buyButton titleLabel view label
    o actionButton tableView button tableView
    a subtractButtonTapped addButtonTapped
    a delete hide
    o logoImageView mapView imageView customView
    o toggleChangesButton wc button customObject
    o basedOnLabel versionLabel label label
    o button countryCodeLabel button textField
    a setDockIconPause setDockIconStop
    o presetsClipViewWidthConstraint addButton constraint button
    o viewLeadingConstraint viewBottomConstraint constraint constraint
    a showOptions batchReplaceAll
    a orderFrontFontPanel addFontTrait
    o syncWaitPanel textScrollView window scrollView
    o refresh subtitle button label
    o encodingMenu jumpToBegin menu menuItem
    o titleLabel podcastImage label view
    o playlistTableView tableView tableView tableView
    o addButtonSeparator tableView view tableView
    o subtitleLabel unitLabel label label
    o archiveControlBtn subscriberView button containerView
    a showAdvancedTabView showAppearanceTabView
    o tableView headerDividerView tableView customView
    o podcastImage playButton view view
    a preferredLanguageAction assrtHelpBtnAction
    o repositoryAccessoryView repositoryURL customView textField
    o _touchBarMitigationsPanel _removeMappingButton window button
    a moveToTrash ignoreFiles
    o iconCreatorLabel designContributorLabel textField textField
    a saveEditSheet bitSheetOperatorButtonWasClicked
    o secondaryDescription profileImage textField imageView
    a settingChanged configureSmoothBlink
    o separatorView tableView view tableView
    o bidButton cursor button view
    o fButton fStatusWindow button window
    o settingsView targetLabel customView textField
    o messageLabel textSubject textField textField
    a changedAltRows changedUseReadability
    a dolbyVisionClick showLogInFinderClick
    o speedLbl volumeLbl label label
    o deselectAllButton playingCollectionView button collectionView
    o fileView revokeButton tableView buttonCell
    o topSpacing leftImageWidth constraint constraint
    o titleLabel icon label imageView
    o _searchField _panel searchField window
    a forgotPasswordTapped dev_hasCardTapped
    a githubAction helpAction
    a create cancel
    o labelUnread iconRoom label imageView
    a searchNext changeMode
    o errorTextField removeUTIButton textField button
    o buyButton leadingConstraint button constraint
    a openBookmarkInHorizontalPane editBookmarks
    a trimSilenceChanged plusTapped
    o titleLabel slider label slider
    o copyFeedURLButton monthThresholdField button textField
    o playlistView tempoSlider tableView slider
    o subscribeButton podcastAuthor button label
    o stagedFilesController commitButton arrayController button
    o _closeButton _arrowsControl button segmentedControl
    a unhideAllApplications hide
    o unlinkAccountButton disclaimerLabel button label
    a chooseFont apply
    o avatarImageView actionButton imageView button
    o fromButton toButton button button
    o separatorViewBottom leftImage customView imageView
    o hostingView currencyView view view
    a dismissController removeAll
    o textField cancelButton textField button
    a openPreferences authorizeAccessibility
    o teamIconView challengeIconView imageView imageView
    o _promptBeforeClosing _jobsTable popUpButton tableView
    o doneTap summaryLabel button label
    o totalTitleLabel taxPriceLabel label label
    a toggleContinuousSpellChecking flushPrivileges
    o triggerNameTextField triggersTableView textField tableView
    o starRatingView snippetLabel view label
    o showHiddenCheckBox allowAllCheckBox button button
    o leftConstraint iconView constraint imageView
    a paste hide
    o detailsStackView keypadContainer view view
    o descriptionTextView bossArtTitle textView view
    o optionSwitch optionName switch label
    o messageTextView avatarWrapper textView view
    o indexesShowButton resetAutoIncrementLine button box
    o titleLabel countriesList textField collectionView
    o usernameContainer usernameTextField view textField
    o labelTextField valueTextField textField textField
    a deleteSelection reloadPlugIns
    o fontFaceTextField foregroundColorWell textField colorWell
    a downloadBrowserPlugin titleHelp
    o pinTextField keypadContainer textField view
    o warning textField textField textField
    o secureCoreLabel showProtonVPNButton textField button
    a segmentedControlAction customAmountFieldAction
    o separatorRight label view label
    a clickRemove clickImport
    a showHelp hideOtherApplications
    o progressBar clearFilterButton progressIndicator button
    a saveVPN didChangeType
    a removeRows selectColumns
    a setMidiPlugin setupPlugin
    o openFileButton openAttributeButton button button
    a showCreateTableSyntax saveCreateSyntax
    o headerLabel finishButton label button
    a settingChanged downloadBrowserPlugin
    o stackView noticeButton stackView button
    o themeSectionBackground sortOrderLabel customView textField
    o moreQuestionsStackView mechanicsStackView stackView stackView
    o secureCoreSwitch connectionBarContainerView switch containerView
    o iconBackground deleteButton view button
    o playlistTableView totalLengthLabel tableView textField
    o loginButton simplenoteLabel button label
    o _archive _logDir button textField
    o confirmMarkAllAsReadSwitch showFullscreenArticlesSwitch switch switch
    o appLaunchToggle newTabToggle switch switch
    o titleLabel subtitleLabel label label
    o actionButton iconImageViewTrailingConstraint button constraint
    a stopLoadingBtnAction openBtnAction
    o starCountLabelTrailingConstraint starCountLabel constraint label
    o printPreviewItem statBarMenu menuItem menu
    o archiveStatusImgView publisherMicContainerView imageView view
    o gridViewContainer blankSlateView customView customView
    o archiveStatusImgView rightArrowImgView imageView imageView
    a removeCompleted removeSelectedQueueItem
    o unplayedBadge unplayedHeight view constraint
    a deleteRow configureStep
    o pageTitleContainer pageTitleLabelHeightConstraint view constraint
    o linkTextField addOutlineBarButtonItem textField barButtonItem
    o librariesView resetLocationButton box button
    o collectionViewTopConstraint collectionView constraint collectionView
    o installCLTButton signingIdentityPopupButton button popUpButton
    a remindMeLater sendCrashReport
    o singedInAsLabel extraInfoButton label button
    o playbackProgressView infoLabelTrailingConstraint customView constraint
    a loadProfile clearAllProfiles
    o avatarLeadingConstraint avatarWidthConstraint constraint constraint
    o progressView bgView progressView view
    o tabBarView profilesButton customView button
    o tableDocumentInstance tablesListInstance customObject customObject
    o dSelector iSearchText customView textField
    a deleteAllDataEnabledChanged hidePasswordsEnabledChanged
    o titleLabel mainStackView label stackView
    a performMiniaturize selectAll
    o scrollView nextButton scrollView button
    o schemasTableView grantedController tableView arrayController
    a performFindPanelAction arrangeInFront
    o iconImageView starsImageView imageView imageView
    o filterWindow addButton customObject button
    o clearSearchBtn searchIcon button imageView
    o environmentChangeButton toggleCardReaderButton button button
    o titleLabel doneButton label button
    """)

  /// The same in projects that were read only when the rules were done.
  static let heldOutSiblings = parsed(
    """
    o totalValueLabel totalDateLabel label label
    o slideshowView errorMessageLabel view label
    o descriptionShort activitySpinnerForIcon textView activityIndicatorView
    o glucoseTrendHUD progressView view progressView
    o servingSizeLabel nutritionTableImage label imageView
    o scrollView trailingConstraint scrollView constraint
    o illustrationView cardView imageView view
    o tableView searchBar tableView searchBar
    o toggleDebugMenuCheckBox toggleBEEPLoggingCheckBox button button
    o table glucoseScene table spriteKitScene
    a promptForMultiples pressedAlternateButton
    o buttonsView buttonsViewBgToolbar view toolbar
    o errorLabel proceedButton label button
    o stackView homeCardView stackView view
    o tertiaryLabel containerView label view
    o writtenByTextField docinfoTextField textField textField
    a didTapSignOut didTapCreateAccountButton
    o stackView bottomConstraint stackView constraint
    o menu_Format_Additions menuItem_file menuItem menuItem
    o spacer secondaryLabel view label
    o titleLabel hostViewController label collectionViewController
    o longPressGestureRecognizer gestureRecognizers pongPressGestureRecognizer pongPressGestureRecognizer
    o activeInsulinAmountLabel glucoseChartContentView label view
    a modifyFont orderFrontFontPanel
    o progressView primaryButton progressView view
    o O_gotoLineTextField O_gotoPanel textField window
    o serverInfoButton bottomToolbarEffect button visualEffectView
    o startButton titleLabel button label
    o _activityIndicator _nameLabel activityIndicatorView label
    o circledChevronImageView plainChevronView imageView view
    o appVersion appDescription label textView
    o imagesCollectionView controller collectionView viewController
    o productCategoryNutriScoreExplanationLabel nutritivePortionSegmentedControl label segmentedControl
    o downloadTheAppMessageLabel activityIndicator label activityIndicatorView
    o descriptionLabel topDiagnosisLabel label label
    o unitLabel alertLabel label label
    o originsField quantityExampleLabel textField label
    o backgroundImageView subtitleLabel imageView label
    o button expiredBadgeView button view
    o O_lineEndingPopUpButton O_modePopUpButton customView customView
    o oBaseUrlTextField oRefreshPopupButton textField popUpButton
    o O_fileController O_modePopUpButton objectController popUpButton
    o disclosureIndicatorLeadingLarge imageContainer constraint view
    a showDeveloperMenu exposureNotifcationSettingBtnDidClick
    o collectionView hostViewController collectionView collectionViewController
    o descriptionLabel bottomSeparatorView label view
    o interfaceController updater customObject customObject
    a textFieldDoneEditing startDiscover
    o descriptionLabel2 descriptionLabel1 label label
    a stopSpeaking pasteFont
    o titleLabel cardView label view
    o parametersContainerStackView label stackView label
    o arrow_continue_down coverView button imageView
    o writtenByTextField splitButton textField button
    o stackViewTopConstraint cardView constraint view
    o unitLabel glucoseLabel label label
    a showLicense hideLicense
    a openHelpWiki openHelpForum
    o pickerButton checkInForLabel button label
    o environmentImpactImageView titleLabel imageView label
    o additionalInfoView scrollView view scrollView
    a copyScriptAction changeDisableScreenFonts
    o proceedButton displayLabel button label
    o COBValueLabel totalDateLabel label label
    o activityLabel pickerContainerView label view
    o footerView subtitleLabel view label
    o traceLocationTypeLabel temporaryDefaultLengthPickerBackgroundView label view
    o closeButton descriptionLabel button label
    o boldLabel innerStackView label stackView
    o imageViewMain labelMain imageView label
    o o_rulesTableView o_rulesController tableView arrayController
    o button_continue textField_passwordLabel button textField
    o appName appDescription label textView
    o message okayButtonHeightConstraint label constraint
    a addressTextFieldEditingDidBegin descriptionTextFieldEditingDidBegin
    a validateDefaultsState changeFontViaPanel
    a addFontTrait orderFrontFontPanel
    o cardBackgroundContainer titleLabel view label
    o button6 button7 button button
    o stackView titleLabel stackView label
    o contactListView imageView_status outlineView imageView
    o primaryButton buttonDidntGetEmail view view
    a namedAction pdfBasedAction
    a hide terminate
    o titleLabel illustrationView label imageView
    o containerView webViewHeight view constraint
    o passwordField loginOrOutButton textField button
    o pictureButton progressBar button view
    o disable2FALabel descriptionLabel label label
    o iconImageView subheadlineLabel imageView label
    a clearChangeMarks toggleAutomaticDashSubstitution
    o loadingStateLabel titleLabel label label
    o confirmCodeButtonView changeNumberButtonView view view
    o usernameUI segmentServerType textField segmentedControl
    o pumpManagerProvidedHUD statusStackView view stackView
    o O_window O_modeForNewDocumentsPopUpButton window popUpButton
    a donate reportABug
    a dismissAction findPreviousNextSegmentedControlAction
    a applyToOpenDocuments validateDefaultsState
    a closeConnection toggleFollow
    o customButtonView digitButtonViewArray view view
    a updateChangesColor changeVisiblityOnNetwork
    o helpWikiButton howtoLabel button label
    o saveToPanelAccessoryOutlet savePanelAccessoryOutlet customView customView
    o progressView tableView progressView tableView
    o timeLabel titleLabel label label
    o pumpStatusHUD cgmStatusHUD view view
    o bottomLink translateOffCell button tableViewCell
    o rowLabel valuePer100g label label
    o userLabel segmentServerType label segmentedControl
    o O_encodingPopUpButton O_modePopUpButton popUpButton popUpButton
    o titleLabel contentStackView2 label stackView
    o taglineButton loadingTitleLabel button label
    o titleLabel homeCardView label view
    o O_window O_mappingStatusProgressIndicator window progressIndicator
    a holdVolume stopVolume
    o novagroupExplanationLabel callToActionView label view
    o packagingTitleLabel originsTitleLabel label label
    o separatorView activityIndicatorView view activityIndicatorView
    o featuredShowsLabel collectionView label collectionView
    o artworkPreviewImage artworkDimensionsInchesLabel imageView label
    a closeChatMenu toggleToolbarShown
    o subtitleLabel scrollView label scrollView
    o label_userCount scrollView_textEntry textField scrollView
    o basalRateLabel basalStateView label view
    o takePictureButtonView imageHeightConstraint view constraint
    o progressView primaryButton progressView view
    a addFontTrait modifyFont
    o level value label label
    o cardView iconImageView view imageView
    o progressView validationTextFieldEmail progressView view
    o regionTextField addressTextField view view
    o accessoryContainerWidth accessoryContainer constraint view
    a toggleParticipantsOverlay inviteUsersToDocumentViaSharingService
    o illustrationContainer illustrationView view imageView
    o progressView searchBar progressView searchBar
    o toggleDebugMenuCheckBox O_window button window
    o badgeImageView descriptionLabel view label
    o titleLabel closeButton label button
    o subtitleLabel cardView label view
    o menu_File_New menuItem_paste menu menuItem
    o dataStackView pictureLabel stackView label
    o loopCompletionHUD glucoseHUD view view
    a stopAndDeleteLoggingReport saveLoggingReport
    o valueLabel observedValueLabel label label
    o O_underlineButton O_stylesTableView button tableView
    a convertLossy cancel
    a didTapForgotPassword didTapYourContributionsButton
    o segmentedControl tableView segmentedControl tableView
    o oRefreshPopupButton oWebView popUpButton webView
    o coloredCircle statusDescription imageView label
    o headerStackView parametersContainerStackView stackView stackView
    o O_modeController O_editController objectController objectController
    o descriptionLabel accessoryImageView label imageView
    o noImageView imageViews imageView imageView
    o quickHelpImageView quickHelpView imageView view
    a startDiscover openHelpForum
    a changeMode applyToOpenDocuments
    a addressTextFieldEditingChanged addressTextFieldEditingDidBegin
    a didSwitchDisplayRobotoff didTapOpenBeautyFacts
    a copyScriptAction changeSynthesiseFonts
    o copyrightLabel versionLabel label label
    o scrollView bottomConstraint scrollView constraint
    o badgeImageView cardNameLabel view label
    o backgroundAppRefreshTitleLabel backgroundAppRefreshStatusStackView label stackView
    o stackView iconImageView stackView imageView
    a showDeveloperMenu submitResultDidClick
    o O_findAllPanel O_resultsController window arrayController
    o webView activityIndicator webView activityIndicatorView
    a clearRecentDocuments toggleIndentNewLines
    a toggleLocalHighlightDefault changeModeForNewDocuments
    o loadingProgressView loadingSubtitleLabel progressView label
    o barcodeTextField instructionsLabel textField label
    o observedValueLabel clampedProgressView label progressView
    a encodingListChanged clearAll
    a changeVisiblityOnNetwork changeAutomaticallyMapPorts
    o encodingPopUpButtonOutlet O_openPanelAccessoryView popUpButton customView
    o cobLabel table label table
    o containerView label view label
    o webView backButton webView barButtonItem
    a runToolbarCustomizationPalette pasteWithImagesAndColors
    o oWebView oStatusTextField webView textField
    o labelSubHeader labelHeader label label
    o tableView topSpaceConstraint tableView constraint
    o popUp_priority checkBox_sticky popUpButton button
    a applyToOpenDocuments changeFontTraitBold
    o O_window O_disableScreenFontsButton window button
    a dismissAction findAndReplaceAction
    a promptForMultiples nextTab
    o loadingSubtitleLabel taglineButton label button
    o stackView statusTitleLabel stackView label
    a pdfBasedAction symbolBasedAction
    a modifyFont addFontTrait
    o novagroupView callToActionView view view
    o artworkCollectionView controller collectionView viewController
    a redo additionalModes
    o illustrationView negativeDiagnosisVirusLabel imageView label
    o brandsLabel nutriScoreView label view
    o statusStackView progressView stackView progressView
    o nameView scrollView_contactList customView scrollView
    o artworkNameLabel artworkDimensionsCMsLabel label label
    o nextSyncLabel infoTitleLabel label label
    o imageTopConstraint resubmitButton constraint view
    o bottomSeparatorView badgeImageView view view
    o imageWidthConstraint titleLabel constraint label
    a gotoLine chooseTabWidth
    a toggleQuickHelp handleButtonLongPress
    o artistNameLabel artworkNameLabel label label
    a didTapSaveIngredientsButton didTapSaveNutrimentsButton
    o stackView separatorView stackView view
    o O_tabWidthPanel O_gotoLineTextField window textField
    o separatorView stackView view stackView
    o commandLineInstallTextField O_disableScreenFontsButton textField button
    o O_modeController O_window objectController window
    o containerView accessoryContainerTrailing view constraint
    o versionLabel logoImageView label imageView
    o glucoseValueHUD glucoseTrendHUD view view
    a postGeneralViewPreferencesDidChangeNotificiation changeModeForNewDocuments
    o titleLabel quantityLabel label label
    o descriptionLabel subtitleLabelTopConstraint label constraint
    o connectingProgressIndicatorOutlet avatarViewOutlet progressIndicator customView
    a terminate hideOtherApplications
    a takeInheritanceState changeFontTraitStrikethrough
    o titleLabel subtitleLabel label label
    o searchBar stateTextField searchBar view
    o infoBoxTitle instructionsStackView label stackView
    a selectAll clearAll
    o imageTopConstraint reasonsDescription constraint label
    o titleLabelAccessibilityLarge stackViewTopConstraint label constraint
    o expirationDateLabel cardDigitsLabel label label
    o webViewHeight htmlTitleLabel constraint label
    o backgroundImageView titleLabel imageView label
    o view_userList view_accountSelection customView customView
    a undo showChangeLog
    a toggleAutomaticQuoteSubstitution capitalizeWord
    o button2 button3 button button
    o titleLabel iconImageView label imageView
    o view_statusAndImage imageView_status customView imageView
    o ingredientsNovaExplanationLabel productCategoryTitleLabel label label
    o subtitleLabelTopConstraint scrollView constraint scrollView
    o activeIconImageView addressLabel imageView label
    o volumeSlider volumeView slider imageView
    o O_legalTextField O_appIconView textField imageView
    o titleLabel buttonView label view
    o primarySubtitleLabel tertiaryValueLabel view view
    o foundErrorsArrayController convertLossyButton arrayController button
    o gestureRecognizers longPressGestureRecognizer tapGestureRecognizer pongPressGestureRecognizer
    o linkedCardView button view button
    a toggleParticipantsOverlay toggleWrapMode
    o caption basalStateView label view
    o cgmStatusHUD loopCompletionHUD view view
    o COBDateLabel COBValueLabel label label
    o backgroundAppRefreshStatusLabel descriptionLabel label label
    o disclosureImage observedDateLabel imageView label
    o scrollViewOutlet documentListItemsArrayController scrollView arrayController
    o callToActionView takePictureButtonView view view
    o ecoscoreImageView packaging view imageView
    o O_gotoLineTextField O_tabWidthTextField textField textField
    o cityTextField addressTextField view view
    a didTapOpenBeautyFacts didSwitchScanOnLaunch
    o manualBarcodeInputView statusIndicatorLabel view label
    a toggleEditMode chooseReadWriteMode
    a setBolus toggleOverride
    a didTapIgnoreIngredientsButton noNutritionDataSwitchToggled
    o contentStackView cardView stackView view
    o warningImageView removeButton imageView button
    o image titleLabel imageView label
    a defaultCheckinLengthValueChanged descriptionTextFieldEditingChanged
    o nextButton ignoreButton button button
    o checkButton footerView button visualEffectView
    o checkinHistoryDetailLabel exposureHistoryDetailLabel label label
    o preferredFocusedView aboutTheShowTitle scrollView label
    o nutriscoreView novaGroupView view imageView
    a hideLicense buildFieldClicked
    o titleLabel chartContentView label view
    o headerSubtitle headerTitle label label
    o slideshowView artsyLogoImageView view imageView
    o O_nameTextField O_mappingStatusTextField textField textField
    o headerGroup table group table
    o scrollView artworkCollectionView scrollView collectionView
    a splitToggleButtonAction toggleDocumentInfoLabel
    a redo unscript
    o symbolPopUpButton waitPipeIconImageView customView imageView
    o titleLabel iconImageView label imageView
    o titleLabel subtitleLabel label label
    a changeMode validateDefaultsState
    o productDetailsContainer statusIndicatorLabel view label
    o cardView titleLabel view label
    o O_addScopeButton O_boldButton button button
    o transitionView songNumChannels view label
    a addCarbs setBolus
    o creditsCell userProfileCell tableViewCell tableViewCell
    o separatorView iconImageView view imageView
    o gradientView titleLabel view label
    o nutritionTableImage callToActionView imageView view
    o O_colorWell O_boldButton colorWell button
    a valuesChanged removeRule
    o remainingLockTimeLabel securePinView label view
    o stateLabel iconImageView label imageView
    a hideOtherApplications hide
    """)

}
