package review

import (
	"fmt"
	"slices"

	"gulch/engine"
	"gulch/engine/bot"
	"gulch/engine/match"
	"gulch/engine/solve"
)

// Parameters of a study, which examines all decisions of one seat.
//
// A decision is judged only by what the seat could know, never by what happened later. It is a
// mistake if four checks agree. A search over all decisions finds a move that looks better. Paired
// samples (bot.Duel) confirm it. A longer search of the position confirms it. And a search that
// divides its visits equally between the two moves confirms it. The last check is needed because
// samples continue with the rollout policy, which may not know how to use a move, and because a
// search hardly visits a move that begins badly. In an endgame that can be solved, the solution is
// used instead of these checks.
//
// Before the fourth check existed, 4 of the 97 mistakes found in games of the levels easy and
// medium were not confirmed by a search with ten times the budget; three of these were in Boomtown.
// According to the samples, these mistakes cost 4 to 18 %, with a confidence interval of about 1 %,
// and the longer search had visited the played move 9 to 64 times of 10,000. With the fourth check,
// all 70 mistakes in such games were confirmed [94.8, 100.0]. On the other hand, about a fifth of
// the mistakes that ten times the budget confirms are no longer reported. The mistakes in
// mistakes.csv were counted before the fourth check existed.
const (
	studyBudget   = 300_000 // search iterations, shared by all decisions of the seat
	studyLeast    = 500     // minimum search iterations per decision; studyMost is the maximum
	studyMost     = 5_000
	studySolves   = 40_000 // maximum number of runs of the solver (see package solve) for a decision in an endgame
	longBudget    = 20_000 // iterations of the longer search, twice those of the level hard
	pairBudget    = 10_000 // iterations of the search that visits the played move and the best move equally often
	fewSamples    = 300    // number of paired samples after which a decision that shows no loss is not examined further
	manySamples   = 1_600  // maximum number of paired samples of a decision
	equalSamples  = 500    // number of paired samples that decide whether another move is as good as the best one
	maxEqualMoves = 4      // maximum number of moves that are compared with the best one
	minLoss       = 0.03   // minimum loss of the chance to win at which a decision is a mistake
	// minimum of the lower end of the confidence interval of the loss, at which a decision is a
	// mistake
	minSureLoss = 0.01
	// minimum loss, according to each of the two later searches, at which a decision is a mistake
	minSearchLoss = 0.03
	equalLoss     = 0.01 // a move that loses less than this, compared with the best one, counts as equally good
	// number of samples for the evaluation before, and again after, each event of chance
	luckSamples = 48
	z95         = 1.96 // half width of a 95 % confidence interval, in standard errors
)

// Mistake is a decision for which a study has found a clearly better move.
type Mistake struct {
	At     int         `json:"at"` // index of the position before the decision, as in [TurningPoint]
	Seat   engine.Seat `json:"seat"`
	Played string      `json:"played"`
	// Good are the moves that are accepted as solutions, the best one first. Their chances to win
	// are at most 0.01 below that of the best move. All moves are in the game's notation.
	Good         []string `json:"good"`
	BestChance   float64  `json:"had"`  // chance of the seat to win after the best move, 0 to 1
	PlayedChance float64  `json:"left"` // chance of the seat to win after the move that was played, 0 to 1
	Margin       float64  `json:"sure"` // half width of the 95 % confidence interval of the loss
}

// Cost returns by how much the decision reduced the chance of its seat to win, compared with the
// best move.
func (m Mistake) Cost() float64 { return m.BestChance - m.PlayedChance }

// Findings are the results of the study of one seat.
type Findings struct {
	Seat      engine.Seat `json:"seat"`
	Decisions int         `json:"decisions"` // number of decisions of the seat that had more than one legal move
	// Loss is the fraction of its chances to win that the seat lost by its decisions: the sum of
	// the losses divided by the sum of the chances before the decisions.
	Loss float64 `json:"loss"`
	// Luck is the effect of dice and drawn cards, of any seat, on the chance of the studied seat to
	// win. It is the sum, over all events of chance, of the chance to win after the event minus the
	// expected chance before it. It includes neither decisions nor the initial deal.
	Luck     float64   `json:"luck"`
	Mistakes []Mistake `json:"mistakes"` // mistakes found, in the order of the game
}

