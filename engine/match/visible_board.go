package match

import "gulch/engine"

// Board returns the current board for one viewer. open is the set of seats whose secrets the viewer
// may see. The board has followed all events of the match, so its Past is complete. Board returns
// an error if the game cannot be set up, which is a defect.
func (m *Match) Board(open engine.SeatSet) (engine.Board, error) {
	return m.timeline.board(m.timeline.at, open)
}

// Board returns the board at the current position of the replay, as [Match.Board] does for a match.
// open is the set of seats whose secrets the board shows.
func (r *Replay) Board(open engine.SeatSet) (engine.Board, error) {
	return r.timeline.board(r.timeline.at, open)
}

// board returns the board after n steps for one viewer. open is the set of seats whose secrets the
// viewer may see. board returns an error if the game cannot be set up, which is a defect.
func (t *timeline) board(n int, open engine.SeatSet) (engine.Board, error) {
	first, err := t.initialState()
	if err != nil {
		return nil, err
	}
	b := t.game.NewBoard()
	b.Read(first, open)
	return b, t.tell(0, n, func(_ int, e engine.Told) { engine.Follow(b, e, open) })
}
