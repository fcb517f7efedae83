package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"gulch/engine/bot"
)

// TestEndings checks that endgames are solved, that levels are evaluated, that the results are
// written once, and that two runs give the same results.
func TestEndings(t *testing.T) {
	folder := t.TempDir()
	table := filepath.Join(folder, "endings.csv")
	if err := os.WriteFile(table,
		[]byte("game,mode,level,kind,games,looked,solved,weighty,best,loss,around,likely,points\n"),
		0o600); err != nil {
		t.Fatal(err)
	}
	args := strings.Fields("endings -game boomtown -games 1 -back 4 -limit 2000 -by medium -levels random,medium " +
		"-json -into " + folder)
	status, first, errs := call(args...)
	if status != statusFine {
		t.Fatal(errs)
	}
	if _, second, _ := call(args...); second != first {
		t.Errorf("two runs with one seed gave different reports: %s and %s", first, second)
	}
	var report endingsReport
	if err := json.Unmarshal([]byte(first), &report); err != nil {
		t.Fatal(err)
	}
	if len(report.Rows) != 2 {
		t.Fatalf("the report has %d rows, want one for each bot, as nothing is hidden in Boomtown", len(report.Rows))
	}
	for _, r := range report.Rows {
		if r.Kind != "exact" || r.Solved < 1 || r.Best > r.Solved || r.Weighty > r.Solved || r.Loss < 0 ||
			r.CI95[0] > r.CI95[1] {
			t.Errorf("the row of a bot is implausible: %+v", r)
		}
	}
	kept, err := bot.ReadEndgameMeasurements(os.DirFS(folder))
	if err != nil || len(kept) != 2 || kept[0] != report.Rows[0].EndgameStats {
		t.Errorf("the table written by -into has %+v, %v", kept, err)
	}
	for _, wrong := range []string{"-games 0", "-limit 0", "-back 0", "-levels nobody", "-by nobody"} {
		if status, _, _ := call(append([]string{"endings", "-game", "boomtown"},
			strings.Fields(wrong)...)...); status != statusUsage {
			t.Errorf("arena endings with the invalid flags %s exits with status %d", wrong, status)
		}
	}
}

// TestEndingsWereMeasured checks that the stored results of endgames are plausible: there are no
// more best moves than decisions, and there are rows for every game whose endgames can be solved.
func TestEndingsWereMeasured(t *testing.T) {
	all, err := bot.EndgameMeasurements()
	if err != nil || len(all) == 0 {
		t.Fatalf("the table of endings has %d rows, %v", len(all), err)
	}
	for _, e := range all {
		if e.Solved < 1 || e.Best > e.Solved || e.Weighty > e.Solved || e.Solved > e.Looked || e.Loss < 0 ||
			e.Around < 0 {
			t.Errorf("a row of the table of endings is implausible: %+v", e)
		}
	}
}
