package table

import (
	"cmp"
	"slices"

	"gulch/engine"
	"gulch/engine/match"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/motion"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/poster"
	"gulch/render/ui"
	"gulch/scenes/talk"
)

// behavior holds the state of the bots' remarks and of the bots' pace: the moments (occasions for a
// remark) of recent events, the remark on the screen, and how much of a turn's time budget is used.
type behavior struct {
	chatter         *talk.Chatter
	moments         []talk.Moment // events since the last tick on which a bot may remark
	leader          engine.Seat   // the seat that last had the most points alone, NoSeat for none
	leaderCheckedAt int           // number of decisions + 1 at the last update of leader
	ended           bool          // the moments at the end of the game have been added

	speaker engine.Seat
	look    poster.Expression
	faces   paint.View // the view (scale and size) for which the faces were requested
	line    string     // text of the current remark, "" for none
	left    float64    // ms until the remark disappears
	shown   float64    // opacity of the bubble with the remark, 0 to 1

	mover         engine.Seat // the seat whose turn is being timed
	elapsed       float64     // ms used by the current turn so far, at normal speed
	elapsedBefore float64     // value of elapsed at the start of the current decision
}

// newBehavior returns a new behavior for the bots of the table. The persona of each bot determines
// its remarks.
func (pr *presentation) newBehavior() *behavior {
	personas := make([]string, len(pr.session.Seats))
	for i, s := range pr.session.Seats {
		if !s.Person() {
			personas[i] = s.Persona
		}
	}
	return &behavior{
		chatter: talk.New(pr.info.ID, personas, pr.session.Match.Setup().BotSeed),
		leader:  engine.NoSeat, speaker: engine.NoSeat, mover: engine.NoSeat,
	}
}

// greetings returns a [talk.Moment] for each seat at the beginning of a match, so that bots can
// greet the others.
func (pr *presentation) greetings() []talk.Moment {
	var out []talk.Moment
	for i := range pr.session.Seats {
		out = append(out, talk.Moment{Seat: engine.Seat(i), Kind: talk.Begin, Weight: 5})
	}
	return out
}

// Time for which remarks are shown, in milliseconds, and sizes of their speech bubbles in design
// units.
const (
	sayFade   = 160
	sayRead   = 1400 // base time, to which sayLetter is added for each letter
	sayLetter = 45
	sayWide   = 250 // largest width of a bubble
	sayFace   = 70  // size of the speaker's face beside the bubble
	sayRoom   = 200 // the face is shown only if there is at least this much room beside the bubble
)

// expressions maps the kind of a remark to the speaker's facial expression. A kind that is not in
// the map gets the neutral expression.
var expressions = map[talk.Kind]poster.Expression{
	talk.Gain: poster.Glad, talk.Strike: poster.Glad, talk.Lead: poster.Glad, talk.Won: poster.Glad,
	talk.Loss: poster.Sour, talk.Struck: poster.Sour, talk.Fall: poster.Sour, talk.Beaten: poster.Sour,
}

// collectMoments appends the moments of event e, on which bots may remark, to behavior.moments.
func (pr *presentation) collectMoments(e engine.Event) {
	if pr.behavior != nil && !pr.shown.again {
		pr.behavior.moments = pr.gameUI.Moments(e, pr.behavior.moments)
	}
}

// updateTalk chooses at most one bot's remark on the moments of this tick, and fades the current
// remark in and out. ms is the time since the last tick.
func (pr *presentation) updateTalk(ms float64) {
	m := pr.behavior
	if m == nil {
		return
	}
	pr.noticeLeader()
	pr.addEndMoments()
	if len(m.moments) > 0 && pr.app.Settings.Talk && !pr.skipsAnimations() {
		if r, ok := m.chatter.Say(pr.now, m.moments); ok {
			m.speaker, m.line, m.look = r.Seat, i18n.T(r.Line), expressions[r.Kind]
			m.left = sayRead + sayLetter*float64(len(r.Line))
			pr.app.Announce(i18n.T("%s: “%s”", pr.session.Seats[r.Seat].Name, m.line))
		}
	}
	m.moments = m.moments[:0]
	if m.line == "" {
		return
	}
	m.left -= ms
	goal := 1.0
	if m.left <= 0 {
		goal = 0
	}
	if m.shown != goal {
		m.shown = motion.Approach(m.shown, goal, ms, sayFade)
		pr.Moving = true
	}
	if m.shown == 0 && goal == 0 {
		m.line = ""
	}
}

