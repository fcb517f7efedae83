package table

import (
	"reflect"
	"slices"
	"time"

	"gulch/engine"
	"gulch/engine/match"
	"gulch/render/geom"
	"gulch/render/motion"
	"gulch/render/paint"
)

// A bot's turn of thirty small moves is not shown move by move but as a story, a strip of a few
// pictures with captions, while the Board applies the events. A game groups decisions by Chapter
// and makes pictures by [GameUI.AddPictures]. The log has every step, and "Once more" (L) shows
// them all with their animations.

// Story collects the pictures of a chapter, event by event, see [GameUI.AddPictures]. If two
// consecutive events are one thing to the reader (steps of one ride, coins of one sale), the second
// changes the picture of the first:
//
//	func (b *Table) AddPictures(s *table.Story) {
//		switch s.Kind {
//		case rules.EventRode:
//			to := i18n.T("%s rides to %s.", b.Name(s.Seat), b.place(s.A))
//			if ride := s.Last("ride"); ride != nil {
//				ride.Caption = to
//				return
//			}
//			at := b.at.places[s.A]
//			s.Add(table.Picture{Key: "ride", Icon: "horse-head", Caption: to, Weight: 1,
//				At: func() geom.Rect { return at }})
//		case rules.EventFought:
//			s.AddLine(5) // the line of the log with its icon
//		}
//	}
type Story struct {
	engine.Event // the present event, redacted for the viewers
	gameUI       GameUI
	at           int // its index in the chapter
	pictures     []Picture
}

// Picture is one captioned picture of a story.
type Picture struct {
	// Caption is one short sentence: "Mei rides to Darkrock."
	Caption string
	// Draw draws the picture in a rectangle a little wider than high. It is called after the Board
	// has gone on, so it must draw values that it has captured. Nil draws the Icon, large.
	Draw func(p *paint.Canvas, r geom.Rect)
	Icon string
	// At returns where on the board the event happened: a ring glows there as the picture appears,
	// and the strip avoids the place if it can. It may be nil.
	At func() geom.Rect
	// Weight decides which pictures are kept if there are too many: the heavier ones. A turning
	// point of the game is 10, the main event of an ordinary turn 5, a detail 1.
	Weight int
	// Key identifies the picture for Last; nil means that the picture is complete.
	Key any

	event   int         // index of the last event it shows, within its chapter
	hero    engine.Seat // the seat named above it
	hasHero bool        // the game has set hero by Of
}

// WithHero returns the picture with another seat's name above it, for what other seats do in a
// chapter. NoSeat keeps the chapter's hero.
func (p Picture) WithHero(seat engine.Seat) Picture {
	p.hero, p.hasHero = seat, seat != engine.NoSeat
	return p
}

// Add appends a picture.
func (s *Story) Add(p Picture) {
	p.event = s.at
	s.pictures = append(s.pictures, p)
}

// AddLine appends the log line of the event as a picture, with its icon. An event without a log
// line adds none.
func (s *Story) AddLine(weight int) {
	if icon, line := s.gameUI.Line(s.Event); line != "" {
		s.Add(Picture{Icon: icon, Caption: line, Weight: weight})
	}
}

// Last returns the last picture if it has the given key, so that it can be changed, else nil. The
// picture then shows the present event, too.
func (s *Story) Last(key any) *Picture {
	n := len(s.pictures)
	if n == 0 || s.pictures[n-1].Key != key {
		return nil
	}
	s.pictures[n-1].event = s.at
	return &s.pictures[n-1]
}

// maxPictures is the largest number of pictures of a story.
const maxPictures = 5

// keepHeaviest removes the lightest pictures until at most most are left; among equally light ones,
// the one that follows soonest after another, so that the rest is spread over the chapter.
func keepHeaviest(all []Picture, most int) []Picture {
	for len(all) > most {
		out := 0
		gap := func(i int) int {
			if i == 0 {
				return all[0].event + 1
			}
			return all[i].event - all[i-1].event
		}
		for i := range all {
			if all[i].Weight < all[out].Weight || all[i].Weight == all[out].Weight && gap(i) < gap(out) {
				out = i
			}
		}
		all = slices.Delete(all, out, out+1)
	}
	return mergeEqualCaptions(all)
}

// assignHero sets the hero of the pictures for which the game has not set one.
func assignHero(all []Picture, hero engine.Seat) {
	for i := range all {
		if !all[i].hasHero {
			all[i].hero = hero
		}
	}
}

