package table

import (
	"fmt"
	"slices"

	"gulch/engine"
	"gulch/engine/match"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/pieces"
	"gulch/render/ui"
	"gulch/scenes/menu/newgame"
	"gulch/scenes/menu/options"
	"gulch/scenes/menu/pause"
	"gulch/scenes/stage"
	"gulch/scenes/table/gate"
)

// undoWidth is the width that the Undo button takes from the row of buttons, in design units.
const undoWidth = 50

// discNodes appends the round buttons, from the rulebook to the menu. Buttons that do not exist in
// this game or in a replay leave no gap.
func (t *Table) discNodes(dst []ui.Node) []ui.Node {
	d := t.frame.buttons
	size := 36.0
	if t.frame.onPhone() {
		size = 40
	}
	disc := func(i int) geom.Rect { return geom.R(d.Right()-float64(i+1)*44+6, d.Y, size, size) }
	tip := i18n.T("Pause, see options or rules, or leave. The game is saved after every move. (Esc)")
	if t.app.GameUnsaved(t.doc) {
		tip = i18n.T("Pause, see options or rules, or leave. Right now, the game isn't saved. (Esc)")
	}
	row := []ui.Node{
		ui.Disc("menu", i18n.T("Menu"), tip, "cog", disc(0), t.pause),
		ui.Disc("speed", t.speedWords(),
			i18n.T("Change how fast pieces move and bots answer. (S)"), "fast-forward-button", disc(1),
			t.nextSpeed, ui.SpeedKey),
		t.app.SoundButton(disc(2)),
	}
	if t.frame.onPhone() {
		row = row[:1] // the others are in the options
	}
	if t.replay != nil {
		row = append(row, t.resultsDisc(disc(len(row))))
	}
	if t.session.Match != nil && t.app.Settings.Hints {
		n := ui.Disc("hint", i18n.T("Hint"), i18n.T("Get advice on what to do here. (H)"), "lantern-flame",
			disc(len(row)), t.adviser.toggleHint, ui.HintKey)
		switch {
		case !t.canDecide():
			n.DisabledReason = i18n.T("You can't get a hint until it's your move.")
		case t.session.DecidesOpenly():
			n.DisabledReason = i18n.T("You can't get a hint until you show your secrets.")
		}
		row = append(row, n)
	}
	if t.session.Match != nil && !t.inLesson() && t.session.People() > 0 && !t.frame.onPhone() {
		row = append(row, t.adviser.coachNode(disc(len(row))))
	}
	if t.library.rules() != nil {
		row = append(row, ui.Disc("rules", i18n.T("Rules"),
			i18n.T("Open the rules at what you have to do now."), "open-book",
			disc(len(row)), t.ShowRules))
	}
	slices.Reverse(row) // the focus moves from left to right
	return append(dst, append(t.trailDisc(size), row...)...)
}

// chromeNodes appends the controls that every table has, whatever the game.
func (t *Table) chromeNodes(dst []ui.Node) []ui.Node {
	dst = t.discNodes(dst)
	dst = append(dst, ui.Node{
		ID: "log", Label: i18n.T("What happened"), Rect: t.frame.log, SkipFocus: true,
		Wheel: t.frame.scrollLog,
		Drag:  func(_ geom.Point, d ui.Drag) { t.frame.scrollLog(t.present.log.drag(d)) },
	})
	dst = t.frame.filterNodes(t.logNodes(dst))
	dst = t.frame.rowNodes(dst)
	if t.replay != nil {
		return t.replay.nodes(t, dst)
	}
	if t.session.Match.Over() && !t.timeline.Busy() {
		row := t.frame.buttonRow()
		return t.frame.reference.node(append(dst, ui.Button("results", row, pieces.Button{Label: i18n.T("Score sheet"),
			Icon: "scroll-unfurled", Material: pieces.Brass},
			func() { t.showResults("") })))
	}
	dst = t.questionsDisc(t.reactionNodes(append(dst, t.undoNode())))
	return t.frame.reference.node(t.reshowNodes(dst))
}

// rowNodes appends a node for each row of the ledger; its tooltip explains the row.
func (fr *frame) rowNodes(dst []ui.Node) []ui.Node {
	rows := fr.ledgerRows()
	if rows.Empty() {
		return dst
	}
	press := fr.gameUI.Ledger().OnPress
	for i, s := range fr.session.Seats {
		n := ui.Node{
			ID: fmt.Sprintf("ledger %d", i), Label: s.Name, Tip: fr.gameUI.Row(engine.Seat(i)).Tip, Role: "text",
			SkipFocus: true,
			Rect:      rows.Column(i, len(fr.session.Seats), 0),
		}
		if press != nil {
			n.Press = press(engine.Seat(i))
		}
		// overlays are drawn over the board, which the ledger would hide
		if show := n.Press; show != nil && fr.onPhone() {
			n.Press = func() {
				show()
				fr.openZone(0)
			}
		}
		dst = append(dst, n)
	}
	if r := fr.gameUI.Ledger().Rival; r.DrawRow != nil && !fr.rival.Empty() &&
		(!fr.onPhone() || fr.zones.ledgerOpen()) {
		dst = append(dst, ui.Node{ID: "ledger rival", Label: r.Name, Tip: r.Tip, Role: "text", SkipFocus: true,
			Rect: fr.rival})
	}
	return dst
}

