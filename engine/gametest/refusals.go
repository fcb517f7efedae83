package gametest

import (
	"errors"
	"fmt"
	"regexp"
	"strings"
	"testing"

	"gulch/engine"
)

// refusalGames is how many games Refusals plays.
const refusalGames = 6

// refusalEvery is how many decisions lie between two at which moves are tried.
const refusalEvery = 9

// machineWord finds what only the notation knows: the ID of a space, an option, a card.
var machineWord = regexp.MustCompile(`\b[a-z]+_[a-z0-9_]+\b|"`)

// Refusals tries moves of every kind where they are not legal: why they are refused is said in the words of the rules, never in those
// of the notation, and nothing that a player cannot do (to write a move) is asked of them.
func Refusals(t *testing.T, game engine.Game) {
	t.Helper()
	met := 0
	EachRefusal(t, game, func(why *engine.Refusal, where string) {
		met++
		if text := why.Error(); strings.Contains(why.Text, "%q") || strings.Contains(text, "write") || machineWord.MatchString(text) {
			t.Errorf("%s is refused in words that no player knows: %s", where, text)
		}
	})
	if met < 3 {
		t.Errorf("only %d different refusals were met", met)
	}
}

// EachRefusal goes over the refusals of moves that are tried in games, each sentence of them once. where says of what move, and when.
func EachRefusal(t *testing.T, game engine.Game, visit func(why *engine.Refusal, where string)) {
	t.Helper()
	seen, n := map[string]bool{}, 0
	Walk(t, game, refusalGames, Sensibly, func(s engine.State, legal []engine.Move) {
		if n++; n%refusalEvery != 0 {
			return
		}
		for _, m := range tried(legal, uint64(n)) {
			err := engine.Clone(s).Play(m, nil)
			var why *engine.Refusal
			switch {
			case err == nil:
			case !errors.As(err, &why):
				t.Errorf("%+v: %v is no refusal that could be translated", m, err)
			case !seen[why.Error()]:
				seen[why.Error()] = true
				visit(why, fmt.Sprintf("in the phase %s %+v", game.Info().PhaseName(s.Phase()), m))
			}
		}
	})
}

// mostKinds is how many kinds of moves are tried: more than any game has, so that one that is none is among them.
const mostKinds = 72

// tried are moves of all kinds: with no parameters, with those of a legal move, and with some near by.
func tried(legal []engine.Move, seed uint64) (all []engine.Move) {
	chance := engine.NewChance(seed, 0xef)
	for k := range engine.Kind(mostKinds) {
		like := legal[chance.Below(len(legal))]
		all = append(all, engine.Move{Kind: k}, engine.Move{Kind: k, A: like.A, B: like.B, C: like.C},
			engine.Move{Kind: k, A: like.A + 1, B: like.B}, engine.Move{Kind: k, A: int16(chance.Below(120)) - 1, B: int16(chance.Below(8)) - 1})
	}
	return all
}
