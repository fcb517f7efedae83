package pieces

import (
	"image/color"

	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/theme"
)

// The size of a card's face in card units. A face is laid out in these units and then scaled to the
// size at which the card is shown.
const (
	CardW = 158
	CardH = 222
)

// Card describes the face of a card.
type Card struct {
	Title   string
	Picture Motif  // picture of the card, drawn as a poster; if it has no name, Icon is drawn instead
	Icon    string // icon that is drawn if there is no picture
	Small   string // smaller icon in the corner of the picture, for example that of the town or the deck
	Kind    string // kind of the card in words, drawn as a line of text in the accent colour
	Body    string // rules text
	Accent  color.RGBA
	Band    color.RGBA // colour of the title band, zero for walnut
	Coin    int        // number on the coin, if HasCoin
	HasCoin,
	Danger bool
	Badge string // large text on the picture, for example a production number
	Foot  []Value
	Seed  float64
}

// Value is an icon with a short text in the bottom line of a card.
type Value struct {
	Icon string // name of the icon, "" for a coin
	Text string
}

// Paint paints the face in a rectangle of CardW by CardH units at the origin.
func (c Card) Paint(p *paint.Canvas) {
	if c.Picture.Name != "" {
		c.paintPoster(p)
		return
	}
	c.ground(p)
	c.picture(p)
	c.words(p)
	c.corner(p)
	p.Flush()
}

// ground draws the paper, the frame and the title band.
func (c Card) ground(p *paint.Canvas) {
	all := geom.R(0, 0, CardW, CardH)
	p.SheetOnce(all, paint.Paper{Tint: theme.Parchment, Radius: 10, Wear: 0.3, Seed: c.Seed + 1})
	p.Rect(all.Inset(7), 6, theme.Alpha(theme.SoftInk, 0.85))
	p.SheetOnce(all.Inset(6.2), paint.Paper{Tint: theme.Parchment, Radius: 5, Seed: c.Seed + 0.3})
	top, bottom := theme.RGB(0x6B3A22), theme.WalnutLo
	if c.Band.A > 0 {
		top, bottom = c.Band, theme.Darken(c.Band, 0.38)
	}
	p.Gradient(geom.R(7, 7, CardW-14, 31), 5, top, bottom)
	p.Rect(geom.R(7, 37, CardW-14, 1.2), 0, theme.Brass)
	left := 12.0
	if c.HasCoin {
		left = 40
	}
	p.Label(c.Title, geom.R(left, 7, CardW-left-13, 30), paint.Style{
		Face: paint.Display, Size: 14.5, Color: theme.BrassHi, Edge: theme.Alpha(theme.RGB(0x1A0C05), 0.9),
		Align: paint.Center,
	})
}

// PaintIcon paints the card's icon in place of a picture, in front of a pale sun, in the rectangle
// frame, whose size must be SceneW by SceneH units.
func (c Card) PaintIcon(p *paint.Canvas, frame geom.Rect) {
	p.SheetOnce(frame, paint.Paper{Tint: c.Accent, Radius: 3, Wear: 0.4, Seed: c.Seed + 7})
	sun := frame.Center()
	p.SoftRect(geom.Around(sun, 84, 84), 42, 9, 0, theme.Alpha(theme.Cream, 0.55))
	p.Icon(c.Icon, geom.Point{X: sun.X + 1.2, Y: sun.Y + 1.6}, 76, theme.Alpha(theme.Ink, 0.25))
	p.Icon(c.Icon, sun, 76, theme.Ink)
}

// picture draws the icon in place of a picture, and small round icons in the corners of the frame.
func (c Card) picture(p *paint.Canvas) {
	c.PaintIcon(p, geom.R(9, 42, SceneW, SceneH))
	p.Rect(geom.R(9, 140, CardW-18, 1), 0, theme.Alpha(theme.SoftInk, 0.8))
	if c.Small != "" {
		seal(p, geom.Point{X: 21, Y: 128}, 9.5, c.Small, c.Band)
	}
	if c.Danger {
		seal(p, geom.Point{X: CardW - 22, Y: 55}, 11, "skull-crossed-bones", theme.Oxblood)
	}
}

// seal draws a small disc with the centre c, the radius r and the colour col, and an icon on it.
// Such discs are at the edge of a card's picture.
func seal(p *paint.Canvas, c geom.Point, r float64, icon string, col color.RGBA) {
	p.SoftRect(geom.Around(geom.Point{X: c.X + 0.8, Y: c.Y + 1.4}, 2*r, 2*r), r, 1.8, 0,
		theme.Alpha(theme.Shadow, 0.55))
	p.Disc(c, r, theme.WalnutInk, theme.WalnutInk)
	p.Disc(c, r-0.8, theme.Cream, theme.Parchment)
	p.Disc(c, r-1.8, theme.Lighten(col, 0.16), theme.Darken(col, 0.2))
	p.Icon(icon, c, r*1.36, theme.Cream)
}

// words draws the card's kind, its rules text and the values at the bottom.
func (c Card) words(p *paint.Canvas) {
	p.Label(c.Kind, geom.R(12, 143, CardW-24, 17), paint.Style{
		Face: paint.Bold, Size: 11.5, Color: theme.Oxblood, Align: paint.Center,
	})
	st := paint.Style{Face: paint.Body, Size: 13.5, Color: theme.Ink, Align: paint.Center, Wrap: CardW - 22,
		LineHeight: 1.2}
	room := 52.0
	if len(c.Foot) > 0 {
		room = 36
	}
	for p.Size(st) > 8 {
		if _, h := p.Measure(c.Body, st); h <= room {
			break
		}
		st.Size -= 0.5
	}
	_, h := p.Measure(c.Body, st)
	p.Text(c.Body, geom.Point{X: CardW / 2, Y: 159 + (room-h)/2}, st)
	if len(c.Foot) == 0 {
		return
	}
	p.Rect(geom.R(26, 196, CardW-52, 0.8), 0, theme.Alpha(theme.SoftInk, 0.5))
	for i, f := range c.Foot {
		x := 20 + float64(i)*float64(CardW-30)/float64(len(c.Foot))
		CoinOrIcon(p, f.Icon, geom.Point{X: x + 7, Y: 205.5}, 6.5, 15, theme.SoftInk)
		p.Text(f.Text, geom.Point{X: x + 18, Y: 197.5}, paint.Style{Face: paint.Bold, Size: 12.5, Color: theme.SoftInk})
	}
}

// corner draws the coin in the upper left corner and the badge (a short text in large letters) at
// the right edge.
func (c Card) corner(p *paint.Canvas) {
	if c.HasCoin {
		CoinWithNumber(p, geom.Point{X: 22, Y: 23}, 16.5, c.Coin)
	}
	if c.Badge != "" {
		r := geom.R(CardW-42, 112, 34, 34) // partly below the picture, so that the coin covers less of it
		p.SoftRect(r.Move(1, 2), 8, 2.5, 0, theme.Alpha(theme.Shadow, 0.5))
		p.Gradient(r, 8, theme.RGB(0xB8443A), theme.RGB(0x7C221D))
		p.Label(c.Badge, r.Move(0, -0.5), paint.Style{Face: paint.Bold, Size: 19, Color: theme.Cream,
			Align: paint.Center})
	}
}
