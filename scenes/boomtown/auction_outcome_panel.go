package boomtown

import (
	"math"

	"gulch/engine"
	rules "gulch/engine/boomtown"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/scenes/table"
)

// The auction block is a panel between the row of cards and the viewer's towns. It shows the
// outcome of the auction for the bid that a player is preparing or for the standing bid: in which
// order the seats would pick, and how much gold each seat would gain or lose. Gold moves to the
// right, picks to the left.

// auctionOutcome is a possible or actual outcome of an auction: the winning seat and the price.
type auctionOutcome struct {
	title  string
	winner engine.Seat
	price  int
	done   bool // whether the auction is over, so that only the pick order is shown
}

// shownOutcome returns the outcome of the auction that the auction block shows. After the auction
// it is the actual one. Before, it is the expected one: if a person is preparing a bid, that this
// bid wins or, while the button that passes is pointed at, what happens after a pass; otherwise
// that the standing bid wins. The second result is false if there is no auction.
func (b *Table) shownOutcome() (auctionOutcome, bool) {
	v := b.Board
	switch {
	case v.Winner != engine.NoSeat:
		return auctionOutcome{title: i18n.T("Sold for %d", v.Price), winner: v.Winner, price: v.Price, done: true}, true
	case !b.bidding() || b.quizzed:
		return auctionOutcome{}, false
	}
	if b.preparesBid() {
		d, passes := b.preparedOutcome()
		if d.title = i18n.T("If you pass"); !passes {
			d.title = i18n.T("Win at %d", b.amount)
		}
		return d, true
	}
	return b.standingOutcome(i18n.T("Current outcome")), true
}

// preparedOutcome returns the outcome of the auction while a person prepares a bid, without a
// title: that this bid wins or, while the button that passes is pointed at, what happens after a
// pass. It allocates no memory while nothing is pointed at.
func (b *Table) preparedOutcome() (d auctionOutcome, passes bool) {
	if id := b.PointedAt(); id != "" && id == b.Settled.Notation(rules.Pass()) {
		return b.standingOutcome(""), true
	}
	return auctionOutcome{winner: b.Board.Actor, price: b.amount}, false
}

// standingOutcome returns the outcome of the auction if nobody bids any more, with the given title.
// If there is no bid at all, the first player wins for nothing, because he decides first and so is
// the first to pass (R19).
func (b *Table) standingOutcome(title string) auctionOutcome {
	v := b.Board
	d := auctionOutcome{title: title, winner: v.Bidder, price: v.Bid}
	if d.winner == engine.NoSeat {
		d.winner = v.First
		if v.FirstOut != engine.NoSeat {
			d.winner = v.FirstOut
		}
	}
	return d
}

// place returns the position of a seat in the pick order, counted from 0, if the auction ends with
// outcome d.
func (b *Table) place(d auctionOutcome, seat engine.Seat) int {
	if d.done {
		for i, s := range b.Board.PickOrder[:b.at.seats] {
			if s == seat {
				return i
			}
		}
	}
	return (int(seat) - int(d.winner) + b.at.seats) % b.at.seats
}

// share returns what outcome d of the auction means for a seat, in two numbers. gain is the gold
// that the seat gains (negative for the winner, who pays). on is the gold that it passes on to its
// right neighbour.
func (b *Table) share(d auctionOutcome, seat engine.Seat) (gain, on int) {
	if seat == d.winner {
		return -d.price, d.price
	}
	n := b.at.seats
	shares, _ := rules.Shares(n, d.price)
	on = d.price
	far := (int(d.winner) - int(seat) + n) % n
	for _, keeps := range shares[:far] {
		on -= keeps
	}
	return shares[far-1], on
}

// nthPick returns the text of the badge for a position in the pick order. i is the position,
// counted from 0. The last position has a text of its own whatever the number of seats.
func (b *Table) nthPick(i int) string {
	if i == 0 {
		return i18n.T("1st pick")
	}
	return b.nthShort(i)
}

// nthShort returns a text for position i in the pick order like nthPick, but a shorter one for the
// first position.
func (b *Table) nthShort(i int) string {
	if i == b.at.seats-1 {
		return i18n.T("last")
	}
	return i18n.Ordinal(i + 1)
}

// youPick returns the note on a button that says at which position the player would pick. i is the
// position in the pick order, counted from 0.
func youPick(i int) string { return i18n.T("you pick %s", i18n.Ordinal(i+1)) }

