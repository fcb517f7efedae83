package table

import (
	"reflect"
	"slices"
	"time"

	"gulch/engine"
	"gulch/render/geom"
	"gulch/render/motion"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/ui"
	"gulch/scenes/table/session"
)

// A bot's turn of thirty small moves is not animated move by move. It is shown as a story: a strip
// of a few pictures with captions, while the Board applies the events. A game groups decisions by
// [Chapters.Chapter] and makes pictures by [Chapters.AddPictures]. The log contains every step, and
// the button "Once more" (L) shows all the steps with their animations.

// Story collects the pictures of a chapter, event by event, see [Chapters.AddPictures]. If two
// consecutive events belong together for the player (steps of one ride, coins of one sale), the
// second event changes the picture of the first instead of adding one:
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
	engine.Event // the event to add, redacted for the viewers
	gameUI       GameUI
	at           int // index of the event in the chapter (the decisions that the story summarizes)
	pictures     []Picture
}

// Picture is one captioned picture of a story, the strip of pictures that summarizes decisions of
// bots.
type Picture struct {
	// Caption is one short sentence, for instance "Mei rides to Darkrock."
	Caption string
	// Draw draws the picture into a rectangle that is a little wider than high. It is called after
	// the Board has applied further events, so it must use values captured earlier. If Draw is nil,
	// the Icon is drawn large.
	Draw func(p *paint.Canvas, r geom.Rect)
	Icon string
	// At returns where on the board the event happened. A ring glows there when the picture
	// appears, and the strip does not cover the place if possible. At may be nil.
	At func() geom.Rect
	// Weight decides which pictures are kept if there are too many: those with greater weights. A
	// turning point of the game has 10, the main event of an ordinary turn 5, a detail 1.
	Weight int
	// Key identifies the picture for [Story.Last], by which a later event changes it. With nil the
	// picture is never changed.
	Key any

	event   int         // index in the chapter of the last event that the picture shows
	hero    engine.Seat // the seat whose face and name are above the picture
	hasHero bool        // the game has set hero by WithHero
}

// WithHero returns the picture with the face and name of seat above it. It is for a picture of what
// a seat other than the hero of the chapter does; the hero is the seat whose turn the story tells.
// NoSeat stands for the hero.
func (p Picture) WithHero(seat engine.Seat) Picture {
	p.hero, p.hasHero = seat, seat != engine.NoSeat
	return p
}

// Add appends a picture.
func (s *Story) Add(p Picture) {
	p.event = s.at
	s.pictures = append(s.pictures, p)
}

// AddLine appends a picture that consists of the log line of the event and its icon. weight is the
// picture's [Picture.Weight]. AddLine adds nothing if the event has no log line.
func (s *Story) AddLine(weight int) {
	if icon, line := s.gameUI.Line(s.Event); line != "" {
		s.Add(Picture{Icon: icon, Caption: line, Weight: weight})
	}
}

// Last returns the last picture of the story for the game to change, if the picture has the given
// key, else nil. The picture then also counts as the picture of the current event.
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

// keepHeaviest returns the pictures with the greatest weights, in their order. most is the maximum
// number of pictures to return. If weights are equal, it first removes the picture that follows its
// predecessor most closely, so that the rest are spread over the chapter.
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

// assignHero makes hero the seat whose face and name are above the pictures, except for pictures
// for which the game has set another seat.
func assignHero(all []Picture, hero engine.Seat) {
	for i := range all {
		if !all[i].hasHero {
			all[i].hero = hero
		}
	}
}

// mergeEqualCaptions merges consecutive pictures with the same caption. They occur when the
// pictures between them have been left out.
func mergeEqualCaptions(all []Picture) []Picture {
	for i := len(all) - 1; i > 0; i-- {
		if all[i].Caption == all[i-1].Caption {
			all[i-1].event = all[i].event
			all = slices.Delete(all, i, i+1)
		}
	}
	return all
}

// StoryPictures returns the pictures of some events. The Board must not contain any of the events
// yet, and does not change. It is for tests; tables make the pictures themselves.
func StoryPictures(gameUI GameUI, events []engine.Told) []Picture {
	return storyPictures(gameUI, events, maxPictures)
}

// storyPictures returns the pictures of some events; most is their largest number. Like
// [StoryPictures], it leaves the Board unchanged.
func storyPictures(gameUI GameUI, events []engine.Told, most int) []Picture {
	defer saveBoard(gameUI.board())()
	return keepHeaviest(collectPictures(gameUI, events), most)
}

// collectPictures returns all the pictures of some events, and makes the Board follow the events.
func collectPictures(gameUI GameUI, events []engine.Told) []Picture {
	s := &Story{gameUI: gameUI}
	for i, e := range events {
		s.Event, s.at = e.For(gameUI.common().RevealedSeats), i
		s.addPictures()
		gameUI.follow(e)
	}
	return s.pictures
}

