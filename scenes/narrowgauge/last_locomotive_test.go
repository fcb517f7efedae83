package narrowgauge

import (
	"strings"
	"testing"

	"gulch/engine"
	rules "gulch/engine/narrowgauge"
)

// TestCitiesBeyondTheTrackAreCounted checks in games played at random that the tip of a Company
// counts all its Cities, also after its marker has reached the end of its track, and that the log
// says when a Company builds with its last Locomotive, and only then.
func TestCitiesBeyondTheTrackAreCounted(t *testing.T) {
	beyond, last := 0, 0
	for seed := range uint64(40) {
		state, err := rules.Game.New(rules.Seats, nil, seed)
		if err != nil {
			t.Fatal(err)
		}
		b, rng := newTestTable(t), engine.NewRand(seed)
		s := state.(*rules.State)
		b.State = s
		b.Board.Read(s, b.RevealedSeats)
		for s.Turn() != engine.NoSeat {
			hear := func(e engine.Event) {
				_, line := b.Line(e)
				engine.Follow(b.Board, engine.Told{Event: e, State: engine.Clone(engine.State(s))}, b.RevealedSeats)
				if e.Kind != rules.EventPlaced {
					return
				}
				out := b.Board.Supply[rules.CompanyIn(e)] == 0
				if out != strings.Contains(line, "its last locomotive") {
					t.Errorf("a company's last locomotive: %v, the log says %q", out, line)
				}
				if out {
					last++
				}
			}
			if err := s.Play(s.Policy(&rng), hear); err != nil {
				t.Fatal(err)
			}
		}
		for c := range rules.Company(rules.CompanyCount) {
			n, tip := b.Board.Connected(c), b.railTip(0, c)
			if ends := strings.Contains(tip, "The track ends at 10."); ends != (b.Board.Marker[c] == rules.MaxMarker) {
				t.Errorf("the marker of %s is at %d, its tip is %q", company(c), b.Board.Marker[c], tip)
			}
			if n <= rules.MaxMarker {
				continue
			}
			if beyond++; !strings.Contains(tip, "12 cities") && n == 12 || strings.Contains(tip, "10 cities") {
				t.Errorf("%s has connected %d cities, its tip is %q", company(c), n, tip)
			}
		}
	}
	if beyond == 0 || last == 0 {
		t.Errorf("%d companies with more cities than places on the track, %d last locomotives; want some", beyond, last)
	}
}
