package table

import (
	"cmp"
	"image/color"
	"math/rand/v2"
	"slices"
	"strings"

	"gulch/engine"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/ui"
)

// The effect of a choice is shown in the ledger before the choice is made: costs, gains, the values
// afterwards, and what other seats gain or lose. It is computed by playing the move on a copy of
// the position, so it is right for every game. A game selects the values to compare
// ([Forecast.PreviewStats]) and adds lines for other effects ([Forecast.OutcomeLines]).

// MovePreview describes the effect of a move that has not been played yet.
type MovePreview struct {
	Title   string
	Changes []StatChange // values that the move surely changes, those of the seat itself first
	Ranges  []StatRange  // values that depend on something that the move reveals
	Notes   []Note       // lines with an icon, drawn before Lines
	Lines   []string
	// RevealsHidden is set if the move also reveals something hidden or rolls dice. The
	// consequences of that are not listed.
	RevealsHidden bool
	// Unlisted is a sentence on what the consequences that are not listed depend on, "" if no value
	// changes but those that are listed.
	Unlisted string
	// what [Forecast.EventOutcome] says about the events, before Lines
	outcomes []string
	// most decisive of the hidden things after which the preview goes on
	foresight Foresight
}

// StatChange is the change of a seat's value by a move: the value loses Pays and gains Brings. Both
// are at least 0.
type StatChange struct {
	Seat         engine.Seat
	Stat         // the value after the move
	Pays, Brings int
}

// Foresight says how the preview of a move goes on after an event that reveals something hidden.
type Foresight uint8

// The ways to go on.
const (
	Unforeseen  Foresight = iota // the preview ends here
	Indifferent                  // nothing else in the move depends on what is revealed
	Decisive                     // some changes depend on it; the preview shows their range
)

// StatRange is a value of a seat that a move changes by an amount which depends on something hidden
// or random: afterwards it is at least Least and at most Most.
type StatRange struct {
	Seat        engine.Seat
	Stat        // as before the move
	Least, Most int
}

// Empty reports whether the preview contains nothing.
func (s MovePreview) Empty() bool { return len(s.Ranges)+len(s.Changes)+len(s.Lines)+len(s.Notes) == 0 }

// PreviewMoves returns the preview of moves that the seat to move plays one after the other from
// position s. The preview ends where something hidden would be revealed or another seat decides. It
// uses no information that is hidden from the seat: it is computed in two determinizations,
// positions that the seat cannot distinguish from s. If the changes differ between the two, they
// are left out as unknown. After something decisive that the game foresees, many determinizations
// are compared, and a change that differs becomes a range.
func PreviewMoves(gameUI GameUI, s engine.State, moves ...engine.Move) (slip MovePreview) {
	if len(moves) == 0 {
		return slip
	}
	slip, tried, ok := previewSample(gameUI, s, moves, 1)
	other, triedAgain, again := previewSample(gameUI, s, moves, 2)
	if !ok || !again {
		return MovePreview{}
	}
	slip.RevealsHidden = slip.RevealsHidden || other.RevealsHidden
	if slip.RevealsHidden {
		slip.Unlisted = unlistedChanges(gameUI, s, moves)
	}
	switch {
	case slip.foresight == Decisive || other.foresight == Decisive:
		slip.compareSamples(gameUI, s, moves)
	case !slices.Equal(slip.Changes, other.Changes):
		both := func(c StatChange) bool {
			return slip.foresight == Indifferent && slices.Contains(other.Changes, c)
		}
		slip.Changes = slices.DeleteFunc(slip.Changes, func(c StatChange) bool { return !both(c) })
		slip.RevealsHidden = true
		slip.Unlisted = cmp.Or(slip.Unlisted, dependsText(false))
	}
	if slip.Title, slip.Notes = gameUI.SequencePreview(moves, tried.after); slip.Title == "" {
		slip.Title = sequenceWords(gameUI, s, moves)
	}
	lines := gameUI.OutcomeLines(moves[0])
	if len(moves) > 1 {
		beforeLast(gameUI, s, moves, func(last engine.Move) {
			for _, line := range gameUI.OutcomeLines(last) {
				if !slices.Contains(lines, line) {
					lines = append(lines, line)
				}
			}
		})
	}
	if forced := forcedLines(gameUI, tried.forced); slices.Equal(forced, forcedLines(gameUI, triedAgain.forced)) {
		lines = append(lines, forced...)
	}
	slip.outcomes = slices.DeleteFunc(slip.outcomes, func(s string) bool { return !slices.Contains(other.outcomes, s) })
	lines = append(lines, slip.outcomes...)
	for _, x := range slip.Ranges {
		lines = append(lines, gameUI.common().rangeLine(x))
	}
	for _, c := range slip.Changes {
		lines = append(lines, gameUI.ChangeLine(c))
	}
	slip.Lines = slices.DeleteFunc(lines, func(s string) bool { return s == "" })
	return slip
}

