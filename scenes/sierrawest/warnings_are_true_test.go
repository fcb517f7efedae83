package sierrawest

import (
	"slices"
	"strings"
	"testing"

	"gulch/engine"
	rules "gulch/engine/sierrawest"
	"gulch/scenes/table"
	"gulch/scenes/tabletest"
)

// TestAdviceIsTrue checks that every warning of the table is true. For situations of random games
// in which the warning appears, it plays the rest of the turn in every way and compares what
// happens with what the warning says.
func TestAdviceIsTrue(t *testing.T) {
	tabletest.CheckAdviceClaims(t, Game, map[string]tabletest.AdviceClaim{
		"shovel": ofState(func(s *rules.State, m engine.Move) bool {
			return can(s, staysOff(rules.Tan), func(x *rules.State) bool {
				return x.Pioneer(x.Active(), rules.Tan) == s.Pioneer(s.Active(), rules.Tan) &&
					x.FaceUp().Has(int(x.Climber(x.Active())))
			})
		}),
		"fee":     feeIsMissed,
		"nothing": paysInVain,
		"banjo": ofState(func(s *rules.State, m engine.Move) bool {
			return can(s, staysOff(rules.Green), func(x *rules.State) bool {
				at := x.Pioneer(x.Active(), rules.Tan)
				return x.Pioneer(x.Active(), rules.Green) == s.Pioneer(s.Active(), rules.Green) && at.Space > 0 &&
					at.Used && x.IconAt(rules.Tan, at.Space) == rules.IconDuel
			})
		}),
		"posting": func(play table.GameUI, state engine.State, m engine.Move, said string) bool {
			s := advanced(play.(*Table), m)
			last := play.(*Table).finalMoves(m)[0]
			path := rules.PathOf(last)
			left := path.Spaces() - s.Pioneer(s.Active(), path).Space
			return tabletest.Says(said, left) && has(s, func(x engine.Move) bool {
				return x.Kind == rules.KindWalk && rules.PathOf(x) == path
			}) && !canAfter(s, last, func(x *rules.State) bool { return x.Pioneer(x.Active(), path).Space > 0 })
		},
		"steps": func(play table.GameUI, state engine.State, m engine.Move, said string) bool {
			s := state.(*rules.State)
			return tabletest.Says(said, play.(*Table).Board.Pending.N) && has(s, func(x engine.Move) bool {
				after, p := *s, s.Active()
				if x.Kind == rules.KindStop || after.Play(x, nil) != nil {
					return false
				}
				for g := rules.Food; g <= rules.Salmon; g++ {
					if after.Goods(p, g) < s.Goods(p, g) {
						return false
					}
				}
				return after.Wagon(p) > s.Wagon(p) || after.Climber(p) != s.Climber(p)
			})
		},
		"summit": ofState(func(s *rules.State, m engine.Move) bool {
			return has(s, func(x engine.Move) bool { return x.Kind == rules.KindSummit })
		}),
		"carts": ofState(func(s *rules.State, _ engine.Move) bool {
			for _, m := range s.Moves(nil) {
				if after := *s; m.Kind == rules.KindLoad && after.Play(m, nil) == nil {
					return after.Score(s.Active())-s.Score(s.Active()) == 2*rules.AddedOf(m)
				}
			}
			return false
		}),
		"apples": ofState(func(s *rules.State, m engine.Move) bool {
			after := *s
			return after.Play(m, nil) == nil && after.Phase() != rules.PhaseOver
		}),
		"shooting": func(play table.GameUI, state engine.State, m engine.Move, said string) bool {
			m = play.(*Table).finalMoves(m)[0]
			s := state.(*rules.State)
			hits := s.Faces(s.Active())
			for face := 1; face <= 6; face++ {
				if tabletest.Says(said, face) != hits.Has(face) {
					return false
				}
			}
			rolls := func(x engine.Move) bool {
				return slices.Contains([]engine.Kind{rules.KindWalk, rules.KindRoll, rules.KindLaceBoots,
					rules.KindTake, rules.KindStop}, x.Kind)
			}
			return can(s, rolls, func(x *rules.State) bool {
				return x.Faces(x.Active()).Len() > hits.Len() && slices.Contains(x.Moves(nil), m)
			})
		},
		"wagon": ofState(func(s *rules.State, _ engine.Move) bool { return s.Multiplier(s.Active()) == 1 }),
		"unsold": func(_ table.GameUI, state engine.State, m engine.Move, said string) bool {
			s := state.(*rules.State)
			return !decidesAfter(s, m) && can(s, sellsForGold, func(x *rules.State) bool {
				return tabletest.Says(said, x.Goods(s.Active(), rules.Gold)-s.Goods(s.Active(), rules.Gold))
			})
		},
		"hoard": ofState(func(s *rules.State, m engine.Move) bool { return !decidesAfter(s, m) }),
		"plots": func(_ table.GameUI, state engine.State, _ engine.Move, said string) bool {
			s := state.(*rules.State)
			plots, animals := rules.Plots-s.Cabins(s.Active()).Len(), rules.AnimalKinds-s.Caught(s.Active()).Len()
			return (!strings.Contains(said, "plot") || plots > 0 && tabletest.Says(said, plots, 2*plots)) &&
				(!strings.Contains(said, "animal") || animals > 0 && tabletest.Says(said, animals))
		},
	}, seldom...)
}

