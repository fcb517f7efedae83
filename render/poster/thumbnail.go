package poster

import (
	"bytes"
	"fmt"
	"image"
	"strconv"
	"strings"
)

// Thumbnail is a pre-rendered small image of a picture, which ships with the app. It is a
// placeholder until the picture is rendered, and is available before the art data is read.
type Thumbnail struct {
	Name string
	W, H int    // size in pixels
	Pix  []byte // red, green and blue of each pixel, row by row
}

// RenderThumbnail renders the thumbnail of the picture that has the given name in the art data;
// wide is the width of the thumbnail in pixels. It returns an error if the picture cannot be built.
func RenderThumbnail(art *Art, name string, wide int) (Thumbnail, error) {
	p, err := art.Picture(name, "")
	if err != nil {
		return Thumbnail{}, err
	}
	s := Thumbnail{Name: name, W: wide, H: int(float64(wide)*p.Box.H/p.Box.W + 0.5)}
	large := p.Image(s.W*supersampling, s.H*supersampling)
	for i := range s.W * s.H {
		var sum [3]int
		for j := range supersampling * supersampling {
			at := large.PixOffset(i%s.W*supersampling+j%supersampling, i/s.W*supersampling+j/supersampling)
			for k := range sum {
				sum[k] += int(large.Pix[at+k])
			}
		}
		for _, v := range sum {
			s.Pix = append(s.Pix, byte(v/(supersampling*supersampling)))
		}
	}
	return s, nil
}

// supersampling is the factor by which the picture is rendered larger before it is scaled down to a
// thumbnail. Rendered at the size of the thumbnail, its grain would be too coarse.
const supersampling = 4

// smallLid is the width in pixels of the thumbnails of box lids. The title screen shows them until
// the lids are rendered.
const smallLid = 56

// LidThumbnails renders the thumbnails of the box lids of all games. The command in internal/lids
// writes them to assets/art/lids.small.
func LidThumbnails(art *Art) (all []Thumbnail, err error) {
	for _, name := range art.Names("picture") {
		if !strings.HasPrefix(name, "lid-") {
			continue
		}
		small, err := RenderThumbnail(art, name, smallLid)
		if err != nil {
			return nil, err
		}
		all = append(all, small)
	}
	return all, nil
}

// Image returns the thumbnail as an opaque image.
func (s Thumbnail) Image() *image.RGBA {
	m := image.NewRGBA(image.Rect(0, 0, s.W, s.H))
	for i := range s.W * s.H {
		copy(m.Pix[4*i:], s.Pix[3*i:3*i+3])
		m.Pix[4*i+3] = 255
	}
	return m
}

// EncodeThumbnails encodes thumbnails as one file, which DecodeThumbnails reads. For each thumbnail
// the file has a line with name, width and height, followed by the pixels.
func EncodeThumbnails(all []Thumbnail) []byte {
	var b bytes.Buffer
	for _, s := range all {
		fmt.Fprintf(&b, "%s %d %d\n", s.Name, s.W, s.H)
		b.Write(s.Pix)
	}
	return b.Bytes()
}

// DecodeThumbnails decodes a file of EncodeThumbnails. It stops at the first malformed thumbnail.
func DecodeThumbnails(file []byte) (all []Thumbnail) {
	for len(file) > 0 {
		head, rest, _ := bytes.Cut(file, []byte("\n"))
		words := strings.Fields(string(head))
		if len(words) != 3 {
			return all
		}
		s := Thumbnail{Name: words[0]}
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