// StoryDuration returns how long the story of a chapter takes, in milliseconds at normal speed. A
// chapter that is interrupted, for instance by a person's decision, is shown in several parts;
// parts holds the events of each of them. The Board must not contain any of the events yet.
func StoryDuration(gameUI GameUI, parts ...[]engine.Told) (ms float64) {
	defer saveBoard(gameUI.board())()
	var told chapterProgress
	for i, events := range parts {
		pictures := keepHeaviest(collectPictures(gameUI, events), told.nextPartPictures(1, i < len(parts)-1))
		told.pictures += len(pictures)
		ms += pictureTime * float64(len(pictures))
	}
	return ms
}

// chapterProgress counts the pictures of a chapter that have been shown; id is the chapter's
// number. A chapter that is interrupted, by a person's answer or a bot's long search, is shown in
// several parts. All parts together may have as many pictures as one story, so that they take no
// longer.
type chapterProgress struct{ id, pictures int }

// picturesLeft returns how many pictures may still be shown for chapter number id.
func (t *chapterProgress) picturesLeft(id int) int {
	if t.id != id {
		return maxPictures
	}
	return max(maxPictures-t.pictures, 0)
}

// nextPartPictures returns the maximum number of pictures of the next part of chapter number id. If
// the chapter continues after this part (goesOn is true), it is the larger half of the number of
// pictures that are left; otherwise the whole of it.
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

// saveBoard copies the content of a board and returns a function that restores it. This works
// because a board is a plain struct, see [engine.Board].
func saveBoard(b engine.Board) (back func()) {
	now := reflect.ValueOf(b).Elem()
	was := reflect.New(now.Type()).Elem()
	was.Set(now)
	return func() { now.Set(was) }
}

// chapter is a sequence of bots' decisions that are shown together as one story, or as a part of
// one.
type chapter struct {
	id     int
	hero   engine.Seat   // the seat whose face and name are above the pictures
	from   int           // number of decisions in the match before the chapter
	events []engine.Told // the events of all decisions of the chapter
	steps  []int         // for each event, the number of decisions made in the match up to it
}

// stories holds the chapter that is being collected (a bot's turn that is shown as a strip of
// pictures) and the strips on the screen.
type stories struct {
	chapter   *chapter        // decisions collected but not shown yet, nil for none
	progress  chapterProgress // how many pictures of the last chapter have been shown
	strip     *storyStrip     // the strip whose pictures are appearing, nil for none
	lingering *storyStrip     // a complete strip that is still visible, nil for none
	starts    map[int]bool    // keys: the number of decisions before each chapter that was shown
	silent    time.Duration   // clock time without animations while collecting a chapter
}

// gather adds the events of a decision to the chapter that is being collected, or begins a new
// chapter with it. id is the chapter's number, hero the seat whose turn it tells, and made the
// number of decisions in the match before this one.
func (s *stories) gather(id int, hero engine.Seat, events []engine.Told, made int) {
	if s.chapter == nil {
		s.chapter = &chapter{id: id, hero: hero, from: made}
	}
	s.extend(events, made+1)
}

// extend adds events to the last decision of the chapter that is being collected. made is the
// number of decisions made in the match, this one included.
func (s *stories) extend(events []engine.Told, made int) {
	for _, e := range events {
		s.chapter.events, s.chapter.steps = append(s.chapter.events, e), append(s.chapter.steps, made)
	}
}

// partDelay is the time after which the collected part of a chapter is shown, if bots are still
// thinking about the rest.
const partDelay = 500 * time.Millisecond

// partDue reports whether the collected part of a chapter should be shown now, because bots think
// for long about the rest. It is called in ticks in which nothing is animated; tick is the time of
// the tick. It returns true at most once in partDelay.
func (s *stories) partDue(tick time.Duration) bool {
	if s.chapter == nil || s.progress.picturesLeft(s.chapter.id) < 2 { // the last picture is kept for the end
		return false
	}
	if s.silent += min(tick, session.LongestTick); s.silent < partDelay {
		return false
	}
	s.silent = 0
	return true
}

// gathering reports whether a chapter is being collected.
func (s *stories) gathering() bool { return s.chapter != nil }

// close ends the collection and returns the chapter, which the caller shows.
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

// nextPartPictures returns the maximum number of pictures of the next part of chapter number id.
// goesOn tells whether the chapter continues after it, see [chapterProgress].
func (s *stories) nextPartPictures(id int, goesOn bool) int {
	return s.progress.nextPartPictures(id, goesOn)
}

