package menu

import (
	"math"

	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/ui"
	"gulch/scenes/sound"
	"gulch/scenes/stage"
)

// options is the screen of the settings.
type options struct {
	board
	at optionsPlaces
}

// Options is the screen of what players can set for all games.
func Options(h *stage.House) stage.Scene {
	return &options{board: board{house: h, name: "options"}}
}

// optionsPlaces is where the things of the screen lie.
type optionsPlaces struct {
	sheet geom.Rect
	rows  []settingPlaces
	reset geom.Rect
	place geom.Rect
}

// settingPlaces is one setting: its name, the control, and what it does.
type settingPlaces struct{ name, control, words geom.Rect }

func placeOptions(l ui.Layout, f frame, rows int) optionsPlaces {
	c := optionsPlaces{reset: f.action}
	const head, foot = 56, 84
	columns, name := 2, 92.0
	if l.Class == ui.Tall {
		columns, name = 1, 160
	}
	high := (rows + columns - 1) / columns
	h := controlHeight(l)
	height := min(h+48, (f.body.H-head-foot-32)/float64(high))
	c.sheet = geom.Around(f.body.Center(), f.body.W, height*float64(high)+head+foot+32)
	in := c.sheet.Pad(sheetPad+8, 16)
	_, in = in.CutTop(head)
	c.place, in = in.CutBottom(foot)
	for i := range rows {
		r := in.Row(i/high, columns, 40)
		r = geom.R(r.X, r.Y+float64(i%high)*height, r.W, height)
		c.rows = append(c.rows, settingPlaces{
			name:    geom.R(r.X, r.Y, name-10, h),
			control: geom.R(r.X+name, r.Y, r.W-name, h),
			words:   geom.R(r.X+name+2, r.Y+h+1, r.W-name-2, r.H-h-6),
		})
	}
	return c
}

// setting is a row of the screen.
type setting struct {
	name, words string
	nodes       func(r geom.Rect) []ui.Node
}

// speedNames says what the speeds do.
var speedNames = map[stage.Speed]ui.Choice{
	stage.Relaxed: {Label: "Relaxed", Tip: "Slower, with time to look."},
	stage.Normal:  {Label: "Normal", Tip: "As hands at a table would move."},
	stage.Brisk:   {Label: "Brisk", Tip: "Twice as fast."},
	stage.AtOnce:  {Label: "At once", Tip: "No motion: the result is there at once."},
}

func (o *options) settings() []setting {
	s := o.house.Settings
	changed := func(f func()) func() {
		return func() {
			f()
			o.house.SettingsChanged()
			o.Rebuild()
		}
	}
	toggle := func(id, label, tip string, value *bool) func(r geom.Rect) []ui.Node {
		return func(r geom.Rect) []ui.Node {
			r, _ = r.CutLeft(300)
			return []ui.Node{ui.Toggle(id, label, tip, r, *value, changed(func() { *value = !*value }))}
		}
	}
	out := []setting{
		{"Speed", "How fast cards, coins and dice move. A click or the space bar skips a motion at any speed.",
			func(r geom.Rect) []ui.Node {
				var all []ui.Choice
				for _, speed := range stage.Speeds() {
					c := speedNames[speed]
					c.ID = string(speed)
					all = append(all, c)
				}
				return ui.Segments("speed", r, all, string(s.Speed), "", func(id string) {
					changed(func() { s.Speed = stage.Speed(id) })()
				})
			}},
		{"Motion", "Turns every motion into a short fade; nothing breathes, bounces or shakes.",
			toggle("reduced", "Reduced motion", "For eyes that would rather rest.", &s.Reduced)},
		{"Hints", "Shows a button at the table that asks a bot what it would do.",
			toggle("hints", "Offer hints", "Asking changes nothing until you follow the advice.", &s.Hints)},
	}
	if o.house.Desktop {
		out = append(out, setting{"Window", "Uses the whole screen; F11 does the same.",
			toggle("fullscreen", "Full screen", "Fills the screen, or goes back to a window.", &s.FullScreen)})
	}
	return append(out, o.soundSettings()...)
}