// mergeEqualCaptions merges consecutive pictures with the same caption: those between them have
// been removed.
func mergeEqualCaptions(all []Picture) []Picture {
	for i := len(all) - 1; i > 0; i-- {
		if all[i].Caption == all[i-1].Caption {
			all[i-1].event = all[i].event
			all = slices.Delete(all, i, i+1)
		}
	}
	return all
}

// StoryPictures returns the pictures of some events. The Board must not contain any of them yet,
// and is left unchanged. Tables do this by themselves; it is for tests.
func StoryPictures(gameUI GameUI, events []engine.Event) []Picture {
	return storyPictures(gameUI, events, maxPictures)
}

// storyPictures is [StoryPictures] with at most most pictures.
func storyPictures(gameUI GameUI, events []engine.Event, most int) []Picture {
	defer saveBoard(gameUI.board())()
	return keepHeaviest(collectPictures(gameUI, events), most)
}

// collectPictures returns all the pictures of some events, and makes the Board apply the events.
func collectPictures(gameUI GameUI, events []engine.Event) []Picture {
	s := &Story{gameUI: gameUI}
	for i, e := range events {
		s.Event, s.at = e.For(gameUI.common().RevealedSeats), i
		gameUI.AddPictures(s)
		gameUI.applyEvent(s.Event)
	}
	return s.pictures
}

// StoryDuration returns how long the story of a chapter takes, in milliseconds at normal speed, on
// a board as [StoryPictures] needs it. parts are the events of the chapter's parts; there is one
// more part for each interruption.
func StoryDuration(gameUI GameUI, parts ...[]engine.Event) (ms float64) {
	defer saveBoard(gameUI.board())()
	var told chapterProgress
	for i, events := range parts {
		pictures := keepHeaviest(collectPictures(gameUI, events), told.nextPartPictures(1, i < len(parts)-1))
		told.pictures += len(pictures)
		ms += pictureTime * float64(len(pictures))
	}
	return ms
}

// chapterProgress is how many pictures of a chapter have been shown. A chapter that is interrupted,
// by a person's answer or a long search of a bot, is shown in parts, which share the pictures of
// one story and so its time.
type chapterProgress struct{ id, pictures int }

// picturesLeft returns how many pictures the rest of a chapter may have.
func (t *chapterProgress) picturesLeft(id int) int {
	if t.id != id {
		return maxPictures
	}
	return max(maxPictures-t.pictures, 0)
}

// nextPartPictures returns how many pictures the next part of a chapter may have: the rest, or the
// larger half of the rest if the chapter goes on after it.
func (t *chapterProgress) nextPartPictures(id int, goesOn bool) int {
	if t.id != id {
		*t = chapterProgress{id: id}
	}
	left := t.picturesLeft(id)
	if goesOn {
		left = (left + 1) / 2
	}
	return left
}

// saveBoard copies a board and returns a function that restores it. A board is a plain struct, see
// [engine.Board].
func saveBoard(b engine.Board) (back func()) {
	now := reflect.ValueOf(b).Elem()
	was := reflect.New(now.Type()).Elem()
	was.Set(now)
	return func() { now.Set(was) }
}

// chapter is a number of bots' decisions that are shown as one story, or a part of it.
type chapter struct {
	id    int
	hero  engine.Seat // the seat whose story it is
	from  int         // number of decisions before it
	steps []match.Step
}

// events returns the events of the chapter, and for each the number of decisions after it.
func (c *chapter) events() (events []engine.Event, steps []int) {
	for i, s := range c.steps {
		for _, e := range s.Events {
			events, steps = append(events, e), append(steps, c.from+i+1)
		}
	}
	return events, steps
}

// stories holds the chapter that is being collected and the strip that is shown.
type stories struct {
	chapter   *chapter        // not shown yet, nil for none
	progress  chapterProgress // progress of the chapter that was last shown
	strip     *storyStrip     // the story that is being shown, nil for none
	lingering *storyStrip     // a story that is complete but still visible, nil for none
	starts    map[int]bool    // indices of decisions at which a shown chapter started
	silent    time.Duration   // clock time in which nothing was shown while collecting
}

// gather adds a decision to the chapter that is being collected; made is the number of decisions
// before it.
func (s *stories) gather(id int, hero engine.Seat, step match.Step, made int) {
	if s.chapter == nil {
		s.chapter = &chapter{id: id, hero: hero, from: made}
	}
	s.chapter.steps = append(s.chapter.steps, step)
}

// partDelay is how long the end of a chapter is awaited: then its part so far is shown, while bots
// think on.
const partDelay = 500 * time.Millisecond

