// Package sound plays the sound effects and the music, a quiet piano. Both are synthesized by the
// program.
//
// Effects are short recipes ([recipes]), the music is written as notes ([pieces]). Both are
// rendered to samples after the first key or click, in small steps that delay no frame. Its central
// types are [Player], [Effect] and [Levels]. Package stage owns the player; scenes call
// [Player.Play]. On a machine without a sound device everything is silent, and nothing fails. This
// is the only package that uses Ebitengine's audio.
package sound

import (
	"math"
	"math/rand/v2"
	"time"

	"gulch/render/i18n"
)

// Levels are the volumes that a player has chosen, from 0 (silence) to 1.
type Levels struct {
	Master         float64 // factor for both other volumes
	Effects, Music float64
	Mute           bool
}

// effects and music return the factors for the samples of each kind. They are limited to the factor
// of full volume, so that samples are not clipped.
func (l Levels) effects() float64 { return min(gain(l.Master)*gain(l.Effects), gain(1)) }
func (l Levels) music() float64   { return min(gain(l.Master)*gain(l.Music), gain(1)) }

// Player plays effects and music. A nil Player is silent.
type Player struct {
	levels   Levels
	why      string // why nothing can be heard, "" if it can
	searched bool   // the search for a device is done

	watched func() bool   // reports whether a test drives the app: then no device is opened
	exists  func() bool   // reports whether there is a device
	open    func() device // opens the device, nil if it cannot be used
	device  device        // nil before the first key or click
	clips   [effects]clip
	made    chan made // receives the clips as they are rendered
	voices  []line
	sources []*voice
	music   line
	focused bool
	last    [effects]time.Time
	clock   func() time.Time
	grains  [maxGrains]grain
	played  int
}

// line plays a stream: an audio.Player.
type line interface {
	Play()
	Pause()
	IsPlaying() bool
	Rewind() error
	SetVolume(volume float64)
}

// device is an audio output.
type device interface {
	// ready reports whether sound would be audible now.
	ready() bool
	// line returns a line that plays a stream with a buffer of the given duration.
	line(stream stream, ahead time.Duration) (line, error)
}

// stream returns stereo samples of 32-bit floating-point numbers. A voice is also an io.Seeker.
type stream interface{ Read(buf []byte) (int, error) }

const (
	maxVoices = 10 // maximum number of simultaneous effects
	// Durations of the buffers: browsers request a twentieth of a second at a time, and may have to
	// wait for a bot's search.
	voiceAhead = 120 * time.Millisecond
	musicAhead = 250 * time.Millisecond
	// minInterval is the minimum time between two plays of the same effect.
	minInterval = 45 * time.Millisecond
)

// effectLevel is the peak of effects at the usual volume: 12 dB below full scale. The music is at
// 18 dB, see [musicLevel].
const effectLevel = 0.25

// DefaultVolume is the default volume, for which effectLevel and musicLevel are defined. Louder
// volumes are possible.
const DefaultVolume = 0.75

// gain returns the factor for samples at a volume. It is quadratic, because loudness is perceived
// logarithmically.
func gain(volume float64) float64 {
	v := volume / DefaultVolume
	return v * v
}

// Open returns a player. It never fails and returns at once: without a device, or while a test
// drives the app, the player is silent.
func Open(levels Levels) *Player {
	return &Player{levels: levels, focused: true, watched: watched, exists: hasDevice, open: openDevice,
		clock: time.Now}
}

// seek looks for a device, once.
func (p *Player) seek() {
	if p.searched || p.why != "" || p.watched() {
		return
	}
	p.searched = true
	if !p.exists() {
		p.Silence(i18n.Mark("There is no sound device that Gulch can use. Connect one and start Gulch again."))
	}
}

// Silence makes the player permanently silent, with a reason for the user.
func (p *Player) Silence(why string) {
	if p != nil {
		p.why = why
	}
}

// SilenceReason returns a sentence with the reason why nothing can be heard at any volume, "" if
// something can.
func (p *Player) SilenceReason() string {
	if p == nil {
		return ""
	}
	p.seek()
	return p.why
}

// Set sets the volumes.
func (p *Player) Set(levels Levels) {
	if p == nil {
		return
	}
	p.levels = levels
	p.mix()
}

// Tick is called once per tick. input reports whether there was a key or click, which browsers
// require before the first sound; focused is false while the window is in the background, when
// nothing is played.
func (p *Player) Tick(input, focused bool) {
	if p == nil || p.why != "" {
		return
	}
	if focused != p.focused {
		p.focused = focused
		p.mix()
	}
	if p.device == nil {
		if input && p.audible() {
			p.begin()
		}
		return
	}
	p.prepare()
}

