package table

import (
	"slices"

	"gulch/engine"
	"gulch/engine/bot"
	"gulch/engine/match"
	"gulch/render/geom"
	"gulch/render/motion"
	"gulch/render/paint"
	"gulch/render/ui"
	"gulch/render/words"
	"gulch/scenes/sound"
	"gulch/scenes/stage"
	"gulch/scenes/thought"
	"gulch/scenes/work"
)

// Table is the scene of a match or a replay.
type Table struct {
	stage.Board
	app    *stage.App
	info   engine.Info
	gameUI Play
	seats  []match.Seat
	doc    string

	match  *match.Match // nil in a replay
	replay *replayer    // nil in a match

	chrome        chromeLayout
	layout        ui.Layout
	library       library
	timeline      motion.Timeline
	common        *Common                // of the play
	lastShown     *Sequence              // the last event that was shown
	nodeMoves     map[string]engine.Move // moves by the IDs of nodes that are not their notation
	nodeSequences map[string]func() Next // gestures by the IDs of their nodes
	now           float64                // table time, ms
	log           []entry
	logScroll     int
	logSeat       engine.Seat // whose lines the log shows, NoSeat for all
	lang          string      // the language of the log
	zones         []Zone      // of the board, as a phone shows them
	zoneRects     []geom.Rect // where they lie
	zoneIndex     int         // the open one; len(zones) is the ledger
	zoneID        string
	zoneMinScale  float64
	zoneOpenings  int       // how often one was opened
	zoneFocus     geom.Rect // what of it is to be in view
	zoneDecision  int       // the decision for which a zone was opened
	badgeVersion  int       // the version of the nodes that were counted for the badges
	zoneCounts    []int
	logRows       []logRow  // on the screen
	reshowing     bool      // what the others did is being shown once more
	behavior      *behavior // nil in a replay
	device        device
	onStage       bool // the table has come onto the stage
	dragged       float64

	cues       cueQueue
	bots       []*thought.Bot // nil for people
	botThought *botThought
	adviser    adviser
	ended      float64 // when the game was found over, 0 before
	results    bool
	greeted    bool

	botWait    botWait
	lookahead  lookahead
	timeBudget timeBudget // with the turn of the bot that thinks
	latency    botLatency

	accepted bool    // Enter was struck in this tick
	hurried  float64 // when motions were hurried last

	confirmation    confirmation
	preview         cachedPreview // what was pointed at last comes to
	pinned          cachedPreview // what the slip says that stands while nothing is pointed at
	sequences       []moveSpan    // made of several moves
	pendingReaction *Reaction     // the decision waited for, nil where nobody has looked yet
	autoAnswered    map[int]bool  // decisions that were made for a person who is not asked, by how many stood before

	stories stories
	askKey  askModeKey // of the question that was asked for last

	reference *reference // nil where no record runs along

	tutor        Tutor   // nil in an ordinary game
	tutorMovedAt float64 // table time of the tutor's last move
}

// New seats a match at its table. doc names its document, for the menus.
func New(h *stage.App, m *match.Match, doc string, gameUI Play) (*Table, error) {
	if h.Plain() {
		gameUI = newPlainUI(gameUI, &h.Kit.Guard)
	}
	t := newTable(h, m.Info(), m.Setup().Seats, doc, gameUI)
	t.match = m
	t.bots = make([]*thought.Bot, len(t.seats))
	work.Warm()
	for i, s := range t.seats {
		if s.Person() {
			continue
		}
		t.bots[i] = t.newBot(s, match.BotSeed(m.Setup().BotSeed, 0, engine.Seat(i)))
	}
	t.behavior = t.newBehavior()
	t.reference = t.newReference()
	t.updateOpenSeats()
	if len(m.Steps()) > 0 {
		t.rebuildFromHistory()
		return t, nil
	}
	first, err := m.First()
	if err != nil {
		return nil, err
	}
	t.gameUI.readBoard(first)
	t.notifySettled()
	t.behavior.moments = t.greetings()
	t.playCue(Cue{Effect: sound.Shuffle})
	t.queueEvents(m.Opening(), 0)
	return t, nil
}

// newTable lays the table for a match or a replay.
func newTable(h *stage.App, info engine.Info, seats []match.Seat, doc string, gameUI Play) *Table {
	t := &Table{app: h, info: info, gameUI: gameUI, common: gameUI.common(), seats: seats, doc: doc, logSeat: engine.NoSeat, device: device{holder: engine.NoSeat}}
	t.timeline.Changed = t.Repaint
	t.Root.Weighty = t.needsMoveGuard
	t.Root.Looks, t.Root.LooksElsewhere = t.pressOnlyPreviews, t.Rebuild
	t.common.timeline, t.common.ledgerSeat = &t.timeline, t.ledgerSeating
	return t
}

