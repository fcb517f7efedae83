//go:build !js

package stage

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"gulch/engine"
	"gulch/engine/bot"
	"gulch/engine/match"
	"gulch/scenes/person"
	"gulch/scenes/stats"
	"gulch/scenes/store"
)

// playToEnd plays a match to its end with a bot's moves. If the parameter other is not -1, it is
// the number of a decision: at its first decision with this or a higher number that has several
// legal moves, the first seat makes another move than the bot's.
func playToEnd(t *testing.T, m *match.Match, other int) *match.Match {
	t.Helper()
	for i := 0; !m.Over(); i++ {
		mind, err := bot.New("easy", uint64(i))
		if err != nil {
			t.Fatal(err)
		}
		move := bot.Choose(mind, m.State())
		if legal := m.Legal(); m.Turn() == 0 && i >= other && other >= 0 && len(legal) > 1 {
			for _, x := range legal {
				if x != move {
					move, other = x, -1
					break
				}
			}
		}
		if _, err := m.Play(move); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

// TestReferenceFollowsGame checks for every game that the corresponding position of the reference
// never goes back while the game advances, that the ends of both games correspond, and that the
// first different decision is found.
func TestReferenceFollowsGame(t *testing.T) {
	h, _ := newTestApp(t, store.NewMemory(nil))
	for _, game := range h.Games {
		info := game.Info()
		setup := match.Setup{Seed: 4, BotSeed: 9, Seats: []match.Seat{{Name: "Ada"}}}
		for len(setup.Seats) < UsualSeats(info) {
			setup.Seats = append(setup.Seats, match.Seat{Name: string(rune('A' + len(setup.Seats))), Bot: "easy"})
		}
		var all [2]*Course
		for i, other := range []int{-1, 12} {
			m, err := match.New(game, setup, nil)
			if err != nil {
				t.Fatal(err)
			}
			if all[i], err = CourseOf(playToEnd(t, m, other)); err != nil {
				t.Fatal(err)
			}
		}
		mine, his := all[1], all[0]
		if at, parted := mine.FirstDifference(his); !parted || at < 12 || mine.Step(at).Seat != 0 {
			t.Errorf("%s: first different decision is %d (found: %v), want one of seat 0 from 12 on", info.ID, at,
				parted)
		}
		before := 0
		for at := range mine.Last() + 1 {
			now := his.Corresponding(mine, at, 0)
			if now < before {
				t.Fatalf("%s: at position %d the reference goes back from position %d to %d", info.ID, at, before, now)
			}
			before = now
		}
		if his.Corresponding(mine, mine.Last(), 0) != his.Last() || his.Corresponding(mine, 0, 0) != 0 {
			t.Errorf("%s: the first or the last positions do not correspond", info.ID)
		}
		if _, parted := his.FirstDifference(his); parted {
			t.Errorf("%s: FirstDifference finds a difference between a replay and itself", info.ID)
		}
	}
}

// TestReferenceIsStoredWithGame checks that a reference must have the same setup as the game, and
// that its document is renamed and deleted together with the game.
func TestReferenceIsStoredWithGame(t *testing.T) {
	h, _ := newTestApp(t, store.NewMemory(nil))
	game := h.Games[0]
	setup := match.Setup{Seed: 4, BotSeed: 9, Seats: []match.Seat{{Name: "Ada"}, {Name: "Dutch", Bot: "easy"},
		{Name: "Opal", Bot: "easy"}}}
	m, err := match.New(game, setup, nil)
	if err != nil {
		t.Fatal(err)
	}
	if err := h.StartWithReference(m, nil); err == nil || !strings.Contains(err.Error(), "end") {
		t.Errorf("an unfinished game as a reference: error %v, want one about its end", err)
	}
	playToEnd(t, m, -1)
	for want, change := range map[string]func(*match.Record){
		"another game":    func(r *match.Record) { r.Game = "whist" },
		"another version": func(r *match.Record) { r.Rules++ },
		"the beginning":   func(r *match.Record) { r.Practice = true },
		"other options":   func(r *match.Record) { r.Options = map[string]string{game.Info().Options[0].ID: "odd"} },
	} {
		r := m.Record()
		change(&r)
		if err := CheckComparable(game.Info(), r, m.Setup()); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("record that differs in %q: error %v, want one that says so", want, err)
		}
	}
	for want, change := range map[string]func(*match.Setup){
		"deal": func(s *match.Setup) { s.Seed++ }, "players": func(s *match.Setup) { s.Seats = s.Seats[:2] },
		"bots":    func(s *match.Setup) { s.Seats[1].Bot = "hard" },
		"options": func(s *match.Setup) { s.Options = map[string]string{game.Info().Options[0].ID: "true"} },
	} {
		s := m.Setup()
		s.Seats = append([]match.Seat{}, s.Seats...)
		change(&s)
		if err := CheckComparable(game.Info(), m.Record(), s); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("setup that differs in %q: error %v, want one that says so", want, err)
		}
	}
	if err := h.StartWithReference(m, []match.Seat{{Name: "Ben"}, setup.Seats[1], setup.Seats[2]}); err != nil {
		t.Fatal(err)
	}
	doc := h.CurrentDoc()
	if his, ok := h.Reference(doc); !ok || his.Seats()[0].Name != "Ada" {
		t.Fatal("the started game has no reference, or another one")
	}
	other := m.Setup()
	other.Seed++
	another, err := match.New(game, other, nil)
	if err != nil {
		t.Fatal(err)
	}
	for name, x := range map[string]*match.Match{"Another.gulch": another, "Another.beside": m} {
		if err := h.Docs.Write(name, x.Text()); err != nil {
			t.Fatal(err)
		}
	}
	if _, ok := h.Reference("Another.gulch"); ok {
		t.Error("a record of another deal is the reference of a game")
	}
	if err := h.Docs.Write(referenceDoc("Unwritten.gulch"), m.Text()); err != nil {
		t.Fatal(err)
	}
	if _, ok := h.Reference("Unwritten.gulch"); !ok {
		t.Error("a game that could not be saved has lost its reference")
	}
	if err := h.Docs.Write(referenceDoc("Odd.gulch"), []byte("odd")); err != nil {
		t.Fatal(err)
	}
	if _, ok := h.Reference("Odd.gulch"); ok {
		t.Error("an unreadable document is the reference of a game")
	}
	if err := h.RenameGame(doc, "A race"); err != nil {
		t.Fatal(err)
	}
	if _, ok := h.Reference("A race.gulch"); !ok {
		t.Error("the reference was not renamed with its game")
	}
	if err := h.RemoveGame("A race.gulch"); err != nil {
		t.Fatal(err)
	}
	h.DeleteRemoved()
	if _, ok := h.Reference("A race.gulch"); ok {
		t.Error("the reference was not deleted with its game")
	}
}

