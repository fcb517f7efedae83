package table

import (
	"slices"
	"strings"
	"testing"

	"gulch/engine"
	rules "gulch/engine/boomtown"
	"gulch/engine/bot"
	"gulch/engine/match"
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/ui"
	"gulch/scenes/coach"
	"gulch/scenes/stage"
	"gulch/scenes/table/gate"
)

// TestAdviserWithoutCoach checks that without a coach there are no opinions, hints or warnings.
func TestAdviserWithoutCoach(t *testing.T) {
	var a adviser
	_, warns := a.warns(engine.Move{Kind: 1}, 3)
	if a.hasOpinions() || a.done() || a.hint() != (engine.Move{}) || a.step() || warns ||
		a.isWorse(engine.Move{Kind: 1}) || a.warnedAt != 0 {
		t.Errorf("without a coach the adviser has opinions, a hint or a warning: %+v", a)
	}
	a.hinting = true
	if a.drop(); a.hinting {
		t.Error("drop did not end the hint")
	}
}

// TestCoachBelongsToOnePerson checks that with several people at one screen the coach is on only
// for the person who has switched it on.
func TestCoachBelongsToOnePerson(t *testing.T) {
	tb := newPacedTable(t, stage.Normal)
	for i := range tb.session.Seats {
		tb.session.Seats[i].Bot, tb.session.Seats[i].Name = "", string(rune('A'+i))
	}
	first := tb.session.Match.Turn()
	tb.session.Take(first)
	tb.adviser.setCoach(true)
	for made := 0; made < 20; made++ {
		seat := tb.session.Match.Turn()
		tb.session.Take(seat)
		if on := tb.adviser.coaching(); on != (seat == first) {
			t.Fatalf("seat %d, after %d decisions: the coach is on: %v; seat %d has switched it on", seat, made, on, first)
		}
		if seat != first {
			return
		}
		if _, err := tb.session.Match.Play(tb.session.Match.Legal()[0]); err != nil {
			t.Fatal(err)
		}
	}
	t.Error("nobody else had to decide")
}

// TestPlanGoesOnInItsTurnOnly checks what is left of the coach's plan for a turn: what is legal now
// and was not made yet, without what has become impossible, and nothing after a decision of another
// seat or an undo.
func TestPlanGoesOnInItsTurnOnly(t *testing.T) {
	m := newPacedTable(t, stage.Normal).session.Match
	made, next := len(m.Steps()), m.Legal()[0]
	plan := turnPlan{[]engine.Move{{Kind: 250}, next, {Kind: 251}}, made}
	if rest := plan.rest(m); !slices.Equal(rest, plan.line[1:2]) {
		t.Errorf("the rest of the plan is %v, want the part that is possible: %v", rest, plan.line[1:2])
	}
	if rest := (turnPlan{plan.line, made + 1}).rest(m); rest != nil {
		t.Errorf("after an undo the rest of the plan is %v, want none", rest)
	}
	if _, err := m.Play(next); err != nil {
		t.Fatal(err)
	}
	seat := m.Steps()[made].Seat
	for len(m.Steps()) < 50 && m.Turn() == seat {
		if _, err := m.Play(m.Legal()[0]); err != nil {
			t.Fatal(err)
		}
	}
	if rest := (turnPlan{slices.Clone(m.Legal()), made}).rest(m); rest != nil {
		t.Errorf("in the turn of another seat the rest of the plan is %v, want none", rest)
	}
}

// TestOutdatedAdviceIsDropped checks that advice on a decision is dropped when the decision was
// made in another way than by a press, for instance because the player is not asked such questions
// any more.
func TestOutdatedAdviceIsDropped(t *testing.T) {
	tb := newPacedTable(t, stage.Normal)
	a, m := tb.adviser, tb.session.Match
	old, err := coach.Think(rules.Game, m, coach.Earlier{}, m.State().Notation, nil, nil)
	if err != nil {
		t.Fatal(err)
	}
	a.coach, a.coachedAt = old, len(m.Steps())
	if _, err := m.Play(m.Legal()[0]); err != nil {
		t.Fatal(err)
	}
	a.updateCoach()
	if a.coach == old {
		t.Error("the advice on the decision before is still shown")
	}
	a.drop()
}

// thinkToEnd gives a the coach's finished search for the current decision of its match, a game of
// Boomtown.
func thinkToEnd(t *testing.T, a *adviser) {
	t.Helper()
	m := a.session.Match
	c, err := coach.Think(rules.Game, m, coach.Earlier{}, m.State().Notation, nil, nil)
	if err != nil {
		t.Fatal(err)
	}
	for !c.Done() {
		c.Step()
	}
	a.coach = c
}

