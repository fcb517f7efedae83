package reader

import (
	"errors"
	"testing"

	"gulch/render/geom"
	"gulch/render/paint"
)

// TestFigureArguments checks that figures of dice and cards need valid arguments.
func TestFigureArguments(t *testing.T) {
	for _, faces := range [][]string{nil, {"1"}, {"1", "six"}, {"one", "6"}, {"1", "2", "3"}} {
		if _, ok := Dice(faces); ok {
			t.Errorf("there is a figure of the dice %q, want none", faces)
		}
	}
	if _, ok := Dice([]string{"3", "4"}); !ok {
		t.Error("there is no figure of two dice")
	}
	parse := func(id string) (string, error) {
		if id == "joker" {
			return "", errors.New("no such card")
		}
		return id, nil
	}
	draw := func(*paint.Canvas, string, geom.Rect) {}
	for _, c := range []struct {
		ids  []string
		want bool
	}{{nil, false}, {[]string{"ace"}, true}, {[]string{"ace", "joker"}, false}} {
		if _, ok := Cards(c.ids, parse, draw); ok != c.want {
			t.Errorf("there is a figure of the cards %q: %v, want %v", c.ids, ok, c.want)
		}
	}
}
