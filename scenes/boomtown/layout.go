package boomtown

import (
	"gulch/engine"
	rules "gulch/engine/boomtown"
	"gulch/render/geom"
	"gulch/render/pieces"
	"gulch/render/ui"
)

// places is where everything of Boomtown lies on the board, a pure function of the window's class, the board's
// rectangle and the number of seats.
type places struct {
	seats   int
	viewer  engine.Seat // who sits at the bottom
	panels  [rules.MaxSeats]geom.Rect
	deck    geom.Rect
	removed geom.Rect
	chances geom.Rect // the button that opens the odds, where the board is stacked
	slots   []geom.Rect
	dice    [2]geom.Rect
	total   geom.Rect
	middle  geom.Rect
	cardW   float64
	count   geom.Rect            // the number of cards in the deck, in words
	strip   geom.Rect            // deck and dice, where the board is stacked
	stacked bool                 // the row has the width of the board to itself
	shelved [rules.MaxSeats]bool // something lies on the shelf of a seat
}

// lay lays the board out.
func lay(l ui.Layout, board geom.Rect, seats int, viewer engine.Seat) places {
	a := places{seats: seats, viewer: viewer, stacked: l.Class != ui.Wide}
	others, rows, panelH := seats-1, 1, 172.0
	if l.Class == ui.Tall {
		panelH = 154
		if others > 2 {
			rows = 2
		}
	}
	top, rest := board.CutTop(float64(rows)*panelH + float64(rows-1)*10)
	perRow := (others + rows - 1) / rows
	for i := range others {
		r := top.Column(i/perRow, rows, 10)
		a.panels[(int(viewer)+1+i)%seats] = r.Row(i%perRow, perRow, 10)
	}
	_, rest = rest.CutTop(10)
	if a.stacked {
		if free := rows * perRow; free > others { // one place beside the others is nobody's
			a.strip = top.Column(rows-1, rows, 10).Row(perRow-1, perRow, 10)
			a.layCorner()
		} else {
			a.strip, rest = rest.CutTop(66)
			a.layStrip()
		}
		a.middle, rest = rest.CutTop(middleHeight(l, board.W, seats))
		a.laySlots(a.middle)
	} else {
		a.middle, rest = rest.CutTop(214)
		a.layMiddle()
	}
	_, a.panels[viewer] = rest.CutTop(10)
	return a
}

// middleHeight is how high the row of cards is when it has the width of the board to itself.
func middleHeight(l ui.Layout, w float64, seats int) float64 {
	widest := 152.0
	if l.Class == ui.Tall {
		widest = 176
		if seats == rules.MinSeats {
			widest = 196
		}
	}
	card := min((w-slotGap*float64(seats-1))/float64(seats), widest)
	return card*pieces.CardH/pieces.CardW + 14
}

// slotGap is the distance between the cards of the row.
const slotGap = 10

// laySlots puts the cards of the row into the middle of room.
func (a *places) laySlots(room geom.Rect) {
	w := min((room.W-slotGap*float64(a.seats-1))/float64(a.seats), (room.H-8)*pieces.CardW/pieces.CardH)
	h := w * pieces.CardH / pieces.CardW
	a.cardW = w
	x := room.Center().X - (w*float64(a.seats)+slotGap*float64(a.seats-1))/2
	for i := range a.seats {
		a.slots = append(a.slots, geom.R(x+float64(i)*(w+slotGap), room.Center().Y-h/2, w, h))
	}
}

// layMiddle puts the deck at the left, the row in the middle, the dice at the right.
func (a *places) layMiddle() {
	m := a.middle
	side := min(118, m.W*0.13)
	left, _ := m.CutLeft(side)
	right, _ := m.CutRight(side)
	a.laySlots(geom.R(left.Right()+16, m.Y, right.X-left.Right()-32, m.H))
	deckH := min(side*1.3, m.H-62)
	deckW := deckH * pieces.CardW / pieces.CardH
	a.deck = geom.R(left.Center().X-deckW/2-4, m.Y+4, deckW, deckH)
	a.count = geom.R(a.deck.X-30, a.deck.Bottom()+9, a.deck.W+68, 16)
	a.removed = geom.R(left.X, m.Bottom()-34, side, 32)
	die := min(side*0.74, (m.H-40)/2)
	a.dice[0] = geom.Around(geom.Point{X: right.Center().X - 8, Y: m.Y + die*0.52}, die, die)
	a.dice[1] = geom.Around(geom.Point{X: right.Center().X + 8, Y: m.Y + die*1.46}, die, die)
	a.total = geom.R(right.X-6, m.Bottom()-32, side+12, 28)
}

// layStrip puts deck and dice side by side above the row.
func (a *places) layStrip() {
	s := a.strip
	deckH := s.H - 10
	a.deck = geom.R(s.X+6, s.Y, deckH*pieces.CardW/pieces.CardH, deckH)
	a.count = geom.R(a.deck.Right()+14, s.Y+4, 116, 18)
	a.removed = geom.R(a.deck.Right()+16, s.Bottom()-40, 104, 34)
	a.chances = geom.R(a.removed.Right()+12, a.removed.Y, 104, 34)
	die := s.H - 8
	a.dice[1] = geom.R(s.Right()-die-4, s.Y+3, die, die)
	a.dice[0] = a.dice[1].Move(-die-14, 0)
	a.total = geom.R(a.dice[0].X-96, s.Center().Y-14, 88, 28)
}