// friendsDay returns today's challenge and a match in which a friend has finished it on another
// device.
func friendsDay(t *testing.T, h *App) (engine.Game, *match.Match) {
	t.Helper()
	game, setup := h.Daily(h.Today())
	setup.Seats = slices.Clone(setup.Seats)
	setup.Seats[0] = match.Seat{Name: "Zoe", PersonID: "p00000000000000ff"}
	friend, err := match.New(game, setup, nil)
	if err != nil {
		t.Fatal(err)
	}
	playToEnd(t, friend, -1)
	return game, friend
}

// TestDailyHasOneGamePerPerson checks that a friend's record of today's challenge becomes the
// reference of the game in progress instead of starting a second game, that the day has one result,
// and that another person on the device gets a game of their own.
func TestDailyHasOneGamePerPerson(t *testing.T) {
	h, tables := newTestApp(t, store.NewMemory(nil))
	ada, ben := h.NewPerson("Ada", ""), h.NewPerson("Ben", "")
	sit := func(p person.Person) {
		h.Settings.Remember("boomtown", Setup{Seats: []match.Seat{SeatOf(p)}})
		h.SettingsChanged()
	}
	sit(ada)
	today := h.Today()
	game, friend := friendsDay(t, h)
	if err := h.StartDaily(today); err != nil {
		t.Fatal(err)
	}
	playSome(t, (*tables)[0], 6)
	begun := h.CurrentDoc()
	if err := h.StartDailyWithReference(today, friend); err != nil {
		t.Fatal(err)
	}
	if n := len(h.Saved()); n != 1 || h.CurrentDoc() != begun {
		t.Errorf("%d saved games, want 1; the current one is %s, want %s", n, h.CurrentDoc(), begun)
	}
	if his, ok := h.Reference(begun); !ok || his.Seats()[0].Name != "Zoe" {
		t.Error("the game in progress has no reference, or another one")
	}
	m := (*tables)[len(*tables)-1]
	if len(m.Steps()) < 6 {
		t.Error("moves of the game in progress are lost")
	}
	h.RecordFinished(finished(t, m))
	if n := h.Played(game.Info().ID); n != 1 {
		t.Errorf("%d games of this kind are in the tally, want 1", n)
	}
	if _, done := h.DailyPlayed(today); !done || h.DailyStreak(today) != 1 {
		t.Error("the challenge does not count as played after its game was finished")
	}

	sit(ben)
	if _, done := h.DailyPlayed(today); done || h.DailyStreak(today) != 0 {
		t.Error("the challenge that Ada has played counts for Ben")
	}
	if err := h.StartDaily(today); err != nil {
		t.Fatal(err)
	}
	playSome(t, (*tables)[len(*tables)-1], 2)
	running, ok := h.DailyRunning(today)
	if !ok || running.Summary.Seats[0].Name != "Ben" {
		t.Errorf("Ben's unfinished challenge is %v (found: %v)", running, ok)
	}
	sit(ada)
	if s, ok := h.DailyRunning(today); ok {
		t.Errorf("Ben's unfinished challenge %s is offered to Ada", s.Doc)
	}
}

