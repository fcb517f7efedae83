package boomtown

import (
	"fmt"
	"image/color"
	"slices"

	"gulch/engine"
	rules "gulch/engine/boomtown"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/ui"
)

func (b *Table) paintPanel(p *paint.Canvas, seat engine.Seat) {
	r := b.at.panels[seat]
	pieces.LeatherPanel(p, r, theme.LookOf(int(seat)).Colour)
	if seat == b.HighlightedSeat {
		head := b.at.head(seat)
		if b.at.ownPanel(seat) && b.at.stacked {
			head.W = 350
		}
		p.Rect(head.Pad(-1, -3), 7, theme.Brass)
		p.Gradient(head.Pad(0.4, -1.6), 6, theme.Lit, theme.LitLo)
	}
	b.paintHead(p, seat)
	for t := range rules.Town(rules.TownCount) {
		if b.at.showsTown(seat, t) {
			b.paintTown(p, seat, t)
		}
	}
	for m := range b.Board.Mines[seat].All() {
		if !b.Carried(m) {
			b.paintMine(p, m, b.house(seat, m))
		}
	}
	for _, bar := range b.bars(seat) {
		if !b.Carried(bar.card) {
			house, _ := b.bar(seat, bar.card)
			paintSaloon(p, bar, seat, house)
		}
	}
	for i, tag := range b.tags(seat) {
		if !b.Carried(tag.card) {
			b.paintTag(p, tag, b.at.tag(seat, i, len(b.tags(seat))), b.at.ownPanel(seat))
		}
	}
}

// paintHead paints the head of a seat's panel: name, gold and current activity.
func (b *Table) paintHead(p *paint.Canvas, seat engine.Seat) {
	h := b.at.head(seat)
	own := b.at.ownPanel(seat)
	if own && !b.at.stacked {
		b.paintOwnHead(p, seat, h)
		return
	}
	size, nameSize := 30.0, 14.0
	if own {
		size, nameSize = 40, 17
	}
	b.Token(p, seat, geom.Point{X: h.X + size/2 + 3, Y: h.Y + size/2 - 1}, size)
	x := h.X + size + 10
	ink := b.ink(seat)
	g := b.at.gold(seat)
	room := g.X - 14 - x
	st := paint.Style{Face: paint.Bold, Size: nameSize, Color: ink}
	w := p.LabelWidth(b.Name(seat), geom.R(0, 0, room, nameSize*theme.LineHeight), st)
	if b.Board.First == seat && !b.Carried(theFlag) {
		room -= 18
		p.Figure(flag, geom.Point{X: x + min(w, room) + 12, Y: h.Y + nameSize*0.5}, nameSize+6, 0)
	}
	p.Label(b.Name(seat), geom.R(x, h.Y-1, room, nameSize*theme.LineHeight), st)
	doing := geom.R(x, h.Y+nameSize*1.22, room+18, 17)
	if b.holdsBid(seat) {
		doing.X += 30
		doing.W -= 30
		pieces.Paddle(p, geom.Point{X: x + 13, Y: h.Y + nameSize*1.22 + 8}, 12.5, b.Board.Bid)
	}
	if n := len(b.tags(seat)); n == 0 && !own {
		doing.W = h.Right() - 4 - doing.X
	} else if n > 0 && !own {
		doing.W = b.at.tag(seat, n-1, n).X - 1 - doing.X
	}
	b.writeActivity(p, seat, doing, paint.Style{Face: paint.Italic, Size: 12.5, Color: ink, Clip: true})
	r := 9.0
	if own {
		r = 15
	}
	b.paintStake(p, seat)
	pieces.Coin(p, g, r)
	p.Text(fmt.Sprint(b.gold(seat)), geom.Point{X: g.X + r + 6, Y: g.Y - r*1.18},
		paint.Style{Face: paint.Bold, Size: r * 1.75, Color: ink, Fixed: true})
	if own {
		p.Label(i18n.T("gold"), geom.R(g.X+r+48, g.Y-10, 46, 20), paint.Style{Face: paint.Italic, Size: 13, Color: ink})
	}
}

// holdsBid reports whether the standing (highest) bid of the auction is that of seat.
func (b *Table) holdsBid(seat engine.Seat) bool {
	return b.bidding() && b.Board.Bidder == seat && b.Board.Bid > 0
}