// revealSamples is the number of determinizations in which a preview looks for changes after what a
// move reveals.
const revealSamples = 8

// unlistedChanges returns a sentence on what the further consequences of moves depend on that the
// seat to move plays from position s, if they change values after something hidden has been
// revealed, otherwise "".
func unlistedChanges(gameUI GameUI, s engine.State, moves []engine.Move) string {
	for sample := range uint64(revealSamples) {
		before, err := sampleFor(gameUI, s, sample+1)
		if err != nil {
			return ""
		}
		if x, ok := tryMoves(gameUI, before, moves); ok && x.end == endsHidden && x.changesLater(gameUI) {
			return dependsText(gameUI.Dice(x.reveals) != nil)
		}
	}
	return ""
}

// dependsText returns a sentence on what the further consequences of a move depend on.
func dependsText(dice bool) string {
	if dice {
		return i18n.T("What comes next depends on the dice.")
	}
	return i18n.T("What comes next depends on what's revealed.")
}

// decisiveSamples is the number of determinizations that are compared if a move reveals something
// decisive. Even what only one tile in twelve brings is then missed in 1 of 65 previews.
const decisiveSamples = 48

// compareSamples keeps in s.Changes only the changes that are the same in many determinizations of
// position from, and makes ranges of the others. moves are those of the preview.
func (s *MovePreview) compareSamples(gameUI GameUI, from engine.State, moves []engine.Move) {
	values := StatsAt(gameUI, from)
	least, most := make([][]int, len(values)), make([][]int, len(values))
	for seat, stats := range values {
		for _, stat := range stats {
			least[seat], most[seat] = append(least[seat], stat.Value), append(most[seat], stat.Value)
		}
	}
	sure := s.Changes
	for sample := range uint64(decisiveSamples) {
		other, _, ok := previewSample(gameUI, from, moves, sample+1)
		if !ok {
			continue
		}
		sure = slices.DeleteFunc(slices.Clone(sure), func(c StatChange) bool {
			return !slices.Contains(other.Changes, c)
		})
		for seat, stats := range values {
			for i, stat := range stats {
				now := stat.Value
				if at := other.changeOf(engine.Seat(seat), stat); at >= 0 {
					now = other.Changes[at].Value
				}
				if sample == 0 {
					least[seat][i], most[seat][i] = now, now
				}
				least[seat][i], most[seat][i] = min(least[seat][i], now), max(most[seat][i], now)
			}
		}
	}
	s.Changes = sure
	for seat, stats := range values {
		for i, stat := range stats {
			if least[seat][i] < most[seat][i] {
				s.Ranges = append(s.Ranges, StatRange{engine.Seat(seat), stat, least[seat][i], most[seat][i]})
			}
		}
	}
}

// changeOf returns the index in s.Changes of the change of a seat's value, -1 if it does not
// change.
func (s *MovePreview) changeOf(seat engine.Seat, stat Stat) int {
	return slices.IndexFunc(s.Changes, func(c StatChange) bool { return c.Seat == seat && c.Same(stat) })
}

// rangeLine returns the line of a preview about a range.
func (c *Common) rangeLine(x StatRange) string {
	return c.Name(x.Seat) + ", " + x.Name + AmountSeparator + i18n.T("between %d and %d", x.Least, x.Most)
}

// mostPaidSteps is the largest number of moves between the first and the last move of a sequence
// that its words name because they cost something. The words of a longer plan would be too long.
const mostPaidSteps = 2

// sequenceWords returns the words of moves that one press plays from position s: those of the game
// for the whole sequence or, if it has none, those of the first and the last move and of the moves
// between them that cost something.
func sequenceWords(gameUI GameUI, s engine.State, moves []engine.Move) string {
	said := gameUI.MoveWords(moves[0])
	if len(moves) == 1 {
		return said
	}
	if whole := gameUI.SequenceWords(moves); whole != "" {
		return whole
	}
	named := []string{said}
	then := paidSteps(gameUI, s, moves)
	if len(then) > mostPaidSteps {
		then = nil
	}
	for _, i := range append(then, len(moves)-1) {
		beforeLast(gameUI, s, moves[:i+1], func(m engine.Move) {
			if words := gameUI.MoveWords(m); !slices.Contains(named, words) {
				named = append(named, words)
				said = i18n.T("%s, then “%s”", said, words)
			}
		})
	}
	return said
}

