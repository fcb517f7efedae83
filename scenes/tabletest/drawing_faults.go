package tabletest

import (
	"fmt"

	"gulch/engine"
	"gulch/engine/match"
	"gulch/render/motion"
	"gulch/render/paint"
	"gulch/scenes/stage"
	"gulch/scenes/table"
)

// drawnPerKind is how many events of each kind drawingFaults draws.
const drawnPerKind = 1

// drawingFaults plays games, and draws the board and its animations at events of every kind. It
// returns messages about two kinds of faults: drawing changes the board, or the animation of a
// number starts from another value than was shown before. It must run on the thread of the window
// tests.
func drawingFaults(app *stage.App, game table.Game) (wrong []string) {
	info := game.Rules.Info()
	e := drawingCheck{info: info, kit: app.Kit, drawn: map[engine.EventKind]int{}, said: map[string]bool{}}
	for _, setup := range setups(info, info.MinSeats, info.MaxSeats-info.MinSeats+1, 5) {
		m, err := match.New(game.Rules, setup, nil)
		if err != nil {
			return append(e.wrong, err.Error())
		}
		first, err := m.First()
		if err != nil {
			return append(e.wrong, err.Error())
		}
		e.play = game.New(app, setup.Seats)
		table.RevealSeats(e.play, engine.AllSeats(len(setup.Seats)))
		window, area := WideWindow()
		table.ShowPosition(e.play, first, window, area)
		c := engine.NewChance(5, 3)
		for made := 0; ; made++ {
			events, err := m.Told(made)
			if err != nil {
				return append(e.wrong, err.Error())
			}
			for _, x := range events {
				e.event(x)
			}
			table.NotifyAllShown(e.play, m.State())
			if m.Over() {
				break
			}
			legal := m.Legal()
			if _, err = m.Play(legal[c.Below(len(legal))]); err != nil {
				return append(e.wrong, err.Error())
			}
		}
	}
	return e.wrong
}

// drawingCheck is the table under test and the faults found so far.
type drawingCheck struct {
	play  table.GameUI
	notes paint.Trace // receives the recorded draw calls, which are not used
	info  engine.Info
	kit   *paint.Renderer
	drawn map[engine.EventKind]int
	said  map[string]bool
	wrong []string
}

// fault adds a message, unless the same message was added before.
func (e *drawingCheck) fault(format string, args ...any) {
	if line := fmt.Sprintf(format, args...); !e.said[line] {
		e.said[line] = true
		e.wrong = append(e.wrong, line)
	}
}

// event animates event x. If fewer than drawnPerKind events of its kind have been drawn, it also
// draws the table before the animation, at its start and after it.
func (e *drawingCheck) event(x engine.Told) {
	show := table.Animate(e.play, x)
	var line motion.Timeline
	length := 0.0
	for _, a := range show.Animations() {
		line.Add(*a)
		length += a.Length
	}
	if e.drawn[x.Kind] < drawnPerKind && length > 0 {
		e.drawn[x.Kind]++
		name := e.info.EventName(x.Kind)
		before := e.draw(name, &line)
		line.Advance(0.01)
		begun := e.draw(name, &line)
		line.SkipAll()
		show.EnsureApplied()
		e.count(name, before, begun, e.draw(name, &line))
		return
	}
	line.SkipAll()
	show.EnsureApplied()
}

// count checks that an animated number starts from the value that was shown before the animation.
// The first coin of a payment may already be subtracted. before, begun and after are the displayed
// numbers before the animation, at its start and after it, by their keys. event is the name of the
// event in the message.
func (e *drawingCheck) count(event string, before, begun, after map[any]int) {
	for key, shown := range begun {
		was, ok := before[key]
		if ok && (shown > was || shown < was && shown < after[key]) {
			e.fault("%s: at the event %s the animated figure %v starts at %d, expected %d, the value shown before. "+
				"In the table's Animate, pass Count the change by the event", e.info.ID, event, key, shown, was)
		}
	}
}

// draw draws the table and the animations that run on line. It returns the numbers that the table
// displays, such as a seat's money, by the keys that the table gives them (see
// [table.ObserveCounts]). event is the name of the current event in messages about faults.
func (e *drawingCheck) draw(event string, line *motion.Timeline) map[any]int {
	figures := map[any]int{}
	table.ObserveCounts(e.play, func(key any, shown int) { figures[key] = shown })
	defer table.ObserveCounts(e.play, nil)
	before := boardOf(e.play)
	window, _ := WideWindow()
	pen := e.notes.Canvas(e.kit, 1280, 720, window.View)
	e.play.Paint(pen)
	e.play.Draw(pen)
	line.Draw(pen)
	pen.Flush()
	if boardOf(e.play) != before {
		e.fault("%s: drawing changes the board at the event %s, expected no change. The table's Paint, "+
			"Draw and animations must not change it", e.info.ID, event)
	}
	return figures
}
