/// A shell with completions.
struct Shell: Sendable {
  /// The name of the shell on the command line.
  var name: String
  /// Makes the script for the shell.
  var script: @Sendable ([CommandPage]) -> String
}

/// The shells with completions.
let supportedShells = [Shell.bash, .zsh, .fish]

/// The operand of `ibls completions` that lists the symbols for `ibls rename`.
let symbolsWord = "symbols"

/// The command by which a shell finds revisions.
private let revisions = "git for-each-ref --format='%(refname:short)' 2> /dev/null; echo HEAD"

/// The operands of a command besides options.
private func operands(_ page: CommandPage, _ pages: [CommandPage]) -> OptionDescription.Value {
  if page.command == helpCommand { return .words(pages.map(\.command)) }
  return page.operands
}

extension Shell {
  static let bash = Shell(name: "bash") { pages in
    var cases = ""
    for page in pages {
      let names = page.allOptions.flatMap(\.names)
      cases += "    \(page.command))\n"
      cases += "      options='\(names.joined(separator: " "))'\n"
      switch operands(page, pages) {
      case .words(let words): cases += "      operands='\(words.joined(separator: " "))'\n"
      case .symbol: cases += "      more=symbols\n"
      case .revision: cases += "      more=revisions\n"
      case .none, .text, .file, .list: break
      }
      cases += "      case $previous in\n"
      for option in page.allOptions where option.valueName != nil {
        cases += "        \(option.names.joined(separator: "|"))) "
        if let words = option.value.words {
          cases += "words='\(words.joined(separator: " "))' ;;\n"
        } else {
          cases +=
            "kind=\(option.value.isFile ? "files" : option.value.isRevision ? "revisions" : "none") ;;\n"
        }
      }
      cases += "      esac ;;\n"
    }
    return """
      # Completions of ibls for bash, written by 'ibls completions bash'.
      # Names of others are only compared: 'compgen -W' would run commands in them.
      _ibls_offer() {
        local one
        while IFS= read -r one; do
          if [[ -n $one && $one == "$current"* ]]; then COMPREPLY+=("$one"); fi
        done
      }
      _ibls() {
        local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}
        local command='' options='' operands='' words='' kind='' more='' word index
        COMPREPLY=()
        for ((index = 1; index < COMP_CWORD; index++)); do
          word=${COMP_WORDS[index]}
          case $word in
            \(pages.map(\.command).joined(separator: "|"))) command=$word; break ;;
      \(pages.compactMap { page in page.flag.map { "      \($0)) command=\(page.command); break ;;" } }.joined(separator: "\n"))
          esac
        done
        if [[ -z $command ]]; then
          if [[ $current == -* ]]; then
            COMPREPLY=($(compgen -W '\((CommandPage.commonOptions.flatMap(\.names) + pages.compactMap(\.flag)).joined(separator: " "))' -- "$current"))
          else
            COMPREPLY=($(compgen -W '\(pages.map(\.command).joined(separator: " "))' -- "$current"))
          fi
          return
        fi
        case $command in
      \(cases.dropLast())
        esac
        # '--format=json' comes in three words.
        if [[ $previous == = && -n $words ]]; then previous=''; fi
        if [[ -n $words ]]; then
          # Of a list, the last word is completed.
          if [[ $current == *,* ]]; then index=${current%,*}, current=${current##*,}; else index=''; fi
          COMPREPLY=($(compgen -P "$index" -W "$words" -- "$current"))
        elif [[ $kind == none ]]; then
          return
        elif [[ $kind == revisions ]]; then
          compopt -o filenames 2> /dev/null
          _ibls_offer < <(\(revisions))
        elif [[ -z $kind && $current == -* ]]; then
          COMPREPLY=($(compgen -W "$options" -- "$current"))
        elif [[ -z $kind && -n $operands ]]; then
          COMPREPLY=($(compgen -W "$operands" -- "$current"))
        else
          compopt -o filenames 2> /dev/null
          case $more in
            symbols)
              # Only the first operand is a symbol.
              for ((index++; index < COMP_CWORD; index++)); do
                case ${COMP_WORDS[index-1]}:${COMP_WORDS[index]} in
                  --color:* | =:* | *:= | *:-*) ;;
                  *) more='' ;;
                esac
              done
              if [[ -n $more ]]; then _ibls_offer < <(ibls completions \(symbolsWord) 2> /dev/null); fi ;;
            revisions) _ibls_offer < <(\(revisions)) ;;
          esac
          while IFS= read -r word; do COMPREPLY+=("$word"); done < <(compgen -f -- "$current")
        fi
      }
      complete -F _ibls ibls

      """
  }

