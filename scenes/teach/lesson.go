// Package teach teaches games by playing: lessons with a script at the real table, practice
// positions (puzzles) with one best move, the player's own mistakes from finished games, and spaced
// repetition of puzzles and mistakes.
//
// A [School] belongs to one game and opens all scenes. A [Course] has the lessons of the game; a
// [Lesson] is a list of [Step] values. A [Drill] has its practice positions. [Mistakes] lists the
// decisions of a seat in a finished game for which there was a better move. [StartReview] opens the
// positions that are due today. Package scenes creates a School per game and connects it to the
// app. The scenes embed a table.Table and change its behavior as its table.Tutor. The package
// contains no rules of any game.
//
// House words: Hank is the character who speaks the texts of the lessons, in the panel. The script
// is the list of moves that the other players make in a lesson. A proved position is a puzzle whose
// solution was computed exactly (engine/drill).
//
// # Lessons as data
//
// The lessons of a game are in assets/lessons/GAME.json, in English; their texts are translated
// like all texts of the app. A lesson has a position, given as a JSON merge patch over a fresh game
// as in a scenario file, and a list of steps. A step first makes the moves in "play", for whichever
// seat decides, then shows its text, highlights the nodes in "show", and waits for one of these:
//
//   - "moves": the player makes one of these moves, in the notation of the game. "press" lists the
//     nodes to press for it, in order, and "also" others that may be pressed before. If a table
//     makes several moves by one sequence, "then" lists those that follow the first one; they may
//     be made one by one as well.
//   - "find": the player clicks all of these nodes. Other nodes answer with "wrong".
//   - "choose": the player picks one of the answers.
//   - none of them: the player has read the text.
//
// The nodes to press or to find are highlighted together with those in "show", and the pointer
// points at the next of them. If "show" also has nodes that may be pressed and are wrong, the
// player has to decide: then only "show" is highlighted, and nothing is pointed at.
//
// Everything else that is pressed answers with "wrong", or with a default text. A node name that
// ends in a star matches all nodes whose ID begins with it.
//
// # Numbers in texts
//
// Numbers on the board are not written literally in the texts. In "You have ${money}", the
// expression in braces is replaced by a variable of the game ([engine.TextVars]), with its value at
// the position where the step waits. "{was money}" is the value at the previous step, and "{after
// money}" the value after the moves that the lesson asks for next. "{asked}" is the number in that
// move, and "{roll 1}" the first dice roll of the script. Variables and numbers can be added,
// subtracted and multiplied, from left to right: "{money - was money}". "{beds:word}" writes the
// number as a word, "{beds:Word}" with a capital letter. Phrases with other numbers, such as rules,
// are listed in "typed".
package teach

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"

	"gulch/assets"
	"gulch/engine"
	"gulch/engine/match"
	"gulch/engine/scenario"
)

// Course has the lessons of one game, as read from its JSON file.
type Course struct {
	Game string `json:"game"`
	// Others has the names and faces of the other players, whose moves are scripted. The player has
	// the first seat.
	Others  []match.Seat `json:"others"`
	Lessons []Lesson     `json:"lessons"`
	// NotCovered lists the rules of the game that no lesson explains. It is shown at the end of the
	// last lesson.
	NotCovered []struct {
		Text string `json:"text"`
	} `json:"left"`
	// LiteralPhrases lists phrases in which the lesson texts may contain a literal number, because
	// the number is not from the board. The keys are the kinds of phrases: a rule, a name, an
	// idiom.
	LiteralPhrases map[string][]string `json:"typed"`
}

// Lesson is a lesson of a few minutes at the table of a game.
type Lesson struct {
	ID    string `json:"id"`
	Title string `json:"title"`
	About string `json:"about"` // one sentence for the list of lessons
	Icon  string `json:"icon"`
	// Alone is set for a solo game, which has no other players.
	Alone bool `json:"alone"`
	// Seconds is the approximate duration of the lesson.
	Seconds int             `json:"seconds"`
	Options engine.Options  `json:"options"`
	Seed    uint64          `json:"seed"`
	State   json.RawMessage `json:"state"`
	Rolls   []int           `json:"rolls"`
	Steps   []Step          `json:"steps"`
}

// seats returns the seats for lesson l. me is the player's seat, which comes first. The scripted
// players follow, except in a solo game.
func (c *Course) seats(l *Lesson, me match.Seat) []match.Seat {
	if l.Alone {
		return []match.Seat{me}
	}
	return append([]match.Seat{me}, c.Others...)
}

