package teach

import (
	"cmp"
	"slices"
	"strconv"

	"gulch/engine"
	"gulch/engine/bot"
	"gulch/engine/review"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/scenes/menu/results"
	"gulch/scenes/table"
	"gulch/scenes/work"
)

// maxTries is the number of answers after which the best move is shown.
const maxTries = 3

// mistake is a scene with a position from a finished game at its table. The player has to find a
// better move than the one that was played.
type mistake struct {
	*table.Table
	of         *Mistakes
	at         int // index of the mistake in of.found.Mistakes, the list of mistakes
	try        int // number of answers so far, including the current one
	shown      bool
	info       review.Mistake
	best       engine.Move
	bestAct    []engine.Move // best, and the moves that complete its act, such as the steps of a ride
	answer     []engine.Move // moves of the player's answer: one, or those of an act
	midAct     bool          // the player's answer may go on, so that it is not judged yet
	start      engine.State  // position in which the player answers
	mover      engine.Seat
	board      table.GameUI
	reason     string // advantage of the player's answer, as a sentence from the game; "" for none
	why        string // advantage of the best move, as a sentence; "" for none
	plan       string // what the best move leads to, as a sentence; "" for nothing
	order      string // the move that the player answered with, as text
	judge      *review.Trial
	worker     *work.Worker
	found      bool
	samePlayed bool    // the player's answer is the move that was played in the game
	chanceLeft float64 // chance to win after the player's answer, 0 to 1
}

// newMistake returns the scene of mistake i of x. The player has the seat that made the mistake;
// the other seats make no moves. tried is the number of previous answers. If shown is set, the
// scene makes the best move, as the solution.
func newMistake(x *Mistakes, i, tried int, shown bool) (*mistake, error) {
	what := x.found.Mistakes[i]
	r, err := x.open()
	if err != nil {
		return nil, err
	}
	seats := slices.Clone(x.seats)
	for seat := range seats {
		switch {
		case engine.Seat(seat) == what.Seat:
			seats[seat].Bot, seats[seat].Persona = "", ""
		case seats[seat].Bot == "":
			seats[seat].Bot = "medium" // another person becomes a bot, because the device is not handed over here
		}
	}
	m, err := r.Branch(what.At, seats, nil)
	if err != nil {
		return nil, err
	}
	s := &mistake{of: x, at: i, try: tried + 1, shown: shown, info: what, mover: what.Seat}
	if s.best, err = m.State().Parse(what.Good[0]); err != nil {
		return nil, err
	}
	s.bestAct, _ = results.ActOfLine(m.State(), what.BestLine())
	s.board = x.school.Board(seats)
	if s.Table, err = table.New(x.school.App, m, "", s.board); err != nil {
		return nil, err
	}
	s.SetTutor(s)
	if shown && x.review != nil {
		x.review.record(false, s.try)
	}
	return s, nil
}

// Name returns the name that identifies the scene, for example in tests.
func (s *mistake) Name() string { return "mistake/" + strconv.Itoa(s.at+1) }

// Report returns the accepted moves and the state of the player's answer for test drivers.
func (s *mistake) Report() map[string]any {
	r := s.Table.Report()
	r["good"], r["played"], r["answered"], r["found"], r["try"] = s.info.Good, s.info.Played, s.judged(), s.found, s.try
	r["act"], r["begun"] = s.info.BestLine()[:len(s.bestAct)], s.midAct
	return r
}

// answered reports whether a move has been made at the position, by the player or to show the
// solution. A move that is a part of an act, such as a step of a ride, does not answer alone.
func (s *mistake) answered() bool {
	made := len(s.Match().Steps()) - s.info.At
	if s.shown {
		return made >= len(s.bestAct)
	}
	return made > 0 && !s.midAct
}

// judged reports whether the answer has been evaluated and all animations have ended.
func (s *mistake) judged() bool { return s.answered() && s.Idle() && s.judge == nil }

// Update handles a tick of the table and uses the evaluation of the player's answer when it is
// done.
func (s *mistake) Update(in *ui.Input, ms float64) {
	if in.Back {
		in.Back = false
		s.pause()
		return
	}
	s.Table.Update(in, ms)
	if s.midAct && len(s.Match().Steps()) > s.info.At && !s.actGoesOn() {
		s.midAct = false
		s.judgeAnswer()
		s.Rebuild()
	}
	if s.judge != nil && s.worker.Step() {
		s.verdict()
	}
	if s.judged() {
		s.Busy = false
	}
}

