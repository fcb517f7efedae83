package stats

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"gulch/engine/boomtown"
	"gulch/engine/rating"
	"gulch/scenes/calendar"
	"gulch/scenes/lines"
	"gulch/scenes/person"

	"github.com/google/go-cmp/cmp"
)

// tally returns a tally document with n games of a few people. All are daily challenges, belong to
// evenings and reach goals.
func tally(t testing.TB, n int) []byte {
	t.Helper()
	var out []byte
	for i := range n {
		when := time.Unix(int64(i)*7200, 0).UTC()
		g := Game{ID: fmt.Sprintf("%016x", i), Game: "boomtown", Seed: uint64(i/2 + 1), When: when,
			Daily: when.Format(time.DateOnly), Seats: []Seat{
				{Name: "Ada", Who: "a", Rank: 1, Points: 80, Goals: []string{"boomtown/baron"}},
				{Name: "Ben", Who: person.ID(fmt.Sprint("b", i%50)), Rank: 2, Points: 70},
				{Name: "Dutch", Level: "able", Rank: 3},
			}}
		line, err := Line(g)
		if err != nil {
			t.Fatal(err)
		}
		out = append(out, line...)
	}
	return out
}

// BenchmarkRead measures the time to read a tally of 1000 and of 10,000 games; the latter should
// take about ten times as long.
func BenchmarkRead(b *testing.B) {
	for _, n := range []int{1000, 10_000} {
		document := tally(b, n)
		b.Run(fmt.Sprint(n), func(b *testing.B) {
			for b.Loop() {
				if book, damaged := Read(document); damaged > 0 || len(book.Games) != n {
					b.Fatal(damaged, len(book.Games))
				}
			}
		})
	}
}

// BenchmarkStatistics measures the time to compute the statistics of a large tally: evenings,
// goals, streak of daily challenges, rating and results on the Trail.
func BenchmarkStatistics(b *testing.B) {
	info := boomtown.Game.Info()
	ladders := map[rating.Kind]rating.Ladder{{Game: info.ID, Seats: 3}: nil}
	for _, n := range []int{1000, 10_000} {
		book, _ := Read(tally(b, n))
		b.Run(fmt.Sprint(n), func(b *testing.B) {
			for b.Loop() {
				book.Evenings()
				Goals(book.Find(Query{Who: "a"}))
				book.DayStreak(calendar.DateOfNoon(time.Unix(int64(n)*7200, 0)), "a")
				book.RatingHistories("a", info, ladders)
				book.Trail("a")
				book.People()
			}
		})
	}
}

// TestBooksMergeInAnyOrder checks that merging books in any order gives the same games, even if the
// same game is stored with different results or under two IDs of one person.
func TestBooksMergeInAnyOrder(t *testing.T) {
	for seed := range uint64(100) {
		rng := rand.New(rand.NewPCG(seed, 1))
		var all []Game
		for range 12 {
			who := []person.ID{"a", "b", "c"}[rng.IntN(3)]
			all = append(all, Game{ID: string(rune('x' + rng.IntN(3))), Game: "boomtown",
				When: time.Unix(int64(rng.IntN(3)), 0).UTC(), Aside: rng.IntN(4) == 0,
				Seats: []Seat{{Name: "Ada", Who: who, Points: rng.IntN(3), Rank: 1},
					{Name: "Dutch", Level: "easy", Rank: 2}}})
		}
		same := func(id person.ID) person.ID {
			if id == "b" {
				return "a"
			}
			return id
		}
		var texts, shown []string
		for range 4 {
			var x, y Book
			x.SetIdentities(same)
			for _, i := range rng.Perm(len(all)) {
				if rng.IntN(2) == 0 {
					x.Add(all[i])
				} else {
					y.Add(all[i])
				}
			}
			x.Merge(&y)
			text, err := x.Text()
			if err != nil {
				t.Fatal(err)
			}
			if again, damaged := Read(text); damaged > 0 || !again.Equal(&x) {
				t.Fatalf("seed %d: encoding and reading gives a different book", seed)
			}
			texts, shown = append(texts, string(text)), append(shown, fmt.Sprintf("%+v", x.Games))
		}
		for i := range texts {
			if texts[i] != texts[0] || shown[i] != shown[0] {
				t.Fatalf("seed %d: the result of merging depends on the order:\n%s\n%s\n%s\n%s", seed, texts[0],
					texts[i], shown[0], shown[i])
			}
		}
		if games := len(shown[0]); games == 0 {
			t.Fatal("the merged books have no games")
		}
	}
}

// TestGameOfOnePersonCountsOnce checks a game that is stored under two IDs. It must count once
// while the IDs are known to be the same person, and once for each ID when they are separate again.
func TestGameOfOnePersonCountsOnce(t *testing.T) {
	b := &Book{}
	b.Add(ended("x", hour(0), "ada"), ended("x", hour(1), "addie"), ended("y", hour(2), "addie"))
	b.SetIdentities(func(person.ID) person.ID { return "ada" })
	if n := len(b.Find(Query{Who: "addie"})); n != 2 || len(b.Games) != 2 {
		t.Errorf("as one person they have %d of %d games, want 2 of 2", n, len(b.Games))
	}
	b.SetIdentities(func(id person.ID) person.ID { return id })
	if x, y := len(b.Find(Query{Who: "ada"})), len(b.Find(Query{Who: "addie"})); x != 1 || y != 2 {
		t.Errorf("as two persons they have %d and %d games, want 1 and 2", x, y)
	}
}

