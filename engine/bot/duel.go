package bot

import (
	"math"
	"reflect"
	"slices"

	"gulch/engine"
)

// Duel weighs two moves of one position against each other: in each sample of what the seat to move may not know both
// are played and played on from, so that luck meets both alike and small differences show early.
type Duel struct {
	table
	tuning  Tuning
	pair    [2]engine.Move
	samples int
	spent   int
	until   int
	sample  engine.State // that both moves are played in
	sums    [2]float64
	squares float64     // of the differences, added up
	rng     engine.Rand // of the rollouts
	lines   []string    // of the score sheet, in the order in which they came up
	points  [2][]float64
}

// NewDuel returns a duel that plays on as searches of the strongest level do.
func NewDuel(seed uint64) *Duel { return &Duel{table: table{seed: seed}, tuning: search} }

// Begin starts to weigh a against b, two legal moves of the position, over so many samples. Like a Thinker it keeps
// only what the seat to move may know.
func (d *Duel) Begin(s engine.State, a, b engine.Move, samples int) {
	d.sit(s)
	if d.sample == nil || reflect.TypeOf(d.sample) != reflect.TypeOf(s) {
		d.sample = engine.Blank(s)
	}
	d.pair, d.samples, d.spent, d.sums, d.squares = [2]engine.Move{a, b}, samples, 0, [2]float64{}, 0
	d.lines, d.points = d.lines[:0], [2][]float64{}
	d.rng = engine.NewRand(d.pcg.Uint64())
	d.until = d.known.Clock() + ahead(d.known, d.tuning.Horizon)
}

// Step plays at most n samples and reports whether all are played.
func (d *Duel) Step(n int) (done bool) {
	for ; n > 0 && d.spent < d.samples; n-- {
		d.determinize()
		d.work.CopyTo(d.sample)
		difference := 0.0
		for i, m := range d.pair {
			if i > 0 {
				d.sample.CopyTo(d.work)
			}
			result := d.follow(m)
			d.sums[i] += result
			difference = result - difference
			d.count(i)
		}
		d.squares += difference * difference
		d.spent++
	}
	return d.spent >= d.samples
}

// follow plays a move in the sample on the table, plays on from it and returns the result of the seat that moved.
func (d *Duel) follow(m engine.Move) float64 {
	if d.work.Play(m, nil) != nil {
		return 0
	}
	d.playOn(&d.rng, d.until)
	d.vals = d.guide.Evaluate(d.vals[:0])
	return float64(d.vals[d.seat])
}

// count adds the score sheet of what followed to that of a move, line by line and seat by seat.
func (d *Duel) count(move int) {
	for _, line := range d.work.Sheet() {
		at := slices.Index(d.lines, line.Name)
		if at < 0 {
			at = len(d.lines)
			d.lines = append(d.lines, line.Name)
		}
		n := len(line.Points)
		for len(d.points[move]) < (at+1)*n {
			d.points[move] = append(d.points[move], 0)
		}
		for seat, points := range line.Points {
			d.points[move][at*n+seat] += float64(points)
		}
	}
}

// Difference is what speaks for the first move of a duel against the second, in the terms of the score sheet.
type Difference struct {
	Line   string      // its name on the sheet
	Seat   engine.Seat // whose line: the mover's own, or that of a rival who is kept from something
	Points float64     // how many the mover has more there, or the rival less, on average
}

// Difference returns where the score sheets of what followed differ most in favour of the first move; false where they hardly do.
// What a rival loses counts as much as what the mover gains divided by the number of rivals.
func (d *Duel) Difference() (Difference, bool) {
	best, most := Difference{}, 0.0
	seats := d.root.Seats()
	for k := range min(len(d.points[0]), len(d.points[1])) {
		gain, seat := (d.points[0][k]-d.points[1][k])/float64(max(1, d.spent)), engine.Seat(k%seats)
		weight := gain
		if seat != d.seat {
			gain = -gain
			weight = gain / float64(seats-1)
		}
		if weight > most {
			best, most = Difference{Line: d.lines[k/seats], Seat: seat, Points: gain}, weight
		}
	}
	return best, best.Points >= leastDifference
}

// leastDifference is how many points make a difference that is worth a word.
const leastDifference = 0.6

// Results returns the mean results of the two moves for the seat to move, in [0, 1].
func (d *Duel) Results() (a, b float64) {
	n := float64(max(1, d.spent))
	return d.sums[0] / n, d.sums[1] / n
}

// Lead returns by how much the first move did better in the mean of the samples so far, and the standard error of that mean:
// 1 before there are two samples.
func (d *Duel) Lead() (mean, wrong float64) {
	if d.spent < 2 {
		return 0, 1
	}
	n := float64(d.spent)
	mean = (d.sums[0] - d.sums[1]) / n
	return mean, math.Sqrt(max(0, d.squares/n-mean*mean) / (n - 1))
}

// Spent returns how many samples have been played.
func (d *Duel) Spent() int { return d.spent }
