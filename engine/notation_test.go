package engine_test

import (
	"errors"
	"fmt"
	"slices"
	"testing"

	"gulch/engine"
)

// claim is a component with an ID, for a test of notation.
type claim int8

func (c claim) String() string { return [...]string{"north", "south"}[c] }

func parseClaim(id string) (claim, error) {
	if at := slices.Index([]string{"north", "south"}, id); at >= 0 {
		return claim(at), nil
	}
	return 0, errors.New("there is no such claim")
}

func leftClaims(m engine.Move) uint64    { return uint64(m.A) }
func leaveClaims(set uint64) engine.Move { return engine.MoveOf(5, int16(set)) }

// bids is a position with the legal moves that a test of notation needs. Other methods must not be
// called.
type bids struct {
	engine.State
	legal []engine.Move
}

func (b bids) Moves(dst []engine.Move) []engine.Move { return append(dst, b.legal...) }

func testNotation() engine.Notation {
	claims := engine.IDsNotation[claim]("claim", 0, 2)
	row := engine.NumberedNotation("row", "row_%02d", 1, 4, 1)
	return engine.Notation{Kinds: []engine.KindNotation{
		{},
		engine.NewKindNotation("pass"),
		engine.NewKindNotation("bid 5 1", engine.NumberNotation, engine.SeatNotation),
		engine.NewKindNotation("dig south row_01", claims, nil, row.Optional(-1)),
		engine.NewKindNotation("sell all", claims.Or("all", 9)),
		engine.NewKindNotation("leave north", engine.SetNotation(1, parseClaim, leftClaims, leaveClaims)),
	}}
}

// TestNotation checks that moves with parts of the shared types can be written and parsed back.
func TestNotation(t *testing.T) {
	n := testNotation()
	for text, want := range map[string]engine.Move{
		"pass": engine.MoveOf(1), "bid 7 0": engine.MoveOf(2, 7, 0), "bid -7 3": engine.MoveOf(2, -7, 3),
		"dig south row_03": engine.MoveOf(3, 1, 0, 2), "dig north": engine.MoveOf(3, 0, 0, -1),
		"sell north": engine.MoveOf(4, 0), "sell all": engine.MoveOf(4, 9), "leave": engine.MoveOf(5),
		"leave south": engine.MoveOf(5, 2),
	} {
		if m, err := n.Parse(nil, "  "+text+" "); err != nil || m != want {
			t.Errorf("Parse(%q) returns %+v, %v, want %+v", text, m, err, want)
		}
		if got := n.Write(nil, want); got != text {
			t.Errorf("Write(%+v) returns %q, want %q", want, got, text)
		}
	}
	for _, m := range []engine.Move{{A: 1, B: 2, C: 3}, {Kind: 6}} {
		if got, want := n.Write(nil, m), fmt.Sprintf("move %d %d %d %d", m.Kind, m.A, m.B, m.C); got != want {
			t.Errorf("Write(%+v) returns %q, want the numbers %q", m, got, want)
		}
	}
}

// TestWrongNotation checks the errors about texts that are no notation.
func TestWrongNotation(t *testing.T) {
	n := testNotation()
	now := bids{legal: []engine.Move{engine.MoveOf(2, 5, 0), engine.MoveOf(2, 6, 0), engine.MoveOf(1)}}
	for text, want := range map[string]string{
		"":                  `there is no move in an empty line; now one writes "bid 5 0" or "pass"`,
		"bit 5":             `"bit" is not a move; now one writes "bid 5 0" or "pass"`,
		"pass 1 2":          `pass: "1 2" is too much; write it like "pass"`,
		"bid 5":             `bid: the seat is missing; write it like "bid 5 1"`,
		"bid 99999 1":       `bid: "99999" is not a number that fits here; write it like "bid 5 1"`,
		"dig up":            `dig: there is no claim "up"; write it like "dig south row_01"`,
		"dig south row_5":   `dig: there is no row "row_5"; write it like "dig south row_01"`,
		"dig south row_0":   `dig: there is no row "row_0"; write it like "dig south row_01"`,
		"dig south 1":       `dig: there is no row "1"; write it like "dig south row_01"`,
		"dig south row_x":   `dig: there is no row "row_x"; write it like "dig south row_01"`,
		"sell":              `sell: the claim is missing; write it like "sell all"`,
		"dig south row_1 3": `dig: "3" is too much; write it like "dig south row_01"`,
		"leave west":        `leave: there is no such claim; write it like "leave north"`,
		"leave south south": `leave: south is named twice; write it like "leave north"`,
		"leave south north": `leave: there can be at most 1; write it like "leave north"`,
	} {
		if m, err := n.Parse(now, text); err == nil || err.Error() != want {
			t.Errorf("Parse(%q) returns %v, %v, want the error %q", text, m, err, want)
		}
	}
	n.KindsRule = "R7"
	if _, err := n.Parse(bids{}, "roll"); err == nil ||
		err.Error() != `R7: "roll" is not a move; now one writes nothing: the game is over` {
		t.Errorf("Parse after the end of the game returns %v, want an error without examples", err)
	}
}
