package tabletest

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"gulch/engine"
	"gulch/engine/scenario"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/motion"
	"gulch/render/paint"
	"gulch/render/ui"
	"gulch/scenes/reader"
	"gulch/scenes/stage"
	"gulch/scenes/table"
)

// CheckScenarios shows the scenarios that test the rules of a game, and so the rare positions and
// events that hardly occur in random games. At every decision it checks that legal moves have
// words, that the nodes and their texts have no faults, and that everything can be drawn, also
// after a press of each button. It checks that the animations of all events end in the right board,
// and that the log lines, the captions of stories and the texts of results have no misprints.
func CheckScenarios(t *testing.T, game table.Game) {
	t.Helper()
	folder := filepath.Join("..", "..", "engine", game.Rules.Info().ID, "testdata", "scenarios")
	files, err := filepath.Glob(filepath.Join(folder, "*.json"))
	if err != nil || len(files) == 0 {
		t.Fatalf("there are no scenarios in %s: %v", folder, err)
	}
	library, err := books(game)
	if err != nil {
		t.Fatal(err)
	}
	c := &scenarioCheck{app: App(t, game.Rules), game: game, books: library, drawn: map[string]int{}}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		sc, err := scenario.Read(text)
		if err != nil {
			t.Fatalf("%s: %v", file, err)
		}
		name := strings.TrimSuffix(filepath.Base(file), ".json")
		c.wrong = nil
		c.app.Kit.DryRun(func() { err = c.run(sc) })
		if err != nil {
			t.Errorf("scenario %s: %v", name, err)
		}
		for _, wrong := range c.often.first("", c.wrong) {
			t.Errorf("scenario %s: %s", name, wrong)
		}
	}
}

// scenarioCheck shows a scenario and collects the faults.
type scenarioCheck struct {
	app     *stage.App
	game    table.Game
	books   map[string]*reader.Book
	often   repeats
	play    table.GameUI
	events  []engine.Told  // events since the last position that was shown
	history []engine.Event // all events of the scenario before them

	drawn map[string]int // number of presses after which the table was drawn, by kind of button
	wrong []string
}

// run plays a scenario and shows it after every move. Scenarios whose position is refused by the
// rules are left out, and so are refused moves.
func (c *scenarioCheck) run(sc *scenario.Scenario) error {
	moves := sc.Moves
	if sc.Error != "" {
		if len(moves) == 0 {
			return nil
		}
		moves = moves[:len(moves)-1]
	}
	s, err := scenario.Start(c.game.Rules, sc.Setup, sc.State)
	if err != nil {
		return err
	}
	if err := s.Script(sc.Rolls); err != nil {
		return err
	}
	c.play, c.history = c.game.New(c.app, people(sc.Setup.Seats)), nil
	tell := engine.Collect(s, &c.events)
	if err := c.step(s, func() error { _, err := engine.PlayForced(s, nil, tell); return err }); err != nil {
		return err
	}
	for _, text := range moves {
		m, err := s.Parse(text)
		if err != nil {
			return err
		}
		if err := c.step(s, func() error {
			if err := s.Play(m, tell); err != nil {
				return err
			}
			_, err := engine.PlayForced(s, nil, tell)
			return err
		}); err != nil {
			return fmt.Errorf("%q: %w", text, err)
		}
	}
	return nil
}

// step shows position s, calls play, which changes it, animates the events, and checks the decision
// in the position after them.
func (c *scenarioCheck) step(s engine.State, play func() error) error {
	table.RevealSeats(c.play, engine.AllSeats(s.Seats()))
	window, area := WideWindow()
	table.ShowPosition(c.play, s, window, area)
	c.events = c.events[:0]
	if err := play(); err != nil {
		return err
	}
	c.animate(s)
	for _, e := range c.events {
		c.history = append(c.history, e.Event)
	}
	if legal := s.Moves(nil); len(legal) > 0 {
		c.decision(show(c.play, s, legal, c.game.Rules.Info().PhaseName(s.Phase())))
		return nil
	}
	table.ShowPosition(c.play, s, window, area)
	for _, line := range append(c.play.ResultLines(), c.play.TieText()) {
		c.proofread("the result", line)
	}
	return nil
}

