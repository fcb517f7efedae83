package tabletest

import (
	"fmt"
	"slices"

	"gulch/engine"
	"gulch/render/geom"
	"gulch/render/ui"
	"gulch/scenes/table"
)

// This check makes sure that pressing a thing that cannot be pressed now shows the reason. It
// learns from the positions which things can be pressed at all: if a move of some kind was once
// played by pressing a node, then a node with the same rectangle must react to a press whenever
// moves of that kind are legal.

// deadPressCheck collects, over the positions of a game, the places where moves are played, and the
// nodes that do not react to a press.
type deadPressCheck struct {
	places map[movePlace]string // the ID of a node that plays a move of that kind at that place
	dead   []deadNode
}

// movePlace is a rectangle on the table where a kind of move was played in some position. layout
// describes the number of seats and the options, since rectangles differ between them.
type movePlace struct {
	layout string
	rect   geom.Rect
	kind   engine.Kind
}

// deadNode is a node that does not react to a press. kinds are the kinds of moves that were legal
// at the time.
type deadNode struct {
	name, layout, id string
	rect             geom.Rect
	kinds            []engine.Kind
}

// rounded returns rectangle r rounded to whole design units.
func rounded(r geom.Rect) geom.Rect {
	whole := func(x float64) float64 { return float64(int(x + 0.5)) }
	return geom.R(whole(r.X), whole(r.Y), whole(r.W), whole(r.H))
}

// look records which nodes of position p play moves and which do not react. layout names the number
// of seats and the options of the game.
func (m *deadPressCheck) look(p position, layout string) {
	table.NotifyAllShown(p.play, p.state)
	a := table.NewDecision(p.play, p.state, p.legal)
	nodes := p.play.Nodes(a, nil)
	var kinds []engine.Kind
	for _, x := range p.legal {
		if !slices.Contains(kinds, x.Kind) {
			kinds = append(kinds, x.Kind)
		}
	}
	for i, n := range nodes {
		if n.Rect.Empty() || a.Area.Has(n.Rect.Center()) || a.Row.Has(n.Rect.Center()) {
			continue
		}
		if move, err := p.state.Parse(n.ID); n.Enabled() && err == nil && a.IsLegal(move) {
			m.places[movePlace{layout, rounded(n.Rect), move.Kind}] = n.ID
		}
		if n.Press == nil && n.DisabledReason == "" && n.Drag == nil && !covered(nodes[i+1:], n.Rect) {
			m.dead = append(m.dead, deadNode{p.name, layout, n.ID, rounded(n.Rect), kinds})
		}
	}
}

// covered reports whether another node covers the centre of r and receives the presses there. over
// are the nodes that are drawn later.
func covered(over []ui.Node, r geom.Rect) bool {
	return slices.ContainsFunc(over, func(n ui.Node) bool {
		return n.Rect.Has(r.Center()) && (n.Press != nil || n.DisabledReason != "" || n.BlocksInput)
	})
}

// faults returns a message for each node that should react to a press but does not.
func (m *deadPressCheck) faults() (wrong []string) {
	told := map[string]bool{}
	for _, n := range m.dead {
		for _, kind := range n.kinds {
			was, place := m.places[movePlace{n.layout, n.rect, kind}]
			if !place || told[n.id+was] {
				continue
			}
			told[n.id+was] = true
			wrong = append(wrong, fmt.Sprintf("%s: pressing the node %q does nothing, but moves of that kind are "+
				"legal and in another position %q made one at the same place. Expected an explanation: in the "+
				"table's Nodes, give it a DisabledReason, or let the rules refuse the move (Decision.Target, "+
				"Decision.WithRefusal)", n.name, n.id, was))
		}
	}
	return wrong
}
