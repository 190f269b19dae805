import Testing
import Text

/// The expected names are those that `git hash-object` printed for the same bytes.
@Test(arguments: [
  (
    0, "e69de29bb2d1d6434b8b29ae775ad8c2e48c5391",
    "473a0f4c3be8a93681a267e3b1e9a7dcda1185436fe141f7749120a303721813"
  ),
  (
    1, "f76dd238ade08917e6712764a16a22005a50573d",
    "449e9b795420cd16fe60ad5298cf680f15a7cd2ac9b44adaf7ed3edc0d08dd78"
  ),
  (
    54, "c8b2fe746b6a3566eedff08b2f0151dbfac8e1de",
    "24fd1b8d2ee5b51924d0370d27817787178f4a4f6e00a870ee5a03abc23ab815"
  ),
  (
    55, "bf2c21e539cb2a6222d1d83e9588852fe3d94b4b",
    "05d57d09e031e32091d128da292f831951671a028f125dfc8fd229b0085ed2b7"
  ),
  (
    56, "0776ec67df3422dab84854388bee8530c4d8589e",
    "b0ac64b6d679af889a69fe95ad76add1ae07c10c8b3cdb66c2018310d7a4599d"
  ),
  (
    63, "395ce59d9cfb604329205cac947caac9a296bf4d",
    "bee1c498bf16937404b1b349506b0089f29dec314fd80064b48e32ad6279352d"
  ),
  (
    64, "e965d15e332278ccee01cf28e4868f973545c187",
    "3696930823db941848b68dd682ef9f7fe2dca6c8892e0ebe35761b15fe8e8bfb"
  ),
  (
    1000, "52aa7abab5423764069a5122f70cfe74d2383c03",
    "66913ad87cdd9f79866809347997dd70f659f552e357832f662346a3054bbc26"
  ),
])
func filesAreNamedAsGitNamesThem(_ count: Int, _ sha1: String, _ sha256: String) {
  let bytes = (0..<count).map { UInt8($0 * 7 % 256) }
  #expect(blobID(of: bytes, .sha1) == sha1)
  #expect(blobID(of: bytes, .sha256) == sha256)
}
