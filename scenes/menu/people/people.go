// Package people has the dialog of the persons who play on this device ([New]), which is also used
// to choose a person for a seat ([Choose]).
package people

import (
	"slices"

	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/ui"
	"gulch/scenes/clip"
	"gulch/scenes/menu/importer"
	"gulch/scenes/menu/kit"
	"gulch/scenes/menu/share"
	"gulch/scenes/person"
	"gulch/scenes/stage"
	"gulch/scenes/stats"

	"github.com/hajimehoshi/ebiten/v2"
)

// peopleDialog is a dialog that shows the persons who play on this device, each on a tag (a button
// with face and name). It is used to choose a person for a seat, to manage persons, and to choose
// the duplicate of a person.
type peopleDialog struct {
	stage.Sheet
	book  *stats.Book
	page  int
	cells []geom.Rect
	foot  [2]geom.Rect
	undo  geom.Rect

	seat *Seat // seat for which a person is chosen, otherwise nil
	// person whose duplicate is chosen, otherwise nil; see chooseDuplicate
	duplicateOf *personDialog
	// lastJoin is the last merge of two persons, which can be undone until the dialog closes. It is
	// nil if there was none.
	lastJoin *stage.PersonMerge

	paste    *clip.Request
	importer importer.Importer // imports persons from the clipboard or dropped files
}

// shownPeople is the number of persons on a page of the dialog.
const shownPeople = 9

// Seat is a seat of a new game for which a person is chosen. All its functions except Seated are
// called after the dialog was closed.
type Seat struct {
	Seated       func(id person.ID) bool // reports whether the person is already at the table
	Person       func(p person.Person)   // puts a known person on the seat
	Fresh, Guest func()                  // put a new person or a guest on the seat
}

// Choose returns the dialog in which a person is chosen for a seat of a new game.
func Choose(h *stage.App, seat Seat) stage.Scene {
	s := &peopleDialog{Sheet: stage.NewSheet(h, "new-game/people", i18n.T("Who plays here?")), seat: &seat}
	s.Second, s.Size = true, s.size
	s.book = h.Tally()
	return s
}

// New returns the dialog in which persons are managed and transferred to other devices.
func New(h *stage.App) stage.Scene {
	s := &peopleDialog{Sheet: stage.NewSheet(h, "people", i18n.T("Player list")), book: h.Tally()}
	s.Second, s.Size = true, s.size
	s.importer = importer.Importer{App: h, NoneTitle: i18n.T("No players imported")}
	return s
}

// people returns the persons who are shown: all persons who are not hidden, except the person whose
// duplicate is being chosen.
func (s *peopleDialog) people() []person.Person {
	all := s.App.ActivePersons()
	if s.duplicateOf != nil {
		all = slices.DeleteFunc(all, func(p person.Person) bool { return p.ID == s.duplicateOf.who.ID })
	}
	return all
}

// Height of a person's tag (a button with face and name) and distance between two tags, in design
// units.
const (
	personHigh  = 68.0
	personSpace = 8.0
)

// personGrid has numbers for the layout of the dialog. shown is the number of persons on a page,
// whose tags form a grid of columns and rows. Below the grid there are rows of tags with actions,
// as many as foot says, and a row with the tag that undoes a merge if undo is 1 (not if it is 0).
type personGrid struct{ shown, columns, rows, foot, undo int }

func (g personGrid) low() int { return g.foot + g.undo }

func (s *peopleDialog) grid(l ui.Layout) personGrid {
	g := personGrid{shown: min(max(len(s.people()), 1), shownPeople), columns: 3, foot: 1}
	switch {
	case l.Portrait:
		g.columns, g.foot = 1, 2
	case l.Class == ui.Tall:
		g.columns = 2
	}
	g.rows = (g.shown + g.columns - 1) / g.columns
	if s.duplicateOf != nil {
		g.foot = 0
	} else if s.lastJoin != nil {
		g.undo = 1
	}
	return g
}

