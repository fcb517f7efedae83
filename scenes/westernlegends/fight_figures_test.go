package westernlegends

import (
	"fmt"
	"strings"
	"testing"

	"gulch/engine"
	"gulch/engine/match"
	rules "gulch/engine/westernlegends"
	"gulch/scenes/table"
	"gulch/scenes/tabletest"
)

// TestLeastFightValue checks that the parts of a lowered fight value say which value is the least,
// if the card is lowered further.
func TestLeastFightValue(t *testing.T) {
	b := boardOf(t)
	d := b.Board.DuelOf(0, fightMove("duel", 1))
	d.Played[0] = 4 // a 3
	for less, want := range map[int]string{1: "3 − 1", 3: "3 − 3, at least 2"} {
		d.Lowered[0] = less
		if n, parts, _ := b.sum(&d, 0); n != 2 || parts != want {
			t.Errorf("a 3 that is lowered by %d has the value %d, %q; expected 2, %q", less, n, parts, want)
		}
	}
}

// TestFightsSayTheirOdds checks that the preview of a ride onto a bandit, of robbing the Bank and
// of a card played against fight cards says how likely the fight is won.
func TestFightsSayTheirOdds(t *testing.T) {
	const (
		odds      = " like this."
		mostAsked = 25 // previews of one kind that are read
	)
	seen := map[string]int{}
	for seed := range uint64(8) {
		m, err := match.New(rules.Game, match.Setup{Seats: tabletest.Bots(3), Seed: seed}, nil)
		if err != nil {
			t.Fatal(err)
		}
		play := New(tabletest.App(t, rules.Game), tabletest.Bots(3))
		window, area := tabletest.WideWindow()
		for rng := engine.NewRand(seed); !m.Over() && len(m.Steps()) < 300; {
			s := m.State().(*rules.State)
			table.RevealSeats(play, engine.SeatsOf(s.Turn()))
			table.ShowPosition(play, s, window, area)
			for _, x := range m.Legal() {
				kind := ""
				switch d := play.fight(); {
				case x.Kind == rules.KindBankRobbery:
					kind = "the Bank"
				case x.Kind == rules.KindPlay && d != nil && d.Cards > 0:
					kind = "a card"
				case x.Kind == rules.KindPlay:
					kind = "a duel"
				default:
					continue
				}
				if seen[kind] >= mostAsked {
					continue
				}
				said := strings.Contains(fmt.Sprint(play.OutcomeLines(x)), odds)
				if seen[kind]++; said == (kind == "a duel") {
					t.Fatalf("the preview of %s says the odds: %v", s.Notation(x), said)
				}
			}
			if reach, ok := s.RideReach(); ok && s.Phase() == rules.PhaseAct {
				for x := range rules.Space(rules.Spaces()) {
					if !reach.Has(x) || !reach.Stops[x] || !play.Board.Bandits.Has(x) || reach.From == x ||
						seen["a bandit"] >= mostAsked {
						continue
					}
					_, notes := play.SequencePreview(play.rideTo(reach.Way(x)), s)
					if seen["a bandit"]++; !strings.Contains(fmt.Sprint(notes), odds) {
						t.Fatalf("the preview of a ride onto a bandit says %v", notes)
					}
				}
			}
			if _, err := m.Play(s.Policy(&rng)); err != nil {
				t.Fatal(err)
			}
		}
	}
	if t.Log(seen); len(seen) != 4 {
		t.Errorf("only the fights %v occurred", seen)
	}
}

// TestReplacedCardLosesItsBonus checks that the tooltip and the preview of a reaction that replaces
// the played card name the bonus that no longer counts, and who wins then.
func TestReplacedCardLosesItsBonus(t *testing.T) {
	b := boardOf(t)
	d := b.Board.DuelOf(0, fightMove("duel", 1))
	d.Played[0] = 4*11 + 2 // the king of clubs, Last Laugh
	with := d
	with.Played[0] = 4*7 + 0
	if got, want := b.lostBonus(&d, &with), "The bonus of "+b.cardTitle(d.Played[0])+" no longer counts."; got != want {
		t.Errorf("if the card is replaced, the tooltip says %q, expected %q", got, want)
	}
	if got := b.lostBonus(&d, &d); got != "" {
		t.Errorf("if the card stays, the tooltip says %q", got)
	}
}
