package sound

import (
	"encoding/binary"
	"errors"
	"io"
	"math"
	"testing"
	"time"
)

// fakeDevice is a device that records the lines that were requested from it.
type fakeDevice struct {
	lines    []*fakeLine
	err      error
	notReady bool
}

func (d *fakeDevice) ready() bool { return !d.notReady }

func (d *fakeDevice) line(s stream, _ time.Duration) (line, error) {
	if d.err != nil {
		return nil, d.err
	}
	l := &fakeLine{source: s}
	d.lines = append(d.lines, l)
	return l, nil
}

type fakeLine struct {
	source  stream
	playing bool
	plays   int
	volume  float64
}

func (l *fakeLine) Play()               { l.playing, l.plays = true, l.plays+1 }
func (l *fakeLine) Pause()              { l.playing = false }
func (l *fakeLine) IsPlaying() bool     { return l.playing }
func (l *fakeLine) SetVolume(v float64) { l.volume = v }
func (l *fakeLine) Rewind() error {
	_, err := l.source.(io.Seeker).Seek(0, io.SeekStart)
	return err
}

// usual are the default volumes.
var usual = Levels{Master: DefaultVolume, Effects: DefaultVolume, Music: DefaultVolume}

// newPlayer returns a player and the time of its clock, which the test may change. The player uses
// device d if exists is true.
func newPlayer(levels Levels, d *fakeDevice, exists bool) (*Player, *time.Time) {
	now := time.Unix(1000, 0)
	p := Open(levels)
	p.watched = func() bool { return false }
	p.exists = func() bool { return exists }
	p.open = func() device { return d }
	p.clock = func() time.Time { return now }
	return p, &now
}

// prepareAll calls Tick until the player has rendered all effects and prepared all lines.
func prepareAll(p *Player) {
	p.Tick(true, true)
	for range 100 {
		p.Tick(false, true)
	}
	for end := time.Now().Add(time.Minute); p.device != nil && p.why == "" && p.clips[effects-1] == nil &&
		time.Now().Before(end); {
		time.Sleep(time.Millisecond)
		p.Tick(false, true)
	}
}

// playingEffect returns the line of d that is playing an effect, nil if there is none.
func playingEffect(d *fakeDevice) *fakeLine {
	for _, l := range d.lines {
		if _, ok := l.source.(*voice); ok && l.playing {
			return l
		}
	}
	return nil
}

func TestNothingBeforeTheFirstInput(t *testing.T) {
	d := &fakeDevice{}
	p, _ := newPlayer(usual, d, true)
	for range 100 {
		p.Tick(false, true)
		p.Play(Tick)
	}
	if p.device != nil || len(d.lines) > 0 {
		t.Fatal("the device was opened without a key or click")
	}
	prepareAll(p)
	if p.music == nil || !p.music.IsPlaying() {
		t.Error("no music is played after the first input")
	}
	p.Play(Tick)
	if playingEffect(d) == nil {
		t.Error("an effect is not played after the first input")
	}
}

func TestSilence(t *testing.T) {
	for _, c := range []struct {
		name   string
		levels Levels
		exists bool
		device fakeDevice
		prompt func(p *Player)
		why    bool // SilenceReason returns a reason
	}{
		{"no device", usual, false, fakeDevice{}, func(*Player) {}, true},
		{"a device that does not answer", usual, true, fakeDevice{err: errors.New("gone")}, func(*Player) {}, true},
		{"a device that is not ready", usual, true, fakeDevice{notReady: true}, func(*Player) {}, false},
		{"mute", Levels{1, 1, 1, true}, true, fakeDevice{}, func(*Player) {}, false},
		{"volume 0", Levels{Master: 1, Music: 1}, true, fakeDevice{}, func(*Player) {}, false},
		{"everything at volume 0", Levels{Effects: 1, Music: 1}, true, fakeDevice{}, func(*Player) {}, false},
		{"behind other windows", usual, true, fakeDevice{}, func(p *Player) { p.Tick(false, false) }, false},
		{"silenced", usual, true, fakeDevice{}, func(p *Player) { p.Silence("Broken.") }, true},
	} {
		t.Run(c.name, func(t *testing.T) {
			p, _ := newPlayer(c.levels, &c.device, c.exists)
			prepareAll(p)
			c.prompt(p)
			p.Play(Coin)
			if playingEffect(&c.device) != nil {
				t.Error("an effect is played, want silence")
			}
			if (p.SilenceReason() != "") != c.why {
				t.Errorf("Why returns %q", p.SilenceReason())
			}
		})
	}
	p, _ := newPlayer(usual, nil, true)
	p.open = func() device { return nil }
	if p.Tick(true, true); p.SilenceReason() != noAnswer {
		t.Errorf("if the device cannot be opened, SilenceReason returns %q, expected %q", p.SilenceReason(), noAnswer)
	}
	d := &fakeDevice{}
	p, _ = newPlayer(usual, d, true)
	p.watched = func() bool { return true }
	prepareAll(p)
	if p.Play(Coin); p.device != nil || len(d.lines) > 0 || p.SilenceReason() != "" {
		t.Error("a device is opened while a test drives the app, or Why returns a reason")
	}
	var none *Player
	none.Set(usual)
	none.Tick(true, true)
	none.Play(Coin)
	none.Silence("It is silent already.")
	if none.SilenceReason() != "" {
		t.Error("Why of a nil player returns a reason")
	}
}

