package table

import (
	"slices"
	"testing"

	"gulch/engine"
	rules "gulch/engine/boomtown"
	"gulch/engine/match"
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/ui"
	"gulch/scenes/sound"
	"gulch/scenes/stage"
	"gulch/scenes/store"
)

// bareUI is a game UI of Boomtown that has only the defaults.
type bareUI struct {
	Base[*rules.State, *rules.Board]
}

// newBareUI returns a bareUI that shows the first position of a game, and that position.
func newBareUI(t *testing.T) (*bareUI, engine.State) {
	t.Helper()
	d, err := stage.NewSceneStack()
	if err != nil {
		t.Fatal(err)
	}
	h := stage.NewApp(d, []engine.Game{rules.Game}, store.NewMemory(nil))
	s, err := rules.Game.New(3, nil, 5)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := engine.PlayForced(s, nil, nil); err != nil {
		t.Fatal(err)
	}
	seats := []match.Seat{{Name: "A"}, {Name: "B"}, {Name: "C"}}
	b := &bareUI{NewBase[*rules.State, *rules.Board](rules.Game, h, seats)}
	ShowPosition(b, s, ui.NewLayout(1280, 720), geom.R(24, 56, 936, 648))
	return b, s
}

// TestDefaultsOfGameUI checks that a game UI with nothing of its own lists the legal moves as
// buttons, shows the points, and has no texts, sounds and places of its own.
func TestDefaultsOfGameUI(t *testing.T) {
	b, s := newBareUI(t)
	var u GameUI = b
	legal := s.Moves(nil)
	a := NewDecision(u, s, legal)
	nodes := u.Nodes(a, nil)
	for i, m := range legal {
		if i >= len(nodes) || nodes[i].ID != s.Notation(m) || nodes[i].Press == nil {
			t.Fatalf("the nodes are %+v, want a button for each of %d moves", nodes, len(legal))
		}
		if got := u.MoveWords(m); got != s.Notation(m) {
			t.Errorf("the words for a move are %q, want its notation %q", got, s.Notation(m))
		}
	}
	for seat, points := range s.Scores(nil) {
		if row := u.Row(engine.Seat(seat)); len(row.Stats) != 1 || row.Stats[0].Value != points {
			t.Errorf("the row of seat %d is %+v, want its %d points", seat, row, points)
		}
	}
	event := engine.Event{Kind: 1}
	icon, line := u.Line(event)
	text := icon + line + u.Prompt(a) + u.Heading() + u.Reason(legal[0]) + u.Rule("undo") + u.ScoreIcon("Gold")
	if text != "" {
		t.Errorf("the default texts are %q, want none", text)
	}
	if name := b.Name(engine.NoSeat); name != "the bank" {
		t.Errorf("the name of no seat is %q, want the bank", name)
	}
	cues := []Cue{{Effect: sound.Coin}}
	if got := u.Cues(event, cues); !slices.Equal(got, cues) {
		t.Errorf("the sounds are %v, want those before the event", got)
	}
	if _, own := u.RulesFigure("x", nil); own {
		t.Error("there is an illustration for the rulebook, want none")
	}
	if _, own := u.StatPosition(0, Stat{}, geom.Rect{}); own || u.Breakdowns(0) != nil {
		t.Error("badges have places of their own, or sums are itemized, want neither")
	}
	if touch, at := a.LastPressWasTouch(), a.Pointer(); touch || at != (geom.Point{}) {
		t.Errorf("without a table the last press was a touch: %v, at %v", touch, at)
	}
}

