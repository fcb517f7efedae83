package stage

import (
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/render/words"

	"github.com/hajimehoshi/ebiten/v2"
)

// Sheet is a scene that lies over another one: a sheet of parchment with a heading. Escape and a button at its foot put
// it away. A scene that is one embeds it, calls [Sheet.Lay] in Build, and paints into Body after Paint.
type Sheet struct {
	Board
	App   *App
	Scene string // where the player is
	Title string
	Rect  geom.Rect // all of the sheet
	Body  geom.Rect // what lies between the heading and the button
	Keys  []ebiten.Key
	// Second marks a sheet whose primary button is another one than that which closes it.
	Second bool
}

// The heading of a sheet and its foot, design units.
const (
	sheetHead = 60
	sheetFoot = 70
)

// NewSheet returns a sheet with a heading. The keys put it away, too.
func NewSheet(h *App, name, title string, keys ...ebiten.Key) Sheet {
	return Sheet{Board: Board{Overlay: true}, App: h, Scene: name, Title: title, Keys: keys}
}

// Name says where the player is.
func (s *Sheet) Name() string { return s.Scene }

// PageTitle is the heading.
func (s *Sheet) PageTitle() string { return s.Title }

// Lay puts the sheet into the middle of the window, at most w by h design units large, and returns the button that
// closes it.
func (s *Sheet) Lay(l ui.Layout, w, h float64) ui.Node {
	edge := 40.0
	if l.Phone {
		edge = 16
	}
	s.Rect = geom.Around(l.Area().Center(), min(w, l.W-edge), min(h, l.H-30))
	_, body := s.Rect.Pad(22, 0).CutTop(sheetHead)
	_, s.Body = body.CutBottom(sheetFoot)
	shut := geom.Around(geom.Point{X: s.Rect.Center().X, Y: s.Rect.Bottom() - 38}, 160, 44)
	look := pieces.Button{Label: words.T("Close"), Make: pieces.Brass}
	if s.Second {
		look.Make = pieces.Leather
	}
	n := ui.Button("close", shut, look, s.App.Pop, s.Keys...)
	n.Tip = words.T("Escape does the same.")
	return n
}

// Update closes the sheet on Escape.
func (s *Sheet) Update(in *ui.Input, ms float64) {
	s.Root.Update(in, ms)
	if in.Back {
		s.App.Pop()
	}
}

// Paint paints the sheet and its heading.
func (s *Sheet) Paint(p *paint.Pen) {
	pieces.Panel(p, s.Rect, 31)
	head, _ := s.Rect.Pad(20, 10).CutTop(40)
	p.Label(s.Title, head, paint.Style{Face: paint.Display, Size: theme.Title, Color: theme.Umber, Align: paint.Center})
	p.Rule(s.Rect.X+20, s.Rect.Y+52, s.Rect.W-40)
}
