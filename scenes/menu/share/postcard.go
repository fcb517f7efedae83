package share

import (
	"strings"

	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/poster"
	"gulch/render/theme"
	"gulch/scenes/menu/kit"
)

// Postcard is a picture to share, such as the result of a game. It has the background picture of a
// game, a framed picture, a title and rows of text.
type Postcard struct {
	Game     string         // ID of the game whose picture is the background
	Picture  pieces.Layered // picture in the frame; if it is nil, motif is framed instead
	Motif    string         // name of the picture in assets/art that is framed if picture is nil
	Overline string         // line above the title: "Boomtown · November 25, 2026"
	Title    string         // large title: "Ada wins: Gold Baron"
	Rows     []Row          // rows of the content, one line of text each
	Foot     string         // text of the small line at the bottom
	File     string         // name of the picture's file without extension
}

// Row is a line of a postcard: either a player with rank and points, or a text with stars
// in front of it.
type Row struct {
	Words, Figure string
	Rank, Seat    int // rank is the player's rank (not painted if 0), seat the index of the seat
	Face          string
	Stars, Of     int  // stars earned, out of the number in the field of, which is 0 for a row without stars
	Highlighted   bool // the row is painted highlighted
}

// postcardSize is a format of postcards: an ID with a width and a height in pixels.
type postcardSize struct {
	id   string
	w, h int
}

// postcardSizes has the formats of postcards: one for link previews on web sites, and a square one
// for all other uses.
var postcardSizes = [...]postcardSize{{"wide", 1200, 630}, {"square", 1080, 1080}}

// Colors of the background and the texts of a postcard.
var (
	cardNight = theme.RGB(0x1A0D14)
	cardCream = theme.RGB(0xFBE9C4)
)

// description returns the content of the postcard as text for screen readers.
func (c Postcard) description() string {
	parts := []string{c.Overline, c.Title}
	for _, r := range c.Rows {
		parts = append(parts, strings.TrimSpace(r.Words+" "+r.Figure))
	}
	return strings.Join(append(parts, c.Foot), ". ")
}

// Paint paints the postcard in a rectangle of w by h pixels.
func (c Postcard) Paint(p *paint.Canvas, w, h float64) {
	full := geom.R(0, 0, w, h)
	p.Rect(full, 0, cardNight)
	pieces.Motif{Name: "trail." + c.Game}.Cover(p, full)
	p.Rect(full, 0, theme.Alpha(cardNight, 0.3))
	in := full.Inset(44)
	var frame, side geom.Rect
	if w > h || c.Picture == nil { // a motif is in portrait format, so it is placed beside the text
		frame, side = in.CutLeft(in.W * 0.42)
		_, side = side.CutLeft(30)
	} else {
		frame, side = in.CutTop(in.H * 0.46)
		_, side = side.CutTop(30)
	}
	c.paintFrame(p, frame)
	p.DropShadow(side, 14, 12)
	p.Rect(side, 14, theme.Alpha(cardNight, 0.9))
	p.Outline(side.Inset(8), 9, 1.6, theme.Alpha(theme.Brass, 0.8))
	c.paintWords(p, side.Pad(30, 22))
	p.Outline(full.Inset(14), 10, 3, theme.Alpha(theme.Brass, 0.75))
	p.Flush()
}

// paintFrame paints a frame of brass in r, with the postcard's picture or motif in it.
func (c Postcard) paintFrame(p *paint.Canvas, r geom.Rect) {
	p.DropShadow(r, 6, 12)
	p.Rect(r, 6, theme.RGB(0x2A1410))
	p.Gradient(r.Inset(3), 5, theme.BrassHi, theme.BrassLo)
	in := r.Inset(9)
	p.Rect(in, 2, cardNight)
	p.Clip(in, func() {
		if c.Picture == nil {
			pieces.Motif{Name: c.Motif}.Cover(p, in)
			return
		}
		const ratio = 16.0 / 9
		high := max(in.H, in.W/ratio)
		wide := high * ratio
		at := geom.R(in.Center().X-wide/2, in.Bottom()-high, wide, high)
		for _, l := range c.Picture {
			p.Poster(l.Poster, at)
		}
	})
	p.Flush()
}

// paintWords paints the texts of the postcard in rectangle r: the title, the rows and the bottom
// line.
func (c Postcard) paintWords(p *paint.Canvas, r geom.Rect) {
	foot, r := r.CutBottom(44)
	name := paint.Style{Face: paint.Display, Size: 36, Color: theme.BrassHi, Edge: theme.Alpha(theme.Shadow, 0.9),
		Align: paint.Right, Fixed: true}
	p.Label("GULCH", foot, name)
	wide := p.LabelWidth("GULCH", foot, name)
	p.Label(c.Foot, geom.R(foot.X, foot.Y+4, foot.W-wide-24, foot.H), paint.Style{Face: paint.Body, Size: 20,
		Color: theme.MapSheet, Fixed: true, Clip: true})
	over, r := r.CutTop(36)
	p.Label(c.Overline, over, paint.Style{Face: paint.Bold, Size: 23, Color: cardCream, Fixed: true})
	title, r := r.CutTop(120)
	p.Fit(c.Title, title.Pad(0, 4), paint.Style{Face: paint.Display, Size: 46, Color: theme.BrassHi,
		Edge: theme.Alpha(theme.Shadow, 0.9), LineHeight: 1.15, Fixed: true})
	p.Rect(geom.R(r.X, r.Y, r.W, 2), 0, theme.Alpha(theme.Brass, 0.7))
	_, r = r.CutTop(14)
	high := min(68, (r.H-8)/float64(max(len(c.Rows), 1)))
	for i, row := range c.Rows {
		row.paint(p, geom.R(r.X, r.Y+float64(i)*high, r.W, high-8))
	}
}

// paint paints the row, a line of a postcard, into r.
func (x Row) paint(p *paint.Canvas, r geom.Rect) {
	ink := cardCream
	if x.Highlighted {
		p.Gradient(r, 9, theme.Lit, theme.LitLo)
		ink = theme.Ink
	} else {
		p.Rect(r, 9, theme.Alpha(theme.Cream, 0.1))
	}
	in, mid := r.Pad(12, 0), r.Center().Y
	left := func(w float64) geom.Point {
		var cut geom.Rect
		cut, in = in.CutLeft(w)
		return geom.Point{X: cut.Center().X, Y: mid}
	}
	if x.Rank > 0 {
		pieces.CoinWithNumber(p, left(44), min(20, r.H*0.38), x.Rank)
	}
	if x.Face != "" {
		look := poster.Calm
		if x.Highlighted {
			look = poster.Glad
		}
		pieces.Portrait(p, left(62), min(52, r.H-4), x.Seat, x.Face, look)
		left(8)
	}
	if x.Of > 0 {
		size := min(34, r.H*0.62)
		kit.PaintStars(p, left(size*float64(x.Of)+16), size, x.Stars, x.Of)
	}
	st := paint.Style{Face: paint.Bold, Size: 25, Color: ink, Fixed: true}
	if x.Figure != "" {
		right := st
		right.Align, right.Size = paint.Right, 28
		w := p.LabelWidth(x.Figure, in, right)
		p.Label(x.Figure, in, right)
		in.W -= w + 14
	}
	p.Label(x.Words, in, st)
}