// Move returns the best move if the solution is being shown. Otherwise it returns false, because
// only the player moves. It implements table.Tutor.
func (s *mistake) Move() (engine.Move, bool) {
	if !s.shown || s.answered() {
		return s.best, false
	}
	made := len(s.Match().Steps()) - s.info.At
	if made == 0 {
		s.explain()
	}
	next := s.bestAct[made]
	if !slices.Contains(s.Match().Legal(), next) { // the rest of the act was forced
		s.bestAct = s.bestAct[:made]
		return next, false
	}
	return next, true
}

// actGoesOn reports whether the player's answer has only begun an act: every legal move goes on
// with it, so that the player has to choose one of them, too.
func (s *mistake) actGoesOn() bool {
	acts, ok := s.Match().State().(engine.StepwiseActs)
	return ok && s.Match().Turn() == s.mover && !slices.ContainsFunc(s.Match().Legal(), func(m engine.Move) bool {
		return !acts.ContinuesAct(s.answer[len(s.answer)-1], m)
	})
}

// mayGoOn reports whether move m in position st can be followed by moves of the same act.
func mayGoOn(st engine.State, m engine.Move) bool {
	acts, ok := st.(engine.StepwiseActs)
	if !ok {
		return false
	}
	next, open := bot.After(st, m)
	return open && slices.ContainsFunc(next.Moves(nil), func(x engine.Move) bool { return acts.ContinuesAct(m, x) })
}

// explain sets why, the advantage of the best move, and plan, while the position is on the table:
// the same reason as that of a turning point.
func (s *mistake) explain() {
	than := ""
	if m, err := s.Match().State().Parse(s.info.Played); err == nil {
		than = s.board.Reason(m)
	}
	why := ""
	if r, err := s.of.open(); err == nil { // an error is a defect, and the scene would not have opened
		_, why = results.BetterWords(s.tell(), r, s.info, 0)
	}
	s.why = results.DistinctReason(why, than)
	if results.IsReason(s.info.Why, s.why) {
		s.why = s.DifferenceText(*s.info.Why, s.mover, s.of.played[s.at])
	}
	s.plan = planText(s.tell(), s.Match().State(), s.info.Line)
}

// tell returns the game's texts for events and moves. They are those of the table of the scene,
// which has a layout: the reasons for some moves need one.
func (s *mistake) tell() results.Narration { return table.ChronicleOf(s.board) }

// maxPlanned is the largest number of acts after the best one that the text about it names.
const maxPlanned = 2

// planText returns a sentence that names what the first act of a line, in position s, leads to
// later in the turn: the next acts for which the game has a reason. It is "" if there are none.
func planText(tell results.Narration, s engine.State, line []string) string {
	var names []string
	at, mover := engine.Clone(s), s.Turn()
	for i := 0; i < len(line) && len(names) < maxPlanned && at.Turn() == mover; {
		moves, last := results.ActOfLine(at, line[i:])
		if len(moves) == 0 {
			break
		}
		end := moves[len(moves)-1]
		if i > 0 && tell.Why(last, end) != "" {
			names = append(names, results.ActWords(tell, at, moves))
		}
		if last.Play(end, nil) != nil {
			break
		}
		if _, err := engine.PlayForced(last, nil, nil); err != nil {
			break
		}
		i, at = i+len(moves), last
	}
	if len(names) == 0 {
		return ""
	}
	return i18n.T("After that: %s.", i18n.JoinClauses(names))
}

// RefusalReason returns "" for the move with which the player answers, and for moves that go on
// with its act, and a reason for every move after them. It starts the evaluation of the answer,
// unless more of its act may follow by the same press.
func (s *mistake) RefusalReason(m engine.Move) string {
	st := s.Match().State()
	if acts, ok := st.(engine.StepwiseActs); ok && s.midAct && acts.ContinuesAct(s.answer[len(s.answer)-1], m) {
		s.answer = append(s.answer, m)
		return ""
	}
	if len(s.answer) > 0 || s.answered() || s.shown {
		return i18n.T("You've made your move. Try again, or go on.")
	}
	s.answer, s.start = []engine.Move{m}, engine.Clone(st)
	s.explain()
	if s.midAct = mayGoOn(st, m); !s.midAct {
		s.judgeAnswer()
	}
	return ""
}

