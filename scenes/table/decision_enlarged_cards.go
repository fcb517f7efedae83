package table

import (
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/ui"

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
