package table

import (
	"slices"

	"gulch/engine"
	"gulch/engine/bot"
	"gulch/engine/match"
	"gulch/render/i18n"
	"gulch/render/motion"
	"gulch/render/paint"
	"gulch/render/ui"
	"gulch/scenes/botworker"
	"gulch/scenes/sound"
	"gulch/scenes/stage"
	"gulch/scenes/table/gate"
	"gulch/scenes/table/session"
	"gulch/scenes/work"
)

// Table is the scene in which a match is played or a replay is watched. Its fields are the parts of
// the table; the package comment says in which files they are.
type Table struct {
	environment
	replay     *replayer    // the controls of the replay, nil in a match
	present    presentation // what is shown of events
	frame      frame        // what is around the board
	adviser    adviser      // the coach's search, hints and warnings
	reactions  reactions    // questions in other seats' turns
	library    library      // the rulebook
	trail      trailStation // the station of the Trail, if the match is played at one
	hurry      hurry        // how the player hurries animations
	openedAt   float64      // table time in ms when another person last got to decide openly, 0 before
	milestones milestones
}

// environment is what all parts of a table use. Each of them has a pointer to it.
type environment struct {
	stage.SceneBase
	app      *stage.App
	info     engine.Info
	gameUI   GameUI
	common   *Common         // the embedded Common of gameUI
	doc      string          // name of the match's document, "" for none
	session  session.Session // the match being played or the replay being watched
	timeline motion.Timeline // the animations
	gate     gate.Gate       // what comes between a press and its effect
	plays    nodePlays       // what a press on a node plays
	lesson   lesson          // the tutor in a lesson
}

// milestones are the things that happen once at a table.
type milestones struct {
	entered      bool    // Update has been called at least once
	introduced   bool    // the introduction has been shown, unless it is not needed
	endedAt      float64 // table time in ms when the game ended, 0 before
	resultsShown bool    // the score sheet has been opened after the end
}

// New returns the table of match m, with a bot for every seat that no person plays. doc is the name
// of the match's document, which the menus use. It returns an error if the first position cannot be
// rebuilt.
func New(h *stage.App, m *match.Match, doc string, gameUI GameUI) (*Table, error) {
	if h.PlainTable() {
		gameUI = newPlainUI(gameUI, &h.Kit.Guard)
	}
	t := newTable(h, m.Info(), m.Setup().Seats, doc, gameUI)
	t.session.Match = m
	work.Warm()
	t.session.SeatBots(t.newBot)
	t.present.behavior = t.present.newBehavior()
	t.frame.reference = newReference(h, doc, t.session.Seats)
	t.updateOpenSeats()
	if len(m.Steps()) > 0 {
		t.present.rebuildFromHistory()
		return t, nil
	}
	first, err := m.First()
	if err != nil {
		return nil, err
	}
	t.gameUI.readBoard(first)
	t.notifySettled()
	t.present.behavior.moments = t.present.greetings()
	t.present.cues.playCue(Cue{Effect: sound.Shuffle})
	t.present.queueEvents(t.present.keepEvents(0, 0), 0)
	return t, nil
}

// newTable returns a table without a match or replay; the caller sets one of them. doc is the name
// of the match's document.
func newTable(h *stage.App, info engine.Info, seats []match.Seat, doc string, gameUI GameUI) *Table {
	t := &Table{environment: environment{app: h, info: info, gameUI: gameUI, common: gameUI.common(), doc: doc,
		session: session.New(seats)}}
	t.connectParts()
	t.timeline.Changed = t.Repaint
	t.present.cues.play = func(e sound.Effect, times int) { h.Sound.PlayN(e, times) }
	t.guardPresses()
	t.Root.PreviewChanged = t.Rebuild
	t.common.timeline, t.common.ledgerSeat, t.common.root = &t.timeline, t.frame.ledgerSeating, &t.Root
	t.common.pointed, t.common.missed = t.frame.lookedAtNode, t.session.Missed
	return t
}