// judgeAnswer accepts the answer if it is known to be good, refuses the mistake itself, and
// otherwise starts its evaluation.
func (s *mistake) judgeAnswer() {
	first, tell := s.start.Notation(s.answer[0]), s.tell()
	s.order = results.ActWords(tell, s.start, s.answer)
	if moves, last := results.ActOfLine(s.start, s.answerText()); len(moves) > 0 {
		s.reason = tell.Why(last, moves[len(moves)-1])
	}
	// what follows a move that was played alone was judged with it
	s.samePlayed = first == s.info.Played && (len(s.answer) == 1 || s.order == s.of.played[s.at] || s.playedAlone())
	s.found = slices.Contains(s.info.Good, first)
	if first == s.info.Good[0] && len(s.bestAct) > 1 { // the same name is the same act, in other steps
		s.found = s.order == s.of.good[s.at][0]
	}
	if s.found {
		s.chanceLeft = s.info.BestChance
		s.done()
		return
	}
	if s.samePlayed { // the mistake itself, of which the study was sure
		s.chanceLeft = s.info.PlayedChance
		if s.of.review != nil {
			s.of.review.record(false, s.try)
		}
		return
	}
	s.judge = review.NewActTrial(s.start, s.best, s.answer, s.info.Line...)
	s.worker = work.Start(s.judge)
}

// playedAlone reports whether the move that was played in the game is an act of its own.
func (s *mistake) playedAlone() bool {
	r, err := s.of.open()
	if err != nil || s.info.At >= r.Len() {
		return true
	}
	_, to := review.ActOf(r, s.info.At)
	return to == s.info.At+1
}

// answerText returns the moves of the answer in the game's notation.
func (s *mistake) answerText() (all []string) {
	at := engine.Clone(s.start)
	for _, m := range s.answer {
		all = append(all, at.Notation(m))
		if at.Play(m, nil) != nil {
			break
		}
		if _, err := engine.PlayForced(at, nil, nil); err != nil {
			break
		}
	}
	return all
}

// verdict is called when the evaluation of the player's answer is done. It decides whether the
// answer is accepted, and prepares the texts about it.
func (s *mistake) verdict() {
	s.chanceLeft = min(max(s.info.BestChance-s.judge.Deficit(), 0), 1)
	s.found = s.judge.AsGood()
	if why, ok := s.judge.Why(); ok && s.why == "" {
		s.why = s.DifferenceText(why, s.mover, s.order)
	}
	s.judge, s.worker = nil, nil
	if s.found {
		s.done()
	} else if s.of.review != nil {
		s.of.review.record(false, s.try)
	}
	s.Rebuild()
}

// done records that the player has found a better move for this mistake.
func (s *mistake) done() {
	if s.of.review != nil {
		s.of.review.record(true, s.try)
		return
	}
	s.of.school.App.MarkSolved(s.of.study, s.info.At)
}

// over reports whether the position is done: a better move was found, or the best one was shown.
func (s *mistake) over() bool { return s.found || s.shown }

// Prompt returns the heading and the text of the task, or, after the player has answered, of the
// comment on the answer. alone is set from then on, and while the best move is about to be shown:
// the game's controls are hidden.
func (s *mistake) Prompt() (head, text string, alone bool) {
	played := s.of.playedText(s.at)
	begun := len(s.Match().Steps()) > s.info.At
	switch {
	case !s.answered() && !(s.shown && begun):
		return i18n.T("Find a better move"), played, s.shown
	case s.judge != nil:
		return i18n.T("The coach is checking"), s.order, true
	case s.found && !s.shown:
		text = table.Sentences(i18n.T("%s.", s.order), s.advantage(), s.equallyGood(), s.lastOne())
		return i18n.T("Found it"), text, true
	case s.shown:
		return i18n.T("The best move"), table.Sentences(i18n.T("%s.", s.of.good[s.at][0]), s.bestReason(),
			s.lastOne()), true
	}
	head = i18n.T("Not quite")
	if s.isWorse() {
		head = i18n.T("Worse")
	}
	return head, s.notQuite(), true
}

