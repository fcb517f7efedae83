// Package coach judges the legal moves of a person's decision. A strong bot searches the position
// while the person thinks. The results say which moves are best, how much the other moves lose, and
// whether a move is a blunder. Package table shows them.
//
// [Think] starts a search and returns a [Coach]. [Coach.Step] is called once a tick. When the
// search has ended, [Coach.Opinions], [Coach.Verdict] and [Coach.Blunder] return its results. The
// search runs in a worker if there is one (remote_search.go), otherwise in time slices.
//
// The package draws nothing and does not depend on scenes. Like every bot, the coach uses only a
// determinization of the position for the seat to move, so it cannot give secrets away.
package coach

import (
	"cmp"
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"sync/atomic"

	"gulch/engine"
	"gulch/engine/bot"
	"gulch/engine/match"
	"gulch/scenes/botworker"
	"gulch/scenes/work"
)

// botLevel is the level of the bot that searches. iterations is the number of iterations of its
// search, and slicedIterations that of a search in time slices, where all of them would take too
// long for a hint. Both apply to every decision: bots search the decisions of a long turn for a
// fraction of that ([engine.BudgetOf]), which is too little for advice about one of them.
// solverRuns is the maximum number of runs of the solver of endgames, as for the bot.
const (
	botLevel         = "hard"
	iterations       = 12_000
	slicedIterations = 2_500
	solverRuns       = 40_000
	rootVisits       = 120 // minimum number of visits of every legal move, if the iterations suffice
	searches         = 4   // number of searches among which the iterations are divided, see [bot.Ensemble]
)

// levelFor returns the bot level, with its settings, of each of the searches of position s, which
// have the given number of iterations together.
func levelFor(s engine.State, iterations float32) string {
	level := fmt.Sprintf("%s:iterations=%d:solve=%d:each=%d", botLevel, int(iterations/searches/engine.BudgetOf(s)),
		solverRuns, rootVisits/searches)
	if w, ok := s.(engine.EvaluatesWholeTurns); ok && w.EvaluatesWholeTurns() {
		level += ":whole=1"
	}
	return level
}

// Coach is a search that rates the moves of one decision of a player, with its results.
type Coach struct {
	job      *remoteJob
	work     *work.Worker
	done     bool
	opinions []bot.Opinion
	received *[]bot.Opinion // the opinions of the search from which opinions was arranged
	plans    bot.PlanGraph
	choices
	scores sureScores
	over   dominators
	isPass func(engine.Move) bool // reports whether a move only ends, stops or declines something
	goesOn func(engine.Move) bool // reports whether the turn goes on after a move; nil if that does not matter
	// reports whether a move is one of several that differ only in an amount; nil if there are none
	isAmount func(engine.Move) bool
	verdicts map[engine.Move]Verdict // verdicts on legal moves that are known, kept when the search is done
}

// choices are the legal moves of a decision and what is computed about each of them before the
// search. It is not changed afterwards.
type choices struct {
	legal   []engine.Move
	weights []float32 // prior (estimated gain) of each move in legal, nil if the game has no heuristics
	// maps each legal move to the index, in legal, of the first move that is equivalent to it
	equivalent map[engine.Move]int
	race       bool // the game is a race for points, see isRace
}

// The factor for the limits of losses of expected result. In a race for points ([engine.Racer]) the
// result is spread over all points that could be reached, so that a point is only a small part of
// it: the factor is raceScale. Where players compete for the win, the factor is 1 if the chance to
// win is evenChance, as of one player of four, or better. It falls in proportion to p(1 − p) for a
// chance p near 0 or 1, where all moves together make little difference, down to leastScale.
const (
	raceScale  = 0.25
	evenChance = 0.25
	leastScale = 0.2
)

// isRace reports whether position s belongs to a race for points.
func isRace(s engine.State) bool {
	_, race := engine.PaceOf(s)
	return race
}

