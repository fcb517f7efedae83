package people

import (
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/layout"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/ui"
	"gulch/scenes/menu/kit"
	"gulch/scenes/person"
	"gulch/scenes/stage"
)

// personDialog is the dialog in which a person is renamed, merged with a duplicate, or made the
// current player.
type personDialog struct {
	kit.Dialog
	list   *peopleDialog
	who    person.Person
	name   string
	typist ui.TextEditor
	about  geom.Rect
	field  geom.Rect
	rows   []geom.Rect
}

func newPersonDialog(list *peopleDialog, p person.Person) stage.Scene {
	c := &personDialog{Dialog: kit.NewDialog(list.App, "person", list.App.LabelOf(p.ID)), list: list, who: p,
		name: p.Name}
	c.Seed = 29
	c.Parts = func(l ui.Layout) (float64, layout.Box) {
		h := kit.ButtonHeight(l)
		return kit.NoteWidth, layout.Column(0, layout.Min(32, &c.about), layout.Min(2, nil), layout.Min(h, &c.field),
			layout.Min(26, nil), kit.ButtonColumn(l, 3, &c.rows))
	}
	return c
}

// Build lays out the dialog about the person and creates its nodes: the buttons and other controls.
func (c *personDialog) Build(l ui.Layout) {
	c.Lay(l)
	keep := ui.Button("keep", c.rows[0].Row(1, 2, 12), pieces.Button{Label: i18n.T("Keep this name"),
		Material: pieces.Brass}, c.keep)
	if c.name == "" {
		keep.DisabledReason = i18n.T("First, type a name.")
	}
	now := ui.Button("now", c.rows[1].Row(0, 2, 12), pieces.Button{Label: i18n.T("Make active")}, c.sit)
	now.Tip = i18n.T("From now on, use %s's rating, options, lessons and practice.", c.who.Name)
	if me, known := c.App.CurrentPerson(); known && me.ID == c.who.ID {
		now.DisabledReason = i18n.T("%s is already active.", c.who.Name)
		now = kit.Dimmed(now)
	}
	same := ui.Button("same", c.rows[1].Row(1, 2, 12), pieces.Button{Label: i18n.T("Merge with …")},
		func() { c.App.Push(chooseDuplicate(c)) })
	same.Tip = i18n.T("Combine two entries that are the same player.")
	if len(c.App.ActivePersons()) < 2 {
		same.DisabledReason = i18n.T("You can't merge yet: there are no other players.")
		same = kit.Dimmed(same)
	}
	away := ui.Button("away", c.rows[2], pieces.Button{Label: i18n.T("Hide %s", c.who.Name)}, c.away)
	away.Tip = i18n.T("Gulch keeps their past games. To bring this player back, type the name at any seat.")
	field := ui.Field(&c.typist, "name", i18n.T("Name"), i18n.T("Renaming keeps games, stats and rating."),
		c.field, c.name, i18n.T("Type a name"))
	field.Submits = true
	c.Root.Set(l, []ui.Node{
		field,
		ui.Button("cancel", c.rows[0].Row(0, 2, 12), pieces.Button{Label: i18n.T("Cancel")}, c.App.Pop), keep,
		now, same, away,
	})
	if now := c.Root.Focused(); now == "" || now == "keep" && c.name == c.who.Name {
		c.Root.Focus("name")
	}
}

// sit makes the person of this dialog the current player of this device, and closes the dialog.
func (c *personDialog) sit() {
	c.App.Pop()
	c.App.SetCurrentPerson(c.who)
	c.list.Rebuild()
}

// chooseDuplicate returns the dialog in which the player chooses a duplicate: another entry in the
// list of persons that stands for the same human as the person shown in c.
func chooseDuplicate(c *personDialog) stage.Scene {
	s := &peopleDialog{Sheet: stage.NewSheet(c.App, "people/same",
		i18n.T("Merge %s with which player?", c.App.LabelOf(c.who.ID))), book: c.list.book, duplicateOf: c}
	s.Second, s.Size = true, s.size
	return s
}

// ask asks the player whether p is the same human as the person of this dialog. If the answer is
// yes, it merges the two.
func (c *personDialog) ask(p person.Person) {
	c.App.Push(kit.Confirm(c.App,
		i18n.T("Merge %s and %s into one player, %s? Games, rating, lessons and practice are combined. You can undo this until you close the player list.",
			c.App.LabelOf(c.who.ID), c.App.LabelOf(p.ID), c.who.Name), i18n.T("Merge"),
		i18n.T("Cancel"), func() {
			c.App.Pop() // closes the dialog in which p was chosen
			c.App.Pop()
			j := c.App.MergePersons(c.who, p)
			c.list.lastJoin = &j
			c.list.Rebuild()
		}))
}

func (c *personDialog) keep() {
	c.who.Name = c.name
	c.done()
}

func (c *personDialog) away() {
	c.who.Hidden = true
	c.done()
}

func (c *personDialog) done() {
	c.App.SetPerson(c.who)
	c.App.SettingsChanged()
	c.App.Pop()
	c.list.Rebuild()
}

// Update handles typed text; Escape closes the dialog.
func (c *personDialog) Update(in *ui.Input, ms float64) {
	c.Dialog.Update(in, ms)
	field := func(id string) (*string, ui.TextLimits, bool) {
		return &c.name, ui.TextLimits{MaxLetters: MaxName}, id == "name"
	}
	if c.typist.Update(&c.Root, in, field) {
		c.Rebuild()
	}
}

// Paint paints the dialog about the person except its nodes (buttons and other controls).
func (c *personDialog) Paint(p *paint.Canvas) {
	c.Dialog.Paint(p)
	st := kit.SmallStyle
	st.Align = paint.Center
	p.Fit(c.list.about(c.who), c.about.Move(0, -6), st)
}
