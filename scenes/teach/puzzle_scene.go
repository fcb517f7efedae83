package teach

import (
	"gulch/engine"
	"gulch/engine/match"
	"gulch/render/i18n"
	"gulch/render/pieces"
	"gulch/render/ui"
	"gulch/scenes/menu/kit"
	"gulch/scenes/menu/options"
	"gulch/scenes/menu/pause"
	"gulch/scenes/stage"
	"gulch/scenes/table"
)

// practice is a scene with a practice position (puzzle) at its table. The player makes one move,
// and the scene says whether it was the best one, and why.
type practice struct {
	*table.Table
	school  *School
	puzzle  *Puzzle
	review  *reviewSession // spaced repetition session; nil if the puzzle was opened from the list
	best    string         // best move of the puzzle, as text for players
	instead string         // for a proved position: the tempting move that is not the best, as text
	tries   int            // number of answers so far, including the current one
	board   table.GameUI
	reason  string // advantage of the player's answer, as a sentence from the game
	judged  bool   // the player's answer has been recorded
	shown   bool   // the player has asked to see the solution
}

// Puzzles returns the dialog that lists all practice positions.
func (s *School) Puzzles() stage.Scene {
	l := &list{school: s, name: "practice", rows: s.puzzleRows}
	l.heading = func() string { return i18n.T("Practice: %s", kit.ShortName(s.Game.Info().Name)) }
	l.Overlay = true
	return l
}

// puzzleRows returns a row for each practice position, with the player's progress.
func (s *School) puzzleRows() []row {
	var out []row
	for i := range s.Drill.Puzzles {
		x := &s.Drill.Puzzles[i]
		r := row{id: "puzzle/" + x.ID, icon: iconOf(x), title: titleOf(x), about: taskOf(x),
			label: i18n.T("Try"), next: true,
			begin: func() { s.OpenPuzzle(x, 0) }}
		if s.solved(x) > 0 {
			r.done, r.next, r.label = true, false, i18n.T("Again")
		}
		out = append(out, r)
	}
	return out
}

// solved returns the number of tries that the player needed to solve puzzle p, 0 if it was never
// solved.
func (s *School) solved(p *Puzzle) int { return s.App.Settings.Puzzles[s.Drill.Game+"/"+p.ID] }

// noteSolved records that the player solved puzzle p with the given number of tries. If p was
// solved before, the smaller number is kept.
func (s *School) noteSolved(p *Puzzle, tries int) {
	if before := s.solved(p); before > 0 && before <= tries {
		return
	}
	set := s.App.Settings
	if set.Puzzles == nil {
		set.Puzzles = map[string]int{}
	}
	set.Puzzles[s.Drill.Game+"/"+p.ID] = tries
	s.App.SettingsChanged()
}

// OpenPuzzle opens the scene of a puzzle. tries is the number of previous answers.
func (s *School) OpenPuzzle(p *Puzzle, tries int) {
	if err := s.practise(p, tries, nil); err != nil {
		s.App.Toast(i18n.Sentence(err))
	}
}

// practise opens the scene of puzzle p. tries is the number of previous answers. turn is the spaced
// repetition session to which the puzzle belongs, nil if there is none. It returns an error if the
// position cannot be set up.
func (s *School) practise(p *Puzzle, tries int, turn *reviewSession) error {
	m, err := newPuzzle(s.Game, p, s.me())
	if err != nil {
		return err
	}
	board := s.Board(m.Setup().Seats)
	t, err := table.New(s.App, m, "", board)
	if err != nil {
		return err
	}
	c := &practice{Table: t, school: s, puzzle: p, tries: tries + 1, board: board, review: turn}
	order := func(text string) string {
		if move, err := m.State().Parse(text); err == nil {
			return board.MoveWords(move)
		}
		return text
	}
	if c.best = order(p.Best[0]); p.Proof != nil {
		c.instead = order(p.Proof.Instead)
	}
	t.SetTutor(c)
	s.App.PopToRoot()
	s.App.Push(c)
	return nil
}

