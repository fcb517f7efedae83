package narrowgauge

import (
	"fmt"

	"gulch/engine"
	rules "gulch/engine/narrowgauge"
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/words"
)

// dollars writes an amount of money with a true minus sign.
func dollars(n int) string {
	if n < 0 {
		return words.T("−$%d", -n)
	}
	return words.T("$%d", n)
}

// card of paper on which a panel is written.
func slip(p *paint.Pen, r geom.Rect, seed float64) {
	p.Lift(r, 5, 5)
	p.Sheet(r.Inset(-2), paint.Paper{Tint: theme.Parchment, Radius: 5, Wear: 1.2, Seed: seed})
}

// paintPlate paints what is public of a seat: cash, Build token, cards in hand, Contracts.
func (b *Table) paintPlate(p *paint.Pen, seat engine.Seat) {
	r := b.at.plates[seat]
	slip(p, r, float64(seat)+31)
	if seat == b.Lit {
		p.Rect(r.Inset(2), 5, theme.Brass)
		p.Grad(r.Inset(3.4), 4, theme.Lit, theme.LitLo)
	}
	b.Token(p, seat, geom.Point{X: r.X + 17, Y: r.Y + 16}, 25)
	held := contractsOf(b.Board.Contracts[seat])
	y := r.Bottom() - 14
	cards := geom.Point{X: r.Right() - 29, Y: r.Y + 15}
	name := geom.R(r.X+34, r.Y+5, cards.X-10-r.X-34, 21)
	if !narrow(r) { // the ledger does not tell who is first then
		cards = geom.Point{X: b.token(seat).X + 24, Y: y}
		name.W = r.W - 42
		if b.Board.First == seat {
			p.Icon("old-lantern", geom.Point{X: r.Right() - 15, Y: r.Y + 16}, 17, theme.Oxblood)
			name.W -= 20
		}
	}
	p.Label(b.Name(seat), name, paint.Style{Face: paint.Bold, Size: 14, Color: theme.Ink, Clip: true})
	pieces.Coin(p, b.at.purse(seat), 9)
	cash := dollars(b.cash(seat))
	if !b.sees(seat) {
		cash = words.T("$ ?")
	}
	bold := paint.Style{Face: paint.Bold, Size: 16, Color: theme.Ink}
	p.Label(cash, geom.R(r.X+29, y-11, 42, 22), bold)
	b.paintToken(p, seat, 1)
	p.Icon("card-pickup", cards, 15, theme.SoftInk)
	bold.Size, bold.Color = 13, theme.SoftInk
	p.Label(fmt.Sprint(b.Board.Cards[seat]), geom.R(cards.X+9, cards.Y-10, 16, 20), bold)
	for i, k := range held {
		paintTag(p, k, b.Board.Used.Has(k), b.tag(seat, i))
	}
}

// narrow reports whether a plate has no room for everything in a row: then the ledger beside it says the rest.
func narrow(plate geom.Rect) bool { return plate.W < 200 }

// token is where the Build token of a seat lies.
func (b *Table) token(seat engine.Seat) geom.Point {
	r := b.at.plates[seat]
	return geom.Point{X: r.X + 83, Y: r.Bottom() - 14}
}

// paintToken paints a Build token; wide is its width as a share, less than 1 while it turns over.
func (b *Table) paintToken(p *paint.Pen, seat engine.Seat, wide float64) {
	drawToken(p, b.token(seat), b.Board.Dark[seat], wide)
}

// drawToken draws a Build token.
func drawToken(p *paint.Pen, at geom.Point, dark bool, wide float64) {
	top, bottom, ink := theme.RGB(0xFFF8E6), theme.RGB(0xE6D5AC), theme.Ink
	if dark {
		top, bottom, ink = theme.RGB(0x4A3A33), theme.RGB(0x221814), theme.BrassHi
	}
	box := geom.Around(at, 20*max(wide, 0.08), 20)
	p.Soft(box.Move(0.8, 1.6), 10, 2, 0, theme.Alpha(theme.Shadow, 0.5))
	p.Rect(box, 10, theme.WalnutInk)
	p.Grad(box.Inset(1.2), 9, top, bottom)
	if wide > 0.6 {
		icon := "rail-road"
		p.Icon(icon, at, 12, ink)
	}
}

