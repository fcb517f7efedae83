package ui

// Slots keeps which thing lies in which place of a hand: what stays keeps its place, what comes takes the first free
// one. A game that tells it all that has come and gone from the first event on gets the same places after an undo and
// when a saved game is opened. The zero value is empty.
type Slots[T comparable] struct {
	places []slot[T]
}

type slot[T comparable] struct {
	thing T
	taken bool
}

// Put lays a thing into the first free place and returns that.
func (s *Slots[T]) Put(x T) int {
	for i := range s.places {
		if !s.places[i].taken {
			s.places[i] = slot[T]{x, true}
			return i
		}
	}
	s.places = append(s.places, slot[T]{x, true})
	return len(s.places) - 1
}

// Take frees the place of a thing. Places at the end that are free are no places any more.
func (s *Slots[T]) Take(x T) {
	if i := s.Find(x); i >= 0 {
		s.places[i] = slot[T]{}
	}
	for n := len(s.places); n > 0 && !s.places[n-1].taken; n-- {
		s.places = s.places[:n-1]
	}
}

// Find returns the place of a thing, -1 if it lies in none.
func (s *Slots[T]) Find(x T) int {
	for i, p := range s.places {
		if p.taken && p.thing == x {
			return i
		}
	}
	return -1
}

// Keep makes the places hold just these things: others go, and those that are new come in their order.
func (s *Slots[T]) Keep(things ...T) {
	here := make(map[T]bool, len(things))
	for _, x := range things {
		here[x] = true
	}
	for i := len(s.places) - 1; i >= 0; i-- {
		if p := s.places[i]; p.taken && !here[p.thing] {
			s.Take(p.thing)
		}
	}
	for _, x := range things {
		if s.Find(x) < 0 {
			s.Put(x)
		}
	}
}

// Len is how many places there are, free ones between others included.
func (s *Slots[T]) Len() int { return len(s.places) }

// At returns what lies in a place; false for a free one.
func (s *Slots[T]) At(i int) (T, bool) { return s.places[i].thing, s.places[i].taken }

// Swap exchanges what lies in two places.
func (s *Slots[T]) Swap(i, k int) { s.places[i], s.places[k] = s.places[k], s.places[i] }

// Clear frees all places.
func (s *Slots[T]) Clear() { s.places = s.places[:0] }
