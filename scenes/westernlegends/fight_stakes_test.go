package westernlegends

import (
	"fmt"
	"strings"
	"testing"

	"gulch/engine"
	"gulch/engine/match"
	rules "gulch/engine/westernlegends"
	"gulch/render/paint"
	"gulch/render/ui"
	"gulch/scenes/table"
	"gulch/scenes/tabletest"
)

// boardOf returns a table for two seats that are in the same space as the Man in Black.
func boardOf(t *testing.T) *Table {
	t.Helper()
	m := findDecision(t, 2, func(_ *match.Match, s *rules.State) bool { return s.Phase() == rules.PhaseAct })
	play, _ := showPosition(t, m.State().(*rules.State))
	for p := range 2 {
		w := &play.Board.Of[p]
		*w = rules.BoardSeat{Char: w.Char, Space: play.Board.Of[0].Space, Cattle: -1, Weapon: rules.NoItem,
			Mount: rules.NoItem, Cards: 3}
	}
	return play
}

// TestStakesHold checks the shown stakes (consequences) of a fight in situations with exceptions
// from the plain rule: a fight with the Man in Black, full purses, three wounds, alternatives and a
// Wanted winner.
func TestStakesHold(t *testing.T) {
	const won, lost = 0, 1
	for name, c := range map[string]struct {
		set  func(b *Table)
		kind string
		foe  engine.Seat
		side int
		want string
	}{
		"robbing the Man in Black": {nil, "rob", rules.ManInBlack, won,
			"Ada: Wanted 1; Half the money: $60; or half the gold: 2 nuggets."},
		"a duel with the Man in Black": {nil, "duel", rules.ManInBlack, won, "Ada: 2 LP."},
		"a lost duel":                  {nil, "duel", 1, lost, "Ada: 1 wound; Ada: +1 card."},
		"a robber with a full purse": {func(b *Table) { b.Board.Of[0].Money, b.Board.Of[1].Money = 110, 80 }, "rob", 1,
			won, "Ada: Wanted 1; Half the money: $40 ($10 fits); Ben: 1 wound; Ben: +1 card."},
		"a fourth wound": {func(b *Table) { b.Board.Of[0].Wounds = 3 }, "duel", 1, lost,
			"Ada: −1 card, no wound; Ada: +1 card."},
		"a fourth wound without cards": {func(b *Table) { b.Board.Of[0].Wounds, b.Board.Of[0].Cards = 3, 1 }, "duel", 1,
			lost, "Ada: no wound; Ada: +1 card."},
		"an arrest of somebody without money": {func(b *Table) {
			b.Board.Of[0].Cube[rules.Marshal], b.Board.Of[1].Cube[rules.Wanted] = 1, 4
		}, "arrest", 1, won,
			"Ada: Marshal 2, $20; Ben: 1 wound; Ben: +1 card; Ben goes to jail (Wanted 4 to 0)."},
		"a Marshal who robs": {func(b *Table) { b.Board.Of[0].Cube[rules.Marshal], b.Board.Of[1].Money = 2, 20 }, "rob",
			1, won,
			"Ada: Wanted 1; Ada loses all 2 Marshal points; Half the money: $10; Ben: 1 wound; Ben: +1 card."},
	} {
		b := boardOf(t)
		b.Players[0].Name, b.Players[1].Name = "Ada", "Ben"
		if c.set != nil {
			c.set(b)
		}
		d := b.Board.DuelOf(0, fightMove(c.kind, c.foe))
		if got := b.stakesLine(&d, c.side); got != c.want {
			t.Errorf("%s: the stakes are %q, expected %q", name, got, c.want)
		}
	}
	b := boardOf(t)
	d := b.Board.BankDuel(0)
	if b.Board.Of[0].Money = 60; !strings.Contains(b.stakesLine(&d, won), "$60") {
		t.Errorf("with $60 a robber of the Bank gains %q, expected $60", b.stakesLine(&d, won))
	}
}

