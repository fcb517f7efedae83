package stage

import (
	"bytes"
	"encoding/json"
	"maps"
	"slices"
	"strings"

	"gulch/scenes/person"
)

// Under which kinds it is kept of a person what they have chosen and learned, see package person. What belongs to the device stays in
// its settings alone: the language, the window, how loud it is, who played here and at which tables.
const (
	ownOptions = "option" // by the names of the fields of Own
	ownLessons = "lesson" // "boomtown/auction/step" is where to go on, "boomtown/auction/done" that it was followed to its end
	ownPuzzles = "puzzle" // in how many tries, by "game/puzzle"
	ownKnown   = "known"  // by game
	ownTold    = "told"   // by "game/advice"
)

// The two things that are kept of a lesson.
const (
	lessonStep = "/step"
	lessonDone = "/done"
)

// began reports whether somebody has options of their own.
func (h *App) began(id person.ID) bool { return len(h.KeptOf(id, ownOptions)) > 0 }

// keepOwn keeps what the settings have of a person, as far as it is not kept yet.
func (h *App) keepOwn(id person.ID) {
	if !h.door.open || !id.Kept() {
		return
	}
	var fresh []person.Fact
	for kind, own := range h.Settings.own() {
		kept := h.KeptOf(id, kind)
		if kind == ownTold { // advice is given anew when the options go back to how they came
			for key := range kept {
				if _, told := own[key]; !told {
					own[key] = nil
				}
			}
		}
		for _, key := range slices.Sorted(maps.Keys(own)) {
			if _, known := kept[key]; !known && own[key] == 0 {
				continue // the beginning of a lesson
			}
			if kind == ownOptions && h.keptByNewer(key, kept[key], own[key]) {
				continue
			}
			f, changed, err := h.book().Fact(id, kind, key, own[key], h.Now())
			if err != nil {
				h.Defect("%s of kind %s cannot be kept: %v", key, kind, err)
			} else if changed && h.book().Put(f) {
				fresh = append(fresh, f)
			}
		}
	}
	h.keepFacts(fresh)
}

// keptByNewer reports whether an option of a person is one that a newer version has written and
// that nobody has changed here since: it stays, for this version's own value would take its place
// on all devices.
func (h *App) keptByNewer(key string, kept json.RawMessage, now any) bool {
	v, has := h.newer[key]
	text, err := json.Marshal(now)
	return has && err == nil && bytes.Equal(v.file, kept) && bytes.Equal(v.holds, text)
}

// own is what of the settings belongs to a person, by kind and key.
func (s *Settings) own() map[string]map[string]any {
	out := map[string]map[string]any{ownOptions: {}, ownLessons: {}, ownPuzzles: {}, ownKnown: {}, ownTold: {}}
	if text, err := json.Marshal(s.Own); err == nil {
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
	for _, game := range s.Known {
		out[ownKnown][game] = true
	}
	for _, advice := range s.Told {
		out[ownTold][advice] = true
	}
	return out
}

// loadOwn puts what is kept of a person into the settings, in the place of somebody else's. Options that nobody can have, of a newer
// version or damaged, stay as they are.
func (h *App) loadOwn(id person.ID) {
	s := h.Settings
	h.newer = map[string]newerValue{}
	for key, value := range h.KeptOf(id, ownOptions) {
		now := *s
		text := slices.Concat([]byte(`{"`+key+`":`), value, []byte("}"))
		if json.Unmarshal(text, &now.Own) == nil && now.Own.check() == nil {
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
	for key, value := range h.KeptOf(id, ownLessons) {
		if lesson, ok := strings.CutSuffix(key, lessonDone); ok {
			p := s.Lessons[lesson]
			p.Done = bytes.Equal(value, []byte("true"))
			s.Lessons[lesson] = p
		} else if lesson, ok = strings.CutSuffix(key, lessonStep); ok {
			p := s.Lessons[lesson]
			_ = json.Unmarshal(value, &p.Step) // else from the beginning
			s.Lessons[lesson] = p
		}
	}
	for key, value := range h.KeptOf(id, ownPuzzles) {
		var tries int
		if json.Unmarshal(value, &tries) == nil {
			s.Puzzles[key] = tries
		}
	}
	s.Known = slices.Sorted(maps.Keys(h.KeptOf(id, ownKnown)))
	s.Told = slices.Sorted(maps.Keys(h.KeptOf(id, ownTold)))
}

// seatOwner makes what the settings have of a person that of whoever plays here now; was is whose it was before the settings of other
// windows were taken over. What was kept for the device, before it was kept by person, belongs to all who had played there. Who sits
// down for the first time finds the options as they stand, and has learned nothing.
func (h *App) seatOwner(was person.ID) {
	me, known := h.Me()
	if !h.door.open || !known {
		return
	}
	s := h.Settings
	if s.Owner == "" {
		for _, p := range h.Everybody() {
			if !h.began(p.ID) {
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

// SitDown makes a person the one at this device: their practice, their strength and their options are those that hold from now on.
func (h *App) SitDown(p person.Person) {
	one := Person{Name: p.Name, Face: p.Face, ID: p.ID}
	rest := slices.DeleteFunc(slices.Clone(h.Settings.People), one.is)
	h.Settings.People = append([]Person{one}, rest...)
	h.Settings.People = h.Settings.People[:min(len(h.Settings.People), maxPeople)]
	h.SettingsChanged()
}
