package thought

import (
	"testing"

	"gulch/engine"
	"gulch/engine/bot"
	"gulch/engine/games"
	"gulch/scenes/work"
)

// A decision that is told as text is the one that is made here, in every game and all the way through it.
func TestToldDecisionsAreTheSame(t *testing.T) {
	for _, game := range games.All() {
		t.Run(game.Info().ID, func(t *testing.T) {
			spec, err := bot.Parse("hard:persona=lobo:iterations=60")
			if err != nil {
				t.Fatal(err)
			}
			s, err := game.New(game.Info().MinSeats, nil, 5)
			if err != nil {
				t.Fatal(err)
			}
			quick, err := bot.New("medium", 5)
			if err != nil {
				t.Fatal(err)
			}
			var moves []engine.Move
			here, told := New(game.Info().ID, spec, 77), 0
			for i := 0; i < 400; i++ {
				if moves, err = engine.Settle(s, moves, nil); err != nil {
					t.Fatal(err)
				}
				if len(moves) == 0 {
					break
				}
				if i%9 == 0 {
					told += same(t, here, s)
				}
				if err := s.Play(bot.Choose(quick, s), nil); err != nil {
					t.Fatal(err)
				}
			}
			if told < 3 {
				t.Errorf("%d decisions were told", told)
			}
		})
	}
}

// same makes a decision here and elsewhere and returns how often it was told.
func same(t *testing.T, b *Bot, s engine.State) int {
	t.Helper()
	d := b.Decide(s)
	kind, about, err := d.Tell()
	if err != nil {
		return 0
	}
	e, err := Craft(games.Find)(about)
	if err != nil || kind != Kind {
		t.Fatalf("%s: %v", kind, err)
	}
	for !e.Step(7) {
		if e.Report() != "" {
			t.Fatal("it reports before its end")
		}
	}
	for !d.Step(1 << 10) {
	}
	want := d.Best()
	if err := d.Hear(e.Report(), true); err != nil {
		t.Fatal(err)
	}
	if got := d.Best(); got != want {
		t.Fatalf("elsewhere it is %s, here %s", s.Notation(got), s.Notation(want))
	}
	return 1
}

// What is decided at a glance is not worth telling.
func TestGlancesAreNotTold(t *testing.T) {
	s, err := games.All()[0].New(3, nil, 1)
	if err != nil {
		t.Fatal(err)
	}
	spec, _ := bot.Nearest("medium", "")
	if _, _, err := New(games.All()[0].Info().ID, spec, 1).Decide(s).Tell(); err == nil {
		t.Error("it was told")
	}
	if spec, _ = bot.Nearest("hard", "lobo"); spec.Text != "hard:persona=lobo" {
		t.Errorf("a bot is told as %q", spec.Text)
	}
	var _ work.Told = (*Decision)(nil)
}

func FuzzRead(f *testing.F) {
	for _, game := range games.All() {
		s, err := game.New(game.Info().MinSeats, nil, 5)
		if err != nil {
			f.Fatal(err)
		}
		text, err := Tell(Question{Game: game.Info().ID, Bot: "hard", Seed: 3, Alike: []int{0, 1}}, s)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(text)
	}
	f.Add("{}\n")
	f.Fuzz(func(t *testing.T, text string) {
		if q, s, err := Read(games.Find, text); err == nil {
			if again, err := Tell(q, s); err != nil {
				t.Fatalf("%v of %q", err, again)
			}
		}
	})
}

func FuzzReadMove(f *testing.F) {
	f.Add("1 2 3 4")
	f.Add("1 -2 32767 x")
	f.Fuzz(func(t *testing.T, text string) {
		if m, err := ReadMove(text); err == nil && WriteMove(m) != text {
			t.Fatalf("%q is read as %v", text, m)
		}
	})
}

// A decision that is given up is known by how often its budget was halved, one that is made is not, nor one of a bot that does not search.
func TestHalvings(t *testing.T) {
	s, err := games.All()[0].New(3, nil, 5)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := engine.Settle(s, nil, nil); err != nil {
		t.Fatal(err)
	}
	decide := func(text string, n int) float64 {
		spec, err := bot.Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		d := New(games.All()[0].Info().ID, spec, 3).Decide(s)
		d.Step(n)
		return d.Halvings()
	}
	if a, b, c := decide("hard:iterations=800", 100), decide("hard:iterations=800", 0), decide("medium", 0); a != 3 || b < 9 || c != 0 {
		t.Errorf("with an eighth of its budget, none, and without a search it is halved %v, %v and %v times", a, b, c)
	}
}
