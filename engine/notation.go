package engine

import (
	"fmt"
	"strconv"
	"strings"
)

// Grammar reads the notation of a game, whose moves begin with a word for their kind.
type Grammar struct {
	// End is the first number that is no kind.
	End Kind
	// Verb returns the word of a kind and an example of a whole move.
	Verb func(k Kind) (word, like string)
	// Rest reads the words that follow the first one.
	Rest func(k Kind, words []string) (Move, error)
	// Only is the rule that excludes all other kinds of moves, "" for none.
	Only string
	// Now lists examples of what may be written now; none when the game is over.
	Now func() []string
}

// Parse reads a move. It need not be legal.
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
		m, err := g.Rest(k, words[1:])
		if err != nil {
			return Move{}, fmt.Errorf("%s: %w; write it like %q", word, err, like)
		}
		return m, nil
	}
	unknown := fmt.Errorf("%q is not a move; now one writes %s", words[0], g.Examples())
	if g.Only != "" {
		unknown = Violates(g.Only, "%w", unknown)
	}
	return Move{}, unknown
}

// Examples joins what may be written now to a part of a sentence.
func (g Grammar) Examples() string {
	like := g.Now()
	if len(like) == 0 {
		return "nothing: the game is over"
	}
	for i, text := range like {
		like[i] = strconv.Quote(text)
	}
	return strings.Join(like, " or ")
}