// begin starts to show a strip of pictures. If the previous strip is still visible, its latest
// pictures stay in front of the new ones. A strip without pictures is not shown. letters is the
// letter scale, 1 for the default size.
func (s *stories) begin(next *storyStrip, letters float64) {
	s.progress.pictures += len(next.pictures)
	if len(next.pictures) > 0 {
		next.continueFrom(s.lingering, letters)
		s.strip, s.lingering = next, nil
	}
}

// telling reports whether the pictures of a story are appearing.
func (s *stories) telling() bool { return s.strip != nil }

// end marks the current strip as complete; it stays visible for a while.
func (s *stories) end() {
	if s.strip != nil {
		s.strip, s.lingering = nil, s.strip
		s.lingering.begun, s.lingering.now, s.lingering.progress = true, len(s.lingering.pictures)-1, 1
	}
}

// lingers reports whether a complete strip is still visible.
func (s *stories) lingers() bool { return s.lingering != nil }

// pass advances the display time of a complete strip by ms, in milliseconds at normal speed. way is
// true if something else needs the place of the strip, which then disappears sooner.
func (s *stories) pass(ms float64, way bool) {
	if s.lingering != nil {
		s.lingering = s.lingering.linger(ms, way)
	}
}

// shown returns the strip that is visible, nil for none, and its opacity, 0 to 1.
func (s *stories) shown() (strip *storyStrip, opacity float64) {
	switch {
	case s.strip != nil:
		return s.strip, 1
	case s.lingering != nil:
		return s.lingering, min(1, s.lingering.left/stripGoes)
	}
	return nil, 0
}

// storyNode appends the node that draws the strip of pictures, over the nodes of the board.
func (t *Table) storyNode(nodes []ui.Node) []ui.Node {
	return append(nodes, ui.Node{ID: "story", SkipFocus: true, Draw: func(p *paint.Canvas, _ *ui.Node, _ ui.NodeState) {
		s, opacity := t.present.stories.shown()
		if s == nil || !s.begun {
			t.Root.Remove(ui.TransientStory)
			return
		}
		t.placeStrip(s)
		pieces.WithOpacity(p, opacity, func() { s.draw(p) })
	}})
}

// began reports whether one of the chapters that were shown begins at a position. made is the
// number of decisions before the position.
func (s *stories) began(made int) bool { return s.starts[made] }

// forget discards the collected chapter and the strips of pictures. It is called when the table
// shows another position, after undo for instance.
func (s *stories) forget() { *s = stories{starts: s.starts} }

// gather adds the last decision to the chapter that is being collected. id is the chapter of the
// position in which the decision was made, 0 for none. It returns false if the decision must be
// animated instead. As soon as the chapter is complete, its story is shown.
func (t *Table) gather(id int, hero engine.Seat) bool {
	if id == 0 || t.skipsAnimations() || t.inLesson() {
		if t.present.stories.gathering() { // animations were switched off meanwhile: the collected events come first
			t.present.tellChapter()
		}
		return false
	}
	made := len(t.session.Match.Steps())
	t.present.stories.gather(id, hero, t.present.keepEvents(made, made), made-1)
	t.gate.Drop()
	t.reactions.pending = nil
	if !t.chapterContinues() {
		t.present.tellChapter()
	}
	return true
}

// chapterAndHero returns the number of the chapter to which the current decision belongs, 0 for
// none, and the seat whose turn the chapter tells.
func (t *Table) chapterAndHero() (chapter int, hero engine.Seat) {
	s := t.session.Match.State()
	if hero = t.gameUI.Hero(s); hero == engine.NoSeat {
		hero = s.Turn()
	}
	return t.gameUI.Chapter(s), hero
}

// chapterContinues reports whether the next decision belongs to the chapter that is being collected
// and will be made without asking a person.
func (t *Table) chapterContinues() bool {
	if t.session.Match.Over() || t.gameUI.Chapter(t.session.Match.State()) != t.present.stories.chapter.id {
		return false
	}
	return !t.session.WaitsForPerson() || t.reactions.wouldAnswerAutomatically()
}

// tellInterrupted shows the collected chapter if it will not continue: animations were switched
// off, or a person has changed a setting and will be asked for the next decision.
func (t *Table) tellInterrupted() {
	if t.present.stories.gathering() && !t.timeline.Busy() && (t.skipsAnimations() || !t.chapterContinues()) {
		t.present.tellChapter()
	}
}

// worthTelling reports whether the decisions collected so far result in at least one picture.
func (pr *presentation) worthTelling() bool {
	return len(StoryPictures(pr.gameUI, pr.stories.chapter.events)) > 0
}

// storyTime is how long a story with the largest number of pictures takes, in milliseconds at
// normal speed.
const storyTime = 2500

