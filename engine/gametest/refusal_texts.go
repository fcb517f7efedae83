package gametest

import (
	"errors"
	"fmt"
	"regexp"
	"strings"
	"testing"

	"gulch/engine"
)

// refusalGames is the number of games that Refusals plays.
const refusalGames = 6

// refusalEvery is the number of decisions between two positions in which illegal moves are tried.
const refusalEvery = 9

// machineWord matches words of the notation that players must not see, such as the IDs of spaces,
// options and cards, and quotation marks.
var machineWord = regexp.MustCompile(`\b[a-z]+_[a-z0-9_]+\b|"`)

// Refusals tries illegal moves of every kind. It checks that the texts of refusals use the words of
// the rules, not those of the notation. They also must not tell the player to do something that is
// impossible at the table, such as writing a move.
func Refusals(t *testing.T, game engine.Game) {
	t.Helper()
	met := 0
	EachRefusal(t, game, func(why *engine.Refusal, where string) {
		met++
		if text := why.Error(); strings.Contains(why.Text, "%q") || strings.Contains(text, "write") ||
			machineWord.MatchString(text) {
			t.Errorf("the refusal of %s has a word of the notation or asks to write something; players read it: %s",
				where, text)
		}
	})
	if met < 3 {
		t.Errorf("only %d different refusals occurred in the tried games, want at least 3", met)
	}
}

// EachRefusal tries illegal moves in some games and calls visit for their refusals, once for each
// different text. where describes the phase and the move.
func EachRefusal(t *testing.T, game engine.Game, visit func(why *engine.Refusal, where string)) {
	t.Helper()
	seen, n := map[string]bool{}, 0
	EachDecision(t, game, refusalGames, PickByPolicy, func(s engine.State, legal []engine.Move) {
		if n++; n%refusalEvery != 0 {
			return
		}
		for _, m := range candidateMoves(legal, uint64(n)) {
			err := engine.Clone(s).Play(m, nil)
			var why *engine.Refusal
			switch {
			case err == nil:
			case !errors.As(err, &why):
				t.Errorf("Play refuses %+v by the error %q, want an *engine.Refusal, which can be translated", m, err)
			case !seen[why.Error()]:
				seen[why.Error()] = true
				visit(why, fmt.Sprintf("in phase %s %+v", game.Info().PhaseName(s.Phase()), m))
			}
		}
	})
}

// maxKinds is the number of kinds of moves that are tried. It is larger than the number of kinds of
// any game, so that invalid kinds are tried, too.
const maxKinds = 72

// candidateMoves returns moves of all kinds, most of them illegal: without parameters, with the
// parameters of a legal move, and with random parameters. seed determines the random choices.
func candidateMoves(legal []engine.Move, seed uint64) (all []engine.Move) {
	chance := engine.NewChance(seed, 0xef)
	for k := range engine.Kind(maxKinds) {
		like := legal[chance.Below(len(legal))]
		all = append(all, engine.Move{Kind: k}, engine.Move{Kind: k, A: like.A, B: like.B, C: like.C},
			engine.Move{Kind: k, A: like.A + 1, B: like.B}, engine.Move{Kind: k, A: int16(chance.Below(120)) - 1,
				B: int16(chance.Below(8)) - 1})
	}
	return all
}
