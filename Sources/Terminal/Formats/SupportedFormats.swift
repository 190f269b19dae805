/// What `--format` offers, the default first.
let supportedFormats: [OutputFormat] = [.text, .json, .sarif, .github, .xcode, .html]
