package narrowgauge

import (
	"math"

	rules "gulch/engine/narrowgauge"
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/words"
)

// trackFace is the face of a Track card: its pattern as large as it goes, so that it reads at the size of a thumb.
type trackFace struct {
	card rules.Card
	how  int16 // Turned, Mirrored
}

// Paint draws the face in a rectangle of pieces.CardW by pieces.CardH units at the origin.
func (f trackFace) Paint(p *paint.Pen) {
	all := geom.R(0, 0, pieces.CardW, pieces.CardH)
	p.SheetOnce(all, paint.Paper{Tint: theme.Parchment, Radius: 11, Wear: 0.3, Seed: float64(f.card) + 1})
	p.Outline(all.Inset(8), 7, 2.2, theme.Alpha(theme.SoftInk, 0.8))
	p.Outline(all.Inset(12), 5, 1, theme.Alpha(theme.SoftInk, 0.6))
	info := f.card.Info()
	f.pattern(p, all.Inset(17), info.Offsets)
	p.Flush()
}

// pattern draws the hexes of the card in the middle of a rectangle.
func (f trackFace) pattern(p *paint.Pen, room geom.Rect, offsets []rules.Hex) {
	spots := []geom.Point{{}}
	for _, o := range offsets {
		q, r := float64(o.Q), float64(o.R)
		if f.how&rules.Mirrored != 0 {
			q, r = -q, r+q
		}
		if f.how&rules.Turned != 0 {
			q, r = -q, -r
		}
		spots = append(spots, geom.Point{X: 1.5 * q, Y: math.Sqrt(3) * (r + q/2)})
	}
	box := geom.R(0, 0, 0, 0)
	for _, s := range spots {
		box.X, box.W = min(box.X, s.X), max(box.W, s.X)
		box.Y, box.H = min(box.Y, s.Y), max(box.H, s.Y)
	}
	wide, high := box.W-box.X+2, box.H-box.Y+math.Sqrt(3)
	radius := min(room.W/wide, room.H/high, 33)
	mid := geom.Point{X: (box.X + box.W) / 2, Y: (box.Y + box.H) / 2}
	for i := range spots {
		spots[i] = geom.Point{X: room.Center().X + (spots[i].X-mid.X)*radius, Y: room.Center().Y + (spots[i].Y-mid.Y)*radius}
	}
	fine := radius*p.View.Scale > 20 // small ones are drawn plainly
	for i, s := range spots {
		patternHex(p, s, radius, i == 0)
	}
	for _, s := range spots[1:] {
		from := nearestSpot(spots, s)
		if fine {
			trackTo(p, s, from, radius)
		} else {
			p.Line(s, from, radius*0.26, theme.WalnutInk)
		}
	}
	for _, s := range spots[1:] {
		p.Disc(s, radius*0.44, theme.WalnutInk, theme.WalnutInk)
		p.Disc(s, radius*0.32, theme.BrassHi, theme.Brass)
	}
	if fine {
		p.Icon("steam-locomotive", spots[0], radius*1.2, theme.Cream)
	} else {
		p.Disc(spots[0], radius*0.40, theme.Cream, theme.Cream)
	}
}

// patternHex draws a hex of a pattern, the origin with a heavy outline (3.6).
func patternHex(p *paint.Pen, c geom.Point, radius float64, origin bool) {
	p.Icon("hex-flat", geom.Point{X: c.X + 1.2, Y: c.Y + 2}, 2*radius*0.97, theme.Alpha(theme.Shadow, 0.22))
	rim, fill := 0.09, theme.RGB(0xF8ECCC)
	if origin {
		rim, fill = 0.13, theme.RGB(0x8E2C25)
	}
	p.Icon("hex-flat", c, 2*radius*0.97, theme.Ink)
	p.Icon("hex-flat", c, 2*radius*(0.97-rim), fill)
}

// nearestSpot returns the hex before a spot in the pattern that it touches, the origin if it touches none.
func nearestSpot(spots []geom.Point, of geom.Point) geom.Point {
	best := spots[0]
	for _, s := range spots {
		if s == of {
			break
		}
		if s.Dist(of) < best.Dist(of) {
			best = s
		}
	}
	return best
}

// trackTo draws a piece of track with its ties.
func trackTo(p *paint.Pen, from, to geom.Point, radius float64) {
	long := from.Dist(to)
	if long == 0 {
		return
	}
	dx, dy := (to.X-from.X)/long, (to.Y-from.Y)/long
	ties := max(2, int(long/(radius*0.24)))
	for i := 1; i < ties; i++ {
		at := from.Lerp(to, float64(i)/float64(ties))
		w := radius * 0.20
		p.Line(geom.Point{X: at.X - dy*w, Y: at.Y + dx*w}, geom.Point{X: at.X + dy*w, Y: at.Y - dx*w}, radius*0.085, theme.RGB(0x6A4426))
	}
	for _, side := range []float64{-1, 1} {
		o := radius * 0.115 * side
		p.Line(geom.Point{X: from.X - dy*o, Y: from.Y + dx*o}, geom.Point{X: to.X - dy*o, Y: to.Y + dx*o}, radius*0.06, theme.WalnutInk)
	}
}

// contractFace is the face of a Contract.
func contractFace(k rules.Contract) pieces.Card {
	info := k.Info()
	kind := words.T("%s · works all round", info.State)
	if info.Flip {
		kind = words.T("%s · once a round", info.State)
	}
	return pieces.Card{
		Title: info.Name, Icon: deeds[k].icon, Kind: kind, Body: words.T(deeds[k].text), Accent: theme.Rail, Coin: info.Value,
		HasCoin: true, Seed: float64(k) + 50,
	}
}