// paidSteps returns the indices of the moves between the first and the last one that cost the seat
// to move something, if it plays moves one after the other from position s.
func paidSteps(gameUI GameUI, s engine.State, moves []engine.Move) (paid []int) {
	at, err := sampleFor(gameUI, s, 1)
	if err != nil || len(moves) < 3 {
		return nil
	}
	was := StatsAt(gameUI, at)[s.Turn()]
	for i, m := range moves[:len(moves)-1] {
		if at.Turn() != s.Turn() || at.Play(m, nil) != nil {
			break
		}
		now := StatsAt(gameUI, at)[s.Turn()]
		for k := range min(len(was), len(now)) {
			if i > 0 && now[k].Value < was[k].Value {
				paid = append(paid, i)
				break
			}
		}
		was = now
	}
	return paid
}

// beforeLast calls f with the last of moves, which the seat to move plays one after the other from
// position s. gameUI shows the position before that move, in a determinization of s. If something
// hidden would be revealed first, or another seat decides, f is not called.
func beforeLast(gameUI GameUI, s engine.State, moves []engine.Move, f func(last engine.Move)) {
	before, err := sampleFor(gameUI, s, 1)
	if err != nil {
		return
	}
	last := len(moves) - 1
	x, ok := tryMoves(gameUI, before, moves[:last])
	if ok && x.end == endsOpen && x.after.Turn() == s.Turn() {
		gameUI.atPosition(x.after, nil, func() { f(moves[last]) })
	}
}

// sampleFor returns a determinization of s, a position that the seat to move cannot distinguish
// from s. sample is the seed that selects it.
func sampleFor(gameUI GameUI, s engine.State, sample uint64) (engine.State, error) {
	out, err := gameUI.copyState(s)
	if err == nil {
		out.Determinize(s.Turn(), rand.New(rand.NewPCG(sample, 0x51)))
	}
	return out, err
}

// forcedLines returns a line for each of the forced moves that changes a value of a seat and does
// not only end or decline something.
func forcedLines(gameUI GameUI, forced []forcedMove) (lines []string) {
	for _, x := range forced {
		after, err := gameUI.copyState(x.before)
		if err != nil || after.Play(x.move, nil) != nil ||
			slices.EqualFunc(StatsAt(gameUI, x.before), StatsAt(gameUI, after), slices.Equal) {
			continue
		}
		gameUI.atPosition(x.before, nil, func() {
			if !gameUI.IsPass(x.move) {
				lines = append(lines, i18n.T("Then: %s", gameUI.MoveWords(x.move)))
			}
		})
	}
	return lines
}

// previewSample computes the preview of moves in the determinization of s that the seed sample
// selects. x is what the moves lead to; ok is false if one of them is illegal.
func previewSample(gameUI GameUI, s engine.State, moves []engine.Move,
	sample uint64) (slip MovePreview, x triedMoves, ok bool) {
	before, err := sampleFor(gameUI, s, sample)
	if err != nil {
		return slip, x, false
	}
	x, ok = tryMoves(gameUI, before, moves)
	if !ok {
		return slip, x, false
	}
	for _, e := range x.events {
		if e.RevealsTo(s.Turn()) {
			slip.foresight = max(slip.foresight, gameUI.Foresight(e.Event))
		}
	}
	slip.RevealsHidden = x.end == endsHidden
	c, own := gameUI.common(), s.Turn()
	sums := make([]statTracker, c.SeatCount())
	look := func() {
		for seat := range sums {
			sums[seat].update(previewStats(gameUI, engine.Seat(seat)))
		}
	}
	gameUI.atPosition(before, nil, func() {
		look()
		for _, e := range x.events {
			slip.noteOutcome(gameUI, e.Event)
			gameUI.follow(e)
			look()
		}
		for _, e := range x.later {
			slip.noteOutcome(gameUI, e.Event)
			gameUI.follow(e)
		}
	})
	if x.end == endsOpen { // the points of some games follow from the position, not from the board
		gameUI.atPosition(x.after, nil, look)
	}
	slip.Changes = sums[own].changes(own)
	for seat := range sums {
		if engine.Seat(seat) != own {
			slip.Changes = append(slip.Changes, sums[seat].changes(engine.Seat(seat))...)
		}
	}
	return slip, x, true
}

// noteOutcome adds to s what the game says about event e, unless s has that line already.
func (s *MovePreview) noteOutcome(gameUI GameUI, e engine.Event) {
	if line := gameUI.EventOutcome(e); line != "" && !slices.Contains(s.outcomes, line) {
		s.outcomes = append(s.outcomes, line)
	}
}

// previewEnd says where the consequences of moves end that a preview shows.
type previewEnd uint8

const (
	endsOpen   previewEnd = iota // the next decision
	endsHidden                   // something hidden is revealed, or dice are rolled
	endsTurn                     // what comes by itself at the end of a turn, see [Forecast.Upkeep]
)

