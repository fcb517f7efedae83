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

// A turn of a bot that takes thirty small moves is not shown move by move: it is told as a story, a strip of a few
// pictures with a caption each, while the board follows. A game says by Chapter which decisions belong together and by
// Tell what is worth a picture; the log has every step, and "Once more" (L) plays them all with their motions.

// Story gathers the pictures of a chapter, event by event, see [Play.Tell]. Where two events in a row are one thing to a
// reader (steps of one ride, coins of one sale) the second changes the picture of the first:
//
//	func (b *Table) Tell(s *table.Story) {
//		switch s.Kind {
//		case rules.EventRode:
//			to := words.T("%s rides to %s.", b.Name(s.Seat), b.place(s.A))
//			if ride := s.Last("ride"); ride != nil {
//				ride.Caption = to
//				return
//			}
//			s.Add(table.Picture{Key: "ride", Icon: "horse-head", Caption: to, Weight: 1, At: func() geom.Rect { return b.at.places[s.A] }})
//		case rules.EventFought:
//			s.AddLine(5) // the line of the log with its icon
//		}
//	}
type Story struct {
	engine.Event // the one that is told, as those may know it who look
	gameUI       Play
	at           int // which of the chapter's events it is
	pictures     []Picture
}

// Picture is one picture of a story.
type Picture struct {
	// Caption says what happened in one short sentence: "Mei rides to Darkrock."
	Caption string
	// Draw draws the picture in a rectangle a little wider than high. It is called when the board has gone on, so it draws
	// what it was made with. Without it the Icon stands there, large.
	Draw func(p *paint.Pen, r geom.Rect)
	Icon string
	// At is where on the board it happened: a ring glows there as the picture comes up, and the strip keeps clear of it
	// if it can. It may be nil.
	At func() geom.Rect
	// Weight says which pictures stay where there are more than a strip has room for: the heavier ones. A turning point
	// of the game is 10, the main thing of an ordinary turn 5, what could be left out 1.
	Weight int
	// Key tells by what Last finds the picture; nil for one that is complete.
	Key any

	event   int         // the last event that it shows, within its chapter
	hero    engine.Seat // whose story it is of
	hasHero bool        // the game says whose it is
}

// Of returns the picture as one of a seat's, where others act in the chapter of whose turn it is.
func (p Picture) Of(seat engine.Seat) Picture {
	p.hero, p.hasHero = seat, seat != engine.NoSeat
	return p
}

// Add puts a picture behind those that were added before.
func (s *Story) Add(p Picture) {
	p.event = s.at
	s.pictures = append(s.pictures, p)
}

// AddLine adds the log line of the event as a picture, with its icon. An event that is not in the log adds none.
func (s *Story) AddLine(weight int) {
	if icon, line := s.gameUI.Line(s.Event); line != "" {
		s.Add(Picture{Icon: icon, Caption: line, Weight: weight})
	}
}

// Last returns the last picture to change it, if it goes by a key, else nil. It then shows the present event, too.
func (s *Story) Last(key any) *Picture {
	n := len(s.pictures)
	if n == 0 || s.pictures[n-1].Key != key {
		return nil
	}
	s.pictures[n-1].event = s.at
	return &s.pictures[n-1]
}

// maxPictures is how many pictures a story has at most.
const maxPictures = 5

// keepHeaviest leaves out the lightest pictures until no more than most are left; of equally light ones that which follows
// soonest on another, so that what stays is spread over the chapter.
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

// assignHero makes pictures those of whose turn it is, but for what a game says is another's.
func assignHero(all []Picture, hero engine.Seat) {
	for i := range all {
		if !all[i].hasHero {
			all[i].hero = hero
		}
	}
}

// mergeEqualCaptions makes one picture of two in a row that say the same: what lay between them has been left out.
func mergeEqualCaptions(all []Picture) []Picture {
	for i := len(all) - 1; i > 0; i-- {
		if all[i].Caption == all[i-1].Caption {
			all[i-1].event = all[i].event
			all = slices.Delete(all, i, i+1)
		}
	}
	return all
}

// Tell returns the pictures by which a play tells events, for a board that stands right before the first of them, and
// leaves the board there. Tables do this by themselves; it serves tests.
func Tell(gameUI Play, events []engine.Event) []Picture {
	return storyPictures(gameUI, events, maxPictures)
}

// storyPictures is Tell with at most so many pictures.
func storyPictures(gameUI Play, events []engine.Event, most int) []Picture {
	defer saveBoard(gameUI.board())()
	return keepHeaviest(collectPictures(gameUI, events), most)
}

// collectPictures returns all the pictures that events are worth, and lets the board follow them.
func collectPictures(gameUI Play, events []engine.Event) []Picture {
	s := &Story{gameUI: gameUI}
	for i, e := range events {
		s.Event, s.at = e.For(gameUI.common().Open), i
		gameUI.Tell(s)
		gameUI.applyEvent(s.Event)
	}
	return s.pictures
}

