// Package evening is the dialog with the results of an evening, a series of games of the same
// people.
package evening

import (
	"gulch/engine/match"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/scenes/menu/kit"
	"gulch/scenes/menu/newgame"
	"gulch/scenes/person"
	"gulch/scenes/stage"
	"gulch/scenes/stats"
)

// FaceOfPerson returns the face of the person with the given ID, or a default face if that face
// cannot be drawn.
func FaceOfPerson(h *stage.App, id person.ID) string {
	who, _ := h.Person(id)
	return kit.ValidFace(who.Face)
}

// Words returns a sentence with the winner of an evening, a series of games of the same
// people: "Ada wins the evening", or "Ada leads the evening" while it may go on.
func Words(h *stage.App, e stats.Evening) string {
	var names []string
	for _, id := range e.Winners() {
		names = append(names, h.LabelOf(id))
	}
	switch over := e.Over(h.Now()); {
	case len(names) > 1 && over:
		return i18n.T("%s share the game night", i18n.List(names))
	case len(names) > 1:
		return i18n.T("%s lead the game night", i18n.List(names))
	case over:
		return i18n.T("%s wins the game night", names[0])
	}
	return i18n.T("%s leads the game night", names[0])
}

// eveningTitle returns the heading for an evening, a series of games of the same people: "This
// evening" while it may go on, later its date.
func eveningTitle(h *stage.App, e stats.Evening) string {
	if !e.Over(h.Now()) {
		return i18n.T("This game night")
	}
	return i18n.T("Game night of %s", h.DateOf(e.Games[0].When).Words())
}

// evening is the dialog with the results of an evening, a series of games of the same people. Its
// buttons show the previous and the next evening.
type evening struct {
	stage.Sheet
	all   []stats.Evening // evenings with several games, oldest first; an evening with one game is not shown
	open  int
	table Table
	head  geom.Rect
	on    geom.Rect
}

// New returns a dialog with the result of the last evening on this device, a series of games of
// the same people.
func New(h *stage.App) stage.Scene {
	s := &evening{Sheet: stage.NewSheet(h, "evening", i18n.T("Game night"))}
	s.Second, s.Size = true, s.size
	s.all = Long(h.Tally())
	s.open = len(s.all) - 1
	return s
}

// Long returns the evenings of the tally b that consist of several games, oldest first.
func Long(b *stats.Book) []stats.Evening {
	var out []stats.Evening
	for _, e := range b.Evenings() {
		if e.HasSeveral() {
			out = append(out, e)
		}
	}
	return out
}

// size returns the width and the height of the dialog with the results of the evening in design
// units.
func (s *evening) size(l ui.Layout) (w, h float64) {
	if len(s.all) == 0 {
		return 620, 320
	}
	return 860, stage.SheetEnds + 56 + eveningHead + eveningRow*float64(len(s.all[s.open].People)) + 48 +
		kit.ButtonHeight(l) + 14
}

// Build lays out the dialog with the results of the evening and creates its nodes: the buttons and
// other controls.
func (s *evening) Build(l ui.Layout) {
	if len(s.all) == 0 {
		s.Root.Set(l, []ui.Node{s.Lay(l)})
		return
	}
	e := s.all[s.open]
	s.Title = eveningTitle(s.App, e)
	h := kit.ButtonHeight(l)
	nodes := []ui.Node{s.Lay(l)}
	in := s.Body.Pad(6, 0)
	s.head, in = in.CutTop(46)
	s.on, in = in.CutBottom(h + 6)
	s.on = geom.Around(s.on.Center(), min(360, s.on.W), h)
	s.table.App, s.table.Evening = s.App, e
	s.table.Place(in.Pad(0, 4))
	nodes = s.table.Nodes(nodes)
	on := ui.Button("other-game", s.on, pieces.Button{Label: i18n.T("Same players, another game"),
		Icon: "perspective-dice-six-faces-random", Material: pieces.Brass},
		func() { s.App.Push(newgame.OtherGame(s.App, lastSeats(e), "")) })
	nodes = append(nodes, on)
	before := kit.Action{ID: "evening/before", Label: i18n.T("Previous game night")}
	after := kit.Action{ID: "evening/after", Label: i18n.T("Next game night")}
	nodes = append(nodes, kit.PageTurns(&s.Sheet, l, before, after, s.open, len(s.all),
		func(to int) { s.open = to })...)
	s.Root.Set(l, nodes)
	s.App.Announce(Words(s.App, e))
}

// Paint paints the dialog with the results of the evening except its nodes (buttons and other
// controls).
func (s *evening) Paint(p *paint.Canvas) {
	s.Sheet.Paint(p)
	st := paint.Style{Face: paint.Body, Size: 15, Color: theme.Ink, Align: paint.Center}
	if len(s.all) == 0 {
		p.Fit(i18n.T("Play several games in a row with the same players to see who wins the game night."), s.Body, st)
		return
	}
	e := s.all[s.open]
	st.Face, st.Size, st.Color = paint.Display, 20, theme.Oxblood
	name, date := s.head.CutTop(26)
	p.Label(Words(s.App, e), name, st)
	small := kit.SmallStyle
	small.Align = paint.Center
	games := i18n.N(len(e.Games), "%d game", "%d games", len(e.Games))
	if !e.Over(s.App.Now()) { // if the evening is over, the heading has its date
		games = s.App.DateOf(e.Games[0].When).Words() + " · " + games
	}
	p.Label(games, date, small)
	s.table.Paint(p)
}

// lastSeats returns seats for the people who played the last game of an evening. Bots are left out.
func lastSeats(e stats.Evening) []match.Seat {
	var out []match.Seat
	for _, s := range e.Games[len(e.Games)-1].Seats {
		if s.Person() { // bots are left out, because the tally does not record their characters
			out = append(out, match.Seat{Name: s.Name, PersonID: string(s.Who)})
		}
	}
	return out
}
