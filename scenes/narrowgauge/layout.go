package narrowgauge

import (
	"gulch/engine"
	rules "gulch/engine/narrowgauge"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/pieces"
	"gulch/render/ui"
	"gulch/scenes/table"
)

// boardLayout holds the rectangles of all parts of the board, in design units. It depends only on
// the class of the window, the rectangle of the board, the viewer and the size of the hand.
type boardLayout struct {
	viewer   engine.Seat
	home     engine.Seat // the seat whose plate comes first, and whose market rows are on the right
	sheet    geom.Rect   // the map with the paper frame around it
	window   geom.Rect   // the part of the frame in which the map is visible
	terms    geom.Rect   // text with the prices of new Locomotives, on the lower edge of the frame
	discs    geom.Rect   // the map's round buttons, beside the prices
	plates   [rules.Seats]geom.Rect
	railways geom.Rect
	markets  geom.Rect
	hand     geom.Rect
	cards    ui.FanLayout // the places of the cards in the viewer's hand
	deck     geom.Rect
	discard  geom.Rect
	// whether the seats' and railways panels are so narrow that each of their rows takes two lines
	small bool
}

// Sizes in design units, and the number of round buttons.
const (
	gap         = 7
	plateHeight = 50
	footHigh    = 30 // height of the lower edge of the map's frame
	disc        = 27 // diameter of a round button of the map
	mapDiscs    = 6  // number of round buttons of the map
	fingerPitch = 42 // distance between the centres of neighbouring round buttons on a phone
)

// newLayout computes the layout of the board within the rectangle board, for window layout l and
// the viewer's seat. home is the seat whose side comes first; it stays the same when two persons at
// one device take turns. slots is the number of cards that the hand can hold.
func newLayout(l ui.Layout, board geom.Rect, viewer, home engine.Seat, slots int) boardLayout {
	a := boardLayout{viewer: viewer, home: home}
	var plates geom.Rect
	switch l.Class {
	case ui.Wide:
		side, left := board.CutRight(min(296, board.W*0.32))
		a.sheet = left
		a.sheet.W -= gap
		plates, side = side.CutTop(plateHeight)
		_, side = side.CutTop(gap)
		a.railways, side = side.CutTop(220)
		_, side = side.CutTop(gap)
		a.markets, side = side.CutTop(122)
		_, a.hand = side.CutTop(gap)
	case ui.Square:
		bottom, top := board.CutBottom(187)
		a.hand = bottom
		top.H -= gap
		side, left := top.CutRight(board.W - top.H*0.985 - gap)
		a.sheet = left
		a.sheet.W -= gap
		plates, side = side.CutTop(plateHeight)
		_, side = side.CutTop(gap)
		a.markets, a.railways = side.CutBottom(178)
		a.railways.H -= gap
	default:
		plates, board = board.CutTop(plateHeight)
		_, board = board.CutTop(gap)
		bottom, top := board.CutBottom(182)
		a.hand = bottom
		top.H -= gap
		side, left := top.CutRight(board.W - top.H*0.955 - gap)
		a.sheet = left
		a.sheet.W -= gap
		a.markets, a.railways = side.CutBottom(222)
		a.railways.H -= gap
	}
	a.small = a.railways.W < 250
	a.window = a.sheet.Inset(11)
	a.window.H -= footHigh - 7
	foot := geom.R(a.window.X, a.window.Bottom()+4, a.window.W, footHigh-2)
	pitch := disc + 3.0
	if !l.Glass.Empty() { // on a phone the buttons are spaced for fingers
		pitch = fingerPitch
	}
	a.discs, a.terms = foot.CutRight(mapDiscs * pitch)
	a.plates[home], a.plates[1-home] = plates.Row(0, 2, gap), plates.Row(1, 2, gap)
	a.layHand(slots)
	return a
}

