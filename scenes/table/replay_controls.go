package table

import (
	"gulch/engine"
	"gulch/engine/match"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/motion"
	"gulch/render/pieces"
	"gulch/render/ui"
	"gulch/scenes/stage"

	"github.com/hajimehoshi/ebiten/v2"
)

// replayer is the state of a replay that is shown on the table.
type replayer struct {
	r             *match.Replay
	playing       bool
	pauseLeft     float64      // ms until the next decision is shown, while the replay runs
	recordedMatch *match.Match // match with all recorded decisions; nil until needed
	turns         []int        // numbers of decisions before each turn; nil until needed
	fromResults   bool         // the replay was opened from the results, to which its menu leads back
	resultsPage   string       // page of the results from which the replay was watched last, "" for the score
}

// replayPause is the pause of a replay after each decision, in milliseconds at normal speed.
const replayPause = 350

// NewReplay returns the table of replay r. doc is the document name of the recorded match.
func NewReplay(h *stage.App, r *match.Replay, doc string, gameUI GameUI) *Table {
	t := newTable(h, r.Info(), r.Setup().Seats, doc, gameUI)
	t.session.Replay, t.replay = r, &replayer{r: r}
	t.updateOpenSeats()
	t.present.rebuildFromHistory()
	return t
}

// words returns a text about the position of the replay that is shown.
func (f *replayer) words() string {
	return i18n.T("Move %d of %d", f.r.At(), f.r.Len())
}

// update shows the next decision when its time has come, if the replay is playing. ms is the time
// since the last tick.
func (f *replayer) update(t *Table, ms float64) {
	if !f.playing || t.timeline.Busy() {
		return
	}
	f.pauseLeft -= ms * t.present.speed()
	if f.pauseLeft > 0 && !t.skipsAnimations() {
		return
	}
	f.pauseLeft = replayPause
	if !f.next(t) {
		f.playing = false
		t.Rebuild()
	}
}

// next shows the next decision and reports whether there was one.
func (f *replayer) next(t *Table) bool {
	step, ok := f.r.Next()
	if !ok {
		return false
	}
	t.common.HighlightedSeat = step.Seat
	t.present.queueEvents(t.present.keepEvents(f.r.At(), f.r.At()), f.r.At())
	t.Rebuild()
	return true
}

func (f *replayer) seek(t *Table, at int) {
	t.timeline = motion.Timeline{Changed: t.Repaint}
	if err := f.r.Seek(at); err != nil {
		t.app.Toast(i18n.T("The replay stops here. %s", i18n.Sentence(err)))
	}
	t.showCurrentPosition()
}

// nodes appends the controls of the replay.
func (f *replayer) nodes(t *Table, dst []ui.Node) []ui.Node {
	area, _ := t.frame.decisionAreas()
	row := t.frame.buttonRow()
	bar := geom.R(area.X, area.Y-44, area.W, 30)
	value := 0.0
	if f.r.Len() > 0 {
		value = float64(f.r.At()) / float64(f.r.Len())
	}
	jump := func(to int) {
		if to = min(max(to, 0), f.r.Len()); to != f.r.At() {
			f.playing = false
			f.seek(t, to)
		}
	}
	slider := ui.Slider("position", i18n.T("Position"), i18n.T("Drag to jump to any move."), bar, value,
		func(v float64) {
			jump(int(v*float64(f.r.Len()) + 0.5))
		})
	slider.Wheel = func(n int) { jump(f.r.At() + n) }
	dst = append(dst, slider)
	for i, b := range f.buttons(t) {
		look := pieces.Button{Icon: b.icon, Material: b.make, Label: b.short, Size: 14}
		line := geom.R(area.X, area.Y-4, area.W, 40).Row(i, replayRowButtons, 8)
		if i >= replayRowButtons {
			line = geom.R(area.X, area.Y+42, area.W, 36).Row(i-replayRowButtons, 2, 8)
		}
		n := ui.Button(b.id, line, look, b.press, b.key)
		n.Label, n.Tip, n.TipAvoids = b.label, b.tip, t.frame.decision
		dst = append(dst, n)
	}
	on := ui.Button("branch", row, pieces.Button{Label: i18n.T("Play from here"), Icon: "quill-ink"},
		func() { f.branch(t) })
	on.TipAvoids = t.frame.decision
	on.Tip = i18n.T("Start a new game with the moves made so far. The old one stays as it is.")
	if f.r.State().Turn() == engine.NoSeat {
		on.DisabledReason = i18n.T("You can't play on after the end. First, go back to one of your moves.")
	}
	return append(dst, on)
}

