package sound

import (
	"encoding/binary"
	"io"
	"math"
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

func TestInvalidTunesAreRefused(t *testing.T) {
	for text, want := range map[string]string{
		"c5.4 | c5.3":   "bar 2 is 3 units long; want 4",
		"c5.4 | x5.4":   `bar 2: "x5" is not a note`,
		"c5":            `bar 1: "c5" has no length`,
		"c.4":           `bar 1: "c.4" has no octave`,
		"c5.2 c5&e5.-2": `bar 1: "c5&e5.-2" has no length`,
	} {
		if _, err := readTune(text, 4); err == nil || err.Error() != want {
			t.Errorf("%q: %v; want %s", text, err, want)
		}
	}
	for _, text := range []string{"C | H", "C | ", "C D E", "Cmaj"} {
		if _, err := readChords(text); err == nil {
			t.Errorf("%q is parsed as chords, want an error", text)
		}
	}
	for want, bad := range map[string]part{
		`bad, part 1: bar 1: a note is missing`:  {"c5&.4", "C"},
		`bad, part 1: bar 1: "H" is not a chord`: {"c5.4", "H"},
	} {
		p := piece{name: "bad", bar: 4, parts: []part{bad}, order: []int{0}}
		if _, _, err := p.score(); err == nil || err.Error() != want {
			t.Errorf("the score of %+v: error %v; expected %s", bad, err, want)
		}
	}
}

// TestBandSkipsInvalidPieces checks that a piece that cannot be parsed is skipped: the band is
// silent for the longest rest and then plays the next piece.
func TestBandSkipsInvalidPieces(t *testing.T) {
	good := pieces[0]
	t.Cleanup(func() { pieces[0] = good })
	pieces[0].parts = []part{{tune: "x5.4", chords: "C"}}
	b := newBand(0)
	if b.begin(); len(b.strokes) != 0 || b.rest != mostRest {
		t.Errorf("an invalid piece begins with %d strokes after a rest of %v s; expected 0 and %d", len(b.strokes), b.rest,
			mostRest)
	}
	if b.begin(); len(b.strokes) == 0 || b.rest != 0 || b.piece != 2%len(pieces) {
		t.Errorf("the next piece begins with %d strokes after a rest of %v s, the one after it is %d; expected some, 0 "+
			"and 2", len(b.strokes), b.rest, b.piece)
	}
}

// TestBandNeedsAFrame checks that Read returns an error if the buffer is too small for one sample.
func TestBandNeedsAFrame(t *testing.T) {
	if n, err := newBand(0).Read(make([]byte, frameBytes-1)); n != 0 || err != io.ErrShortBuffer {
		t.Errorf("Read into %d bytes returns %d, %v; expected 0, %v", frameBytes-1, n, err, io.ErrShortBuffer)
	}
}

// second renders the next second of music into buf and returns the peak of its samples.
func second(t testing.TB, b *band, buf []byte) float64 {
	n, err := b.Read(buf)
	if n != len(buf) || err != nil {
		t.Fatalf("Read returns %d, error %v; want a full buffer", n, err)
	}
	loudest := 0.0
	for i := 0; i < n; i += 4 {
		x := float64(math.Float32frombits(binary.LittleEndian.Uint32(buf[i:])))
		if math.IsNaN(x) {
			t.Fatalf("sample %d is NaN", i/4)
		}
		loudest = max(loudest, math.Abs(x))
	}
	return loudest
}

// TestBand checks that the band plays every piece at the right level, with long pauses between
// them.
func TestBand(t *testing.T) {
	b := newBand(0)
	buf := make([]byte, rate*frameBytes)
	played, rested, rests, loudest := 0, 0, 0, 0.0
	for range 12 * 60 {
		x := second(t, b, buf)
		if x == 0 {
			rested++
			continue
		}
		if rested > 0 {
			if rests++; rests > 1 && rested < leastRest-4 {
				t.Errorf("a rest of %d s between pieces is too short", rested)
			}
			rested = 0
		}
		played++
		loudest = max(loudest, x)
	}
	if rests < len(pieces) || played < 240 {
		t.Errorf("%d pieces and %d s of music in 12 minutes, want all pieces and 240 s", rests, played)
	}
	if db := 20 * math.Log10(loudest); db < -20 || db > -14 {
		t.Errorf("the loudest sample is at %.1f dB; want about -18", db)
	}
}

func TestMusicDoesNotAllocate(t *testing.T) {
	b := newBand(0)
	b.begin()
	buf := make([]byte, 4096)
	if n := testing.AllocsPerRun(200, func() { _, _ = b.Read(buf) }); n != 0 {
		t.Errorf("%v allocations per Read of music, want 0", n)
	}
}

// BenchmarkMusic measures rendering one second of music.
func BenchmarkMusic(b *testing.B) {
	m := newBand(0)
	m.begin()
	buf := make([]byte, rate*frameBytes)
	b.ReportAllocs()
	for b.Loop() {
		if m.rest > 0 {
			m.begin()
		}
		second(b, m, buf)
	}
}
