// Package coach looks over a player's shoulder: what a strong bot thinks of the legal moves while a person decides, and
// whether a move would be a blunder. It works beside the picture and knows no screen.
//
// Like every bot it sees a position only through a copy that was determinized for the seat to move.
package coach

import (
	"cmp"
	"math/rand/v2"
	"slices"
	"sync/atomic"

	"gulch/engine"
	"gulch/engine/bot"
	"gulch/engine/match"
	"gulch/scenes/thought"
	"gulch/scenes/work"
)

// botLevel is who thinks, and slicedBotLevel is who does where jobs are sliced: there all the iterations of hard take up to ten
// seconds, longer than anybody waits for a hint; the last doublings gain little (package bot says how much).
const (
	botLevel       = "hard"
	slicedBotLevel = "hard:iterations=2500"
)

// reportInterval is how many iterations pass between two looks at what the search has come to.
const reportInterval = 400

// Coach is the thought about one decision.
type Coach struct {
	job        *remoteJob
	work       *work.Worker
	done       bool
	opinions   []bot.Opinion
	plans      []bot.Plan
	equivalent map[engine.Move]int // number of the first legal move that is the same to a player
	legal      []engine.Move
	weights    []float32 // of legal, nil where the game has no guide
}

// job is a search that lets what it has come to be read while it goes on, and then a duel between its two best moves, which says
// what makes the difference.
type job struct {
	search     bot.Thinker
	state      engine.State // as the seat to move may know it
	duel       *bot.Duel    // nil until the search is done
	reportedAt int
	equivalent map[engine.Move]int
	opinions   atomic.Pointer[[]bot.Opinion]
	plans      atomic.Pointer[[]bot.Plan]
	why        atomic.Pointer[bot.Difference]
}

// duelSamples is how many samples tell what makes the difference between two moves.
const duelSamples = 80

// Step is that of work.Job.
func (j *job) Step(n int) bool {
	if j.duel != nil {
		return j.stepDuel(n)
	}
	done := j.search.Step(n)
	if at := j.search.Iterations(); done || at-j.reportedAt >= reportInterval {
		j.reportedAt = at
		if p, ok := j.search.(bot.Planner); ok {
			plans := p.Plans(minVisits)
			j.plans.Store(&plans)
		}
		seen := j.mergeEquivalent(j.search.Opinions(nil))
		j.opinions.Store(&seen)
	}
	if seen := j.opinions.Load(); done && len(*seen) > 1 {
		j.duel = bot.NewDuel(uint64(len(*seen)))
		j.duel.Begin(j.state, (*seen)[0].Move, (*seen)[1].Move, duelSamples)
		return false
	}
	return done
}

// mergeEquivalent makes one opinion of those about moves that are the same to a player, best first.
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
		}
		x.Visits, x.Share = x.Visits+o.Visits, x.Share+o.Share
	}
	slices.SortStableFunc(out, func(a, b bot.Opinion) int { return cmp.Compare(b.Share, a.Share) })
	return out
}

// stepDuel goes on with the duel.
func (j *job) stepDuel(n int) bool {
	if !j.duel.Step(max(1, n/4)) {
		return false
	}
	if why, ok := j.duel.Difference(); ok {
		j.why.Store(&why)
	}
	return true
}

// Progress is that of work.Job.
func (j *job) Progress() float64 { return j.search.Progress() }

