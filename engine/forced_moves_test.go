package engine_test

import (
	"encoding/json"
	"errors"
	"math/rand/v2"
	"slices"
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

// TestChanceIsStable checks that Chance still returns the same numbers as in earlier releases. If
// it does not, records of old games can no longer be replayed.
func TestChanceIsStable(t *testing.T) {
	c := engine.NewChance(1877, 3)
	var got []int
	for range 12 {
		got = append(got, c.Die(6))
	}
	cards := []int{0, 1, 2, 3, 4, 5, 6, 7}
	engine.Shuffle(&c, cards)
	got = append(got, cards...)
	want := []int{5, 5, 3, 6, 6, 1, 5, 3, 4, 2, 2, 6, 6, 4, 7, 0, 5, 3, 2, 1}
	if !slices.Equal(got, want) {
		t.Errorf("Chance draws %v, want %v: old records cannot be replayed", got, want)
	}
}

func TestChanceIsFair(t *testing.T) {
	c := engine.NewChance(2, 2)
	const rolls = 60_000
	var seen [7]int
	for range rolls {
		seen[c.Die(6)]++
	}
	for face, n := range seen[1:] {
		if n < rolls/6-500 || n > rolls/6+500 { // five standard deviations are about 460
			t.Errorf("Die returned %d %d times in %d rolls, want about a sixth", face+1, n, rolls)
		}
	}
	for range 1000 {
		if f := c.Float(); f < 0 || f >= 1 {
			t.Fatalf("Float returns %v, want [0, 1)", f)
		}
		if n := c.Below(3); n < 0 || n > 2 {
			t.Fatalf("Below(3) returns %d", n)
		}
	}
}

// TestBelowRejectsBiasedDraws checks that the results of Below are uniform even for a bound with
// which every fourth random number must be rejected.
func TestBelowRejectsBiasedDraws(t *testing.T) {
	c := engine.NewChance(4, 4)
	const third, draws = 1 << 61, 30_000
	var seen [3]int
	for range draws {
		seen[c.Below(3*third)/third]++
	}
	for i, n := range seen {
		if n < draws/3-450 || n > draws/3+450 { // five standard deviations are about 410
			t.Errorf("%d of %d results are in third %d of the range, want about a third", n, draws, i+1)
		}
	}
}

func TestScriptComesFirstAndIsCopied(t *testing.T) {
	c := engine.NewChance(5, 5)
	if err := c.Script([]int{4, 2}, 6); err != nil {
		t.Fatal(err)
	}
	d := c
	if a, b := c.Die(6), c.Die(6); a != 4 || b != 2 {
		t.Errorf("Die returns %d and %d, want the scripted 4 and 2", a, b)
	}
	if a := d.Die(6); a != 4 {
		t.Errorf("Die of the copy returns %d, want the scripted 4", a)
	}
	if err := c.Script([]int{7}, 6); err == nil {
		t.Error("Script accepts a 7 for a die with 6 sides")
	}
	d.Reseed(rand.New(rand.NewPCG(1, 1)))
	first := d
	if err := first.Script(nil, 6); err != nil || d.Die(6) != first.Die(6) {
		t.Error("Reseed does not drop the script")
	}
}

func TestChanceJSON(t *testing.T) {
	c := engine.NewChance(9, 1)
	c.Die(6)
	if err := c.Script([]int{1, 6}, 6); err != nil {
		t.Fatal(err)
	}
	text, err := json.Marshal(c)
	if err != nil {
		t.Fatal(err)
	}
	var d engine.Chance
	if err := json.Unmarshal(text, &d); err != nil {
		t.Fatal(err)
	}
	for i := range 20 {
		if a, b := c.Die(6), d.Die(6); a != b {
			t.Fatalf("roll %d is %d, but %d after a JSON round trip", i, a, b)
		}
	}
	for _, bad := range []string{`{}`, `{"state":"xy"}`, `{"state":"00"}`, `{"state":1}`, `[]`} {
		if err := json.Unmarshal([]byte(bad), &d); err == nil {
			t.Errorf("UnmarshalJSON accepts %s", bad)
		}
	}
}

// countdown is a game of which only every third step is a real choice.
type countdown struct {
	engine.State
	left  int
	asks  bool
	fails bool
}

func (c *countdown) ConcealForced() bool { return c.asks }

func (c *countdown) Moves(dst []engine.Move) []engine.Move {
	switch {
	case c.left == 0:
		return dst
	case c.left%3 == 0:
		dst = append(dst, engine.Move{Kind: 2})
	}
	return append(dst, engine.Move{Kind: 1})
}

func (c *countdown) Play(m engine.Move, tell engine.Observer) error {
	if c.fails {
		return errors.New("broken")
	}
	c.left--
	if tell != nil {
		tell(engine.Event{Kind: 1, A: int16(c.left)})
	}
	return nil
}

func TestSettlePlaysForcedMoves(t *testing.T) {
	s := &countdown{left: 5}
	var told []engine.Event
	moves, err := engine.PlayForced(s, nil, func(e engine.Event) { told = append(told, e) })
	if err != nil || len(moves) != 2 || s.left != 3 {
		t.Fatalf("PlayForced returns %v, %v with %d steps left; want 2 moves and 3 steps", moves, err, s.left)
	}
	if len(told) != 2 || !told[0].Auto || !told[1].Auto {
		t.Errorf("the events are %v, want two with Auto set", told)
	}
	s.left = 2
	if moves, err := engine.PlayForced(s, moves, nil); err != nil || len(moves) != 0 || s.left != 0 {
		t.Errorf("at the end PlayForced returns %v, %v with %d steps left; want no moves and 0", moves, err, s.left)
	}
}

func TestSettleStopsAtConcealedForcedMove(t *testing.T) {
	s := &countdown{left: 5, asks: true}
	if moves, err := engine.PlayForced(s, nil, nil); err != nil || len(moves) != 1 || s.left != 5 {
		t.Errorf("PlayForced returns %v, %v with %d steps left; want the kept forced move and 5", moves, err, s.left)
	}
}

func TestSettleReportsABrokenGame(t *testing.T) {
	if _, err := engine.PlayForced(&countdown{left: 1, fails: true}, nil, nil); err == nil {
		t.Error("PlayForced returns no error for a game that refuses its only move")
	}
}