// paintOwnHead paints into h the head of the panel of seat, which is the viewer, in a wide window,
// where it is a column.
func (b *Table) paintOwnHead(p *paint.Canvas, seat engine.Seat, h geom.Rect) {
	ink, mid := b.ink(seat), h.Center().X
	b.Token(p, seat, geom.Point{X: mid, Y: h.Y + 35}, 62)
	if b.Board.First == seat && !b.Carried(theFlag) {
		p.Figure(flag, geom.Point{X: h.Right() - 14, Y: h.Y + 16}, 24, 0)
	}
	if b.holdsBid(seat) {
		pieces.Paddle(p, geom.Point{X: h.X + 16, Y: h.Y + 17}, 14, b.Board.Bid)
	}
	st := paint.Style{Face: paint.Bold, Size: 17, Color: ink, Align: paint.Center}
	p.Label(b.Name(seat), geom.R(h.X+9, h.Y+69, h.W-18, 24), st)
	b.writeActivity(p, seat, geom.R(h.X+2, h.Y+93, h.W-4, 19),
		paint.Style{Face: paint.Italic, Size: 12.5, Color: ink, Align: paint.Center, Clip: true})
	g := b.at.gold(seat)
	pieces.Coin(p, g, 14)
	p.Text(fmt.Sprint(b.gold(seat)), geom.Point{X: g.X + 20, Y: g.Y - 17},
		paint.Style{Face: paint.Bold, Size: 25, Color: ink, Fixed: true})
}

// writeActivity writes into r what a seat is doing, or a shorter text if it does not fit. If that
// does not fit either, nothing is written about the highest bid, which the paddle shows.
func (b *Table) writeActivity(p *paint.Canvas, seat engine.Seat, r geom.Rect, st paint.Style) {
	does := b.activity(seat)
	if brief := b.briefActivity(seat); brief != "" && p.LabelWidth(does, r, st) > r.W {
		does = brief
	}
	st = p.FitLine(does, r.W, st, leastActivity)
	if b.holdsBid(seat) && p.Advance(does, st) > r.W {
		return
	}
	p.Label(does, r, st)
}

// leastActivity is the minimum letter size of what a seat is doing, in design units.
const leastActivity = 10

// ink returns the text colour in the head of a seat's panel. It is dark while the seat has to
// decide, because the background is then light.
func (b *Table) ink(seat engine.Seat) color.RGBA {
	switch {
	case seat == b.HighlightedSeat:
		return theme.Ink
	case b.dimmed(seat):
		return theme.Mix(theme.Cream, theme.Walnut, 0.4)
	}
	return theme.Cream
}

// paintStake paints the score of a seat, and the gold that the seat would get from the bid being
// prepared. It is for tall windows, whose ledger has no rows for the seats.
func (b *Table) paintStake(p *paint.Canvas, seat engine.Seat) {
	if b.Window.Class != ui.Tall {
		return
	}
	at := b.stakeAt(seat)
	ink := b.ink(seat)
	if b.at.ownPanel(seat) {
		ink = theme.Cream // here the background is not light
	}
	p.Icon("laurels", at, 17*min(max(p.View.Letters(), 1), 1.1), ink)
	st := paint.Style{Face: paint.Bold, Size: 14, Color: ink}
	p.Label(fmt.Sprint(b.points(seat)), geom.R(at.X+12, at.Y-10, 34, 20), st)
	if gain, ok := b.bidGain(seat); ok && gain != 0 {
		st.Align = paint.Right
		p.Label(pieces.Signed(gain), geom.R(at.X-52, at.Y-10, 40, 20), st)
	}
}

// stakeAt returns the position of the laurels, the icon beside a seat's score in tall windows.
func (b *Table) stakeAt(seat engine.Seat) geom.Point {
	if b.at.ownPanel(seat) {
		return b.at.gold(seat).Add(190, 0)
	}
	return b.at.gold(seat).Add(-76, 0)
}

// bidding reports whether the auction of the current turn is in progress.
func (b *Table) bidding() bool { return b.Board.Winner == engine.NoSeat && b.Board.RowSize > 0 }

// activity returns a few words about what a seat is doing now or has done in this turn.
func (b *Table) activity(seat engine.Seat) string {
	v := b.Board
	switch {
	case b.dimmed(seat) && v.Gold[seat] == 0:
		return i18n.T("can't raise")
	case b.dimmed(seat):
		return i18n.T("passed")
	case b.bidding() && v.Bidder == seat:
		return i18n.T("high bidder")
	case v.Winner == engine.NoSeat || v.Dice[0] != 0:
		return ""
	case v.Past.Took[seat] != rules.NoCard:
		return i18n.T("took %s", name(v.Past.Took[seat]))
	case v.Asking == 0 && eventPhaseNames()[b.ShownEvent] != "Payment" && !v.Picked.Has(seat):
		return b.pickText(seat)
	case v.Winner == seat:
		return i18n.T("won for %d", v.Price)
	}
	return ""
}

