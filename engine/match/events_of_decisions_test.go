package match

import (
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"gulch/engine"
	"gulch/engine/dakota"
	"gulch/engine/games"
	"gulch/engine/westernlegends"
)

// TestPauses checks that only people are asked at pauses, and that the events of the forced move of
// a pause are added to those of the last decision.
func TestPauses(t *testing.T) {
	for _, game := range []engine.Game{dakota.Game, westernlegends.Game} {
		t.Run(game.Info().ID, func(t *testing.T) {
			m, err := New(game, Setup{Seats: []Seat{ada, bob, bot}, Seed: 4}, nil)
			if err != nil {
				t.Fatal(err)
			}
			pauses := 0
			for r := rand.New(rand.NewPCG(4, 0)); !m.Over(); {
				n, pause := len(m.timeline.steps), m.AtPause() && len(m.timeline.steps) > 0
				var want []engine.Event
				if pause {
					pauses++
					want = slices.Clone(m.timeline.steps[n-1].Events)
				}
				if m.AtPause() && m.Turn() == 2 {
					t.Fatalf("decision %d: the bot is asked at a pause", n)
				}
				told, err := m.Play(m.Legal()[r.IntN(len(m.Legal()))])
				if err != nil {
					t.Fatal(err)
				}
				if !pause {
					continue
				}
				want = append(want, told...)
				if got := m.timeline.steps[n-1].Events; len(m.timeline.steps) != n || !slices.Equal(got, want) {
					t.Fatalf("after a pause, the last decision has the events %v, want %v", got, want)
				}
			}
			if pauses == 0 {
				t.Error("no pause occurred; want a seed where some do")
			}
		})
	}
}

// TestTellRepeatsTheEvents checks that Tell repeats the events of any part of a match, with the
// number of their decision and the position to which they lead. It must do so after further moves
// and after undo as well.
func TestTellRepeatsTheEvents(t *testing.T) {
	m, err := New(heapGame{rules: 1}, Setup{Seats: make([]Seat, 2), Seed: 4, Practice: true}, nil)
	if err != nil {
		t.Fatal(err)
	}
	after := []engine.State{engine.Clone(m.State())}
	play := func() {
		t.Helper()
		moves := m.Legal()
		if _, err := m.Play(moves[len(moves)-1]); err != nil {
			t.Fatal(err)
		}
		after = append(after, engine.Clone(m.State()))
	}
	check := func(from, to int) {
		t.Helper()
		var want, got []engine.Event
		for made := max(from, 1); made <= to; made++ {
			want = append(want, m.Steps()[made-1].Events...)
		}
		if err := m.Tell(from, to, func(made int, e engine.Told) {
			got = append(got, e.Event)
			if made < from || made > to || !reflect.DeepEqual(e.State, after[made]) {
				t.Errorf("Tell(%d, %d): decision %d comes with the position %+v", from, to, made, e.State)
			}
		}); err != nil || !reflect.DeepEqual(got, want) {
			t.Errorf("Tell(%d, %d) reports %v, %v; want %v", from, to, got, err, want)
		}
	}
	for range checkpointInterval + 2 {
		if m.Over() {
			break
		}
		play()
		n := len(m.Steps())
		check(n, n)
		check(0, n)
	}
	n := len(m.Steps())
	for from := 0; from <= n; from += 5 {
		check(from, n)
		check(from, from)
	}
	if err := m.Rewind(0, n/2); err != nil {
		t.Fatal(err)
	}
	after = after[:n/2+1]
	check(n/2, n/2)
	play()
	check(n/2, n/2+1)
	told, err := m.Told(n/2 + 1)
	if err != nil || len(told) == 0 || told[0].State == m.State() {
		t.Errorf("Told returns %v, %v; want events with copies of their positions", told, err)
	}
}

// TestTellRepeatsPauses checks for every game that Tell repeats all events of a match of several
// people at one screen, also those of pauses: what has been shown to a person is counted in events.
func TestTellRepeatsPauses(t *testing.T) {
	for _, g := range games.All() {
		t.Run(g.Info().ID, func(t *testing.T) {
			seats := []Seat{ada, {Name: "Bo"}, {Name: "Cy"}}[:min(3, g.Info().MaxSeats)]
			m, err := New(g, Setup{Seats: seats, Seed: 8}, nil)
			if err != nil {
				t.Fatal(err)
			}
			rng := rand.New(rand.NewPCG(8, 0))
			for n := 0; !m.Over() && n < 150; n++ {
				if _, err := m.Play(m.Legal()[rng.IntN(len(m.Legal()))]); err != nil {
					t.Fatal(err)
				}
			}
			told := make([][]engine.Event, len(m.Steps())+1)
			if err := m.Tell(0, len(m.Steps()), func(made int, e engine.Told) {
				told[made] = append(told[made], e.Event)
			}); err != nil {
				t.Fatal(err)
			}
			for i, step := range m.Steps() {
				if !slices.Equal(told[i+1], step.Events) {
					t.Fatalf("Tell repeats for decision %d, %q, the events %v, expected %v", i+1, step.Text, told[i+1],
						step.Events)
				}
			}
		})
	}
}
