package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"gulch/engine/bot"
	"gulch/engine/games"
)

const strengthDocument = "../../engine/bot/STRENGTH.md"

// TestStrengthDocument checks that the tables in the document are those of the stored measurements,
// and that changes made to the tables by hand are overwritten.
func TestStrengthDocument(t *testing.T) {
	text, err := os.ReadFile(strengthDocument)
	if err != nil {
		t.Fatal(err)
	}
	made, err := withTables(text)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(text, made) {
		t.Error("the tables of engine/bot/STRENGTH.md differ from assets/data/strength: run go run ./cmd/arena " +
			"strength")
	}
	file := filepath.Join(t.TempDir(), "STRENGTH.md")
	if err := os.WriteFile(file, []byte("above\n"+tablesBegin+"\nold\n"+tablesEnd+"\nbelow\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	if status, _, errs := call("strength", "-o", file); status != statusFine {
		t.Fatal(errs)
	}
	text, _ = os.ReadFile(file)
	if s := string(text); strings.Contains(s, "\nold\n") || !strings.HasPrefix(s, "above\n") ||
		!strings.HasSuffix(s, "\nbelow\n") {
		t.Errorf("withTables returns %q", s)
	}
	for _, name := range []string{"no such file.md", "strength_tables_test.go"} {
		if status, _, errs := call("strength", "-o", name); status != statusFound || errs == "" {
			t.Errorf("arena strength with %s exits with status %d and the error %q", name, status, errs)
		}
	}
}

// TestEveryStepWasMeasured checks that the stored measurements contain each pair of adjacent levels
// of a game, in each mode and with each number of seats, and no others.
func TestEveryStepWasMeasured(t *testing.T) {
	rungs, err := bot.Ladder()
	if err != nil {
		t.Fatal(err)
	}
	alone, err := bot.SoloResults()
	if err != nil {
		t.Fatal(err)
	}
	steps, races := map[string]bool{}, map[string]bool{}
	for _, r := range rungs {
		steps[gameAndMode(r.Game, r.Mode)+" "+string(rune('0'+r.Seats))+" "+r.Level+" above "+r.Below] = true
		if r.Low > r.Elo || r.High < r.Elo || r.Games < 100 {
			t.Errorf("a row of the table of rungs is implausible: %+v", r)
		}
	}
	for _, a := range alone {
		races[gameAndMode(a.Game, a.Mode)+" "+a.Rival+" "+a.Level] = true
	}
	want := 0
	for _, g := range games.All() {
		for _, c := range measurementsOf(g, nil, 0) {
			mode := gameAndMode(g.Info().ID, c.options[bot.ModeOption])
			want++
			if c.seats > 1 && !steps[mode+" "+string(rune('0'+c.seats))+" "+c.level.ID+" above "+c.next.ID] {
				t.Errorf("%s, %d seats: assets/data/strength has no measurement of %s above %s: run go run "+
					"./cmd/arena ladder", mode, c.seats, c.level.ID, c.next.ID)
			}
			if c.seats == 1 && !races[mode+" "+c.options[bot.RivalOption]+" "+c.level.ID] {
				t.Errorf("%s alone against %q: assets/data/strength has no measurement of %s: run go run "+
					"./cmd/arena ladder", mode, c.options[bot.RivalOption], c.level.ID)
			}
		}
	}
	if got := len(steps) + len(races); got != want {
		t.Errorf("assets/data/strength has %d measurements for %d steps", got, want)
	}
}

// TestLadderKeepsWhatItMeasured checks that a repeated measurement replaces the stored one, and
// that a new one is appended.
func TestLadderKeepsWhatItMeasured(t *testing.T) {
	folder := t.TempDir()
	old := map[string]string{
		"ladder.csv": "game,mode,seats,level,below,games,permille,elo,low,high\nboomtown,,3,hard,medium,5,30,1,0,2\ndakota,,2,hard,medium,5,30,1,0,2\n",
		"alone.csv":  "game,mode,rival,level,games,permille,wins,points\n",
	}
	for name, text := range old {
		if err := os.WriteFile(filepath.Join(folder, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if status, _, errs := call("ladder", "-game", "boomtown", "-seats", "3", "-levels", "hard,easy", "-games", "3",
		"-budget", "0.002", "-into", folder); status != statusFine {
		t.Fatal(errs)
	}
	rungs, err := bot.ReadLadder(os.DirFS(folder))
	if err != nil {
		t.Fatal(err)
	}
	if len(rungs) != 3 || rungs[0].Level != "hard" || rungs[0].Games != 3 || rungs[1].Game != "dakota" ||
		rungs[2].Level != "easy" {
		t.Errorf("the table has the rungs %+v", rungs)
	}
	if status, _, _ := call("ladder", "-game", "boomtown", "-seats", "3", "-levels", "easy", "-games", "3", "-into",
		filepath.Join(folder, "none")); status != statusFound {
		t.Errorf("a missing folder exits with status %d", status)
	}
}
