package gallery

import (
	"image"
	"image/color"
	"image/draw"
	"slices"
	"strings"

	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/poster"
	"gulch/render/theme"
)

// sizes are the widths in pixels at which it must be possible to recognize a picture.
var sizes = []int{300, 90, 40}

// strip places images side by side, aligned at the bottom, on a transparent background.
func strip(images ...image.Image) image.Image {
	const space = 8
	var w, h int
	for _, m := range images {
		w, h = w+m.Bounds().Dx()+space, max(h, m.Bounds().Dy())
	}
	out := image.NewRGBA(image.Rect(0, 0, w-space, h))
	x := 0
	for _, m := range images {
		b := m.Bounds()
		draw.Draw(out, image.Rect(x, h-b.Dy(), x+b.Dx(), h), m, b.Min, draw.Src)
		x += b.Dx() + space
	}
	return out
}

// grey returns a grayscale copy of an image.
func grey(m *image.RGBA) *image.RGBA {
	out := image.NewRGBA(m.Rect)
	for i := 0; i < len(m.Pix); i += 4 {
		y := uint8((299*int(m.Pix[i]) + 587*int(m.Pix[i+1]) + 114*int(m.Pix[i+2])) / 1000)
		out.Pix[i], out.Pix[i+1], out.Pix[i+2], out.Pix[i+3] = y, y, y, m.Pix[i+3]
	}
	return out
}

// render renders a picture with a width of w pixels; if mirror is set, left and right are
// exchanged.
func render(p *poster.Picture, w int, mirror bool) *image.RGBA {
	j := p.NewJob(w, max(1, int(float64(w)*p.Box.H/p.Box.W+0.5)), mirror)
	for !j.Step() {
	}
	return j.Image()
}

// PictureSizes returns a piece that shows a picture at all sizes at which it is checked: 300, 90
// and 40 pixels wide, and at 90 pixels also in grayscale and mirrored. group is the heading, name
// the caption.
func PictureSizes(group, name string, p *poster.Picture) Piece {
	var all []image.Image
	for _, w := range sizes {
		all = append(all, render(p, w, false))
	}
	all = append(all, grey(render(p, sizes[1], false)), render(p, sizes[1], true))
	m := strip(all...)
	return Picture(group, name, m, float64(m.Bounds().Dx()))
}

// Posters returns a piece for each picture of the given games, by their IDs. Without games, it
// returns a piece for each picture that belongs to no game. Pictures with animated layers are left
// out; see [Layered].
func Posters(art *poster.Art, games ...string) ([]Piece, error) {
	var out []Piece
	for _, kind := range []string{"picture", "cutout"} {
		for _, name := range art.Names(kind) {
			if !belongsTo(name, games) {
				continue
			}
			p, err := art.Picture(name, "")
			if err != nil {
				return nil, err
			}
			out = append(out, PictureSizes(groupOf(name), name, p))
		}
	}
	slices.SortStableFunc(out, func(a, b Piece) int { return strings.Compare(a.Group, b.Group) })
	if len(games) == 0 {
		out = append(out, Railways(art))
	}
	return out, nil
}

// GamesWithArt lists the IDs of the games that have artwork of their own.
var GamesWithArt = []string{"boomtown", "narrowgauge", "dakota", "sierrawest", "westernlegends"}

// belongsTo reports whether a picture belongs to one of the games, or to no game if games is empty.
// It returns false for a layer, whose name has a slash.
func belongsTo(name string, games []string) bool {
	game, _, _ := strings.Cut(name, ".")
	if strings.Contains(name, "/") {
		return false
	}
	if len(games) == 0 {
		return !slices.Contains(GamesWithArt, game)
	}
	return slices.Contains(games, game)
}

// groupOf returns the kind of a picture, which is a part of its name: "card" for
// "dakota.card.hold_up".
func groupOf(name string) string {
	parts := strings.Split(name, ".")
	return parts[min(1, len(parts)-1)]
}

