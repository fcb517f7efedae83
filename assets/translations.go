package assets

import "io/fs"

// Translations returns the folder with the translations that are available now. It has a subfolder
// per language with a JSON file per area of the app.
func Translations() fs.FS { return subfolder(translations, "words") }
