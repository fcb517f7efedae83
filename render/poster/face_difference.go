package poster

import "image"

// FaceDifference returns how different two faces look: the mean difference of the colour channels,
// from 0 to 255, over all pixels that belong to at least one of the faces. The faces are rendered
// as small portraits, 40 pixels wide, on the same plate. Faces that players must tell apart at a
// table need a difference of at least 25.
func (a *Art) FaceDifference(f, g Face) float64 {
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

// small renders the head of a face, in the style of a small portrait px pixels wide, on a
// transparent background.
func (a *Art) small(f Face, px int) *image.RGBA {
	p := a.New(200, 200, "lamp")
	p.Smooth = true
	place := Move(98, 100).Mul(Place(0, 0, 1.08, false)).Mul(Move(-98, -94))
	p.Clip(Box(8, -20, 184, 216), func() {
		p.At(place, func() { p.Bust(f) })
	})
	return p.Image(px*200/184, px*200/184)
}

// over returns one colour channel, from 0 to 255, of the premultiplied pixel p drawn over a grey
// background. channel is 0 for red, 1 for green and 2 for blue.
func over(p []uint8, channel int) int { return int(p[channel]) + 110*(255-int(p[3]))/255 }

func difference(a, b int) int { return max(a-b, b-a) }
