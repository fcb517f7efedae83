package review

import (
	"fmt"
	"slices"

	"gulch/engine"
	"gulch/engine/bot"
	"gulch/engine/match"
)

// luckSamples is the number of samples for the evaluation before, and again after, each event of
// chance.
const luckSamples = 48

// Findings are the results of the study of one seat.
type Findings struct {
	Seat      engine.Seat `json:"seat"`
	Decisions int         `json:"decisions"` // number of presses, or of a bot's moves, that had a choice
	// Loss is the fraction of its chances to win that the seat lost by its decisions: the sum of
	// the losses divided by the sum of the chances before the decisions. Here each move of a press
	// counts, as for bots, so that [Accuracy] can compare both.
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
	replay *match.Replay
	seat   engine.Seat
	survey *chanceSurvey
	judge  *examination
	chance *luck

	decisions []int // indices in the replay of the seat's decisions
	at        int   // index in decisions of the one being examined
	counted   int   // index of the first decision after the one that began the last counted press
	stage     studyStage
	act       int     // index of the first decision of the last act
	counts    float64 // loss of the act that has been added to sum
	found     Findings
	sum       float64 // sum of the losses of the decisions examined so far
	chances   float64 // sum of the chances to win before the decisions examined so far
	err       error
}

// studyStage is a stage of the work of a Study.
type studyStage uint8

const (
	studySurvey    studyStage = iota
	studyDecisions            // examines the decisions of the seat
	studyLuck                 // after the last decision: measures the effect of chance over the whole game
	studyDone
)

// NewStudy starts the study of a seat in a finished game. The study takes over the replay; the
// caller must not use it any more.
func NewStudy(r *match.Replay, seat engine.Seat) (*Study, error) {
	s := &Study{replay: r, seat: seat, found: Findings{Seat: seat}, decisions: decisionsOf(r, seat)}
	var err error
	if s.survey, err = newSurvey(r); err != nil {
		return nil, err
	}
	s.chance = &luck{replay: r, seat: seat, look: bot.NewSampledEval(seed)}
	return s, nil
}

// decisionsOf returns the indices in a replay of the decisions of a seat, without those that the
// program made for a person.
func decisionsOf(r *match.Replay, seat engine.Seat) (all []int) {
	raised := limitRaises(r)
	for i, step := range r.Steps() {
		if step.Seat == seat && step.Origin != match.Automatic && !raised[i] {
			all = append(all, i)
		}
	}
	return all
}

// Step does at most n units of work (such as one iteration or one sample) and reports whether the
// study is done.
func (s *Study) Step(n int) bool {
	for ; n > 0 && s.stage != studyDone && s.err == nil; n-- {
		switch s.stage {
		case studySurvey:
			s.surveyStep()
		case studyLuck:
			s.luckStep()
		default:
			if s.judge.step() {
				s.endDecision()
			}
		}
	}
	return s.stage == studyDone || s.err != nil
}

// surveyStep continues the survey of the game. When it is done, it begins with the decisions.
func (s *Study) surveyStep() {
	done, err := s.survey.step()
	if s.err = err; err != nil || !done {
		return
	}
	s.stage = studyDecisions
	if s.judge, s.err = newExamination(s.replay, len(s.decisions), s.survey.chart()); s.err == nil {
		s.err = s.open()
	}
}

// open begins the examination of the next decision with more than one legal move. After the last
// one it begins to measure the effect of chance.
func (s *Study) open() error {
	for ; s.at < len(s.decisions); s.at++ {
		if err := s.replay.Seek(s.decisions[s.at]); err != nil {
			return err
		}
		if len(s.replay.State().Moves(nil)) > 1 {
			s.judge.begin(s.decisions[s.at])
			if press := match.PressOf(s.replay.Steps(), s.decisions[s.at]); press >= s.counted {
				s.found.Decisions++
				s.counted = press + 1
			}
			return nil
		}
	}
	s.stage = studyLuck
	return nil
}

// endDecision ends the examination of the current decision and adds its loss, a loss of the chance
// to win, to the sum. Of the decisions of one act, which are all judged by where it ends, the
// largest loss counts.
func (s *Study) endDecision() {
	v := s.judge.verdict
	s.chances += v.chance
	if from, _ := ActOf(s.replay, s.decisions[s.at]); from != s.act || s.at == 0 {
		s.act, s.counts = from, 0
	}
	loss := max(v.loss, s.counts)
	s.sum += loss - s.counts
	s.counts = loss
	if v.isMistake {
		s.found.Mistakes = addMistake(s.found.Mistakes, v.mistake, s.replay)
	}
	s.at++
	s.err = s.open()
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
	s.stage = studyDone
}

// Progress returns the fraction of the work that is done, from 0 to 1.
func (s *Study) Progress() float64 {
	const first, chance = 0.05, 0.05 // fractions of the work that the survey and the effect of chance take
	if s.stage >= studyLuck || s.err != nil {
		return 1 - chance*(1-s.chance.progress())
	}
	if s.judge == nil {
		return first * s.survey.progress()
	}
	return first + (1-first-chance)*(float64(s.at)+s.judge.progress())/float64(len(s.decisions)+1)
}

// Findings returns the results. It returns an error if the study is not done, or if the game
// refused one of its recorded moves.
func (s *Study) Findings() (Findings, error) {
	if s.stage != studyDone && s.err == nil {
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
