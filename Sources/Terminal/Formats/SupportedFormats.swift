/// The formats that `--format` offers, the default first.
let supportedFormats: [OutputFormat] = [
  .text, .json, .sarif, .github, .gitlab, .azure, .checkstyle, .junit, .xcode, .html,
]