// ofState returns a claim that ignores the table and the text. The function is, which checks only
// the position and the move, decides whether the claim is true.
func ofState(is func(s *rules.State, m engine.Move) bool) tabletest.AdviceClaim {
	return func(_ table.GameUI, s engine.State, m engine.Move, _ string) bool { return is(s.(*rules.State), m) }
}

// has reports whether fits returns true for one of the legal moves in s.
func has(s *rules.State, fits func(m engine.Move) bool) bool {
	return slices.ContainsFunc(s.Moves(nil), fits)
}

// can reports whether the active seat can reach a wanted position in the rest of its turn. The
// function is reports whether a position is a wanted one. can tries all sequences of moves for
// which fits returns true, with the same random results that the game would have. It gives up and
// returns false after 6000 positions.
func can(s *rules.State, fits func(m engine.Move) bool, is func(*rules.State) bool) bool {
	const most = 6000
	seen := map[rules.State]bool{*s: true}
	for open := []rules.State{*s}; len(open) > 0 && len(seen) < most; {
		at := open[len(open)-1]
		if open = open[:len(open)-1]; is(&at) {
			return true
		}
		moves := at.Moves(nil)
		slices.Reverse(moves) // so that the first one is tried first
		for _, m := range moves {
			after := at
			if fits(m) && after.Play(m, nil) == nil && after.Active() == s.Active() &&
				after.Phase() != rules.PhaseOver && !seen[after] {
				seen[after] = true
				open = append(open, after)
			}
		}
	}
	return false
}

// sellsForGold reports whether move m sells fish or blasts stone for gold. Sales for other goods
// bring no gold later, and with them the positions of somebody who has many fish are too many for
// can.
func sellsForGold(m engine.Move) bool {
	if m.Kind != rules.KindSellFish {
		return m.Kind == rules.KindBlast
	}
	good, _ := rules.ExchangeOf(m).Pays()
	return good == rules.Gold
}

// inTurn reports whether move m leaves the turn going, that is, is not the move that ends the turn.
func inTurn(m engine.Move) bool { return m.Kind != rules.KindEndTurn }

// canAfter is like can, but starts from the position after move m and tries all moves that do not
// end the turn. It returns false if m is illegal or itself ends the turn.
func canAfter(s *rules.State, m engine.Move, is func(*rules.State) bool) bool {
	after := *s
	return after.Play(m, nil) == nil && after.Active() == s.Active() && can(&after, inTurn, is)
}

