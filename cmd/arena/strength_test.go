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

// The document has its tables from what was measured, and says what an edit by hand would have it say no longer.
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
		t.Error("STRENGTH.md differs from assets/data/strength; go run ./cmd/arena strength makes it anew")
	}
	file := filepath.Join(t.TempDir(), "STRENGTH.md")
	if err := os.WriteFile(file, []byte("above\n"+tablesBegin+"\nold\n"+tablesEnd+"\nbelow\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	if status, _, errs := call("strength", "-o", file); status != statusFine {
		t.Fatal(errs)
	}
	text, _ = os.ReadFile(file)
	if s := string(text); strings.Contains(s, "\nold\n") || !strings.HasPrefix(s, "above\n") || !strings.HasSuffix(s, "\nbelow\n") {
		t.Errorf("made %q", s)
	}
	for _, name := range []string{"no such file.md", "strength_test.go"} {
		if status, _, errs := call("strength", "-o", name); status != statusFound || errs == "" {
			t.Errorf("%s: status %d, %q", name, status, errs)
		}
	}
}

// Every step between two levels that a game offers was measured, in each mode and with each number of seats, and no other.
func TestEveryStepWasMeasured(t *testing.T) {
	rungs, err := bot.Ladder()
	if err != nil {
		t.Fatal(err)
	}
	alone, err := bot.LevelsAlone()
	if err != nil {
		t.Fatal(err)
	}
	steps, races := map[string]bool{}, map[string]bool{}
	for _, r := range rungs {
		steps[named(r.Game, r.Mode)+" "+string(rune('0'+r.Seats))+" "+r.Level+" above "+r.Below] = true
		if r.Low > r.Elo || r.High < r.Elo || r.Games < 100 {
			t.Errorf("%+v", r)
		}
	}
	for _, a := range alone {
		races[named(a.Game, a.Mode)+" "+a.Rival+" "+a.Level] = true
	}
	want := 0
	for _, g := range games.All() {
		for _, c := range climbsOf(g, nil, 0) {
			mode := named(g.Info().ID, c.options[bot.ModeOption])
			want++
			if c.seats > 1 && !steps[mode+" "+string(rune('0'+c.seats))+" "+c.level.ID+" above "+c.next.ID] {
				t.Errorf("%s, %d seats: no figure for %s above %s", mode, c.seats, c.level.ID, c.next.ID)
			}
			if c.seats == 1 && !races[mode+" "+c.options[bot.RivalOption]+" "+c.level.ID] {
				t.Errorf("%s alone against %q: no figure for %s", mode, c.options[bot.RivalOption], c.level.ID)
			}
		}
	}
	if got := len(steps) + len(races); got != want {
		t.Errorf("%d figures for %d steps", got, want)
	}
}

// What is measured again takes the place of what stood there, and what is new stands behind it.
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
	if status, _, errs := call("ladder", "-game", "boomtown", "-seats", "3", "-levels", "hard,easy", "-games", "3", "-budget", "0.002", "-into", folder); status != statusFine {
		t.Fatal(errs)
	}
	rungs, err := bot.ReadLadder(os.DirFS(folder))
	if err != nil {
		t.Fatal(err)
	}
	if len(rungs) != 3 || rungs[0].Level != "hard" || rungs[0].Games != 3 || rungs[1].Game != "dakota" || rungs[2].Level != "easy" {
		t.Errorf("%+v", rungs)
	}
	if status, _, _ := call("ladder", "-game", "boomtown", "-seats", "3", "-levels", "easy", "-games", "3", "-into", filepath.Join(folder, "none")); status != statusFound {
		t.Errorf("a folder that is not there: status %d", status)
	}
}
