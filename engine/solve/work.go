package solve

import (
	"reflect"

	"gulch/engine"
)

// work is the solving of one position.
type work struct {
	seat  engine.Seat // who moves at the root
	kind  Kind
	of    reflect.Type // of the game's states
	limit int
	runs  int
	draws engine.Draws
	known map[key]outcome // by what may be
	legal []engine.Move
}

// outcome is what a position is worth to each seat.
type outcome []expected

type expected struct {
	win    Span
	likely float64 // share of the win if all break ties by their points
	points float64 // in that case
}

func newWork(s engine.State, limit int) *work {
	return &work{seat: s.Turn(), of: reflect.TypeOf(s).Elem(), limit: limit, known: map[key]outcome{}}
}

// spend counts a run.
func (w *work) spend() error {
	if w.runs++; w.runs > w.limit {
		return ErrLimit
	}
	return nil
}

// value returns what a belief, whose weights add up to 1, is worth.
func (w *work) value(b belief) (outcome, error) {
	first := b[0].state
	turn := first.Turn()
	if turn == engine.NoSeat {
		return final(b), nil
	}
	if w.kind == Alone && turn != w.seat {
		return nil, errOther
	}
	at := b.sorted()
	if out, met := w.known[at]; met {
		return out, nil
	}
	var choices []outcome
	for _, m := range first.Moves(nil) {
		out, err := w.move(b, m)
		if err != nil {
			return nil, err
		}
		choices = append(choices, out)
	}
	w.known[at] = choose(choices, turn)
	return w.known[at], nil
}

// branch is what follows a move as far as those who decide can tell.
type branch struct {
	belief
	told  key // to those who are told least
	whole key // to those who are told all
}

// move returns what a move is worth, made in all that may be.
func (w *work) move(b belief, m engine.Move) (outcome, error) {
	branches, err := w.follow(b, m)
	if err != nil {
		return nil, err
	}
	sum := make(outcome, b[0].state.Seats())
	for _, next := range branches {
		share := next.weigh()
		out, err := w.value(next.belief)
		if err != nil {
			return nil, err
		}
		for p, e := range out {
			sum[p].win.Low += share * e.win.Low
			sum[p].win.High += share * e.win.High
			sum[p].likely += share * e.likely
			sum[p].points += share * e.points
		}
	}
	return sum, nil
}

// follow plays a move in all that may be, over each outcome of chance, and parts what can be told apart afterwards.
func (w *work) follow(b belief, m engine.Move) ([]branch, error) {
	var branches []branch
	found := map[key]int{}
	open := engine.SeatSet(0)
	if w.kind == Alone {
		open = engine.SeatsOf(w.seat)
	}
	for _, p := range b {
		w.draws.Reset()
		for more := true; more; more = w.draws.Next() {
			next := branch{told: key{3, 3}, whole: key{3, 3}}
			after, err := w.play(p.state, m, func(e engine.Event) {
				next.told, next.whole = next.told.tell(e.For(open)), next.whole.tell(e)
			})
			if err != nil {
				return nil, err
			}
			next.told = next.told.ask(after, w.legal)
			one := particle{state: after, key: keyOf(after), weight: p.weight * w.draws.Weight()}
			if w.kind == Clairvoyant {
				next.told = one.key
			}
			at, met := found[next.told]
			if !met {
				at = len(branches)
				found[next.told] = at
				branches = append(branches, next)
			}
			if w.kind == Open && branches[at].whole != next.whole {
				return nil, errOther // somebody has been told a secret
			}
			branches[at].belief = branches[at].add(one)
		}
	}
	return branches, nil
}

// play returns the position after a move and all that leaves no choice; its moves are in w.legal.
func (w *work) play(s engine.State, m engine.Move, tell engine.Observer) (engine.State, error) {
	if err := w.spend(); err != nil {
		return nil, err
	}
	after := w.blank()
	s.CopyTo(after)
	engine.Force(after, &w.draws)
	err := after.Play(m, tell)
	if err == nil {
		w.legal, err = engine.Settle(after, w.legal, tell)
	}
	return after, err
}

// final returns what a game that is over is worth.
func final(b belief) outcome {
	out := make(outcome, b[0].state.Seats())
	for _, p := range b {
		ranks, scores := p.state.Ranks(nil), p.state.Scores(nil)
		winners := 0
		for _, r := range ranks {
			if r == 1 {
				winners++
			}
		}
		for i, r := range ranks {
			if r == 1 {
				out[i].win.Low += p.weight / float64(winners)
			}
			out[i].points += p.weight * float64(scores[i])
		}
	}
	for i := range out {
		out[i].win.High, out[i].likely = out[i].win.Low, out[i].win.Low
	}
	return out
}

// better reports whether a share of the win with points is better than another: the share first, and of equal ones the points.
func better(win, points, thanWin, thanPoints float64) bool {
	return win > thanWin+alike || win >= thanWin-alike && points > thanPoints+alike
}

// choose returns what comes of a choice of a seat: it takes the largest share of the win, and of equal ones the most points.
// For the others, all that may be largest counts.
func choose(choices []outcome, seat engine.Seat) outcome {
	certain, best := choices[0][seat].win.Low, 0
	for i, c := range choices {
		mine, most := c[seat], choices[best][seat]
		if better(mine.likely, mine.points, most.likely, most.points) {
			best = i
		}
		certain = max(certain, mine.win.Low)
	}
	out := append(outcome(nil), choices[best]...)
	for _, c := range choices {
		if c[seat].win.High < certain-alike {
			continue
		}
		for p, e := range c {
			if engine.Seat(p) == seat {
				out[p].win.High = max(out[p].win.High, e.win.High)
				continue
			}
			out[p].win.Low = min(out[p].win.Low, e.win.Low)
			out[p].win.High = max(out[p].win.High, e.win.High)
		}
	}
	out[seat].win.Low = certain
	return out
}
