package westernlegends

import (
	"fmt"
	"image/color"
	"strconv"

	"gulch/engine"
	rules "gulch/engine/westernlegends"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/scenes/table"
)

// The ledger has a row for each seat with columns under headings: law, money, cards, gold, wounds,
// cattle, points. In tall windows the rows are not in the ledger but in a panel below the map.

// Sizes in design units within a row of the ledger, the table of all seats.
const (
	rowHigh    = 46
	faceRoom   = 38 // width reserved for the face, before the first column
	pointsRoom = 32 // width reserved for the points, after the last column
)

// Ledger describes the ledger, the table of all seats. A press on a row opens the seat's mat (its
// character and possessions) in a close-up.
func (b *Table) Ledger() table.Ledger {
	return table.Ledger{RowHeight: rowHigh, HeadHeight: headsHigh, TallHeight: b.lowLedger(), DrawHeads: b.paintHeads,
		DrawRow: b.paintRow, OnPress: func(seat engine.Seat) func() {
			if b.shownCloseUp != "" || seat == b.Viewer || b.rebuild == nil {
				return nil
			}
			return func() { b.openMat = seat; b.rebuild() }
		}, Rival: b.manInBlack()}
}

// lowLedger returns the height, in design units, of the panel with log and prompt in tall windows.
// Two lines of a prompt fit above its buttons. If the player has chosen larger letters, the panel
// is higher and the map smaller.
func (b *Table) lowLedger() float64 {
	return 146 + 76*min(b.Window.View.Letters()-1, 0.5)
}

// manInBlack returns the ledger's row for the Man in Black, or the zero value if he does not take
// part in the game.
func (b *Table) manInBlack() table.Rival {
	if !b.mibThere() {
		return table.Rival{}
	}
	return table.Rival{
		Name: i18n.T("Man in Black"), DrawRow: b.paintManInBlack,
		Tip: i18n.T("The Man in Black has %d LP. He wins if no player has more at the end.", b.Board.MibLP),
	}
}

// paintManInBlack paints into r the row of the Man in Black: his space, and his points in the same
// column as the points of the seats.
func (b *Table) paintManInBlack(p *paint.Canvas, r geom.Rect) {
	face := min(r.H*0.36, 15)
	b.badge(p, geom.Point{X: r.X + faceRoom/2, Y: r.Center().Y}, face, "top-hat", theme.RGB(0x161214), theme.Cream)
	points := geom.R(r.Right()-pointsRoom, r.Y, pointsRoom-5, r.H)
	pieces.DrawNumber(p, points, b.Board.MibLP,
		paint.Style{Face: paint.Bold, Size: min(r.H*0.48, 21), Color: theme.Ink, Align: paint.Right})
	in := geom.R(r.X+faceRoom, r.Y+2, r.W-faceRoom-pointsRoom, r.H-4)
	name, line := in.CutTop(in.H * 0.5)
	p.Label(i18n.T("Man in Black"), name, paint.Style{Face: paint.Bold, Size: 14.5, Color: theme.Ink, Clip: true})
	if b.Board.MIB != rules.NoSpace {
		p.Label(spaceName(b.Board.MIB), line,
			paint.Style{Face: paint.Italic, Size: 12, Color: theme.SoftInk, Clip: true})
	}
}

// TurnSummary returns a text that names the active seat and the seat that is next.
func (b *Table) TurnSummary() string {
	v := b.Board
	if v.Round == 0 || v.Active < 0 || v.Active >= b.SeatCount() || v.Phase == rules.PhaseGameOver {
		return ""
	}
	next := (v.Active + 1) % b.SeatCount()
	if v.LastRound > 0 && v.Round >= v.LastRound && next == v.First {
		return i18n.T("Last turn: %s", b.Name(v.Active))
	}
	return table.CurrentAndNext(b.Name(v.Active), b.Name(next))
}

// columns holds the width of each column of a row as a fraction of the total width of the columns.
var columns = [...]float64{0.31, 0.215, 0.155, 0.105, 0.105, 0.11}

// Indices into columns, the columns of a row of the ledger.
const (
	lawColumn = iota
	cashColumn
	cardsColumn
	goldColumn
	woundsColumn
	cattleColumn
)

// column returns the rectangle of a column within a line r of a ledger row. at is the index of the
// column in [columns].
func column(r geom.Rect, at int) geom.Rect {
	room := geom.R(r.X+faceRoom, r.Y, r.W-faceRoom-pointsRoom, r.H)
	before := 0.0
	for _, share := range columns[:at] {
		before += share
	}
	return geom.R(room.X+before*room.W, room.Y, columns[at]*room.W, room.H)
}

