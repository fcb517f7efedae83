package sound

import (
	"errors"
	"io"
	"math"
	"sync"
)

// clip contains the samples of an effect, normalized to full scale.
type clip []int16

// maxGrains is the maximum number of times that an effect is repeated in one playback.
const maxGrains = 9

// grain is one repetition of a clip with its own pitch, level and stereo position.
type grain struct {
	start       int     // index of the sample at which the repetition starts, counted from the start of the voice
	step        float64 // playback speed; 1 plays the original pitch
	left, right float32
}

// voice plays a clip once or several times, each time with variations. It is a stream with an end,
// which can be rewound.
type voice struct {
	mu     sync.Mutex
	clip   clip
	grains [maxGrains]grain
	n      int
	at     int // index of the next sample that Read returns
	end    int
}

// load sets the clip and its repetitions. The voice must not be playing.
func (v *voice) load(c clip, grains []grain) {
	v.mu.Lock()
	defer v.mu.Unlock()
	v.clip, v.n, v.at, v.end = c, copy(v.grains[:], grains), 0, 0
	for _, g := range v.grains[:v.n] {
		v.end = max(v.end, g.start+int(float64(len(c))/g.step))
	}
}

// Read returns stereo samples of 32-bit floating-point numbers, and io.EOF at the end of the voice.
func (v *voice) Read(buf []byte) (int, error) {
	v.mu.Lock()
	defer v.mu.Unlock()
	n := min(len(buf)/frameBytes, v.end-v.at)
	if n <= 0 {
		return 0, io.EOF
	}
	for i := range n {
		var left, right float32
		for k := range v.grains[:v.n] {
			g := &v.grains[k]
			if x := g.sample(v.clip, v.at+i); x != 0 {
				left, right = left+x*g.left, right+x*g.right
			}
		}
		put(buf[i*frameBytes:], float64(left), float64(right))
	}
	v.at += n
	return n * frameBytes, nil
}

// sample returns the sample, from -1 to 1, that this repetition of clip c contributes to a voice.
// The parameter at is the index of the sample in the voice. sample returns 0 before and after the
// repetition.
func (g *grain) sample(c clip, at int) float32 {
	if at < g.start {
		return 0
	}
	x := float64(at-g.start) * g.step
	i := int(x)
	if i+1 >= len(c) {
		return 0
	}
	part := float32(x - float64(i))
	return (float32(c[i])*(1-part) + float32(c[i+1])*part) / math.MaxInt16
}

// Seek implements io.Seeker: it sets the position in bytes.
func (v *voice) Seek(offset int64, whence int) (int64, error) {
	v.mu.Lock()
	defer v.mu.Unlock()
	switch whence {
	case io.SeekCurrent:
		offset += int64(v.at) * frameBytes
	case io.SeekEnd:
		offset += int64(v.end) * frameBytes
	}
	if offset < 0 {
		return 0, errors.New("sound: a place before the start")
	}
	v.at = int(offset / frameBytes)
	return offset, nil
}
