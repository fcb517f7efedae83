package table

import (
	"gulch/engine"
	"gulch/engine/bot"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/scenes/coach"
	"gulch/scenes/menu/kit"
)

// coaching reports whether the coach is switched on and a person plays at this table. The coach is
// the assistant that evaluates a person's moves.
func (t *Table) coaching() bool {
	return t.app.Settings.Coach && t.match != nil && t.tutor == nil && t.personCount() > 0
}

// updateCoach runs the coach's search while a person decides, and shows its results.
func (t *Table) updateCoach() {
	if t.coaching() && t.adviser.coach == nil && t.personDecides() && !t.timeline.Busy() {
		if err := t.startCoach(); err != nil {
			t.app.Toast(i18n.Sentence(err))
			t.app.Settings.Coach = false
		} else {
			t.match.NoteHint(t.match.Turn())
		}
	}
	// a hint without the coach shows nothing before the search is done
	if t.adviser.step(t.now) && (t.coaching() || t.adviser.done()) {
		t.Rebuild()
	}
}

// toggleCoach switches the coach on or off.
func (t *Table) toggleCoach() {
	s := t.app.Settings
	s.Coach = !s.Coach
	t.app.SettingsChanged()
	if !s.Coach && !t.adviser.hinting {
		t.dropHint()
	}
	t.Rebuild()
	t.Root.ShowMessage("coach", t.coachWords())
}

func (t *Table) coachWords() string {
	if t.app.Settings.Coach {
		return i18n.T("Coach: on")
	}
	return i18n.T("Coach: off")
}

// coachNode returns the button that switches the coach on and off; r is its rectangle.
func (t *Table) coachNode(r geom.Rect) ui.Node {
	n := ui.Disc("coach", t.coachWords(),
		i18n.T("See what the coach thinks of each move, and get a warning before a blunder. (K)"), "whistle", r,
		t.toggleCoach, ui.CoachKey)
	n.Chosen = t.app.Settings.Coach
	return n
}

// moveOf returns the move that a press on node n plays now, false if it plays none.
func (t *Table) moveOf(n *ui.Node) (engine.Move, bool) {
	if move, ok := t.nodeMoves[n.ID]; ok {
		return move, true
	}
	move, err := t.match.State().Parse(n.ID)
	return move, err == nil
}

// movesOf returns the moves that a press on the node with this ID plays: its sequence of moves or,
// if it plays no sequence, one move. first is this move, or the first one of the sequence.
func (t *Table) movesOf(id string, first engine.Move) []engine.Move {
	if next, ok := t.nodeSequences[id]; ok {
		return t.match.PlayAhead(next(), maxSequence)
	}
	return []engine.Move{first}
}

// verdict returns the coach's verdict on a press on the node with this ID. first is the first move
// of the press. If the press plays a sequence of moves, the sequence is judged as a whole.
func (t *Table) verdict(id string, first engine.Move) coach.Verdict {
	return t.adviser.coach.SequenceVerdict(t.movesOf(id, first))
}

// shownVerdict returns the verdict that is shown for v. If another move is as good as the best one,
// the search cannot tell them apart: both are then shown as good, and none as the best.
func (t *Table) shownVerdict(v coach.Verdict) coach.Verdict {
	if v == coach.Best && t.adviser.coach.Tied() {
		return coach.Close
	}
	return v
}

// isBestSequence reports whether the coach rates a sequence of moves as the best choice found so
// far. It is false if the coach has not searched the current decision.
func (t *Table) isBestSequence(next MoveSequence) bool {
	return t.adviser.coach != nil && t.adviser.coach.SequenceVerdict(t.match.PlayAhead(next, maxSequence)) == coach.Best
}

// coachMoveName returns the words by which the coach names move m. If nodes play sequences that
// begin with m, and the best of these is rated like m itself, it is the label of that node, such as
// “Move to the Bank”, else the words of m.
func (t *Table) coachMoveName(m engine.Move) string {
	name, own := t.gameUI.MoveWords(m), t.adviser.coach.Verdict(m)
	if own == coach.Unjudged {
		return name
	}
	for _, n := range t.Root.Nodes {
		if t.nodeSequences[n.ID] != nil && t.nodeMoves[n.ID] == m && n.Label != "" && t.verdict(n.ID, m) == own {
			return n.Label
		}
	}
	return name
}

