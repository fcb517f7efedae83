package westernlegends

import (
	"slices"

	"gulch/engine"
)

// Steps of the final scoring. The first step is for the LP gained during the game.
const (
	tallyLP = iota
	tallyItems
	tallyMoney
	tallyWounds
	tallyWanted
	tallyMarshal
	tallyGambler
	tallyTokens
	tallyFloor
	tallySteps
)

var tallyLines = [tallySteps]engine.Line{
	{Name: "Legendary points"}, {Name: "Upgraded items"}, {Name: "Money"}, {Name: "Wounds"},
	{Name: "Wanted", Compared: true},
	{Name: "Marshal"},
	{Name: "Gambler", Compared: true}, {Name: "Legendary tokens"}, {Name: "Never below 0"},
}

const moneyPerLP = 60

// sums holds the points of the final scoring, by step of the scoring and seat.
type sums [tallySteps][MaxSeats]int

// tally returns the points that every seat would get in each step of the final scoring if the game
// ended now.
func (s *State) tally() (t sums) {
	topWanted, wanted, topGambler := s.leaders()
	for p := range s.p[:s.seats] {
		pl := &s.p[p]
		t[tallyLP][p] = int(pl.lp)
		for set := pl.upgraded & pl.items; set != 0; set &= set - 1 {
			t[tallyItems][p] += box.item[nthBit(uint64(set), 0)].lp
		}
		t[tallyMoney][p] = int(pl.money) / moneyPerLP
		t[tallyWounds][p] = -int(pl.wounds)
		switch {
		case pl.wp > 0 && pl.wp == topWanted && wanted == 1:
			t[tallyWanted][p] = 3
		case pl.wp > 0:
			t[tallyWanted][p] = 1
		}
		if pl.mp > 0 {
			t[tallyMarshal][p] = int(box.track[Marshal][pl.mp].row)
		}
		if s.opts.anteUp && pl.gp > 0 && pl.gp == topGambler {
			t[tallyGambler][p] = 1
		}
		t[tallyTokens][p] = s.tokenPoints(engine.Seat(p))
		sum := 0
		for _, line := range t {
			sum += line[p]
		}
		t[tallyFloor][p] = max(0, -sum)
	}
	return t
}

// tokenPoints returns the points of the legendary tokens of player p. While the player has yet to
// choose which of them to keep, only as many count as may be kept: those that are worth most.
func (s *State) tokenPoints(p engine.Seat) (points int) {
	var worth [legendCount]int
	all := worth[:0]
	for set := s.p[p].tokens; set != 0; set &= set - 1 {
		all = append(all, int(box.legend[nthBit(uint64(set), 0)].number))
	}
	for _, f := range s.stack[:s.depth] {
		if (f.op == opLegend || f.op == askLegend) && f.seat == p && len(all) > int(f.a) {
			slices.Sort(all)
			all = all[len(all)-int(f.a):]
		}
	}
	for _, n := range all {
		points += n
	}
	return points
}

// leaders returns the highest space of the Wanted track with a cube on it, the number of players
// there, and the highest space of the Gambler track with a cube on it.
func (s *State) leaders() (topWanted uint8, wanted int, topGambler uint8) {
	for p := range s.p[:s.seats] {
		switch wp := s.p[p].wp; {
		case wp > topWanted:
			topWanted, wanted = wp, 1
		case wp == topWanted:
			wanted++
		}
		topGambler = max(topGambler, s.p[p].gp)
	}
	return topWanted, wanted, topGambler
}

// score returns the total of seat p over all steps of the final scoring.
func (t *sums) score(p int) int {
	sum := 0
	for i := range t {
		sum += t[i][p]
	}
	return sum
}

// Scores appends to dst the score that every seat would have if the game ended now.
func (s *State) Scores(dst []int) []int {
	t := s.tally()
	for p := range int(s.seats) {
		dst = append(dst, t.score(p))
	}
	return dst
}

// Ranks appends to dst the rank of every seat among the players if the game ended now. Ties are
// broken by law points, then nuggets, then fewer wounds (R110). The Man in Black is not ranked, see
// BeatenByMib.
func (s *State) Ranks(dst []int) []int {
	t := s.tally()
	var keys [MaxSeats]engine.RankKey
	for p := range int(s.seats) {
		pl := &s.p[p]
		keys[p] = engine.RankKey{t.score(p), int(max(pl.mp, pl.wp)), int(pl.nuggets), -int(pl.wounds)}
	}
	return engine.AppendRanks(dst, keys[:s.seats])
}

// BeatenByMib reports whether the Man in Black wins, because he has at least as many LP as every
// player (R110).
func (s *State) BeatenByMib() bool {
	if !s.opts.mib {
		return false
	}
	t := s.tally()
	for p := range int(s.seats) {
		if t.score(p) > int(s.mibLP) {
			return false
		}
	}
	return true
}

// RivalShare estimates the probability that the Man in Black wins. The estimate grows with his lead
// over the best player, and by less the more turns are left. Its three numbers were fitted to 180
// games of bots of three levels.
func (s *State) RivalShare() float64 {
	if s.depth == 0 {
		if s.BeatenByMib() {
			return 1
		}
		return 0
	}
	const ahead, turn, width = 1, -0.1, 0.5
	t, best := s.tally(), 0
	for p := range int(s.seats) {
		best = max(best, t.score(p))
	}
	left := s.turnsLeft(s.active)
	odds := float32(ahead+float32(turn*left)+float32(int(s.mibLP)-best)) / float32(width*expectedError(left))
	win := engine.ExpNegative(-max(odds, -odds)) // odds of the less likely outcome
	if win = win / (1 + win); odds > 0 {
		win = 1 - win
	}
	return float64(win)
}

// Rival returns the Man in Black as a rival without a seat. His score is only the LP of his cube,
// and he wins ties (R109, R110). ok is false if he is not in the game.
func (s *State) Rival() (r engine.Rival, ok bool) {
	if !s.opts.mib {
		return r, false
	}
	n := int(s.mibLP)
	points := make([]int, len(s.Sheet()))
	points[tallyLP] = n
	return engine.Rival{Name: engine.Mark("The Man in Black"), Icon: "top-hat", Score: n, Points: points}, true
}

// Sheet returns the lines of the score sheet, one for each step of the final scoring that is part
// of the game.
func (s *State) Sheet() []engine.Line {
	t := s.tally()
	var lines []engine.Line
	for i, line := range tallyLines {
		points := make([]int, s.seats)
		copy(points, t[i][:])
		if i == tallyFloor && slices.Max(points) == 0 || i == tallyGambler && !s.opts.anteUp {
			continue
		}
		line.Points = points
		lines = append(lines, line)
	}
	return lines
}

// emitTally sends the steps of the final scoring as events, which make the legendary tokens public.
func (s *State) emitTally(obs engine.Observer) {
	t := s.tally()
	for p := range engine.Seat(s.seats) {
		sum, obs := t[tallyLP][p], obs
		for i := tallyItems; i < tallySteps; i++ {
			if i == tallyTokens {
				obs = engine.Revealing(obs)
			}
			if n := t[i][p]; n != 0 {
				sum += n
				tellTally(obs, p, n, sum, i)
			}
		}
	}
}
