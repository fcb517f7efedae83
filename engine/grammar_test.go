package engine_test

import (
	"errors"
	"testing"

	"gulch/engine"
)

func TestGrammar(t *testing.T) {
	over := false
	g := engine.Grammar{
		End: 3,
		Verb: func(k engine.Kind) (word, like string) {
			return []string{"", "pass", "bid"}[k], []string{"", "pass", "bid 5"}[k]
		},
		ParseRest: func(k engine.Kind, words []string) (engine.Move, error) {
			if len(words) != int(k)-1 {
				return engine.Move{}, errors.New("the number of words is wrong")
			}
			return engine.Move{Kind: k}, nil
		},
		LegalExamples: func() []string {
			if over {
				return nil
			}
			return []string{"pass", "bid 5"}
		},
	}
	for text, want := range map[string]string{
		" pass ": "", "bid 7": "",
		"":      `there is no move in an empty line; now one writes "pass" or "bid 5"`,
		"bit 5": `"bit" is not a move; now one writes "pass" or "bid 5"`,
		"bid":   `bid: the number of words is wrong; write it like "bid 5"`,
	} {
		m, err := g.Parse(text)
		if want == "" && (err != nil || m.Kind == 0) || want != "" && (err == nil || err.Error() != want) {
			t.Errorf("Parse(%q) returns %v, %v; want the error %q", text, m, err, want)
		}
	}
	over = true
	if _, err := g.Parse("roll"); err == nil ||
		err.Error() != `"roll" is not a move; now one writes nothing: the game is over` {
		t.Errorf("Parse after the end of the game returns %v, want an error without examples", err)
	}
}
