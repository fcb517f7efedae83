package nuggets

import (
	"gulch/engine"
	"gulch/render/i18n"
	"gulch/scenes/table"
)

// anchors maps the first word of nodes' IDs to the paragraph of assets/rules/nuggets that explains
// the node.
var anchors = table.Anchors{"seat": "winner", "hill": "sack", "row": "row", "take": "take", "open": "open",
	"dig": "dig"}

// Rule returns the anchor of the paragraph that explains a node.
func (b *Table) Rule(id string) string { return anchors.Find(id) }

// Icons lists the icons that have a meaning at this table: those of the log, the figures of the
// ledger and the hill.
func Icons() []string { return lines.Icons("laurels", "war-pick", "gold-mine") }

// Breakdowns returns the parts of a seat's score: what is scored, and the sack for viewers who may
// know it (R12).
func (b *Table) Breakdowns(seat engine.Seat) []table.Breakdown {
	scored := table.Breakdown{Name: i18n.T("Points so far"), Parts: []table.Part{
		{Icon: "laurels", Name: i18n.T("Nuggets and digs"), Value: b.Board.Points[seat]},
	}}
	if b.Board.Over { // the score contains the sacks then
		return []table.Breakdown{scored}
	}
	sack := table.Breakdown{Name: i18n.T("Sack, three times")}
	if n := b.Board.Sack[seat]; n != 0 {
		sack.Parts = []table.Part{{Icon: "swap-bag", Name: i18n.T("A nugget worth %d", n.Worth()),
			Value: 3 * n.Worth()}}
	} else {
		sack.Hidden, sack.HiddenReason = true, i18n.T(
			"What is in the sack counts three times at the end. Only its owner "+
				"knows it.")
	}
	return []table.Breakdown{scored, sack}
}

// sources maps the lines of the score sheet to icons.
var sources = map[string]string{"Nuggets and digs": "gold-mine", "Sack, three times": "swap-bag"}

// ScoreIcon returns the icon of a line of the score sheet.
func (b *Table) ScoreIcon(line string) string { return sources[line] }
