package stats

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"
	"time"

	"gulch/engine"
	"gulch/engine/bot"
	"gulch/engine/games"
	"gulch/engine/match"
	"gulch/engine/nuggets"
	"gulch/scenes/calendar"
	"gulch/scenes/person"

	"github.com/google/go-cmp/cmp"
)

// played returns a finished match of a person against bots. The moves of all seats are chosen by a
// bot of the level medium.
func played(t *testing.T, id string, seats int, seed uint64) *match.Match {
	t.Helper()
	return playedWith(t, id, seats, nil, seed)
}

// withGoals returns all games that have goals: the five games and the example game nuggets.
func withGoals() []engine.Game { return append(games.All(), nuggets.Game) }

// rulesOf returns the game with the given ID from withGoals, and fails the test if there is none.
func rulesOf(t *testing.T, id string) engine.Game {
	t.Helper()
	all := withGoals()
	i := slices.IndexFunc(all, func(g engine.Game) bool { return g.Info().ID == id })
	if i < 0 {
		t.Fatalf("there's no game %q", id)
	}
	return all[i]
}

// playedWith is like played, with the given options of the game.
func playedWith(t *testing.T, id string, seats int, options engine.Options, seed uint64) *match.Match {
	t.Helper()
	game := rulesOf(t, id)
	setup := match.Setup{Seed: seed, BotSeed: seed, Options: options}
	for i := range seats {
		s := match.Seat{Name: fmt.Sprint("Bot ", i), Bot: "hard"}
		if i == 0 {
			s = match.Seat{Name: "Ada"}
		}
		setup.Seats = append(setup.Seats, s)
	}
	m, err := match.New(game, setup, nil)
	if err != nil {
		t.Fatal(err)
	}
	mind, err := bot.New("medium", seed)
	if err != nil {
		t.Fatal(err)
	}
	for !m.Over() {
		if _, err := m.Play(bot.Choose(mind, m.State())); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

// sample is a game setup for which a test measures how often players reach the goals.
type sample struct {
	seats   int
	options engine.Options
}

// tablesOf returns a setup for each mode of a game, with four seats or as many as the game allows.
func tablesOf(g engine.Game) []sample {
	info := g.Info()
	for _, o := range info.Options {
		if o.ID == "mode" {
			var out []sample
			for _, v := range o.Values {
				out = append(out, sample{min(4, info.MaxSeats), engine.Options{o.ID: v.ID}})
			}
			return out
		}
	}
	return []sample{{min(4, info.MaxSeats), nil}}
}

// TestGoalsCanBeReached checks that each game has eight goals, that their conditions name existing
// events and lines of the score sheet, and that a good player does not reach any goal in more than
// 90 % of the games.
func TestGoalsCanBeReached(t *testing.T) {
	all, err := allGoals()
	if err != nil {
		t.Fatal(err)
	}
	for _, rules := range withGoals() {
		game, tables := rules.Info().ID, tablesOf(rules)
		each := 60 * len(tables)
		goals := GoalsOf(game)
		if len(goals) != 8 {
			t.Errorf("%s has %d goals, want 8: they are lines of assets/goals/goals.csv", game, len(goals))
		}
		counts := map[string]int{}
		var lines []string // names of the lines of the score sheet
		for i := range each {
			x := tables[i%len(tables)]
			m := playedWith(t, game, x.seats, x.options, uint64(i))
			for _, l := range m.State().Sheet() {
				lines = append(lines, l.Name)
			}
			for _, id := range reached(m, 0) {
				counts[id]++
			}
		}
		for _, g := range goals {
			t.Logf("%-24s %d of %d", g.ID, counts[g.ID], each)
			if counts[g.ID] > each*9/10 {
				t.Errorf("goal %s is reached in more than 90 %% of the games", g.ID)
			}
			for _, x := range g.tests {
				names := rules.Info().Events
				if x.What == "source" {
					names = lines
				} else if x.What == "bot" {
					names = []string{"easy", "medium", "hard"}
				} else if x.What != "event" && x.What != "suffered" {
					continue
				}
				if !slices.Contains(names, x.Name) {
					t.Errorf("the condition of goal %s uses %s %q, which the game does not have", g.ID, x.What, x.Name)
				}
			}
		}
	}
	if len(all)%8 != 0 {
		t.Errorf("%d goals in total, want a multiple of 8", len(all))
	}
}

// book returns a book with four games: Ada wins two, then loses one to Ben, and then wins a game
// that does not count (an aside game).
func book(t *testing.T) *Book {
	t.Helper()
	b := &Book{}
	day := time.Date(2026, 5, 4, 20, 0, 0, 0, time.UTC)
	add := func(id, game string, aside bool, seats ...Seat) {
		b.Add(Game{ID: id, Game: game, When: day, Seats: seats, Aside: aside})
		day = day.AddDate(0, 0, 1)
	}
	add("1", "boomtown", false, Seat{Name: "Ada", Who: "Ada", Points: 70, Rank: 1, Goals: []string{"boomtown/baron"}},
		Seat{Name: "Dutch", Level: "hard", Points: 60, Rank: 2})
	add("2", "boomtown", false, Seat{Name: "Ada", Who: "Ada", Points: 90, Rank: 1}, Seat{Name: "Dutch", Level: "easy",
		Points: 60, Rank: 2}, Seat{Name: "Opal", Level: "hard", Rank: 3},
		Seat{Name: "Mei", Level: "easy", Rank: 4})
	add("3", "narrowgauge", false, Seat{Name: "Ada", Who: "Ada", Points: 20, Rank: 2},
		Seat{Name: "Ben", Who: "Ben", Points: 60, Rank: 1})
	add("4", "boomtown", true, Seat{Name: "Ada", Who: "Ada", Points: 900, Rank: 1},
		Seat{Name: "Dutch", Level: "easy", Rank: 2})
	return b
}

func TestSums(t *testing.T) {
	b := book(t)
	s := Total(b.Find(Query{Who: "Ada"}))
	if s.Played != 3 || s.Won != 2 || s.LongestStreak != 2 || s.Streak != 0 || s.Best != 90 ||
		math.Abs(s.ExpectedWins-1.25) > 1e-9 {
		t.Errorf("the summary of Ada's games is %+v", s)
	}
	s = Total(b.Find(Query{Who: "Ada", Game: "boomtown"}))
	if s.Played != 2 || s.Streak != 2 || s.Average() != 80 || s.Rate() != 1 {
		t.Errorf("the summary of Ada's games of Boomtown is %+v", s)
	}
	levels := []string{"easy", "medium", "hard"}
	by := By(b.Find(Query{Who: "Ada"}), func(g Played) string { return Toughest(g, levels) }, nil)
	if len(by) != 2 || by[0].Key != "hard" || by[0].Won != 2 || by[1].Key != "" {
		t.Errorf("by level: %+v", by)
	}
	if got := b.People(); !slices.Equal(got, []person.ID{"Ada", "Ben"}) {
		t.Errorf("people: %v", got)
	}
	if got := Goals(b.Find(Query{Who: "Ada"})); len(got) != 1 {
		t.Errorf("goals: %v", got)
	}
	if s := Total(nil); s.Rate() != 0 || s.Average() != 0 {
		t.Errorf("the summary of no games is %+v, want zero rate and average", s)
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

func TestGameFromMatch(t *testing.T) {
	m := played(t, "boomtown", 4, 3)
	g := FromMatch(m, time.Date(2026, 5, 4, 20, 0, 0, 5, time.UTC))
	if g.ID != ID(m.Record()) || g.Game != "boomtown" || len(g.Seats) != 4 || g.Moves != len(m.Steps()) ||
		g.Options != nil {
		t.Errorf("the entry of the match is %+v", g)
	}
	for seat, points := range m.Scores() {
		if g.Seats[seat].Points != points {
			t.Errorf("seat %d has %d points, kept as %d", seat, points, g.Seats[seat].Points)
		}
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

// TestDailyStreaksPerPerson checks that results and streaks of daily challenges are computed for
// each person separately.
func TestDailyStreaksPerPerson(t *testing.T) {
	var b Book
	for i, who := range []person.ID{"ada", "ada", "ben"} {
		g := daily(string(rune('a'+i)), []string{"2026-02-27", "2026-02-28", "2026-02-28"}[i], 10+i)
		g.Seats[0].Who = who
		b.Games = append(b.Games, g)
	}
	day := calendar.Date{Year: 2026, Month: time.February, Day: 28}
	if a, b, c := b.DayStreak(day, "ada"), b.DayStreak(day, "ben"), b.DayStreak(day, "cleo"); a != 2 ||
		b != 1 || c != 0 {
		t.Errorf("the streaks of ada, ben and cleo are %d, %d and %d, want 2, 1 and 0", a, b, c)
	}
	if p, ok := b.Day("2026-02-28", "ben"); !ok || p.Me.Points != 12 {
		t.Errorf("Day of Ben returns %+v, %v; want 12 points", p, ok)
	}
}
