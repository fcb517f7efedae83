package tabletest

import (
	"fmt"
	"slices"
	"testing"

	"gulch/engine"
	"gulch/scenes/table"
)

// CheckMovePreviews checks the previews of moves. It looks at the legal moves whose result is
// certain and changes the score or the ledger's values. The fraction of them with a non-empty
// preview must be at least the limit least (0 to 1). No preview may depend on hidden information.
func CheckMovePreviews(t *testing.T, game table.Game, least float64) {
	t.Helper()
	moves, told, more, twins := 0, 0, 0, 0
	missing := map[string]int{}
	_, err := positions(App(t, game.Rules), game, func(p position) {
		for _, m := range spread(p.legal, previewedMoves) {
			slip := table.PreviewMoves(p.play, p.state, m)
			if !slip.Empty() {
				more++
			}
			if !changesFigures(game.Rules, p, m) {
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
		one, other := table.PreviewMoves(p.play, p.state, m), table.PreviewMoves(p.shown(twin).play, twin, m)
		p.shown(p.state)
		if twins++; fmt.Sprint(one) != fmt.Sprint(other) {
			t.Errorf("%s: the preview of the move %q depends on information hidden from its seat. In two positions "+
				"that the seat cannot tell apart it is\n%v\nand\n%v\nExpected the same. In the table's Figures and "+
				"Outcome, read the Board instead of the State.",
				p.name, p.state.Notation(m), one, other)
		}
	})
	if err != nil {
		t.Fatal(err)
	}
	share := float64(told) / float64(max(moves, 1))
	t.Logf("%d of %d moves with a certain result have a preview (%.1f %%), %d moves in all; %d compared in "+
		"indistinguishable positions; without: %v",
		told, moves, 100*share, more, twins, missing)
	if moves == 0 || share < least {
		t.Errorf("%.1f %% of the moves with a certain result have a preview, expected at least %.1f %% (moves "+
			"without: see the log above): the table's PreviewStats have to name the values that change, or OutcomeLines has to "+
			"describe the result", 100*share, 100*least)
	}
}

// previewedMoves is the number of moves whose previews are checked in each position.
const previewedMoves = 6

// spread returns moves that are evenly spaced over the list, no more than the limit most.
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

// changesFigures reports whether the result of move m is certain and changes the score of the seat
// that plays it or its values in the ledger. It compares the positions before and after the move
// and does not use the preview. Moves after which a turn ends with changes of its own are left out,
// see [table.GameUI], Upkeep.
func changesFigures(game engine.Game, p position, m engine.Move) bool {
	after, err := copyState(game, p.state)
	if err != nil {
		return false
	}
	certain, seat := true, p.state.Turn()
	if after.Play(m, func(e engine.Event) {
		certain = certain && !e.Reveals && !p.play.Upkeep(m, e)
	}) != nil || !certain {
		return false
	}
	row := func() (values []int) {
		for _, f := range p.play.Row(seat).Stats {
			values = append(values, f.Value)
		}
		return values
	}
	if p.state.Scores(nil)[seat] != after.Scores(nil)[seat] {
		return true
	}
	if int(after.Turn()) >= len(table.NewDecision(p.play, p.state, nil).Players) {
		return false // a rival without a seat decides next; no table shows its view
	}
	before := row()
	lit := p.shown(after)
	now := row()
	lit.shown(p.state)
	return !slices.Equal(before, now)
}
