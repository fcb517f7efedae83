package narrowgauge

import (
	"fmt"
	"image/color"
	"slices"

	"gulch/engine"
	rules "gulch/engine/narrowgauge"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/scenes/table"
)

// leastName is the minimum letter size of a seat's name on its plate, in design units.
const leastName = 12

// paintPlate paints the panel of a seat with what is public: cash, Build token, number of cards and
// Contracts.
func (b *Table) paintPlate(p *paint.Canvas, seat engine.Seat) {
	r := b.at.plates[seat]
	pieces.Tray(p, r)
	if seat == b.HighlightedSeat {
		p.Rect(r.Inset(2), 5, theme.Brass)
		p.Gradient(r.Inset(3.4), 4, theme.Lit, theme.LitLo)
	}
	ink, soft, lamp := theme.Cream, theme.MapSheet, theme.BrassHi
	if seat == b.HighlightedSeat { // the label of the seat whose turn it is has the colour of paper
		ink, soft, lamp = theme.Ink, theme.SoftInk, theme.Oxblood
	}
	b.Token(p, seat, geom.Point{X: r.X + 17, Y: r.Y + 16}, 25)
	held := contractsOf(b.Board.Contracts[seat])
	y := r.Bottom() - 14
	cards := geom.Point{X: r.Right() - 29, Y: r.Y + 15}
	name := geom.R(r.X+34, r.Y+5, cards.X-10-r.X-34, 21)
	if !narrow(r) { // a wide plate shows which seat is first, because the ledger does not
		cards = geom.Point{X: b.token(seat).X + 24, Y: y}
		name.W = r.W - 42
		if b.Board.First == seat {
			p.Icon("top-hat", geom.Point{X: r.Right() - 15, Y: r.Y + 16}, 17, lamp)
			name.W -= 20
		}
	}
	if b.Window.Class == ui.Tall { // in tall windows the plate shows these values, because the ledger does not
		name.W = b.extraFigureAt(seat, 0).X - 6 - name.X
		b.paintExtraFigures(p, seat, ink, soft)
	}
	who, called := table.FittingName(p, b.Name(seat), name.W,
		paint.Style{Face: paint.Bold, Size: 14, Color: ink, Clip: true}, leastName)
	// a narrow plate without room for a whole name has only the token, which the ledger explains
	if !narrow(r) || p.Advance(called, who) <= name.W {
		p.Label(called, name, who)
	}
	if b.cashShift(seat) == 0 {
		pieces.Coin(p, b.at.purse(seat), 9)
	}
	cash := dollars(b.cash(seat))
	if !b.cashVisible(seat) {
		cash = i18n.T("$ ?")
	}
	bold := paint.Style{Face: paint.Bold, Size: 16, Color: ink}
	p.Label(cash, b.cashRect(seat), bold)
	b.paintToken(p, seat, 1)
	p.Icon("card-pickup", cards, 15, soft)
	bold.Size, bold.Color = 13, soft
	p.Label(fmt.Sprint(b.Board.Cards[seat]), geom.R(cards.X+9, cards.Y-10, 16, 20), bold)
	for i, k := range held {
		pieces.Ticket(p, b.tag(seat, i), k.Info().State, b.Board.Used.Has(k))
	}
}

// paintExtraFigures paints, in the panel of a seat, its Certificates and dividends, for windows
// whose ledger has no rows to show them. ink is the colour of the numbers, soft that of the icons.
func (b *Table) paintExtraFigures(p *paint.Canvas, seat engine.Seat, ink, soft color.RGBA) {
	for i, s := range b.extraFigures(seat) {
		at, said := b.extraFigureAt(seat, i), pieces.Number(s.Value)
		if i > 0 {
			said = dollars(s.Value)
		}
		p.Icon(s.Icon, geom.Point{X: at.X + 8, Y: at.Center().Y}, 16*min(p.View.Letters(), 1.2), soft)
		p.Label(said, geom.R(at.X+20, at.Y, at.W-20, at.H), paint.Style{Face: paint.Bold, Size: 13, Color: ink})
	}
}

// extraFigures returns the values that a seat's panel must show in windows whose ledger has no
// rows: the seat's Certificates and dividends.
func (b *Table) extraFigures(seat engine.Seat) []table.Stat {
	return slices.DeleteFunc(b.Row(seat).Stats, func(s table.Stat) bool { return s.Icon == "" })
}

// extraFigureAt returns the rectangle, at the right end of a seat's panel, of the value with index
// i in extraFigures.
func (b *Table) extraFigureAt(seat engine.Seat, i int) geom.Rect {
	r := b.at.plates[seat]
	return geom.R(r.Right()-158+66*float64(i), r.Y+5, 64, 21)
}

// narrow reports whether a seat's panel, with the rectangle plate, is too narrow to show all values
// in one row. In windows with such panels the ledger shows the values that are left out.
func narrow(plate geom.Rect) bool { return plate.W < 200 }

// cashShift returns how far to the left the cash and the Build token of a seat are moved, in design
// units. A narrow panel leaves out the coin if there would not be enough room for the letters of
// the Contracts.
func (b *Table) cashShift(seat engine.Seat) float64 {
	r := b.at.plates[seat]
	if narrow(r) && r.W-94 < tagLetters*float64(b.Board.Contracts[seat].Len()) {
		return 22
	}
	return 0
}

// cashRect returns the rectangle of the cash in a seat's panel: it ends before the Build token.
func (b *Table) cashRect(seat engine.Seat) geom.Rect {
	r := b.at.plates[seat]
	x := r.X + 29 - b.cashShift(seat)
	return geom.R(x, r.Bottom()-25, b.token(seat).X-tokenRadius-x, 22)
}

// tokenRadius is half the width of a Build token in a seat's panel, with its frame.
const tokenRadius = 10

// tagLetters is the width of the letters of a Contract in a seat's panel, in design units.
const tagLetters = 19

// token returns the position of a seat's Build token in its panel.
func (b *Table) token(seat engine.Seat) geom.Point {
	r := b.at.plates[seat]
	if narrow(r) {
		return geom.Point{X: r.X + 78 - b.cashShift(seat), Y: r.Bottom() - 14}
	}
	return geom.Point{X: r.X + 83, Y: r.Bottom() - 14}
}

// paintToken paints a seat's Build token. wide is the factor for its width: 1 at rest, less while
// the token is being turned over.
func (b *Table) paintToken(p *paint.Canvas, seat engine.Seat, wide float64) {
	pieces.Reversible(p, b.token(seat), 20, "rail-road", b.Board.Dark[seat], wide)
}

// contractsOf returns the Contracts in a set as a slice.
func contractsOf(set rules.Contracts) []rules.Contract { return slices.Collect(set.All()) }

// tag returns the rectangle of the Contract with index i in a seat's panel.
func (b *Table) tag(seat engine.Seat, i int) geom.Rect {
	r := b.at.plates[seat]
	left := b.token(seat).X + 12
	if !narrow(r) {
		left += 43 // room for the number of cards in the hand
	}
	step := min(29, (r.Right()-4-left)/float64(max(b.Board.Contracts[seat].Len(), 1)))
	return geom.R(r.Right()-4-step*float64(i+1), r.Bottom()-23, step-2, 18)
}
