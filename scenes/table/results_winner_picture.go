package table

import (
	"fmt"

	"gulch/engine"
	"gulch/engine/match"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/poster"
)

// winnerPicture returns the picture that celebrates the winners: their portraits before a sun with
// rays, with gold before them. It returns false if a winner has no portrait.
func (t *Table) winnerPicture(winners []engine.Seat) (pieces.Layered, bool) {
	out := pieces.Layered{pieces.Backdrop("winner/sun")}
	for i, seat := range winners {
		mark := t.session.Seats[seat].Face
		if art, _ := poster.Load(); art == nil {
			return nil, false
		} else if _, ok := art.FaceOf(mark); !ok {
			return nil, false
		}
		out = append(out, bust(mark, i, len(winners)))
	}
	return append(out, pieces.Cutout("winner/gold", 0.012).WithFrom(0, 0.3)), true
}

// winnerPoster returns the picture of the only winner of match m, nil if there are several winners
// or none.
func (t *Table) winnerPoster(m *match.Match) pieces.Layered {
	winners := m.Winners()
	if len(winners) != 1 || int(winners[0]) >= len(t.session.Seats) { // a rival that the rules play has no portrait
		return nil
	}
	picture, _ := t.winnerPicture(winners)
	return picture
}

// bust returns the layer with portrait i of n that stand side by side, from the shoulders up; mark
// encodes the face.
func bust(mark string, i, n int) pieces.Layer {
	return pieces.Layer{Sway: 0.005, Poster: paint.Poster{
		Key: fmt.Sprint("bust ", mark, " ", i, " of ", n), Coarse: true,
		Make: func(art *poster.Art, _ float64) *poster.Picture {
			// width and height of the picture, and the middle of a portrait in its own box, which
			// is 200 units wide
			const w, h, wide = 320, 180, 100
			face, _ := art.FaceOf(mark)
			p := art.New(w, h, "dusk")
			p.Smooth = true
			k := min(0.74, 1.5/float64(n))
			x := w * (float64(i) + 0.5) / float64(n)
			return p.At(poster.Place(x-wide*k, 150-180*k, k, false),
				func() { p.Bust(face.WithExpression(poster.Glad)) })
		},
	}}
}
