package narrowgauge

import (
	"fmt"
	"image/color"
	"slices"

	"gulch/engine"
	rules "gulch/engine/narrowgauge"
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/words"
	"gulch/scenes/table"
)

var dollars = table.Dollars

// paintPlate paints what is public of a seat: cash, Build token, cards in hand, Contracts.
func (b *Table) paintPlate(p *paint.Pen, seat engine.Seat) {
	r := b.at.plates[seat]
	pieces.Tray(p, r)
	if seat == b.Lit {
		p.Rect(r.Inset(2), 5, theme.Brass)
		p.Grad(r.Inset(3.4), 4, theme.Lit, theme.LitLo)
	}
	ink, soft, lamp := theme.Cream, theme.MapSheet, theme.BrassHi
	if seat == b.Lit { // whose turn it is has a label of paper on the leather
		ink, soft, lamp = theme.Ink, theme.SoftInk, theme.Oxblood
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
			p.Icon("old-lantern", geom.Point{X: r.Right() - 15, Y: r.Y + 16}, 17, lamp)
			name.W -= 20
		}
	}
	p.Label(b.Name(seat), name, paint.Style{Face: paint.Bold, Size: 14, Color: ink, Clip: true})
	pieces.Coin(p, b.at.purse(seat), 9)
	cash := dollars(b.cash(seat))
	if !b.sees(seat) {
		cash = words.T("$ ?")
	}
	bold := paint.Style{Face: paint.Bold, Size: 16, Color: ink}
	p.Label(cash, geom.R(r.X+29, y-11, 42, 22), bold)
	b.paintToken(p, seat, 1)
	p.Icon("card-pickup", cards, 15, soft)
	bold.Size, bold.Color = 13, soft
	p.Label(fmt.Sprint(b.Board.Cards[seat]), geom.R(cards.X+9, cards.Y-10, 16, 20), bold)
	for i, k := range held {
		pieces.Ticket(p, b.tag(seat, i), k.Info().State, b.Board.Used.Has(k))
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
	pieces.Reversible(p, b.token(seat), 20, "rail-road", b.Board.Dark[seat], wide)
}

// contractsOf lists a set of Contracts.
func contractsOf(set rules.Contracts) []rules.Contract { return slices.Collect(set.All()) }

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

// paintRailways paints a row for each Company: Connection track, Certificates on offer, what it would pay now.
func (b *Table) paintRailways(p *paint.Pen) {
	pieces.BrassPlate(p, b.at.railways)
	b.paintColumns(p)
	for c := range rules.Company(rules.CompanyCount) {
		b.paintRail(p, c)
	}
}

// paintColumns paints the heading of the railways and the heads of their columns, in the lines in which they stand.
func (b *Table) paintColumns(p *paint.Pen) {
	left := b.at.railways
	st := paint.Style{Face: paint.Italic, Size: 11.5, Color: theme.SoftInk, Align: paint.Right}
	if !b.at.small { // it stands in every row there
		note := geom.R(left.X+90, left.Y+4, left.W-101, 18)
		p.Label(words.T("next City"), note, st)
		left.W -= p.LabelWidth(words.T("next City"), note, st) + 8
	}
	pieces.Heading(p, left, words.T("Railways"))
	st.Size, st.Align = 11, paint.Left
	head := func(text string, r geom.Rect) {
		r.Y, r.H = b.at.rail(0).Y-columnHead, columnHead
		p.Label(text, r, st)
	}
	head(words.T("left"), b.at.offer(0))
	for seat := range engine.Seat(rules.Seats) {
		head(words.T("has, pays"), b.at.holding(0, seat))
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
	if slices.Contains(b.plan.legal, rules.Share(c)) { // brass round it is not seen on brass
		p.Grad(r.Pad(0, 1), 5, theme.Lit, theme.LitLo)
	}
	icon := geom.Point{X: r.X + 15, Y: r.Y + 11}
	if b.at.small {
		icon.Y = r.Y + 0.17*r.H
	}
	rails[c].Draw(p, icon, 19)
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
	pieces.Cells(p, b.at.track(c), rules.MaxMarker+1, func(i int) pieces.Cell {
		return pieces.Cell{Ground: theme.Alpha(rails[c].Colour, bands[rules.DividendPerPoint(i)]), Label: fmt.Sprint(i)}
	})
	if !b.Carried(marker(c)) {
		rails[c].Draw(p, b.at.marker(c, b.Board.Marker[c]), 19)
	}
}

// paintOffer paints the Certificates of a Company that are on offer.
func (b *Table) paintOffer(p *paint.Pen, c rules.Company, r geom.Rect) {
	n := b.Board.Market[c]
	pieces.Shares(p, r, n, b.Board.Round, rails[c].Colour)
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
		st.Color = theme.Mix(theme.SoftInk, theme.Parchment, 0.15)
	}
	p.Label(fmt.Sprintf("%d", n), geom.R(r.X+18, r.Y, 14, r.H), st)
	if pay := shares + majority; pay > 0 {
		st.Align, st.Color = paint.Right, theme.RGB(0x24501C)
		p.Label(words.T("+$%d", pay), geom.R(r.X+30, r.Y, r.W-34, r.H), st)
	}
}