// triedMoves is what moves lead to: the positions before and after them, their events up to the
// point described by end, those that come by themselves at the end of the turn, up to something
// unknown, the first event that reveals something, and the forced moves that followed.
type triedMoves struct {
	before, after engine.State
	events, later []engine.Told
	end           previewEnd
	reveals       engine.Event
	forced        []forcedMove
}

// changesLater reports whether a value that previews compare changes after the events that are
// known.
func (x *triedMoves) changesLater(gameUI GameUI) bool {
	known := x.before
	if n := len(x.events); n > 0 {
		known = x.events[n-1].State
	}
	return !slices.EqualFunc(StatsAt(gameUI, known), StatsAt(gameUI, x.after), slices.Equal)
}

// forcedMove is a move that was the only legal one in the position before it.
type forcedMove struct {
	before engine.State
	move   engine.Move
}

// tryMoves plays moves on a copy of s, and forced moves after them, as long as the same seat
// decides and nothing unknown happens. ok is false if a move is illegal. There may be no moves.
func tryMoves(gameUI GameUI, s engine.State, moves []engine.Move) (x triedMoves, ok bool) {
	after, err := gameUI.copyState(s)
	if err != nil {
		return x, false
	}
	x.before, x.after = s, after
	var played engine.Move
	known := true
	tell := func(e engine.Event) {
		known = known && (!e.RevealsTo(s.Turn()) || gameUI.Foresight(e) != Unforeseen)
		switch {
		case x.end == endsTurn && known:
			x.later = append(x.later, engine.Told{Event: e, State: engine.Clone(after)})
		case x.end != endsOpen:
		case !known:
			x.end, x.reveals = endsHidden, e
		case gameUI.Upkeep(played, e):
			x.end, x.later = endsTurn, append(x.later, engine.Told{Event: e, State: engine.Clone(after)})
		default:
			x.events = append(x.events, engine.Told{Event: e, State: engine.Clone(after)})
		}
	}
	for _, m := range moves {
		if after.Turn() != s.Turn() || x.end != endsOpen {
			break
		}
		if played = m; after.Play(m, tell) != nil {
			return x, false
		}
		for x.end == endsOpen && after.Turn() == s.Turn() {
			forced := after.Moves(nil)
			if len(forced) != 1 {
				break
			}
			if k, asks := after.(engine.ConcealsForced); asks && k.ConcealForced() {
				break
			}
			now := forcedMove{engine.Clone(after), forced[0]}
			if after.Play(now.move, tell) != nil {
				break
			}
			x.forced = append(x.forced, now)
		}
	}
	return x, true
}

// previewStats returns the values of a seat that a preview compares before and after a move.
func previewStats(gameUI GameUI, seat engine.Seat) []Stat {
	if own := gameUI.PreviewStats(seat); own != nil {
		return own
	}
	return gameUI.Row(seat).Stats
}

// StatsAt returns by seat the values that previews compare, as the table shows them in position s.
func StatsAt(gameUI GameUI, s engine.State) [][]Stat {
	all := make([][]Stat, gameUI.common().SeatCount())
	gameUI.atPosition(s, nil, func() {
		for seat := range all {
			all[seat] = slices.Clone(previewStats(gameUI, engine.Seat(seat)))
		}
	})
	return all
}

// statTracker sums up the changes of a seat's values while events are applied.
type statTracker struct {
	now          []Stat
	pays, brings []int
}

// update compares a seat's current values (the parameter now) with the values of the previous call;
// the first call only stores them. Decreases are added to pays, increases to brings, each at the
// index of the value. What a seat gains and then hands on, as in the auctions of Boomtown, is no
// price: it counts in neither.
func (s *statTracker) update(now []Stat) {
	if len(s.now) != len(now) {
		s.pays, s.brings = make([]int, len(now)), make([]int, len(now))
	} else {
		for i := range now {
			if by := now[i].Value - s.now[i].Value; by < 0 {
				handedOn := min(s.brings[i], -by)
				s.brings[i] -= handedOn
				s.pays[i] -= by + handedOn
			} else {
				s.brings[i] += by
			}
		}
	}
	s.now = slices.Clone(now)
}

// changes returns the values of a seat that have changed since the first call of update, including
// those that are back at their first number.
func (s *statTracker) changes(seat engine.Seat) (all []StatChange) {
	for i, f := range s.now {
		if s.pays[i] != 0 || s.brings[i] != 0 {
			all = append(all, StatChange{Seat: seat, Stat: f, Pays: s.pays[i], Brings: s.brings[i]})
		}
	}
	return all
}

// cachedPreview is the preview computed last, with the ID of its node and the version of the nodes
// for which it is valid.
type cachedPreview struct {
	id      string
	version int
	preview MovePreview
}

// previews caches the previews of two nodes.
type previews struct {
	hovered cachedPreview // preview of the node under the pointer, as last computed
	pinned  cachedPreview // preview shown while no node is under the pointer
	quiet   quietNode
}

