package nuggets

import "gulch/scenes/table"

// anchors maps the first word of a node ID to the anchor of the paragraph of the rulebook
// (assets/rules/nuggets) that explains such nodes.
var anchors = table.Anchors{"seat": "winner", "hill": "sack", "row": "row", "take": "take", "open": "open",
	"dig": "dig"}

// Rule returns the anchor of the paragraph of the rulebook that explains the node with the given
// ID.
func (b *Table) Rule(id string) string { return anchors.Find(id) }
