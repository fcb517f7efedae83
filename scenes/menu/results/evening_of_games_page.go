package results

import (
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/scenes/menu/evening"
)

// eveningPage is a page of the results screen. It shows the evening (the games played by the same
// people in one evening) to which the finished game belongs.
type eveningPage struct {
	*results
	table evening.Table
	title geom.Rect
}

func (s *eveningPage) head() (id, label string) {
	if s.table.Evening.Over(s.app.Now()) {
		return "evening", i18n.T("That game night")
	}
	return "evening", i18n.T("This game night")
}

func (s *eveningPage) build(_ ui.Layout, r geom.Rect, dst []ui.Node) []ui.Node {
	in := r.Pad(max(8, (r.W-860)/2), 6)
	s.title, in = in.CutTop(36)
	s.table.Place(in)
	return s.table.Nodes(dst)
}

func (s *eveningPage) paint(p *paint.Canvas) {
	e := s.table.Evening
	says := evening.Words(s.app, e)
	if e.Over(s.app.Now()) {
		says += " · " + s.app.DateOf(e.Games[0].When).Words()
	}
	p.Label(says, s.title, paint.Style{Face: paint.Display, Size: 22, Color: theme.Oxblood, Align: paint.Center})
	s.table.Paint(p)
}

func (s *eveningPage) draw(*paint.Canvas) {}

func (s *eveningPage) update(*ui.Input, float64) bool { return false }
