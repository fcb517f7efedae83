package narrowgauge

import (
	"fmt"
	"image/color"
	"math"
	"slices"
	"strings"

	"gulch/engine"
	rules "gulch/engine/narrowgauge"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/scenes/table"
)

var dollars = table.Dollars

// paintPlate paints the panel of a seat with what is public: cash, Build token, number of cards and
// Contracts.
func (b *Table) paintPlate(p *paint.Canvas, seat engine.Seat) {
	r := b.at.plates[seat]
	pieces.Tray(p, r)
	if seat == b.HighlightedSeat {
		p.Rect(r.Inset(2), 5, theme.Brass)
		p.Gradient(r.Inset(3.4), 4, theme.Lit, theme.LitLo)
	}
	ink, soft, lamp := theme.Cream, theme.MapSheet, theme.BrassHi
	if seat == b.HighlightedSeat { // the label of the seat whose turn it is has the colour of paper
		ink, soft, lamp = theme.Ink, theme.SoftInk, theme.Oxblood
	}
	b.Token(p, seat, geom.Point{X: r.X + 17, Y: r.Y + 16}, 25)
	held := contractsOf(b.Board.Contracts[seat])
	y := r.Bottom() - 14
	cards := geom.Point{X: r.Right() - 29, Y: r.Y + 15}
	name := geom.R(r.X+34, r.Y+5, cards.X-10-r.X-34, 21)
	if !narrow(r) { // a wide plate shows which seat is first, because the ledger does not
		cards = geom.Point{X: b.token(seat).X + 24, Y: y}
		name.W = r.W - 42
		if b.Board.First == seat {
			p.Icon("top-hat", geom.Point{X: r.Right() - 15, Y: r.Y + 16}, 17, lamp)
			name.W -= 20
		}
	}
	if b.Window.Class == ui.Tall { // in tall windows the plate shows these values, because the ledger does not
		name.W = b.extraFigureAt(seat, 0).X - 6 - name.X
		b.paintExtraFigures(p, seat, ink, soft)
	}
	p.Label(b.Name(seat), name, paint.Style{Face: paint.Bold, Size: 14, Color: ink, Clip: true})
	pieces.Coin(p, b.at.purse(seat), 9)
	cash := dollars(b.cash(seat))
	if !b.cashVisible(seat) {
		cash = i18n.T("$ ?")
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

// paintExtraFigures paints, in the panel of a seat, its Certificates and dividends, for windows
// whose ledger has no rows to show them. ink is the colour of the numbers, soft that of the icons.
func (b *Table) paintExtraFigures(p *paint.Canvas, seat engine.Seat, ink, soft color.RGBA) {
	for i, s := range b.extraFigures(seat) {
		at, said := b.extraFigureAt(seat, i), pieces.Number(s.Value)
		if i > 0 {
			said = dollars(s.Value)
		}
		p.Icon(s.Icon, geom.Point{X: at.X + 8, Y: at.Center().Y}, 16*min(p.View.Letters(), 1.2), soft)
		p.Label(said, geom.R(at.X+20, at.Y, at.W-20, at.H), paint.Style{Face: paint.Bold, Size: 13, Color: ink})
	}
}

// extraFigures returns the values that a seat's panel must show in windows whose ledger has no
// rows: the seat's Certificates and dividends.
func (b *Table) extraFigures(seat engine.Seat) []table.Stat {
	return slices.DeleteFunc(b.Row(seat).Stats, func(s table.Stat) bool { return s.Icon == "" })
}

// extraFigureAt returns the rectangle, at the right end of a seat's panel, of the value with index
// i in extraFigures.
func (b *Table) extraFigureAt(seat engine.Seat, i int) geom.Rect {
	r := b.at.plates[seat]
	return geom.R(r.Right()-158+66*float64(i), r.Y+5, 64, 21)
}

// narrow reports whether a seat's panel, with the rectangle plate, is too narrow to show all values
// in one row. In windows with such panels the ledger shows the values that are left out.
func narrow(plate geom.Rect) bool { return plate.W < 200 }

// token returns the position of a seat's Build token in its panel.
func (b *Table) token(seat engine.Seat) geom.Point {
	r := b.at.plates[seat]
	if narrow(r) {
		return geom.Point{X: r.X + 78, Y: r.Bottom() - 14}
	}
	return geom.Point{X: r.X + 83, Y: r.Bottom() - 14}
}

// paintToken paints a seat's Build token. wide is the factor for its width: 1 at rest, less while
// the token is being turned over.
func (b *Table) paintToken(p *paint.Canvas, seat engine.Seat, wide float64) {
	pieces.Reversible(p, b.token(seat), 20, "rail-road", b.Board.Dark[seat], wide)
}

// contractsOf returns the Contracts in a set as a slice.
func contractsOf(set rules.Contracts) []rules.Contract { return slices.Collect(set.All()) }

// tag returns the rectangle of the Contract with index i in a seat's panel.
func (b *Table) tag(seat engine.Seat, i int) geom.Rect {
	r := b.at.plates[seat]
	left := b.token(seat).X + 12
	if !narrow(r) {
		left += 43 // room for the number of cards in the hand
	}
	step := min(29, (r.Right()-4-left)/float64(max(b.Board.Contracts[seat].Len(), 1)))
	return geom.R(r.Right()-4-step*float64(i+1), r.Bottom()-23, step-2, 18)
}

// paintRailways paints the railways panel. The row of a Company has rails with a train, the
// Certificates on offer, and what it would pay now.
func (b *Table) paintRailways(p *paint.Canvas) {
	pieces.BrassPlate(p, b.at.railways)
	b.paintColumns(p)
	for c := range rules.Company(rules.CompanyCount) {
		b.paintRail(p, c)
	}
}

// paintColumns paints the headings of the railways panel and of its columns. Above the rails it
// writes the dividends that each Share point pays.
func (b *Table) paintColumns(p *paint.Canvas) {
	panel := b.at.railways
	track := b.at.track(0)
	foot := b.at.rail(0).Y - railGlow
	st := paint.Style{Face: paint.Italic, Size: 12, Color: theme.SoftInk, Align: paint.Center}
	if b.at.small {
		pieces.Heading(p, panel, i18n.T("Companies"))
		b.paintPerPoint(p, panel)
		b.paintDividends(p, geom.R(track.X, foot-17, track.W, 17))
		return
	}
	heading := panel
	heading.W = track.Right() - panel.X
	pieces.Heading(p, heading, i18n.T("Companies"))
	b.paintPerPoint(p, heading)
	b.paintDividends(p, geom.R(track.X, foot-17, track.W, 17))
	head := func(text string, r geom.Rect) {
		p.Fit(text, geom.R(r.X-1, foot-33, r.W+2, 32),
			paint.Style{Face: paint.Italic, Size: 12, Color: theme.SoftInk, Align: paint.Center, LineHeight: 1.15})
	}
	head(i18n.T("next city"), b.at.nextCity(0))
	head(i18n.T("for sale"), b.at.offer(0))
	for seat := range engine.Seat(rules.Seats) {
		r := b.at.holding(0, seat)
		b.Token(p, seat, geom.Point{X: r.Center().X, Y: foot - 24}, 20)
	}
	r := b.at.holding(0, 0).Union(b.at.holding(0, 1))
	p.Label(i18n.T("shares"), geom.R(r.X-4, foot-14, r.W+8, 15), st)
}

// paintPerPoint writes "each point pays" beside the heading of panel, as an explanation of the
// amounts above the rails, the dividends per Share point. It writes nothing if the text does not
// fit.
func (b *Table) paintPerPoint(p *paint.Canvas, panel geom.Rect) {
	r := geom.R(panel.X+10, panel.Y+5, panel.W-20, 18)
	_, r = r.CutLeft(max(pieces.HeadingWidth(p, panel, i18n.T("Companies"))+8, 76))
	st := paint.Style{Face: paint.Italic, Size: 12, Color: theme.SoftInk, Align: paint.Right, Fixed: true}
	if said := i18n.T("each point pays"); p.LabelWidth(said, r, st) <= r.W*1.08 {
		p.Label(said, r, st)
	}
}

// paintDividends writes above the rails in r, at each position of a train, how many dollars a Share
// point pays there. If the texts do not fit, it leaves out the dollar signs.
func (b *Table) paintDividends(p *paint.Canvas, r geom.Rect) {
	st := paint.Style{Face: paint.Bold, Size: 12, Color: theme.Ink, Align: paint.Center}
	said, mid, narrow := []string(nil), []float64(nil), false
	from := 0
	for at := 1; at <= rules.MaxMarker+1; at++ {
		if at <= rules.MaxMarker && rules.DividendPerPoint(at) == rules.DividendPerPoint(from) {
			continue
		}
		left, right := b.at.marker(0, from).X-5, b.at.marker(0, at-1).X+5
		p.Rect(geom.R(left, r.Bottom()-3.2, right-left, 1.2), 0, theme.Alpha(theme.Ink, 0.7))
		p.Rect(geom.R(left, r.Bottom()-3.2, 1.2, 4), 0, theme.Alpha(theme.Ink, 0.7))
		p.Rect(geom.R(right-1.2, r.Bottom()-3.2, 1.2, 4), 0, theme.Alpha(theme.Ink, 0.7))
		said, mid = append(said, dollars(rules.DividendPerPoint(from))), append(mid, (left+right)/2)
		if n := len(mid) - 1; n > 0 {
			w := p.LabelWidth(said[n], r, st)
			narrow = narrow || mid[n]-mid[n-1] < w+1
		}
		from = at
	}
	for i, x := range mid {
		if narrow {
			said[i] = strings.Trim(said[i], "$\u00a0\u202f ")
		}
		p.Label(said[i], geom.R(x-16, r.Y-2, 32, r.H), st)
	}
}

func (b *Table) paintRail(p *paint.Canvas, c rules.Company) {
	r := b.at.rail(c)
	v := b.Board
	if c > 0 {
		p.Rect(geom.R(r.X+2, r.Y-0.6, r.W-4, 0.8), 0, theme.Alpha(theme.SoftInk, 0.4))
	}
	if v.Building == c {
		p.Rect(r.Pad(-3, 1), 5, theme.Alpha(theme.Brass, 0.9))
		p.Gradient(r.Pad(-1.8, 2.2), 4, theme.Lit, theme.LitLo)
	}
	// highlight a share that can be taken with a brass background, because a brass frame is not
	// visible on brass
	if slices.Contains(b.plan.legal, rules.Share(c)) {
		p.Gradient(r.Pad(0, 1), 5, theme.Lit, theme.LitLo)
	}
	icon := geom.Point{X: r.X + 12, Y: r.Center().Y}
	next := b.at.nextCity(c)
	st := paint.Style{Face: paint.Bold, Size: 14, Color: theme.Ink, Align: paint.Center}
	if b.at.small {
		icon = geom.Point{X: r.X + 15, Y: r.Y + 0.18*r.H}
		st.Size, st.Align, st.Color = 12, paint.Right, theme.SoftInk
		p.Label(i18n.T("next city: +$%d", nextBonus(v, c)), next, st)
	} else {
		p.Label(dollars(nextBonus(v, c)), geom.Around(next.Center(), next.W, 20), st)
	}
	rails[c].Draw(p, icon, 20)
	b.paintTrack(p, c)
	b.paintOffer(p, c, b.at.offer(c))
	for seat := range engine.Seat(rules.Seats) {
		b.paintHolding(p, c, seat)
	}
}

// nextBonus returns how many dollars Company c pays for its next Connection on board v, not
// counting Contracts.
func nextBonus(v *rules.Board, c rules.Company) int {
	return min(v.Marker[c]+1, rules.MaxMarker) * c.Info().Rate
}

// paintTrack paints the rails of Company c in the railways panel, with a tie for each City it can
// connect, and the train on them.
func (b *Table) paintTrack(p *paint.Canvas, c rules.Company) {
	first, last := b.at.marker(c, 0), b.at.marker(c, rules.MaxMarker)
	y := first.Y + 3
	wood, iron := theme.RGB(0x7A5226), theme.RGB(0x2B1A10)
	for x := first.X - 24; x <= last.X+5; x += 5.5 {
		p.Rect(geom.R(x, y+0.6, 2.6, 4), 0.6, wood)
	}
	p.Rect(geom.R(first.X-25, y-0.4, last.X-first.X+32, 1.6), 0.6, iron)
	for at := range rules.MaxMarker + 1 {
		p.Disc(geom.Point{X: b.at.marker(c, at).X, Y: y + 0.4}, 1.7, iron, iron)
	}
	if !b.Carried(marker(c)) {
		b.paintTrain(p, c, b.at.marker(c, b.Board.Marker[c]), 1)
		b.paintReached(p, c, b.Board.Marker[c])
	}
}

// paintReached writes n, the number of Cities connected by Company c, in front of its train, or
// behind it at the end of the rails.
func (b *Table) paintReached(p *paint.Canvas, c rules.Company, n int) {
	at, size := b.at.marker(c, n), b.trainSize(c)
	r := geom.R(at.X+1, at.Y-size*0.76, 20, 17.5)
	if r.Right() > b.at.track(c).Right()+6 {
		r.X = at.X - size*1.5 - 20
	}
	p.Label(fmt.Sprint(n), r, paint.Style{Face: paint.Bold, Size: 13, Color: theme.Ink, Align: paint.Center})
}

// trainSize returns the size, in design units, of the engine of Company c in the railways panel.
func (b *Table) trainSize(c rules.Company) float64 { return min(b.at.track(c).H*0.96, 27) }

// paintTrain paints the train of Company c in the railways panel. Its front end is at point front.
// times is the factor by which it is larger than usual.
func (b *Table) paintTrain(p *paint.Canvas, c rules.Company, front geom.Point, times float64) {
	size := b.trainSize(c) * times
	body := theme.Lighten(rails[c].Colour, 0.12)
	if c == rules.Black {
		body = theme.RGB(0x57525E)
	}
	car := geom.R(front.X-size*1.32, front.Y+3-size*0.42, size*0.34, size*0.34)
	p.Rect(car.Inset(-1), 2, theme.WalnutInk)
	p.Gradient(car, 1.4, theme.Lighten(body, 0.25), theme.Darken(body, 0.15))
	p.Disc(geom.Point{X: car.Center().X, Y: car.Bottom()}, size*0.09, theme.WalnutInk, theme.WalnutInk)
	p.ScaledFigure(paint.Figure{Icon: "steam-locomotive", Body: body, Flip: true}, front.Add(-size*0.5, 3-size*0.40),
		size, b.trainSize(c)*1.25, 0)
}

// paintOffer paints into r the Certificates of Company c that are on offer.
func (b *Table) paintOffer(p *paint.Canvas, c rules.Company, r geom.Rect) {
	n := b.Board.Market[c]
	st := paint.Style{Face: paint.Bold, Size: 13, Color: theme.SoftInk}
	switch {
	case n == 0 && b.at.small:
		p.Label(i18n.T("sold out"), r, st)
	case n == 0:
		st.Align = paint.Center
		p.Label("–", r, st)
	case b.at.small:
		pieces.SharePile(p, r, n, b.Board.Round, rails[c].Colour)
		p.Label(fmt.Sprintf("×%d", n), geom.R(r.Right()-20, r.Y, 20, r.H), st)
	default:
		pieces.ShareCount(p, geom.Around(r.Center(), 21, min(r.H-6, 25)), n, rails[c].Colour)
	}
}

// paintHolding writes how many Certificates of Company c a seat holds. The number is marked if the
// seat holds the most.
func (b *Table) paintHolding(p *paint.Canvas, c rules.Company, seat engine.Seat) {
	r := b.at.holding(c, seat)
	n := b.Board.Pieces(seat, c)
	shares, majority := b.Board.Dividend(seat, c)
	look := theme.LookOf(int(seat))
	st := paint.Style{Face: paint.Bold, Size: 14, Color: theme.Ink, Align: paint.Center}
	if n == 0 {
		st.Color = theme.Mix(theme.SoftInk, theme.Parchment, 0.15)
	}
	if !b.at.small {
		if majority > 0 {
			most := geom.Around(r.Center(), r.W-3, min(r.H-6, 25))
			p.Rect(most, 5, theme.Alpha(look.Colour, 0.34))
			p.Outline(most, 5, 1, theme.Alpha(look.Colour, 0.8))
		}
		p.Label(fmt.Sprint(n), geom.Around(r.Center(), r.W, 20), st)
		return
	}
	if majority > 0 {
		p.Rect(r.Pad(-1, 0), 4, theme.Alpha(look.Colour, 0.30))
	}
	size := 18.2 * min(max(p.View.Letters(), 1), 1.1)
	b.Token(p, seat, geom.Point{X: r.X + 9, Y: r.Center().Y}, size)
	st.Size, st.Align = 13, paint.Left
	p.Label(fmt.Sprintf("%d", n), geom.R(r.X+11+size/2, r.Y, 14, r.H), st)
	if pay := shares + majority; pay > 0 {
		st.Align, st.Color = paint.Right, theme.RGB(0x24501C)
		p.Label(i18n.T("+$%d", pay), geom.R(r.X+29, r.Y, r.W-30, r.H), st)
	}
}

// paintMarkets paints the markets panel. Each market is a scale on which the die is the weight; the
// viewer's side is on the right.
func (b *Table) paintMarkets(p *paint.Canvas) {
	r := b.at.markets
	pieces.Slate(p, r.Inset(-4))
	p.Label(i18n.T("Markets"), geom.R(r.X+10, r.Y+5, r.W-24, 20),
		paint.Style{Face: paint.Display, Size: 14, Color: theme.Cream})
	lane := b.at.lane(0)
	for seat := range engine.Seat(rules.Seats) {
		x := lane.X + lane.W*0.36
		if seat == b.at.viewer {
			x = lane.X + lane.W*0.72
		}
		if b.at.small && seat != b.at.viewer {
			x += 14 // keep a distance from the heading
		}
		b.Token(p, seat, geom.Point{X: x, Y: r.Y + 14}, 19)
	}
	if !b.at.small {
		pays := paint.Style{Face: paint.Italic, Size: 12, Color: theme.MapSheet, Align: paint.Right}
		p.Label(i18n.T("pays"), geom.R(lane.Right(), r.Y+5, r.Right()-12-lane.Right(), 18), pays)
		first, last := b.at.lane(0), b.at.lane(rules.CommodityCount-1)
		post := geom.R(first.Center().X-2, first.Y-5, 4, last.Bottom()-first.Y+9)
		p.Rect(post.Inset(-1), 2, theme.WalnutInk)
		p.Gradient(post, 1.5, theme.BrassHi, theme.BrassLo)
	}
	for g := range rules.Commodity(rules.CommodityCount) {
		b.paintGood(p, g)
	}
}

func (b *Table) paintGood(p *paint.Canvas, g rules.Commodity) {
	row, lane := b.at.good(g), b.at.lane(g)
	icon := geom.Point{X: row.X + 13, Y: lane.Center().Y}
	if b.at.small {
		icon = geom.Point{X: row.X + 10, Y: row.Y + 8}
		p.Label(commodity(g), geom.R(icon.X+13, row.Y-2, 70, 19),
			paint.Style{Face: paint.Bold, Size: 12, Color: theme.Cream})
		goodsToken(p, g, icon, 17)
	} else {
		goodsToken(p, g, icon, 23)
	}
	b.paintBeam(p, g)
	if !b.Carried(g) {
		b.marketDie(p, g, b.dieSpot(g, b.Board.DieAt[g]), b.Board.DieValue[g])
	}
	b.paintPays(p, g, row, lane)
}

// beamDip is the maximum distance, in design units, by which an end of a scale's beam dips.
const beamDip = 3

// beamTilt returns how much the scale of Commodity g dips on the right side, from -1 (dips on the
// left) to 1. It dips on the side on which the die is.
func (b *Table) beamTilt(g rules.Commodity) float64 {
	at := float64(b.Board.DieAt[g])
	if b.at.viewer == 1 {
		at = -at
	}
	return min(max(at/2, -1), 1)
}

// dieSpot returns the centre of the die of Commodity g on the tilted beam of its scale. at is the
// row of the die, as in boardLayout.dieSpot.
func (b *Table) dieSpot(g rules.Commodity, at int) geom.Point {
	spot, lane := b.at.dieSpot(g, at), b.at.lane(g)
	return spot.Add(0, b.beamTilt(g)*beamDip*(spot.X-lane.Center().X)/(lane.W/2))
}

// paintBeam paints the beam of the scale of Commodity g with the rows of the market, and the pivot
// in the middle.
func (b *Table) paintBeam(p *paint.Canvas, g rules.Commodity) {
	lane, lean := b.at.lane(g), b.beamTilt(g)
	angle := math.Atan2(lean*2*beamDip, lane.W)
	for _, c := range []struct {
		grow        float64
		top, bottom color.RGBA
	}{{1.2, theme.WalnutInk, theme.WalnutInk}, {0, theme.RGB(0xB98A52), theme.RGB(0x7A5226)}} {
		p.RotatedRect(lane.Inset(-c.grow), 4, angle, c.top, c.bottom)
	}
	st := paint.Style{Face: paint.Bold, Size: 12, Color: theme.RGB(0x2B1608), Align: paint.Center}
	for i := range 2*rules.MaxRow + 1 {
		at, field := i-rules.MaxRow, lane.Row(i, 2*rules.MaxRow+1, 0)
		field = field.Move(0, lean*beamDip*(field.Center().X-lane.Center().X)/(lane.W/2))
		seat := b.at.viewer
		if at < 0 {
			seat, at = 1-seat, -at
		}
		if at == 0 {
			p.Disc(field.Center(), 6, theme.WalnutInk, theme.WalnutInk)
			p.Disc(field.Center(), 5, theme.BrassHi, theme.BrassLo)
			continue
		}
		p.RotatedRect(field.Pad(0.8, 1.6), 2.5, angle, sideTint(int(seat), at), sideTint(int(seat), at))
		p.Label(fmt.Sprint(at), field, st)
	}
}

// sideTint returns the background colour of a row of a market, on the side of the given seat. row
// counts from the middle, 0.
func sideTint(seat, row int) color.RGBA {
	return theme.Mix(theme.RGB(0xF3E2BC), theme.Lighten(theme.LookOf(int(seat)).Colour, 0.25), 0.10+0.15*float64(row))
}

// paintPays writes which seat the market of Commodity g would pay if the round ended now, and how
// much. It writes nothing if it would pay neither.
func (b *Table) paintPays(p *paint.Canvas, g rules.Commodity, row, lane geom.Rect) {
	seat, amount := b.Board.CommodityBonus(g)
	if seat == engine.NoSeat {
		return
	}
	r := geom.R(lane.Right()+5, lane.Y, row.Right()-lane.Right()-8, lane.H)
	if b.at.small {
		r = geom.R(row.Right()-60, row.Y-2, 58, 18)
	}
	size := min(r.H, 20, r.W*0.36) // small enough for amounts of two digits
	b.Token(p, seat, geom.Point{X: r.X + size/2 - 1, Y: r.Center().Y}, size)
	p.Label(dollars(amount), geom.R(r.X+19, r.Y, r.W-19, r.H), paint.Style{
		Face: paint.Bold, Size: 14, Color: theme.RGB(0xA8D88A), Align: paint.Right,
	})
}

// marketDie draws the die of Commodity g. at is its centre, and value the number on its upper face.
func (b *Table) marketDie(p *paint.Canvas, g rules.Commodity, at geom.Point, value int) {
	size := b.at.lane(g).H + 1
	r := geom.Around(at, min(size, b.at.lane(g).W/11+3), size)
	pieces.FlatDie(p, geom.Around(at, min(r.W, r.H), min(r.W, r.H)), value, pipTone(g))
}

// pipTone returns the colour of the pips on the die of Commodity g.
func pipTone(g rules.Commodity) color.RGBA { return theme.Darken(goods[g].Colour, 0.3) }
