package options

import (
	"math"
	"strconv"

	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/pieces"
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
	{"look", i18n.Mark("Display"), (*options).lookSettings},
	{"sound", i18n.Mark("Sound"), (*options).soundSettings},
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
	stage.Normal:  i18n.Mark("At the pace of a real table."),
	stage.Brisk:   i18n.Mark("Twice as fast."),
	stage.AtOnce:  i18n.Mark("No animation: you see the result right away."),
}

// confirms maps each choice of the setting "Confirm" (which moves the player must confirm) to its
// displayed name and its tooltip.
var confirms = map[stage.Confirm]struct{ name, tip string }{
	stage.ConfirmNever: {i18n.Mark("Never"), i18n.Mark("One press plays the move. You can undo it if nothing new was revealed.")},
	stage.ConfirmFinal: {i18n.Mark("If needed"),
		i18n.Mark(
			"Ask before I end my turn for good by making a move, or with something useful left to do.")},
	stage.ConfirmAlways: {i18n.Mark("Always"), i18n.Mark("The first press selects a move, the second plays it.")},
}

// changed returns a callback that runs change, a function that changes the settings. The callback
// then applies and saves the settings and rebuilds the screen.
func (o *options) changed(change func()) func() {
	return func() {
		change()
		o.App.SettingsChanged()
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
	s := o.App.Settings
	return []setting{
		{i18n.T("Speed"), i18n.T("How fast cards, coins and dice move. A press or Space skips any animation."),
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
		{i18n.T("Confirm"), i18n.T("Confirm moves with a second press or Enter. Esc cancels."),
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
		{i18n.T("Hand"), i18n.T("Put your buttons on the left side of the table."),
			o.toggle("left-hand", i18n.T("Left-handed"),
				i18n.T("Swap the sides of the board and the ledger."), &s.LeftHand)},
		{i18n.T("Hints"), i18n.T("Show a button at the table that suggests a move."),
			o.toggle("hints", i18n.T("Offer hints"),
				i18n.T("A game with hints doesn't count for your rating."), &s.Hints)},
		{i18n.T("Coach"), i18n.T("Show what the coach thinks of each move, and warn me before a blunder."),
			o.toggle("coach", i18n.T("Let the coach watch"),
				i18n.T("You can also press {key K} at the table."), &s.Coach)},
		{i18n.T("Table talk"), i18n.T("Bots comment on the game now and then."),
			o.toggle("talk", i18n.T("Let the bots talk"), i18n.T("Bots never give away secrets."), &s.Talk)},
	}
}

// lookSettings returns the settings of the display, such as the language and the text size.
func (o *options) lookSettings() []setting {
	s := o.App.Settings
	out := []setting{
		{i18n.T("Language"), i18n.T("The language of everything except names."), func(r geom.Rect) []ui.Node {
			var all []ui.Choice
			for _, l := range i18n.Offered() {
				all = append(all, ui.Choice{ID: l.Tag, Label: l.Name})
			}
			return ui.Grouped(i18n.T("Language"), ui.Segments("language", r, all, o.App.Language(), "",
				func(tag string) {
					o.App.SetLanguage(tag)
					o.Rebuild()
				}))
		}},
		{i18n.T("Text size"), i18n.T("The size of all text."), func(r geom.Rect) []ui.Node {
			var all []ui.Choice
			for _, size := range stage.TextSizes {
				all = append(all, ui.Choice{ID: strconv.Itoa(size), Label: i18n.Percent(size)})
			}
			return ui.Grouped(i18n.T("Text size"), ui.Segments("text-size", r, all, strconv.Itoa(s.TextSize), "",
				func(id string) {
					o.changed(func() { s.TextSize, _ = strconv.Atoi(id) })()
				}))
		}},
		{i18n.T("Contrast"), i18n.T("Darker text, lighter paper, darker tables, stronger outlines."),
			o.toggle("contrast", i18n.T("High contrast"), i18n.T("For bright rooms, old screens and tired eyes."),
				&s.Contrast)},
		{i18n.T("Motion"), i18n.T("Replace motion with short fades. Nothing bounces or shakes."),
			o.toggle("reduced", i18n.T("Reduced motion"), i18n.T("For eyes that would rather rest."), &s.Reduced)},
	}
	if o.App.Desktop {
		out = append(out, setting{i18n.T("Window"), i18n.T("Fill the whole screen. You can also press F11."),
			o.toggle("fullscreen", i18n.T("Full screen"), i18n.T("Switch between full screen and a window."),
				&s.FullScreen)})
	}
	return append(out, setting{i18n.T("Keys"), i18n.T("At a table, F1 also lists the table's keys."), o.keysButton})
}

// keysButton returns the button that opens the list of keys in the rectangle r.
func (o *options) keysButton(r geom.Rect) []ui.Node {
	r, _ = r.CutLeft(min(300, r.W))
	n := ui.Button("keys", r, pieces.Button{Label: i18n.T("List of keys"), Icon: "info", Size: 15},
		func() { o.App.Push(Shortcuts(o.App)) })
	n.Tip = i18n.T("Show every key and what it does.")
	return []ui.Node{n}
}

// volumes lists the volumes that can be chosen: their values from 0 to 1, IDs and names.
var volumes = []struct {
	value    float64
	id, name string
}{
	{0, "off", i18n.Mark("Off")}, {0.25, "faint", i18n.Mark("Faint")}, {0.5, "quiet", i18n.Mark("Quiet")},
	{sound.DefaultVolume, "usual", i18n.Mark("Regular")}, {1, "loud", i18n.Mark("Loud")},
}

// soundSettings returns the settings of the volumes and of mute.
func (o *options) soundSettings() []setting {
	s := o.App.Settings
	why := i18n.T(o.App.Sound.SilenceReason())
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
				o.App.SettingsChanged()
				o.App.Sound.Play(sound.Land)
				o.Rebuild()
			}))
		}
	}
	return []setting{
		{i18n.T("Volume"), i18n.T("The overall volume."), volume("master", i18n.T("Volume"),
			&s.Master)},
		{i18n.T("Sounds"), i18n.T("The volume of cards, coins and dice."), volume("effects", i18n.T("Sounds"),
			&s.Effects)},
		{i18n.T("Music"), i18n.T("A piano plays in the next room now and then."),
			volume("music", i18n.T("Music"), &s.Music)},
		{i18n.T("Mute"), i18n.T("Mute everything. You can also press {key M}, anywhere."),
			func(r geom.Rect) []ui.Node {
				r, _ = r.CutLeft(300)
				n := ui.Toggle("mute", i18n.T("No sound at all"),
					i18n.T("For a quiet house. Your volume settings stay."), r, s.Mute, o.App.ToggleMute)
				n.DisabledReason = why
				return []ui.Node{n}
			}},
	}
}
