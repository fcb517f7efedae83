package table

import (
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/scenes/stage"

	"github.com/hajimehoshi/ebiten/v2"
)

// Face is a function that returns the image of a card, w design units wide.
type Face func(p *paint.Canvas, w float64) *ebiten.Image

// Enlarge makes the tooltip of n show an image of a card, w design units wide, above the tooltip's
// text.
func Enlarge(n *ui.Node, w float64, face Face) { EnlargeShaped(n, w, pieces.CardH, face) }

// EnlargeShaped is like Enlarge, but for a card of another aspect ratio. w is the width of the
// image in design units; high is the height that the card would have if it were pieces.CardW wide.
func EnlargeShaped(n *ui.Node, w, high float64, face Face) {
	const pad = 12
	n.ZoomPreviewW, n.ZoomPreviewH, n.ZoomPreviewTip = w+2*pad, w*high/pieces.CardW+2*pad, true
	n.ZoomPreview = func(p *paint.Canvas, r geom.Rect) {
		card := r.Inset(pad).Fit(pieces.CardW, high)
		p.DropShadow(card, 12, 3)
		p.Image(face(p, card.W), card, 0, paint.White)
	}
}

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
