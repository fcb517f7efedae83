package boomtown

import (
	"fmt"
	"image/color"
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
	p.Lift(r, 5, 6)
	p.Sheet(r.Inset(-3), paint.Paper{Tint: theme.MapSheet, Radius: 5, Wear: 1.6, Seed: float64(seat) + 2})
	look := theme.Seats[seat]
	p.Rect(geom.R(r.X+3, r.Y+8, 4, r.H-16), 2, look.Colour)
	if seat == b.lit {
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
	for m := range b.pic.mines[seat].All() {
		b.paintMine(p, m, b.at.mine(seat, m, b.pic.mines[seat]), b.at.own(seat))
	}
	for i, tag := range b.tags(seat) {
		b.paintTag(p, tag, b.at.tag(seat, i, len(b.tags(seat))), b.at.own(seat))
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
	pieces.Token(p, geom.Point{X: h.X + size/2 + 3, Y: h.Y + size/2 - 1}, size, int(seat), b.names[seat].Face)
	x := h.X + size + 10
	ink := theme.Ink
	if b.dimmed(seat) {
		ink = theme.Mix(theme.Ink, theme.MapSheet, 0.4)
	}
	g := b.at.gold(seat)
	room := g.X - 14 - x
	st := paint.Style{Face: paint.Bold, Size: nameSize, Color: ink}
	w := p.LabelWidth(b.name(seat), geom.R(0, 0, room, nameSize*theme.LineHeight), st)
	if b.pic.first == seat {
		room -= 18
		p.Figure(lamp, geom.Point{X: x + min(w, room) + 12, Y: h.Y + nameSize*0.5}, nameSize+6, 0)
	}
	p.Label(b.name(seat), geom.R(x, h.Y-1, room, nameSize*theme.LineHeight), st)
	doing := geom.R(x, h.Y+nameSize*1.22, room+18, 17)
	if b.pic.phase == rules.PhaseBid && b.pic.bidder == seat {
		doing.X += 28
		doing.W -= 28
	}
	p.Label(b.doing(seat), doing, paint.Style{Face: paint.Italic, Size: 12.5, Color: theme.SoftInk})
	if b.pic.phase == rules.PhaseBid && b.pic.bidder == seat {
		b.paintStanding(p, geom.Point{X: x + 12, Y: h.Y + nameSize*1.22 + 9})
	}
	r := 9.0
	if own {
		r = 15
	}
	b.paintStake(p, seat, g)
	pieces.Coin(p, g, r)
	p.Text(fmt.Sprint(b.pic.gold[seat]), geom.Point{X: g.X + r + 6, Y: g.Y - r*1.18}, paint.Style{Face: paint.Bold, Size: r * 1.75, Color: theme.Ink, Fixed: true})
	if own {
		p.Label(words.T("gold"), geom.R(g.X+r+48, g.Y-10, 46, 20), paint.Style{Face: paint.Italic, Size: 13, Color: theme.SoftInk})
	}
}

// paintStanding paints the standing bid as a coin beside its bidder.
func (b *Table) paintStanding(p *paint.Pen, c geom.Point) {
	pieces.CoinWith(p, c, 12, b.pic.bid)
}

// paintStake paints, where the ledger has no rows, the score of a seat and what the bid on the coin would bring it.
func (b *Table) paintStake(p *paint.Pen, seat engine.Seat, gold geom.Point) {
	if b.l.Class != ui.Tall {
		return
	}
	at := geom.Point{X: gold.X - 76, Y: gold.Y}
	if b.at.own(seat) {
		at.X = gold.X + 190
	}
	p.Icon("laurels", at, 17, theme.SoftInk)
	st := paint.Style{Face: paint.Bold, Size: 14, Color: theme.Ink}
	p.Label(fmt.Sprint(b.pic.score(seat)), geom.R(at.X+12, at.Y-10, 34, 20), st)
	if gain, ok := b.gain(seat); ok && gain != 0 {
		st.Color, st.Align = theme.Oxblood, paint.Right
		if gain > 0 {
			st.Color = theme.RGB(0x3C6B2F)
		}
		p.Label(signed(gain), geom.R(at.X-52, at.Y-10, 40, 20), st)
	}
}

// doing says in a word or two what a seat is up to.
func (b *Table) doing(seat engine.Seat) string {
	v := &b.pic
	switch {
	case v.phase == rules.PhaseBid && v.out[seat]:
		return words.T("passed")
	case v.phase == rules.PhaseBid && v.bidder == seat:
		return words.T("holds the bid")
	}
	if v.phase < rules.PhaseMustang || v.phase >= rules.PhaseRoll {
		return ""
	}
	if v.took[seat] != rules.NoCard {
		return words.T("took %s", name(v.took[seat]))
	}
	for i, s := range v.order {
		switch {
		case s != seat || v.picked[seat]:
		case seat == b.lit && v.stage == "":
			return words.T("picks now")
		case i == len(v.order)-1:
			return words.T("picks last")
		default:
			return words.T(picks[i])
		}
	}
	if v.winner == seat {
		return words.T("won at %d", v.price)
	}
	return ""
}

// picks say when a seat picks, by its place in the order.
var picks = [...]string{
	words.Mark("picks first"), words.Mark("picks second"), words.Mark("picks third"), words.Mark("picks fourth"),
}

func (b *Table) dimmed(seat engine.Seat) bool {
	return b.pic.phase == rules.PhaseBid && b.pic.out[seat]
}

// paintTown paints the head of a town's column: its symbol, its name in the own panel, and its pawn.
func (b *Table) paintTown(p *paint.Pen, seat engine.Seat, t rules.Town) {
	col := b.at.town(seat, t)
	h := b.at.townHead(seat, t)
	look := towns[t]
	p.Rect(col, 5, theme.Alpha(look.Colour, 0.10))
	p.Rect(h, 5, theme.Alpha(look.Colour, 0.26))
	own := b.at.own(seat)
	mayor := b.pic.mayor[t]
	if !own {
		p.Icon(look.Icon, geom.Point{X: h.X + h.H/2 + 1, Y: h.Center().Y}, h.H-4, theme.Darken(look.Colour, 0.25))
		if mayor == seat {
			b.paintPawn(p, t, b.at.pawn(seat, t))
		}
		return
	}
	p.Icon(look.Icon, geom.Point{X: h.X + 17, Y: h.Center().Y}, 26, theme.Darken(look.Colour, 0.2))
	room := geom.R(h.X+33, h.Y+2, h.W-33-34, 16)
	p.Label(look.Short, room, paint.Style{Face: paint.Bold, Size: 12.5, Color: theme.Ink})
	who := words.T("no mayor")
	if mayor == seat {
		who = words.T("mayor")
	} else if mayor != engine.NoSeat {
		who, _, _ = strings.Cut(b.name(mayor), " ") // there is room for one word
	}
	p.Label(who, room.Move(0, 14), paint.Style{Face: paint.Italic, Size: 11.5, Color: theme.SoftInk})
	at := b.at.pawn(seat, t)
	switch mayor {
	case engine.NoSeat:
		p.Fade = 0.55
		b.paintPawn(p, t, at)
		p.Flush()
		p.Fade = 1
	case seat:
		b.paintPawn(p, t, at)
	default:
		pieces.Token(p, at.Center(), 22, int(mayor), b.names[mayor].Face)
	}
}

func (b *Table) paintPawn(p *paint.Pen, t rules.Town, r geom.Rect) {
	pieces.Pawn(p, r, towns[t].Colour)
	if b.pic.governor[t] != rules.NoCard {
		p.Icon("capitol", geom.Point{X: r.X - 5, Y: r.Bottom() - 7}, 15, theme.Oxblood)
	}
}

// paintMine paints a mine as it lies in front of its owner: its number in the colour of the town, its value, and in
// the own panel its name.
func (b *Table) paintMine(p *paint.Pen, m rules.Card, r geom.Rect, own bool) {
	info := m.Info()
	look := towns[info.Town]
	p.Soft(r.Move(1, 1.5), 4, 1.6, 0, theme.Alpha(theme.Shadow, 0.45))
	p.Rect(r, 4, theme.WalnutInk)
	p.Grad(r.Inset(1), 3.2, theme.RGB(0xFAEFD2), theme.RGB(0xE9D5A6))
	numW := r.H * 1.16
	if !own {
		numW = r.W * 0.5
	}
	badge := geom.R(r.X+1, r.Y+1, numW, r.H-2)
	p.Grad(badge, 3.2, theme.Lighten(look.Colour, 0.12), theme.Darken(look.Colour, 0.25))
	size := r.H * 0.68
	p.Label(fmt.Sprint(info.Number), badge, paint.Style{Face: paint.Bold, Size: size, Color: theme.Cream, Align: paint.Center, Fixed: true})
	value := info.Value
	veined := b.pic.veined.Has(m)
	if veined {
		value += 3
	}
	var ink color.RGBA = theme.Ink
	if info.Dangerous {
		ink = theme.Oxblood
	}
	if !own {
		p.Label(fmt.Sprint(value), geom.R(badge.Right(), r.Y, r.Right()-badge.Right(), r.H),
			paint.Style{Face: paint.Bold, Size: size * 0.96, Color: ink, Align: paint.Center, Fixed: true})
		if veined {
			p.Rect(geom.R(badge.Right()+2, r.Bottom()-3, r.Right()-badge.Right()-4, 2), 1, theme.BrassLo)
		}
		return
	}
	pieces.CoinWith(p, geom.Point{X: r.Right() - 14, Y: r.Center().Y}, 10.5, value)
	text := geom.R(badge.Right()+4, r.Y, r.Right()-26-badge.Right()-4, r.H)
	if veined {
		text.W -= 16
		p.Icon("gold-mine", geom.Point{X: text.Right() + 9, Y: r.Center().Y}, 15, theme.BrassLo)
	}
	nameIn(p, info.Name, text, ink)
}

// nameIn sets a mine's name into r, on two smaller lines where one would not do.
func nameIn(p *paint.Pen, name string, r geom.Rect, ink color.RGBA) {
	st := paint.Style{Face: paint.Body, Size: 12, Color: ink}
	if p.LabelWidth(name, r, st) <= r.W {
		p.Label(name, r, st)
		return
	}
	st.Size, st.Fixed, st.Lead, st.Wrap = min(1.4*11, p.Size(st)-1), true, 1.02, r.W
	w, h := p.Measure(name, st)
	for (h > r.H-3 || w > r.W) && st.Size > 8 {
		st.Size -= 0.5
		w, h = p.Measure(name, st)
	}
	p.Text(name, geom.Point{X: r.X, Y: r.Center().Y - h/2 - 1}, st)
}

// tag is a thing on a seat's shelf.
type tag struct {
	card    rules.Card
	icon    string
	label   string
	town    rules.Town // of a saloon
	waiting bool
	girls   bool
}

// tags lists what lies on a seat's shelf: saloons, then kept cards.
func (b *Table) tags(seat engine.Seat) []tag {
	var out []tag
	for _, s := range b.pic.saloons {
		if s.keeper == seat {
			label := words.T("Saloon, takes 2")
			if s.girls != rules.NoCard {
				label = words.T("Saloon, takes 4")
			}
			out = append(out, tag{card: s.card, icon: "saloon-doors", label: label, town: s.town, girls: s.girls != rules.NoCard})
		}
	}
	for c := range b.pic.kept[seat].All() {
		t := tag{card: c, icon: icon(c), label: name(c), town: rules.NoTown, waiting: b.pic.waiting.Has(c)}
		if t.waiting {
			t.label = words.T("%s, waiting", t.label)
		}
		out = append(out, t)
	}
	return out
}

// house is a saloon on the table: its swing doors.
var house = paint.Figure{Icon: "saloon-doors", Body: theme.RGB(0xE8B566), Line: theme.RGB(0x3A1C0C), Glow: 0.25}

func (b *Table) paintTag(p *paint.Pen, t tag, r geom.Rect, own bool) {
	top, bottom := theme.RGB(0x8A5631), theme.RGB(0x5A3219)
	if t.town != rules.NoTown {
		c := towns[t.town].Colour
		top, bottom = theme.Lighten(c, 0.06), theme.Darken(c, 0.35)
	}
	if t.waiting {
		top, bottom = theme.Mix(top, theme.Parchment, 0.35), theme.Mix(bottom, theme.Parchment, 0.3)
	}
	p.Soft(r.Move(1, 2), 5, 2, 0, theme.Alpha(theme.Shadow, 0.45))
	p.Rect(r, 5, theme.WalnutInk)
	p.Grad(r.Inset(1.2), 4, top, bottom)
	size := r.H * 0.72
	x := r.X + size/2 + 4
	if t.town != rules.NoTown {
		p.Figure(house, geom.Point{X: x + 1, Y: r.Center().Y - r.H*0.02}, size*1.22, 0)
		x += size * 0.14
	} else {
		p.Icon(t.icon, geom.Point{X: x, Y: r.Center().Y}, size, theme.BrassHi)
	}
	x += size/2 + 3
	if t.town != rules.NoTown {
		p.Icon(towns[t.town].Icon, geom.Point{X: x + size*0.36, Y: r.Center().Y}, size*0.8, theme.Cream)
		x += size*0.8 + 2
	}
	if t.girls && !own {
		p.Icon("large-dress", geom.Point{X: x + size*0.36, Y: r.Center().Y}, size*0.8, theme.Cream)
	}
	if t.waiting {
		p.Icon("hourglass", geom.Point{X: r.Right() - 10, Y: r.Center().Y}, 13, theme.Cream)
	}
	if own {
		p.Label(t.label, geom.R(x+4, r.Y, r.Right()-x-12, r.H), paint.Style{Face: paint.Bold, Size: 13, Color: theme.Cream, Edge: theme.Alpha(theme.Shadow, 0.6)})
	}
}

func (b *Table) paintDeck(p *paint.Pen) {
	d := b.at.deck
	if !b.fly.deck {
		pieces.Deck(p, d, b.pic.deck, b.back(p, d.W))
	}
	p.Label(words.N(b.pic.deck, "%d card left", "%d cards left", b.pic.deck), b.at.count, paint.Style{Face: paint.Bold, Size: 12.5, Color: theme.Cream, Edge: theme.Alpha(theme.Shadow, 0.7), Align: paint.Center})
	for i, c := range b.pic.laid {
		p.Image(b.image(p, c, b.at.laid(i).W), b.at.laid(i), 0.05, paint.White)
	}
}

func (b *Table) paintRow(p *paint.Pen) {
	for i, c := range b.pic.row {
		if i >= len(b.at.slots) {
			break
		}
		r := b.at.slots[i]
		if c == rules.NoCard {
			p.Outline(r.Inset(4), 8, 1.5, theme.Alpha(theme.Cream, 0.16))
			continue
		}
		p.Lift(r, 8, 4)
		p.Image(b.image(p, c, r.W), r, 0, paint.White)
	}
}

// yaws are how the dice lie when they rest.
var yaws = [2]float64{0.45, -0.32}

func (b *Table) paintDice(p *paint.Pen) {
	if b.fly.dice {
		return
	}
	faces := b.pic.dice
	thrown := faces[0] != 0
	if !thrown {
		faces = [2]int{3, 4} // how they lie before the first throw
	}
	for i, n := range faces {
		pieces.Die(p, b.at.dice[i].Center(), b.at.dice[i].W*1.25, n, yaws[i], dieLooks[i])
	}
	if thrown {
		p.Label(words.T("Total %d", b.pic.dice[0]+b.pic.dice[1]), b.at.total,
			paint.Style{Face: paint.Bold, Size: 14, Color: theme.Cream, Edge: theme.Alpha(theme.Shadow, 0.7), Align: paint.Center})
	}
}

var dieLooks = [2]pieces.DieLook{pieces.Ivory, pieces.RedDie}

// paintHeld paints the card that somebody has taken and still has to do something with.
func (b *Table) paintHeld(p *paint.Pen) {
	v := &b.pic
	if v.held == rules.NoCard || v.holder == engine.NoSeat || b.fly.card == v.held {
		return
	}
	r := b.at.hand(v.holder, b.pic.row)
	p.Lift(r, 8, 18)
	p.Soft(r.Inset(-1.5), 9, 6, 0, theme.Alpha(theme.BrassHi, 0.75))
	p.Image(b.image(p, v.held, r.W), r, 0, paint.White)
}
