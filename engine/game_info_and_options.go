package engine

import (
	"slices"
	"sort"
	"strings"
)

// Info describes a game to code that is written for all games, such as menus, the arena and
// records.
type Info struct {
	ID   string // ID of the game, used as folder, flag and record name: "boomtown"
	Name string // name on the box: "Boomtown"
	// version of the rules; it increases with each change under which old records could not be
	// replayed, see Versioned
	Rules    int
	MinSeats int
	MaxSeats int
	// SeatsRule is the number of the rule about the number of players, and OptionsRule that of the
	// first rule about options. Refusals of a wrong number of seats or of an unknown option name
	// these rules.
	SeatsRule, OptionsRule string

	Options []Option
	Phases  []string // names of the phases, indexed by Phase, as written in RULES.md
	Events  []string // names of the events, indexed by EventKind; the name at index 0 is empty
	// Levels lists the IDs of the bot levels that people choose from, weakest first. Each level
	// should win clearly against the one before, but not always. nil stands for the usual three
	// levels.
	Levels []string
	// Rival is the name of the automatic opponent in a solo game ("Hastings"), who plays the extra
	// seats of a state. It is "" if the game has none.
	Rival string
	// ScoreIsMoney is set if the score is an amount of dollars, not of points.
	ScoreIsMoney bool
}

// Option is one rule variant that the players choose before a game.
type Option struct {
	ID      string // ID of the option, for example "long_three"
	Name    string // name of the option for players, for example "Long 3-player game"
	Explain string // one plain sentence for the new-game screen
	Rule    string // number of the rule that the option changes, "" if none
	Values  []Value
	Default string // ID of the default value, one of Values
	// Seats lists the seat counts for which the option has an effect; empty means all.
	Seats []int
}

// Value is one setting of an option.
type Value struct {
	ID      string // ID of the value, for example "false"
	Name    string // name of the value for players, for example "Off"
	Explain string
	// Seats lists the seat counts for which the value can be chosen; empty means all. It is empty
	// for the default.
	Seats []int
}

// AppliesTo reports whether the option has an effect with the given number of seats.
func (o Option) AppliesTo(seats int) bool {
	return len(o.Seats) == 0 || slices.Contains(o.Seats, seats)
}

// ValuesFor returns the values that can be chosen with the given number of seats.
func (o Option) ValuesFor(seats int) []Value {
	return slices.DeleteFunc(slices.Clone(o.Values), func(v Value) bool {
		return len(v.Seats) > 0 && !slices.Contains(v.Seats, seats)
	})
}

// Options maps the ID of each option to the ID of its chosen value.
type Options map[string]string

// String returns the options as "option=value,option=value", sorted by option.
func (o Options) String() string {
	keys := make([]string, 0, len(o))
	for k := range o {
		keys = append(keys, k)
	}
	sort.Strings(keys)
	var b strings.Builder
	for i, k := range keys {
		if i > 0 {
			b.WriteByte(',')
		}
		b.WriteString(k + "=" + o[k])
	}
	return b.String()
}

// ParseOptions reads "option=value,option=value". It does not check whether the options and values
// exist; Info.Resolve does.
func ParseOptions(text string) (Options, error) {
	o := Options{}
	for part := range strings.SplitSeq(text, ",") {
		if part = strings.TrimSpace(part); part == "" {
			continue
		}
		k, v, found := strings.Cut(part, "=")
		k, v = strings.TrimSpace(k), strings.TrimSpace(v)
		if !found || k == "" || v == "" {
			return nil, Errorf("option %q should be name=value", part)
		}
		if _, twice := o[k]; twice {
			return nil, Errorf("option %q is given twice", k)
		}
		o[k] = v
	}
	return o, nil
}

// Resolve checks the number of seats and the options, and returns all options with defaults for
// missing ones. It returns an error, a [Refusal], if the game does not allow them.
func (i Info) Resolve(seats int, chosen Options) (Options, error) {
	if seats < i.MinSeats || seats > i.MaxSeats {
		if i.MinSeats == i.MaxSeats {
			return nil, Errorf("%s is for %d players, not %d", i.Name, i.MinSeats, seats).By(i.SeatsRule)
		}
		return nil, Errorf("%s is for %d to %d players, not %d", i.Name, i.MinSeats, i.MaxSeats,
			seats).By(i.SeatsRule)
	}
	full := make(Options, len(i.Options))
	for _, o := range i.Options {
		full[o.ID] = o.Default
	}
	for k, v := range chosen {
		at := slices.IndexFunc(i.Options, func(o Option) bool { return o.ID == k })
		if at < 0 {
			return nil, Errorf("%s has no option %q. Its options: %s", i.Name, k, i.optionIDs()).By(i.OptionsRule)
		}
		if values := i.Options[at].ValuesFor(seats); !slices.ContainsFunc(values,
			func(x Value) bool { return x.ID == v }) {
			return nil, Errorf("option %s can't be %q. Choose %s", k, v, valueIDs(values)).By(i.Options[at].Rule)
		}
		full[k] = v
	}
	return full, nil
}

// optionIDs returns the IDs of all options as one text, for an error message.
func (i Info) optionIDs() string {
	if len(i.Options) == 0 {
		return "none"
	}
	ids := make([]string, len(i.Options))
	for k, o := range i.Options {
		ids[k] = o.ID
	}
	return strings.Join(ids, ", ")
}

func valueIDs(values []Value) string {
	ids := make([]string, len(values))
	for k, v := range values {
		ids[k] = v.ID
	}
	return strings.Join(ids, " or ")
}

// EventName returns the name of an event kind, "" if the game has no such kind.
func (i Info) EventName(k EventKind) string { return nameAt(i.Events, int(k)) }

// PhaseName returns the name of a phase, "" if the game has no such phase.
func (i Info) PhaseName(p Phase) string { return nameAt(i.Phases, int(p)) }

func nameAt(names []string, at int) string {
	if at < 0 || at >= len(names) {
		return ""
	}
	return names[at]
}

// OptionBits encodes options as bits: bit i is set if option i is not at its default. It is for
// games whose options have two values each, the default first. full contains all options, as
// returned by Resolve.
func OptionBits(options []Option, full Options) (bits uint) {
	for i, o := range options {
		if full[o.ID] != o.Default {
			bits |= 1 << i
		}
	}
	return bits
}

// OptionsFromBits decodes the bits of OptionBits to a full set of options.
func OptionsFromBits(options []Option, bits uint) Options {
	full := make(Options, len(options))
	for i, o := range options {
		full[o.ID] = o.Values[bits>>i&1].ID
	}
	return full
}
