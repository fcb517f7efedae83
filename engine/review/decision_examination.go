package review

import (
	"fmt"
	"slices"

	"gulch/engine"
	"gulch/engine/bot"
	"gulch/engine/match"
	"gulch/engine/solve"
)

// Parameters of an examination.
//
// A decision is judged only by what the seat could know, never by what happened later, and by the
// best that could still be made of the turn after it: a move that leaves the better move open is no
// mistake. It is a mistake if four checks agree. A search finds a move that looks better. Paired
// samples (bot.Duel) confirm it: they compare the best play of the turn with each way in which the
// played move could still be followed. A longer search of the position confirms it. And a search
// that divides its visits equally between the two moves confirms it. The last check is needed
// because samples continue with the rollout policy, which may not know how to use a move, and
// because a search hardly visits a move that begins badly. In an endgame that can be solved, the
// solution is used instead of these checks.
//
// What the coach said about a decision at the table ([match.Advice]) is kept to: a move that it
// praised loses nothing, and otherwise its best move is the one that the played move is compared
// with.
const (
	studyBudget   = 300_000 // iterations of the first searches, shared by all decisions of the seat
	studyLeast    = 500     // minimum iterations of the first search; studyMost is the maximum
	studyMost     = 3_000
	studySolves   = 40_000 // maximum number of runs of the solver (see package solve) for a decision in an endgame
	longBudget    = 5_000  // iterations of the longer search
	pairBudget    = 4_000  // iterations of the search that visits the played move and the best move equally often
	fewSamples    = 160    // number of paired samples after which a decision that shows no loss is not examined further
	manySamples   = 800    // maximum number of paired samples of two lines
	clearSamples  = 300    // number of paired samples after which a clear loss is not examined further
	equalSamples  = 240    // number of paired samples that decide whether another move is as good as the best one
	maxEqualMoves = 3      // maximum number of moves that are compared with the best one
	minLoss       = 0.03   // minimum loss of the chance to win at which a decision is a mistake
	// a decision is a mistake only if the lower end of the confidence interval of its loss (of the
	// chance to win) is at least this
	minSureLoss = 0.01
	// minimum loss, according to each of the two later searches, at which a decision is a mistake
	minSearchLoss = 0.03
	equalLoss     = 0.01 // a move that loses less than this, compared with the best one, counts as equally good
	// minVisits is the number of visits that a search must exceed for a move before its result for
	// the move is used
	minVisits = 12
	// half widths of a 95 % and a 99 % confidence interval, in standard errors
	z95 = 1.96
	z99 = 2.58
)

// turnForecaster is a bot that estimates the results of all seats. It judges a move by the best
// that can still be made of the turn after it.
type turnForecaster interface {
	bot.Forecaster
	bot.TurnJudge
}

// pairSearcher is a bot that compares two moves by the best that can still be made of the turn
// after each of them.
type pairSearcher interface {
	bot.Searcher
	bot.TurnJudge
}

// examination examines decisions of a game, one after another. Reviews and studies share it, so
// that both have the same answer about a decision. It works in steps like a bot.Thinker.
type examination struct {
	replay     *match.Replay
	search     turnForecaster // first search, of all decisions
	longSearch bot.TurnJudge  // longer search, where a mistake is suspected
	pairSearch pairSearcher   // search that compares the two moves of a mistake that is still suspected
	duel       *bot.Duel
	chart      *chart // chart of the game's chances, from which the chances of a mistake are taken

	at      int
	played  match.Step
	task    task
	begun   bool
	act     []engine.Move   // the played move, and the moves that complete its act, see ActOf
	advised engine.Move     // move that the coach advised at the table, the zero Move if none
	line    []engine.Move   // best play of the turn
	ways    [][]engine.Move // the ways in which the turn could go on after the played move
	way     int             // index in ways of the one being compared
	least   float64         // smallest loss of the ways that have been compared
	others  [][]engine.Move // lines to be compared with the best one, each beginning with another move
	verdict verdict
}

