package dakota

import (
	"slices"
	"strings"
	"testing"

	"gulch/engine"
	rules "gulch/engine/dakota"
	"gulch/scenes/table"
	"gulch/scenes/tabletest"
)

// TestAdviceIsTrue checks that every warning of the table is true: it finds situations in random
// games in which the warning appears, plays on, and compares what happens with what the warning
// says.
func TestAdviceIsTrue(t *testing.T) {
	tabletest.CheckAdviceClaims(t, Game, map[string]tabletest.AdviceClaim{
		"lesson":     noSpecialistLeft,
		"explorer":   claim(func(s *rules.State, m engine.Move, _ string) bool { return !laysTile(s, m) }),
		"empty-cart": claim(emptyCart),
		"cart":       claim(cartIsLost),
		"store":      claim(oreIsLost),
		"idle":       claim(leftUndone),
		"idle-plan":  planEarnsMore,
		"last-day":   claim(lastDay),
		"closing":    closesMine,
		"beds":       claim(somebodyLeaves),
		"explorers":  claim(fewAreLeft),
		"last-hand":  claim(fewAreLeft),
		"fee":        cartPays,
		"single":     claim(combinationPays),
		"office":     claim(sheriffAnswers),
	}, seldom...)
}

// claim returns a claim that ignores the table. The function is, which checks only the position,
// the move and the text, decides whether the claim is true.
func claim(is func(s *rules.State, m engine.Move, said string) bool) tabletest.AdviceClaim {
	return func(_ table.GameUI, s engine.State, m engine.Move, said string) bool {
		return is(s.(*rules.State), m, said)
	}
}

// played returns the position after move m has been played in s; s does not change.
func played(s *rules.State, m engine.Move) *rules.State {
	after := new(rules.State)
	s.CopyTo(after)
	if after.Play(m, nil) != nil {
		panic("an illegal move")
	}
	return after
}

// playOn plays moves from position s by the bots' rollout policy until stop returns true or the
// game is over. It returns the position reached.
func playOn(s *rules.State, stop func(s *rules.State) bool) *rules.State {
	rng := engine.NewRand(1)
	for range 3000 {
		if s.Turn() == engine.NoSeat || stop(s) || s.Play(s.Policy(&rng), nil) != nil {
			break
		}
	}
	return s
}

// nextDay returns a function that reports whether the day of position x is later than the day of s.
func nextDay(s *rules.State) func(x *rules.State) bool {
	day := s.Day()
	return func(x *rules.State) bool { return x.Day() > day }
}

// ores returns the number of lumps of ore in the store of seat p.
func ores(s *rules.State, p engine.Seat) (n int) {
	for r := range rules.ResourceCount {
		n += s.Goods(p, r)
	}
	return n
}

// board returns the board of position s as the seat to move sees it.
func board(s *rules.State) *rules.Board {
	b := rules.Game.NewBoard().(*rules.Board)
	b.Read(s, engine.SeatsOf(s.Turn()))
	return b
}

// noSpecialistLeft reports whether the bag has no workers in position state other than strong
// miners. The move and the text of the warning do not matter.
func noSpecialistLeft(_ table.GameUI, state engine.State, _ engine.Move, _ string) bool {
	s := state.(*rules.State)
	for w := range rules.WorkerKinds {
		if w != rules.StrongMiner && s.InBag(w) > 0 {
			return false
		}
	}
	return true
}

// laysTile reports whether the explorer sent by move m can lay a tile.
func laysTile(s *rules.State, m engine.Move) bool {
	p, tiles := s.Turn(), s.Tiles(s.Turn())
	after := playOn(played(s, m), func(x *rules.State) bool {
		return x.Turn() != p || x.Phase() == rules.PhaseExplorers || x.Tiles(p) > tiles
	})
	return after.Tiles(p) > tiles
}

// emptyCart reports whether the seat that plays move m in s has no more ore at the end of its turn,
// or at its first decision in the evening, than before the move.
func emptyCart(s *rules.State, m engine.Move, _ string) bool {
	p := s.Turn()
	after := playOn(played(s, m), func(x *rules.State) bool {
		return x.Turn() != p || x.Phase() == rules.PhaseEvening
	})
	return ores(after, p) <= ores(s, p)
}

// cartIsLost reports whether the seat to move in s brings up no more ore on this day if it plays
// move m.
func cartIsLost(s *rules.State, m engine.Move, _ string) bool {
	p, had, lost := s.Turn(), ores(s, s.Turn()), true
	day := nextDay(s)
	playOn(played(s, m), func(x *rules.State) bool {
		lost = lost && ores(x, p) <= had
		return day(x)
	})
	return lost
}

