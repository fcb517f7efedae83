package tabletest

import (
	"fmt"

	"gulch/render/ui"
)

// marksBefore is the largest number of presses after which the marks of a position are checked.
const marksBefore = 3

// markFaults returns messages about checkboxes in the state after path, with these nodes. A press
// must mark what is unmarked and unmark what is marked, and leave all other marks as they are. If
// no more can be marked, the node must be disabled with a reason.
func markFaults(x *pressSearch, path []string, nodes []ui.Node) (wrong []string) {
	if len(path) > marksBefore {
		return nil
	}
	for i, n := range nodes {
		if n.Role != "checkbox" || !n.Enabled() || x.isSwitch(n.ID) || n.ViewOnly {
			continue
		}
		if i > 0 {
			nodes, _ = x.pressPath(path)
		}
		before := chosenOf(nodes)
		x.press(path, nodes[i])
		after, _ := x.nodes()
		for id, was := range before {
			is, there := chosenOf(after)[id]
			switch {
			case !there || is == (was != (id == n.ID)):
			case id == n.ID:
				wrong = append(wrong, fmt.Sprintf("%s: pressing the checkbox %q changes nothing (chosen: %v, after the "+
					"presses %q). Expected a press to mark or unmark it; if no more can be marked, it needs a "+
					"DisabledReason that says so (ui.Selection does both)", x.p.name, id, was, path))
			default:
				wrong = append(wrong, fmt.Sprintf("%s: pressing the checkbox %q changes the mark of %q (after the presses "+
					"%q). Expected it to leave all others as they are (ui.Selection does)", x.p.name, n.ID, id, path))
			}
		}
	}
	return wrong
}

// chosenOf returns which of the checkboxes are chosen, by ID.
func chosenOf(nodes []ui.Node) map[string]bool {
	out := map[string]bool{}
	for _, n := range nodes {
		if n.Role == "checkbox" && !n.ViewOnly {
			out[n.ID] = n.Chosen
		}
	}
	return out
}
