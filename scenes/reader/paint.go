package reader

import (
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/ui"
)

var buttonBack = pieces.Button{Icon: "back"}

func buttonClose() pieces.Button {
	return pieces.Button{Label: i18n.T("Close"), Material: pieces.Brass}
}

// Paint paints the sheet, the background of the list and the visible text.
func (s *scene) Paint(p *paint.Canvas) {
	pieces.Panel(p, s.at.sheet, 71)
	p.Label(s.book.Heading(), s.at.title, paint.Style{Face: paint.Display, Size: 27, Color: theme.Umber})
	p.Rule(s.at.sheet.X+22, s.at.title.Bottom()+5, s.at.sheet.W-44)
	if s.layout.Class == ui.Tall && (!s.layout.Phone || s.layout.Portrait) {
		p.Rule(s.at.list.X, s.at.list.Bottom()+8, s.at.list.W)
	} else {
		p.Rect(geom.R(s.at.list.Right()+14, s.at.list.Y, 1.2, s.at.list.H), 0, theme.Alpha(theme.SoftInk, 0.6))
	}
	if s.query != "" && len(s.hits) == 0 {
		p.Text(i18n.T("No matches."), geom.Point{X: s.at.list.X + 8, Y: s.at.list.Y + 4}, paint.Style{
			Face: paint.Italic, Size: 14, Color: theme.SoftInk, Wrap: s.at.list.W - 16,
		})
	}
	p.Clip(s.at.text, func() { s.paintText(p) })
	s.paintBar(p)
}

// paintText paints those pieces of the layout that are visible at the current scroll position.
func (s *scene) paintText(p *paint.Canvas) {
	found := s.sought
	for i := range s.page.pieces {
		x := &s.page.pieces[i]
		r := x.rect.Move(s.at.text.X, s.at.text.Y-s.text.Y)
		if !r.Meets(s.at.text) {
			continue
		}
		switch {
		case x.exampleBackground:
			p.Rect(r, 6, theme.Alpha(theme.Lit, 0.55))
			p.Rect(geom.R(r.X, r.Y, 4, r.H), 2, theme.Brass)
		case x.rule:
			p.Rule(r.X, r.Y, r.W)
			p.Rule(r.X, r.Y+3, r.W)
		case x.figure != nil:
			x.figure(p, r)
		case x.icon != "":
			p.Icon(x.icon, r.Center(), min(r.W, max(r.H, r.W)), theme.Oxblood)
		default:
			x.paint(p, r, found)
		}
	}
}

// paint paints the text of a piece into r, and highlights the words in found, which were searched
// for.
func (x *piece) paint(p *paint.Canvas, r geom.Rect, found []term) {
	top := geom.Point{X: r.X, Y: r.Y + (r.H-p.Size(x.style)*theme.LineHeight)/2}
	if len(found) > 0 {
		for _, at := range matchRanges(x.text, found) {
			from := p.Advance(x.text[:at[0]], x.style)
			to := p.Advance(x.text[:at[1]], x.style)
			p.Rect(geom.R(r.X+from-1, r.Y+1, to-from+2, r.H-2), 3, theme.Alpha(theme.BrassHi, 0.9))
		}
	}
	p.Text(x.text, top, x.style)
}

// paintBar paints the scroll bar.
func (s *scene) paintBar(p *paint.Canvas) {
	whole := s.page.height + s.at.text.H*0.4
	if whole <= s.at.text.H {
		return
	}
	groove := geom.R(s.at.text.Right()-8, s.at.text.Y, 6, s.at.text.H)
	p.Rect(groove, 3, theme.Alpha(theme.SoftInk, 0.22))
	h := max(groove.H*s.at.text.H/whole, 24)
	y := groove.Y + (groove.H-h)*s.text.Y/(whole-s.at.text.H)
	p.Gradient(geom.R(groove.X-0.5, y, 7, h), 3.5, theme.BrassHi, theme.BrassLo)
}

// drawLink draws the underline of a link, which is stronger while the pointer is over it.
func drawLink(p *paint.Canvas, n *ui.Node, f ui.NodeState) {
	y := n.Rect.Bottom() - n.Rect.H*0.17
	p.Rect(geom.R(n.Rect.X, y, n.Rect.W, 1+f.Hover), 0, theme.Alpha(theme.Focus, 0.5+0.5*f.Hover))
}