// TestTiesWithTheManInBlack checks what the tooltip of a fight says about ties. Against the Man in
// Black it says that he wins them and lowers the card, against a player that the attacker wins
// them.
func TestTiesWithTheManInBlack(t *testing.T) {
	b := boardOf(t)
	for foe, want := range map[engine.Seat][]string{
		rules.ManInBlack: {"In a tie, the Man in Black wins.", "Your card gets −1."},
		1:                {"You win ties."},
	} {
		tip := b.fightTip(fightMove("duel", foe))
		for _, said := range want {
			if !strings.Contains(tip, said) {
				t.Errorf("the tip of a duel with seat %d is %q, expected %q in it", foe, tip, said)
			}
		}
		if foe == rules.ManInBlack && strings.Contains(tip, "You win ties") {
			t.Errorf("the tip of a duel with the Man in Black is %q, but he wins ties", tip)
		}
	}
}

// TestBanditStakes checks that the reward for beating a bandit is a choice of two, and that a fight
// card that forbids the Marshal point leaves only one of them.
func TestBanditStakes(t *testing.T) {
	m := findDecision(t, 4, func(_ *match.Match, s *rules.State) bool {
		board := rules.Game.NewBoard().(*rules.Board)
		board.Read(s, 0)
		return s.Phase() == rules.PhaseFightCard && board.Fights[board.Fighting-1].Kind() == "bandit"
	})
	play, _ := showPosition(t, m.State().(*rules.State))
	d := play.fight()
	play.Board.Of[d.Side[0]].Cube[rules.Wanted] = 0
	if all := play.stakesLine(d, 0); !strings.Contains(all, "or ") || !strings.Contains(all, "Marshal") {
		t.Errorf("the stakes of a bandit are %q, expected LP or a Marshal point", all)
	}
	for c := range rules.FightCard(rules.FightCards) {
		d.Dealt = c
		barred := strings.Contains(c.Text().Text, "no Marshal point")
		if all := play.stakesLine(d, 0); strings.Contains(all, "bars it") != barred {
			t.Errorf("with fight card %s face up the stakes are %q", c, all)
		}
	}
}

// TestUselessWhiskey checks that the table warns before whiskey is used if the Man in Black is its
// only possible target, because it does nothing to him (R104).
func TestUselessWhiskey(t *testing.T) {
	app, warned := tabletest.App(t, rules.Game), 0
	for seed := range uint64(40) {
		seats := tabletest.Bots(2)
		m, err := match.New(rules.Game, match.Setup{Seats: seats, Seed: seed}, nil)
		if err != nil {
			t.Fatal(err)
		}
		b := New(app, seats)
		window, area := tabletest.WideWindow()
		for rng := engine.NewRand(seed); !m.Over(); {
			s := m.State().(*rules.State)
			for _, x := range m.Legal() {
				_, _, i := rules.SourceOf(int(x.A))
				if x.Kind != rules.KindUse || i < 0 || i.String() != "whiskey" {
					continue
				}
				table.ShowPosition(b, s, window, area)
				alone := s.Space(0) != s.Space(1)
				if text := b.idleAdvice(x); (text != "") != alone {
					t.Fatalf("seed %d: the warning is %q, the other player is elsewhere: %v", seed, text, alone)
				} else if alone {
					warned++
				}
			}
			x := s.Policy(&rng)
			if rng.Below(3) == 0 {
				x = m.Legal()[rng.Below(len(m.Legal()))]
			}
			if _, err := m.Play(x); err != nil {
				t.Fatal(err)
			}
		}
	}
	if warned == 0 {
		t.Error("whiskey was never offered against the Man in Black alone: try more seeds")
	}
}

// textsOf returns all texts that a table draws while it shows position s, joined into one string.
func textsOf(t *testing.T, s *rules.State) string {
	t.Helper()
	play, nodes := showPosition(t, s)
	pen := new(paint.Trace).Canvas(play.App.Kit, 1280, 720, play.Window.View)
	var said []string
	pen.OnText = func(w paint.DrawnText) { said = append(said, w.Text) }
	for _, n := range nodes {
		if n.Draw != nil {
			n.Draw(pen, &n, ui.NodeState{})
		}
	}
	return strings.Join(said, "; ")
}

