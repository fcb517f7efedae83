package teach

import (
	"errors"
	"slices"
	"strings"
	"testing"
	"time"

	"gulch/engine"
	"gulch/engine/bot"
	"gulch/engine/games"
	"gulch/engine/match"
	rules "gulch/engine/nuggets"
	"gulch/engine/review"
	"gulch/engine/sierrawest"
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/ui"
	"gulch/scenes/menu/results"
	"gulch/scenes/nuggets"
	"gulch/scenes/stage"
	"gulch/scenes/store"
	"gulch/scenes/table"
)

// bottom is the lowest scene of a stack, in place of the title screen.
type bottom struct{ stage.SceneBase }

func (*bottom) Name() string              { return "bottom" }
func (*bottom) Build(ui.Layout)           {}
func (*bottom) Update(*ui.Input, float64) {}
func (*bottom) Paint(*paint.Canvas)       {}

// classroom returns an app with the games of the shelf and the small game Nuggets, and the School
// of Nuggets. Its current person is Ada.
func classroom(t *testing.T) (*stage.App, *School) {
	t.Helper()
	d, err := stage.NewSceneStack()
	if err != nil {
		t.Fatal(err)
	}
	h := stage.NewApp(d, append(games.All(), rules.Game), store.NewMemory(nil))
	h.InputSource = func() *ui.Input { return &ui.Input{} }
	h.Settings.Speed, h.Settings.Confirm = stage.AtOnce, stage.ConfirmNever
	h.SetCurrentPerson(h.NewPerson("Ada", ""))
	h.Push(&bottom{})
	return h, &School{App: h, Game: rules.Game,
		Board: func(seats []match.Seat) table.GameUI { return nuggets.New(h, seats) }}
}

// settle runs the app until the scene on top is not busy, and builds its nodes.
func settle(t *testing.T, h *stage.App) {
	t.Helper()
	for i := range 2000 {
		if err := h.Update(); err != nil {
			t.Fatal(err)
		}
		if i > 4 && !h.Top().Base().Busy {
			return
		}
		time.Sleep(time.Millisecond)
	}
	t.Fatalf("the scene %s stays busy", h.Top().Name())
}

// press presses the node with the given ID and runs the app until the scene is not busy.
func press(t *testing.T, h *stage.App, id string) {
	t.Helper()
	if !h.Top().Base().Root.Press(id) {
		t.Fatalf("%q cannot be pressed in %s, only %q", id, h.Top().Name(), pressables(h))
	}
	settle(t, h)
}

// pressables returns the IDs of the nodes of the scene on top that can be pressed.
func pressables(h *stage.App) (out []string) {
	for _, n := range h.Top().Base().Root.Nodes {
		if n.Press != nil {
			out = append(out, n.ID)
		}
	}
	return out
}

// offers checks the nodes of the scene on top: those with the IDs in the parameter want must be
// pressable, and those with the IDs in the parameter not must not.
func offers(t *testing.T, h *stage.App, want []string, not ...string) {
	t.Helper()
	got := pressables(h)
	for _, id := range want {
		if !slices.Contains(got, id) {
			t.Errorf("%s offers %q, want %q among them", h.Top().Name(), got, id)
		}
	}
	for _, id := range not {
		if slices.Contains(got, id) {
			t.Errorf("%s offers %q, want no %q", h.Top().Name(), got, id)
		}
	}
}

