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
	"gulch/render/pieces"
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

// oldDeeds are the icons that the Contracts of Narrow Gauge had in place of pictures: the game had no others.
var oldDeeds = []struct{ contract, icon string }{
	{"ga_mountain_crews", "mining"}, {"ky_trackage_rights", "railway"}, {"md_market_brokers", "scales"},
	{"nc_dispatch_office", "quill-ink"}, {"oh_night_shift", "night-sleep"}, {"pa_mail_contract", "envelope"},
	{"tn_bridge_works", "stone-bridge"}, {"va_tunnel_blast", "dynamite"}, {"wv_mirror_survey", "mirror-mirror"},
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
	deeds, err := deedsBefore(art)
	return append(append(out, deeds...), faceBefore(art)...), err
}

// deedsBefore shows the Contracts with their icons, as cards without a picture still are, beside their pictures.
func deedsBefore(art *poster.Art) ([]Piece, error) {
	var out []Piece
	for i, x := range oldDeeds {
		name := "narrowgauge.contract." + x.contract
		now, err := art.Picture(name, "")
		if err != nil {
			return nil, err
		}
		old := pieces.Card{Icon: x.icon, Accent: theme.Rail, Seed: float64(i)}
		piece := Picture("narrowgauge", name, painted(now, 110, false), 110)
		draw := piece.Draw
		piece.W += pieces.SceneW + 8
		piece.H = max(piece.H, pieces.SceneH)
		piece.Draw = func(p *paint.Pen, r geom.Rect) {
			left, right := r.CutLeft(pieces.SceneW + 8)
			old.PaintIcon(p, geom.R(left.X, left.Y, pieces.SceneW, pieces.SceneH))
			draw(p, right)
		}
		out = append(out, piece)
	}
	return out, nil
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
