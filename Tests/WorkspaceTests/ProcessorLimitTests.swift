import Testing
import World

private let limits: [(groups: String, files: [String: String], limit: Int?)] = [
  // Docker, and Kubernetes with a separate name space.
  ("0::/\n", ["/sys/fs/cgroup/cpu.max": "200000 100000\n"], 2),
  ("0::/\n", ["/sys/fs/cgroup/cpu.max": "150000 100000\n"], 2),
  ("0::/\n", ["/sys/fs/cgroup/cpu.max": "50000 100000\n"], 1),
  ("0::/\n", ["/sys/fs/cgroup/cpu.max": "max 100000\n"], nil),
  ("0::/\n", [:], nil),
  // systemd: the narrowest of the groups around a process counts.
  (
    "0::/ci.slice/job.service\n",
    [
      "/sys/fs/cgroup/ci.slice/cpu.max": "300000 100000",
      "/sys/fs/cgroup/ci.slice/job.service/cpu.max": "max 100000",
    ], 3
  ),
  (
    "0::/ci.slice/job.service\n",
    [
      "/sys/fs/cgroup/ci.slice/cpu.max": "300000 100000",
      "/sys/fs/cgroup/ci.slice/job.service/cpu.max": "100000 100000",
    ], 1
  ),
  // The first version, whose path may be that of the host.
  (
    "9:cpuset:/a\n4:cpu,cpuacct:/docker/0a1b\n0::/\n",
    ["/sys/fs/cgroup/cpu/cpu.cfs_quota_us": "400000\n", "/sys/fs/cgroup/cpu/cpu.cfs_period_us": "100000\n"], 4
  ),
  (
    "1:cpu:/a\n",
    ["/sys/fs/cgroup/cpu/a/cpu.cfs_quota_us": "-1\n", "/sys/fs/cgroup/cpu/a/cpu.cfs_period_us": "100000\n"],
    nil
  ),
  (
    "1:cpu:/a\n",
    ["/sys/fs/cgroup/cpu/a/cpu.cfs_quota_us": "250000", "/sys/fs/cgroup/cpu/a/cpu.cfs_period_us": "100000"], 3
  ),
  // Not what the kernel writes.
  ("0::/\n", ["/sys/fs/cgroup/cpu.max": "0 0"], nil), ("0::/\n", ["/sys/fs/cgroup/cpu.max": "100000"], nil),
  ("", [:], nil), ("::::\n0:\n\n", ["/sys/fs/cgroup/cpu.max": "a b"], nil),
]

@Test(arguments: limits)
func containersBoundTheProcessors(_ groups: String, _ files: [String: String], _ limit: Int?) {
  #expect(processorLimit { $0 == "/proc/self/cgroup" ? groups : files[$0] } == limit)
}

@Test(
  arguments: [
    ("Name:\tibls\nCpus_allowed:\t3\nCpus_allowed_list:\t0-1\n", 2), ("Cpus_allowed:\tff,ffffffff\n", 40),
    ("Cpus_allowed:\t00000000,00000004\n", 1), ("Cpus_allowed:\t0\n", nil), ("Threads:\t1\n", nil),
  ] as [(String, Int?)])
func processesAreBoundToProcessors(_ status: String, _ limit: Int?) {
  #expect(processorLimit { $0 == "/proc/self/status" ? status : nil } == limit)
}

@Test func theNarrowerLimitCounts() {
  let files = [
    "/proc/self/status": "Cpus_allowed:\tf\n", "/proc/self/cgroup": "0::/\n",
    "/sys/fs/cgroup/cpu.max": "300000 100000\n",
  ]
  #expect(processorLimit { files[$0] } == 3)
}

@Test func thisProcessHasProcessors() {
  #expect((1...1024).contains(Environment.live.processorCount))
}
