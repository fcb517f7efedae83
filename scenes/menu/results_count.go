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

// scoreCount is the score sheet with the progress of the animation that counts it up.
type scoreCount struct {
	lines  []engine.Line
	scores []int // by seat
	ranks  []int // by seat
	order  []int // seats from first to last
	clock  float64
	most   int // largest sum of positive points, the full length of a bar
}

// newScoreCount reads the score sheet of a finished match.
func newScoreCount(m *match.Match) *scoreCount {
	s := m.State()
	t := &scoreCount{lines: s.Sheet(), scores: s.Scores(nil), ranks: s.Ranks(nil), most: 1}
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
func (t *scoreCount) counted() float64 { return countBegin + countEach*float64(len(t.lines)) }
func (t *scoreCount) end() float64     { return t.counted() + countSort + countCheer }

// advance adds ms milliseconds and reports whether the picture has changed.
func (t *scoreCount) advance(ms float64) bool {
	if t.clock >= t.end() {
		return false
	}
	t.clock = min(t.clock+ms, t.end())
	return true
}

// busy reports whether the count is still running.
func (t *scoreCount) busy() bool { return t.clock < t.counted()+countSort }

// finish ends the whole animation.
func (t *scoreCount) finish() { t.clock = t.end() }

// settle ends the count but lets the coins fly.
func (t *scoreCount) settle() { t.clock = max(t.clock, t.counted()+countSort) }

// share returns how much of category i has been counted, 0 to 1.
func (t *scoreCount) share(i int) float64 {
	return motion.OutCubic(motion.Share(t.clock, countBegin+countEach*float64(i), countEach*0.9))
}

// points returns the displayed points of category i for a seat.
func (t *scoreCount) points(i, seat int) int {
	p := float64(t.lines[i].Points[seat]) * t.share(i)
	if p < 0 {
		return -int(-p + 0.5)
	}
	return int(p + 0.5)
}

// started reports whether the count has reached category i.
func (t *scoreCount) started(i int) bool { return t.clock > countBegin+countEach*float64(i) }

// sum returns the displayed total of a seat.
func (t *scoreCount) sum(seat int) int {
	n := 0
	for i := range t.lines {
		n += t.points(i, seat)
	}
	return n
}

// sorted returns the progress of sorting the rows by rank, 0 to 1.
func (t *scoreCount) sorted() float64 {
	return motion.OutCubic(motion.Share(t.clock, t.counted(), countSort))
}

// coinProgress returns the progress of the coins, 0 to 1.
func (t *scoreCount) coinProgress() float64 {
	return motion.Share(t.clock, t.counted()+countSort*0.6, countCheer)
}

// row returns the row of a seat, a fraction while the row moves.
func (t *scoreCount) row(seat int) float64 {
	to := 0
	for i, s := range t.order {
		if s == seat {
			to = i
		}
	}
	return float64(seat) + (float64(to)-float64(seat))*t.sorted()
}
