package menu

import (
	"math"
	"strconv"

	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/ui"
	"gulch/scenes/sound"
	"gulch/scenes/stage"
)

// optionPages lists the pages of the options screen: ID, displayed name, and a function that
// returns the settings of the page.
var optionPages = []struct {
	id, name string
	settings func(*options) []setting
}{
	{"play", i18n.Mark("At the table"), (*options).playSettings},
	{"look", i18n.Mark("To look at"), (*options).lookSettings},
	{"sound", i18n.Mark("To listen to"), (*options).soundSettings},
}

// settings returns the rows of the page of settings that is open.
func (o *options) settings() []setting {
	for _, p := range optionPages {
		if p.id == o.open {
			return p.settings(o)
		}
	}
	return nil
}

// setting is a row of the options screen: the name of a setting, its control and its explanation.
type setting struct {
	name, about string
	nodes       func(r geom.Rect) []ui.Node
}

// speedTips maps each animation speed to its tooltip.
var speedTips = map[stage.Speed]string{
	stage.Relaxed: i18n.Mark("Slower, with time to look."),
	stage.Normal:  i18n.Mark("As hands at a table would move."),
	stage.Brisk:   i18n.Mark("Twice as fast."),
	stage.AtOnce:  i18n.Mark("No motion: the result is there at once."),
}

// confirms maps each choice of the setting "Confirm" (which moves the player must confirm) to its
// displayed name and its tooltip.
var confirms = map[stage.Confirm]struct{ name, tip string }{
	stage.ConfirmNever: {i18n.Mark("Never"), i18n.Mark("One press plays. Undo takes back what can be taken back.")},
	stage.ConfirmFinal: {i18n.Mark("If a loss"),
		i18n.Mark("Asks before the end of a turn that leaves something of worth and cannot be taken back.")},
	stage.ConfirmAlways: {i18n.Mark("Always"), i18n.Mark("The first press marks a move, the second plays it.")},
}

// changed returns a callback that runs change, a function that changes the settings. The callback
// then applies and saves the settings and rebuilds the screen.
func (o *options) changed(change func()) func() {
	return func() {
		change()
		o.app.SettingsChanged()
		o.Rebuild()
	}
}

// toggle returns a function that builds the control of an on/off setting in a given rectangle.
// value points to the setting.
func (o *options) toggle(id, label, tip string, value *bool) func(r geom.Rect) []ui.Node {
	return func(r geom.Rect) []ui.Node {
		r, _ = r.CutLeft(min(300, r.W))
		return []ui.Node{ui.Toggle(id, label, tip, r, *value, o.changed(func() { *value = !*value }))}
	}
}

// playSettings returns the settings that affect play at the table, such as speed and hints.
func (o *options) playSettings() []setting {
	s := o.app.Settings
	return []setting{
		{i18n.T("Speed"), i18n.T("How fast cards, coins and dice move. A press or the space bar skips a motion " +
			"at any speed."),
			func(r geom.Rect) []ui.Node {
				var all []ui.Choice
				for _, speed := range stage.Speeds() {
					all = append(all, ui.Choice{ID: string(speed), Label: i18n.T(speed.Name()),
						Tip: i18n.T(speedTips[speed])})
				}
				return ui.Grouped(i18n.T("Speed"), ui.Segments("speed", r, all, string(s.Speed), "", func(id string) {
					o.changed(func() { s.Speed = stage.Speed(id) })()
				}))
			}},
		{i18n.T("Confirm"), i18n.T("Whether a move waits for a second press or Enter. Escape lets it go."),
			func(r geom.Rect) []ui.Node {
				var all []ui.Choice
				for _, c := range stage.Confirms() {
					all = append(all, ui.Choice{ID: string(c), Label: i18n.T(confirms[c].name),
						Tip: i18n.T(confirms[c].tip)})
				}
				return ui.Grouped(i18n.T("Confirm"), ui.Segments("confirm", r, all, string(s.Confirm), "",
					func(id string) {
						o.changed(func() { s.Confirm = stage.Confirm(id) })()
					}))
			}},
		{i18n.T("Hand"), i18n.T("Puts your decisions on the left side of the table."),
			o.toggle("left-hand", i18n.T("For the left hand"),
				i18n.T("The ledger with its buttons changes sides with the board."), &s.LeftHand)},
		{i18n.T("Hints"), i18n.T("Shows a button at the table that asks a bot what it would do."),
			o.toggle("hints", i18n.T("Offer hints"),
				i18n.T("Asking changes nothing until you follow the advice."), &s.Hints)},
		{i18n.T("Coach"), i18n.T("Shows at every move what a strong player thinks of it, and warns " +
			"before a blunder."),
			o.toggle("coach", i18n.T("Let the coach look on"),
				i18n.T("At the table {key K} does the same."), &s.Coach)},
		{i18n.T("Table talk"), i18n.T("Bots pass a remark now and then about what has happened."),
			o.toggle("talk", i18n.T("Let the bots talk"), i18n.T("They never give away what they know."), &s.Talk)},
	}
}