// scaleAt returns the factor for the limits of losses where the best move has the given expected
// result.
func (c *choices) scaleAt(best float64) float64 {
	if c.race {
		return raceScale
	}
	return max(leastScale, min(1, best*(1-best)/(evenChance*(1-evenChance))))
}

// job is a search and the comparisons of its best moves. It publishes its results when the search
// has ended, and again when a comparison changes them. At last it plays a duel between the two best
// moves, to find the line of the score sheet in which they differ most.
type job struct {
	search   bot.Thinker
	measured []bot.Opinion // opinions by measurements in whole games, which replace a search; nil if there are none
	merged   bool          // moves that lead to the same position have been made equivalent
	probe    *probe        // short search that comes first, nil when it is done
	state    engine.State  // position, determinized for the seat to move
	choices
	// rest of the line that an earlier search of the turn proposed, or only its next move if the
	// rest cannot be played any more; empty if that is not legal either
	planned []engine.Move
	duel    *bot.Duel // comparison of the best two moves by sampled games, nil until it begins
	// comparison of other moves with the best one, nil until the search is done
	challengers *challengers
	open        *openMoves // moves after which the best play stays open, nil until the challengers are compared
	// comparison of moves that seem to lose much, nil until the open moves are compared
	losses     *lossChecks
	effort     effort
	wasDecided bool // whether the game was as good as decided at the decision before
	opinions   atomic.Pointer[[]bot.Opinion]
	plans      atomic.Pointer[bot.PlanGraph]
	why        atomic.Pointer[bot.Difference]
	paired     atomic.Pointer[[]pairing]
	best       atomic.Pointer[[]engine.Move]        // line of the best move, nil until the search is done
	alike      atomic.Pointer[map[engine.Move]int]  // new value of equivalent, nil if it has not changed
	decided    atomic.Bool                          // the game is as good as decided, so moves are judged by points
	confirmed  atomic.Pointer[map[engine.Move]bool] // moves whose losses were checked, see lossChecks
	free       atomic.Pointer[map[engine.Move]bool] // moves that lose nothing of the best play, see openMoves
}

// pairing is the result of a comparison of a move with the best move in the same sampled games,
// which shows differences that are smaller than the noise of the search.
type pairing struct {
	Best, Move engine.Move
	Loss       float64 // expected result (0 to 1) that Move loses against Best
	Error      float64 // standard error of Loss
}

// clear reports whether the loss is not by chance. scale is the factor for the limits of losses.
func (p pairing) clear(scale float64) bool {
	return p.Loss > max(minPairedLoss*scale, clearErrors*p.Error)
}

// minPairedLoss is the smallest expected loss, and clearErrors the number of standard errors, from
// which a comparison in the same sampled games counts.
const (
	minPairedLoss = 0.005
	clearErrors   = 2.5
)

// duelSamples is the number of sampled games by which a duel compares two moves.
const duelSamples = 80

// Step implements [work.Job]. It runs n iterations of the search or, after the search, continues
// the duel between the two best moves. It returns true when both are done.
func (j *job) Step(n int) bool {
	switch {
	case j.measured != nil:
		j.opinions.Store(&j.measured)
		return true
	case !j.merged:
		j.mergeEqualPositions()
		return false
	case j.probe != nil:
		j.stepProbe(n)
		return false
	}
	if j.duel != nil {
		return j.stepDuel(n)
	}
	if j.losses != nil {
		return j.stepLossChecks(n)
	}
	if j.open != nil {
		j.stepOpenMoves(n)
		return false
	}
	if j.challengers != nil {
		j.stepChallengers(n)
		return false
	}
	return j.search.Step(n) && j.publish()
}

// publish publishes the results of the search, which has ended, and begins to compare the best
// moves. It returns true if the search has no opinion, so that nothing is left to do.
func (j *job) publish() (done bool) {
	if p, ok := j.search.(bot.Planner); ok {
		plans := p.Plans(minVisits)
		j.plans.Store(&plans)
	}
	seen := j.mergeEquivalent(j.judged())
	j.opinions.Store(&seen)
	if len(seen) == 0 {
		return true
	}
	j.challengers = j.findChallengers(seen)
	return false
}

