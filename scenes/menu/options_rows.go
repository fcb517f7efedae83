package menu

import (
	"math"
	"strconv"

	"gulch/render/geom"
	"gulch/render/ui"
	"gulch/render/words"
	"gulch/scenes/sound"
	"gulch/scenes/stage"
)

// optionPages lists the pages of the options.
var optionPages = []struct {
	id, name string
	settings func(*options) []setting
}{
	{"play", words.Mark("At the table"), (*options).playSettings},
	{"look", words.Mark("To look at"), (*options).lookSettings},
	{"sound", words.Mark("To listen to"), (*options).soundSettings},
}

// settings returns the rows of the open page.
func (o *options) settings() []setting {
	for _, p := range optionPages {
		if p.id == o.open {
			return p.settings(o)
		}
	}
	return nil
}

// setting is a row of the screen.
type setting struct {
	name, about string
	nodes       func(r geom.Rect) []ui.Node
}

// speedTips has the tooltips of the speeds.
var speedTips = map[stage.Speed]string{
	stage.Relaxed: words.Mark("Slower, with time to look."),
	stage.Normal:  words.Mark("As hands at a table would move."),
	stage.Brisk:   words.Mark("Twice as fast."),
	stage.AtOnce:  words.Mark("No motion: the result is there at once."),
}

// confirms has the names and tooltips of the choices for confirming moves.
var confirms = map[stage.Confirm]struct{ name, tip string }{
	stage.ConfirmNever: {words.Mark("Never"), words.Mark("One press plays. Undo takes back what can be taken back.")},
	stage.ConfirmFinal: {words.Mark("If a loss"),
		words.Mark("Asks before the end of a turn that leaves something of worth and cannot be taken back.")},
	stage.ConfirmAlways: {words.Mark("Always"), words.Mark("The first press marks a move, the second plays it.")},
}

// changed returns a callback that applies a change of the settings, saves it and rebuilds the
// screen.
func (o *options) changed(change func()) func() {
	return func() {
		change()
		o.app.SettingsChanged()
		o.Rebuild()
	}
}

// toggle returns the control of a setting that is on or off.
func (o *options) toggle(id, label, tip string, value *bool) func(r geom.Rect) []ui.Node {
	return func(r geom.Rect) []ui.Node {
		r, _ = r.CutLeft(min(300, r.W))
		return []ui.Node{ui.Toggle(id, label, tip, r, *value, o.changed(func() { *value = !*value }))}
	}
}

// playSettings returns the settings of play at the table.
func (o *options) playSettings() []setting {
	s := o.app.Settings
	return []setting{
		{words.T("Speed"), words.T("How fast cards, coins and dice move. A press or the space bar skips a motion " +
			"at any speed."),
			func(r geom.Rect) []ui.Node {
				var all []ui.Choice
				for _, speed := range stage.Speeds() {
					all = append(all, ui.Choice{ID: string(speed), Label: words.T(speed.Name()),
						Tip: words.T(speedTips[speed])})
				}
				return ui.Grouped(words.T("Speed"), ui.Segments("speed", r, all, string(s.Speed), "", func(id string) {
					o.changed(func() { s.Speed = stage.Speed(id) })()
				}))
			}},
		{words.T("Confirm"), words.T("Whether a move waits for a second press or Enter. Escape lets it go."),
			func(r geom.Rect) []ui.Node {
				var all []ui.Choice
				for _, c := range stage.Confirms() {
					all = append(all, ui.Choice{ID: string(c), Label: words.T(confirms[c].name),
						Tip: words.T(confirms[c].tip)})
				}
				return ui.Grouped(words.T("Confirm"), ui.Segments("confirm", r, all, string(s.Confirm), "",
					func(id string) {
						o.changed(func() { s.Confirm = stage.Confirm(id) })()
					}))
			}},
		{words.T("Hand"), words.T("Puts your decisions on the left side of the table."),
			o.toggle("left-hand", words.T("For the left hand"),
				words.T("The ledger with its buttons changes sides with the board."), &s.LeftHand)},
		{words.T("Hints"), words.T("Shows a button at the table that asks a bot what it would do."),
			o.toggle("hints", words.T("Offer hints"),
				words.T("Asking changes nothing until you follow the advice."), &s.Hints)},
		{words.T("Coach"), words.T("Shows at every move what a strong player thinks of it, and warns " +
			"before a blunder."),
			o.toggle("coach", words.T("Let the coach look on"),
				words.T("At the table {key K} does the same."), &s.Coach)},
		{words.T("Table talk"), words.T("Bots pass a remark now and then about what has happened."),
			o.toggle("talk", words.T("Let the bots talk"), words.T("They never give away what they know."), &s.Talk)},
	}
}

