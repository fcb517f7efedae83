package boomtown

import (
	"gulch/engine"
	rules "gulch/engine/boomtown"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/pieces"
	"gulch/render/ui"
	"gulch/scenes/table"
)

// boardLayout holds the rectangles of all parts of the board, in design units. It depends only on
// the class of the window, the rectangle of the board, the number of seats and the viewer.
type boardLayout struct {
	seats   int
	viewer  engine.Seat // the seat that has the large panel at the bottom
	panels  [rules.MaxSeats]geom.Rect
	deck    geom.Rect
	removed geom.Rect
	chances geom.Rect // on a stacked board, the button that opens the page with the odds of the dice
	slots   []geom.Rect
	dice    [2]geom.Rect
	total   geom.Rect
	middle  geom.Rect
	cardW   float64
	count   geom.Rect // the text with the number of cards left in the deck
	strip   geom.Rect // on a stacked board, the strip that contains deck and dice
	// whether the row of cards takes the full width of the board, with deck and dice above it
	stacked      bool
	tolls        [rules.TownCount]int // by town, the number of other seats' saloons that take tolls from the viewer
	block        geom.Rect            // the auction block, the panel with the expected outcome of the auction
	throwResults geom.Rect            // the area that shows what the last throw of the dice brought each seat
	perLine      int                  // number of seats in each line of throwResults
	streets      [rules.MaxSeats]street
	saloons      [rules.MaxSeats]street // by seat and town, the number of houses in streets that are saloons
}

// street holds the number of houses of a seat in each town. The more houses a town has, the wider
// its part of the street.
type street [rules.TownCount]int

// Heights in design units: the panel of a rival, and the auction block in wide windows and in other
// windows.
const (
	rivalHigh             = 130
	blockHigh, lowerBlock = 88, 74
)

// newLayout computes the layout of the board in the rectangle board, for window layout l, a number
// of seats and the viewer's seat.
func newLayout(l ui.Layout, board geom.Rect, seats int, viewer engine.Seat) boardLayout {
	a := boardLayout{seats: seats, viewer: viewer, stacked: l.Class != ui.Wide}
	others, rows := seats-1, 1
	pairs := !l.Glass.Empty() && l.Class == ui.Tall // on a phone in portrait the cards are in rows of two
	if pairs {
		board.H += 600
	}
	if l.Class == ui.Tall && others > 2 {
		rows = 2
	}
	top, rest := board.CutTop(float64(rows)*rivalHigh + float64(rows-1)*10)
	perRow := (others + rows - 1) / rows
	for i := range others {
		r := top.Column(i/perRow, rows, 10)
		a.panels[(int(viewer)+1+i)%seats] = r.Row(i%perRow, perRow, 10)
	}
	_, rest = rest.CutTop(10)
	if a.stacked {
		if free := rows * perRow; free > others { // a place beside the other seats' panels is free
			a.strip = top.Column(rows-1, rows, 10).Row(perRow-1, perRow, 10)
			a.layCorner()
		} else {
			a.strip, rest = rest.CutTop(66)
			a.layStrip()
		}
		if pairs {
			a.middle, rest = rest.CutTop(a.layPairs(rest))
		} else {
			a.middle, rest = rest.CutTop(middleHeight(l, board.W, seats))
			a.laySlots(a.middle)
		}
		a.block, rest = rest.CutTop(lowerBlock)
	} else {
		a.middle, rest = rest.CutTop(210)
		a.layMiddle()
		_, rest = rest.CutTop(8)
		a.block, rest = rest.CutTop(blockHigh)
	}
	_, a.panels[viewer] = rest.CutTop(8)
	if pairs {
		a.panels[viewer].H = min(a.panels[viewer].H, pairTowns)
	}
	return a
}

// middleHeight returns the height, in design units, of the row of cards if it has the full width w
// of the board. l is the window layout, seats the number of seats.
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

// Sizes for rows of two cards, in design units: the width of a card, and the maximum height of the
// viewer's towns.
const (
	pairWide  = 178
	pairTowns = 330
)

// layPairs places the cards on sale in rows of two inside room, from its upper edge. It returns the
// total height of the rows.
func (a *boardLayout) layPairs(room geom.Rect) float64 {
	const h = pairWide * pieces.CardH / pieces.CardW
	a.cardW = pairWide
	x := room.Center().X - pairWide - slotGap/2
	for i := range a.seats {
		a.slots = append(a.slots, geom.R(x+float64(i%2)*(pairWide+slotGap), room.Y+7+float64(i/2)*(h+slotGap), pairWide,
			h))
	}
	return float64((a.seats+1)/2)*(h+slotGap) + 14
}