// scale returns the factor for the limits of losses at this decision.
func (j *job) scale() float64 { return j.scaleAt((*j.opinions.Load())[0].Result) }

// judged returns the opinions of the search. If the search is a [bot.TurnJudge], each move is
// judged by the best play of the rest of the turn after it.
func (j *job) judged() []bot.Opinion {
	if t, ok := j.search.(bot.TurnJudge); ok {
		return t.TurnOpinions(nil)
	}
	return j.search.Opinions(nil)
}

// beginDuel begins the duel between the best two moves, and reports whether there is none.
func (j *job) beginDuel() (done bool) {
	seen := *j.opinions.Load()
	if len(seen) < 2 {
		return true
	}
	j.duel = j.newDuel(uint64(len(seen)))
	j.duel.Begin(j.state, seen[0].Move, seen[1].Move, duelSamples)
	return false
}

// mergeEquivalent merges the opinions about moves that are equivalent for a player (moves with the
// same words), and returns them sorted, the best first. It overwrites the slice seen.
func (j *job) mergeEquivalent(seen []bot.Opinion) []bot.Opinion {
	out := seen[:0]
	for _, o := range seen {
		at := slices.IndexFunc(out, func(x bot.Opinion) bool { return j.equivalent[x.Move] == j.equivalent[o.Move] })
		if at < 0 {
			out = append(out, o)
			continue
		}
		x := &out[at]
		if n := x.Visits + o.Visits; n > 0 {
			x.Result = (x.Result*float64(x.Visits) + o.Result*float64(o.Visits)) / float64(n)
			x.Error = max(x.Error, o.Error)
		}
		x.Visits, x.Share = x.Visits+o.Visits, x.Share+o.Share
	}
	slices.SortStableFunc(out, func(a, b bot.Opinion) int { return cmp.Compare(b.Share, a.Share) })
	return out
}

// stepDuel continues the duel between the two best moves, and reports whether it is done. n is the
// amount of work in search iterations.
func (j *job) stepDuel(n int) bool {
	if !j.duel.Step(max(1, n/4)) {
		return false
	}
	if why, ok := j.duel.Difference(); ok {
		j.why.Store(&why)
	}
	return true
}

// Progress implements [work.Job]. It returns the progress of the search, from 0 to 1; the duel is
// not counted.
func (j *job) Progress() float64 { return j.search.Progress() }

// Earlier is what an earlier search has said, with which the next one must agree unless there is a
// clear reason.
type Earlier struct {
	// Line is the rest of a line that was proposed for this turn, empty if there is none. Its first
	// move stays the best one, unless another move is clearly better: advice that somebody follows
	// does not change by chance in mid-turn.
	Line    []engine.Move
	Decided bool // result of [Coach.Decided] at the decision before
}

