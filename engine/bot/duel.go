package bot

import (
	"reflect"

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
	rng     engine.Rand // of the rollouts
}

// NewDuel returns a duel that plays on as searches of the strongest level do.
func NewDuel(seed uint64) *Duel { return &Duel{table: table{seed: seed}, tuning: search} }

// Begin starts to weigh a against b, two legal moves of the position, over so many samples. Like a Thinker it keeps
// only what the seat to move may know.
func (d *Duel) Begin(s engine.State, a, b engine.Move, samples int) {
	d.sit(s)
	if d.sample == nil || reflect.TypeOf(d.sample) != reflect.TypeOf(s) {
		d.sample = blank(s)
	}
	d.pair, d.samples, d.spent, d.sums = [2]engine.Move{a, b}, samples, 0, [2]float64{}
	d.rng = engine.NewRand(d.pcg.Uint64())
	d.until = d.known.Clock() + ahead(d.known, d.tuning.Horizon)
}

// Step plays at most n samples and reports whether all are played.
func (d *Duel) Step(n int) (done bool) {
	for ; n > 0 && d.spent < d.samples; n-- {
		d.determinize()
		d.work.CopyTo(d.sample)
		for i, m := range d.pair {
			if i > 0 {
				d.sample.CopyTo(d.work)
			}
			d.sums[i] += d.follow(m)
		}
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

// Results returns the mean results of the two moves for the seat to move, in [0, 1].
func (d *Duel) Results() (a, b float64) {
	n := float64(max(1, d.spent))
	return d.sums[0] / n, d.sums[1] / n
}