// connectParts gives each part of the table the other parts that it uses.
func (t *Table) connectParts() {
	env := &t.environment
	t.present.environment, t.present.finish = env, t.finishAnimations
	t.present.log.seat = engine.NoSeat
	t.adviser.environment, t.reactions.environment = env, env
	t.library.environment, t.trail.environment = env, env
	t.frame.environment, t.frame.lines, t.frame.adviser = env, &t.present.log, &t.adviser
	t.frame.reactions, t.frame.library, t.frame.trail = &t.reactions, &t.library, &t.trail
}

// newBot returns the bot that plays a seat. All bots share one seed: a bot combines it with what
// its seat can see, so a resumed game continues in the same way. An unknown strength or persona is
// replaced by the nearest one, and the player is notified.
func (t *Table) newBot(seat engine.Seat) *botworker.Bot {
	s := t.session.Seats[seat]
	spec, known := bot.Nearest(s.Bot, s.Persona)
	if !known {
		t.app.Toast(i18n.T(
			"This game is from another version of Gulch, where %s plays differently. The level here is %s.",
			s.Name, i18n.T(spec.Level.Name)))
	}
	return botworker.New(t.info.ID, spec, match.BotSeed(t.session.Match.Setup().BotSeed, 0, seat))
}

// Name returns the name of the scene for logs and test drivers: the game, the phase, and "/replay"
// in a replay.
func (t *Table) Name() string {
	name := t.info.ID + "/" + t.info.PhaseName(t.session.State().Phase())
	if t.replay != nil {
		name += "/replay"
	}
	return name
}

// Report returns the state of the table for test drivers.
func (t *Table) Report() map[string]any {
	s := t.session.State()
	r := map[string]any{
		"game": t.info.ID, "phase": t.info.PhaseName(s.Phase()), "turn": int(s.Turn()), "scores": s.Scores(nil),
		"person": t.session.PersonDecides(), "passing": t.session.AsksToPass(), "plain": t.isPlain(),
		"open": t.common.RevealedSeats.Len(), // the number of seats whose secrets are shown
		"told": len(t.present.log.entries), "story": t.present.stories.telling(),
	}
	_, r["prompt"] = t.promptTexts()
	if t.session.Match != nil {
		r["confirming"] = t.question() != nil
		r["moves"] = len(t.session.Match.Steps())
		r["over"] = t.session.Match.Over()
		r["celebrating"] = t.milestones.endedAt > 0 && t.timeline.Busy()
		r["coached"] = t.adviser.done()
		r["advice"] = t.adviser.opinions()
		r["waits"] = t.session.Bots.Waits()
		r["beside"] = t.frame.reference.report()
	}
	return r
}

// pastEvents returns all events so far, redacted for [Common.RevealedSeats].
func (env *environment) pastEvents() []engine.Event {
	all := env.session.Events()
	for i, e := range all {
		all[i] = e.For(env.common.RevealedSeats)
	}
	return all
}

// canDecide reports whether a press can make a decision now: a person decides, and no animation
// runs.
func (env *environment) canDecide() bool { return env.session.PersonDecides() && !env.timeline.Busy() }

