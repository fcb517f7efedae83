package clip

import (
	"encoding/binary"
	"image"
)

// bitmap encodes a picture in the format CF_DIB of the Windows clipboard: a header of 40 bytes,
// followed by the rows of pixels from bottom to top. Each pixel is four bytes: blue, green, red,
// and 255 for opaque.
func bitmap(m *image.RGBA) []byte {
	const header = 40
	w, h := m.Rect.Dx(), m.Rect.Dy()
	out := make([]byte, header, header+4*w*h)
	for at, v := range map[int]uint32{0: header, 4: uint32(w), 8: uint32(h), 12: 1 | 32<<16, 20: uint32(4 * w * h)} {
		binary.LittleEndian.PutUint32(out[at:], v)
	}
	for y := h - 1; y >= 0; y-- {
		for x := range w {
			c := m.RGBAAt(m.Rect.Min.X+x, m.Rect.Min.Y+y)
			out = append(out, c.B, c.G, c.R, 0xFF)
		}
	}
	return out
}
