//go:build !js

package stage

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"gulch/scenes/lines"
	"gulch/scenes/person"
	"gulch/scenes/srs"
	"gulch/scenes/stats"
	"gulch/scenes/store"
)

// crowded returns an app in which Ada has the given number of games and some practice positions.
func crowded(t *testing.T, games int) (*App, person.Person) {
	t.Helper()
	h, _ := newTestApp(t, store.NewMemory(nil))
	ada := h.NewPerson("Ada", "guest1")
	var all []stats.Game
	for i := range games {
		g := stats.Game{ID: fmt.Sprintf("%016x", i), Game: "boomtown", When: time.Unix(int64(i)*7200, 0).UTC(),
			Moves: 240, Seed: uint64(i + 1)}
		for seat, name := range []string{"Ada", "Dutch", "Opal", "Mei"} {
			s := stats.Seat{Name: name, Level: "hard", Points: 60 + i%40 + seat, Rank: seat + 1,
				SearchCutoffs: []int{0, 0, i % 30, 14}}
			if seat == 0 {
				s.Who, s.Level, s.SearchCutoffs, s.Goals = ada.ID, "", nil, []string{"boomtown/baron",
					"boomtown/banker"}
			}
			g.Seats = append(g.Seats, s)
		}
		all = append(all, g)
	}
	h.Tally().Add(all...)
	for i := range 10 {
		h.StoreFact(ada.ID, srs.Positions, fmt.Sprint("game/", i),
			srs.Position{Game: "boomtown", Record: strings.Repeat("gulch:1:", 100)})
	}
	return h, ada
}

// TestManyGamesAreExported checks that all games and facts of a person can be moved to another
// device, and that a long text is encoded in format 2.
func TestManyGamesAreExported(t *testing.T) {
	for _, games := range []int{10, 3000} {
		h, ada := crowded(t, games)
		text, err := h.ExportPeople()
		if err != nil {
			t.Fatal(err)
		}
		if packed := strings.HasPrefix(text, "gulch-people 2:"); packed != (games == 3000) ||
			len(text) > maxPlainPeople/2 {
			t.Errorf("%d games are exported as %d bytes, packed: %v", games, len(text), packed)
		}
		other, _ := newTestApp(t, store.NewMemory(nil))
		a, err := other.ParsePeople("Here you are:\n> " + strings.ReplaceAll(text, "\n", "\r\n> ") + "\nBye!")
		if err != nil || a.Damaged+a.Missing+a.Newer > 0 {
			t.Fatalf("importing %d games: error %v, %+v", games, err, a)
		}
		taken, people := other.SavePeople(a, nil)
		if taken != games || people != 1 || len(other.Facts(ada.ID, srs.Positions)) != 10 {
			t.Errorf("imported %d of %d games, %d persons (want 1), %d positions (want 10)", taken, games, people,
				len(other.Facts(ada.ID, srs.Positions)))
		}
	}
}

// TestTruncatedTextOfPeople checks that a truncated text is detected, and that games come before
// practice positions, the latest games first.
func TestTruncatedTextOfPeople(t *testing.T) {
	for _, games := range []int{20, 3000} {
		h, _ := crowded(t, games)
		text, err := h.ExportPeople()
		if err != nil {
			t.Fatal(err)
		}
		for _, part := range []int{95, 60, 30} {
			cut := text[:len(text)*part/100]
			other, _ := newTestApp(t, store.NewMemory(nil))
			a, err := other.ParsePeople(cut)
			if games == 3000 {
				if err == nil || !strings.Contains(err.Error(), "was cut") {
					t.Errorf("%d %% of a packed text: error %v, want that it was cut", part, err)
				}
				continue
			}
			if err != nil || a.Missing == 0 {
				t.Fatalf("%d %% of a text: error %v, %d missing lines, want some", part, err, a.Missing)
			}
			taken, _ := other.SavePeople(a, nil)
			if part == 60 && taken != games {
				t.Errorf("%d %% of a text has %d of %d games, want all; %d lines are missing", part, taken, games,
					a.Missing)
			}
			if all := other.Tally().Games; part == 30 &&
				(len(all) == 0 || all[len(all)-1].ID != fmt.Sprintf("%016x", games-1)) {
				t.Errorf("%d %% of a text: the latest game is missing among %d games", part, len(all))
			}
		}
	}
}