// contractsOf lists a set of Contracts.
func contractsOf(set rules.Contracts) []rules.Contract {
	var out []rules.Contract
	for k := range set.All() {
		out = append(out, k)
	}
	return out
}

// tag is the place of the i-th Contract on a seat's plate.
func (b *Table) tag(seat engine.Seat, i int) geom.Rect {
	r := b.at.plates[seat]
	left := b.token(seat).X + 15
	if !narrow(r) {
		left += 40 // the cards in hand are counted there
	}
	step := min(29, (r.Right()-4-left)/float64(max(b.Board.Contracts[seat].Len(), 1)))
	return geom.R(r.Right()-4-step*float64(i+1), r.Bottom()-23, step-2, 18)
}

// paintTag paints a Contract as a small tag with its state, pale once it has been used.
func paintTag(p *paint.Pen, k rules.Contract, used bool, r geom.Rect) {
	top, bottom := theme.RGB(0xC9794A), theme.RGB(0x8A4522)
	ink := theme.Cream
	if used {
		top, bottom, ink = theme.RGB(0xC9B48C), theme.RGB(0xB39C72), theme.SoftInk
	}
	p.Soft(r.Move(0.8, 1.5), 4, 2, 0, theme.Alpha(theme.Shadow, 0.45))
	p.Rect(r, 4, theme.WalnutInk)
	p.Grad(r.Inset(1.1), 3.2, top, bottom)
	p.Label(k.Info().State, r, paint.Style{Face: paint.Bold, Size: 12, Color: ink, Align: paint.Center})
}

// heading writes the name of a panel.
func heading(p *paint.Pen, r geom.Rect, name string) {
	p.Label(name, geom.R(r.X+10, r.Y+4, r.W-20, 20), paint.Style{Face: paint.Display, Size: 14, Color: theme.Umber})
}

// paintRailways paints a row for each Company: Connection track, Certificates on offer, what it would pay now.
func (b *Table) paintRailways(p *paint.Pen) {
	slip(p, b.at.railways, 41)
	left := b.at.railways
	if !b.at.small {
		note := geom.R(left.X+90, left.Y+5, left.W-101, 20)
		st := paint.Style{Face: paint.Italic, Size: 11.5, Color: theme.SoftInk, Align: paint.Right}
		p.Label(words.T("next City"), note, st)
		left.W -= p.LabelWidth(words.T("next City"), note, st) + 8
	}
	name := words.T("Railways")
	if b.plan.legal != nil && b.State.Phase() == rules.PhaseShare {
		name = words.T("Railways: take one")
	}
	heading(p, left, name)
	for c := range rules.Company(rules.CompanyCount) {
		b.paintRail(p, c)
	}
}

func (b *Table) paintRail(p *paint.Pen, c rules.Company) {
	r := b.at.rail(c)
	v := b.Board
	if c > 0 {
		p.Rect(geom.R(r.X+2, r.Y-0.6, r.W-4, 0.8), 0, theme.Alpha(theme.SoftInk, 0.4))
	}
	if v.Building == c {
		p.Rect(r.Pad(-3, 1), 5, theme.Alpha(theme.Brass, 0.9))
		p.Grad(r.Pad(-1.8, 2.2), 4, theme.Lit, theme.LitLo)
	}
	icon := geom.Point{X: r.X + 15, Y: r.Y + 11}
	if b.at.small {
		icon.Y = r.Y + 0.17*r.H
	}
	b.tokens.engine(p, c, icon, 19)
	soft := paint.Style{Face: paint.Bold, Size: 11.5, Color: theme.SoftInk, Align: paint.Center}
	next := words.T("+$%d", nextBonus(v, c))
	if b.at.small {
		soft.Align = paint.Right
		p.Label(words.T("next City +$%d", nextBonus(v, c)), geom.R(r.X+32, icon.Y-9, r.W-37, 18), soft)
	} else {
		p.Label(words.T("×$%d", c.Info().Rate), geom.R(r.X, r.Bottom()-17, 31, 14), soft)
		t := b.at.track(c)
		soft.Size, soft.Color = 13.5, theme.Ink
		p.Label(next, geom.R(t.Right()+4, t.Y, 50, t.H), soft)
	}
	b.paintTrack(p, c)
	b.paintOffer(p, c, b.at.offer(c))
	for seat := range engine.Seat(rules.Seats) {
		b.paintHolding(p, c, seat)
	}
}