// oneChoice is a game whose moves differ only in how they are paid for.
type oneChoice struct{ GameUI }

func (oneChoice) Unpaid(engine.Move) engine.Move { return engine.Move{} }

// TestPaymentsOfOneChoice checks that of the moves that differ only in how they are paid for, the
// coach lists the best one and those that are as good, and that these are all called equal.
func TestPaymentsOfOneChoice(t *testing.T) {
	a := newPacedTable(t, stage.Normal).adviser
	thinkToEnd(t, &a)
	if n := len(a.choices()); n < 2 {
		t.Fatalf("the coach lists %d choices, want several", n)
	}
	a.gameUI, a.mistakes = oneChoice{a.gameUI}, tiedMistakes{} // another game: nothing that was kept holds
	good, shown := 0, coach.Best
	for _, o := range a.coach.Opinions() {
		if a.moveVerdict(o.Move) <= coach.Good {
			good++
		}
	}
	if good > 1 {
		shown = coach.Good
	}
	if n := len(a.choices()); n != good || a.tied() != (good > 1) || a.shownVerdict(coach.Best) != shown {
		t.Errorf("the coach lists %d payments for one move, tied %v, want the %d that are as good as the best", n, a.tied(),
			good)
	}
}

// TestTargetsOfAWalkAreListed checks that a sequence of moves that is as good as the best one is in
// the coach's list, so that nothing is called the best one beside it.
func TestTargetsOfAWalkAreListed(t *testing.T) {
	a := newPacedTable(t, stage.Normal).adviser
	thinkToEnd(t, &a)
	a.ties = tiedNodes{of: a.coach, all: []tiedSequence{{name: "walk on", moves: a.coach.Line()}}}
	best := a.choices()[0].Move
	lines := a.withTiedSequences([]listedMove{{moves: []engine.Move{best}, verdict: a.shownVerdict(coach.Best)},
		{moves: []engine.Move{{}}, verdict: coach.Worse}})
	if len(lines) != 3 || a.moveName(lines[1]) != "walk on" || lines[0].verdict != coach.Good ||
		lines[1].verdict != coach.Good {
		t.Errorf("the list is %+v, want two that are equally good, and the second of them the sequence", lines)
	}
	if a.ties.of = nil; len(a.tiedSequences()) > 0 {
		t.Error("the sequence of another search counts")
	}
}

// TestMovesInAnyOrderAreBest checks that moves which only change the order of the best play are all
// shown as the best, while other moves as good as the best one are shown as equal.
func TestMovesInAnyOrderAreBest(t *testing.T) {
	a := newPacedTable(t, stage.Normal).adviser
	thinkToEnd(t, &a)
	best := a.choices()[0]
	a.mistakes.choices, a.mistakes.moves = []bot.Opinion{best, best}, nil // two choices with the verdict of the best
	for reorders, want := range map[bool]coach.Verdict{true: coach.Best, false: coach.Good} {
		a.anyOrder = anyOrder{a.coach, reorders}
		for _, v := range []coach.Verdict{coach.Best, coach.Good} {
			if got := a.shownVerdict(v); got != want {
				t.Errorf("the second choice only reorders: %v: the verdict %v is shown as %v, want %v", reorders, v, got, want)
			}
		}
	}
}

// othersTurn is a game in which it is the turn of a seat that does not decide, or nobody's turn.
type othersTurn struct {
	GameUI
	hero    engine.Seat
	outside bool
}

func (o othersTurn) Hero(engine.State) engine.Seat  { return o.hero }
func (o othersTurn) OutsideTurns(engine.State) bool { return o.outside }

// TestAnswersEndNoTurn checks that a decision in another seat's turn is not said to end a turn.
func TestAnswersEndNoTurn(t *testing.T) {
	a := newPacedTable(t, stage.Normal).adviser
	turn := a.session.Match.Turn()
	for hero, own := range map[engine.Seat]bool{turn: true, engine.NoSeat: true, (turn + 1) % 4: false} {
		a.gameUI = othersTurn{a.gameUI, hero, false}
		if a.isOwnTurn() != own {
			t.Errorf("in the turn of seat %d, seat %d has its own turn: %v", hero, turn, !own)
		}
		text := a.confirmationText("Sure?", nil, match.Consequences{Irreversible: true, SurelyEndsTurn: true}, true)
		if strings.Contains(text, "turn") != own {
			t.Errorf("in the turn of seat %d, seat %d is asked %q", hero, turn, text)
		}
	}
	if a.gameUI = (othersTurn{a.gameUI, engine.NoSeat, true}); a.isOwnTurn() {
		t.Error("a decision in nobody's turn is said to be in the turn of the seat that makes it")
	}
}

