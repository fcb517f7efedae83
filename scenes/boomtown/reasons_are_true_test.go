package boomtown

import (
	"cmp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"gulch/engine"
	rules "gulch/engine/boomtown"
	"gulch/scenes/tabletest"
)

// TestReasonsAreTrue checks in recorded games that the reasons for moves are true by the rules.
func TestReasonsAreTrue(t *testing.T) {
	claim := func(text string, holds func(s *rules.State, m engine.Move, said []string) bool) tabletest.ReasonClaim {
		return tabletest.ReasonClaim{Text: text, True: func(s engine.State, m engine.Move, said []string) bool {
			return holds(s.(*rules.State), m, said)
		}}
	}
	tabletest.CheckReasonClaims(t, Game, []tabletest.ReasonClaim{
		claim(`It takes the mayor's pawn of (.+) from (.): a swing of 10 points\.`, winsPawn),
		claim(`It wins the mayor's pawn of (.+): 5 points( and fees)?\.`, winsPawn),
		claim(`It keeps (.) from becoming mayor of (.+) in this round\.`,
			func(s *rules.State, m engine.Move, said []string) bool {
				return staysNoMayor(s, m, seatNamed(said[1]), townNamed(said[2]))
			}),
		claim(`(.+) would win the mayor's pawn of (.+)\.`, func(s *rules.State, _ engine.Move, said []string) bool {
			picked := winAuction(s)
			return winsPawn(picked, rules.Take(cardNamed(s, said[1])), []string{"", said[2]})
		}),
		claim(`(.+) would make (.) mayor of (.+)\.`, func(s *rules.State, _ engine.Move, said []string) bool {
			card := rules.Take(cardNamed(s, said[1]))
			return staysNoMayor(winAuction(s), card, seatNamed(said[2]), townNamed(said[3]))
		}),
		claim(`If you pass and (.) wins, you gain (\d+) gold of the price\.`,
			func(s *rules.State, _ engine.Move, said []string) bool {
				after := passToEnd(s)
				gain := after.Gold(s.Turn()) - s.Gold(s.Turn())
				return after.Winner() == seatNamed(said[1]) && strconv.Itoa(gain) == said[2]
			}),
		claim(`The cards are too similar to pay for the first pick\.`,
			func(s *rules.State, _ engine.Move, _ []string) bool { return !slices.ContainsFunc(s.Row(), isEvent) }),
		claim(`It's worth (\d+) points?(?: and should pay ([\d.]+) gold)?(?:, for a fee of (\d+)(?: gold)?)?\.`,
			func(s *rules.State, m engine.Move, said []string) bool {
				n, _ := strconv.ParseFloat(cmp.Or(said[2], "0"), 64)
				info := rules.CardOf(m).Info()
				most := float64(info.Value+rules.VeinYield) * float64(s.RollsLeft()) // as often as dice are thrown
				fee := min(s.Fee(s.Turn(), rules.CardOf(m)), s.Gold(s.Turn()))
				return n <= most && tabletest.Says(said[1], info.Value) && tabletest.Says(cmp.Or(said[3], "0"), fee)
			}),
		{Text: `Used on one roll, it gains you \d+\.\d gold on average\.`},
		claim(`The other players lose (\d+) gold in all\.`, func(s *rules.State, m engine.Move, said []string) bool {
			after, lost := played(s, m), 0
			for q := range engine.Seat(s.Seats()) {
				lost += max(s.Gold(q)-after.Gold(q), 0)
			}
			return tabletest.Says(said[1], lost)
		}),
		claim(`It can cost (.) (.+): (\d+) points?(?:, and about [\d.]+ gold to come)?\.`, targets(rules.KindBlast)),
		claim(`It can seize (()[^:]+): (\d+) points?(?:, and about [\d.]+ gold to come)?\.(?: The fee is [1-9]\d*\.)?`,
			targets(rules.KindSeize)),
		{Text: `It can cost . a saloon: about \d+\.\d gold to come\.`},
		claim(`It has no target\.`, func(s *rules.State, m engine.Move, _ []string) bool {
			k := played(s, m).Phase()
			return k != rules.PhaseDynamite && k != rules.PhaseExpropriate
		}),
		claim(`It can raise your fee in (.+) from (\d+) to (\d+)\.`,
			func(s *rules.State, _ engine.Move, said []string) bool {
				n, town := s.MineCount(s.Turn(), townNamed(said[1])), townNamed(said[1])
				return s.Mayor(town) == s.Turn() && tabletest.Says(said[2], n) && tabletest.Says(said[3], 2*n)
			}),
		{Text: `A demand of \d+ from . gets \d+\.\d gold on average\.`},
		{Text: `Under .+, it should add \d+\.\d gold\.`},
		{Text: `In .+, it would collect \d+\.\d gold a round for now\.`},
		{Text: `Your saloon in .+ would collect \d+\.\d more gold a round\.`},
		{Text: `It pays about once in \d+ rolls\.`},
		claim(`It's worth (\d+) gold\.`, func(s *rules.State, m engine.Move, said []string) bool {
			return goldBeforeNextCards(s, m)-s.Gold(s.Turn()) > 0
		}),
		{Text: `No player gains gold from it\.`},
		{Text: `It's worth \d+\.\d gold on average\.`},
		claim(`A demand of (\d+) gets the most: [\d.]+ gold on average\.|There's no gold to take\.`,
			func(s *rules.State, m engine.Move, said []string) bool {
				return (said[1] == "") == (s.Gold(rules.VictimOf(m)) == 0)
			}),
		{Text: `A saloon there collects \d+\.\d gold a round on average\.`},
		claim(`. becomes mayor of .+\.|. replaces . as mayor of .+\.`,
			func(s *rules.State, m engine.Move, said []string) bool {
				after := played(s, m)
				return after != nil && after.Pawns(seatNamed(said[0][:1])) > s.Pawns(seatNamed(said[0][:1]))
			}),
		claim(`It hits (.), who's in the lead\.`, func(s *rules.State, _ engine.Move, said []string) bool {
			scores := s.Scores(nil)
			best := slices.Max(scores)
			at := slices.Index(scores, best)
			return at == int(seatNamed(said[1])) && !slices.Contains(scores[at+1:], best)
		}),
		claim(`It hits (.)\.`, func(s *rules.State, m engine.Move, said []string) bool {
			return s.Owner(rules.CardOf(m)) == seatNamed(said[1])
		}),
	})
}

