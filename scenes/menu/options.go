package menu

import (
	"fmt"
	"math"
	"strconv"

	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/ui"
	"gulch/render/words"
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
type settingPlaces struct{ name, control, about geom.Rect }

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
			about:   geom.R(r.X+name+2, r.Y+h+1, r.W-name-2, r.H-h-6),
		})
	}
	return c
}

// setting is a row of the screen.
type setting struct {
	name, about string
	nodes       func(r geom.Rect) []ui.Node
}

// speedTips say what the speeds do.
var speedTips = map[stage.Speed]string{
	stage.Relaxed: words.Mark("Slower, with time to look."),
	stage.Normal:  words.Mark("As hands at a table would move."),
	stage.Brisk:   words.Mark("Twice as fast."),
	stage.AtOnce:  words.Mark("No motion: the result is there at once."),
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
		{words.T("Language"), words.T("The language of everything but names."), func(r geom.Rect) []ui.Node {
			var all []ui.Choice
			for _, l := range stage.Languages {
				all = append(all, ui.Choice{ID: l.Tag, Label: l.Name})
			}
			return ui.Segments("language", r, all, o.house.Language(), "", func(tag string) {
				changed(func() { s.Language = tag })()
			})
		}},
		{words.T("Letters"), words.T("How large everything is that has to be read."), func(r geom.Rect) []ui.Node {
			var all []ui.Choice
			for _, size := range stage.TextSizes {
				all = append(all, ui.Choice{ID: strconv.Itoa(size), Label: fmt.Sprintf("%d %%", size)})
			}
			return ui.Segments("text-size", r, all, strconv.Itoa(s.TextSize), "", func(id string) {
				changed(func() { s.TextSize, _ = strconv.Atoi(id) })()
			})
		}},
		{words.T("Speed"), words.T("How fast cards, coins and dice move. A click or the space bar skips a motion at any speed."),
			func(r geom.Rect) []ui.Node {
				var all []ui.Choice
				for _, speed := range stage.Speeds() {
					all = append(all, ui.Choice{
						ID: string(speed), Label: words.T(speed.Name()), Tip: words.T(speedTips[speed]),
					})
				}
				return ui.Segments("speed", r, all, string(s.Speed), "", func(id string) {
					changed(func() { s.Speed = stage.Speed(id) })()
				})
			}},
		{words.T("Motion"), words.T("Turns every motion into a short fade; nothing breathes, bounces or shakes."),
			toggle("reduced", words.T("Reduced motion"), words.T("For eyes that would rather rest."), &s.Reduced)},
		{words.T("Hints"), words.T("Shows a button at the table that asks a bot what it would do."),
			toggle("hints", words.T("Offer hints"), words.T("Asking changes nothing until you follow the advice."), &s.Hints)},
		{words.T("Coach"), words.T("Shows at every move what a strong player thinks of it, and warns before a blunder."),
			toggle("coach", words.T("Let the coach look on"), words.T("At the table K does the same."), &s.Coach)},
		{words.T("Table talk"), words.T("Bots pass a remark now and then about what has happened."),
			toggle("talk", words.T("Let the bots talk"), words.T("They never give away what they know."), &s.Talk)},
	}
	out = append(out, setting{words.T("Hand"), words.T("Puts your decisions on the left side of the table."),
		toggle("left-hand", words.T("For the left hand"), words.T("The ledger with its buttons changes sides with the board."), &s.LeftHand)})
	if o.house.Desktop {
		out = append(out, setting{words.T("Window"), words.T("Uses the whole screen; F11 does the same."),
			toggle("fullscreen", words.T("Full screen"), words.T("Fills the screen, or goes back to a window."), &s.FullScreen)})
	}
	return append(out, o.soundSettings()...)
}

// volumes are the steps of a volume.
var volumes = []struct {
	value    float64
	id, name string
}{
	{0, "off", words.Mark("Off")}, {0.25, "faint", words.Mark("Faint")}, {0.5, "quiet", words.Mark("Quiet")},
	{sound.UsualVolume, "usual", words.Mark("Usual")}, {1, "loud", words.Mark("Loud")},
}

// soundSettings are the rows of what is heard.
func (o *options) soundSettings() []setting {
	s := o.house.Settings
	why := words.T(o.house.Sound.Why())
	volume := func(id string, value *float64) func(r geom.Rect) []ui.Node {
		return func(r geom.Rect) []ui.Node {
			var all []ui.Choice
			chosen, off := "", math.Inf(1)
			for _, v := range volumes {
				all = append(all, ui.Choice{ID: v.id, Label: words.T(v.name)})
				if d := math.Abs(v.value - *value); d < off {
					chosen, off = v.id, d
				}
			}
			return ui.Segments(id, r, all, chosen, why, func(id string) {
				for _, v := range volumes {
					if v.id == id {
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
		{words.T("Sounds"), words.T("How loud cards, coins and dice are."), volume("effects", &s.Effects)},
		{words.T("Music"), words.T("A piano in the next room plays now and then, and rests for longer."), volume("music", &s.Music)},
		{words.T("Silence"), words.T("Mutes all of it at once; M does the same, anywhere."), func(r geom.Rect) []ui.Node {
			r, _ = r.CutLeft(300)
			n := ui.Toggle("mute", words.T("No sound at all"), words.T("For a quiet house. The volumes stay as they are."), r, s.Mute, o.house.ToggleMute)
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
	reset := ui.Button("reset", o.at.reset, pieces.Button{Label: words.T("As they were at first"), Icon: "anticlockwise-rotation"}, func() {
		o.house.Push(Confirm(o.house, words.T("Every option goes back to how it came. Names, faces and saved games stay."),
			words.T("Set them back"), words.T("Leave them"), o.reset))
	})
	reset.Tip = words.T("Sets every option back.")
	o.Root.Set(l, append(nodes, o.backButton(words.T("Back")), reset))
}

func (o *options) reset() {
	fresh := o.house.FreshSettings()
	fresh.People, fresh.Setups = o.house.Settings.People, o.house.Settings.Setups
	*o.house.Settings = *fresh
	o.house.SettingsChanged()
	o.Rebuild()
}

// Paint paints the sheet.
func (o *options) Paint(p *paint.Pen) {
	o.ground(p, words.T("Options"))
	pieces.Panel(p, o.at.sheet, 53)
	heading(p, o.at.sheet.Pad(sheetPad, 14), words.T("To your liking"))
	for i, r := range o.settings() {
		at := o.at.rows[i]
		p.Label(r.name, at.name, headStyle)
		p.Fit(r.about, at.about, smallStyle)
	}
	p.Rule(o.at.place.X, o.at.place.Y+4, o.at.place.W)
	head, below := o.at.place.Move(0, 14).CutTop(24)
	p.Label(words.T("Where your games are kept"), head, headStyle)
	p.Fit(words.SentenceOf(o.house.Docs.Place()), below, smallStyle)
}