// paintHeads paints the column headings into r: an icon if the map uses the same icon, otherwise a
// word.
func (b *Table) paintHeads(p *paint.Canvas, r geom.Rect) {
	st := paint.Style{Face: paint.Body, Size: 11, Color: theme.SoftInk, Align: paint.Center}
	for at, name := range map[int]string{lawColumn: i18n.T("Law"), cashColumn: i18n.T("Money"),
		cardsColumn: i18n.T("Cards")} {
		p.Label(name, column(r, at).Pad(3, 0), st)
	}
	for at, icon := range map[int]string{goldColumn: "gold-nuggets", woundsColumn: "broken-bone",
		cattleColumn: "bull"} {
		p.Icon(icon, column(r, at).Center(), min(r.H, 16), theme.SoftInk)
	}
	st.Align = paint.Right
	head := i18n.T("LP")
	if b.Board.Phase == rules.PhaseGameOver {
		head = i18n.T("Score")
	}
	p.Label(head, geom.R(r.Right()-pointsRoom, r.Y, pointsRoom-4, r.H), st)
}

// points returns the points in the row of a seat: its LP or, after the game, its final score, which
// also counts the score sheet's other lines.
func (b *Table) points(seat engine.Seat) int {
	if b.Board.Phase == rules.PhaseGameOver {
		return b.Board.Of[seat].Final
	}
	return b.DisplayedValue(lpKey(seat), b.Board.Of[seat].LP)
}

// paintRow paints the row of a seat into r in two lines: face, name, character and gear in the
// upper line; law, possessions and points in the lower one.
func (b *Table) paintRow(p *paint.Canvas, r geom.Rect, seat engine.Seat) {
	w := &b.Board.Of[seat]
	switch own := seat == b.Viewer && b.Players[seat].Person(); {
	case b.HighlightedSeat == seat, b.HighlightedSeat == engine.NoSeat && b.Board.Active == seat:
		p.Rect(r.Inset(1), 7, theme.Brass)
		p.Gradient(r.Inset(2.4), 6, theme.Lit, theme.LitLo)
	case own: // the viewer's own row has no border, because a border marks the active seat
		p.Rect(r.Inset(1.5), 6, theme.Alpha(theme.Lit, 0.4))
	}
	face := min(r.H*0.72, 32)
	b.Token(p, seat, geom.Point{X: r.X + faceRoom/2, Y: r.Center().Y}, face)
	if b.Board.First == seat && b.Board.Round > 0 {
		at := geom.Point{X: r.X + faceRoom/2 + face*0.4, Y: r.Center().Y + face*0.36}
		p.Disc(at, 7, theme.Parchment, theme.Parchment)
		p.Icon("horseshoe", at, 12, theme.Oxblood)
	}
	points := geom.R(r.Right()-pointsRoom, r.Y, pointsRoom-5, r.H)
	pieces.DrawNumber(p, points, b.points(seat),
		paint.Style{Face: paint.Bold, Size: min(r.H*0.48, 21), Color: theme.Ink, Align: paint.Right})
	in := geom.R(r.X+faceRoom, r.Y+2, r.W-faceRoom-pointsRoom, r.H-4)
	head, _ := in.CutTop(in.H * 0.5)
	head.W -= b.paintGear(p, head, seat)
	b.paintWho(p, head, seat)
	line := geom.R(r.X, head.Bottom(), r.W, in.H*0.5)
	b.paintLaw(p, column(line, lawColumn), seat)
	st := paint.Style{Face: paint.Bold, Size: 13.5, Color: theme.Ink, Align: paint.Center}
	figure := func(at int, text string, n int, tone color.RGBA) {
		of := st
		if of.Color = tone; n == 0 {
			of.Color = theme.Alpha(theme.SoftInk, 0.7)
		}
		p.Label(text, column(line, at).Pad(1, 0), of)
	}
	money := b.DisplayedValue(seat, w.Money)
	figure(cashColumn, dollars(money), money, theme.Ink)
	figure(cardsColumn, fmt.Sprint(w.Cards), w.Cards, theme.Ink)
	figure(goldColumn, fmt.Sprint(w.Nuggets), w.Nuggets, theme.RGB(0x8A5A08))
	figure(woundsColumn, fmt.Sprint(w.Wounds), w.Wounds, theme.Oxblood)
	b.paintHerd(p, column(line, cattleColumn), seat)
}

// nameStyle is the style of the names of seats.
var nameStyle = paint.Style{Face: paint.Bold, Size: 14.5, Color: theme.Ink, Clip: true}

// nameWidth returns the width of the name of a seat in its row of the ledger, in design units.
func (b *Table) nameWidth(row geom.Rect, seat engine.Seat) float64 {
	room := geom.R(0, 0, row.W-faceRoom-pointsRoom, (row.H-4)*0.5)
	return min(b.App.Kit.Canvas(nil, b.Window.View).LabelWidth(b.Name(seat), room, nameStyle), room.W)
}

// paintWho writes the name of a seat and of its character into r. If both do not fit, it writes the
// first name of the seat, or leaves out the character, but cuts neither.
func (b *Table) paintWho(p *paint.Canvas, r geom.Rect, seat engine.Seat) {
	who := b.Name(seat)
	wide := p.LabelWidth(who, r, nameStyle) + 1
	if wide > r.W {
		who, wide = b.shortName(seat), r.W
	}
	if c := b.Board.Of[seat].Char; c >= 0 {
		for _, short := range []string{who, b.shortName(seat)} {
			w := p.LabelWidth(short, r, nameStyle) + 1
			rest := geom.R(r.X+w+6, r.Y+1, r.W-w-8, r.H)
			st := paint.Style{Face: paint.Italic, Size: 12, Color: theme.SoftInk}
			if st = p.FitLine(charName(c), rest.W, st, leastWho); p.Advance(charName(c), st) <= rest.W {
				p.Label(charName(c), rest, st)
				who, wide = short, w
				break
			}
		}
	}
	p.Label(who, geom.R(r.X, r.Y, wide, r.H), nameStyle)
}

