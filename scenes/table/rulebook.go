package table

import (
	"gulch/engine/match"
	"gulch/render/geom"
	"gulch/render/ui"
	"gulch/render/words"
	"gulch/scenes/reader"
	"gulch/scenes/stage"
)

// library is the book of rules in the language in use.
type library struct {
	book *reader.Book // nil for a game without
	lang string
}

// rules returns the rules of the game, nil if there are none to read.
func (t *Table) rules() *reader.Book {
	if l := &t.library; l.lang != words.Lang() {
		l.lang = words.Lang()
		book, err := reader.Open(t.info.ID)
		if err != nil {
			t.app.Notice(words.Sentence(err))
		}
		if l.book = book; book != nil {
			book.List(t.gameUI.Listed())
		}
	}
	return t.library.book
}

// openRules lays the rules over the table, opened at an anchor.
func (t *Table) openRules(anchor string) {
	if book := t.rules(); book != nil {
		t.app.Push(reader.New(t.app, book, t.gameUI.Figure, anchor))
	}
}

// OpenBook lays the rules of a match's game over what is on the stage, for who does not sit at its table yet. Play is a table of the game
// that shows nothing else.
func OpenBook(h *stage.App, m *match.Match, gameUI Play) {
	id := m.Info().ID
	book, err := reader.Open(id)
	if err != nil {
		h.Notice(words.Sentence(err))
	}
	if book == nil {
		OpenPrimer(h, m)
		return
	}
	Show(gameUI, m.State(), ui.NewLayout(1280, 720), geom.R(24, 56, 936, 648)) // figures show pieces of it
	book.List(gameUI.Listed())
	h.Push(reader.New(h, book, gameUI.Figure, ""))
}

// sign returns what an icon of the log means.
func (t *Table) sign(icon string) (reader.Sign, bool) {
	book := t.rules()
	if book == nil {
		return reader.Sign{}, false
	}
	return book.Sign(icon)
}

// phase is what the rules say about what the game waits for, false where there are none.
func (t *Table) phase() (reader.Sign, bool) {
	book := t.rules()
	if book == nil {
		return reader.Sign{}, false
	}
	return book.Phase(t.info.PhaseName(t.state().Phase()))
}

// ruleNodes lets nodes lead to the rules about them, and adds what the plaque says of the phase.
func (t *Table) ruleNodes(nodes []ui.Node) []ui.Node {
	book := t.rules()
	if book == nil {
		t.Root.OpenRule, t.Root.RuleName = nil, nil
		return nodes
	}
	t.Root.OpenRule, t.Root.RuleName = t.openRules, book.Name
	if s, ok := t.phase(); ok {
		nodes = append(nodes, ui.Node{
			ID: "phase", Label: s.Name, Tip: s.Sentence, Rule: s.Anchor, Role: "text", Quiet: true, Rect: t.chrome.plaque,
		})
	}
	for i := range nodes {
		if n := &nodes[i]; n.Rule == "" && n.Tip != "" {
			n.Rule = t.gameUI.Rule(n.ID)
		}
	}
	return nodes
}