// addBadges shows the coach's verdicts on moves in the tooltips of the nodes that play these moves,
// and appends a node that draws them as badges, over the frames of all targets.
func (t *Table) addBadges(nodes []ui.Node) []ui.Node {
	if !t.coaching() || !t.adviser.hasOpinions() {
		return nodes
	}
	badges := map[string]coach.Verdict{}
	for i := range nodes {
		n := &nodes[i]
		if n.Role != "move" || !n.Enabled() {
			continue
		}
		move, ok := t.moveOf(n)
		if !ok {
			continue
		}
		if v := t.shownVerdict(t.verdict(n.ID, move)); v != coach.Unjudged {
			tip := i18n.T("Coach: %s.", i18n.T(verdicts[v]))
			if v == coach.Best {
				tip = Sentences(tip, t.gameUI.Reason(move))
			}
			n.Tip = joinLines(n.Tip, tip)
			if v != coach.Weak {
				badges[n.ID] = v
			}
		}
	}
	draw := func(p *paint.Canvas, _ *ui.Node, _ ui.NodeState) {
		for i := range t.Root.Nodes {
			n := &t.Root.Nodes[i]
			if v, ok := badges[n.ID]; ok {
				drawBadge(p, n, t.Root.NodeState(n), v)
			}
		}
	}
	return append(nodes, ui.Node{ID: "badges", SkipFocus: true, Draw: draw})
}

// joinLines returns a and b on separate lines. If one of them is empty, it returns the other.
func joinLines(a, b string) string {
	if a == "" {
		return b
	}
	return a + "\n" + b
}

// Sizes of the badge that shows the coach's verdict at a target: a plate with a word at a corner of
// the target, or a dot if the target is smaller than minBadgeArea or lower than minBadgeHeight. On
// a low button a plate would lie on the label.
const (
	badgeW, badgeH = 52.0, 17.0
	minBadgeArea   = 8 * badgeW * badgeH
	minBadgeHeight = 60.0
	dotR           = 7.0
)

// drawBadge draws the badge of verdict v at node n, which is in state f.
func drawBadge(p *paint.Canvas, n *ui.Node, f ui.NodeState, v coach.Verdict) {
	top, low, ink := theme.RGB(0x2F7F8C), theme.Focus, theme.Cream
	if v == coach.Best {
		top, low, ink = theme.BrassHi, theme.Brass, theme.RGB(0x2B1608)
	}
	of := n.DrawnRect(f)
	r := geom.R(of.Right()-badgeW+5, of.Y-7, badgeW, badgeH)
	if n.Rect.W*n.Rect.H < minBadgeArea || n.Rect.H < minBadgeHeight { // a plate would hide the target
		at := geom.Point{X: of.Right(), Y: of.Y}
		p.Disc(at, dotR+1.2, theme.WalnutInk, theme.WalnutInk)
		p.Disc(at, dotR, top, low)
		if v == coach.Best {
			p.Icon("check-mark", at, 1.4*dotR, ink)
		}
		return
	}
	p.SoftRect(r.Move(1, 2), 8, 2.5, 0, theme.Alpha(theme.Shadow, 0.55))
	p.Rect(r, 8, theme.WalnutInk)
	p.Gradient(r.Inset(1.2), 7, top, low)
	p.Label(i18n.T(verdicts[v]), r.Pad(3, 0), paint.Style{Face: paint.Bold, Size: 11, Color: ink, Align: paint.Center,
		Fixed: true})
}

// Sizes of the coach's panel at the bottom of the log, design units, and the number of moves that
// it lists.
const (
	mostCoachRows = 3
	coachRow      = 19.0
	coachHead     = 22.0
	coachFoot     = 8.0
	coachedLog    = 76.0 // height of the log above it: the heading and three lines
)

// layOutCoach cuts the rectangle of the coach's panel off the log. The panel lists fewer moves if
// the log would otherwise have too few lines.
func (t *Table) layOutCoach() {
	t.chrome.coach = geom.Rect{}
	if t.coaching() {
		high := (coachHead + float64(t.coachRows())*coachRow + coachFoot) * t.layout.View.Letters()
		t.chrome.coach, t.chrome.log = t.chrome.log.CutBottom(high)
	}
}

// coachRows returns the number of moves that the coach's panel lists.
func (t *Table) coachRows() int {
	letters := t.layout.View.Letters()
	free := (t.chrome.log.H+t.chrome.coach.H)/letters - coachedLog - coachHead - coachFoot
	return min(max(int(free/coachRow), 1), mostCoachRows)
}

