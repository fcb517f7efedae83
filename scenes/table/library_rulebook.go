package table

import (
	"strings"

	"gulch/engine/match"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/ui"
	"gulch/scenes/reader"
	"gulch/scenes/stage"
)

// library loads and holds the rulebook of the game in the current language.
type library struct {
	*environment
	book *reader.Book // rulebook, nil if the game has none
	lang string
}

// rules returns the rulebook of the game, nil if there is none.
func (l *library) rules() *reader.Book {
	if l.lang != i18n.Lang() {
		l.lang = i18n.Lang()
		book, err := reader.Open(l.info.ID)
		if err != nil {
			l.app.Toast(i18n.Sentence(err))
		}
		if l.book = book; book != nil {
			book.AddCards(l.gameUI.RulebookCards())
		}
	}
	return l.book
}

// openRules opens the rulebook over the table, at the paragraph with the given anchor.
func (l *library) openRules(anchor string) {
	if book := l.rules(); book != nil {
		l.app.Push(reader.New(l.app, book, l.gameUI.RulesFigure, anchor))
	}
}

// OpenRulebook opens the rulebook of a match's game over the current scene, or the introduction if
// the game has no rulebook. It is for people who are not at the table of that match yet. gameUI
// must not be in use elsewhere.
func OpenRulebook(h *stage.App, m *match.Match, gameUI GameUI) {
	id := m.Info().ID
	book, err := reader.Open(id)
	if err != nil {
		h.Toast(i18n.Sentence(err))
	}
	if book == nil {
		OpenPrimer(h, m)
		return
	}
	// the book's illustrations show parts of the board
	ShowPosition(gameUI, m.State(), ui.NewLayout(1280, 720), geom.R(24, 56, 936, 648))
	book.AddCards(gameUI.RulebookCards())
	h.Push(reader.New(h, book, gameUI.RulesFigure, ""))
}

// iconMeaning returns the rulebook's explanation of an icon in the log, false if there is none.
func (l *library) iconMeaning(icon string) (reader.Sign, bool) {
	book := l.rules()
	if book == nil {
		return reader.Sign{}, false
	}
	return book.Sign(icon)
}

// phase returns the rulebook's explanation of the current phase, false if there is none.
func (l *library) phase() (reader.Sign, bool) {
	book := l.rules()
	if book == nil {
		return reader.Sign{}, false
	}
	return book.Phase(l.info.PhaseName(l.session.State().Phase()))
}

// ruleNodes links nodes to the rulebook's paragraphs about them, and adds a node over the plaque
// (the title bar) that explains the phase.
func (t *Table) ruleNodes(nodes []ui.Node) []ui.Node {
	book := t.library.rules()
	if book == nil {
		t.Root.OpenRule, t.Root.RuleName = nil, nil
		return nodes
	}
	t.Root.OpenRule, t.Root.RuleName = t.library.openRules, book.Name
	if s, ok := t.library.phase(); ok {
		nodes = append(nodes, ui.Node{
			ID: "phase", Label: s.Name, Tip: joinLines(s.Sentence, t.trail.stationTip()),
			RuleAnchor: s.Anchor, Role: "text", SkipFocus: true,
			Rect: t.frame.plaque,
		})
	}
	for i := range nodes {
		if n := &nodes[i]; n.RuleAnchor == "" && n.Tip != "" {
			n.RuleAnchor = t.gameUI.Rule(n.ID)
		}
	}
	return nodes
}

// Anchors maps the first word of a node's ID to the anchor of the rulebook's paragraph that
// explains such nodes.
type Anchors map[string]string

// Find returns the rulebook anchor for the node with this ID, "" if there is none.
func (all Anchors) Find(id string) string {
	what, _, _ := strings.Cut(id, " ")
	return all[what]
}
