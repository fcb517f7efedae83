// Package teach teaches games by playing: short lessons at the real table, in which others follow a script and the
// player is shown what to do, does it, and is told why.
//
// # Lessons as data
//
// The lessons of a game lie in assets/lessons/GAME.json, in English; their texts are translated like all words of the
// app. A lesson names a position as a JSON merge patch over a fresh game, like a scenario file, and a list of steps. A
// step first lets the moves in "play" be made, whoever has to decide, then says its text, lights what "show" names, and
// waits for one of these:
//
//   - "moves": the player makes one of these moves, in the notation of the game. "press" names the nodes to press for it,
//     in order, and "also" others that may be pressed on the way. Where a table makes several moves by one gesture,
//     "then" lists those that follow the first one; they may be made one by one as well.
//   - "find": the player clicks all of these nodes. Another one answers with "wrong".
//   - "choose": the player picks one of the answers.
//   - none of them: the player has read it.
//
// # Figures
//
// What stands on the board is not typed: "You have ${money}" is filled in from the position in which the step asks, by the names of
// the game ([engine.Figured]). A figure may be that of the step before ("{was money}") or of the position to which the next moves
// lead that the player is asked for ("{after money}"); "{asked}" is the number in that move, "{roll 1}" a roll of the script. Figures
// and numbers are added, taken away and multiplied from left to right ("{money - was money}"), and written in letters on demand
// ("{beds:word}", "{beds:Word}" at the beginning of a sentence). Phrases with other numbers, such as rules, are listed in "typed".
//
// Whatever else is pressed answers with "wrong", or with a friendly word of its own. A name of a node that ends in a
// star stands for all nodes that begin so.
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

// Course is all lessons of a game.
type Course struct {
	Game string `json:"game"`
	// Others are the names and faces of those who follow the script; the player has the first seat.
	Others  []match.Seat `json:"others"`
	Lessons []Lesson     `json:"lessons"`
	// Left is what the lessons leave to the rules to tell, as their end lists it.
	Left []struct {
		Text string `json:"text"`
	} `json:"left"`
	// Typed are the phrases whose numbers stand for nothing on the board, by what they are instead: a rule, a name, a turn of speech.
	Typed map[string][]string `json:"typed"`
}

// Lesson is a few minutes at the table.
type Lesson struct {
	ID    string `json:"id"`
	Title string `json:"title"`
	About string `json:"about"` // one sentence for the list
	Icon  string `json:"icon"`
	// Alone says that the player sits there without the others: a game for one.
	Alone bool `json:"alone"`
	// Seconds is about how long it takes.
	Seconds int             `json:"seconds"`
	Options engine.Options  `json:"options"`
	Seed    uint64          `json:"seed"`
	State   json.RawMessage `json:"state"`
	Rolls   []int           `json:"rolls"`
	Steps   []Step          `json:"steps"`
}

// seats are those of a lesson: the player, and the others unless it is a game for one.
func (c *Course) seats(l *Lesson, me match.Seat) []match.Seat {
	if l.Alone {
		return []match.Seat{me}
	}
	return append([]match.Seat{me}, c.Others...)
}

// Step is one thing that is told, and what the player does about it.
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
	// Worse are other moves of which the words say, or let one think, that they are not as good as those that are asked for. A test
	// weighs them.
	Worse []string `json:"worse"`
	// Trial says that the move is asked for to show it, not because it were among the best.
	Trial bool `json:"trial"`
}

// texts lists all that a step says.
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

// Answer is one that can be chosen.
type Answer struct {
	Text  string `json:"text"`
	Reply string `json:"reply"` // why it is wrong
	Right bool   `json:"right"`
	// Moves are those that it speaks of, if it does; the right one's are better than those of any other. A test weighs them.
	Moves []string `json:"moves"`
}

// Read reads a course. The error says what is wrong with it.
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

// check looks for what no lesson can do without.
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

// Open reads the lessons of a game. A game without any is an error.
func Open(game string) (*Course, error) {
	text, err := assets.Lessons(game)
	if err != nil {
		return nil, err
	}
	return Read(text)
}

// start is a game that begins in the position of a lesson.
type start struct {
	engine.Game
	lesson *Lesson
}

// New makes the position of the lesson.
func (g start) New(seats int, options engine.Options, seed uint64) (engine.State, error) {
	s, err := scenario.Start(g.Game, scenario.Setup{Seats: seats, Options: options, Seed: seed}, g.lesson.State)
	if err != nil {
		return nil, err
	}
	return s, s.Script(g.lesson.Rolls)
}

// matches reports whether a node has one of the names.
func matches(names []string, id string) bool {
	for _, n := range names {
		if n == id || strings.HasSuffix(n, "*") && strings.HasPrefix(id, strings.TrimSuffix(n, "*")) {
			return true
		}
	}
	return false
}
