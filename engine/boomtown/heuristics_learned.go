package boomtown

import (
	"math/bits"

	"gulch/engine"
)

// nets holds the trained networks that correct the evaluation. There is only one, which is used
// with any number of seats.
var nets engine.Nets

// NetIndex returns the index in nets of the network for this game, which is always 0.
func (s *State) NetIndex() int { return 0 }

// Evaluate returns the estimated probability of winning of every seat, indexed by seat. It is
// computed from the expected final scores. At the end of the game it mostly depends on the ranks.
// Evaluate overwrites dst with the result.
func (s *State) Evaluate(dst []float32) []float32 { return s.EvaluateWith(s.Net(), dst) }

// Net returns the trained network for this game, or nil if there is none.
func (s *State) Net() *engine.Net { return nets.At(0) }

// EvaluateWith evaluates the position like Evaluate, but corrects the result with the given network
// instead of the trained one. If net is nil, only the formulas are used. It overwrites dst with the
// result.
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

// evaluateEnd returns each seat's share of the win in a finished game. It overwrites dst with the
// result. scores is an empty slice whose memory is used for the final scores.
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

// ExpectedScores appends the expected final score of every seat to dst, estimated by formulas
// without a network, and returns the extended slice. wide is the lead in points that multiplies the
// odds of winning by e (2.718).
func (s *State) ExpectedScores(dst []float32) (scores []float32, wide float32) {
	var buf [MaxSeats]float32
	a := s.appraise()
	a.estimate(&buf)
	return append(dst, buf[:s.seats]...), spread(a.rolls)
}

// Features appends the inputs of the network that describe seat p to dst.
func (s *State) Features(p engine.Seat, dst []float32) []float32 {
	var buf [MaxSeats]float32
	var x [traitCount]float32
	a := s.appraise()
	a.estimate(&buf)
	a.traits(p, buf[:s.seats], &x)
	return append(dst, x[:]...)
}

// Indices of the network inputs that describe a seat.
const (
	traitRolls = iota
	traitSeats
	traitLead // expected score minus that of the best other seat
	traitLeadRolls
	traitGold
	traitGoldRolls
	traitPurse // gold up to the amount that is useful in auctions
	traitRich  // 1 if the seat has the most gold, so that it is the likely victim of a Holdup
	traitMines
	traitMinesRolls
	traitWorth
	traitIncome
	traitIncomeRolls
	traitRisk // income from mines that can cave in
	traitPawns
	traitPawnsRolls
	traitSafe // number of towns whose mayor the seat is with a lead of at least two mines
	traitTies // number of towns in which the seat has as many mines as the mayor
	traitTowns
	traitMost // number of mines in the town where the seat has the most
	traitVeins
	traitSaloons
	traitTolls // number of mines in towns where other seats have saloons
	traitTelegraph
	traitMustang
	traitFirst
	traitTurn
	traitNumbers // number of different production numbers of the seat's mines
	traitCount
)

// traits computes the network inputs that describe seat p and stores them in t. scores are the
// results of ExpectedScores.
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

// traitsOfMines computes those network inputs in t that concern the income of seat p from its
// mines.
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

// yield holds expected values of a mine: its mean income in a turn, and the part of this income
// that a cave-in can end (all of it for a dangerous mine, otherwise 0). number is a bit set in
// which only the bit of the mine's production number is set.
type yield struct {
	income, risk float32
	number       uint32
}

// yields holds the expected values of each mine, which are computed from the probabilities of the
// dice. The index is the card.
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

// traitsOfTown computes those network inputs in t that concern seat p in one town.
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