// TestQuestionSaysWhichMoveEndsTheTurn checks that a question about a press that ends the turn says
// so before it names a better move, so that the end of the turn does not seem to belong to that
// one.
func TestQuestionSaysWhichMoveEndsTheTurn(t *testing.T) {
	a := newPacedTable(t, stage.Normal).adviser
	better := a.session.Match.Legal()[0]
	does := match.Consequences{Irreversible: true, SurelyEndsTurn: true}
	text := a.confirmationText("End the turn?", &better, does, true)
	if !strings.HasSuffix(text, "You could still play “"+a.gameUI.MoveWords(better)+"”.") {
		t.Errorf("the question is %q, want the better move at its end", text)
	}
}

// TestAdvisedMoves checks which of several moves a press on one thing may choose from: the one that
// the hint proposes or, without it, those that the coach does not rate lower.
func TestAdvisedMoves(t *testing.T) {
	moves := []engine.Move{{Kind: 1}, {Kind: 2}, {Kind: 3}}
	a := &Decision{}
	if got := a.Advised(moves); !slices.Equal(got, moves) {
		t.Errorf("without advice it is %v, want all", got)
	}
	a.isWorse = func(m engine.Move) bool { return m.Kind != 2 }
	if got := a.Advised(moves); !slices.Equal(got, moves[1:2]) {
		t.Errorf("with the coach it is %v, want the one that is not worse", got)
	}
	if got := a.Advised(moves[:1]); !slices.Equal(got, moves[:1]) {
		t.Errorf("if all are worse it is %v, want all of them", got)
	}
	if a.Hint = moves[2]; !slices.Equal(a.Advised(moves), moves[2:]) {
		t.Errorf("with a hint it is %v, want the proposed one", a.Advised(moves))
	}
}

// TestChangedPressesAreShownFirst checks that a press just after the end of the coach's search does
// not play what it means only since then: the first press shows it, a second one plays it.
func TestChangedPressesAreShownFirst(t *testing.T) {
	tb := newPacedTable(t, stage.Normal)
	now := 5000.0
	tb.gate.Host.Clock = func() float64 { return now }
	tb.plays.moves = map[string]engine.Move{"claim": {Kind: 1}, "climb": {Kind: 2}}
	node := func(id, label string) ui.Node {
		return ui.Node{ID: id, Label: label, Rect: geom.R(0, 0, 90, 40)}
	}
	tb.Root.Nodes = []ui.Node{node("claim", "Claim for 1 stone"), node("climb", "Climb")}
	tb.Root.Nodes[1].Rect.X = 100
	tb.adviser.noteRead()
	tb.Root.Nodes = []ui.Node{node("claim", "Claim for 1 food"), node("climb", "Climb")}
	tb.gate.Checks = []gate.Check{{Name: "surprise", For: gate.Moves, Test: tb.adviser.checkSurprise}}
	press := func(id string) (played bool) {
		tb.gate.Press(gate.Press{Kind: gate.Move, Node: id, Do: func() { played = true }})
		return played
	}
	if !press("climb") {
		t.Error("a press on what has not changed is stopped")
	}
	tb.Root.Nodes[1] = node("climb 2", "Climb higher")
	tb.Root.Nodes[1].Rect.X = 100
	if press("climb 2") {
		t.Error("a press on another move in the same place is not stopped")
	}
	now += surpriseMs - 1
	if press("claim") {
		t.Error("a press on what has just changed is not stopped")
	}
	if !press("claim") {
		t.Error("a second press on what has changed is stopped")
	}
	tb.adviser.noteRead()
	tb.Root.Nodes[0].Label = "Claim for 1 wood"
	if now += surpriseMs; !press("claim") {
		t.Error("a press on what changed a while ago is stopped")
	}
	tb.adviser.hinting = true
	tb.adviser.noteRead()
	if tb.Root.Nodes[0].Label = "Claim for 1 gold"; !press("claim") {
		t.Error("a press on what a hint has changed that the person asked for is stopped")
	}
}

