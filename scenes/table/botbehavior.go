package table

import (
	"gulch/engine"
	"gulch/engine/match"
	"gulch/render/geom"
	"gulch/render/motion"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/poster"
	"gulch/render/words"
	"gulch/scenes/talk"
)

// behavior is how the bots behave: what they say, and how long a turn of theirs takes.
type behavior struct {
	chatter         *talk.Chatter
	moments         []talk.Moment // since the last tick
	leader          engine.Seat   // who was alone in front last, NoSeat for nobody
	leaderCheckedAt int           // after how many moves, plus one, that was found out
	ended           bool          // the end of the game has been talked about

	speaker engine.Seat
	look    poster.Look
	faces   paint.View // for which the faces of all have been asked for
	line    string     // what is being said, "" for nothing
	left    float64    // ms until it goes
	shown   float64    // 0 to 1 while it comes and goes

	mover         engine.Seat // whose turn it is
	elapsed       float64     // ms since it, or a person, began to act
	elapsedBefore float64     // how long that was when the decision began that is waited for
}

// newBehavior makes the bots of a table acquainted.
func (t *Table) newBehavior() *behavior {
	personas := make([]string, len(t.seats))
	for i, s := range t.seats {
		if !s.Person() {
			personas[i] = s.Persona
		}
	}
	return &behavior{
		chatter: talk.New(t.match.Info().ID, personas, t.match.Setup().BotSeed), leader: engine.NoSeat, speaker: engine.NoSeat, mover: engine.NoSeat,
	}
}

// greetings are what the bots have to say when a game begins.
func (t *Table) greetings() []talk.Moment {
	var out []talk.Moment
	for i := range t.seats {
		out = append(out, talk.Moment{Seat: engine.Seat(i), Kind: talk.Begin, Weight: 5})
	}
	return out
}

// Times of remarks, in milliseconds.
const (
	sayFade   = 160
	sayRead   = 1400 // and so much more for every letter:
	sayLetter = 45
	sayWide   = 250 // how wide a bubble may be, design units
	sayFace   = 70  // how large the face of the speaker is beside it
	sayRoom   = 200 // with less room the face is left away
)

// lookOf is the face that somebody makes while talking.
var lookOf = map[talk.Kind]poster.Look{
	talk.Gain: poster.Glad, talk.Strike: poster.Glad, talk.Lead: poster.Glad, talk.Won: poster.Glad,
	talk.Loss: poster.Sour, talk.Struck: poster.Sour, talk.Fall: poster.Sour, talk.Beaten: poster.Sour,
}

// collectMoments takes in what an event means to the bots.
func (t *Table) collectMoments(e engine.Event) {
	if t.behavior != nil && !t.reshowing {
		t.behavior.moments = t.gameUI.Moments(e, t.behavior.moments)
	}
}

