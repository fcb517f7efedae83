package stage

import (
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

// Sheet is a modal dialog: a sheet of parchment with a heading, drawn over another scene. Escape
// and the button at its lower edge close it. A dialog embeds Sheet and calls [Sheet.Lay] in Build.
// Its method Paint calls Sheet.Paint and then paints into Body.
type Sheet struct {
	SceneBase
	App   *App
	Scene string // name of the dialog's scene, which the method Name returns
	Title string
	Rect  geom.Rect // rectangle of the whole sheet in design units; set by Lay
	Body  geom.Rect // the area between the heading and the close button, in design units; set by Lay
	Keys  []ebiten.Key
	// Size returns the preferred size of the sheet in design units. The sheet is never larger than
	// the window; in a phone's window, a higher sheet is scrolled. If Size is nil, the sheet fills
	// the window.
	Size func(l ui.Layout) (w, h float64)
	// Second is true if a button other than the close button is the primary button of the dialog.
	Second bool
}

// The heights of the areas above and below a sheet's body, in design units.
const (
	sheetHead = 60
	sheetFoot = 70
)

// SheetEnds is the sum of the heights above and below a sheet's body. SheetRim is the sum of the
// margins above and below the sheet. Both are in design units.
const (
	SheetEnds = sheetHead + sheetFoot
	SheetRim  = 30
)

// NewSheet returns a sheet with the given scene name and heading. The keys close it, in addition to
// Escape.
func NewSheet(h *App, name, title string, keys ...ebiten.Key) Sheet {
	return Sheet{SceneBase: SceneBase{Overlay: true}, App: h, Scene: name, Title: title, Keys: keys}
}

// Name returns the name of the dialog's scene.
func (s *Sheet) Name() string { return s.Scene }

// PageTitle returns the heading of the sheet.
func (s *Sheet) PageTitle() string { return s.Title }

// MinHeight returns the minimum height of the sheet's layout in a phone's window, in design units.
func (s *Sheet) MinHeight(l ui.Layout) float64 {
	_, h := s.size(l)
	return h + SheetRim
}

func (s *Sheet) size(l ui.Layout) (w, h float64) {
	if s.Size == nil {
		return l.W, l.H - SheetRim
	}
	return s.Size(l)
}

// SheetWidth returns the width of the body of a sheet in layout l. w is the preferred width of the
// sheet. Both are in design units.
func SheetWidth(l ui.Layout, w float64) float64 { return min(w, l.W-sheetEdge(l)) - 2*sheetSide(l) }

// sheetEdge returns the sum of the margins left and right of a sheet, in design units.
func sheetEdge(l ui.Layout) float64 {
	if l.Phone {
		return 16
	}
	return 40
}

// sheetSide returns the padding inside the left and the right edge of a sheet, in design units.
func sheetSide(l ui.Layout) float64 {
	if l.Portrait {
		return 14
	}
	return 22
}

// Lay centres the sheet in the window and returns its close button.
func (s *Sheet) Lay(l ui.Layout) ui.Node {
	w, h := s.size(l)
	s.Rect = geom.Around(l.Area().Center(), min(w, l.W-sheetEdge(l)), min(h, l.H-SheetRim))
	_, body := s.Rect.Pad(sheetSide(l), 0).CutTop(sheetHead)
	_, s.Body = body.CutBottom(sheetFoot)
	shut := geom.Around(geom.Point{X: s.Rect.Center().X, Y: s.Rect.Bottom() - 38}, 160, 44)
	look := pieces.Button{Label: i18n.T("Close"), Material: pieces.Brass}
	if s.Second {
		look.Material = pieces.Leather
	}
	n := ui.Button("close", shut, look, s.App.Pop, s.Keys...)
	n.Tip = i18n.T("Or press Esc.")
	return n
}

// Turns returns the positions of the two round buttons that turn the pages of a sheet. They are
// left and right of the close button; size is their diameter.
func (s *Sheet) Turns(l ui.Layout, size float64) [2]geom.Rect {
	in := s.Rect.Pad(sheetSide(l)+size, 0)
	if l.Portrait {
		in = s.Rect.Pad(sheetSide(l)+size/2, 0)
	}
	y := s.Rect.Bottom() - 38
	return [2]geom.Rect{geom.Around(geom.Point{X: in.X, Y: y}, size, size), geom.Around(geom.Point{X: in.Right(), Y: y},
		size, size)}
}

// Update closes the sheet when Escape or one of its keys is pressed.
func (s *Sheet) Update(in *ui.Input, ms float64) {
	s.Root.Update(in, ms)
	if in.Back {
		s.App.Pop()
	}
}

// Paint paints the parchment and the heading of the sheet.
func (s *Sheet) Paint(p *paint.Canvas) {
	pieces.Panel(p, s.Rect, 31)
	head, _ := s.Rect.Pad(20, 10).CutTop(40)
	p.Label(s.Title, head, paint.Style{Face: paint.Display, Size: theme.Title, Color: theme.Umber, Align: paint.Center})
	p.Rule(s.Rect.X+20, s.Rect.Y+52, s.Rect.W-40)
}
