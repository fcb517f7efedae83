package reader

import (
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/pieces"
)

// Cards returns a figure that shows the cards with the given IDs in a row. parse finds a card by
// its ID, and draw paints it into a rectangle. Cards returns false if parse fails for an ID or
// there are no IDs.
func Cards[T any](ids []string, parse func(string) (T, error),
	draw func(*paint.Canvas, T, geom.Rect)) (Illustration, bool) {
	var all []T
	for _, id := range ids {
		x, err := parse(id)
		if err != nil {
			return Illustration{}, false
		}
		all = append(all, x)
	}
	const gap = 16
	width := func(w float64) float64 { return min(132, (w-gap*float64(len(all)-1))/float64(len(all))) }
	return Illustration{
		Height: func(w float64) float64 { return width(w)*pieces.CardH/pieces.CardW + 14 },
		Paint: func(p *paint.Canvas, r geom.Rect) {
			w := width(r.W)
			for i, x := range all {
				at := geom.R(r.X+4+float64(i)*(w+gap), r.Y+4, w, w*pieces.CardH/pieces.CardW)
				p.DropShadow(at, 8, 4)
				draw(p, x, at)
			}
		},
	}, len(all) > 0
}