// TestSameMovesAsFriendCount checks that a challenge played with exactly the moves of a friend's
// record counts as the person's own, and that the friend's entry is unchanged.
func TestSameMovesAsFriendCount(t *testing.T) {
	h, tables := newTestApp(t, store.NewMemory(nil))
	ada := h.NewPerson("Ada", "")
	h.Settings.Remember("boomtown", Setup{Seats: []match.Seat{SeatOf(ada)}})
	h.SettingsChanged()
	today := h.Today()
	game, friend := friendsDay(t, h)
	if err := h.StartDailyWithReference(today, friend); err != nil {
		t.Fatal(err)
	}
	m := (*tables)[0]
	for _, step := range friend.Steps() {
		if m.Over() || m.Turn() != step.Seat {
			continue // a move of a bot, or a forced move, that the match has made already
		}
		if _, err := m.Play(step.Move); err != nil {
			t.Fatal(err)
		}
	}
	if !m.Over() || stats.ID(m.Record()) != stats.ID(friend.Record()) {
		t.Fatal("the game does not have the friend's moves")
	}
	if g := h.RecordFinished(m); g.Aside || g.Seats[0].Name != "Ada" {
		t.Errorf("the tally entry of the own game is %+v, want Ada's", g)
	}
	day, done := h.DailyPlayed(today)
	if !done || day.Me.Who != ada.ID || h.Played(game.Info().ID) != 1 {
		t.Errorf("the challenge's result is %+v (found: %v), want Ada's; one game counts", day, done)
	}
	if g, ok := h.TallyEntry(friend); !ok || !g.Aside {
		t.Errorf("the tally entry of the friend's game is %+v (found: %v), want it set aside", g, ok)
	}
	if own, ok := h.DailyRecord(today); !ok || own.Seats()[0].Name != "Ada" {
		t.Error("DailyRecord does not find the own game")
	}
	if h.Tally(); h.Played(game.Info().ID) != 1 {
		t.Error("Tally has added the game a second time")
	}
}

// TestSeatsOfFriendsDeal checks that the current person takes the friend's seat when the deal of a
// friend's game is played again, and that the seats of the person's own deals are unchanged.
func TestSeatsOfFriendsDeal(t *testing.T) {
	h, _ := newTestApp(t, store.NewMemory(nil))
	ada := h.NewPerson("Ada", "guest2")
	h.SetCurrentPerson(ada)
	dealt := func(seats ...match.Seat) *match.Match {
		m, err := match.New(h.Games[0], match.Setup{Seed: 4, BotSeed: 9, Seats: seats}, nil)
		if err != nil {
			t.Fatal(err)
		}
		return playToEnd(t, m, -1)
	}
	friend := dealt(match.Seat{Name: "Zoe", PersonID: "p00000000000000ff"},
		match.Seat{Name: "Yan", PersonID: "p00000000000000fe"}, match.Seat{Name: "Ada", Bot: "easy"})
	h.setAsideFromTally(friend)
	seats := h.ReplaySeats(friend)
	if seats[0] != SeatOf(ada) || seats[1].Name != "Yan" || seats[1].PersonID != string(person.Nobody) ||
		seats[2].Name != "Zoe" || seats[2].Bot != "easy" {
		t.Errorf("the seats for the friend's deal are %+v", seats)
	}
	if err := h.StartWithReference(friend, seats); err != nil {
		t.Fatal(err)
	}
	old := dealt(match.Seat{Name: "Zoe"}, match.Seat{Name: "Nobody", PersonID: string(person.Nobody)},
		match.Seat{Name: "Dutch", Bot: "easy"}) // of a version without IDs of persons
	h.setAsideFromTally(old)
	if seats := h.ReplaySeats(old); seats[0] != SeatOf(ada) || seats[1] != old.Seats()[1] {
		t.Errorf("the seats for an old deal are %+v, want Ada in the first and nobody in the second", seats)
	}
	if g, ok := h.TallyEntry(old); !ok || g.Seats[1].Name != "" {
		t.Errorf("the tally entry is %+v (found: %v), want no name for the seat of nobody", g, ok)
	}
	own := dealt(SeatOf(ada), match.Seat{Name: "Ben"}, match.Seat{Name: "Dutch", Bot: "easy"})
	h.RecordFinished(own)
	if seats := h.ReplaySeats(own); !slices.Equal(seats, own.Setup().Seats) {
		t.Errorf("the seats for the own deal are %+v, want them unchanged", seats)
	}
}