// slotGap is the distance between the cards of the row, in design units.
const slotGap = 10

// laySlots places the cards of the row side by side in the centre of a rectangle (the parameter
// room).
func (a *boardLayout) laySlots(room geom.Rect) {
	w := min((room.W-slotGap*float64(a.seats-1))/float64(a.seats), (room.H-8)*pieces.CardW/pieces.CardH)
	h := w * pieces.CardH / pieces.CardW
	a.cardW = w
	x := room.Center().X - (w*float64(a.seats)+slotGap*float64(a.seats-1))/2
	for i := range a.seats {
		a.slots = append(a.slots, geom.R(x+float64(i)*(w+slotGap), room.Center().Y-h/2, w, h))
	}
}

// layMiddle places from left to right the deck, the row of cards and the dice.
func (a *boardLayout) layMiddle() {
	m := a.middle
	side := min(118, m.W*0.13)
	left, _ := m.CutLeft(side)
	right, _ := m.CutRight(side)
	a.laySlots(geom.R(left.Right()+16, m.Y, right.X-left.Right()-32, m.H))
	deckH := min(side*1.3, m.H-62)
	deckW := deckH * pieces.CardW / pieces.CardH
	a.deck = geom.R(left.Center().X-deckW/2-4, m.Y+4, deckW, deckH)
	a.count = geom.R(a.deck.X-30, a.deck.Bottom()+8, a.deck.W+68, 18)
	a.removed = geom.R(left.X, m.Bottom()-34, side, 32)
	const die = 62
	a.dice[0] = geom.Around(geom.Point{X: right.X + die*0.52, Y: m.Y + die*0.54}, die, die)
	a.dice[1] = geom.Around(geom.Point{X: right.Right() - die*0.46, Y: m.Y + die*0.98}, die, die)
	a.total = geom.R(right.X-8, m.Y+die*1.62, side+10, 26)
	a.throwResults, a.perLine = geom.R(right.X-8, a.total.Bottom()+3, side+10, m.Bottom()-a.total.Bottom()-3), 2
}

// layStrip places deck and dice side by side above the row of cards.
func (a *boardLayout) layStrip() {
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
	left := a.chances.Right() + 14
	a.throwResults, a.perLine = geom.R(left, s.Y+5, a.total.X-8-left, s.H-10), 3
}

// layCorner places deck and dice in the free place between the panels of the other seats.
func (a *boardLayout) layCorner() {
	s := a.strip.Pad(8, 4)
	deckH := s.H - 26
	a.deck = geom.R(s.X+2, s.Y, deckH*pieces.CardW/pieces.CardH, deckH)
	a.count = geom.R(a.deck.X-12, a.deck.Bottom()+8, a.deck.W+28, 18)
	a.removed = geom.R(a.deck.Right()+26, s.Y+4, 104, 30)
	a.chances = a.removed.Move(0, 36)
	const die = 60
	a.dice[0] = geom.R(s.Right()-2*die-2, s.Y+2, die, die)
	a.dice[1] = geom.R(s.Right()-die, s.Y+18, die, die)
	a.total = geom.R(s.Right()-124, s.Bottom()-34, 120, 24)
	a.throwResults, a.perLine = geom.R(a.removed.X-6, a.chances.Bottom()+4, a.total.X-a.removed.X+4,
		s.Bottom()-a.chances.Bottom()-4), 3
}

// station returns the rectangle of a seat on the auction block. The other seats come first, in the
// order of their panels, and the viewer last.
func (a *boardLayout) station(p engine.Seat) geom.Rect {
	_, line := a.block.Pad(10, 7).CutLeft(a.blockHead())
	at := (int(p) - int(a.viewer) - 1 + 2*a.seats) % a.seats
	return line.Pad(a.stationGap()*0.8, 0).Row(at, a.seats, a.stationGap())
}

// stationGap returns the distance between the rectangles of two seats on the auction block. A coin
// fits between them.
func (a *boardLayout) stationGap() float64 {
	if a.stacked {
		return 29
	}
	return 34
}

// blockHeadRect returns the rectangle of the title and the legend of the auction block. It ends
// before the coin that the leftmost seat passes on.
func (a *boardLayout) blockHeadRect() geom.Rect {
	head, _ := a.block.Pad(24, 8).CutLeft(a.blockHead() - 16)
	first := a.station((a.viewer + 1) % engine.Seat(a.seats))
	head.W = min(head.W, first.X-a.stationGap()/2-handedOnLeft-head.X)
	return head
}

