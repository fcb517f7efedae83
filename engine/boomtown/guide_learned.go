package boomtown

import (
	"math/bits"

	"gulch/engine"
)

// nets are the trained networks of the evaluation: one, for all seat counts.
var nets engine.Nets

// NetIndex returns 0: one network evaluates all positions.
func (s *State) NetIndex() int { return 0 }

// Evaluate predicts the final scores and converts them to shares of the win; at the end of the game
// it mostly counts the win.
func (s *State) Evaluate(dst []float32) []float32 { return s.EvaluateWith(s.Net(), dst) }

// Net returns the trained network.
func (s *State) Net() *engine.Net { return nets.At(0) }

// EvaluateWith is Evaluate with a given network.
func (s *State) EvaluateWith(net *engine.Net, dst []float32) []float32 {
	var buf [MaxSeats]float32
	if s.phase == PhaseGameOver {
		return s.evaluateEnd(buf[:0], dst)
	}
	a := s.appraise()
	a.estimate(&buf)
	scores, wide := buf[:s.seats], spread(a.rolls)
	if net != nil {
		var x [traitCount]float32
		raw := buf
		for p := range scores {
			a.traits(engine.Seat(p), raw[:s.seats], &x)
			buf[p] = net.CorrectedScore(raw[p], wide, x[:])
		}
	}
	return engine.AppendWinShares(dst[:0], scores, wide)
}

// evaluateEnd returns the shares of the win of a finished game.
func (s *State) evaluateEnd(scores, dst []float32) []float32 {
	var keys [MaxSeats]engine.RankKey
	for p := range s.seats {
		keys[p] = s.rankKey(engine.Seat(p))
		scores = append(scores, float32(keys[p][0]))
	}
	dst = engine.AppendWinShares(dst[:0], scores, spread(0))
	var ranks [MaxSeats]int
	engine.BlendWin(dst, engine.AppendRanks(ranks[:0], keys[:s.seats]))
	return dst
}

// ExpectedScores predicts the final score of every seat by the formulas of section 10, and the
// spread of the scores.
func (s *State) ExpectedScores(dst []float32) (scores []float32, wide float32) {
	var buf [MaxSeats]float32
	a := s.appraise()
	a.estimate(&buf)
	return append(dst, buf[:s.seats]...), spread(a.rolls)
}

// Features appends the input features of the network for a seat.
func (s *State) Features(p engine.Seat, dst []float32) []float32 {
	var buf [MaxSeats]float32
	var x [traitCount]float32
	a := s.appraise()
	a.estimate(&buf)
	a.traits(p, buf[:s.seats], &x)
	return append(dst, x[:]...)
}

// The features of a seat.
const (
	traitRolls = iota
	traitSeats
	traitLead // expected lead over the best of the others
	traitLeadRolls
	traitGold
	traitGoldRolls
	traitPurse // gold up to the amount that auctions take
	traitRich  // has the most gold, so that a holdup aims at it
	traitMines
	traitMinesRolls
	traitWorth
	traitIncome
	traitIncomeRolls
	traitRisk // income from mines that can cave in
	traitPawns
	traitPawnsRolls
	traitSafe // pawns with a lead of at least two mines
	traitTies // towns in which it has as many mines as the mayor
	traitTowns
	traitMost // number of mines in the town where it has most
	traitVeins
	traitSaloons
	traitTolls // mines in towns where others have saloons
	traitTelegraph
	traitMustang
	traitFirst
	traitTurn
	traitNumbers // number of different production numbers
	traitCount
)

// traits computes the features of a seat; scores are those that Expect predicts.
func (a *appraiser) traits(p engine.Seat, scores []float32, t *[traitCount]float32) {
	*t = [traitCount]float32{}
	s, rolls := a.s, float32(a.rolls)/8
	t[traitRolls], t[traitSeats] = rolls, float32(s.seats-3)
	best := float32(-1000)
	for q, v := range scores {
		if engine.Seat(q) != p {
			best = max(best, v)
			if s.gold[q] >= s.gold[p] {
				t[traitRich] = -1
			}
		}
	}
	t[traitRich]++
	t[traitLead] = (scores[p] - best) / 15
	t[traitLeadRolls] = t[traitLead] * rolls
	gold := float32(s.gold[p]) / 15
	t[traitGold], t[traitGoldRolls], t[traitPurse] = gold, gold*rolls, float32(min(s.gold[p], auctionGold))/8
	a.traitsOfMines(p, t)
	t[traitMinesRolls], t[traitIncomeRolls] = t[traitMines]*rolls, t[traitIncome]*rolls
	for town := range Town(TownCount) {
		a.traitsOfTown(p, town, t)
	}
	t[traitPawnsRolls] = t[traitPawns] * rolls
	for set := s.Saloons(); set != 0; set &= set - 1 {
		c := set.First()
		if s.keeper[c-MineCount] == p {
			t[traitSaloons]++
		} else {
			t[traitTolls] += float32((s.mines[p] & box.inTown[Town(s.placedAt[c-MineCount])]).Len()) / 2
		}
	}
	t[traitTelegraph] = float32((s.kept[p] & box.ofKind[Telegraph]).Len())
	t[traitMustang] = float32((s.kept[p] & box.ofKind[Mustang]).Len())
	if s.first == p {
		t[traitFirst] = 1
	}
	if s.actor == p {
		t[traitTurn] = 1
	}
}

// traitsOfMines computes the features of the income from a seat's mines.
func (a *appraiser) traitsOfMines(p engine.Seat, t *[traitCount]float32) {
	s, numbers := a.s, uint32(0)
	worth, income, risk := float32(0), float32(0), float32(0)
	for set := s.mines[p]; set != 0; set &= set - 1 {
		m := set.First()
		worth += a.worth[m]
		income += yields[m].income
		risk += yields[m].risk
		numbers |= yields[m].number
	}
	t[traitMines], t[traitWorth] = float32(s.mines[p].Len())/4, worth/20
	t[traitIncome], t[traitRisk] = income, risk
	t[traitVeins] = float32((s.mines[p] & s.veined).Len())
	t[traitNumbers] = float32(bits.OnesCount32(numbers)) / 3
}

// yield is the mean income from a mine per turn, the part of it that can be lost by a cave-in, and
// a bit for its number.
type yield struct {
	income, risk float32
	number       uint32
}

// yields are the yields by mine.
var yields [MineCount]yield

func newYields() (all [MineCount]yield) {
	for m := range all {
		card := &box.card[m]
		y := &all[m]
		y.income, y.number = float32(int(card.Value)*ways(card.Number))/36, 1<<uint(card.Number)
		if card.Dangerous {
			y.risk = y.income
		}
	}
	return all
}

// traitsOfTown computes the features of a seat's position in a town.
func (a *appraiser) traitsOfTown(p engine.Seat, town Town, t *[traitCount]float32) {
	s := a.s
	n, mayor := s.count(p, town), s.mayor[town]
	if n == 0 && mayor != p {
		return
	}
	t[traitMost] = max(t[traitMost], float32(n)/3)
	t[traitTowns] += 0.5
	switch {
	case mayor == p:
		t[traitPawns]++
		if n-a.rival(p, town) >= 2 {
			t[traitSafe]++
		}
	case mayor != engine.NoSeat && s.count(mayor, town) == n:
		t[traitTies]++
	}
}
