package boomtown

import "gulch/engine"

// notation is the notation of all moves. kindNotations is generated from moves.csv; it uses the
// notation of parts that is declared below.
var notation = engine.Notation{Kinds: kindNotations[:]}

var (
	cardNotation = engine.IDNotation("card", ParseCard)
	townNotation = engine.IDNotation("town", func(id string) (Town, error) {
		t, err := ParseTown(id)
		if err != nil {
			err = engine.Violates("R57", "%w", err)
		}
		return t, err
	})
)

// Notation returns move m as text: its verb, followed by IDs of cards or towns, seat numbers from
// 0, or other numbers.
func (s *State) Notation(m engine.Move) string { return notation.Write(s, m) }

// Parse reads a move from its notation, and returns an error if the text is not a move. The move
// need not be legal.
func (s *State) Parse(text string) (engine.Move, error) { return notation.Parse(s, text) }
