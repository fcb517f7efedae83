package sound

import (
	"encoding/binary"
	"io"
	"math"
	"testing"
)

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