// Build lays out the frame and the board, and builds the nodes.
func (t *Table) Build(l ui.Layout) {
	t.frame.window = l
	t.present.translate()
	t.frame.chromeLayout = layOutChrome(l, len(t.session.Seats), t.app.Settings.LeftHand, t.gameUI.Ledger())
	t.frame.reference.layOut(&t.frame.chromeLayout, t.session.Match, t.gameUI)
	t.frame.layOutCoach()
	t.common.Window, t.common.Area = l, t.frame.board
	t.gameUI.Layout()
	a := t.newDecision()
	// the game's nodes come first in the list: a key belongs to a move before a control
	nodes := t.present.hideViewControls(t.gameUI.Nodes(a, nil))
	t.plays = a.plays
	t.lendToLog(nodes)
	t.frame.fitCoach()
	t.Root.KeepClear = append(t.Root.KeepClear[:0], t.frame.rows, t.frame.rival, t.frame.decision, t.frame.coach)
	t.Root.KeepClear = append(t.Root.KeepClear, t.frame.titles()...)
	t.Root.Spare = append(t.Root.Spare[:0], t.frame.log)
	t.keepSeatsClear(nodes)
	if t.Root.Reading = nil; !t.present.stories.telling() { // nothing is decided while a story is told
		t.Root.Reading = append(t.gameUI.Reading(), ui.CloseUpMoves(nodes)...)
	}
	t.frame.zones.set(ZonesOf(t.gameUI, t.frame.board))
	t.keepHintClear(nodes, a.Hint)
	for _, add := range []func([]ui.Node) []ui.Node{ // later nodes are above earlier ones
		t.chromeNodes, t.ruleNodes, t.accountNodes, t.frame.tabNodes, t.frame.plateNodes, t.adviser.addBadges,
		t.passNodes, t.secretsNode, t.questionNodes, t.frame.previewedMoveNodes, t.closeUpNode, t.storyNode,
		t.tutorNodes, t.frame.previewNode, t.talkNode,
	} {
		nodes = add(nodes)
	}
	t.Root.Set(l, nodes)
}

// keepSeatsClear makes tooltips avoid covering the seats' nodes on the board, if there is room
// elsewhere.
func (t *Table) keepSeatsClear(nodes []ui.Node) {
	for i := range nodes {
		for seat := range t.session.Seats {
			if nodes[i].ID == SeatID(engine.Seat(seat)) {
				t.Root.KeepClear = append(t.Root.KeepClear, nodes[i].Rect)
			}
		}
	}
}

// keepHintClear makes transient things avoid the nodes that play move hint, which a hint proposes.
func (t *Table) keepHintClear(nodes []ui.Node, hint engine.Move) {
	if hint.Kind == 0 {
		return
	}
	for i := range nodes {
		m, plays := t.moveOf(&nodes[i])
		next := t.plays.sequences[nodes[i].ID]
		if plays && m == hint && (next == nil || t.adviser.isBestSequence(next())) {
			t.Root.KeepClear = append(t.Root.KeepClear, nodes[i].Rect.Inset(-hintFrame))
		}
	}
}

// hideViewControls makes the zoom control of the board invisible while animations or a story run,
// so that it does not cover them.
func (pr *presentation) hideViewControls(nodes []ui.Node) []ui.Node {
	for i := range nodes {
		n := &nodes[i]
		if !slices.Contains(n.Keys, ui.ZoomKey) || n.Draw == nil {
			continue
		}
		under := n.Draw
		n.Draw = func(p *paint.Canvas, n *ui.Node, f ui.NodeState) {
			if !pr.timeline.Busy() && !pr.stories.lingers() {
				under(p, n, f)
			}
		}
	}
	return nodes
}

// newDecision returns the decision that the match waits for. Its Legal is nil unless a person can
// decide now and no tutor hides the game's controls.
func (t *Table) newDecision() *Decision {
	a := &Decision{
		State: t.session.Position(), Seat: engine.NoSeat, Players: t.session.Seats,
		Do: t.chooseMove, Rebuild: t.selectionChanged,
		LastPressWasTouch: t.Root.UsedTouch,
		Pointer:           t.Root.Pointer,
		History:           t.pastEvents,
		Animating:         t.timeline.Busy(),
		Quizzed:           t.tutorQuestions(),
		moveWords:         t.gameUI.MoveWords,
		playSequence:      t.startSequence,
		gameUI:            t.gameUI,
	}
	a.Area, a.Row = t.frame.decisionAreas()
	a.Panel = t.frame.decision
	if q := t.question(); q != nil {
		a.Pending = q.Press.Move
	}
	if t.canDecide() && !t.tutorHidesControls() {
		a.Seat, a.Legal = t.session.Match.Turn(), t.session.Legal()
		if t.adviser.hinting {
			a.Hint, a.isBest = t.adviser.hint(), t.adviser.isBestSequence
			a.awaitsHint = a.Hint.Kind == 0
		}
		if t.adviser.hinting || t.adviser.coaching() {
			a.isWorse = t.adviser.isWorse
			if t.adviser.done() {
				a.rate, a.listed = t.adviser.rate, t.adviser.listedMoves()
				if line := t.adviser.coach.Line(); len(line) > 0 && !t.adviser.isTiedMistake(line[0]) {
					a.Planned = line
				}
			}
		}
	}
	return a
}

