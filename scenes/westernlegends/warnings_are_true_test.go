package westernlegends

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"gulch/engine"
	rules "gulch/engine/westernlegends"
	"gulch/scenes/table"
	"gulch/scenes/tabletest"
)

// TestAdviceIsTrue checks that every warning of the table is true: it finds situations in random
// games in which the warning appears, plays on, and compares what happens with what the warning
// says.
func TestAdviceIsTrue(t *testing.T) {
	tabletest.CheckAdviceClaims(t, Game, map[string]tabletest.AdviceClaim{
		"star":          starIsLost,
		"weak-hand":     ofState(losesRobbery),
		"full-hand":     ofState(handOverflows),
		"deliver":       deliveryIsOpen,
		"ambush":        ambushed,
		"best-card":     bestCard,
		"full-pouch":    ofState(pouchIsFull),
		"full-purse":    ofState(purseIsFull),
		"sheriff-comes": ofState(sheriffComes),
		"sheriff-stops": sheriffStops,
		"disc":          ofState(isFree(rules.KindContribute)),
		"decline":       ofState(declined),
		"goal":          ofState(isFree(rules.KindCompleteGoal)),
		"idle":          ofState(idle),
		"last-actions":  ofState(isLastTurn),
	})
}

// isLastTurn reports whether the active seat has no other turn after move m, which ends this one
// with actions left.
func isLastTurn(s *rules.State, m engine.Move) bool {
	p, again := s.Turn(), false
	after := played(s, m)
	if after == nil || s.ActionsLeft() == 0 {
		return false
	}
	playedOn(after, 3, func(s *rules.State) bool {
		again = again || inAct(s) && s.Turn() == p
		return again
	})
	return !again
}

// ofState returns a claim that ignores the table and the text. The function is, which checks only
// the position and the move, decides whether the claim is true.
func ofState(is func(s *rules.State, m engine.Move) bool) tabletest.AdviceClaim {
	return func(_ table.GameUI, s engine.State, m engine.Move, _ string) bool { return is(s.(*rules.State), m) }
}

// played returns the position after moves have been played in s, or nil if one of them is illegal.
// s does not change.
func played(s *rules.State, moves ...engine.Move) *rules.State {
	after := new(rules.State)
	s.CopyTo(after)
	for _, m := range moves {
		if after.Play(m, nil) != nil {
			return nil
		}
	}
	return after
}

// playedOn plays moves in s by the bots' rollout policy until stop returns true. It plays at most
// 400 moves. seed determines the random numbers of the policy.
func playedOn(s *rules.State, seed uint64, stop func(s *rules.State) bool) {
	rng := engine.NewRand(seed)
	for range 400 {
		if s.Turn() == engine.NoSeat || stop(s) || s.Play(s.Policy(&rng), nil) != nil {
			return
		}
	}
}

// inAct reports whether the active seat chooses an action.
func inAct(s *rules.State) bool { return s.Phase() == rules.PhaseAct }

// fightsOn plays move m and the fight that it begins a number of times, with random cards for what
// the seat does not know. It calls over with the position after each fight and whether the seat has
// won; a fight that the other side talks its way out of is not won.
func fightsOn(s *rules.State, m engine.Move, times int, over func(after *rules.State, won bool)) {
	p := s.Turn()
	for seed := range uint64(times) {
		after, rng, won, done := played(s), engine.NewRand(seed+50), false, false
		after.Determinize(p, rand.New(rand.NewPCG(seed, 77)))
		tell := func(e engine.Event) {
			won = won || e.Kind == rules.EventFightWon && e.Seat == p && !done
			done = done || e.Kind == rules.EventFightWon
		}
		err := after.Play(m, tell)
		for err == nil && after.Turn() != engine.NoSeat && !inAct(after) {
			err = after.Play(after.Policy(&rng), tell)
		}
		over(after, won)
	}
}

// starIsLost reports whether the crime m costs a Marshal the star in each of twelve sampled fights.
// said is the text of the warning. If it begins with "If you win", only fights that the seat wins
// count.
func starIsLost(_ table.GameUI, state engine.State, m engine.Move, said string) bool {
	s := state.(*rules.State)
	p, right := s.Turn(), true
	fightsOn(s, m, 12, func(after *rules.State, won bool) {
		if won || !strings.HasPrefix(said, "If you win") {
			right = right && after.Cube(p, rules.Marshal) == 0
		}
	})
	return right
}

// losesRobbery reports whether the seat that robs the Bank by move m wins less than half of 60
// sampled fights.
func losesRobbery(s *rules.State, m engine.Move) bool {
	const tries = 60
	wins := 0
	fightsOn(s, m, tries, func(_ *rules.State, won bool) {
		if won {
			wins++
		}
	})
	return 2*wins < tries
}