// TestPlainUILists checks that the plain UI lists the moves on pages that can be turned, that its
// list can be hidden, and that it uses the notation of a move for which the game has no words.
func TestPlainUILists(t *testing.T) {
	b, s := newBareUI(t)
	b.App.Kit.Guard.Report = func(string, any, []byte) {}
	p := newPlainUI(wordless{b}, &b.App.Kit.Guard)
	var legal []engine.Move
	for n := range 30 {
		legal = append(legal, rules.Bid(n))
	}
	a := NewDecision(p, s, legal)
	press := func(id string) {
		t.Helper()
		for _, n := range p.Nodes(a, nil) {
			if n.ID == id {
				n.Press()
				return
			}
		}
		t.Fatalf("there is no node %q", id)
	}
	moves := func() (ids []string) {
		for _, n := range p.Nodes(a, nil) {
			if _, err := s.Parse(n.ID); err == nil {
				if ids = append(ids, n.ID); n.Label != n.ID {
					t.Errorf("the move %s without words has the label %q, want its notation", n.ID, n.Label)
				}
			}
		}
		return ids
	}
	first := moves()
	press("plain/next")
	second := moves()
	if len(first) == 0 || len(second) == 0 || slices.Contains(second, first[0]) {
		t.Errorf("the first page has the moves %v, the second %v, want different ones", first, second)
	}
	for press("plain/next"); !slices.Equal(moves(), first); press("plain/next") {
	}
	press("plain/back")
	if last := moves(); !slices.Contains(last, s.Notation(legal[len(legal)-1])) {
		t.Errorf("the page before the first has the moves %v, want the last ones", last)
	}
	if press("plain/list"); len(moves()) != 0 {
		t.Errorf("the hidden list shows the moves %v", moves())
	}
	if press("plain/list"); len(moves()) == 0 {
		t.Error("the list does not come back")
	}
	if p.Advice() != nil || p.Reason(legal[0]) != "" {
		t.Error("the plain UI gives advice or reasons, want neither")
	}
	if _, own := p.RulesFigure("x", nil); own {
		t.Error("the plain UI has an illustration for the rulebook")
	}
}

// wordless is a game UI whose MoveWords always panics.
type wordless struct{ GameUI }

func (wordless) MoveWords(engine.Move) string { panic("no words") }

// TestPreviewOfImpossibleMoves checks that there is no preview of no moves, of illegal moves, and
// of a move in a game without heuristics.
func TestPreviewOfImpossibleMoves(t *testing.T) {
	b, s := newBareUI(t)
	for name, moves := range map[string][]engine.Move{
		"no moves": nil, "an illegal move": {{Kind: 99}}, "an illegal second move": {s.Moves(nil)[0], {Kind: 99}},
	} {
		if p := PreviewMoves(b, s, moves...); len(p.Changes) != 0 {
			t.Errorf("%s: the preview is %+v, want none", name, p)
		}
	}
	a := &Decision{State: s, Legal: s.Moves(nil)}
	if text := a.EffectSummary(a.Legal[0]); text != "" {
		t.Errorf("without a game UI the effect of a move is %q, want none", text)
	}
	if m, ok := a.bestRated(); ok {
		t.Errorf("without a game UI the best-rated move is %v, want none", m)
	}
}

// TestBriefList checks that a list of values names all that fit, and how many it leaves out.
func TestBriefList(t *testing.T) {
	for want, parts := range map[string][]string{
		"":                             nil,
		"Wood −2, Stone −1, Points +3": {"Wood −2", "Stone −1", "Points +3"},
		"Money −12, Dynamite −1, Stone −1 and 2 more": {"Money −12", "Dynamite −1", "Stone −1", "Wood −2", "Points +3"},
		"a name much longer than there is room for by itself −1 and 1 more": {
			"a name much longer than there is room for by itself −1", "Wood −2"},
	} {
		if got := briefList(parts); got != want {
			t.Errorf("the list of %q is %q, want %q", parts, got, want)
		}
	}
}

// tied is a final state with the given points and ranks.
type tied struct {
	engine.State
	scores, ranks []int
}

func (s tied) Scores([]int) []int { return s.scores }
func (s tied) Ranks([]int) []int  { return s.ranks }

// TestTieBreakText checks that the text names the first rule that decides between tied seats.
func TestTieBreakText(t *testing.T) {
	b, _ := newBareUI(t)
	breaks := []TieBreak{
		{"%s wins the tie with more gold.", func(engine.Seat) int { return 4 }},
		{"%s wins the tie with more mines.", func(s engine.Seat) int { return int(s) }},
	}
	for _, c := range []struct {
		scores, ranks []int
		want          string
	}{
		{[]int{9, 9, 5}, []int{2, 1, 3}, "B wins the tie with more mines."}, {[]int{9, 9, 5}, []int{1, 1, 3}, "shared"},
		{[]int{9, 8, 8}, []int{1, 2, 2}, ""},
	} {
		if got := b.TieBreakText(tied{scores: c.scores, ranks: c.ranks}, "shared", breaks); got != c.want {
			t.Errorf("points %v, ranks %v: the text is %q, want %q", c.scores, c.ranks, got, c.want)
		}
	}
}

