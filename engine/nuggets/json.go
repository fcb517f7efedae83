package nuggets

import (
	"math"

	"gulch/engine"
	"gulch/engine/document"
)

// describe describes the JSON form of a position; the package comment explains its fields.
func (s *State) describe(d *document.Document) {
	if d.Reading() {
		s.chance = engine.NewChance(0, chanceStream)
	}
	document.Int(d, "players", &s.seats, 2, MaxSeats)
	d.SetPlayers(int(s.seats))
	document.PerSeat(d, "digs", func(p engine.Seat) { document.Int(d, "", &s.digs[p], math.MinInt8, math.MaxInt8) })
	document.PerSeat(d, "points", func(p engine.Seat) {
		document.Int(d, "", &s.points[p], math.MinInt16, math.MaxInt16)
	})
	document.PerSeat(d, "sacks", func(p engine.Seat) {
		if d.Sees(p) || s.open(p) {
			document.Int(d, "", &s.sack[p], 0, Nuggets)
		} else {
			d.Number("", 0)
		}
	})
	document.Numbers(d, "row", &s.row, 1, Nuggets)
	if d.Whole() {
		document.Array(d, "hill,omitempty", &s.size, Nuggets, func(i int) {
			document.Int(d, "", &s.hill[i], 1, Nuggets)
		})
	}
	document.Seat(d, "turn", &s.turn)
	if d.Whole() {
		document.Value(d, "chance", &s.chance, false)
	}
	if d.Ignore("left", "gone", "phase", "scores", "ranks") {
		return
	}
	if gone := s.Gone(); !d.Whole() {
		d.Number("left,omitempty", int(s.size))
		document.Numbers(d, "gone,omitempty", &gone, 1, Nuggets)
	}
	d.Word("phase", phaseNames[s.Phase()])
	d.NumberList("scores", s.Scores(nil))
	d.NumberList("ranks", s.Ranks(nil))
}

// MarshalJSON encodes the position.
func (s *State) MarshalJSON() ([]byte, error) { return document.Write(s, engine.NoSeat, s.describe) }

// InformationState returns what a seat knows, as JSON: everything except the hill and the other
// seats' sacks. Each value has the same path as in the JSON of the position.
func (s *State) InformationState(seat engine.Seat) ([]byte, error) {
	return document.Write(s, seat, s.describe)
}

// UnmarshalJSON decodes a position. It returns an error if the position is impossible. What is
// missing is 0 or empty; if the random generator is missing it has the seed 0.
func (s *State) UnmarshalJSON(text []byte) error {
	return document.Unmarshal(s, text, nil, (*State).describe)
}
