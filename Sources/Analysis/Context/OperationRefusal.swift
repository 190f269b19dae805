/// The reason why an operation can't be done.
package struct OperationRefusal: Error, Equatable {
  package var message: String

  init(_ message: String) { self.message = message }
}
