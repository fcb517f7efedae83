package narrowgauge

import (
	"fmt"
	"slices"
	"strings"

	"gulch/engine"
	rules "gulch/engine/narrowgauge"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
)

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

// emblemWide is the width of the emblems in the railways panel, in design units.
const emblemWide = 20

// emblem returns the centre of the emblem of Company c in the railways panel.
func (b *Table) emblem(c rules.Company) geom.Point {
	r := b.at.rail(c)
	if b.at.small {
		return geom.Point{X: r.X + 15, Y: r.Y + 0.18*r.H}
	}
	return geom.Point{X: r.X + 12, Y: r.Center().Y}
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
	icon := b.emblem(c)
	next := b.at.nextCity(c)
	st := paint.Style{Face: paint.Bold, Size: 14, Color: theme.Ink, Align: paint.Center}
	if b.at.small {
		st.Size, st.Align, st.Color = 12, paint.Right, theme.SoftInk
		if pays := nextBonus(v, b.Viewer, c); pays > 0 {
			p.Label(i18n.T("next city: +$%d", pays), next, st)
		}
	} else {
		p.Label(b.nextBonusLabel(c), geom.Around(next.Center(), next.W, 20), st)
	}
	rails[c].Draw(p, icon, emblemWide)
	b.paintTrack(p, c)
	b.paintOffer(p, c, b.at.offer(c))
	for seat := range engine.Seat(rules.Seats) {
		b.paintHolding(p, c, seat)
	}
}

// nextBonus returns how many dollars Company c pays a seat for its next Connection on board v, with
// the seat's Contracts; seat may be NoSeat. It is 0 if the Company connects no more: it has no
// Locomotives left, or the game is over.
func nextBonus(v *rules.Board, seat engine.Seat, c rules.Company) int {
	if v.Supply[c] == 0 || v.Phase == rules.PhaseGameOver {
		return 0
	}
	pays := min(v.Marker[c]+1, rules.MaxMarker) * c.Info().Rate
	if seat != engine.NoSeat && v.Contracts[seat].Has(rules.MailContract) {
		pays++
	}
	return pays
}

// nextBonusLabel returns what Company c pays the viewer for its next Connection, as text; "–" if it
// connects no more.
func (b *Table) nextBonusLabel(c rules.Company) string {
	if pays := nextBonus(b.Board, b.Viewer, c); pays > 0 {
		return dollars(pays)
	}
	return "–"
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
		b.paintReached(p, c)
	}
}

// paintReached writes the number of Cities connected by Company c in front of its train, or behind
// it at the end of the rails. The number may be higher than the last place of the rails.
func (b *Table) paintReached(p *paint.Canvas, c rules.Company) {
	n := b.Board.Connected(c)
	at, size := b.at.marker(c, b.Board.Marker[c]), b.trainSize(c)
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
		if b.Board.Phase != rules.PhaseGameOver { // at the end, what is left is removed, not sold
			p.Label(i18n.T("sold out"), r, st)
		}
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
