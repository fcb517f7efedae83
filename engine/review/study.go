package review

import (
	"fmt"
	"slices"

	"gulch/engine"
	"gulch/engine/bot"
	"gulch/engine/match"
	"gulch/engine/solve"
)

// Parameters of a study, which examines all decisions of one seat. A decision is judged only by
// what the seat could know, never by what came later. It is a mistake if four checks agree: a
// search over all decisions finds a move that looks better; paired samples (bot.Duel) confirm it; a
// longer search of the position confirms it; and so does a search that divides its visits equally
// between the two moves. The last check is needed because samples continue with the rollout policy,
// which may not know how to use a move, and because a search hardly visits a move that begins
// badly. In an endgame that can be solved, the solution is used instead.
//
// Before the fourth check, 4 of the 97 mistakes in games of easy and medium were not confirmed by a
// search with ten times the budget; three of these were in Boomtown. According to the samples they
// cost 4 to 18 % with a confidence interval of about 1 %, and the longer search had visited the
// played move 9 to 64 times of 10,000. With the fourth check, all 70 mistakes in such games were
// confirmed [94.8, 100.0]. About a fifth of the mistakes that ten times the budget confirms is no
// longer reported. The mistakes in mistakes.csv were counted before the fourth check existed.
const (
	studied     = 300_000 // iterations over all decisions of the seat
	studyLeast  = 500     // minimum iterations per decision; the maximum follows
	studyMost   = 5_000
	studySolves = 40_000 // maximum solver runs for a decision of an endgame
	deep        = 20_000 // iterations of the longer search: twice those of hard
	faced       = 10_000 // iterations of the search that compares two moves
	firstLook   = 300    // paired samples after which a decision without loss is dismissed
	duelLong    = 1_600  // maximum number of paired samples
	answerLong  = 500    // paired samples to decide whether another move is as good as the best
	answers     = 4      // maximum number of other moves compared with the best one
	lost        = 0.03   // minimum loss of the chance to win for a mistake
	surely      = 0.01   // minimum of the lower end of the loss's confidence interval
	agreed      = 0.03   // minimum loss according to the longer searches
	asGood      = 0.01   // a move that loses less than this against the best one is as good
	luckSamples = 48     // samples before and after each draw of chance
	wide        = 1.96   // standard errors in half of a 95 % confidence interval
)

// Mistake is a decision for which there was a clearly better move.
type Mistake struct {
	At     int         `json:"at"` // the position before it, as in [Turn]
	Seat   engine.Seat `json:"seat"`
	Played string      `json:"played"`
	// Good are the moves that solve the mistake, the best first: those within 0.01 of the best
	// move's chance. All moves are in the game's notation.
	Good []string `json:"good"`
	Had  float64  `json:"had"`  // the seat's chance of winning after the best move, 0 to 1
	Left float64  `json:"left"` // its chance after the move that was played
	Sure float64  `json:"sure"` // half of the 95 % confidence interval of the loss
}

// Cost returns the share of the win that the decision cost its seat.
func (m Mistake) Cost() float64 { return m.Had - m.Left }

// Findings are the results of a study.
type Findings struct {
	Seat      engine.Seat `json:"seat"`
	Decisions int         `json:"decisions"` // number of decisions with a choice
	// Loss is the fraction of its chances to win that the seat lost: the sum of its losses divided
	// by the sum of its chances before the decisions.
	Loss float64 `json:"loss"`
	// Luck is the effect of dice and draws, by any seat, on the seat's chance to win: the sum of
	// the differences between the chance after each draw and the expected chance before it. It
	// includes neither choices nor the initial deal.
	Luck     float64   `json:"luck"`
	Mistakes []Mistake `json:"mistakes"` // in the order of the game
}

// Study computes the Findings about a seat. It works in steps like a bot.Thinker, and must not be
// used concurrently.
type Study struct {
	replay *match.Replay
	seat   engine.Seat
	mind   bot.Forecaster // examines all decisions
	judge  bot.Thinker    // searches longer where a mistake is suspected
	pair   bot.Searcher   // compares the two moves of a mistake that is still suspected
	duel   *bot.Duel
	chance *luck

	mine  []int // indices of the seat's decisions
	at    int   // index into mine
	task  task
	now   trial
	found Findings
	sum   float64 // sum of the losses
	held  float64 // sum of the chances before the decisions
	err   error
}

// task is a stage of the study of a decision.
type task uint8

const (
	looking   task = iota // first search
	weighing              // paired samples of the search's move and the played move
	judging               // longer search
	insisting             // more paired samples of the best move and the played move
	facing                // search with equal visits for both moves
	comparing             // paired samples of the best move and other candidates
	drawing               // the effect of chance, over the whole game
	studyDone
)

// trial is the current decision.
type trial struct {
	begun    bool
	step     match.Step
	best     engine.Move
	others   []engine.Move // candidates to be compared with the best move
	mistake  Mistake
	compared int
}

