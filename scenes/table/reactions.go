package table

import (
	"fmt"
	"slices"

	"gulch/engine"
	"gulch/engine/match"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/scenes/stage"
)

// Players complain about games that ask them questions in other seats' turns. Therefore each kind
// of such a question, a reaction, has a switch: ask me, only if it matters, never. The switch is
// shown with the question, and in an overlay that a button beside the turn heading opens. A setting
// applies only to the game in which it was made.
//
// Asking must not leak secrets. Whether an answer can matter is computed from what the seat knows.
// If several people share the screen, it is computed from public information; otherwise the
// hand-over would show everybody that the seat holds something. For the same reason a seat without
// an answer is asked, too, see [engine.PausesForced]. Package tabletest checks this.

// ReactionKind is a kind of question that a player may be asked in another player's turn. The
// player can switch the question off.
type ReactionKind struct {
	ID   string
	Icon string
	Name string // name of the switch, marked with i18n.Mark: "Telegraph: turn a die"
	// Hidden is set if answers depend on hidden cards, so that people who share the screen must
	// hand it over for the question. As long as a player has set nothing, the question is then
	// asked only if it matters as far as all players can tell.
	Hidden bool
}

// Reaction is a question to a seat in another seat's turn. The zero value is a decision in the
// seat's own turn; for such decisions the player is always asked.
type Reaction struct {
	Kind string // ID of the [ReactionKind]
	// Pass is the move that is played if the player is not asked.
	Pass engine.Move
	// Matters is set if another answer than Pass could gain or save the seat anything. It must not
	// depend on information that is hidden from the seat.
	Matters bool
	// Public is set if Matters depends only on public information.
	Public bool
	// Possible is set if Matters could be set as far as everybody knows. It depends only on public
	// information, and takes the place of Matters if several people share the screen.
	Possible bool
	// Silent is set if passing leaves no trace, so that others do not even see that the seat was
	// asked. A bot then passes without a delay, because a delay would show it.
	Silent bool
}

// AskMode is a player's setting for a [ReactionKind]: when the player is asked.
type AskMode string

// The player is always asked, is asked only if the answer matters, or is never asked.
const (
	AskAlways    AskMode = "always"
	AskIfMatters AskMode = "matters"
	AskNever     AskMode = "never"
)

// askModes lists the values that a player can set for when to be asked in other players' turns,
// with their names and tooltips.
var askModes = []struct {
	asking    AskMode
	name, tip string
}{
	{AskAlways, i18n.Mark("Always ask"), i18n.Mark("Ask me each time.")},
	{AskIfMatters, i18n.Mark("If it matters"),
		i18n.Mark(
			"Ask me only if my answer could gain or save me something, as far as I can know.")},
	{AskNever, i18n.Mark("Never ask"), i18n.Mark("Don't ask me: always pass.")},
}

// sharedMattersTip is the tooltip of the setting "if it matters" if several people share the
// screen.
var sharedMattersTip = i18n.Mark(
	"Ask me only if my answer could gain or save me something, judging by what all players can see.")

// skipsQuestion reports whether the player is not asked, so that the move Pass is played at once. a
// is the player's setting; shared means that several people share the screen.
func (r Reaction) skipsQuestion(a AskMode, shared bool) bool {
	switch {
	case r.Kind == "" || a == AskAlways:
		return false
	case a == AskNever:
		return true
	}
	if shared && !r.Public {
		return !r.Possible
	}
	return !r.Matters
}

// asksUnset returns the AskMode that applies to a kind of question as long as the player has set
// none; shared means that several people share the screen.
func (k ReactionKind) asksUnset(shared bool) AskMode {
	if shared && k.Hidden {
		return AskIfMatters
	}
	return AskAlways
}

// SkippedUnset reports whether the table of g answers question r without asking the player, if
// several people share the screen and the player has not set an [AskMode].
func (r Reaction) SkippedUnset(g GameUI) bool {
	return r.skipsQuestion(reactionKind(g, r.Kind).asksUnset(true), true)
}

