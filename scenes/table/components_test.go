package table

import (
	"slices"
	"testing"

	"gulch/engine"
	"gulch/engine/match"
	"gulch/render/geom"
	"gulch/render/motion"
	"gulch/render/paint"
	"gulch/render/ui"
	"gulch/scenes/stage"
)

// A move that waits belongs to one decision, and its second choice confirms it unless it is half of a double click.
func TestPendingConfirmation(t *testing.T) {
	var d confirmation
	m, other := engine.Move{Kind: 1}, engine.Move{Kind: 2}
	if same, _ := d.repeated(m, 0); same || d.pendingAt(0) != nil {
		t.Error("something waits from the start")
	}
	d.pending = &pendingMove{move: m, made: 7, since: 1000}
	if d.pendingAt(7) == nil || d.pendingAt(8) != nil {
		t.Error("a move waits at another decision, or not at its own")
	}
	for _, c := range []struct {
		move         engine.Move
		now          float64
		same, double bool
	}{
		{m, 1000 + doubleClickTime - 1, true, true}, {m, 1000 + doubleClickTime, true, false}, {other, 1001, false, false},
	} {
		if same, double := d.repeated(c.move, c.now); same != c.same || double != c.double {
			t.Errorf("%v at %v: %v, %v", c.move, c.now, same, double)
		}
	}
	if d.drop(); d.pendingAt(7) != nil {
		t.Error("a move waits that was let go")
	}
}

// Whoever took the device under cover takes back nothing from before; while nobody holds it, nothing is sealed by it.
func TestDeviceHandover(t *testing.T) {
	d := device{holder: engine.NoSeat}
	if d.beforeHandover(0) {
		t.Error("sealed from the start")
	}
	d.pass()
	if !d.passing || d.holder != engine.NoSeat || d.beforeHandover(0) {
		t.Errorf("on its way: %+v", d)
	}
	d.take(1, 5)
	if d.passing || d.holder != 1 || !d.beforeHandover(4) || d.beforeHandover(5) {
		t.Errorf("taken: %+v", d)
	}
}

// Without a coach nothing is proposed, shown or warned of.
func TestAdviserWithoutCoach(t *testing.T) {
	var a adviser
	_, warns := a.warns(engine.Move{Kind: 1}, 3)
	if a.hasOpinions() || a.done() || a.hint() != (engine.Move{}) || a.step(1e6) || warns || a.warnedAt != 0 {
		t.Errorf("%+v", a)
	}
	a.hinting = true
	if a.drop(); a.hinting {
		t.Error("a hint outlives its thought")
	}
}

// A chapter is gathered, told once, and its strip stays for a while; the parts of a chapter share the pictures of one story.
func TestStoriesShareThePicturesOfAChapter(t *testing.T) {
	var s stories
	events := []engine.Event{{Kind: 1}, {Kind: 2}}
	s.gather(3, 2, match.Step{Seat: 1, Events: events}, 10)
	s.gather(3, 2, match.Step{Seat: 1, Events: events[:1]}, 11)
	if !s.gathering() || s.telling() || s.lingers() {
		t.Fatalf("gathered: %+v", s)
	}
	c := s.close()
	if s.gathering() || c.hero != 2 || !s.began(10) || s.began(11) {
		t.Errorf("closed: %+v of %+v", c, s)
	}
	all, steps := c.events()
	if len(all) != 3 || !slices.Equal(steps, []int{11, 11, 12}) {
		t.Errorf("%d events by %v decisions", len(all), steps)
	}
	if n := s.nextPartPictures(3, true); n != (maxPictures+1)/2 {
		t.Errorf("a part that goes on has room for %d pictures", n)
	}
	area := geom.R(0, 0, 900, 600)
	s.begin(&storyStrip{pictures: make([]Picture, 3), area: area, left: stripStays}, 1)
	if n := s.nextPartPictures(3, false); n != maxPictures-3 {
		t.Errorf("the next part has room for %d pictures", n)
	}
	if n := s.nextPartPictures(4, false); n != maxPictures {
		t.Errorf("another chapter has room for %d pictures", n)
	}
	if s.end(); s.telling() || !s.lingers() {
		t.Errorf("told: %+v", s)
	}
	s.begin(&storyStrip{area: area}, 1)
	if s.telling() || !s.lingers() {
		t.Error("a story without pictures takes the place of the one before")
	}
	s.pass(stripStays-1, false)
	if !s.lingers() {
		t.Error("the strip goes too soon")
	}
	s.pass(2, false)
	if s.lingers() {
		t.Error("the strip stays")
	}
	s.begin(&storyStrip{pictures: make([]Picture, 1), area: area, left: stripStays}, 1)
	if s.forget(); s.telling() || !s.began(10) {
		t.Error("what is forgotten is told on, or the log no longer knows where turns began")
	}
}

