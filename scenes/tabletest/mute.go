package tabletest

import (
	"fmt"
	"slices"
	"strings"

	"gulch/engine"
	"gulch/render/geom"
	"gulch/render/ui"
	"gulch/scenes/table"
)

// Whoever presses a thing that cannot be pressed now learns why. What can be pressed at all is learned from the positions
// themselves: where a kind of move was made once by pressing a thing, a thing of that size there answers whenever moves of
// that kind are asked for.

// mutes gathers over the positions of a game where moves are made, and what there would not answer.
type mutes struct {
	places map[mutePlace]string // what was pressed there, by its ID
	silent []muteNode
}

// mutePlace is a place on a table laid out for a game of some seats and options, and a kind of move.
type mutePlace struct {
	layout string
	rect   geom.Rect
	kind   engine.Kind
}

// muteNode is a thing that does not answer a press, and the kinds of moves that were asked for meanwhile.
type muteNode struct {
	name, layout, id string
	rect             geom.Rect
	kinds            []engine.Kind
}

// rough is a rectangle in whole units.
func rough(r geom.Rect) geom.Rect {
	whole := func(x float64) float64 { return float64(int(x + 0.5)) }
	return geom.R(whole(r.X), whole(r.Y), whole(r.W), whole(r.H))
}

// look takes a position in. layout names the seats and options that it is laid out for.
func (m *mutes) look(p position, layout string) {
	table.Settle(p.play, p.state)
	a := table.NewAsk(p.play, p.state, p.legal)
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
		if move, err := p.state.Parse(n.ID); n.Enabled() && err == nil && a.Can(move) {
			m.places[mutePlace{layout, rough(n.Rect), move.Kind}] = n.ID
		}
		if n.Press == nil && n.Why == "" && n.Drag == nil && !covered(nodes[i+1:], n.Rect) {
			m.silent = append(m.silent, muteNode{p.name, layout, n.ID, rough(n.Rect), kinds})
		}
	}
}

// covered reports whether something that answers lies over the middle of a place.
func covered(over []ui.Node, r geom.Rect) bool {
	return slices.ContainsFunc(over, func(n ui.Node) bool {
		return n.Rect.Has(r.Center()) && (n.Press != nil || n.Why != "" || n.Solid)
	})
}

// faults says what does not answer.
func (m *mutes) faults() (wrong []string) {
	told := map[string]bool{}
	for _, n := range m.silent {
		for _, kind := range n.kinds {
			was, place := m.places[mutePlace{n.layout, n.rect, kind}]
			if !place || told[n.id+was] {
				continue
			}
			told[n.id+was] = true
			wrong = append(wrong, fmt.Sprintf("%s: a press on %q says nothing, though such moves are asked for and %q was one on that place: "+
				"give it a Why, or let the rules answer (Ask.Target, Ask.Tried)", n.name, n.id, was))
		}
	}
	return wrong
}

// disabled returns the nodes of a position that look as if they could be pressed and say neither what they do nor why not.
func disabled(p position) (wrong []string) {
	for _, n := range p.play.Nodes(table.NewAsk(p.play, p.state, p.legal), nil) {
		if (n.Role == "button" || n.Role == "move" || n.Role == "checkbox") && n.Press == nil && n.Why == "" {
			wrong = append(wrong, fmt.Sprintf("%s: %q cannot be pressed and does not say why: give it a Why", p.name, n.ID))
		}
	}
	return wrong
}

// twice returns the nodes of a position whose tooltip says one sentence twice.
func twice(p position) (wrong []string) {
	for _, n := range p.play.Nodes(table.NewAsk(p.play, p.state, p.legal), nil) {
		if s := repeated(n.Label + ". " + n.Tip); s != "" {
			wrong = append(wrong, fmt.Sprintf("%s: the tooltip of %q says twice %q: %s: %s", p.name, n.ID, s, n.Label, n.Tip))
		}
		if s := repeated(n.Why); s != "" {
			wrong = append(wrong, fmt.Sprintf("%s: %q says twice %q: %s", p.name, n.ID, s, n.Why))
		}
	}
	return wrong
}

// repeated returns a sentence that a text says twice, "" for none.
func repeated(text string) string {
	said := map[string]bool{}
	for _, s := range strings.FieldsFunc(text, func(r rune) bool { return strings.ContainsRune(".!?\n", r) }) {
		s = strings.ToLower(strings.TrimSpace(s))
		if len(s) < 4 { // the parts of a number, or initials
			continue
		}
		if said[s] {
			return s
		}
		said[s] = true
	}
	return ""
}
