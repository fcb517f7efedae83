package table

import (
	"fmt"
	"slices"
	"strings"

	"gulch/engine"
	"gulch/render/ui"
	"gulch/render/words"
	"gulch/scenes/stage"
)

// readLines is how many lines of the log are read out.
const readLines = 8

// controlIDs are the nodes of every table that are no part of the game.
var controlIDs = []string{"menu", "speed", "sound", "hint", "coach", "rules", "questions", "undo"}

// handIDs begin the IDs of what lies in one's hand or before one.
var handIDs = []string{"card ", "own ", "goal ", "purse", "power"}

// PageTitle is what readers hear of the table: the game, and whose move it is.
func (t *Table) PageTitle() string {
	name := words.T(t.info.Name)
	if head, _ := t.asked(); head != "" && !t.line.Busy() {
		return name + ": " + head
	}
	return name
}

// Passages reads the table out: what is asked, the hand, the table, everybody's things, what happened, and the controls.
func (t *Table) Passages(nodes []ui.Node) []stage.Passage {
	head, prompt := t.asked()
	move := stage.Passage{Heading: head}
	if prompt != "" && !t.line.Busy() { // that motions can be hurried is of no use to who does not see them
		move.Lines = []string{prompt}
	}
	hand := stage.Passage{Heading: words.T("Your hand")}
	board := stage.Passage{Heading: words.T("The table")}
	happened := stage.Passage{Heading: words.T("What happened"), Lines: t.lastLines()}
	controls := stage.Passage{Heading: words.T("Menu")}
	for i := range nodes {
		n := &nodes[i]
		to := &board
		switch {
		case n.Role == "text" && t.ofSeat(n.ID), n.Role == "listitem":
			continue // told by the passages of the seats and of the log
		case slices.Contains(controlIDs, n.ID):
			to = &controls
		case strings.HasPrefix(n.ID, "log"):
			if n.ID == "log" {
				continue
			}
			to = &happened
		case n.Role == "move":
			to = &move
		case slices.ContainsFunc(handIDs, func(id string) bool { return strings.HasPrefix(n.ID, id) }):
			to = &hand
		case n.Press != nil:
			to = &move
		}
		to.Nodes = append(to.Nodes, i)
	}
	all := []stage.Passage{move, hand, board}
	for i := range t.seats {
		all = append(all, t.seatPassage(engine.Seat(i)))
	}
	return append(all, happened, controls)
}

// ofSeat reports whether a node shows the figures of a seat.
func (t *Table) ofSeat(id string) bool {
	for i := range t.seats {
		if id == fmt.Sprintf("ledger %d", i) || id == SeatID(engine.Seat(i)) {
			return true
		}
	}
	return false
}

// seatPassage tells what a seat has.
func (t *Table) seatPassage(seat engine.Seat) stage.Passage {
	return stage.Passage{Heading: t.seats[seat].Name, Lines: SeatLines(t.play, seat)}
}

// SeatLines tells readers what a seat has, as far as those who look may know it: the figures of its row in the ledger, what
// they mean, and its accounts.
func SeatLines(play Play, seat engine.Seat) []string {
	row := play.Row(seat)
	var figures, lines []string
	for _, s := range row.Stats {
		if s.Name != "" {
			figures = append(figures, fmt.Sprintf("%s: %d", s.Name, s.Value))
		}
	}
	if row.Note != "" {
		figures = append(figures, row.Note)
	}
	if len(figures) > 0 {
		lines = append(lines, strings.Join(figures, ", "))
	}
	if row.Tip != "" {
		lines = append(lines, row.Tip)
	}
	accounts := play.Account(seat)
	for i := range accounts {
		lines = append(lines, accounts[i].words())
	}
	return lines
}

// lastLines are the newest lines of the log, the newest last.
func (t *Table) lastLines() []string {
	var lines []string
	for _, e := range t.log[max(0, len(t.log)-readLines):] {
		lines = append(lines, e.line)
	}
	return lines
}