// Study computes the Findings about a seat. It works in steps like a bot.Thinker, and must not be
// used concurrently.
type Study struct {
	replay     *match.Replay
	seat       engine.Seat
	search     bot.Forecaster // first search, of all decisions
	longSearch bot.Thinker    // longer search, where a mistake is suspected
	pairSearch bot.Searcher   // search that compares the two moves of a mistake that is still suspected
	duel       *bot.Duel
	chance     *luck

	decisions []int // indices in the replay of the seat's decisions
	at        int   // index in decisions of the one being examined
	task      task
	current   trial
	found     Findings
	sum       float64 // sum of the losses of the decisions examined so far
	chances   float64 // sum of the chances to win before the decisions examined so far
	err       error
}

// task is a stage in the examination of a decision.
type task uint8

const (
	taskSearch      task = iota // first search of the decision
	taskFewSamples              // paired samples of the played move and the move that the search prefers
	taskLongSearch              // longer search of the position
	taskManySamples             // more paired samples of the best move and the played move
	taskPairSearch              // search with equal visits for these two moves
	taskEqualMoves              // paired samples of the best move and of others that may be as good
	taskLuck                    // after the last decision: measures the effect of chance over the whole game
	taskDone
)

// trial is the state of the examination of the current decision.
type trial struct {
	begun    bool
	step     match.Step
	best     engine.Move
	others   []engine.Move // moves to be compared with the best move
	mistake  Mistake
	compared int
}

// NewStudy starts the study of a seat in a finished game. The study takes over the replay; the
// caller must not use it any more.
func NewStudy(r *match.Replay, seat engine.Seat) (*Study, error) {
	s := &Study{replay: r, seat: seat, duel: bot.NewDuel(seed), found: Findings{Seat: seat}}
	for i, step := range r.Steps() {
		if step.Seat == seat {
			s.decisions = append(s.decisions, i)
		}
	}
	iterations := min(max(studyBudget/max(len(s.decisions), 1), studyLeast), studyMost)
	mind, err := bot.New(fmt.Sprintf("hard:iterations=%d:solve=%d", iterations, studySolves), seed)
	if err != nil {
		return nil, err
	}
	s.search = mind.(bot.Forecaster)
	if s.longSearch, err = bot.New(fmt.Sprintf("hard:iterations=%d", longBudget), seed+1); err != nil {
		return nil, err
	}
	pair, err := bot.New(fmt.Sprintf("hard:iterations=%d", pairBudget), seed+2)
	if err != nil {
		return nil, err
	}
	s.pairSearch = pair.(bot.Searcher)
	s.chance = &luck{replay: r, seat: seat, look: bot.NewSampledEval(seed)}
	return s, s.open()
}

// Step does at most n units of work (such as one iteration or one sample) and reports whether the
// study is done.
func (s *Study) Step(n int) bool {
	for ; n > 0 && s.task != taskDone && s.err == nil; n-- {
		tasks[s.task](s)
	}
	return s.task == taskDone || s.err != nil
}

var tasks = [...]func(s *Study){
	taskSearch: (*Study).searchStep, taskFewSamples: (*Study).fewSamplesStep, taskLongSearch: (*Study).longSearchStep,
	taskManySamples: (*Study).manySamplesStep,
	taskPairSearch:  (*Study).pairSearchStep, taskEqualMoves: (*Study).equalMovesStep, taskLuck: (*Study).luckStep,
}

// open begins the examination of the next decision with more than one legal move. After the last
// one it begins to measure the effect of chance.
func (s *Study) open() error {
	for ; s.at < len(s.decisions); s.at++ {
		if err := s.replay.Seek(s.decisions[s.at]); err != nil {
			return err
		}
		if len(s.replay.State().Moves(nil)) > 1 {
			s.task, s.current = taskSearch, trial{step: s.replay.Steps()[s.decisions[s.at]]}
			s.found.Decisions++
			return nil
		}
	}
	s.task = taskLuck
	return nil
}

// endDecision ends the examination of the current decision and adds its loss, a loss of the chance
// to win, to the sum.
func (s *Study) endDecision(loss float64) {
	s.sum += max(0, loss)
	s.at++
	s.err = s.open()
}

// setTask continues the examination of the current decision with another task.
func (s *Study) setTask(to task) { s.task, s.current.begun = to, false }