// NewStudy starts the study of a seat. The caller must not use the replay any more.
func NewStudy(r *match.Replay, seat engine.Seat) (*Study, error) {
	s := &Study{replay: r, seat: seat, duel: bot.NewDuel(seed), found: Findings{Seat: seat}}
	for i, step := range r.Steps() {
		if step.Seat == seat {
			s.mine = append(s.mine, i)
		}
	}
	iterations := min(max(studied/max(len(s.mine), 1), studyLeast), studyMost)
	mind, err := bot.New(fmt.Sprintf("hard:iterations=%d:solve=%d", iterations, studySolves), seed)
	if err != nil {
		return nil, err
	}
	s.mind = mind.(bot.Forecaster)
	if s.judge, err = bot.New(fmt.Sprintf("hard:iterations=%d", deep), seed+1); err != nil {
		return nil, err
	}
	pair, err := bot.New(fmt.Sprintf("hard:iterations=%d", faced), seed+2)
	if err != nil {
		return nil, err
	}
	s.pair = pair.(bot.Searcher)
	s.chance = &luck{replay: r, seat: seat, look: bot.NewOutlook(seed)}
	return s, s.open()
}

// Step does at most n units of work and reports whether the study is done.
func (s *Study) Step(n int) bool {
	for ; n > 0 && s.task != studyDone && s.err == nil; n-- {
		tasks[s.task](s)
	}
	return s.task == studyDone || s.err != nil
}

var tasks = [...]func(s *Study){
	looking: (*Study).look, weighing: (*Study).weigh, judging: (*Study).judgeIt, insisting: (*Study).insist,
	facing: (*Study).face, comparing: (*Study).compare, drawing: (*Study).draw,
}

// open moves to the next decision with a choice, and after the last one to the effect of chance.
func (s *Study) open() error {
	for ; s.at < len(s.mine); s.at++ {
		if err := s.replay.Seek(s.mine[s.at]); err != nil {
			return err
		}
		if len(s.replay.State().Moves(nil)) > 1 {
			s.task, s.now = looking, trial{step: s.replay.Steps()[s.mine[s.at]]}
			s.found.Decisions++
			return nil
		}
	}
	s.task = drawing
	return nil
}

// leave ends the current decision and adds its loss.
func (s *Study) leave(loss float64) {
	s.sum += max(0, loss)
	s.at++
	s.err = s.open()
}

// turn continues the current decision with another task.
func (s *Study) turn(to task) { s.task, s.now.begun = to, false }

func (s *Study) look() {
	if !s.now.begun {
		s.mind.Begin(s.replay.State())
		s.now.begun = true
	}
	if !s.mind.Step(1) {
		return
	}
	s.now.best = s.mind.Best()
	s.held += s.mind.Forecast(nil)[s.seat]
	if s.now.best == s.now.step.Move {
		s.leave(0)
		return
	}
	if a, ok := solved(s.mind); ok {
		s.know(a)
		return
	}
	s.turn(weighing)
}

// know judges a decision whose position was solved, so that no samples are needed.
func (s *Study) know(a solve.Answer) {
	best, played := a.Values[a.Best()], a.Of(s.now.step.Move)
	loss := best.Likely - played.Likely
	if loss >= lost {
		m := Mistake{At: s.mine[s.at], Seat: s.seat, Played: s.now.step.Text, Had: best.Likely, Left: played.Likely}
		m.Good = []string{s.replay.State().Notation(best.Move)}
		for _, v := range a.Values {
			if v.Move != best.Move && best.Likely-v.Likely < asGood {
				m.Good = append(m.Good, s.replay.State().Notation(v.Move))
			}
		}
		s.found.Mistakes = append(s.found.Mistakes, m)
	}
	s.leave(loss)
}

// solved returns the solution of the decision that mind has just made, if it was solved.
func solved(mind bot.Thinker) (solve.Answer, bool) {
	if s, ok := mind.(bot.Solver); ok {
		return s.Solved()
	}
	return solve.Answer{}, false
}

// begin starts paired samples of the best move and another move, unless they have been started.
func (s *Study) begin(other engine.Move, samples int) {
	if !s.now.begun {
		s.duel.Begin(s.replay.State(), s.now.best, other, samples)
		s.now.begun = true
	}
}

func (s *Study) weigh() {
	s.begin(s.now.step.Move, firstLook)
	if !s.duel.Step(1) {
		return
	}
	mean, wrong := s.duel.Lead()
	if mean+wide*wrong < lost {
		s.leave(mean)
		return
	}
	s.turn(judging)
}

// judgeIt searches longer. The decision is no mistake if the longer search chooses the played move
// or rates it nearly as high.
func (s *Study) judgeIt() {
	if !s.now.begun {
		s.judge.Begin(s.replay.State())
		s.now.begun = true
	}
	if !s.judge.Step(1) {
		return
	}
	opinions := s.judge.Opinions(nil)
	s.now.best = s.judge.Best()
	played := opinionOf(opinions, s.now.step.Move)
	if s.now.best == s.now.step.Move || played.Visits > seen && opinions[0].Result-played.Result < agreed {
		mean, _ := s.duel.Lead()
		s.leave(max(0, min(mean, surely)))
		return
	}
	for _, o := range opinions {
		if o.Move != s.now.best && o.Move != s.now.step.Move && o.Visits > seen && opinions[0].Result-o.Result < 2*asGood {
			s.now.others = append(s.now.others, o.Move)
		}
	}
	s.now.others = s.now.others[:min(answers, len(s.now.others))]
	s.turn(insisting)
}