// leastWho is the minimum letter size of the name of a character in the ledger, in design units.
const leastWho = 10.5

// shortName returns the first name of a seat, or its whole name if another seat has the same first
// name.
func (b *Table) shortName(seat engine.Seat) string {
	first := table.FirstName(b.Name(seat))
	for other := range b.SeatCount() {
		if engine.Seat(other) != seat && table.FirstName(b.Name(engine.Seat(other))) == first {
			return b.Name(seat)
		}
	}
	return first
}

// paintLaw writes into r whether a seat is Wanted, a Marshal or neither. Where the word would fill
// its pill to the edge, the pill has an icon instead.
func (b *Table) paintLaw(p *paint.Canvas, r geom.Rect, seat engine.Seat) {
	icon, side, tone := b.side(seat)
	st := paint.Style{Face: paint.Bold, Size: 12, Color: theme.Cream, Align: paint.Center}
	if icon == "" {
		st.Face, st.Color = paint.Italic, theme.SoftInk
		p.Label(side, r, st)
		return
	}
	pill := r.Pad(1, 1.5)
	p.Rect(pill, pill.H/2, tone)
	least := st
	least.Fixed = true
	if w, _ := p.Measure(side, least); w <= pill.W-8 {
		p.Label(side, pill.Pad(3, 0), st)
		return
	}
	cube := b.Board.Of[seat].Cube
	n := max(cube[rules.Wanted], cube[rules.Marshal])
	at := pill.Row(0, 2, 0)
	p.Icon(icon, geom.Point{X: at.Right() - pill.H*0.4, Y: at.Center().Y}, pill.H*0.8, theme.Cream)
	st.Align = paint.Left
	p.Label(strconv.Itoa(n), pill.Row(1, 2, 4), st)
}

// paintHerd paints into r a seat's cattle as an icon in the colour of their ranch, and the number
// of the seat's longhorns.
func (b *Table) paintHerd(p *paint.Canvas, r geom.Rect, seat engine.Seat) {
	w, size := &b.Board.Of[seat], min(r.H*0.86, 18)
	at := r.Center()
	if w.Cattle >= 0 && w.Longhorns > 0 {
		at.X -= size * 0.5
	}
	if w.Cattle >= 0 {
		p.Icon("bull", at, size, theme.Darken(ranchTones[w.Cattle], 0.2))
		at.X += size
	}
	if w.Longhorns > 0 {
		p.Icon("bull", at, size, theme.Ink)
		if w.Longhorns > 1 {
			pieces.DrawNumber(p, geom.Around(at.Add(size*0.5, size*0.3), 12, 12), w.Longhorns,
				paint.Style{Face: paint.Bold, Size: 11, Color: theme.Oxblood, Align: paint.Center})
		}
	}
}

// signsOfGear is the maximum number of item icons that a ledger row shows at their usual size. More
// icons are drawn smaller.
const signsOfGear = 7

// paintGear paints the icons of a seat's items at the right end of r, and returns the width that
// they take.
func (b *Table) paintGear(p *paint.Canvas, r geom.Rect, seat engine.Seat) float64 {
	w := &b.Board.Of[seat]
	x, size := r.Right()-8, min(r.H*0.82, 16*min(p.View.Letters(), 1.15))
	if n := w.Items.Len(); n > signsOfGear { // make the icons smaller, so that the name keeps its width
		size *= signsOfGear / float64(n)
	}
	for i := rules.Item(rules.Items - 1); i >= 0; i-- {
		if !w.Items.Has(i) {
			continue
		}
		tone := theme.Alpha(theme.Ink, 0.4)
		if i == w.Weapon || i == w.Mount {
			tone = theme.Ink
		}
		if w.Upgraded.Has(i) {
			gold := theme.Alpha(theme.Brass, 0.9)
			p.Disc(geom.Point{X: x, Y: r.Center().Y}, size*0.56, gold, gold)
		}
		p.Icon(itemIcons()[i.String()], geom.Point{X: x, Y: r.Center().Y}, size, tone)
		x -= size * 1.06
	}
	return r.Right() - 8 - x
}

// paintPanel paints the panel beside the map with a row for each seat. It does nothing in windows
// in which the ledger shows these rows.
func (b *Table) paintPanel(p *paint.Canvas) {
	if b.at.panel.Empty() {
		return
	}
	pieces.Panel(p, b.at.panel, 7)
	heads, _ := b.at.panel.Pad(12, 6).CutTop(headsHigh)
	for i := range min(2, len(b.at.plates)) {
		b.paintHeads(p, heads.Row(i, 2, 18))
	}
	for seat := range b.SeatCount() {
		b.paintRow(p, b.at.plates[seat], seat)
	}
}