// Think begins to think about the decision that a match waits for. game is the match's own. name says moves in words: those that
// are called alike, such as playing either of two equal cards, are one move to the coach.
func Think(game engine.Game, m *match.Match, name func(engine.Move) string) (*Coach, error) {
	who := botLevel
	if work.Sliced {
		who = slicedBotLevel // unless the job is told
	}
	copied, err := game.New(len(m.Setup().Seats), m.Setup().Options, m.Setup().Seed)
	if err != nil {
		return nil, err
	}
	m.State().CopyTo(copied)
	c := &Coach{legal: slices.Clone(m.Legal()), equivalent: map[engine.Move]int{}}
	named := map[string]int{}
	alike := make([]int, len(c.legal))
	for i, m := range c.legal {
		at, ok := named[name(m)]
		if !ok {
			at = i
			named[name(m)] = i
		}
		alike[i], c.equivalent[m] = at, at
	}
	c.job = &remoteJob{question: thought.Question{Game: m.Info().ID, Bot: botLevel, Seed: m.BotSeed(), Alike: alike}, position: m.State()}
	if c.job.job, err = newJob(who, m.BotSeed(), copied, c.equivalent); err != nil {
		return nil, err
	}
	if g, ok := copied.(engine.Guide); ok {
		c.weights = g.Prior(c.legal, nil)
	}
	c.work = work.Start(c.job)
	return c, nil
}

// newJob begins to think about a position, which is the job's own from now on and keeps nothing that the seat to move may
// not know.
func newJob(who string, seed uint64, position engine.State, alike map[engine.Move]int) (*job, error) {
	mind, err := bot.New(who, seed)
	if err != nil {
		return nil, err
	}
	mind.Begin(position)
	position.Determinize(position.Turn(), rand.New(rand.NewPCG(seed, 1)))
	return &job{search: mind, state: position, equivalent: alike}, nil
}

// Step follows the work; it is called once a tick and reports whether the opinions have changed.
func (c *Coach) Step() (changed bool) {
	if c.done {
		return false
	}
	c.done = c.work.Step()
	if seen := c.job.opinions.Load(); seen != nil && (len(c.opinions) == 0 || &(*seen)[0] != &c.opinions[0]) {
		c.opinions = *seen
		if plans := c.job.plans.Load(); plans != nil {
			c.plans = *plans
		}
		return true
	}
	return c.done
}

// Done reports whether the thought is complete.
func (c *Coach) Done() bool { return c.done }

// Cancel gives the thought up.
func (c *Coach) Cancel() { c.work.Cancel() }

// Opinions are what it thinks so far, best first. Moves that it has not looked at are missing. Do not change it.
func (c *Coach) Opinions() []bot.Opinion { return c.opinions }

// Ranked are the opinions in the order of their verdicts, of equal ones first what the search has looked at most.
func (c *Coach) Ranked() []bot.Opinion {
	all := slices.Clone(c.opinions)
	slices.SortStableFunc(all, func(a, b bot.Opinion) int { return cmp.Compare(c.Verdict(a.Move), c.Verdict(b.Move)) })
	return all
}

// isEquivalent reports whether two moves are one to a player.
func (c *Coach) isEquivalent(a, b engine.Move) bool {
	i, ok := c.equivalent[a]
	k, known := c.equivalent[b]
	return a == b || ok && known && i == k
}

// Of returns what it thinks of a move, false if it has not looked at it.
func (c *Coach) Of(m engine.Move) (bot.Opinion, bool) {
	for _, o := range c.opinions {
		if c.isEquivalent(o.Move, m) {
			return o, true
		}
	}
	return bot.Opinion{}, false
}

// Gain returns by how many points a move looks better than another at one glance; 0 where the game gives no weights.
func (c *Coach) Gain(m, than engine.Move) float64 {
	i, k := slices.Index(c.legal, m), slices.Index(c.legal, than)
	if i < 0 || k < 0 || c.weights == nil {
		return 0
	}
	return float64(c.weights[i] - c.weights[k])
}

// Why returns what speaks for the best move against the next one, in the terms of the score sheet; false before the thought is
// complete, and where no line of the sheet makes the difference.
func (c *Coach) Why() (bot.Difference, bool) {
	if why := c.job.why.Load(); c.done && why != nil {
		return *why, true
	}
	return bot.Difference{}, false
}

// Verdict is how good a move is beside the best one, as a good player would put it.
type Verdict uint8

// The verdicts.
const (
	Unjudged Verdict = iota // nothing is known of it yet
	Best
	Close // as good as makes no difference
	Fair  // a little worse
	Weak  // much worse
)

