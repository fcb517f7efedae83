package narrowgauge

import (
	"gulch/engine"
	rules "gulch/engine/narrowgauge"
	"gulch/render/geom"
	"gulch/render/pieces"
	"gulch/render/ui"
	"gulch/render/words"
	"gulch/scenes/table"
)

// places is where everything of Narrow Gauge lies on the board, a pure function of the window's class, the board's
// rectangle and who sits at the bottom.
type places struct {
	viewer   engine.Seat
	sheet    geom.Rect // the map's paper
	window   geom.Rect // the map on it
	terms    geom.Rect // what new ground costs, on the lower frame
	discs    geom.Rect // the round controls of the map, beside that
	plates   [rules.Seats]geom.Rect
	railways geom.Rect
	markets  geom.Rect
	hand     geom.Rect
	cards    ui.FanLayout // in the hand
	deck     geom.Rect
	discard  geom.Rect
	small    bool // the panels beside the map are narrow
}

// Heights and gaps of the layouts, design units.
const (
	gap         = 7
	plateHeight = 50
	footHigh    = 30 // the lower frame of the map
	disc        = 27 // a round control on it
	mapDiscs    = 6  // of which so many have a place
	fingerPitch = 42 // from the middle of one to that of the next on a phone
)

// lay lays the board out, with places for so many cards in the hand.
func lay(l ui.Layout, board geom.Rect, viewer engine.Seat, slots int) places {
	a := places{viewer: viewer}
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
	if !l.Glass.Empty() { // for a finger
		pitch = fingerPitch
	}
	a.discs, a.terms = foot.CutRight(mapDiscs * pitch)
	other := 1 - viewer
	a.plates[viewer], a.plates[other] = plates.Row(0, 2, gap), plates.Row(1, 2, gap)
	a.layHand(slots)
	return a
}

// layHand lays the cards out with draw pile and discard pile after the last place: in one row where the tray is long, else
// in two. Every place stands for as long as the hand may be so large.
func (a *places) layHand(slots int) {
	room := a.hand.Pad(10, 8)
	a.cards = ui.FanLayout{Room: room, Slots: slots, Rows: 1, Ratio: float64(pieces.CardW) / trackHigh, Gap: gap}
	var piles geom.Rect
	if room.W > 2.4*room.H {
		piles, a.cards.Room = room.CutRight(min(64, room.H*0.36))
		a.cards.Room.W -= gap
		a.cards.Most = max((a.cards.Room.W-gap*float64(slots-1))/float64(slots), leastTrack) // side by side, where there is room
	} else {
		a.cards.Rows = 2
		a.cards.Slots = slots + 2 - slots%2 // the last place is that of the piles
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

// leastTrack is how wide a Track card is at least: narrower ones lie over each other.
const leastTrack = 96

// pileLabel is the height of the number below a pile.
const pileLabel = 19

// card returns the place of a card of the hand.
func (a *places) card(place int) geom.Rect {
	r, _ := a.cards.Slot(place)
	return r
}

// purse is where the cash of a seat lies: the coin on its plate.
func (a *places) purse(p engine.Seat) geom.Point {
	r := a.plates[p]
	return geom.Point{X: r.X + 17, Y: r.Bottom() - 14}
}

// bank is where money goes that nobody gets: behind the upper edge of the map.
func (a *places) bank() geom.Point { return geom.Point{X: a.sheet.Center().X, Y: a.sheet.Y - 4} }

// rail returns the row of a Company.
func (a *places) rail(c rules.Company) geom.Rect {
	_, rows := a.railways.Pad(8, 6).CutTop(17 + columnHead)
	return rows.Column(int(c), rules.CompanyCount, 1)
}

// columnHead is the height of the heads of the columns of the railways, and railGlow what of it the glow of a row covers that can
// be pressed.
const columnHead, railGlow = 21, 4

// Widths of the columns of the railways: what the next City pays, what a seat holds, what is for sale.
const (
	nextWide  = 40
	holdWide  = 24
	offerWide = 34
)

// track returns the rails along which the train of a Company goes.
func (a *places) track(c rules.Company) geom.Rect {
	r := a.rail(c)
	if a.small {
		return geom.R(r.X+4, r.Y+r.H*0.30, r.W-8, r.H*0.33)
	}
	return geom.R(r.X+25, r.Y+r.H*0.10, r.W-25-nextWide-2*holdWide-offerWide, r.H*0.74)
}

// marker returns where the front of a Company's train stands.
func (a *places) marker(c rules.Company, at int) geom.Point {
	t := a.track(c)
	car := t.H * 1.25 // stands behind it
	return geom.Point{X: t.X + car + (t.W-car-8)*float64(at)/rules.MaxMarker, Y: t.Bottom() - 6}
}

// nextCity is where it is told what the next City of a Company pays.
func (a *places) nextCity(c rules.Company) geom.Rect {
	r := a.rail(c)
	if a.small {
		return geom.R(r.X+32, r.Y-1, r.W-37, r.H*0.34)
	}
	return geom.R(a.track(c).Right(), r.Y, nextWide, r.H)
}

// offer is where the Certificates of a Company lie that one can take.
func (a *places) offer(c rules.Company) geom.Rect {
	r := a.rail(c)
	if a.small {
		return geom.R(r.X+4, r.Bottom()-20, 49, 17)
	}
	return geom.R(r.Right()-offerWide, r.Y, offerWide, r.H)
}

// holding is where the Certificates of a seat in a Company are told.
func (a *places) holding(c rules.Company, p engine.Seat) geom.Rect {
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
func (a *places) good(g rules.Commodity) geom.Rect {
	_, rows := a.markets.Pad(8, 6).CutTop(18)
	return rows.Column(int(g), rules.CommodityCount, 1)
}

// lane returns the track of a Commodity.
func (a *places) lane(g rules.Commodity) geom.Rect {
	r := a.good(g)
	if a.small {
		return geom.R(r.X+2, r.Y+17, r.W-4, 20)
	}
	return geom.R(r.X+27, r.Center().Y-10, r.W-27-52, 20)
}

// dieSpot returns where a die stands at a position, as the viewer sees it: the own side at the right.
func (a *places) dieSpot(g rules.Commodity, position int) geom.Point {
	if a.viewer == 1 {
		position = -position
	}
	return a.lane(g).Row(position+rules.MaxRow, 2*rules.MaxRow+1, 0).Center()
}

// Zones are what a phone shows one at a time.
func (b *Table) Zones() []table.Zone {
	a := &b.at
	return []table.Zone{
		{ID: "map", Icon: "treasure-map", Name: words.Mark("Map"), At: a.sheet},
		{ID: "cards", Icon: "poker-hand", Name: words.Mark("Cards"), At: a.hand},
		{ID: "railways", Icon: "steam-locomotive", Name: words.Mark("Railways"), At: a.railways},
		{ID: "markets", Icon: "scales", Name: words.Mark("Markets"), At: a.markets},
	}
}