// partDue adds the time of a tick in which nothing was shown, and reports whether the part so far
// should be shown. It returns true at most once in partDelay.
func (s *stories) partDue(tick time.Duration) bool {
	if s.chapter == nil || s.progress.picturesLeft(s.chapter.id) < 2 { // the last picture is kept for the end
		return false
	}
	if s.silent += min(tick, longestTick); s.silent < partDelay {
		return false
	}
	s.silent = 0
	return true
}

// gathering reports whether a chapter is being collected.
func (s *stories) gathering() bool { return s.chapter != nil }

// close ends the collection and returns the chapter, to be shown now.
func (s *stories) close() *chapter {
	c := s.chapter
	s.chapter, s.silent = nil, 0
	if s.starts == nil {
		s.starts = map[int]bool{}
	}
	if s.progress.id != c.id { // not a later part of the same chapter
		s.starts[c.from] = true
	}
	return c
}

// nextPartPictures returns how many pictures the next part of a chapter may have, see
// [chapterProgress].
func (s *stories) nextPartPictures(id int, goesOn bool) int {
	return s.progress.nextPartPictures(id, goesOn)
}

// begin shows a strip, after the pictures that are still visible of the one before. A strip without
// pictures is not shown.
func (s *stories) begin(next *storyStrip, letters float64) {
	s.progress.pictures += len(next.pictures)
	if len(next.pictures) > 0 {
		next.continueFrom(s.lingering, letters)
		s.strip, s.lingering = next, nil
	}
}

// telling reports whether a story is being shown.
func (s *stories) telling() bool { return s.strip != nil }

// end lets a complete strip stay visible for a while.
func (s *stories) end() {
	if s.strip != nil {
		s.strip, s.lingering = nil, s.strip
	}
}

// lingers reports whether a complete strip is still visible.
func (s *stories) lingers() bool { return s.lingering != nil }

// pass advances the time of a complete strip by ms, in milliseconds at normal speed; way makes it
// disappear sooner, because something else needs its place.
func (s *stories) pass(ms float64, way bool) {
	if s.lingering != nil {
		s.lingering = s.lingering.linger(ms, way)
	}
}

// draw draws the complete strip that is still visible.
func (s *stories) draw(p *paint.Canvas) {
	if s.lingering != nil {
		s.lingering.drawTold(p)
	}
}

// began reports whether a chapter that was shown started after made decisions.
func (s *stories) began(made int) bool { return s.starts[made] }

// forget drops the collected chapter and the strip: the game is at another position.
func (s *stories) forget() { *s = stories{starts: s.starts} }

// gather adds a decision, made in a position of chapter id, to the chapter being collected; it
// returns false if the decision must be animated instead. The story is shown as soon as the chapter
// is complete.
func (t *Table) gather(id int, hero engine.Seat, step match.Step) bool {
	if id == 0 || t.skipsAnimations() || t.tutor != nil {
		if t.stories.gathering() { // animations were switched off meanwhile: the collected events come first
			t.tellChapter()
		}
		return false
	}
	t.stories.gather(id, hero, step, len(t.match.Steps())-1)
	t.confirmation.drop()
	t.pendingReaction = nil
	if !t.chapterContinues() {
		t.tellChapter()
	}
	return true
}

// lastStep returns the last decision.
func (t *Table) lastStep() match.Step {
	steps := t.match.Steps()
	return steps[len(steps)-1]
}

// chapterContinues reports whether the next decision belongs to the chapter that is being collected
// and is made without asking a person.
func (t *Table) chapterContinues() bool {
	if t.match.Over() || t.gameUI.Chapter(t.match.State()) != t.stories.chapter.id {
		return false
	}
	return !t.personDecides() || t.wouldAnswerAutomatically()
}

// tellInterrupted shows the collected chapter if it will not continue: animations were switched
// off, or a person has chosen to be asked again.
func (t *Table) tellInterrupted() {
	if t.stories.gathering() && !t.timeline.Busy() && (t.skipsAnimations() || !t.chapterContinues()) {
		t.tellChapter()
	}
}

// worthTelling reports whether the collected chapter has at least one picture so far.
func (t *Table) worthTelling() bool {
	events, _ := t.stories.chapter.events()
	return len(StoryPictures(t.gameUI, events)) > 0
}

// storyTime is how long a story with maxPictures takes, in milliseconds at normal speed.
const storyTime = 2500