// animate animates the events that led to position s.
func (c *scenarioCheck) animate(s engine.State) {
	info := c.game.Rules.Info()
	table.NotifyAllShown(c.play, s) // the state is after the move, the board before it, as during animations
	for _, pic := range table.StoryPictures(c.play, c.events) {
		c.proofread("the caption of a story", pic.Caption)
		if pic.Draw != nil {
			pen := c.pen()
			pic.Draw(pen, geom.R(100, 100, 200, 120))
			pen.Flush()
		}
	}
	var log logLine
	for _, e := range c.events {
		c.proofread("the log line of the event "+info.EventName(e.Kind), log.line(c.play, e.Event))
		c.wrong = append(c.wrong, drawnAnimationFaults(info, c.play, e, maxAnimation, c.drawAnimations)...)
	}
	table.NotifyAllShown(c.play, s)
	if field := boardDifference(table.BoardOf(c.play), table.ReadBoard(c.play, s)); field != "" {
		c.wrong = append(c.wrong, fmt.Sprintf("after the events %s the board differs from the position in the field "+
			"%s. The rules have to report the change by an event", eventNames(info, c.events), field))
	}
}

// drawAnimations advances animations to their end, and draws them several times a second.
func (c *scenarioCheck) drawAnimations(line *motion.Timeline) {
	const interval, most = 150.0, 40
	for i := 0; i < most && line.Busy(); i++ {
		line.Advance(interval)
		pen := c.pen()
		line.Draw(pen)
		pen.Flush()
	}
}

// decision checks a decision as the seat to move sees it.
func (c *scenarioCheck) decision(p position) {
	c.wrong = append(append(append(c.wrong, unexplainedDisabled(p)...), repeatedSentences(p)...),
		seatReadoutFaults(p)...)
	c.wrong = append(c.wrong, nodeFaults(p, c.books)...)
	c.proofread("the question", p.play.Prompt(c.ask(p)))
	for _, m := range spread(p.legal, previewedMoves) {
		if p.play.MoveWords(m) == "" {
			c.wrong = append(c.wrong, fmt.Sprintf("the table's MoveWords returns \"\" for the move %q",
				p.state.Notation(m)))
		}
		for _, line := range p.play.OutcomeLines(m) {
			c.proofread("the preview of the move "+p.state.Notation(m), line)
		}
	}
	c.draw(p)
	c.drawChoices(p)
}

// ask returns the decision of a position, with the events that led to it.
func (c *scenarioCheck) ask(p position) *table.Decision {
	a := table.NewDecision(p.play, p.state, p.legal)
	a.History = func() []engine.Event { return c.history }
	return a
}

// draw draws the table with its nodes at rest and touched, and their zoom previews.
func (c *scenarioCheck) draw(p position) {
	pen := c.pen()
	p.play.Paint(pen)
	p.play.Draw(pen)
	for _, n := range p.play.Nodes(c.ask(p), nil) {
		if n.Draw != nil {
			n.Draw(pen, &n, ui.NodeState{})
			n.Draw(pen, &n, ui.NodeState{Hover: 1, Focus: 1, Press: 0.5, Pulse: 0.7})
		}
		if n.ZoomPreview != nil {
			n.ZoomPreview(pen, geom.R(0, 0, n.ZoomPreviewW, n.ZoomPreviewH))
		}
	}
	pen.Flush()
}

// pen returns a canvas for a dry run, which checks the drawing and draws nothing.
func (c *scenarioCheck) pen() *paint.Canvas {
	window, _ := WideWindow()
	return c.app.Kit.Canvas(c.app.Kit.Blank(1280, 720), window.View)
}

// drawnChoices is the number of presses of each kind of button after which drawChoices draws the
// table. Buttons of the same kind have the same first word in their IDs, and are in the same phase.
const drawnChoices = 3

// drawChoices presses each button that plays no move, one after the other, and draws the table
// after each press.
func (c *scenarioCheck) drawChoices(p position) {
	ask := c.ask(p)
	for _, n := range p.play.Nodes(ask, nil) {
		kind, _, _ := strings.Cut(n.ID, " ")
		kind = p.name + " " + kind
		if m, err := p.state.Parse(n.ID); err == nil && ask.IsLegal(m) || !n.Enabled() || n.Role == "text" ||
			n.Role == "move" || c.drawn[kind] == drawnChoices {
			continue
		}
		c.drawn[kind]++
		n.Press()
		c.draw(p)
		table.NotifyAllShown(p.play, p.state)
	}
}

// proofread adds a message for each misprint of text. what names the text in messages.
func (c *scenarioCheck) proofread(what, text string) {
	for _, wrong := range ProofreadText(text, i18n.English, nil) {
		c.wrong = append(c.wrong, fmt.Sprintf("%s is faulty: %s: %q", what, wrong, text))
	}
}