// endRemark removes the current remark and forgets on what bots could remark next, because the
// device goes to another person. Greetings before the first decision stay.
func (pr *presentation) endRemark() {
	m := pr.behavior
	if m == nil {
		return
	}
	m.line, m.left, m.shown = "", 0, 0
	if len(pr.session.Match.Steps()) > 0 {
		m.moments = m.moments[:0]
	}
	pr.Root.Remove(ui.TransientTalk)
}

// noticeLeader adds moments for the new and the old leader when the lead changes. It does nothing
// while information is hidden from some seats.
func (pr *presentation) noticeLeader() {
	m := pr.behavior
	at := len(pr.session.Match.Steps()) + 1
	if at == m.leaderCheckedAt || pr.timeline.Busy() || pr.session.Match.Over() {
		return
	}
	m.leaderCheckedAt = at
	if pr.session.HasHiddenInfo() {
		return
	}
	leader := soleLeader(pr.session.Match.Scores())
	if leader == engine.NoSeat || leader == m.leader {
		return
	}
	if m.leader != engine.NoSeat {
		m.moments = append(m.moments, talk.Moment{Seat: leader, Kind: talk.Lead, Weight: 4},
			talk.Moment{Seat: m.leader, Kind: talk.Fall, Weight: 3})
	}
	m.leader = leader
}

// addEndMoments adds a moment for each winner and loser when the game is over, so that bots can
// remark on the result.
func (pr *presentation) addEndMoments() {
	m := pr.behavior
	if m.ended || !pr.session.Match.Over() || pr.timeline.Busy() {
		return
	}
	m.ended = true
	for seat, rank := range engine.FinalRanks(pr.session.Match.State())[:pr.session.Match.State().Seats()] {
		kind, weight := talk.Beaten, 9
		if rank == 1 {
			kind, weight = talk.Won, 10
		}
		m.moments = append(m.moments, talk.Moment{Seat: engine.Seat(seat), Kind: kind, Weight: weight})
	}
}

// preloadFaces requests the images of the faces that bots show while they talk, once for each view.
func (m *behavior) preloadFaces(p *paint.Canvas, seats []match.Seat) {
	if m.faces == p.View {
		return
	}
	m.faces = p.View
	for i, s := range seats {
		if !s.Person() {
			pieces.PrefetchPortraits(p, sayFace, i, s.Face)
		}
	}
}

// talkNode appends the node that draws the current remark, above the faces in the log.
func (t *Table) talkNode(nodes []ui.Node) []ui.Node {
	return append(nodes, ui.Node{ID: "talk", SkipFocus: true,
		Draw: func(p *paint.Canvas, _ *ui.Node, _ ui.NodeState) { t.drawTalk(p) }})
}

// drawTalk draws the current remark in a bubble at the place of the seat that says it.
func (t *Table) drawTalk(p *paint.Canvas) {
	m := t.present.behavior
	if m == nil {
		return
	}
	m.preloadFaces(p, t.session.Seats)
	if m.line == "" || m.shown == 0 {
		t.Root.Remove(ui.TransientTalk)
		return
	}
	seat := t.gameUI.SeatLayout(m.speaker).Panel
	room, face := seat.W-24, 0.0
	if room > sayRoom {
		room, face = room-sayFace*0.9, sayFace
	}
	w, h := pieces.BubbleSize(p, m.line, min(sayWide, room))
	r := t.frame.placeBubble(seat, w, h, face).Move(0, 8*(1-motion.OutCubic(m.shown)))
	if t.canDecide() && t.Root.CoverShare(ui.TransientTalk, badgeH) > mostTalkOver {
		t.Root.Remove(ui.TransientTalk)
		m.left = 0
		return
	}
	p.Flush()
	p.Fade = m.shown
	speaker := geom.Point{X: seat.X + 34, Y: seat.Y}
	if face > 0 { // the bubble may be far from the panel, so it points at the face beside it
		speaker = geom.Point{X: r.X - face*0.4, Y: r.Bottom() - face*0.42}
	}
	pieces.Bubble(p, r, m.line, speaker)
	if face > 0 {
		pieces.Portrait(p, speaker, face, int(m.speaker), engine.At(t.session.Seats, m.speaker).Face, m.look)
	}
	p.Flush()
	p.Fade = 1
}

