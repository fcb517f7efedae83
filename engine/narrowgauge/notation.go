package narrowgauge

import (
	"fmt"
	"slices"

	"gulch/engine"
)

// notation is the notation of all moves. kindNotations is generated from moves.csv; it uses the
// notation of parts that is declared below. The package comment describes the notation.
var notation = engine.Notation{Kinds: kindNotations[:]}

var (
	cardNotation     = engine.IDNotation("card", ParseCard)
	spaceNotation    = engine.IDNotation("space", ParseSpace)
	companyNotation  = engine.IDNotation("company", ParseCompany)
	contractNotation = engine.IDNotation("contract", ParseContract)
	choiceNotation   = contractNotation.Or("pass", passed)
	howNotation      = &engine.PartNotation{Write: writeHow, Parse: parseHow}
	discardsNotation = engine.SetNotation(CardCount, ParseCard, Discards, Refill)
)

// Notation returns move m as text: its verb, followed by IDs or numbers. The package comment
// describes the notation.
func (s *State) Notation(m engine.Move) string { return notation.Write(s, m) }

// Parse reads a move from its notation, and returns an error if the text is not a move. The move
// need not be legal.
func (s *State) Parse(text string) (engine.Move, error) { return notation.Parse(s, text) }

// howWords holds the words for the ways to play a card, in the order in which they are written, and
// howBits their bits in the part how of a move.
var (
	howWords = [...]string{"turned", "+" + contractIDs[TunnelBlast], "+" + contractIDs[MirrorSurvey]}
	howBits  = [len(howWords)]int16{Turned, Blasted, Mirrored}
)

func writeHow(_ engine.State, m engine.Move, _ int) string {
	text, space := "", ""
	for i, word := range howWords {
		if HowOf(m)&howBits[i] != 0 {
			text += space + word
			space = " "
		}
	}
	return text
}

// parseHow parses the ways to play a card. They can be in any order.
func parseHow(_ engine.State, m engine.Move, at int, words []string) (engine.Move, []string, error) {
	sum := int16(0)
	for _, word := range words {
		i := slices.Index(howWords[:], word)
		if i < 0 || sum&howBits[i] != 0 {
			return m, nil, fmt.Errorf("%q does not belong here", word)
		}
		sum |= howBits[i]
	}
	return m.WithNumber(at, sum), nil, nil
}
