package results

import (
	"fmt"
	"math"
	"strconv"

	"gulch/engine/aim"
	"gulch/engine/trail"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/motion"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/scenes/menu/kit"
	"gulch/scenes/menu/trailmap"
)

// starsPage is the page of the results after a game at a station of the Trail. It shows the stars
// that were earned, and what was missing for the others.
type starsPage struct {
	*results
	picture geom.Rect
	title   geom.Rect
	rows    [trail.Stars]geom.Rect
	clock   float64 // time since the animation began, in milliseconds
}

// Times of the star animation in milliseconds at normal speed. starsBegin is the delay before the
// first star, starsEach the delay between the stars of two aims, starsFly the duration of a star's
// flight, and starsApart the delay between two stars of the same aim.
const (
	starsBegin = 250
	starsEach  = 520
	starsFly   = 620
	starsApart = 90
)

// starStart returns the time at which star k of aim i starts to fly, in milliseconds since the
// start of the animation.
func starStart(i, k int) float64 { return starsBegin + starsEach*float64(i) + starsApart*float64(k) }
func starsArrived(i int) float64 { return starStart(i, i) + starsFly }

// arrived reports whether all stars of aim i have ended their flight to the row of the aim.
func (s *starsPage) arrived(i int) bool { return s.app.Reduced || s.clock >= starsArrived(i) }

// starsID is the ID of the results page that shows the earned stars.
const starsID = "stars"

// head returns the ID and the label of the page's tab. The label has the number of stars.
func (s *starsPage) head() (id, label string) {
	n := s.station.Earned(s.show.Match)
	return starsID, i18n.N(n, "%d star", "%d stars", n)
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
		a := s.station.Goals[i]
		dst = append(dst, kit.Text(fmt.Sprint("star/", i+1), i18n.T(a.Text), s.counted(a), s.rows[i]))
	}
	return dst
}

// counted returns a sentence about the result for aim a. It says that the aim is reached, or names
// the first number that does not meet its condition ("It was 3, and must be 5 at least.").
func (s *starsPage) counted(a trail.Goal) string {
	t, figure, lacks := s.station.FirstFailed(a, s.show.Match)
	switch {
	case !lacks:
		if last := a.Tests[len(a.Tests)-1]; last.What != "won" && last.Most >= aim.Unlimited {
			return i18n.T("Done, with %d.", last.Number(s.show.Match, s.station.Seat))
		}
		return i18n.T("Done.")
	case t.What == "won":
		return i18n.T("You didn't win.")
	case t.Most < aim.Unlimited:
		return i18n.T("You had %d. The limit is %d.", figure, t.Most)
	}
	return i18n.T("You had %d. You need %d or more.", figure, t.Least)
}

func (s *starsPage) paint(p *paint.Canvas) {
	p.DropShadow(s.picture, 4, 5)
	p.Rect(s.picture, 4, theme.RGB(0x12282F))
	pieces.Motif{Name: "trail." + strconv.Itoa(s.station.Number)}.Cover(p, s.picture.Inset(2))
	name, story := s.title.CutTop(34)
	p.Label(i18n.T(s.station.Name), name, paint.Style{Face: paint.Display, Size: 24, Color: theme.Umber})
	p.Label(i18n.T("Each star includes those before it."), story, kit.SmallStyle)
	earned := s.station.Earned(s.show.Match)
	for i, a := range s.station.Goals {
		r := s.rows[i]
		p.Rect(r, 8, theme.Alpha(theme.SoftInk, 0.1))
		size := starSize(r)
		for k := range i + 1 {
			have := 0
			if earned > i && s.arrived(i) {
				have = 1
			}
			kit.PaintStars(p, starPlace(r, size, k), size, have, 1)
		}
		_, in := r.CutLeft(30 + 3*size)
		upper, lower := in.Pad(0, r.H*0.14).CutTop(in.H * 0.36)
		p.Label(i18n.T(a.Text), upper, paint.Style{Face: paint.Bold, Size: 17, Color: theme.Ink})
		p.Label(s.counted(a), lower, paint.Style{Face: paint.Body, Size: 14, Color: theme.SoftInk})
	}
}

// starSize returns the size of a star in design units, for an aim whose row has the rectangle r.
func starSize(r geom.Rect) float64 { return min(r.H*0.5, 34) }

func starPlace(r geom.Rect, size float64, k int) geom.Point {
	return geom.Point{X: r.X + 26 + size*float64(k), Y: r.Center().Y}
}

// draw draws the stars that fly from the picture of the station to the rows of the aims.
func (s *starsPage) draw(p *paint.Canvas) {
	earned := s.station.Earned(s.show.Match)
	for i, r := range s.rows[:earned] {
		if s.arrived(i) {
			continue
		}
		size := starSize(r)
		for k := range i + 1 {
			t := motion.Share(s.clock, starStart(i, k), starsFly)
			if t <= 0 {
				continue
			}
			to, large := starPlace(r, size, k), size*(1+1.4*math.Sin(t*math.Pi))
			at := pieces.Arc(s.picture.Center(), to, geom.Point{X: to.X, Y: s.title.Y}, motion.InOutQuad(t))
			kit.PaintStars(p, at, large, 1, 1)
		}
	}
}

// update advances the star animation; a press finishes it at once.
func (s *starsPage) update(in *ui.Input, ms float64) bool {
	earned := s.station.Earned(s.show.Match)
	if earned == 0 || s.arrived(earned-1) {
		return false
	}
	before := s.clock
	s.clock += ms * s.app.Settings.Speed.Rate()
	if in.Skip || in.Pressed {
		s.clock = starsArrived(trail.Stars)
	}
	for i := range earned {
		if before < starsArrived(i) && s.arrived(i) {
			s.results.Repaint()
		}
	}
	return true
}

// adaptToTrail changes a list of buttons (the parameter all) in place, for the results of a game at
// a station of the Trail: one button plays the same station again, and another one returns to the
// Trail.
func (s *results) adaptToTrail(all []kit.Action) {
	for i := range all {
		b := &all[i]
		switch {
		case b.Press == nil:
		case b.ID == "same":
			b.Tip = i18n.T("Play this station again with the same deal.")
			b.Press = func() {
				if err := s.app.StartStation(s.station); err != nil {
					s.app.Toast(i18n.Sentence(err))
				}
			}
		case b.ID == "rematch":
			b.Label, b.Icon, b.Tip = i18n.T("The Trail"), "horizon-road",
				i18n.T("Go back to the Trail with the stars from this game.")
			b.Press = func() {
				s.app.PopToRoot()
				s.app.Push(trailmap.After(s.app, s.station.Number))
			}
		}
	}
}
