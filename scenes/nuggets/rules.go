package nuggets

import (
	"gulch/engine"
	"gulch/render/words"
	"gulch/scenes/table"
)

// anchors are the paragraphs of assets/rules/nuggets by the first word of the IDs of the nodes that they explain.
var anchors = table.Anchors{"seat": "winner", "hill": "sack", "row": "row", "take": "take", "open": "open", "dig": "dig"}

// Rule returns the anchor of the paragraph that explains a node.
func (b *Table) Rule(id string) string { return anchors.Find(id) }

// Icons lists the icons that mean something at this table: those of the log, the figures of the ledger and the hill.
func Icons() []string { return lines.Icons("laurels", "war-pick", "gold-mine") }

// Account takes the points of a seat apart: what is scored, and the sack for those who may know it (R12).
func (b *Table) Account(seat engine.Seat) []table.Account {
	scored := table.Account{Name: words.T("Points so far"), Parts: []table.Part{
		{Icon: "laurels", Name: words.T("Nuggets and digs"), Value: b.Board.Points[seat]},
	}}
	if b.Board.Over { // the sacks are among the points
		return []table.Account{scored}
	}
	sack := table.Account{Name: words.T("Sack, three times")}
	if n := b.Board.Sack[seat]; n != 0 {
		sack.Parts = []table.Part{{Icon: "swap-bag", Name: words.T("A nugget worth %d", n.Worth()), Value: 3 * n.Worth()}}
	} else {
		sack.Hidden, sack.Why = true, words.T("What is in the sack counts three times at the end. Only its owner knows it.")
	}
	return []table.Account{scored, sack}
}

// sources are the signs of the lines of the score sheet.
var sources = map[string]string{"Nuggets and digs": "gold-mine", "Sack, three times": "swap-bag"}

// Source is the sign of a line of the score sheet.
func (b *Table) Source(line string) string { return sources[line] }
