package engine_test

import (
	"fmt"
	"testing"

	"gulch/engine"
)

// cashier is a state of three seats with text variables.
type cashier struct{ engine.State }

func (cashier) Seats() int              { return 3 }
func (cashier) Scores(dst []int) []int  { return append(dst, 4, 5, 6) }
func (cashier) money(seat, bag int) int { return 10*seat + bag }

// coin is a value whose text is an ID, as TextVarChoice requires.
type coin int

func (c coin) String() string { return fmt.Sprintf("c%d", int(c)) }

var cashierVars = engine.TextVarFuncs[cashier]{
	"money": func(s cashier, of *engine.TextVarArgs) int { return s.money(int(of.Seat()), 0) },
	"bag":   func(s cashier, of *engine.TextVarArgs) int { return s.money(0, of.Number(2, 5)) },
	"coin":  func(_ cashier, of *engine.TextVarArgs) int { return int(engine.TextVarChoice(of, coin(1), 2)) },
	"pair": func(_ cashier, of *engine.TextVarArgs) int {
		return 10*int(engine.TextVarChoice(of, coin(1), 2)) + of.Number(0, 9)
	},
}

// TestTextVars reads text variables with all kinds of arguments, and checks the errors of unknown
// names and of wrong, missing and superfluous arguments.
func TestTextVars(t *testing.T) {
	for _, c := range []struct {
		name string
		want int
		err  string
	}{
		{"points", 4, ""}, {"points 2", 6, ""}, {" money  1 ", 10, ""}, {"bag 5", 5, ""}, {"coin c2", 2, ""},
		{"", 0, "a figure without a name"},
		{"gold", 0, `there is no figure "gold"; there are: points, bag, coin, money, pair`},
		{"money 3", 0, `the figure "money 3": "3" is not a number from 0 to 2`},
		{"money 1 2", 0, `the figure "money 1 2": "2" is one word too many`},
		{"bag", 0, `the figure "bag": "" is not a number from 2 to 5`},
		{"bag six", 0, `the figure "bag six": "six" is not a number from 2 to 5`},
		{"coin c3", 0, `the figure "coin c3": there is no "c3"`},
		{"pair c3 x", 0, `the figure "pair c3 x": there is no "c3"`},
	} {
		got, err := cashierVars.Read(cashier{}, c.name)
		if got != c.want || fmt.Sprint(err) != c.err && (err != nil || c.err != "") {
			t.Errorf("Read(%q) returns %d, %v; want %d with the error %q", c.name, got, err, c.want, c.err)
		}
	}
}
