/// A workspace with three documents as Interface Builder writes them, in which nothing is found.
let soundWorkspace = #"""
  -- Login.swift --
  class LoginViewController: UIViewController {
    @IBOutlet weak var nameField: UITextField!
    @IBOutlet weak var titleLabel: UILabel!
    @IBAction func logIn(_ sender: UIButton) { performSegue(withIdentifier: "showItems", sender: self) }
    @IBAction func backToLogin(_ segue: UIStoryboardSegue) {}
    func fill() { nameField.text = titleLabel.text }
  }
  class ItemsViewController: UITableViewController {
    @IBOutlet var emptyView: UIView!
    @IBAction func refresh(_ sender: UIRefreshControl) { emptyView.isHidden = true }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
    }
  }
  class ItemCell: UITableViewCell {
    @IBOutlet weak var priceLabel: UILabel! { didSet { priceLabel.text = nil } }
  }
  class CardView: UIView {
    @IBOutlet var photo: UIImageView!
    func show() { photo.image = nil; _ = UINib(nibName: "Card", bundle: nil) }
    @IBAction func close(_ sender: UIButton) {}
  }
  -- Panel.swift --
  import AppKit
  class PanelController: NSWindowController {
    @IBOutlet var amount: NSTextField!
    override var windowNibName: NSNib.Name? { "Panel" }
    @IBAction func pay(_ sender: NSButton) { amount.stringValue = "" }
  }
  -- Main.storyboard --
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" initialViewController="Nav-vc-001">
      <device id="retina6_1" orientation="portrait" appearance="light"/>
      <dependencies>
          <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="21505"/>
          <capability name="Safe area layout guides" minToolsVersion="9.0"/>
      </dependencies>
      <scenes>
          <!--Navigation Controller-->
          <scene sceneID="Nav-sc-001">
              <objects>
                  <navigationController storyboardIdentifier="start" id="Nav-vc-001" sceneMemberID="viewController">
                      <navigationBar key="navigationBar" contentMode="scaleToFill" id="Nav-br-001">
                          <rect key="frame" x="0.0" y="44" width="414" height="44"/>
                          <autoresizingMask key="autoresizingMask"/>
                      </navigationBar>
                      <connections>
                          <segue destination="Lgn-vc-001" kind="relationship" relationship="rootViewController" id="Nav-sg-001"/>
                      </connections>
                  </navigationController>
                  <placeholder placeholderIdentifier="IBFirstResponder" id="Nav-fr-001" userLabel="First Responder" sceneMemberID="firstResponder"/>
              </objects>
              <point key="canvasLocation" x="-900" y="0.0"/>
          </scene>
          <!--Login-->
          <scene sceneID="Lgn-sc-001">
              <objects>
                  <viewController storyboardIdentifier="login" title="Login" id="Lgn-vc-001" customClass="LoginViewController" customModule="App" customModuleProvider="target" sceneMemberID="viewController">
                      <view key="view" contentMode="scaleToFill" id="Lgn-vw-001">
                          <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
                          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                          <subviews>
                              <label opaque="NO" text="Welcome" translatesAutoresizingMaskIntoConstraints="NO" id="Lgn-lb-001">
                                  <rect key="frame" x="20" y="64" width="374" height="21"/>
                                  <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                  <color key="textColor" red="0.5" green="0.5" blue="0.5" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                                  <nil key="highlightedColor"/>
                              </label>
                              <textField opaque="NO" contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="Lgn-tf-001">
                                  <rect key="frame" x="20" y="105" width="374" height="34"/>
                                  <fontDescription key="fontDescription" type="system" pointSize="14"/>
                                  <textInputTraits key="textInputTraits"/>
                              </textField>
                              <button opaque="NO" contentMode="scaleToFill" buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="Lgn-bt-001">
                                  <rect key="frame" x="20" y="159" width="374" height="30"/>
                                  <constraints>
                                      <constraint firstAttribute="height" constant="30" id="Lgn-cs-001"/>
                                  </constraints>
                                  <state key="normal" title="Log In"/>
                                  <connections>
                                      <action selector="logIn:" destination="Lgn-vc-001" eventType="touchUpInside" id="Lgn-ac-001"/>
                                  </connections>
                              </button>
                          </subviews>
                          <viewLayoutGuide key="safeArea" id="Lgn-sa-001"/>
                          <constraints>
                              <constraint firstItem="Lgn-lb-001" firstAttribute="top" secondItem="Lgn-sa-001" secondAttribute="top" constant="20" id="Lgn-cs-002"/>
                              <constraint firstItem="Lgn-tf-001" firstAttribute="top" secondItem="Lgn-lb-001" secondAttribute="bottom" multiplier="1:1" constant="20" id="Lgn-cs-003"/>
                              <constraint firstItem="Lgn-bt-001" firstAttribute="top" relation="greaterThanOrEqual" secondItem="Lgn-tf-001" secondAttribute="bottom" priority="750" id="Lgn-cs-004"/>
                          </constraints>
                      </view>
                      <connections>
                          <outlet property="nameField" destination="Lgn-tf-001" id="Lgn-ou-001"/>
                          <outlet property="titleLabel" destination="Lgn-lb-001" id="Lgn-ou-002"/>
                          <segue destination="Itm-vc-001" kind="show" identifier="showItems" id="Lgn-sg-001"/>
                      </connections>
                  </viewController>
                  <placeholder placeholderIdentifier="IBFirstResponder" id="Lgn-fr-001" userLabel="First Responder" sceneMemberID="firstResponder"/>
              </objects>
              <point key="canvasLocation" x="0.0" y="0.0"/>
          </scene>
          <!--Items-->
          <scene sceneID="Itm-sc-001">
              <objects>
                  <tableViewController title="Items" id="Itm-vc-001" customClass="ItemsViewController" customModule="App" customModuleProvider="target" sceneMemberID="viewController">
                      <tableView key="view" clipsSubviews="YES" contentMode="scaleToFill" dataMode="prototypes" style="plain" id="Itm-tv-001">
                          <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
                          <view key="tableFooterView" contentMode="scaleToFill" id="Itm-ft-001">
                              <rect key="frame" x="0.0" y="99" width="414" height="44"/>
                          </view>
                          <prototypes>
                              <tableViewCell contentMode="scaleToFill" reuseIdentifier="item" id="Itm-ce-001" customClass="ItemCell" customModule="App" customModuleProvider="target">
                                  <rect key="frame" x="0.0" y="50" width="414" height="44"/>
                                  <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="Itm-ce-001" id="Itm-cv-001">
                                      <rect key="frame" x="0.0" y="0.0" width="414" height="44"/>
                                      <subviews>
                                          <label opaque="NO" text="Price" id="Itm-lb-001">
                                              <rect key="frame" x="20" y="11" width="100" height="21"/>
                                          </label>
                                      </subviews>
                                  </tableViewCellContentView>
                                  <connections>
                                      <outlet property="priceLabel" destination="Itm-lb-001" id="Itm-ou-001"/>
                                      <segue destination="Itm-ex-001" kind="unwind" identifier="back" unwindAction="backToLogin:" id="Itm-sg-001"/>
                                  </connections>
                              </tableViewCell>
                              <tableViewCell contentMode="scaleToFill" reuseIdentifier="total" id="Itm-ce-002">
                                  <rect key="frame" x="0.0" y="94" width="414" height="44"/>
                                  <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="Itm-ce-002" id="Itm-cv-002">
                                      <rect key="frame" x="0.0" y="0.0" width="414" height="44"/>
                                  </tableViewCellContentView>
                              </tableViewCell>
                          </prototypes>
                          <connections>
                              <outlet property="dataSource" destination="Itm-vc-001" id="Itm-ou-002"/>
                              <outlet property="delegate" destination="Itm-vc-001" id="Itm-ou-003"/>
                          </connections>
                      </tableView>
                      <refreshControl key="refreshControl" opaque="NO" contentMode="center" id="Itm-rc-001">
                          <connections>
                              <action selector="refresh:" destination="Itm-vc-001" eventType="valueChanged" id="Itm-ac-001"/>
                          </connections>
                      </refreshControl>
                      <connections>
                          <outlet property="emptyView" destination="Itm-ft-001" id="Itm-ou-004"/>
                      </connections>
                  </tableViewController>
                  <placeholder placeholderIdentifier="IBFirstResponder" id="Itm-fr-001" userLabel="First Responder" sceneMemberID="firstResponder"/>
                  <exit id="Itm-ex-001" userLabel="Exit" sceneMemberID="exit"/>
              </objects>
              <point key="canvasLocation" x="900" y="0.0"/>
          </scene>
      </scenes>
  </document>
  -- Card.xib --
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
      <device id="retina6_1" orientation="portrait" appearance="light"/>
      <dependencies>
          <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="21505"/>
      </dependencies>
      <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="CardView" customModule="App" customModuleProvider="target">
              <connections>
                  <outlet property="photo" destination="Crd-im-001" id="Crd-ou-001"/>
              </connections>
          </placeholder>
          <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
          <view contentMode="scaleToFill" id="Crd-vw-001">
              <rect key="frame" x="0.0" y="0.0" width="320" height="200"/>
              <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
              <subviews>
                  <imageView contentMode="scaleAspectFit" translatesAutoresizingMaskIntoConstraints="NO" id="Crd-im-001">
                      <rect key="frame" x="0.0" y="0.0" width="320" height="150"/>
                  </imageView>
                  <button opaque="NO" contentMode="scaleToFill" buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="Crd-bt-001">
                      <rect key="frame" x="0.0" y="150" width="320" height="50"/>
                      <state key="normal" title="Close"/>
                      <connections>
                          <action selector="close:" destination="-1" eventType="touchUpInside" id="Crd-ac-001"/>
                      </connections>
                  </button>
              </subviews>
              <constraints>
                  <constraint firstItem="Crd-im-001" firstAttribute="top" secondItem="Crd-vw-001" secondAttribute="top" id="Crd-cs-001"/>
                  <constraint firstItem="Crd-bt-001" firstAttribute="top" secondItem="Crd-im-001" secondAttribute="bottom" constant="8" id="Crd-cs-002"/>
              </constraints>
          </view>
      </objects>
  </document>
  -- Panel.xib --
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="21507" targetRuntime="MacOSX.Cocoa" propertyAccessControl="none" useAutolayout="YES">
      <dependencies>
          <plugIn identifier="com.apple.InterfaceBuilder.CocoaPlugin" version="21507"/>
      </dependencies>
      <objects>
          <customObject id="-2" userLabel="File's Owner" customClass="PanelController" customModule="App" customModuleProvider="target">
              <connections>
                  <outlet property="amount" destination="Pnl-tf-001" id="Pnl-ou-001"/>
                  <outlet property="window" destination="Pnl-wn-001" id="Pnl-ou-002"/>
              </connections>
          </customObject>
          <customObject id="-1" userLabel="First Responder" customClass="FirstResponder"/>
          <customObject id="-3" userLabel="Application" customClass="NSObject"/>
          <window title="Panel" allowsToolTipsWhenApplicationIsInactive="NO" autorecalculatesKeyViewLoop="NO" releasedWhenClosed="NO" visibleAtLaunch="NO" animationBehavior="default" id="Pnl-wn-001">
              <windowStyleMask key="styleMask" titled="YES" closable="YES"/>
              <rect key="contentRect" x="196" y="240" width="480" height="270"/>
              <view key="contentView" id="Pnl-vw-001">
                  <rect key="frame" x="0.0" y="0.0" width="480" height="270"/>
                  <autoresizingMask key="autoresizingMask"/>
                  <subviews>
                      <textField horizontalHuggingPriority="251" verticalHuggingPriority="750" translatesAutoresizingMaskIntoConstraints="NO" id="Pnl-tf-001">
                          <rect key="frame" x="20" y="229" width="440" height="21"/>
                          <textFieldCell key="cell" lineBreakMode="clipping" title="0" id="Pnl-tc-001">
                              <font key="font" metaFont="system"/>
                          </textFieldCell>
                      </textField>
                      <button verticalHuggingPriority="750" translatesAutoresizingMaskIntoConstraints="NO" id="Pnl-bt-001">
                          <rect key="frame" x="20" y="180" width="100" height="32"/>
                          <buttonCell key="cell" type="push" title="Pay" bezelStyle="rounded" alignment="center" borderStyle="border" imageScaling="proportionallyDown" inset="2" id="Pnl-bc-001">
                              <font key="font" metaFont="system"/>
                          </buttonCell>
                          <connections>
                              <action selector="pay:" target="-2" id="Pnl-ac-001"/>
                          </connections>
                      </button>
                  </subviews>
                  <constraints>
                      <constraint firstItem="Pnl-tf-001" firstAttribute="top" secondItem="Pnl-vw-001" secondAttribute="top" constant="20" id="Pnl-cs-001"/>
                      <constraint firstItem="Pnl-bt-001" firstAttribute="top" secondItem="Pnl-tf-001" secondAttribute="bottom" constant="20" id="Pnl-cs-002"/>
                  </constraints>
              </view>
              <connections>
                  <outlet property="delegate" destination="-2" id="Pnl-ou-003"/>
              </connections>
          </window>
      </objects>
  </document>
  """#