// declined reports whether the seat that declines a fight by move m loses it.
func declined(s *rules.State, m engine.Move) bool {
	after, lost := played(s), false
	p := s.Turn()
	err := after.Play(m, func(e engine.Event) { lost = lost || e.Kind == rules.EventFightWon && e.Seat != p })
	return err == nil && lost
}

// handOverflows reports whether the seat that takes the income by move m has more cards afterwards
// than it may keep.
func handOverflows(s *rules.State, m engine.Move) bool {
	now, most := played(s, m).HandSize(s.Turn())
	return now > most
}

// rides returns the position after a Move action from s to space x. It returns nil if the space
// cannot be reached.
func rides(s *rules.State, x rules.Space) *rules.State {
	reach, ok := s.RideReach()
	if !ok {
		return nil
	}
	after := s
	if s.Phase() == rules.PhaseAct {
		after = played(s, engine.Move{Kind: rules.KindMove})
	}
	for _, y := range reach.Way(x) {
		if after == nil || after.Turn() != s.Turn() {
			return nil
		}
		after = played(after, rules.Step(y))
	}
	return after
}

// deliveryIsOpen reports whether the seat to move can ride to the space that the warning names, and
// deliver its goods there, in at most twelve moves after the Move action begins. said is the text
// of the warning. If it contains "longhorns", a delivery of longhorns counts as well as one of the
// cattle token.
func deliveryIsOpen(_ table.GameUI, state engine.State, _ engine.Move, said string) bool {
	s := state.(*rules.State)
	reach, ok := s.RideReach()
	for x := range rules.Space(rules.Spaces()) {
		if ok && strings.Contains(said, "move to "+spaceName(x)+" and") {
			return delivers(played(s, engine.Move{Kind: rules.KindMove}), s.Turn(), reach.Way(x),
				strings.Contains(said, "longhorns"), 12)
		}
	}
	return false
}

// delivers reports whether seat p can ride from position s along the spaces in way and then deliver
// its cattle token or, if longhorns is true, its longhorns. The parameter most is the maximum
// number of moves, the delivery included.
func delivers(s *rules.State, p engine.Seat, way []rules.Space, longhorns bool, most int) bool {
	if s == nil || s.Turn() != p || most == 0 {
		return false
	}
	for _, m := range s.Moves(nil) {
		left := way
		switch {
		case m.Kind == rules.KindDeliver, m.Kind == rules.KindDeliverLonghorns && rules.AmountOf(m) > 0 && longhorns:
			return true
		case m.Kind == rules.KindStep && (len(way) == 0 || rules.SpaceOf(m) != way[0]),
			m.Kind == rules.KindStop && len(way) > 0, s.Phase() == rules.PhaseAct:
			continue
		case m.Kind == rules.KindStep:
			left = way[1:]
		}
		if delivers(played(s, m), p, left, longhorns, most-1) {
			return true
		}
	}
	return false
}

// ambushed reports whether the ride that the warning is about ends in a fight. If move m is one
// step of a ride, its target is the space of that step unless the warning names another one, which
// the player has pressed; otherwise it is the space that the player has selected in play. said is
// the text of the warning. It must name the target, and must say "no card" exactly if the seat has
// no card in hand.
func ambushed(play table.GameUI, state engine.State, m engine.Move, said string) bool {
	s := state.(*rules.State)
	x := play.(*Table).plan.goal
	if m.Kind == rules.KindStep && (x == rules.NoSpace || !strings.Contains(said, spaceName(x))) {
		x = rules.SpaceOf(m)
	}
	after := rides(s, x)
	if m.Kind == rules.KindStep && after == nil {
		after = played(s, m)
	}
	if after == nil || !strings.Contains(said, spaceName(x)) {
		return false
	}
	board := rules.Game.NewBoard().(*rules.Board)
	board.Read(after, 0)
	hand, _ := s.HandSize(s.Turn())
	return board.Fighting > 0 && (hand == 0) == strings.Contains(said, "no card")
}

// bestCard reports whether the card of move m is worth at least four more than any other card of
// the hand of the seat to move.
func bestCard(_ table.GameUI, state engine.State, m engine.Move, _ string) bool {
	s := state.(*rules.State)
	for c := range s.Hand(s.Turn()).All() {
		if c != rules.CardOf(m) && c.Value()+4 > rules.CardOf(m).Value() {
			return false
		}
	}
	return true
}