// nextPuzzle returns the puzzle to practice after p: the next unsolved one, where the first puzzle
// follows the last. If all others are solved, it returns the puzzle after p, nil if p is the last
// puzzle.
func (s *School) nextPuzzle(p *Puzzle) *Puzzle {
	all := s.Drill.Puzzles
	at := 0
	for i := range all {
		if &all[i] == p {
			at = i
		}
	}
	for i := range all {
		if x := &all[(at+1+i)%len(all)]; s.solved(x) == 0 && x != p {
			return x
		}
	}
	if at+1 < len(all) {
		return &all[at+1]
	}
	return nil
}

// Name returns the name that identifies the scene, for example in tests.
func (s *practice) Name() string { return "practice/" + s.puzzle.ID }

// Report returns the solution and the state of the player's answer for test drivers.
func (s *practice) Report() map[string]any {
	r := s.Table.Report()
	answer, done := s.answer()
	r["puzzle"], r["best"], r["answered"], r["right"] = s.puzzle.ID, s.puzzle.Best, done && s.Idle(),
		done && s.puzzle.Solves(answer)
	return r
}

// answer returns the move that the player made, in the game's notation. It returns false if the
// player has not moved yet.
func (s *practice) answer() (string, bool) {
	if steps := s.Match().Steps(); len(steps) > 0 {
		return steps[0].Text, true
	}
	return "", false
}

// Update handles a tick and records the answer when it has been given.
func (s *practice) Update(in *ui.Input, ms float64) {
	if in.Back {
		in.Back = false
		s.pause()
		return
	}
	s.Table.Update(in, ms)
	answer, done := s.answer()
	if !done || !s.Idle() {
		return
	}
	s.Busy = false
	if s.judged {
		return
	}
	s.judged = true
	if s.puzzle.Solves(answer) {
		s.school.noteSolved(s.puzzle, s.tries)
	}
	if s.review != nil {
		s.review.record(s.puzzle.Solves(answer), s.tries)
	}
	_, text, _ := s.Prompt()
	s.school.App.Announce(text)
	s.Rebuild()
}

// Move returns no move and false, because only the player moves. It implements table.Tutor.
func (s *practice) Move() (engine.Move, bool) { return engine.Move{}, false }

// RefusalReason returns "" for the player's first move, which is the answer, and a reason for every
// move after it. It implements table.Tutor.
func (s *practice) RefusalReason(m engine.Move) string {
	if _, done := s.answer(); done {
		return i18n.T("You've made your move. Try again, or go on.")
	}
	s.reason = s.board.Reason(m) // computed now, because the move changes the position
	return ""
}

// Prompt returns the heading and the text of the task, or, after the player has answered, of the
// comment on the answer. alone is set from then on: the game's controls are hidden.
func (s *practice) Prompt() (head, text string, alone bool) {
	answer, done := s.answer()
	switch {
	case !done:
		return titleOf(s.puzzle), taskOf(s.puzzle), false
	case s.puzzle.Solves(answer):
		return i18n.T("That's it"), whyOf(s.puzzle, s.instead), true
	case s.shown:
		return i18n.T("The best move"), i18n.T("%s.", s.best) + " " + whyOf(s.puzzle, s.instead), true
	}
	return i18n.T("Not the best move"), table.Sentences(s.reason, s.verdict(answer)), true
}

// Limits, in percentage points, of the chance to win that an answer loses compared with the best
// move. An answer that loses at most closeAnswer is called close, one that loses at most fairAnswer
// not bad.
const (
	closeAnswer = 2
	fairAnswer  = 7
)