// newBot returns the bot that plays a seat. One seed serves the whole game: a bot mixes in what its seat can see, so
// that a resumed game goes on alike. A strength or a character that nobody knows here is taken by the nearest.
func (t *Table) newBot(s match.Seat, seed uint64) *thought.Bot {
	spec, known := bot.Nearest(s.Bot, s.Persona)
	if !known {
		t.app.Notice(words.T("This game is from another version of Gulch, in which %s plays differently. The strength here is: %s.",
			s.Name, words.T(spec.Level.Name)))
	}
	return thought.New(t.info.ID, spec, seed)
}

// Name says where the player is.
func (t *Table) Name() string {
	name := t.info.ID + "/" + t.info.PhaseName(t.state().Phase())
	if t.replay != nil {
		name += "/replay"
	}
	return name
}

// Report tells test drivers about the game.
func (t *Table) Report() map[string]any {
	s := t.state()
	r := map[string]any{
		"game": t.info.ID, "phase": t.info.PhaseName(s.Phase()), "turn": int(s.Turn()), "scores": s.Scores(nil),
		"person": t.personDecides(), "plain": t.isPlain(), "told": len(t.log), "story": t.stories.telling(),
	}
	_, r["prompt"] = t.promptTexts()
	if t.match != nil {
		r["confirming"] = t.pendingMove() != nil
		r["moves"] = len(t.match.Steps())
		r["over"] = t.match.Over()
		r["celebrating"] = t.ended > 0 && t.timeline.Busy()
		r["coached"] = t.adviser.done()
		r["advice"] = t.opinions()
		r["waits"] = t.latency.turns
		r["beside"] = t.referenceReport()
	}
	return r
}

func (t *Table) state() engine.State {
	if t.replay != nil {
		return t.replay.r.State()
	}
	return t.match.State()
}

// history returns all that has happened, for the log.
func (t *Table) history() ([]engine.Event, []match.Step) {
	if t.replay != nil {
		return t.replay.r.Opening(), t.replay.r.Steps()[:t.replay.r.At()]
	}
	return t.match.Opening(), t.match.Steps()
}

// setup returns how the game was set up.
func (t *Table) setup() match.Setup {
	if t.replay != nil {
		return t.replay.r.Setup()
	}
	return t.match.Setup()
}

// firstState returns the position from which all has happened.
func (t *Table) firstState() (engine.State, error) {
	if t.replay != nil {
		return t.replay.r.First()
	}
	return t.match.First()
}

// pastEvents returns all that has happened, as those may know it who look.
func (t *Table) pastEvents() []engine.Event {
	_, steps := t.history()
	all := t.eventsOf(steps)
	for i, e := range all {
		all[i] = e.For(t.common.Open)
	}
	return all
}

// eventsOf returns what happened before the first decision and by some decisions.
func (t *Table) eventsOf(steps []match.Step) []engine.Event {
	opening, _ := t.history()
	all := slices.Clone(opening)
	for _, s := range steps {
		all = append(all, s.Events...)
	}
	return all
}

// personDecides reports whether a person is asked now.
func (t *Table) personDecides() bool {
	if t.match == nil || t.match.Over() {
		return false
	}
	return t.seats[t.match.Turn()].Person()
}

// Build lays out chrome, board and nodes.
func (t *Table) Build(l ui.Layout) {
	t.layout = l
	t.translate()
	t.chrome = layOutChrome(l, len(t.seats), t.app.Settings.LeftHand, t.gameUI.Ledger())
	t.Root.Clear = append(t.Root.Clear[:0], t.chrome.rows, t.chrome.rival, t.chrome.log, t.chrome.ask)
	t.layOutReference()
	t.layOutCoach()
	t.common.Window, t.common.Area = l, t.chrome.board
	t.gameUI.Layout()
	a := t.newDecision()
	nodes := t.hideViewControls(t.gameUI.Nodes(a, nil)) // first in the list: keys come to the moves before the controls
	t.keepSeatsClear(nodes)
	t.layOutZones()
	t.nodeMoves, t.nodeSequences = a.nodeMoves, a.nodeSequences
	nodes = t.accountNodes(t.ruleNodes(t.chromeNodes(nodes)))
	t.Root.Set(l, t.previewNode(t.tutorNodes(l, t.doNodes(t.confirmNodes(t.addBadges(t.plateNodes(t.tabNodes(nodes))))))))
}

