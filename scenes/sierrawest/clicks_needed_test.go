//go:build !js

package sierrawest

import (
	"slices"
	"testing"

	"gulch/engine"
	"gulch/engine/bot"
	"gulch/engine/match"
	rules "gulch/engine/sierrawest"
	"gulch/scenes/table"
	"gulch/scenes/tabletest"
)

// mostPresses is the largest allowed median of the presses per turn: TestFewPresses fails if the
// median is above it.
const mostPresses = 10

// TestFewPresses checks the number of presses (clicks, touches or keys) that a turn at this table
// takes, in games of bots of level "medium". The median must be at most mostPresses. One press can
// play a sequence of several moves. To count such presses, moves of the bot's turn that do not
// depend on each other may be taken in another order. The turn is then played to its end in the new
// order, to check that every move is still legal.
func TestFewPresses(t *testing.T) {
	const turns = 200
	var counted, made []int
	for seed := uint64(1); len(counted) < turns; seed++ {
		presses, moves := pressesOf(t, seed)
		counted, made = append(counted, presses...), append(made, moves...)
	}
	tabletest.FewPresses(t, "turn", turns, mostPresses, counted)
	sum := 0
	for _, n := range counted[:turns] {
		sum += n
	}
	t.Logf("presses a turn: mean %.2f", float64(sum)/turns)
	made = made[:turns]
	slices.Sort(made)
	t.Logf("decisions a turn: median %d", made[turns/2])
}

// pressesOf lets bots of level "medium" play a game with this seed, and returns how many presses
// and decisions each turn took.
func pressesOf(t *testing.T, seed uint64) (presses, decisions []int) {
	t.Helper()
	modes := []string{"apple_hill", "boats_banjos", "gold_rush", "outlaws_outposts"}
	setup := match.Setup{Seed: seed, BotSeed: seed, Options: engine.Options{"mode": modes[seed%4]}}
	for range 2 + int(seed/4)%3 {
		setup.Seats = append(setup.Seats, match.Seat{Name: "Ada"})
	}
	m, err := match.New(rules.Game, setup, nil)
	if err != nil {
		t.Fatal(err)
	}
	medium, err := bot.New("medium", seed)
	if err != nil {
		t.Fatal(err)
	}
	var begin rules.State
	var turn []engine.Move
	for !m.Over() {
		s := m.State().(*rules.State)
		if s.Phase() == rules.PhasePlan {
			if len(turn) > 0 {
				presses, decisions = append(presses, pressesFor(&begin, needed(begin, turn))), append(decisions,
					len(turn))
			}
			s.CopyTo(&begin)
			turn = nil
		}
		move := bot.Choose(medium, s)
		if s.Turn() == s.Active() {
			turn = append(turn, move)
		}
		if _, err := m.Play(move); err != nil {
			t.Fatal(err)
		}
	}
	return presses, decisions
}

// needed returns the moves of a turn that starts in position begin, without steps past a space that
// do not change the result. For example, a pioneer who goes to a cabin need not walk past a fee
// first.
func needed(begin rules.State, turn []engine.Move) []engine.Move {
	end := after(begin, turn)
	for i := 0; i < len(turn); i++ {
		if m := turn[i]; m.Kind != rules.KindWalk || rules.UsesOf(m) {
			continue
		}
		less := slices.Delete(slices.Clone(turn), i, i+1)
		if fits(begin, less, nil) && after(begin, less) == end {
			turn, i = less, i-1
		}
	}
	return turn
}

// after returns the position after the moves of turn, starting from s.
func after(s rules.State, turn []engine.Move) rules.State {
	for _, m := range turn {
		play(&s, m)
	}
	return s
}