// size returns the width and the height of the dialog with the persons in design units.
func (s *peopleDialog) size(l ui.Layout) (w, h float64) {
	g := s.grid(l)
	return 1060, stage.SheetEnds + float64(g.rows+g.low())*(personHigh+personSpace) + 20
}

// place lays out the tags (buttons with face and name) of the persons in columns, and the tags for
// actions below them. It returns the Close button.
func (s *peopleDialog) place(l ui.Layout) ui.Node {
	const space = personSpace
	g := s.grid(l)
	shown, columns, rows := g.shown, g.columns, g.rows
	shut := s.Lay(l)
	in := s.Body.Pad(4, 0)
	height := min(personHigh, (in.H-10)/float64(rows+g.low())-space)
	s.cells = s.cells[:0]
	for i := range shown {
		line := geom.R(in.X, in.Y+2+float64(i/columns)*(height+space), in.W, height)
		s.cells = append(s.cells, line.Row(i%columns, columns, space))
	}
	foot := geom.R(in.X, in.Y+12+float64(rows)*(height+space), in.W, height)
	if l.Portrait {
		s.foot = [2]geom.Rect{foot, foot.Move(0, height+space)}
	} else {
		s.foot = [2]geom.Rect{foot.Row(0, 2, space), foot.Row(1, 2, space)}
	}
	s.undo = foot.Move(0, float64(g.foot)*(height+space))
	return shut
}

// Build lays out the dialog with the persons and creates its nodes: the buttons and other controls.
func (s *peopleDialog) Build(l ui.Layout) {
	nodes := []ui.Node{s.place(l)}
	all := s.people()
	pages := max(1, (len(all)+shownPeople-1)/shownPeople)
	s.page = min(s.page, pages-1)
	for i, p := range all[s.page*shownPeople : min(len(all), (s.page+1)*shownPeople)] {
		nodes = append(nodes, s.personNode(p, s.cells[i]))
	}
	nodes = append(nodes, kit.PageTurns(&s.Sheet, l,
		kit.Action{ID: "people/back", Label: i18n.T("More recent players")},
		kit.Action{ID: "people/on", Label: i18n.T("Earlier players")}, s.page, pages, func(to int) { s.page = to })...)
	switch {
	case s.duplicateOf != nil:
	case s.seat != nil:
		nodes = append(nodes, s.seatNodes()...)
	default:
		nodes = append(nodes, s.manageNodes()...)
	}
	s.Root.Set(l, nodes)
}

// personNode returns the tag of a person: face, name, and a line that distinguishes persons with
// the same name.
func (s *peopleDialog) personNode(p person.Person, r geom.Rect) ui.Node {
	label, about := s.App.LabelOf(p.ID), s.about(p)
	n := kit.TagNode("person/"+string(p.ID), r, label, about, p.Face, func() { s.App.Push(newPersonDialog(s, p)) })
	switch {
	case s.duplicateOf != nil:
		n.Press = func() { s.duplicateOf.ask(p) }
		if err := s.App.CheckMerge(s.duplicateOf.who.ID, p.ID); err != nil {
			n.DisabledReason = i18n.Sentence(err)
			n = kit.Dimmed(n)
		}
		return n
	case s.seat == nil:
		n.Tip = i18n.T("Press to rename, merge or hide this player, or to make them active.")
		return n
	}
	n.Press = func() {
		s.App.Pop()
		s.seat.Person(p)
	}
	if s.seat.Seated(p.ID) {
		n.DisabledReason = i18n.T("You can't seat %s twice. Choose a different player.", label)
	}
	return n
}

