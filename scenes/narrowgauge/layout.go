package narrowgauge

import (
	"gulch/engine"
	rules "gulch/engine/narrowgauge"
	"gulch/render/geom"
	"gulch/render/pieces"
	"gulch/render/ui"
)

// places is where everything of Narrow Gauge lies on the board, a pure function of the window's class, the board's
// rectangle and who sits at the bottom.
type places struct {
	viewer   engine.Seat
	sheet    geom.Rect // the map's paper
	window   geom.Rect // the map on it
	plates   [rules.Seats]geom.Rect
	railways geom.Rect
	markets  geom.Rect
	hand     geom.Rect
	deck     geom.Rect
	discard  geom.Rect
	small    bool // the panels beside the map are narrow
}

// Heights and gaps of the layouts, design units.
const (
	gap         = 7
	plateHeight = 50
)

// lay lays the board out.
func lay(l ui.Layout, board geom.Rect, viewer engine.Seat) places {
	a := places{viewer: viewer}
	var plates geom.Rect
	switch l.Class {
	case ui.Wide:
		side, left := board.CutRight(min(296, board.W*0.32))
		a.sheet = left
		a.sheet.W -= gap
		plates, side = side.CutTop(plateHeight)
		_, side = side.CutTop(gap)
		a.railways, side = side.CutTop(258)
		_, side = side.CutTop(gap)
		a.markets, side = side.CutTop(131)
		_, a.hand = side.CutTop(gap)
	case ui.Square:
		bottom, top := board.CutBottom(212)
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
		bottom, top := board.CutBottom(200)
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
	other := 1 - viewer
	a.plates[viewer], a.plates[other] = plates.Row(0, 2, gap), plates.Row(1, 2, gap)
	a.layPiles()
	return a
}

// layPiles puts draw pile and discard pile at the right end of the hand.
func (a *places) layPiles() {
	column, _ := a.hand.Pad(10, 10).CutRight(min(58, a.hand.H*0.32))
	for i, to := range []*geom.Rect{&a.deck, &a.discard} {
		r := column.Column(i, 2, 8)
		r.H -= 15 // the number below
		*to = r.Fit(pieces.CardW, pieces.CardH)
	}
}

// card returns the place of the i-th of n cards of the hand.
func (a *places) card(i, n int) geom.Rect {
	room := a.hand.Pad(10, 9)
	room.W = a.deck.X - 10 - room.X
	rows := 1
	if room.H > 150 && room.W < 330 {
		rows = 2
	}
	columns := max(3, (n+rows-1)/rows)
	if rows == 1 {
		columns = max(5, n)
	}
	h := (room.H - 7*float64(rows-1)) / float64(rows)
	w := min(h*pieces.CardW/pieces.CardH, (room.W-7*float64(columns-1))/float64(columns))
	h = w * pieces.CardH / pieces.CardW
	left := room.X + (room.W-w*float64(columns)-7*float64(columns-1))/2
	top := room.Y + (room.H-h*float64(rows)-7*float64(rows-1))/2
	return geom.R(left+float64(i%columns)*(w+7), top+float64(i/columns)*(h+7), w, h)
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
	_, rows := a.railways.Pad(8, 6).CutTop(19)
	return rows.Column(int(c), rules.CompanyCount, 1)
}

// track returns the cells of a Company's Connection track.
func (a *places) track(c rules.Company) geom.Rect {
	r := a.rail(c)
	if a.small {
		return geom.R(r.X+4, r.Y+r.H*0.36, r.W-8, 15)
	}
	return geom.R(r.X+32, r.Y+3, r.W-32-58, 17)
}

// marker returns where a Company's marker stands.
func (a *places) marker(c rules.Company, at int) geom.Point {
	return a.track(c).Row(at, rules.MaxMarker+1, 0).Center()
}

// offer is where the Certificates of a Company lie that one can take.
func (a *places) offer(c rules.Company) geom.Rect {
	r := a.rail(c)
	if a.small {
		return geom.R(r.X+4, r.Bottom()-20, 54, 17)
	}
	return geom.R(r.X+32, r.Bottom()-23, 60, 20)
}

// holding is where the Certificates of a seat in a Company are told.
func (a *places) holding(c rules.Company, p engine.Seat) geom.Rect {
	o, r := a.offer(c), a.rail(c)
	room := geom.R(o.Right()+5, o.Y, r.Right()-3-o.Right()-5, o.H)
	if p == a.viewer {
		return room.Row(0, 2, 4)
	}
	return room.Row(1, 2, 4)
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