// verdict returns a text that says how good an answer is, without revealing the best move. The
// answer is given in the game's notation.
func (s *practice) verdict(answer string) string {
	have, ok := s.puzzle.Chances[answer]
	switch lost := s.puzzle.Chances[s.puzzle.Best[0]] - have; {
	case ok && lost <= closeAnswer:
		return i18n.T("Close: that's a good move, but another one is a little better. Read the task again.")
	case ok && lost <= fairAnswer:
		return i18n.T("Not bad, but another move is clearly better. Read the task again.")
	}
	return i18n.T("That gives away a lot. Read the task again, or have the best move shown.")
}

// tools are the IDs of those controls of a table that are removed at a practice position, such as
// undo and hint.
var tools = []string{"undo", "redo", "again", "hint", "coach"}

// Nodes returns the table's nodes without the controls that have no use at a practice position.
// After the player's answer it adds buttons for what to do next. It implements table.Tutor.
func (s *practice) Nodes(_ ui.Layout, nodes []ui.Node) []ui.Node {
	kept := nodes[:0]
	desk, row, main := s.DecisionLayout()
	answer, done := s.answer()
	for _, n := range nodes {
		if matches(tools, n.ID) || matches([]string{"line *"}, n.ID) && n.Press != nil {
			continue
		}
		if n.ID == "menu" {
			n.Press = s.pause
		}
		if done && (n.Role == "move" || desk.Has(n.Rect.Center())) {
			continue
		}
		kept = append(kept, n)
	}
	if !done {
		return kept
	}
	right := s.puzzle.Solves(answer)
	first, second := row.Row(0, 2, 8), row.Row(1, 2, 8)
	retry := ui.Button("retry", first, pieces.Button{Label: i18n.T("Try again"), Icon: "clockwise-rotation", Size: 14},
		func() { _ = s.school.practise(s.puzzle, s.tries, s.review) }) // no error: it has been set up before
	show := ui.Button("show", second, pieces.Button{Label: i18n.T("Show it"), Icon: "spyglass", Size: 14},
		func() { s.shown = true; s.Rebuild() })
	if right || s.shown {
		show = ui.Button("all", second, pieces.Button{Label: i18n.T("Back to list"), Size: 14}, s.list)
	}
	if s.review != nil {
		if right || s.shown {
			return append(kept, s.review.onNodes(row, main)...)
		}
		return append(kept, retry, show, s.review.nextNode(main))
	}
	kept = append(kept, retry, show)
	if next := s.school.nextPuzzle(s.puzzle); next != nil {
		look := pieces.Button{Label: i18n.T("Next"), Icon: "next-button", Material: pieces.Brass}
		return append(kept, ui.Button("next", main, look, func() { s.school.OpenPuzzle(next, 0) }, nextKeys...))
	}
	look := pieces.Button{Label: i18n.T("Play a real game"), Icon: "play-button", Material: pieces.Brass}
	return append(kept, ui.Button("real", main, look, s.school.play))
}

// list returns to the list of practice positions.
func (s *practice) list() {
	h := s.school.App
	h.PopToRoot()
	h.Push(s.school.Puzzles())
}

// pause opens the pause menu.
func (s *practice) pause() { pauseAt(s.Table, s.school.App, titleOf(s.puzzle), s.list) }

// pauseAt opens the pause menu above the table t of a practice position. title is the heading of
// the menu. The callback all returns to the list of positions.
func pauseAt(t *table.Table, h *stage.App, title string, all func()) {
	h.Push(pause.New(h, pause.Params{
		Title:    title,
		Resume:   h.Pop,
		Rules:    func() { h.Pop(); t.ShowRules() },
		Options:  func() { h.Push(options.New(h)) },
		Practice: all,
		Leave:    h.PopToRoot,
	}))
}

// me returns a seat for the current player of this device.
func (s *School) me() match.Seat {
	if me, ok := s.App.CurrentPerson(); ok {
		return stage.SeatOf(me)
	}
	return match.Seat{Name: i18n.T("Stranger"), Face: "guest2"}
}