// Six seats and letters half as large again leave room for two lines of the log, in every class of windows.
func TestLogHasRoom(t *testing.T) {
	rival := Rival{Row: func(*paint.Pen, geom.Rect) {}}
	for _, size := range [][2]int{{1280, 720}, {820, 1180}, {800, 600}} {
		for _, letters := range []float64{1, 1.5} {
			l := ui.NewLayout(size[0], size[1])
			l.View.Text = letters
			for seats := 1; seats <= 6; seats++ {
				for _, own := range []Ledger{{}, {High: 46, Head: 13, Tall: 178}, {High: 46, Head: 13, Tall: 178, Rival: rival}} {
					if own.Rival.Row != nil && seats > 2 {
						continue // nobody plays along at larger tables
					}
					if c := layOutChrome(l, seats, false, own); c.log.H < minLogHeight-4 {
						t.Errorf("%v, letters %.1f, %d seats, rows of %.0f: the log is %.0f high", size, letters, seats, own.High, c.log.H)
					} else if own.Rival.Row != nil && !c.rows.Empty() && (c.rival.H < 30 || c.rival.Y < c.rows.Bottom()) {
						t.Errorf("%v, letters %.1f, %d seats: who plays along has a row at %v, below %v", size, letters, seats, c.rival, c.rows)
					}
				}
			}
		}
	}
}

// Every picture of a strip stands under the name of the one whose turn it tells.
func TestContinuedStripKeepsHeroes(t *testing.T) {
	area := geom.R(0, 0, 900, 600)
	before := &storyStrip{pictures: []Picture{{hero: 1}, {hero: 1}}, area: area, left: stripStays}
	s := &storyStrip{pictures: []Picture{{hero: 2}, {hero: 2}}, area: area, left: stripStays}
	s.continueFrom(before, 1)
	var heroes []engine.Seat
	for _, p := range s.pictures {
		heroes = append(heroes, p.hero)
	}
	if !slices.Equal(heroes, []engine.Seat{1, 1, 2, 2}) {
		t.Errorf("the pictures are those of %v", heroes)
	}
}

// What another seat does in the chapter of whose turn it is stands under its own name, what nobody does under that of the turn.
func TestAssignHero(t *testing.T) {
	all := []Picture{{}, Picture{}.Of(3), Picture{}.Of(engine.NoSeat)}
	assignHero(all, 1)
	if all[0].hero != 1 || all[1].hero != 3 || all[2].hero != 1 {
		t.Errorf("%+v", all)
	}
}

// After motions were hurried, every move has to be meant for a second.
func TestHurryGuardsMoves(t *testing.T) {
	tb := &Table{}
	for _, c := range []struct {
		now, hurried float64
		want         bool
	}{{5000, 0, false}, {5000, 4500, true}, {5000, 3900, false}} {
		tb.now, tb.hurried = c.now, c.hurried
		if got := tb.justHurried(); got != c.want {
			t.Errorf("at %.0f, hurried at %.0f: %v", c.now, c.hurried, got)
		}
	}
}

// What is held to be read takes its time by the clock, whatever the speed.
func TestHeldAnimationsRunAtClockSpeed(t *testing.T) {
	tb := &Table{app: &stage.App{Settings: &stage.Settings{Own: stage.Own{Speed: stage.Speeds()[len(stage.Speeds())-2]}}}}
	tb.timeline.Add(motion.Animation{Length: 100})
	tb.timeline.Add(motion.Animation{Length: 100, Held: true})
	tb.timeline.Advance(1)
	if fast := tb.animationRate(); fast <= 1 {
		t.Fatalf("the table passes at %v", fast)
	}
	tb.timeline.Advance(100)
	if pace := tb.animationRate(); pace != 1 {
		t.Errorf("a held moment passes at %v", pace)
	}
}

// While a picture of a story is looked at the log goes on by itself: what the picture shows comes up with it, the rest in turn.
func TestScheduleLines(t *testing.T) {
	lines := func(n int) []queuedLine {
		all := make([]queuedLine, 2*n) // every second event says nothing
		for i := range n {
			all[2*i] = queuedLine{line: string(rune('a' + i)), at: i}
		}
		return all
	}
	for _, c := range []struct {
		shows, between int
		first          int
		then           []int
	}{
		{1, 0, 1, nil}, {1, 3, 1, []int{1, 1, 1}}, {0, 0, 0, nil}, {2, 9, 2, []int{3, 2, 2, 2}}, {16, 1, 4, []int{4, 4, 4, 1}},
	} {
		first, then := scheduleLines(lines(c.shows), lines(c.between))
		var sizes []int
		for _, part := range then {
			sizes = append(sizes, len(part))
		}
		if len(first) != c.first || !slices.Equal(sizes, c.then) {
			t.Errorf("%d lines with a picture and %d after it come as %d and then %v, want %d and %v", c.shows, c.between, len(first), sizes,
				c.first, c.then)
		}
	}
}
