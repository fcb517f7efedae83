package review

import (
	"fmt"
	"slices"

	"gulch/engine"
	"gulch/engine/bot"
	"gulch/engine/match"
	"gulch/engine/solve"
)

// A study goes through the decisions of one seat. What it calls a mistake is judged blind, by what the seat could know and never
// by what came, and has to pass four looks: a search over all decisions finds a move that looks better, paired samples say that it
// is, a longer search of that position alone agrees, and so does one that looks at these two moves alone, and at both alike. Samples play
// on as the policy does, which may make nothing of a move that a search knows what to do with; and a search hardly looks at a move
// that begins badly. So it was with three of the 4 mistakes in Boomtown, of 97 in games of easy and medium, that a search with ten times
// the budget did not find: samples had them cost 4 to 18 % with an interval of about 1 %, and the longer search had looked at what was
// played 9 to 64 times of 10,000. With the fourth look all of 70 in such games were found [94.8, 100.0]. About a fifth is no longer named
// that ten times the budget, which hardly looks at them either, would have found. The mistakes that mistakes.csv counts were named before
// there was a fourth look. In an ending that can be solved it is known.
const (
	studied     = 300_000 // iterations over all decisions of the seat
	studyLeast  = 500     // iterations for one of them
	studyMost   = 5_000
	studySolves = 40_000 // runs to solve a decision of an ending, at most
	deep        = 20_000 // iterations of the longer search: twice those of hard
	faced       = 10_000 // iterations for two moves that are looked at alike
	firstLook   = 300    // paired samples after which a decision that lost nothing is left alone
	duelLong    = 1_600  // and those at most
	answerLong  = 500    // paired samples that tell whether another move is as good as the best
	answers     = 4      // moves that are held against the best one
	lost        = 0.03   // what a mistake loses of the chance to win, at least
	surely      = 0.01   // and at least so much with all of its interval
	agreed      = 0.03   // by so much at least the longer search has to think less of it
	asGood      = 0.01   // a move that falls behind the best by less is as good
	luckSamples = 48     // positions that are looked at before and after each draw of chance
	wide        = 1.96   // standard errors in half an interval of 95 %
)

// Mistake is a decision of a seat for which there was something clearly better.
type Mistake struct {
	At     int         `json:"at"` // the position before it, as in [Turn]
	Seat   engine.Seat `json:"seat"`
	Played string      `json:"played"`
	// Good are the moves that count as found, the best first: those within a hundredth of its chance. All in the game's notation.
	Good []string `json:"good"`
	Had  float64  `json:"had"`  // what the seat could expect after the best move, 0 to 1
	Left float64  `json:"left"` // and after the one that was played
	Sure float64  `json:"sure"` // half of the interval of 95 % of what it lost
}

// Cost is what the decision cost its seat, as a share of the win.
func (m Mistake) Cost() float64 { return m.Had - m.Left }

// Findings are what a study comes to.
type Findings struct {
	Seat      engine.Seat `json:"seat"`
	Decisions int         `json:"decisions"` // those with a choice
	// Loss is what the seat lost of its chance to win in a decision with a choice, in the mean.
	Loss float64 `json:"loss"`
	// Luck is by how much dice and draws, of all seats, moved the chance of the seat to win: the sum of what each of them brought above
	// what was to be expected before it. Choices are not in it, and the opening deal is not.
	Luck     float64   `json:"luck"`
	Mistakes []Mistake `json:"mistakes"` // in the order of the game
}

// Study is such a search in the making. It can be sliced like the thinking of a bot, and is for one goroutine at a time.
type Study struct {
	replay *match.Replay
	seat   engine.Seat
	mind   bot.Forecaster // looks at all decisions
	judge  bot.Thinker    // looks at those that seem to be mistakes
	pair   bot.Searcher   // looks at the two moves of those that still seem to be
	duel   *bot.Duel
	chance *luck

	mine  []int // the decisions of the seat
	at    int   // index into mine
	task  task
	now   trial
	found Findings
	sum   float64 // of what was lost
	held  float64 // of the chances before the decisions
	err   error
}

// task is what a study is at with the decision at hand.
type task uint8

const (
	looking   task = iota // searches
	weighing              // paired samples of what the search likes and what was played
	judging               // searches longer
	insisting             // paired samples of the best move and what was played
	facing                // searches both alike
	comparing             // paired samples of the best move and others that may be as good
	drawing               // what chance brought, for the whole game
	studyDone
)

// trial is the decision at hand.
type trial struct {
	begun    bool
	step     match.Step
	best     engine.Move
	others   []engine.Move // to be held against the best
	mistake  Mistake
	compared int
}

// NewStudy begins the study of a seat in a game. The replay is the study's own from now on.
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

// Step does at most n small pieces of the work and reports whether it is done.
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

// open goes to the next decision that leaves a choice, and on to chance after the last one.
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

// leave ends the decision at hand with what it lost.
func (s *Study) leave(loss float64) {
	s.sum += max(0, loss)
	s.at++
	s.err = s.open()
}

// turn goes on with another task for the decision at hand.
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

// know judges a decision of an ending that was solved: it is known what every move is worth, and nothing has to be sampled.
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

// solved returns what all moves are worth, if that is known for the decision that was thought about last.
func solved(mind bot.Thinker) (solve.Answer, bool) {
	if s, ok := mind.(bot.Solver); ok {
		return s.Solved()
	}
	return solve.Answer{}, false
}

// begin starts paired samples of the best move and another.
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

// judgeIt looks longer at a decision. It is no mistake if the longer search plays the same, or thinks nearly as well of it.
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

// seen is how often a search has to have looked at a move for its result to mean something.
const seen = 12

func opinionOf(all []bot.Opinion, m engine.Move) bot.Opinion {
	if i := slices.IndexFunc(all, func(o bot.Opinion) bool { return o.Move == m }); i >= 0 {
		return all[i]
	}
	return bot.Opinion{}
}

// insist plays the best move and the one that was played against each other until it is clear what was lost.
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

// face looks at what was played as much as at the best move. What it loses by the samples counts as lost all the same: the scale of
// accuracy was measured so.
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

// draw looks at one draw of chance.
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

// Progress returns how much of the work is done, from 0 to 1.
func (s *Study) Progress() float64 {
	const chance = 0.05 // share of the work that chance is
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

// Findings returns what the study has come to. The error is that of a game that does not repeat its own moves.
func (s *Study) Findings() (Findings, error) {
	if s.task != studyDone && s.err == nil {
		return Findings{}, fmt.Errorf("the study is not done yet")
	}
	return s.found, s.err
}

// luck adds up what draws of chance brought to a seat. It compares the position after a draw with samples of what might have come,
// both as whoever moved may know them and judged at one glance ([bot.Outlook]), as backgammon programs judge the luck of a roll.
type luck struct {
	replay *match.Replay
	seat   engine.Seat
	at     int
	look   *bot.Outlook
	sum    float64
}

// step looks at the next decision on which chance followed, and reports whether there is no other.
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