func TestMusicPausesInBackground(t *testing.T) {
	p, _ := newPlayer(usual, &fakeDevice{}, true)
	prepareAll(p)
	check := func(what string, want bool) {
		t.Helper()
		if p.music.IsPlaying() != want {
			t.Errorf("%s: music plays: %v, want %v", what, !want, want)
		}
	}
	check("at first", true)
	p.Tick(false, false)
	check("behind", false)
	p.Tick(false, true)
	check("in front again", true)
	p.Set(Levels{Master: DefaultVolume, Effects: 1, Music: 1, Mute: true})
	check("mute", false)
	p.Set(Levels{Master: DefaultVolume, Effects: 1, Music: 0.5})
	check("loud again", true)
	p.Set(Levels{Master: DefaultVolume, Effects: 1})
	check("switched off", false)
}

func TestVolumes(t *testing.T) {
	d := &fakeDevice{}
	p, now := newPlayer(Levels{Master: DefaultVolume, Effects: 1, Music: 0.25}, d, true)
	prepareAll(p)
	if got := p.music.(*fakeLine).volume; math.Abs(got-1.0/9) > 1e-9 {
		t.Errorf("the factor for a third of the usual volume is %v, want 1/9", got)
	}
	p.Play(Land)
	if l := playingEffect(d); l == nil || l.volume < 1.7 || l.volume > 1.8 {
		t.Errorf("an effect at full volume: line %+v, want a volume between 1.7 and 1.8", l)
	}
	if p.Play(Land); p.played != 1 {
		t.Error("the same effect is played twice at once")
	}
	*now = now.Add(minInterval)
	p.Play(Land)
	if p.played != 2 {
		t.Error("an effect is not played again after the minimum interval")
	}
}

// TestNoClipping checks that no effect is clipped at full volume, even with the loudest random
// variation.
func TestNoClipping(t *testing.T) {
	d := &fakeDevice{}
	p, _ := newPlayer(Levels{Master: DefaultVolume, Effects: 1}, d, true)
	prepareAll(p)
	buf := make([]byte, 4096*frameBytes)
	for e := range effects {
		for _, n := range []int{0, 1, maxGrains, 1000} {
			v := &voice{}
			v.load(p.clips[e], p.scatter(&recipes[e], n))
			for {
				got, err := v.Read(buf)
				for i := 0; i < got; i += 4 {
					x := math.Float32frombits(binary.LittleEndian.Uint32(buf[i:]))
					if x = x * float32(gain(1)); !(x > -0.95 && x < 0.95) {
						t.Fatalf("effect %d, %d times: a sample is %v and would be clipped", e, n, x)
					}
				}
				if err == io.EOF {
					break
				}
			}
		}
	}
}

func TestEffectsVary(t *testing.T) {
	p, _ := newPlayer(usual, &fakeDevice{}, true)
	knocks, steps := map[int]bool{}, map[float64]bool{}
	for range 200 {
		g := p.scatter(&recipes[Die], 0)
		knocks[len(g)], steps[g[0].step] = true, true
		if g[0].step < 0.97 || g[0].step > 1.03 {
			t.Fatalf("playback speed %v, want 0.97 to 1.03", g[0].step)
		}
	}
	if len(knocks) != 3 || !knocks[2] || !knocks[4] || len(steps) < 100 {
		t.Errorf("numbers of knocks of a die: %v, want 2 to 4; %d different pitches, want at least 100", knocks,
			len(steps))
	}
	if n := len(p.scatter(&recipes[Coin], 5)); n != 5 {
		t.Errorf("PlayN with 5 plays %d coins", n)
	}
}

func TestEffectsDoNotAllocate(t *testing.T) {
	d := &fakeDevice{}
	p, now := newPlayer(usual, d, true)
	prepareAll(p)
	n := testing.AllocsPerRun(100, func() {
		*now = now.Add(time.Second)
		p.PlayN(Coin, 5)
		p.Tick(true, true)
		for _, l := range d.lines {
			l.playing = false
		}
	})
	if n != 0 {
		t.Errorf("%v allocations per effect, want 0", n)
	}
}

func TestManyEffectsAtOnce(t *testing.T) {
	d := &fakeDevice{}
	p, _ := newPlayer(usual, d, true)
	prepareAll(p)
	for e := range effects {
		p.Play(e)
	}
	if p.played != maxVoices {
		t.Errorf("%d effects are played at once, want %d", p.played, maxVoices)
	}
}

// TestMusicLineFails checks that the player is silent, with a reason, if the device has lines for
// effects but none for the music.
func TestMusicLineFails(t *testing.T) {
	d := &fakeDevice{}
	p, _ := newPlayer(usual, d, true)
	p.Tick(true, true)
	for len(p.voices) < maxVoices {
		p.Tick(false, true)
	}
	d.err = errors.New("no line left")
	if p.Tick(false, true); p.music != nil || p.SilenceReason() != noAnswer {
		t.Errorf("after the line for the music failed: music %v, SilenceReason %q; expected none and %q", p.music,
			p.SilenceReason(), noAnswer)
	}
}
