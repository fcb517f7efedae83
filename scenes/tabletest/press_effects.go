package tabletest

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"gulch/engine"
	"gulch/engine/audit"
	"gulch/render/ui"
	"gulch/scenes/stage"
	"gulch/scenes/table"
)

// means is the way in which a person presses nodes.
type means int

const (
	byMouse means = iota
	byKeys
	byTouch
	meansCount
)

var meansNames = [...]string{byMouse: "mouse", byKeys: "keys", byTouch: "touch"}

// reach reports whether a person can press node n by these means.
func (m means) reach(n ui.Node) bool {
	switch m {
	case byKeys:
		return !n.SkipFocus || len(n.Keys) > 0
	case byTouch:
		return !n.Rect.Empty()
	}
	return true
}

// press presses a node that plays a move. By touch it presses the node twice, because the first
// press may only show what the node does.
func (m means) press(n ui.Node) {
	n.Press()
	if m == byTouch {
		n.Press()
	}
}

// PressedDecisions is the usual number of decisions of each phase in which CheckPresses tries all
// presses.
const PressedDecisions = 3

// maxPressStates is the number of states of the table that CheckPresses tries in a decision.
const maxPressStates = 120

// CheckPresses replays the recorded games of the rules, which contain every mode, at a table with
// one person. In some decisions it tries all presses, in turn by mouse, by keys and by touch, and
// checks that each legal move can be made. The parameter each is the number of decisions of each
// phase in which it does so.
//
// It also checks what the table answers without asking, by itself or after the move of a press: the
// list automatic_answers.csv has to contain each such answer with its reason, and nothing else. If
// another answer would have been legal, a different press has to make it, or has to stop before
// that decision, unless the list says why nobody needs it.
func CheckPresses(t *testing.T, game table.Game, each int) {
	t.Helper()
	c := &pressCheck{game: game, app: App(t, game.Rules), each: each, tried: map[engine.Phase]int{},
		pressed: map[engine.Phase]int{}, asked: map[engine.Phase]int{}, led: map[[2]engine.Phase]int{},
		answers: map[answerKey]*answer{}, chance: engine.NewChance(49, 0x9e55)}
	for _, record := range recordedGames(t, game.Rules) {
		if err := c.replay(record); err != nil {
			t.Fatalf("%s: %v", record.Name, err)
		}
	}
	for _, wrong := range append(c.wrong, c.compare()...) {
		t.Error(wrong)
	}
	n := 0
	for _, tried := range c.tried {
		n += tried
	}
	t.Logf("%d decisions in %d phases, %d kinds of automatic answers", n, len(c.tried), len(c.answers))
}

// pressCheck collects what presses play in the decisions of recorded games.
type pressCheck struct {
	game    table.Game
	app     *stage.App
	each    int                     // number of decisions of each phase in which presses are tried
	tried   map[engine.Phase]int    // number of those decisions so far
	pressed map[engine.Phase]int    // number of decisions so far in which single presses are tried
	asked   map[engine.Phase]int    // number of decisions so far in which the table may have answered by itself
	tables  soloTables              // tables of the current game
	led     map[[2]engine.Phase]int // number of decisions so far, by an earlier phase and their own, see lookBack
	before  []engine.State          // last decisions of the seat to move, without a decision of another seat
	answers map[answerKey]*answer
	wrong   []string
	chance  engine.Chance
}

// answerKey identifies a kind of automatic answers: the decision, and the first word of the move.
type answerKey struct{ decision, move string }

// answer is what was found about a kind of automatic answers.
type answer struct {
	example string // where it was found
	leaves  string // another legal move that no press makes, with the decision; "" if there is none
}

// mostPressed is the number of decisions of each phase in which CheckPresses checks which later
// decisions a single press answers.
const mostPressed = 30

// mostAsked is the number of decisions of each phase in which CheckPresses checks whether the table
// answers by itself.
const mostAsked = 150

// replay replays a recorded game and looks at its decisions.
func (c *pressCheck) replay(record audit.Recorded) error {
	c.tables, c.before = newSoloTables(c.game, c.app), nil
	return record.Replay(c.game.Rules, func(s engine.State, legal []engine.Move) {
		c.lookBack(s, record.Name)
		c.look(s, legal, record.Name)
		c.before = append(c.before, engine.Clone(s))
	})
}

// look looks at the decision in s: whether the table answers by itself and, in some decisions, what
// presses play. legal holds the legal moves in s. name names the recorded game in messages.
func (c *pressCheck) look(s engine.State, legal []engine.Move, name string) {
	phase := s.Phase()
	try := c.tried[phase] < c.each && c.chance.Below(6) == 0
	if len(legal) == 0 || !try && c.asked[phase] >= mostAsked && c.pressed[phase] >= mostPressed {
		return
	}
	c.asked[phase]++
	name += ", " + decisionName(c.game.Rules, s)
	p := show(c.tables.of(s), s, legal, name)
	if m, ok := p.play.PreparedAnswer(s); ok && len(legal) > 1 {
		c.note(s, m, name)
		return // nobody is asked
	}
	if !try && c.pressed[phase] < mostPressed && c.chance.Below(8) == 0 {
		c.pressed[phase]++
		p.rules = c.game.Rules
		c.pressAll(p, 1)
	}
	if try {
		p.rules, p.means = c.game.Rules, means(c.tried[phase]%int(meansCount))
		c.tried[phase]++
		c.try(p)
	}
}

// mostLed is the number of decisions of each phase for which CheckPresses checks the earlier
// decisions of the same seat in another phase: a press in one of them may also answer the decision
// of that phase.
const mostLed = 6