// mostTalkOver is the largest share of a remark that may lie over what a person reads or can press
// to decide. If no place is better, the remark ends; screen readers still say it.
const mostTalkOver = 0.05

// placeBubble returns the rectangle of a speech bubble. w and h are its width and height, and face
// is the size of the face to its left, all in design units. seat is the rectangle of the speaker's
// panel. The bubble is at the lower edge of the panel or, if it would cover what is being read or
// pressed there, such as the log, as near to the panel as possible. It never leaves the window.
func (fr *frame) placeBubble(seat geom.Rect, w, h, face float64) geom.Rect {
	left, high := face*0.9, max(h, face*0.92)
	whole := geom.R(seat.Center().X-(w+left)/2, seat.Bottom()-10-high, w+left, high)
	if !fr.onPhone() {
		places := append([]geom.Rect{whole}, ui.PlacesAround(seat, whole.W, high)...)
		grid := ui.PlaceGrid(fr.window.Full.Inset(8), whole.W, high, 13, 13)
		far := func(r geom.Rect) float64 { return r.Center().Dist(seat.Center()) }
		slices.SortStableFunc(grid, func(a, b geom.Rect) int { return cmp.Compare(far(a), far(b)) })
		read := []geom.Rect{fr.log} // people read its newest lines while a bot has just moved
		if fr.window.Class == ui.Tall {
			read = nil // the log is far from the seats, and stories have few places between
		}
		whole = fr.Root.Place(ui.TransientTalk, read, append(places, grid...))
	}
	return geom.R(whole.X+left, whole.Bottom()-h, w, h)
}

// ledgerSeating returns where a seat's words, coins and gains appear in its row of the ledger. If
// the ledger has no rows, they appear at the decision's area; on a phone, at the upper edge of the
// board. The bank's place is the plaque (title bar) or, on a phone, the upper edge of the board.
func (fr *frame) ledgerSeating(seat engine.Seat) SeatLayout {
	r, row := fr.decision, geom.Rect{}
	switch {
	case seat == engine.NoSeat:
		r = fr.plaque
		if fr.onPhone() {
			r, _ = fr.board.CutTop(40)
		}
	case fr.onPhone(): // the ledger may be closed: coins of a seat come across the upper edge of the board
		r = fr.board.Row(int(seat), len(fr.session.Seats), 0)
		r.H = 40
	case !fr.rows.Empty():
		r = fr.rows.Column(int(seat), len(fr.session.Seats), 0)
		row = r
	}
	purse := geom.Point{X: r.X + 49, Y: r.Y + 0.72*r.H}
	return SeatLayout{
		Panel: geom.R(r.X, r.Y, r.W, 96), Speech: geom.Point{X: r.X + 21, Y: r.Bottom() - 4}, Purse: purse,
		Gain: purse.Add(0, -18), Row: row,
	}
}

// Time budget of a bot's turn, in milliseconds at normal speed.
const (
	turnTime = 2500 // time budget of a turn, animations included
)

// personaPaces maps the IDs of slow personas to the factor by which their decisions are delayed.
// The factor of all other personas is 1.
var personaPaces = map[string]float64{
	"josiah": 1.5, "mei": 1.3, "cyrus": 1.25, "ada": 1.1, "mercy": 1.1,
	"rosario": 1.4, "jennie": 1.3, "bao": 1.25, "isaac": 1.2, "amos": 1.1,
}

// botDelay returns the minimum delay before a bot's decision is played, in milliseconds of clock
// time. The delay lets people follow the bot. It is 0 if animations are skipped, if the decision
// belongs to a story (a strip of pictures), which is shown later, or if the bot passes silently.
func (pr *presentation) botDelay() float64 {
	chapter := pr.gameUI.Chapter(pr.session.Match.State()) != 0 // a chapter is watched when its story is shown
	if chapter || pr.skipsAnimations() || pr.botPassesSilently() {
		return 0
	}
	return pr.behavior.botDelay(pr.session.Seats[pr.session.Match.Turn()].Persona) / pr.speed()
}

