package boomtown

import (
	"math"

	"gulch/engine"
	rules "gulch/engine/boomtown"
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/render/words"
	"gulch/scenes/table"
)

// The auction block lies between the row and the own towns. It says who would pick when, and what each seat would gain or lose,
// as the bid on the coin, or what is bid already, would have it: gold runs one way, picks run the other.

// deal is what an auction comes to where somebody wins it at a price.
type deal struct {
	title  string
	winner engine.Seat
	price  int
	done   bool // it has been won: what is left of it is the order of the picks
}

// bargain is what the auction comes to as things stand, with the bid on the coin where one is being thought of; false where there
// is none.
func (b *Table) bargain() (deal, bool) {
	v := b.Board
	switch {
	case v.Winner != engine.NoSeat:
		return deal{title: words.T("Sold at %d", v.Price), winner: v.Winner, price: v.Price, done: true}, true
	case !b.bidding():
		return deal{}, false
	}
	if _, asked := b.gain(v.Actor); asked {
		return deal{title: words.T("Win at %d", b.amount), winner: b.State.Turn(), price: b.amount}, true
	}
	return b.standingDeal(words.T("As it stands")), true
}

// standingDeal is what the auction comes to if nobody bids any more. If nobody has bid, who passed first picks first (R19), and that
// is whoever is asked first.
func (b *Table) standingDeal(title string) deal {
	v := b.Board
	d := deal{title: title, winner: v.Bidder, price: v.Bid}
	if d.winner == engine.NoSeat {
		d.winner = v.First
		if v.FirstOut != engine.NoSeat {
			d.winner = v.FirstOut
		}
	}
	return d
}

// place is which pick a seat has, from 0.
func (b *Table) place(d deal, seat engine.Seat) int {
	if d.done {
		for i, s := range b.Board.PickOrder[:b.at.seats] {
			if s == seat {
				return i
			}
		}
	}
	return (int(seat) - int(d.winner) + b.at.seats) % b.at.seats
}

