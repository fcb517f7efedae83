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
	// Size is how large the sheet is, design units, where the window has the room; a phone's moves over what is higher. Nil fills the window.
	Size func(l ui.Layout) (w, h float64)
	// Second marks a sheet whose primary button is another one than that which closes it.
	Second bool
}

// The heading of a sheet and its foot, design units.
const (
	sheetHead = 60
	sheetFoot = 70
)

// SheetEnds is how high the heading and the foot of a sheet are together, and SheetRim how far it stays from the upper and lower edge
// of a window in all, design units.
const (
	SheetEnds = sheetHead + sheetFoot
	SheetRim  = 30
)

// NewSheet returns a sheet with a heading. The keys put it away, too.
func NewSheet(h *App, name, title string, keys ...ebiten.Key) Sheet {
	return Sheet{Board: Board{Overlay: true}, App: h, Scene: name, Title: title, Keys: keys}
}

// Name says where the player is.
func (s *Sheet) Name() string { return s.Scene }

// PageTitle is the heading.
func (s *Sheet) PageTitle() string { return s.Title }

// High is how high the sheet's window is at least in that of a phone.
func (s *Sheet) High(l ui.Layout) float64 {
	_, h := s.size(l)
	return h + SheetRim
}

func (s *Sheet) size(l ui.Layout) (w, h float64) {
	if s.Size == nil {
		return l.W, l.H - SheetRim
	}
	return s.Size(l)
}

// SheetWidth is how wide the body of a sheet is that asks for a width.
func SheetWidth(l ui.Layout, w float64) float64 { return min(w, l.W-sheetEdge(l)) - 2*sheetSide(l) }

// sheetEdge is how far a sheet stays from the left and right edge of a window in all.
func sheetEdge(l ui.Layout) float64 {
	if l.Phone {
		return 16
	}
	return 40
}

// sheetSide is how far what stands on a sheet stays from its edge.
func sheetSide(l ui.Layout) float64 {
	if l.Slender {
		return 14
	}
	return 22
}

// Lay puts the sheet into the middle of the window and returns the button that closes it.
func (s *Sheet) Lay(l ui.Layout) ui.Node {
	w, h := s.size(l)
	s.Rect = geom.Around(l.Area().Center(), min(w, l.W-sheetEdge(l)), min(h, l.H-SheetRim))
	_, body := s.Rect.Pad(sheetSide(l), 0).CutTop(sheetHead)
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

// Turns are where the round buttons lie that turn the pages of a sheet, beside the one that closes it, so large as they are.
func (s *Sheet) Turns(l ui.Layout, size float64) [2]geom.Rect {
	in := s.Rect.Pad(sheetSide(l)+size, 0)
	if l.Slender {
		in = s.Rect.Pad(sheetSide(l)+size/2, 0)
	}
	y := s.Rect.Bottom() - 38
	return [2]geom.Rect{geom.Around(geom.Point{X: in.X, Y: y}, size, size), geom.Around(geom.Point{X: in.Right(), Y: y}, size, size)}
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
