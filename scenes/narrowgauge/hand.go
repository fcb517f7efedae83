package narrowgauge

import (
	"gulch/engine"
	rules "gulch/engine/narrowgauge"
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/render/words"

	"github.com/hajimehoshi/ebiten/v2"
)

// paintHand paints the cards of the viewer, face down while they are nobody's business, and the two piles.
func (b *Table) paintHand(p *paint.Pen) {
	b.fan.Under = b.paintTray
	var cards []ui.FanCard
	for place, c := range b.hand() {
		if c != rules.NoCard && !b.Carried(c) {
			cards = append(cards, b.fanCard(c, place))
		}
	}
	for place := range b.covered() {
		cards = append(cards, ui.FanCard{Slot: place, Face: b.back})
	}
	b.fan.Paint(p, cards)
}

// paintTray paints what the hand lies in, with the piles.
func (b *Table) paintTray(p *paint.Pen) {
	pieces.Tray(p, b.at.hand)
	b.paintPiles(p)
}

// covered is how many cards of the viewer lie face down, because they are nobody's business now.
func (b *Table) covered() int {
	if b.shows(b.at.viewer) {
		return 0
	}
	return b.Board.Cards[b.at.viewer]
}

// fanCard is how a card of the viewer looks in its place: a chosen one as it will be laid.
func (b *Table) fanCard(c rules.Card, place int) ui.FanCard {
	chosen, away := b.plan.card == c, b.plan.away.Has(c.String())
	card := ui.FanCard{Slot: place, Dim: b.dull(c), Face: func(p *paint.Pen, w float64) *ebiten.Image {
		if b.plan.card == c {
			return b.cardAs(p, c, b.plan.how, w)
		}
		return b.card(p, c, w)
	}}
	card.Chosen = chosen || away
	if away {
		card.Mark = "trash-can"
	}
	return card
}

// dull reports whether a card of the viewer cannot be laid now although a card is asked for.
func (b *Table) dull(c rules.Card) bool {
	s := b.State
	if p := s.Phase(); p != rules.PhaseFirstCard && p != rules.PhaseSecondCard || b.Board.Phase != p || s.Turn() != b.at.viewer {
		return false
	}
	return b.plan.legal != nil && !playable(b.plan.legal, c)
}

// paintPiles paints the draw pile and the discard pile.
func (b *Table) paintPiles(p *paint.Pen) {
	st := paint.Style{Face: paint.Bold, Size: 12, Color: theme.Cream, Edge: theme.Alpha(theme.Shadow, 0.7), Align: paint.Center}
	d := b.at.deck
	pieces.Deck(p, d, b.Board.Deck, b.back(p, d.W))
	p.Label(words.T("%d left", b.Board.Deck), geom.R(d.X-10, d.Bottom()+2, d.W+20, 15), st)
	r := b.at.discard
	n := b.Board.Discarded
	for n > 0 && b.Carried(b.Board.Discard[n-1]) {
		n--
	}
	if n > 0 {
		p.Lift(r, 4, 3)
		p.Image(b.card(p, b.Board.Discard[n-1], r.W), r, 0, theme.RGB(0xD8CDB8))
	} else {
		p.Outline(r, 4, 1.3, theme.Alpha(theme.Cream, 0.25))
	}
	p.Label(words.T("%d gone", b.Board.Discarded), geom.R(r.X-10, r.Bottom()+2, r.W+20, 15), st)
}

// booksRect is the sheet of the dividends on the map.
func (b *Table) booksRect() geom.Rect {
	w := b.at.window
	return geom.Around(w.Center(), min(w.W-24, 470), min(w.H-70, 158+accountStep*float64(max(b.accountLines(), 7))))
}

// accountStep is the height of a line of the dividends.
const accountStep = 26

// accountLines is how many lines the longer account has.
func (b *Table) accountLines() int {
	var lines [rules.Seats]int
	for _, l := range b.Board.Accounts() {
		lines[l.Seat]++
	}
	return max(lines[0], lines[1])
}

// paintBooks paints the sheet of the dividends while it lies on the map.
func (b *Table) paintBooks(p *paint.Pen) {
	if !b.books && !b.paying {
		return
	}
	r := b.booksRect()
	pieces.Panel(p, r, 71)
	p.Text(words.T("Dividends of round %d", b.Board.Past.Paid), geom.Point{X: r.Center().X, Y: r.Y + 12}, paint.Style{
		Face: paint.Display, Size: 22, Color: theme.Umber, Align: paint.Center,
	})
	p.Rule(r.X+20, r.Y+47, r.W-40)
	for seat := range rules.Seats {
		b.paintAccount(p, r.Pad(20, 0).Row(seat, rules.Seats, 24), seat)
	}
	p.Rect(geom.R(r.Center().X, r.Y+58, 1, r.H-76), 0, theme.Alpha(theme.SoftInk, 0.5))
}

// paintAccount paints the lines of a seat, and what they add up to so far.
func (b *Table) paintAccount(p *paint.Pen, r geom.Rect, seat int) {
	b.Token(p, engine.Seat(seat), geom.Point{X: r.X + 15, Y: r.Y + 70}, 26)
	p.Label(b.Names[seat].Name, geom.R(r.X+34, r.Y+58, r.W-34, 24), paint.Style{Face: paint.Bold, Size: 15, Color: theme.Ink})
	sum := 0
	step := min(accountStep, (r.H-92-46)/float64(max(b.accountLines(), 1)))
	y := r.Y + 92
	for _, l := range b.Board.Accounts() {
		if int(l.Seat) != seat {
			continue
		}
		b.paintLine(p, geom.R(r.X, y, r.W, step), l)
		sum += int(l.D)
		y += step
	}
	p.Rule(r.X, y+3, r.W)
	st := paint.Style{Face: paint.Bold, Size: 17, Color: theme.Ink, Align: paint.Right}
	p.Label(words.T("+$%d", sum), geom.R(r.X, y+6, r.W, 26), st)
	st.Align, st.Face, st.Size, st.Color = paint.Left, paint.Body, 14, theme.SoftInk
	p.Label(words.T("together"), geom.R(r.X, y+6, r.W, 26), st)
}

// paintLine paints one line of the dividends: what pays, the product, the amount.
func (b *Table) paintLine(p *paint.Pen, r geom.Rect, e engine.Event) {
	icon := geom.Point{X: r.X + 11, Y: r.Center().Y}
	size := min(r.H-3, 20)
	sum := ""
	switch e.Kind {
	case rules.EventDividend:
		rails[rules.Company(e.A)].Draw(p, icon, size)
		sum = words.N(int(e.B), "%d point × $%d", "%d points × $%d", e.B, e.C)
	case rules.EventMajority:
		rails[rules.Company(e.A)].Draw(p, icon, size)
		sum = words.T("most shares, %d to %d", e.B, e.C)
	default:
		goodsToken(p, rules.Commodity(e.A), icon, size)
		sum = words.T("die %d × $%d", e.B, e.C)
	}
	p.Label(sum, geom.R(r.X+26, r.Y, r.W-70, r.H), paint.Style{Face: paint.Body, Size: min(13.5, r.H*0.72), Color: theme.Ink})
	p.Label(dollars(int(e.D)), geom.R(r.Right()-44, r.Y, 44, r.H), paint.Style{
		Face: paint.Bold, Size: min(14.5, r.H*0.76), Color: theme.Ink, Align: paint.Right,
	})
}