// lookSettings returns the settings of the display.
func (o *options) lookSettings() []setting {
	s := o.app.Settings
	out := []setting{
		{words.T("Language"), words.T("The language of everything but names."), func(r geom.Rect) []ui.Node {
			var all []ui.Choice
			for _, l := range words.Offered() {
				all = append(all, ui.Choice{ID: l.Tag, Label: l.Name})
			}
			return ui.Grouped(words.T("Language"), ui.Segments("language", r, all, o.app.Language(), "",
				func(tag string) {
					o.app.SetLanguage(tag)
					o.Rebuild()
				}))
		}},
		{words.T("Letters"), words.T("How large everything is that has to be read."), func(r geom.Rect) []ui.Node {
			var all []ui.Choice
			for _, size := range stage.TextSizes {
				all = append(all, ui.Choice{ID: strconv.Itoa(size), Label: words.Percent(size)})
			}
			return ui.Grouped(words.T("Letters"), ui.Segments("text-size", r, all, strconv.Itoa(s.TextSize), "",
				func(id string) {
					o.changed(func() { s.TextSize, _ = strconv.Atoi(id) })()
				}))
		}},
		{words.T("Contrast"), words.T("Darker letters on lighter paper, darker tables, stronger outlines."),
			o.toggle("contrast", words.T("High contrast"), words.T("For bright rooms, old screens and tired eyes."),
				&s.Contrast)},
		{words.T("Motion"), words.T("Turns every motion into a short fade; nothing breathes, bounces or shakes."),
			o.toggle("reduced", words.T("Reduced motion"), words.T("For eyes that would rather rest."), &s.Reduced)},
	}
	if o.app.Desktop {
		out = append(out, setting{words.T("Window"), words.T("Uses the whole screen; F11 does the same."),
			o.toggle("fullscreen", words.T("Full screen"), words.T("Fills the screen, or goes back to a window."),
				&s.FullScreen)})
	}
	return out
}

// volumes lists the steps of a volume control.
var volumes = []struct {
	value    float64
	id, name string
}{
	{0, "off", words.Mark("Off")}, {0.25, "faint", words.Mark("Faint")}, {0.5, "quiet", words.Mark("Quiet")},
	{sound.UsualVolume, "usual", words.Mark("Usual")}, {1, "loud", words.Mark("Loud")},
}

// soundSettings returns the settings of sound.
func (o *options) soundSettings() []setting {
	s := o.app.Settings
	why := words.T(o.app.Sound.Why())
	volume := func(id, name string, value *float64) func(r geom.Rect) []ui.Node {
		return func(r geom.Rect) []ui.Node {
			var all []ui.Choice
			chosen, off := "", math.Inf(1)
			for _, v := range volumes {
				all = append(all, ui.Choice{ID: v.id, Label: words.T(v.name)})
				if d := math.Abs(v.value - *value); d < off {
					chosen, off = v.id, d
				}
			}
			return ui.Grouped(name, ui.Segments(id, r, all, chosen, why, func(id string) {
				for _, v := range volumes {
					if v.id == id {
						*value = v.value
					}
				}
				o.app.SettingsChanged()
				o.app.Sound.Play(sound.Land)
				o.Rebuild()
			}))
		}
	}
	return []setting{
		{words.T("Volume"), words.T("How loud everything is together."), volume("master", words.T("Volume"),
			&s.Master)},
		{words.T("Sounds"), words.T("How loud cards, coins and dice are."), volume("effects", words.T("Sounds"),
			&s.Effects)},
		{words.T("Music"), words.T("A piano in the next room plays now and then, and rests for longer."),
			volume("music", words.T("Music"), &s.Music)},
		{words.T("Silence"), words.T("Mutes all of it at once; {key M} does the same, anywhere."),
			func(r geom.Rect) []ui.Node {
				r, _ = r.CutLeft(300)
				n := ui.Toggle("mute", words.T("No sound at all"),
					words.T("For a quiet house. The volumes stay as they are."), r, s.Mute, o.app.ToggleMute)
				n.Why = why
				return []ui.Node{n}
			}},
	}
}
