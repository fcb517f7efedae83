package boomtown

import (
	"math"
	"strings"
	"testing"

	"gulch/engine"
	rules "gulch/engine/boomtown"
	"gulch/engine/match"
	"gulch/scenes/table"
	"gulch/scenes/tabletest"
)

// TestNetIncomePredictsThrows checks that netIncome predicts each seat's income from a throw. It
// only tests throws after which no seat runs out of gold and no mine caves in.
func TestNetIncomePredictsThrows(t *testing.T) {
	for total, dice := range map[int][2]int{4: {1, 3}, 7: {3, 4}, 9: {4, 5}} {
		state, err := rules.Game.Load([]byte(`{"players": 3, "turn": 5, "phase": "roll", "actor": 0, "first_player": 0,
			"winner": 0, "pick_order": [0, 1, 2], "gold": [20, 20, 20],
			"mines": [["sn04", "sn09"], ["cm07", "cj04"], ["sn07", "cm04"]], "mayors": {"san_narciso": 0},
			"saloons": [{"card": "saloon_1", "owner": 1, "town": "san_narciso", "girls": "saloon_girls_1"},
				{"card": "saloon_2", "owner": 2, "town": "cold_mountain", "girls": null}], "veins": {"sn09": "new_vein_1"}}`))
		if err != nil {
			t.Fatal(err)
		}
		s := state.(*rules.State)
		board := rules.BoardOf(s)
		after := *s
		if err := after.Script(dice[:]); err != nil {
			t.Fatal(err)
		}
		if _, err := engine.PlayForced(&after, nil, nil); err != nil {
			t.Fatal(err)
		}
		for p := range engine.Seat(3) {
			if got, want := netIncome(&board, p, total), after.Gold(p)-20; got != want {
				t.Errorf("a total of %d brings seat %d %d gold; netIncome returns %d", total, p, want, got)
			}
		}
	}
}

// twoMines returns a table of three seats. Seat 1 has two mines: one pays 6 gold on a roll of 2,
// the other 3 gold on a 4.
func twoMines(t *testing.T) *Table {
	t.Helper()
	state, err := rules.Game.New(3, nil, 1)
	if err != nil {
		t.Fatal(err)
	}
	b := New(nil, make([]match.Seat, 3))
	window, area := tabletest.WideWindow()
	table.ShowPosition(b, state, window, area)
	b.Board.Mines[1] = rules.SetOf(rules.Card(0), rules.Card(1))
	return b
}

func TestExpectedIncome(t *testing.T) {
	b := twoMines(t)
	if got, want := b.diceGains().Expected(1), (6.0*1+3*3)/36; math.Abs(got-want) > 1e-9 {
		t.Errorf("the expected income of seat 1 is %.3f, want %.3f", got, want)
	}
}

// TestOpenThrowPreview checks what the board shows about a throw: what it would bring as long as a
// Telegraph may still change the dice, and afterwards what it has brought.
func TestOpenThrowPreview(t *testing.T) {
	b := twoMines(t)
	b.Board.Past.Dice, b.Board.Past.Paid, b.Board.Dice = [2]int{1, 3}, true, [2]int{1, 3}
	if brings, open := b.lastThrow(); !open || brings(1) != 3 || brings(0) != 0 {
		t.Errorf("open throw %v: the board shows that it would bring %d and %d", open, brings(0), brings(1))
	}
	b.Board.Dice, b.Board.Past.Threw[1] = [2]int{}, 2
	if brings, open := b.lastThrow(); open || brings(1) != 2 {
		t.Errorf("open throw %v: the board shows that it has brought %d", open, brings(1))
	}
}

// TestLastThrowIsCounted checks what the board says each seat gained by the last throw: the pay of
// its mines, and the tolls of saloons that it paid and received.
func TestLastThrowIsCounted(t *testing.T) {
	thrown := 0
	for seed := range uint64(6) {
		m, err := match.New(rules.Game, match.Setup{Seats: make([]match.Seat, 4), Seed: seed}, nil)
		if err != nil {
			t.Fatal(err)
		}
		board := rules.BoardOf(m.State().(*rules.State))
		c := engine.NewChance(seed, 3)
		var want [rules.MaxSeats]int
		for !m.Over() {
			if _, err := m.Play(m.Legal()[c.Below(len(m.Legal()))]); err != nil {
				t.Fatal(err)
			}
			events, err := m.Told(len(m.Steps()))
			if err != nil {
				t.Fatal(err)
			}
			for _, e := range events {
				before := board.Gold
				if e.Kind == rules.EventRolled {
					want = [rules.MaxSeats]int{}
				}
				board.Follow(e, 0)
				if e.Kind == rules.EventProduced || e.Kind == rules.EventToll {
					for p := range want {
						want[p] += board.Gold[p] - before[p]
					}
					thrown++
				}
				if board.Past.Threw != want {
					t.Fatalf("after event %d the last throw has paid %v by seat, the board has counted %v", e.Kind,
						want, board.Past.Threw)
				}
			}
		}
	}
	if thrown == 0 {
		t.Error("no mine paid in any throw: the test has checked nothing")
	}
}

// TestChartFollowsTheRuleOfDice checks that the chart of the odds and its tips count single dice if
// the house rule "Total or one die" is in use, and only then.
func TestChartFollowsTheRuleOfDice(t *testing.T) {
	for _, rule := range []bool{false, true} {
		options := engine.Options{}
		if rule {
			options["production_rule"] = "sum_or_die"
		}
		state, err := rules.Game.New(3, options, 1)
		if err != nil {
			t.Fatal(err)
		}
		b := New(nil, make([]match.Seat, 3))
		window, area := tabletest.WideWindow()
		table.ShowPosition(b, state, window, area)
		four, label := 3, "A total of 4: 3 in 36, 8%"
		if rule {
			four, label = 14, "Total or one die 4: 14 in 36, 39%"
		}
		if got := b.diceChart().Ways(4); got != four {
			t.Errorf("with the rule %v, the chart counts %d throws for a 4, want %d", rule, got, four)
		}
		if got := b.totalLabel(4); got != label {
			t.Errorf("with the rule %v, a 4 is labelled %q, want %q", rule, got, label)
		}
		const either = "Mines with the number of either die pay as well."
		if got := strings.Contains(b.totalTip(7), either); got != rule {
			t.Errorf("with the rule %v, the tip of 7 is %q", rule, b.totalTip(7))
		}
	}
}

// TestCaveInNamesTheOwner checks that the log line of a cave-in says whose mine it was.
func TestCaveInNamesTheOwner(t *testing.T) {
	b := New(nil, []match.Seat{{Name: "Ada"}, {Name: "Ben"}, {Name: "Cy"}})
	e := engine.Event{Kind: rules.EventRemoved, Seat: 1, Other: engine.NoSeat, B: int16(rules.CavedIn)}
	if _, line := b.Line(e); !strings.HasPrefix(line, "Ben's ") {
		t.Errorf("the line of a cave-in is %q, want it to name Ben", line)
	}
}