// TestBarsFollowTheVerdict checks that a bar of the coach's list is never longer than that of a
// better verdict, and that of a move as good as the best one as long as that of the best.
func TestBarsFollowTheVerdict(t *testing.T) {
	if barLengths[coach.Best] != barLengths[coach.Good] {
		t.Errorf("the bars are %v long, want the same for the best and for what is as good", barLengths)
	}
	for v := coach.Good; v <= coach.Bad; v++ {
		if n := barLengths[v]; n <= 0 || n > barLengths[v-1] {
			t.Errorf("the bar of the verdict %q is %v long, that of the better one %v", verdicts[v], n, barLengths[v-1])
		}
	}
}

// TestBadgesLieUnderPanels checks that the badge of a target that a panel covers in part is drawn
// before the panel, and all others after all targets.
func TestBadgesLieUnderPanels(t *testing.T) {
	a := newPacedTable(t, stage.Normal).adviser
	draw := func(*paint.Canvas, *ui.Node, ui.NodeState) {}
	nodes := []ui.Node{
		{ID: "covered", Rect: geom.R(0, 100, 100, 100), Draw: draw},
		{ID: "free", Rect: geom.R(300, 300, 100, 100), Draw: draw},
		{ID: "panel", Rect: geom.R(50, 50, 100, 100), Draw: draw, BlocksInput: true},
		{ID: "inside", Rect: geom.R(60, 60, 80, 80), Draw: draw},
	}
	var ids []string
	for _, n := range a.placeBadges(nodes, map[string]coach.Verdict{"covered": coach.Best, "free": coach.Worse,
		"inside": coach.Worse}) {
		ids = append(ids, n.ID)
	}
	want := []string{"covered", "free", "badges under panel", "panel", "inside", "badges"}
	if !slices.Equal(ids, want) {
		t.Errorf("the nodes are %q, want %q", ids, want)
	}
	title := geom.R(0, 106, 100, 20)
	if plate := badgeRect(&nodes[0], nodes[0].Rect, badgeCorner{}); plate.Meets(title) {
		t.Errorf("the plate at %v lies on the title at %v", plate, title)
	}
}

// TestFairDotsAreLeftOutAmongMany checks that badges of small targets are thinned out if there are
// many of them: only those of the best moves stay, and plates on large targets.
func TestFairDotsAreLeftOutAmongMany(t *testing.T) {
	large := ui.Node{ID: "large", Rect: geom.R(0, 0, 200, 300)}
	for _, small := range []int{mostDots, mostDots + 1} {
		nodes, badges := []ui.Node{large}, map[string]coach.Verdict{"large": coach.Worse}
		for i := range small {
			n := ui.Node{ID: string(rune('a' + i)), Rect: geom.R(0, 0, 30, 50)}
			nodes, badges[n.ID] = append(nodes, n), coach.Worse
		}
		badges["a"], badges["b"] = coach.Best, coach.Good
		want := len(badges)
		if small > mostDots {
			want = 3
		}
		newPacedTable(t, stage.Normal).adviser.thinOut(badges, nodes)
		if len(badges) != want || badges["a"] != coach.Best || badges["large"] != coach.Worse {
			t.Errorf("of %d small targets and a large one, these keep their badges: %v, want %d", small, badges, want)
		}
	}
}

// TestLimitIsPreviewedByItsOwnText checks that a node with a limit shows the preview that was
// registered for it.
func TestLimitIsPreviewedByItsOwnText(t *testing.T) {
	tb := newPacedTable(t, stage.Normal)
	for i := range tb.session.Seats {
		tb.session.Seats[i].Bot = ""
	}
	legal := tb.session.Match.Legal()
	a := &Decision{State: tb.session.Position(), Legal: legal}
	a.RegisterMove("up-to", legal[0])
	a.RegisterLimit("up-to", legal[1:3], MovePreview{Title: "Up to", Lines: []string{"at most"}})
	tb.plays = a.plays
	tb.session.Take(tb.session.Match.Turn())
	if got := tb.frame.previewAt("up-to"); got == nil || got.Title != "Up to" {
		t.Errorf("the preview of the node is %+v", got)
	}
	press := gate.Press{Node: "up-to", Move: legal[0]}
	if got := tb.adviser.pressWords(press, legal[2]); got != "Up to" {
		t.Errorf("a warning of a move that the table may make later calls the press %q", got)
	}
	if a.Hint = legal[0]; a.isHintedAt("up-to", legal[0]) || !a.isHintedAt("now", legal[0]) {
		t.Error("a hint marks a node that also plays other moves later, or not the one that plays only its move")
	}
}

