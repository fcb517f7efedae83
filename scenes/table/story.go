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
	play         Play
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

	event int         // the last event that it shows, within its chapter
	hero  engine.Seat // whose story it is of
	owned bool        // the game says whose it is
}

// Of returns the picture as one of a seat's, where others act in the chapter of whose turn it is.
func (p Picture) Of(seat engine.Seat) Picture {
	p.hero, p.owned = seat, seat != engine.NoSeat
	return p
}

// Add puts a picture behind those that were added before.
func (s *Story) Add(p Picture) {
	p.event = s.at
	s.pictures = append(s.pictures, p)
}

// AddLine adds the log line of the event as a picture, with its icon. An event that is not in the log adds none.
func (s *Story) AddLine(weight int) {
	if icon, line := s.play.Line(s.Event); line != "" {
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

// mostPictures is how many pictures a story has at most.
const mostPictures = 5

// choose leaves out the lightest pictures until no more than most are left; of equally light ones that which follows
// soonest on another, so that what stays is spread over the chapter.
func choose(all []Picture, most int) []Picture {
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
	return distinct(all)
}

// own makes pictures those of whose turn it is, but for what a game says is another's.
func own(all []Picture, hero engine.Seat) {
	for i := range all {
		if !all[i].owned {
			all[i].hero = hero
		}
	}
}

// distinct makes one picture of two in a row that say the same: what lay between them has been left out.
func distinct(all []Picture) []Picture {
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
func Tell(play Play, events []engine.Event) []Picture { return tell(play, events, mostPictures) }

// tell is Tell with at most so many pictures.
func tell(play Play, events []engine.Event, most int) []Picture {
	defer keep(play.board())()
	return choose(tellOn(play, events), most)
}

// tellOn returns all the pictures that events are worth, and lets the board follow them.
func tellOn(play Play, events []engine.Event) []Picture {
	s := &Story{play: play}
	for i, e := range events {
		s.Event, s.at = e.For(play.common().Open), i
		play.Tell(s)
		play.follow(s.Event)
	}
	return s.pictures
}

// TellTime returns how long the story of a chapter takes at normal speed, in milliseconds, on a board as [Tell] wants it.
// The chapter has a part more for every time that it is interrupted.
func TellTime(play Play, parts ...[]engine.Event) (ms float64) {
	defer keep(play.board())()
	var told telling
	for i, events := range parts {
		pictures := choose(tellOn(play, events), told.room(1, i < len(parts)-1))
		told.pictures += len(pictures)
		ms += pictureTime * float64(len(pictures))
	}
	return ms
}

// telling is how much of a chapter has been told. The parts of a chapter, which a person's answers or a long thought part, share the
// pictures of one story, and so its time.
type telling struct{ id, pictures int }

// left is how many pictures the rest of a chapter may have.
func (t *telling) left(id int) int {
	if t.id != id {
		return mostPictures
	}
	return max(mostPictures-t.pictures, 0)
}

// room is how many pictures the next part of a chapter may have: what is left, or the larger half of it where the chapter
// goes on.
func (t *telling) room(id int, goesOn bool) int {
	if t.id != id {
		*t = telling{id: id}
	}
	left := t.left(id)
	if goesOn {
		left = (left + 1) / 2
	}
	return left
}

// keep remembers a board and returns what makes it as it was. A board is a plain struct, see [engine.Board].
func keep(b engine.Board) (back func()) {
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
	chapter   *chapter      // what is yet to be told, nil for nothing
	told      telling       // how much of the chapter has been told that was told last
	strip     *strip        // the story that is being told, nil for none
	lingering *strip        // the one that has been told and is still looked at, nil for none
	starts    map[int]bool  // after how many decisions a chapter began that was told
	silent    time.Duration // of the clock, while a chapter is gathered and nothing is shown
}

// gather takes in a decision of a chapter, made after so many others.
func (s *stories) gather(id int, hero engine.Seat, step match.Step, made int) {
	if s.chapter == nil {
		s.chapter = &chapter{id: id, hero: hero, from: made}
	}
	s.chapter.steps = append(s.chapter.steps, step)
}

// partAfter is how long one waits for a chapter to end: then what there is of it is told, and bots think on meanwhile.
const partAfter = 500 * time.Millisecond

// falter notes that nothing was shown for so long, and reports whether to tell what is gathered. It does so again after as long.
func (s *stories) falter(tick time.Duration) bool {
	if s.chapter == nil || s.told.left(s.chapter.id) < 2 { // the last picture is for the end
		return false
	}
	if s.silent += min(tick, longestTick); s.silent < partAfter {
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

// room is how many pictures the next part of a chapter may have, see [telling].
func (s *stories) room(id int, goesOn bool) int { return s.told.room(id, goesOn) }

// begin puts a strip on the table, behind what is left there of the one before it. One without pictures is not seen.
func (s *stories) begin(next *strip, letters float64) {
	s.told.pictures += len(next.pictures)
	if len(next.pictures) > 0 {
		next.follow(s.lingering, letters)
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
	if id == 0 || t.instant() || t.tutor != nil {
		if t.stories.gathering() { // motions were switched off in its midst: what was gathered comes first
			t.tell()
		}
		return false
	}
	t.stories.gather(id, hero, step, len(t.match.Steps())-1)
	t.doubt.letGo()
	t.question = nil
	if !t.goesOn() {
		t.tell()
	}
	return true
}

// last returns the decision that was made last.
func (t *Table) last() match.Step {
	steps := t.match.Steps()
	return steps[len(steps)-1]
}

// goesOn reports whether the decision waited for belongs to the chapter that is being gathered: it is that of a bot, or of
// a person who is not asked.
func (t *Table) goesOn() bool {
	if t.match.Over() || t.play.Chapter(t.match.State()) != t.stories.chapter.id {
		return false
	}
	return !t.person() || t.wouldWave()
}

// interrupted tells what is gathered where nothing will follow that goes on with it: motions were switched off, or a person wants
// to be asked who did not want to before.
func (t *Table) interrupted() {
	if t.stories.gathering() && !t.line.Busy() && (t.instant() || !t.goesOn()) {
		t.tell()
	}
}

// worthTelling reports whether the chapter that is gathered has something for a picture so far.
func (t *Table) worthTelling() bool {
	events, _ := t.stories.chapter.events()
	return len(Tell(t.play, events)) > 0
}

// storyTime is how long a story of the most pictures takes at normal speed, in milliseconds.
const storyTime = 2500

// tell puts the story of the gathered chapter on the timeline. The board follows with the pictures, each up to what it
// shows; the log has the line of a picture as that comes up, and while it is looked at, one by one, those of what lies between
// it and the next.
func (t *Table) tell() {
	c := t.stories.close()
	t.Root.Turn()
	if t.behavior != nil {
		t.behavior.personActs() // a story has its own budget of time
	}
	events, steps := c.events()
	asks := !t.match.Over() && t.play.Chapter(t.match.State()) == c.id
	pictures := tell(t.play, events, t.stories.room(c.id, asks))
	own(pictures, c.hero)
	s := &strip{
		pictures: pictures, area: t.common.Area, names: t.seats, left: stripStays,
	}
	t.stories.begin(s, t.layout.View.Letters())
	follow := func(from, to int) {
		for _, e := range events[from:to] {
			e = e.For(t.common.Open)
			t.witness(e)
			t.play.follow(e)
		}
		arrange(t.play)
	}
	remarks := t.remarks(events, steps)
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
		lines, between := told(remarks[said:pic.event+1], remarks[pic.event+1:next])
		shown, said = to, next
		pace := pictureTime / float64(len(between)+1)
		t.line.Add(motion.Animation{
			Length: pictureTime, Next: pace, Words: true, Stop: i == s.kept,
			Begin: func() {
				t.complete()
				s.settle()
				t.cue(events[pic.event].For(t.common.Open))
				t.common.Lit = events[pic.event].Seat
				if t.common.Lit == engine.NoSeat {
					t.common.Lit = c.hero
				}
				t.remark(lines)
				follow(from, to)
			},
			Draw: func(p *paint.Pen, x float64) { s.draw(p, i, x) },
		})
		for _, lines := range between {
			t.line.Add(motion.Animation{Length: pace, Words: true, Begin: func() { t.remark(lines) }})
		}
	}
	t.tellRest(remarks[said:], func() { follow(shown, len(events)) })
	if t.instant() && !t.common.Area.Empty() {
		t.skip(t.line.Skip)
	}
	t.Rebuild()
}

// tellRest ends a story with what is worth no picture.
func (t *Table) tellRest(remarks []remark, follow func()) {
	first, then := told(remarks, nil)
	t.line.Add(motion.Animation{Length: lineTime * float64(min(len(then), 1)), Words: true, Begin: func() {
		t.remark(first)
		follow()
	}})
	for _, lines := range then {
		t.line.Add(motion.Animation{Length: lineTime, Words: true, Begin: func() { t.remark(lines) }})
	}
	t.line.Add(motion.Animation{End: t.settle})
}

// lineTime is how long the lines stand alone that come up without a picture, in milliseconds.
const lineTime = 120

// How often the log goes on at most while something is told, as the table is painted anew each time, and how many lines come up
// at one moment where that can be had.
const (
	mostRemarks = 4
	fewRemarks  = 3
)

// told says how the log tells what a picture shows and what lies between it and the next: what comes up with the picture, and then
// what comes up one after the other.
func told(shows, between []remark) (first []remark, then [][]remark) {
	shows, between = spoken(shows), spoken(between)
	if len(shows) > fewRemarks { // much lies before the first picture
		then = inTurn(shows)
		first, then = then[0], then[1:]
	} else {
		first = shows
	}
	return first, append(then, inTurn(between)...)
}

// spoken returns the remarks that have words.
func spoken(all []remark) []remark {
	return slices.DeleteFunc(slices.Clone(all), func(r remark) bool { return r.line == "" })
}

// inTurn parts remarks into those that come up together: one by one where there are few.
func inTurn(all []remark) (parts [][]remark) {
	for n := min(len(all), mostRemarks); n > 0; n-- {
		first := (len(all) + n - 1) / n
		parts, all = append(parts, all[:first]), all[first:]
	}
	return parts
}
