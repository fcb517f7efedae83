package engine

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// Figured is a State whose numbers can be read by name. Lessons speak of them instead of typing what the board shows.
type Figured interface {
	State
	// Figure returns a number of the position by its name and what it is of: "money", "money 1" of seat 1, "price coinage".
	// The error says what is wrong with the name.
	Figure(name string) (int, error)
}

// Figures are the numbers of a game that can be read by name, a small closed set. A seat that is not named is seat 0, who
// learns. Every game has "points", a seat's score as it stands.
type Figures[S State] map[string]func(S, *Of) int

// Of is what a figure is of: the words after its name, which it takes one after another.
type Of struct {
	seats int
	words []string
	err   error
}

// Read returns a number by its name.
func (f Figures[S]) Read(s S, name string) (int, error) {
	words := strings.Fields(name)
	if len(words) == 0 {
		return 0, fmt.Errorf("a figure without a name")
	}
	of := &Of{seats: s.Seats(), words: words[1:]}
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

func (f Figures[S]) names() []string {
	var out []string
	for name := range f {
		out = append(out, name)
	}
	slices.Sort(out)
	return out
}

// next takes a word, "" where none is left.
func (o *Of) next() string {
	if len(o.words) == 0 {
		return ""
	}
	w := o.words[0]
	o.words = o.words[1:]
	return w
}

// Number takes a number from low to high; what is none is an error of Read, and low here.
func (o *Of) Number(low, high int) int {
	w := o.next()
	n, err := strconv.Atoi(w)
	if err != nil || n < low || n > high {
		o.fail(fmt.Errorf("%q is not a number from %d to %d", w, low, high))
		return low
	}
	return n
}

// Seat takes a seat, 0 where no word is left.
func (o *Of) Seat() Seat {
	if len(o.words) == 0 {
		return 0
	}
	return Seat(o.Number(0, o.seats-1))
}

// Among takes one of the things from first on, so many of them, by its ID. What is none is an error of Read, and first here.
func Among[T interface {
	~uint8 | ~int8 | ~int16 | ~int32 | ~int
	String() string
}](o *Of, first T, count int) T {
	w := o.next()
	for i := range count {
		if t := first + T(i); t.String() == w {
			return t
		}
	}
	o.fail(fmt.Errorf("there is no %q", w))
	return first
}

// fail keeps the first thing that is wrong.
func (o *Of) fail(err error) {
	if o.err == nil {
		o.err = err
	}
}