// lookBack tries single presses at earlier decisions of the seat to move in s, back to the last
// decision of another seat, and records which later decisions each press also answers. It leaves
// out an earlier phase after enough decisions of the phase of s. name names the recorded game in
// messages.
func (c *pressCheck) lookBack(s engine.State, name string) {
	if len(c.before) > 0 && c.before[0].Turn() != s.Turn() {
		c.before = c.before[:0]
	}
	looked := map[engine.Phase]bool{}
	for _, from := range slices.Backward(c.before) {
		way := [2]engine.Phase{from.Phase(), s.Phase()}
		if looked[from.Phase()] || c.led[way] == mostLed {
			continue // the last decision of each phase is enough
		}
		looked[from.Phase()] = true
		c.led[way]++
		p := show(c.tables.of(from), from, from.Moves(nil), name+", "+decisionName(c.game.Rules, from))
		if _, ok := p.play.PreparedAnswer(from); !ok {
			p.rules = c.game.Rules
			c.pressAll(p, 1)
		}
	}
}

// note records that the table answers the decision in s by move m, and returns the record for
// answers of this kind. example says where this was found; it is kept only for the first answer of
// the kind.
func (c *pressCheck) note(s engine.State, m engine.Move, example string) *answer {
	word, _, _ := strings.Cut(s.Notation(m), " ")
	k := answerKey{decisionName(c.game.Rules, s), word}
	if c.answers[k] == nil {
		c.answers[k] = &answer{example: example}
	}
	return c.answers[k]
}

// try tries all presses in the decision of p, and checks that they make each legal move.
func (c *pressCheck) try(p position) {
	c.pressAll(p, maxPressStates)
	if left := unreachableMoves(p); len(left) > 0 {
		c.wrong = append(c.wrong, "by "+meansNames[p.means]+", "+unreachableMessage(p, left))
	}
}

// pressAll presses the nodes of the table and records what each press answers after its first move.
// states is the maximum number of states of the table that it tries.
func (c *pressCheck) pressAll(p position, states int) {
	lines, begun := map[string][]engine.Move{}, map[string]bool{}
	p.hear = func(line []engine.Move) {
		text := ""
		for _, m := range line {
			text += fmt.Sprint(m, ";")
			begun[text] = true
		}
		lines[text] = line
	}
	_, whole := p.search(states)
	for _, text := range slices.Sorted(maps.Keys(lines)) {
		c.follow(p, lines[text], func(text string) bool { return lines[text] != nil }, begun, whole)
	}
}

// follow records the decisions that a press answers after its first move. line has the moves of the
// press. A list of moves is passed as text: ends reports whether some press plays exactly these
// moves, and begun contains each list with which the moves of some press begin. whole is true if
// all presses have been tried.
func (c *pressCheck) follow(p position, line []engine.Move, ends func(string) bool, begun map[string]bool,
	whole bool) {
	s := engine.Clone(p.state)
	text, stops := "", false // whether a press stops before the answer, so that it is a decision of its own
	for i, m := range line {
		stops = stops || ends(text)
		if legal := s.Moves(nil); i > 0 && len(legal) > 1 {
			found := c.note(s, m, p.name)
			for _, other := range legal {
				if whole && found.leaves == "" && !stops && !begun[text+fmt.Sprint(other, ";")] {
					found.leaves = fmt.Sprintf("%s: after %s, no press makes %q", p.name, p.words(line[:i]),
						s.Notation(other))
				}
			}
		}
		text += fmt.Sprint(m, ";")
		if s.Play(m, nil) != nil {
			return
		}
		if _, err := engine.PlayForced(s, nil, nil); err != nil {
			return
		}
	}
}

// words returns the notations of moves, each as in the position of p.
func (p position) words(moves []engine.Move) string {
	var out []string
	for _, m := range moves {
		out = append(out, fmt.Sprintf("%q", p.state.Notation(m)))
	}
	return strings.Join(out, ", ")
}

// line returns the moves that a sequence plays in the position of p, as the table plays them: until
// another seat decides.
func (p position) line(next table.MoveSequence) (moves []engine.Move) {
	s := engine.Clone(p.state)
	const most = 100 // a longer sequence is an endless loop
	for seat := s.Turn(); s.Turn() == seat && len(moves) < most; {
		m, ok := next(s)
		if !ok || s.Play(m, nil) != nil {
			break
		}
		moves = append(moves, m)
		if _, err := engine.PlayForced(s, nil, nil); err != nil {
			break
		}
	}
	return moves
}

// compare compares the automatic answers that were found with the list.
func (c *pressCheck) compare() (wrong []string) {
	id := c.game.Rules.Info().ID
	listed, err := automaticAnswers(id)
	if err != nil {
		return []string{err.Error()}
	}
	given := map[string]bool{}
	for k, a := range listed {
		given[a.line] = given[a.line] || c.answers[k] != nil
	}
	for line, is := range given {
		if !is {
			wrong = append(wrong, fmt.Sprintf("scenes/tabletest/automatic_answers.csv contains the answer %q, which the "+
				"table never gives by itself in the recorded games: remove it", line))
		}
	}
	for k, found := range c.answers {
		a, ok := listed[k]
		if !ok {
			wrong = append(wrong, fmt.Sprintf("%s: the table answers %q by %q without asking. Ask, or add it with its "+
				"reason to scenes/tabletest/automatic_answers.csv", found.example, k.decision, k.move))
		}
		if found.leaves != "" && a.leaves == "" {
			wrong = append(wrong, fmt.Sprintf("%s, since the table answers %q by %q. Let a press make it, or say in "+
				"scenes/tabletest/automatic_answers.csv why nobody needs it", found.leaves, k.decision, k.move))
		}
	}
	slices.Sort(wrong)
	return wrong
}
