package table

import (
	"slices"
	"strings"

	"gulch/engine"
	"gulch/engine/match"
	"gulch/render/i18n"
	"gulch/render/motion"
	"gulch/render/paint"
	"gulch/render/pieces"
)

// Holds lists the kinds of events at which a table waits until the people at the screen have seen
// what happened: for [ResultTime], or until a press. It waits whatever the speed of animations is,
// also if they are off (see staysAtOnce), and also if no choice follows or the next question, a
// hand-over or the end of the game comes at once.
type Holds struct {
	// Results are the events that tell how a fight, a hold-up or a roll has ended. Their placard or
	// close-up stays; without one, their log line is shown on a placard.
	Results []engine.EventKind
	// Endings are the events that change the whole board, such as the end of a day. What was shown
	// last stays before them.
	Endings []engine.EventKind
}

// ResultTime is the minimum time, in milliseconds of the clock, for which a result stays visible.
const ResultTime = 1500

// resultWeight is the weight of the picture of a result in a story, see [Picture.Weight]. It is
// above all other weights, so that the picture is never left out.
const resultWeight = 20

// isResult reports whether event e is one of the game's results.
func isResult(gameUI GameUI, e engine.Event) bool {
	return slices.Contains(gameUI.Holds().Results, e.Kind)
}

// isEnding reports whether event e is one of the game's endings.
func isEnding(gameUI GameUI, e engine.Event) bool {
	return slices.Contains(gameUI.Holds().Endings, e.Kind)
}

// watched reports whether a person is at the table, so that it waits at all.
func watched(gameUI GameUI) bool { return match.People(gameUI.common().Players) > 0 }

// Watched reports whether a person is at the table of the event. Without one, nothing waits until
// it was seen, see [Holds].
func (x *EventAnimation) Watched() bool { return watched(x.gameUI) }

// concernsPerson reports whether event e is about the seat of a person.
func concernsPerson(gameUI GameUI, e engine.Event) bool {
	person := func(seat engine.Seat) bool {
		return seat != engine.NoSeat && engine.At(gameUI.common().Players, seat).Person()
	}
	return person(e.Seat) || person(e.Other)
}

// staysAtOnce reports whether the table waits at event e also if animations are off: the event
// concerns a person or is from a turn that people follow, not one of a bot that is told as a story.
func staysAtOnce(gameUI GameUI, e engine.Told) bool {
	return concernsPerson(gameUI, e.Event) || e.State == nil || gameUI.Chapter(e.State) == 0
}

// mostLastNews is the number of events that showLastTurns tells.
const mostLastNews = 3

// showLastTurns shows what the bots have done after the last decision of a person, on a placard
// that stays until it was seen. It does so at the end of a game without animations, where these
// turns could be seen nowhere else before the results.
func (t *Table) showLastTurns() {
	steps := t.session.Match.Steps()
	from := len(steps)
	for from > 0 && !t.session.Seats[steps[from-1].Seat].Person() {
		from--
	}
	if !t.skipsAnimations() || t.isPlain() || from == len(steps) || from == 0 || t.common.Area.Empty() {
		return
	}
	lines := slices.DeleteFunc(t.recapLines(steps[from-1].Seat, t.session.EventsThrough(from)),
		func(l recapLine) bool { return l.weight < mainEvent })
	for len(lines) > mostLastNews {
		least := 0
		for i, l := range lines {
			if l.weight < lines[least].weight {
				least = i
			}
		}
		lines = slices.Delete(lines, least, least+1)
	}
	if len(lines) == 0 {
		return
	}
	var news []string
	for _, l := range lines {
		news = append(news, l.line)
	}
	at, size := t.gameUI.PlacardPlace()
	placard := pieces.Placard{Words: i18n.T("The game is over"), Note: Sentences(news...), At: at, Size: size}
	t.timeline.Add(motion.Animation{Length: 2 * ResultTime, IsText: true, Stop: true, RealTime: true,
		Draw: func(p *paint.Canvas, x float64) { placard.Show(p, x) }})
}

// holdBefore adds the time for which the board stays as it is before an ending.
func (x *EventAnimation) holdBefore() {
	if isEnding(x.gameUI, x.Event) && watched(x.gameUI) {
		x.hold(x.Draw(ResultTime, nil))
	}
}

