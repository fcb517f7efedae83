package sound

import (
	"encoding/binary"
	"io"
	"math"
)

// Rests in seconds.
const (
	firstRest = 6
	leastRest = 50 // between two pieces
	mostRest  = 110
)

// frameBytes is the size of a stereo sample of 32-bit floating-point numbers.
const frameBytes = 8

// band plays the pieces one after another with long rests. It is an endless stream that is rendered
// as it is read; nothing is cached.
type band struct {
	piano   piano
	strokes []stroke
	unit    float64 // duration of a unit in seconds
	next    int     // index of the next stroke
	delay   float64 // delay of the next stroke in seconds: random, as of a human player
	at      float64 // position in the piece in seconds
	end     float64
	rest    float64 // seconds until the next piece, 0 while one is played
	piece   int     // index of the next piece
	chance  dice

	left, right [blockFrames]float64
	used        int // number of samples of the block that were read
	wasL, wasR  float64
	half        bool // the next sample is interpolated between two of the piano's
}

func newBand(seed uint64) *band {
	b := &band{rest: firstRest, chance: dice(seed), used: blockFrames}
	b.piece = int(seed % uint64(len(pieces)))
	return b
}

// musicLevel sets the peak of the piano to 18 dB below full scale.
const musicLevel = 0.125 / 1.5

// Read renders stereo samples of 32-bit floating-point numbers until buf is full. Since the piano
// has half the sample rate, every second sample is interpolated.
func (b *band) Read(buf []byte) (int, error) {
	n := len(buf) / frameBytes * frameBytes
	if n == 0 {
		return 0, io.ErrShortBuffer
	}
	for i := 0; i < n; i += frameBytes {
		if b.used == blockFrames {
			b.block()
		}
		l, r := b.left[b.used], b.right[b.used]
		if b.half {
			l, r = (l+b.wasL)/2, (r+b.wasR)/2
		} else {
			l, r = b.wasL, b.wasR
		}
		if b.half {
			b.wasL, b.wasR = b.left[b.used], b.right[b.used]
			b.used++
		}
		b.half = !b.half
		put(buf[i:], l*musicLevel, r*musicLevel)
	}
	return n, nil
}

// put writes a stereo sample.
func put(buf []byte, left, right float64) {
	binary.LittleEndian.PutUint32(buf, math.Float32bits(float32(left)))
	binary.LittleEndian.PutUint32(buf[4:], math.Float32bits(float32(right)))
}

// block renders the next block of the piano, with the strokes that are due at its start.
func (b *band) block() {
	b.used = 0
	const step = blockFrames / float64(pianoRate)
	if b.rest > 0 {
		if b.rest -= step; b.rest <= 0 {
			b.begin()
		}
		b.left, b.right = [blockFrames]float64{}, [blockFrames]float64{}
		return
	}
	for b.next < len(b.strokes) && float64(b.strokes[b.next].at)*b.unit+b.delay <= b.at {
		s := &b.strokes[b.next]
		hard := s.level * (1 + 0.1*b.chance.noise())
		b.piano.strike(s.pitch, hard, float64(s.length)*b.unit*0.96)
		b.next++
		b.delay = 0.007 * (1 + b.chance.noise())
	}
	b.piano.render(&b.left, &b.right)
	if b.at += step; b.at > b.end {
		b.rest = leastRest + (mostRest-leastRest)*(0.5+0.5*b.chance.noise())
	}
}

// begin starts the next piece.
func (b *band) begin() {
	p := &pieces[b.piece]
	b.piece = (b.piece + 1) % len(pieces)
	strokes, length, err := p.score()
	if err != nil {
		b.rest = mostRest // skip a piece that cannot be parsed
		return
	}
	b.strokes, b.unit, b.next, b.at, b.rest = strokes, p.unit, 0, 0, 0
	b.end = float64(length)*p.unit + 2
}
