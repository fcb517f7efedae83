package menu_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"gulch/scenes/drive"
)

// TestDailyChallenge checks that the daily challenge starts with two clicks and deals the same
// cards every time.
func TestDailyChallenge(t *testing.T) {
	records := map[string]bool{}
	for range 2 {
		app := drive.Start(t, drive.Options{})
		app.WaitScene("title")
		app.Shot("title-1280x720.png")
		app.ClickTarget("daily")
		app.WaitScene("today")
		app.Tick(30)
		app.Shot("today.png")
		app.ClickTarget("play")
		atTable(t, app)
		docs, err := filepath.Glob(filepath.Join(app.Home(), "data", "gulch", "*.gulch"))
		if err != nil || len(docs) != 1 {
			t.Fatal(docs, err)
		}
		data, err := os.ReadFile(docs[0])
		if err != nil {
			t.Fatal(err)
		}
		first, _, _ := strings.Cut(string(data), "\n")
		records[first] = true
		app.Close()
	}
	if len(records) != 1 {
		t.Errorf("two daily challenges of the same day have different records: %v", records)
	}
}
