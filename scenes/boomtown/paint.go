package boomtown

import (
	"fmt"
	"image/color"
	"slices"
	"strings"

	"gulch/engine"
	rules "gulch/engine/boomtown"
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/render/words"
)

// Paint paints the still board: the panels of the seats, the deck, the row and the dice.
func (b *Table) Paint(p *paint.Pen) {
	for seat := range engine.Seat(b.at.seats) {
		b.paintPanel(p, seat)
	}
	b.paintDeck(p)
	b.paintRow(p)
	b.paintDice(p)
	b.paintOdds(p)
	b.paintHeld(p)
}

func (b *Table) paintPanel(p *paint.Pen, seat engine.Seat) {
	r := b.at.panels[seat]
	pieces.Hide(p, r, theme.Seats[seat].Colour)
	if seat == b.Lit {
		head := b.at.head(seat)
		if b.at.own(seat) {
			head.W = 350
		}
		p.Rect(head.Pad(-1, -3), 7, theme.Brass)
		p.Grad(head.Pad(0.4, -1.6), 6, theme.Lit, theme.LitLo)
	}
	b.paintHead(p, seat)
	for t := range rules.Town(rules.TownCount) {
		b.paintTown(p, seat, t)
	}
	for m := range b.Board.Mines[seat].All() {
		if !b.Carried(m) {
			b.paintMine(p, m, b.house(seat, m))
		}
	}
	for i, tag := range b.tags(seat) {
		if !b.Carried(tag.card) {
			b.paintTag(p, tag, b.at.tag(seat, i, len(b.tags(seat))), b.at.own(seat))
		}
	}
}

// paintHead paints name, gold and what the seat is doing.
func (b *Table) paintHead(p *paint.Pen, seat engine.Seat) {
	h := b.at.head(seat)
	own := b.at.own(seat)
	size, nameSize := 27.0, 14.0
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
	if b.Board.First == seat && !b.Carried(theLantern) {
		room -= 18
		p.Figure(lamp, geom.Point{X: x + min(w, room) + 12, Y: h.Y + nameSize*0.5}, nameSize+6, 0)
	}
	p.Label(b.Name(seat), geom.R(x, h.Y-1, room, nameSize*theme.LineHeight), st)
	doing := geom.R(x, h.Y+nameSize*1.22, room+18, 17)
	if b.bidding() && b.Board.Bidder == seat {
		doing.X += 28
		doing.W -= 28
	}
	p.Label(b.doing(seat), doing, paint.Style{Face: paint.Italic, Size: 12.5, Color: ink})
	if b.bidding() && b.Board.Bidder == seat {
		pieces.CoinWith(p, geom.Point{X: x + 12, Y: h.Y + nameSize*1.22 + 9}, 11, b.Board.Bid)
	}
	r := 9.0
	if own {
		r = 15
	}
	b.paintStake(p, seat, g)
	pieces.Coin(p, g, r)
	p.Text(fmt.Sprint(b.gold(seat)), geom.Point{X: g.X + r + 6, Y: g.Y - r*1.18}, paint.Style{Face: paint.Bold, Size: r * 1.75, Color: ink, Fixed: true})
	if own {
		p.Label(words.T("gold"), geom.R(g.X+r+48, g.Y-10, 46, 20), paint.Style{Face: paint.Italic, Size: 13, Color: ink})
	}
}

// ink is what is written with on the panel of a seat: its head is of paper while it is asked.
func (b *Table) ink(seat engine.Seat) color.RGBA {
	switch {
	case seat == b.Lit:
		return theme.Ink
	case b.dimmed(seat):
		return theme.Mix(theme.Cream, theme.Walnut, 0.4)
	}
	return theme.Cream
}

// paintStake paints, where the ledger has no rows, the score of a seat and what the bid on the coin would bring it.
func (b *Table) paintStake(p *paint.Pen, seat engine.Seat, gold geom.Point) {
	if b.Window.Class != ui.Tall {
		return
	}
	at := geom.Point{X: gold.X - 76, Y: gold.Y}
	if b.at.own(seat) {
		at.X = gold.X + 190
	}
	ink := b.ink(seat)
	if b.at.own(seat) {
		ink = theme.Cream // the paper of the head ends before
	}
	p.Icon("laurels", at, 17, ink)
	st := paint.Style{Face: paint.Bold, Size: 14, Color: ink}
	p.Label(fmt.Sprint(b.points(seat)), geom.R(at.X+12, at.Y-10, 34, 20), st)
	if gain, ok := b.gain(seat); ok && gain != 0 {
		st.Align = paint.Right
		p.Label(pieces.Signed(gain), geom.R(at.X-52, at.Y-10, 40, 20), st)
	}
}