// verdict is the result of an examination.
type verdict struct {
	chance    float64 // chance of the seat to win before the decision, 0 to 1
	loss      float64 // loss of that chance by the decision
	isMistake bool
	mistake   Mistake // only if isMistake is set
}

// task is a stage in the examination of a decision.
type task uint8

const (
	taskSearch      task = iota // first search of the decision
	taskFewSamples              // paired samples of the best play and of the ways after the played move
	taskLongSearch              // longer search of the position
	taskNextSearch              // as long a search of the position after the played move, if the turn goes on
	taskManySamples             // more paired samples
	taskPairSearch              // search with equal visits for the best and the played move
	taskEqualMoves              // paired samples of the best move and of others that may be as good
	taskJudged
)

var tasks = [...]func(x *examination){
	taskSearch: (*examination).searchStep, taskFewSamples: (*examination).fewSamplesStep,
	taskLongSearch: (*examination).longSearchStep, taskNextSearch: (*examination).nextSearchStep,
	taskManySamples: (*examination).manySamplesStep,
	taskPairSearch:  (*examination).pairSearchStep, taskEqualMoves: (*examination).equalMovesStep,
}

// newExamination returns an examination for the decisions of one seat in the game of replay r.
// decisions is the number of that seat's decisions: the more it has, the fewer search iterations
// each of them gets. c is the chart of the game's chances.
func newExamination(r *match.Replay, decisions int, c *chart) (*examination, error) {
	iterations := min(max(studyBudget/max(decisions, 1), studyLeast), studyMost)
	x := &examination{replay: r, duel: bot.NewDuel(seed), chart: c}
	for i, spec := range []string{
		fmt.Sprintf("hard:iterations=%d:solve=%d", iterations, studySolves),
		fmt.Sprintf("hard:iterations=%d", longBudget), fmt.Sprintf("hard:iterations=%d", pairBudget),
	} {
		mind, err := bot.New(spec, seed+uint64(i))
		if err != nil {
			return nil, err
		}
		switch i {
		case 0:
			x.search = mind.(turnForecaster)
		case 1:
			x.longSearch = mind.(bot.TurnJudge)
		default:
			x.pairSearch = mind.(pairSearcher)
		}
	}
	return x, nil
}

// begin starts the examination of a decision; at is its index. The replay must be at the position
// before that decision.
func (x *examination) begin(at int) {
	x.at, x.played, x.verdict = at, x.replay.Steps()[at], verdict{}
	x.act = x.act[:0]
	_, to := ActOf(x.replay, at)
	for _, step := range x.replay.Steps()[at:to] {
		x.act = append(x.act, step.Move)
	}
	x.advised = advisedMove(x.replay.State(), x.played)
	x.setTask(taskSearch)
}

// step does one unit of work, and reports whether the decision is judged.
func (x *examination) step() bool {
	if x.task != taskJudged {
		tasks[x.task](x)
	}
	return x.task == taskJudged
}

// progress returns the fraction of the work that is done, from 0 to 1.
func (x *examination) progress() float64 {
	if x.task == taskSearch {
		if !x.begun {
			return 0
		}
		return 0.4 * x.search.Progress()
	}
	return 0.4 + 0.08*float64(x.task)
}

// setTask continues the examination with another task.
func (x *examination) setTask(to task) {
	x.task, x.begun, x.way = to, false, 0
	x.least = 1
}

// end ends the examination of the current decision. loss is how much the decision reduced the
// chance to win.
func (x *examination) end(loss float64) {
	x.verdict.loss = max(0, loss)
	x.task = taskJudged
}