// layHand places the cards, the draw pile and the discard pile: in one row if the tray is long
// enough, otherwise in two rows. slots is the number of places for cards. A hand with fewer cards
// leaves places empty.
func (a *boardLayout) layHand(slots int) {
	room := a.hand.Pad(10, 8)
	a.cards = ui.FanLayout{Room: room, Slots: slots, Rows: 1, Ratio: float64(pieces.CardW) / trackHigh, Gap: gap}
	var piles geom.Rect
	if room.W > 2.4*room.H {
		piles, a.cards.Room = room.CutRight(min(64, room.H*0.36))
		a.cards.Room.W -= gap
		// the cards are side by side, if there is room
		a.cards.MaxWidth = max((a.cards.Room.W-gap*float64(slots-1))/float64(slots), leastTrack)
	} else {
		a.cards.Rows = 2
		a.cards.Slots = slots + 2 - slots%2 // the last place is for the piles
		last, _ := a.cards.Slot(a.cards.Slots - 1)
		piles = geom.R(last.X, last.Y, room.Right()-last.X, last.H)
	}
	for i, to := range []*geom.Rect{&a.deck, &a.discard} {
		r := piles.Row(i, 2, gap)
		if a.cards.Rows == 1 {
			r = piles.Column(i, 2, gap)
		}
		r.H -= pileLabel
		*to = r.Fit(pieces.CardW, trackHigh)
	}
}

// leastTrack is the minimum width of a Track card in the hand, in design units. Cards overlap if
// there is less room.
const leastTrack = 96

// pileLabel is the height in design units of the text below the draw or discard pile.
const pileLabel = 19

// card returns the rectangle of a card of the viewer's hand. place is the index of the card in the
// hand.
func (a *boardLayout) card(place int) geom.Rect {
	r, _ := a.cards.Slot(place)
	return r
}

// purse returns the point at which animated money of a seat starts or ends: the coin in its panel.
func (a *boardLayout) purse(p engine.Seat) geom.Point {
	r := a.plates[p]
	return geom.Point{X: r.X + 17, Y: r.Bottom() - 14}
}

// bank returns the point at which animated money of the bank starts or ends: behind the upper edge
// of the map.
func (a *boardLayout) bank() geom.Point { return geom.Point{X: a.sheet.Center().X, Y: a.sheet.Y - 4} }

// rail returns the rectangle of the row of Company c in the railways panel.
func (a *boardLayout) rail(c rules.Company) geom.Rect {
	_, rows := a.railways.Pad(8, 6).CutTop(17 + columnHead)
	return rows.Column(int(c), rules.CompanyCount, 1)
}

// columnHead is the height of the column headings of the railways panel, in design units. railGlow
// is the lowest part of it, which the glow around the first row covers while that row can be
// pressed.
const columnHead, railGlow = 21, 4

// Widths in design units of columns of the railways panel: pay of the next City, Certificates of a
// seat, Certificates on offer.
const (
	nextWide  = 40
	holdWide  = 24
	offerWide = 34
)

// track returns the rectangle of the rails that are drawn in the row of Company c of the railways
// panel. A train on these rails shows how many Cities the Company has connected.
func (a *boardLayout) track(c rules.Company) geom.Rect {
	r := a.rail(c)
	if a.small {
		return geom.R(r.X+4, r.Y+r.H*0.30, r.W-8, r.H*0.33)
	}
	return geom.R(r.X+25, r.Y+r.H*0.10, r.W-25-nextWide-2*holdWide-offerWide, r.H*0.74)
}

// marker returns the point on the rails of the railways panel at which the front of Company c's
// train is. at is the number of Cities that the Company has connected.
func (a *boardLayout) marker(c rules.Company, at int) geom.Point {
	t := a.track(c)
	car := t.H * 1.25 // length of the car behind the engine
	return geom.Point{X: t.X + car + (t.W-car-8)*float64(at)/rules.MaxMarker, Y: t.Bottom() - 6}
}

// nextCity returns the rectangle, in Company c's row of the railways panel, that shows the pay for
// its next City.
func (a *boardLayout) nextCity(c rules.Company) geom.Rect {
	r := a.rail(c)
	if a.small {
		return geom.R(r.X+32, r.Y+2, r.W-37, r.H*0.34) // below the glow around the row above
	}
	return geom.R(a.track(c).Right(), r.Y, nextWide, r.H)
}