// quietNode is the node that has no preview while the pointer rests on it, or the focus on it,
// because the preview would cover the newest lines of the log: the node whose move has just shown a
// result of chance or something hidden, or the one that happens to be under the pointer when
// somebody takes over the device.
type quietNode struct {
	id string     // "" for the next node under the pointer, or with the focus
	at geom.Point // position of the pointer
	on bool
}

// silences reports whether node id has no preview while the pointer is at the point at.
func (q *quietNode) silences(id string, at geom.Point) bool {
	if !q.on || q.at != at {
		return false
	}
	if q.id == "" {
		q.id = id
	}
	return q.id == id
}

// forgetAfterMove forgets the node once the pointer is elsewhere: when it comes back to the same
// point, in a later decision, the node has a preview again.
func (q *quietNode) forgetAfterMove(pointer geom.Point) {
	if pointer != q.at {
		*q = quietNode{}
	}
}

// currentPreview returns the preview to show now: that of the move that a question is about, or
// that of the node under the pointer or with the focus. If there is neither, it returns the pinned
// preview or nil.
func (fr *frame) currentPreview() *MovePreview {
	id := fr.pointedNode()
	if fr.question() != nil {
		return fr.previewAt(id)
	}
	if id != "" {
		if s := fr.previewAt(id); s != nil {
			return s
		}
	}
	return fr.pinnedPreview()
}

// pointedNode returns the ID of the node that a question is about or, without one, that is under
// the pointer or focused; "" for none, and for a node that shows no preview, see quietNode.
func (fr *frame) pointedNode() string {
	id := fr.lookedAtNode()
	if fr.question() == nil && id != "" && fr.previews.quiet.silences(id, fr.Root.Pointer()) {
		return ""
	}
	return id
}

// lookedAtNode is like pointedNode, but also returns a node that shows no preview.
func (fr *frame) lookedAtNode() string {
	if q := fr.question(); q != nil {
		return q.Press.Node
	}
	if n := fr.Root.Hovered(); n != nil {
		return n.ID
	}
	return ""
}

// pinnedPreview returns the preview that is shown while no node is under the pointer or focused,
// nil for none.
func (fr *frame) pinnedPreview() *MovePreview {
	if id := fr.gameUI.PinnedPreview(); id != "" {
		return fr.previewCached(&fr.previews.pinned, id)
	}
	return nil
}

// previewAt returns the preview of the node with this ID, nil if a press on it plays no move now or
// the effect is unknown.
func (fr *frame) previewAt(id string) *MovePreview { return fr.previewCached(&fr.previews.hovered, id) }

// previewCached is like previewAt, but stores its result in cache k and reuses it.
func (fr *frame) previewCached(k *cachedPreview, id string) *MovePreview {
	if !fr.canDecide() || fr.isPlain() {
		return nil
	}
	if k.id != id || k.version != fr.Root.Version() {
		*k = cachedPreview{id: id, version: fr.Root.Version()}
		if m, ok := fr.moveOf(&ui.Node{ID: id}); !ok || !slices.Contains(fr.session.Legal(), m) {
			return nil
		} else if limit, ok := fr.plays.limits[id]; ok {
			k.preview = limit.preview
		} else {
			k.preview = PreviewMoves(fr.gameUI, fr.session.Position(), fr.movesOf(id, m)...)
		}
	}
	if k.preview.Empty() {
		return nil
	}
	return &k.preview
}

// abovePreview returns the part of r above the pinned preview, or r if no preview is pinned.
func (fr *frame) abovePreview(p *paint.Canvas, r geom.Rect) geom.Rect {
	s := fr.pinnedPreview()
	if s == nil || fr.onPhone() { // on a phone the preview is drawn elsewhere
		return r
	}
	room := fr.previewRoom(p, s)
	defer fr.common.fitPreviewLetters(p, room, s)()
	_, _, box := fr.common.layOutPreview(p, room, s)
	r.H = max(min(r.Bottom(), fr.wholeLedgerParts(box).Y-previewEdge)-r.Y, 0)
	return r
}

// wholeLedgerParts returns box, the rectangle of a preview, grown upwards so that it covers no part
// of a row of the ledger, of the log's heading or of the column headings, but all of it or nothing:
// half a line of numbers cannot be read and looks broken.
func (fr *frame) wholeLedgerParts(box geom.Rect) geom.Rect {
	if fr.onPhone() {
		return box
	}
	parts := []geom.Rect{fr.heads, fr.rival}
	for i := range fr.session.Seats {
		parts = append(parts, fr.rows.Column(i, len(fr.session.Seats), 0))
	}
	if fr.hasLogHead() {
		head, _ := fr.logParts()
		parts = append(parts, geom.R(head.X, fr.log.Y-ledgerRule, head.W, head.Bottom()-fr.log.Y+ledgerRule))
	}
	for _, part := range parts {
		if part.Y < box.Y && box.Y < part.Bottom()-previewEdge && part.X < box.Right() && box.X < part.Right() {
			box.Y, box.H = part.Y, box.Bottom()-part.Y
		}
	}
	return box
}