// finishedNuggets returns a finished game of Ada and the bot Lobo, in which Ada has begun with the
// moves in first. The parameter ada is the ID of the person Ada.
func finishedNuggets(t *testing.T, ada string, first ...string) *match.Match {
	t.Helper()
	setup := match.Setup{Seed: 4, BotSeed: 9, Seats: []match.Seat{{Name: "Ada", PersonID: ada},
		{Name: "Lobo", Bot: "medium"}}}
	m, err := match.New(rules.Game, setup, nil)
	if err != nil {
		t.Fatal(err)
	}
	mind, err := bot.New("easy", 3)
	if err != nil {
		t.Fatal(err)
	}
	for !m.Over() {
		move := bot.Choose(mind, m.State())
		if m.Turn() == 0 && len(first) > 0 {
			if move, err = m.State().Parse(first[0]); err != nil {
				t.Fatal(err)
			}
			first = first[1:]
		}
		if _, err := m.Play(move); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

// mistakesOf returns the list of the given mistakes of a seat in a finished game. The moves played
// and the seats are taken from the game.
func mistakesOf(h *stage.App, s *School, m *match.Match, seat engine.Seat, all ...review.Mistake) *Mistakes {
	x := &Mistakes{school: s, study: h.Study(m, "a.gulch", seat), seats: m.Setup().Seats, open: m.Replay}
	x.board = s.Board(m.Setup().Seats)
	x.tell = table.ChronicleOf(x.board)
	for i := range all {
		all[i].Seat, all[i].Played = seat, m.Record().Entries[all[i].At].Move
	}
	x.setFindings(review.Findings{Seat: seat, Decisions: 9, Mistakes: all}, nil)
	return x
}

// prompt returns the heading and the text that the mistake on top shows.
func prompt(h *stage.App) string {
	head, text, _ := h.Top().(*mistake).Prompt()
	return head + ": " + text
}

// The first decision of finishedNuggets, with the row 1, 4 and 13. The first two nuggets are worth
// 1 point, the last one 4.
const worseNugget, equalNugget, betterNugget = "take 1", "take 4", "take 13"

// TestAnswersToMistake checks the scene of a mistake: a wrong answer can be replaced until the
// tries are used up, then the best move is shown, and a right answer leads to the next mistake.
func TestAnswersToMistake(t *testing.T) {
	h, s := classroom(t)
	m := finishedNuggets(t, "", worseNugget, "dig")
	var opened *match.Match
	h.OpenTable = func(m *match.Match, _ string) { opened = m }
	x := mistakesOf(h, s, m, 0,
		review.Mistake{At: 0, Good: []string{betterNugget}, BestChance: 0.5, PlayedChance: 0.3},
		review.Mistake{At: 2, Good: []string{betterNugget, equalNugget}, BestChance: 0.5, PlayedChance: 0.4})
	x.try(0, 0, false)
	settle(t, h)
	if worse := (&mistake{chanceLeft: 0.2, info: review.Mistake{PlayedChance: 0.3}}); !worse.isWorse() {
		t.Error("an answer that leaves less than the played move does not count as worse")
	}
	offers(t, h, []string{"show", "all", worseNugget}, "retry", "next")
	for i, c := range []struct{ move, want string }{
		{worseNugget, "Not quite: That's what you played"}, {equalNugget, "% chance of winning."},
		{equalNugget, "Not quite"},
	} {
		press(t, h, c.move)
		if got := prompt(h); !strings.Contains(got, c.want) || !strings.Contains(got, "Not quite") {
			t.Errorf("after answer %d, %s, the text is %q, want %q", i+1, c.move, got, c.want)
		}
		if why := h.Top().(*mistake).RefusalReason(engine.Move{}); !strings.Contains(why, "You've made your move") {
			t.Errorf("a second move is refused with %q", why)
		}
		if i < maxTries-1 {
			offers(t, h, []string{"show", "all", "retry"}, "next", "branch", worseNugget)
			press(t, h, "retry")
		}
	}
	offers(t, h, []string{"show", "all"}, "next", "retry")
	press(t, h, "show")
	if got := prompt(h); !strings.Contains(got, "The best move") {
		t.Errorf("after Show it the text is %q, want the best move", got)
	}
	offers(t, h, []string{"branch", "keep", "next", "all"}, "retry", "show")
	press(t, h, "branch")
	if opened == nil || len(opened.Steps()) != 0 || opened.Over() {
		t.Fatalf("Play on opens %v, want a game from the first decision", opened)
	}
	press(t, h, "keep")
	if !x.study.InPractice(h, x.found.Mistakes[0]) {
		t.Error("Ask me later does not add the position to the practice")
	}
	offers(t, h, []string{"all", "branch"}, "keep")
	press(t, h, "next")
	press(t, h, betterNugget)
	if got := prompt(h); !strings.Contains(got, "Found it") || !strings.Contains(got, "Just as good:") ||
		!x.study.Solved(2) {
		t.Errorf("after the right answer the text is %q, solved: %v", got, x.study.Solved(2))
	}
	offers(t, h, []string{"branch", "all"}, "next")
	if got := prompt(h); !strings.Contains(got, "There are no more mistakes") {
		t.Errorf("after the last mistake the text is %q", got)
	}
	h.MarkSolved(x.study, 0)
	if next := x.nextIndex(0); next != 1 {
		t.Errorf("with all solved, the mistake after the first one is %d, want 1", next)
	}
	x.try(1, 0, true)
	settle(t, h)
	offers(t, h, []string{"branch", "all"}, "next")
	var back engine.Seat = 9
	h.OpenMistakes = func(_ *match.Match, doc string, seat engine.Seat) {
		if doc == "a.gulch" {
			back = seat
		}
	}
	if press(t, h, "all"); back != 0 || h.Top().Name() != "bottom" {
		t.Errorf("All of them opens the list of seat %d above %s, want seat 0 above the title", back, h.Top().Name())
	}
}

// TestEqualAnswerIsAccepted checks that an answer that is not among the known good moves is
// accepted if it turns out to be as good.
func TestEqualAnswerIsAccepted(t *testing.T) {
	h, s := classroom(t)
	m := finishedNuggets(t, "", "dig")
	x := mistakesOf(h, s, m, 0,
		review.Mistake{At: 0, Good: []string{worseNugget}, BestChance: 0.5, PlayedChance: 0.4})
	x.try(0, 0, false)
	settle(t, h)
	if press(t, h, equalNugget); !strings.Contains(prompt(h), "Found it") || !x.study.Solved(0) {
		t.Errorf("after an equally good answer the text is %q, solved: %v", prompt(h), x.study.Solved(0))
	}
}

// TestMistakesOfBot checks that the texts about the mistakes of a bot name the bot instead of
// addressing the player, before and after the answer.
func TestMistakesOfBot(t *testing.T) {
	h, s := classroom(t)
	m := finishedNuggets(t, "")
	played := m.Record().Entries[1].Move
	x := mistakesOf(h, s, m, 1, review.Mistake{At: 1, Good: []string{"take 15"}, BestChance: 0.596,
		PlayedChance: 0.404}) // the difference is 0.192, but players see 60 % and 40 %
	r, err := m.Replay()
	if err != nil || r.Seek(1) != nil {
		t.Fatal(err)
	}
	for _, move := range r.State().Moves(nil) { // the best move must differ from the one played
		if text := r.State().Notation(move); text != played && text != "open" {
			x.found.Mistakes[0].Good = []string{text}
		}
	}
	x.try(0, 0, false)
	settle(t, h)
	scene := h.Top().(*mistake)
	heard := prompt(h) + scene.lossWords()
	drawn := drawnPaper(h, scene, 300)
	press(t, h, played)
	heard += prompt(h) + scene.lossWords()
	if scene.found {
		t.Fatalf("the move that was played is accepted as good: %q", prompt(h))
	}
	for _, want := range []string{"Lobo played", "from 60% to 40%", "That's the move the bot played",
		"40% after the move played"} {
		if !strings.Contains(heard, want) {
			t.Errorf("the texts %q lack %q", heard, want)
		}
	}
	if strings.Contains(heard, "You played") || strings.Contains(heard, "Your chance") {
		t.Errorf("the texts %q address the player", heard)
	}
	if title := x.rows()[0].title; !strings.Contains(drawn, "−20") || !strings.Contains(title, "down 20%") {
		t.Errorf("the paper shows %q and the list %q, want a loss of 20 in both", drawn, title)
	}
	if !strings.Contains(drawn, "Move played") || !strings.Contains(drawn, "60%, then 40%") {
		t.Errorf("the paper shows %q, want \"Move played\" and \"60%%, then 40%%\"", drawn)
	}
	if low := drawnPaper(h, scene, 60); strings.Contains(low, "in 100") || !strings.Contains(low, "Instead") {
		t.Errorf("a low paper shows %q, want one line of text without the gauge", low)
	}
}

// drawnPaper returns the texts on the paper of a mistake, drawn with the given height.
func drawnPaper(h *stage.App, s *mistake, high float64) string {
	var trace paint.Trace
	p := trace.Canvas(h.Kit, 400, 400, paint.View{Scale: 1, Text: 1})
	var out []string
	p.OnText = func(x paint.DrawnText) { out = append(out, x.Text) }
	s.drawPaper(p, geom.R(0, 0, 300, high))
	p.Flush()
	return strings.Join(out, "|")
}

// TestPlanOfMistakeNamesWhatFollows checks that the text about a best move names at most two of the
// moves that follow it in its turn, and none that has no reason.
func TestPlanOfMistakeNamesWhatFollows(t *testing.T) {
	state, err := sierrawest.Game.New(2, nil, 1)
	if err != nil {
		t.Fatal(err)
	}
	var line []string
	rng := engine.NewRand(1)
	for at, mover := engine.Clone(state), state.Turn(); at.Turn() == mover && len(line) < 6; {
		if _, err := engine.PlayForced(at, nil, nil); err != nil || at.Turn() != mover {
			break
		}
		m := at.(engine.Heuristics).Policy(&rng)
		line = append(line, at.Notation(m))
		if err := at.Play(m, nil); err != nil {
			t.Fatal(err)
		}
	}
	if len(line) < 4 {
		t.Fatalf("the turn has only the moves %q", line)
	}
	tell := results.Narration{
		Move: func(s engine.State, m engine.Move) string { return s.Notation(m) },
		Why: func(s engine.State, m engine.Move) string {
			if strings.HasPrefix(s.Notation(m), "walk") {
				return ""
			}
			return "It gains something."
		},
	}
	goals := slices.DeleteFunc(slices.Clone(line[1:]), func(m string) bool { return strings.HasPrefix(m, "walk") })
	goals = goals[:min(len(goals), maxPlanned)]
	want := "After that: " + strings.Join(goals, "; ") + "."
	if got := planText(tell, state, line); got != want || len(goals) == 0 {
		t.Errorf("the plan is %q, want %q", got, want)
	}
	if got := planText(tell, state, line[:1]); got != "" {
		t.Errorf("a move alone has the plan %q", got)
	}
}

// TestPauseOfMistake checks that Escape opens the pause menu, which leads to the options and back
// to the position.
func TestPauseOfMistake(t *testing.T) {
	h, s := classroom(t)
	x := mistakesOf(h, s, finishedNuggets(t, ""), 0,
		review.Mistake{At: 0, Good: []string{betterNugget}, BestChance: 0.5, PlayedChance: 0.4})
	x.try(0, 0, false)
	settle(t, h)
	h.InputSource = func() *ui.Input { return &ui.Input{Back: h.Top().Name() == "mistake/1"} }
	if err := h.Update(); err != nil || h.Top().Name() != "pause" {
		t.Fatalf("Escape leads to %s, want pause; error %v", h.Top().Name(), err)
	}
	h.InputSource = func() *ui.Input { return &ui.Input{} }
	settle(t, h)
	if press(t, h, "options"); h.Top().Name() != "options" {
		t.Errorf("the button leads to %s, want options", h.Top().Name())
	}
	h.Pop()
	settle(t, h)
	if press(t, h, "resume"); h.Top().Name() != "mistake/1" {
		t.Errorf("resume leads to %s, want mistake/1", h.Top().Name())
	}
}

// TestUnusableFindings checks that findings that do not fit the game, or a game that cannot be
// opened, give an error instead of a list, and that a position that cannot be set up is not opened.
func TestUnusableFindings(t *testing.T) {
	h, s := classroom(t)
	m := finishedNuggets(t, "")
	broken := errors.New("the record is damaged")
	x := mistakesOf(h, s, m, 0)
	if got := x.lead(); !strings.Contains(got, "No big mistakes") || !strings.Contains(got, "9 decisions") {
		t.Errorf("the text above an empty list is %q", got)
	}
	x.open = func() (*match.Replay, error) { return nil, broken }
	x.setFindings(review.Findings{Mistakes: []review.Mistake{{At: 0}}}, nil)
	if got := x.lead(); !strings.Contains(got, "can't review this game: The record is damaged") ||
		len(x.rows()) > 0 {
		t.Errorf("the text above the list is %q with %d rows, want the error and none", got, len(x.rows()))
	}
	x = mistakesOf(h, s, m, 0, review.Mistake{At: 0, Good: []string{betterNugget}})
	for what, spoil := range map[string]func(){
		"unreadable":      func() { x.open = func() (*match.Replay, error) { return nil, broken } },
		"after the end":   func() { x.found.Mistakes[0].At = 999 },
		"an unknown move": func() { x.found.Mistakes[0].Good = []string{"take a rest"} },
	} {
		x.open, x.found.Mistakes[0].At, x.found.Mistakes[0].Good = m.Replay, 0, []string{betterNugget}
		spoil()
		if x.try(0, 0, false); h.Top().Name() != "bottom" {
			t.Errorf("%s: the scene %s is opened, want none", what, h.Top().Name())
			h.PopToRoot()
		}
	}
}

// TestAnswerWithoutReasonNamesTheChances checks that the comment on a right answer for which the
// game has no reason says what it is better by, so that the player learns something.
func TestAnswerWithoutReasonNamesTheChances(t *testing.T) {
	s := &mistake{of: &Mistakes{good: [][]string{{"Pass"}}, played: []string{"Use Gazette"}}, order: "Pass",
		info: review.Mistake{BestChance: 0.48, PlayedChance: 0.42}}
	if got, want := s.advantage(), "It leaves a 48% chance of winning, “Use Gazette” only 42%."; got != want {
		t.Errorf("without a reason the comment is %q, want %q", got, want)
	}
	if s.why = "It's the best hand you can show."; s.advantage() != s.why {
		t.Errorf("with a reason the comment is %q", s.advantage())
	}
}
