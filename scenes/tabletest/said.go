package tabletest

import (
	"fmt"

	"gulch/engine"
	"gulch/render/geom"
	"gulch/render/ui"
	"gulch/scenes/table"
)

// said is everything that a table says to who looks, piece by piece, of what it may say by [table.Play]: nodes, words, figures,
// accounts, slips, and where what it points at lies.
//
// Of the rest of a Play, course has what is said of events (Line, Joined, Cues, Moments, Mark, Dice, Animate, Tell), aloud what is
// noticed by who does not look, leak what is painted (Paint, Draw, what nodes draw). Not compared is what follows
// from no position (Money, Announced, Reactions, Advice by itself, Figure, Listed, Source, DieFace, Rank), what lies open, as it is
// asked at the end (Things, Tie, Verdict), and what tells nothing (Layout, Prepare, Settled).
func said(p position) []string {
	a := table.NewAsk(p.play, p.state, p.legal)
	name, unit, count := p.play.When()
	out := []string{"heading " + p.play.Heading(), fmt.Sprintf("when %s, %s %d", name, unit, count), "turns " + p.play.Turns(),
		fmt.Sprintf("zones %+v", p.play.Zones())}
	if l := p.play.Ledger(); l.Rival.Row != nil {
		out = append(out, "rival "+l.Rival.Name+": "+l.Rival.Tip)
	}
	if told := p.play.Chapter(p.state); told != 0 {
		out = append(out, fmt.Sprintf("story %d of %d", told, p.play.Hero(p.state)))
	}
	for _, n := range p.play.Nodes(a, nil) {
		out = append(out, nodeSaid(p.play, &n))
	}
	for seat := range engine.Seat(p.state.Seats()) {
		out = append(out, seatSaid(p.play, seat)...)
	}
	return append(out, movesSaid(p, a)...)
}

// nodeSaid is what a node says, and what is seen of it by its frame.
func nodeSaid(play table.Play, n *ui.Node) string {
	return fmt.Sprintf("node %s: %s / %s / %s %v; %s %s, pressed %v, chosen %v, own %v, value %v, rule %s", n.ID, n.Label, n.Tip, n.Why,
		n.Rect, n.Role, n.Group, n.Enabled(), n.Chosen, n.Own, n.Value, play.Rule(n.ID))
}

// seatSaid is what is said of a seat.
func seatSaid(play table.Play, seat engine.Seat) []string {
	out := []string{fmt.Sprintf("row %d: %+v", seat, play.Row(seat)), fmt.Sprintf("account %d: %+v", seat, play.Account(seat)),
		fmt.Sprintf("place %d: %+v", seat, play.SeatAt(seat))}
	for _, f := range play.Figures(seat) {
		at, stands := play.Stands(seat, f, ledgerRow)
		out = append(out, fmt.Sprintf("figure %d: %+v at %v %v", seat, f, at, stands))
	}
	return out
}

// ledgerRow is where the row of a seat in the ledger may lie.
var ledgerRow = geom.R(980, 100, 280, 40)

// movesSaid is what is said of the legal moves to who decides.
func movesSaid(p position, a *table.Ask) (out []string) {
	if p.legal == nil {
		return nil
	}
	pass, ordered := p.play.Ordered(p.state)
	out = []string{"prompt " + p.play.Prompt(a), "standing " + p.play.Standing(), fmt.Sprintf("question %+v, ordered %v %v", p.play.Reaction(p.state), pass, ordered)}
	for _, m := range p.legal {
		out = append(out, fmt.Sprintf("move %s: %s, leaves %v", p.play.MoveWords(m), p.play.Reason(m), p.play.Leaves(m)))
		if _, advice := table.Advise(p.play, m, func(string) bool { return false }); advice != "" {
			out = append(out, "advice "+p.state.Notation(m)+": "+advice)
		}
	}
	for _, m := range spread(p.legal, mostSlips) {
		out = append(out, fmt.Sprintf("slip of %s: %q", p.state.Notation(m), p.play.Outcome(m)))
	}
	m := p.legal[len(p.legal)/2] // a whole slip takes long
	return append(out, fmt.Sprintf("slip of %s: %+v", p.state.Notation(m), table.Foresee(p.play, p.state, m)))
}
