package bot

import (
	"math"
	"reflect"

	"gulch/engine"
)

// Duel compares two moves of one position. In each sample of the hidden information both moves are
// played and then continued by rollouts with the same random numbers. In a game with
// [engine.CarefulAnswers] the opponents first answer carefully until the clock advances. Luck
// therefore affects both moves alike, and even a small difference soon becomes significant.
type Duel struct {
	workspace
	tuning  Tuning
	lines   [2][]engine.Move // the moves that are compared, each with the moves that are to follow it
	samples int
	spent   int
	until   int
	// the position with hidden information sampled at random; both moves are played in copies of it
	sample  engine.State
	sums    [2]float64
	squares float64     // sum of the squared differences of the results of the two moves
	rng     engine.Rand // random generator of the rollouts, the simulated continuations
	sheets  sheetComparison
	legal   []engine.Move // scratch buffer
}

// NewDuel returns a Duel, which compares two moves. Its rollouts are the same as those of the
// strongest level, with random numbers determined by seed, but go on to the end of a game in its
// finale ([engine.Finale]).
func NewDuel(seed uint64) *Duel {
	return &Duel{workspace: workspace{seed: seed, playsFinale: true}, tuning: search}
}

// NewEvenDuel returns a Duel that compares two moves by points instead of wins (see Tuning.Even).
func NewEvenDuel(seed uint64) *Duel {
	d := NewDuel(seed)
	d.tuning.Even = true
	return d
}

// Begin starts the comparison of a and b, two legal moves of the position s, over the given number
// of samples. Like a Thinker, the Duel keeps only what the seat to move may know.
func (d *Duel) Begin(s engine.State, a, b engine.Move, samples int) {
	d.BeginLines(s, []engine.Move{a}, []engine.Move{b}, samples)
}

// BeginLines is like Begin, but compares two lines, a and b: sequences of moves of the seat to
// move, which begin with a legal move. A line ends early where one of its moves is not legal in a
// sample, or where another seat is to move. So two moves can be compared by the best that can be
// made of the turn after each of them.
func (d *Duel) BeginLines(s engine.State, a, b []engine.Move, samples int) {
	d.setPosition(s)
	if d.sample == nil || reflect.TypeOf(d.sample) != reflect.TypeOf(s) {
		d.sample = engine.NewLike(s)
	}
	d.lines, d.samples, d.spent, d.sums, d.squares = [2][]engine.Move{a, b}, samples, 0, [2]float64{}, 0
	d.sheets.reset(d.root.Seats())
	d.rng = engine.NewRand(d.pcg.Uint64())
	d.until = d.rootHeuristics.Clock() + horizonTicks(d.rootHeuristics, d.tuning.Horizon)
	if d.tuning.Even {
		d.setHandicap(&d.rng, d.until)
	}
}

// Step plays both moves in at most n more samples, and reports whether all samples have been
// played.
func (d *Duel) Step(n int) (done bool) {
	for ; n > 0 && d.spent < d.samples; n-- {
		d.determinize()
		d.work.CopyTo(d.sample)
		difference := 0.0
		for i, line := range d.lines {
			if i > 0 {
				d.sample.CopyTo(d.work)
			}
			result := d.follow(line)
			d.sums[i] += result
			difference = result - difference
			d.sheets.add(i, d.work.Sheet())
		}
		d.squares += difference * difference
		d.sheets.endSample()
		d.spent++
	}
	return d.spent >= d.samples
}

// follow plays a line in the state work, which is a copy of the current sample, and continues with
// a rollout. It returns the result of the seat that moved, from 0 to 1.
func (d *Duel) follow(line []engine.Move) float64 {
	if d.work.Play(line[0], nil) != nil {
		return 0
	}
	for _, m := range line[1:] {
		var err error
		if d.legal, err = engine.PlayForced(d.work, d.legal[:0], nil); err != nil || d.work.Turn() != d.seat ||
			d.work.Play(m, nil) != nil {
			break
		}
	}
	d.finishTick()
	d.rollout(&d.rng, d.until)
	d.setResults()
	return float64(d.vals[d.seat])
}

// considered is the maximum number of moves of a sample that a Duel chooses by the weights of all
// legal moves.
const considered = 16

// answerNoise is the scale of the random noise in these weights, in points: nobody knows exactly
// how an opponent answers, such as which bid makes him pass.
const answerNoise = 0.5

// finishTick plays the rest of the current tick of the game's clock. The opponents of the seat that
// moved make the moves with the largest weights, apart from some noise. The rollout policy, which
// takes over then, is less careful: it may answer one of the compared moves by an attack that no
// good player would make.
func (d *Duel) finishTick() {
	if c, ok := d.work.(engine.CarefulAnswers); !ok || !c.AnswersByPrior() {
		return
	}
	clock := d.workHeuristics.Clock()
	for range considered {
		var err error
		d.legal, err = engine.PlayForced(d.work, d.legal[:0], nil)
		if err != nil || len(d.legal) == 0 || d.workHeuristics.Clock() != clock {
			return
		}
		var m engine.Move
		if d.work.Turn() == d.seat {
			m = d.workHeuristics.Policy(&d.rng)
		} else {
			d.moveWeights = d.workHeuristics.Prior(d.legal, d.moveWeights[:0])
			for i := range d.moveWeights {
				d.moveWeights[i] += answerNoise * gumbel(&d.noise)
			}
			m = d.legal[argmax(d.moveWeights)]
		}
		if d.work.Play(m, nil) != nil {
			return
		}
	}
}

// clearLead is the number of standard errors by which the results must show that the first move is
// better, so that a line of the score sheet can explain it.
const clearLead = 2

// Difference returns the line of the score sheet in which the first move has the greatest advantage
// over the second. It returns false if the first move is not clearly better, or if no line explains
// the difference: see [Difference].
func (d *Duel) Difference() (Difference, bool) {
	if mean, wrong := d.Lead(); mean <= clearLead*wrong {
		return Difference{}, false
	}
	spread := 0.0
	if l, ok := d.rootHeuristics.(engine.LearnedHeuristics); ok {
		var points float32
		d.scores, points = l.ExpectedScores(d.scores[:0])
		spread = float64(points)
	}
	return d.sheets.difference(d.seat, d.spent, max(minDifference, spreadShare*spread))
}

// Results returns the mean results of the two moves for the seat to move, each from 0 (lost) to 1
// (won).
func (d *Duel) Results() (a, b float64) {
	n := float64(max(1, d.spent))
	return d.sums[0] / n, d.sums[1] / n
}

// Lead returns the mean advantage of the first of the two compared moves over the second, in
// results from 0 to 1. wrong is the standard error of that mean. With fewer than two samples, the
// mean is 0 and the standard error 1.
func (d *Duel) Lead() (mean, wrong float64) {
	if d.spent < 2 {
		return 0, 1
	}
	return meanOf(d.sums[0]-d.sums[1], d.squares, d.spent)
}

// meanOf returns the mean of n samples and its standard error, from their sum and the sum of their
// squares.
func meanOf(sum, squares float64, n int) (mean, wrong float64) {
	mean = sum / float64(n)
	return mean, math.Sqrt(max(0, squares/float64(n)-mean*mean) / float64(n-1))
}

// Spent returns the number of samples in which the two moves have been played.
func (d *Duel) Spent() int { return d.spent }
