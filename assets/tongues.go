package assets

import "io/fs"

// Words returns the folders of translations: a folder for each language that is here, a JSON file in it for each area.
func Words() fs.FS { return within(tongues, "words") }
