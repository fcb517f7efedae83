package narrowgauge

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
	"gulch/engine"
	"gulch/engine/match"
	rules "gulch/engine/narrowgauge"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/ui"
	"gulch/scenes/drive"
	"gulch/scenes/table"
	"gulch/scenes/tabletest"
)

// leastLetter is the minimum letter size, in design units, that texts in a move preview must have.
const leastLetter = 12

// TestMovePreviewTexts checks, in every language, that texts of move previews are complete and have
// at least the size leastLetter.
func TestMovePreviewTexts(t *testing.T) {
	for _, lang := range i18n.Languages() {
		for phase, id := range map[string]string{"share": "share ", "first_card": ""} {
			m := awaiting(t, phase)
			drive.OnHost(func() {
				b, err := tabletest.OpenBench(Game, m, nil)
				if err != nil {
					t.Error(err)
					return
				}
				b.Play.(*Table).App.Settings.Language = lang
				b.Play.(*Table).App.ApplySettings()
				t.Log(lang, phase, slipTexts(t, b, m, id))
			})
		}
	}
}

// slipTexts points at a target on the screen of bench b and returns the texts of the move preview
// that appears. It is the first target whose ID begins with id. If id is "", it is a space from
// which a card can be laid. m is the match that b plays.
func slipTexts(t *testing.T, b *tabletest.Bench, m *match.Match, id string) (texts []string) {
	play := b.Play.(*Table)
	if id == "" {
		play.plan.choose(rules.CardOf(m.Legal()[0]), m.Legal())
		id = play.State.Notation(rules.PlayTrack(play.plan.card, plays(m.Legal(), play.plan.card, play.plan.how)[0],
			play.plan.how))
	}
	b.Scene.Build(b.Stage.CurrentLayout())
	in := &ui.Input{Inside: true}
	for _, n := range b.Scene.Base().Root.Nodes {
		if strings.HasPrefix(n.ID, id) {
			in.X, in.Y = b.Stage.CurrentLayout().View.ToPixel(n.Rect.Center())
			break
		}
	}
	for range 30 {
		b.Scene.Update(in, 1000.0/60)
	}
	screen := ebiten.NewImage(1280, 720)
	defer screen.Deallocate()
	var slip *ui.Node
	for i, n := range b.Scene.Base().Root.Nodes {
		if n.ID == "slip" {
			slip = &b.Scene.Base().Root.Nodes[i]
		}
	}
	pen := b.Stage.Kit.Canvas(screen, b.Stage.CurrentLayout().View)
	pen.OnText = func(w paint.DrawnText) {
		texts = append(texts, w.Text)
		if strings.Contains(w.Text, "…") || w.Size < leastLetter {
			t.Errorf("the move preview writes %q with letters of only %.1f", w.Text, w.Size)
		}
	}
	slip.Draw(pen, slip, ui.NodeState{})
	if len(texts) < 2 {
		t.Errorf("the move preview of %s contains only %q", id, texts)
	}
	return texts
}

