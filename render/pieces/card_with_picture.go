package pieces

import (
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/theme"
)

// The functions of this file draw cards with a picture. The picture fills the upper half, the title
// is on a band below it, and the rules text is below the title. If the player's text size setting
// is larger, the picture is smaller.

// posterParts holds the rectangles of the parts of a card with a picture.
type posterParts struct {
	picture, band, words geom.Rect
}

// posterParts returns the rectangles of the card's parts; letters is the factor of the player's
// text size setting.
func (c Card) posterParts(letters float64) posterParts {
	more := min(letters, 1.5) - 1
	picture, rest := geom.R(0, 0, CardW, CardH).Inset(6).CutTop(118 - 60*more)
	band, words := rest.CutTop(23 + 8*more)
	return posterParts{picture, band, words.Pad(5, 2)}
}

// FootRoom returns the part of a card's bottom line that is free for drawing, to the right of the
// printed values. It is for cards with a picture. r is the rectangle of the card, and letters the
// factor of the player's text size setting.
func FootRoom(r geom.Rect, letters float64) geom.Rect {
	k := r.W / CardW
	foot := Card{}.footLine(letters)
	return geom.R(r.X+CardW*0.45*k, r.Y+foot.Y*k, CardW*0.47*k, foot.H*k)
}

func (c Card) footLine(letters float64) geom.Rect {
	foot, _ := c.posterParts(letters).words.CutBottom(16 * min(letters, 1.5))
	return foot
}

// paintPoster paints a card with a picture.
func (c Card) paintPoster(p *paint.Canvas) {
	at := c.posterParts(p.View.Letters())
	p.SheetOnce(geom.R(0, 0, CardW, CardH), paint.Paper{Tint: theme.Parchment, Radius: 10, Wear: 0.3, Seed: c.Seed + 1})
	p.Rect(geom.R(0, 0, CardW, CardH).Inset(4.6), 6, theme.Alpha(theme.Ink, 0.85))
	p.SheetOnce(geom.R(0, 0, CardW, CardH).Inset(6), paint.Paper{Tint: theme.Parchment, Radius: 4, Seed: c.Seed + 0.3})
	c.Picture.Cover(p, at.picture)
	top, bottom := theme.RGB(0x6B3A22), theme.WalnutLo
	if c.Band.A > 0 {
		top, bottom = theme.Darken(c.Band, 0.12), theme.Darken(c.Band, 0.5)
	}
	p.Gradient(at.band, 0, top, bottom)
	p.Rect(geom.R(at.band.X, at.band.Y, at.band.W, 1.2), 0, theme.Brass)
	p.Label(c.Title, at.band.Pad(6, 0), paint.Style{
		Face: paint.Display, Size: 14.5, Color: theme.BrassHi, Edge: theme.Alpha(theme.RGB(0x1A0C05), 0.9),
		Align: paint.Center,
	})
	c.posterWords(p, at.words)
	c.posterCorners(p, at.picture)
	p.Flush()
}

// posterWords draws the kind, the rules text and the bottom line in r.
func (c Card) posterWords(p *paint.Canvas, r geom.Rect) {
	letters := min(p.View.Letters(), 1.5)
	kind, r := r.CutTop(15 * letters)
	ink := theme.Oxblood
	if c.Band.A > 0 {
		ink = theme.Darken(c.Band, 0.35)
	}
	p.Label(c.Kind, kind, paint.Style{Face: paint.Bold, Size: 11.5, Color: ink, Align: paint.Center})
	if len(c.Foot) > 0 {
		var foot geom.Rect
		foot, r = r.CutBottom(16 * letters)
		c.posterFoot(p, foot)
	}
	st := paint.Style{Face: paint.Body, Size: 13.5, Color: theme.Ink, Align: paint.Center, Wrap: r.W, LineHeight: 1.16}
	_, h := p.Measure(c.Body, st)
	for h > r.H && p.Size(st) > 8 {
		st.Size -= 0.5
		_, h = p.Measure(c.Body, st)
	}
	p.Text(c.Body, geom.Point{X: r.Center().X, Y: r.Y + (r.H-h)/2}, st)
}

// posterFoot draws the values of the bottom line in r, from the left.
func (c Card) posterFoot(p *paint.Canvas, r geom.Rect) {
	p.Rect(geom.R(r.X+4, r.Y-0.5, r.W-8, 0.8), 0, theme.Alpha(theme.SoftInk, 0.4))
	x := r.X + 1
	st := paint.Style{Face: paint.Bold, Size: 12, Color: theme.SoftInk}
	for _, f := range c.Foot {
		CoinOrIcon(p, f.Icon, geom.Point{X: x + 7, Y: r.Center().Y}, 6.5, 14, theme.SoftInk)
		w, _ := p.Measure(f.Text, st)
		p.Label(f.Text, geom.R(x+17, r.Y, w+2, r.H), st)
		x += w + 24
	}
}

// posterCorners draws the badge, the danger sign and the coin on the corners of the picture, whose
// rectangle is r.
func (c Card) posterCorners(p *paint.Canvas, r geom.Rect) {
	if c.Badge != "" {
		plate := geom.R(2.5, 2.5, 35, 45)
		p.SoftRect(plate.Move(1, 2), 7, 2.5, 0, theme.Alpha(theme.Shadow, 0.55))
		p.Rect(plate, 7, theme.RGB(0xFFF3D6))
		p.Gradient(plate.Inset(1.8), 5.4, theme.Lighten(c.Band, 0.1), theme.Darken(c.Band, 0.28))
		p.Label(c.Badge, geom.R(plate.X, plate.Y+1, plate.W, 26),
			paint.Style{Face: paint.Bold, Size: 22, Color: theme.RGB(0xFFF6DF), Align: paint.Center, Fixed: true})
		p.Icon(c.Small, geom.Point{X: plate.Center().X, Y: plate.Bottom() - 11}, 15, theme.RGB(0xFFF6DF))
	}
	if c.Danger {
		seal(p, geom.Point{X: r.Right() - 14, Y: r.Y + 14}, 12, "skull-crossed-bones", theme.Oxblood)
	}
	if c.HasCoin {
		CoinWithNumber(p, geom.Point{X: r.Right() - 19, Y: r.Bottom() - 15}, 17, c.Coin)
	}
}
