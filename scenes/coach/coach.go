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
	level := fmt.Sprintf("%s:iterations=%d:solve=%d:each=%d:finale=1", botLevel,
		int(iterations/searches/engine.BudgetOf(s)), solverRuns, rootVisits/searches)
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
	amounts  map[engine.Move]int     // amounts of moves that are not listed in their order, see newAmounts
	verdicts map[engine.Move]Verdict // verdicts on legal moves that are known, kept when the search is done
	before   map[engine.Move]Verdict // verdicts of an earlier search of the turn, see steady
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
	lossWhy    atomic.Pointer[[]lossReason]         // what explains these losses best
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
	// Verdicts has the verdicts on moves at the decision before, if that was in the same turn,
	// nothing was revealed since, and what was played was good. Otherwise it is nil.
	Verdicts map[engine.Move]Verdict
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
	c := &Coach{isPass: isPass, isAmount: isAmount, before: before.Verdicts}
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
	c.over, c.amounts = newDominators(copied, m.Legal(), equivalent), newAmounts(copied, m.Legal())
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
func (c *choices) PriorGain(m, than engine.Move) float64 {
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
