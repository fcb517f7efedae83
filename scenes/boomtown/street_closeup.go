package boomtown

import (
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

// The close-up of a rival's street shows large houses with their names, so that even the houses of
// a full town can be told apart. A press on the street opens it, and the next press closes it.

// streetCloseUp is the enlarged view of a street. whose is the seat to which the street belongs.
type streetCloseUp struct {
	ui.CloseUp
	whose engine.Seat
}

// Sizes in the enlarged view of a street, in design units, except closeUpLots, the maximum number
// of houses side by side.
const (
	streetHigh       = 380
	closeUpHeadHigh  = 24 // height of the line with the name of a town
	closeUpNameHigh  = 30 // height of the name below a house, in up to two lines
	closeUpHouseWide = 84 // maximum width of a house
	closeUpLots      = 8  // maximum number of houses of a town in one line
)

// openStreet opens the enlarged view of the street of seat p.
func (b *Table) openStreet(a *table.Decision, p engine.Seat) {
	b.streetView.whose = p
	b.streetView.Title, b.streetView.Seat, b.streetView.Mark, b.streetView.Name = i18n.T("The street"), int(
		p), b.Players[p].Face, b.Name(p)
	b.streetView.ClosesOnDismiss = true
	b.streetView.Invalidate()
	b.streetView.Open()
	a.Rebuild()
}

// streetTip returns the tooltip of seat p. It mentions what a press on the seat does: it opens the
// enlarged view of the street, or holds up the seat.
func (b *Table) streetTip(a *table.Decision, p engine.Seat) string {
	if a.IsLegal(rules.Rob(p)) {
		return table.Sentences(b.seatTip(p), b.lootNote(p))
	}
	if p == b.at.viewer || b.Board.Mines[p]|b.Board.SaloonsOf(p) == 0 {
		return b.seatTip(p)
	}
	return table.Sentences(b.seatTip(p), i18n.T("Press to look at the street."))
}

// opensStreet returns node n, which shows a part of the street of seat p, with a press handler that
// opens the enlarged view of that street. If p is the viewer, n has a press handler already, or the
// street is empty, it returns n unchanged.
func (b *Table) opensStreet(a *table.Decision, p engine.Seat, n ui.Node) ui.Node {
	if p != b.at.viewer && n.Press == nil && b.Board.Mines[p]|b.Board.SaloonsOf(p) != 0 {
		n.Press = func() { b.openStreet(a, p) }
	}
	return n
}

// closeUpTown returns two rectangles for town t in the enlarged street: all, the whole town, and
// ground, the part of it for houses, which is below the town's name.
func (b *Table) closeUpTown(t rules.Town) (all, ground geom.Rect) {
	all = b.at.streets[b.streetView.whose].part(t, b.streetView.Inner().Inset(8), 6)
	_, ground = all.CutTop(closeUpHeadHigh)
	return all, ground.Pad(3, 4)
}

// closeUpLot returns two rectangles in the enlarged street for the house with index i, among the n
// houses of a town: house, and name for the house's name below it. ground is the part of the town
// for houses.
func closeUpLot(ground geom.Rect, i, n int) (house, name geom.Rect) {
	best, perRow := 0.0, 1
	for k := 1; k <= min(n, closeUpLots); k++ {
		rows := float64((n + k - 1) / k)
		// if both ways give equally large houses, prefer more houses side by side to more rows
		if w := min(ground.W/float64(k)-6, (ground.H/rows-closeUpNameHigh-4)/pieces.FrontAspect,
			closeUpHouseWide); w >= best {
			best, perRow = w, k
		}
	}
	rows := (n + perRow - 1) / perRow
	lot := ground.Column(i/perRow, rows, 0).Row(i%perRow, perRow, 0)
	foot := lot.Bottom() - closeUpNameHigh
	house = geom.R(lot.Center().X-best/2, foot-best*pieces.FrontAspect, best, best*pieces.FrontAspect)
	return house, geom.R(lot.X+1, foot+1, lot.W-2, closeUpNameHigh-1)
}

// closeUpNodes appends to dst the nodes of the enlarged view of a street.
func (b *Table) closeUpNodes(a *table.Decision, dst []ui.Node) []ui.Node {
	if !b.streetView.IsOpen() {
		return b.streetView.Nodes(dst, b.paintCloseUp, nil, a.Rebuild)
	}
	a.RegisterOpen(func() { b.streetView.HandleEscape(); a.Rebuild() })
	p := b.streetView.whose
	var content []ui.Node
	put := func(n ui.Node, house, name geom.Rect) {
		n.Rect, n.Hit = house, house.Union(name)
		if n.Role != "move" { // a press closes the close-up, instead of opening it as in the panel
			n.Press = func() { b.streetView.Close(); a.Rebuild() }
		}
		content = append(content, n)
	}
	b.eachCloseUpHouse(p, func(c rules.Card, t tag, house, name geom.Rect) {
		if c.IsMine() {
			put(b.mineNode(a, p, c), house, name)
		} else {
			put(b.barNode(a, p, t), house, name)
		}
	})
	return b.streetView.Nodes(b.streetView.Uncovered(dst), b.paintCloseUp, content, a.Rebuild)
}

// eachCloseUpHouse calls the function do for each house in the enlarged view of the street of seat
// p. It passes the card, its tag (for saloons only, otherwise the zero value), and the rectangles
// of the house and of its name.
func (b *Table) eachCloseUpHouse(p engine.Seat, do func(c rules.Card, t tag, house, name geom.Rect)) {
	bars := b.bars(p)
	for t := range rules.Town(rules.TownCount) {
		n, i := b.Board.Count(p, t)+b.at.saloons[p][t], 0
		_, ground := b.closeUpTown(t)
		for c := range (b.Board.Mines[p] & t.Mines()).All() {
			house, name := closeUpLot(ground, i, n)
			do(c, tag{}, house, name)
			i++
		}
		for _, x := range bars {
			if x.town == t {
				house, name := closeUpLot(ground, i, n)
				do(x.card, x, house, name)
				i++
			}
		}
	}
}

// paintCloseUp paints the content of the enlarged view of a street.
func (b *Table) paintCloseUp(p *paint.Canvas, _ geom.Rect) {
	seat := b.streetView.whose
	for t := range rules.Town(rules.TownCount) {
		if !b.at.showsTown(seat, t) {
			continue
		}
		all, _ := b.closeUpTown(t)
		country(t).Cover(p, all)
		foot, _ := all.CutBottom(closeUpNameHigh + 8)
		p.Gradient(foot, 0, theme.Alpha(theme.WalnutInk, 0.15), theme.Alpha(theme.WalnutInk, 0.75))
		p.Outline(all, 2, 1.4, theme.RGB(0x1A0C06))
		head, _ := all.CutTop(closeUpHeadHigh)
		p.Gradient(head, 2, theme.Darken(towns[t].Colour, 0.35), theme.Darken(towns[t].Colour, 0.6))
		b.paintCloseUpHead(p, t, head)
	}
	b.eachCloseUpHouse(seat, func(c rules.Card, t tag, house, under geom.Rect) {
		said := name(c)
		if c.IsMine() {
			b.paintMine(p, c, house)
		} else {
			paintSaloon(p, t, seat, house)
			said = t.label()
		}
		paintCloseUpName(p, said, under)
	})
}

// paintCloseUpName writes said, the name of a house, in one or two lines into under, the rectangle
// below the house. The background is just large enough for the text.
func paintCloseUpName(p *paint.Canvas, said string, under geom.Rect) {
	st := paint.Style{Face: paint.Bold, Size: 12, Color: theme.Cream, Align: paint.Center, LineHeight: 1.1}
	ground := theme.Alpha(theme.WalnutInk, 0.72)
	wide := p.LabelWidth(said, under, st) + 14
	if wide > under.W {
		p.Rect(under, 3, ground)
		p.Fit(said, under.Pad(2, 1), st)
		return
	}
	line, _ := under.CutTop(0.66 * under.H)
	plate := geom.Around(line.Center(), wide, line.H)
	p.Rect(plate, 3, ground)
	p.Label(said, plate, st)
}

// paintCloseUpHead writes the name of town t into head, with a note if the owner of the street is
// the town's mayor.
func (b *Table) paintCloseUpHead(p *paint.Canvas, t rules.Town, head geom.Rect) {
	p.Icon(towns[t].Icon, geom.Point{X: head.X + 14, Y: head.Center().Y}, 18, theme.Cream)
	room := head.Pad(26, 0)
	st := paint.Style{Face: paint.Bold, Size: 13, Color: theme.Cream, Align: paint.Center}
	said := t.Info().Name
	if b.Board.Mayor[t] == b.streetView.whose {
		said = i18n.T("%s: mayor", said)
		st.Color = theme.BrassHi
		pieces.Pawn(p, geom.Around(geom.Point{X: head.Right() - 14, Y: head.Center().Y}, 20, 20),
			theme.Lighten(towns[t].Colour, 0.35))
	}
	if p.LabelWidth(said, room, st) <= room.W {
		p.Label(said, room, st)
	}
}