// botPassesSilently reports whether the bot that decides now passes without a trace: a delay would
// tell that it was asked, and so what it may hold.
func (pr *presentation) botPassesSilently() bool {
	q := pr.botWait.question
	move, decided := pr.session.Bots.Decided()
	return q.Silent && decided && move == q.Pass
}

// botDelay returns the delay of a decision of this persona, in milliseconds at normal speed. Delays
// and animations share the time budget of a turn, so the delay shrinks as the budget is used up.
func (m *behavior) botDelay(persona string) float64 {
	wait := minBotDelay * max(1-m.elapsedBefore/turnTime, 0)
	if pace, slow := personaPaces[persona]; slow {
		wait *= pace
	}
	return wait
}

// beginDecision starts the timing of a decision of a bot. If another seat decided before, a new
// turn begins, with the full time budget.
func (m *behavior) beginDecision(seat engine.Seat) {
	if seat != m.mover {
		m.mover, m.elapsed = seat, 0
	}
	m.elapsedBefore = m.elapsed
}

// resetTurnBudget restores the full time budget, so that the following animations run at the usual
// speed. It is called after a person's decision, for instance.
func (m *behavior) resetTurnBudget() {
	if m != nil {
		m.mover, m.elapsed, m.elapsedBefore = engine.NoSeat, 0, 0
	}
}

// addTurnTime adds one tick to the time used by the current turn. ms is the clock time of the tick
// in milliseconds.
func (pr *presentation) addTurnTime(ms float64) {
	waiting := pr.session.Match.Turn() == pr.behavior.mover
	pr.behavior.addTurnTime(ms*pr.app.Settings.Speed.Rate(), pr.timeline.Busy(), waiting)
}

// addTurnTime adds ms, in milliseconds at normal speed, to the time used by the turn. moving tells
// whether animations ran in that time, waiting whether the table waited for the bot. If both are
// false, the time does not count.
func (m *behavior) addTurnTime(ms float64, moving, waiting bool) {
	if moving || waiting {
		m.elapsed += ms
	}
}

// animationSpeedUp returns the factor by which animations are accelerated so that a bot's turn does
// not take too long. It is 1, the usual speed, in lessons, in stories, and when events are shown
// again.
func (pr *presentation) animationSpeedUp() float64 {
	if pr.behavior == nil || pr.shown.again || pr.stories.telling() || pr.inLesson() {
		return 1
	}
	return pr.behavior.speedUp()
}

// speedUp returns the factor by which animations are accelerated. All animations of a turn share
// the time budget turnTime: when the fraction s of it (0 to 1) is used up, the rest runs 1/(1-s)
// times as fast, so a turn never takes longer than turnTime, and a short turn is hardly
// accelerated.
func (m *behavior) speedUp() float64 { return 1 / max(1-m.elapsed/turnTime, 1e-3) }

// TurnDuration returns how long a table takes, in milliseconds at normal speed, to show consecutive
// decisions of a bot with the slowest persona. decisions are the events of each decision. The
// result includes the delays before the decisions and the animations of their events. The board of
// gameUI follows the events.
func TurnDuration(gameUI GameUI, decisions [][]engine.Told) (ms float64) {
	const tick = 1000.0 / 60
	m := &behavior{}
	var line motion.Timeline
	for _, events := range decisions {
		m.beginDecision(0)
		for wait := m.botDelay("josiah"); wait > 0; wait -= tick {
			m.addTurnTime(tick, false, true)
			ms += tick
		}
		last := func() {}
		for _, e := range events {
			line.Add(motion.Animation{Next: -1, Begin: func() {
				last()
				x := Animate(gameUI, e)
				for _, a := range x.Animations() {
					line.Insert(*a)
				}
				last = x.EnsureApplied
			}})
		}
		line.Add(motion.Animation{End: func() { last() }})
		for line.Busy() {
			line.Advance(tick * m.speedUp())
			m.addTurnTime(tick, true, false)
			ms += tick
		}
	}
	return ms
}