// handedOnLeft is how far gold that is passed on is drawn to the left of its point, with its arrow.
const handedOnLeft = 20

// blockHead returns the width of the title of the auction block.
func (a *boardLayout) blockHead() float64 {
	if a.stacked {
		return 140
	}
	return 178
}

// ownPanel reports whether seat p is the viewer, whose panel is the large one at the bottom.
func (a *boardLayout) ownPanel(p engine.Seat) bool { return p == a.viewer }

// head returns the part of a seat's panel that shows the seat's name, gold and current activity.
func (a *boardLayout) head(p engine.Seat) geom.Rect {
	r := a.panels[p]
	switch {
	case !a.ownPanel(p):
		h, _ := r.Pad(8, 5).CutTop(38)
		return h
	case a.stacked:
		h, _ := r.Pad(14, 8).CutTop(40)
		h.W = headWidth
		return h
	}
	h, _ := r.Pad(14, 10).CutLeft(columnWidth)
	return h
}

// columnWidth is the width in design units of the head of the viewer's panel in a wide window,
// where the head is a column.
const columnWidth = 108

// headWidth is the width in design units of the head of the viewer's panel on a stacked board,
// where the shelf is beside the head.
const headWidth = 506

// gold returns the centre of the coin in a seat's panel. Animated gold flies from and to this
// point.
func (a *boardLayout) gold(p engine.Seat) geom.Point {
	h := a.head(p)
	switch {
	case !a.ownPanel(p):
		return geom.Point{X: h.Right() - 42, Y: h.Y + 12}
	case a.stacked:
		return geom.Point{X: h.X + 232, Y: h.Y + 20}
	}
	return geom.Point{X: h.X + 32, Y: h.Y + 132}
}

// shelf returns the part of a seat's panel that shows its kept cards, including those that cannot
// take effect yet.
func (a *boardLayout) shelf(p engine.Seat) geom.Rect {
	r := a.panels[p]
	switch {
	case !a.ownPanel(p): // below the gold, beside the text about the activity
		h := a.head(p)
		s, _ := geom.R(h.X, h.Y+19.5, h.W, 21).CutRight(h.W * 0.54)
		return s
	case a.stacked:
		return geom.R(r.X+14+headWidth+10, r.Y+12, r.W-28-headWidth-10, 32)
	}
	s, _ := r.Pad(14, 10).CutRight(shelfWidth(r.W))
	return s
}

// shelfWidth returns the width of the shelf in the viewer's panel in a wide window. w is the width
// of the panel.
func shelfWidth(w float64) float64 { return min(190, w*0.2) }

// tag returns the rectangle of the card with index i among the n cards on a seat's shelf.
func (a *boardLayout) tag(p engine.Seat, i, n int) geom.Rect {
	s := a.shelf(p)
	if a.ownPanel(p) && !a.stacked {
		return geom.R(s.X, s.Y+float64(i)*36, s.W, 32)
	}
	if a.ownPanel(p) {
		w := min(190, (s.W-4*float64(n-1))/float64(max(n, 1)))
		return geom.R(s.X+float64(i)*(w+4), s.Y, w, s.H)
	}
	w := min(66, (s.W-4*float64(n-1))/float64(max(n, 1))) // the cards begin at the right end
	return geom.R(s.Right()-float64(i+1)*(w+4)+4, s.Y, w, s.H)
}

// town returns the rectangle of town t in the panel of seat p: a column if p is the viewer,
// otherwise a part of the street.
func (a *boardLayout) town(p engine.Seat, t rules.Town) geom.Rect {
	return a.townForHouses(p, t, a.streets[p])
}

// showsTown reports whether town t is shown in the panel of seat p. The viewer's panel, and a panel
// without houses, show all towns; other panels only those with houses.
func (a *boardLayout) showsTown(p engine.Seat, t rules.Town) bool {
	return a.ownPanel(p) || a.streets[p] == (street{}) || a.streets[p][t] > 0
}