// Think starts a search for the decision that match m waits for. game must be the match's game.
// before is what the search for an earlier decision has said.
// name returns a move in words: moves with the same words, such as playing either of two equal
// cards, are treated as one move. isPass reports whether a move only ends, stops or declines
// something, and isAmount whether it is one of several that differ only in an amount and stand in
// its order; both can be nil. Think returns an error if the position cannot be copied or the bot
// cannot be created.
func Think(game engine.Game, m *match.Match, before Earlier, name func(engine.Move) string,
	isPass, isAmount func(engine.Move) bool) (*Coach, error) {
	copied, err := game.New(len(m.Setup().Seats), m.Setup().Options, m.Setup().Seed)
	if err != nil {
		return nil, err
	}
	m.State().CopyTo(copied)
	who := levelFor(copied, iterations)
	here := who
	if work.Sliced {
		here = levelFor(copied, slicedIterations) // this level is ignored if the job is sent to a worker
	}
	c := &Coach{isPass: isPass, isAmount: isAmount}
	named, equivalent := map[string]int{}, map[engine.Move]int{}
	alike := make([]int, len(m.Legal()))
	for i, m := range m.Legal() {
		at, ok := named[name(m)]
		if !ok {
			at = i
			named[name(m)] = i
		}
		alike[i], equivalent[m] = at, at
	}
	c.over = newDominators(copied, m.Legal(), equivalent)
	for i, m := range m.Legal() {
		alike[i] = equivalent[m]
	}
	c.job = &remoteJob{question: botworker.Request{Game: m.Info().ID, Bot: who, Seed: m.BotSeed(),
		SameName: alike, Planned: before.Line, Decided: before.Decided},
		position: m.State()}
	if c.job.job, err = newJob(here, m.BotSeed(), copied, before, equivalent); err != nil {
		return nil, err
	}
	c.choices, c.scores, c.goesOn = c.job.choices, newSureScores(copied, c.job.legal), c.job.turnGoesOn
	c.work = work.Start(c.job)
	return c, nil
}

// newJob returns a job that searches a position. who is the name of the bot level that searches,
// and seed the random seed. The caller must not use position afterwards: newJob determinizes it, so
// that it contains nothing that is hidden from the seat to move. before is what an earlier search
// has said; its line is ignored unless its first move is legal. alike maps each legal move to the
// index of the first move that is equivalent to it. newJob returns an error if the bot level is
// unknown.
func newJob(who string, seed uint64, position engine.State, before Earlier,
	alike map[engine.Move]int) (*job, error) {
	mind, err := bot.NewEnsemble(who, seed, searches)
	if err != nil {
		return nil, err
	}
	mind.Begin(position)
	short, err := newProbe(who, seed, position)
	if err != nil {
		return nil, err
	}
	position.Determinize(position.Turn(), rand.New(rand.NewPCG(seed, 1)))
	all := choices{legal: position.Moves(nil), equivalent: alike, race: isRace(position)}
	measured := measuredOpinions(position, all.legal)
	if g, ok := position.(engine.Heuristics); ok && measured == nil {
		all.weights = g.Prior(all.legal, nil)
	}
	j := &job{search: mind, measured: measured, probe: short, state: position, choices: all, effort: fullEffort,
		wasDecided: before.Decided}
	if who != levelFor(position, iterations) {
		j.effort = slicedEffort
	}
	if line := before.Line; len(line) > 0 && slices.Contains(all.legal, line[0]) {
		j.planned = line
		if _, whole, _ := bot.StillOpen(position, line[0], line); !whole {
			j.planned = line[:1]
		}
	}
	return j, nil
}

// Step continues the search and reports whether the results have changed. It must be called once in
// each tick.
func (c *Coach) Step() (changed bool) {
	if c.done {
		return false
	}
	c.done = c.work.Step()
	if seen := c.job.opinions.Load(); seen != nil && seen != c.received {
		if alike := c.job.alike.Load(); alike != nil {
			c.equivalent = *alike
		}
		c.opinions = c.arrange(*seen)
		c.received = seen
		if plans := c.job.plans.Load(); plans != nil {
			c.plans = *plans
		}
		c.verdicts = map[engine.Move]Verdict{} // those so far were by other opinions
		return true
	}
	return c.done
}

// Line returns the moves by which the best move should be followed in this turn, beginning with it,
// until another seat decides or something is revealed. It is empty before the search is finished.
func (c *Coach) Line() []engine.Move {
	if line := c.job.best.Load(); c.done && line != nil && c.Equivalent(c.opinions[0].Move, (*line)[0]) {
		return *line
	}
	return nil
}

// Decided reports whether the game is as good as won or lost, so that the search counts points and
// not the chance to win.
func (c *Coach) Decided() bool { return c.job.decided.Load() }

// Done reports whether the search is finished.
func (c *Coach) Done() bool { return c.done }