func (x *examination) searchStep() {
	state := x.replay.State()
	if !x.begun {
		x.search.Begin(state)
		x.begun = true
	}
	if !x.search.Step(1) {
		return
	}
	x.verdict.chance = x.search.Forecast(nil)[x.played.Seat]
	if x.played.Advice.Praises() || x.best(x.search) == x.played.Move {
		x.end(0)
		return
	}
	if a, ok := solved(x.search); ok {
		x.judgeSolved(a)
		return
	}
	if x.follow(x.search) {
		x.end(0)
		return
	}
	x.setTask(taskFewSamples)
}

// advisedMove returns the move that the coach advised before a decision in position s, the zero
// Move if none.
func advisedMove(s engine.State, decision match.Step) engine.Move {
	if !decision.Advice.Given() {
		return engine.Move{}
	}
	m, err := s.Parse(decision.Advice.Best)
	if err != nil || !slices.Contains(s.Moves(nil), m) {
		return engine.Move{}
	}
	return m
}

// advisedOr returns the move with which a played move is compared: the one that the coach advised,
// or else best, the best one of a search, if the coach advised the zero Move.
func advisedOr(best, advised engine.Move) engine.Move {
	if advised.Kind != 0 {
		return advised
	}
	return best
}

// best returns the move with which the played move is compared, given a search of the decision.
func (x *examination) best(mind bot.Thinker) engine.Move { return advisedOr(mind.Best(), x.advised) }

// follow takes the best play of the turn from a search, and determines the ways in which the turn
// could go on after the played move. equal is set if the played move loses nothing, because it only
// changes the order of moves.
func (x *examination) follow(mind bot.TurnJudge) (equal bool) {
	played := x.played.Move
	x.line = completeAct(x.replay.State(), mind.Line(x.best(mind)))
	rest := restOfTurn(x.replay, x.at)
	if n := len(x.act); n > 1 { // the act is judged by where it ends
		x.ways = append(x.ways[:0], rest)
		return len(x.line) >= n && slices.Equal(x.line[:n], x.act)
	}
	after, whole, same := bot.StillOpen(x.replay.State(), played, x.line, rest[1:]...)
	x.ways = x.ways[:0]
	if whole {
		x.ways = append(x.ways, after)
	}
	if len(rest) > 1 {
		x.ways = append(x.ways, rest)
	} else if line := mind.Line(played); !whole && len(line) > 1 {
		x.ways = append(x.ways, line)
	}
	if len(x.ways) == 0 {
		x.ways = append(x.ways, []engine.Move{played})
	}
	return same
}

// restOfTurn returns the recorded moves of a seat from one decision to the end of its turn, or up
// to and including the first move that reveals something. at is the index of the decision. The
// moves end there because a later move may use what the seat has learned.
func restOfTurn(r *match.Replay, at int) (all []engine.Move) {
	for _, step := range r.Steps()[at:] {
		if step.Seat != r.Steps()[at].Seat {
			break
		}
		all = append(all, step.Move)
		if slices.ContainsFunc(step.Events, func(e engine.Event) bool { return e.Reveals }) {
			break
		}
	}
	return all
}

// judgeSolved ends the examination of a decision whose position was solved. It uses the solution a
// instead of samples.
func (x *examination) judgeSolved(a solve.Answer) {
	best, played := a.Values[a.Best()], a.Of(x.played.Move)
	if x.advised.Kind != 0 {
		best = a.Of(x.advised)
	}
	loss := best.Likely - played.Likely
	if loss >= minLoss {
		m := Mistake{At: x.at, Seat: x.played.Seat, Played: x.played.Text, BestChance: best.Likely,
			PlayedChance: played.Likely}
		m.Good = []string{x.replay.State().Notation(best.Move)}
		for _, v := range a.Values {
			if v.Move != best.Move && best.Likely-v.Likely < equalLoss {
				m.Good = append(m.Good, x.replay.State().Notation(v.Move))
			}
		}
		x.report(m)
	}
	x.end(loss)
}

