package aim_test

import (
	"testing"

	"gulch/engine"
	. "gulch/engine/aim"
	"gulch/engine/bot"
	"gulch/engine/games"
	"gulch/engine/match"
)

func TestTestsAreParsed(t *testing.T) {
	for text, want := range map[string]Test{
		"won":                     {"won", "", 1, Unlimited},
		"points >= 80":            {"points", "", 80, Unlimited},
		"source Card values <= 5": {"source", "Card values", -Unlimited, 5},
	} {
		if got, err := Parse(text); err != nil || len(got) != 1 || got[0] != want {
			t.Errorf("Parse(%q) returns %+v, %v", text, got, err)
		}
	}
	for _, bad := range []string{"", "luck", "points > 3", "points >= many", ">= 3 4", "won, ", "won, luck"} {
		if _, err := Parse(bad); err == nil {
			t.Errorf("Parse accepts %q", bad)
		}
	}
}

// TestFiguresAreCounted checks the numbers that tests use against the record of a game. They are
// the numbers of events of the seat, of events that affect it and of events of all seats, the sum
// and the maximum of the numbers in events, lines of the score sheet, and variables of the final
// position.
func TestFiguresAreCounted(t *testing.T) {
	game, err := games.Find("boomtown")
	if err != nil {
		t.Fatal(err)
	}
	setup := match.Setup{Seats: make([]match.Seat, 3), Seed: 5, BotSeed: 9}
	for i := range setup.Seats {
		setup.Seats[i] = match.Seat{Name: string(rune('A' + i)), Bot: "easy"}
	}
	m, err := match.New(game, setup, nil)
	if err != nil {
		t.Fatal(err)
	}
	for !m.Over() {
		mind, err := bot.New("easy", m.BotSeed())
		if err != nil {
			t.Fatal(err)
		}
		if _, err := m.Play(bot.Choose(mind, m.State())); err != nil {
			t.Fatal(err)
		}
	}
	figure := func(text string, seat engine.Seat) int {
		tests, err := Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		return tests[0].Number(m, seat)
	}
	all, first, sources := 0, 0, 0
	for seat := range engine.Seat(3) {
		n, sum, most := figure("event auction_won", seat), figure("sum auction_won", seat),
			figure("most auction_won", seat)
		if most > sum || sum > n*most {
			t.Errorf("seat %d: %d auctions won with sum %d and maximum %d, which differs from the record", seat, n, sum,
				most)
		}
		all += n
		first += figure("won", seat)
		for _, line := range []string{"Gold", "Mines", "Mayors"} {
			sources += figure("source "+line, seat)
		}
		sources -= figure("points", seat)
		if got := figure("figure points", seat); got != m.Scores()[seat] {
			t.Errorf("seat %d has %d points by the figure, but the score %d", seat, got, m.Scores()[seat])
		}
		if (figure("rank", seat) == 1) != (figure("margin", seat) > 0) {
			t.Errorf("seat %d has rank %d, which contradicts its margin %d", seat, figure("rank", seat),
				figure("margin", seat))
		}
	}
	if all != figure("table auction_won", 0) || first != 1 || sources != 0 {
		t.Errorf("%d auctions of seats, %d of the table; %d winners; %d points without a source; these do not agree",
			all, figure("table auction_won", 0), first, sources)
	}
	if n := figure("bot easy", 0) + figure("seats", 0); n != 6 {
		t.Errorf("the numbers of bots and seats add up to %d", n)
	}
}
