package menu

import (
	"maps"

	"gulch/engine"
	"gulch/render/i18n"
	"gulch/render/ui"
)

// Presets of a new game. The values are the IDs of their buttons.
const (
	presetFirst = "first" // for a player's first game: short, with weak opponents
	presetUsual = "usual" // default options, as in the rule book
	presetOwn   = "own"   // any other combination of options and bots
)

// usual returns the default options of the game.
func (s *newGame) usual() engine.Options {
	full := engine.Options{}
	for _, o := range s.info.Options {
		full[o.ID] = o.Default
	}
	maps.Copy(full, s.impliedOptions("", ""))
	return full
}

// firstTime returns the options of the preset for a first game.
func (s *newGame) firstTime() engine.Options {
	full := s.usual()
	if s.app != nil {
		for option, value := range s.app.GameInfo(s.info.ID).First {
			full[option] = value
			maps.Copy(full, s.impliedOptions(option, value))
		}
	}
	return full
}

// preset returns the preset that matches the current setup.
func (s *newGame) preset() string {
	easy := true
	for _, seat := range s.seats {
		easy = easy && (seat.Person() || seat.Bot == defaultLevel)
	}
	switch {
	case easy && s.matchesOptions(s.firstTime()):
		return presetFirst
	case s.matchesOptions(s.usual()):
		return presetUsual
	}
	return presetOwn
}

// matchesOptions reports whether the current options are equal to others. Options that have no
// effect at this table are ignored.
func (s *newGame) matchesOptions(others engine.Options) bool {
	for _, o := range s.info.Options {
		if o.AppliesTo(len(s.seats)) && s.options[o.ID] != others[o.ID] {
			return false
		}
	}
	return true
}

// preselect chooses the initial preset. known is set if this game was set up before; played is the
// number of finished games of it. At the first setup the preset for a first game is applied,
// whatever lessons were taken. It stays until one game has been finished; then the Usual preset
// replaces it, once. A preset that the player has chosen is kept.
func (s *newGame) preselect(known bool, played int) {
	switch {
	case !known && played == 0:
		s.applyPreset(presetFirst)
	case played == 1 && s.preset() == presetFirst:
		s.applyPreset(presetUsual)
	}
}

// applyPreset applies a preset to the setup. Options chosen by hand are stored in ownOptions as
// long as the screen is open, so that presetOwn can restore them.
func (s *newGame) applyPreset(preset string) {
	if s.preset() == presetOwn {
		s.ownOptions = maps.Clone(s.options)
	}
	switch preset {
	case presetFirst:
		s.options = s.firstTime()
		for i := range s.seats {
			if !s.seats[i].Person() {
				s.seats[i].Bot = defaultLevel
			}
		}
	case presetUsual:
		s.options = s.usual()
		// if all bots were easy, the setup would still match the preset for a first game
		if bots := s.bots(); len(bots) > 0 && s.preset() == presetFirst {
			s.seats[bots[len(bots)-1]].Bot = usualLevel
		}
	case presetOwn:
		if s.ownOptions != nil {
			s.options = s.ownOptions
		}
	}
}

// bots returns the indices of the seats with bots.
func (s *newGame) bots() []int {
	var out []int
	for i, seat := range s.seats {
		if !seat.Person() {
			out = append(out, i)
		}
	}
	return out
}

// presetNodes returns the buttons of the presets.
func (s *newGame) presetNodes() []ui.Node {
	return ui.Grouped(i18n.T("What sort of game?"), ui.DarkSegments("preset", s.at.presets, []ui.Choice{
		{ID: presetFirst, Label: i18n.T("First game"),
			Tip: i18n.T("Weak opponents, and the rules that are learned fastest.")},
		{ID: presetUsual, Label: i18n.T("Usual"), Tip: i18n.T("As the rule book has it.")},
		{ID: presetOwn, Label: i18n.T("My own"), Tip: i18n.T("As you set it up below.")},
	}, s.preset(), "", func(id string) { s.change(func() { s.applyPreset(id) })() }))
}

// presetWords returns the explanation of the current preset.
func (s *newGame) presetWords() string {
	switch s.preset() {
	case presetFirst:
		return i18n.T("Weak opponents, and the rules that are learned fastest.")
	case presetUsual:
		return i18n.T("As the rule book has it. Press a face to choose somebody else.")
	}
	return i18n.T("As you have set it up. It is kept for the next time.")
}
