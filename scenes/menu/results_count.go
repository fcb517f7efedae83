package menu

import (
	"gulch/engine"
	"gulch/engine/match"
	"gulch/render/motion"
)

// Times of the count, in milliseconds at normal speed.
const (
	countEach  = 500  // one category of the score
	countSort  = 420  // the rows change places
	countCheer = 1100 // coins fly
	countBegin = 350
)

// tally is the score sheet, and how far it has been counted up.
type tally struct {
	lines  []engine.Line
	scores []int // by seat
	ranks  []int // by seat
	order  []int // seats from first to last
	clock  float64
	most   int // the largest sum that a bar must show
}

// newTally reads the sheet of a game.
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

// counted returns when the last category has been counted, and over when nothing moves any more.
func (t *tally) counted() float64 { return countBegin + countEach*float64(len(t.lines)) }
func (t *tally) over() float64    { return t.counted() + countSort + countCheer }

// advance lets time pass and reports whether the picture changes.
func (t *tally) advance(ms float64) bool {
	if t.clock >= t.over() {
		return false
	}
	t.clock = min(t.clock+ms, t.over())
	return true
}

// busy reports whether the count is still going on.
func (t *tally) busy() bool { return t.clock < t.counted()+countSort }

// finish counts everything at once.
func (t *tally) finish() { t.clock = t.over() }

// settle brings the count to its end but lets the coins fly.
func (t *tally) settle() { t.clock = max(t.clock, t.counted()+countSort) }

// share is how much of category i has been counted, from 0 to 1.
func (t *tally) share(i int) float64 {
	return motion.OutCubic(motion.Share(t.clock, countBegin+countEach*float64(i), countEach*0.9))
}

// points is what is shown of category i for a seat.
func (t *tally) points(i, seat int) int {
	p := float64(t.lines[i].Points[seat]) * t.share(i)
	if p < 0 {
		return -int(-p + 0.5)
	}
	return int(p + 0.5)
}

// begun reports whether the count has reached category i.
func (t *tally) begun(i int) bool { return t.clock > countBegin+countEach*float64(i) }

// sum is the total shown for a seat: what is shown of its categories.
func (t *tally) sum(seat int) int {
	n := 0
	for i := range t.lines {
		n += t.points(i, seat)
	}
	return n
}

// sorted is how far the rows have gone to their places by rank.
func (t *tally) sorted() float64 {
	return motion.OutCubic(motion.Share(t.clock, t.counted(), countSort))
}

// cheer is how far the coins have flown.
func (t *tally) cheer() float64 {
	return motion.Share(t.clock, t.counted()+countSort*0.6, countCheer)
}

// place is the row of a seat, between two rows while it moves.
func (t *tally) place(seat int) float64 {
	to := 0
	for i, s := range t.order {
		if s == seat {
			to = i
		}
	}
	return float64(seat) + (float64(to)-float64(seat))*t.sorted()
}
