package boomtown

import (
	"math/bits"

	"gulch/engine"
)

// nets are the learned parts of the evaluation: one, for all table sizes.
var nets engine.Nets

// Field returns 0: one network judges all positions.
func (s *State) Field() int { return 0 }

// Evaluate estimates the final scores and turns them into shares of the win; at the end it mostly counts the win.
func (s *State) Evaluate(dst []float32) []float32 { return s.EvaluateBy(s.Net(), dst) }

// Net returns what was learned.
func (s *State) Net() *engine.Net { return nets.At(0) }

// EvaluateBy is Evaluate by another network.
func (s *State) EvaluateBy(net *engine.Net, dst []float32) []float32 {
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
			buf[p] = net.Judge(raw[p], wide, x[:])
		}
	}
	return engine.AppendShares(dst[:0], scores, wide)
}

// evaluateEnd counts the win.
func (s *State) evaluateEnd(scores, dst []float32) []float32 {
	var keys [MaxSeats]engine.RankKey
	for p := range s.seats {
		keys[p] = s.rankKey(engine.Seat(p))
		scores = append(scores, float32(keys[p][0]))
	}
	dst = engine.AppendShares(dst[:0], scores, spread(0))
	var ranks [MaxSeats]int
	engine.CountWin(dst, engine.AppendRanks(ranks[:0], keys[:s.seats]))
	return dst
}

// Expect guesses the final score of every seat by the formulas of section 10.
func (s *State) Expect(dst []float32) (scores []float32, wide float32) {
	var buf [MaxSeats]float32
	a := s.appraise()
	a.estimate(&buf)
	return append(dst, buf[:s.seats]...), spread(a.rolls)
}

// Traits appends what the learned part looks at.
func (s *State) Traits(p engine.Seat, dst []float32) []float32 {
	var buf [MaxSeats]float32
	var x [traitCount]float32
	a := s.appraise()
	a.estimate(&buf)
	a.traits(p, buf[:s.seats], &x)
	return append(dst, x[:]...)
}

// The traits of a seat.
const (
	traitRolls = iota
	traitSeats
	traitLead // over the best of the others, as expected
	traitLeadRolls
	traitGold
	traitGoldRolls
	traitPurse // up to what auctions take
	traitRich  // the most gold, which a holdup looks for
	traitMines
	traitMinesRolls
	traitWorth
	traitIncome
	traitIncomeRolls
	traitRisk // income from mines that may cave in
	traitPawns
	traitPawnsRolls
	traitSafe // pawns with a lead of two
	traitTies // towns in which it is level with a mayor
	traitTowns
	traitMost // mines in its strongest town
	traitVeins
	traitSaloons
	traitTolls // mines in towns with saloons of others
	traitTelegraph
	traitMustang
	traitFirst
	traitTurn
	traitNumbers // different numbers that pay
	traitCount
)

// traits looks at a seat; scores are what the formulas expect.
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
	t[traitGold], t[traitGoldRolls], t[traitPurse] = gold, gold*rolls, float32(min(s.gold[p], purse))/8
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
			t[traitTolls] += float32((s.mines[p] & box.inTown[Town(s.lies[c-MineCount])]).Len()) / 2
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

// traitsOfMines looks at what a seat's mines bring.
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

// yield is what a mine pays in a turn, on the average, the part of it that may cave in, and a bit for its number.
type yield struct {
	income, risk float32
	number       uint32
}

// yields are those of the mines.
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

// traitsOfTown looks at a seat's standing in a town.
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