// reactionKind returns the kind of question of g with this ID, the zero value if there is none.
func reactionKind(g GameUI, id string) ReactionKind {
	all := g.Reactions()
	if i := slices.IndexFunc(all, func(k ReactionKind) bool { return k.ID == id }); i >= 0 {
		return all[i]
	}
	return ReactionKind{}
}

// reaction returns the pending decision as a Reaction, a question in another seat's turn. It
// returns false if the decision belongs to the seat's own turn or no person decides.
func (rc *reactions) reaction() (Reaction, bool) {
	if !rc.session.WaitsForPerson() || rc.inLesson() {
		return Reaction{}, false
	}
	if rc.pending == nil {
		r := rc.gameUI.Reaction(rc.session.Match.State())
		rc.pending = &r
	}
	return *rc.pending, rc.pending.Kind != ""
}

// shownReaction returns the reaction that the holder of the device is asked now, false if there is
// none. A person who decides in front of everybody has a button for the own secrets in place of the
// reaction's switch, see secretsNode.
func (rc *reactions) shownReaction() (Reaction, bool) {
	if rc.session.AsksToPass() || rc.session.DecidesOpenly() {
		return Reaction{}, false
	}
	return rc.reaction()
}

// automaticAnswer returns the move to play without asking the person to move, false if the person
// must be asked.
func (rc *reactions) automaticAnswer() (engine.Move, bool) {
	if rc.session.AnswersPause() {
		return rc.session.Match.Legal()[0], true
	}
	if rc.session.WaitsForPerson() && !rc.inLesson() && rc.question() == nil {
		if m, ok := rc.gameUI.PreparedAnswer(rc.session.Match.State()); ok {
			return m, true
		}
	}
	r, ok := rc.reaction()
	if !ok || rc.question() != nil {
		return engine.Move{}, false
	}
	return r.Pass, r.skipsQuestion(rc.askMode(rc.session.Match.Turn(), r.Kind), rc.session.People() > 1)
}

// wouldAnswerAutomatically reports whether the current decision would be answered without asking a
// person. It computes the decision's [Reaction] again, because the match may have reached a new
// position.
func (rc *reactions) wouldAnswerAutomatically() bool {
	rc.pending = nil
	_, waved := rc.automaticAnswer()
	return waved
}

// answerAutomatically answers the current decision without asking the person, if that is possible,
// and reports whether it did.
func (t *Table) answerAutomatically() bool {
	m, ok := t.reactions.automaticAnswer()
	if !ok {
		return false
	}
	made, seen := len(t.session.Match.Steps()), t.session.EventCount()
	chapter, hero := t.chapterAndHero()
	t.notePlayed(m)
	origin := match.Automatic
	if _, prepared := t.gameUI.PreparedAnswer(t.session.Match.State()); prepared && t.gameUI.AnswersAhead() {
		origin = match.SamePress
	}
	if _, err := t.session.Match.PlayFrom(origin, m); err != nil {
		return false // the game's answer is illegal: the person is asked
	}
	t.adviser.dropHint()
	if len(t.session.Match.Steps()) == made { // a pause, which is no decision
		t.showPauseEnd(seen)
		return true
	}
	t.session.NoteAutomatic(made)
	if !t.present.stories.gathering() || !t.gather(chapter, hero) {
		t.showPlayed(seen)
	}
	return true
}

// showPauseEnd shows the events after a pause; seen is the number of events of the game that were
// shown before. While a chapter is collected, the events are added to its last decision.
func (t *Table) showPauseEnd(seen int) {
	if !t.present.stories.gathering() {
		t.showPlayed(seen)
		return
	}
	made := len(t.session.Match.Steps())
	t.present.stories.extend(t.present.keepUnseen(made, made, seen), made)
	t.reactions.pending = nil
	if !t.chapterContinues() {
		t.present.tellChapter()
	}
}

