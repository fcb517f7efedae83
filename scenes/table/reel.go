package table

import (
	"gulch/engine"
	"gulch/engine/match"
	"gulch/render/geom"
	"gulch/render/motion"
	"gulch/render/pieces"
	"gulch/render/ui"
	"gulch/render/words"
	"gulch/scenes/stage"

	"github.com/hajimehoshi/ebiten/v2"
)

// reel is a replay on the table.
type reel struct {
	r       *match.Replay
	playing bool
	rest    float64      // time until the next step while it plays, ms
	whole   *match.Match // all that was recorded, once it was asked for
}

// stepRest is how long a replay rests after each decision, at normal speed.
const stepRest = 350

// NewReplay puts a replay on the table.
func NewReplay(h *stage.House, r *match.Replay, doc string, play Play) *Table {
	t := &Table{house: h, info: r.Info(), play: play, seats: r.Setup().Seats, doc: doc, replay: &reel{r: r}}
	t.line.Changed = t.Repaint
	t.play.Sync(r.State())
	t.rewrite()
	t.light(r.State().Turn())
	return t
}

// words says where the replay stands.
func (f *reel) words() string {
	return words.T("Move %d of %d", f.r.At(), f.r.Len())
}

// update plays on while the reel runs.
func (f *reel) update(t *Table, ms float64) {
	if !f.playing || t.line.Busy() {
		return
	}
	f.rest -= ms * t.speed()
	if f.rest > 0 && !t.instant() {
		return
	}
	f.rest = stepRest
	if !f.next(t) {
		f.playing = false
		t.Rebuild()
	}
}

// next shows one more decision. It reports whether there was one.
func (f *reel) next(t *Table) bool {
	step, ok := f.r.Next()
	if !ok {
		return false
	}
	t.light(step.Seat)
	t.show(step.Events, f.r.At())
	t.Rebuild()
	return true
}

func (f *reel) seek(t *Table, at int) {
	t.line = motion.Timeline{Changed: t.Repaint}
	if err := f.r.Seek(at); err != nil {
		t.house.Notice(words.T("The replay stops here. %s", words.Sentence(err)))
	}
	t.jump()
}

// nodes appends the controls of a replay.
func (f *reel) nodes(t *Table, dst []ui.Node) []ui.Node {
	area, _ := t.askArea()
	row := t.buttonRow()
	bar := geom.R(area.X, area.Y-44, area.W, 30)
	value := 0.0
	if f.r.Len() > 0 {
		value = float64(f.r.At()) / float64(f.r.Len())
	}
	dst = append(dst, ui.Slider("position", words.T("Position"), words.T("Drag to jump to any move."), bar, value, func(v float64) {
		if at := int(v*float64(f.r.Len()) + 0.5); at != f.r.At() {
			f.playing = false
			f.seek(t, at)
		}
	}))
	play := pieces.Button{Icon: "play-button", Make: pieces.Brass}
	label := words.T("Play")
	if f.playing {
		play.Icon, label = "pause-button", words.T("Pause")
	}
	buttons := []struct {
		id, label, tip, icon string
		press                func()
		key                  ebiten.Key
	}{
		{"first", words.T("To the start"), words.T("Back to the first move. (Home)"), "fast-forward-button", func() { f.playing = false; f.seek(t, 0) }, ebiten.KeyHome},
		{"prev", words.T("Back"), words.T("One move back. (B)"), "previous-button", func() { f.playing = false; f.seek(t, f.r.At()-1) }, ebiten.KeyB},
		{"play", label, words.T("Let the game run, or stop it. (P)"), play.Icon, func() { f.playing = !f.playing; f.rest = 0; t.Rebuild() }, ebiten.KeyP},
		{"next", words.T("Forward"), words.T("One move on. (N)"), "next-button", func() { f.playing = false; t.quietly(t.line.Skip); f.next(t) }, ebiten.KeyN},
	}
	for i, b := range buttons {
		look := pieces.Button{Icon: b.icon}
		if b.id == "play" {
			look.Make = pieces.Brass
		}
		if b.id == "first" {
			look.Icon = "fast-backward-button"
		}
		n := ui.Button(b.id, geom.R(area.X, area.Y-4, area.W, 40).Row(i, len(buttons), 8), look, b.press, b.key)
		n.Label, n.Tip, n.TipAt = b.label, b.tip, t.at.ask
		dst = append(dst, n)
	}
	on := ui.Button("branch", row, pieces.Button{Label: words.T("Play on from here"), Icon: "quill-ink"}, func() { f.branch(t) })
	on.TipAt = t.at.ask
	on.Tip = words.T("Start a new game with the moves made so far. The old one stays as it is.")
	if f.r.State().Turn() == engine.NoSeat {
		on.Why = words.T("The game is over at this point. Go back to a decision first.")
	}
	return append(dst, on)
}

// branch starts a new game from the present position.
func (f *reel) branch(t *Table) {
	if err := t.house.Branch(f.r, f.r.At()); err != nil {
		t.Root.Refuse("branch", words.Sentence(err))
	}
}
