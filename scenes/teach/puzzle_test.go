package teach

import (
	"fmt"
	"slices"
	"testing"

	"gulch/engine/bot"
	"gulch/engine/drill"
	"gulch/engine/games"
	"gulch/engine/match"
)

// drills returns the practice positions of all games.
func drills(t *testing.T) map[string]*Drill {
	t.Helper()
	out := map[string]*Drill{}
	for _, g := range games.All() {
		id := g.Info().ID
		d, err := OpenDrill(id)
		if err != nil {
			t.Errorf("the practice positions of %s, assets/practice/%s.json: %v", id, id, err)
			continue
		}
		out[id] = d
	}
	return out
}

// searchIterations is the number of search iterations for a practice position, enough to be sure of
// a clearly best move.
const searchIterations = 1500

// TestBestMovesAreBest checks that every hand-written practice position is valid and that its best
// moves are legal. A search must prefer one of them, with at least half of its visits.
func TestBestMovesAreBest(t *testing.T) {
	for id, d := range drills(t) {
		game, err := games.Find(id)
		if err != nil {
			t.Fatal(err)
		}
		if len(d.Puzzles) < 8 {
			t.Errorf("%s has %d practice positions, want at least 8", id, len(d.Puzzles))
		}
		for i := range d.Puzzles {
			p := &d.Puzzles[i]
			if p.Proof != nil {
				continue // checked by TestProvedPositionsAreProved
			}
			t.Run(id+"/"+p.ID, func(t *testing.T) {
				m, err := newPuzzle(game, p, match.Seat{Name: "Ada"})
				if err != nil {
					t.Fatal(err)
				}
				if err := m.State().Check(); err != nil {
					t.Error(err)
				}
				for _, best := range p.Best {
					move, err := m.State().Parse(best)
					if err != nil || !slices.Contains(m.Legal(), move) {
						t.Errorf("%q is not legal: %v", best, err)
					}
				}
				mind, err := bot.New(fmt.Sprintf("hard:iterations=%d", searchIterations), 3)
				if err != nil {
					t.Fatal(err)
				}
				bot.Choose(mind, m.State())
				seen := mind.Opinions(nil)
				if first := m.State().Notation(seen[0].Move); !p.Solves(first) || seen[0].Share < 0.5 {
					t.Errorf("the search prefers %s (%.2f), the best move is %v", first, seen[0].Share, p.Best)
				}
				for move, chance := range p.Chances {
					if chance > p.Chances[p.Best[0]] {
						t.Errorf("%s has a better chance than the best move", move)
					}
				}
			})
		}
	}
}

// TestSeatsOfPuzzles checks that the player has the seat that is to decide and that all other seats
// are bots.
func TestSeatsOfPuzzles(t *testing.T) {
	for id, d := range drills(t) {
		game, err := games.Find(id)
		if err != nil {
			t.Fatal(err)
		}
		for i := range d.Puzzles {
			m, err := newPuzzle(game, &d.Puzzles[i], match.Seat{Name: "Ada"})
			if err != nil {
				t.Fatal(err)
			}
			for seat, s := range m.Setup().Seats {
				if (int(m.Turn()) == seat) != s.Person() {
					t.Errorf("%s/%s: seat %d is %+v, seat %d decides", id, d.Puzzles[i].ID, seat, s, m.Turn())
				}
			}
		}
	}
}

// TestDamagedPuzzles checks that malformed practice positions are refused.
func TestDamagedPuzzles(t *testing.T) {
	for _, text := range []string{
		`{`, `{"game":"boomtown","puzzles":[{"id":"a"}]}`, `{"game":"boomtown","surprise":1}`,
		`{"puzzles":[{"id":"a","title":"A","text":"b","why":"c","best":["x"],"state":{}},{"id":"a","title":"A","text":"b","why":"c","best":["x"],"state":{}}]}`,
	} {
		if _, err := drill.Read([]byte(text)); err == nil {
			t.Errorf("the malformed practice positions %s are accepted", text)
		}
	}
}