// tellChapter queues the story of the collected chapter. The Board applies the events with the
// pictures, each up to the event it shows. The log line of a picture appears with it; while the
// picture is shown, the lines of the events up to the next picture follow one by one.
func (t *Table) tellChapter() {
	c := t.stories.close()
	t.Root.BeginDecision()
	if t.behavior != nil {
		t.behavior.resetTurnBudget() // a story has a time budget of its own
	}
	events, steps := c.events()
	asks := !t.match.Over() && t.gameUI.Chapter(t.match.State()) == c.id
	pictures := storyPictures(t.gameUI, events, t.stories.nextPartPictures(c.id, asks))
	assignHero(pictures, c.hero)
	s := &storyStrip{
		pictures: pictures, area: t.common.Area, names: t.seats, left: stripStays,
	}
	t.stories.begin(s, t.layout.View.Letters())
	follow := func(from, to int) {
		for _, e := range events[from:to] {
			e = e.For(t.common.RevealedSeats)
			t.collectMoments(e)
			t.gameUI.applyEvent(e)
		}
		relayout(t.gameUI)
	}
	remarks := t.queueLines(events, steps)
	shown, said := 0, 0
	for i, pic := range s.pictures {
		if i < s.kept {
			continue
		}
		from, to, next := shown, pic.event+1, len(events)
		if i == len(s.pictures)-1 {
			to = len(events)
		} else {
			next = max(s.pictures[i+1].event, pic.event+1)
		}
		lines, between := scheduleLines(remarks[said:pic.event+1], remarks[pic.event+1:next])
		shown, said = to, next
		pace := pictureTime / float64(len(between)+1)
		t.timeline.Add(motion.Animation{
			Length: pictureTime, Next: pace, IsText: true, Stop: i == s.kept,
			Begin: func() {
				t.completeLastShown()
				s.chooseSide()
				t.queueCues(events[pic.event].For(t.common.RevealedSeats))
				t.common.HighlightedSeat = events[pic.event].Seat
				if t.common.HighlightedSeat == engine.NoSeat {
					t.common.HighlightedSeat = c.hero
				}
				t.writeQueuedLines(lines)
				follow(from, to)
			},
			Draw: func(p *paint.Canvas, x float64) { s.draw(p, i, x) },
		})
		for _, lines := range between {
			t.timeline.Add(motion.Animation{Length: pace, IsText: true, Begin: func() { t.writeQueuedLines(lines) }})
		}
	}
	t.tellRest(remarks[said:], func() { follow(shown, len(events)) })
	if t.skipsAnimations() && !t.common.Area.Empty() {
		t.skip(t.timeline.SkipAll)
	}
	t.Rebuild()
}

// tellRest ends a story with the events after its last picture.
func (t *Table) tellRest(remarks []queuedLine, follow func()) {
	first, then := scheduleLines(remarks, nil)
	t.timeline.Add(motion.Animation{Length: lineTime * float64(min(len(then), 1)), IsText: true, Begin: func() {
		t.writeQueuedLines(first)
		follow()
	}})
	for _, lines := range then {
		t.timeline.Add(motion.Animation{Length: lineTime, IsText: true, Begin: func() { t.writeQueuedLines(lines) }})
	}
	t.timeline.Add(motion.Animation{End: t.finishAnimations})
}

// lineTime is how long lines without a picture are shown alone, in milliseconds.
const lineTime = 120

// The largest number of log updates while a picture is shown, since each repaints the table, and
// the number of lines that may appear at once if possible.
const (
	maxLineGroups = 4
	maxFirstLines = 3
)

// scheduleLines returns which log lines appear with a picture, and in which groups the others
// follow. shows are the lines up to the picture, between those up to the next one.
func scheduleLines(shows, between []queuedLine) (first []queuedLine, then [][]queuedLine) {
	shows, between = nonEmpty(shows), nonEmpty(between)
	if len(shows) > maxFirstLines { // many lines precede the first picture
		then = splitLines(shows)
		first, then = then[0], then[1:]
	} else {
		first = shows
	}
	return first, append(then, splitLines(between)...)
}

// nonEmpty returns the lines that are not empty.
func nonEmpty(all []queuedLine) []queuedLine {
	return slices.DeleteFunc(slices.Clone(all), func(r queuedLine) bool { return r.line == "" })
}

// splitLines splits lines into groups that appear together: one by one if there are few.
func splitLines(all []queuedLine) (parts [][]queuedLine) {
	for n := min(len(all), maxLineGroups); n > 0; n-- {
		first := (len(all) + n - 1) / n
		parts, all = append(parts, all[:first]), all[first:]
	}
	return parts
}