// oreIsLost reports whether the warning before move m about surplus ore is true. said is the text
// of the warning. It is true if the seat has less ore on the next day than now, and said contains
// the amount of ore that the seat can store. It is also true if the game is over by then. On the
// last day, said must contain the amount of all the ore of the seat, because none of it scores.
func oreIsLost(s *rules.State, m engine.Move, said string) bool {
	p, had := s.Turn(), ores(s, s.Turn())
	over := playOn(played(s, m), nextDay(s))
	if s.LastDay() {
		return tabletest.Says(said, had)
	}
	return over.Turn() == engine.NoSeat || ores(over, p) < had && tabletest.Says(said, s.Storage(p))
}

// leftUndone reports whether one of the legal moves in s that the warning lists would pay: a cart
// brings up ore that is worth more than its fee, or a move in the saloon brings money. said is the
// text of the warning, which contains "cart" or "saloon".
func leftUndone(s *rules.State, _ engine.Move, said string) bool {
	p := s.Turn()
	for _, m := range s.Moves(nil) {
		switch {
		case m.Kind == rules.KindLaunch && strings.Contains(said, "cart"):
			for _, shaft := range played(s, m).Moves(nil) {
				x := played(played(s, m), shaft)
				paid := s.Money(p) - x.Money(p)
				if carriedOre(x, p, rules.CartSlotOf(m)) > paid {
					return true
				}
			}
		case (m.Kind == rules.KindDrink || m.Kind == rules.KindTendBar) && strings.Contains(said, "saloon"):
			if played(s, m).Money(p) > s.Money(p) {
				return true
			}
		}
	}
	return false
}

// planEarnsMore reports whether the warning about idle workers of the prepared plan is true. play
// is the table with the plan. said is the text of the warning, which must contain the number of
// workers that the plan leaves free. With one of them at work in each place that is left, the seat
// must earn more, within $2 or a fifth of the sum in said, which is an estimate ("about"), or else
// have a worker more in a school or workshop.
func planEarnsMore(play table.GameUI, state engine.State, _ engine.Move, said string) bool {
	b, s, was := play.(*Table), state.(*rules.State), play.(*Table).draft
	plain := afternoonBy(b, s)
	b.draft = slices.Concat(was, b.unfilled(table.NewDecision(b, s, s.Moves(nil))))
	more := afternoonBy(b, s)
	b.draft = was
	idle := false // workers whose turn in the plan has passed are free as well, but cannot work any more
	for n := plain.idle - more.idle; n <= plain.idle; n++ {
		idle = idle || tabletest.Says(said, n)
	}
	if !strings.Contains(said, "$") {
		return idle && more.inside > plain.inside
	}
	gain, near := more.worth-plain.worth, false
	for by := range max(2, gain/5) + 1 {
		near = near || tabletest.Says(said, gain-by) || tabletest.Says(said, gain+by)
	}
	return idle && gain > 0 && near
}

// afternoon is what a plan led to: workers without work, workers in schools and workshops, and the
// dollars that the seat has after it, together with the value of the ore that its carts can bring
// up.
type afternoon struct{ idle, inside, worth int }

// afternoonBy plays the prepared plan of table b from position s, and carries out what needs no
// decision.
func afternoonBy(b *Table, s *rules.State) (a afternoon) {
	p, x := s.Turn(), new(rules.State)
	s.CopyTo(x)
	playAll := func(next table.MoveSequence) {
		for m, ok := next(x); ok && x.Turn() == p && x.Play(m, nil) == nil; m, ok = next(x) {
		}
	}
	playAll(b.makePlan())
	seen := func() *rules.Town {
		bd := rules.Game.NewBoard().(*rules.Board)
		bd.Read(x, engine.SeatsOf(p))
		return &bd.Towns[p]
	}
	for _, n := range seen().Free {
		a.idle += n
	}
	for _, plot := range seen().Plots {
		for _, w := range plot.Windows {
			a.inside += oneIf(w != rules.WorkerKinds && plot.Building != rules.Saloon)
		}
	}
	playOn(x, func(x *rules.State) bool {
		return x.Turn() == p && x.Phase() == rules.PhaseResolve || x.Day() > s.Day()
	})
	playAll(b.carryOut())
	t := seen()
	a.worth = x.Money(p)
	var crews [rules.CartSlots]crewSize
	for i := range crews {
		if t.Carts[i].Launched {
			crews[i] = crewOf(t.Carts[i].Crew)
		}
	}
	for _, o := range outings(boardOf(x), t, crews) {
		a.worth += o.haul.sale
	}
	return a
}

// carriedOre returns the value in dollars of the ore that a cart in the mine would bring up now.
// cart is its slot in the town of seat p.
func carriedOre(s *rules.State, p engine.Seat, cart int) int {
	b := board(s)
	t := &b.Towns[p]
	return bestHaul(seamsOn(t, t.Carts[cart].Leaf, nil), crewOf(t.Carts[cart].Crew), stock(b.Pool), prices(b)).worth
}