// Cancel stops the search. Results that it has published stay available.
func (c *Coach) Cancel() { c.work.Cancel() }

// Opinions returns the opinions about moves, the best first; none before the search has ended.
// Moves that have not been searched are missing. The caller must not change the slice.
func (c *Coach) Opinions() []bot.Opinion { return c.opinions }

// Ranked returns the opinions sorted by verdict, the best first; opinions with the same verdict are
// sorted by number of visits.
func (c *Coach) Ranked() []bot.Opinion {
	all := slices.Clone(c.opinions)
	slices.SortStableFunc(all, func(a, b bot.Opinion) int { return cmp.Compare(c.Verdict(a.Move), c.Verdict(b.Move)) })
	return all
}

// Equivalent reports whether a and b are the same move or equivalent moves, that is, legal moves
// with the same words.
func (c *Coach) Equivalent(a, b engine.Move) bool {
	i, ok := c.equivalent[a]
	k, known := c.equivalent[b]
	return a == b || ok && known && i == k
}

// OpinionOf returns the search's opinion about a move, false if the move has not been searched.
func (c *Coach) OpinionOf(m engine.Move) (bot.Opinion, bool) {
	for _, o := range c.opinions {
		if c.Equivalent(o.Move, m) {
			return o, true
		}
	}
	return bot.Opinion{}, false
}

// PriorGain compares move m with another move, the parameter than. It returns by how many points
// the game's prior, its quick estimate of gains, rates m higher. The result is negative if m is
// rated lower. It is 0 if the game has no heuristics or one of the moves is not legal.
func (c *Coach) PriorGain(m, than engine.Move) float64 {
	i, k := slices.Index(c.legal, m), slices.Index(c.legal, than)
	if i < 0 || k < 0 || c.weights == nil {
		return 0
	}
	return float64(c.weights[i] - c.weights[k])
}

// BestMoveReason returns the line of the score sheet in which the best move has the greatest
// advantage over the second best. It returns false before the search is finished, or if no line
// makes a clear difference.
func (c *Coach) BestMoveReason() (bot.Difference, bool) {
	why := c.job.why.Load()
	if !c.done || why == nil {
		return bot.Difference{}, false
	}
	for i := range 2 { // the comparison was of the first two before they were arranged
		if c.opinions[i].Move != (*c.received)[i].Move {
			return bot.Difference{}, false
		}
	}
	return *why, true
}

// Verdict is a judgement of how good a move is, compared with the best move.
type Verdict uint8

// The verdicts, from best to worst.
const (
	Unjudged Verdict = iota // the move has not been searched yet
	Best
	Close // the move is practically as good as the best move
	Fair  // the move is a little worse than the best move
	Weak  // the move is much worse than the best move
)

// The largest losses that still get the verdicts Close and Fair. closeLoss and fairLoss are losses
// of expected result (0 to 1). closePoints and fairPoints are losses in points by the prior; they
// apply to moves with few visits.
const (
	closeLoss   = 0.012
	fairLoss    = 0.05
	closePoints = 0.5
	fairPoints  = 2.5
)

// Verdict returns the verdict on a legal move. A move with at least minVisits visits is judged by
// its search result. A move with fewer visits is judged by the game's prior. But if the best move
// has at least minBestVisits visits, a move with fewer than minVisits is judged by both and gets
// the worse verdict, because the search has rejected it. A move that the prior rates clearly lower
// is not equal to the best one, unless it loses nothing of the best play or was planned. No move
// gets a better verdict than one that dominates it, and none that is dominated is called equal to
// the best move: there is a better way to get the same.
//
// An amount, such as a bid, is no worse than the worse of two other amounts between which it is.
func (c *Coach) Verdict(m engine.Move) Verdict {
	if v, known := c.verdicts[m]; known {
		return v
	}
	v := c.verdictAlone(m)
	if c.isAmount != nil && c.isAmount(m) && v != Unjudged {
		v = min(v, max(c.bestAmount(m, -1), c.bestAmount(m, 1)))
	}
	if c.done && c.verdicts != nil {
		c.verdicts[m] = v
	}
	return v
}

