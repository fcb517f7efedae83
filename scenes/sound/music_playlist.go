package sound

import (
	"encoding/binary"
	"io"
	"math"
)

// Times of silence in seconds: firstRest before the first piece of music; a random time from
// leastRest to mostRest between two pieces.
const (
	firstRest = 6
	leastRest = 50 // minimum silence between two pieces in seconds
	mostRest  = 110
)

// frameBytes is the size in bytes of one stereo sample of 32-bit floating-point numbers.
const frameBytes = 8

// band plays the pieces of music one after another, with long pauses between them. It is an endless
// stream that is rendered while it is read; nothing is cached.
type band struct {
	piano   piano
	strokes []stroke
	unit    float64 // duration in seconds of the score's unit of time
	next    int     // index of the next stroke in the slice strokes
	delay   float64 // random delay of the next stroke in seconds, which makes the playing sound human
	at      float64 // current position in the current piece in seconds
	end     float64
	rest    float64 // seconds of silence until the next piece; 0 while a piece is played
	piece   int     // index of the next piece in the slice pieces
	chance  dice

	left, right [blockFrames]float64
	used        int // number of samples of the current block that Read has already returned
	wasL, wasR  float64
	// the next sample is the mean of two samples of the piano, because the piano has half the
	// sample rate
	half bool
}

func newBand(seed uint64) *band {
	b := &band{rest: firstRest, chance: dice(seed), used: blockFrames}
	b.piece = int(seed % uint64(len(pieces)))
	return b
}

// musicLevel is the factor for the samples of the piano. It sets their peak to 18 dB below full
// scale.
const musicLevel = 0.125 / 1.5

// Read renders stereo samples of 32-bit floating-point numbers until buf is full. The piano has
// half the sample rate, so every second sample is interpolated.
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

// put writes a stereo sample to the start of buf.
func put(buf []byte, left, right float64) {
	binary.LittleEndian.PutUint32(buf, math.Float32bits(float32(left)))
	binary.LittleEndian.PutUint32(buf[4:], math.Float32bits(float32(right)))
}

// block renders the next block of the piano. It first strikes the keys that are due at the start of
// the block. Between two pieces the block is silent.
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

// begin starts the piece with the index b.piece.
func (b *band) begin() {
	p := &pieces[b.piece]
	b.piece = (b.piece + 1) % len(pieces)
	strokes, length, err := p.score()
	if err != nil {
		b.rest = mostRest // a piece that cannot be parsed is skipped
		return
	}
	b.strokes, b.unit, b.next, b.at, b.rest = strokes, p.unit, 0, 0, 0
	b.end = float64(length)*p.unit + 2
}