// solved returns the solution of the position at which a bot has just decided. It returns false if
// the bot did not solve it.
func solved(mind bot.Thinker) (solve.Answer, bool) {
	if s, ok := mind.(bot.Solver); ok {
		return s.Solved()
	}
	return solve.Answer{}, false
}

// compare adds a pair of samples to the comparison of the best play with another line. samples is
// the maximum number of pairs. done is true when all of them have been played, or when those played
// so far clearly show a loss or none. nothing is true if they show that there is no loss large
// enough for a mistake.
func (x *examination) compare(other []engine.Move, samples int) (done, nothing bool) {
	if !x.begun {
		x.duel.BeginLines(x.replay.State(), x.line, other, samples)
		x.begun = true
	}
	done = x.duel.Step(1)
	mean, wrong := x.duel.Lead()
	nothing = (done || x.duel.Spent() >= fewSamples) && mean+z95*wrong < minLoss
	clear := x.duel.Spent() >= clearSamples && mean-z99*wrong > minLoss
	return done || nothing || clear, nothing
}

// fewSamplesStep compares the best play with each way in which the turn could go on after the
// played move (x.ways), by a few samples each. It stops at the first way that shows no loss.
func (x *examination) fewSamplesStep() {
	done, nothing := x.compare(x.ways[x.way], fewSamples)
	if !done {
		return
	}
	mean, wrong := x.duel.Lead()
	x.least = min(x.least, mean)
	x.begun = false
	if x.way++; nothing && mean < z95*wrong {
		x.end(0) // within the noise of the samples, so the moves are equal
	} else if nothing {
		x.end(mean)
	} else if x.way == len(x.ways) {
		x.verdict.loss = x.least
		x.setTask(taskLongSearch)
	}
}

// longSearchStep continues the longer search. When the search is done and chooses the played move,
// or rates it nearly as high as the best one, the decision is no mistake.
func (x *examination) longSearchStep() {
	if !x.begun {
		x.longSearch.Begin(x.replay.State())
		x.begun = true
	}
	if !x.longSearch.Step(1) {
		return
	}
	opinions := x.longSearch.TurnOpinions(nil)
	played, best := opinionOf(opinions, x.played.Move), opinionOf(opinions, x.best(x.longSearch))
	if x.longSearch.Best() == x.played.Move || played.Visits > minVisits && best.Visits > minVisits &&
		best.Result-played.Result < minSearchLoss {
		x.end(min(x.verdict.loss, minSureLoss))
		return
	}
	if x.follow(x.longSearch) {
		x.end(0)
		return
	}
	x.findEqualMoves(opinions)
	x.setTask(taskNextSearch)
}

// nextSearchStep searches the position after the played act, if the turn goes on there, and adds
// the best play from there to the ways in which the turn could go on (x.ways). So a loss belongs to
// the last move before which it could still be avoided, and is found only once in a turn.
func (x *examination) nextSearchStep() {
	if !x.begun {
		next, open := x.replay.State(), true
		for i := 0; i < len(x.act) && open; i++ {
			next, open = bot.After(next, x.act[i])
		}
		if !open {
			x.setTask(taskManySamples)
			return
		}
		x.longSearch.Begin(next)
		x.begun = true
	}
	if x.longSearch.Step(1) {
		line := x.longSearch.Line(x.longSearch.Best())
		x.ways = slices.Insert(x.ways, 0, append(slices.Clone(x.act), line...))
		x.setTask(taskManySamples)
	}
}

// findEqualMoves selects moves that may be as good as the best one for comparison (x.others): moves
// that reach the position of the best play in another order, and those that the longer search rates
// nearly as high. opinions is the result of the longer search, best move first.
func (x *examination) findEqualMoves(opinions []bot.Opinion) {
	x.others = x.others[:0]
	for _, o := range opinions {
		if o.Move == x.line[0] || o.Move == x.played.Move || len(x.others) == maxEqualMoves {
			continue
		}
		after, whole, same := bot.StillOpen(x.replay.State(), o.Move, x.line)
		switch {
		case same:
			x.others = append(x.others, after)
		case o.Visits <= minVisits || opinionOf(opinions, x.line[0]).Result-o.Result >= 2*equalLoss:
		case whole:
			x.others = append(x.others, after)
		default:
			x.others = append(x.others, x.longSearch.Line(o.Move))
		}
	}
}