// TellTime returns how long the story of a chapter takes at normal speed, in milliseconds, on a board as [Tell] wants it.
// The chapter has a part more for every time that it is interrupted.
func TellTime(gameUI Play, parts ...[]engine.Event) (ms float64) {
	defer saveBoard(gameUI.board())()
	var told chapterProgress
	for i, events := range parts {
		pictures := keepHeaviest(collectPictures(gameUI, events), told.nextPartPictures(1, i < len(parts)-1))
		told.pictures += len(pictures)
		ms += pictureTime * float64(len(pictures))
	}
	return ms
}

// chapterProgress is how much of a chapter has been told. The parts of a chapter, which a person's answers or a long thought part, share the
// pictures of one story, and so its time.
type chapterProgress struct{ id, pictures int }

// picturesLeft is how many pictures the rest of a chapter may have.
func (t *chapterProgress) picturesLeft(id int) int {
	if t.id != id {
		return maxPictures
	}
	return max(maxPictures-t.pictures, 0)
}

// nextPartPictures is how many pictures the next part of a chapter may have: what is left, or the larger half of it where the chapter
// goes on.
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

// saveBoard remembers a board and returns what makes it as it was. A board is a plain struct, see [engine.Board].
func saveBoard(b engine.Board) (back func()) {
	now := reflect.ValueOf(b).Elem()
	was := reflect.New(now.Type()).Elem()
	was.Set(now)
	return func() { now.Set(was) }
}

// chapter is what bots do that is told as one story, or a part of it.
type chapter struct {
	id    int
	hero  engine.Seat // whose story it is
	from  int         // decisions made before it
	steps []match.Step
}

// events returns what happened in the chapter, and by how many decisions each event stands in the game.
func (c *chapter) events() (events []engine.Event, steps []int) {
	for i, s := range c.steps {
		for _, e := range s.Events {
			events, steps = append(events, e), append(steps, c.from+i+1)
		}
	}
	return events, steps
}

// stories is what bots have done, told chapter by chapter: the one that is gathered, the strip that is on the table.
type stories struct {
	chapter   *chapter        // what is yet to be told, nil for nothing
	told      chapterProgress // how much of the chapter has been told that was told last
	strip     *storyStrip     // the story that is being told, nil for none
	lingering *storyStrip     // the one that has been told and is still looked at, nil for none
	starts    map[int]bool    // after how many decisions a chapter began that was told
	silent    time.Duration   // of the clock, while a chapter is gathered and nothing is shown
}

// gather takes in a decision of a chapter, made after so many others.
func (s *stories) gather(id int, hero engine.Seat, step match.Step, made int) {
	if s.chapter == nil {
		s.chapter = &chapter{id: id, hero: hero, from: made}
	}
	s.chapter.steps = append(s.chapter.steps, step)
}

// partDelay is how long one waits for a chapter to end: then what there is of it is told, and bots think on meanwhile.
const partDelay = 500 * time.Millisecond

// partDue notes that nothing was shown for so long, and reports whether to tell what is gathered. It does so again after as long.
func (s *stories) partDue(tick time.Duration) bool {
	if s.chapter == nil || s.told.picturesLeft(s.chapter.id) < 2 { // the last picture is for the end
		return false
	}
	if s.silent += min(tick, longestTick); s.silent < partDelay {
		return false
	}
	s.silent = 0
	return true
}

// gathering reports whether there is something yet to be told.
func (s *stories) gathering() bool { return s.chapter != nil }

// close returns the chapter that was gathered, to be told now.
func (s *stories) close() *chapter {
	c := s.chapter
	s.chapter, s.silent = nil, 0
	if s.starts == nil {
		s.starts = map[int]bool{}
	}
	if s.told.id != c.id { // no later part of it
		s.starts[c.from] = true
	}
	return c
}

// nextPartPictures is how many pictures the next part of a chapter may have, see [chapterProgress].
func (s *stories) nextPartPictures(id int, goesOn bool) int {
	return s.told.nextPartPictures(id, goesOn)
}

// begin puts a strip on the table, behind what is left there of the one before it. One without pictures is not seen.
func (s *stories) begin(next *storyStrip, letters float64) {
	s.told.pictures += len(next.pictures)
	if len(next.pictures) > 0 {
		next.continueFrom(s.lingering, letters)
		s.strip, s.lingering = next, nil
	}
}

// telling reports whether a story is being told.
func (s *stories) telling() bool { return s.strip != nil }

// end lets the strip that has been told stay for a while.
func (s *stories) end() {
	if s.strip != nil {
		s.strip, s.lingering = nil, s.strip
	}
}

// lingers reports whether a strip is there that has been told.
func (s *stories) lingers() bool { return s.lingering != nil }

// pass lets time pass, in milliseconds at normal speed, for a strip that has been told; it makes way where something else
// wants its place.
func (s *stories) pass(ms float64, way bool) {
	if s.lingering != nil {
		s.lingering = s.lingering.linger(ms, way)
	}
}

// draw draws the strip that has been told.
func (s *stories) draw(p *paint.Pen) {
	if s.lingering != nil {
		s.lingering.drawTold(p)
	}
}

// began reports whether a chapter that was told began after so many decisions.
func (s *stories) began(made int) bool { return s.starts[made] }