// askMode returns a seat's setting for a kind of question in others' turns, the one for unset kinds
// if there is none.
func (rc *reactions) askMode(seat engine.Seat, kind string) AskMode {
	if k := &rc.key; k.kind != kind || k.seat != seat { // keys are cached, since this is called in every tick
		*k = askModeKey{seat, kind, rc.gameKey(), fmt.Sprint(seat, " ", kind)}
	}
	if set := AskMode(rc.app.Settings.Reaction(rc.key.game, rc.key.key)); set != "" {
		return set
	}
	return reactionKind(rc.gameUI, kind).asksUnset(rc.session.People() > 1)
}

// reactions answers questions in other seats' turns. It holds what need not be computed in every
// tick.
type reactions struct {
	*environment
	pending *Reaction  // the current decision as a reaction, nil until it is needed
	key     askModeKey // settings keys of the last question
}

// askModeKey caches the two keys (game and key) under which the settings store a seat's AskMode for
// a kind of question.
type askModeKey struct {
	seat      engine.Seat
	kind      string
	game, key string
}

// SetAskMode stores a seat's setting for a kind of question in others' turns. It applies to this
// match only.
func (t *Table) SetAskMode(seat engine.Seat, kind string, a AskMode) {
	t.app.Settings.SetReaction(t.reactions.gameKey(), fmt.Sprint(seat, " ", kind), string(a))
	t.app.SettingsChanged()
}

// gameKey returns the key under which the settings store values for this match.
func (rc *reactions) gameKey() string {
	s := rc.session.Match.Setup()
	return fmt.Sprintf("%s %x %x", rc.info.ID, s.Seed, s.BotSeed)
}

// reactionRow returns the rectangle of the switch that sets when to be asked the current kind of
// question. It is over the last lines of the prompt, or below a short prompt, or beside the heading
// in a low decision area.
func (fr *frame) reactionRow() geom.Rect {
	r := fr.decision.Pad(4, 0)
	if fr.hasLowDecisionArea() {
		head, _ := r.CutTop(reactionLowHeight)
		_, head = head.CutLeft(head.W * 0.3)
		return head
	}
	h := reactionHeight * fr.window.View.Letters()
	y := r.Y + promptTop + fr.promptHeight() + 4
	if !fr.rows.Empty() {
		y -= h + 9
	}
	return geom.R(r.X, y, r.W, h)
}

// reactionHeight is the height of the switch at the default letter size, reactionLowHeight its
// height when it is beside a heading, both in design units.
const reactionHeight, reactionLowHeight = 26, 26

// reactionNodes appends the switch with which the player sets when to be asked questions of the
// current kind.
func (t *Table) reactionNodes(dst []ui.Node) []ui.Node {
	r, ok := t.reactions.shownReaction()
	if !ok || t.timeline.Busy() {
		return dst
	}
	seat := t.session.Match.Turn()
	all := t.askModeNodes("asking", i18n.T("When to ask me"), t.frame.reactionRow(), seat, r.Kind, t.Rebuild)
	for i := range all {
		all[i].TipAvoids = t.frame.decision
	}
	return append(dst, all...)
}

// askModeNodes returns the switch with the three settings for when seat is asked the given kind of
// question, in rectangle r. name is the label of the switch. changed is called after a press.
func (t *Table) askModeNodes(id, name string, r geom.Rect, seat engine.Seat, kind string,
	changed func()) []ui.Node {
	all := make([]ui.Choice, len(askModes))
	for i, a := range askModes {
		tip := a.tip
		if a.asking == AskIfMatters && t.session.People() > 1 {
			tip = sharedMattersTip
		}
		all[i] = ui.Choice{ID: "ask " + string(a.asking), Label: i18n.T(a.name), Tip: i18n.T(tip)}
	}
	chosen := t.reactions.askMode(seat, kind)
	return ui.Grouped(name, ui.Segments(id, r, all, "ask "+string(chosen), "", func(to string) {
		t.SetAskMode(seat, kind, AskMode(to[len("ask "):]))
		changed()
	}))
}