// pouchIsFull reports whether the seat that prospects by move m already has as many nuggets as it
// may, and finds none that it can keep.
func pouchIsFull(s *rules.State, m engine.Move) bool {
	if m.Kind == rules.KindWork {
		had, _ := s.Money(s.Turn())
		has, _ := played(s, m).Money(s.Turn())
		return has <= had
	}
	p := s.Turn()
	had, most := s.Nuggets(p)
	after := played(s, m)
	playedOn(after, 1, inAct)
	has, _ := after.Nuggets(p)
	return had >= most && has == had
}

// purseIsFull reports whether the seat that takes the income by move m has no more money after it.
func purseIsFull(s *rules.State, m engine.Move) bool {
	had, _ := s.Money(s.Turn())
	has, _ := played(s, m).Money(s.Turn())
	return has <= had
}

// sheriffComes reports whether the seat that plays move m meets the Sheriff at the end of its turn,
// with ten deals of what it does not know.
func sheriffComes(s *rules.State, m engine.Move) bool {
	p := s.Turn()
	for seed := range uint64(10) {
		after, met := played(s), false
		after.Determinize(p, rand.New(rand.NewPCG(seed, 78)))
		err := after.Play(m, func(e engine.Event) {
			met = met || e.Kind == rules.EventSheriff && rules.SpaceIn(e) == s.Space(p)
		})
		if err != nil || !met || after.Active() != p && after.Turn() != p && after.Phase() == rules.PhaseAct {
			return false
		}
	}
	return true
}

// sheriffStops reports whether the Sheriff, led towards the space that is selected in play, stops
// before he reaches it. said is the text of the warning, which must name the space at which he
// stops.
func sheriffStops(play table.GameUI, state engine.State, m engine.Move, said string) bool {
	after := state.(*rules.State)
	goal := play.(*Table).plan.goal
	for _, y := range after.SheriffWay(goal) {
		if after = played(after, rules.Step(y)); after == nil {
			return false
		}
	}
	return after.Sheriff() != goal && after.Phase() != rules.PhaseSheriffStep &&
		strings.Contains(said, spaceName(after.Sheriff()))
}

// isFree returns a function that reports whether a move of the given kind is legal in s and costs
// neither an action nor money. If there are several, it looks at the first. The move m does not
// matter.
func isFree(kind engine.Kind) func(s *rules.State, m engine.Move) bool {
	return func(s *rules.State, _ engine.Move) bool {
		had, _ := s.Money(s.Turn())
		for _, m := range s.Moves(nil) {
			if m.Kind != kind {
				continue
			}
			after := played(s, m)
			has, _ := after.Money(s.Turn())
			return after.ActionsLeft() >= s.ActionsLeft() && has >= had
		}
		return false
	}
}

// idle reports whether the card or item that move m uses in s changes nothing but the numbers of
// cards, items and actions: what follows is the same as without it. It compares with passing, with
// the end of the turn for the last action, or with the position before.
func idle(s *rules.State, m engine.Move) bool {
	pass := engine.Move{Kind: rules.KindPass}
	used, without, passes := played(s, m), played(s), slices.Contains(s.Moves(nil), pass)
	goesOn := func(x *rules.State) bool { return x.Turn() != s.Turn() || len(x.Moves(nil)) > 1 }
	playedOn(used, 1, goesOn)
	if passes {
		without = played(s, pass)
		if used.Turn() == s.Turn() && slices.Contains(used.Moves(nil), pass) && used.Phase() == s.Phase() {
			used = played(used, pass)
			playedOn(used, 1, goesOn)
		}
		playedOn(without, 1, goesOn)
	} else if end := (engine.Move{Kind: rules.KindEndTurn}); legal(s, end) && s.ActionsLeft() == 1 {
		without = played(s, end) // the use of the last action ends the turn, too
		playedOn(used, 1, goesOn)
		playedOn(without, 1, goesOn)
	}
	for p := range engine.Seat(s.Seats()) {
		had, _ := without.Money(p)
		has, _ := used.Money(p)
		was, _ := without.Nuggets(p)
		is, _ := used.Nuggets(p)
		cards, _ := used.HandSize(p)
		held, _ := without.HandSize(p)
		if has != had || is != was || without.LP(p) != used.LP(p) || without.Space(p) != used.Space(p) ||
			without.Wounds(p) != used.Wounds(p) || cards > held || p != s.Turn() && cards != held {
			return false
		}
		for k := range rules.Track(3) {
			if without.Cube(p, k) != used.Cube(p, k) {
				return false
			}
		}
	}
	rides, _ := without.RideReach()
	reach, _ := used.RideReach()
	return without.Sheriff() == used.Sheriff() &&
		(!passes || used.Phase() == without.Phase() && rides.Steps == reach.Steps)
}