// tellChapter queues the story of the collected chapter. With each picture the Board applies the
// events up to the one that the picture shows, and the log line of that event appears. The last
// picture applies all events that are left, up to an ending (see [Holds]). While a picture is
// shown, the log lines of the events before the next picture follow in groups.
func (pr *presentation) tellChapter() {
	c := pr.stories.close()
	pr.Root.BeginDecision()
	if pr.behavior != nil {
		pr.behavior.resetTurnBudget() // a story has a time budget of its own
	}
	events := c.events
	asks := !pr.session.Match.Over() && pr.gameUI.Chapter(pr.session.Match.State()) == c.id
	pictures := storyPictures(pr.gameUI, events, pr.stories.nextPartPictures(c.id, asks))
	assignHero(pictures, c.hero)
	s := &storyStrip{
		pictures: pictures, area: pr.common.Area, names: pr.session.Seats, left: stripStays,
	}
	pr.stories.begin(s, pr.common.Window.View.Letters())
	follow := func(from, to int) {
		for _, e := range events[from:to] {
			pr.collectMoments(e.For(pr.common.RevealedSeats))
			pr.gameUI.follow(e)
			pr.shown.snapshots.release(e)
		}
		relayout(pr.gameUI)
	}
	remarks := pr.queueLines(events, c.steps)
	placard, lastRound := lastRoundPlacard(pr.gameUI, events)
	shown, said := 0, 0
	for i, pic := range s.pictures {
		if i < s.kept {
			continue
		}
		from, to, next := shown, pic.event+1, len(events)
		if i == len(s.pictures)-1 {
			to = max(to, beforeEnding(pr.gameUI, events))
		} else {
			next = max(s.pictures[i+1].event, pic.event+1)
		}
		lines, between := scheduleLines(remarks[said:pic.event+1], remarks[pic.event+1:next])
		shown, said = to, next
		pace := pictureTime / float64(len(between)+1)
		pr.timeline.Add(motion.Animation{
			Length: pictureTime, Next: pace, IsText: true, Stop: i == s.kept,
			Begin: func() {
				pr.shown.completeLast()
				s.now, s.begun = i, true
				pr.cues.queue(pr.gameUI, events[pic.event].For(pr.common.RevealedSeats))
				pr.common.HighlightedSeat = events[pic.event].Seat
				if pr.common.HighlightedSeat == engine.NoSeat {
					pr.common.HighlightedSeat = c.hero
				}
				pr.writeQueuedLines(lines)
				follow(from, to)
			},
			Draw: func(_ *paint.Canvas, x float64) { s.progress = x },
		})
		for _, lines := range between {
			pr.timeline.Add(motion.Animation{Length: pace, IsText: true, Begin: func() { pr.writeQueuedLines(lines) }})
		}
	}
	pr.holdStory(s, events)
	if lastRound {
		pr.announceLastRound(placard)
	}
	pr.tellRest(remarks[said:], func() { follow(shown, len(events)) })
	if pr.skipsAnimations() && !pr.common.Area.Empty() {
		pr.cues.skip(pr.now, pr.timeline.SkipToRealTime)
	}
	pr.Rebuild()
}

// tellRest ends a story. It writes remarks, the log lines that no picture has written, and calls
// follow, which makes the Board apply the events that are left. Without pictures these are all
// events of the chapter.
func (pr *presentation) tellRest(remarks []queuedLine, follow func()) {
	first, then := scheduleLines(remarks, nil)
	pr.timeline.Add(motion.Animation{Length: lineTime * float64(min(len(then), 1)), IsText: true, Begin: func() {
		pr.writeQueuedLines(first)
		follow()
	}})
	for _, lines := range then {
		pr.timeline.Add(motion.Animation{Length: lineTime, IsText: true, Begin: func() { pr.writeQueuedLines(lines) }})
	}
	pr.timeline.Add(motion.Animation{End: pr.finish})
}

// lineTime is the minimum time, in milliseconds, between two groups of log lines that appear after
// the last picture of a story.
const lineTime = 120

// Limits for the log while one picture of a bot's turn is shown. maxLineGroups is the largest
// number of log updates, since each of them repaints the table. If more than maxFirstLines lines
// would appear together with the picture, they are spread over several updates.
const (
	maxLineGroups = 4
	maxFirstLines = 3
)

// scheduleLines decides when log lines appear while a picture is shown. The result first has the
// lines that appear together with the picture. The result then has the groups of lines that follow
// one by one. shows are the lines of the events up to the picture's event; between are the lines of
// later events that come before the next picture.
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

// splitLines splits log lines into at most maxLineGroups groups of almost equal size. The lines of
// a group appear together. If there are few lines, each is a group.
func splitLines(all []queuedLine) (parts [][]queuedLine) {
	for n := min(len(all), maxLineGroups); n > 0; n-- {
		first := (len(all) + n - 1) / n
		parts, all = append(parts, all[:first]), all[first:]
	}
	return parts
}
