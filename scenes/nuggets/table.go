// Package nuggets is the table (the user interface) of Nuggets, the example of how a table is
// written. It contains the layout and drawing of the board (layout.go, paint.go), the nodes that
// can be pressed (ui_nodes.go), animations and sounds (animations.go, sounds.go), the log and other
// texts (log_lines.go, prompts_headings_and_move_names.go), the links to the rulebook
// (rules_links.go), and the breakdown of a seat's score (score_breakdown.go). Package table does
// everything else; its comment explains the steps. The rules of the game are in engine/nuggets.
package nuggets

import (
	"gulch/engine/match"
	rules "gulch/engine/nuggets"
	"gulch/scenes/stage"
	"gulch/scenes/table"
)

// Table is the table of Nuggets; it implements table.GameUI.
type Table struct {
	table.Base[*rules.State, *rules.Board]
	at places
}

// New returns the table of a game with the given seats, in app h.
func New(h *stage.App, seats []match.Seat) *Table {
	return &Table{Base: table.NewBase[*rules.State, *rules.Board](rules.Game, h, seats)}
}