// briefActivity returns a shorter form of activity, "" if there is none: a card without the verb,
// only the position in the pick order, or one word about the highest bid.
func (b *Table) briefActivity(seat engine.Seat) string {
	does, took := b.activity(seat), b.Board.Past.Took[seat]
	switch i := slices.Index(b.Board.PickOrder[:b.Board.Seats], seat); {
	case does == i18n.T("high bidder"):
		return i18n.T("leads")
	case took != rules.NoCard && does == i18n.T("took %s", name(took)):
		return name(took)
	case took == rules.NoCard && i >= 0 && does != "" && does == b.pickText(seat) && does != i18n.T("picks now"):
		return b.nthShort(i)
	}
	return ""
}

// pickText returns a text that says when a seat will pick a card. The seat must not have picked
// yet.
func (b *Table) pickText(seat engine.Seat) string {
	order := b.Board.PickOrder[:b.Board.Seats]
	now := slices.IndexFunc(order, func(s engine.Seat) bool { return !b.Board.Picked.Has(s) })
	switch i := slices.Index(order, seat); {
	// not while another seat still has to place the card that it took
	case i == now && b.ShownEvent == 0 && b.Board.Phase == rules.PhasePick:
		return i18n.T("picks now")
	case i == len(order)-1:
		return i18n.T("picks last")
	default:
		return i18n.T(picks[i])
	}
}

// picks holds, by position in the pick order, the text about when a seat picks.
var picks = [...]string{
	i18n.Mark("picks first"), i18n.Mark("picks second"), i18n.Mark("picks third"), i18n.Mark("picks fourth"),
}

// dimmed reports whether the panel of a seat is dimmed, because the seat has passed in the current
// auction.
func (b *Table) dimmed(seat engine.Seat) bool { return b.bidding() && b.Board.Passed.Has(seat) }

// paintTown paints town t in a seat's panel: landscape, symbol and pawn and, in the viewer's panel,
// also name, fee and tolls.
func (b *Table) paintTown(p *paint.Canvas, seat engine.Seat, t rules.Town) {
	col, h := b.at.town(seat, t), b.at.townHead(seat, t)
	look := towns[t]
	country(t).Cover(p, col)
	p.Outline(col, 2, 1.4, theme.RGB(0x1A0C06))
	p.Gradient(h, 2, theme.Darken(look.Colour, 0.35), theme.Darken(look.Colour, 0.6))
	mayor := b.Board.Mayor[t]
	if b.Carried(t) {
		mayor = engine.NoSeat
	}
	if !b.at.ownPanel(seat) {
		b.paintRibbon(p, seat, t, mayor == seat)
		return
	}
	name, room := h.CutTop(townName)
	p.Label(t.Info().Name, name.Pad(3, 0).Move(0, 1),
		paint.Style{Face: paint.Bold, Size: 13, Color: theme.Cream, Align: paint.Center})
	p.Icon(look.Icon, geom.Point{X: h.X + 14, Y: room.Center().Y - 1}, 20, theme.Cream)
	at := b.at.pawn(seat, t)
	room = geom.R(h.X+27, room.Y+1, at.X-4-h.X-27, room.H-3)
	st := paint.Style{Face: paint.Bold, Size: 13, Color: theme.Parchment}
	switch mayor {
	case engine.NoSeat:
		pieces.WithOpacity(p, 0.55, func() { b.paintPawn(p, t, at) })
	case seat:
		st.Color = theme.BrassHi
		if b.Board.Governors(t) != 0 {
			room.W = at.X - capitolReach - room.X
		}
		p.Label(i18n.T("mayor"), room, st)
		b.paintPawn(p, t, at)
	default:
		p.Label(i18n.T("fee %d", b.fee(t)), room, st)
		b.Token(p, mayor, at.Center(), at.W+2)
	}
	b.paintTolls(p, t, col, h)
}

// fee returns how much gold the viewer would pay to the mayor of town t for a mine there.
func (b *Table) fee(t rules.Town) int {
	for c := range t.Mines().All() {
		return b.Board.Fee(b.at.viewer, c)
	}
	return 0
}

