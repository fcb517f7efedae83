package nuggets

import "gulch/engine"

// notation is the notation of all moves. kindNotations is generated from moves.csv; it uses the
// notation of parts that is declared below.
var notation = engine.Notation{Kinds: kindNotations[:]}

// nuggetNotation is the notation of a nugget: its number.
var nuggetNotation = engine.NumberedNotation("nugget", "%d", 1, Nuggets, 0)

// Notation returns a move as text.
func (s *State) Notation(m engine.Move) string { return notation.Write(s, m) }

// Parse parses a move, which need not be legal.
func (s *State) Parse(text string) (engine.Move, error) { return notation.Parse(s, text) }
