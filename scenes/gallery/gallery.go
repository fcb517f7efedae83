// Package gallery lays out everything that the app draws on labeled sheets, so that a person can
// check it at a glance: cards, pieces, the states of controls, and screenshots.
//
// A [Piece] is one thing to show, a [Sheet] is a page of pieces that is rendered to an image.
// [Common] and [Parts] list what all games share, [Posters], [Layered] and [Portraits] list the
// artwork of the data. A game lists its own pieces (table.Game.Exhibits); the tests of this package
// combine the lists and write the sheets for "go run ./cmd/dev gallery". The app never uses this
// package.
package gallery

import (
	"image"
	"math"

	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/theme"

	"github.com/hajimehoshi/ebiten/v2"
)

// Piece is one exhibit of the gallery: an element of a game's graphics, with a caption and a
// function that draws it.
type Piece struct {
	Group string // heading under which all pieces of a group are shown together
	Name  string
	W, H  float64 // size in design units
	Draw  func(p *paint.Canvas, r geom.Rect)
}

// Sheet is a page on which pieces are shown.
type Sheet struct {
	Title  string
	Width  float64 // width in design units
	Pieces []Piece
}

// Distances and heights in design units. Margin is the distance around the sheet, Gap the distance
// between pieces; CaptionHeight, heading and banner are the heights of the texts.
const (
	Margin        = 28
	Gap           = 16
	CaptionHeight = 20
	heading       = 38
	banner        = 64
)

// Placed is an item of the layout of a sheet: a piece, or a heading if Piece is nil, with its
// rectangle. The rectangle of a piece does not include its caption.
type Placed struct {
	Piece   *Piece
	Heading string
	Rect    geom.Rect
}

// Layout places headings and pieces row by row and returns the height of the sheet in design units.
func (s Sheet) Layout() (all []Placed, height float64) {
	x, y, row, group := float64(Margin), float64(banner), 0.0, ""
	wrap := func() {
		if row > 0 {
			x, y, row = Margin, y+row+CaptionHeight+Gap, 0
		}
	}
	for i := range s.Pieces {
		c := &s.Pieces[i]
		if c.Group != group {
			wrap()
			group = c.Group
			all = append(all, Placed{Heading: group, Rect: geom.R(Margin, y, s.Width-2*Margin, heading)})
			y += heading
		}
		if x+c.W > s.Width-Margin && row > 0 {
			wrap()
		}
		all = append(all, Placed{Piece: c, Rect: geom.R(x, y, c.W, c.H)})
		x += max(c.W, 84) + Gap
		row = max(row, c.H)
	}
	wrap()
	return all, y + Margin
}

// Paint renders the sheet. scale is the number of pixels per design unit. It must be called where
// Ebitengine can draw images and read them back, such as in drive.OnHost.
func (s Sheet) Paint(kit *paint.Renderer, scale float64) *image.RGBA {
	was := kit.RenderImmediately
	kit.RenderImmediately = true
	defer func() { kit.RenderImmediately = was }()
	all, height := s.Layout()
	w, h := int(math.Ceil(s.Width*scale)), int(math.Ceil(height*scale))
	m := ebiten.NewImage(w, h)
	defer m.Deallocate()
	p := kit.Canvas(m, paint.View{Scale: scale})
	p.Table(paint.Table{
		Field: geom.R(-60, -60, s.Width+120, height+120), Radius: 10,
		Lamp: geom.Point{X: s.Width * 0.35, Y: min(height*0.25, 400)}, Cloth: paint.Felt,
	})
	p.Text(s.Title, geom.Point{X: Margin, Y: 18}, paint.Style{Face: paint.Display, Size: 26, Color: theme.BrassHi})
	for _, c := range all {
		if c.Piece == nil {
			p.Text(c.Heading, geom.Point{X: c.Rect.X, Y: c.Rect.Y + 8}, paint.Style{Face: paint.Display, Size: 17,
				Color: theme.Cream})
			p.Rect(geom.R(c.Rect.X, c.Rect.Bottom()-6, c.Rect.W, 1), 0, theme.Alpha(theme.Cream, 0.3))
			continue
		}
		c.Piece.Draw(p, c.Rect)
		p.Flush()
		p.Fade = 1
		label := geom.R(c.Rect.X, c.Rect.Bottom()+3, max(c.Rect.W, 84)+12, CaptionHeight-2)
		p.Label(c.Piece.Name, label, paint.Style{Face: paint.Body, Size: 11.5, Color: theme.Cream})
	}
	p.Flush()
	out := image.NewRGBA(image.Rect(0, 0, w, h))
	m.ReadPixels(out.Pix)
	return out
}

// Picture returns a piece that shows image m with a width of w design units. group is the heading
// under which the piece is shown, and name its caption.
func Picture(group, name string, m image.Image, w float64) Piece {
	size := m.Bounds().Size()
	h := w * float64(size.Y) / float64(size.X)
	return Piece{Group: group, Name: name, W: w, H: h, Draw: func(p *paint.Canvas, r geom.Rect) {
		im := ebiten.NewImageFromImage(m)
		p.Picture(im, r)
		im.Deallocate()
	}}
}
