package teach

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"

	"gulch/engine"
	"gulch/render/i18n"
)

// expression matches an expression in braces with an optional style after a colon: "{money - was
// money:word}".
var expression = regexp.MustCompile(`\{([^{}:]*)(:[A-Za-z]+)?\}`)

// numerals has the English word for each number, indexed by the number. The words are used for the
// styles ":word" and, at the beginning of a sentence, ":Word".
var numerals = [...]string{
	2: i18n.Mark("two"), 3: i18n.Mark("three"), 4: i18n.Mark("four"), 5: i18n.Mark("five"), 6: i18n.Mark("six"),
	7: i18n.Mark("seven"),
	8: i18n.Mark("eight"), 9: i18n.Mark("nine"), 10: i18n.Mark("ten"), 11: i18n.Mark("eleven"),
	12: i18n.Mark("twelve"),
}

// write formats number n in a style such as ":word". It returns an error if the style is unknown or
// there is no word for the number.
func write(n int, style string) (string, error) {
	switch {
	case style == "":
		return strconv.Itoa(n), nil
	case style != ":word" && style != ":Word":
		return "", fmt.Errorf("figures are written as :word or :Word, not %s", style)
	case n < 2 || n >= len(numerals):
		return "", fmt.Errorf("%d is not written in letters", n)
	}
	w := i18n.T(numerals[n])
	if style == ":Word" {
		w = i18n.Capitalize(w)
	}
	return w, nil
}

// checkFigures returns an error if a lesson's text contains a malformed expression in braces.
func checkFigures(text string) error {
	rest := expression.ReplaceAllStringFunc(text, func(f string) string {
		if part := expression.FindStringSubmatch(f); strings.TrimSpace(part[1]) == "" || part[2] != "" &&
			part[2] != ":word" && part[2] != ":Word" {
			return "{"
		}
		return ""
	})
	if strings.ContainsAny(rest, "{}") {
		return fmt.Errorf("%q has braces without a figure in them", text)
	}
	return nil
}

// fill translates a text of the lesson and replaces the expressions in it by their values at the
// current step. It returns an error if an expression cannot be evaluated.
func (s *session) fill(text string) (string, error) {
	var err error
	text = expression.ReplaceAllStringFunc(i18n.T(text), func(f string) string {
		part := expression.FindStringSubmatch(f)
		n, e := s.evaluate(part[1])
		written := ""
		if e == nil {
			written, e = write(n, part[2])
		}
		if e != nil {
			err = fmt.Errorf("%s: %w", f, e)
			return "?"
		}
		return written
	})
	return text, err
}

// evaluate returns the value of an expression in a lesson's text, with the operators +, - and *.
// All operators have the same priority and are evaluated from left to right.
func (s *session) evaluate(text string) (int, error) {
	total, sign := 0, "+"
	var term []string
	for _, w := range append(strings.Fields(text), "+") {
		if w != "+" && w != "-" && w != "*" {
			term = append(term, w)
			continue
		}
		n, err := s.term(term)
		if err != nil {
			return 0, err
		}
		switch sign {
		case "+":
			total += n
		case "-":
			total -= n
		case "*":
			total *= n
		}
		sign, term = w, nil
	}
	return total, nil
}

// term returns the value of one term of an expression. The parameter of has the words of the term.
// A term is a number, or the name of a variable (see [engine.TextVars]) with its value at the
// position where the step waits for the player. "was" before the name takes the value at the
// previous step. "after" takes the value after the next moves that the player is asked for. "asked"
// is the last number in the first of those moves, and "roll 2" is the second dice roll of the
// script.
func (s *session) term(of []string) (int, error) {
	if len(of) == 0 {
		return 0, fmt.Errorf("a figure is missing")
	}
	if n, err := strconv.Atoi(of[0]); err == nil && len(of) == 1 {
		return n, nil
	}
	state := s.current
	if state == nil {
		state = s.match.State()
	}
	switch of[0] {
	case "asked":
		return s.asked()
	case "roll":
		n, err := strconv.Atoi(strings.Join(of[1:], " "))
		if err != nil || n < 1 || n > len(s.lesson.Rolls) {
			return 0, fmt.Errorf("there is no roll %q", strings.Join(of[1:], " "))
		}
		return s.lesson.Rolls[n-1], nil
	case "was":
		if state, of = s.previous, of[1:]; state == nil {
			return 0, fmt.Errorf("nothing was before the first step")
		}
	case "after":
		var err error
		if state, err = s.nextPosition(); err != nil {
			return 0, err
		}
		of = of[1:]
	}
	f, ok := state.(engine.TextVars)
	if !ok {
		return 0, fmt.Errorf("the game has no figures")
	}
	return f.TextVar(strings.Join(of, " "))
}

// nextMoves returns the index of the current step, or of the first one after it, that asks the
// player for moves. It returns an error if there is none.
func (s *session) nextMoves() (int, error) {
	for i := s.at; i < len(s.lesson.Steps); i++ {
		if len(s.lesson.Steps[i].Moves) > 0 {
			return i, nil
		}
	}
	return 0, fmt.Errorf("no more moves are asked for")
}

// asked returns the number that the word "asked" stands for in the texts of a lesson: the last
// number in the notation of the next move that the lesson asks for. It returns an error if that
// move contains no number.
func (s *session) asked() (int, error) {
	i, err := s.nextMoves()
	if err != nil {
		return 0, err
	}
	move := strings.Fields(s.lesson.Steps[i].Moves[0])
	for k := len(move) - 1; k >= 0; k-- {
		if n, err := strconv.Atoi(move[k]); err == nil {
			return n, nil
		}
	}
	return 0, fmt.Errorf("no number is in the move %q", s.lesson.Steps[i].Moves[0])
}

// nextPosition returns the position that the match will have when the player has made the next
// moves that the lesson asks for. It returns an error if there are no such moves, and nil while the
// current step does not wait for the player.
func (s *session) nextPosition() (engine.State, error) {
	last, err := s.nextMoves()
	if err != nil || s.current == nil {
		return s.current, err
	}
	state := engine.Clone(s.current)
	for i := s.at; i <= last; i++ {
		step := &s.lesson.Steps[i]
		var moves []string
		if i > s.at {
			moves = append(moves, step.Play...)
		}
		if i == last {
			moves = append(append(moves, step.Moves[0]), step.Then...)
		}
		for _, text := range moves {
			if err := play(state, text); err != nil {
				return nil, err
			}
		}
	}
	return state, nil
}

// play makes a move and then all forced moves (those without an alternative). text is the move in
// the game's notation.
func play(state engine.State, text string) error {
	m, err := state.Parse(text)
	if err == nil {
		err = state.Play(m, nil)
	}
	if err == nil {
		_, err = engine.PlayForced(state, nil, nil)
	}
	return err
}
