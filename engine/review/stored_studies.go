package review

import (
	"encoding/json"
	"slices"

	"gulch/engine"
	"gulch/engine/match"
)

// StudyVersion is the version of the method by which studies are computed. Stored studies of
// another version are computed again. The user's progress stays.
const StudyVersion = 6

// StoredStudies has the stored studies of a game, and which mistakes the user has solved.
type StoredStudies struct {
	Studies []Findings
	Solved  map[int]bool // indices of the positions of mistakes for which the user has found a better move
}

// keptDocument is the JSON form of StoredStudies.
type keptDocument struct {
	Version int        `json:"version"`
	Record  uint32     `json:"record"` // checksum of the game's record
	Studies []Findings `json:"studies"`
	Solved  []int      `json:"solved"`
}

// Of returns the findings about a seat. It returns false if the seat has not been studied.
func (k StoredStudies) Of(seat engine.Seat) (Findings, bool) {
	if i := slices.IndexFunc(k.Studies, func(f Findings) bool { return f.Seat == seat }); i >= 0 {
		return k.Studies[i], true
	}
	return Findings{}, false
}

// Add adds the findings of a study and replaces earlier findings about the same seat.
func (k *StoredStudies) Add(f Findings) {
	k.Studies = append(slices.DeleteFunc(k.Studies, func(g Findings) bool { return g.Seat == f.Seat }), f)
}

// Encode returns the stored form of the studies. The parameter of is the record of the studied
// game; the stored form contains a checksum of that record.
func (k StoredStudies) Encode(of match.Record) ([]byte, error) {
	d := keptDocument{Version: StudyVersion, Record: sum(of), Studies: k.Studies}
	for at, yes := range k.Solved {
		if yes {
			d.Solved = append(d.Solved, at)
		}
	}
	slices.Sort(d.Solved)
	return json.Marshal(d)
}

// ReadStoredStudies decodes the stored studies of a game. The parameter of is the record of the
// game. It returns an error that wraps ErrStale if the studies belong to another record or a later
// version. From an earlier version it returns only which mistakes the user has solved.
func ReadStoredStudies(data []byte, of match.Record) (StoredStudies, error) {
	var d keptDocument
	if err := json.Unmarshal(data, &d); err != nil {
		return StoredStudies{}, engine.Errorf("the analysis is damaged: %s", err)
	}
	if d.Version > StudyVersion || d.Record != sum(of) {
		return StoredStudies{}, ErrStale
	}
	if d.Version < StudyVersion {
		d.Studies = nil
	}
	k := StoredStudies{Studies: d.Studies, Solved: map[int]bool{}}
	for _, f := range d.Studies {
		for _, x := range f.Mistakes {
			if x.At < 0 || x.At >= len(of.Entries) || of.Entries[x.At].Seat != x.Seat || x.Seat != f.Seat ||
				len(x.Good) == 0 {
				return StoredStudies{}, ErrStale
			}
		}
	}
	for _, at := range d.Solved {
		k.Solved[at] = true
	}
	return k, nil
}