// bestAmount returns the best verdict on an amount beyond m, which is an amount, too: on the lower
// ones if step is -1, on the higher ones if it is 1. It is Weak if there is none.
func (c *Coach) bestAmount(m engine.Move, step int) Verdict {
	best := Weak
	for i := slices.Index(c.legal, m) + step; i >= 0 && i < len(c.legal) && c.legal[i].Kind == m.Kind; i += step {
		if v := c.verdictAlone(c.legal[i]); v != Unjudged {
			best = min(best, v)
		}
	}
	return best
}

// verdictAlone returns the verdict on a legal move, without regard to other amounts.
func (c *Coach) verdictAlone(m engine.Move) Verdict {
	v := c.ownVerdict(m)
	for _, over := range c.over[m] {
		if better := c.ownVerdict(over); v != Unjudged && better != Unjudged {
			v = max(v, better, Fair)
		}
	}
	return v
}

// scale returns the factor for the limits of losses at this decision.
func (c *Coach) scale() float64 { return c.scaleAt(c.opinions[0].Result) }

// ownVerdict returns the verdict on a legal move by what is known of this move alone.
func (c *Coach) ownVerdict(m engine.Move) Verdict {
	if len(c.opinions) == 0 {
		return Unjudged
	}
	best := c.opinions[0]
	if c.Equivalent(best.Move, m) {
		return Best
	}
	o, seen := c.OpinionOf(m)
	unsure := noise(best, o)
	searched := verdictOf(best.Result-o.Result, max(closeLoss*c.scale(), unsure), fairLoss*c.scale()+unsure)
	if p, ok := c.pairingWith(best.Move, m); ok {
		searched = max(searched, Fair, verdictOf(p.Loss, closeLoss*c.scale(), fairLoss*c.scale()))
	}
	doubtful := clearPoints // difference in points by the prior from which a move is not equal
	if !isPrecise(best, o) {
		doubtful = closePoints
	}
	if c.scores.dominates(best.Move, m) || !c.isFree(m) && c.PriorGain(best.Move, m) > doubtful {
		searched = max(searched, Fair)
	}
	if c.isSlight(m) {
		searched = min(searched, Fair)
	}
	switch glance := verdictOf(c.PriorGain(best.Move, m), closePoints, fairPoints); {
	case seen && o.Visits >= minVisits:
		return searched
	case c.weights == nil:
		return Unjudged
	case seen && best.Visits >= minBestVisits:
		return max(glance, searched)
	default:
		return glance
	}
}

// isSlight reports whether the game is decided and move m costs less than a point according to the
// prior. Where points count, so little is not much, even if it could decide an even game.
func (c *Coach) isSlight(m engine.Move) bool {
	return c.job != nil && c.job.job != nil && c.Decided() && c.weights != nil &&
		c.PriorGain(c.opinions[0].Move, m) < clearPoints
}

// isFree reports whether the best play of the turn can still be made after move m and is as good
// then, or an earlier search of the turn has planned m: the heuristics don't speak against it.
func (c *Coach) isFree(m engine.Move) bool {
	return c.job != nil && (hasMove(&c.job.free, m) || c.job.job != nil && slices.Index(c.job.planned, m) == 0)
}

// hasMove reports whether move m is in a set, which may not have been stored.
func hasMove(set *atomic.Pointer[map[engine.Move]bool], m engine.Move) bool {
	all := set.Load()
	return all != nil && (*all)[m]
}

// pairingWith returns the comparison, in the same sampled games, by which m is worse than the best
// move, however small the difference in the search. ok is false if there is none.
func (c *Coach) pairingWith(best, m engine.Move) (p pairing, ok bool) {
	if c.job == nil || !c.done {
		return pairing{}, false
	}
	all := c.job.paired.Load()
	if all == nil {
		return pairing{}, false
	}
	i := slices.IndexFunc(*all, func(p pairing) bool {
		return c.Equivalent(p.Best, best) && c.Equivalent(p.Move, m)
	})
	if i < 0 {
		return pairing{}, false
	}
	return (*all)[i], true
}

