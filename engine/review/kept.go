package review

import (
	"encoding/json"
	"slices"

	"gulch/engine"
	"gulch/engine/match"
)

// StudyVersion changes when studies are made in another way, so that those that were kept are made anew.
const StudyVersion = 2

// Kept are the studies of a game as they are kept with it, and what came of them.
type Kept struct {
	Studies []Findings
	Solved  map[int]bool // positions of mistakes for which something better was found since
}

// keptDocument is how they are written.
type keptDocument struct {
	Version int        `json:"version"`
	Record  uint32     `json:"record"` // what the record sums up to
	Studies []Findings `json:"studies"`
	Solved  []int      `json:"solved"`
}

// Of returns the findings about a seat, false where it was not studied.
func (k Kept) Of(seat engine.Seat) (Findings, bool) {
	if i := slices.IndexFunc(k.Studies, func(f Findings) bool { return f.Seat == seat }); i >= 0 {
		return k.Studies[i], true
	}
	return Findings{}, false
}

// Add adds findings, in place of those about the same seat.
func (k *Kept) Add(f Findings) {
	k.Studies = append(slices.DeleteFunc(k.Studies, func(g Findings) bool { return g.Seat == f.Seat }), f)
}

// Encode writes the studies of a record for keeping.
func (k Kept) Encode(of match.Record) ([]byte, error) {
	d := keptDocument{Version: StudyVersion, Record: sum(of), Studies: k.Studies}
	for at, yes := range k.Solved {
		if yes {
			d.Solved = append(d.Solved, at)
		}
	}
	slices.Sort(d.Solved)
	return json.Marshal(d)
}

// ReadKept reads the studies of a record. The error wraps ErrStale if they are not of this record.
func ReadKept(data []byte, of match.Record) (Kept, error) {
	var d keptDocument
	if err := json.Unmarshal(data, &d); err != nil {
		return Kept{}, engine.Errorf("the study is damaged: %s", err)
	}
	if d.Version != StudyVersion || d.Record != sum(of) {
		return Kept{}, ErrStale
	}
	k := Kept{Studies: d.Studies, Solved: map[int]bool{}}
	for _, f := range d.Studies {
		for _, x := range f.Mistakes {
			if x.At < 0 || x.At >= len(of.Entries) || of.Entries[x.At].Seat != x.Seat || x.Seat != f.Seat || len(x.Good) == 0 {
				return Kept{}, ErrStale
			}
		}
	}
	for _, at := range d.Solved {
		k.Solved[at] = true
	}
	return k, nil
}