// isWorse reports whether the answer leaves a lower chance to win than the move that was played.
func (s *mistake) isWorse() bool {
	return !s.samePlayed && review.Percent(s.chanceLeft) < review.Percent(s.info.PlayedChance)
}

// advantage returns a sentence that says what is better about the right answer of the player: the
// reason for it or, without one, the chances to win that it and the played move leave.
func (s *mistake) advantage() string {
	why := s.reason
	if s.order == s.of.good[s.at][0] {
		why = cmp.Or(s.why, s.plan)
	}
	return cmp.Or(why, s.chances())
}

// bestReason returns a sentence that says why the best move is better: the reason for it, what it
// leads to, or else the chances to win that it and the played move leave.
func (s *mistake) bestReason() string { return cmp.Or(s.why, s.plan, s.chances()) }

// chances returns a sentence with the chances to win that the best and the played move leave, "" if
// they say nothing.
func (s *mistake) chances() string {
	better, worse := percent(s.info.BestChance), percent(s.info.PlayedChance)
	if s.of.expected.ArePoints() || better <= worse {
		return ""
	}
	return i18n.T("It leaves a %d%% chance of winning, “%s” only %d%%.", better, s.of.played[s.at], worse)
}

// notQuite returns the comment on an answer that is not good enough: the result that it leaves.
func (s *mistake) notQuite() string {
	left, points := percent(s.chanceLeft), s.of.expected.Text(s.chanceLeft)
	race := s.of.expected.ArePoints() // a race for points, which is played alone and never by a bot
	switch {
	case s.samePlayed && race:
		return i18n.T("That's what you played. The coach expects %s points per day from it.", points)
	case s.samePlayed && s.of.ofBot():
		return i18n.T("That's the move the bot played. It leaves a %d%% chance of winning.", left)
	case s.samePlayed:
		return i18n.T("That's what you played. It leaves a %d%% chance of winning.", left)
	case race:
		return table.Sentences(i18n.T("%s: %s points per day expected.", s.order, points), s.reason)
	}
	return table.Sentences(i18n.T("%s: a %d%% chance of winning.", s.order, left), s.reason)
}

// lastOne returns a sentence that says that no mistake follows, "" if one does.
func (s *mistake) lastOne() string {
	if s.of.review != nil || s.of.nextIndex(s.at) >= 0 {
		return ""
	}
	return i18n.T("There are no more mistakes in this list.")
}

// equallyGood returns a sentence that lists the moves that are as good as the answer, "" if there
// are none.
func (s *mistake) equallyGood() string {
	also := slices.DeleteFunc(slices.Clone(s.of.good[s.at]), func(said string) bool { return said == s.order })
	if len(also) == 0 {
		return ""
	}
	return i18n.T("Just as good: %s.", i18n.List(also))
}

// Nodes returns the table's nodes without the controls that have no use here. It covers the log
// with a sheet of paper that shows the lost chance to win, and adds the buttons for what to do
// next. It implements table.Tutor.
func (s *mistake) Nodes(_ ui.Layout, nodes []ui.Node) []ui.Node {
	paper := s.LogArea()
	desk, row, main := s.DecisionLayout()
	kept := []ui.Node{s.paperNode(paper)}
	for _, n := range nodes {
		over := paper.Has(n.Rect.Center()) && n.Role != "move"
		if matches(tools, n.ID) || n.ID == "log" || over && n.Rect.H > 0 {
			continue
		}
		if n.ID == "menu" {
			n.Press = s.pause
		}
		if (s.answered() || s.shown) && (n.Role == "move" || desk.Has(n.Rect.Center())) {
			continue
		}
		kept = append(kept, n)
	}
	if !s.answered() && !s.shown {
		return append(kept, s.helpNodes(paper)...)
	}
	if !s.judged() {
		return kept
	}
	kept = append(kept, s.onNodes(row, main)...)
	if s.listOnPaper() {
		kept = append(kept, s.listNode(s.paperFoot(paper).Row(1, 2, 8)))
	}
	return kept
}

// CoversLog implements [table.LogCoverer]: the paper lies on the log.
func (s *mistake) CoversLog() {}