// layCorner puts deck and dice on the cloth between the panels of the others.
func (a *places) layCorner() {
	s := a.strip.Pad(8, 4)
	deckH := s.H - 26
	a.deck = geom.R(s.X+2, s.Y, deckH*pieces.CardW/pieces.CardH, deckH)
	a.count = geom.R(a.deck.X-12, a.deck.Bottom()+9, a.deck.W+28, 16)
	a.removed = geom.R(a.deck.Right()+26, s.Y+14, 104, 38)
	a.chances = a.removed.Move(0, 52)
	const die = 76
	a.dice[0] = geom.R(s.Right()-2*die+14, s.Y+2, die, die)
	a.dice[1] = geom.R(s.Right()-die, s.Y+36, die, die)
	a.total = geom.R(s.Right()-124, s.Bottom()-26, 120, 24)
}

// own reports whether a panel is the large one at the bottom.
func (a *places) own(p engine.Seat) bool { return p == a.viewer }

// head is the strip of a panel with name, gold and what the seat is doing.
func (a *places) head(p engine.Seat) geom.Rect {
	r := a.panels[p]
	if a.own(p) {
		h, _ := r.Pad(14, 8).CutTop(40)
		if a.stacked {
			h.W = headWidth
		}
		return h
	}
	h, _ := r.Pad(8, 5).CutTop(38)
	return h
}

// headWidth is how wide the head of the own panel is where its shelf lies beside it.
const headWidth = 506

// gold is where a seat's coins lie: the middle of the coin beside the figure.
func (a *places) gold(p engine.Seat) geom.Point {
	h := a.head(p)
	if a.own(p) {
		return geom.Point{X: h.X + 232, Y: h.Y + 20}
	}
	return geom.Point{X: h.Right() - 42, Y: h.Y + 12}
}

// shelf is the part of a panel that holds keep cards, waiting cards and saloons.
func (a *places) shelf(p engine.Seat) geom.Rect {
	r := a.panels[p]
	switch {
	case !a.own(p):
		s, _ := r.Pad(8, 5).CutBottom(24)
		return s
	case a.stacked:
		return geom.R(r.X+14+headWidth+10, r.Y+12, r.W-28-headWidth-10, 32)
	}
	s, _ := r.Pad(14, 10).CutRight(shelfWidth(r.W))
	return s
}

// shelfWidth is how much of the own panel the shelf takes at its right end.
func shelfWidth(w float64) float64 { return min(250, w*0.27) }

// tag is the place of the i-th of n things on a seat's shelf.
func (a *places) tag(p engine.Seat, i, n int) geom.Rect {
	s := a.shelf(p)
	if a.own(p) && !a.stacked {
		return geom.R(s.X, s.Y+float64(i)*36, s.W, 32)
	}
	widest := 74.0
	if a.own(p) {
		widest = 190
	}
	w := min(widest, (s.W-4*float64(n-1))/float64(max(n, 1)))
	return geom.R(s.X+float64(i)*(w+4), s.Y, w, s.H)
}

// town is the column of a town in a seat's panel.
func (a *places) town(p engine.Seat, t rules.Town) geom.Rect {
	r := a.panels[p]
	if !a.own(p) {
		_, body := r.Pad(8, 5).CutTop(40)
		if a.shelved[p] {
			_, body = body.CutBottom(26)
		}
		return body.Row(int(t), rules.TownCount, 3)
	}
	_, body := r.Pad(14, 10).CutTop(44)
	if !a.stacked {
		_, body = body.CutRight(shelfWidth(r.W) + 14)
	}
	return body.Row(int(t), rules.TownCount, 8)
}

// townHead is the head of a town's column, with its symbol and pawn.
func (a *places) townHead(p engine.Seat, t rules.Town) geom.Rect {
	h := 21.0
	if a.own(p) {
		h = 34
	}
	s, _ := a.town(p, t).CutTop(h)
	return s
}

// pawn is where the pawn of a town stands when seat p holds it, and where it waits in the supply for NoSeat.
func (a *places) pawn(p engine.Seat, t rules.Town) geom.Rect {
	if p == engine.NoSeat {
		p = a.viewer
	}
	h := a.townHead(p, t)
	size := h.H - 2
	return geom.R(h.Right()-size-1, h.Y+1, size, size)
}

// mine is where a mine stands in its owner's street, and what of the street is pressed for it; mines are those of the owner
// with this one.
func (a *places) mine(p engine.Seat, c rules.Card, mines rules.Set) (house, reach geom.Rect) {
	t := c.Info().Town
	_, street := a.town(p, t).CutTop(a.townHead(p, t).H + 1)
	all := mines & t.Mines()
	widest := 31.0
	if a.own(p) {
		widest = 58
	}
	return pieces.Crowd(street.Pad(1, 2), all.Len(), (all & (rules.SetOf(c) - 1)).Len(), widest)
}

// house is where a mine of a seat stands, or will.
func (b *Table) house(p engine.Seat, c rules.Card) geom.Rect {
	r, _ := b.at.mine(p, c, b.Board.Mines[p]|rules.SetOf(c))
	return r
}

// raised is where another seat than the viewer holds a card up: at the lower edge of its panel.
func (a *places) raised(p engine.Seat) geom.Rect {
	w := a.cardW * 0.9
	c := a.panels[p].Center()
	return geom.Around(geom.Point{X: c.X, Y: a.panels[p].Bottom() - 10}, w, w*pieces.CardH/pieces.CardW)
}

// bank is where gold comes from and goes to.
func (a *places) bank() geom.Point {
	return geom.Point{X: a.middle.Center().X, Y: a.middle.Y - 4}
}

// laid is where the i-th event of turn 1 is laid aside.
func (a *places) laid(i int) geom.Rect {
	d := a.deck
	return d.Scale(0.8).Move(30+float64(i)*10, 14+float64(i)*6)
}