// wholeLogEntry returns box, the rectangle of a preview over the log, grown upwards so that it
// covers all of a log entry or nothing: half a sentence cannot be read.
func (fr *frame) wholeLogEntry(box geom.Rect) geom.Rect {
	if fr.onPhone() {
		return box
	}
	for _, row := range fr.lines.rows {
		if r := row.rect; r.Y < box.Y && box.Y < r.Bottom()-logEntryGap && r.X < box.Right() && box.X < r.Right() {
			box.Y, box.H = r.Y, box.Bottom()-r.Y
		}
	}
	return box
}

// ledgerRule is the distance of the line between the rows of the ledger and the log from the log.
const ledgerRule = 6

// previewNode adds the node that draws the current preview and its badges, over all other nodes but
// a tutor's panel.
func (fr *frame) previewNode(nodes []ui.Node) []ui.Node {
	i := slices.IndexFunc(nodes, func(n ui.Node) bool { return n.ID == TutorPanelID })
	if i < 0 {
		i = len(nodes)
	}
	return slices.Insert(nodes, i, ui.Node{ID: "slip", Label: i18n.T("Outcome"), SkipFocus: true,
		Draw: func(p *paint.Canvas, _ *ui.Node, _ ui.NodeState) {
			s := fr.currentPreview()
			if s == nil {
				fr.Root.Remove(ui.TransientPreview)
				return
			}
			box := fr.common.drawPreview(p, fr.previewRoom(p, s), s, func(box geom.Rect) geom.Rect {
				return fr.wholeLedgerParts(fr.wholeLogEntry(box))
			})
			if !fr.onPhone() {
				fr.Root.Put(ui.Transient{ID: ui.TransientPreview, At: box})
			}
			fr.drawDeltaBadges(p, s, box)
		}})
}

// Sizes of a preview, in design units: minimum height of a line, padding, width of a column of
// numbers, and width of the icon or the seat's token before the name of a value.
const (
	previewRow    = 19
	previewEdge   = 3
	previewColumn = 40
	previewIcon   = 20
	previewToken  = 40
)

// Text styles of a preview: its title, its lines, its column headings. No text is cut off: a long
// text takes more lines. Letters are never made smaller than at the default text size, and only
// larger ones if there is no room for all rows.
var (
	previewTitle = paint.Style{Face: paint.Bold, Size: 14, Color: theme.Ink, LineHeight: 1.18}
	previewText  = paint.Style{Face: paint.Body, Size: 13, Color: theme.Ink, LineHeight: 1.18}
	previewNote  = paint.Style{Face: paint.Italic, Size: 12, Color: theme.SoftInk, Align: paint.Right}
)

// previewSheet computes the layout of a move preview in a given width, and draws it.
type previewSheet struct {
	c           *Common
	p           *paint.Canvas
	preview     *MovePreview
	changes     []StatChange
	lines       []Note
	wide        float64
	letterScale float64 // letter size relative to the default size
}

// layOutPreview lays out preview s at the bottom of a rectangle of the ledger. room is this
// rectangle. It returns the measured sheet, the number of rows that fit, and box, the rectangle
// that the sheet takes. If not all rows fit, box also has space for a line that says how many are
// missing.
func (c *Common) layOutPreview(p *paint.Canvas, room geom.Rect, s *MovePreview) (h previewSheet, rows int,
	box geom.Rect) {
	h = previewSheet{c, p, s, s.shownChanges(), s.textLines(), room.W - 16, p.View.Letters()}
	high, all := h.headHeight()+2*previewEdge+2, len(h.changes)+len(h.lines)
	for ; rows < all; rows++ {
		more := h.rowHeight(rows)
		if rows > 0 && high+more > room.H {
			break
		}
		high += more
	}
	if rows < all {
		more := previewRow * h.letterScale
		for ; rows > 1 && high+more > room.H; rows-- {
			high -= h.rowHeight(rows - 1)
		}
		high += more
	}
	box, _ = room.CutBottom(high)
	return h, rows, box
}

// fitPreviewLetters makes the large letters of canvas p smaller if preview s does not fit into room
// otherwise, but not smaller than at the default text size. It returns a function that restores the
// text size.
func (c *Common) fitPreviewLetters(p *paint.Canvas, room geom.Rect, s *MovePreview) (restore func()) {
	was := p.View.Text
	for p.View.Letters() > 1 {
		h, rows, _ := c.layOutPreview(p, room, s)
		if rows == len(h.changes)+len(h.lines) {
			break
		}
		p.View.Text = max(1, p.View.Letters()-0.1)
	}
	return func() { p.View.Text = was }
}

