package stage

import (
	"bytes"
	"encoding/json"
	"maps"
	"slices"
	"strings"

	"gulch/scenes/person"
)

// The kinds of facts (see package person) under which personal choices and progress are stored.
// Settings of the device are only in the settings document: language, window, volumes, recent
// players and setups.
const (
	ownOptions = "option" // key: a JSON field name of Own
	ownLessons = "lesson" // "boomtown/auction/step": where to continue; "boomtown/auction/done": was completed
	ownPuzzles = "puzzle" // number of tries, by "game/puzzle"
	ownKnown   = "known"  // by game
	ownTold    = "told"   // by "game/advice"
)

// Suffixes of the two keys of a lesson.
const (
	lessonStep = "/step"
	lessonDone = "/done"
)

// hasOwnOptions reports whether options are stored for a person.
func (h *App) hasOwnOptions(id person.ID) bool { return len(h.Facts(id, ownOptions)) > 0 }

// keepOwn stores the personal part of the settings for a person, as far as it differs from what is
// stored.
func (h *App) keepOwn(id person.ID) {
	if !h.bootGate.open || !id.Stored() {
		return
	}
	var fresh []person.Fact
	for kind, own := range h.Settings.own() {
		kept := h.Facts(id, kind)
		if kind == ownTold { // advice is given again after the options were reset
			for key := range kept {
				if _, told := own[key]; !told {
					own[key] = nil
				}
			}
		}
		for _, key := range slices.Sorted(maps.Keys(own)) {
			if _, known := kept[key]; !known && own[key] == 0 {
				continue // the default: step 0 of a lesson
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

// keptByNewer reports whether an option of a person was stored by a newer version and was not
// changed here since. It must not be overwritten: this version's default would replace it on all
// devices.
func (h *App) keptByNewer(key string, kept json.RawMessage, now any) bool {
	v, has := h.newer[key]
	text, err := json.Marshal(now)
	return has && err == nil && bytes.Equal(v.file, kept) && bytes.Equal(v.holds, text)
}

// own returns the personal part of the settings, by kind and key.
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

// loadOwn replaces the personal part of the settings by what is stored for a person. Invalid
// options (damaged, or of a newer version) keep their current values.
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
			_ = json.Unmarshal(value, &p.Step) // if it is damaged, the lesson starts at the beginning
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

// seatOwner makes the personal part of the settings that of the current person. was is the owner
// before the settings of other windows were merged. Settings from before they were stored per
// person are stored for everybody who has played on the device. A new person gets the current
// options and no progress.
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

// SetCurrentPerson makes a person the current person of this device: the practice, the strength and
// the options are those of this person from now on.
func (h *App) SetCurrentPerson(p person.Person) {
	one := Person{Name: p.Name, Face: p.Face, ID: p.ID}
	rest := slices.DeleteFunc(slices.Clone(h.Settings.People), one.is)
	h.Settings.People = append([]Person{one}, rest...)
	h.Settings.People = h.Settings.People[:min(len(h.Settings.People), maxPeople)]
	h.SettingsChanged()
}
