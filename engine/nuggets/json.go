package nuggets

import (
	"encoding/json"
	"fmt"
	"slices"

	"gulch/engine"
)

// document is the JSON form of a position; the package comment describes its fields.
type document struct {
	Players int            `json:"players"`
	Digs    []int8         `json:"digs"`
	Points  []int16        `json:"points"`
	Sacks   []Nugget       `json:"sacks,omitempty"`
	Row     []Nugget       `json:"row"`
	Hill    []Nugget       `json:"hill,omitempty"`
	Turn    int            `json:"turn"`
	Chance  *engine.Chance `json:"chance,omitempty"`

	// These fields are present only in an information state (a position as one seat sees it).
	Left int      `json:"left,omitempty"` // number of nuggets in the hill
	Gone []Nugget `json:"gone,omitempty"` // nuggets that have been scored

	// These fields are computed from the position, and ignored on reading.
	Phase  string `json:"phase"`
	Scores []int  `json:"scores"`
	Ranks  []int  `json:"ranks"`
}

// public returns the part of the position that all players see.
func (s *State) public() document {
	return document{
		Players: int(s.seats), Digs: s.digs[:s.seats], Points: s.points[:s.seats], Row: s.row.List(), Turn: int(s.turn),
		Phase: phaseNames[s.Phase()], Scores: s.Scores(nil), Ranks: s.Ranks(nil),
	}
}

// InformationState returns what a seat knows, as JSON: everything except the hill and the other
// seats' sacks. Each value has the same path as in the JSON of the position.
func (s *State) InformationState(seat engine.Seat) ([]byte, error) {
	d := s.public()
	d.Left, d.Gone = int(s.size), s.Gone().List()
	d.Sacks = slices.Clone(s.sack[:s.seats])
	for p := range d.Sacks {
		if engine.Seat(p) != seat && s.Phase() != PhaseOver {
			d.Sacks[p] = 0
		}
	}
	return json.Marshal(d)
}

// MarshalJSON encodes the position.
func (s *State) MarshalJSON() ([]byte, error) {
	d := s.public()
	d.Sacks, d.Hill, d.Chance = s.sack[:s.seats], s.hill[:s.size], &s.chance
	return json.Marshal(d)
}

// UnmarshalJSON decodes a position. It returns an error if the position is impossible. If the hill
// is missing it is empty; if the random generator is missing it has the seed 0.
func (s *State) UnmarshalJSON(text []byte) error {
	var d document
	if err := engine.DecodeStrict(text, &d); err != nil {
		return err
	}
	next := State{seats: int8(d.Players), turn: engine.Seat(d.Turn), size: int8(len(d.Hill)),
		chance: engine.NewChance(0, chanceStream)}
	if d.Chance != nil {
		next.chance = *d.Chance
	}
	for _, n := range d.Row {
		if n < 1 || n > Nuggets || next.row.Has(n) {
			return fmt.Errorf("the row cannot hold %d", n)
		}
		next.row |= 1 << n
	}
	for _, part := range []struct{ have, most int }{
		{len(d.Digs), d.Players}, {len(d.Points), d.Players}, {len(d.Sacks), d.Players},
	} {
		if part.have != part.most || part.have > MaxSeats {
			return fmt.Errorf("there are %d players, but an entry for %d of them", part.most, part.have)
		}
	}
	if len(d.Hill) > Nuggets {
		return fmt.Errorf("the hill cannot hold %d", len(d.Hill))
	}
	copy(next.digs[:], d.Digs)
	copy(next.points[:], d.Points)
	copy(next.sack[:], d.Sacks)
	copy(next.hill[:], d.Hill)
	if err := next.Check(); err != nil {
		return err
	}
	*s = next
	return nil
}
