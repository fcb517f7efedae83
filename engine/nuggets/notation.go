package nuggets

import (
	"fmt"
	"strconv"

	"gulch/engine"
)

// verbs has, for each kind of move, the first word of its notation and an example of the complete
// notation.
var verbs = [kindEnd]struct{ word, like string }{
	KindFill: {"fill", "fill"}, KindTake: {"take", "take 7"}, KindOpen: {"open", "open"}, KindDig: {"dig", "dig"},
}

// Notation returns a move as text.
func (s *State) Notation(m engine.Move) string {
	if m.Kind == 0 || m.Kind >= kindEnd {
		return "no move"
	}
	if m.Kind == KindTake {
		return fmt.Sprint(verbs[m.Kind].word, " ", int(NuggetOf(m)))
	}
	return verbs[m.Kind].word
}

// Parse parses a move, which need not be legal.
func (s *State) Parse(text string) (engine.Move, error) {
	return engine.Grammar{
		End:       kindEnd,
		Verb:      func(k engine.Kind) (word, like string) { return verbs[k].word, verbs[k].like },
		ParseRest: parseRest,
		LegalExamples: func() []string {
			var like []string
			for _, m := range s.Moves(nil) {
				like = append(like, s.Notation(m))
			}
			return like
		},
	}.Parse(text)
}

// parseRest parses the rest of a notation for a move of kind k. words are the words after the verb.
func parseRest(k engine.Kind, words []string) (engine.Move, error) {
	want := 0
	if k == KindTake {
		want = 1
	}
	if len(words) != want {
		return engine.Move{}, fmt.Errorf("%d words follow instead of %d", len(words), want)
	}
	if want == 0 {
		return engine.Move{Kind: k}, nil
	}
	n, err := strconv.ParseInt(words[0], 10, 16)
	if err != nil || n < 1 || n > Nuggets {
		return engine.Move{}, fmt.Errorf("%q is not the number of a nugget", words[0])
	}
	return Take(Nugget(n)), nil
}
