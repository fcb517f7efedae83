package poster

import "image"

// Apart returns by how much two faces differ where either of them is, as a mean of 0 to 255 over the colours of the
// pixels: as small portraits, on the same plate, 40 pixels wide. Faces that shall be told apart at a table keep a distance
// of 25.
func (a *Art) Apart(f, g Face) float64 {
	const px = 40
	x, y := a.small(f, px), a.small(g, px)
	sum, n := 0, 0
	for i := 0; i < len(x.Pix); i += 4 {
		p, q := x.Pix[i:i+4], y.Pix[i:i+4]
		if p[3]|q[3] == 0 {
			continue
		}
		n += 3
		for c := range 3 {
			sum += difference(over(p, c), over(q, c))
		}
	}
	return float64(sum) / float64(n)
}

// small paints the head of a small portrait on nothing.
func (a *Art) small(f Face, px int) *image.RGBA {
	p := a.New(200, 200, "lamp")
	p.Smooth = true
	place := Move(98, 100).Mul(Place(0, 0, 1.08, false)).Mul(Move(-98, -94))
	p.Clip(Box(8, -20, 184, 216), func() {
		p.At(place, func() { p.Bust(f) })
	})
	return p.Image(px*200/184, px*200/184)
}

// over is a channel of a premultiplied pixel on a grey plate.
func over(p []uint8, channel int) int { return int(p[channel]) + 110*(255-int(p[3]))/255 }

func difference(a, b int) int { return max(a-b, b-a) }
