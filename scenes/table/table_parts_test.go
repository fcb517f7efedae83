package table

import (
	"slices"
	"testing"

	"gulch/engine"
	"gulch/render/geom"
	"gulch/render/motion"
	"gulch/render/paint"
	"gulch/render/ui"
	"gulch/scenes/stage"
)

// TestPendingConfirmation checks that a pending move belongs to one decision, and that choosing it
// again confirms it, but not if the second press is part of a double click.
func TestPendingConfirmation(t *testing.T) {
	var d confirmation
	m, other := engine.Move{Kind: 1}, engine.Move{Kind: 2}
	if same, _ := d.repeated(m, 0); same || d.pendingAt(0) != nil {
		t.Error("a move is pending from the start")
	}
	d.pending = &pendingMove{move: m, made: 7, since: 1000}
	if d.pendingAt(7) == nil || d.pendingAt(8) != nil {
		t.Error("a move is pending at another decision, or not at its own")
	}
	for _, c := range []struct {
		move         engine.Move
		now          float64
		same, double bool
	}{
		{m, 1000 + doubleClickTime - 1, true, true}, {m, 1000 + doubleClickTime, true, false},
		{other, 1001, false, false},
	} {
		if same, double := d.repeated(c.move, c.now); same != c.same || double != c.double {
			t.Errorf("repeated(%v, %v) = %v, %v, want %v, %v", c.move, c.now, same, double, c.same, c.double)
		}
	}
	if d.drop(); d.pendingAt(7) != nil {
		t.Error("a move is pending after drop")
	}
}

// TestDeviceHandover checks that the holder of the device cannot undo decisions made before the
// hand-over, and that undo is not restricted while nobody holds the device.
func TestDeviceHandover(t *testing.T) {
	d := device{holder: engine.NoSeat, seen: make([]int, 2)}
	if d.beforeHandover(0) {
		t.Error("a decision counts as made before a hand-over from the start")
	}
	d.pass(0)
	if !d.passing || d.holder != engine.NoSeat || d.beforeHandover(0) {
		t.Errorf("during the hand-over: %+v, want no holder and no decision before it", d)
	}
	d.take(1, 5, 70)
	if d.passing || d.holder != 1 || !d.beforeHandover(4) || d.beforeHandover(5) {
		t.Errorf("after seat 1 took the device at decision 5: %+v, want decisions up to 4 before the hand-over", d)
	}
	if d.asked(5) {
		t.Errorf("%+v: the holder counts as asked to pass the device on", d)
	}
	if d.askToPass(6); !d.asked(6) || d.asked(7) {
		t.Errorf("%+v: want the holder asked after 6 decisions, and not after 7", d)
	}
	if d.pass(80); d.asked(6) || d.seen[1] != 80 || d.seen[0] != 0 {
		t.Errorf("%+v: want nobody asked, and 80 events seen by seat 1 only", d)
	}
	if d.rewind(60); d.seen[1] != 60 {
		t.Errorf("%+v: want 60 events seen by seat 1 after an undo to 60", d)
	}
}

// TestAdviserWithoutCoach checks that without a coach there are no opinions, hints or warnings.
func TestAdviserWithoutCoach(t *testing.T) {
	var a adviser
	_, warns := a.warns(engine.Move{Kind: 1}, 3)
	if a.hasOpinions() || a.done() || a.hint() != (engine.Move{}) || a.step(1e6) || warns || a.warnedAt != 0 {
		t.Errorf("without a coach the adviser has opinions, a hint or a warning: %+v", a)
	}
	a.hinting = true
	if a.drop(); a.hinting {
		t.Error("drop did not end the hint")
	}
}

// TestStoriesShareThePicturesOfAChapter checks the states of a chapter: its decisions are
// collected, its story is shown, and the strip of pictures stays for a while. The parts of an
// interrupted chapter have at most maxPictures pictures together.
func TestStoriesShareThePicturesOfAChapter(t *testing.T) {
	var s stories
	events := []engine.Told{{Event: engine.Event{Kind: 1}}, {Event: engine.Event{Kind: 2}}}
	s.gather(3, 2, events, 10)
	s.gather(3, 2, events[:1], 11)
	if !s.gathering() || s.telling() || s.lingers() {
		t.Fatalf("after two decisions: %+v, want a chapter being collected and nothing shown", s)
	}
	c := s.close()
	if s.gathering() || c.hero != 2 || !s.began(10) || s.began(11) {
		t.Errorf("after close: chapter %+v of %+v, want hero 2 and a start at decision 10", c, s)
	}
	all, steps := c.events, c.steps
	if len(all) != 3 || !slices.Equal(steps, []int{11, 11, 12}) {
		t.Errorf("the chapter has %d events after %v decisions, want 3 events after 11, 11 and 12", len(all), steps)
	}
	if n := s.nextPartPictures(3, true); n != (maxPictures+1)/2 {
		t.Errorf("a part that goes on has room for %d pictures, want %d", n, (maxPictures+1)/2)
	}
	area := geom.R(0, 0, 900, 600)
	s.begin(&storyStrip{pictures: make([]Picture, 3), area: area, left: stripStays}, 1)
	if n := s.nextPartPictures(3, false); n != maxPictures-3 {
		t.Errorf("the next part has room for %d pictures, want %d", n, maxPictures-3)
	}
	if n := s.nextPartPictures(4, false); n != maxPictures {
		t.Errorf("another chapter has room for %d pictures, want %d", n, maxPictures)
	}
	if s.end(); s.telling() || !s.lingers() {
		t.Errorf("after end: %+v, want a complete strip that is still visible", s)
	}
	s.begin(&storyStrip{area: area}, 1)
	if s.telling() || !s.lingers() {
		t.Error("a story without pictures replaced the strip before it")
	}
	s.pass(stripStays-1, false)
	if !s.lingers() {
		t.Errorf("the strip disappeared before %d ms", stripStays)
	}
	s.pass(2, false)
	if s.lingers() {
		t.Errorf("the strip is still visible after %d ms", stripStays)
	}
	s.begin(&storyStrip{pictures: make([]Picture, 1), area: area, left: stripStays}, 1)
	if s.forget(); s.telling() || !s.began(10) {
		t.Error("after forget a story is still shown, or the start of the chapter at decision 10 is lost")
	}
}

