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
	app   *stage.App
	info  engine.Info
	play  Play
	seats []match.Seat
	doc   string

	match  *match.Match // nil in a replay
	replay *replayer    // nil in a match

	at         places
	layout     ui.Layout
	library    library
	line       motion.Timeline
	common     *Common                // of the play
	shown      *Sequence              // the last event that was shown
	means      map[string]engine.Move // moves by the IDs of nodes that are not their notation
	sweep      map[string]func() Next // gestures by the IDs of their nodes
	now        float64                // table time, ms
	log        []entry
	logBack    int
	logOnly    engine.Seat // whose lines the log shows, NoSeat for all
	lang       string      // the language of the log
	zones      []Zone      // of the board, as a phone shows them
	among      []geom.Rect // where they lie
	zone       int         // the open one; len(zones) is the ledger
	zoneID     string
	zoneLeast  float64
	zoneTurn   int       // how often one was opened
	near       geom.Rect // what of it is to be in view
	askedAt    int       // the decision for which a zone was opened
	badgesOf   int       // the version of the nodes that were counted for the badges
	zoneCounts []int
	logRows    []logRow  // on the screen
	repeats    bool      // what the others did is being shown once more
	behavior   *behavior // nil in a replay
	device     device
	staged     bool // the table has come onto the stage
	dragged    float64

	ears    ears
	bots    []*thought.Bot // nil for people
	busy    *thinking
	adviser adviser
	ended   float64 // when the game was found over, 0 before
	results bool
	greeted bool

	due      due
	ahead    ahead
	patience patience // with the turn of the bot that thinks
	waited   waited

	accepted bool    // Enter was struck in this tick
	hurried  float64 // when motions were hurried last

	doubt    doubt
	slip     known        // what was pointed at last comes to
	stood    known        // what the slip says that stands while nothing is pointed at
	gestures []span       // made of several moves
	question *Reaction    // the decision waited for, nil where nobody has looked yet
	waved    map[int]bool // decisions that were made for a person who is not asked, by how many stood before

	stories stories
	asks    asks // of the question that was asked for last

	ghost *beside // nil where no record runs along

	tutor Tutor   // nil in an ordinary game
	moved float64 // table time of the tutor's last move
}

// New seats a match at its table. doc names its document, for the menus.
func New(h *stage.App, m *match.Match, doc string, play Play) (*Table, error) {
	if h.Plain() {
		play = newPlain(play, &h.Kit.Guard)
	}
	t := newTable(h, m.Info(), m.Setup().Seats, doc, play)
	t.match = m
	t.bots = make([]*thought.Bot, len(t.seats))
	work.Warm()
	for i, s := range t.seats {
		if s.Person() {
			continue
		}
		t.bots[i] = t.thinker(s, match.BotSeed(m.Setup().BotSeed, 0, engine.Seat(i)))
	}
	t.behavior = t.newBehavior()
	t.ghost = t.newBeside()
	t.open()
	if len(m.Steps()) > 0 {
		t.retell()
		return t, nil
	}
	first, err := m.First()
	if err != nil {
		return nil, err
	}
	t.play.read(first)
	t.settled()
	t.behavior.moments = t.greetings()
	t.hear(Cue{Effect: sound.Shuffle})
	t.show(m.Opening(), 0)
	return t, nil
}

// newTable lays the table for a match or a replay.
func newTable(h *stage.App, info engine.Info, seats []match.Seat, doc string, play Play) *Table {
	t := &Table{app: h, info: info, play: play, common: play.common(), seats: seats, doc: doc, logOnly: engine.NoSeat, device: device{holder: engine.NoSeat}}
	t.line.Changed = t.Repaint
	t.Root.Weighty = t.weighty
	t.Root.Looks, t.Root.LooksElsewhere = t.looks, t.Rebuild
	t.common.line, t.common.ledger = &t.line, t.seatRow
	return t
}

// thinker returns the bot that plays a seat. One seed serves the whole game: a bot mixes in what its seat can see, so
// that a resumed game goes on alike. A strength or a character that nobody knows here is taken by the nearest.
func (t *Table) thinker(s match.Seat, seed uint64) *thought.Bot {
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
		"person": t.person(), "plain": t.isPlain(), "told": len(t.log), "story": t.stories.telling(),
	}
	_, r["prompt"] = t.asked()
	if t.match != nil {
		r["confirming"] = t.chosen() != nil
		r["moves"] = len(t.match.Steps())
		r["over"] = t.match.Over()
		r["celebrating"] = t.ended > 0 && t.line.Busy()
		r["coached"] = t.adviser.done()
		r["advice"] = t.opinions()
		r["waits"] = t.waited.turns
		r["beside"] = t.besideReport()
	}
	return r
}

func (t *Table) state() engine.State {
	if t.replay != nil {
		return t.replay.r.State()
	}
	return t.match.State()
}

