package engine

import (
	"slices"
	"sort"
	"strings"
)

// Info describes a game to everybody who does not know it: menus, the arena, records.
type Info struct {
	ID       string // "boomtown": folder, flag and record name
	Name     string // "Boomtown": the name on the box
	Rules    int    // rules version; a change that breaks old records raises it, see Versioned
	MinSeats int
	MaxSeats int
	// SeatsRule is the rule that says how many players there are, and OptionsRule the first rule about
	// options. Other numbers of seats and unknown options are refused by them.
	SeatsRule, OptionsRule string

	Options []Option
	Phases  []string // names by Phase, as the rules document writes them
	Events  []string // names by EventKind; the entry 0 is empty
	// Levels names the levels of bots that people choose from, weakest first: so many that each wins clearly against the one
	// before, and none by a landslide. With nil there are three.
	Levels []string
	// Rival is the name of who plays the seats of a state beyond those that were asked for, as the rules say: Hastings, whom
	// one plays alone. "" where there is none.
	Rival string
}

// Option is one switch of the rules that the players set before a game.
type Option struct {
	ID      string // "long_three"
	Name    string // "Long game for three"
	Explain string // one plain sentence for the new-game screen
	Rule    string // the number of the rule that it changes, "" for none
	Values  []Value
	Default string // one of the Values' IDs
	// Seats lists the seat counts for which the option has an effect; empty means all.
	Seats []int
}

// Value is one setting of an option.
type Value struct {
	ID      string // "false"
	Name    string // "Off"
	Explain string
	// Seats lists the seat counts at which the value can be chosen; empty means all. The default has none.
	Seats []int
}

// Matters reports whether the option has an effect at a table of this size.
func (o Option) Matters(seats int) bool { return len(o.Seats) == 0 || slices.Contains(o.Seats, seats) }

// At returns the values that can be chosen at a table of this size.
func (o Option) At(seats int) []Value {
	return slices.DeleteFunc(slices.Clone(o.Values), func(v Value) bool {
		return len(v.Seats) > 0 && !slices.Contains(v.Seats, seats)
	})
}

// Options holds chosen values by option ID.
type Options map[string]string

// String writes options as "k=v,k=v" in the order of their keys.
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

// ParseOptions reads "k=v,k=v". It does not know which keys exist: Info.Resolve does.
func ParseOptions(text string) (Options, error) {
	o := Options{}
	for part := range strings.SplitSeq(text, ",") {
		if part = strings.TrimSpace(part); part == "" {
			continue
		}
		k, v, found := strings.Cut(part, "=")
		k, v = strings.TrimSpace(k), strings.TrimSpace(v)
		if !found || k == "" || v == "" {
			return nil, Errorf("option %q: want name=value", part)
		}
		if _, twice := o[k]; twice {
			return nil, Errorf("option %q is given twice", k)
		}
		o[k] = v
	}
	return o, nil
}

// Resolve checks seats and options and returns a full set with the defaults filled in.
func (i Info) Resolve(seats int, chosen Options) (Options, error) {
	if seats < i.MinSeats || seats > i.MaxSeats {
		if i.MinSeats == i.MaxSeats {
			return nil, Errorf("%s is a game for %d, not for %d", i.Name, i.MinSeats, seats).By(i.SeatsRule)
		}
		return nil, Errorf("%s is for %d to %d players, not for %d", i.Name, i.MinSeats, i.MaxSeats, seats).By(i.SeatsRule)
	}
	full := make(Options, len(i.Options))
	for _, o := range i.Options {
		full[o.ID] = o.Default
	}
	for k, v := range chosen {
		at := slices.IndexFunc(i.Options, func(o Option) bool { return o.ID == k })
		if at < 0 {
			return nil, Errorf("%s has no option %q; it has %s", i.Name, k, i.optionIDs()).By(i.OptionsRule)
		}
		if values := i.Options[at].At(seats); !slices.ContainsFunc(values, func(x Value) bool { return x.ID == v }) {
			return nil, Errorf("option %s cannot be %q; it can be %s", k, v, valueIDs(values)).By(i.Options[at].Rule)
		}
		full[k] = v
	}
	return full, nil
}

// optionIDs lists the option names for an error message.
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

// EventName names an event kind, "" for one the game does not have.
func (i Info) EventName(k EventKind) string { return nameAt(i.Events, int(k)) }

// PhaseName names a phase, "" for one the game does not have.
func (i Info) PhaseName(p Phase) string { return nameAt(i.Phases, int(p)) }

func nameAt(names []string, at int) string {
	if at < 0 || at >= len(names) {
		return ""
	}
	return names[at]
}

// Switches returns a bit for every option that is not at its default, for a game whose options have two values each,
// the default first. full names all options, as Resolve returns them.
func Switches(options []Option, full Options) (bits uint) {
	for i, o := range options {
		if full[o.ID] != o.Default {
			bits |= 1 << i
		}
	}
	return bits
}

// FromSwitches turns the bits of Switches back into a full set of options.
func FromSwitches(options []Option, bits uint) Options {
	full := make(Options, len(options))
	for i, o := range options {
		full[o.ID] = o.Values[bits>>i&1].ID
	}
	return full
}
