package tabletest

import (
	"fmt"
	"slices"
	"testing"

	"gulch/engine"
	"gulch/scenes/table"
)

// Slips holds a table to the sum before the press: of the legal moves whose result is certain and that change the points, or what
// they are made of, at least this share has a slip with a line, and no slip says more than who looks may know.
func Slips(t *testing.T, game table.Game, least float64) {
	t.Helper()
	moves, told, more, twins := 0, 0, 0, 0
	missing := map[string]int{}
	_, err := positions(App(t, game.Rules), game, func(p position) {
		for _, m := range spread(p.legal, mostSlips) {
			slip := table.Foresee(p.play, p.state, m)
			if !slip.Empty() {
				more++
			}
			if !counts(game.Rules, p, m) {
				continue
			}
			if moves++; !slip.Empty() {
				told++
			} else {
				missing[game.Rules.Info().PhaseName(p.state.Phase())+": "+p.state.Notation(m)]++
			}
		}
		m := p.legal[len(p.legal)/2]
		twin, err := p.twin(game.Rules, p.viewer, uint64(moves))
		if err != nil {
			t.Fatal(err)
		}
		one, other := table.Foresee(p.play, p.state, m), table.Foresee(p.shown(twin).play, twin, m)
		p.shown(p.state)
		if twins++; fmt.Sprint(one) != fmt.Sprint(other) {
			t.Errorf("%s: the slip of %q hangs on what its seat may not know:\n%v\n%v", p.name, p.state.Notation(m), one, other)
		}
	})
	if err != nil {
		t.Fatal(err)
	}
	share := float64(told) / float64(max(moves, 1))
	t.Logf("%d of %d moves with a certain result have a slip (%.1f %%), %d moves in all; %d compared with what cannot be told apart; without: %v",
		told, moves, 100*share, more, twins, missing)
	if moves == 0 || share < least {
		t.Errorf("only %.1f %% of the moves with a certain result have a slip, less than %.1f %%: name the figures that change in Figures, or say it in Outcome",
			100*share, 100*least)
	}
}

// mostSlips is how many moves of a position are looked at.
const mostSlips = 6

// spread returns so many of some moves at most, from all over the list.
func spread(moves []engine.Move, most int) []engine.Move {
	if len(moves) <= most {
		return moves
	}
	var out []engine.Move
	for i := range most {
		out = append(out, moves[i*len(moves)/most])
	}
	return out
}

// counts reports whether the result of a move is certain and changes what its seat has: points, or the figures in the ledger. It
// looks at the position after the move and not at how a slip is made.
func counts(game engine.Game, p position, m engine.Move) bool {
	after, err := copied(game, p.state)
	if err != nil {
		return false
	}
	certain := true
	if after.Play(m, func(e engine.Event) { certain = certain && !e.Reveals }) != nil || !certain {
		return false
	}
	seat := p.state.Turn()
	row := func() (values []int) {
		for _, f := range p.play.Row(seat).Stats {
			values = append(values, f.Value)
		}
		return values
	}
	if p.state.Scores(nil)[seat] != after.Scores(nil)[seat] {
		return true
	}
	if int(after.Turn()) >= len(table.NewAsk(p.play, p.state, nil).Names) {
		return false // a rival without a seat decides then, whom no table is shown to
	}
	before := row()
	lit := p.shown(after)
	now := row()
	lit.shown(p.state)
	return !slices.Equal(before, now)
}