// bidding reports whether the auction of this turn goes on.
func (b *Table) bidding() bool { return b.Board.Winner == engine.NoSeat && b.Board.RowSize > 0 }

// doing says in a word or two what a seat is up to.
func (b *Table) doing(seat engine.Seat) string {
	v := b.Board
	switch {
	case b.dimmed(seat):
		return words.T("passed")
	case b.bidding() && v.Bidder == seat:
		return words.T("holds the bid")
	case v.Winner == engine.NoSeat || v.Dice[0] != 0:
		return ""
	case v.Past.Took[seat] != rules.NoCard:
		return words.T("took %s", name(v.Past.Took[seat]))
	case v.Asking == 0 && stages()[b.Showing] != "Payment" && !v.Picked.Has(seat):
		return b.picking(seat)
	case v.Winner == seat:
		return words.T("won at %d", v.Price)
	}
	return ""
}

// picking says when a seat picks that has not yet.
func (b *Table) picking(seat engine.Seat) string {
	order := b.Board.PickOrder[:b.Board.Seats]
	now := slices.IndexFunc(order, func(s engine.Seat) bool { return !b.Board.Picked.Has(s) })
	switch i := slices.Index(order, seat); {
	case i == now && b.Showing == 0 && b.Board.Phase == rules.PhasePick: // not while somebody still places what he took
		return words.T("picks now")
	case i == len(order)-1:
		return words.T("picks last")
	default:
		return words.T(picks[i])
	}
}

// picks say when a seat picks, by its place in the order.
var picks = [...]string{
	words.Mark("picks first"), words.Mark("picks second"), words.Mark("picks third"), words.Mark("picks fourth"),
}

// dimmed reports whether a seat is out of the auction.
func (b *Table) dimmed(seat engine.Seat) bool { return b.bidding() && b.Board.Passed.Has(seat) }

// paintTown paints the street of a town: the country at its hour, its symbol, in the own panel its name, and its pawn.
func (b *Table) paintTown(p *paint.Pen, seat engine.Seat, t rules.Town) {
	col, h := b.at.town(seat, t), b.at.townHead(seat, t)
	look := towns[t]
	country(t).Cover(p, col)
	p.Outline(col, 2, 1.4, theme.RGB(0x1A0C06))
	p.Grad(h, 2, theme.Darken(look.Colour, 0.35), theme.Darken(look.Colour, 0.6))
	mayor := b.Board.Mayor[t]
	if b.Carried(t) {
		mayor = engine.NoSeat
	}
	if !b.at.own(seat) {
		p.Icon(look.Icon, geom.Point{X: h.X + h.H/2 + 1, Y: h.Center().Y}, h.H-4, theme.Cream)
		if mayor == seat {
			b.paintPawn(p, t, b.at.pawn(seat, t))
		}
		return
	}
	p.Icon(look.Icon, geom.Point{X: h.X + 17, Y: h.Center().Y}, 24, theme.Cream)
	room := geom.R(h.X+33, h.Y+2, h.W-33-34, 16)
	p.Label(look.Short, room, paint.Style{Face: paint.Bold, Size: 12.5, Color: theme.Cream})
	who := words.T("no mayor")
	if mayor == seat {
		who = words.T("mayor")
	} else if mayor != engine.NoSeat {
		who, _, _ = strings.Cut(b.Name(mayor), " ") // there is room for one word
	}
	p.Label(who, room.Move(0, 14), paint.Style{Face: paint.Italic, Size: 11.5, Color: theme.Parchment})
	at := b.at.pawn(seat, t)
	switch mayor {
	case engine.NoSeat:
		pieces.Fading(p, 0.55, func() { b.paintPawn(p, t, at) })
	case seat:
		b.paintPawn(p, t, at)
	default:
		b.Token(p, mayor, at.Center(), 22)
	}
}

func (b *Table) paintPawn(p *paint.Pen, t rules.Town, r geom.Rect) {
	pieces.Pawn(p, r, theme.Lighten(towns[t].Colour, 0.35)) // its town lies behind it
	if b.Board.Governors(t) != 0 {
		p.Icon("capitol", geom.Point{X: r.X - 5, Y: r.Bottom() - 7}, 15, theme.BrassHi)
	}
}