// paintMarkets paints the Commodity tracks with their dice, the viewer's side at the right.
func (b *Table) paintMarkets(p *paint.Pen) {
	r := b.at.markets
	pieces.Slate(p, r.Inset(-4))
	p.Label(words.T("Markets"), geom.R(r.X+10, r.Y+5, r.W-24, 20), paint.Style{Face: paint.Display, Size: 14, Color: theme.Cream})
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
		p.Label(commodity(g), geom.R(icon.X+13, row.Y-2, 70, 19), paint.Style{Face: paint.Bold, Size: 12, Color: theme.Cream})
		goodsToken(p, g, icon, 17)
	} else {
		goodsToken(p, g, icon, 23)
	}
	pieces.Cells(p, lane, 2*rules.MaxRow+1, func(i int) pieces.Cell {
		at := i - rules.MaxRow
		if b.at.viewer == 1 {
			at = -at
		}
		switch {
		case at == 0:
			return pieces.Cell{Ground: theme.Alpha(theme.SoftInk, 0.45), Label: "×"}
		case at < 0:
			return pieces.Cell{Ground: sideTint(1, -at), Label: fmt.Sprint(-at)}
		}
		return pieces.Cell{Ground: sideTint(0, at), Label: fmt.Sprint(at)}
	})
	if !b.Carried(g) {
		b.marketDie(p, g, b.at.dieSpot(g, b.Board.DieAt[g]), b.Board.DieValue[g])
	}
	b.paintPays(p, g, row, lane)
}

// sideTint is the ground of a row of a market on the side of a seat.
func sideTint(seat, row int) color.RGBA {
	return theme.Alpha(theme.Seats[seat].Colour, 0.10+0.085*float64(row))
}

// paintPays writes whom a market would pay now.
func (b *Table) paintPays(p *paint.Pen, g rules.Commodity, row, lane geom.Rect) {
	seat, amount := b.Board.CommodityBonus(g)
	if seat == engine.NoSeat {
		return
	}
	r := geom.R(lane.Right()+4, lane.Y, row.Right()-lane.Right()-7, lane.H)
	if b.at.small {
		r = geom.R(row.Right()-60, row.Y-2, 58, 18)
	}
	pieces.Token(p, geom.Point{X: r.X + 8, Y: r.Center().Y}, 13, int(seat), "")
	p.Label(words.T("+$%d", amount), geom.R(r.X+16, r.Y, r.W-16, r.H), paint.Style{
		Face: paint.Bold, Size: 12.5, Color: theme.RGB(0xA8D88A), Align: paint.Right,
	})
}

// marketDie draws the die of a Commodity.
func (b *Table) marketDie(p *paint.Pen, g rules.Commodity, at geom.Point, value int) {
	size := b.at.lane(g).H + 1
	r := geom.Around(at, min(size, b.at.lane(g).W/11+3), size)
	pieces.FlatDie(p, geom.Around(at, min(r.W, r.H), min(r.W, r.H)), value, pipTone(g))
}

// pipTone is the colour of the pips of a Commodity's die.
func pipTone(g rules.Commodity) color.RGBA { return theme.Darken(goods[g].Colour, 0.3) }