// Step is a step of a lesson: a text, and what the player has to do. The package comment describes
// the fields.
type Step struct {
	Play   []string `json:"play"`
	Text   string   `json:"text"`
	Show   []string `json:"show"`
	Moves  []string `json:"moves"`
	Then   []string `json:"then"`
	Press  []string `json:"press"`
	Also   []string `json:"also"`
	Find   []string `json:"find"`
	Choose []Answer `json:"choose"`
	Wrong  string   `json:"wrong"`
	// Worse lists moves that the step's text calls worse than those in Moves. A test checks that
	// they are.
	Worse []string `json:"worse"`
	// Trial is set if the step asks for a move only to demonstrate something, so that it need not
	// be one of the best moves.
	Trial bool `json:"trial"`
}

// texts returns all texts of a step that the player may see: its own text, the text for a wrong
// press, and the answers with their replies.
func (s *Step) texts() []string {
	out := []string{s.Text}
	if s.Wrong != "" {
		out = append(out, s.Wrong)
	}
	for _, a := range s.Choose {
		out = append(out, a.Text)
		if a.Reply != "" {
			out = append(out, a.Reply)
		}
	}
	return out
}

// Answer is one of the answers to a step's question from which the player chooses.
type Answer struct {
	Text  string `json:"text"`
	Reply string `json:"reply"` // text shown if the player chooses this answer and it is wrong
	Right bool   `json:"right"`
	// Moves are the moves to which the answer refers, if any. A test checks that the moves of the
	// right answer are better than those of the others.
	Moves []string `json:"moves"`
}

// Read parses the lessons of a game from JSON. If they are malformed, it returns an error that
// names the lesson and the step.
func Read(text []byte) (*Course, error) {
	dec := json.NewDecoder(bytes.NewReader(text))
	dec.DisallowUnknownFields()
	var c Course
	if err := dec.Decode(&c); err != nil {
		return nil, fmt.Errorf("lessons: %w", err)
	}
	if _, err := dec.Token(); err != io.EOF {
		return nil, errors.New("lessons: there is more text after the closing brace")
	}
	for i := range c.Lessons {
		if err := c.Lessons[i].check(); err != nil {
			return nil, fmt.Errorf("lesson %d, %q: %w", i+1, c.Lessons[i].ID, err)
		}
	}
	return &c, nil
}

// check returns an error if the lesson is incomplete or its fields contradict each other.
func (l *Lesson) check() error {
	if l.ID == "" || l.Title == "" || len(l.Steps) == 0 {
		return errors.New("it needs an id, a title and steps")
	}
	for i, s := range l.Steps {
		asks := 0
		for _, n := range []int{len(s.Moves), len(s.Find), len(s.Choose)} {
			asks += min(n, 1)
		}
		right := 0
		for _, a := range s.Choose {
			if a.Right {
				right++
			}
		}
		for _, text := range s.texts() {
			if err := checkFigures(text); err != nil {
				return fmt.Errorf("step %d: %w", i+1, err)
			}
		}
		switch {
		case s.Text == "":
			return fmt.Errorf("step %d says nothing", i+1)
		case asks > 1:
			return fmt.Errorf("step %d asks for two things", i+1)
		case len(s.Then) > 0 && len(s.Moves) != 1:
			return fmt.Errorf("step %d goes on after a move that is not named", i+1)
		case len(s.Moves) > 0 && len(s.Press) == 0:
			return fmt.Errorf("step %d does not say what to press", i+1)
		case len(s.Choose) > 0 && right != 1:
			return fmt.Errorf("step %d needs one right answer", i+1)
		}
	}
	return nil
}

// Open reads the lessons of a game. It returns an error if the game has none.
func Open(game string) (*Course, error) {
	text, err := assets.Lessons(game)
	if err != nil {
		return nil, err
	}
	return Read(text)
}

// lessonGame is a game whose method New returns the position at which a lesson starts, instead of
// the initial position of the game.
type lessonGame struct {
	engine.Game
	lesson *Lesson
}

// New returns the position at which the lesson starts. The dice that are rolled from there come up
// as the script says. The number of seats, the options and the seed complete the position.
func (g lessonGame) New(seats int, options engine.Options, seed uint64) (engine.State, error) {
	s, err := scenario.Start(g.Game, scenario.Setup{Seats: seats, Options: options, Seed: seed}, g.lesson.State)
	if err != nil {
		return nil, err
	}
	return s, s.Script(g.lesson.Rolls)
}

// matches reports whether a node ID matches one of the names. A name that ends in a star matches
// all IDs that begin with it.
func matches(names []string, id string) bool {
	for _, n := range names {
		if n == id || strings.HasSuffix(n, "*") && strings.HasPrefix(id, strings.TrimSuffix(n, "*")) {
			return true
		}
	}
	return false
}