// lookSettings returns the settings of the display, such as the language and the text size.
func (o *options) lookSettings() []setting {
	s := o.app.Settings
	out := []setting{
		{i18n.T("Language"), i18n.T("The language of everything but names."), func(r geom.Rect) []ui.Node {
			var all []ui.Choice
			for _, l := range i18n.Offered() {
				all = append(all, ui.Choice{ID: l.Tag, Label: l.Name})
			}
			return ui.Grouped(i18n.T("Language"), ui.Segments("language", r, all, o.app.Language(), "",
				func(tag string) {
					o.app.SetLanguage(tag)
					o.Rebuild()
				}))
		}},
		{i18n.T("Letters"), i18n.T("How large everything is that has to be read."), func(r geom.Rect) []ui.Node {
			var all []ui.Choice
			for _, size := range stage.TextSizes {
				all = append(all, ui.Choice{ID: strconv.Itoa(size), Label: i18n.Percent(size)})
			}
			return ui.Grouped(i18n.T("Letters"), ui.Segments("text-size", r, all, strconv.Itoa(s.TextSize), "",
				func(id string) {
					o.changed(func() { s.TextSize, _ = strconv.Atoi(id) })()
				}))
		}},
		{i18n.T("Contrast"), i18n.T("Darker letters on lighter paper, darker tables, stronger outlines."),
			o.toggle("contrast", i18n.T("High contrast"), i18n.T("For bright rooms, old screens and tired eyes."),
				&s.Contrast)},
		{i18n.T("Motion"), i18n.T("Turns every motion into a short fade; nothing breathes, bounces or shakes."),
			o.toggle("reduced", i18n.T("Reduced motion"), i18n.T("For eyes that would rather rest."), &s.Reduced)},
	}
	if o.app.Desktop {
		out = append(out, setting{i18n.T("Window"), i18n.T("Uses the whole screen; F11 does the same."),
			o.toggle("fullscreen", i18n.T("Full screen"), i18n.T("Fills the screen, or goes back to a window."),
				&s.FullScreen)})
	}
	return out
}

// volumes lists the volumes that can be chosen: their values from 0 to 1, IDs and names.
var volumes = []struct {
	value    float64
	id, name string
}{
	{0, "off", i18n.Mark("Off")}, {0.25, "faint", i18n.Mark("Faint")}, {0.5, "quiet", i18n.Mark("Quiet")},
	{sound.DefaultVolume, "usual", i18n.Mark("Usual")}, {1, "loud", i18n.Mark("Loud")},
}

// soundSettings returns the settings of the volumes and of mute.
func (o *options) soundSettings() []setting {
	s := o.app.Settings
	why := i18n.T(o.app.Sound.SilenceReason())
	volume := func(id, name string, value *float64) func(r geom.Rect) []ui.Node {
		return func(r geom.Rect) []ui.Node {
			var all []ui.Choice
			chosen, off := "", math.Inf(1)
			for _, v := range volumes {
				all = append(all, ui.Choice{ID: v.id, Label: i18n.T(v.name)})
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
		{i18n.T("Volume"), i18n.T("How loud everything is together."), volume("master", i18n.T("Volume"),
			&s.Master)},
		{i18n.T("Sounds"), i18n.T("How loud cards, coins and dice are."), volume("effects", i18n.T("Sounds"),
			&s.Effects)},
		{i18n.T("Music"), i18n.T("A piano in the next room plays now and then, and rests for longer."),
			volume("music", i18n.T("Music"), &s.Music)},
		{i18n.T("Silence"), i18n.T("Mutes all of it at once; {key M} does the same, anywhere."),
			func(r geom.Rect) []ui.Node {
				r, _ = r.CutLeft(300)
				n := ui.Toggle("mute", i18n.T("No sound at all"),
					i18n.T("For a quiet house. The volumes stay as they are."), r, s.Mute, o.app.ToggleMute)
				n.DisabledReason = why
				return []ui.Node{n}
			}},
	}
}