// story returns all that has happened, for the log.
func (t *Table) story() ([]engine.Event, []match.Step) {
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

// first returns the position from which all has happened.
func (t *Table) first() (engine.State, error) {
	if t.replay != nil {
		return t.replay.r.First()
	}
	return t.match.First()
}

// past returns all that has happened, as those may know it who look.
func (t *Table) past() []engine.Event {
	_, steps := t.story()
	all := t.eventsOf(steps)
	for i, e := range all {
		all[i] = e.For(t.common.Open)
	}
	return all
}

// eventsOf returns what happened before the first decision and by some decisions.
func (t *Table) eventsOf(steps []match.Step) []engine.Event {
	opening, _ := t.story()
	all := slices.Clone(opening)
	for _, s := range steps {
		all = append(all, s.Events...)
	}
	return all
}

// person reports whether a person is asked now.
func (t *Table) person() bool {
	if t.match == nil || t.match.Over() {
		return false
	}
	return t.seats[t.match.Turn()].Person()
}

// Build lays out chrome, board and nodes.
func (t *Table) Build(l ui.Layout) {
	t.layout = l
	t.translate()
	t.at = place(l, len(t.seats), t.app.Settings.LeftHand, t.play.Ledger())
	t.Root.Clear = append(t.Root.Clear[:0], t.at.rows, t.at.rival, t.at.log, t.at.ask)
	t.besideRoom()
	t.coachRoom()
	t.common.Window, t.common.Area = l, t.at.board
	t.play.Layout()
	a := t.ask()
	nodes := t.clear(t.play.Nodes(a, nil)) // first in the list: keys come to the moves before the controls
	t.keepSeatsClear(nodes)
	t.layZones()
	t.means, t.sweep = a.means, a.sweep
	nodes = t.accountNodes(t.ruleNodes(t.chromeNodes(nodes)))
	t.Root.Set(l, t.slipNode(t.taught(l, t.doNodes(t.confirmNodes(t.badges(t.plateNodes(t.tabNodes(nodes))))))))
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

// clear keeps the control of a view on the board from lying over what is shown there.
func (t *Table) clear(nodes []ui.Node) []ui.Node {
	for i := range nodes {
		n := &nodes[i]
		if !slices.Contains(n.Keys, ui.WholeKey) || n.Draw == nil {
			continue
		}
		under := n.Draw
		n.Draw = func(p *paint.Pen, n *ui.Node, f ui.Feel) {
			if !t.line.Busy() && !t.stories.lingers() {
				under(p, n, f)
			}
		}
	}
	return nodes
}

// ask returns the decision waited for, without legal moves unless a person can decide now.
func (t *Table) ask() *Ask {
	a := &Ask{
		State: t.state(), Seat: engine.NoSeat, Names: t.seats, Do: t.do, Rebuild: t.prepared, Finger: t.Root.Finger,
		Pointer: t.Root.Pointer, Past: t.past, Moving: t.line.Busy(), words: t.play.MoveWords, chain: t.chain,
		whose: t.play,
	}
	a.Area, a.Row = t.askArea()
	a.Panel = t.at.ask
	if p := t.chosen(); p != nil {
		a.Pending = p.move
	}
	if t.person() && !t.line.Busy() {
		a.Seat, a.Legal = t.match.Turn(), t.match.Legal()
		if t.adviser.hinting {
			a.Hint, a.best = t.adviser.hint(), t.leadsBest
		}
	}
	return a
}

// asked returns the heading and the words of the area of the decision.
func (t *Table) asked() (head, prompt string) {
	switch {
	case t.replay != nil:
		return words.T("Replay"), t.replay.words()
	case t.line.Busy():
		return words.T("On the table"), words.T("Press anywhere, or Space, to hurry.")
	}
	if head, prompt, _, ok := t.spoken(); ok {
		return head, prompt
	}
	switch {
	case t.match.Over():
		return words.T("The game is over"), ""
	case t.person():
		if p := t.chosen(); p != nil {
			head = words.T("Are you sure?")
			if p.said != "" {
				head = words.T("A word first")
			}
			return head, t.confirmWords(p)
		}
		seat := t.match.Turn()
		head = words.T("Your move")
		if t.people() > 1 {
			head = words.T("%s, your move", t.seats[seat].Name)
		}
		prompt = t.prompt()
		if t.adviser.hinting {
			prompt = t.hintWords()
		}
		return head, prompt
	}
	return words.T("%s is thinking", t.seats[t.match.Turn()].Name), ""
}

// prompt says what is asked: in the words of the game, or in those of the rules about the phase.
func (t *Table) prompt() string {
	if said := t.play.Prompt(t.ask()); said != "" {
		return said
	}
	phase, _ := t.phase()
	return phase.Sentence
}

// people counts the seats played by persons.
func (t *Table) people() int { return match.People(t.seats) }

// afterHurry is for how long presses are left alone after motions were hurried to their end, in milliseconds: they
// were meant for the motions.
const afterHurry = 300

// Paint paints the still picture.
func (t *Table) Paint(p *paint.Pen) {
	p.Part("chrome", t.paintChrome)
	p.Part("board", t.play.Paint)
}

// Draw draws what moves.
func (t *Table) Draw(p *paint.Pen) {
	p.Part("moving board", t.play.Draw)
	p.Part("thinking", t.drawThinking)
	t.line.Draw(p)
	p.Part("story", t.stories.draw)
	p.Part("talk", t.drawTalk)
}

// Prepare paints a picture of the game ahead.
func (t *Table) Prepare(p *paint.Pen) bool {
	return t.play.Prepare(p)
}

// Close gives up what is under way when the player leaves.
func (t *Table) Close() {
	if t.busy != nil {
		t.busy.work.Cancel()
	}
	t.dropHint()
	if t.match != nil && t.doc != "" {
		t.app.Leave(t.match, t.doc)
	}
}
