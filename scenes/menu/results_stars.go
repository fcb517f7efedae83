package menu

import (
	"fmt"
	"strconv"

	"gulch/engine/aim"
	"gulch/engine/trail"
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/render/words"
)

// starsPage is the page of the results of a station of the Trail: its stars, and what was missing for the others.
type starsPage struct {
	*results
	picture geom.Rect
	title   geom.Rect
	rows    [trail.Stars]geom.Rect
}

// head names the page by the stars that were earned.
func (s *starsPage) head() (id, label string) {
	n := s.station.Earned(s.show.Match)
	return "stars", words.N(n, "%d star", "%d stars", n)
}

func (s *starsPage) build(l ui.Layout, r geom.Rect, dst []ui.Node) []ui.Node {
	in := r.Pad(8, 10)
	if l.Class == ui.Tall {
		s.picture, in = in.CutTop(in.H * 0.42)
		_, in = in.CutTop(16)
	} else {
		s.picture, in = in.CutLeft(min(in.W*0.32, in.H*0.62))
		_, in = in.CutLeft(26)
	}
	s.title, in = in.CutTop(66)
	in.H = min(in.H, 330)
	for i := range s.rows {
		s.rows[i] = in.Column(i, len(s.rows), 10)
		a := s.station.Aims[i]
		dst = append(dst, text(fmt.Sprint("star/", i+1), words.T(a.Text), s.counted(a), s.rows[i]))
	}
	return dst
}

// counted says whether there is a star for an aim, and otherwise what the first figure was that is not as it should be.
func (s *starsPage) counted(a trail.Aim) string {
	t, figure, lacks := s.station.Lacking(a, s.show.Match)
	switch {
	case !lacks:
		return words.T("Done.")
	case t.What == "won":
		return words.T("Not won.")
	case t.Most < aim.Unlimited:
		return words.T("It was %d, and may be %d at most.", figure, t.Most)
	}
	return words.T("It was %d, and must be %d at least.", figure, t.Least)
}

func (s *starsPage) paint(p *paint.Pen) {
	p.Lift(s.picture, 4, 5)
	p.Rect(s.picture, 4, theme.RGB(0x12282F))
	pieces.Motif{Name: "trail." + strconv.Itoa(s.station.Number)}.Cover(p, s.picture.Inset(2))
	name, story := s.title.CutTop(34)
	p.Label(words.T(s.station.Name), name, paint.Style{Face: paint.Display, Size: 24, Color: theme.Umber})
	p.Label(words.T("Each star includes those before it."), story, smallStyle)
	earned := s.station.Earned(s.show.Match)
	for i, a := range s.station.Aims {
		r := s.rows[i]
		p.Rect(r, 8, theme.Alpha(theme.SoftInk, 0.1))
		size := min(r.H*0.5, 34)
		for k := range i + 1 {
			paintStars(p, geom.Point{X: r.X + 26 + size*float64(k), Y: r.Center().Y}, size, min(max(earned-i, 0), 1), 1)
		}
		_, in := r.CutLeft(30 + 3*size)
		upper, lower := in.Pad(0, r.H*0.14).CutTop(in.H * 0.36)
		p.Label(words.T(a.Text), upper, paint.Style{Face: paint.Bold, Size: 17, Color: theme.Ink})
		p.Label(s.counted(a), lower, paint.Style{Face: paint.Body, Size: 14, Color: theme.SoftInk})
	}
}

func (s *starsPage) draw(*paint.Pen) {}

func (s *starsPage) update(*ui.Input, float64) bool { return false }

// travelOn changes what can be done next after a game at a station: the same station again, and back to the road.
func (s *results) travelOn(all []choice) {
	for i := range all {
		b := &all[i]
		switch {
		case b.press == nil:
		case b.id == "same":
			b.tip = words.T("The same station, as it was dealt.")
			b.press = func() {
				if err := s.app.StartStation(s.station); err != nil {
					s.app.Notice(words.Sentence(err))
				}
			}
		case b.id == "rematch":
			b.label, b.icon, b.tip = words.T("The Trail"), "horizon-road", words.T("Back to the road, with the stars of this game.")
			b.press = func() {
				s.app.Home()
				s.app.Push(Trail(s.app, s.station.Number))
			}
		}
	}
}