// TestTooMuchToExport checks that the export returns an error if the text would be longer than the
// import accepts.
func TestTooMuchToExport(t *testing.T) {
	h, _ := crowded(t, 100)
	plain, most := maxPlainPeople, maxPeopleText
	defer func() { maxPlainPeople, maxPeopleText = plain, most }()
	text, err := h.ExportPeople()
	if err != nil {
		t.Fatal(err)
	}
	maxPlainPeople, maxPeopleText = 1000, len(text)
	if _, err := h.ExportPeople(); err != nil {
		t.Errorf("a text of the maximum length: %v", err)
	}
	maxPeopleText--
	if _, err := h.ExportPeople(); err == nil || !strings.Contains(err.Error(), "too much") {
		t.Errorf("a text above the maximum length: error %v, want that it is too much", err)
	}
}

// TestTextForOlderVersions checks that every line of an exported text in format 1 is a fact or a
// game, because older versions expect nothing else.
func TestTextForOlderVersions(t *testing.T) {
	h, _ := crowded(t, 3)
	text, err := h.ExportPeople()
	if err != nil {
		t.Fatal(err)
	}
	all := strings.Split(strings.TrimSpace(text), "\n")
	if all[0] != "gulch-people 1" || slices.ContainsFunc(all[1:], func(l string) bool {
		return !strings.Contains(l, `"fact":{"who":`) && !strings.Contains(l, `"game":{"id":`)
	}) {
		t.Errorf("not every line is a fact or a game:\n%s", text)
	}
	if !strings.Contains(all[1], fmt.Sprintf(`"lines":%d`, len(all)-1)) {
		t.Errorf("the first line lacks the number of lines: %s", all[1])
	}
}

// TestDamagedTextOfPeople checks that a packed text with changed letters or too much content, and a
// text without any line that can be read, are refused, and that lines of a newer version are
// counted.
func TestDamagedTextOfPeople(t *testing.T) {
	h, _ := crowded(t, 3000)
	packed, err := h.ExportPeople()
	if err != nil {
		t.Fatal(err)
	}
	other, _ := newTestApp(t, store.NewMemory(nil))
	middle := len(packed) / 2
	if _, err := other.ParsePeople(packed[:middle] + "AAAA" + packed[middle+4:]); err == nil ||
		!strings.Contains(err.Error(), "damaged") {
		t.Errorf("a packed text with changed letters: error %v, want that it is damaged", err)
	}
	most := maxPeopleText
	defer func() { maxPeopleText = most }()
	maxPeopleText = 1000
	if _, err := other.ParsePeople(packed); err == nil || !strings.Contains(err.Error(), "too long") {
		t.Errorf("a packed text with too much content: error %v, want that it is too long", err)
	}
	newer := string(lines.WithChecksum([]byte(`{"team":["a","b"]}`)))
	if _, err := other.ParsePeople("gulch-people 1\n" + newer); err == nil ||
		!strings.Contains(err.Error(), "none of the players") {
		t.Errorf("a text of a newer version only: error %v, want that nobody can be read", err)
	}
	few, _ := newTestApp(t, store.NewMemory(nil))
	few.NewPerson("Ada", "")
	plain, err := few.ExportPeople()
	if err != nil {
		t.Fatal(err)
	}
	plain = strings.Replace(plain, "\n", "\n"+newer, 1)
	if a, err := other.ParsePeople(plain); err != nil || a.Newer != 1 {
		t.Errorf("a text with a newer line: %+v, error %v; want one newer line", a, err)
	}
}

// TestDamagedPeopleText checks that a damaged line in an exported text of persons makes only that
// line unreadable.
func TestDamagedPeopleText(t *testing.T) {
	one, _ := newTestApp(t, memory(t, before(t)))
	text, err := one.ExportPeople()
	if err != nil {
		t.Fatal(err)
	}
	two, _ := newTestApp(t, store.NewMemory(nil))
	a, err := two.ParsePeople(strings.Replace(text, `"id":"2"`, `"id":"9"`, 1))
	if err != nil || a.Damaged != 1 {
		t.Fatalf("importing a damaged text: error %v, %d damaged lines, want 1", err, a.Damaged)
	}
	if games, people := two.SavePeople(a, nil); games != 1 || people != 3 {
		t.Errorf("%d games and %d persons were imported, want 1 and 3", games, people)
	}
}
