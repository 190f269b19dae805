/// The version that `--version`, the JSON output and the server name.
package let iblsVersion = "0.1.0"
