// Package options is the screen of the settings for all games ([New]), and the list of keys
// ([Shortcuts]).
package options

import (
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/ui"
	"gulch/scenes/menu/kit"
	"gulch/scenes/stage"
)

// options is the screen of the settings.
type options struct {
	kit.Board
	at   optionsPlaces
	open string // ID of the page of settings that is open; see optionPages
}

// New returns the screen of the settings for all games.
func New(h *stage.App) stage.Scene {
	return &options{Board: kit.Board{App: h, Scene: "options"}, open: optionPages[0].id}
}

// optionsPlaces has the rectangles of the options screen, in design units.
type optionsPlaces struct {
	sheet geom.Rect
	tabs  geom.Rect
	rows  []settingPlaces
	reset geom.Rect
	place geom.Rect
}

// settingPlaces has the rectangles of one setting: its name, its control and its explanation.
type settingPlaces struct{ name, control, about geom.Rect }

// placeOptions lays out a page of the options screen. rows is the number of settings on the page.
// most is the number of settings on the longest page; the sheet is large enough for that many, so
// that its size is the same on all pages.
func placeOptions(l ui.Layout, f kit.Frame, rows, most int) optionsPlaces {
	c := optionsPlaces{reset: f.Action}
	const foot = 84
	h := kit.ControlHeight(l)
	head := h + 74
	columns, name := 2, 116+56*(l.View.Letters()-1)
	if l.Class == ui.Tall {
		columns, name = 1, 160
	}
	above := 0.0
	if l.Portrait {
		above, name = 26, 0
	}
	high := (most + columns - 1) / columns
	height := min(h+62+above, (f.Body.H-head-foot-32)/float64(high))
	c.sheet = geom.Around(f.Body.Center(), f.Body.W, height*float64(high)+head+foot+32)
	in := c.sheet.Pad(kit.SheetPad+8, 16)
	top, in := in.CutTop(head)
	_, c.tabs = top.CutTop(50)
	c.tabs = geom.Around(geom.Point{X: c.tabs.Center().X, Y: c.tabs.Y + h/2}, min(c.tabs.W, 560), h)
	c.place, in = in.CutBottom(foot)
	high = (rows + columns - 1) / columns
	for i := range rows {
		r := in.Row(i/high, columns, 40)
		r = geom.R(r.X, r.Y+float64(i%high)*height, r.W, height)
		c.rows = append(c.rows, settingPlaces{
			name:    geom.R(r.X, r.Y, name-10, h),
			control: geom.R(r.X+name, r.Y+above, r.W-name, h),
			about:   geom.R(r.X+name+2, r.Y+above+h+1, r.W-name-2, r.H-above-h-6),
		})
		if l.Portrait {
			c.rows[i].name = geom.R(r.X, r.Y, r.W, above)
		}
	}
	return c
}

// MinHeight returns the height of the options screen in a phone's window, in design units. If the
// window is lower, the player scrolls.
func (o *options) MinHeight(l ui.Layout) float64 {
	most, row := 0, kit.ControlHeight(l)+62
	for _, p := range optionPages {
		most = max(most, len(p.settings(o)))
	}
	if l.Portrait {
		row += 26
	}
	return 68 + kit.Gap + kit.ButtonHeight(l) + 14 + kit.ControlHeight(l) + 74 + 84 + 32 + row*float64(most)
}

// Build lays out the options screen and creates its nodes: the buttons and other controls.
func (o *options) Build(l ui.Layout) {
	o.SetLayout(l)
	rows, most := o.settings(), 0
	for _, p := range optionPages {
		most = max(most, len(p.settings(o)))
	}
	o.at = placeOptions(l, o.Frame, len(rows), most)
	var pages []ui.Choice
	for _, p := range optionPages {
		pages = append(pages, ui.Choice{ID: p.id, Label: i18n.T(p.name)})
	}
	nodes := ui.Grouped(i18n.T("Page"), ui.Segments("tab", o.at.tabs, pages, o.open, "", func(id string) {
		o.open = id
		o.Rebuild()
	}))
	for i, r := range rows {
		nodes = append(nodes, r.nodes(o.at.rows[i].control)...)
	}
	reset := ui.Button("reset", o.at.reset, pieces.Button{Label: i18n.T("Restore defaults"),
		Icon: "anticlockwise-rotation"}, func() {
		o.App.Push(kit.Confirm(o.App, i18n.T("Reset all options to their defaults? Names, faces and saved games stay."),
			i18n.T("Reset"), i18n.T("Keep them"), o.reset))
	})
	reset.Tip = i18n.T("Reset all options.")
	o.Root.Set(l, append(nodes, o.BackButton(i18n.T("Back")), reset))
}

func (o *options) reset() {
	fresh := o.App.NewSettings()
	old := o.App.Settings
	fresh.Owner, fresh.People, fresh.Setups, fresh.ShownIntros = old.Owner, old.People, old.Setups, old.ShownIntros
	fresh.Lessons, fresh.Puzzles = old.Lessons, old.Puzzles
	*o.App.Settings = *fresh
	o.App.SettingsChanged()
	o.Rebuild()
}

// Paint paints the options screen except its nodes (buttons and other controls).
func (o *options) Paint(p *paint.Canvas) {
	o.PaintBackground(p, o.PageTitle())
	pieces.Panel(p, o.at.sheet, 53)
	kit.Heading(p, o.at.sheet.Pad(kit.SheetPad, 14), i18n.T("Preferences"))
	for i, r := range o.settings() {
		at := o.at.rows[i]
		p.Label(r.name, at.name, kit.HeadStyle)
		p.Fit(r.about, at.about, kit.SmallStyle)
	}
	p.Rule(o.at.place.X, o.at.place.Y+4, o.at.place.W)
	head, below := o.at.place.Move(0, 14).CutTop(24)
	p.Label(i18n.T("Game storage"), head, kit.HeadStyle)
	p.Fit(i18n.MessageSentence(o.App.Docs.Location()), below, kit.SmallStyle)
}

// PageTitle returns the heading of the options screen, which is also the title of the HTML page.
func (o *options) PageTitle() string { return i18n.T("Options") }
