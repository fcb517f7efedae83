package dakota

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
	"gulch/engine"
	rules "gulch/engine/dakota"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/pieces"
	"gulch/render/ui"
	"gulch/scenes/table"
)

// Kinds of moves that are made by buttons in the area of the decision. The moves in prime have
// large buttons; the moves in second have small buttons above them.
var (
	prime = []engine.Kind{
		rules.KindBail, rules.KindSkip, rules.KindDecline, rules.KindDone, rules.KindPass, rules.KindAccept,
		rules.KindNo, rules.KindNoArrest,
		rules.KindStop, rules.KindKeepNone, rules.KindResolveDone, rules.KindKeepRoll, rules.KindCollectDone,
		rules.KindEndTurn,
	}
	second = []engine.Kind{
		rules.KindLeave, rules.KindLayEngineer, rules.KindProspect, rules.KindSurvey, rules.KindReroll,
		rules.KindArrest, rules.KindTake, rules.KindHaul,
	}
)

// askNodes appends to dst the buttons of decision a: those for moves that are not made by a press
// on the board.
func (b *Table) askNodes(a *table.Decision, dst []ui.Node) []ui.Node {
	if b.planning(a) {
		return b.planNodes(a, dst)
	}
	big, small := legalOf(a, prime...), legalOf(a, second...)
	if b.State.Phase() == rules.PhaseTelegraph {
		big = nil // these moves are listed by catalogue
	}
	main, ok := a.MainMove(b.leaves, nil)
	row := a.Row
	if n, dim := b.chooseNode(a); dim && !(ok && slices.Contains(big, main)) {
		row = geom.Rect{}
		if _, shortcut := b.shortcutNode(a, row); shortcut || len(big) > 0 {
			row = a.SecondaryRow(&n)
		}
		dst = append(dst, n)
	}
	places, at := len(big), 0
	if n, shortcut := b.shortcutNode(a, row); shortcut {
		places, at = places+1, 1
		n.Rect = row.Row(0, places, 8)
		dst = append(dst, n)
	}
	if places > 0 && row.Y < a.Row.Y { // place the list of buttons above the row
		above := *a
		_, above.Area = a.Area.CutBottom(row.H + 4)
		a = &above
	}
	for i, m := range brassLast(big, main, ok) {
		look := pieces.Button{Label: b.MoveWords(m), Size: 14}
		if ok && m == main {
			look.Material = pieces.Brass
		}
		// the note says how many people remain for the afternoon, as the reason to send nobody else
		if m.Kind == rules.KindDone && look.Material == pieces.Brass {
			look.Note = b.stays()
		}
		n := a.Button(m, row.Row(at+i, places, 8), look, b.moveTip(m), ebiten.KeyD)
		if i > 0 {
			n.Keys = nil
		}
		dst = append(dst, n)
	}
	dst = b.helpers(a, dst, len(small) > 0)
	return a.List(dst, small...)
}

// brassLast returns a list of moves (the parameter all) with the move main put last, so that its
// button is at the right edge. If ok is false or main is not in the list, the list is returned
// unchanged.
func brassLast(all []engine.Move, main engine.Move, ok bool) []engine.Move {
	i := slices.Index(all, main)
	if !ok || i < 0 {
		return all
	}
	return append(slices.Delete(slices.Clone(all), i, i+1), main)
}

// helpers appends to dst the buttons that make no move, such as the one that turns a tile. crowded
// says that other buttons take all the space; it then appends nothing.
func (b *Table) helpers(a *table.Decision, dst []ui.Node, crowded bool) []ui.Node {
	row, _ := a.Area.CutBottom(36)
	if crowded {
		return dst
	}
	switch b.State.Phase() {
	case rules.PhaseExploreTile, rules.PhaseExploreCell:
		n := ui.Button("spin", row, pieces.Button{Label: i18n.T("Rotate the tile"), Icon: "clockwise-rotation",
			Size: 14},
			func() {
				b.turnTile(a.Pointer())
				a.Rebuild()
			}, ebiten.KeyT)
		n.Tip = i18n.T("Rotate your tile by a quarter turn. Over a highlighted space, you can also use the wheel. (T)")
		dst = append(dst, n)
	}
	return dst
}