// pressesFor returns the number of presses needed for a turn that begins in position begin. At each
// point it counts one press for the sequence of moves that plays most of the remaining moves.
func pressesFor(begin *rules.State, turn []engine.Move) int {
	s := *begin
	presses := 0
	for len(turn) > 0 {
		var best []engine.Move
		for _, next := range gestures(&s) {
			if done := plays(s, next); len(done) > len(best) && fits(s, turn, done) {
				best = done
			}
		}
		if best == nil { // no sequence fits: play one legal move of the turn
			i := max(slices.IndexFunc(turn, func(m engine.Move) bool { return playable(&s, m) }), 0)
			best = []engine.Move{turn[i]}
			if !slices.Contains(s.Moves(nil), turn[i]) {
				best[0] = cheapest(&s, only(s.Moves(nil), func(x engine.Move) bool { return same(x, turn[i]) }))
			}
			if best[0].Kind == rules.KindPlan && best[0] != proposedLayout(s.Mode(), s.Moves(nil)) {
				presses++ // one more press: select another layout than the proposed one
			}
		}
		presses++
		for _, m := range best {
			play(&s, m)
			i := max(slices.IndexFunc(turn, func(x engine.Move) bool { return same(x, m) }), 0)
			turn = slices.Delete(slices.Clone(turn), i, i+1)
		}
	}
	return presses
}

// gestures returns the sequences of moves that one press can play in position s.
func gestures(s *rules.State) (out []table.MoveSequence) {
	if s.Turn() != s.Active() || s.Phase() == rules.PhasePlan {
		return nil
	}
	for _, m := range s.Moves(nil) {
		if m.Kind == rules.KindVisit || m.Kind == rules.KindTrap {
			if e, ok := posting(s, m); ok {
				out = append(out, e.next())
			}
		}
	}
	for path := range rules.Path(2) {
		if e, ok := passingBy(s, path); ok {
			out = append(out, e.next())
		}
		for space := 1; space <= path.Spaces(); space++ {
			out = append(out, walkTo(path, space, nil))
		}
		for _, e := range errands(s, path, nil) {
			out = append(out, e.next())
		}
	}
	return out
}

// plays returns the moves that a sequence (the parameter next) plays in position s.
func plays(s rules.State, next table.MoveSequence) (out []engine.Move) {
	turn := s.Clock()
	for len(out) < 40 && s.Turn() == s.Active() && s.Clock() == turn {
		m, ok := next(&s)
		if !ok || !play(&s, m) {
			break
		}
		out = append(out, m)
	}
	return out
}

// play plays move m and the forced moves after it, as a match does. It returns false if m is
// illegal.
func play(s *rules.State, m engine.Move) bool {
	if !slices.Contains(s.Moves(nil), m) {
		return false
	}
	_ = s.Play(m, nil)
	for s.Turn() != engine.NoSeat {
		all := s.Moves(nil)
		switch {
		case s.Turn() != s.Active(): // play any reaction of the other seat: it does not matter which
			_ = s.Play(all[0], nil)
		case len(all) == 1:
			_ = s.Play(all[0], nil)
		default:
			return true
		}
	}
	return true
}

// same reports whether x and y are the same move, ignoring how it is paid.
func same(x, y engine.Move) bool {
	if slices.Contains([]engine.Kind{rules.KindWalk, rules.KindSummit, rules.KindRoll, rules.KindBuild}, x.Kind) {
		x, y = rules.Unpaid(x), rules.Unpaid(y)
	}
	return x == y
}

// fits reports whether a turn can still be completed after some moves have been played in s. turn
// has the moves of the turn, and done the moves played. All moves in done must be in turn, and the
// other moves of turn must be legal after them, in some order. Payments may differ.
func fits(s rules.State, turn, done []engine.Move) bool {
	rest := slices.Clone(turn)
	for _, m := range done {
		i := slices.IndexFunc(rest, func(x engine.Move) bool { return same(x, m) })
		if i < 0 || !play(&s, m) {
			return false
		}
		rest = slices.Delete(rest, i, i+1)
	}
	clock := s.Clock()
	for len(rest) > 0 {
		i := slices.IndexFunc(rest, func(x engine.Move) bool { return playable(&s, x) })
		if i < 0 || s.Clock() != clock {
			return false
		}
		m := rest[i]
		if !slices.Contains(s.Moves(nil), m) {
			m = cheapest(&s, only(s.Moves(nil), func(x engine.Move) bool { return same(x, m) }))
		}
		play(&s, m)
		rest = slices.Delete(rest, i, i+1)
	}
	return true
}

// playable reports whether move m, paid in whatever way, is legal in s.
func playable(s *rules.State, m engine.Move) bool {
	return slices.ContainsFunc(s.Moves(nil), func(x engine.Move) bool { return same(x, m) })
}
