package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"gulch/engine/drill"
)

// TestPuzzles checks that practice positions are found and written to a file that drill.Read
// accepts, sorted by grade. A second run must write the same file.
func TestPuzzles(t *testing.T) {
	folder := t.TempDir()
	args := strings.Fields("endings -game boomtown -games 4 -back 3 -by medium -puzzles " + folder)
	file := filepath.Join(folder, "boomtown.json")
	if status, _, errs := call(args...); status != statusFine {
		t.Fatal(errs)
	}
	first, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.Remove(file); err != nil {
		t.Fatal(err)
	}
	if status, _, errs := call(args...); status != statusFine {
		t.Fatal(errs)
	}
	if again, err := os.ReadFile(file); err != nil || string(again) != string(first) {
		t.Errorf("a second run wrote a different file, %v", err)
	}
	d, err := drill.Read(first)
	if err != nil || len(d.Puzzles) == 0 {
		t.Fatalf("the file has %d practice positions, %v", len(d.Puzzles), err)
	}
	grade := 1
	for _, p := range d.Puzzles {
		if p.Proof.Grade < grade {
			t.Errorf("%s has the grade %d after %d, want ascending grades", p.ID, p.Proof.Grade, grade)
		}
		grade = p.Proof.Grade
	}
}

// TestChoosePuzzles checks that positions of all grades are chosen in turn, that different kinds
// are preferred, and that at most one position comes from each game.
func TestChoosePuzzles(t *testing.T) {
	of := func(grade int, kind string, deal uint64) candidate {
		return candidate{Puzzle: &drill.Puzzle{Proof: &drill.Proof{Grade: grade}}, kind: kind, deal: deal}
	}
	taken := choosePuzzles([]candidate{
		of(1, "pick", 1), of(1, "pick", 2), of(1, "bid", 3), of(1, "bid", 3), of(2, "pick", 4), of(3, "pick", 5),
		of(3, "bid", 1),
	}, 5)
	got := ""
	for _, c := range taken {
		got += string(rune('0'+c.Proof.Grade)) + c.kind + string(rune('0'+c.deal)) + " "
	}
	if want := "1pick2 1bid3 2pick4 3bid1 3pick5 "; got != want {
		t.Errorf("choosePuzzles returns %s, want %s", got, want)
	}
}

// TestPuzzlesRefuseFlags checks that flags that have no effect on practice positions are refused,
// and that no file is written then.
func TestPuzzlesRefuseFlags(t *testing.T) {
	folder := t.TempDir()
	for _, flag := range []string{"-limit 100", "-levels medium", "-into " + folder} {
		args := strings.Fields("endings -game boomtown -games 1 -puzzles " + folder + " " + flag)
		status, _, errs := call(args...)
		if name, _, _ := strings.Cut(flag, " "); status != statusUsage || !strings.Contains(errs, name+" has nothing "+
			"to say with -puzzles") {
			t.Errorf("arena endings -puzzles with %s exits with status %d and the error %q", flag, status, errs)
		}
	}
	if files, err := os.ReadDir(folder); err != nil || len(files) > 0 {
		t.Errorf("after a refused command the folder has %v, %v", files, err)
	}
}
