package tabletest

import (
	"fmt"
	"maps"
	"slices"

	"gulch/engine"
	"gulch/scenes/table"
)

// maxMarks is the number of checkboxes that markFaults marks one after the other.
const maxMarks = 5

// markFaults returns a message about the first checkbox of a position that does not work
// independently of the others: a press has to mark it, another press has to unmark it, and neither
// may change the other checkboxes. It looks at them with none marked, with one, and so on, as far
// as the table allows.
func markFaults(p position) (wrong []string) {
	table.NotifyAllShown(p.play, p.state)
	defer table.NotifyAllShown(p.play, p.state)
	for range maxMarks {
		next := ""
		marks := p.marks()
		for _, id := range slices.Sorted(maps.Keys(marks)) {
			if !p.pressesMark(id) {
				continue // the table refuses another mark, and gives the reason
			}
			if next == "" && !marks[id] {
				next = id
			}
			for range 2 {
				before := p.marks()
				p.press(id)
				want := maps.Clone(before)
				want[id] = !before[id]
				if after := p.marks(); !sameMarks(after, want) {
					wrong = append(wrong, fmt.Sprintf("%s: a press on the checkbox %q changes the marks %v to "+
						"%v, expected that it only changes its own. Make it by ui.Selection.Node", p.name, id, before, after))
					return wrong
				}
			}
		}
		if next == "" {
			break
		}
		p.press(next)
	}
	return wrong
}

// marks returns which checkboxes of the table are marked, by their IDs. Checkboxes that cannot be
// focused are switches of settings.
func (p position) marks() map[string]bool {
	marks := map[string]bool{}
	nodes, _ := p.nodes(map[engine.Move]bool{})
	for _, n := range nodes {
		if n.Role == "checkbox" && !n.SkipFocus {
			marks[n.ID] = n.Chosen
		}
	}
	return marks
}

// sameMarks reports whether two sets of marks agree on the checkboxes that both contain.
func sameMarks(a, b map[string]bool) bool {
	for id, marked := range a {
		if other, both := b[id]; both && other != marked {
			return false
		}
	}
	return true
}

// pressesMark reports whether the checkbox with this ID can be pressed.
func (p position) pressesMark(id string) bool {
	n, ok := p.node(id)
	return ok && n.Enabled()
}
