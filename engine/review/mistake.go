package review

import (
	"math"
	"slices"

	"gulch/engine"
	"gulch/engine/bot"
	"gulch/engine/match"
)

// Mistake is a decision for which an examination has found a clearly better move: after the played
// move, nothing that the seat could still do in the same turn was as good.
type Mistake struct {
	// index of the position before the decision: Replay.Steps()[At] is the decision
	At     int         `json:"at"`
	Seat   engine.Seat `json:"seat"` // seat that decided
	Played string      `json:"played"`
	// Good are the moves that are accepted as solutions, the best one first. Their chances to win
	// are at most 0.01 below that of the best move. All moves are in the game's notation.
	Good []string `json:"good"`
	// Line has the best move and the moves of the same turn that should follow it. It is empty in
	// mistakes that were stored by earlier versions.
	Line         []string `json:"line,omitempty"`
	BestChance   float64  `json:"had"`  // chance of the seat to win after the best move, 0 to 1
	PlayedChance float64  `json:"left"` // chance of the seat to win after the move that was played, 0 to 1
	Margin       float64  `json:"sure"` // half width of the 95 % confidence interval of the loss
	// Why is the line of the score sheet in which the best move has its main advantage, nil if no
	// line makes a clear difference.
	Why *bot.Difference `json:"why,omitempty"`
}

// Cost returns by how much the decision reduced the chance of its seat to win, compared with the
// best move.
func (m Mistake) Cost() float64 { return m.BestChance - m.PlayedChance }

// CostPercent returns the cost of the decision in percent, for players: the difference between its
// two chances in whole percent, see [Percent], so that the three numbers agree.
func (m Mistake) CostPercent() int { return Percent(m.BestChance) - Percent(m.PlayedChance) }

// Percent converts a chance to win from the range 0 to 1 into whole percent.
func Percent(x float64) int { return int(math.Round(100 * x)) }

// addMistake appends m, a mistake in the game of replay r, to a list of mistakes. Of the mistakes
// of one press or one act, the list has only the most costly one.
func addMistake(all []Mistake, m Mistake, r *match.Replay) []Mistake {
	press := match.PressOf(r.Steps(), m.At)
	from, to := ActOf(r, m.At)
	i := slices.IndexFunc(all, func(o Mistake) bool {
		return o.Seat == m.Seat && (match.PressOf(r.Steps(), o.At) == press || o.At >= from && o.At < to)
	})
	switch {
	case i < 0:
		return append(all, m)
	case m.Cost() > all[i].Cost():
		all[i] = m
	}
	return all
}

// BestLine returns the best move and the moves of the same turn that should follow it, as far as
// they are known, in the game's notation.
func (m Mistake) BestLine() []string {
	if len(m.Line) > 0 && m.Line[0] == m.Good[0] {
		return m.Line
	}
	return m.Good[:1]
}

// Better returns the best move in the game's notation.
func (m Mistake) Better() string { return m.Good[0] }

// lineText returns the notation of a line of moves that begins in position s.
func lineText(s engine.State, line []engine.Move) (all []string) {
	s = engine.Clone(s)
	for _, m := range line {
		all = append(all, s.Notation(m))
		if s.Play(m, nil) != nil {
			break
		}
		if _, err := engine.PlayForced(s, nil, nil); err != nil {
			break
		}
	}
	return all
}

// parseLine returns the moves of a line in the game's notation that begins in position s. It stops
// before the first move that the position does not allow.
func parseLine(s engine.State, line []string) (all []engine.Move) {
	s = engine.Clone(s)
	for _, text := range line {
		m, err := s.Parse(text)
		if err != nil || s.Play(m, nil) != nil {
			break
		}
		all = append(all, m)
		if _, err := engine.PlayForced(s, nil, nil); err != nil {
			break
		}
	}
	return all
}