// offer returns the rectangle, in Company c's row of the railways panel, that shows its
// Certificates on offer.
func (a *boardLayout) offer(c rules.Company) geom.Rect {
	r := a.rail(c)
	if a.small {
		return geom.R(r.X+4, r.Bottom()-20, 49, 17)
	}
	return geom.R(r.Right()-offerWide, r.Y, offerWide, r.H)
}

// holding returns the rectangle, in Company c's row of the railways panel, that shows how many
// Certificates of the Company seat p holds.
func (a *boardLayout) holding(c rules.Company, p engine.Seat) geom.Rect {
	o, r := a.offer(c), a.rail(c)
	at := 1
	if p == a.home {
		at = 0
	}
	if a.small {
		return geom.R(o.Right()+5, o.Y, r.Right()-3-o.Right()-5, o.H).Row(at, 2, 4)
	}
	return geom.R(a.nextCity(c).Right()+float64(at)*holdWide, r.Y, holdWide, r.H)
}

// good returns the rectangle of the row of Commodity g in the markets panel.
func (a *boardLayout) good(g rules.Commodity) geom.Rect {
	_, rows := a.markets.Pad(8, 6).CutTop(18)
	return rows.Column(int(g), rules.CommodityCount, 1)
}

// lane returns the rectangle, in Commodity g's row of the markets panel, in which the market's die
// moves.
func (a *boardLayout) lane(g rules.Commodity) geom.Rect {
	r := a.good(g)
	if a.small {
		return geom.R(r.X+2, r.Y+17, r.W-4, 20)
	}
	return geom.R(r.X+27, r.Center().Y-10, r.W-27-52, 20)
}

// dieSpot returns the centre of the die of Commodity g in the markets panel. position is its row on
// the track, from -rules.MaxRow (seat 1) to rules.MaxRow (seat 0). Row 0 is in the middle, and the
// rows of the home seat are on the right.
func (a *boardLayout) dieSpot(g rules.Commodity, position int) geom.Point {
	if a.home == 1 {
		position = -position
	}
	return a.lane(g).Row(position+rules.MaxRow, 2*rules.MaxRow+1, 0).Center()
}

// Zones returns the rectangles of the parts of the board. A phone shows only one part at a time.
func (b *Table) Zones() []table.Zone {
	a := &b.at
	return []table.Zone{
		{ID: "map", Icon: "treasure-map", Name: i18n.Mark("Map"), At: a.sheet},
		{ID: "cards", Icon: "poker-hand", Name: i18n.Mark("Cards"), At: a.hand},
		{ID: "railways", Icon: "steam-locomotive", Name: i18n.Mark("Companies"), At: a.railways},
		{ID: "markets", Icon: "scales", Name: i18n.Mark("Markets"), At: a.markets},
	}
}

// SeatLayout returns where animations of seat p start and end: its plate (the panel with its public
// possessions), its cash, and the point below the plate where its speech begins. Remarks of bots
// appear over the upper edge of the plate, so that the plate stays readable. For NoSeat it returns
// the positions of the bank.
func (b *Table) SeatLayout(p engine.Seat) table.SeatLayout {
	if p == engine.NoSeat {
		bank := b.at.bank()
		return table.SeatLayout{Panel: b.at.sheet, Speech: bank, Purse: bank, Gain: bank}
	}
	r, purse := b.at.plates[p], b.at.purse(p)
	return table.SeatLayout{
		Panel:  geom.R(r.X-17, r.Y+6, 240, 10),
		Speech: geom.Point{X: r.X + 6, Y: r.Bottom() - 4},
		Purse:  purse,
		Gain:   purse.Add(22, 34),
	}
}

// Reading returns the rectangles of the viewer's hand and of the railways panel or, while the
// viewer bids, of the close-up with the Contracts and the consequences of the bid.
func (b *Table) Reading() []geom.Rect {
	if b.closeUp.IsOpen() && b.bidding() {
		return []geom.Rect{b.closeUp.Inner()}
	}
	return []geom.Rect{b.at.hand, b.at.railways}
}

// PlacardPlace returns the centre and the letter size of announcements, which are drawn in the
// upper part of the map.
func (b *Table) PlacardPlace() (at geom.Point, size float64) {
	w := b.at.window
	return geom.Point{X: w.Center().X, Y: w.Y + w.H*0.30}, 32
}
