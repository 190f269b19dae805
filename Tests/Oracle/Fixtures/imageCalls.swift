// swift-format-ignore-file
// A file whose only names are in calls of initializers by their name.

let image = UIImage.init(named: "cover")
let color = UIColor.init(named: "brand")
