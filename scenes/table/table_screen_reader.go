package table

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"gulch/engine"
	"gulch/render/i18n"
	"gulch/render/pieces"
	"gulch/render/ui"
	"gulch/scenes/stage"
)

// readLines is how many of the newest log lines are on the page for screen readers.
const readLines = 8

// controlIDs are the IDs of the controls that are the same at every table.
var controlIDs = []string{"menu", "speed", "sound", "hint", "coach", "rules", "questions", "undo", "again"}

// PageTitle returns the page title for screen readers: the game, and whose move it is.
func (t *Table) PageTitle() string {
	name := i18n.T(t.info.Name)
	if head, _ := t.promptTexts(); head != "" && !t.timeline.Busy() {
		return i18n.Colon(name, head)
	}
	return name
}

// ReadingSections returns the sections of the page for screen readers, made from nodes: the
// decision, the hand, the board, the seats, what happened, views, and the controls.
func (t *Table) ReadingSections(nodes []ui.Node) []stage.ReadingSection {
	head, prompt := t.promptTexts()
	move := stage.ReadingSection{Heading: head}
	if prompt != "" && !t.timeline.Busy() { // that animations can be hurried is useless to people who do not see them
		move.Lines = []string{prompt}
	}
	hand := stage.ReadingSection{Heading: i18n.T("Your hand")}
	board := stage.ReadingSection{Heading: i18n.T("The table")}
	happened := stage.ReadingSection{Heading: i18n.T("What happened"), Lines: t.present.log.lastLines(readLines)}
	view, controls := stage.ReadingSection{Heading: i18n.T("View")}, stage.ReadingSection{Heading: i18n.T("Menu")}
	for i := range nodes {
		n := &nodes[i]
		to := &board
		switch {
		case n.Role == "text" && t.showsSeat(n.ID), n.Role == "listitem":
			continue // contained in the passages of the seats and of the log
		case slices.Contains(controlIDs, n.ID):
			to = &controls
		case n.ViewOnly:
			to = &view
		case strings.HasPrefix(n.ID, "log"):
			if n.ID == "log" {
				continue
			}
			to = &happened
		case n.Role == "move", n.Pulse: // an answer to the decision, wherever it is drawn
			to = &move
		case n.BelongsToViewer:
			to = &hand
		case n.Press != nil && n.Role != "text": // a node of role "text" only shows a refusal
			to = &move
		}
		to.Nodes = append(to.Nodes, i)
	}
	// the main button, which is made of brass, is read first
	slices.SortStableFunc(move.Nodes, func(a, b int) int {
		switch {
		case nodes[a].Primary == nodes[b].Primary:
			return 0
		case nodes[a].Primary:
			return -1
		}
		return 1
	})
	all := []stage.ReadingSection{move, hand, board}
	for i := range t.session.Seats {
		all = append(all, t.seatPassage(engine.Seat(i)))
	}
	if all = append(all, happened); len(view.Nodes) > 0 {
		all = append(all, view)
	}
	return append(all, controls)
}

// showsSeat reports whether the node with this ID represents a seat, so that the section about the
// seat contains it.
func (t *Table) showsSeat(id string) bool {
	for i := range t.session.Seats {
		if id == fmt.Sprintf("ledger %d", i) || id == SeatID(engine.Seat(i)) {
			return true
		}
	}
	return false
}

// seatPassage returns the section about a seat for screen readers.
func (t *Table) seatPassage(seat engine.Seat) stage.ReadingSection {
	return stage.ReadingSection{Heading: t.session.Seats[seat].Name, Lines: SeatLines(t.gameUI, seat)}
}

// SeatLines returns the lines about a seat for screen readers, as far as the viewers may know them:
// the values in its row of the ledger, their explanation, and its breakdowns.
func SeatLines(gameUI GameUI, seat engine.Seat) []string {
	row := gameUI.Row(seat)
	var figures, lines []string
	for _, s := range row.Stats {
		if s.Name != "" {
			figures = append(figures, i18n.Colon(s.Name, strconv.Itoa(s.Value)))
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
	accounts := gameUI.Breakdowns(seat)
	for i := range accounts {
		lines = append(lines, accounts[i].words())
	}
	return lines
}

// DescribePress returns the preview of a press on the node with this ID as text: costs, gains and
// the values afterwards; "" if there is no preview.
func (t *Table) DescribePress(id string) string {
	if s := t.frame.previewAt(id); s != nil {
		return s.accessibleText(t.common)
	}
	return ""
}

// accessibleText returns a preview as sentences, in the order in which its parts are drawn.
func (s *MovePreview) accessibleText(c *Common) string {
	var lines []string
	for _, f := range s.Changes { // what a picture shows in one row are two sentences
		lines = append(lines, f.accessibleText(c))
	}
	for _, line := range s.textLines() {
		said := line.Text
		if before, amount, found := strings.Cut(said, AmountSeparator); found {
			said = i18n.Colon(before, amount)
		}
		lines = append(lines, said)
	}
	for i, line := range lines {
		if line != "" && !strings.ContainsAny(line[len(line)-1:], ".!?") {
			lines[i] += "."
		}
	}
	return strings.Join(lines, " ")
}

// accessibleText returns a changed value as text: "Gold: −3, +5, then 7". For another seat, the
// seat's name comes first.
func (f StatChange) accessibleText(c *Common) string {
	var parts []string
	for _, n := range []int{-f.Pays, f.Brings} {
		if n != 0 {
			parts = append(parts, pieces.Signed(n))
		}
	}
	name := f.Name
	if f.Seat != c.Viewer {
		name = c.Name(f.Seat) + ", " + name
	}
	return i18n.Colon(name, strings.Join(parts, ", ")+", "+i18n.T("then")+" "+f.Number())
}
