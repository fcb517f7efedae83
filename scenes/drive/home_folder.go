package drive

import (
	"os"
	"path/filepath"
	"testing"
)

// NewHome returns a new folder for [Options.Home] with the given files, by name, in the subfolder
// where the program keeps settings and saves. Files with nil content are not written.
func NewHome(t testing.TB, files map[string][]byte) string {
	t.Helper()
	home := t.TempDir()
	folder := filepath.Join(home, "data", "gulch")
	if err := os.MkdirAll(folder, 0o755); err != nil {
		t.Fatal(err)
	}
	for name, data := range files {
		if data == nil {
			continue
		}
		if err := os.WriteFile(filepath.Join(folder, name), data, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	return home
}

// StartSaved starts the program in a new home with settings, as JSON, and with record as the saved
// match of a game; there is no saved match if record is nil. It returns when the title scene is
// shown.
func StartSaved(t testing.TB, settings, game string, record []byte) *App {
	t.Helper()
	app := Start(t, Options{Home: NewHome(t, map[string][]byte{game + " test.gulch": record,
		"settings.json": []byte(settings)})})
	app.WaitScene("title")
	return app
}