// townForHouses returns the rectangle of town t of seat p, like the method town, but not for the
// current numbers of houses: has contains the numbers to use.
func (a *boardLayout) townForHouses(p engine.Seat, t rules.Town, has street) geom.Rect {
	r := a.panels[p]
	if a.ownPanel(p) {
		_, body := r.Pad(14, 10).CutTop(44)
		if !a.stacked {
			_, body = r.Pad(14, 10).CutLeft(columnWidth + 12)
			_, body = body.CutRight(shelfWidth(r.W) + 14)
		}
		return body.Row(int(t), rules.TownCount, 8)
	}
	_, body := r.Pad(8, 5).CutTop(41)
	return has.part(t, body, 3)
}

// part returns the part of a street that belongs to town t. room is the rectangle of the street,
// and gap is the distance between towns. Only towns with houses get a part; the more houses, the
// wider it is. If the street has no houses at all, all towns are equally wide.
func (s street) part(t rules.Town, room geom.Rect, gap float64) geom.Rect {
	const least = 0.55 // minimum width for the sign of the town, as a fraction of the width of a house
	if s == (street{}) {
		return room.Row(int(t), rules.TownCount, gap)
	}
	if s[t] == 0 {
		s[t] = 1
	}
	n, sum, before := 0, 0.0, 0.0
	for u, has := range s {
		if has == 0 {
			continue
		}
		if sum += float64(has) + least; u < int(t) {
			before += float64(has) + least
			n++
		}
	}
	each := room.W / sum
	r := geom.R(room.X+before*each, room.Y, (float64(s[t])+least)*each, room.H)
	if n > 0 {
		r.X, r.W = r.X+gap, r.W-gap
	}
	return r
}

// townHead returns the upper part of town t in the panel of seat p, with the town's symbol and
// pawn.
func (a *boardLayout) townHead(p engine.Seat, t rules.Town) geom.Rect {
	h := 21.0
	if a.ownPanel(p) {
		h = 40
	}
	s, _ := a.town(p, t).CutTop(h)
	return s
}

// townName is the height in design units of a town's name in the viewer's panel. Symbol, fee and
// pawn are below the name.
const townName = 17

// pawn returns the rectangle of the pawn of town t in the panel of p, its mayor. If p is NoSeat, it
// returns the pawn's place in the viewer's panel.
func (a *boardLayout) pawn(p engine.Seat, t rules.Town) geom.Rect {
	if p == engine.NoSeat {
		p = a.viewer
	}
	h := a.townHead(p, t)
	if a.ownPanel(p) {
		_, h = h.CutTop(townName)
	}
	size := min(h.H-2, 27)
	return geom.R(h.Right()-size-1, h.Y+1, size, size).Move(0, (h.H-2-size)/2)
}

// mine returns two rectangles for mine c in the street of seat p, its owner: house, in which it is
// drawn, and reach, the part of the street in which a press selects it. mines holds all mines of
// the owner, including c.
func (a *boardLayout) mine(p engine.Seat, c rules.Card, mines rules.Set) (house, reach geom.Rect) {
	t := c.Info().Town
	all := mines & t.Mines()
	return a.lot(p, t, (all & (rules.SetOf(c) - 1)).Len(), all.Len()+*engine.At(a.saloons[p][:], t))
}

// lot returns two rectangles for one of the n houses of seat p in town t, the house with index i:
// house, in which it is drawn, and reach, the part of the street in which a press selects it. Mines
// come before saloons.
func (a *boardLayout) lot(p engine.Seat, t rules.Town, i, n int) (house, reach geom.Rect) {
	has := a.streets[p]
	has[t] = max(has[t], n)
	_, ground := a.townForHouses(p, t, has).CutTop(a.townHead(p, t).H + 1)
	widest := 33.0
	if a.ownPanel(p) {
		widest = 58
		if a.tolls[t] > 0 {
			_, ground = ground.CutTop(tollHigh)
		}
	}
	return pieces.StreetLayout(ground.Pad(1, 2), n, i, widest)
}

// tollHigh is the height in design units of the line in one of the viewer's towns that shows the
// tolls of other seats' saloons.
const tollHigh = 25

// house returns the rectangle of mine c in the street of seat p. If the seat does not own the mine,
// it is the rectangle that the mine would have there.
func (b *Table) house(p engine.Seat, c rules.Card) geom.Rect {
	r, _ := b.at.mine(p, c, b.Board.Mines[p]|rules.SetOf(c))
	return r
}

// heldUpRect returns the rectangle of the card that seat p has just taken, at the lower edge of the
// seat's panel. It must not be called for the viewer, whose card stays in the row.
func (a *boardLayout) heldUpRect(p engine.Seat) geom.Rect {
	w := a.cardW * 0.9
	c := a.panels[p].Center()
	return geom.Around(geom.Point{X: c.X, Y: a.panels[p].Bottom() - 10}, w, w*pieces.CardH/pieces.CardW)
}