// about returns a line about a person: the number of games in the tally of this device, and the
// date on which the person first played. On the screen that manages persons, the line of the
// current person also says that this person is active.
func (s *peopleDialog) about(p person.Person) string {
	now := ""
	if me, known := s.App.CurrentPerson(); known && me.ID == p.ID && s.seat == nil {
		now = i18n.T("active") + " · "
	}
	n := len(s.book.Counted(stats.Query{Who: p.ID}))
	if n == 0 {
		return now + i18n.T("No game yet, here since %s", s.App.DateOf(p.Since).Words())
	}
	return now + i18n.N(n, "%d game, here since %s", "%d games, here since %s", n, s.App.DateOf(p.Since).Words())
}

// seatNodes returns two tags (buttons with a face) for a seat of a new game: one for a new person
// and one for a guest.
func (s *peopleDialog) seatNodes() []ui.Node {
	fresh := kit.TagNode("person/new", s.foot[0], i18n.T("New player"),
		i18n.T("Type the new player's name at the seat. Their stats start here."), ":quill-ink", func() {
			s.App.Pop()
			s.seat.Fresh()
		})
	nobody := kit.TagNode("person/nobody", s.foot[1], i18n.T("Guest"),
		i18n.T("Just plays along. Gulch saves no stats or rating for them."), ":person", func() {
			s.App.Pop()
			s.seat.Guest()
		})
	return []ui.Node{fresh, nobody}
}

// manageNodes returns the tags that export persons, import persons and, after a merge of two
// persons, undo it.
func (s *peopleDialog) manageNodes() []ui.Node {
	out := kit.TagNode("people/share", s.foot[0], i18n.T("Export players"),
		i18n.T("All players and their games, as text or as a file."), ":scroll-unfurled", s.share)
	if len(s.App.ActivePersons()) == 0 {
		out.DisabledReason = i18n.T("You can't export players yet: there are none.")
	}
	in := kit.TagNode("people/paste", s.foot[1], i18n.T("Import"),
		i18n.T("Import from the clipboard, or drop the file here. No game counts twice."), ":swap-bag",
		func() { s.paste = clip.Read() })
	if missing := clip.Unavailable(); missing != nil {
		in.DisabledReason = i18n.T("%s You can drop the players' file on the window instead.",
			i18n.Sentence(missing))
	}
	if s.lastJoin == nil {
		return []ui.Node{out, in}
	}
	two := kit.TagNode("people/part", s.undo, i18n.T("Undo merge"),
		i18n.T("Make %s and %s two players again. You can do this until you close this list.", s.lastJoin.Target.Name,
			s.lastJoin.Source.Name),
		":anticlockwise-rotation", func() {
			s.App.UndoMerge(*s.lastJoin)
			s.lastJoin = nil
			s.Rebuild()
		})
	return []ui.Node{out, in, two}
}

// share opens the dialog that exports all persons as text, for another device.
func (s *peopleDialog) share() {
	text, err := s.App.ExportPeople()
	if err != nil {
		s.App.Push(kit.Message(s.App, i18n.T("The players couldn't be exported"), i18n.Sentence(err)))
		return
	}
	s.App.Push(share.New(s.App, share.Params{Title: i18n.T("Export your players"), Text: text, File: "gulch people.txt",
		Instructions: i18n.T("On the other device, open this same menu and import it, or drop the file on the window."),
		FailureTitle: i18n.T("The players couldn't be exported")}))
}

// Update handles a tick. It imports persons when the clipboard has been read or files were dropped
// on the window.
func (s *peopleDialog) Update(in *ui.Input, ms float64) {
	if s.Sheet.Update(in, ms); s.seat != nil || s.duplicateOf != nil {
		return
	}
	if files := ebiten.DroppedFiles(); files != nil {
		s.importer.Add(importer.Dropped(files))
	}
	if s.paste != nil {
		if text, err, done := s.paste.Poll(); done {
			s.paste = nil
			s.importer.Add(importer.Pasted(text, err), nil)
		}
	}
	s.importer.Step()
}

// MaxName is the maximum length of a player's name in characters.
const MaxName = 16
