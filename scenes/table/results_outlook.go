package table

import (
	"math/rand/v2"
	"unicode/utf8"

	"gulch/engine"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/theme"
)

// Outlook says what the points of a seat so far leave out, and what they will probably be at the
// end.
type Outlook struct {
	// NotCounted lists things that the seat has now and that may still bring points, but are not
	// counted yet: "3 fish". Things that it does not have are not listed.
	NotCounted []string
	// AtEnd is a sentence with the expected result ("About 24 at the end."), "" while it is too
	// early for one. It must not depend on information that is hidden from the viewers.
	AtEnd string
}

// Count adds text, which names n things, to the things that are not counted, unless n is 0.
func (o *Outlook) Count(n int, text string) {
	if n > 0 {
		o.NotCounted = append(o.NotCounted, text)
	}
}

// lines returns the sentences of the outlook.
func (o *Outlook) lines() (all []string) {
	if len(o.NotCounted) > 0 {
		all = append(all, i18n.T("Not counted yet: %s.", i18n.List(o.NotCounted)))
	}
	if o.AtEnd != "" {
		all = append(all, o.AtEnd)
	}
	return all
}

// outlookLine is the number of letters of an outlook's sentence that fit into a line of a tooltip.
const outlookLine = 42

// height returns the height of the outlook below the breakdowns at the default letter size, in
// design units, 0 if it says nothing.
func (o *Outlook) height() float64 {
	h := 0.0
	for _, line := range o.lines() {
		h += outlookHeight(line)
	}
	if h > 0 {
		h += 6
	}
	return h
}

// outlookHeight returns the height of a sentence of an outlook.
func outlookHeight(line string) float64 {
	return 18 * float64((utf8.RuneCountInString(line)+outlookLine-1)/outlookLine)
}

// paint paints the sentences of the outlook into r. grown is the letter scale.
func (o *Outlook) paint(p *paint.Canvas, r geom.Rect, grown float64) {
	if len(o.lines()) == 0 {
		return
	}
	p.Rule(r.X, r.Y, r.W)
	_, r = r.CutTop(5 * grown)
	for _, line := range o.lines() {
		var at geom.Rect
		at, r = r.CutTop(outlookHeight(line) * grown)
		st := paint.Style{Face: paint.Italic, Size: 13, Color: theme.SoftInk}
		if line == o.AtEnd {
			st.Face, st.Color = paint.Bold, theme.Umber
		}
		p.Fit(line, at, st)
	}
}

// expectation is the expected result of every seat in a position.
type expectation struct {
	key    engine.Key
	open   engine.SeatSet
	scores []float32 // nil before the first position
}

// Numbers of the expected result: of how many samples of what is hidden it is the mean, and from
// which number of points on it is rounded to multiples of roundBy.
const (
	outlookSamples = 8
	roundFrom      = 40
	roundBy        = 5
)

// AboutAtEnd returns a sentence with the points that a seat will probably have at the end, for
// [Outlook.AtEnd]. They are estimated by the formulas of the bots, without a search, from what the
// viewers know. now is the seat's number of points so far, which is the least that the sentence
// names.
func (b *Base[S, B]) AboutAtEnd(seat engine.Seat, now int) string {
	scores := b.expectedScores()
	if int(seat) >= len(scores) || b.State.Turn() == engine.NoSeat { // the end has come
		return ""
	}
	n := max(int(scores[seat]+0.5), now)
	if n >= roundFrom {
		n = (n + roundBy/2) / roundBy * roundBy
	}
	return i18n.T("About %d at the end.", n)
}

// expectedScores returns the expected result of every seat in State, as far as the viewers know the
// position; none if the game has no formulas for it. It remembers them for one position.
func (b *Base[S, B]) expectedScores() []float32 {
	if _, ok := engine.State(b.State).(engine.LearnedHeuristics); !ok {
		return nil
	}
	key := b.State.Key()
	if e := &b.expected; e.scores != nil && e.key == key && e.open == b.RevealedSeats {
		return e.scores
	}
	s, r := engine.Clone(b.State), rand.New(rand.NewPCG(1877, 24))
	sum := make([]float32, s.Seats())
	var scores []float32
	for range outlookSamples {
		b.State.CopyTo(s)
		viewer := b.RevealedSeats.First()
		if b.RevealedSeats == 0 { // two samples one after the other leave no secret of any seat
			s.Determinize(0, r)
			viewer = engine.Seat(s.Seats() - 1)
		}
		s.Determinize(viewer, r)
		scores, _ = s.(engine.LearnedHeuristics).ExpectedScores(scores[:0])
		for i := range min(len(scores), len(sum)) {
			sum[i] += scores[i] / outlookSamples
		}
	}
	b.expected = expectation{key, b.RevealedSeats, sum}
	return sum
}