  static let zsh = Shell(name: "zsh") { pages in
    func quoted(_ text: String) -> String {
      text.reduce(into: "") { $0 += ["[", "]", ":", "\\"].contains($1) ? "\\\($1)" : String($1) }
        .replacing("'", with: "'\\''")
    }
    func action(_ value: OptionDescription.Value) -> String {
      switch value {
      case .none, .text: " "
      case .file: "_files"
      case .revision: "_ibls_revisions"
      case .symbol: "_ibls_symbols"
      case .words(let words): "(\(words.joined(separator: " ")))"
      case .list(let words): "_sequence compadd - \(words.joined(separator: " "))"
      }
    }
    var cases = ""
    for page in pages {
      cases += "    \(page.command))\n      _arguments -s -S \\\n"
      for option in page.allOptions {
        for name in option.names {
          let isLong = name.hasPrefix("--")
          let value =
            option.valueName.map {
              "\(isLong ? "=" : "")[\(quoted(option.summary))]:\($0.lowercased()):\(action(option.value))"
            }
            ?? "[\(quoted(option.summary))]"
          cases += "        '*\(name)\(value)' \\\n"
        }
      }
      switch operands(page, pages) {
      case .none:
        cases.removeLast(3)
        cases += " ;;\n"
      case .symbol:
        cases += "        '1:\(page.command):\(action(.symbol))' '*:\(page.command):_files' ;;\n"
      case let operands:
        cases += "        '*:\(page.command):\(action(operands))' ;;\n"
      }
    }
    let commands = pages.map { "      '\($0.command):\(quoted($0.summary))'" }.joined(separator: "\n")
    return """
      #compdef ibls
      # Completions of ibls for zsh, written by 'ibls completions zsh'.
      _ibls_revisions() { compadd -- ${(f)"$(\(revisions))"}; _files }
      _ibls_symbols() { compadd -- ${(f)"$(ibls completions \(symbolsWord) 2> /dev/null)"}; _files }
      _ibls() {
        local -a commands
        commands=(
      \(commands)
        )
        local index command=
        for ((index = 2; index < CURRENT; index++)); do
          case $words[index] in
            (\(pages.map(\.command).joined(separator: "|"))) command=$words[index]; break ;;
      \(pages.compactMap { page in page.flag.map { "      (\($0)) command=\(page.command); break ;;" } }.joined(separator: "\n"))
          esac
        done
        if [[ -z $command ]]; then
          if [[ $PREFIX == -* ]]; then
            compadd -- \((CommandPage.commonOptions.flatMap(\.names) + pages.compactMap(\.flag)).joined(separator: " "))
          else
            _describe command commands
          fi
          return
        fi
        # The options of a command come after its word.
        words=("$words[1]" "${(@)words[index+1,-1]}")
        ((CURRENT -= index - 1))
        case $command in
      \(cases.dropLast())
        esac
      }
      if [[ $funcstack[1] == _ibls ]]; then _ibls "$@"; else compdef _ibls ibls; fi

      """
  }

  static let fish = Shell(name: "fish") { pages in
    func quoted(_ text: String) -> String {
      "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
    }
    func line(_ option: OptionDescription, _ condition: String) -> String {
      var line = "complete -c ibls -n \(quoted(condition)) -l \(option.name.dropFirst(2))"
      if let short = option.short { line += " -s \(short.dropFirst())" }
      switch option.value {
      case .none: break
      case .text: line += " -x"
      case .file: line += " -r -F"
      case .revision: line += " -x -a \(quoted("(" + revisions + ")"))"
      case .symbol: line += " -x -a \(quoted("(ibls completions \(symbolsWord) 2> /dev/null)"))"
      case .words(let words): line += " -x -a \(quoted(words.joined(separator: " ")))"
      case .list(let words):
        let split = "string split \" \" \"\(words.joined(separator: " "))\""
        line += " -x -a \(quoted("(__fish_complete_list , '\(split)')"))"
      }
      return line + " -d \(quoted(option.summary))\n"
    }
    var text = """
      # Completions of ibls for fish, written by 'ibls completions fish'.
      complete -c ibls -f

      """
    let words = pages.flatMap { [$0.command] + ($0.flag.map { [$0] } ?? []) }
    let none = "not __fish_seen_subcommand_from \(words.joined(separator: " "))"
    for page in pages {
      text += "complete -c ibls -n \(quoted(none)) -a \(page.command) -d \(quoted(page.summary))\n"
      if let flag = page.flag {
        text += "complete -c ibls -n \(quoted(none)) -l \(flag.dropFirst(2)) -d \(quoted(page.summary))\n"
      }
    }
    for option in CommandPage.commonOptions { text += line(option, none) }
    for page in pages {
      let seen =
        "__fish_seen_subcommand_from \(([page.command] + (page.flag.map { [$0] } ?? [])).joined(separator: " "))"
      for option in page.allOptions { text += line(option, seen) }
      switch operands(page, pages) {
      case .file: text += "complete -c ibls -n \(quoted(seen)) -F\n"
      case .revision: text += "complete -c ibls -n \(quoted(seen)) -F -a \(quoted("(" + revisions + ")"))\n"
      case .symbol:
        let symbols = quoted("(ibls completions \(symbolsWord) 2> /dev/null)")
        let isFirst = "test (count (string match -rv '^(-|\(page.command)$)' (commandline -poc))) -le 1"
        text += "complete -c ibls -n \(quoted(seen)) -F\n"
        text += "complete -c ibls -n \(quoted("\(seen); and \(isFirst)")) -a \(symbols)\n"
      case .words(let words):
        text += "complete -c ibls -n \(quoted(seen)) -a \(quoted(words.joined(separator: " ")))\n"
      case .none, .text, .list: break
      }
    }
    return text
  }
}

extension OptionDescription.Value {
  fileprivate var isFile: Bool { if case .file = self { true } else { false } }

  fileprivate var isRevision: Bool { if case .revision = self { true } else { false } }

  /// The words that the value may be, or may contain with commas between; nil for another kind.
  fileprivate var words: [String]? {
    switch self {
    case .words(let words), .list(let words): words
    case .none, .text, .file, .revision, .symbol: nil
    }
  }
}