// pickNote returns the note on a button that says at which position a seat would pick if the
// auction ended with outcome d.
func (b *Table) pickNote(d auctionOutcome, seat engine.Seat) string {
	i := b.place(d, seat)
	if i == b.at.seats-1 {
		return i18n.T("you pick last")
	}
	return youPick(i)
}

// Colours of gains and losses of gold on the auction block, the panel with the outcome of the
// auction.
var (
	blockGain = theme.RGB(0xA8D88A)
	blockLoss = theme.RGB(0xF2997F)
)

// paintBlock paints the auction block, the panel with the expected outcome of the auction.
func (b *Table) paintBlock(p *paint.Canvas) {
	d, ok := b.shownOutcome()
	b.paintOutcome(p, d, ok)
}

// paintOutcome paints the auction block with outcome d. If ok is false, it says that there is no
// auction now.
func (b *Table) paintOutcome(p *paint.Canvas, d auctionOutcome, ok bool) {
	r := b.at.block
	pieces.Plaque(p, r)
	if !ok {
		next := i18n.T("Next: new cards for the next auction")
		switch {
		case b.Board.Phase == rules.PhaseGameOver:
			next = i18n.T("The game is over")
		case b.quizzed:
			next = i18n.T("First, answer Hank's question")
		}
		p.Label(next, r.Pad(30, 0),
			paint.Style{Face: paint.Italic, Size: 14, Color: theme.MapSheet, Align: paint.Center})
		return
	}
	b.paintBlockHead(p, d)
	line := b.at.station(b.at.viewer).Center().Y
	p.Rect(geom.R(b.at.station(b.leftNeighbour(b.at.viewer)).X, line-1,
		r.Right()-30-b.at.station(b.leftNeighbour(b.at.viewer)).X, 2), 1, theme.Alpha(theme.Brass, 0.55))
	for seat := range b.SeatCount() {
		b.paintStation(p, d, seat)
	}
	for seat := range b.SeatCount() {
		b.paintFlow(p, d, seat)
	}
}

// leftNeighbour returns the left neighbour of seat p, the next seat clockwise.
func (b *Table) leftNeighbour(p engine.Seat) engine.Seat { return (p + 1) % engine.Seat(b.at.seats) }

// paintBlockHead paints the title of the auction block and a legend that shows in which directions
// gold and picks move, for outcome d.
func (b *Table) paintBlockHead(p *paint.Canvas, d auctionOutcome) {
	head := b.at.blockHeadRect()
	size := head.H * 0.40
	top, rest := head.CutTop(size)
	st := paint.Style{Face: paint.Display, Size: 18, Color: theme.BrassHi}
	if w := p.LabelWidth(d.title, top, st); w <= top.W-32 || !b.at.stacked {
		p.Icon("gavel", geom.Point{X: top.X + 12, Y: top.Y + size*0.5}, 25, theme.BrassHi)
		top = geom.R(top.X+32, top.Y, top.W-30, top.H)
	}
	p.Label(d.title, top, st)
	st = paint.Style{Face: paint.Italic, Size: 12.5, Color: theme.MapSheet}
	for i, way := range []struct {
		said  string
		angle float64
	}{{i18n.T("gold: keep half"), -math.Pi / 2}, {i18n.T("picks"), math.Pi / 2}} {
		line := rest.Column(i, 2, 0)
		p.RotatedIcon("triangle", geom.Point{X: line.X + 8, Y: line.Center().Y}, 10, way.angle, theme.BrassHi)
		_, said := line.CutLeft(18)
		p.Label(way.said, said, st)
	}
}

