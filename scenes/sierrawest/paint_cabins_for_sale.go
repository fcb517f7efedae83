package sierrawest

import (
	"strconv"

	"gulch/engine"
	rules "gulch/engine/sierrawest"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/theme"
)

// onSale returns the cabins that can be built in this mode.
func (b *Table) onSale() []rules.Cabin {
	var list []rules.Cabin
	for c := range rules.CabinCount {
		if b.Board.Market[c] > 0 || b.everBuilt(c) {
			list = append(list, c)
		}
	}
	return list
}

// everBuilt reports whether any seat owns cabin c now.
func (b *Table) everBuilt(c rules.Cabin) bool {
	for s := range engine.Seat(b.seats()) {
		if b.Board.Of[s].Cabins.Has(int(c)) {
			return true
		}
	}
	return false
}

// builds reports whether the current decision lets the viewer build a cabin, and the viewer could
// pay for at least one.
func (b *Table) builds() bool {
	if b.Board.Phase != rules.PhaseBuild && b.Board.Phase != rules.PhaseShovel || b.Board.Actor != b.Viewer ||
		!b.RevealedSeats.Has(b.Viewer) {
		return false
	}
	if b.me().Cabins.Len() >= rules.Plots {
		return false
	}
	for _, c := range b.onSale() {
		if b.Board.Market[c] > 0 && !b.me().Cabins.Has(int(c)) && b.pays(c, b.cabinDiscount()) {
			return true
		}
	}
	return false
}

// cabinDiscount returns the number of goods by which the price of a cabin is reduced now, because
// of the summit or cabin that lets the player build it.
func (b *Table) cabinDiscount() int {
	if b.Board.Phase != rules.PhaseBuild {
		return 0
	}
	return b.Board.Pending.N
}

// pays reports whether the viewer could pay for cabin c. discount is the number of goods by which
// its price is reduced.
func (b *Table) pays(c rules.Cabin, discount int) bool {
	have, lacks := b.me().Goods, 0
	for g, n := range c.Info().Cost {
		lacks += max(int(n)-have[g], 0)
	}
	return lacks <= have[rules.Gold]+discount
}

// paintMarket paints the cabins for sale, with the number left of each. While one of them can be
// built, they are large, with name, price and points.
func (b *Table) paintMarket(p *paint.Canvas) {
	r := b.at.market
	board(p, r)
	head := b.at.saleHead()
	if b.at.building {
		free := rules.Plots - b.me().Cabins.Len()
		note := i18n.N(free, "%d empty plot", "%d empty plots", free)
		if n := b.Board.Pending.N; b.Board.Phase == rules.PhaseBuild && n > 0 {
			note = i18n.N(n, "%[2]s, cost −%[1]d", "%[2]s, cost −%[1]d", n, note)
		}
		p.Label(note, head, paint.Style{Face: paint.Body, Size: 13, Color: theme.Cream, Align: paint.Right})
	}
	p.Label(i18n.T("Cabins for sale"), head, paint.Style{Face: paint.Display, Size: 13.5, Color: theme.BrassHi})
	all := b.onSale()
	for i, c := range all {
		at := b.at.sale(i, len(all))
		left := b.Board.Market[c]
		if b.at.building {
			b.paintOffer(p, c, at, left)
			continue
		}
		b.paintCabin(p, c, at, left > 0)
		for k := range left {
			p.Disc(geom.Point{X: at.Center().X + (float64(k)-float64(left-1)/2)*7, Y: at.Bottom() - 3}, 2.4,
				theme.BrassHi, theme.Brass)
		}
	}
}

// paintOffer paints cabin c into r, enlarged for building: its name, its price, its points, and the
// number of such cabins for sale. left is this number.
func (b *Table) paintOffer(p *paint.Canvas, c rules.Cabin, r geom.Rect, left int) {
	p.Rect(r, 5, theme.Alpha(theme.Shadow, 0.35))
	fade := 1.0
	if left == 0 || b.me().Cabins.Has(int(c)) {
		fade = 0.45
	}
	faded(p, fade, func() {
		name, rest := r.Pad(4, 2).CutTop(r.H * 0.3)
		st := paint.Style{Face: paint.Bold, Size: 12.5, Color: theme.Cream, Clip: true}
		p.Label(cabinName(c), name, p.FitLine(cabinName(c), name.W, st, leastCardName))
		house, right := rest.CutLeft(rest.W * 0.4)
		cabinArt(c).Fit(p, house)
		price, foot := right.Pad(3, 0).CutTop(right.H * 0.54)
		var cost []glyph
		for g, n := range c.Info().Cost {
			for range n {
				cost = append(cost, goods()[rules.Good(g)])
			}
		}
		d := min(price.H, 22, price.W/float64(max(len(cost), 1)))
		for i, g := range cost {
			g.draw(p, geom.R(price.X+d*float64(i), price.Center().Y-d/2, d, d), theme.Ink)
		}
		p.Icon("laurels", geom.Point{X: foot.X + 8, Y: foot.Center().Y}, 16*min(p.View.Letters(), 1.1), theme.BrassHi)
		p.Label(strconv.Itoa(c.Info().Points), geom.R(foot.X+17, foot.Y, 18, foot.H), label(13.5, theme.Cream))
		for k := range left {
			p.Disc(geom.Point{X: foot.Right() - 4 - 8*float64(k), Y: foot.Center().Y}, 3, theme.BrassHi, theme.Brass)
		}
	})
}

// paintCabin paints cabin c at its small size into r. The parameter there says whether such a cabin
// is available; if not, it is painted dark.
func (b *Table) paintCabin(p *paint.Canvas, c rules.Cabin, r geom.Rect, there bool) {
	house, _ := r.CutTop(r.H - 7)
	cabinArt(c).Fit(p, house)
	if !there {
		p.Rect(house, 3, theme.Alpha(theme.WalnutInk, 0.66))
	}
}
