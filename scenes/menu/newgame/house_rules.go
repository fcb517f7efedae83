package newgame

import (
	"maps"
	"slices"

	"gulch/engine"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/theme"
	"gulch/render/ui"
)

// House rules are options that are not a variant of the game's rule book. They are collapsed below
// the other options, so that a player who sets up a first game does not have to read them.

// houseRules returns the options of the game that are house rules: rules that the published game
// does not have.
func (s *newGame) houseRules() []engine.Option {
	var all []engine.Option
	for _, o := range s.info.Options {
		if s.isHouse(o) {
			all = append(all, o)
		}
	}
	return all
}

func (s *newGame) isHouse(o engine.Option) bool {
	return s.App != nil && slices.Contains(s.App.GameInfo(s.info.ID).House, o.ID)
}

// visibleOptions returns the options that are shown: the house rules if they are expanded,
// otherwise the other options.
func (s *newGame) visibleOptions() []engine.Option {
	house := s.houseRules()
	if s.houseShown {
		return house
	}
	return slices.DeleteFunc(slices.Clone(s.info.Options), s.isHouse)
}

// optionRows returns the number of rows that the shown options take, including the row of the
// button that expands the house rules.
func (s *newGame) optionRows() int {
	n := len(s.visibleOptions())
	if len(s.houseRules()) > 0 {
		n++
	}
	return n
}

// changedHouse returns the number of house rules that differ from their initial values. The initial
// values can depend on the chosen variants.
func (s *newGame) changedHouse() int {
	n, usual := 0, s.usual()
	for _, o := range s.info.Options {
		if !s.isHouse(o) {
			maps.Copy(usual, s.impliedOptions(o.ID, s.options[o.ID]))
		}
	}
	for _, o := range s.houseRules() {
		if o.AppliesTo(len(s.seats)) && s.options[o.ID] != usual[o.ID] {
			n++
		}
	}
	return n
}

// houseNodes returns the button that expands or collapses the list of house rules. It takes the
// last row of the options. The result is nil if the game has no house rules.
func (s *newGame) houseNodes() []ui.Node {
	house := s.houseRules()
	if len(house) == 0 {
		return nil
	}
	at := s.at.options[len(s.at.options)-1]
	r := at.name.Union(at.values)
	r = geom.Around(r.Center(), r.W, min(r.H, 44))
	says := i18n.N(len(house), "%d, standard", "%d, all standard", len(house))
	if n := s.changedHouse(); n > 0 {
		says = i18n.N(n, "%d changed", "%d changed", n)
	}
	label, icon := i18n.T("House rules"), "play-button"
	if s.houseShown {
		label, icon, says = i18n.T("Back to variants"), "previous-button", ""
	}
	n := ui.Node{ID: "house", Label: label, Rect: r, Role: "button",
		Press: s.change(func() { s.houseShown = !s.houseShown })}
	n.Tip = s.houseTip(house)
	n.Draw = func(p *paint.Canvas, n *ui.Node, f ui.NodeState) {
		r := n.Rect.Move(f.Shake, f.Press)
		p.Rect(r, 6, theme.Alpha(theme.RGB(0x140905), 0.45+0.2*f.Hover))
		p.Outline(r.Inset(0.6), 6, 1.2, theme.Alpha(theme.Brass, 0.4+0.6*f.Hover))
		p.Icon(icon, geom.Point{X: r.X + 18, Y: r.Center().Y}, 13, theme.Cream)
		in := r.Pad(34, 0)
		w := p.LabelWidth(n.Label, in, leatherHead)
		p.Label(n.Label, in, leatherHead)
		_, rest := in.CutLeft(w + 12)
		st := leatherWords
		st.Face, st.Align, st.Clip = paint.Italic, paint.Right, true
		p.Label(says, geom.R(rest.X, rest.Y, r.Right()-12-rest.X, rest.H), st)
	}
	return []ui.Node{n}
}

// houseTip returns a tooltip that lists the given house rules.
func (s *newGame) houseTip(house []engine.Option) string {
	names := make([]string, len(house))
	for i, o := range house {
		names[i] = i18n.T(o.Name)
	}
	return i18n.T("Rules not in the rule book: %s.", i18n.List(names))
}
