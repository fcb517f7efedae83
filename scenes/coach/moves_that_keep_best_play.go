package coach

import (
	"cmp"
	"maps"
	"slices"

	"gulch/engine"
	"gulch/engine/bot"
)

// openMoves are moves that are not the first move of the best play of the turn, but after which the
// whole best play can still be made, such as a free gain that is taken first. A search may have
// hardly visited them, because it found the best play without them. So they are compared with the
// best play by sampled games. The best of them comes before the best play if it is not worse: a
// gain that costs nothing is not to be passed over.
type openMoves struct {
	line  []engine.Move   // best play of the turn
	lines [][]engine.Move // for each open move, the move and then the best play
	at    int             // index in lines of the one being compared
	duel  *bot.Duel       // comparison of lines[at] with line, nil before it begins
	gain  float64         // largest expected result that one of lines gained against line, at least 0
	wrong float64         // standard error of gain
	first []engine.Move   // the one of lines with that gain, nil if none gained
}

// maxOpenMoves is the maximum number of open moves that are compared, and maxLegalMoves the maximum
// number of legal moves among which open moves are looked for.
const (
	maxOpenMoves  = 4
	maxLegalMoves = 120
)

// findOpenMoves finds the moves after which the best play of the turn can still be made (see
// openMoves). Those that lead to the same position as the best play are rated like it. seen are the
// opinions of the search, the best first.
func (j *job) findOpenMoves(seen []bot.Opinion) *openMoves {
	if _, ok := j.search.(bot.TurnJudge); !ok || len(j.legal) < 2 || len(j.legal) > maxLegalMoves {
		return &openMoves{}
	}
	best := seen[0]
	o := &openMoves{line: j.line(best.Move)}
	for _, m := range byWeight(j.legal, j.weights) {
		if j.equivalent[m] == j.equivalent[best.Move] {
			continue
		}
		after, whole, same := bot.StillOpen(j.state, m, o.line)
		if same {
			j.rateFree(m, best)
		} else if whole && len(o.lines) < maxOpenMoves && !j.closesRival(seen, m) {
			o.lines = append(o.lines, after)
		}
	}
	return o
}

// closesRival reports whether after move m another move cannot be made any more that the search,
// whose opinions are seen, cannot tell from the best one. Then m is not free, even if the line of
// the best play can still be made: that line ends where something is revealed.
func (j *job) closesRival(seen []bot.Opinion, m engine.Move) bool {
	for _, o := range seen[1:] {
		if j.equivalent[o.Move] == j.equivalent[m] || !j.isRival(seen[0], o) {
			continue
		}
		if _, whole, _ := bot.StillOpen(j.state, m, []engine.Move{o.Move}); !whole {
			return true
		}
	}
	return false
}

// rateSame rates the moves that lead to the same position as the best line like the best move.
func (j *job) rateSame(line []engine.Move) {
	best := (*j.opinions.Load())[0]
	for _, m := range j.legal {
		if _, _, same := bot.StillOpen(j.state, m, line); same && j.equivalent[m] != j.equivalent[line[0]] {
			j.rateFree(m, best)
		}
	}
}

// rateFree rates move m, after which the best play leads to the same position, like the best move.
// Earlier comparisons of m were with another line of that move.
func (j *job) rateFree(m engine.Move, best bot.Opinion) {
	j.rate(m, best.Result, best.Error)
	j.forgetPairing(m)
	j.noteFree(m)
}

// noteFree notes that move m loses nothing of the best play.
func (j *job) noteFree(m engine.Move) {
	all := map[engine.Move]bool{m: true}
	if before := j.free.Load(); before != nil {
		maps.Copy(all, *before)
	}
	j.free.Store(&all)
}

// byWeight returns the moves sorted by weight, the heaviest first, so that the most promising ones
// are compared. Without weights it returns them as they are.
func byWeight(legal []engine.Move, weights []float32) []engine.Move {
	if weights == nil {
		return legal
	}
	order := make([]int, len(legal))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(weights[b], weights[a]) })
	out := make([]engine.Move, len(legal))
	for i, at := range order {
		out[i] = legal[at]
	}
	return out
}

// find returns the index of the opinion about m, or about an equivalent move, in the list seen. It
// returns -1 if there is none.
func (j *job) find(seen []bot.Opinion, m engine.Move) int {
	return slices.IndexFunc(seen, func(o bot.Opinion) bool { return j.equivalent[o.Move] == j.equivalent[m] })
}

// rate publishes a result of move m, from 0 to 1 with the standard error wrong, as if the search
// had visited the move often enough. It changes nothing if the search visited it often enough and
// found a result at least as good.
func (j *job) rate(m engine.Move, result, wrong float64) {
	seen := slices.Clone(*j.opinions.Load())
	i := j.find(seen, m)
	if i < 0 {
		i = len(seen)
		seen = append(seen, bot.Opinion{Move: m})
	}
	if o := &seen[i]; o.Visits < minVisits || o.Result < result {
		o.Result, o.Error, o.Visits = result, wrong, max(o.Visits, minVisits)
	}
	j.opinions.Store(&seen)
}

// forgetPairing forgets the comparisons by which m is worse than the best move.
func (j *job) forgetPairing(m engine.Move) {
	if all := j.paired.Load(); all != nil {
		left := slices.DeleteFunc(slices.Clone(*all), func(p pairing) bool { return p.Move == m })
		j.paired.Store(&left)
	}
}

// stepOpenMoves continues to compare the open moves with the best play. When all are compared, it
// publishes the best line and finds the moves whose losses are to be checked. n is the amount of
// work in search iterations.
func (j *job) stepOpenMoves(n int) {
	o := j.open
	if o.at == len(o.lines) {
		line := o.first
		if best := (*j.opinions.Load())[0]; line == nil {
			line = j.proposal(best.Move)
		} else {
			gain := 0.0
			if o.gain > clearErrors*o.wrong {
				gain = o.gain
			}
			j.promote(line[0], best.Result+gain)
			j.rateSame(line)
		}
		j.best.Store(&line)
		j.losses = j.findLossChecks()
		return
	}
	if o.duel == nil {
		o.duel = j.newDuel(uint64(o.at))
		o.duel.BeginLines(j.state, o.line, o.lines[o.at], duelSamples)
	}
	if !o.duel.Step(max(1, n/4)) {
		return
	}
	lead, wrong := o.duel.Lead()
	best := (*j.opinions.Load())[0]
	loss := lead
	if loss < clearErrors*wrong/2 { // what is added to the best play is worse only if the samples say so
		loss = 0
	}
	j.rate(o.lines[o.at][0], best.Result-loss, wrong)
	if loss <= 0 {
		j.noteFree(o.lines[o.at][0])
	}
	if -lead > o.gain {
		o.gain, o.wrong, o.first = -lead, wrong, o.lines[o.at]
	}
	o.at, o.duel = o.at+1, nil
}