// TestPreviewCountsHiddenCities checks that the preview of a card that connects a city whose tile
// is face down says the same cash as the rules, with the city's bonus: the bonus does not depend on
// the tile.
func TestPreviewCountsHiddenCities(t *testing.T) {
	b, cities, compared, missed := newTestTable(t), 0, 0, 0
	window, area := tabletest.WideWindow()
	for seed := uint64(1); seed < 4; seed++ {
		state, err := rules.Game.New(2, engine.Options{"face_down_markets": "on"}, seed)
		if err != nil {
			t.Fatal(err)
		}
		s, rng := state.(*rules.State), engine.NewRand(seed)
		for {
			legal, err := engine.PlayForced(s, nil, nil)
			if err != nil {
				t.Fatal(err)
			}
			if len(legal) == 0 {
				break
			}
			for _, m := range legal {
				v := s.Preview(m)
				if !slices.ContainsFunc(v.Hexes, func(g rules.PreviewHex) bool {
					return g.City && g.Bonus > 0 && g.Commodity == rules.NoCommodity
				}) || v.Bonus == v.Penalty {
					continue
				}
				table.RevealSeats(b, engine.SeatsOf(s.Turn()))
				table.ShowPosition(b, s, window, area)
				slip := table.PreviewMoves(b, s, m)
				changes := slip.Changes
				compared, missed = compared+1, missed+countOutOfRange(t, b, s, m, slip)
				table.ShowPosition(b, s, window, area)
				if !slices.ContainsFunc(changes, func(c table.StatChange) bool {
					return c.Seat == s.Turn() && c.Value == v.Cash && c.Brings-c.Pays == v.Bonus-v.Penalty
				}) {
					t.Errorf("seed %d, %s: the preview is %+v, expected $%d in cash after −$%d and +$%d", seed,
						s.Notation(m), changes, v.Cash, v.Penalty, v.Bonus)
				}
				cities++
				break
			}
			if err := s.Play(s.Policy(&rng), nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	if cities == 0 {
		t.Error("no card connects a city with a hidden tile: the test has checked nothing")
	}
	if t.Logf("%d previews, %d results out of their range", compared, missed); 8*missed > compared {
		t.Errorf("in %d of %d previews a result is out of the range shown, want at most an eighth", missed, compared)
	}
}

// countOutOfRange plays move m of position s with several arrangements of the hidden tiles. It
// checks that the values which preview slip calls sure are right in all of them, and returns 1 if a
// value is out of the range that the preview shows, else 0.
func countOutOfRange(t *testing.T, b *Table, s *rules.State, m engine.Move, slip table.MovePreview) (missed int) {
	t.Helper()
	before := table.StatsAt(b, s)
	for deal := range uint64(12) {
		after := engine.Clone(s)
		after.Determinize(s.Turn(), rand.New(rand.NewPCG(deal, 77)))
		if err := after.Play(m, nil); err != nil {
			t.Fatal(err)
		}
		for seat, stats := range table.StatsAt(b, after) {
			for i, stat := range stats {
				of := func(seat2 engine.Seat, x table.Stat) bool { return int(seat2) == seat && x.Same(stat) }
				sure := slices.IndexFunc(slip.Changes, func(c table.StatChange) bool { return of(c.Seat, c.Stat) })
				open := slices.IndexFunc(slip.Ranges, func(x table.StatRange) bool { return of(x.Seat, x.Stat) })
				switch {
				case open >= 0:
					if x := slip.Ranges[open]; stat.Value < x.Least || stat.Value > x.Most {
						missed = 1
					}
				case sure >= 0 && stat.Value != slip.Changes[sure].Value:
					t.Errorf("%s: the preview says %s is %d, but it is %d with other tiles", s.Notation(m), stat.Name,
						slip.Changes[sure].Value, stat.Value)
				case sure < 0 && stat.Value != before[seat][i].Value:
					missed = 1
				}
			}
		}
	}
	return missed
}

// TestPreviewCountsCitiesLikeTheCompanysRow checks in random games that the preview of a card says
// the number of each city that it connects as the company's row shows it afterwards, also where the
// marker is at the end of its track.
func TestPreviewCountsCitiesLikeTheCompanysRow(t *testing.T) {
	beyond := 0
	for seed := range uint64(12) {
		state, err := rules.Game.New(rules.Seats, nil, seed)
		if err != nil {
			t.Fatal(err)
		}
		b, rng := newTestTable(t), engine.NewRand(seed)
		s := state.(*rules.State)
		b.State = s
		for s.Turn() != engine.NoSeat {
			b.Board.Read(s, b.RevealedSeats)
			m, c := s.Policy(&rng), s.Building()
			if m.Kind != rules.KindPlay {
				if err := s.Play(m, nil); err != nil {
					t.Fatal(err)
				}
				continue
			}
			before, lines := b.Board.Connected(c), strings.Join(b.playOutcome(m), "\n")
			if err := s.Play(m, nil); err != nil {
				t.Fatal(err)
			}
			b.Board.Read(s, b.RevealedSeats)
			for n := before + 1; n <= b.Board.Connected(c); n++ {
				if said := fmt.Sprintf("city %d for %s", n, company(c)); !strings.Contains(lines, ", "+said) {
					t.Errorf("the preview of a card says %q, without %q", lines, said)
				}
				if n > rules.MaxMarker {
					beyond++
				}
			}
		}
	}
	if beyond == 0 {
		t.Error("no company connected more cities than its track has places")
	}
}