func (b *Table) paintDeck(p *paint.Pen) {
	d := b.at.deck
	if !b.Carried(theDeck) {
		pieces.Deck(p, d, b.Board.DeckSize, b.back(p, d.W))
	}
	p.Label(words.N(b.Board.DeckSize, "%d card left", "%d cards left", b.Board.DeckSize), b.at.count, paint.Style{Face: paint.Bold, Size: 12.5, Color: theme.Cream, Edge: theme.Alpha(theme.Shadow, 0.7), Align: paint.Center})
	for i, c := range b.turnedUp() {
		if !b.Carried(c) {
			p.Image(b.image(p, c, b.at.laid(i).W), b.at.laid(i), 0.05, paint.White)
		}
	}
}

// row is the row as it lies, with a gap where a card has been taken.
func (b *Table) row() []rules.Card {
	slots := b.Board.Slots()
	return slots[:b.Board.Seats]
}

func (b *Table) paintRow(p *paint.Pen) {
	for i, c := range b.row() {
		r := b.at.slots[i]
		if c == rules.NoCard || b.Carried(c) {
			p.Outline(r.Inset(4), 8, 1.5, theme.Alpha(theme.Cream, 0.16))
			continue
		}
		p.Lift(r, 8, 4)
		b.paintInRow(p, c, r.W, r)
		if !c.IsMine() {
			b.CloseUpAhead(p, closeUps()[c])
		}
	}
}

// paintInRow paints a card of the row, w wide where it lies, so that it fills r: with the fee on a mine.
func (b *Table) paintInRow(p *paint.Pen, c rules.Card, w float64, r geom.Rect) {
	p.Image(b.image(p, c, w), r, 0, paint.White)
	if c.IsMine() {
		b.paintFee(p, c, r)
	}
}

// paintFee writes on a mine of the row what it would cost the viewer, and whom it is paid.
func (b *Table) paintFee(p *paint.Pen, c rules.Card, r geom.Rect) {
	mayor, fee := b.Board.Mayor[c.Info().Town], b.Board.Fee(b.at.viewer, c)
	room := pieces.FootRoom(r, p.View.Letters())
	st := paint.Style{Face: paint.Bold, Size: max(11.5*r.W/pieces.CardW, 9.6), Color: theme.Umber, Align: paint.Right}
	if fee == 0 {
		p.Label(words.T("no fee"), room, st)
		return
	}
	b.Token(p, mayor, geom.Point{X: room.Right() - room.H*0.55, Y: room.Center().Y}, room.H*1.1)
	_, text := room.CutRight(room.H * 1.3)
	p.Label(words.T("fee %d", fee), text, st)
}

// yaws are how the dice lie when they rest.
var yaws = [2]float64{0.45, -0.32}

func (b *Table) paintDice(p *paint.Pen) {
	if b.Carried(theDice) {
		return
	}
	faces := b.Board.Past.Dice
	thrown := faces[0] != 0
	if !thrown {
		faces = [2]int{3, 4} // how they lie before the first throw
	}
	for i, n := range faces {
		pieces.Die(p, b.at.dice[i].Center(), b.at.dice[i].W*1.25, n, yaws[i], dieLooks[i])
	}
	if thrown {
		p.Label(words.T("Total %d", b.Board.Past.Dice[0]+b.Board.Past.Dice[1]), b.at.total,
			paint.Style{Face: paint.Bold, Size: 14, Color: theme.Cream, Edge: theme.Alpha(theme.Shadow, 0.7), Align: paint.Center})
	}
}

var dieLooks = [2]pieces.DieLook{pieces.Ivory, pieces.RedDie}

// paintHeld paints the card that somebody has taken and still has to do something with.
func (b *Table) paintHeld(p *paint.Pen) {
	c := b.Board.InHand
	if c == rules.NoCard || b.Board.Actor == engine.NoSeat || b.Carried(c) {
		return
	}
	r := b.hand(b.Board.Actor, c)
	p.Lift(r, 8, 18)
	p.Soft(r.Inset(-1.5), 9, 6, 0, theme.Alpha(theme.BrassHi, 0.75))
	p.Image(b.image(p, c, r.W), r, 0, paint.White)
}