// volumes are the steps of a volume.
var volumes = []struct {
	value float64
	ui.Choice
}{
	{0, ui.Choice{ID: "off", Label: "Off"}}, {0.25, ui.Choice{ID: "faint", Label: "Faint"}},
	{0.5, ui.Choice{ID: "quiet", Label: "Quiet"}}, {sound.UsualVolume, ui.Choice{ID: "usual", Label: "Usual"}},
	{1, ui.Choice{ID: "loud", Label: "Loud"}},
}

// soundSettings are the rows of what is heard.
func (o *options) soundSettings() []setting {
	s := o.house.Settings
	why := o.house.Sound.Why()
	volume := func(id string, value *float64) func(r geom.Rect) []ui.Node {
		return func(r geom.Rect) []ui.Node {
			var all []ui.Choice
			chosen, off := "", math.Inf(1)
			for _, v := range volumes {
				all = append(all, v.Choice)
				if d := math.Abs(v.value - *value); d < off {
					chosen, off = v.ID, d
				}
			}
			return ui.Segments(id, r, all, chosen, why, func(id string) {
				for _, v := range volumes {
					if v.ID == id {
						*value = v.value
					}
				}
				o.house.SettingsChanged()
				o.house.Sound.Play(sound.Land)
				o.Rebuild()
			})
		}
	}
	return []setting{
		{"Sounds", "How loud cards, coins and dice are.", volume("effects", &s.Effects)},
		{"Music", "A piano in the next room plays now and then, and rests for longer.", volume("music", &s.Music)},
		{"Silence", "Mutes all of it at once; M does the same, anywhere.", func(r geom.Rect) []ui.Node {
			r, _ = r.CutLeft(300)
			n := ui.Toggle("mute", "No sound at all", "For a quiet house. The volumes stay as they are.", r, s.Mute, o.house.ToggleMute)
			n.Why = why
			return []ui.Node{n}
		}},
	}
}

// Build lays the screen out.
func (o *options) Build(l ui.Layout) {
	o.arrange(l)
	rows := o.settings()
	o.at = placeOptions(l, o.frame, len(rows))
	var nodes []ui.Node
	for i, r := range rows {
		nodes = append(nodes, r.nodes(o.at.rows[i].control)...)
	}
	reset := ui.Button("reset", o.at.reset, pieces.Button{Label: "As they were at first", Icon: "anticlockwise-rotation"}, func() {
		o.house.Push(Confirm(o.house, "Every option goes back to how it came. Names, faces and saved games stay.",
			"Set them back", "Leave them", o.reset))
	})
	reset.Tip = "Sets every option back."
	o.Root.Set(l, append(nodes, o.backButton("Back"), reset))
}

func (o *options) reset() {
	fresh := stage.DefaultSettings()
	fresh.People, fresh.Setups = o.house.Settings.People, o.house.Settings.Setups
	*o.house.Settings = *fresh
	o.house.SettingsChanged()
	o.Rebuild()
}

// Paint paints the sheet.
func (o *options) Paint(p *paint.Pen) {
	o.ground(p, "Options")
	pieces.Panel(p, o.at.sheet, 53)
	heading(p, o.at.sheet.Pad(sheetPad, 14), "To your liking")
	for i, r := range o.settings() {
		at := o.at.rows[i]
		p.Label(r.name, at.name, headStyle)
		wrapped(p, r.words, at.words, smallStyle)
	}
	p.Rule(o.at.place.X, o.at.place.Y+4, o.at.place.W)
	head, words := o.at.place.Move(0, 14).CutTop(24)
	p.Label("Where your games are kept", head, headStyle)
	wrapped(p, sentenceOf(o.house.Docs.Place()), words, smallStyle)
}
