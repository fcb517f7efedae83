package assets

import "io/fs"

// Words returns the folder with the translations that are available now: a subfolder per language,
// in it a JSON file per area of the app.
func Words() fs.FS { return subfolder(translations, "words") }
