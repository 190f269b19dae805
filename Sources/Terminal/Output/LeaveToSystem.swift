/// Keeps a value until the process ends, which frees it at once.
///
/// To free a large workspace piece by piece takes long.
func leaveToSystem<Value: Sendable>(_ value: Value) { _ = Unmanaged.passRetained(Kept(value)) }

private final class Kept<Value: Sendable>: Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