func (s *Study) searchStep() {
	if !s.current.begun {
		s.search.Begin(s.replay.State())
		s.current.begun = true
	}
	if !s.search.Step(1) {
		return
	}
	s.current.best = s.search.Best()
	s.chances += s.search.Forecast(nil)[s.seat]
	if s.current.best == s.current.step.Move {
		s.endDecision(0)
		return
	}
	if a, ok := solved(s.search); ok {
		s.judgeSolved(a)
		return
	}
	s.setTask(taskFewSamples)
}

// judgeSolved ends the examination of a decision whose position was solved. It uses the solution a
// instead of samples.
func (s *Study) judgeSolved(a solve.Answer) {
	best, played := a.Values[a.Best()], a.Of(s.current.step.Move)
	loss := best.Likely - played.Likely
	if loss >= minLoss {
		m := Mistake{At: s.decisions[s.at], Seat: s.seat, Played: s.current.step.Text, BestChance: best.Likely,
			PlayedChance: played.Likely}
		m.Good = []string{s.replay.State().Notation(best.Move)}
		for _, v := range a.Values {
			if v.Move != best.Move && best.Likely-v.Likely < equalLoss {
				m.Good = append(m.Good, s.replay.State().Notation(v.Move))
			}
		}
		s.found.Mistakes = append(s.found.Mistakes, m)
	}
	s.endDecision(loss)
}

// solved returns the solution of the position at which a bot has just decided. It returns false if
// the bot did not solve it.
func solved(mind bot.Thinker) (solve.Answer, bool) {
	if s, ok := mind.(bot.Solver); ok {
		return s.Solved()
	}
	return solve.Answer{}, false
}

// begin starts the comparison of the best move with another move (other) by paired samples. It does
// nothing if the comparison of the current task has begun.
func (s *Study) begin(other engine.Move, samples int) {
	if !s.current.begun {
		s.duel.Begin(s.replay.State(), s.current.best, other, samples)
		s.current.begun = true
	}
}

func (s *Study) fewSamplesStep() {
	s.begin(s.current.step.Move, fewSamples)
	if !s.duel.Step(1) {
		return
	}
	mean, wrong := s.duel.Lead()
	if mean+z95*wrong < minLoss {
		s.endDecision(mean)
		return
	}
	s.setTask(taskLongSearch)
}

// longSearchStep continues the longer search. When the search is done and chooses the played move,
// or rates it nearly as high as the best one, the decision is no mistake.
func (s *Study) longSearchStep() {
	if !s.current.begun {
		s.longSearch.Begin(s.replay.State())
		s.current.begun = true
	}
	if !s.longSearch.Step(1) {
		return
	}
	opinions := s.longSearch.Opinions(nil)
	s.current.best = s.longSearch.Best()
	played := opinionOf(opinions, s.current.step.Move)
	if s.current.best == s.current.step.Move || played.Visits > minVisits &&
		opinions[0].Result-played.Result < minSearchLoss {
		mean, _ := s.duel.Lead()
		s.endDecision(max(0, min(mean, minSureLoss)))
		return
	}
	for _, o := range opinions {
		if o.Move != s.current.best && o.Move != s.current.step.Move && o.Visits > minVisits &&
			opinions[0].Result-o.Result < 2*equalLoss {
			s.current.others = append(s.current.others, o.Move)
		}
	}
	s.current.others = s.current.others[:min(maxEqualMoves, len(s.current.others))]
	s.setTask(taskManySamples)
}

// minVisits is the number of visits that a search must exceed for a move before its result for the
// move is used.
const minVisits = 12

func opinionOf(all []bot.Opinion, m engine.Move) bot.Opinion {
	if i := slices.IndexFunc(all, func(o bot.Opinion) bool { return o.Move == m }); i >= 0 {
		return all[i]
	}
	return bot.Opinion{}
}

// manySamplesStep adds one pair of samples to the comparison of the best move with the played move,
// until the loss is clear.
func (s *Study) manySamplesStep() {
	s.begin(s.current.step.Move, manySamples)
	done := s.duel.Step(1)
	mean, wrong := s.duel.Lead()
	nothing := s.duel.Spent() >= fewSamples && mean+z95*wrong < minLoss
	if !done && !nothing {
		return
	}
	if mean < minLoss || mean-z95*wrong < minSureLoss {
		s.endDecision(mean)
		return
	}
	had, left := s.duel.Results()
	s.current.mistake = Mistake{
		At: s.decisions[s.at], Seat: s.seat, Played: s.current.step.Text,
		Good:       []string{s.replay.State().Notation(s.current.best)},
		BestChance: had, PlayedChance: left, Margin: z95 * wrong,
	}
	s.setTask(taskPairSearch)
}

