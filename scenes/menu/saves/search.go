package saves

import (
	"strings"

	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/scenes/menu/kit"
	"gulch/scenes/stage"
)

// manyGames is the number of saved games above which the list has a search field. mostFind is the
// maximum length of the search text in characters.
const manyGames, mostFind = 6, 24

// matchesSearch reports whether game x matches a search. The parameter find is the search text.
// Each word of the text must occur in the document name, the players, the name of the game or the
// date when it was last played; case and accents are ignored. An empty text matches every game.
func matchesSearch(h *stage.App, x stage.Saved, find string) bool {
	date := h.DateOf(x.Changed)
	parts := []string{x.Doc, x.Summary.Name, date.Words(), date.String()}
	for _, seat := range x.Summary.Seats {
		parts = append(parts, seat.Name)
	}
	all := i18n.FoldForSearch(strings.Join(parts, "\n"))
	for word := range strings.FieldsSeq(i18n.FoldForSearch(find)) {
		if !strings.Contains(all, word) {
			return false
		}
	}
	return true
}

// searchable reports whether the list has a search field. It has one if the list is long or a
// search is active.
func (s *saves) searchable() bool { return s.find != "" || len(s.all)+len(s.damaged) > manyGames }

// findNodes returns the search field and the button that clears it.
func (s *saves) findNodes() []ui.Node {
	if !s.searchable() {
		return nil
	}
	field := s.at.find
	if s.find != "" {
		field.W = s.at.clear.X - field.X - 4
	}
	nodes := []ui.Node{ui.Field(&s.typist, "find", i18n.T("Find a game"),
		i18n.T("Search by name, player, game or date, for example “Ada July”."), field, s.find, i18n.T("Find a game"))}
	if s.find == "" {
		return nodes
	}
	return append(nodes, ui.Disc("clear", i18n.T("Show all games"), i18n.T("Show all games again."), "cancel",
		s.at.clear, func() {
			s.find, s.page = "", 0
			s.Rebuild()
		}))
}

// typed reads the player's input into the search field and updates the list.
func (s *saves) typed(in *ui.Input) {
	field := func(id string) (*string, ui.TextLimits, bool) {
		return &s.find, ui.TextLimits{MaxLetters: mostFind}, id == "find"
	}
	if s.typist.Update(&s.Root, in, field) {
		s.page = 0
		s.Rebuild()
	}
}

// paintHead paints the title of the sheet, beside the search field if there is one.
func (s *saves) paintHead(p *paint.Canvas) {
	r := s.at.sheet.Pad(kit.SheetPad, 14)
	if !s.searchable() {
		kit.Heading(p, r, i18n.T("Your games"))
		return
	}
	kit.Heading(p, r, "")
	at := geom.R(s.at.head.X, r.Y-2, s.at.find.X-s.at.head.X-12, 36)
	p.Label(i18n.T("Your games"), at, paint.Style{Face: paint.Display, Size: 21, Color: theme.Umber})
}
