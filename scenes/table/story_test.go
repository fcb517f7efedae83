package table

import (
	"slices"
	"testing"
	"time"

	"gulch/engine"
	"gulch/render/geom"
	"gulch/scenes/table/session"
)

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

// TestAssignHero checks that a picture with a hero (the seat named above it) keeps that seat, and
// that a picture whose hero is NoSeat gets the hero of the chapter.
func TestAssignHero(t *testing.T) {
	all := []Picture{{}, Picture{}.WithHero(3), Picture{}.WithHero(engine.NoSeat)}
	assignHero(all, 1)
	if all[0].hero != 1 || all[1].hero != 3 || all[2].hero != 1 {
		t.Errorf("the heroes are %d, %d, %d, want 1, 3, 1", all[0].hero, all[1].hero, all[2].hero)
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

// TestLongChaptersAreToldInParts checks when a part of a chapter is shown before the chapter is
// complete, because bots take long to decide.
func TestLongChaptersAreToldInParts(t *testing.T) {
	var s stories
	if s.partDue(time.Hour) {
		t.Error("a part is due though no chapter is being collected")
	}
	s.gather(3, 2, nil, 10)
	for range 2 {
		for waited := session.LongestTick; waited < partDelay; waited += session.LongestTick {
			if s.partDue(time.Hour) { // one long tick, as of a hidden tab, counts as session.LongestTick
				t.Fatalf("a part is due after %v, want %v", waited, partDelay)
			}
		}
		if !s.partDue(session.LongestTick) {
			t.Fatalf("no part is due after %v", partDelay)
		}
	}
	s.partDue(partDelay - session.LongestTick)
	s.close()
	s.gather(3, 2, nil, 11)
	if s.partDue(session.LongestTick) {
		t.Error("the wait for one part counts for the next part")
	}
	s.nextPartPictures(3, true)
	s.progress.pictures = maxPictures - 1
	for range 4 {
		if s.partDue(session.LongestTick) {
			t.Error("a part is due though only the last picture is left")
		}
	}
	s.close()
	if !s.began(10) || s.began(11) {
		t.Errorf("began(10), began(11) = %v, %v, want true, false: only the first part starts a chapter", s.began(10),
			s.began(11))
	}
}