// previewHeight returns the height that preview s needs in a given width if nothing is left out.
func (c *Common) previewHeight(p *paint.Canvas, wide float64, s *MovePreview) float64 {
	_, _, box := c.layOutPreview(p, geom.R(0, 0, wide, 1e6), s)
	return box.H
}

// drawPreview draws preview s at the bottom of room, a rectangle in the ledger, and returns the
// rectangle that it takes. whole returns the rectangle that it takes instead of a smaller one.
func (c *Common) drawPreview(p *paint.Canvas, room geom.Rect, s *MovePreview,
	whole func(box geom.Rect) geom.Rect) geom.Rect {
	defer c.fitPreviewLetters(p, room, s)()
	h, rows, box := c.layOutPreview(p, room, s)
	box = whole(box)
	p.DropShadow(box, 5, 5)
	p.Rect(box, 5, theme.Brass)
	p.Gradient(box.Inset(1.4), 4, theme.Lit, theme.LitLo)
	at, rest := box.Pad(8, previewEdge).CutTop(h.headHeight())
	h.drawHead(at)
	for i := range rows {
		at, rest = rest.CutTop(h.rowHeight(i))
		if i < len(h.changes) {
			h.drawChange(at, h.changes[i])
		} else {
			h.drawLine(at, h.lines[i-len(h.changes)])
		}
	}
	if more := len(h.changes) + len(h.lines) - rows; more > 0 {
		h.write(i18n.T("… and %d more", more), rest, previewText)
	}
	return box
}

// shownChanges returns the changes as they are listed: a value that only changes because it
// includes another one, see [Stat.Includes], is named in the row of that one.
func (s *MovePreview) shownChanges() []StatChange {
	all := make([]StatChange, 0, len(s.Changes))
	for _, c := range s.Changes {
		i := slices.IndexFunc(all, func(x StatChange) bool {
			return c.Includes != "" && x.Name == c.Includes && x.Seat == c.Seat && x.Pays == c.Pays &&
				x.Brings == c.Brings
		})
		if i < 0 {
			all = append(all, c)
			continue
		}
		name := c.Head
		if name == "" {
			name = c.Name
		}
		all[i].Name = i18n.T("%s (%s too)", all[i].Name, name) // the amount after the move is that of the first
	}
	return all
}

// textLines returns the preview's lines of text: Notes, which have icons, before Lines.
func (s *MovePreview) textLines() []Note {
	all := slices.Clone(s.Notes)
	for _, line := range s.Lines {
		all = append(all, Note{Text: line})
	}
	if s.Unlisted != "" {
		all = append(all, Note{Text: s.Unlisted})
	}
	return all
}

// columnsWidth returns the width of the columns of numbers, including the gap before them; 0 if the
// preview changes no values.
func (h *previewSheet) columnsWidth() float64 {
	if len(h.changes) == 0 {
		return 0
	}
	return 3*previewColumn*h.letterScale + 8
}

// beside reports whether the title and the column headings fit into one line.
func (h *previewSheet) beside() bool {
	w, _ := h.p.Measure(h.preview.Title, previewTitle)
	return w <= h.wide-h.columnsWidth()
}

// textHeight returns the height of a text that is wrapped to a width; at least that of one line.
func (h *previewSheet) textHeight(text string, wide float64, st paint.Style) float64 {
	st.Wrap = wide
	_, high := h.p.Measure(text, st)
	return max(high+previewEdge, previewRow*h.letterScale)
}

// headHeight returns the height of the part with the title and the column headings.
func (h *previewSheet) headHeight() float64 {
	if h.beside() || h.columnsWidth() == 0 {
		return h.textHeight(h.preview.Title, h.wide, previewTitle)
	}
	return h.textHeight(h.preview.Title, h.wide, previewTitle) + previewRow*h.letterScale
}

// rowHeight returns the height of row i. A row shows either a changed value or a line of text.
func (h *previewSheet) rowHeight(i int) float64 {
	if i -= len(h.changes); i >= 0 {
		said, amount, _ := strings.Cut(h.lines[i].Text, AmountSeparator)
		return h.textHeight(said, h.textWidth(amount)-h.lines[i].indent(), previewText)
	}
	name, left := h.name(h.changes[i+len(h.changes)])
	return h.textHeight(name, h.wide-h.columnsWidth()-left, previewText)
}

// textWidth returns the width that is left for the text of a line if amount is drawn at the right
// end of the line; "" stands for no amount.
func (h *previewSheet) textWidth(amount string) float64 {
	if amount == "" {
		return h.wide
	}
	w, _ := h.p.Measure(amount, previewTitle)
	return h.wide - w - 8
}