// TestReferenceFails checks that a game that cannot be started or resumed with a reference leaves
// its documents as they were.
func TestReferenceFails(t *testing.T) {
	docs := &faulty{Store: store.NewMemory(nil)}
	h, tables := newTestApp(t, docs)
	setup := match.Setup{Seed: 4, BotSeed: 9, Seats: []match.Seat{{Name: "Ada"}, {Name: "Dutch", Bot: "easy"},
		{Name: "Opal", Bot: "easy"}}}
	m, err := match.New(h.Games[0], setup, nil)
	if err != nil {
		t.Fatal(err)
	}
	playToEnd(t, m, -1)
	next := h.newDoc(m.Info().ID)
	docs.write = map[string]error{referenceDoc(next): errFullDisk}
	if err := h.StartWithReference(m, nil); !errors.Is(err, errFullDisk) || len(*tables) > 0 {
		t.Errorf("the reference cannot be written: error %v, %d tables; want error %v and none", err, len(*tables),
			errFullDisk)
	}
	docs.write = nil
	odd := m.Setup()
	odd.Options = map[string]string{"weather": "dust"} // options that the game lacks are not compared
	if err := h.StartSameDeal(m, odd); err == nil || len(*tables) > 0 {
		t.Errorf("a setup with an unknown option: error %v, %d tables; want an error and none", err, len(*tables))
	}
	if _, err := docs.Read(referenceDoc(next)); !errors.Is(err, store.ErrMissing) {
		t.Errorf("the reference of the game that was not started is still there: error %v", err)
	}
	h.Games = h.Games[1:]
	if err := h.StartWithReference(m, nil); err == nil {
		t.Error("a game that this version lacks is started")
	}

	for _, before := range []string{"", "the reference before"} {
		docs := &faulty{Store: store.NewMemory(nil)}
		h, tables := newTestApp(t, &refusing{docs})
		if err := docs.Write("a.gulch", newMatch(t, h.Games[0], setup).Text()); err != nil {
			t.Fatal(err)
		}
		if before != "" {
			if err := docs.Write(referenceDoc("a.gulch"), []byte(before)); err != nil {
				t.Fatal(err)
			}
		}
		if err := h.resumeBeside("a.gulch", newMatch(t, h.Games[0], setup)); err == nil {
			t.Error("an unfinished game becomes a reference")
		}
		docs.write = map[string]error{referenceDoc("a.gulch"): errFullDisk}
		if err := h.resumeBeside("a.gulch", m); !errors.Is(err, errFullDisk) {
			t.Errorf("the reference cannot be written: error %v, want %v", err, errFullDisk)
		}
		docs.write = nil
		if err := h.resumeBeside("a.gulch", m); !errors.Is(err, store.ErrInUse) || len(*tables) > 0 {
			t.Errorf("another window has the game: error %v, %d tables; want ErrInUse and none", err, len(*tables))
		}
		if now, _ := docs.Read(referenceDoc("a.gulch")); string(now) != before {
			t.Errorf("the reference is now %.30q, want %q as before", now, before)
		}
	}
}

// refusing is a store whose games are locked by another window.
type refusing struct{ store.Store }

func (*refusing) Lock(string) error { return store.ErrInUse }

// newMatch returns a match with the given setup that is not saved.
func newMatch(t *testing.T, game engine.Game, setup match.Setup) *match.Match {
	t.Helper()
	m, err := match.New(game, setup, nil)
	if err != nil {
		t.Fatal(err)
	}
	return m
}
