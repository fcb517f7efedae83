package talk

import (
	"slices"
	"testing"

	"gulch/engine"
	"gulch/engine/bot"
	"gulch/engine/games"
)

// Every character has two lines at least for every moment, none of them twice, and none too long for a bubble.
func TestEveryCharacterHasLines(t *testing.T) {
	all, err := allLines()
	if err != nil {
		t.Fatal(err)
	}
	seen := map[string]bool{}
	n := 0
	for _, p := range bot.Personas() {
		for _, k := range Kinds() {
			found := all[lineKey{p.ID, k, ""}]
			n += len(found)
			if len(found) < 2 {
				t.Errorf("%s has %d lines for %s", p.ID, len(found), k)
			}
			for _, line := range found {
				if seen[line] {
					t.Errorf("%q is there twice", line)
				}
				if seen[line] = true; len(line) > 60 {
					t.Errorf("%q is too long", line)
				}
			}
		}
	}
	for k, found := range all {
		if k.game != "" {
			continue
		}
		n -= len(found)
		if n < 0 {
			t.Errorf("nobody is called %q", k.persona)
		}
	}
}

// Bots speak seldom, persons never, and nobody says the same soon.
func TestSayKeepsItsGaps(t *testing.T) {
	c := New("boomtown", []string{"", "dutch", "opal", ""}, 5)
	said := map[string]float64{}
	count := 0
	const tick, hour = 500.0, 3_600_000.0
	last := -remarkGap * 1.0
	for now := 0.0; now < hour; now += tick {
		r, ok := c.Say(now, []Moment{{0, Gain, 10}, {1, Gain, 3}, {2, Struck, 6}, {3, Loss, 10}, {7, Loss, 10}})
		if !ok {
			continue
		}
		count++
		if r.Seat != 1 && r.Seat != 2 {
			t.Fatalf("seat %d speaks", r.Seat)
		}
		if want := map[engine.Seat]Kind{1: Gain, 2: Struck}[r.Seat]; r.Kind != want {
			t.Errorf("it is about %s", r.Kind)
		}
		if now-last < remarkGap {
			t.Fatalf("two remarks within %v ms", now-last)
		}
		if before, twice := said[r.Line]; twice && now-before < 60_000 {
			t.Errorf("%q comes again after %v ms", r.Line, now-before)
		}
		said[r.Line], last = now, now
	}
	if count < 2 {
		t.Errorf("%d remarks in an hour", count)
	}
}

func TestSayNeverSkipsWeight10(t *testing.T) {
	c := New("boomtown", []string{"mei"}, 1)
	if _, ok := c.Say(0, []Moment{{0, Won, 10}}); !ok {
		t.Error("nothing is said about a won game")
	}
	if _, ok := c.Say(100, []Moment{{0, Won, 10}}); ok {
		t.Error("it is said twice in a row")
	}
}

// What is said in one game only is said there and nowhere else, by somebody, and no line stands twice.
func TestGameLinesStayInTheirGame(t *testing.T) {
	all, err := allLines()
	if err != nil {
		t.Fatal(err)
	}
	seen := map[string]lineKey{}
	for k, found := range all {
		for _, line := range found {
			if at, has := seen[line]; has {
				t.Errorf("%q is said by %v and %v", line, at, k)
			}
			if seen[line] = k; len(line) > 60 {
				t.Errorf("%q is too long", line)
			}
		}
		if k.game == "" {
			continue
		}
		if _, err := games.Find(k.game); err != nil {
			t.Error(err)
		}
		if len(all[lineKey{k.persona, k.kind, ""}]) == 0 {
			t.Errorf("nobody is called %q", k.persona)
		}
	}
	heard := map[string]bool{}
	for seed := range uint64(40) {
		for _, game := range []string{"dakota", "boomtown"} {
			r, ok := New(game, []string{"zeke"}, seed).Say(0, []Moment{{0, Gain, 10}})
			if !ok {
				t.Fatalf("nothing is said in %s", game)
			}
			if at := seen[r.Line].game; at != "" && at != game {
				t.Errorf("%q is said in %s", r.Line, game)
			} else if at != "" {
				heard[at] = true
			}
		}
	}
	if !heard["dakota"] {
		t.Error("what belongs to Dakota is never heard there")
	}
}

// A cue hangs on the amount of its event, and names nobody who is not there.
func TestCues(t *testing.T) {
	cues := Cues{
		1: {{Kind: Gain, Weight: 2, Of: B, Least: 6, Each: 2}},
		2: {{Kind: Strike, Weight: 5}, {Kind: Struck, Weight: 6, Whom: Other}},
		3: {{Kind: Loss, Weight: 1, Whom: Rival}},
	}
	for _, c := range []struct {
		event engine.Event
		want  []Moment
	}{
		{engine.Event{Kind: 1, Seat: 1, B: 5}, nil},
		{engine.Event{Kind: 1, Seat: 1, B: 6}, []Moment{{Seat: 1, Kind: Gain, Weight: 2}}},
		{engine.Event{Kind: 1, Seat: 1, B: 11}, []Moment{{Seat: 1, Kind: Gain, Weight: 4}}},
		{engine.Event{Kind: 2, Seat: 1, Other: 2}, []Moment{{Seat: 1, Kind: Strike, Weight: 5}, {Seat: 2, Kind: Struck, Weight: 6}}},
		{engine.Event{Kind: 2, Seat: 1, Other: engine.NoSeat}, []Moment{{Seat: 1, Kind: Strike, Weight: 5}}},
		{engine.Event{Kind: 3, Seat: 1}, []Moment{{Seat: 0, Kind: Loss, Weight: 1}}},
		{engine.Event{Kind: 4, Seat: 1}, nil},
	} {
		if got := cues.Add(nil, c.event); !slices.Equal(got, c.want) {
			t.Errorf("%+v means %+v, not %+v", c.event, got, c.want)
		}
	}
}
