package engine

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// TextVars is a State with numbers that can be read by name. The texts of lessons contain such
// names, which are replaced by the current numbers of the board.
type TextVars interface {
	State
	// TextVar returns a number of the position by its name, which may be followed by arguments:
	// "money" is the money of seat 0, "money 1" that of seat 1, and "price coinage" a price. It
	// returns an error that explains what is wrong with the name.
	TextVar(name string) (int, error)
}

// TextVarFuncs maps the names of a game's text variables to functions that compute them. Such a
// function reads the arguments after the name from its TextVarArgs; a missing seat stands for seat
// 0, the learner's. Every game also has "points", the current score of a seat.
type TextVarFuncs[S State] map[string]func(S, *TextVarArgs) int

// TextVarArgs parses the arguments of a text variable, the words after its name, one after another.
type TextVarArgs struct {
	seats int
	words []string
	err   error
}

// Read returns the number for a text variable, given by its name and arguments. It returns an error
// if the name is unknown, or an argument is wrong or superfluous.
func (f TextVarFuncs[S]) Read(s S, name string) (int, error) {
	words := strings.Fields(name)
	if len(words) == 0 {
		return 0, fmt.Errorf("a figure without a name")
	}
	of := &TextVarArgs{seats: s.Seats(), words: words[1:]}
	n := 0
	switch read, ok := f[words[0]]; {
	case ok:
		n = read(s, of)
	case words[0] == "points":
		n = s.Scores(nil)[of.Seat()]
	default:
		return 0, fmt.Errorf("there is no figure %q; there are: points, %s", words[0], strings.Join(f.names(), ", "))
	}
	if of.err == nil && len(of.words) > 0 {
		of.err = fmt.Errorf("%q is one word too many", of.words[0])
	}
	if of.err != nil {
		return 0, fmt.Errorf("the figure %q: %v", name, of.err)
	}
	return n, nil
}

func (f TextVarFuncs[S]) names() []string {
	var out []string
	for name := range f {
		out = append(out, name)
	}
	slices.Sort(out)
	return out
}

// next removes the next word from the arguments and returns it, "" if there is none.
func (o *TextVarArgs) next() string {
	if len(o.words) == 0 {
		return ""
	}
	w := o.words[0]
	o.words = o.words[1:]
	return w
}

// Number parses the next word as a number from low to high, both included. If the word is not such
// a number, Number returns low, and Read will return an error.
func (o *TextVarArgs) Number(low, high int) int {
	w := o.next()
	n, err := strconv.Atoi(w)
	if err != nil || n < low || n > high {
		o.fail(fmt.Errorf("%q is not a number from %d to %d", w, low, high))
		return low
	}
	return n
}

// Seat parses the next word as the number of a seat. It returns seat 0 if no word is left.
func (o *TextVarArgs) Seat() Seat {
	if len(o.words) == 0 {
		return 0
	}
	return Seat(o.Number(0, o.seats-1))
}

// TextVarChoice parses the next word as one of count consecutive values of type T, beginning with
// first. A value is written as its String. If the word is not one of them, TextVarChoice returns
// first, and Read will return an error.
func TextVarChoice[T interface {
	~uint8 | ~int8 | ~int16 | ~int32 | ~int
	String() string
}](o *TextVarArgs, first T, count int) T {
	w := o.next()
	for i := range count {
		if t := first + T(i); t.String() == w {
			return t
		}
	}
	o.fail(fmt.Errorf("there is no %q", w))
	return first
}

// fail records an error for Read to return. It does nothing if an error has been recorded before.
func (o *TextVarArgs) fail(err error) {
	if o.err == nil {
		o.err = err
	}
}
