package westernlegends

import (
	"slices"

	"gulch/engine"
)

// Reach holds the spaces that a seat could reach by one ride (Move action) from its present space,
// and the way to each.
type Reach struct {
	From  Space
	Seat  engine.Seat
	Most  int              // largest number of steps that the ride can have
	Left  int              // number of steps left; in a chase, Most counts only the next of them
	Steps Steps            // by space: number of steps to it, -1 if the ride cannot reach it
	Last  [maxSpaces]Space // by space: the previous space on the way there
	Stops [maxSpaces]bool  // by space: an encounter there ends the ride
	over  [maxSpaces]bool  // by space: the ride can pass through it but not end there
}

// Has reports whether a ride can end in space x.
func (r *Reach) Has(x Space) bool { return int(x) < maxSpaces && r.Steps[x] > 0 && !r.over[x] }

// Way returns the spaces of the ride to space x in order. It begins with the first step, not with
// the start, and ends with x. It returns nil if a ride cannot end in x.
func (r *Reach) Way(x Space) []Space {
	if !r.Has(x) {
		return nil
	}
	way := make([]Space, r.Steps[x])
	for i := len(way) - 1; i >= 0; i-- {
		way[i] = x
		x = r.Last[x]
	}
	return way
}

// LeadsTo reports whether a shortest ride to space x can begin with a step to the given space. Of
// steps across the edge of a mesa, only those of the way that Way returns count.
func (r *Reach) LeadsTo(first, x Space) bool {
	if !r.Has(x) || r.Steps[first] != 1 {
		return false
	}
	near := []Space{x} // the spaces of shortest rides to x that are n steps from the start
	for n := r.Steps[x]; n > 1; n-- {
		var before []Space
		for _, y := range near {
			for _, z := range append(slices.Clip(box.near[y]), r.Last[y]) {
				if r.Steps[z] == n-1 && !r.Stops[z] && !slices.Contains(before, z) {
					before = append(before, z)
				}
			}
		}
		near = before
	}
	return slices.Contains(near, first)
}

// RideReach returns where the seat to decide could ride. In the phase act it assumes that the seat
// starts a Move action; if the seat is asked for a step, it uses the steps left. ok is false in
// other phases. The result contains only public information.
func (s *State) RideReach() (r Reach, ok bool) {
	if s.depth == 0 {
		return r, false
	}
	f := s.top()
	most := 0
	switch f.op {
	case askAct:
		if s.actions == 0 {
			return r, false
		}
		most = s.Movement(f.seat)
	case askStep, askBonusStep:
		w := s.askingFrame()
		if most = int(w.a); w.op == opBonus && w.c > 0 {
			most = 1 // computed for one step only, because each step must lead nearer to the prey
		}
	default:
		return r, false
	}
	s.computeReach(&r, f.seat, most, f.op != askAct)
	if r.Left = most; f.op == askBonusStep {
		r.Left = int(s.askingFrame().a)
	}
	return r, true
}

// computeReach fills r by breadth-first search with the spaces that player p can reach. most is the
// maximum number of steps. A ride ends where there is an encounter. asked is true if the player is
// being asked for a step now; then the first step must be a legal move.
func (s *State) computeReach(r *Reach, p engine.Seat, most int, asked bool) {
	r.From, r.Seat, r.Most = s.p[p].space, p, most
	for x := range r.Steps {
		r.Steps[x], r.Last[x] = -1, NoSpace
	}
	r.Steps[r.From] = 0
	for queue := []Space{r.From}; len(queue) > 0; queue = queue[1:] {
		x := queue[0]
		n := int(r.Steps[x])
		if n >= most || x != r.From && r.Stops[x] {
			continue
		}
		for i, list := range [2][]Space{box.near[x], box.cross[x]} {
			for _, y := range list {
				if r.Steps[y] >= 0 || !s.rideContinues(p, y, most-n, i == 1, asked && n == 0) {
					continue
				}
				r.Steps[y], r.Last[y], r.over[y], r.Stops[y] = int8(n+1), x, box.space[y].Feature == Mesa, s.meets(p, y)
				queue = append(queue, y)
			}
		}
	}
}

