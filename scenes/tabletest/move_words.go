package tabletest

import (
	"fmt"
	"slices"

	"gulch/engine"
)

// equivalentMoves reports whether moves a and b are equivalent, such as playing one of two cards
// with the same face: their events are equal except for the number of the card, and so are the
// scores after them.
func equivalentMoves(game engine.Game, p position, a, b engine.Move) bool {
	one, x, err := anonymousEvents(game, p.state, a, b)
	two, y, again := anonymousEvents(game, p.state, b, a)
	return a.Kind == b.Kind && err == nil && again == nil && slices.Equal(one, two) && slices.Equal(x, y)
}

// anonymousEvents plays m on a copy of s and returns the events and the scores. If m and the other
// move differ in field A, for instance in the number of a card, each event number that equals m's
// field A is replaced by 0.
func anonymousEvents(game engine.Game, s engine.State, m, other engine.Move) (events []engine.Event, scores []int,
	err error) {
	c, err := copyState(game, s)
	if err != nil {
		return nil, nil, err
	}
	err = c.Play(m, func(e engine.Event) {
		for _, x := range [4]*int16{&e.A, &e.B, &e.C, &e.D} {
			if m.A != other.A && *x == m.A {
				*x = 0
			}
		}
		events = append(events, e)
	})
	return events, c.Scores(nil), err
}

// moveWordFaults returns messages about the legal moves of a position that have no words, and about
// those that have the same words although they are not equivalent.
func moveWordFaults(game engine.Game, p position) []string {
	var wrong []string
	said, moves := map[string]string{}, map[string]engine.Move{}
	for _, m := range p.legal {
		text, order := p.state.Notation(m), p.play.MoveWords(m)
		if order == "" {
			wrong = append(wrong, fmt.Sprintf("%s: the table's MoveWords returns \"\" for the move %q", p.name, text))
		} else if other, twice := said[order]; twice && !equivalentMoves(game, p, m, moves[order]) {
			wrong = append(wrong, fmt.Sprintf("%s: the table's MoveWords returns %q for both %q and %q, expected "+
				"different words", p.name, order, other, text))
		}
		said[order], moves[order] = text, m
	}
	return wrong
}