// TestAmountPickerTurns checks that the wheel over the coin and over the slider changes the amount,
// within its limits.
func TestAmountPickerTurns(t *testing.T) {
	b, s := newBareUI(t)
	a := NewDecision(b, s, s.Moves(nil))
	a.Area.H = 200
	value := 4
	turn := func(id string, n int) {
		t.Helper()
		m := AmountPicker{Name: "Bid", Value: value, Low: 2, High: 6, Set: func(n int) { value = n }}
		for _, x := range m.Nodes(a, nil) {
			if x.ID == id {
				x.Wheel(n)
				return
			}
		}
		t.Fatalf("the picker has no node %q", id)
	}
	for _, c := range []struct {
		id      string
		n, want int
	}{{"coin", 1, 5}, {"coin", 5, 6}, {"bid-slider", -1, 5}, {"bid-slider", -9, 2}} {
		if turn(c.id, c.n); value != c.want {
			t.Errorf("%d notches over the %s set the amount to %d, want %d", c.n, c.id, value, c.want)
		}
	}
}

// TestBadgesOutsideTheLedger checks that a value without a column has no badge, and keeps the
// position in its own row.
func TestBadgesOutsideTheLedger(t *testing.T) {
	all := []Stat{{Icon: "coin", Name: "gold"}, {Icon: "laurels", Name: "points"}}
	mines := Stat{Icon: "mine", Name: "mines"}
	if at, ok := ledgerBadgePoint(geom.R(0, 0, 256, 60), all, mines); ok {
		t.Errorf("the badge of a value without a column is at %v, want none", at)
	}
	if i, k := columnOf(all, mines, 5), columnOf(all, all[1], 5); i != 5 || k != 1 {
		t.Errorf("the columns are %d for a value without a column and %d for the second one, want 5 and 1", i, k)
	}
}

// TestSeatLayoutOnPhone checks that on a phone the coins of a seat, and those of the bank, cross
// the upper edge of the board, and that elsewhere they come from the ledger and the plaque.
func TestSeatLayoutOnPhone(t *testing.T) {
	tb := &Table{seats: make([]match.Seat, 3)}
	tb.chrome.board, tb.chrome.plaque = geom.R(0, 100, 300, 400), geom.R(0, 0, 300, 30)
	tb.chrome.rows, tb.chrome.decision = geom.R(400, 0, 200, 300), geom.R(400, 400, 200, 100)
	if at := tb.ledgerSeating(1).Panel; at.Y != 100 || !tb.chrome.rows.Has(at.Center()) {
		t.Errorf("the row of seat 1 is at %v, want the second of three in %v", at, tb.chrome.rows)
	}
	if at := tb.ledgerSeating(engine.NoSeat).Panel; at.X != 0 || at.Y != 0 {
		t.Errorf("the bank's place is %v, want the plaque", at)
	}
	tb.layout.Glass = geom.R(0, 0, 300, 600)
	for _, seat := range []engine.Seat{engine.NoSeat, 0, 2} {
		if at := tb.ledgerSeating(seat); at.Panel.Y != tb.chrome.board.Y || at.Purse.Y > tb.chrome.board.Y+40 {
			t.Errorf("on a phone the place of seat %d is %+v, want the upper edge of the board", seat, at)
		}
	}
	if tb.ledgerSeating(0).Panel.X >= tb.ledgerSeating(2).Panel.X {
		t.Error("on a phone the seats are not in order")
	}
}

// TestDieFaceHint checks that the rim of a shown die face and the one of a proposed face look
// different.
func TestDieFaceHint(t *testing.T) {
	b, _ := newBareUI(t)
	sums := map[uint64]bool{}
	for _, c := range [][2]bool{{false, false}, {true, false}, {false, true}} {
		var trace paint.Trace
		p := trace.Canvas(b.App.Kit, 100, 100, paint.View{Scale: 1})
		DrawDieFace(3, pieces.DieLook{}, c[0], c[1])(p, &ui.Node{Rect: geom.R(10, 10, 40, 40)}, ui.NodeState{})
		p.Flush()
		sums[trace.Sum()] = true
	}
	if len(sums) != 3 {
		t.Errorf("a die face, the shown one and the proposed one are drawn in %d ways, want 3", len(sums))
	}
}
