package gametest

import (
	"io/fs"
	"math/rand/v2"
	"strings"
	"testing"

	"gulch/engine"
	"gulch/engine/audit"
	"gulch/engine/scenario"
	"gulch/engine/testscale"
)

// FuzzLoad fuzzes Game.Load: every text must either be refused or give a position that satisfies
// the contract. The seed corpus consists of damaged positions of random games. In long tests it
// also contains undamaged positions; otherwise these are left to Run, which covers them.
func FuzzLoad(f *testing.F, game engine.Game) {
	for _, plan := range plansToPlay(game.Info()) {
		s, err := game.New(plan.Seats, plan.Options, 3)
		if err != nil {
			f.Fatal(err)
		}
		seedPositions(f, s)
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		s, err := game.Load(text)
		if err != nil {
			return
		}
		if err := s.Check(); err != nil {
			t.Fatalf("Load accepts a position that Check refuses: %v", err)
		}
		r := rand.New(rand.NewPCG(1, 2))
		if err := audit.Inspect(game, s, r, audit.DefaultBound); err != nil {
			t.Fatal(err)
		}
	})
}

// seedPositions adds positions of one random game to the seed corpus. It adds only one of several
// successive positions, because the games of all plans together have thousands.
func seedPositions(f *testing.F, s engine.State) {
	r, every := rand.New(rand.NewPCG(5, 6)), testscale.Of(48, 16)
	for n := 0; ; n++ {
		legal := s.Moves(nil)
		if n%every == 0 || len(legal) == 0 {
			text, err := s.MarshalJSON()
			if err != nil {
				f.Fatal(err)
			}
			if testscale.Long() {
				f.Add(text)
			}
			f.Add(text[:len(text)/2])
			f.Add([]byte(strings.Replace(string(text), "1", "2", 1)))
		}
		if len(legal) == 0 {
			return
		}
		if err := s.Play(legal[r.IntN(len(legal))], nil); err != nil {
			f.Fatal(err)
		}
	}
}

// FuzzParse fuzzes State.Parse and Play at the start of a game: a text must give a move or an
// error, and the move must be legal or refused. The seed corpus consists of the moves of a random
// game.
func FuzzParse(f *testing.F, game engine.Game) {
	s, err := game.New(game.Info().MaxSeats, nil, 3)
	if err != nil {
		f.Fatal(err)
	}
	start, err := game.New(game.Info().MaxSeats, nil, 3)
	if err != nil {
		f.Fatal(err)
	}
	r := rand.New(rand.NewPCG(5, 6))
	for legal := s.Moves(nil); len(legal) > 0; legal = s.Moves(legal[:0]) {
		m := legal[r.IntN(len(legal))]
		f.Add(s.Notation(m))
		if err := s.Play(m, nil); err != nil {
			f.Fatal(err)
		}
	}
	f.Fuzz(func(t *testing.T, text string) {
		m, err := start.Parse(text)
		if err != nil {
			return
		}
		c, err := game.New(game.Info().MaxSeats, nil, 3)
		if err != nil {
			t.Fatal(err)
		}
		if err := c.Play(m, nil); err == nil && c.Check() != nil {
			t.Fatalf("after %q Check fails: %v", text, c.Check())
		}
		if back, err := start.Parse(start.Notation(m)); err != nil || back != m {
			t.Fatalf("%q is parsed as %+v; its notation %q is parsed as %+v, %v", text, m, start.Notation(m), back, err)
		}
	})
}

// FuzzScenarios fuzzes the parser of scenario files. The seed corpus consists of the scenarios of a
// game.
func FuzzScenarios(f *testing.F, game engine.Game, files fs.FS) {
	names, err := fs.Glob(files, "*.json")
	if err != nil {
		f.Fatal(err)
	}
	for _, name := range names {
		text, err := fs.ReadFile(files, name)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		// a damaged scenario may pass or fail, but must not panic
		_ = scenario.Check(scenario.SingleGame(game), text)
	})
}
