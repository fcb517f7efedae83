package stage

import (
	"bytes"
	"encoding/json"
	"maps"
	"slices"
	"strings"

	"gulch/engine"
	"gulch/engine/match"
)

// newerValue is a value in the settings document that this version of the app does not know. The
// field file has that value, and the field holds has the value that this version uses instead.
type newerValue struct{ file, holds json.RawMessage }

// readSettings decodes the settings document field by field. A field with an unknown name or value
// gets its default; the document keeps the unknown value until the player changes that setting. odd
// lists the names of the known fields with unknown values. readSettings returns an error if the
// data is not a settings document.
func readSettings(data []byte) (s *Settings, odd []string, err error) {
	var file map[string]json.RawMessage
	if err := json.Unmarshal(data, &file); err != nil {
		return nil, nil, engine.ExplainJSON(err)
	}
	if file == nil {
		return nil, nil, engine.Errorf("it has the wrong content")
	}
	s = DefaultSettings()
	var refused []string
	for _, name := range slices.Sorted(maps.Keys(file)) {
		switch known, ok := s.readField(name, file[name]); {
		case !known:
			refused = append(refused, name)
		case !ok:
			refused, odd = append(refused, name), append(odd, name)
		}
	}
	s.fixNames()
	holds := s.fields()
	for _, name := range refused {
		if s.newer == nil {
			s.newer = map[string]newerValue{}
		}
		s.newer[name] = newerValue{file: file[name], holds: holds[name]}
	}
	return s, odd, nil
}

// readField decodes the value of the field with the given JSON name. known reports whether there is
// such a field, and ok whether its value is valid.
func (s *Settings) readField(name string, value json.RawMessage) (known, ok bool) {
	text, err := json.Marshal(map[string]json.RawMessage{name: value})
	if err != nil {
		return true, false
	}
	strict := json.NewDecoder(bytes.NewReader(text))
	strict.DisallowUnknownFields()
	var probe Settings
	if err := strict.Decode(&probe); err != nil && strings.HasPrefix(err.Error(), "json: unknown field ") &&
		!slices.Contains(settingNames(), name) {
		return false, false
	}
	next := *s
	next.Setups = maps.Clone(s.Setups)
	if json.Unmarshal(text, &next) != nil || next.check() != nil {
		return true, false
	}
	*s = next
	return true, true
}

// settingNames returns the JSON names of all fields of the settings.
func settingNames() []string {
	full := Settings{
		Owner:       "x",
		Language:    "x",
		ShownIntros: []string{"x"},
		GivenAdvice: []string{"x"},
		Lessons:     map[string]Progress{"x": {}},
		Puzzles:     map[string]int{"x": 1}, People: []Person{{}}, Reactions: []Reactions{{}},
		Setups: map[string]Setup{"x": {}},
	}
	return slices.Sorted(maps.Keys(full.fields()))
}

// fields returns the settings encoded as JSON, by field name.
func (s *Settings) fields() map[string]json.RawMessage {
	text, err := json.Marshal(s)
	if err != nil {
		return nil
	}
	var out map[string]json.RawMessage
	if json.Unmarshal(text, &out) != nil {
		return nil
	}
	return out
}

// text encodes the settings document. Unknown values of a newer version are included unless the
// player has changed the setting.
func (s *Settings) text() ([]byte, error) {
	var all any = s
	if len(s.newer) > 0 {
		fields := s.fields()
		for name, v := range s.newer {
			if bytes.Equal(fields[name], v.holds) {
				fields[name] = v.file
			}
		}
		all = fields
	}
	data, err := json.MarshalIndent(all, "", "\t")
	return append(data, '\n'), err
}

// check returns an error if a setting of the device or of the person has a value that the player
// cannot choose.
func (s *Settings) check() error {
	if err := s.PersonalSettings.check(); err != nil {
		return err
	}
	for _, v := range []float64{s.Master, s.Effects, s.Music} {
		if v < 0 || v > 1 {
			return engine.Errorf("a volume is %v, but it must be from 0 to 1", v)
		}
	}
	return nil
}

// fixNames shortens or replaces names that the setup does not allow, in a document that was edited
// by hand.
func (s *Settings) fixNames() {
	for i := range s.People {
		s.People[i].Name = match.SanitizeName(s.People[i].Name)
	}
	s.People = slices.DeleteFunc(s.People, func(p Person) bool { return p.Name == "" && p.ID == "" })
	for _, setup := range s.Setups {
		for i := range setup.Seats {
			setup.Seats[i].Name = match.SanitizeName(setup.Seats[i].Name)
		}
	}
	if s.Setups == nil {
		s.Setups = map[string]Setup{}
	}
}
