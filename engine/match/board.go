package match

import "gulch/engine"

// Board returns the table as it lies now for somebody who may see the secrets of the seats in open: a board that has
// followed all events of the match, so that its Past is complete.
func (m *Match) Board(open engine.SeatSet) (engine.Board, error) {
	return m.tape.board(m.tape.at, open)
}

// Board returns the table as it lies at the present position, as that of a match does.
func (r *Replay) Board(open engine.SeatSet) (engine.Board, error) {
	return r.tape.board(r.tape.at, open)
}

// board returns the table after n steps. The error is that of a game that cannot be set up, a defect.
func (t *tape) board(n int, open engine.SeatSet) (engine.Board, error) {
	first, err := t.fresh()
	if err != nil {
		return nil, err
	}
	b := t.game.NewBoard()
	b.Read(first, open)
	follow(b, t.opening, open)
	for _, s := range t.steps[:n] {
		follow(b, s.Events, open)
	}
	return b, nil
}

func follow(b engine.Board, events []engine.Event, open engine.SeatSet) {
	for _, e := range events {
		b.Apply(e.For(open))
	}
}
