/// The number of processors that Linux leaves to this process.
///
/// It counts the processors that the process may run on, and no more than the time that its groups are granted, which is how
/// containers are bound (`docker run --cpus 2`, the limits of Kubernetes, `CPUQuota` of systemd). Linux stops a process with more busy threads
/// than that again and again.
///
/// - Parameter read: The text of a file; nil where there is none. See proc(5) and cgroups(7).
/// - Returns: At least 1; nil for no limit.
package func processorLimit(_ read: (String) -> String?) -> Int? {
  [allowedProcessors(read("/proc/self/status") ?? ""), grantedTime(read("/proc/self/cgroup") ?? "", read)]
    .compactMap { $0 }.min()
}

/// `Cpus_allowed: ff,ffffffff` is forty.
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
    // A container may see the path of its host, and itself at the top.
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

/// `/a/b`, `/a` and the empty path.
private func groupAndOuter(_ path: Substring) -> [String] {
  var result = [""]
  for name in path.split(separator: "/") { result.append((result.last ?? "") + "/" + name) }
  return result
}

/// Microseconds granted in each period, and the period's: `200000 100000` is two processors. Without a limit the first is
/// `max` or -1.
private func limit(_ text: String) -> Int? {
  let numbers = text.split { $0.isWhitespace }.map { Int($0) }
  guard numbers.count == 2, let quota = numbers[0], let period = numbers[1], quota > 0, period > 0 else {
    return nil
  }
  // Rounded up.
  return (quota - 1) / period + 1
}