// listOnPaper reports whether the button back to the list is on the paper (the panel with the
// task). It is there until the player has answered, and when the places of the other buttons are
// taken.
func (s *mistake) listOnPaper() bool {
	if s.of.review != nil {
		return false
	}
	return !s.answered() && !s.shown || s.judged() && s.over() && s.canKeep() && s.of.nextIndex(s.at) >= 0
}

// paperFoot returns the row for the buttons at the bottom of the paper.
func (s *mistake) paperFoot(paper geom.Rect) geom.Rect {
	foot, _ := paper.Pad(6, 4).CutBottom(helpHeight)
	return foot
}

// listNode returns the button back to the list of mistakes, in the rectangle r.
func (s *mistake) listNode(r geom.Rect) ui.Node {
	n := ui.Button("all", r, pieces.Button{Label: i18n.T("Back to list"), Size: 14}, s.of.backToList)
	n.Tip = i18n.T("Go back to the list of decisions.")
	return n
}

// helpNodes returns the buttons on the paper (the panel with the task) that are shown before the
// player has answered.
func (s *mistake) helpNodes(paper geom.Rect) []ui.Node {
	foot := s.paperFoot(paper)
	show := ui.Button("show", foot.Row(0, 2, 8), pieces.Button{Label: i18n.T("Show it"), Icon: "spyglass", Size: 14},
		func() { s.of.try(s.at, s.try-1, true) })
	show.Tip = i18n.T("Show the best move on the table.")
	if s.of.review != nil {
		return []ui.Node{show, s.of.review.removeNode(foot.Row(1, 2, 8))}
	}
	return []ui.Node{show, s.listNode(foot.Row(1, 2, 8))}
}

// helpHeight is the height of the buttons on the paper, in design units.
const helpHeight = 40

// onNodes returns the buttons that are shown after an answer. row is the rectangle for two small
// buttons side by side, and main is the rectangle for the main button.
func (s *mistake) onNodes(row, main geom.Rect) []ui.Node {
	first, second := row.Row(0, 2, 8), row.Row(1, 2, 8)
	all := s.listNode(second)
	if s.of.review != nil {
		all = s.of.review.removeNode(second)
	}
	next := s.of.nextIndex(s.at)
	if !s.over() && s.try < maxTries {
		again := pieces.Button{Label: i18n.T("Try again"), Icon: "clockwise-rotation", Material: pieces.Brass}
		return []ui.Node{
			ui.Button("show", first, pieces.Button{Label: i18n.T("Show it"), Icon: "spyglass", Size: 14},
				func() { s.of.try(s.at, s.try-1, true) }),
			all,
			ui.Button("retry", main, again, func() { s.of.try(s.at, s.try, false) }, nextKeys...),
		}
	}
	if !s.over() {
		look := pieces.Button{Label: i18n.T("Show it"), Icon: "spyglass", Material: pieces.Brass}
		return []ui.Node{
			all,
			ui.Button("show", main, look, func() { s.of.try(s.at, s.try-1, true) }, nextKeys...),
		}
	}
	if s.of.review != nil {
		return s.of.review.onNodes(row, main)
	}
	branch := ui.Button("branch", first, pieces.Button{Label: i18n.T("Play from here"), Size: 14}, s.playOn)
	branch.Tip = i18n.T("Start a new game from this position. The old one stays as it is.")
	if next < 0 {
		look := pieces.Button{Label: i18n.T("Back to list"), Icon: "check-mark", Material: pieces.Brass}
		back := ui.Button("all", main, look, s.of.backToList, nextKeys...)
		keep := s.keepNode(second)
		if keep.ID == back.ID { // one way back to the list is enough
			branch.Rect = row
			return []ui.Node{branch, back}
		}
		return []ui.Node{branch, keep, back}
	}
	look := pieces.Button{Label: i18n.T("Next mistake"), Icon: "next-button", Material: pieces.Brass}
	return []ui.Node{
		branch, s.keepNode(second),
		ui.Button("next", main, look, func() { s.of.try(next, 0, false) }, nextKeys...),
	}
}

// canKeep reports whether the position can be added to the player's spaced repetition.
func (s *mistake) canKeep() bool {
	h := s.of.school.App
	_, known := h.CurrentPerson()
	return known && !s.of.study.InPractice(h, s.info)
}