// paintCoach paints the coach's panel: the best moves, or the reason for the last move of a bot.
func (t *Table) paintCoach(p *paint.Canvas) {
	if t.chrome.coach.Empty() {
		return
	}
	r := t.chrome.coach.Pad(4, 2)
	p.Rule(t.chrome.coach.X+4, t.chrome.coach.Y, t.chrome.coach.W-8)
	head, rows := r.Move(0, 2).CutTop(coachHead * t.layout.View.Letters())
	p.Label(i18n.T("The coach"), head, paint.Style{Face: paint.Display, Size: 14, Color: theme.Umber})
	if !t.personDecides() || !t.adviser.hasOpinions() {
		p.Fit(t.adviser.botReason, rows, paint.Style{Face: paint.Italic, Size: 12.5, Color: theme.SoftInk})
		return
	}
	all := t.coachRows()
	for i, o := range t.adviser.coach.Ranked() {
		if i == all {
			break
		}
		t.paintOpinion(p, rows.Column(i, all, 0), o)
	}
}

// opinions returns the lines of text in the coach's panel.
func (t *Table) opinions() (all []string) {
	if !t.coaching() || !t.personDecides() || !t.adviser.hasOpinions() {
		return nil
	}
	for i, o := range t.adviser.coach.Ranked() {
		if i < mostCoachRows {
			v := t.shownVerdict(t.adviser.coach.Verdict(o.Move))
			all = append(all, i18n.Colon(t.coachMoveName(o.Move), i18n.T(verdicts[v])))
		}
	}
	return all
}

// paintOpinion paints opinion o, the coach's rating of one move, as a line of the coach's panel in
// the rectangle r.
func (t *Table) paintOpinion(p *paint.Canvas, r geom.Rect, o bot.Opinion) {
	v := t.shownVerdict(t.adviser.coach.Verdict(o.Move))
	best := v == coach.Best
	bar := r.Pad(0, 1.5)
	p.Rect(bar, 4, theme.Alpha(theme.SoftInk, 0.12))
	c := theme.Alpha(theme.Focus, 0.35)
	if best {
		c = theme.Alpha(theme.Brass, 0.75)
	}
	share := o.Share
	if v == coach.Close { // as good as the best move, so the bar is as long
		share = t.adviser.coach.Opinions()[0].Share
	}
	p.Rect(geom.R(bar.X, bar.Y, max(bar.W*share, 4), bar.H), 4, c)
	st := paint.Style{Face: paint.Body, Size: 12.5, Color: theme.Ink}
	if best {
		st.Face = paint.Bold
	}
	verdict := i18n.T(verdicts[v])
	right, left := r.Pad(6, 0).CutRight(p.LabelWidth(verdict, r, st))
	p.Label(verdict, right, st)
	left.W -= 8
	st.Clip = true // a long name must not run into the verdict
	p.Label(t.coachMoveName(o.Move), left, st)
}

// coachWarns reports whether a move must wait because the coach warns that it is a blunder. If so,
// it opens a dialog that asks the player to confirm the move. id is the ID of the node that plays
// move m. The coach warns at most once in a decision.
func (t *Table) coachWarns(id string, m engine.Move) bool {
	if !t.coaching() {
		return false
	}
	loss, bad := t.adviser.warns(m, len(t.match.Steps()))
	if !bad {
		return false
	}
	t.app.Push(kit.Confirm(t.app, t.warning(m, loss), i18n.T("Play it anyway"), i18n.T("Think again"),
		func() { t.playMove(id, m) }))
	return true
}

// warning returns the text of a warning about blunder m: what the move would cost, and why another
// move is better. l is what the coach knows about this loss.
func (t *Table) warning(m engine.Move, l coach.Loss) string {
	order, best := t.gameUI.MoveWords(m), t.coachMoveName(l.Best)
	says := i18n.T("The coach advises against it: “%s” gives away a lot. Better: “%s”.", order, best)
	if l.Points >= 1 {
		says = i18n.N(int(l.Points+0.5), "The coach advises against it: “%s” looks about %d point worse than “%s”.",
			"The coach advises against it: “%s” looks about %d points worse than “%s”.", order, int(l.Points+0.5), best)
	}
	return Sentences(says, t.gameUI.Reason(l.Best))
}

// noteBotReason stores the reason for move m, which the bot of the seat plays, for the coach's
// panel.
func (t *Table) noteBotReason(seat engine.Seat, m engine.Move) {
	t.adviser.botReason = ""
	if !t.coaching() {
		return
	}
	if why := t.gameUI.Reason(m); why != "" {
		t.adviser.botReason = i18n.Colon(t.seats[seat].Name, t.gameUI.MoveWords(m)+". "+why)
	}
}
