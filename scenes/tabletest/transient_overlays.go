package tabletest

import (
	"fmt"
	"slices"

	"gulch/engine"
	"gulch/engine/match"
	"gulch/render/geom"
	"gulch/render/ui"
	"gulch/scenes/stage"
	"gulch/scenes/store"
	"gulch/scenes/table"
)

// Limits for transient things, the elements that are shown for a moment. subjectShare is the
// largest share that such an element may cover of the thing to which it refers. readShare is the
// largest share of its own area that may be over what is being read. pairShare is for two transient
// elements: the largest share of the smaller one that the other may cover. A few units at an edge
// are no fault.
const (
	subjectShare = 0.1
	readShare    = 0.06
	noticeShare  = 0.2 // replaces readShare for notices in large letters, for which no place is free
	pairShare    = 0.06
)

// notice is the toast that the check of transient things shows, as long as a usual one.
const notice = "The game goes on, but it can't be saved: the disk is full. Gulch tries again after every move."

// TransientFaults plays a game at a table without a window, with a person in the first seat and
// bots in the others, for a number of the person's decisions. It checks the elements that are shown
// for a moment: remarks of bots, pictures of stories, notices, previews, and tooltips of a sample
// of nodes. It returns messages about those that leave the window, or cover what they refer to,
// what is being read, or each other. size is the size of the window in pixels, letters the letter
// scale.
func TransientFaults(game table.Game, setup match.Setup, size [2]int, letters float64, decisions int) []string {
	m, err := match.New(game.Rules, setup, nil)
	if err != nil {
		return []string{err.Error()}
	}
	d, err := stage.NewSceneStack()
	if err != nil {
		return []string{err.Error()}
	}
	h := stage.NewApp(d, []engine.Game{game.Rules}, store.NewMemory(nil))
	h.InputSource = func() *ui.Input { return &ui.Input{Scripted: true} }
	h.Settings.MarkIntroShown(game.Rules.Info().ID)
	h.Settings.Confirm, h.Settings.Talk = stage.ConfirmNever, true
	d.SetText(letters)
	d.SetWindow(size[0], size[1], 1)
	scene, err := table.New(h, m, "", game.New(h, setup.Seats))
	if err != nil {
		return []string{err.Error()}
	}
	h.Push(scene)
	d.PaintTicks = true
	w := transientWatch{app: h, scene: scene, match: m, where: fmt.Sprintf("%s, %d seats, %dx%d at %.0f %%",
		game.Rules.Info().ID, len(setup.Seats), size[0], size[1], 100*letters), said: map[string]bool{}}
	w.play(decisions, setup.Seed)
	return w.wrong
}

// transientWatch watches the transient things of a table.
type transientWatch struct {
	app   *stage.App
	scene *table.Table
	match *match.Match
	where string
	said  map[string]bool // kinds of faults that have been reported
	wrong []string
}

// Numbers of ticks: the most that bots may take, and those for which the table is watched at each
// decision of the person.
const (
	mostBotTicks  = 6000
	decisionTicks = 24
)

// play plays the game until the person has made the given number of decisions. seed determines the
// moves of the person and the nodes whose tooltips are shown. It stops earlier if the game ends or
// the app fails.
func (w *transientWatch) play(decisions int, seed uint64) {
	rng := engine.NewRand(seed)
	for n := 0; n < decisions && !w.match.Over(); {
		for i := 0; i < mostBotTicks && !w.decides(); i++ {
			if !w.tick(i%4 == 0) || w.match.Over() && !w.scene.Base().Busy {
				return
			}
		}
		if !w.decides() {
			return
		}
		n++
		if n%3 == 1 {
			w.app.Toast(notice)
		}
		for range decisionTicks {
			w.tick(true)
		}
		w.tips(&rng)
		w.scene.PlayMove(w.match.State().(engine.Heuristics).Policy(&rng))
	}
}

// decides reports whether the person decides and nothing is being shown.
func (w *transientWatch) decides() bool {
	return w.scene.Report()["person"] == true && !w.scene.Base().Busy
}

// tick runs a tick of the app, and looks at the transient things if look is set. It returns false
// if the app fails.
func (w *transientWatch) tick(look bool) bool {
	w.app.PaintTicks = look
	if err := w.app.Update(); err != nil {
		w.fault("update", "%v", err)
		return false
	}
	if look {
		w.look()
	}
	return true
}

// tips shows the tooltips of some nodes, one after the other.
func (w *transientWatch) tips(rng *engine.Rand) {
	root := &w.scene.Base().Root
	for range 6 {
		n := root.Nodes[rng.Below(len(root.Nodes))]
		if n.Tip == "" || n.Rect.Empty() {
			continue
		}
		root.ShowMessage(n.ID, n.Tip)
		w.tick(false)
		w.app.PaintTicks = true // other things make way in the frame after that of the tooltip
		if w.app.Update() == nil {
			w.tick(true)
		}
	}
	root.CancelInput()
}

// fault adds a message about a kind of fault, once for each kind.
func (w *transientWatch) fault(kind, format string, args ...any) {
	if !w.said[kind] {
		w.said[kind] = true
		w.wrong = append(w.wrong, fmt.Sprintf("%s, after %d decisions: ", w.where, len(w.match.Steps()))+
			fmt.Sprintf(format, args...))
	}
}

// look checks the transient things that are on the screen.
func (w *transientWatch) look() {
	root := &w.scene.Base().Root
	full := root.Layout.Full
	all := root.Transients()
	for i, x := range all {
		if x.At.Union(full) != full {
			w.fault(x.ID+" out", "the %s at %.0f leaves the window %.0f", x.ID, x.At, full)
		}
		for _, a := range x.About {
			if share := coveredShare(a, x.At); share > subjectShare && a.W*a.H < full.W*full.H/4 {
				w.fault(x.ID+" subject", "the %s at %.0f covers %.0f %% of what it speaks of, at %.0f. ui.Root.Place "+
					"found no better place: offer more places", x.ID, x.At, 100*share, a)
			}
		}
		for _, y := range all[:i] {
			small := min(x.At.W*x.At.H, y.At.W*y.At.H)
			if share := ui.Overlap(x.At, y.At) / small; share > pairShare {
				w.fault(x.ID+" "+y.ID, "the %s at %.0f covers the %s at %.0f", x.ID, x.At, y.ID, y.At)
			}
		}
		if w.decides() && x.ID != ui.TransientTip && x.ID != ui.TransientPreview {
			w.reads(root, x)
		}
		if share := root.CoverShare(x.ID, 0); w.decides() && x.ID == ui.TransientTalk && share > readShare {
			w.fault(x.ID+" presses", "%.0f %% of the %s at %.0f are over what can be pressed", 100*share, x.ID, x.At)
		}
	}
}

// reads checks that x covers nothing that the person reads to decide.
func (w *transientWatch) reads(root *ui.Root, x ui.Transient) {
	most := readShare
	if x.ID == ui.TransientNotice && root.Layout.View.Letters() > 1 {
		most = noticeShare
	}
	for _, r := range slices.Concat(root.Reading, root.KeepClear) {
		if share := coveredShare(x.At, r); share > most {
			w.fault(x.ID+" read", "%.0f %% of the %s at %.0f are over what is being read, at %.0f. See Reading of "+
				"the table", 100*share, x.ID, x.At, r)
		}
	}
}

// coveredShare returns the share of rectangle a that b covers.
func coveredShare(a, b geom.Rect) float64 {
	if a.Empty() {
		return 0
	}
	return ui.Overlap(a, b) / (a.W * a.H)
}
