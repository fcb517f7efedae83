package release

import (
	"bytes"
	"image"
	"image/color"
	"image/png"
)

// IconImage is the app's icon in one size, encoded as PNG.
type IconImage struct {
	Px  int // width and height of the picture in pixels
	PNG []byte
}

// Icons returns the icon in the given sizes. It scales down one large PNG by area averaging.
func Icons(from []byte, sizes ...int) ([]IconImage, error) {
	source, err := png.Decode(bytes.NewReader(from))
	if err != nil {
		return nil, err
	}
	var out []IconImage
	for _, px := range sizes {
		var data bytes.Buffer
		if err := png.Encode(&data, shrink(source, px)); err != nil {
			return nil, err
		}
		out = append(out, IconImage{px, data.Bytes()})
	}
	return out, nil
}

// shrink returns a square picture scaled down to a width and height of px pixels.
func shrink(source image.Image, px int) *image.NRGBA {
	b := source.Bounds()
	out := image.NewNRGBA(image.Rect(0, 0, px, px))
	for y := range px {
		for x := range px {
			out.Set(x, y, mean(source, span(x, px, b.Dx()), span(y, px, b.Dy())))
		}
	}
	return out
}

// interval is a range of positions along a row or column of pixels, measured in pixels. Its ends
// may be inside pixels.
type interval struct{ from, to float64 }

// span returns the interval of the source picture that pixel i of the result covers. size is the
// width of the source picture in pixels, and px that of the result.
func span(i, px, size int) interval {
	step := float64(size) / float64(px)
	return interval{float64(i) * step, float64(i+1) * step}
}

// over calls f for every pixel that the interval touches. share is the fraction of the pixel that
// is inside the interval, from 0 to 1.
func (s interval) over(f func(i int, share float64)) {
	for i := int(s.from); float64(i) < s.to; i++ {
		share := min(s.to, float64(i+1)) - max(s.from, float64(i))
		if share > 1e-9 {
			f(i, share)
		}
	}
}

// mean returns the mean color of the part of a picture in the given columns and rows.
func mean(m image.Image, columns, rows interval) color.RGBA64 {
	var sum [4]float64
	whole := 0.0
	origin := m.Bounds().Min
	rows.over(func(y int, high float64) {
		columns.over(func(x int, wide float64) {
			share := high * wide
			r, g, b, a := m.At(origin.X+x, origin.Y+y).RGBA()
			for i, v := range [4]uint32{r, g, b, a} {
				sum[i] += share * float64(v)
			}
			whole += share
		})
	})
	at := func(i int) uint16 { return uint16(sum[i]/whole + 0.5) }
	return color.RGBA64{at(0), at(1), at(2), at(3)}
}