// nextBonus is what the next Connection of a Company pays, without Contracts.
func nextBonus(v *rules.Board, c rules.Company) int {
	return min(v.Marker[c]+1, rules.MaxMarker) * c.Info().Rate
}

// bands are the grounds of the Connection track by dividend per point.
var bands = []float64{0.06, 0.16, 0.28, 0.42, 0.58}

// paintTrack paints the Connection track of a Company: darker where it pays more for each Share point.
func (b *Table) paintTrack(p *paint.Pen, c rules.Company) {
	t := b.at.track(c)
	p.Rect(t.Inset(-1), 3, theme.Alpha(theme.SoftInk, 0.75))
	p.Rect(t, 2.4, theme.RGB(0xF6E9C8))
	for i := range rules.MaxMarker + 1 {
		cell := t.Row(i, rules.MaxMarker+1, 0)
		p.Rect(cell.Pad(0.3, 0.3), 1, theme.Alpha(rails[c].Colour, bands[rules.DividendPerPoint(i)]))
		if i > 0 {
			p.Rect(geom.R(cell.X-0.4, cell.Y, 0.8, cell.H), 0, theme.Alpha(theme.SoftInk, 0.55))
		}
		p.Label(fmt.Sprint(i), cell, paint.Style{Face: paint.Body, Size: 11, Color: theme.SoftInk, Align: paint.Center})
	}
	if !b.Carried(marker(c)) {
		b.tokens.engine(p, c, b.at.marker(c, b.Board.Marker[c]), 19)
	}
}

// paintOffer paints the Certificates of a Company that are on offer.
func (b *Table) paintOffer(p *paint.Pen, c rules.Company, r geom.Rect) {
	n := b.Board.Market[c]
	for i := range min(n, 4) {
		s := geom.R(r.X+float64(i)*3, r.Y+2-float64(i)*0.7, min(1.35*r.H, 26), r.H-3)
		p.Soft(s.Move(0.6, 1.2), 2, 1.2, 0, theme.Alpha(theme.Shadow, 0.4))
		p.Rect(s, 2, theme.WalnutInk)
		p.Grad(s.Inset(1), 1.4, theme.RGB(0xFBF3DC), theme.RGB(0xE9D6A8))
		p.Rect(geom.R(s.X+1, s.Y+1, 5, s.H-2), 0, rails[c].Colour)
		if i == min(n, 4)-1 {
			p.Label(fmt.Sprint(b.Board.Round), geom.R(s.X+6, s.Y, s.W-6, s.H), paint.Style{Face: paint.Bold, Size: 13, Color: theme.Ink, Align: paint.Center})
		}
	}
	st := paint.Style{Face: paint.Bold, Size: 12, Color: theme.SoftInk}
	if n == 0 {
		p.Label(words.T("sold out"), r, st)
		return
	}
	p.Label(fmt.Sprintf("×%d", n), geom.R(r.Right()-20, r.Y, 20, r.H), st)
}

// paintHolding writes how many Certificates a seat has in a Company and what they would pay now.
func (b *Table) paintHolding(p *paint.Pen, c rules.Company, seat engine.Seat) {
	r := b.at.holding(c, seat)
	n := b.Board.Pieces(seat, c)
	shares, majority := b.Board.Dividend(seat, c)
	look := theme.Seats[seat]
	if majority > 0 {
		p.Rect(r.Pad(-1, 0), 4, theme.Alpha(look.Colour, 0.30))
	}
	at := geom.Point{X: r.X + 8, Y: r.Center().Y}
	pieces.Token(p, at, 13, int(seat), "")
	st := paint.Style{Face: paint.Bold, Size: 12.5, Color: theme.Ink}
	if n == 0 {
		st.Color = theme.Mix(theme.SoftInk, theme.Parchment, 0.4)
	}
	p.Label(fmt.Sprintf("%d", n), geom.R(r.X+18, r.Y, 14, r.H), st)
	if pay := shares + majority; pay > 0 {
		st.Align, st.Color = paint.Right, theme.RGB(0x3C6B2F)
		p.Label(words.T("+$%d", pay), geom.R(r.X+30, r.Y, r.W-34, r.H), st)
	}
}