// promptTexts returns the texts of the decision's area: head is its heading, and prompt says what
// to decide.
func (t *Table) promptTexts() (head, prompt string) {
	switch {
	case t.replay != nil:
		return i18n.T("Replay"), t.replay.words()
	case t.present.shown.again:
		return t.partTexts()
	case t.timeline.Busy():
		return i18n.T("On the table"), i18n.T("Press anywhere, or Space, to speed this up.")
	}
	if head, prompt, _, ok := t.tutorPrompt(); ok {
		return head, prompt
	}
	switch {
	case t.session.Match.Over():
		return i18n.T("The game is over"), ""
	case t.session.AsksToPass():
		return t.passTexts()
	case t.session.PersonDecides():
		if q := t.question(); q != nil {
			return questionHead(q), q.Text()
		}
		seat := t.session.Match.Turn()
		head = i18n.T("Your move")
		if t.session.People() > 1 {
			head = i18n.T("%s, your move", t.session.Seats[seat].Name)
		}
		return head, t.ownPrompt()
	}
	if t.present.botWait.question.Silent {
		return i18n.T("On the table"), "" // nobody sees who is asked
	}
	return i18n.T("%s is thinking", t.session.Seats[t.session.Match.Turn()].Name), ""
}

// ownPrompt returns the prompt of a person who decides: the question that an opened part of the
// decision asks, the hint that the person has asked for or, while its search runs, what to do.
func (t *Table) ownPrompt() string {
	switch waits := t.adviser.hint().Kind == 0; {
	case t.plays.question != "":
		return t.plays.question
	case !t.adviser.hinting:
		return t.promptText()
	case waits:
		return Sentences(t.promptText(), i18n.T("The coach is thinking …"))
	}
	return t.adviser.hintText()
}

// promptText returns the game's prompt or, if it is "", the rulebook's sentence about the phase.
func (t *Table) promptText() string {
	if t.session.Match != nil && t.session.Match.AtPause() && !t.session.DecidesOpenly() {
		return i18n.T("You can't use anything here. Gulch still asks you, to keep that secret.")
	}
	if said := t.gameUI.Prompt(t.newDecision()); said != "" {
		return said
	}
	phase, _ := t.library.phase()
	return phase.Sentence
}

// hurryGuard is the time in milliseconds after animations were hurried to their end in which
// presses are ignored, because such presses were meant for the animations.
const hurryGuard = 300

// Paint paints the static picture: the frame and the board.
func (t *Table) Paint(p *paint.Canvas) {
	p.Part("chrome", t.paintChrome)
	p.Part("board", t.gameUI.Paint)
}

// Draw draws everything that moves, over the static picture.
func (t *Table) Draw(p *paint.Canvas) {
	p.Part("moving board", t.gameUI.Draw)
	p.Part("thinking", t.drawThinking)
	t.timeline.Draw(p)
}

// Prepare paints one of the game's images before it is needed, and reports whether there was one
// left to paint.
func (t *Table) Prepare(p *paint.Canvas) bool {
	return t.gameUI.Prepare(p)
}

// Close cancels running searches when the player leaves the table, and tells the app which match
// was left.
func (t *Table) Close() {
	t.session.Bots.Close()
	t.adviser.dropHint()
	if t.session.Match != nil && t.doc != "" {
		t.app.CloseMatch(t.session.Match, t.doc)
	}
}