// paintRibbon paints the head of town t in a rival's street: the symbol of the town and, if mayor
// says that the rival is the mayor, a sash and the pawn. Where the town is too narrow for all of
// them, the sash replaces the pawn, or the symbol, too, and as a last resort only the pawn is
// painted, on a plate.
func (b *Table) paintRibbon(p *paint.Canvas, seat engine.Seat, t rules.Town, mayor bool) {
	h, pawn := b.at.townHead(seat, t), b.at.pawn(seat, t)
	symbol := func() { p.Icon(towns[t].Icon, geom.Point{X: h.X + h.H/2 + 1, Y: h.Center().Y}, h.H-4, theme.Cream) }
	if !mayor {
		symbol()
		return
	}
	icon := h.H + 1
	switch {
	case b.paintSash(p, geom.R(h.X+icon, h.Y, h.W-2*h.H-3, h.H), sashLetters):
		symbol()
		b.paintPawn(p, t, pawn)
	case b.Board.Governors(t) == 0 && b.paintSash(p, geom.R(h.X+icon, h.Y, h.W-icon-1, h.H), leastSashLetters):
		symbol()
	case b.Board.Governors(t) == 0 && b.paintSash(p, h.Pad(1, 0), leastSashLetters):
	default:
		plate := pawn.Inset(-1)
		p.Rect(plate, 3, theme.WalnutInk)
		p.Gradient(plate.Inset(1), 2.4, theme.BrassHi, theme.Brass)
		b.paintPawn(p, t, pawn)
	}
}

// Letter sizes on the sash of a mayor, in design units: the usual one, and the smallest.
const (
	sashLetters      = 12.0
	leastSashLetters = 10.0
	sashEdge         = 5 // space left and right of them together
)

// paintSash paints the sash of a mayor into room, the free part of a town's head, and reports
// whether it fits in letters of the size least or larger ones.
func (b *Table) paintSash(p *paint.Canvas, room geom.Rect, least float64) bool {
	room = room.Pad(0, 2.5)
	st := paint.Style{Face: paint.Bold, Size: sashLetters, Color: theme.WalnutInk, Align: paint.Center}
	w := p.LabelWidth(i18n.T("mayor"), room, st)
	for w+sashEdge > room.W {
		if st.Size -= 0.5; st.Size < least {
			return false
		}
		w = p.LabelWidth(i18n.T("mayor"), room, st)
	}
	sash := geom.Around(room.Center(), min(w+10, room.W), room.H)
	p.Rect(sash.Inset(-1), 3, theme.WalnutInk)
	p.Gradient(sash, 2.4, theme.BrassHi, theme.Brass)
	p.Label(i18n.T("mayor"), sash, st)
	return true
}

// paintTolls paints, in the viewer's town t, the toll taken by each saloon that another seat has
// there. col is the rectangle of the town, head that of its upper part.
func (b *Table) paintTolls(p *paint.Canvas, t rules.Town, col, head geom.Rect) {
	n, i := b.at.tolls[t], 0
	for seat := range b.SeatCount() {
		for _, x := range b.bars(seat) {
			if x.town != t || seat == b.at.viewer || b.Carried(x.card) || n == 0 {
				continue
			}
			at := geom.R(col.X+3, head.Bottom()+2, col.W-6, tollHigh-3).Row(i, n, 3)
			i++
			p.Rect(at, at.H/2, theme.Alpha(theme.WalnutInk, 0.86))
			b.Token(p, seat, geom.Point{X: at.X + at.H/2 + 1, Y: at.Center().Y}, at.H-2)
			coin := geom.Point{X: at.Right() - at.H/2 - 1, Y: at.Center().Y}
			pieces.CoinWithNumber(p, coin, at.H/2-1, x.toll())
			said := geom.R(at.X+at.H+2, at.Y, at.W-2*at.H-6, at.H)
			if st := (paint.Style{Face: paint.Bold, Size: 12.5, Color: theme.Cream,
				Align: paint.Center}); p.LabelWidth(i18n.T("collects"), said, st) <= said.W {
				p.Label(i18n.T("collects"), said, st)
			}
		}
	}
}

func (b *Table) paintPawn(p *paint.Canvas, t rules.Town, r geom.Rect) {
	// lighter than the town's colour, which is behind the pawn
	pieces.Pawn(p, r, theme.Lighten(towns[t].Colour, 0.35))
	if b.Board.Governors(t) != 0 {
		at := geom.Point{X: r.X - capitolReach + capitolSize/2, Y: r.Bottom() - 7}
		p.Icon("capitol", at, capitolSize, theme.BrassHi)
	}
}

// capitolSize is the size of the mark of a governor, and capitolReach how far it begins to the left
// of the pawn, in design units.
const (
	capitolSize  = 15.0
	capitolReach = 12.5
)