// rideContinues reports whether player p's ride may enter an adjacent space. The parameter to is
// that space. left is the number of steps left, including the step into it. across says whether the
// step crosses the edge of a mesa. first says whether it is the step that the player has to make
// next, which must then be a legal move.
func (s *State) rideContinues(p engine.Seat, to Space, left int, across, first bool) bool {
	if across && !s.passive(p).mesa || box.space[to].Feature == Mesa && left < 2 {
		return false
	}
	return s.inPlay(to) && s.enters(p, to) && (!first || s.mayStep(to))
}

// Steps holds the number of steps to each space, by space, or -1 for a space that cannot be
// reached.
type Steps [maxSpaces]int8

// SheriffReach returns the number of steps that the Sheriff needs to each space, or -1 if he cannot
// reach it now. He stops where he meets a Wanted player (R61). ok is false if the seat to decide is
// not moving the Sheriff.
func (s *State) SheriffReach() (steps Steps, ok bool) {
	if s.depth == 0 || s.top().op != askSheriffStep {
		return steps, false
	}
	for x := range steps {
		steps[x] = -1
	}
	most := int(s.askingFrame().a)
	steps[s.sheriff] = 0
	for queue := []Space{s.sheriff}; len(queue) > 0; queue = queue[1:] {
		x := queue[0]
		if int(steps[x]) >= most || x != s.sheriff && s.wantedAt(x) != 0 {
			continue
		}
		for _, y := range box.rides[s.au()][x] {
			if steps[y] < 0 && s.inPlay(y) {
				steps[y] = steps[x] + 1
				queue = append(queue, y)
			}
		}
	}
	return steps, true
}

// SheriffDistance returns the number of steps of the Sheriff's shortest way from one space to
// another, regardless of the players on the way. ok is false if one of them is NoSpace.
func (s *State) SheriffDistance(from, to Space) (steps int, ok bool) {
	if from == NoSpace || to == NoSpace {
		return 0, false
	}
	return int(box.law[s.au()][from][to]), true
}

// PatrolWay returns the spaces of the way, without its start, that the Sheriff's patrol takes from
// one space to another.
func (s *State) PatrolWay(from, to Space) (way []Space) {
	for from != to {
		from = s.lawStep(from, to)
		way = append(way, from)
	}
	return way
}

// SheriffSteps returns how many spaces the seat to decide can still move the Sheriff. It returns 0
// if the seat is not moving him.
func (s *State) SheriffSteps() int {
	if s.depth == 0 || s.top().op != askSheriffStep {
		return 0
	}
	return int(s.askingFrame().a)
}

// SheriffWay returns the spaces of the Sheriff's way to a space, without the start. The parameter
// to is the destination. If he meets a Wanted player on the way, it ends there. SheriffWay returns
// nil if the destination is too far away.
func (s *State) SheriffWay(to Space) []Space {
	steps, ok := s.SheriffReach()
	if !ok || to == s.sheriff {
		return nil
	}
	if steps[to] < 0 {
		return s.sheriffHalt(to)
	}
	way := make([]Space, steps[to])
	for x, i := to, len(way)-1; i >= 0; i-- {
		way[i] = x
		for _, y := range box.rides[s.au()][x] {
			if steps[y] == int8(i) && (i == 0 || s.wantedAt(y) == 0) {
				x = y
				break
			}
		}
	}
	return way
}

// sheriffHalt returns the Sheriff's way towards a space that he cannot reach because he meets a
// Wanted player before. The parameter to is that space. The way ends with the space of the Wanted
// player. sheriffHalt returns nil if there is no such player or the space is too far away.
func (s *State) sheriffHalt(to Space) []Space {
	from := [maxSpaces]Space{}
	far := [maxSpaces]int{}
	for queue := []Space{s.sheriff}; len(queue) > 0; queue = queue[1:] {
		x := queue[0]
		if far[x] >= int(s.askingFrame().a) {
			break
		}
		for _, y := range box.rides[s.au()][x] {
			if y != s.sheriff && far[y] == 0 && s.inPlay(y) {
				far[y], from[y] = far[x]+1, x
				queue = append(queue, y)
			}
		}
	}
	if far[to] == 0 {
		return nil
	}
	way := make([]Space, far[to])
	for x, i := to, len(way)-1; i >= 0; i-- {
		way[i], x = x, from[x]
	}
	for i, x := range way {
		if s.wantedAt(x) != 0 {
			return way[:i+1]
		}
	}
	return nil
}

// Meets reports whether player p has an encounter on entering space x, which ends a move.
func (s *State) Meets(p engine.Seat, x Space) bool { return s.meets(p, x) }