// report stores a mistake with the chances of the chart. A decision that loses too little there is
// none.
func (x *examination) report(m Mistake) {
	x.chart.adjust(&m, x.verdict.chance)
	x.verdict.mistake, x.verdict.isMistake = m, m.Cost() >= minLoss
}

func opinionOf(all []bot.Opinion, m engine.Move) bot.Opinion {
	if i := slices.IndexFunc(all, func(o bot.Opinion) bool { return o.Move == m }); i >= 0 {
		return all[i]
	}
	return bot.Opinion{}
}

// manySamplesStep compares the best play with each way in which the turn could go on after the
// played move (x.ways), by many samples each. It stops at the first way that shows no clear loss.
// The mistake is described by the way that loses least.
func (x *examination) manySamplesStep() {
	done, nothing := x.compare(x.ways[x.way], manySamples)
	if !done {
		return
	}
	mean, wrong := x.duel.Lead()
	if nothing || mean < minLoss || mean-z95*wrong < minSureLoss {
		x.end(min(mean, minSureLoss))
		return
	}
	if mean < x.least {
		x.least = mean
		x.verdict.mistake = x.describe(z95 * wrong)
	}
	x.begun = false
	if x.way++; x.way == len(x.ways) {
		x.setTask(taskPairSearch)
	}
}

// describe returns the mistake that the finished comparison of x.duel shows. margin is the half
// width of the 95 % confidence interval of its loss.
func (x *examination) describe(margin float64) Mistake {
	state := x.replay.State()
	had, left := x.duel.Results()
	m := Mistake{
		At: x.at, Seat: x.played.Seat, Played: x.played.Text, Good: []string{state.Notation(x.line[0])},
		Line: lineText(state, x.line), BestChance: had, PlayedChance: left, Margin: margin,
	}
	if why, ok := x.duel.Difference(); ok {
		m.Why = &why
	}
	return m
}

// pairSearchStep continues the search that visits the best and the played move equally often. If it
// does not confirm the mistake, the loss is not sure, and counts as a small one.
func (x *examination) pairSearchStep() {
	if !x.begun {
		x.pairSearch.BeginComparison(x.replay.State(), x.line[0], x.played.Move)
		x.begun = true
	}
	if !x.pairSearch.Step(1) {
		return
	}
	opinions := x.pairSearch.TurnOpinions(nil)
	m := &x.verdict.mistake
	loss := opinionOf(opinions, x.line[0]).Result - opinionOf(opinions, x.played.Move).Result
	if loss < minSearchLoss {
		x.end(min(m.Cost(), minSureLoss))
		return
	}
	if loss < m.Cost() { // the samples continue by a weaker policy, which may exaggerate a loss
		m.PlayedChance = m.BestChance - loss
	}
	x.setTask(taskEqualMoves)
}

// equalMovesStep continues to look for moves that are as good as the best one. After the last of
// them, it ends the examination of the decision.
func (x *examination) equalMovesStep() {
	m := &x.verdict.mistake
	if x.way == len(x.others) {
		x.end(m.Cost())
		x.report(*m)
		return
	}
	other := x.others[x.way]
	if !x.begun {
		x.duel.BeginLines(x.replay.State(), x.line, other, equalSamples)
		x.begun = true
	}
	if !x.duel.Step(1) {
		return
	}
	if mean, _ := x.duel.Lead(); mean < equalLoss {
		m.Good = append(m.Good, x.replay.State().Notation(other[0]))
	}
	x.way++
	x.begun = false
}
