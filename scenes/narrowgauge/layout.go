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

// boardLayout holds the position of everything on the board of Narrow Gauge, in design units. It is
// a pure function of the class of the window, the rectangle of the board, the viewer and the size
// of the hand.
type boardLayout struct {
	viewer   engine.Seat
	sheet    geom.Rect // the paper of the map
	window   geom.Rect // the map on it
	terms    geom.Rect // the prices of new ground, on the lower frame
	discs    geom.Rect // the round controls of the map, beside the prices
	plates   [rules.Seats]geom.Rect
	railways geom.Rect
	markets  geom.Rect
	hand     geom.Rect
	cards    ui.FanLayout // places of the cards in the hand
	deck     geom.Rect
	discard  geom.Rect
	small    bool // the panels beside the map are narrow
}

// Heights and gaps of the layouts, in design units.
const (
	gap         = 7
	plateHeight = 50
	footHigh    = 30 // the lower frame of the map
	disc        = 27 // size of a round control on it
	mapDiscs    = 6  // number of round controls
	fingerPitch = 42 // distance between the middles of two round controls on a phone
)

// newLayout computes the layout of the board, with slots places for cards in the hand.
func newLayout(l ui.Layout, board geom.Rect, viewer engine.Seat, slots int) boardLayout {
	a := boardLayout{viewer: viewer}
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
	if !l.Glass.Empty() { // on a phone, for fingers
		pitch = fingerPitch
	}
	a.discs, a.terms = foot.CutRight(mapDiscs * pitch)
	other := 1 - viewer
	a.plates[viewer], a.plates[other] = plates.Row(0, 2, gap), plates.Row(1, 2, gap)
	a.layHand(slots)
	return a
}

// layHand computes the places of the cards, the draw pile and the discard pile: in one row if the
// tray is long, else in two. The places do not move while the hand has fewer cards than places.
func (a *boardLayout) layHand(slots int) {
	room := a.hand.Pad(10, 8)
	a.cards = ui.FanLayout{Room: room, Slots: slots, Rows: 1, Ratio: float64(pieces.CardW) / trackHigh, Gap: gap}
	var piles geom.Rect
	if room.W > 2.4*room.H {
		piles, a.cards.Room = room.CutRight(min(64, room.H*0.36))
		a.cards.Room.W -= gap
		// side by side, if there is room
		a.cards.MaxWidth = max((a.cards.Room.W-gap*float64(slots-1))/float64(slots), leastTrack)
	} else {
		a.cards.Rows = 2
		a.cards.Slots = slots + 2 - slots%2 // the last place is used by the piles
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

// leastTrack is the least width of a Track card, in design units. If they would be narrower, the
// cards overlap instead.
const leastTrack = 96

// pileLabel is the height of the number below a pile, in design units.
const pileLabel = 19

// card returns a place of the hand.
func (a *boardLayout) card(place int) geom.Rect {
	r, _ := a.cards.Slot(place)
	return r
}

// purse returns where the cash of a seat is: the coin on its plate.
func (a *boardLayout) purse(p engine.Seat) geom.Point {
	r := a.plates[p]
	return geom.Point{X: r.X + 17, Y: r.Bottom() - 14}
}

// bank returns where money paid to the bank goes: behind the upper edge of the map.
func (a *boardLayout) bank() geom.Point { return geom.Point{X: a.sheet.Center().X, Y: a.sheet.Y - 4} }

// rail returns the row of a Company.
func (a *boardLayout) rail(c rules.Company) geom.Rect {
	_, rows := a.railways.Pad(8, 6).CutTop(17 + columnHead)
	return rows.Column(int(c), rules.CompanyCount, 1)
}

// columnHead is the height of the column heads of the railways. railGlow is the part of it that the
// glow of a pressable row covers.
const columnHead, railGlow = 21, 4

// Widths of the columns of the railways: what the next City pays, the shares of a seat, the shares
// for sale.
const (
	nextWide  = 40
	holdWide  = 24
	offerWide = 34
)

// track returns the rails on which the train of a Company moves.
func (a *boardLayout) track(c rules.Company) geom.Rect {
	r := a.rail(c)
	if a.small {
		return geom.R(r.X+4, r.Y+r.H*0.30, r.W-8, r.H*0.33)
	}
	return geom.R(r.X+25, r.Y+r.H*0.10, r.W-25-nextWide-2*holdWide-offerWide, r.H*0.74)
}

// marker returns the front of a Company's train after it has connected at Cities.
func (a *boardLayout) marker(c rules.Company, at int) geom.Point {
	t := a.track(c)
	car := t.H * 1.25 // the car behind the engine
	return geom.Point{X: t.X + car + (t.W-car-8)*float64(at)/rules.MaxMarker, Y: t.Bottom() - 6}
}

// nextCity returns where the pay of the next City of a Company is written.
func (a *boardLayout) nextCity(c rules.Company) geom.Rect {
	r := a.rail(c)
	if a.small {
		return geom.R(r.X+32, r.Y-1, r.W-37, r.H*0.34)
	}
	return geom.R(a.track(c).Right(), r.Y, nextWide, r.H)
}

// offer returns where the Certificates of a Company that can be taken are.
func (a *boardLayout) offer(c rules.Company) geom.Rect {
	r := a.rail(c)
	if a.small {
		return geom.R(r.X+4, r.Bottom()-20, 49, 17)
	}
	return geom.R(r.Right()-offerWide, r.Y, offerWide, r.H)
}

// holding returns where the number of a seat's Certificates in a Company is written.
func (a *boardLayout) holding(c rules.Company, p engine.Seat) geom.Rect {
	o, r := a.offer(c), a.rail(c)
	at := 1
	if p == a.viewer {
		at = 0
	}
	if a.small {
		return geom.R(o.Right()+5, o.Y, r.Right()-3-o.Right()-5, o.H).Row(at, 2, 4)
	}
	return geom.R(a.nextCity(c).Right()+float64(at)*holdWide, r.Y, holdWide, r.H)
}

// good returns the row of a Commodity.
func (a *boardLayout) good(g rules.Commodity) geom.Rect {
	_, rows := a.markets.Pad(8, 6).CutTop(18)
	return rows.Column(int(g), rules.CommodityCount, 1)
}

// lane returns the track of a Commodity's die.
func (a *boardLayout) lane(g rules.Commodity) geom.Rect {
	r := a.good(g)
	if a.small {
		return geom.R(r.X+2, r.Y+17, r.W-4, 20)
	}
	return geom.R(r.X+27, r.Center().Y-10, r.W-27-52, 20)
}

// dieSpot returns where a die is at a position. The viewer's side is on the right.
func (a *boardLayout) dieSpot(g rules.Commodity, position int) geom.Point {
	if a.viewer == 1 {
		position = -position
	}
	return a.lane(g).Row(position+rules.MaxRow, 2*rules.MaxRow+1, 0).Center()
}

// Zones returns the parts of the board that a phone shows one at a time.
func (b *Table) Zones() []table.Zone {
	a := &b.at
	return []table.Zone{
		{ID: "map", Icon: "treasure-map", Name: i18n.Mark("Map"), At: a.sheet},
		{ID: "cards", Icon: "poker-hand", Name: i18n.Mark("Cards"), At: a.hand},
		{ID: "railways", Icon: "steam-locomotive", Name: i18n.Mark("Railways"), At: a.railways},
		{ID: "markets", Icon: "scales", Name: i18n.Mark("Markets"), At: a.markets},
	}
}
