package gallery

import (
	"embed"
	"image"
	"image/jpeg"
	"io/fs"
	"path"
	"strings"

	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/poster"
	"gulch/render/theme"
)

// before holds pictures as they were before the poster manner, by the names of those that took their place.
//
//go:embed testdata/before/*.jpg
var before embed.FS

// oldFaces are the icons that the first ten people of the house had in place of faces.
var oldFaces = []struct{ face, icon string }{
	{"ada", "open-book"}, {"cyrus", "top-hat"}, {"dutch", "card-ace-spades"}, {"opal", "rose"}, {"josiah", "compass"},
	{"kit", "gold-nuggets"}, {"mei", "teapot"},
}

// Before lists every picture that took the place of an older one, beside it.
func Before(art *poster.Art) ([]Piece, error) {
	files, err := fs.Glob(before, "testdata/before/*.jpg")
	if err != nil {
		return nil, err
	}
	var out []Piece
	for _, file := range files {
		name := strings.TrimSuffix(path.Base(file), ".jpg")
		data, err := before.Open(file)
		if err != nil {
			return nil, err
		}
		old, err := jpeg.Decode(data)
		if err != nil {
			return nil, err
		}
		now, err := art.Picture(name, "")
		if err != nil {
			return nil, err
		}
		group, _, _ := strings.Cut(name, ".")
		m := strip(toRGBA(old), painted(now, old.Bounds().Dx(), false))
		out = append(out, Picture(group, name, m, float64(m.Bounds().Dx())))
	}
	return append(out, faceBefore(art)...), nil
}

// faceBefore shows the icons of the first people beside their faces.
func faceBefore(art *poster.Art) []Piece {
	var out []Piece
	for i, x := range oldFaces {
		f, _ := art.Face(x.face)
		seat := theme.Seats[i%len(theme.Seats)]
		face := painted(art.Portrait(f, poster.Plate{Colour: seat.Name, Shape: "circle"}, 64, 3), 90, false)
		piece := Picture("people", x.face, face, 90)
		draw := piece.Draw
		piece.W += 60
		piece.Draw = func(p *paint.Pen, r geom.Rect) {
			_, right := r.CutLeft(60)
			p.Icon(x.icon, r.Center().Add(-46, 0), 44, theme.Cream)
			draw(p, right)
		}
		out = append(out, piece)
	}
	return out
}

// toRGBA returns a picture as one of plain pixels.
func toRGBA(m image.Image) *image.RGBA {
	out := image.NewRGBA(image.Rect(0, 0, m.Bounds().Dx(), m.Bounds().Dy()))
	for y := range out.Rect.Dy() {
		for x := range out.Rect.Dx() {
			out.Set(x, y, m.At(m.Bounds().Min.X+x, m.Bounds().Min.Y+y))
		}
	}
	return out
}
