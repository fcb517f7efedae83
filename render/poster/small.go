package poster

import (
	"bytes"
	"fmt"
	"image"
	"strconv"
	"strings"
)

// Small is a picture that was painted ahead, so small that it is shipped as it is: it stands in for the picture until that is
// painted, without which the art need not be read.
type Small struct {
	Name string
	W, H int    // in pixels
	Pix  []byte // red, green and blue of each, by rows
}

// PaintSmall paints a picture of the art so many pixels wide.
func PaintSmall(art *Art, name string, wide int) (Small, error) {
	p, err := art.Picture(name, "")
	if err != nil {
		return Small{}, err
	}
	s := Small{Name: name, W: wide, H: int(float64(wide)*p.Box.H/p.Box.W + 0.5)}
	large := p.Image(s.W*finer, s.H*finer)
	for i := range s.W * s.H {
		var sum [3]int
		for j := range finer * finer {
			at := large.PixOffset(i%s.W*finer+j%finer, i/s.W*finer+j/finer)
			for k := range sum {
				sum[k] += int(large.Pix[at+k])
			}
		}
		for _, v := range sum {
			s.Pix = append(s.Pix, byte(v/(finer*finer)))
		}
	}
	return s, nil
}

// finer is how many times as large, each way, a picture is painted from which a small one is made: its grain would be coarse.
const finer = 4

// smallLid is how many pixels wide the lids of the boxes are painted ahead: the title shows them so for the moment until their
// pictures are painted.
const smallLid = 56

// SmallLids paints the lids of all games ahead. Package internal/lids writes them to where the app finds them.
func SmallLids(art *Art) (all []Small, err error) {
	for _, name := range art.Names("picture") {
		if !strings.HasPrefix(name, "lid-") {
			continue
		}
		small, err := PaintSmall(art, name, smallLid)
		if err != nil {
			return nil, err
		}
		all = append(all, small)
	}
	return all, nil
}

// Image returns the picture as it is drawn.
func (s Small) Image() *image.RGBA {
	m := image.NewRGBA(image.Rect(0, 0, s.W, s.H))
	for i := range s.W * s.H {
		copy(m.Pix[4*i:], s.Pix[3*i:3*i+3])
		m.Pix[4*i+3] = 255
	}
	return m
}

// WriteSmall puts pictures into one file, which ReadSmall reads: a line with the name and the size of each, and its pixels.
func WriteSmall(all []Small) []byte {
	var b bytes.Buffer
	for _, s := range all {
		fmt.Fprintf(&b, "%s %d %d\n", s.Name, s.W, s.H)
		b.Write(s.Pix)
	}
	return b.Bytes()
}

// ReadSmall returns the pictures of such a file, up to the first that is damaged.
func ReadSmall(file []byte) (all []Small) {
	for len(file) > 0 {
		head, rest, _ := bytes.Cut(file, []byte("\n"))
		words := strings.Fields(string(head))
		if len(words) != 3 {
			return all
		}
		s := Small{Name: words[0]}
		s.W, _ = strconv.Atoi(words[1])
		s.H, _ = strconv.Atoi(words[2])
		if s.W < 1 || s.H < 1 || s.H > len(rest)/3/s.W {
			return all
		}
		s.Pix, file = rest[:3*s.W*s.H], rest[3*s.W*s.H:]
		all = append(all, s)
	}
	return all
}
