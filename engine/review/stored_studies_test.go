package review

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"gulch/engine/match"
)

// TestStoredStudies checks that a new study replaces the stored one of the same seat, and that
// studies can be stored and read again with the user's progress.
func TestStoredStudies(t *testing.T) {
	var k StoredStudies
	k.Add(Findings{Seat: 0, Decisions: 9})
	k.Add(Findings{Seat: 1, Decisions: 1})
	k.Add(Findings{Seat: 0, Decisions: 2, Loss: 0.25, Mistakes: []Mistake{{At: 2, Seat: 0, Played: "open",
		Good: []string{"dig"}, BestChance: 0.5, PlayedChance: 0.25, Margin: 0.01}}})
	if f, ok := k.Of(0); !ok || f.Decisions != 2 || len(k.Studies) != 2 {
		t.Errorf("the study of seat 0 is %+v, %v, of %d studies; want the later one of 2", f, ok, len(k.Studies))
	}
	if f, ok := k.Of(3); ok || f.Decisions != 0 {
		t.Errorf("the study of seat 3 is %+v, %v; want none", f, ok)
	}
	k.Solved = map[int]bool{2: true, 0: false}
	data, err := k.Encode(threeMoves())
	if err != nil {
		t.Fatal(err)
	}
	back, err := ReadStoredStudies(data, threeMoves())
	if err != nil {
		t.Fatal(err)
	}
	k.Solved = map[int]bool{2: true}
	if diff := cmp.Diff(k, back); diff != "" {
		t.Error("the stored studies differ: ", diff)
	}
}

// TestStudiesOfEarlierVersions checks that stored studies of an earlier version are computed again,
// but that the user's progress stays.
func TestStudiesOfEarlierVersions(t *testing.T) {
	data := fmt.Sprintf(`{"version":2,"record":%d,"studies":[{"seat":0,"decisions":2,"loss":0.1,"luck":0,"mistakes":[]}],`+
		`"solved":[2]}`, sum(threeMoves()))
	k, err := ReadStoredStudies([]byte(data), threeMoves())
	if err != nil || len(k.Studies) != 0 || !k.Solved[2] {
		t.Errorf("studies of version 2 are read as %+v, %v; want no studies and the solved position 2", k, err)
	}
	data = strings.Replace(data, `"version":2`, fmt.Sprintf(`"version":%d`, StudyVersion+1), 1)
	if _, err := ReadStoredStudies([]byte(data), threeMoves()); !errors.Is(err, ErrStale) {
		t.Errorf("studies of a later version return the error %v, want ErrStale", err)
	}
}

// TestStaleStudies checks that stored studies are refused if they belong to another record or
// contradict their own record.
func TestStaleStudies(t *testing.T) {
	good := Mistake{At: 2, Seat: 0, Good: []string{"dig"}}
	for name, change := range map[string]func(x *Mistake, r *match.Record){
		"":                   func(*Mistake, *match.Record) {},
		"another seed":       func(_ *Mistake, r *match.Record) { r.Seed++ },
		"another move":       func(_ *Mistake, r *match.Record) { r.Entries[1].Move = "open" },
		"a decision too far": func(x *Mistake, _ *match.Record) { x.At = 3 },
		"no decision":        func(x *Mistake, _ *match.Record) { x.At = -1 },
		"another seat":       func(x *Mistake, _ *match.Record) { x.Seat = 1 },
		"another decision":   func(x *Mistake, _ *match.Record) { x.At = 1 },
		"nothing better":     func(x *Mistake, _ *match.Record) { x.Good = nil },
	} {
		x, r := good, threeMoves()
		change(&x, &r)
		k := StoredStudies{Studies: []Findings{{Seat: 0, Mistakes: []Mistake{x}}}}
		data, err := k.Encode(threeMoves())
		if err != nil {
			t.Fatal(err)
		}
		_, err = ReadStoredStudies(data, r)
		if name == "" && err != nil || name != "" && !errors.Is(err, ErrStale) {
			t.Errorf("with %q ReadStoredStudies returns the error %v, want ErrStale", name, err)
		}
		if _, err := ReadStoredStudies(data[:9], r); err == nil ||
			!strings.Contains(err.Error(), "analysis is damaged") {
			t.Errorf("ReadStoredStudies of truncated data returns the error %v", err)
		}
	}
}