// paintMarkets paints the Commodity tracks with their dice, the viewer's side at the right.
func (b *Table) paintMarkets(p *paint.Pen) {
	r := b.at.markets
	slip(p, r, 57)
	heading(p, r, words.T("Markets"))
	lane := b.at.lane(0)
	for seat := range engine.Seat(rules.Seats) {
		x := lane.X + lane.W*0.32
		if seat == b.at.viewer {
			x = lane.X + lane.W*0.68
		}
		if b.at.small && seat != b.at.viewer {
			x += 16 // off the heading
		}
		b.Token(p, seat, geom.Point{X: x, Y: r.Y + 15}, 17)
	}
	for g := range rules.Commodity(rules.CommodityCount) {
		b.paintGood(p, g)
	}
}

func (b *Table) paintGood(p *paint.Pen, g rules.Commodity) {
	row, lane := b.at.good(g), b.at.lane(g)
	icon := geom.Point{X: row.X + 13, Y: lane.Center().Y}
	if b.at.small {
		icon = geom.Point{X: row.X + 10, Y: row.Y + 8}
		p.Label(commodity(g), geom.R(icon.X+13, row.Y-2, 70, 19), paint.Style{Face: paint.Bold, Size: 12, Color: theme.Ink})
		goodsToken(p, g, icon, 17)
	} else {
		goodsToken(p, g, icon, 23)
	}
	p.Rect(lane.Inset(-1), 4, theme.Alpha(theme.SoftInk, 0.75))
	p.Rect(lane, 3.2, theme.RGB(0xF6E9C8))
	for at := -rules.MaxRow; at <= rules.MaxRow; at++ {
		spot := b.at.dieSpot(g, at)
		cell := geom.Around(spot, lane.W/(2*rules.MaxRow+1), lane.H)
		seat, value := 0, at
		if at < 0 {
			seat, value = 1, -at
		}
		label := fmt.Sprint(value)
		if at == 0 {
			p.Rect(cell, 0, theme.Alpha(theme.SoftInk, 0.45))
			label = "×"
		} else {
			p.Rect(cell.Pad(0.3, 0.3), 1, theme.Alpha(theme.Seats[seat].Colour, 0.10+0.085*float64(value)))
		}
		p.Label(label, cell, paint.Style{Face: paint.Body, Size: 11, Color: theme.SoftInk, Align: paint.Center})
	}
	if !b.Carried(g) {
		b.marketDie(p, g, b.at.dieSpot(g, b.Board.DieAt[g]), b.Board.DieValue[g])
	}
	b.paintPays(p, g, row, lane)
}

// paintPays writes whom a market would pay now.
func (b *Table) paintPays(p *paint.Pen, g rules.Commodity, row, lane geom.Rect) {
	seat, amount := b.Board.CommodityBonus(g)
	if seat == engine.NoSeat {
		return
	}
	r := geom.R(lane.Right()+4, lane.Y, row.Right()-lane.Right()-4, lane.H)
	if b.at.small {
		r = geom.R(row.Right()-60, row.Y-2, 58, 18)
	}
	pieces.Token(p, geom.Point{X: r.X + 8, Y: r.Center().Y}, 13, int(seat), "")
	p.Label(words.T("+$%d", amount), geom.R(r.X+16, r.Y, r.W-16, r.H), paint.Style{
		Face: paint.Bold, Size: 12.5, Color: theme.RGB(0x3C6B2F), Align: paint.Right,
	})
}

// marketDie draws the die of a Commodity.
func (b *Table) marketDie(p *paint.Pen, g rules.Commodity, at geom.Point, value int) {
	size := b.at.lane(g).H + 1
	r := geom.Around(at, min(size, b.at.lane(g).W/11+3), size)
	drawDie(p, g, geom.Around(at, min(r.W, r.H), min(r.W, r.H)), value)
}

// drawDie draws the die of a Commodity in a square.
func drawDie(p *paint.Pen, g rules.Commodity, r geom.Rect, value int) {
	p.Soft(r.Move(1, 2), 5, 2.2, 0, theme.Alpha(theme.Shadow, 0.6))
	p.Rect(r, 4.5, theme.WalnutInk)
	p.Grad(r.Inset(1.1), 3.6, theme.Lighten(pieces.Ivory.Body, 0.4), theme.Darken(pieces.Ivory.Body, 0.12))
	pieces.Pips(p, r, value, theme.Darken(goods[g].Colour, 0.3))
}