// made is a rendered effect.
type made struct {
	effect Effect
	clip   clip
}

// begin opens the device and starts to render the effects.
func (p *Player) begin() {
	if p.seek(); p.why != "" || p.watched() {
		return
	}
	if p.device = p.open(); p.device == nil {
		p.Silence(noAnswer)
		return
	}
	p.made = make(chan made, effects)
	go renderAll(p.made)
}

// renderAll renders the effects in the background. A browser has only one thread, so renderAll
// pauses after every few milliseconds.
func renderAll(to chan<- made) {
	began := time.Now()
	rest := func() {
		if time.Since(began) > renderSlice {
			time.Sleep(renderRest)
			began = time.Now()
		}
	}
	for e := range effects {
		to <- made{e, newClip(e, rest)}
	}
}

const (
	renderSlice = 2 * time.Millisecond
	renderRest  = 8 * time.Millisecond
)

// noAnswer is the reason for silence if a device was found but cannot be used.
var noAnswer = i18n.Mark("The sound device does not answer. Start Gulch again to try once more.")

// audible reports whether the levels allow any sound now.
func (p *Player) audible() bool {
	return !p.levels.Mute && p.focused && (p.levels.effects() > 0 || p.levels.music() > 0)
}

// prepare does one small step of the preparation, so that no frame is delayed.
func (p *Player) prepare() {
	select {
	case m := <-p.made:
		p.clips[m.effect] = m.clip
	default:
	}
	switch {
	case len(p.voices) < maxVoices:
		source := &voice{}
		l, err := p.device.line(source, voiceAhead)
		if err != nil {
			p.Silence(noAnswer)
			return
		}
		p.voices, p.sources = append(p.voices, l), append(p.sources, source)
	case p.music == nil && p.levels.music() > 0:
		l, err := p.device.line(newBand(rand.Uint64()), musicAhead)
		if err != nil {
			p.Silence(noAnswer)
			return
		}
		p.music = l
		p.mix()
	}
}

// newClip renders an effect. It calls rest after every small step.
func newClip(e Effect, rest func()) clip {
	samples := recipes[e].render(uint64(e)+1, rest)
	out := make(clip, len(samples))
	for i, x := range samples {
		out[i] = int16(x * math.MaxInt16)
	}
	return out
}

// mix starts or pauses the music according to the levels.
func (p *Player) mix() {
	if p.music == nil {
		return
	}
	if p.levels.Mute || p.levels.music() <= 0 || !p.focused {
		p.music.SetVolume(0)
		p.music.Pause()
		return
	}
	p.music.SetVolume(p.levels.music())
	p.music.Play()
}

// Play plays an effect, with random variation.
func (p *Player) Play(e Effect) { p.PlayN(e, 0) }

// PlayN plays an effect n times in a row, limited to a small number: for example coins. If n is 0
// or less, the effect has its own number of repetitions.
func (p *Player) PlayN(e Effect, n int) {
	if p == nil || e >= effects || p.why != "" || p.levels.Mute || p.levels.effects() <= 0 || !p.focused {
		return
	}
	if p.device == nil || !p.device.ready() || p.clips[e] == nil {
		return
	}
	now := p.clock()
	if now.Sub(p.last[e]) < minInterval {
		return
	}
	p.last[e] = now
	for i, l := range p.voices {
		if l.IsPlaying() {
			continue
		}
		p.sources[i].load(p.clips[e], p.scatter(&recipes[e], n))
		if l.Rewind() == nil {
			l.SetVolume(p.levels.effects())
			l.Play()
			p.played++
		}
		return
	}
}

// scatter returns the grains of an effect with random variation of time, pitch (3 %), level (1.5
// dB) and stereo position.
func (p *Player) scatter(r *recipe, n int) []grain {
	x := r.echoes
	if n <= 0 {
		n = max(1, x.least+rand.IntN(x.most-x.least+1))
	}
	n = min(n, maxGrains)
	level := effectLevel * math.Pow(10, (r.trim+3*rand.Float64()-1.5)/20)
	if n > 1 && x.fade > 0.9 {
		level *= math.Pow(float64(n), -0.25) // many coins are louder than one, but not proportionally
	}
	at, gap := 0.0, x.gap
	side := 0.3*rand.Float64() - 0.15
	for i := range p.grains[:n] {
		p.grains[i] = grain{
			start: int(at * rate), step: 0.97 + 0.06*rand.Float64(),
			left: float32(level * (1 - side)), right: float32(level * (1 + side)),
		}
		at += gap * (0.9 + 0.2*rand.Float64())
		gap *= x.hurry
		level *= x.fade
	}
	return p.grains[:n]
}
