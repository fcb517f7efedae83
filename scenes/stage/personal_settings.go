package stage

import (
	"bytes"
	"encoding/json"
	"maps"
	"slices"
	"strings"

	"gulch/scenes/person"
)

// The kinds of facts under which a person's choices and progress are stored. A fact is a value that
// package person stores for a person under a kind and a key. Settings of the device are not stored
// as facts but only in the settings document: language, window, volumes, recent players and setups.
const (
	ownOptions = "option" // an option; key: the JSON name of a field of PersonalSettings
	// progress; key: "game/lesson/step" (where to continue) or "game/lesson/done" (completed)
	ownLessons = "lesson"
	ownPuzzles = "puzzle" // a solved practice position; key: "game/puzzle"; value: number of tries
	ownKnown   = "known"  // the introduction of a game was shown; key: game ID
	ownTold    = "told"   // a piece of advice for beginners was given; key: "game/advice"
)

// Suffixes of the two keys under which the progress in a lesson is stored: the step to continue at,
// and whether the lesson was completed.
const (
	lessonStep = "/step"
	lessonDone = "/done"
)

// hasOwnOptions reports whether any settings are stored for the person with the given ID.
func (h *App) hasOwnOptions(id person.ID) bool { return len(h.Facts(id, ownOptions)) > 0 }

// keepOwn stores the personal part of the current settings for the person with the given ID. Values
// that are stored already are not written again.
func (h *App) keepOwn(id person.ID) {
	if !h.bootGate.open || !id.Stored() {
		return
	}
	var fresh []person.Fact
	for kind, own := range h.Settings.own() {
		kept := h.Facts(id, kind)
		if kind == ownTold { // advice is given again after the player has reset the options
			for key := range kept {
				if _, told := own[key]; !told {
					own[key] = nil
				}
			}
		}
		for _, key := range slices.Sorted(maps.Keys(own)) {
			if _, known := kept[key]; !known && own[key] == 0 {
				continue // step 0 of a lesson is the default and is not stored
			}
			if kind == ownOptions && h.keptByNewer(key, kept[key], own[key]) {
				continue
			}
			f, changed, err := h.book().NewFact(id, kind, key, own[key], h.Now())
			if err != nil {
				h.ReportDefect("%s of kind %s cannot be kept: %v", key, kind, err)
			} else if changed && h.book().Put(f) {
				fresh = append(fresh, f)
			}
		}
	}
	h.keepFacts(fresh)
}

// keptByNewer reports whether a person's option was stored by a newer version of the app and has
// not been changed in this version since. Such an option must not be overwritten, because this
// version's default would replace it on all devices. key is the option's key, and kept is its
// stored value. The parameter now is its current value.
func (h *App) keptByNewer(key string, kept json.RawMessage, now any) bool {
	v, has := h.newer[key]
	text, err := json.Marshal(now)
	return has && err == nil && bytes.Equal(v.file, kept) && bytes.Equal(v.holds, text)
}

// own returns the personal part of the settings in the form in which it is stored for a person: the
// values by kind (ownOptions, ...) and key.
func (s *Settings) own() map[string]map[string]any {
	out := map[string]map[string]any{ownOptions: {}, ownLessons: {}, ownPuzzles: {}, ownKnown: {}, ownTold: {}}
	if text, err := json.Marshal(s.PersonalSettings); err == nil {
		for key, value := range tree(text) {
			out[ownOptions][key] = value
		}
	}
	for lesson, p := range s.Lessons {
		out[ownLessons][lesson+lessonStep] = p.Step
		if p.Done {
			out[ownLessons][lesson+lessonDone] = true
		}
	}
	for puzzle, tries := range s.Puzzles {
		out[ownPuzzles][puzzle] = tries
	}
	for _, game := range s.ShownIntros {
		out[ownKnown][game] = true
	}
	for _, advice := range s.GivenAdvice {
		out[ownTold][advice] = true
	}
	return out
}

// loadOwn replaces the personal part of the settings by the values that are stored for the person
// with the given ID. Options with values that are damaged or unknown to this version keep their
// current values.
func (h *App) loadOwn(id person.ID) {
	s := h.Settings
	h.newer = map[string]newerValue{}
	for key, value := range h.Facts(id, ownOptions) {
		now := *s
		text := slices.Concat([]byte(`{"`+key+`":`), value, []byte("}"))
		if json.Unmarshal(text, &now.PersonalSettings) == nil && now.PersonalSettings.check() == nil {
			*s = now
		} else {
			h.newer[key] = newerValue{file: value}
		}
	}
	holds := s.fields()
	for key, v := range h.newer {
		h.newer[key] = newerValue{v.file, holds[key]}
	}
	s.Lessons, s.Puzzles = map[string]Progress{}, map[string]int{}
	for key, value := range h.Facts(id, ownLessons) {
		if lesson, ok := strings.CutSuffix(key, lessonDone); ok {
			p := s.Lessons[lesson]
			p.Done = bytes.Equal(value, []byte("true"))
			s.Lessons[lesson] = p
		} else if lesson, ok = strings.CutSuffix(key, lessonStep); ok {
			p := s.Lessons[lesson]
			_ = json.Unmarshal(value, &p.Step) // if the step is damaged, the lesson starts at its beginning
			s.Lessons[lesson] = p
		}
	}
	for key, value := range h.Facts(id, ownPuzzles) {
		var tries int
		if json.Unmarshal(value, &tries) == nil {
			s.Puzzles[key] = tries
		}
	}
	s.ShownIntros = slices.Sorted(maps.Keys(h.Facts(id, ownKnown)))
	s.GivenAdvice = slices.Sorted(maps.Keys(h.Facts(id, ownTold)))
}

// seatOwner makes the current person the owner of the settings, and loads that person's stored
// options into them. was is the owner before the settings of other windows were merged. If the
// settings have no owner because they were written before settings were stored per person,
// seatOwner first stores them for every person on the device. A new person gets the current options
// and no progress.
func (h *App) seatOwner(was person.ID) {
	me, known := h.CurrentPerson()
	if !h.bootGate.open || !known {
		return
	}
	s := h.Settings
	if s.Owner == "" {
		for _, p := range h.AllPersons() {
			if !h.hasOwnOptions(p.ID) {
				h.keepOwn(p.ID)
			}
		}
	}
	if h.book().Resolve(s.Owner) != me.ID || s.Owner != was {
		h.loadOwn(me.ID)
	}
	s.Owner = me.ID
	h.keepOwn(me.ID)
}

// SetCurrentPerson makes p the current person of this device, whose practice, strength ratings and
// options are used from now on.
func (h *App) SetCurrentPerson(p person.Person) {
	one := Person{Name: p.Name, Face: p.Face, ID: p.ID}
	rest := slices.DeleteFunc(slices.Clone(h.Settings.People), one.is)
	h.Settings.People = append([]Person{one}, rest...)
	h.Settings.People = h.Settings.People[:min(len(h.Settings.People), maxPeople)]
	h.SettingsChanged()
}