// Layered returns a piece for each picture with animated layers. The piece shows the picture at the
// end of its animation: 300, 90 and 40 pixels wide, in grayscale and mirrored.
func Layered(art *poster.Art) ([]Piece, error) {
	var out []Piece
	var names []string
	for _, layer := range art.Names("picture") {
		if name, _, ok := strings.Cut(layer, "/"); ok && !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	for _, name := range names {
		var all []image.Image
		stand := func(w int, mirror bool) (*image.RGBA, error) {
			var m *image.RGBA
			for _, l := range art.Layers(name) {
				p, err := art.Picture(l.Picture, "")
				if err != nil {
					return nil, err
				}
				one := render(p, w, mirror)
				if m == nil {
					m = image.NewRGBA(one.Rect)
				}
				draw.Draw(m, m.Rect, one, image.Point{}, draw.Over)
			}
			return m, nil
		}
		for _, w := range sizes {
			m, err := stand(w, false)
			if err != nil {
				return nil, err
			}
			all = append(all, m)
		}
		same, _ := stand(sizes[1], false) // cannot fail, because the same call has succeeded above
		other, _ := stand(sizes[1], true)
		all = append(all, grey(same), other)
		m := strip(all...)
		out = append(out, Picture("Close-ups", name, m, float64(m.Bounds().Dx())))
	}
	return out, nil
}

// Hours returns, for each of the named pictures, one piece per hour of the day, which shows the
// picture in the light of that hour. A picture must look right in all of them; otherwise its color
// values are wrong.
func Hours(art *poster.Art, names ...string) ([]Piece, error) {
	var out []Piece
	for _, name := range names {
		for _, hour := range art.Names("hour") {
			p, err := art.Picture(name, hour)
			if err != nil {
				return nil, err
			}
			out = append(out, Picture(name, hour, render(p, 200, false), 200))
		}
	}
	return out, nil
}

// Portraits returns a piece for each face in art. It shows the face on the plates (colored
// backgrounds) of the seats: large, in three expressions, small, and in grayscale.
func Portraits(art *poster.Art) []Piece {
	shapes := map[theme.Shape]string{
		theme.Circle: "circle", theme.Diamond: "diamond", theme.Square: "square", theme.Hexagon: "hexagon",
		theme.Triangle: "triangle", theme.Star: "star",
	}
	var out []Piece
	for i, name := range art.Names("face") {
		f, _ := art.Face(name)
		seat := theme.Seats[i%len(theme.Seats)]
		plate := poster.Plate{Colour: seat.Name, Shape: shapes[seat.Shape]}
		paint := func(look poster.Expression, px float64) *image.RGBA {
			return render(art.Portrait(f.WithExpression(look), plate, px, max(px/18, 1.5)),
				int(px/poster.PortraitPlate+0.5), false)
		}
		all := []image.Image{paint(poster.Calm, 120)}
		for look := range poster.ExpressionCount {
			all = append(all, paint(look, 64))
		}
		all = append(all, paint(poster.Calm, 40), grey(paint(poster.Calm, 40)))
		m := strip(all...)
		out = append(out, Picture("Faces", name, m, float64(m.Bounds().Dx())))
	}
	return append(out, lineUp(art))
}

// lineUp returns a piece with all faces at their smallest size on plates of the same color. It
// shows whether the faces can be told apart without the color of the plate.
func lineUp(art *poster.Art) Piece {
	const px, perRow, space = 40, 20, 4
	names := art.Names("face")
	wide := float64(px) / poster.PortraitPlate
	cell := int(wide) + space
	m := image.NewRGBA(image.Rect(0, 0, perRow*cell, (len(names)+perRow-1)/perRow*cell))
	draw.Draw(m, m.Rect, image.NewUniform(color.RGBA{0x19, 0x43, 0x2f, 255}), image.Point{}, draw.Src)
	for i, name := range names {
		f, _ := art.Face(name)
		face := render(art.Portrait(f, poster.Plate{Colour: "brick", Shape: "circle"}, px, 1.5), cell-space, false)
		at := image.Pt(i%perRow*cell, i/perRow*cell)
		draw.Draw(m, face.Rect.Add(at), face, image.Point{}, draw.Over)
	}
	return Picture("On one plate", "40 pixels", m, float64(m.Rect.Dx()))
}

// Motifs returns a piece for each picture of a game, with a width of w design units. It is used for
// games that do not list their own pieces.
func Motifs(art *poster.Art, game string, w float64) []Piece {
	var out []Piece
	for _, kind := range []string{"picture", "cutout"} {
		for _, name := range art.Names(kind) {
			if wide, high, ok := art.Size(name); ok && belongsTo(name, []string{game}) {
				out = append(out, Piece{Group: groupOf(name), Name: name, W: w, H: w * high / wide,
					Draw: func(p *paint.Canvas, r geom.Rect) {
						pieces.Motif{Name: name}.Fit(p, r)
					}})
			}
		}
	}
	return out
}
