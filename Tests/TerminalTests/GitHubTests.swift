import Terminal
import TestSupport
import Testing
import World

@Test func aWorkflowCommandAFindingWithItsSeverity() {
  let run = runInMemory(["--check", "--format", "github", "--all"], troubledApp)
  #expect(
    run.output == """
      ::warning file=Login.swift,line=4,col=21,endLine=4,endColumn=26,title=ibls%3A undesignable-view::'Model' is \
      not a view, so Interface Builder can't render it; remove '@IBDesignable'
      ::error file=Main.storyboard,line=2,col=21,endLine=2,endColumn=31,title=ibls%3A dangling-outlet::Login has \
      no outlet 'titleLable'; did you mean 'titleLabel'? (view controller "Login", vc)
      ::notice file=Main.storyboard,line=3,col=32,endLine=3,endColumn=36,title=ibls%3A unknown-class::the custom \
      class 'Gone' was not found (label "Gone" in Login, lbl)

      """)
  #expect(run.error == "")
  #expect(run.code == 1)
  #expect(!runInMemory(["--check", "--format", "github"], troubledApp).output.contains("::notice"))
}

@Test func whatEndsAPropertyOrACommandIsEscaped() {
  let files = [
    "/app/a,b:c%\nd.swift": "@IBDesignable class Model {}\n",
    "/app/Login.swift": "class Login: UIViewController {}\n",
    "/app/Main.storyboard": Fixture(
      "-- Main.storyboard --\n<viewController id=\"vc\" customClass=\"Login\" customModule=\"App\">"
        + "<outlet property=\"x%0Ay,z:\" destination=\"vc\" id=\"c\"/></viewController>"
    ).files[0].text,
  ]
  let lines = runInMemory(["--check", "--format", "github"], files).output.split(separator: "\n")
  #expect(lines.count == 2)
  #expect(lines.contains { $0.hasPrefix("::warning file=a%2Cb%3Ac%25%0Ad.swift,line=1,") })
  // Commas and colons after the properties end nothing.
  #expect(
    lines.contains {
      $0.contains("::Login has no outlet 'x%250Ay,z:'; declare it or remove the connection (view")
    })
}

@Test func pathsLeadFromTheCurrentFolder() {
  let run = runInMemory(["--check", "--format", "github", "app"], troubledApp, currentDirectory: "/")
  #expect(run.output.hasPrefix("::warning file=app/Login.swift,"))
}

@Test func whatGitHubLeavesOutIsSaid() {
  func note(_ count: Int) -> String {
    let classes = (0..<count).map { "@IBDesignable class Model\($0) {}\n" }.joined()
    return runInMemory(["check", "--format", "github"], soundApp.merging(["/app/A.swift": classes]) { $1 })
      .error
  }
  #expect(note(10) == "")
  #expect(
    note(11)
      == "GitHub shows 10 of 11 warnings of this step beside the code, and all in its log; "
      + "'--format sarif' has no such limit\n")
}