// noise returns the loss of expected result below which two opinions may differ by chance: the
// standard error of the difference of their results.
func noise(a, b bot.Opinion) float64 { return math.Hypot(a.Error, b.Error) }

// clearLoss is the loss of expected result from which the best move is far better than another one.
const clearLoss = 0.1

// Outstanding reports whether the best move is far better than every other move, and surely so: the
// search has visited the others often enough, or rejected them in favor of the best one while the
// prior rates them much worse, too.
func (c *Coach) Outstanding() bool {
	if len(c.opinions) < 2 {
		return false
	}
	best := c.opinions[0]
	for _, o := range c.opinions[1:] {
		if c.Verdict(o.Move) != Weak ||
			o.Visits >= minVisits && best.Result-o.Result < max(clearLoss*c.scale(), 2*noise(best, o)) {
			return false
		}
	}
	return true
}

// minBestVisits is the minimum number of visits of the best move before the search results of moves
// with few visits count in their verdicts.
const minBestVisits = 2 * minVisits

// verdictOf returns the verdict for a loss: Close up to the limit close, Fair up to the limit fair,
// and Weak above both. All three numbers are in the same unit.
func verdictOf(loss, close, fair float64) Verdict {
	switch {
	case loss <= close:
		return Close
	case loss <= fair:
		return Fair
	}
	return Weak
}

// bestPositions returns the vertices of c.plans to which the moves of Line lead.
func (c *Coach) bestPositions() (all []int) {
	at := 0
	for _, m := range c.Line() {
		to, ok := c.plans.Follow(at, m)
		if !ok {
			break
		}
		all, at = append(all, to), to
	}
	return all
}

// SequenceVerdict returns the verdict on a sequence of moves that are played one after the other;
// the first must be legal now. The loss of the sequence is the sum of what each of its moves loses
// against the best move in the same position. It loses nothing up to a position to which the best
// play leads, too. The result is Unjudged if the search has too few visits along the sequence.
func (c *Coach) SequenceVerdict(moves []engine.Move) Verdict {
	if len(moves) == 0 {
		return Unjudged
	}
	worst := c.Verdict(moves[0])
	if len(moves) == 1 || worst == Weak || worst == Unjudged {
		return worst
	}
	loss, unsure, at, first, best := 0.0, 0.0, 0, c.opinions[0], c.bestPositions()
	if o, ok := c.OpinionOf(moves[0]); ok && o.Move != first.Move {
		loss, unsure = max(0, first.Result-o.Result), noise(first, o)
	}
	for i, m := range moves {
		to, ok := c.plans.Follow(at, m)
		if !ok { // the search has not examined it, or not well enough
			return Unjudged
		}
		if most := c.plans[at].Edges[0].To; i > 0 && to != most {
			usual, own := &c.plans[most], &c.plans[to]
			loss += max(0, usual.Result-own.Result)
			unsure = max(unsure, math.Hypot(usual.Error, own.Error))
			worst = max(worst, Close)
		}
		if at = to; slices.Contains(best, at) { // another way to a position of the best play
			loss, unsure, worst = 0, 0, min(c.Verdict(moves[0]), Close)
		}
	}
	switch {
	case worst == Best:
		return Best
	case loss <= max(closeLoss*c.scale(), unsure):
		return max(worst, Close)
	case loss <= fairLoss*c.scale()+unsure:
		return max(worst, Fair)
	}
	return Weak
}

// A move with at least minVisits visits is a blunder if it loses at least blunderLoss of expected
// result (0 to 1). A move with fewer visits is a blunder if it loses at least blunderPoints points
// by the prior.
const (
	minVisits     = 40
	blunderLoss   = fairLoss
	blunderPoints = fairPoints
)