// questionSeat returns the seat whose ask modes can be set now. It is the seat of the only person
// or, with several persons, of the person who holds the device. It is NoSeat if there is none, and
// in games without such questions.
func (rc *reactions) questionSeat() engine.Seat {
	if rc.session.Match == nil || rc.inLesson() || len(rc.gameUI.Reactions()) == 0 {
		return engine.NoSeat
	}
	if rc.session.People() > 1 {
		return rc.session.Holder()
	}
	// IndexFunc returns -1, which is NoSeat, without a person
	return engine.Seat(slices.IndexFunc(rc.session.Seats, match.Seat.Person))
}

// questionsDisc appends the button that opens the overlay with the ask modes, if one of them has
// been changed. A player who is not asked any more needs it: the switch that comes with the
// question does not appear.
func (t *Table) questionsDisc(dst []ui.Node) []ui.Node {
	seat := t.reactions.questionSeat()
	if seat == engine.NoSeat {
		return dst
	}
	set := false
	for _, k := range t.gameUI.Reactions() {
		set = set || t.reactions.askMode(seat, k.ID) != k.asksUnset(t.session.People() > 1)
	}
	if !set {
		return dst
	}
	at := t.frame.decision
	n := ui.Disc("questions", i18n.T("Questions"), i18n.T("Choose when Gulch asks you on other players' turns."),
		"ringing-bell",
		geom.Around(geom.Point{X: at.Right() - 20, Y: at.Y + 16}, 28, 28), func() { t.app.Push(t.newQuestions(seat)) })
	n.Hit = n.Rect.Inset(-8)
	return append(dst, n)
}

// questions is the overlay in which a player sets, for each kind of question in others' turns, when
// to be asked.
type questions struct {
	stage.Sheet
	table *Table
	seat  engine.Seat
}

func (t *Table) newQuestions(seat engine.Seat) *questions {
	s := &questions{stage.NewSheet(t.app, "questions", i18n.T("When to ask me")), t, seat}
	s.Size = func(ui.Layout) (w, h float64) {
		return 560, stage.SheetEnds + 20 + questionHeight*float64(len(t.gameUI.Reactions()))
	}
	return s
}

// questionHeight is the height of the overlay's row for one kind of question, in design units.
const questionHeight = 78

// place returns the rectangle of the row for the i-th kind of question.
func (s *questions) place(i int) geom.Rect {
	return geom.R(s.Body.X, s.Body.Y+questionHeight*float64(i), s.Body.W, questionHeight)
}

// Build lays out a row for each kind of question.
func (s *questions) Build(l ui.Layout) {
	nodes := []ui.Node{s.Lay(l)}
	for i, k := range s.table.gameUI.Reactions() {
		_, row := s.place(i).CutTop(30)
		row.H = 34
		nodes = append(nodes, s.table.askModeNodes(k.ID, i18n.T(k.Name), row, s.seat, k.ID, func() {
			s.Rebuild()
			s.table.Rebuild()
		})...)
	}
	for i := range nodes {
		nodes[i].TipAvoids = s.Rect
	}
	s.Root.Set(l, nodes)
}

// Paint paints the overlay with the names of the kinds of questions.
func (s *questions) Paint(p *paint.Canvas) {
	s.Sheet.Paint(p)
	for i, k := range s.table.gameUI.Reactions() {
		head, _ := s.place(i).CutTop(28)
		p.Icon(k.Icon, geom.Point{X: head.X + 11, Y: head.Center().Y}, 20, theme.Oxblood)
		p.Label(i18n.T(k.Name), geom.R(head.X+30, head.Y, head.W-30, head.H), paint.Style{Face: paint.Bold, Size: 14.5,
			Color: theme.Ink})
	}
}
