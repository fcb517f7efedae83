package teach_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"gulch/engine"
	"gulch/render/geom"
	"gulch/render/ui"
	"gulch/scenes/stage"
	"gulch/scenes/table"
	"gulch/scenes/teach"
)

// panelWindows are the windows, in pixels, in which the teacher's panel is checked.
var panelWindows = [][2]int{{1280, 720}, {820, 1180}, {800, 600}}

// cardTables names the steps about the open cards of a card game, by lesson and index. These cards
// have no node of their own that a step could show.
var cardTables = map[string]int{"poker": 1, "faro": 4}

// TestPanelLeavesLessonInView plays every lesson to its end without a window. It checks that every
// step which only tells or asks something names what it is about, and that the teacher's panel is
// within the window and hides nothing that a step speaks of, in wide and tall windows and with
// normal and large text.
func TestPanelLeavesLessonInView(t *testing.T) { forEveryLesson(t, followPanel) }

// followPanel plays a lesson of a game and checks its panel at every step.
func followPanel(t *testing.T, g engine.Game, course *teach.Course, l *teach.Lesson) {
	h := startLesson(t, g, course, l)
	for n, step := range l.Steps {
		do := wait(t, h)["do"].([]string)
		except, ok := cardTables[l.ID]
		if len(step.Show)+len(step.Moves)+len(step.Find) == 0 && !(ok && except == n) {
			t.Errorf("step %d: nothing is shown, want the nodes of which it speaks in \"show\"", n+1)
		}
		checkPanel(t, h, n+1, step.Show)
		for _, id := range do {
			wait(t, h)
			if !h.Top().Base().Root.Press(id) {
				t.Fatalf("step %d: %q cannot be pressed", n+1, id)
			}
		}
	}
}

// checkPanel checks the panel of step n of the lesson on top in all windows and text sizes. The
// nodes named in show and the node to press first must exist in the first window.
func checkPanel(t *testing.T, h *stage.App, n int, show []string) {
	t.Helper()
	for _, size := range panelWindows {
		for _, text := range []float64{1, 1.5} {
			h.SetText(text)
			h.SetWindow(size[0], size[1], 1)
			report, root := wait(t, h), &h.Top().Base().Root
			where := fmt.Sprintf("step %d, %dx%d with text at %.0f %%", n, size[0], size[1], 100*text)
			if hides, _ := report["hides"].([]string); len(hides) > 0 {
				t.Errorf("%s: the panel covers %q", where, hides)
			}
			if box := panelOf(root); box.Empty() || box.Union(root.Layout.Full) != root.Layout.Full {
				t.Errorf("%s: the panel is at %.0f, want it within %.0f", where, box, root.Layout.Full)
			}
			if size != panelWindows[0] {
				continue // smaller windows leave out some nodes, such as the ledger
			}
			for _, name := range append(slices.Clone(show), report["do"].([]string)[0]) {
				if !slices.ContainsFunc(root.Nodes, func(x ui.Node) bool { return isNamed(x.ID, name) }) {
					t.Errorf("%s: there is no %q", where, name)
				}
			}
		}
	}
	h.SetText(1)
	h.SetWindow(panelWindows[0][0], panelWindows[0][1], 1)
	wait(t, h)
}

// panelOf returns the rectangle of the teacher's panel, empty if there is none.
func panelOf(root *ui.Root) geom.Rect {
	for i := range root.Nodes {
		if root.Nodes[i].ID == table.TutorPanelID {
			return root.Nodes[i].Rect
		}
	}
	return geom.Rect{}
}

// isNamed reports whether a node's ID is the name, or begins with it if the name ends in a star.
func isNamed(id, name string) bool {
	start, starred := strings.CutSuffix(name, "*")
	return id == name || starred && strings.HasPrefix(id, start)
}