// keepNode returns the button that adds the position to the player's spaced repetition. If it is
// there already, the button opens the list instead.
func (s *mistake) keepNode(r geom.Rect) ui.Node {
	h := s.of.school.App
	if !s.canKeep() {
		return s.listNode(r)
	}
	n := ui.Button("keep", r, pieces.Button{Label: i18n.T("Ask me later"), Icon: "law-star", Size: 14}, func() {
		if err := h.AddToPractice(s.of.study, s.info); err != nil {
			h.Toast(i18n.Sentence(err))
			return
		}
		h.Toast(i18n.T("This position comes back in practice, from tomorrow on."))
		s.Rebuild()
	})
	n.Tip = i18n.T("Add this position to your practice, even if it's another player's mistake.")
	return n
}

// playOn starts a new game that continues from the position of the mistake.
func (s *mistake) playOn() {
	h := s.of.school.App
	r, err := s.of.open()
	if err == nil {
		err = h.Branch(r, s.info.At)
	}
	if err != nil {
		h.Toast(i18n.Sentence(err))
	}
}

// paperNode returns the node of the paper, the panel with the task. It has a gauge, which shows how
// much of the chance to win the mistake cost, and the remaining tries.
func (s *mistake) paperNode(r geom.Rect) ui.Node {
	n := ui.Node{ID: "loss", Rect: r, Role: "text", SkipFocus: false, Label: s.head(), Tip: s.lossWords()}
	n.Draw = func(p *paint.Canvas, n *ui.Node, _ ui.NodeState) { s.drawPaper(p, n.Rect) }
	return n
}

func (s *mistake) head() string {
	if s.of.review != nil {
		return s.of.review.head()
	}
	return i18n.T("Mistake %d of %d", s.at+1, len(s.of.found.Mistakes))
}

// lossWords returns a sentence with the numbers that the gauge shows: the chances to win.
func (s *mistake) lossWords() string {
	bot, now := s.of.ofBot(), s.of.expected
	switch {
	case now.ArePoints() && s.judged():
		return i18n.T("Points per day: %s after your move, %s after this one.", now.Text(s.info.PlayedChance),
			now.Text(s.now()))
	case now.ArePoints():
		return i18n.T("This decision changed your expected points per day from %s to %s. Luck isn't included, only what you could know.",
			now.Text(s.info.BestChance), now.Text(s.info.PlayedChance))
	case bot && s.judged():
		return i18n.T("Chance of winning: %d%% after the move played, %d%% after this one.",
			percent(s.info.PlayedChance),
			percent(s.now()))
	case bot:
		return i18n.T("This decision changed the chance of winning from %d%% to %d%%. Luck isn't included, only what the player could know.",
			percent(s.info.BestChance), percent(s.info.PlayedChance))
	case s.judged():
		return i18n.T("Your chance of winning: %d%% after your move, %d%% after this one.",
			percent(s.info.PlayedChance),
			percent(s.now()))
	}
	return i18n.T("This decision changed your chance of winning from %d%% to %d%%. Luck isn't included, only what you could know.",
		percent(s.info.BestChance), percent(s.info.PlayedChance))
}

// now returns the chance to win, from 0 to 1, that the gauge shows: the chance after the player's
// answer, or after the best move if the solution was shown.
func (s *mistake) now() float64 {
	if s.shown {
		return s.info.BestChance
	}
	return s.chanceLeft
}