// replayButton is a button of the replay.
type replayButton struct {
	id, label, tip, icon string
	short                string // short text on the button
	make                 pieces.ButtonMaterial
	press                func()
	key                  ebiten.Key
}

// replayRowButtons is the number of buttons in the first row of the replay's controls; the others
// are in the row below.
const replayRowButtons = 5

// buttons returns the buttons of the replay. Each of them pauses the replay, except the one that
// starts it.
func (f *replayer) buttons(t *Table) []replayButton {
	to := func(at func() int) func() {
		return func() {
			f.playing = false
			f.seek(t, at())
		}
	}
	play := replayButton{
		id: "play", label: i18n.T("Play"), tip: i18n.T("Play or pause. (P)"), icon: "play-button",
		make: pieces.Brass, key: ebiten.KeyP,
		press: func() {
			f.playing, f.pauseLeft = !f.playing, 0
			t.Rebuild()
		},
	}
	if f.playing {
		play.icon, play.label = "pause-button", i18n.T("Pause")
	}
	return []replayButton{
		{id: "first", label: i18n.T("To the start"), tip: i18n.T("Go to the first move. (Home)"),
			icon:  "fast-backward-button",
			press: to(func() int { return 0 }), key: ebiten.KeyHome},
		{id: "prev", label: i18n.T("Back"), tip: i18n.T("Go back one move. (B)"), icon: "previous-button",
			press: to(func() int { return f.r.At() - 1 }), key: ebiten.KeyB},
		play,
		{id: "next", label: i18n.T("Forward"), tip: i18n.T("Go forward one move. (N)"), icon: "next-button",
			key: ebiten.KeyN,
			press: func() {
				f.playing = false
				t.present.cues.skipMuted(t.timeline.SkipAll)
				f.next(t)
			}},
		{id: "last", label: i18n.T("To the end"), tip: i18n.T("Go to the last move. (End)"),
			icon:  "fast-forward-button",
			press: to(f.r.Len), key: ebiten.KeyEnd},
		{id: "turn-back", short: i18n.T("Previous turn"), label: i18n.T("Previous turn"),
			tip:   i18n.T("Go to the start of this turn, or of the one before. (Page up)"),
			press: to(func() int { return f.turnStart(-1) }), key: ebiten.KeyPageUp},
		{id: "turn-on", short: i18n.T("Next turn"), label: i18n.T("Next turn"),
			tip:   i18n.T("Go to the start of the next turn. (Page down)"),
			press: to(func() int { return f.turnStart(1) }), key: ebiten.KeyPageDown},
	}
}

// turnStart returns the position (number of decisions) at which the next turn starts if way is
// positive, or the previous turn if way is negative. If there is no such turn, it returns the end
// or the start of the game.
func (f *replayer) turnStart(way int) int {
	if f.turns == nil {
		f.findTurns()
	}
	at := f.r.At()
	for i := range f.turns {
		if way > 0 && f.turns[i] > at {
			return f.turns[i]
		}
		if back := f.turns[len(f.turns)-1-i]; way < 0 && back < at {
			return back
		}
	}
	if way > 0 {
		return f.r.Len()
	}
	return 0
}

// findTurns plays through the record to find the positions at which a turn starts, that is, where
// the game's clock ([engine.Heuristics]) advances. A game without a clock has only one turn.
func (f *replayer) findTurns() {
	at, last := f.r.At(), -1
	f.turns = []int{0}
	for i := range f.r.Len() + 1 {
		if f.r.Seek(i) != nil {
			break
		}
		g, ok := f.r.State().(engine.Heuristics)
		if !ok {
			break
		}
		if clock := g.Clock(); clock != last && i > 0 {
			f.turns = append(f.turns, i)
			last = clock
		} else if i == 0 {
			last = clock
		}
	}
	_ = f.r.Seek(at) // back to the present position
}

// branch starts a new match that continues from the current position of the replay.
func (f *replayer) branch(t *Table) {
	if err := t.app.Branch(f.r, f.r.At()); err != nil {
		t.Root.Refuse("branch", i18n.Sentence(err))
	}
}