// TestWarnedMovesAreNotTheBestOfATie checks that of two moves that the search cannot tell apart,
// the one that the game warns of is neither called equal nor proposed.
func TestWarnedMovesAreNotTheBestOfATie(t *testing.T) {
	a := newPacedTable(t, stage.Normal).adviser
	thinkToEnd(t, &a)
	first := a.coach.Opinions()[0].Move
	if a.hint() != first || a.moveVerdict(first) != coach.Best {
		t.Fatalf("the hint is %v with the verdict %d, want the best move %v", a.hint(), a.moveVerdict(first), first)
	}
	a.mistakes = tiedMistakes{of: a.coach, moves: map[engine.Move]bool{first: true}}
	if a.moveVerdict(first) != coach.Worse {
		t.Errorf("a move that the game warns of has the verdict %d, want worse", a.moveVerdict(first))
	}
	if len(a.choices()) > 1 && a.coach.Verdict(a.choices()[0].Move) <= coach.Good && a.hint() == first {
		t.Error("a move that the game warns of is proposed although another is as good")
	}
}

// selecting is a game in which the player selects several moves.
type selecting struct {
	GameUI
	chosen *Selection
}

func (s selecting) Selection() *Selection { return s.chosen }

// TestAdviceWhileSelecting checks what the coach proposes while a player selects several moves:
// what can be added, then what has to change, then to finish, but no move that comes later.
func TestAdviceWhileSelecting(t *testing.T) {
	a := newPacedTable(t, stage.Normal).adviser
	thinkToEnd(t, &a)
	if len(a.coach.Line()) == 0 {
		t.Fatal("the coach proposes no line")
	}
	wanted, fits := a.coach.Line()[0], true
	chosen := &Selection{
		Parts:  []engine.Kind{wanted.Kind},
		Fits:   func(engine.Move) bool { return fits },
		Change: func(_ engine.Move, spare []engine.Move) string { return "Change " + string(rune('0'+len(spare))) },
		Finish: engine.Move{Kind: 250},
		Whole: func() MoveSequence {
			return func(engine.State) (engine.Move, bool) { return engine.Move{}, false }
		},
	}
	a.gameUI = selecting{a.gameUI, chosen}
	if rest, ok := a.toSelect(); !ok || !slices.Equal(rest, []engine.Move{wanted}) || a.changeWords(wanted) != "" {
		t.Errorf("the coach proposes %v, want to add %v", rest, wanted)
	}
	fits, chosen.Moves = false, []engine.Move{{Kind: wanted.Kind, A: 99}}
	if rest, _ := a.toSelect(); !slices.Equal(rest, []engine.Move{wanted}) || a.coachMoveName(wanted) != "Change 1" {
		t.Errorf("the coach proposes %v as %q, want a change of the selected move", rest, a.coachMoveName(wanted))
	}
	chosen.AsGood = func(proposed, selected engine.Move) bool { return proposed == wanted && selected.A == 99 }
	if rest, _ := a.toSelect(); !slices.Equal(rest, []engine.Move{chosen.Finish}) {
		t.Errorf("the coach proposes %v, want to finish: the selected move does as well", rest)
	}
	chosen.AsGood = nil
	chosen.Moves = []engine.Move{wanted}
	if rest, _ := a.toSelect(); !slices.Equal(rest, []engine.Move{chosen.Finish}) {
		t.Errorf("the coach proposes %v, want to finish", rest)
	}
	if all := a.listed(); len(all) != 1 || all[0].moves[0] != chosen.Finish {
		t.Errorf("the coach lists %v, want to finish", all)
	}
	fits, chosen.Moves = true, nil
	for _, v := range []coach.Verdict{coach.Best, coach.Good, coach.Worse} {
		a.finish = ratedSelection{of: a.coach, verdict: v}
		all := a.listed()
		switch finish := all[len(all)-1]; {
		case finish.moves[0] == chosen.Finish != (v != coach.Worse):
			t.Errorf("to finish is %q: the coach lists %v", verdicts[v], all)
		case v == coach.Best && len(all) > 1, v != coach.Best && all[0].moves[0] != wanted:
			t.Errorf("to finish is %q: the coach lists %v", verdicts[v], all)
		case all[0].verdict != finish.verdict:
			t.Errorf("to finish is %q: the coach rates %v differently", verdicts[v], all)
		}
	}
	a.Root.Nodes = []ui.Node{{ID: "whole", Label: "Done", Role: "move"}}
	a.plays.moves = map[string]engine.Move{"whole": wanted}
	a.plays.sequences = map[string]func() MoveSequence{"whole": chosen.Whole}
	if n := a.sequenceNode(wanted); n != nil {
		t.Errorf("the coach calls a part of the selection %q", n.Label)
	}
}