// updateTalk lets bots say something about what has happened, and lets what was said go again.
func (t *Table) updateTalk(ms float64) {
	m := t.behavior
	if m == nil {
		return
	}
	t.noticeLeader()
	t.addEndMoments()
	if len(m.moments) > 0 && t.app.Settings.Talk && !t.skipsAnimations() {
		if r, ok := m.chatter.Say(t.now, m.moments); ok {
			m.speaker, m.line, m.look = r.Seat, words.T(r.Line), lookOf[r.Kind]
			m.left = sayRead + sayLetter*float64(len(r.Line))
			t.app.Say(words.T("%s: “%s”", t.seats[r.Seat].Name, m.line))
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
		t.Moving = true
	}
	if m.shown == 0 && goal == 0 {
		m.line = ""
	}
}

// noticeLeader notices who is in front now, where the scores are no secret.
func (t *Table) noticeLeader() {
	m := t.behavior
	at := len(t.match.Steps()) + 1
	if at == m.leaderCheckedAt || t.timeline.Busy() || t.match.Over() {
		return
	}
	m.leaderCheckedAt = at
	if t.hasHiddenInfo() {
		return
	}
	leader := soleLeader(t.match.Scores())
	if leader == engine.NoSeat || leader == m.leader {
		return
	}
	if m.leader != engine.NoSeat {
		m.moments = append(m.moments, talk.Moment{Seat: leader, Kind: talk.Lead, Weight: 4},
			talk.Moment{Seat: m.leader, Kind: talk.Fall, Weight: 3})
	}
	m.leader = leader
}

// addEndMoments has the winner or a loser say a last word.
func (t *Table) addEndMoments() {
	m := t.behavior
	if m.ended || !t.match.Over() || t.timeline.Busy() {
		return
	}
	m.ended = true
	for seat, rank := range t.match.State().Ranks(nil) {
		kind, weight := talk.Beaten, 9
		if rank == 1 {
			kind, weight = talk.Won, 10
		}
		m.moments = append(m.moments, talk.Moment{Seat: engine.Seat(seat), Kind: kind, Weight: weight})
	}
}

// preloadFaces has the faces painted ahead that the bots will make while talking.
func (m *behavior) preloadFaces(p *paint.Pen, seats []match.Seat) {
	if m.faces == p.View {
		return
	}
	m.faces = p.View
	for i, s := range seats {
		if !s.Person() {
			pieces.PortraitsAhead(p, sayFace, i, s.Face)
		}
	}
}

// drawTalk draws what is being said, at the seat of who says it.
func (t *Table) drawTalk(p *paint.Pen) {
	m := t.behavior
	if m == nil {
		return
	}
	m.preloadFaces(p, t.seats)
	if m.line == "" || m.shown == 0 {
		return
	}
	seat := t.gameUI.SeatAt(m.speaker).Panel
	room, face := seat.W-24, 0.0
	if room > sayRoom {
		room, face = room-sayFace*0.9, sayFace
	}
	w, h := pieces.BubbleSize(p, m.line, min(sayWide, room))
	foot := seat.Bottom() - 10
	r := geom.R(seat.Center().X-w/2+face*0.45, foot-h+8*(1-motion.OutCubic(m.shown)), w, h)
	p.Flush()
	p.Fade = m.shown
	pieces.Bubble(p, r, m.line, geom.Point{X: seat.X + 34, Y: seat.Y})
	if face > 0 {
		pieces.Portrait(p, geom.Point{X: r.X - face*0.4, Y: r.Bottom() - face*0.42}, face, int(m.speaker), engine.At(t.seats, m.speaker).Face, m.look)
	}
	p.Flush()
	p.Fade = 1
}

// ledgerSeating is where a seat is in the ledger, or else where decisions are asked for; the bank is at the plaque.
func (t *Table) ledgerSeating(seat engine.Seat) Seating {
	r := t.chrome.ask
	switch {
	case seat == engine.NoSeat:
		r = t.chrome.plaque
		if t.onPhone() {
			r, _ = t.chrome.board.CutTop(40)
		}
	case t.onPhone(): // the shell lies elsewhere: what comes from a seat comes over the upper edge of the board
		r = t.chrome.board.Row(int(seat), len(t.seats), 0)
		r.H = 40
	case !t.chrome.rows.Empty():
		r = t.chrome.rows.Column(int(seat), len(t.seats), 0)
	}
	purse := geom.Point{X: r.X + 49, Y: r.Y + 0.72*r.H}
	return Seating{
		Panel: geom.R(r.X, r.Y, r.W, 96), Mouth: geom.Point{X: r.X + 21, Y: r.Bottom() - 4}, Purse: purse, Gain: purse.Add(0, -18),
	}
}

// Times of a bot's turn, in milliseconds at normal speed.
const (
	turnTime = 2500 // how long a turn may take, motions included
)

// personaPaces are by how much longer the decisions of some characters are awaited.
var personaPaces = map[string]float64{
	"josiah": 1.5, "mei": 1.3, "cyrus": 1.25, "ada": 1.1, "mercy": 1.1,
	"rosario": 1.4, "jennie": 1.3, "bao": 1.25, "isaac": 1.2, "amos": 1.1,
}

// botDelay is how long a bot's decision takes at least: long enough to be followed, and not so long that a turn of many
// decisions drags on.
func (t *Table) botDelay() float64 {
	if t.skipsAnimations() || t.gameUI.Chapter(t.match.State()) != 0 { // a story is looked at when it is told
		return 0
	}
	return t.behavior.botDelay(t.seats[t.match.Turn()].Persona) / t.speed()
}

// botDelay is how long a decision of a character is awaited at normal speed: waits share the budget of a turn with the
// motions, so that each is shorter than the one before.
func (m *behavior) botDelay(persona string) float64 {
	wait := minBotDelay * max(1-m.elapsedBefore/turnTime, 0)
	if pace, slow := personaPaces[persona]; slow {
		wait *= pace
	}
	return wait
}

// beginDecision notes that a bot is to decide.
func (m *behavior) beginDecision(seat engine.Seat) {
	if seat != m.mover {
		m.mover, m.elapsed = seat, 0
	}
	m.elapsedBefore = m.elapsed
}

// resetTurnBudget notes that a person has decided: what follows is shown with all its time.
func (m *behavior) resetTurnBudget() {
	if m != nil {
		m.mover, m.elapsed, m.elapsedBefore = engine.NoSeat, 0, 0
	}
}

// addTurnTime notes how long it has taken since somebody began to act.
func (t *Table) addTurnTime(ms float64) {
	t.behavior.addTurnTime(ms*t.app.Settings.Speed.Rate(), t.timeline.Busy(), t.match.Turn() == t.behavior.mover)
}

// addTurnTime notes time, in milliseconds at normal speed, in which things moved or somebody was waited for.
func (m *behavior) addTurnTime(ms float64, moving, waiting bool) {
	if moving || waiting {
		m.elapsed += ms
	}
}

// animationSpeedUp is by how much motions are faster than usual.
func (t *Table) animationSpeedUp() float64 {
	if t.behavior == nil || t.reshowing || t.stories.telling() || t.tutor != nil {
		return 1
	}
	return t.behavior.speedUp()
}

// speedUp is by how much motions are faster than usual. What follows from a decision shares a budget of time, turnTime:
// the more of it is gone, the faster the rest moves, so that a long tale ends in time and a short one is not rushed.
// With the share s gone everything is 1/(1-s) times as fast; however long it would be, the budget is not overdrawn.
func (m *behavior) speedUp() float64 { return 1 / max(1-m.elapsed/turnTime, 1e-3) }

// TurnTime returns how long a table takes, in milliseconds at normal speed, for decisions in a row of a bot of the slowest
// character: the waits for them and the motions of their events. The play follows them.
func TurnTime(gameUI Play, decisions [][]engine.Event) (ms float64) {
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
				last = x.Complete
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
