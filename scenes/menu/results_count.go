package menu

import (
	"gulch/engine"
	"gulch/engine/match"
	"gulch/render/motion"
)

// Times of the count in milliseconds at normal speed.
const (
	countEach  = 500  // one category of the score
	countSort  = 420  // sorting of the rows
	countCheer = 1100 // coins of the winner
	countBegin = 350
)

// tally is the score sheet with the progress of the animation that counts it up.
type tally struct {
	lines  []engine.Line
	scores []int // by seat
	ranks  []int // by seat
	order  []int // seats from first to last
	clock  float64
	most   int // largest sum of positive points, the full length of a bar
}

// newTally reads the score sheet of a finished match.
func newTally(m *match.Match) *tally {
	s := m.State()
	t := &tally{lines: s.Sheet(), scores: s.Scores(nil), ranks: s.Ranks(nil), most: 1}
	for rank := 1; rank <= len(t.ranks); rank++ {
		for seat, r := range t.ranks {
			if r == rank {
				t.order = append(t.order, seat)
			}
		}
	}
	for seat := range t.scores {
		sum := 0
		for _, l := range t.lines {
			sum += max(l.Points[seat], 0)
		}
		t.most = max(t.most, sum)
	}
	return t
}

// counted returns the time at which the last category has been counted, over the time at which the
// animation ends, both in milliseconds.
func (t *tally) counted() float64 { return countBegin + countEach*float64(len(t.lines)) }
func (t *tally) over() float64    { return t.counted() + countSort + countCheer }

// advance adds ms milliseconds and reports whether the picture has changed.
func (t *tally) advance(ms float64) bool {
	if t.clock >= t.over() {
		return false
	}
	t.clock = min(t.clock+ms, t.over())
	return true
}

// busy reports whether the count is still running.
func (t *tally) busy() bool { return t.clock < t.counted()+countSort }

// finish ends the whole animation.
func (t *tally) finish() { t.clock = t.over() }

// settle ends the count but lets the coins fly.
func (t *tally) settle() { t.clock = max(t.clock, t.counted()+countSort) }

// share returns how much of category i has been counted, 0 to 1.
func (t *tally) share(i int) float64 {
	return motion.OutCubic(motion.Share(t.clock, countBegin+countEach*float64(i), countEach*0.9))
}

// points returns the displayed points of category i for a seat.
func (t *tally) points(i, seat int) int {
	p := float64(t.lines[i].Points[seat]) * t.share(i)
	if p < 0 {
		return -int(-p + 0.5)
	}
	return int(p + 0.5)
}

// begun reports whether the count has reached category i.
func (t *tally) begun(i int) bool { return t.clock > countBegin+countEach*float64(i) }

// sum returns the displayed total of a seat.
func (t *tally) sum(seat int) int {
	n := 0
	for i := range t.lines {
		n += t.points(i, seat)
	}
	return n
}

// sorted returns the progress of sorting the rows by rank, 0 to 1.
func (t *tally) sorted() float64 {
	return motion.OutCubic(motion.Share(t.clock, t.counted(), countSort))
}

// cheer returns the progress of the coins, 0 to 1.
func (t *tally) cheer() float64 {
	return motion.Share(t.clock, t.counted()+countSort*0.6, countCheer)
}

// place returns the row of a seat, a fraction while the row moves.
func (t *tally) place(seat int) float64 {
	to := 0
	for i, s := range t.order {
		if s == seat {
			to = i
		}
	}
	return float64(seat) + (float64(to)-float64(seat))*t.sorted()
}