// pairSearchStep continues the search that visits the best and the played move equally often. If it
// does not confirm the mistake, the loss according to the samples is still added to the sum,
// because the scale of accuracy was measured that way.
func (s *Study) pairSearchStep() {
	if !s.current.begun {
		s.pairSearch.BeginComparison(s.replay.State(), s.current.best, s.current.step.Move)
		s.current.begun = true
	}
	if !s.pairSearch.Step(1) {
		return
	}
	opinions := s.pairSearch.Opinions(nil)
	if opinionOf(opinions, s.current.best).Result-opinionOf(opinions, s.current.step.Move).Result < minSearchLoss {
		s.endDecision(s.current.mistake.Cost())
		return
	}
	s.setTask(taskEqualMoves)
}

// equalMovesStep continues to look for moves that are as good as the best one. After the last of
// them, it ends the examination of the decision.
func (s *Study) equalMovesStep() {
	if s.current.compared == len(s.current.others) {
		s.found.Mistakes = append(s.found.Mistakes, s.current.mistake)
		s.endDecision(s.current.mistake.Cost())
		return
	}
	other := s.current.others[s.current.compared]
	s.begin(other, equalSamples)
	if !s.duel.Step(1) {
		return
	}
	if mean, _ := s.duel.Lead(); mean < equalLoss {
		s.current.mistake.Good = append(s.current.mistake.Good, s.replay.State().Notation(other))
	}
	s.current.compared++
	s.current.begun = false
}

// luckStep evaluates one event of chance. After the last one it ends the study.
func (s *Study) luckStep() {
	done, err := s.chance.step()
	if s.err = err; err != nil || !done {
		return
	}
	s.found.Luck = s.chance.sum
	if s.chances > 0 {
		s.found.Loss = s.sum / s.chances
	}
	s.task = taskDone
}

// Progress returns the fraction of the work that is done, from 0 to 1.
func (s *Study) Progress() float64 {
	const chance = 0.05 // fraction of the work that the effect of chance takes
	if s.task >= taskLuck || s.err != nil {
		return 1 - chance*(1-s.chance.progress())
	}
	here := 0.0
	switch {
	case s.task == taskSearch && s.current.begun:
		here = 0.4 * s.search.Progress()
	case s.task > taskSearch:
		here = 0.4 + 0.1*float64(s.task)
	}
	return (1 - chance) * (float64(s.at) + here) / float64(len(s.decisions)+1)
}

// Findings returns the results. It returns an error if the study is not done, or if the game
// refused one of its recorded moves.
func (s *Study) Findings() (Findings, error) {
	if s.task != taskDone && s.err == nil {
		return Findings{}, fmt.Errorf("the study is not done yet")
	}
	return s.found, s.err
}

// luck computes the effect of chance for a seat. For each event of chance, it compares the
// evaluation of the position after the event with the mean evaluation over samples of what could
// have happened. Both evaluations use no search ([bot.SampledEval]), and only what the seat that
// moved could know. Backgammon programs measure the luck of a roll in the same way.
type luck struct {
	replay *match.Replay
	seat   engine.Seat
	at     int
	look   *bot.SampledEval
	sum    float64
}

// step evaluates the next decision that was followed by an event of chance. done is set if there
// are no more.
func (l *luck) step() (done bool, err error) {
	steps := l.replay.Steps()
	for l.at < len(steps) && !slices.ContainsFunc(steps[l.at].Events, func(e engine.Event) bool { return e.Reveals }) {
		l.at++
	}
	if l.at == len(steps) {
		return true, nil
	}
	if err := l.replay.Seek(l.at); err != nil {
		return true, err
	}
	step := steps[l.at]
	expected := l.look.EvalAfter(l.replay.State(), step.Seat, step.Move, luckSamples)
	l.at++
	if err := l.replay.Seek(l.at); err != nil {
		return true, err
	}
	l.sum += l.look.Eval(l.replay.State(), step.Seat, luckSamples)[l.seat] - expected[l.seat]
	return false, nil
}

func (l *luck) progress() float64 { return float64(l.at) / float64(max(1, l.replay.Len())) }