// Loss describes what a move loses compared with the best move.
type Loss struct {
	Best engine.Move
	// Result and BestResult are the expected results, from 0 to 1, of the move and of the best
	// move. Result is -1 if the move has too few visits.
	Result, BestResult float64
	Points             float64 // how many points lower the prior (estimated gain) rates the move than the best move
}

// Blunder returns what move m loses compared with the best move, and whether that is a blunder: a
// loss that can't be put right any more later in the turn. The second result is false before the
// search is finished.
func (c *Coach) Blunder(m engine.Move) (Loss, bool) {
	if !c.done || len(c.opinions) < 1 || c.Equivalent(c.opinions[0].Move, m) {
		return Loss{}, false
	}
	l, bad := c.loss(m)
	return l, bad && c.isFinal(m)
}

// SequenceBlunder finds the first move of a sequence that is a blunder. The moves are played one
// after the other; the first must be legal now. It returns the index of that move and what the move
// loses compared with the best move in its position. The last result is false if there is none, or
// if the search has too few visits along the sequence. After the first move, the caller must check
// that the best move is not possible any more later in the turn.
func (c *Coach) SequenceBlunder(moves []engine.Move) (at int, l Loss, bad bool) {
	if !c.done || len(moves) == 0 {
		return 0, Loss{}, false
	}
	if l, bad := c.Blunder(moves[0]); bad {
		return 0, l, true
	}
	if v := c.SequenceVerdict(moves); v != Weak && v != Unjudged {
		return 0, Loss{}, false // another way to a position that is nearly as good
	}
	from := 0
	for i, m := range moves {
		to, ok := c.plans.Follow(from, m)
		if !ok {
			break
		}
		most := c.plans[from].Edges[0]
		best, own := &c.plans[most.To], &c.plans[to]
		if i > 0 && own.Visits >= minVisits && best.Visits >= minVisits &&
			best.Result-own.Result >= blunderLoss*c.scale()+math.Hypot(best.Error, own.Error) {
			return i, Loss{Best: most.Move, Result: own.Result, BestResult: best.Result}, true
		}
		from = to
	}
	return 0, Loss{}, false
}

// isFinal reports whether what move m loses is lost permanently: the turn does not go on after it,
// or the loss has been checked, see lossChecks, or that of a move of the same kind that is better
// by the search and by the prior, such as a lower bid.
func (c *Coach) isFinal(m engine.Move) bool {
	if c.goesOn == nil || !c.goesOn(m) {
		return true
	}
	checked := c.job.confirmed.Load()
	if checked == nil {
		return false
	}
	for x := range *checked {
		if c.Equivalent(x, m) || x.Kind == m.Kind && c.isBetterBlunder(x, m) {
			return true
		}
	}
	return false
}

// isBetterBlunder reports whether move x, whose loss has been checked, is a blunder, and move m is
// no better than x by the search and by the prior.
func (c *Coach) isBetterBlunder(x, m engine.Move) bool {
	o, ok := c.OpinionOf(m)
	than, known := c.OpinionOf(x)
	if !ok || !known || o.Visits < minVisits || o.Result > than.Result || c.PriorGain(x, m) < 0 {
		return false
	}
	_, bad := c.loss(x)
	return bad
}

// loss returns what move m loses compared with the best move, and whether that is much, according
// to the search or, without enough visits, to the prior.
func (c *Coach) loss(m engine.Move) (Loss, bool) {
	best := c.opinions[0]
	l := Loss{Best: best.Move, Result: -1, BestResult: best.Result, Points: c.PriorGain(best.Move, m)}
	if o, ok := c.OpinionOf(m); ok && o.Visits >= minVisits {
		l.Result = o.Result
		return l, best.Result-o.Result >= blunderLoss*c.scale()+noise(best, o) && !c.isSlight(m)
	}
	return l, l.Points >= blunderPoints
}
