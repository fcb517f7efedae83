package engine_test

import (
	"strings"
	"testing"

	"gulch/engine"
)

var info = engine.Info{
	ID: "claims", Name: "Claims", MinSeats: 2, MaxSeats: 4,
	Options: []engine.Option{
		{ID: "deep", Default: "no", Values: []engine.Value{{ID: "no"}, {ID: "yes"}}},
		{ID: "length", Default: "short", Values: []engine.Value{{ID: "short"}, {ID: "long"},
			{ID: "endless", Seats: []int{4}}}},
	},
	Phases: []string{"dig", "over"}, Events: []string{"", "dug"},
}

func TestResolveFillsDefaults(t *testing.T) {
	full, err := info.Resolve(3, engine.Options{"length": "long"})
	if err != nil || full.String() != "deep=no,length=long" {
		t.Errorf("Resolve returns %v, %v; want deep=no,length=long", full, err)
	}
}

func TestOptionValuesBySeats(t *testing.T) {
	if full, err := info.Resolve(4, engine.Options{"length": "endless"}); err != nil || full["length"] != "endless" {
		t.Errorf("Resolve returns %v, %v; want length=endless", full, err)
	}
	length := info.Options[1]
	if n, all := len(length.ValuesFor(3)), len(length.ValuesFor(4)); n != 2 || all != 3 || len(length.Values) != 3 {
		t.Errorf("the option has %d values for three seats, %d for four, %d in all; want 2, 3 and 3", n, all,
			len(length.Values))
	}
	length.Seats = []int{2}
	if !length.AppliesTo(2) || length.AppliesTo(3) || !info.Options[0].AppliesTo(3) {
		t.Error("Matters is wrong: want true for the option's Seats only, or always if it lists none")
	}
}

func TestResolveRefuses(t *testing.T) {
	for _, c := range []struct {
		seats int
		text  string
		want  string
	}{
		{1, "", "for 2 to 4 players, not 1"},
		{5, "", "not 5"},
		{3, "depth=1", `no option "depth". Its options: deep, length`},
		{3, "length=endless", `length can't be "endless". Choose short or long`},
		{3, "deep=maybe", `deep can't be "maybe". Choose no or yes`},
	} {
		o, err := engine.ParseOptions(c.text)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := info.Resolve(c.seats, o); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("Resolve of %d seats and %q returns the error %v, want one that contains %q", c.seats, c.text, err,
				c.want)
		}
	}
}

func TestParseOptions(t *testing.T) {
	o, err := engine.ParseOptions(" a=1, b=2 ,")
	if err != nil || o.String() != "a=1,b=2" {
		t.Errorf("ParseOptions returns %v, %v; want a=1,b=2", o, err)
	}
	for _, bad := range []string{"a", "=1", "a=", "a=1,a=2"} {
		if o, err := engine.ParseOptions(bad); err == nil {
			t.Errorf("ParseOptions accepts %q as %v", bad, o)
		}
	}
}

func TestNames(t *testing.T) {
	if info.PhaseName(1) != "over" || info.PhaseName(9) != "" || info.EventName(1) != "dug" || info.EventName(0) != "" {
		t.Error("PhaseName or EventName returns a wrong name")
	}
}