// targets returns a check of a claim about the mine that an event could blow up or seize, which the
// claim names together with its points.
func targets(kind engine.Kind) func(s *rules.State, m engine.Move, said []string) bool {
	return func(s *rules.State, m engine.Move, said []string) bool {
		mine := said[2]
		if kind == rules.KindSeize {
			mine = said[1]
		}
		for _, x := range played(s, m).Moves(nil) {
			if x.Kind == kind && rules.CardOf(x).IsMine() && name(rules.CardOf(x)) == mine {
				return tabletest.Says(said[3], rules.CardOf(x).Info().Value)
			}
		}
		return false
	}
}

func isEvent(c rules.Card) bool { return !c.IsMine() }

// seatNamed returns the seat with a name: A, B and so on.
func seatNamed(name string) engine.Seat { return engine.Seat(name[0] - 'A') }

func townNamed(name string) rules.Town {
	for t := range rules.Town(rules.TownCount) {
		if t.Info().Name == name {
			return t
		}
	}
	return rules.NoTown
}

// cardNamed returns the card of the row with a name.
func cardNamed(s *rules.State, named string) rules.Card {
	return s.Row()[slices.IndexFunc(s.Row(), func(c rules.Card) bool { return name(c) == named })]
}

// played returns a copy of s in which the moves have been played, nil if one of them is not legal.
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

// winsPawn reports whether the seat to move becomes mayor by move m of the town that said names.
func winsPawn(s *rules.State, m engine.Move, said []string) bool {
	town, after := townNamed(said[1]), played(s, m)
	fees := !strings.Contains(strings.Join(said, ""), "fees") || s.Unseen()&town.Mines() != 0 ||
		slices.ContainsFunc(s.Row(), func(c rules.Card) bool {
			return c != rules.CardOf(m) && c.IsMine() && c.Info().Town == town
		})
	return after != nil && s.Mayor(town) != s.Turn() && after.Mayor(town) == s.Turn() && fees
}

// passToEnd returns a copy of s in which all seats have passed and no Mustang is used.
func passToEnd(s *rules.State) *rules.State {
	after := played(s, rules.Pass())
	for after.Phase() == rules.PhaseBid {
		after = played(after, rules.Pass())
	}
	for after.Phase() == rules.PhaseMustang {
		after = played(after, rules.KeepMustang())
	}
	return after
}

// winAuction returns a copy of s in which the seat to move has won the auction with its lowest bid
// and picks first.
func winAuction(s *rules.State) *rules.State {
	after := played(s, rules.Bid(s.StandingBid()+1))
	for after.Phase() == rules.PhaseBid {
		after = played(after, rules.Pass())
	}
	for after.Phase() == rules.PhaseMustang {
		after = played(after, rules.KeepMustang())
	}
	return after
}

// continuations is the number of random continuations by which staysNoMayor looks for one in which
// a seat becomes mayor.
const continuations = 40

// staysNoMayor reports whether seat q, which picks after the seat to move in s, does not become
// mayor of a town before the dice are thrown if the seat to move plays m, however the others pick.
// Without m, q could become mayor by taking the card of m.
func staysNoMayor(s *rules.State, m engine.Move, q engine.Seat, town rules.Town) bool {
	later := slices.Contains(s.PickOrder()[s.Picker()+1:], q)
	could := later && s.Mayor(town) != q && s.WouldBeMayor(q, rules.CardOf(m))
	rng := engine.NewRand(5)
	for range continuations {
		after := played(s, m)
		if after == nil {
			return false
		}
		for after.TurnNumber() == s.TurnNumber() && after.Phase() != rules.PhaseGameOver {
			if after.Mayor(town) == q {
				return false
			}
			if after.Phase() == rules.PhaseRoll || after.Phase() == rules.PhaseTelegraph {
				break
			}
			legal := after.Moves(nil)
			if after.Play(legal[rng.Below(len(legal))], nil) != nil {
				return false
			}
		}
	}
	return could
}

// goldBeforeNextCards returns the gold that the seat to move has after move m, before new cards are
// on sale.
func goldBeforeNextCards(s *rules.State, m engine.Move) int {
	after, gold := played(s), 0
	board := rules.BoardOf(s)
	over := false
	seat := s.Turn()
	if after.Play(m, func(e engine.Event) {
		if over = over || e.Kind == rules.EventTurn; !over {
			board.Read(after, 0)
		}
		gold = board.Gold[seat]
	}) != nil {
		return -1
	}
	return gold
}