// share is what an auction brings a seat, and how much it hands on to its right neighbour.
func (b *Table) share(d deal, seat engine.Seat) (gain, on int) {
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

// nth are the picks in words on the badges; the last has a word of its own.
var nth = [...]string{words.Mark("1st pick"), words.Mark("2nd"), words.Mark("3rd"), words.Mark("4th")}

// nthPick names a pick, from 0.
func (b *Table) nthPick(i int) string {
	if i == b.at.seats-1 {
		return words.T("last")
	}
	return words.T(nth[i])
}

// nthShort is nthPick where there is little room.
func (b *Table) nthShort(i int) string {
	if i == 0 {
		return words.T("1st")
	}
	return b.nthPick(i)
}

// youPick are the picks as a button says them.
var youPick = [...]string{
	words.Mark("you pick 1st"), words.Mark("you pick 2nd"), words.Mark("you pick 3rd"), words.Mark("you pick 4th"),
}

// pickNote says on a button which pick a seat would have.
func (b *Table) pickNote(d deal, seat engine.Seat) string {
	i := b.place(d, seat)
	if i == b.at.seats-1 {
		return words.T("you pick last")
	}
	return words.T(youPick[i])
}

// Looks of the block.
var (
	blockGain = theme.RGB(0xA8D88A)
	blockLoss = theme.RGB(0xF2997F)
)

// paintBlock paints the block with what an auction comes to.
func (b *Table) paintBlock(p *paint.Pen) {
	d, ok := b.bargain()
	b.paintDeal(p, d, ok)
}

// paintDeal paints what an auction comes to.
func (b *Table) paintDeal(p *paint.Pen, d deal, ok bool) {
	r := b.at.block
	pieces.Plaque(p, r)
	if !ok {
		p.Label(words.T("New cards are laid out for the next auction"), r.Pad(30, 0), paint.Style{Face: paint.Italic, Size: 14, Color: theme.MapSheet, Align: paint.Center})
		return
	}
	b.paintBlockHead(p, d)
	line := b.at.station(b.at.viewer).Center().Y
	p.Rect(geom.R(b.at.station(b.next(b.at.viewer)).X, line-1, r.Right()-30-b.at.station(b.next(b.at.viewer)).X, 2), 1, theme.Alpha(theme.Brass, 0.55))
	for seat := range b.Seats() {
		b.paintStation(p, d, seat)
	}
	for seat := range b.Seats() {
		b.paintFlow(p, d, seat)
	}
}

// next is the left neighbour of a seat.
func (b *Table) next(p engine.Seat) engine.Seat { return (p + 1) % engine.Seat(b.at.seats) }

// paintBlockHead says what the stations show, and which way gold and picks run.
func (b *Table) paintBlockHead(p *paint.Pen, d deal) {
	head, _ := b.at.block.Pad(24, 8).CutLeft(b.at.blockHead() - 16)
	size := head.H * 0.40
	p.Icon("gavel", geom.Point{X: head.X + 12, Y: head.Y + size*0.5}, 25, theme.BrassHi)
	top, rest := head.CutTop(size)
	p.Label(d.title, geom.R(top.X+32, top.Y, top.W-30, top.H), paint.Style{Face: paint.Display, Size: 18, Color: theme.BrassHi})
	st := paint.Style{Face: paint.Italic, Size: 12.5, Color: theme.MapSheet}
	for i, way := range []struct {
		said  string
		angle float64
	}{{words.T("gold: half stays"), -math.Pi / 2}, {words.T("picks"), math.Pi / 2}} {
		line := rest.Column(i, 2, 0)
		p.IconTurned("triangle", geom.Point{X: line.X + 8, Y: line.Center().Y}, 10, way.angle, theme.BrassHi)
		p.Label(way.said, line.Pad(9, 0).Move(9, 0), st)
	}
}

// paintStation paints what an auction brings a seat: which pick, and gold; or, when it is over, what it has taken.
func (b *Table) paintStation(p *paint.Pen, d deal, seat engine.Seat) {
	r := b.at.station(seat)
	p.Rect(r, 8, theme.RGB(0x1C0E07))
	p.Grad(r.Inset(1.3), 7, theme.RGB(0x5A3219), theme.RGB(0x3A1E0E))
	rim := theme.Alpha(theme.Brass, 0.45)
	if seat == b.Lit {
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
		st := paint.Style{Face: paint.Body, Size: 13, Color: theme.Cream, Align: paint.Center, Lead: 1.05}
		if said := name(took); p.LabelWidth(said, gold, st) > gold.W {
			p.Fit(said, gold.Pad(-2, -2), st) // in two lines
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

// paintFlow paints the coin with what a seat hands on, between it and its right neighbour; who sits at the left end hands on to the
// right end.
func (b *Table) paintFlow(p *paint.Pen, d deal, seat engine.Seat) {
	_, on := b.share(d, seat)
	right := b.right(seat)
	if on == 0 || right == d.winner {
		return
	}
	r := b.at.station(seat)
	gap := b.at.stationGap()
	b.paintHandedOn(p, geom.Point{X: r.X - gap/2, Y: r.Center().Y}, on)
	if right == b.at.viewer { // round the end
		b.paintHandedOn(p, geom.Point{X: b.at.station(right).Right() + gap/2, Y: r.Center().Y}, on)
	}
}

// paintHandedOn paints a coin that goes to the left.
func (b *Table) paintHandedOn(p *paint.Pen, at geom.Point, n int) {
	p.IconTurned("triangle", at.Add(-13, 0), 9, -math.Pi/2, theme.BrassHi)
	pieces.CoinWith(p, at.Add(2, 0), 12, n)
}

// ifPassed shows on the block what follows if nobody bids any more, while a hand is on the button that passes.
func (b *Table) ifPassed(n ui.Node) ui.Node {
	n.Draw = table.OnHover(func(p *paint.Pen) { b.paintDeal(p, b.standingDeal(words.T("If you pass")), true) }, n.Draw)
	return n
}

// blockNode explains the block.
func (b *Table) blockNode() ui.Node {
	return ui.Node{ID: "block", Label: words.T("The auction block"), Tip: b.blockTip(), Role: "text", Quiet: true, Rect: b.at.block}
}

// blockTip says in words what the stations show.
func (b *Table) blockTip() string {
	d, ok := b.bargain()
	if !ok {
		return words.T("What a bid would bring each seat is told here during the auction.")
	}
	said := []string{words.T("%s at %d.", b.Name(d.winner), d.price)}
	for i := range b.at.seats {
		for seat := range b.Seats() {
			if b.place(d, seat) == i {
				gain, _ := b.share(d, seat)
				said = append(said, words.T("%s: %s, %s gold.", b.Name(seat), b.nthPick(i), pieces.Signed(gain)))
			}
		}
	}
	return table.Sentences(said...)
}
