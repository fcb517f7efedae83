package sound

import (
	"slices"
	"testing"
)

func TestPieces(t *testing.T) {
	if len(pieces) < 4 {
		t.Errorf("%d pieces, want at least 4", len(pieces))
	}
	for _, p := range pieces {
		t.Run(p.name, func(t *testing.T) {
			strokes, length, err := p.score()
			if err != nil {
				t.Fatal(err)
			}
			if s := float64(length) * p.unit; s < 60 || s > 90 {
				t.Errorf("the piece takes %.0f s, want 60 to 90", s)
			}
			if !slices.IsSortedFunc(strokes, func(a, b stroke) int { return a.at - b.at }) {
				t.Error("the strokes are not in order of time")
			}
			for _, s := range strokes {
				if s.pitch < 40 || s.pitch > 90 || s.at < 0 || s.at >= length || s.level <= 0 || s.level > 1 {
					t.Errorf("stroke out of range: %+v", s)
				}
			}
			for i, part := range p.parts {
				bars, _ := readChords(part.chords)
				tune, _ := readTune(part.tune, p.bar)
				if last := tune[len(tune)-1]; last.at/p.bar != len(bars)-1 {
					t.Errorf("part %d: the tune has %d bars, the chords %d", i+1, last.at/p.bar+1, len(bars))
				}
				if share := harmony(tune, bars, p.bar); share < 0.8 {
					t.Errorf("part %d: %.0f %% of the notes on the beat belong to their chords, want at least 80 %%",
						i+1, 100*share)
				}
			}
		})
	}
}

// harmony returns the fraction of the notes of tune on the beat that fit the chord below them: they
// belong to the chord, or are a sixth or a ninth above its root. bars has the chords of each bar,
// which share it in equal parts. bar is the number of units of the score per bar.
func harmony(tune []stroke, bars [][]chord, bar int) float64 {
	good, all := 0, 0
	for _, s := range tune {
		if at := s.at % bar; at != 0 && (at != bar/2 || bar == 6) {
			continue
		}
		chords := bars[s.at/bar]
		c := chords[s.at%bar*len(chords)/bar]
		above := (s.pitch - c.root + 24) % 12
		all++
		if slices.Contains(c.tones, above) || above == 9 || above == 2 {
			good++
		}
	}
	return float64(good) / float64(all)
}