func (s *mistake) drawPaper(p *paint.Canvas, r geom.Rect) {
	r = r.Inset(-3)
	p.DropShadow(r, 6, 3)
	p.Rect(r, 6, theme.Alpha(theme.SoftInk, 0.8))
	p.Gradient(r.Inset(1), 5, theme.RGB(0xFAF0D4), theme.RGB(0xEAD8AC))
	in := r.Pad(10, 6)
	line := 20 * p.View.Letters()
	top, rest := in.CutTop(line)
	p.Label(s.head(), top, paint.Style{Face: paint.Display, Size: 16, Color: theme.Umber})
	for i := range maxTries {
		spent := i < s.try-1 || i == s.try-1 && s.judged() && !s.found
		cartridge(p, geom.R(top.Right()-float64(maxTries-i)*15, top.Y, 9, 20), spent)
	}
	if !s.answered() && !s.shown || s.listOnPaper() {
		_, rest = rest.CutBottom(helpHeight + 2)
	}
	d, head, figure := pieces.Dial{From: s.info.BestChance, To: s.info.PlayedChance}, i18n.T("You played"),
		"−"+s.loss(s.info.BestChance, s.info.PlayedChance)
	if s.of.ofBot() {
		head = i18n.T("Move played")
	}
	words := s.of.expected
	d.Full = words.Full()
	foot := i18n.T("%s, then %s", words.Text(s.info.BestChance), words.Text(s.info.PlayedChance))
	if s.judged() {
		d, head = pieces.Dial{From: s.info.PlayedChance, To: s.now(), Full: words.Full()}, i18n.T("Instead")
		if figure = "+" + s.loss(s.now(), s.info.PlayedChance); s.now() < s.info.PlayedChance {
			figure = "−" + s.loss(s.info.PlayedChance, s.now())
		}
		foot = i18n.T("%s, now %s", words.Text(s.info.PlayedChance), words.Text(s.now()))
	}
	if rest.H < lowPaper {
		p.Fit(head+" "+figure+" · "+foot, rest, paint.Style{Face: paint.Bold, Size: 14, Color: theme.Ink})
		return
	}
	under, dial := rest.CutBottom(16 * p.View.Letters())
	p.Label(words.Name(), under, paint.Style{Face: paint.Italic, Size: 12.5, Color: theme.SoftInk})
	paintDial(p, dial.Pad(0, 2), d, head, figure, foot)
}

// loss returns the difference of two results, the better one first, as a number without its unit.
func (s *mistake) loss(better, worse float64) string {
	if words := s.of.expected; words.ArePoints() {
		return words.Loss(better, worse)
	}
	return strconv.Itoa(percent(better) - percent(worse))
}

// lowPaper is the minimum height, in design units, of the free area of the paper (the panel with
// the task) for the gauge. If there is less, only a text is drawn.
const lowPaper = 74

// pause opens the pause menu.
func (s *mistake) pause() { pauseAt(s.Table, s.of.school.App, s.head(), s.of.backToList) }

// cartridge draws the symbol of one try: a cartridge, or an empty case if spent is true because the
// try is used up.
func cartridge(p *paint.Canvas, r geom.Rect, spent bool) {
	w, low := r.W, r.H*0.62
	shell := geom.R(r.X, r.Bottom()-low, w, low)
	if spent {
		p.Gradient(shell, 2, theme.RGB(0xB9A98A), theme.RGB(0x8A7A5E))
		p.Rect(geom.R(shell.X+2, shell.Y, w-4, 3), 1, theme.RGB(0x3A2C1C))
	} else {
		p.Gradient(geom.R(r.X+w*0.12, r.Y, w*0.76, r.H*0.5), w*0.38, theme.RGB(0xE2955B), theme.RGB(0xA0552A))
		p.Gradient(shell, 2, theme.BrassHi, theme.BrassLo)
	}
	p.Gradient(geom.R(shell.X-1, shell.Bottom()-4, w+2, 4), 1, theme.BrassHi, theme.BrassLo)
}

// paintDial draws the gauge of a chance to win, centered in r. Beside the gauge it paints three
// texts: the heading head, the large number figure, and below them the line foot.
func paintDial(p *paint.Canvas, r geom.Rect, d pieces.Dial, head, figure, foot string) {
	k := p.View.Letters()
	high := min(r.H, 104*k)
	r = geom.R(r.X, r.Center().Y-high/2, r.W, high)
	dial, side := r.CutLeft(min(r.W*0.6, r.H*1.7))
	d.Draw(p, dial)
	side = side.Pad(6, 0)
	col := theme.Oxblood
	if d.To > d.From {
		col = theme.RGB(0x3C6B2F)
	}
	line := side.H / 4
	p.Fit(head, geom.R(side.X, side.Y, side.W, 1.1*line), paint.Style{Face: paint.Bold, Size: 14,
		Color: col, LineHeight: 1.1})
	// the digits of the display face look crossed out
	p.Label(figure, geom.R(side.X, side.Y+1.1*line, side.W, 1.6*line),
		paint.Style{Face: paint.Bold, Size: min(30, 1.4*line), Color: col})
	p.Fit(foot, geom.R(side.X, side.Y+2.7*line, side.W, 1.3*line), paint.Style{Face: paint.Body, Size: 13,
		Color: theme.Ink, LineHeight: 1.1})
}
