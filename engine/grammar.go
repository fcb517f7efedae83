package engine

import (
	"fmt"
	"strconv"
	"strings"
)

// Grammar parses the notation of a game whose moves begin with a verb that determines their kind.
type Grammar struct {
	// End is the first number that is not a kind of moves: the kinds are 1 to End-1.
	End Kind
	// Verb returns the verb with which moves of kind k begin (word), and an example of such a move
	// (like).
	Verb func(k Kind) (word, like string)
	// ParseRest parses the words after the verb of a move of kind k.
	ParseRest func(k Kind, words []string) (Move, error)
	// OnlyRule is the number of the rule that lists all kinds of moves, for the error about an
	// unknown verb; "" for none.
	OnlyRule string
	// LegalExamples returns examples of moves that are legal now, in notation; none when the game
	// is over.
	LegalExamples func() []string
}

// Parse parses the notation of a move, which need not be legal. It returns an error that explains
// what is wrong with the text and gives an example.
func (g Grammar) Parse(text string) (Move, error) {
	words := strings.Fields(text)
	if len(words) == 0 {
		return Move{}, fmt.Errorf("there is no move in an empty line; now one writes %s", g.Examples())
	}
	for k := Kind(1); k < g.End; k++ {
		word, like := g.Verb(k)
		if word != words[0] {
			continue
		}
		m, err := g.ParseRest(k, words[1:])
		if err != nil {
			return Move{}, fmt.Errorf("%s: %w; write it like %q", word, err, like)
		}
		return m, nil
	}
	unknown := fmt.Errorf("%q is not a move; now one writes %s", words[0], g.Examples())
	if g.OnlyRule != "" {
		unknown = Violates(g.OnlyRule, "%w", unknown)
	}
	return Move{}, unknown
}

// Examples returns the examples of LegalExamples in one text, quoted and joined by "or".
func (g Grammar) Examples() string {
	like := g.LegalExamples()
	if len(like) == 0 {
		return "nothing: the game is over"
	}
	for i, text := range like {
		like[i] = strconv.Quote(text)
	}
	return strings.Join(like, " or ")
}
