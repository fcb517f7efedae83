package talk

import (
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"gulch/engine"
	"gulch/engine/bot"
	"gulch/engine/games"
)

// TestEveryCharacterHasLines checks that every persona has at least two lines for every kind of
// moment, that no line occurs twice, and that every line fits into a bubble.
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
				t.Errorf("persona %s has %d lines for %s, want at least 2", p.ID, len(found), k)
			}
			for _, line := range found {
				if seen[line] {
					t.Errorf("the line %q occurs twice", line)
				}
				if seen[line] = true; len(line) > 60 {
					t.Errorf("the line %q has %d letters, want at most 60", line, len(line))
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
			t.Errorf("lines.csv has lines for an unknown persona, perhaps %q", k.persona)
		}
	}
}

// TestUnknownMomentsAreRefused checks that lines for a kind of moment that does not exist are an
// error that names the kind.
func TestUnknownMomentsAreRefused(t *testing.T) {
	folder := fstest.MapFS{
		"lines.csv": {Data: []byte("persona,moment,line\nada,begin,Hello.\n")},
		"games.csv": {Data: []byte("persona,moment,game,line\nada,begn,dakota,Hello.\n")},
	}
	if _, err := readLines(folder); err == nil || !strings.Contains(err.Error(), `there is no moment "begn"`) {
		t.Errorf("reading a line for the moment begn: error %v; expected one that names the moment", err)
	}
}

// TestSayKeepsItsGaps checks that bots remark rarely, that persons never do, and that no line is
// repeated soon.
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
			t.Fatalf("seat %d remarks, which has no persona or does not exist", r.Seat)
		}
		if want := map[engine.Seat]Kind{1: Gain, 2: Struck}[r.Seat]; r.Kind != want {
			t.Errorf("seat %d remarks on %s, want %s", r.Seat, r.Kind, want)
		}
		if now-last < remarkGap {
			t.Fatalf("two remarks within %v ms, want at least %d", now-last, remarkGap)
		}
		if before, twice := said[r.Line]; twice && now-before < 60_000 {
			t.Errorf("the line %q is repeated after %v ms", r.Line, now-before)
		}
		said[r.Line], last = now, now
	}
	if count < 2 {
		t.Errorf("%d remarks in an hour, want at least 2", count)
	}
}

func TestSayNeverSkipsWeight10(t *testing.T) {
	c := New("boomtown", []string{"mei"}, 1)
	if _, ok := c.Say(0, []Moment{{0, Won, 10}}); !ok {
		t.Error("Say returned no remark on a moment of weight 10")
	}
	if _, ok := c.Say(100, []Moment{{0, Won, 10}}); ok {
		t.Error("Say returned a second remark within the gap between remarks")
	}
}

// TestGameLinesStayInTheirGame checks that lines for a single game are said only in that game, that
// their persona and game exist, and that no line occurs twice.
func TestGameLinesStayInTheirGame(t *testing.T) {
	all, err := allLines()
	if err != nil {
		t.Fatal(err)
	}
	seen := map[string]lineKey{}
	for k, found := range all {
		for _, line := range found {
			if at, has := seen[line]; has {
				t.Errorf("the line %q occurs for %v and for %v", line, at, k)
			}
			if seen[line] = k; len(line) > 60 {
				t.Errorf("the line %q has %d letters, want at most 60", line, len(line))
			}
		}
		if k.game == "" {
			continue
		}
		if _, err := games.Find(k.game); err != nil {
			t.Error(err)
		}
		if len(all[lineKey{k.persona, k.kind, ""}]) == 0 {
			t.Errorf("games.csv has a line for persona %q, which has no line for all games", k.persona)
		}
	}
	heard := map[string]bool{}
	for seed := range uint64(40) {
		for _, game := range []string{"dakota", "boomtown"} {
			r, ok := New(game, []string{"zeke"}, seed).Say(0, []Moment{{0, Gain, 10}})
			if !ok {
				t.Fatalf("Say returned no remark in %s on a moment of weight 10", game)
			}
			if at := seen[r.Line].game; at != "" && at != game {
				t.Errorf("the line %q of the game %s is said in %s", r.Line, at, game)
			} else if at != "" {
				heard[at] = true
			}
		}
	}
	if !heard["dakota"] {
		t.Error("no line of the game dakota was said there in 40 games")
	}
}

// TestCues checks which moments the triggers of an event cause: none if the event's amount is below
// the minimum Min or if the seat is NoSeat, and one with a larger weight if the amount is larger.
func TestCues(t *testing.T) {
	amount := func(e engine.Event) int { return int(e.B) }
	cues := Triggers{
		1: {{Kind: Gain, Weight: 2, Amount: amount, Min: 6, Step: 2}},
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
		{engine.Event{Kind: 2, Seat: 1, Other: 2}, []Moment{{Seat: 1, Kind: Strike, Weight: 5},
			{Seat: 2, Kind: Struck, Weight: 6}}},
		{engine.Event{Kind: 2, Seat: 1, Other: engine.NoSeat}, []Moment{{Seat: 1, Kind: Strike, Weight: 5}}},
		{engine.Event{Kind: 3, Seat: 1}, []Moment{{Seat: 0, Kind: Loss, Weight: 1}}},
		{engine.Event{Kind: 4, Seat: 1}, nil},
	} {
		if got := cues.Add(nil, c.event); !slices.Equal(got, c.want) {
			t.Errorf("the moments of %+v are %+v, want %+v", c.event, got, c.want)
		}
	}
}
