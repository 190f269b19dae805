import Analysis
import Testing

// Names that code makes of the name of a class follow the class.

@Test func namesThatCodeMakesOfAClassFollowIt() {
  let text = { (name: String, view: String) in
    #"""
    -- Card.xib --
    <view id="v"/>
    -- \#(view).xib --
    <view id="v" customClass="\#(name)" customModule="App"/>
    -- Views.swift --
    class \#(name): UIView {
      static var identifier: String { String(describing: self) + "Cell" }
    }
    class List: UIViewController {
      func load(_ table: UITableView, _ path: IndexPath) {
        _ = UINib(nibName: "\(\#(name).self)".replacingOccurrences(of: "Controller", with: "") + "View", bundle: nil)
        table.register(\#(name).self, forCellReuseIdentifier: \#(name).identifier)
        table.dequeueReusableCell(withIdentifier: \#(name).identifier, for: path)
        storyboard?.instantiateViewController(withIdentifier: "the" + NSStringFromClass(\#(name).self).components(separatedBy: ".").last!)
        storyboard?.instantiateViewController(withIdentifier: "CardScene")
      }
    }
    -- Main.storyboard --
    <tableViewController id="vc" customClass="List" customModule="App">
      <tableView key="view" id="t"><prototypes>
        <tableViewCell reuseIdentifier="\#(name)Cell" id="c"/>
      </prototypes></tableView>
    </tableViewController>
    <viewController id="v1" storyboardIdentifier="the\#(name)"/>
    <viewController id="v2" storyboardIdentifier="CardScene"/>
    """#
  }
  checkRename(
    text("CardController", "CardView"), of: "CardController", to: "TileController",
    becomes: text("TileController", "CardView").replacing("-- Card.xib --\n<view id=\"v\"/>\n", with: ""),
    doubts: ["CardView.xib -> TileView.xib"])
  checkRefusal(
    text("CardController", "CardView"), of: "nib:CardView", to: "Other",
    "code makes 'CardView' of the name of the class, which has to be renamed with it",
    at: "Views.swift:6:CardController")
}

@Test func theNibThatAStaticMemberNamesAfterAClassWithSubclassesFollowsIt() {
  let views = { (name: String, other: String) in
    #"""
    -- Views.swift --
    class \#(name): UIView {
      static var nib: UINib { UINib(nibName: String(describing: self) + "View", bundle: nil) }
    }
    class \#(other): \#(name) {}
    class List: UIViewController {
      func load() { _ = [\#(name).nib, \#(other).nib] }
    }

    """#
  }
  let card = { (name: String) in
    """
    -- CardView.xib --
    <view id="v" customClass="\(name)" customModule="App"/>

    """
  }
  let bigCard = { (name: String) in
    """
    -- BigCardView.xib --
    <view id="w" customClass="\(name)" customModule="App"/>

    """
  }
  let text = card("Card") + bigCard("BigCard") + views("Card", "BigCard")
  checkRename(
    text, of: "Card", to: "Tile", becomes: card("Tile") + views("Tile", "BigCard"),
    doubts: ["CardView.xib -> TileView.xib"])
  checkRename(
    text, of: "BigCard", to: "Tile", becomes: bigCard("Tile") + views("Card", "Tile"),
    doubts: ["BigCardView.xib -> TileView.xib"])
}

@Test func namesThatObjectiveCMakesOfAClassFollowIt() {
  let text = { (name: String) in
    #"""
    -- Main.storyboard --
    <viewController id="vc" storyboardIdentifier="\#(name)Scene" customClass="\#(name)"/>
    -- Box.m --
    @interface \#(name) : UIViewController
    @end
    @implementation \#(name)
    - (void)show {
      [UINib nibWithNibName:[NSStringFromClass([self class]) stringByAppendingString:@"View"] bundle:nil];
      [self.storyboard instantiateViewControllerWithIdentifier:[NSString stringWithFormat:@"%@Scene", NSStringFromClass([\#(name) class])]];
    }
    @end
    """#
  }
  let file = "-- BoxView.xib --\n<view id=\"v\"/>\n"
  checkRename(
    file + text("Box"), of: "Box", to: "Pane", becomes: text("Pane"),
    doubts: ["BoxView.xib -> PaneView.xib", "Box.m -> Pane.m"])
}

@Test func aNameThatTwoWaysMakeOfAClassKeepsTheClassFromBeingRenamed() {
  checkRefusal(
    #"""
    -- Home.swift --
    class Home: UIViewController {
      func show() {
        storyboard?.instantiateViewController(withIdentifier: "\(Home.self)Scene")
        storyboard?.instantiateViewController(withIdentifier: "\(Home.self)".replacingOccurrences(of: "Home", with: "HomeScene"))
      }
    }
    -- Main.storyboard --
    <viewController id="vc" storyboardIdentifier="HomeScene" customClass="Home" customModule="App"/>
    """#,
    of: "Home", to: "Start",
    "code makes 'HomeScene' of the name of the class in two ways, which would make 'StartScene' and 'Start'",
    at: #"Home.swift:4:"\(Home.self)".replacingOccurrences(of: "Home", with: "HomeScene")"#)
}

@Test func aNameThatCodeAlsoHasInAnotherWayKeepsTheClassFromBeingRenamed() {
  checkRefusal(
    #"""
    -- Home.swift --
    class Home: UIViewController {
      func show() {
        storyboard?.instantiateViewController(withIdentifier: "the\(Home.self)")
        storyboard?.instantiateViewController(withIdentifier: "theHome")
      }
    }
    -- Main.storyboard --
    <viewController id="vc" storyboardIdentifier="theHome" customClass="Home" customModule="App"/>
    """#,
    of: "Home", to: "Start",
    "code makes 'theHome' of the name of the class, and names it in another way here",
    at: "Home.swift:4:theHome")
  checkRefusal(
    #"""
    -- Cards.swift --
    class Card: UIView {}
    class CardBig: UIView {}
    func load() {
      _ = UINib(nibName: String(describing: Card.self) + "View", bundle: nil)
      _ = UINib(nibName: String(describing: CardBig.self).replacingOccurrences(of: "Big", with: "View"), bundle: nil)
    }
    -- CardView.xib --
    <view id="v"/>
    """#,
    of: "Card", to: "Tile",
    "code makes 'CardView' of the name of the class, and names it in another way here",
    at: #"Cards.swift:5:String(describing: CardBig.self).replacingOccurrences(of: "Big", with: "View")"#)
}

@Test func aNameThatCodeWritesWithEscapesIsRenamed() {
  let text = { (name: String, escaped: String) in
    #"""
    -- Home.swift --
    class Home: UIViewController {
      func show() { performSegue(withIdentifier: "\#(escaped)", sender: nil) }
    }
    -- Main.storyboard --
    <viewController id="vc" customClass="Home" customModule="App">
      <segue destination="d" kind="show" identifier="\#(name)" id="s1"/>
      <viewController id="d"/>
    </viewController>
    """#
  }
  checkRename(
    text("Café", #"Caf\u{e9}"#), of: "segue:Café", to: "Tea", becomes: text("Tea", "Tea"))
  checkRename(
    text("say &quot;hi&quot;", #"say \"hi\""#), of: "segue:say \"hi\"", to: "greet",
    becomes: text("greet", "greet"))
}

@Test func aRenameSaysThatATextIsGenerated() {
  checkRename(
    #"""
    -- Scenes.swift --
    // Generated using SwiftGen — https://github.com/SwiftGen/SwiftGen
    enum Scenes { static let detail = SceneType<Detail>(storyboard: Main.self, identifier: "Detail") }
    -- Main.storyboard --
    <viewController id="vc" storyboardIdentifier="Detail"/>
    """#,
    of: "scene:Detail", to: "Info",
    becomes: #"""
      -- Main.storyboard --
      <viewController id="vc" storyboardIdentifier="Info"/>
      """#,
    doubts: [
      "Scenes.swift:2:Detail: a tool generated this file; run it again, and then change the names that it makes"
    ])
}

@Test func aCaseWhoseRawValueIsCapitalizedFollowsTheStoryboard() {
  let document = "-- News.storyboard --\n<viewController id=\"v\" storyboardIdentifier=\"LatestList\"/>\n"
  let text = { (raw: String) in
    """
    -- Boards.swift --
    extension UIStoryboard {
      enum Board: String {
        case main, \(raw)
        var file: String { rawValue.capitalized }
      }
      convenience init(board: Board) { self.init(name: board.file, bundle: nil) }
    }
    class List: UIViewController {
      func load() {
        _ = UIStoryboard(board: .news).instantiateViewController(withIdentifier: Names.latest + "List")
      }
    }
    enum Names { static let latest = "Latest" }
    """
  }
  let old = document + text("news")
  checkRename(
    old, of: "storyboard:News", to: "Feed", becomes: text(#"news = "feed""#),
    doubts: ["News.storyboard -> Feed.storyboard"])
  checkRefusal(
    old, of: "storyboard:News", to: "NewsFeed",
    "code makes 'News' of 'news', and can't make 'NewsFeed' so; change the code first",
    at: "News.storyboard:1:")
  checkRefusal(
    old, of: "storyboard:News", to: "Main", "'main' is the raw value of another case there already",
    at: "Boards.swift:3:main")
  checkRefusal(
    old, of: "scene:LatestList", to: "NewestList",
    "code makes 'LatestList' of 'Latest', and can't make 'NewestList' so; change the code first",
    at: "Boards.swift:13:Latest")
}

@Test func aTextOfWhichCodeMakesTwoNamesIsNotRenamedForOne() {
  checkRefusal(
    """
    -- List.swift --
    enum Names { static let news = "news" }
    class List: UIViewController {
      func load() {
        storyboard?.instantiateViewController(withIdentifier: Names.news)
        storyboard?.instantiateViewController(withIdentifier: Names.news + "List")
      }
    }
    -- Main.storyboard --
    <viewController id="v" storyboardIdentifier="news"/>
    <viewController id="w" storyboardIdentifier="newsList"/>
    """, of: "scene:news", to: "feed", "code makes 'newsList' of 'news' as well; change the code first",
    at: "List.swift:1:news")
}

@Test func casesAndRawValuesThatMayMakeTheNameOfAFileAreListed() {
  let document = "-- Login.storyboard --\n<viewController id=\"v\"/>\n"
  let text = { (raw: String) in
    """
    -- Boards.swift --
    enum Board: String {
      case main, \(raw)
      var file: String { rawValue.capitalized }
      func open() -> UIStoryboard { UIStoryboard(name: rawValue.capitalized, bundle: nil) }
    }
    enum Page: String {
      case login
      func open(_ bundle: Bundle?) -> UIStoryboard { UIStoryboard(name: rawValue.capitalized, bundle: bundle) }
    }
    let board = UIStoryboard(name: Board.login.file, bundle: nil)
    let other = Board(rawValue: "login")
    """
  }
  checkRename(
    document + text("login"), of: "storyboard:Login", to: "Start", becomes: text(#"login = "start""#),
    doubts: [
      "Boards.swift:7:login: this may be the name of the file",
      "Boards.swift:11:login: this may be the name of the file", "Login.storyboard -> Start.storyboard",
    ])
}
