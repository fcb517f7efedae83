package westernlegends

import (
	"fmt"
	"slices"
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

// TestSignsShowTheirNotes checks in every class of windows that each sign shows its whole note: the
// cost or the effect of the action or, if the sign is dark, what the action needs.
func TestSignsShowTheirNotes(t *testing.T) {
	app, hung := tabletest.App(t, rules.Game), map[string]bool{}
	for seed := range uint64(6) {
		seats := tabletest.Bots(4)
		m, err := match.New(rules.Game, match.Setup{Seats: seats, Seed: seed}, nil)
		if err != nil {
			t.Fatal(err)
		}
		play := New(app, seats)
		for rng := engine.NewRand(seed); !m.Over() && len(m.Steps()) < 1200; {
			s := m.State().(*rules.State)
			if s.Phase() == rules.PhaseAct {
				table.RevealSeats(play, engine.SeatsOf(m.Turn()))
				for class, l := range windows(t) {
					table.ShowPosition(play, s, l, boards[class])
					signsSay(t, play, play.signs(table.NewDecision(play, s, m.Legal())), fmt.Sprint("class ", class),
						hung)
				}
			}
			if _, err := m.Play(s.Policy(&rng)); err != nil {
				t.Fatal(err)
			}
		}
	}
	if len(hung) < 60 {
		t.Errorf("only %d different signs were checked", len(hung))
	}
}

// signsSay checks that signs (action buttons) show their notes. all are the signs, which table play
// shows. The parameter where names the class of window. hung is the set of texts that have already
// been checked, by class of window and width; signsSay skips those and adds the new ones.
func signsSay(t *testing.T, play *Table, all []sign, where string, hung map[string]bool) {
	t.Helper()
	play.at.sizeSigns(len(all))
	for i, x := range all {
		n := ui.Node{Rect: play.at.sign(i, max(len(all), play.leastSigns()))}
		key := fmt.Sprintf("%s, %s: %s, %.0f", where, x.label, x.note, n.Rect.W)
		if hung[key] {
			continue
		}
		hung[key] = true
		var said []string
		pen := new(paint.Trace).Canvas(play.App.Kit, play.Window.PixelW, play.Window.PixelH, play.Window.View)
		pen.OnText = func(w paint.DrawnText) { said = append(said, w.Text) }
		drawSign(pen, &n, ui.NodeState{}, x, false)
		if x.note != "" && !slices.Contains(said, x.note) && (x.brief == "" || !slices.Contains(said, x.brief)) {
			t.Errorf("%s: sign %q shows neither the note %q nor its short form %q: texts %q, size %.0f by %.0f", where,
				x.label, x.note, x.brief, said, n.Rect.W, n.Rect.H)
		}
	}
}

// TestManInBlackIsNamedOnSigns checks that the sign for a fight with the Man in Black has a short
// form that names him, instead of only the article with which his name begins.
func TestManInBlackIsNamedOnSigns(t *testing.T) {
	his := func(x engine.Move) bool { return x.Kind == rules.KindFight && rules.FoeOf(x) == rules.ManInBlack }
	m := findDecision(t, 2, func(m *match.Match, _ *rules.State) bool {
		return slices.ContainsFunc(m.Legal(), his) && fightCount(m.Legal()) <= 3
	})
	play := New(tabletest.App(t, rules.Game), m.Setup().Seats)
	table.RevealSeats(play, engine.SeatsOf(m.Turn()))
	window, area := tabletest.WideWindow()
	table.ShowPosition(play, m.State(), window, area)
	for _, x := range play.fightSigns(table.NewDecision(play, m.State(), m.Legal()), nil) {
		if his(x.move) && x.brief != "Man in Black" {
			t.Errorf("the sign for %q is short for %q, want the name without its article", x.note, x.brief)
		}
	}
}

// fightCount returns the number of moves that start a fight.
func fightCount(moves []engine.Move) (n int) {
	for _, m := range moves {
		if m.Kind == rules.KindFight {
			n++
		}
	}
	return n
}

// TestRevelWithCardsShowsNoPrice checks that the sign of a revel shows no price if the seat can pay
// only with the help of cards that lower the price.
func TestRevelWithCardsShowsNoPrice(t *testing.T) {
	var most, money int
	m := findDecision(t, 4, func(m *match.Match, s *rules.State) bool {
		most = 0
		for _, x := range m.Legal() {
			if x.Kind == rules.KindRevel {
				most = max(most, rules.AmountOf(x))
			}
		}
		if most > 0 {
			money = int(table.ReadBoard(New(nil, m.Seats()), s).(*rules.Board).Of[0].Money)
		}
		return most > 0 && most*revelCosts > money
	})
	s := m.State().(*rules.State)
	play, _ := showPosition(t, s)
	for _, x := range play.signs(table.NewDecision(play, s, m.Legal())) {
		if x.move.Kind == rules.KindRevel && strings.Contains(x.note, "$") {
			t.Errorf("with $%d the sign of a revel for %d points shows a price: %q", money, most, x.note)
		}
	}
}

// TestDepositSaysWhatCanBeCarried checks that the button for a deposit promises no money beyond the
// limit (R3).
func TestDepositSaysWhatCanBeCarried(t *testing.T) {
	m := findDecision(t, 4, func(m *match.Match, s *rules.State) bool {
		now, most := s.Money(m.Turn())
		return slices.ContainsFunc(m.Legal(), func(x engine.Move) bool {
			return x.Kind == rules.KindDeposit && most-now < depositPays*rules.AmountOf(x)
		})
	})
	s := m.State().(*rules.State)
	b, _ := showPosition(t, s)
	now, most := s.Money(m.Turn())
	for _, x := range b.amounts(table.NewDecision(b, s, m.Legal()), nil, rules.KindDeposit, rules.Bank) {
		if want := dollars(most - now); x.move.Kind == rules.KindDeposit && !strings.HasPrefix(x.note, want+",") {
			t.Errorf("with %s of %s the deposit says %q, expected %s", dollars(now), dollars(most), x.note, want)
		}
	}
}
