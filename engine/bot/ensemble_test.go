package bot

import (
	"math"
	"testing"
)

// TestEnsembleAddsUp checks that an ensemble adds up the visits and results of its searches, and
// that its errors contain the differences between them.
func TestEnsembleAddsUp(t *testing.T) {
	s := newNuggets(1)
	e, err := NewEnsemble("hard:iterations=300:each=10", 5, 3)
	if err != nil {
		t.Fatal(err)
	}
	best := Choose(e, s)
	seen := e.Opinions(nil)
	if seen[0].Move != best {
		t.Errorf("the best move is %s, but the first opinion is about %s", s.Notation(best), s.Notation(seen[0].Move))
	}
	share := 0.0
	for _, o := range seen {
		visits, sum, least, most := 0, 0.0, 1.0, 0.0
		for _, b := range e.members {
			for _, x := range b.Opinions(nil) {
				if x.Move == o.Move {
					visits, sum = visits+x.Visits, sum+float64(x.Visits)*x.Result
					least, most = min(least, x.Result), max(most, x.Result)
				}
			}
		}
		if share += o.Share; o.Visits != visits || math.Abs(o.Result-sum/float64(visits)) > 1e-6 {
			t.Errorf("%s has %d visits and the result %.4f, want %d and %.4f", s.Notation(o.Move), o.Visits, o.Result,
				visits, sum/float64(visits))
		}
		if o.Error < (most-least)/8 {
			t.Errorf("%s has results from %.4f to %.4f, but an error of %.4f", s.Notation(o.Move), least, most, o.Error)
		}
		if line := e.Line(o.Move); line[0] != o.Move {
			t.Errorf("the line of %s begins with %s", s.Notation(o.Move), s.Notation(line[0]))
		}
	}
	if math.Abs(share-1) > 1e-6 || e.Progress() != 1 {
		t.Errorf("the shares add up to %.4f and the progress is %.2f, want 1 and 1", share, e.Progress())
	}
}
