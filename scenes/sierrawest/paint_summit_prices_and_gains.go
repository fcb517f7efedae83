package sierrawest

import (
	"image/color"
	"strconv"

	"gulch/engine"
	rules "gulch/engine/sierrawest"
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/theme"
)

// sign is a small picture with a number beside it, part of a price or a gain.
type sign struct {
	all  []glyph
	ink  color.RGBA
	note string // the number beside the picture, "3" or "+2"; "" for none
}

// priceSigns returns the price of summit action info as signs.
func priceSigns(info rules.SummitInfo) (out []sign) {
	for _, price := range info.Prices() {
		s := sign{all: []glyph{goods()[price.Good]}, ink: theme.Umber}
		switch {
		case price.Any && price.Good == rules.Food:
			s.all = iconGlyphs()[rules.IconAny]
		case price.Any:
			s.all = iconGlyphs()[rules.IconAppleGR]
		}
		if price.N > 1 {
			s.note = strconv.Itoa(price.N)
		}
		out = append(out, s)
	}
	return out
}

// affords reports whether a seat has the goods to pay for summit s, even if none of its pioneers
// can go there now.
func (b *Table) affords(seat engine.Seat, s rules.Summit) bool {
	if brings := s.Info().Effect(); brings.Fur && b.Board.Of[seat].Caught == 0 && brings.Goods[rules.Gold] == 0 {
		return false // the seat has nothing to trade (R55)
	}
	have := b.Board.Of[seat].Goods
	have[rules.GreenApple], have[rules.RedApple] = b.Board.Supply[rules.GreenApple], b.Board.Supply[rules.RedApple]
	return covers(have[:], s.Info().Prices())
}

// covers reports whether goods are enough to pay prices. have holds the number of each good,
// indexed by good. Gold replaces the basic goods (R5). The apples in have must be those on the
// scales, which all seats share.
func covers(have []int, prices []rules.Price) bool {
	basics := have[rules.Food] + have[rules.Wood] + have[rules.Stone]
	gold, any := have[rules.Gold], 0
	for _, price := range prices {
		switch {
		case price.Any && price.Good == rules.Food:
			any += price.N
		case price.Any:
			if have[rules.GreenApple]+have[rules.RedApple] < price.N {
				return false
			}
		case price.Good <= rules.Stone:
			taken := min(have[price.Good], price.N)
			basics, gold = basics-taken, gold-(price.N-taken)
		case price.Good == rules.Gold:
			gold -= price.N
		case have[price.Good] < price.N:
			return false
		}
	}
	return gold >= 0 && basics+gold >= any
}

// gainSigns returns what summit action info brings as signs.
func gainSigns(info rules.SummitInfo) (out []sign) {
	put := func(g glyph, note string) { out = append(out, sign{[]glyph{g}, theme.Umber, note}) }
	b := info.Effect()
	for _, t := range b.Tracks {
		look := trackLooks[t]
		out = append(out, sign{[]glyph{"=" + glyph(look.icon)}, theme.Darken(look.colour, 0.15), "+1"})
		for _, g := range look.reward {
			put(g, "")
		}
	}
	if b.Choice {
		put("=flying-flag", "+1")
	}
	if b.Wagon > 0 {
		put("sierrawest.wagon", "+"+strconv.Itoa(b.Wagon))
	}
	if b.Fur {
		put("=fox-head", "")
	}
	if b.Build {
		note := ""
		if b.Discount > 0 {
			note = "−" + strconv.Itoa(b.Discount)
		}
		put("=wood-cabin", note)
	}
	if b.Claim {
		put("=card-pickup", "")
	}
	if b.Fish {
		put(goods()[rules.Trout], "")
	}
	if b.Cart {
		put(goods()[rules.Cart], "")
	}
	if b.Shoot {
		put("=revolver", "")
	}
	if b.Capture {
		put("=bandit", "")
	}
	for g, n := range b.Goods {
		if n > 0 {
			put(goods()[rules.Good(g)], strconv.Itoa(n))
		}
	}
	if b.Boots > 0 {
		put(goods()[rules.Boots], strconv.Itoa(b.Boots))
	}
	return out
}

// paintSigns paints signs, of size d, side by side in r. all are the signs, and x is where the
// first one begins. It returns the x coordinate of the right end of the last sign.
func paintSigns(p *paint.Canvas, all []sign, x float64, r geom.Rect, d float64) float64 {
	for _, s := range all {
		drawGlyphs(p, geom.R(x, r.Center().Y-d/2, d, d), s.all, s.ink)
		x += d + 1
		if s.note != "" {
			size, w := s.noteSize(d)
			p.Label(s.note, geom.R(x, r.Y, w, r.H), label(size, theme.Ink))
			x += w + 1
		}
	}
	return x
}

// noteSize returns the letter size and the width of the number beside the picture, for pictures of
// size d, all in design units.
func (s sign) noteSize(d float64) (size, w float64) {
	size = max(13, d*0.55)
	return size, 4 + 0.58*size*float64(len([]rune(s.note)))
}

// signsWidth returns the width in design units that paintSigns needs for signs of size d.
func signsWidth(all []sign, d float64) (w float64) {
	for _, s := range all {
		w += d + 1
		if s.note != "" {
			_, note := s.noteSize(d)
			w += note + 1
		}
	}
	return w
}

// leastSign is the minimum size, in design units, of the small pictures (signs) at a summit.
// Smaller icons would not be recognizable.
const leastSign = 17.5

// paintSummit paints summit action s in one line of r: its price, an arrow, and what it brings.
func (b *Table) paintSummit(p *paint.Canvas, s rules.Summit, r geom.Rect) {
	info := s.Info()
	price, gain := priceSigns(info), gainSigns(info)
	d := min(r.H*0.86, 32.0, (r.W-16)/(float64(len(price)+len(gain))*1.6+0.1))
	d = max(d, leastSign*min(p.View.Letters(), 1.1))
	x := paintSigns(p, price, r.X, r, d)
	if len(price) > 0 {
		p.Icon("play-button", geom.Point{X: x + 7, Y: r.Center().Y}, 16*min(p.View.Letters(), 1.1), theme.SoftInk)
		x += 16
	}
	paintSigns(p, gain, x, r, d)
}

// paintBrings paints, at the end of a path, what the spaces in front of its pioneer would bring.
// icons are the icons of all spaces of the path. It paints nothing if the pioneer has left his
// path.
func (b *Table) paintBrings(p *paint.Canvas, path rules.Path, icons []rules.Icon) {
	if b.home(path) {
		return
	}
	from := engine.At(b.Board.Of[:], b.shownSeat()).Pioneer[path].Space
	if b.Board.Phase == rules.PhasePlan {
		from = 0
	}
	brings := b.bringsOf(b.shownSeat(), icons, from)
	all := brings.signs()
	if len(all) == 0 {
		return
	}
	r := b.at.brings(path)
	rows := (len(all) + 1) / 2
	high := min(r.H/3, 24)
	r = geom.R(r.X, r.Center().Y-high*float64(rows)/2, r.W, high*float64(rows))
	p.Rect(r.Inset(-3), 6, theme.Alpha(theme.Cream, 0.9))
	p.Outline(r.Inset(-3), 6, 1, theme.Alpha(hats[path], 0.9))
	for i, s := range all {
		cell := r.Column(i/2, rows, 0).Row(i%2, 2, 2)
		pic, num := cell.CutLeft(min(cell.H, cell.W*0.6))
		drawGlyphs(p, pic.Inset(1), s.all, s.ink)
		p.Label(s.note, num, label(13, theme.Ink))
	}
}