// TestJoiningShowsTheHand checks what is shown with the decision to join a game of poker: the
// viewer's hand, the size of the pot and what the house adds.
func TestJoiningShowsTheHand(t *testing.T) {
	m := findDecision(t, 4, func(_ *match.Match, s *rules.State) bool {
		board := rules.Game.NewBoard().(*rules.Board)
		board.Read(s, 0)
		return s.Phase() == rules.PhaseJoin && board.Game.Kind() == "poker" && s.Hand(0).Len() > 1
	})
	s := m.State().(*rules.State)
	all := textsOf(t, s)
	if !strings.Contains(all, "Your hand: ") || !strings.Contains(all, dollars(rules.PokerHouse)) {
		t.Errorf("expected the hand and the stake of the house, found: %s", all)
	}
}

// TestVendettaShowsDistances checks that the choice of a target for the card Vendetta shows for
// each player the distance and whether the chase can reach the player.
func TestVendettaShowsDistances(t *testing.T) {
	m := findDecision(t, 4, func(_ *match.Match, s *rules.State) bool {
		return s.Phase() == rules.PhaseTarget && s.Chase() > 0
	})
	s := m.State().(*rules.State)
	play, _ := showPosition(t, s)
	for _, x := range m.Legal() {
		far, ok := rules.Distance(s.Space(0), s.Space(engine.Seat(x.A)))
		note := play.targetNote(engine.Seat(x.A))
		if ok && far > 0 && (!strings.Contains(note, fmt.Sprint(far)) ||
			strings.Contains(note, "in reach") != (far <= s.Chase())) {
			t.Errorf("a player %d spaces away, with %d steps, has the note %q", far, s.Chase(), note)
		}
	}
}

// TestDiscsAreNotPaidByTheTurnsEnd checks that the preview of a story disc does not include the LP
// that a Wanted player gets at the end of the turn in any case.
func TestDiscsAreNotPaidByTheTurnsEnd(t *testing.T) {
	seen := 0
	for seed := range uint64(60) {
		seats := tabletest.Bots(3)
		m, err := match.New(rules.Game, match.Setup{Seats: seats, Seed: seed}, nil)
		if err != nil {
			t.Fatal(err)
		}
		b := New(tabletest.App(t, rules.Game), seats)
		window, area := tabletest.WideWindow()
		for rng := engine.NewRand(seed); !m.Over(); {
			s := m.State().(*rules.State)
			pass := engine.Move{Kind: rules.KindPass}
			if s.Phase() == rules.PhaseStory && s.Turn() == s.Active() && s.Cube(s.Turn(), rules.Wanted) > 0 &&
				legal(s, pass) {
				next := new(rules.State)
				s.CopyTo(next)
				if err := next.Play(pass, nil); err != nil {
					t.Fatal(err)
				}
				board := table.ReadBoard(b, s).(*rules.Board)
				told := board.Stories[0].Discs >= s.Discs() || board.Stories[1].Discs >= s.Discs()
				if next.LP(s.Turn()) > s.LP(s.Turn()) && !told {
					seen++
					table.RevealSeats(b, engine.SeatsOf(s.Turn()))
					table.ShowPosition(b, s, window, area)
					if slip := table.PreviewMoves(b, s, pass); len(slip.Changes) > 0 {
						t.Fatalf("seed %d: passing is credited with %+v", seed, slip.Changes)
					}
				}
			}
			if _, err := m.Play(s.Policy(&rng)); err != nil {
				t.Fatal(err)
			}
		}
	}
	if seen == 0 {
		t.Error("no disc was offered at the end of the turn of a Wanted player: try more seeds")
	}
}

// TestStoreTextOfUpgradedItems checks the store's text on items that do nothing until they are
// upgraded. After the upgrade, the text must not say so any more.
func TestStoreTextOfUpgradedItems(t *testing.T) {
	b := boardOf(t)
	for i := range rules.Item(rules.Items) {
		if !i.Info().Upgradable {
			continue
		}
		buy := engine.Move{Kind: rules.KindBuy, A: int16(i)}
		plain := b.storeText(buy)
		b.Board.Of[0].Items |= 1 << uint(i)
		b.Board.Of[0].Upgraded |= 1 << uint(i)
		if said := b.storeText(buy); said == plain || strings.Contains(said, "until it is upgraded") {
			t.Errorf("the upgraded %s has the text %q in the store", i, said)
		}
	}
}