// holdAfter keeps the words of a result visible. run holds the results of the same kind that were
// shown just before it, such as the first of two dice.
func (x *EventAnimation) holdAfter(run []engine.Event) {
	if !isResult(x.gameUI, x.Event) || !watched(x.gameUI) {
		return
	}
	if x.words == nil {
		words, note := resultWords(x.gameUI, append(slices.Clone(run), x.Event))
		if words == "" {
			return
		}
		x.ApplyEvent()
		x.Announce(words, note)
	}
	x.hold(x.words)
}

// hold makes an animation stay for at least [ResultTime]. The animation after it waits for it.
func (x *EventAnimation) hold(a *motion.Animation) {
	a.Length, a.Next = max(a.Length, ResultTime), 0
	a.IsText, a.Stop, a.RealTime = true, true, true
}

// resultWords returns the log lines of results for a placard: one of them, and in the note the
// others, shortened if they are alike.
func resultWords(gameUI GameUI, run []engine.Event) (words, note string) {
	var lines []string
	for _, e := range run {
		if _, line := gameUI.Line(e); line != "" {
			lines = append(lines, line)
		}
	}
	if len(lines) == 0 {
		return "", ""
	}
	if n := len(lines) - 1; n > 1 {
		if all, more := strings.CutPrefix(joinAlike(lines), lines[n]); more {
			return lines[n], strings.TrimSpace(all)
		}
	}
	return lines[0], Sentences(lines[1:]...)
}

// eventRun returns the events just before a given event that are of its kind, redacted for the
// viewers, and whether another event of its kind follows. all are the events in order, and i is the
// index of the given event.
func eventRun(gameUI GameUI, all []engine.Told, i int) (before []engine.Event, goesOn bool) {
	from := i
	for from > 0 && all[from-1].Kind == all[i].Kind {
		from--
	}
	for _, e := range all[from:i] {
		before = append(before, e.For(gameUI.common().RevealedSeats))
	}
	return before, i+1 < len(all) && all[i+1].Kind == all[i].Kind
}

// concernWeight is added to the weight of a picture whose event concerns a person: the captions of
// a strip are first about what concerns the people who see it.
const concernWeight = 6

// addPictures adds the pictures of the story's current event to the story. A story with too many
// pictures loses those with the least weight, so a picture of an event that concerns a person gets
// a greater weight. If the event is also a result (see isResult), it always has a picture, and this
// picture is never left out.
func (s *Story) addPictures() {
	before := len(s.pictures)
	s.gameUI.AddPictures(s)
	concerns := concernsPerson(s.gameUI, s.Event)
	for i := before; concerns && i < len(s.pictures); i++ {
		s.pictures[i].Weight += concernWeight
	}
	if !isResult(s.gameUI, s.Event) || !concerns {
		return
	}
	if n := len(s.pictures); n == 0 || s.pictures[n-1].event != s.at {
		s.AddLine(resultWeight)
	}
	if n := len(s.pictures); n > 0 && s.pictures[n-1].event == s.at {
		s.pictures[n-1].Weight = max(s.pictures[n-1].Weight, resultWeight)
	}
}

// beforeEnding returns how many of the events come before the first ending among them.
func beforeEnding(gameUI GameUI, events []engine.Told) int {
	i := slices.IndexFunc(events, func(e engine.Told) bool { return isEnding(gameUI, e.Event) })
	if i < 0 {
		return len(events)
	}
	return i
}

// holdStory makes the game wait for [ResultTime] while the complete strip s stays on the screen.
// events are the events that s tells, including those after its last picture. holdStory waits only
// if one of them is an ending, or is a result that concerns a person (see [Holds]). It does not
// wait if no person is at the table, or if all pictures of s are taken over from the previous
// strip.
func (pr *presentation) holdStory(s *storyStrip, events []engine.Told) {
	result := func(e engine.Told) bool { return isResult(pr.gameUI, e.Event) && concernsPerson(pr.gameUI, e.Event) }
	if len(s.pictures) == s.kept || !watched(pr.gameUI) ||
		beforeEnding(pr.gameUI, events) == len(events) && !slices.ContainsFunc(events, result) {
		return
	}
	pr.timeline.Add(motion.Animation{Length: ResultTime, IsText: true, Stop: true, RealTime: true,
		Draw: func(*paint.Canvas, float64) { s.progress = 1 }})
}