// How much of the expected result a move may give away for each verdict, and, for moves that the search hardly looked at,
// how many points at one glance.
const (
	closeLoss   = 0.012
	fairLoss    = 0.04
	closePoints = 0.5
	fairPoints  = 2.0
)

// Verdict returns how good a legal move is. One that the search hardly looked at is judged at one glance, and is no better than
// the little that the search saw of it, once that has found something to look at instead: what was passed over is not as good.
func (c *Coach) Verdict(m engine.Move) Verdict {
	if len(c.opinions) == 0 {
		return Unjudged
	}
	best := c.opinions[0]
	if c.isEquivalent(best.Move, m) {
		return Best
	}
	o, seen := c.Of(m)
	searched := verdictOf(best.Result-o.Result, closeLoss, fairLoss)
	switch glance := verdictOf(c.Gain(best.Move, m), closePoints, fairPoints); {
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

// minBestVisits is how often the search must have looked at its best move for what it saw of others to count.
const minBestVisits = 2 * minVisits

// verdictOf is the verdict on a move that gives so much away, by what the verdicts allow.
func verdictOf(loss, close, fair float64) Verdict {
	switch {
	case loss <= close:
		return Close
	case loss <= fair:
		return Fair
	}
	return Weak
}

// Leads returns how good it is to make some moves one after the other, of which the first is legal now: a press of several moves
// is as good as where it leads. What is lost at each of them against the best move there adds up. Unjudged is what the search
// has not looked at often enough.
func (c *Coach) Leads(moves []engine.Move) Verdict {
	if len(moves) == 0 {
		return Unjudged
	}
	worst := c.Verdict(moves[0])
	if len(moves) == 1 || worst == Weak || worst == Unjudged {
		return worst
	}
	loss, plans, first := 0.0, c.plans, c.opinions[0]
	if o, ok := c.Of(moves[0]); ok {
		loss = max(0, first.Result-o.Result)
	}
	for i, m := range moves {
		at := slices.IndexFunc(plans, func(p bot.Plan) bool { return p.Move == m })
		switch {
		case i > 0 && (len(plans) == 0 || at < 0 && plans[0].Visits < minRejectVisits):
			return Unjudged
		case at < 0 && i > 0:
			return Weak // the search has passed it over for another
		case at < 0:
			return Unjudged
		case i > 0 && at > 0:
			loss += max(0, plans[0].Result-plans[at].Result)
			worst = max(worst, Close)
		}
		plans = plans[at].After
	}
	switch {
	case worst == Best:
		return Best
	case loss <= closeLoss:
		return max(worst, Close)
	case loss <= fairLoss:
		return max(worst, Fair)
	}
	return Weak
}

// minRejectVisits is how often the search must have looked at the best move of a position to have passed over what it hardly looked at.
const minRejectVisits = 4 * minVisits

// What makes a blunder: a loss of expected result that the search is sure of, or, for a move that it hardly looked at,
// of points at one glance.
const (
	minVisits     = 40
	blunderLoss   = 0.06
	blunderPoints = 3.5
)

// Loss is what a blunder would cost.
type Loss struct {
	Best engine.Move
	// Have and Could are the expected results of the move and of the best one; Have is negative where the search has
	// hardly looked at the move.
	Have, Could float64
	Points      float64 // by how many points it looks worse at one glance
}

// Blunder reports whether a move would be a blunder, and what it would cost. Before the thought is complete nothing is
// one.
func (c *Coach) Blunder(m engine.Move) (Loss, bool) {
	if !c.done || len(c.opinions) < 1 || c.isEquivalent(c.opinions[0].Move, m) {
		return Loss{}, false
	}
	best := c.opinions[0]
	l := Loss{Best: best.Move, Have: -1, Could: best.Result, Points: c.Gain(best.Move, m)}
	if o, ok := c.Of(m); ok && o.Visits >= minVisits {
		l.Have = o.Result
		return l, best.Result-o.Result >= blunderLoss
	}
	return l, l.Points >= blunderPoints
}
