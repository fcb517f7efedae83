package westernlegends

import (
	"strings"
	"testing"

	"gulch/engine"
	"gulch/engine/match"
	rules "gulch/engine/westernlegends"
	"gulch/scenes/table"
	"gulch/scenes/tabletest"
)

// TestLogOfFightsIsExact checks the log lines of fights in played games: the line with the values
// names the fight, a seat without cards does not “decline”, an ability is named by its character,
// and a card whose effect no other line tells says what it does.
func TestLogOfFightsIsExact(t *testing.T) {
	seen := map[string]int{}
	for seed := range uint64(40) {
		seats := tabletest.Bots(2 + int(seed)%4)
		m, err := match.New(rules.Game, match.Setup{Seats: seats, Seed: seed}, nil)
		if err != nil {
			t.Fatal(err)
		}
		b := New(tabletest.App(t, rules.Game), seats)
		window, area := tabletest.WideWindow()
		table.ShowPosition(b, m.State(), window, area)
		check := func(kind, line, want string) {
			if seen[kind]++; !strings.Contains(line, want) {
				t.Errorf("the line about %s is %q, expected %q in it", kind, line, want)
			}
		}
		var past []engine.Event
		for rng := engine.NewRand(seed); !m.Over(); {
			s := engine.Clone(m.State()).(*rules.State)
			b.Board.Read(s, engine.AllSeats(len(seats)))
			x := s.Policy(&rng)
			tell := func(e engine.Event) {
				_, line := b.Line(e)
				past = append(past, e)
				switch e.Kind {
				case rules.EventValues:
					check("the values", line, b.fightTitle(b.fight()))
				case rules.EventDeclined:
					if b.of(e.Seat).Cards == 0 {
						check("a seat without cards", line, "has no card to fight with")
					} else {
						check("a seat with cards", line, "declines to fight")
					}
				case rules.EventRestart:
					check("a restart", line, "Fight card 10")
					check("a restart, in the close-up", b.restartNote(past), " met fight card 10: ")
				case rules.EventUsed:
					c, ability, _ := rules.SourceIn(e).Parts()
					switch {
					case ability >= 0:
						check("an ability", line, "the ability of "+charName(b.of(e.Seat).Char))
					case c >= 0 && s.Effect(c).ID == "fools_gold":
						check("Fool's Gold", line, "keeps the money and gold")
					}
				}
				engine.Follow(b.Board, engine.Told{Event: e, State: s}, engine.AllSeats(len(seats)))
			}
			if err := s.Play(x, tell); err != nil {
				t.Fatal(err)
			}
			if _, err := engine.PlayForced(s, nil, tell); err != nil { // such as declining without a card
				t.Fatal(err)
			}
			if _, err := m.Play(x); err != nil {
				t.Fatal(err)
			}
		}
	}
	if t.Log(seen); len(seen) < 5 {
		t.Errorf("only the lines %v occurred", seen)
	}
}
