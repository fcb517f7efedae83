package tabletest

import (
	"fmt"
	"slices"
	"testing"

	"gulch/engine"
	"gulch/scenes/table"
)

// CheckMovePreviews checks the previews of moves. It looks at the legal moves whose result is
// certain and changes the score or the values that previews compare. The parameter least is the
// minimum fraction of them (0 to 1) whose preview says exactly what the position then says. No
// preview may depend on hidden information.
func CheckMovePreviews(t *testing.T, game table.Game, least float64) {
	t.Helper()
	moves, told, more, twins := 0, 0, 0, 0
	missing := map[string]int{}
	var said unlistedNotes
	_, err := positions(App(t, game.Rules), game, func(p position) {
		for _, m := range spread(p.legal, previewedMoves) {
			slip := table.PreviewMoves(p.play, p.state, m)
			if !slip.Empty() {
				more++
			}
			if slip.RevealsHidden && !slip.Empty() {
				said.note(slip.Unlisted != "", unlistedChange(game.Rules, p, m, slip))
			}
			if !changesFigures(game.Rules, p, m) {
				continue
			}
			wrong := wrongChange(game.Rules, p, m, slip)
			if moves++; !slip.Empty() && wrong == "" {
				told++
			} else {
				missing[game.Rules.Info().PhaseName(p.state.Phase())+": "+p.state.Notation(m)+wrong]++
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
	said.fail(t)
	share := float64(told) / float64(max(moves, 1))
	t.Logf("%d of %d moves with a certain result have a preview that is right (%.1f %%), %d moves in all; %d "+
		"compared in indistinguishable positions; without: %v",
		told, moves, 100*share, more, twins, missing)
	if moves == 0 || share < least {
		t.Errorf("%.1f %% of the moves with a certain result have a preview that is right, expected at least %.1f %% "+
			"(moves without: see the log above): the table's PreviewStats have to name the values that change, or "+
			"OutcomeLines has to describe the result", 100*share, 100*least)
	}
}

// previewedMoves is the number of moves whose previews are checked in each position.
const previewedMoves = 6

// spread returns some of the moves, evenly spaced over the list. The parameter most is the maximum
// number of moves to return.
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

// unlistedNotes counts the previews of moves that reveal something hidden, by what they say about
// the changes that they do not list.
type unlistedNotes struct {
	said, unsaid int
	wrong        []string // changes that no preview has said anything about
}

// note counts a preview. said says whether it has a note on further changes, and change names a
// value that did change, "" if none did.
func (u *unlistedNotes) note(said bool, change string) {
	if said {
		u.said++
		return
	}
	if u.unsaid++; change != "" {
		u.wrong = append(u.wrong, change)
	}
}

// mostUnsaid is the largest share of the previews without a note on further changes after which a
// value may change all the same, because only rare results of chance change it.
const mostUnsaid = 0.02

// fail fails the test if too many previews lack a note.
func (u *unlistedNotes) fail(t *testing.T) {
	t.Helper()
	t.Logf("of the previews of moves that reveal something, %d say that more may change, %d don't; wrongly: %v", u.said,
		u.unsaid, u.wrong)
	if float64(len(u.wrong)) > mostUnsaid*float64(u.unsaid) {
		t.Errorf("%d of %d previews of moves that reveal something do not say that more may change: %v", len(u.wrong),
			u.unsaid, u.wrong)
	}
}

// unlistedChange returns a text about a value that move m changes and preview slip does not list,
// "" if there is none.
func unlistedChange(game engine.Game, p position, m engine.Move, slip table.MovePreview) string {
	after, err := copyState(game, p.state)
	upkeep := false
	if err != nil || after.Play(m, func(e engine.Event) { upkeep = upkeep || p.play.Upkeep(m, e) }) != nil || upkeep {
		return ""
	}
	was, is := table.StatsAt(p.play, p.state), table.StatsAt(p.play, after)
	for seat := range is {
		for i, stat := range is[seat] {
			if was[seat][i].Value != stat.Value && !slices.ContainsFunc(slip.Changes, func(c table.StatChange) bool {
				return int(c.Seat) == seat && c.Same(stat)
			}) {
				return fmt.Sprintf("%s: %s: seat %d: %s %d to %d", p.name, p.state.Notation(m), seat, stat.Name,
					was[seat][i].Value, stat.Value)
			}
		}
	}
	return ""
}

// changesFigures reports whether the result of move m is certain and changes the score of the seat
// that plays it or a value that previews compare. It compares the positions before and after the
// move and does not use the preview. Moves after which a turn ends with changes of its own are left
// out, see [table.GameUI], Upkeep.
func changesFigures(game engine.Game, p position, m engine.Move) bool {
	after, certain := afterMove(game, p, m)
	seat := p.state.Turn()
	return certain && (p.state.Scores(nil)[seat] != after.Scores(nil)[seat] ||
		!slices.EqualFunc(table.StatsAt(p.play, p.state), table.StatsAt(p.play, after), slices.Equal))
}

// afterMove returns the position after move m and the forced moves of the same seat that follow it.
// certain is false if the move is illegal, reveals something that matters for what follows, or ends
// a turn with changes of its own.
func afterMove(game engine.Game, p position, m engine.Move) (after engine.State, certain bool) {
	after, err := copyState(game, p.state)
	if err != nil {
		return nil, false
	}
	certain = true
	seat := p.state.Turn()
	for moves := []engine.Move{m}; certain && len(moves) == 1 && after.Turn() == seat; moves = after.Moves(nil) {
		if k, asks := after.(engine.ConcealsForced); moves[0] != m && asks && k.ConcealForced() {
			break
		}
		if after.Play(moves[0], func(e engine.Event) {
			certain = certain && (!e.RevealsTo(seat) || p.play.Foresight(e) != table.Unforeseen) && !p.play.Upkeep(m, e)
		}) != nil {
			return nil, false
		}
	}
	return after, certain
}

// wrongChange returns a text about a value of a seat that is not what preview slip of move m says,
// "" if all values are or if the result of the move is not certain. A preview that says that the
// rest is revealed later may leave out values.
func wrongChange(game engine.Game, p position, m engine.Move, slip table.MovePreview) string {
	after, certain := afterMove(game, p, m)
	if !certain {
		return ""
	}
	was, is := table.StatsAt(p.play, p.state), table.StatsAt(p.play, after)
	for seat := range is {
		for i, stat := range is[seat] {
			at := slices.IndexFunc(slip.Changes, func(f table.StatChange) bool {
				return int(f.Seat) == seat && f.Same(stat)
			})
			in := slices.IndexFunc(slip.Ranges, func(x table.StatRange) bool {
				return int(x.Seat) == seat && x.Same(stat)
			})
			switch {
			case in >= 0:
				if x := slip.Ranges[in]; stat.Value < x.Least || stat.Value > x.Most {
					return fmt.Sprintf(" (seat %d: %s %d to %d is not in %+v)", seat, stat.Name, was[seat][i].Value,
						stat.Value, x)
				}
			case at < 0 && was[seat][i].Value != stat.Value && !slip.RevealsHidden:
				return fmt.Sprintf(" (seat %d: %s %d to %d is missing)", seat, stat.Name, was[seat][i].Value,
					stat.Value)
			case at >= 0 && (slip.Changes[at].Value != stat.Value ||
				slip.Changes[at].Brings-slip.Changes[at].Pays != stat.Value-was[seat][i].Value):
				return fmt.Sprintf(" (seat %d: %s %d to %d is %+v)", seat, stat.Name, was[seat][i].Value, stat.Value,
					slip.Changes[at])
			}
		}
	}
	return ""
}