// TestLogHasRoom checks that the log keeps room for two lines in every class of window, with up to
// six seats and letters of scale 1.5.
func TestLogHasRoom(t *testing.T) {
	rival := Rival{DrawRow: func(*paint.Canvas, geom.Rect) {}}
	for _, size := range [][2]int{{1280, 720}, {820, 1180}, {800, 600}} {
		for _, letters := range []float64{1, 1.5} {
			l := ui.NewLayout(size[0], size[1])
			l.View.Text = letters
			for seats := 1; seats <= 6; seats++ {
				for _, own := range []Ledger{{}, {RowHeight: 46, HeadHeight: 13, TallHeight: 178},
					{RowHeight: 46, HeadHeight: 13, TallHeight: 178, Rival: rival}} {
					if own.Rival.DrawRow != nil && seats > 2 {
						continue // games with more seats have no rival
					}
					if c := layOutChrome(l, seats, false, own); c.log.H < minLogHeight-4 {
						t.Errorf("window %v, letters %.1f, %d seats, rows of %.0f: log height %.0f, want %d",
							size, letters, seats, own.RowHeight, c.log.H, minLogHeight-4)
					} else if own.Rival.DrawRow != nil && !c.rows.Empty() &&
						(c.rival.H < 30 || c.rival.Y < c.rows.Bottom()) {
						t.Errorf("window %v, letters %.1f, %d seats: rival row %v too low or not below the rows %v",
							size, letters, seats, c.rival, c.rows)
					}
				}
			}
		}
	}
}

// TestContinuedStripKeepsHeroes checks that pictures taken over from the previous strip keep the
// seat named above them.
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
		t.Errorf("the heroes of the pictures are %v, want 1, 1, 2, 2", heroes)
	}
}

// TestAssignHero checks that a picture with a hero (the seat named above it) keeps that seat, and
// that a picture whose hero is NoSeat gets the hero of the chapter.
func TestAssignHero(t *testing.T) {
	all := []Picture{{}, Picture{}.WithHero(3), Picture{}.WithHero(engine.NoSeat)}
	assignHero(all, 1)
	if all[0].hero != 1 || all[1].hero != 3 || all[2].hero != 1 {
		t.Errorf("the heroes are %d, %d, %d, want 1, 3, 1", all[0].hero, all[1].hero, all[2].hero)
	}
}

// TestHurryGuardsMoves checks that for a second after the player hurried animations, every move is
// guarded against accidental presses.
func TestHurryGuardsMoves(t *testing.T) {
	tb := &Table{}
	for _, c := range []struct {
		now, hurried float64
		want         bool
	}{{5000, 0, false}, {5000, 4500, true}, {5000, 3900, false}} {
		tb.now, tb.hurried = c.now, c.hurried
		if got := tb.justHurried(); got != c.want {
			t.Errorf("justHurried at %.0f ms, hurried at %.0f ms: got %v, want %v", c.now, c.hurried, got, c.want)
		}
	}
}

// TestHeldAnimationsRunAtClockSpeed checks that an animation that stays on the screen to be read
// runs at clock speed, whatever the speed setting is.
func TestHeldAnimationsRunAtClockSpeed(t *testing.T) {
	fastest := stage.Speeds()[len(stage.Speeds())-2] // the last one skips animations
	tb := &Table{app: &stage.App{Settings: &stage.Settings{PersonalSettings: stage.PersonalSettings{Speed: fastest}}}}
	tb.timeline.Add(motion.Animation{Length: 100})
	tb.timeline.Add(motion.Animation{Length: 100, RealTime: true})
	tb.timeline.Advance(1)
	if fast := tb.animationRate(); fast <= 1 {
		t.Fatalf("an ordinary animation runs at %v times clock speed, want more than 1", fast)
	}
	tb.timeline.Advance(100)
	if pace := tb.animationRate(); pace != 1 {
		t.Errorf("a held animation runs at %v times clock speed, want 1", pace)
	}
}

// TestScheduleLines checks when log lines appear while a story is shown: the lines of a picture
// appear with it, and the lines of the events up to the next picture follow in groups.
func TestScheduleLines(t *testing.T) {
	lines := func(n int) []queuedLine {
		all := make([]queuedLine, 2*n) // every second event has no line
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
		{1, 0, 1, nil}, {1, 3, 1, []int{1, 1, 1}}, {0, 0, 0, nil}, {2, 9, 2, []int{3, 2, 2, 2}},
		{16, 1, 4, []int{4, 4, 4, 1}},
	} {
		first, then := scheduleLines(lines(c.shows), lines(c.between))
		var sizes []int
		for _, part := range then {
			sizes = append(sizes, len(part))
		}
		if len(first) != c.first || !slices.Equal(sizes, c.then) {
			t.Errorf("of %d lines up to a picture and %d after it, %d appear with it and then %v, want %d and then %v",
				c.shows, c.between, len(first), sizes,
				c.first, c.then)
		}
	}
}
