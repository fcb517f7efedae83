package match

import (
	"strings"

	"gulch/engine"
)

// Origin says how the decision of a person was made. Decisions of bots have the origin OwnPress.
type Origin uint8

const (
	OwnPress  Origin = iota // by a press that began with this decision
	SamePress               // by the same press as the seat's decision before it
	Automatic               // by the program, which did not ask the person
)

// originWords are the first words of the lines of a record, by the origin of the decision.
// originMarks are added to the seat in an exported game.
var (
	originWords = [...]string{OwnPress: "seat", SamePress: "with", Automatic: "auto"}
	originMarks = [...]string{OwnPress: "", SamePress: "+", Automatic: "*"}
)

// cutOriginMark cuts the mark of an origin off the end of a seat in an exported game.
func cutOriginMark(seat string) (rest string, from Origin) {
	for from = Automatic; from > OwnPress; from-- {
		if rest, found := strings.CutSuffix(seat, originMarks[from]); found {
			return rest, from
		}
	}
	return seat, OwnPress
}

// PressOf returns the index in steps of the decision with which the press of a person began that
// made decision at. Decisions of other seats may come between, such as between the bids up to a
// limit.
func PressOf(steps []Step, at int) int {
	seat := steps[at].Seat
	for i := at; i >= 0; i-- {
		if steps[i].Seat == seat {
			if at = i; steps[i].Origin != SamePress {
				break
			}
		}
	}
	return at
}

// PressMoves returns the moves that a person played by one press, without other decisions between
// them, up to and including decision at. first is the index of the first of them.
func PressMoves(steps []Step, at int) (first int, moves []engine.Move) {
	first = at
	for first > 0 && steps[first].Origin == SamePress && steps[first-1].Seat == steps[at].Seat {
		first--
	}
	for _, s := range steps[first : at+1] {
		moves = append(moves, s.Move)
	}
	return first, moves
}
