package bot

import (
	"slices"
	"strconv"
	"strings"

	"gulch/engine"
)

// Spec describes a bot by a level, a persona, and the resulting tuning.
type Spec struct {
	Text    string // text from which the Spec was parsed
	Level   Level
	Persona Persona
	Tuning  Tuning
}

// settings maps the names of the settings of a spec to functions that set the value in a tuning.
var settings = map[string]func(t *Tuning, v float64){
	"iterations": (*Tuning).setIterations,
	"solve":      func(t *Tuning, v float64) { t.Solve = int(v) },
	"horizon":    func(t *Tuning, v float64) { t.Horizon = int(v) },
	"explore":    func(t *Tuning, v float64) { t.Explore = float32(v) },
	"widen":      func(t *Tuning, v float64) { t.Widen = float32(v) },
	"sharp":      func(t *Tuning, v float64) { t.PriorTemperature = float32(v) },
	"each":       func(t *Tuning, v float64) { t.RootVisits = int(v) },
	"even":       func(t *Tuning, v float64) { t.Even = v != 0 },
	"whole":      func(t *Tuning, v float64) { t.WholeTurns = v != 0 },
	"finale":     func(t *Tuning, v float64) { t.Finale = v != 0 },
	"uniform":    func(t *Tuning, v float64) { t.Uniform = v != 0 },
	"formulas":   func(t *Tuning, v float64) { t.WithoutNet = v != 0 },
	"heat":       func(t *Tuning, v float64) { t.Noise = float32(v) },
	"green":      func(t *Tuning, v float64) { t.PrimerShare = float32(v) },
	"slip":       func(t *Tuning, v float64) { t.Oversight = float32(v) },
}

// setIterations sets the number of search iterations. If the bot solves endgames, it also sets the
// maximum number of solver runs in proportion.
func (t *Tuning) setIterations(v float64) {
	if t.Solve > 0 {
		t.Solve = solverRunsPerIteration * int(v)
	}
	t.Iterations = int(v)
}

// maxSetting is the maximum of every number in a spec, budgets included.
const maxSetting = 10_000_000

// Parse parses "level" or "level:setting=value:…". The settings are persona (an ID of Personas)
// and, for measurements, the names in the map settings, with values from 0 to ten million. Parse
// returns an error if the level or a setting is invalid.
func Parse(text string) (Spec, error) {
	id, rest, _ := strings.Cut(text, ":")
	at := slices.IndexFunc(levels, func(l Level) bool { return l.ID == id })
	if at < 0 {
		return Spec{}, engine.Errorf("there's no bot %q. Choose %s", id, levelIDs())
	}
	s := Spec{Text: text, Level: levels[at], Persona: personas[0], Tuning: levels[at].Tuning}
	for rest != "" {
		var part string
		part, rest, _ = strings.Cut(rest, ":")
		if err := s.set(part); err != nil {
			return Spec{}, engine.Errorf("bot %q: %s", text, err)
		}
	}
	return s, nil
}

// fallbackLevel is the level that replaces an unknown one. It is neither the weakest nor the
// strongest.
const fallbackLevel = "medium"

// Nearest returns the spec for a seat of a record, given its level and persona. An unknown level or
// persona, as in a record of another version of Gulch, is replaced by a default, and known is
// false.
func Nearest(level, persona string) (s Spec, known bool) {
	known = true
	if !slices.ContainsFunc(levels, func(l Level) bool { return l.ID == level }) {
		level, known = fallbackLevel, false
	}
	if persona != "" {
		if slices.ContainsFunc(personas, func(p Persona) bool { return p.ID == persona }) {
			level += ":persona=" + persona
		} else {
			known = false
		}
	}
	s, err := Parse(level)
	if err != nil {
		panic(err) // cannot happen: the replaced level and persona both exist
	}
	return s, known
}

// set parses one setting, "name=value", and applies it.
func (s *Spec) set(part string) error {
	k, v, found := strings.Cut(part, "=")
	if !found {
		return engine.Errorf("%q should be setting=value", part)
	}
	if k == "persona" {
		at := slices.IndexFunc(personas, func(p Persona) bool { return p.ID == v })
		if at < 0 {
			return engine.Errorf("there's no persona %q. Choose %s", v, personaIDs())
		}
		s.Persona = personas[at]
		return nil
	}
	apply, ok := settings[k]
	if !ok {
		return engine.Errorf("there's no setting %q. Choose persona, %s", k, settingIDs())
	}
	x, err := strconv.ParseFloat(v, 64)
	if err != nil || !(x >= 0 && x <= maxSetting) {
		return engine.Errorf("%s should be a number from 0 to %d, not %q", k, maxSetting, v)
	}
	apply(&s.Tuning, x)
	return nil
}

// Thinker returns a new bot of this spec with the given random seed.
func (s Spec) Thinker(seed uint64) Thinker {
	t := workspace{seed: seed, playsFinale: s.Tuning.Finale}
	switch {
	case s.Level.ID == "random":
		return &randomBot{workspace: t}
	case s.Tuning.Iterations == 0:
		return &greedyBot{workspace: t, tuning: s.Tuning, persona: s.Persona}
	}
	b := &searchBot{workspace: t, tuning: s.Tuning, style: s.Persona.Style}
	b.resetTree(s.Tuning.Iterations)
	return b
}

// levelIDs returns the IDs of the levels that are offered to people, for an error message.
func levelIDs() string {
	var ids []string
	for _, l := range levels {
		if !l.Testing {
			ids = append(ids, l.ID)
		}
	}
	return strings.Join(ids, ", ")
}

func personaIDs() string {
	ids := make([]string, len(personas))
	for i, p := range personas {
		ids[i] = p.ID
	}
	return strings.Join(ids, ", ")
}

func settingIDs() string {
	ids := make([]string, 0, len(settings))
	for id := range settings {
		ids = append(ids, id)
	}
	slices.Sort(ids)
	return strings.Join(ids, ", ")
}
