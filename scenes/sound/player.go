// Package sound plays the sound effects and the music, a quiet piano. The program synthesizes both.
//
// Effects are defined by short recipes ([recipes]), and the music is written as notes ([pieces]).
// Both are rendered to samples after the first key or click, in small steps, so that no frame is
// delayed. The central types are [Player], [Effect] and [Levels]. Package stage owns the player;
// scenes call [Player.Play]. On a machine without a sound device nothing is played, and no function
// fails. This is the only package that uses Ebitengine's audio.
package sound

import (
	"math"
	"math/rand/v2"
	"time"

	"gulch/render/i18n"
)

// Levels are the volumes that a person has chosen, from 0 (silence) to 1.
type Levels struct {
	Master         float64 // overall volume, which applies to both effects and music
	Effects, Music float64
	Mute           bool
}

// effects returns the factor by which the samples of effects are multiplied. It is never above the
// factor of full volume, so that samples are not clipped. The method music does the same for the
// samples of music.
func (l Levels) effects() float64 { return min(gain(l.Master)*gain(l.Effects), gain(1)) }
func (l Levels) music() float64   { return min(gain(l.Master)*gain(l.Music), gain(1)) }

// Player plays effects and music. A nil Player plays nothing.
type Player struct {
	levels   Levels
	why      string // reason why nothing can be heard, "" if sound can be played
	searched bool   // true after seek has searched for a sound device

	watched func() bool   // reports whether a test drives the app, so that no device is opened
	exists  func() bool   // reports whether there is a sound device
	open    func() device // opens the sound device; returns nil if it cannot be used
	device  device        // the open device, nil before the first key or click
	clips   [effects]clip
	made    chan made // receives each effect as soon as it is rendered
	voices  []line
	sources []*voice
	music   line
	focused bool
	last    [effects]time.Time
	clock   func() time.Time
	grains  [maxGrains]grain
	played  int
}

// line is a player of one stream on a device, such as an audio.Player.
type line interface {
	Play()
	Pause()
	IsPlaying() bool
	Rewind() error
	SetVolume(volume float64)
}

// device is an audio output device.
type device interface {
	// ready reports whether sound would be audible now.
	ready() bool
	// line returns a line that plays a stream. ahead is the duration of the line's buffer.
	line(stream stream, ahead time.Duration) (line, error)
}

// stream is a source of stereo samples of 32-bit floating-point numbers. A voice is a stream and
// also an io.Seeker.
type stream interface{ Read(buf []byte) (int, error) }

const (
	maxVoices = 10 // maximum number of effects that are played at the same time
	// voiceAhead and musicAhead are the durations of the buffers for an effect and for music. They
	// are long because browsers request a twentieth of a second at a time, and may have to wait
	// while a bot's search uses the only thread.
	voiceAhead = 120 * time.Millisecond
	musicAhead = 250 * time.Millisecond
	// minInterval is the minimum time between the starts of two plays of the same effect.
	minInterval = 45 * time.Millisecond
)

// effectLevel is the peak of effects at the default volume: 12 dB below full scale. The peak of the
// music is 18 dB below, see [musicLevel].
const effectLevel = 0.25

// DefaultVolume is the default volume. effectLevel and musicLevel are the peaks at this volume, so
// higher volumes are possible without clipping.
const DefaultVolume = 0.75

// gain returns the factor by which samples are multiplied at a volume. It is quadratic in the
// volume, because loudness is perceived logarithmically.
func gain(volume float64) float64 {
	v := volume / DefaultVolume
	return v * v
}

// Open returns a player with the given volumes. It never fails and returns at once. Without a
// device, or while a test drives the app, the player plays nothing.
func Open(levels Levels) *Player {
	return &Player{levels: levels, focused: true, watched: watched, exists: hasDevice, open: openDevice,
		clock: time.Now}
}

// seek looks for a sound device. Only its first call does anything.
func (p *Player) seek() {
	if p.searched || p.why != "" || p.watched() {
		return
	}
	p.searched = true
	if !p.exists() {
		p.Silence(i18n.Mark("Gulch found no sound device it can use. Connect one and start Gulch again."))
	}
}

// Silence makes the player permanently silent. why is the reason that the user is shown.
func (p *Player) Silence(why string) {
	if p != nil {
		p.why = why
	}
}

// SilenceReason returns a translatable English sentence with the reason why no sound can be played,
// whatever the volumes are. It returns "" if sound can be played.
func (p *Player) SilenceReason() string {
	if p == nil {
		return ""
	}
	p.seek()
	return p.why
}

// Set sets the volumes. If the music would then be silent, it is paused.
func (p *Player) Set(levels Levels) {
	if p == nil {
		return
	}
	p.levels = levels
	p.mix()
}

// Tick updates the player; it is called once per tick. input reports whether there was a key or
// click, which browsers require before the first sound. focused is false while the window is in the
// background; then nothing is played.
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

// made is an effect with its rendered samples, as sent by renderAll.
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

// renderAll renders all effects and sends them to a channel (the parameter to). It runs in the
// background. A browser has only one thread, so renderAll pauses after every few milliseconds.
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

// noAnswer is the reason for silence if there is a sound device that cannot be used.
var noAnswer = i18n.Mark("The sound device doesn't respond. Start Gulch again to try once more.")

// audible reports whether the volumes and the focus allow any sound now.
func (p *Player) audible() bool {
	return !p.levels.Mute && p.focused && (p.levels.effects() > 0 || p.levels.music() > 0)
}

// prepare takes over one rendered effect or opens one line. Each call is short, so that no frame is
// delayed.
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

// newClip renders effect e. It calls rest after every small step, so that other work can run.
func newClip(e Effect, rest func()) clip {
	samples := recipes[e].render(uint64(e)+1, rest)
	out := make(clip, len(samples))
	for i, x := range samples {
		out[i] = int16(x * math.MaxInt16)
	}
	return out
}

// mix sets the volume of the music, and starts or pauses the music. Music is paused if its volume
// is 0, the sound is muted, or the window is in the background.
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

// Play plays an effect, with small random variations.
func (p *Player) Play(e Effect) { p.PlayN(e, 0) }

// PlayN plays an effect with n repetitions in quick succession, for example for n coins. More than
// nine repetitions are not played. If n is 0 or less, the effect's own number of repetitions is
// used.
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

// scatter returns the grains (repetitions) of an effect that is played n times, or as often as its
// recipe says if n is 0 or less. It varies time, pitch (3 %), level (1.5 dB) and stereo position at
// random.
func (p *Player) scatter(r *recipe, n int) []grain {
	x := r.echoes
	if n <= 0 {
		n = max(1, x.least+rand.IntN(x.most-x.least+1))
	}
	n = min(n, maxGrains)
	level := effectLevel * math.Pow(10, (r.trim+3*rand.Float64()-1.5)/20)
	if n > 1 && x.fade > 0.9 {
		level *= math.Pow(float64(n), -0.25) // many coins sound louder than one, but less than proportionally
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