// paintStation paints a seat's station (its rectangle) on the auction block: its position in the
// pick order and its gain or loss and, after the auction, the card that it took. d is the outcome
// that the block shows.
func (b *Table) paintStation(p *paint.Canvas, d auctionOutcome, seat engine.Seat) {
	r := b.at.station(seat)
	p.Rect(r, 8, theme.RGB(0x1C0E07))
	p.Gradient(r.Inset(1.3), 7, theme.RGB(0x5A3219), theme.RGB(0x3A1E0E))
	rim := theme.Alpha(theme.Brass, 0.45)
	if seat == b.HighlightedSeat {
		rim = theme.BrassHi
		p.Outline(r.Inset(-1.5), 9, 2.6, rim)
	}
	p.Outline(r.Inset(2.5), 6, 1, rim)
	face := min(r.H-16, r.W*0.36, 46)
	b.Token(p, seat, geom.Point{X: r.X + 7 + face/2, Y: r.Center().Y}, face)
	_, text := r.Pad(6, 6).CutLeft(face + 6)
	pick, gold := text.Column(0, 2, 2), text.Column(1, 2, 2)
	at := b.place(d, seat)
	badge := pick.Pad(0, max((pick.H-24)/2, 0))
	ground, ink := theme.RGB(0xF6E7C2), theme.Ink
	if at == 0 {
		ground = theme.BrassHi
	}
	p.Rect(badge, 4, theme.WalnutInk)
	p.Rect(badge.Inset(1), 3.4, ground)
	pickWords := b.nthPick(at)
	if badge.W < 62 {
		pickWords = b.nthShort(at)
	}
	p.Label(pickWords, badge.Pad(3, 0), paint.Style{Face: paint.Bold, Size: 13, Color: ink, Align: paint.Center})
	if took := b.Board.Past.Took[seat]; d.done && b.Board.Picked.Has(seat) && took != rules.NoCard {
		st := paint.Style{Face: paint.Body, Size: 13, Color: theme.Cream, Align: paint.Center, LineHeight: 1.05}
		if said := name(took); p.LabelWidth(said, gold, st) > gold.W {
			p.Fit(said, gold.Pad(-2, -2), st) // the text takes two lines
		} else {
			p.Label(said, gold, st)
		}
		return
	}
	gain, _ := b.share(d, seat)
	c := theme.MapSheet
	if gain > 0 {
		c = blockGain
	} else if gain < 0 {
		c = blockLoss
	}
	st := paint.Style{Face: paint.Bold, Size: 19, Color: c, Align: paint.Right}
	if gold.W < 62 {
		st.Align = paint.Center
		p.Label(pieces.Signed(gain), gold, st)
		return
	}
	half := gold.W*0.5 + 8
	p.Label(pieces.Signed(gain), geom.R(gold.X, gold.Y, half-4, gold.H), st)
	pieces.Coin(p, geom.Point{X: gold.X + half + 10, Y: gold.Center().Y}, 8)
}

// paintFlow paints the coin with the gold that a seat passes on, between its station and that of
// its right neighbour. d is the outcome that the block shows. If the neighbour's station is at the
// other end of the block, the coin is painted at both ends.
func (b *Table) paintFlow(p *paint.Canvas, d auctionOutcome, seat engine.Seat) {
	_, on := b.share(d, seat)
	right := b.rightNeighbour(seat)
	if on == 0 || right == d.winner {
		return
	}
	r := b.at.station(seat)
	gap := b.at.stationGap()
	b.paintHandedOn(p, geom.Point{X: r.X - gap/2, Y: r.Center().Y}, on)
	if right == b.at.viewer { // the flow continues from the left end to the right end
		b.paintHandedOn(p, geom.Point{X: b.at.station(right).Right() + gap/2, Y: r.Center().Y}, on)
	}
}

// paintHandedOn paints a coin with an arrow to the left and the number n, the gold that a seat
// passes on. at is the point where it is painted.
func (b *Table) paintHandedOn(p *paint.Canvas, at geom.Point, n int) {
	p.RotatedIcon("triangle", at.Add(-13, 0), 9, -math.Pi/2, theme.BrassHi)
	pieces.CoinWithNumber(p, at.Add(2, 0), 12, n)
}

// blockNode returns the node of the auction block, with a tooltip that explains it.
func (b *Table) blockNode() ui.Node {
	return ui.Node{ID: "block", Label: i18n.T("The auction block"), Tip: b.blockTip(), Role: "text", SkipFocus: true,
		Rect: b.at.block}
}

// blockTip returns the content of the auction block as text.
func (b *Table) blockTip() string {
	d, ok := b.shownOutcome()
	if !ok {
		return i18n.T("During the auction, this shows what each player would gain or pay.")
	}
	said := []string{i18n.T("%s wins with a bid of %d.", b.Name(d.winner), d.price)}
	if !d.done {
		said[0] = i18n.T("If nobody bids more, %s wins at %d.", b.Name(d.winner), d.price)
	}
	for i := range b.at.seats {
		for seat := range b.SeatCount() {
			if b.place(d, seat) == i {
				gain, _ := b.share(d, seat)
				said = append(said, i18n.T("%s: %s, %s gold.", b.Name(seat), b.nthPick(i), pieces.Signed(gain)))
			}
		}
	}
	return table.Sentences(said...)
}
