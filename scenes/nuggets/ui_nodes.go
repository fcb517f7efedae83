package nuggets

import (
	"fmt"

	"gulch/engine"
	rules "gulch/engine/nuggets"
	"gulch/render/i18n"
	"gulch/render/pieces"
	"gulch/render/ui"
	"gulch/scenes/table"

	"github.com/hajimehoshi/ebiten/v2"
)

// Nodes appends to dst the nodes of the plates, the hill, the die and the nuggets in the row, and
// buttons for the moves open and dig.
func (b *Table) Nodes(a *table.Decision, dst []ui.Node) []ui.Node {
	for seat := range b.SeatCount() {
		dst = append(dst, ui.Node{
			ID: table.SeatID(seat), Label: b.Name(seat), Tip: b.sackTip(seat), Role: "text", SkipFocus: true,
			Rect: b.at.plates[seat],
		})
	}
	dst = append(dst, ui.Node{
		ID: "hill", Label: i18n.T("The hill"), Role: "text", SkipFocus: true, Rect: b.at.hill,
		Tip: i18n.T("Unseen nuggets. They refill the row."),
	})
	for i, n := range b.slots() {
		dst = append(dst, a.Target(ui.Node{
			ID: fmt.Sprintf("row %d", n), Role: "text", Rect: b.at.row[i], Label: i18n.T("A nugget worth %d",
				n.Worth()),
			Tip: i18n.N(n.Worth(), "It scores %d point.", "It scores %d points.", n.Worth()),
		}, rules.Take(n)))
	}
	if a.Legal == nil {
		return dst
	}
	buttons := []engine.Move{}
	for _, m := range []engine.Move{rules.Open(), rules.Dig()} {
		if a.IsLegal(m) {
			buttons = append(buttons, m)
		}
	}
	for i, m := range buttons {
		k := m.Kind
		look := looks[k]
		look.Label, look.Size = b.MoveWords(m), 13
		dst = append(dst, a.Button(m, a.Row.Row(i, len(buttons), 8), look, b.moveTip(a.Seat, m), keys[k]))
	}
	return dst
}

// Looks and keys, by kind of move, of the buttons for moves for which nothing on the board can be
// pressed.
var (
	looks = map[engine.Kind]pieces.Button{
		rules.KindOpen: {Icon: "swap-bag"}, rules.KindDig: {Icon: "war-pick"},
	}
	keys = map[engine.Kind]ebiten.Key{rules.KindOpen: ebiten.KeyO, rules.KindDig: ebiten.KeyD}
)

// moveTip returns the tooltip of the button for move m of a seat: how many points the move scores.
func (b *Table) moveTip(seat engine.Seat, m engine.Move) string {
	if m.Kind == rules.KindDig {
		return i18n.N(b.Board.Digs[seat], "A 4, 5 or 6 scores that many points: 2.5 per roll on average. You have %d roll left.",
			"A 4, 5 or 6 scores that many points: 2.5 per roll on average. You have %d rolls left.", b.Board.Digs[seat])
	}
	return i18n.T("Score the %d in your sack now and put in another nugget unseen: 3.5 on average, tripled at the end.",
		b.State.Sack(seat).Worth())
}

// sackTip returns the tooltip of a seat's sack. It names the content if the viewer may know the
// content (R12).
func (b *Table) sackTip(seat engine.Seat) string {
	if n := b.Board.Sack[seat]; n != 0 {
		return i18n.N(n.Worth(), "In the sack: %d point, tripled at the end.",
			"In the sack: %d points, tripled at the end.", n.Worth())
	}
	return i18n.T("The nugget in the sack counts triple at the end. Only its owner knows its number.")
}
