package table

import (
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/scenes/stage"
)

// PileCard is a card in the overlay that [ShowPile] opens.
type PileCard struct {
	Node ui.Node // the card's ID, label and tooltip, with an enlarged picture
	Face Face
}

// ShowPile opens an overlay that shows the cards of a pile under a title. scene is the name of the
// overlay in logs and tests.
func ShowPile(h *stage.App, scene, title string, cards []PileCard) {
	s := &pile{Sheet: stage.NewSheet(h, scene, title), cards: cards}
	s.Size = func(l ui.Layout) (wide, high float64) {
		if l.Phone { // all of the window
			return l.W, l.H - stage.SheetRim
		}
		return l.W * 0.84, l.H * 0.84
	}
	h.Push(s)
}

// pile is the overlay with the cards of a pile.
type pile struct {
	stage.Sheet
	cards  []PileCard
	scroll ui.Scroller
}

const (
	pileCardW = 104
	pileGap   = 10
)

// Build lays the cards out in rows.
func (s *pile) Build(l ui.Layout) {
	nodes := []ui.Node{s.Lay(l)}
	height := 0.0
	if n := len(s.cards); n > 0 {
		height = s.place(n-1).Bottom() - s.Body.Y + s.scroll.Y
	}
	nodes = append(nodes, s.scroll.Node("pile", s.Body, height, s.Rebuild))
	for i, c := range s.cards {
		if r := s.place(i); r.Within(s.Body) {
			n := c.Node
			n.Rect, n.Role = r, "text"
			nodes = append(nodes, n)
		}
	}
	s.Root.Set(l, nodes)
}

// place returns the rectangle of card i.
func (s *pile) place(i int) geom.Rect {
	per := max(1, int((s.Body.W+pileGap)/(pileCardW+pileGap)))
	h := float64(pileCardW) * pieces.CardH / pieces.CardW
	return geom.R(s.Body.X+float64(i%per)*(pileCardW+pileGap), s.Body.Y+float64(i/per)*(h+pileGap)-s.scroll.Y,
		pileCardW, h)
}

// Paint paints the overlay and the cards that are entirely in view.
func (s *pile) Paint(p *paint.Canvas) {
	s.Sheet.Paint(p)
	if len(s.cards) == 0 {
		p.Label(i18n.T("Nothing yet."), s.Body, paint.Style{Face: paint.Italic, Size: 15, Color: theme.SoftInk,
			Align: paint.Center})
	}
	for i, c := range s.cards {
		if r := s.place(i); r.Within(s.Body.Inset(-1)) {
			p.DropShadow(r, 7, 3)
			p.Image(c.Face(p, r.W), r, 0, paint.White)
		}
	}
}
