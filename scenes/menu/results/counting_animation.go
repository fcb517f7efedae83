package results

import (
	"gulch/engine"
	"gulch/engine/match"
	"gulch/render/motion"
)

// Durations of the counting animation in milliseconds at normal speed.
const (
	countEach  = 500  // counting the points of one category
	countSort  = 420  // sorting the rows of the seats by rank
	countCheer = 1100 // flight of the coins that celebrate the winner
	countBegin = 350
)

// scoreCount is the score sheet of a finished game, together with the animation that counts the
// points category by category.
type scoreCount struct {
	lines  []engine.Line
	scores []int // final score by seat
	ranks  []int // rank by seat, 1 for the winner
	order  []int // seats in the order of their ranks
	clock  float64
	most   int // points of a bar of full length: the largest sum of gains, or of losses, of any seat
}

// newScoreCount returns the score sheet of a finished match, with the animation at its beginning.
func newScoreCount(m *match.Match) *scoreCount {
	s := m.State()
	t := &scoreCount{lines: s.Sheet(), scores: s.Scores(nil), ranks: engine.FinalRanks(s)}
	if rival, ok := engine.RivalOf(s); ok { // a rival without a seat has a row like a seat
		t.scores = append(t.scores, rival.Score)
		for i := range t.lines {
			t.lines[i].Points = append(t.lines[i].Points, rival.Points[i])
			if t.lines[i].Times != nil {
				t.lines[i].Times = append(t.lines[i].Times, 1)
			}
		}
	}
	for rank := 1; rank <= len(t.ranks); rank++ {
		for seat, r := range t.ranks {
			if r == rank {
				t.order = append(t.order, seat)
			}
		}
	}
	t.measure()
	return t
}

// measure sets the number of points that a bar of full length stands for.
func (t *scoreCount) measure() {
	t.most = 1
	for seat := range t.scores {
		gains, losses := 0, 0
		for _, l := range t.lines {
			gains += max(l.Points[seat], 0)
			losses -= min(l.Points[seat], 0)
		}
		t.most = max(t.most, gains, losses)
	}
}

// counted returns the time at which the last category has been counted, in milliseconds since the
// start of the animation.
func (t *scoreCount) counted() float64 { return countBegin + countEach*float64(len(t.lines)) }
func (t *scoreCount) end() float64     { return t.counted() + countSort + countCheer }

// advance advances the animation by ms milliseconds and reports whether the score sheet must be
// drawn again.
func (t *scoreCount) advance(ms float64) bool {
	if t.clock >= t.end() {
		return false
	}
	t.clock = min(t.clock+ms, t.end())
	return true
}

// busy reports whether the counting or the sorting is still running.
func (t *scoreCount) busy() bool { return t.clock < t.counted()+countSort }

// finish ends the whole animation at once.
func (t *scoreCount) finish() { t.clock = t.end() }

// settle ends the counting and sorting at once. The flight of the winner's coins follows.
func (t *scoreCount) settle() { t.clock = max(t.clock, t.counted()+countSort) }

// share returns the fraction of category i that has been counted so far, 0 to 1.
func (t *scoreCount) share(i int) float64 {
	return motion.OutCubic(motion.Share(t.clock, countBegin+countEach*float64(i), countEach*0.9))
}

// points returns the displayed points of a seat in category i. They grow while the category is
// counted.
func (t *scoreCount) points(i, seat int) int {
	p := float64(t.lines[i].Points[seat]) * t.share(i)
	if p < 0 {
		return -int(-p + 0.5)
	}
	return int(p + 0.5)
}

// started reports whether the counting animation has reached category i.
func (t *scoreCount) started(i int) bool { return t.clock > countBegin+countEach*float64(i) }

// sum returns the displayed total of a seat, the sum of the points counted so far.
func (t *scoreCount) sum(seat int) int {
	n := 0
	for i := range t.lines {
		n += t.points(i, seat)
	}
	return n
}

// sorted returns the progress of the animation that sorts the rows by rank, 0 to 1.
func (t *scoreCount) sorted() float64 {
	return motion.OutCubic(motion.Share(t.clock, t.counted(), countSort))
}

// coinProgress returns the progress of the animation in which the winner's coins fly, 0 to 1.
func (t *scoreCount) coinProgress() float64 {
	return motion.Share(t.clock, t.counted()+countSort*0.6, countCheer)
}

// row returns the index of the row in which a seat is drawn. It is a fraction while the row moves.
func (t *scoreCount) row(seat int) float64 {
	to := 0
	for i, s := range t.order {
		if s == seat {
			to = i
		}
	}
	return float64(seat) + (float64(to)-float64(seat))*t.sorted()
}