// TestFieldsOfNewerVersionsSurvive checks that fields of a newer version are written again as they
// were read, that only a field with an unexpected type is lost, and that an unknown line is kept
// unchanged.
func TestFieldsOfNewerVersionsSurvive(t *testing.T) {
	newer := []string{
		`{"id":"1","game":"boomtown","when":"2026-05-04T20:00:00Z","weather":"dust","seats":[{"name":"Ada","who":"a","points":70,"rank":1,"hints":{"asked":2}}]}`,
		`{"duel":7}`,
	}
	var document []byte
	for _, l := range newer {
		document = append(document, lines.WithChecksum([]byte(l))...)
	}
	b, damaged := Read(document)
	if g := b.Find(Query{Who: "a"}); damaged > 0 || len(g) != 1 || g[0].Me.Points != 70 {
		t.Fatalf("%d lines damaged, Ada has %+v", damaged, g)
	}
	b.Add(ended("2", hour(3), "a"))
	text, err := b.Text()
	if err != nil {
		t.Fatal(err)
	}
	for _, l := range newer {
		if !strings.Contains(string(text), l) {
			t.Errorf("the line or field %s is missing after reading and writing", l)
		}
	}
}

// TestNamesInTallyAreCleaned checks that over-long names and names with line breaks in the document
// are cleaned in the same way as on the New game screen.
func TestNamesInTallyAreCleaned(t *testing.T) {
	b := &Book{}
	b.Add(Game{ID: "1", Seats: []Seat{{Name: strings.Repeat("Wilhelmine", 30), Who: "a"},
		{Name: "Ada\nBen", Who: "b"}}})
	if s := b.Games[0].Seats; s[0].Name != "WilhelmineWilhel" || s[1].Name != "Ada Ben" {
		t.Errorf("the cleaned names are %q and %q", s[0].Name, s[1].Name)
	}
}

// TestDamageCostsOneLine checks that a document is read as it was written, and that a damaged byte
// loses only the games in the damaged lines.
func TestDamageCostsOneLine(t *testing.T) {
	b := book(t)
	text, err := b.Text()
	if err != nil {
		t.Fatal(err)
	}
	back, damaged := Read(text)
	if diff := cmp.Diff(b, back); diff != "" || damaged != 0 {
		t.Errorf("%d damaged, %s", damaged, diff)
	}
	for at := range text {
		broken := slices.Clone(text)
		broken[at] ^= 0x15
		back, damaged := Read(broken)
		if lost := len(b.Games) - len(back.Games); damaged < 1 || lost < 1 || lost > 2 || damaged > 2 {
			t.Fatalf("byte %d: %d lines damaged, %d games lost", at, damaged, lost)
		}
	}
	if back, damaged := Read(text[:len(text)-9]); len(back.Games) != 3 || damaged != 1 {
		t.Errorf("cut short: %d games, %d damaged", len(back.Games), damaged)
	}
	twice, _ := Read([]byte(strings.Repeat(string(text), 2)))
	if len(twice.Games) != len(b.Games) {
		t.Errorf("twice the same lines are %d games", len(twice.Games))
	}
}

// TestSameMovesOfTwoPeople checks that both games are kept if a person repeats a friend's game move
// by move, in whatever order they are added, and that each counts once when the document is read
// again.
func TestSameMovesOfTwoPeople(t *testing.T) {
	at := func(id, who, name string, minute int, aside bool) Game {
		return Game{ID: id, Game: "boomtown", When: time.Date(2026, 5, 4, 20, minute, 0, 0, time.UTC), Aside: aside,
			Seats: []Seat{{Name: name, Who: person.ID(who), Points: 9, Rank: 1},
				{Name: "Dutch", Level: "easy", Rank: 2}}}
	}
	friend, own := at("x", "p1", "Ada", 1, true), at("x", "p2", "Ben", 2, false)
	for _, games := range [][]Game{{friend, own}, {own, friend}} {
		var b Book
		for _, g := range append(games, games...) {
			b.Add(g)
		}
		mine, theirs := b.Find(Query{Who: "p2"}), b.Find(Query{Who: "p1"})
		if len(b.Games) != 2 || len(mine) != 1 || len(theirs) != 0 || b.Games[0].ID == b.Games[1].ID {
			t.Fatalf("two games of the same moves by two people: the book has %+v", b.Games)
		}
		if g, ok := b.FindPlayed("x", own.Seats); !ok || g.Aside || g.Seats[0].Name != "Ben" {
			t.Errorf("the player's own game is %+v, %v; want it counted, of Ben", g, ok)
		}
		if g, ok := b.FindPlayed("x", friend.Seats); !ok || !g.Aside {
			t.Errorf("the friend's game is %+v, %v; want it aside", g, ok)
		}
		text, err := b.Text()
		if err != nil {
			t.Fatal(err)
		}
		if again, _ := Read(text); len(again.Games) != 2 {
			t.Errorf("read again, the book has %+v, want 2 games", again.Games)
		}
		b.Add(at("x", "p1", "Ada", 3, false)) // from now on, Ada is known to have played the game on this device
		if len(b.Games) != 2 || len(b.Find(Query{Who: "p1"})) != 1 || len(b.Find(Query{Who: "p2"})) != 1 {
			t.Errorf("after the friend's game was identified as played here, the book has %+v", b.Games)
		}
	}
	old := Book{Games: []Game{at("y", "", "Ada", 1, false)}}
	if old.Add(at("y", "p1", "Ada", 1, false)) {
		t.Error("a game from before persons had IDs is added a second time with an ID")
	}
}