// forget drops what is gathered and what is on the table: the game stands elsewhere.
func (s *stories) forget() { *s = stories{starts: s.starts} }

// gather takes in a decision, made in a position of a chapter, unless it is to be shown by its motions. The chapter is told
// as soon as it is over, or what there is of it when one has waited for more.
func (t *Table) gather(id int, hero engine.Seat, step match.Step) bool {
	if id == 0 || t.skipsAnimations() || t.tutor != nil {
		if t.stories.gathering() { // motions were switched off in its midst: what was gathered comes first
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

// last returns the decision that was made last.
func (t *Table) last() match.Step {
	steps := t.match.Steps()
	return steps[len(steps)-1]
}

// chapterContinues reports whether the decision waited for belongs to the chapter that is being gathered: it is that of a bot, or of
// a person who is not asked.
func (t *Table) chapterContinues() bool {
	if t.match.Over() || t.gameUI.Chapter(t.match.State()) != t.stories.chapter.id {
		return false
	}
	return !t.personDecides() || t.wouldAnswerAutomatically()
}

// tellInterrupted tells what is gathered where nothing will follow that goes on with it: motions were switched off, or a person wants
// to be asked who did not want to before.
func (t *Table) tellInterrupted() {
	if t.stories.gathering() && !t.timeline.Busy() && (t.skipsAnimations() || !t.chapterContinues()) {
		t.tellChapter()
	}
}

// worthTelling reports whether the chapter that is gathered has something for a picture so far.
func (t *Table) worthTelling() bool {
	events, _ := t.stories.chapter.events()
	return len(Tell(t.gameUI, events)) > 0
}

// storyTime is how long a story of the most pictures takes at normal speed, in milliseconds.
const storyTime = 2500

// tellChapter puts the story of the gathered chapter on the timeline. The board follows with the pictures, each up to what it
// shows; the log has the line of a picture as that comes up, and while it is looked at, one by one, those of what lies between
// it and the next.
func (t *Table) tellChapter() {
	c := t.stories.close()
	t.Root.Turn()
	if t.behavior != nil {
		t.behavior.resetTurnBudget() // a story has its own budget of time
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
			e = e.For(t.common.Open)
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
			Length: pictureTime, Next: pace, Words: true, Stop: i == s.kept,
			Begin: func() {
				t.completeLastShown()
				s.chooseSide()
				t.queueCues(events[pic.event].For(t.common.Open))
				t.common.Lit = events[pic.event].Seat
				if t.common.Lit == engine.NoSeat {
					t.common.Lit = c.hero
				}
				t.writeQueuedLines(lines)
				follow(from, to)
			},
			Draw: func(p *paint.Pen, x float64) { s.draw(p, i, x) },
		})
		for _, lines := range between {
			t.timeline.Add(motion.Animation{Length: pace, Words: true, Begin: func() { t.writeQueuedLines(lines) }})
		}
	}
	t.tellRest(remarks[said:], func() { follow(shown, len(events)) })
	if t.skipsAnimations() && !t.common.Area.Empty() {
		t.skip(t.timeline.Skip)
	}
	t.Rebuild()
}

// tellRest ends a story with what is worth no picture.
func (t *Table) tellRest(remarks []queuedLine, follow func()) {
	first, then := scheduleLines(remarks, nil)
	t.timeline.Add(motion.Animation{Length: lineTime * float64(min(len(then), 1)), Words: true, Begin: func() {
		t.writeQueuedLines(first)
		follow()
	}})
	for _, lines := range then {
		t.timeline.Add(motion.Animation{Length: lineTime, Words: true, Begin: func() { t.writeQueuedLines(lines) }})
	}
	t.timeline.Add(motion.Animation{End: t.finishAnimations})
}

// lineTime is how long the lines stand alone that come up without a picture, in milliseconds.
const lineTime = 120

// How often the log goes on at most while something is told, as the table is painted anew each time, and how many lines come up
// at one moment where that can be had.
const (
	maxLineGroups = 4
	maxFirstLines = 3
)

// scheduleLines says how the log tells what a picture shows and what lies between it and the next: what comes up with the picture, and then
// what comes up one after the other.
func scheduleLines(shows, between []queuedLine) (first []queuedLine, then [][]queuedLine) {
	shows, between = nonEmpty(shows), nonEmpty(between)
	if len(shows) > maxFirstLines { // much lies before the first picture
		then = splitLines(shows)
		first, then = then[0], then[1:]
	} else {
		first = shows
	}
	return first, append(then, splitLines(between)...)
}

// nonEmpty returns the remarks that have words.
func nonEmpty(all []queuedLine) []queuedLine {
	return slices.DeleteFunc(slices.Clone(all), func(r queuedLine) bool { return r.line == "" })
}

// splitLines parts remarks into those that come up together: one by one where there are few.
func splitLines(all []queuedLine) (parts [][]queuedLine) {
	for n := min(len(all), maxLineGroups); n > 0; n-- {
		first := (len(all) + n - 1) / n
		parts, all = append(parts, all[:first]), all[first:]
	}
	return parts
}