// name returns the text at the beginning of a value's row, and its left margin. The text is the
// name of the value or, if it belongs to another seat than the viewer's, the name of that seat.
func (h *previewSheet) name(f StatChange) (name string, left float64) {
	if f.Seat != h.c.Viewer {
		return h.c.Name(f.Seat), previewToken
	}
	return f.Name, previewIcon
}

// write draws a text at the top of rectangle r.
func (h *previewSheet) write(text string, r geom.Rect, st paint.Style) {
	st.Wrap = r.W
	_, high := h.p.Measure(text, st)
	h.p.Text(text, geom.Point{X: r.X, Y: r.Y + max(0, min(previewRow*h.letterScale, r.H)-high)/2}, st)
}

// drawHead draws the title and the column headings into r.
func (h *previewSheet) drawHead(r geom.Rect) {
	h.write(h.preview.Title, r, previewTitle)
	if h.columnsWidth() == 0 {
		return
	}
	foot, _ := r.CutBottom(previewRow * h.letterScale)
	edge := r.Right() // a heading is over its column, or further left if the next one needs the room
	for i, what := range []string{i18n.T("then"), i18n.T("gains"), i18n.T("loses")} {
		edge = min(edge, r.Right()-float64(i)*previewColumn*h.letterScale)
		wide := h.p.LabelWidth(what, foot, previewNote) + 1
		h.p.Label(what, geom.R(edge-wide, foot.Y, wide, foot.H), previewNote)
		edge -= wide + headGap*h.letterScale
	}
}

// headGap is the least distance between column headings.
const headGap = 4

// AmountSeparator separates the text of a preview's line from the amount that is drawn at the right
// end of the line.
const AmountSeparator = "\t"

// iconSize returns the size of an icon. It grows with the letter size, up to a limit.
func (h *previewSheet) iconSize() float64 { return 16 * min(h.letterScale, 1.15) }

// indent returns the width reserved for the icon before a line, 0 without an icon.
func (n Note) indent() float64 {
	if n.Icon == "" {
		return 0
	}
	return previewIcon
}

// drawLine draws a line of text, with its icon if it has one.
func (h *previewSheet) drawLine(r geom.Rect, line Note) {
	said, amount, _ := strings.Cut(line.Text, AmountSeparator)
	left := geom.R(r.X+line.indent(), r.Y, h.textWidth(amount)-line.indent(), r.H)
	if line.Icon != "" {
		h.p.Icon(line.Icon, geom.Point{X: r.X + 8, Y: r.Y + previewRow*h.letterScale/2}, h.iconSize(), theme.Oxblood)
	}
	h.write(said, left, previewText)
	st := previewTitle
	st.Align = paint.Right
	switch {
	case strings.HasPrefix(amount, "+"):
		st.Color = gainInk
	case strings.HasPrefix(amount, "−"):
		st.Color = theme.Oxblood
	}
	first, _ := r.CutTop(previewRow * h.letterScale)
	h.p.Label(amount, first, st)
}

// gainInk is the text colour of gains.
var gainInk = theme.RGB(0x2E6A2A)

// changeInk returns the text colour of a change by n. A change of another player's value is neither
// green nor red: what a rival loses is no loss of the person who looks at it.
func changeInk(n int, others bool) color.RGBA {
	switch {
	case others:
		return theme.Ink
	case n < 0:
		return theme.Oxblood
	}
	return gainInk
}

// drawChange draws the row of a value that changes: name and seat, cost, gain, and the value
// afterwards.
func (h *previewSheet) drawChange(r geom.Rect, f StatChange) {
	line, _ := r.CutTop(previewRow * h.letterScale)
	mid, x := line.Center().Y, r.X+8
	pieces.CoinOrIcon(h.p, f.Icon, geom.Point{X: x, Y: mid}, 7, h.iconSize(), theme.Oxblood)
	if f.Seat != h.c.Viewer {
		h.c.Token(h.p, f.Seat, geom.Point{X: x + 20, Y: mid}, 17)
	}
	name, left := h.name(f)
	h.write(name, geom.R(r.X+left, r.Y, h.wide-h.columnsWidth()-left, r.H), previewText)
	column := previewColumn * h.letterScale
	st := paint.Style{Face: paint.Bold, Size: 14, Align: paint.Right}
	for i, n := range []int{-f.Pays, f.Brings} {
		st.Color = changeInk(n, f.Seat != h.c.Viewer)
		if n != 0 {
			h.p.Label(pieces.Signed(n), geom.R(r.Right()-float64(3-i)*column, line.Y, column, line.H), st)
		}
	}
	st.Color = theme.Ink
	h.p.Label(f.Number(), geom.R(r.Right()-column, line.Y, column, line.H), st)
}
