package newgame

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

// usual returns the options of the Usual preset: the default options of the game.
func (s *newGame) usual() engine.Options {
	full := engine.Options{}
	for _, o := range s.info.Options {
		full[o.ID] = o.Default
	}
	maps.Copy(full, s.impliedOptions("", ""))
	return full
}

// firstTime returns the options of the preset for a player's first game, a short game.
func (s *newGame) firstTime() engine.Options {
	full := s.usual()
	if s.App != nil {
		for option, value := range s.App.GameInfo(s.info.ID).First {
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
	case easy && s.matchesOptions(s.firstTime()) && !s.firstIsUsual():
		return presetFirst
	case s.matchesOptions(s.usual()):
		return presetUsual
	}
	return presetOwn
}

// firstIsUsual reports whether the preset for a first game would be the same as the Usual one: no
// option that counts at this table differs, and there are no bots that could be weaker.
func (s *newGame) firstIsUsual() bool {
	first, usual := s.firstTime(), s.usual()
	for _, o := range s.info.Options {
		if o.AppliesTo(len(s.seats)) && first[o.ID] != usual[o.ID] {
			return false
		}
	}
	return len(s.bots()) == 0
}

// matchesOptions reports whether the current options are equal to other ones (the parameter
// others). Options that have no effect at this table are ignored.
func (s *newGame) matchesOptions(others engine.Options) bool {
	for _, o := range s.info.Options {
		if o.AppliesTo(len(s.seats)) && s.options[o.ID] != others[o.ID] {
			return false
		}
	}
	return true
}

// preselect chooses the initial preset. known reports whether this game was set up before, and
// played is the number of its finished games. At the first setup, preselect applies the preset for
// a first game. After the first finished game, it replaces that preset by the Usual one. A preset
// that the player has chosen is kept.
func (s *newGame) preselect(known bool, played int) {
	switch {
	case !known && played == 0:
		s.applyPreset(presetFirst)
	case played == 1 && s.preset() == presetFirst:
		s.applyPreset(presetUsual)
	}
}

// applyPreset applies a preset to the setup. It first stores options that were chosen by hand in
// ownOptions, so that the preset presetOwn can restore them while the screen is open.
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

// bots returns the indices of the seats that are played by bots.
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
	now := s.preset()
	nodes := ui.Grouped(i18n.T("What kind of game?"), ui.DarkSegments("preset", s.at.presets, []ui.Choice{
		{ID: presetFirst, Label: i18n.T("First game"),
			Tip: s.firstGameWords()},
		{ID: presetUsual, Label: i18n.T("Regular"), Tip: i18n.T("As in the rule book.")},
		{ID: presetOwn, Label: i18n.T("Custom"), Tip: i18n.T("Your own setup, as chosen below.")},
	}, now, "", func(id string) { s.change(func() { s.applyPreset(id) })() }))
	for i := range nodes {
		switch n := &nodes[i]; {
		case n.ID == "preset/"+presetFirst && s.firstIsUsual():
			n.DisabledReason = i18n.T(
				"You can't make this game easier: there are no bots, and the rules are always the same.")
		case n.ID == "preset/"+presetOwn && now != presetOwn && s.ownOptions == nil:
			n.DisabledReason = i18n.T("You can't choose this yet: first, change the setup.")
		}
	}
	return nodes
}

// presetWords returns a sentence that explains the current preset to the player or, to somebody who
// plays alone, what that means.
func (s *newGame) presetWords() string {
	if len(s.seats) == 1 && s.App != nil {
		if alone := s.App.GameInfo(s.info.ID).Alone; alone != "" {
			return i18n.T(alone)
		}
	}
	switch s.preset() {
	case presetFirst:
		return s.firstGameWords()
	case presetUsual:
		return i18n.T("As in the rule book. Press a face to choose another player.")
	}
	return i18n.T("Your own setup. Gulch keeps it for next time.")
}

// firstGameWords returns a sentence that explains the preset for a first game. It speaks of weak
// opponents only if there are bots: a rival that the rules play has a level of its own.
func (s *newGame) firstGameWords() string {
	if len(s.bots()) == 0 {
		return i18n.T("The rules that are easiest to learn.")
	}
	return i18n.T("Weak opponents, and the rules that are easiest to learn.")
}