// lastDay reports whether move m makes the current day the last one, before another seat decides or
// the seat's turn comes to carry out its plan, although another seat has more points.
func lastDay(s *rules.State, m engine.Move, _ string) bool {
	p := s.Turn()
	after := playOn(played(s, m), func(x *rules.State) bool { return x.Turn() != p || x.Phase() == rules.PhaseResolve })
	best := slices.Max(s.Scores(nil))
	return after.LastDay() && !s.LastDay() && best > s.Score(p)
}

// closesMine reports whether the mine has no open end left after the tile is laid by move m. play
// is the table. If the player has already chosen there how to lay the tile, only that way counts;
// otherwise no way may leave an open end.
func closesMine(play table.GameUI, state engine.State, m engine.Move, _ string) bool {
	b, s := play.(*Table), state.(*rules.State)
	p := s.Turn()
	after := played(s, m)
	if x := b.landing; m.Kind == rules.KindTile && x.tile == rules.TileOf(m) {
		next := b.lay(x.tile, x.place, x.rot, x.turned)
		after = played(s, m)
		for step, ok := next(after); ok && after.Play(step, nil) == nil; step, ok = next(after) {
		}
	}
	var open func(x *rules.State) bool
	open = func(x *rules.State) bool {
		if x.Turn() != p || x.Phase() != rules.PhaseExploreCell && x.Phase() != rules.PhaseExploreTurn {
			return len(x.OpenEnds(p)) > 0
		}
		return slices.ContainsFunc(x.Moves(nil), func(m engine.Move) bool {
			return m.Kind != rules.KindReplace && open(played(x, m))
		})
	}
	return !open(after)
}

// somebodyLeaves reports whether, after hiring by move m, the town has fewer beds than workers, and
// a worker leaves in the night. said is the text of the warning, which must contain both numbers.
func somebodyLeaves(s *rules.State, m engine.Move, said string) bool {
	p, later, rng := s.Turn(), nextDay(s), engine.NewRand(1)
	x := played(s, m)
	people, beds, left := x.People(p), x.Beds(p), false
	tell := func(e engine.Event) { left = left || e.Kind == rules.EventDismissed && e.Seat == p }
	for err := error(nil); err == nil && x.Turn() != engine.NoSeat && !later(x); {
		err = x.Play(x.Policy(&rng), tell)
	}
	return left && people > beds && tabletest.Says(said, beds, people)
}

// fewAreLeft reports whether said, the text of the warning, contains the number of free workers
// that the seat to move has after move m.
func fewAreLeft(s *rules.State, m engine.Move, said string) bool {
	left := freeWorkers(&board(played(s, m)).Towns[s.Turn()])
	return tabletest.Says(said, left)
}

// cartPays reports whether the warning about a cart of the prepared plan is true. play is the table
// with the plan. said is the text of the warning. It must contain the number of a cart that is not
// the first of the plan, its fee and the value of its ore. The ore must be worth no more than the
// fee, and the fee at most $2 more than that of the seat's next cart in state.
func cartPays(play table.GameUI, state engine.State, _ engine.Move, said string) bool {
	b, s := play.(*Table), state.(*rules.State)
	p := s.Turn()
	for i, x := range b.trips() {
		if i > 0 && tabletest.Says(said, x.cart+1, x.fee, x.worth) {
			return x.worth <= x.fee && x.fee <= s.CartFee(p)+2
		}
	}
	return false
}

// combinationPays reports whether the seat to move in s can sell a combination that needs the ore
// of move m, and for which it gets more than for the same ore sold lump by lump. said is the text
// of the warning, which must contain both prices.
func combinationPays(s *rules.State, m engine.Move, said string) bool {
	p := s.Turn()
	for _, x := range s.Moves(nil) {
		if x.Kind != rules.KindSellCombo || rules.CombinationOf(x).Needs()[rules.ResourceOf(m)] == 0 {
			continue
		}
		together, singly := played(s, x).Money(p)-s.Money(p), 0
		for r, n := range rules.CombinationOf(x).Needs() {
			singly += n * s.PlainPrice(rules.Resource(r))
		}
		if together > singly && tabletest.Says(said, together, singly) {
			return true
		}
	}
	return false
}

// sheriffAnswers reports whether the target of the attack m, which is a legal move in s, can answer
// it with a sheriff.
func sheriffAnswers(s *rules.State, m engine.Move, _ string) bool {
	p, q := s.Turn(), rules.TargetOf(m)
	answers := false
	playOn(played(s, m), func(x *rules.State) bool {
		answers = answers || x.Turn() == q && slices.ContainsFunc(x.Moves(nil), func(m engine.Move) bool {
			return m.Kind == rules.KindOfficer && rules.WorkerOf(m) == rules.Sheriff
		})
		return x.Turn() == q || x.Turn() == p && x.Phase() == rules.PhaseHighNoon
	})
	return answers
}