// bank returns the point from which and to which animated gold of the bank flies.
func (a *boardLayout) bank() geom.Point {
	return geom.Point{X: a.middle.Center().X, Y: a.middle.Y - 4}
}

// asideRect returns the rectangle of the event card with index i among those that were revealed in
// turn 1 and then put aside.
func (a *boardLayout) asideRect(i int) geom.Rect {
	d := a.deck
	return d.Scale(0.8).Move(30+float64(i)*10, 14+float64(i)*6)
}

// Minimum zoom factors of the board on a phone while the houses of other seats can be pressed; see
// [table.Zone.MinScale].
const (
	landscapeHouseZoom = 1.85 // factor on a phone in landscape
	portraitHouseZoom  = 1.2
)

// minHouseZoom returns the minimum zoom factor at which a phone shows the other seats' towns. While
// their houses can be pressed, it makes them large enough for a finger; otherwise it is 0.
func (b *Table) minHouseZoom() float64 {
	switch phase := b.Board.Phase; {
	case phase != rules.PhaseDynamite && phase != rules.PhaseExpropriate:
		return 0
	case b.Window.Class == ui.Wide:
		return landscapeHouseZoom
	}
	return portraitHouseZoom
}

// Zones returns the rectangles of the parts of the board. A phone shows only one part at a time.
func (b *Table) Zones() []table.Zone {
	a := &b.at
	var row, rivals geom.Rect
	// the auction block is left out, because it is as wide as the board; it is reached by scrolling
	for _, r := range a.slots {
		row = geom.Hull(row, r)
	}
	for p, r := range a.panels[:a.seats] {
		if engine.Seat(p) != b.Viewer {
			rivals = geom.Hull(rivals, r)
		}
	}
	dice := geom.Hull(a.strip, a.dice[0].Union(a.dice[1]).Union(a.deck))
	return []table.Zone{
		{ID: "row", Icon: "mine-wagon", Name: i18n.Mark("Row"), At: row},
		{ID: "towns", Icon: "village", Name: i18n.Mark("Your towns"), At: a.panels[b.Viewer]},
		{ID: "rivals", Icon: "revolver", Name: i18n.Mark("Others"), At: rivals, MinScale: b.minHouseZoom()},
		{ID: "dice", Icon: "perspective-dice-six-faces-random", Name: i18n.Mark("Dice"), At: dice},
	}
}

// SeatLayout returns the positions of seat p on the board, from which and to which animations move:
// its panel, its gold, and the point where its speech begins. For NoSeat it returns the positions
// of the bank.
func (b *Table) SeatLayout(p engine.Seat) table.SeatLayout {
	if p == engine.NoSeat {
		bank := b.at.bank()
		return table.SeatLayout{Panel: b.at.middle, Speech: bank, Purse: bank, Gain: bank}
	}
	h, gold := b.at.head(p), b.at.gold(p)
	s := table.SeatLayout{Panel: b.at.panels[p], Speech: geom.Point{X: h.X + 24, Y: h.Bottom() - 2}, Purse: gold,
		Gain: gold.Add(0, 30)}
	switch {
	case b.at.ownPanel(p) && b.at.stacked:
		s.Speech, s.SpeechRight, s.Gain = geom.Point{X: h.X + 352, Y: h.Center().Y}, true, gold.Add(0, -34)
	case b.at.ownPanel(p):
		s.Speech, s.SpeechRight, s.Gain = geom.Point{X: h.Right() + 4, Y: h.Y + 40}, true, gold.Add(12, -36)
	}
	return s
}

// Reading returns the rectangles of the viewer's towns and, while there are cards on sale, of these
// cards and the auction block.
func (b *Table) Reading() []geom.Rect {
	if b.Board.RowSize > 0 {
		return []geom.Rect{b.at.panels[b.Viewer], b.at.middle, b.at.block}
	}
	return []geom.Rect{b.at.panels[b.Viewer]}
}

// PlacardPlace returns the centre of announcements and the size of their letters. They are drawn in
// the middle of the table or, while cards are on sale, in smaller letters at its lower edge.
func (b *Table) PlacardPlace() (at geom.Point, size float64) {
	if b.Board.RowSize > 0 {
		return geom.Point{X: b.at.middle.Center().X, Y: b.at.middle.Bottom() + 5}, 23
	}
	return b.at.middle.Center(), 32
}
