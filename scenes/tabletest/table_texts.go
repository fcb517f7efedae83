package tabletest

import (
	"fmt"

	"gulch/engine"
	"gulch/render/geom"
	"gulch/render/ui"
	"gulch/scenes/table"
)

// tableTexts returns all texts that a table shows to the viewer of a position, piece by piece:
// labels and tooltips of nodes, prompts, values, breakdowns, previews of moves, and the places of
// all nodes and values. The other methods of [table.GameUI] are compared elsewhere: those for
// events (Line, MergedLine, Cues, Moments, ChartMark, Dice, Animate, AddPictures) by resultTexts,
// what other people notice by compareNoticedByOthers, and drawing (Paint, Draw, nodes' Draw) by
// comparePixels. Some methods are not compared: those that do not depend on the position
// (FormatMoney, PlacardPlace, Reactions, Advice, RulesFigure, RulebookCards, Rule, DieFaceName,
// RankTitle), those called after the game, when nothing is hidden (ScoreItems, TieText,
// ResultLines), and those that return no information (Layout, Prepare, OnAllShown).
func tableTexts(p position) []string {
	a := table.NewDecision(p.play, p.state, p.legal)
	name, unit, count := p.play.When()
	out := []string{"heading " + p.play.Heading(), fmt.Sprintf("when %s, %s %d", name, unit, count), "turns " +
		p.play.TurnSummary(),
		fmt.Sprintf("zones %+v", p.play.Zones())}
	if l := p.play.Ledger(); l.Rival.DrawRow != nil {
		out = append(out, "rival "+l.Rival.Name+": "+l.Rival.Tip)
	}
	if told := p.play.Chapter(p.state); told != 0 {
		out = append(out, fmt.Sprintf("story %d of %d", told, p.play.Hero(p.state)))
	}
	for _, n := range p.play.Nodes(a, nil) {
		out = append(out, nodeText(p.play, &n))
	}
	for seat := range engine.Seat(p.state.Seats()) {
		out = append(out, seatTexts(p.play, seat)...)
	}
	return append(out, moveTexts(p, a)...)
}

// nodeText returns one line with the label, the tooltip and the state of node n.
func nodeText(play table.GameUI, n *ui.Node) string {
	return fmt.Sprintf("node %s: %s / %s / %s %v; %s %s, pressed %v, chosen %v, own %v, value %v, rule %s", n.ID,
		n.Label, n.Tip, n.DisabledReason,
		n.Rect, n.Role, n.Group, n.Enabled(), n.Chosen, n.BelongsToViewer, n.Value, play.Rule(n.ID))
}

// seatTexts returns the texts that a table shows about a seat.
func seatTexts(play table.GameUI, seat engine.Seat) []string {
	out := []string{fmt.Sprintf("row %d: %+v", seat, play.Row(seat)), fmt.Sprintf("account %d: %+v", seat,
		play.Breakdowns(seat)),
		fmt.Sprintf("outlook %d: %+v", seat, play.Outlook(seat)),
		fmt.Sprintf("place %d: %+v", seat, play.SeatLayout(seat))}
	for _, f := range play.PreviewStats(seat) {
		at, stands := play.StatPosition(seat, f, ledgerRow)
		out = append(out, fmt.Sprintf("figure %d: %+v at %v %v", seat, f, at, stands))
	}
	return out
}

// ledgerRow is the rectangle that stands for a seat's row of the ledger in the checks.
var ledgerRow = geom.R(980, 100, 280, 40)

// moveTexts returns the texts that a table shows about the legal moves of position p, nil if the
// viewer does not decide. a is the table's decision in p.
func moveTexts(p position, a *table.Decision) (out []string) {
	if p.legal == nil {
		return nil
	}
	pass, ordered := p.play.PreparedAnswer(p.state)
	out = []string{"prompt " + p.play.Prompt(a), "standing " + p.play.PinnedPreview(), fmt.Sprintf("question %+v, "+
		"ordered %v %v", p.play.Reaction(p.state), pass, ordered)}
	for _, m := range p.legal {
		out = append(out, fmt.Sprintf("move %s: %s, leaves %v", p.play.MoveWords(m), p.play.Reason(m),
			p.play.IsPass(m)))
		if _, advice := table.FindAdvice(p.play, m, func(string) bool { return false }); advice != "" {
			out = append(out, "advice "+p.state.Notation(m)+": "+advice)
		}
	}
	for _, m := range spread(p.legal, previewedMoves) {
		out = append(out, fmt.Sprintf("slip of %s: %q", p.state.Notation(m), p.play.OutcomeLines(m)))
	}
	m := p.legal[len(p.legal)/2] // only one move, because a whole preview is slow
	return append(out, fmt.Sprintf("slip of %s: %+v", p.state.Notation(m), table.PreviewMoves(p.play, p.state, m)))
}
