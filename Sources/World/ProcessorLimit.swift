/// The number of processors that Linux lets this process use.
///
/// It is the number of processors on which the process may run, limited by the processor time that its control groups get.
/// Containers are limited by these groups (`docker run --cpus 2`, the limits of Kubernetes, `CPUQuota` of systemd). Linux
/// repeatedly stops a process with more busy threads than that.
///
/// - Parameter read: Returns the text of a file; nil if it does not exist. See proc(5) and cgroups(7).
/// - Returns: A number of at least 1; nil for no limit.
package func processorLimit(_ read: (String) -> String?) -> Int? {
  [allowedProcessors(read("/proc/self/status") ?? ""), grantedTime(read("/proc/self/cgroup") ?? "", read)]
    .compactMap { $0 }.min()
}

/// The number of processors on which the process may run: 40 for `Cpus_allowed: ff,ffffffff`.
private func allowedProcessors(_ status: String) -> Int? {
  let name = "Cpus_allowed:"
  guard let line = status.split(separator: "\n").first(where: { $0.hasPrefix(name) }) else { return nil }
  let count = line.dropFirst(name.count).reduce(0) { $0 + ($1.hexDigitValue?.nonzeroBitCount ?? 0) }
  return count > 0 ? count : nil
}

private func grantedTime(_ groups: String, _ read: (String) -> String?) -> Int? {
  var limits: [Int] = []
  for line in groups.split(separator: "\n") {
    let fields = line.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
    guard fields.count == 3 else { continue }
    let isSecond = fields[1].isEmpty
    guard isSecond || fields[1].split(separator: ",").contains("cpu") else { continue }
    // The path may be that of the host, while the container has its own group at the top. So all outer groups are tried.
    for group in groupAndOuter(fields[2]) {
      let folder = "/sys/fs/cgroup" + (isSecond ? "" : "/cpu") + group
      let limit =
        isSecond
        ? limit(read(folder + "/cpu.max") ?? "")
        : limit(
          (read(folder + "/cpu.cfs_quota_us") ?? "") + " " + (read(folder + "/cpu.cfs_period_us") ?? ""))
      if let limit { limits.append(limit) }
    }
  }
  return limits.min()
}

/// The paths of a group and all outer groups: `/a/b`, `/a` and the empty path.
private func groupAndOuter(_ path: Substring) -> [String] {
  var result = [""]
  for name in path.split(separator: "/") { result.append((result.last ?? "") + "/" + name) }
  return result
}

/// The number of processors in a limit: `200000 100000`, the microseconds that a group gets in each period and the length of the
/// period, is 2. Without a limit the first number is `max` or -1.
private func limit(_ text: String) -> Int? {
  let numbers = text.split { $0.isWhitespace }.map { Int($0) }
  guard numbers.count == 2, let quota = numbers[0], let period = numbers[1], quota > 0, period > 0 else {
    return nil
  }
  // The result is rounded up.
  return (quota - 1) / period + 1
}
