package assets

import "io/fs"

// Translations returns the folder with the translations that are available now: a subfolder per
// language, in it a JSON file per area of the app.
func Translations() fs.FS { return subfolder(translations, "words") }