// seen is the minimum number of visits for a search's result of a move to be meaningful.
const seen = 12

func opinionOf(all []bot.Opinion, m engine.Move) bot.Opinion {
	if i := slices.IndexFunc(all, func(o bot.Opinion) bool { return o.Move == m }); i >= 0 {
		return all[i]
	}
	return bot.Opinion{}
}

// insist compares the best move with the played move by paired samples until the loss is clear.
func (s *Study) insist() {
	s.begin(s.now.step.Move, duelLong)
	done := s.duel.Step(1)
	mean, wrong := s.duel.Lead()
	nothing := s.duel.Spent() >= firstLook && mean+wide*wrong < lost
	if !done && !nothing {
		return
	}
	if mean < lost || mean-wide*wrong < surely {
		s.leave(mean)
		return
	}
	had, left := s.duel.Results()
	s.now.mistake = Mistake{
		At: s.mine[s.at], Seat: s.seat, Played: s.now.step.Text, Good: []string{s.replay.State().Notation(s.now.best)},
		Had: had, Left: left, Sure: wide * wrong,
	}
	s.turn(facing)
}

// face searches the best move and the played move with equal visits. If this does not confirm the
// mistake, the loss by the samples is still counted, because the scale of accuracy was measured
// that way.
func (s *Study) face() {
	if !s.now.begun {
		s.pair.BeginBetween(s.replay.State(), s.now.best, s.now.step.Move)
		s.now.begun = true
	}
	if !s.pair.Step(1) {
		return
	}
	opinions := s.pair.Opinions(nil)
	if opinionOf(opinions, s.now.best).Result-opinionOf(opinions, s.now.step.Move).Result < agreed {
		s.leave(s.now.mistake.Cost())
		return
	}
	s.turn(comparing)
}

// compare finds the moves that are as good as the best one, and ends the decision.
func (s *Study) compare() {
	if s.now.compared == len(s.now.others) {
		s.found.Mistakes = append(s.found.Mistakes, s.now.mistake)
		s.leave(s.now.mistake.Cost())
		return
	}
	other := s.now.others[s.now.compared]
	s.begin(other, answerLong)
	if !s.duel.Step(1) {
		return
	}
	if mean, _ := s.duel.Lead(); mean < asGood {
		s.now.mistake.Good = append(s.now.mistake.Good, s.replay.State().Notation(other))
	}
	s.now.compared++
	s.now.begun = false
}

// draw evaluates one draw of chance.
func (s *Study) draw() {
	done, err := s.chance.step()
	if s.err = err; err != nil || !done {
		return
	}
	s.found.Luck = s.chance.sum
	if s.held > 0 {
		s.found.Loss = s.sum / s.held
	}
	s.task = studyDone
}

// Progress returns the fraction of the work that is done, from 0 to 1.
func (s *Study) Progress() float64 {
	const chance = 0.05 // fraction of the work for the effect of chance
	if s.task >= drawing || s.err != nil {
		return 1 - chance*(1-s.chance.progress())
	}
	here := 0.0
	switch {
	case s.task == looking && s.now.begun:
		here = 0.4 * s.mind.Progress()
	case s.task > looking:
		here = 0.4 + 0.1*float64(s.task)
	}
	return (1 - chance) * (float64(s.at) + here) / float64(len(s.mine)+1)
}

// Findings returns the results. It returns an error if the study is not done, or if the game
// refuses its own recorded moves.
func (s *Study) Findings() (Findings, error) {
	if s.task != studyDone && s.err == nil {
		return Findings{}, fmt.Errorf("the study is not done yet")
	}
	return s.found, s.err
}

// luck computes the effect of chance for a seat. It compares the evaluation of the position after a
// draw with the mean over samples of what could have been drawn, both from the point of view of the
// moving seat and without a search ([bot.Outlook]), as backgammon programs judge the luck of a
// roll.
type luck struct {
	replay *match.Replay
	seat   engine.Seat
	at     int
	look   *bot.Outlook
	sum    float64
}

// step evaluates the next decision followed by chance, and reports whether there are no more.
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
	expected := l.look.After(l.replay.State(), step.Seat, step.Move, luckSamples)
	l.at++
	if err := l.replay.Seek(l.at); err != nil {
		return true, err
	}
	l.sum += l.look.Of(l.replay.State(), step.Seat, luckSamples)[l.seat] - expected[l.seat]
	return false, nil
}

func (l *luck) progress() float64 { return float64(l.at) / float64(max(1, l.replay.Len())) }
