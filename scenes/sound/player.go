// Package sound is what the players hear: effects and a quiet piano, all made by the program itself.
//
// The effects are short recipes ([recipes]), the music is written as notes ([pieces]); both are rendered to samples
// after the first key or click, so that they delay nothing. On a machine without a sound device everything is silent,
// and nothing fails. This is the only package that uses Ebitengine's audio.
package sound

import (
	"math"
	"math/rand/v2"
	"time"

	"gulch/render/words"
)

// Levels are what a player has chosen. Volumes run from 0, silence, to 1.
type Levels struct {
	Master         float64 // of everything; the others are set against it
	Effects, Music float64
	Mute           bool
}

// effects and music are by what the samples of each kind are multiplied. No kind is louder than it is at its full
// volume alone, however loud everything is, so that nothing is cut off at the top.
func (l Levels) effects() float64 { return min(gain(l.Master)*gain(l.Effects), gain(1)) }
func (l Levels) music() float64   { return min(gain(l.Master)*gain(l.Music), gain(1)) }

// Player plays. A nil Player is silent.
type Player struct {
	levels Levels
	why    string // why nothing will ever be heard, "" if it can
	sought bool   // a device was looked for

	watched func() bool   // a test drives the app: no device is looked for or opened
	exists  func() bool   // whether there is a device
	open    func() device // opens it, nil if it cannot be used
	device  device        // nil before the first key or click
	clips   [effects]clip
	made    chan made // the clips as they are rendered
	voices  []line
	sources []*voice
	music   line
	focused bool
	last    [effects]time.Time
	clock   func() time.Time
	grains  [maxGrains]grain
	played  int
}

// line is a stream that is played: an audio.Player.
type line interface {
	Play()
	Pause()
	IsPlaying() bool
	Rewind() error
	SetVolume(volume float64)
}

// device is where streams become sound.
type device interface {
	// ready reports whether what is played now would be heard now.
	ready() bool
	// line returns a line that plays a stream, and reads it ahead by so much.
	line(stream stream, ahead time.Duration) (line, error)
}

// stream is samples for both ears as 32-bit floating-point numbers. A voice is also an io.Seeker.
type stream interface{ Read(buf []byte) (int, error) }

const (
	maxVoices = 10 // how many effects sound at once
	// ahead is how far streams are rendered before they are heard: browsers ask for a twentieth of a second at a time,
	// and may be kept waiting by a bot that thinks.
	voiceAhead = 120 * time.Millisecond
	musicAhead = 250 * time.Millisecond
	// again is how soon the same effect may be heard again.
	again = 45 * time.Millisecond
)

// Effects are at most so loud at the usual volume: 12 dB below full scale. The music is at 18 dB, see [musicLevel].
const effectLevel = 0.25

// UsualVolume is the volume at which the levels above hold. There is some room above it.
const UsualVolume = 0.75

// gain is by what samples are multiplied at a volume. Ears hear in decibels, so it is not the volume itself.
func gain(volume float64) float64 {
	v := volume / UsualVolume
	return v * v
}

// Open returns a player. It never fails and takes no time: without a device, or while a test watches, it is silent.
func Open(levels Levels) *Player {
	return &Player{levels: levels, focused: true, watched: watched, exists: hasDevice, open: openDevice, clock: time.Now}
}

// seek looks for a device, once.
func (p *Player) seek() {
	if p.sought || p.why != "" || p.watched() {
		return
	}
	p.sought = true
	if !p.exists() {
		p.Silence(words.Mark("There is no sound device that Gulch can use. Connect one and start Gulch again."))
	}
}

// Silence makes the player silent for good, for a reason that players are told.
func (p *Player) Silence(why string) {
	if p != nil {
		p.why = why
	}
}

// Why says in a sentence why nothing can be heard whatever the volume, "" if something can.
func (p *Player) Why() string {
	if p == nil {
		return ""
	}
	p.seek()
	return p.why
}

// Set makes other volumes hold.
func (p *Player) Set(levels Levels) {
	if p == nil {
		return
	}
	p.levels = levels
	p.mix()
}

// Tick is called once a tick: input is true if a hand did something, which browsers want before the first sound;
// focused is false while the window is behind others, when nothing is heard.
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

// made is an effect that was rendered.
type made struct {
	effect Effect
	clip   clip
}

// begin looks for a device and opens it, and has the effects rendered.
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

// renderAll renders the effects, beside the game where there is a processor for it; a browser has only one, which is
// left to the picture after every few milliseconds of work.
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

// noAnswer is told where a device was found that cannot be used.
var noAnswer = words.Mark("The sound device does not answer. Start Gulch again to try once more.")

// audible reports whether anything would be heard.
func (p *Player) audible() bool {
	return !p.levels.Mute && p.focused && (p.levels.effects() > 0 || p.levels.music() > 0)
}

// prepare does one small piece of what is to be done before the first sound, so that no frame has to wait.
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

// newClip renders an effect. It calls rest after every small part of the work.
func newClip(e Effect, rest func()) clip {
	samples := recipes[e].render(uint64(e)+1, rest)
	out := make(clip, len(samples))
	for i, x := range samples {
		out[i] = int16(x * math.MaxInt16)
	}
	return out
}

// mix lets the music play or rest as the levels say.
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

// Play lets an effect be heard, each time a little different.
func (p *Player) Play(e Effect) { p.PlayN(e, 0) }

// PlayN lets an effect be heard n times in a row, up to a small number: coins, knocks. With n 0 or less it is as often
// as the effect is.
func (p *Player) PlayN(e Effect, n int) {
	if p == nil || e >= effects || p.why != "" || p.levels.Mute || p.levels.effects() <= 0 || !p.focused {
		return
	}
	if p.device == nil || !p.device.ready() || p.clips[e] == nil {
		return
	}
	now := p.clock()
	if now.Sub(p.last[e]) < again {
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

// scatter spreads an effect in time, pitch, level and place, as chance wants it: 3 % in pitch, 1.5 dB in level.
func (p *Player) scatter(r *recipe, n int) []grain {
	x := r.echoes
	if n <= 0 {
		n = max(1, x.least+rand.IntN(x.most-x.least+1))
	}
	n = min(n, maxGrains)
	level := effectLevel * math.Pow(10, (r.trim+3*rand.Float64()-1.5)/20)
	if n > 1 && x.fade > 0.9 {
		level *= math.Pow(float64(n), -0.25) // many coins are louder than one, but not as much louder
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