// decidesAfter reports whether the seat that plays m in s has another turn later, if all seats play
// by the bots' policy.
func decidesAfter(s *rules.State, m engine.Move) bool {
	after, rng := *s, engine.NewRand(1)
	err := after.Play(m, nil)
	for ; err == nil && after.Turn() != engine.NoSeat; err = after.Play(after.Policy(&rng), nil) {
		if after.Active() == s.Active() && after.Phase() == rules.PhasePioneer {
			return true
		}
	}
	return false
}

// advanced returns the position just before the last part of the sequence of moves that begins with
// m. If m begins no sequence, it is the current position.
func advanced(b *Table, m engine.Move) *rules.State {
	s := *b.State
	if b.choice.aim.next == nil {
		return &s
	}
	next := b.choice.aim.next()
	for x, ok := next(&s); ok && x != b.finalMoves(m)[0] && s.Play(x, nil) == nil; x, ok = next(&s) {
	}
	return &s
}

// feeIsMissed reports whether the warning is true that payment m uses up goods that are needed
// later. It finds the first space or summit that is affordable before the payment but not after it.
// The seat must be able to pay for it in the rest of its turn without the payment, and in no way
// after it. play is the table, which may have a sequence of moves that begins with m. The text said
// does not matter.
func feeIsMissed(play table.GameUI, state engine.State, m engine.Move, said string) bool {
	b := play.(*Table)
	before, after := *b.State, *b.State
	next := table.SequenceOf(m)
	if b.choice.aim.next != nil {
		next = b.choice.aim.next()
	}
	for x, ok := next(&after); ok && after.Play(x, nil) == nil; x, ok = next(&after) {
	}
	i := firstLost(&before, &after)
	pays := func(s *rules.State) bool {
		return has(s, func(x engine.Move) bool {
			if space := i - int(rules.SummitSlots); space > 0 {
				return x.Kind == rules.KindWalk && rules.PathOf(x) == rules.Tan && rules.PaymentOf(x) != 0 &&
					s.Pioneer(s.Active(), rules.Tan).Space+1 == space
			}
			return x.Kind == rules.KindSummit && int(rules.SlotOf(x)) == i
		})
	}
	return i >= 0 && can(&before, staysInTurn, pays) && !can(&after, staysInTurn, pays)
}

// paysInVain reports whether one of the moves that m begins pays and gains nothing: its icon or
// summit action allows no choice after which the seat has more of anything or something has moved.
func paysInVain(play table.GameUI, state engine.State, m engine.Move, _ string) bool {
	b := play.(*Table)
	s := *b.State
	next := table.SequenceOf(m)
	if b.choice.aim.next != nil {
		next = b.choice.aim.next()
	}
	for x, ok := next(&s); ok; x, ok = next(&s) {
		after, p := s, s.Active()
		if after.Play(x, nil) != nil {
			return false
		}
		pays := (x.Kind == rules.KindWalk || x.Kind == rules.KindSummit) && rules.PaymentOf(x) != 0
		if pays && !bringsMore(&s, &after, p) {
			return true
		}
		s = after
	}
	return false
}

// bringsMore reports whether seat p has more of anything in y than in s, or in a position in which
// the decisions that have come up since then are made in some way.
func bringsMore(s, y *rules.State, p engine.Seat) bool {
	return hasMore(s, y, p) || len(y.Pending()) > len(s.Pending()) &&
		slices.ContainsFunc(y.Moves(nil), func(m engine.Move) bool {
			after := *y
			return after.Play(m, nil) == nil && bringsMore(s, &after, p)
		})
}

// hasMore reports whether seat p has more of anything in position y than in s, or has moved there.
func hasMore(s, y *rules.State, p engine.Seat) bool {
	for g := rules.Food; g <= rules.Salmon; g++ {
		if y.Goods(p, g) > s.Goods(p, g) {
			return true
		}
	}
	return y.Wagon(p) != s.Wagon(p) || y.Climber(p) != s.Climber(p) || y.Cabins(p) != s.Cabins(p) ||
		y.Caught(p) != s.Caught(p) || y.Claimed(p) != s.Claimed(p) || y.Score(p) > s.Score(p)
}