// keepSeatsClear keeps tooltips off the plates of the seats on the board, where there is room elsewhere.
func (t *Table) keepSeatsClear(nodes []ui.Node) {
	for i := range nodes {
		for seat := range t.seats {
			if nodes[i].ID == SeatID(engine.Seat(seat)) {
				t.Root.Clear = append(t.Root.Clear, nodes[i].Rect)
			}
		}
	}
}

// hideViewControls keeps the control of a view on the board from lying over what is shown there.
func (t *Table) hideViewControls(nodes []ui.Node) []ui.Node {
	for i := range nodes {
		n := &nodes[i]
		if !slices.Contains(n.Keys, ui.WholeKey) || n.Draw == nil {
			continue
		}
		under := n.Draw
		n.Draw = func(p *paint.Pen, n *ui.Node, f ui.Feel) {
			if !t.timeline.Busy() && !t.stories.lingers() {
				under(p, n, f)
			}
		}
	}
	return nodes
}

// newDecision returns the decision waited for, without legal moves unless a person can decide now.
func (t *Table) newDecision() *Ask {
	a := &Ask{
		State: t.state(), Seat: engine.NoSeat, Names: t.seats, Do: t.chooseMove, Rebuild: t.selectionChanged, Finger: t.Root.Finger,
		Pointer: t.Root.Pointer, Past: t.pastEvents, Moving: t.timeline.Busy(), moveWords: t.gameUI.MoveWords, playSequence: t.startSequence,
		gameUI: t.gameUI,
	}
	a.Area, a.Row = t.decisionAreas()
	a.Panel = t.chrome.ask
	if p := t.pendingMove(); p != nil {
		a.Pending = p.move
	}
	if t.personDecides() && !t.timeline.Busy() {
		a.Seat, a.Legal = t.match.Turn(), t.match.Legal()
		if t.adviser.hinting {
			a.Hint, a.isBest = t.adviser.hint(), t.isBestSequence
		}
	}
	return a
}

// promptTexts returns the heading and the words of the area of the decision.
func (t *Table) promptTexts() (head, prompt string) {
	switch {
	case t.replay != nil:
		return words.T("Replay"), t.replay.words()
	case t.timeline.Busy():
		return words.T("On the table"), words.T("Press anywhere, or Space, to hurry.")
	}
	if head, prompt, _, ok := t.tutorPrompt(); ok {
		return head, prompt
	}
	switch {
	case t.match.Over():
		return words.T("The game is over"), ""
	case t.personDecides():
		if p := t.pendingMove(); p != nil {
			head = words.T("Are you sure?")
			if p.advice != "" {
				head = words.T("A word first")
			}
			return head, t.confirmationText(p)
		}
		seat := t.match.Turn()
		head = words.T("Your move")
		if t.personCount() > 1 {
			head = words.T("%s, your move", t.seats[seat].Name)
		}
		prompt = t.promptText()
		if t.adviser.hinting {
			prompt = t.hintText()
		}
		return head, prompt
	}
	return words.T("%s is thinking", t.seats[t.match.Turn()].Name), ""
}

// promptText says what is asked: in the words of the game, or in those of the rules about the phase.
func (t *Table) promptText() string {
	if said := t.gameUI.Prompt(t.newDecision()); said != "" {
		return said
	}
	phase, _ := t.phase()
	return phase.Sentence
}

// personCount counts the seats played by persons.
func (t *Table) personCount() int { return match.People(t.seats) }

// hurryGuard is for how long presses are left alone after motions were hurried to their end, in milliseconds: they
// were meant for the motions.
const hurryGuard = 300

// Paint paints the still picture.
func (t *Table) Paint(p *paint.Pen) {
	p.Part("chrome", t.paintChrome)
	p.Part("board", t.gameUI.Paint)
}

// Draw draws what moves.
func (t *Table) Draw(p *paint.Pen) {
	p.Part("moving board", t.gameUI.Draw)
	p.Part("thinking", t.drawThinking)
	t.timeline.Draw(p)
	p.Part("story", t.stories.draw)
	p.Part("talk", t.drawTalk)
}

// Prepare paints a picture of the game ahead.
func (t *Table) Prepare(p *paint.Pen) bool {
	return t.gameUI.Prepare(p)
}

// Close gives up what is under way when the player leaves.
func (t *Table) Close() {
	if t.botThought != nil {
		t.botThought.work.Cancel()
	}
	t.dropHint()
	if t.match != nil && t.doc != "" {
		t.app.Leave(t.match, t.doc)
	}
}