func (fr *frame) buttonRow() geom.Rect {
	r := fr.decision.Pad(4, 0)
	row, _ := r.CutBottom(buttonHeight)
	return row.Move(0, -4)
}

func (t *Table) undoNode() ui.Node {
	row := t.frame.buttonRow()
	r, _ := row.CutLeft(undoWidth - 8)
	n := ui.Button("undo", r, pieces.Button{Icon: "anticlockwise-rotation"},
		func() { t.gate.Press(gate.Press{Kind: gate.Undo, Node: "undo", Do: t.undo}) }, ui.UndoKey)
	n.TipAvoids = t.frame.decision
	seat := t.session.UndoSeat()
	n.Label, n.Tip = i18n.T("Undo"),
		i18n.T("Undo the last move, unless something hidden has been revealed since then. (U)")
	switch {
	case seat == engine.NoSeat:
		n.DisabledReason = i18n.T("You can't undo yet: no player has made a move.")
	default:
		if err := t.session.CanUndo(); err != nil {
			n.DisabledReason = i18n.Sentence(err)
		} else {
			n.Label = t.undoLabel(seat)
			if t.session.UndoesOthers() {
				n.Tip = i18n.T("Undo your last move and what the other players did since then. (U)")
			}
		}
	}
	return n
}

// undo takes back the last move of the person who may undo.
func (t *Table) undo() {
	t.session.Bots.Cancel()
	t.adviser.dropHint()
	t.timeline.SkipAll()
	if err := t.session.Undo(t.reactions.wouldAnswerAutomatically); err != nil {
		t.reactions.pending = nil
		t.Root.Refuse("undo", i18n.Sentence(err))
		return
	}
	t.showCurrentPosition()
}

// showCurrentPosition skips all animations and shows the current position.
func (t *Table) showCurrentPosition() {
	t.reactions.pending = nil
	t.present.cues.skipMuted(t.timeline.SkipAll)
	if t.session.Match != nil {
		t.session.Rewound()
		t.updateOpenSeats() // the secrets of a holder who was asked to pass the device on
	}
	t.present.rebuildFromHistory()
	t.milestones.endedAt, t.milestones.resultsShown = 0, false
	t.Rebuild()
}

func (t *Table) nextSpeed() {
	all := stage.Speeds()
	at := slices.Index(all, t.app.Settings.Speed)
	t.app.Settings.Speed = all[(at+1)%len(all)]
	t.app.SettingsChanged()
	if t.skipsAnimations() {
		t.present.cues.skip(t.present.now, t.timeline.SkipToRealTime)
	}
	t.Rebuild()
	t.Root.ShowMessage("speed", t.speedWords())
}

// speedWords returns the label of the button that sets the animation speed.
func (t *Table) speedWords() string {
	return i18n.T("Speed: %s", i18n.T(t.app.Settings.Speed.Name()))
}

func (t *Table) pause() {
	p := pause.Params{
		Title:   t.info.Name,
		Doc:     t.doc,
		Resume:  t.app.Pop,
		Options: func() { t.app.Push(options.New(t.app)) },
		Rules: func() {
			t.app.Pop()
			t.ShowRules()
		},
		Leave: t.app.PopToRoot,
	}
	if t.app.HasLessons(t.info.ID) {
		p.Lessons = func() { t.app.Pop(); t.app.OpenLessons(t.info.ID, false) }
	}
	if t.session.Match != nil {
		p.Restart = func() { t.openNewGame(t.session.Match.Setup()) }
		if t.session.People() < 2 || !t.session.HasHiddenInfo() { // a replay shows everybody's secrets
			p.Watch = func() { t.openReplay(t.session.Match, 0) }
		}
	}
	if s, ok := t.trail.station(); ok {
		p.Title, p.Aims = i18n.T(s.Name), t.trail.stationAims()
		p.Trail, p.Restart = t.trail.toTrail, t.trail.restartStation
	}
	if t.replay != nil && t.replay.fromResults {
		p.Results = func() { t.app.Pop(); t.showResults(t.replay.resultsPage) }
	}
	t.app.Push(pause.New(t.app, p))
}

// openNewGame opens the page for a new game with the seats and options of s.
func (t *Table) openNewGame(s match.Setup) {
	t.app.PopToRoot()
	t.app.Push(newgame.New(t.app, t.info.ID, &s))
}
