package audit

import (
	"bytes"
	"encoding/json"
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	"gulch/engine"
)

// Spread checks by a second way, which does not trust Determinize, what seats know. It looks at the leaves of the JSON of
// positions: a card in a rival's hand, the order of a pile. A leaf that the information state of a seat does not hold at the
// same place must take another value in some of the positions that the seat is dealt. One that never does is either a secret
// that Determinize keeps, so that bots see it and no comparison of two deals finds it, or something known that the information
// state hides. One that is dealt in the same way each time is no sample: bots would count on it.
type Spread struct {
	game engine.Game
	kept []keptLeaf // need not change
	bags []keptLeaf // need not be dealt in several ways
	seen map[place]*tally
}

// keptLeaf is a pattern of leaves of which less is asked.
type keptLeaf struct {
	path string
	met  bool // a leaf was left out by it
}

// place is where a leaf lies in the JSON of positions, for somebody who looks: by itself, or with all entries of its list in
// the positions of one phase.
type place struct {
	seat     engine.Seat
	at       string
	phase    engine.Phase
	together bool
}

// tally is what is known of a place that a seat is not told.
type tally struct {
	free  bool   // it has had another value than it has in truth
	mixed bool   // two deals of a position have had different values
	stuck int    // positions in which it had no other value
	flat  int    // positions in which all deals had the same
	what  string // such a leaf
}

// done reports whether nothing more is asked of a place.
func (t *tally) done() bool { return t.free && t.mixed }

// How long a leaf may stay the same before it counts as kept: so many deals of a position, in so many positions. Some have
// nothing else to be, such as the last card of a pile.
const (
	spreadDeals = 8
	spreadStuck = 4
	// spreadEach is how many entries of a list are looked at each by itself.
	spreadEach = 8
)

// NewSpread begins to look at a game. kept names leaves that need not change although no information state holds them, as
// dotted paths with * for any name or entry, and says why; bags names in the same way those that are dealt in one order, because
// every draw takes any of them.
func NewSpread(game engine.Game, kept, bags map[string]string) *Spread {
	return &Spread{game: game, kept: leavesLike(kept), bags: leavesLike(bags), seen: map[place]*tally{}}
}

func leavesLike(paths map[string]string) (list []keptLeaf) {
	for _, path := range slices.Sorted(maps.Keys(paths)) {
		list = append(list, keptLeaf{path: path})
	}
	return list
}

// Look looks at a position with the eyes of some seats. A game that is over has no secrets.
func (s *Spread) Look(state engine.State, r *rand.Rand) error {
	if state.Turn() == engine.NoSeat {
		return nil
	}
	truth, err := leavesOf(state.MarshalJSON())
	if err != nil {
		return err
	}
	seats, first := state.Seats(), r.IntN(state.Seats())
	for i := range min(seats, mostEyes) {
		seat := engine.Seat((first + i) % seats)
		known, err := leavesOf(state.InformationState(seat))
		if err != nil {
			return err
		}
		open := s.open(truth, known, seat, state.Phase())
		var first map[string]string
		for range spreadDeals {
			if len(open) == 0 {
				break
			}
			c, err := determinized(s.game, state, seat, r)
			if err != nil {
				return err
			}
			other, err := leavesOf(c.MarshalJSON())
			if err != nil {
				return err
			}
			release(open, truth, first, other)
			if first == nil {
				first = other
			}
		}
		s.stick(open, truth, first)
	}
	return nil
}

// mostEyes is with how many seats' eyes a position is looked at: at a large table they take turns.
const mostEyes = 2

// stick counts the position for what has not changed in it, and for what was dealt in one way.
func (s *Spread) stick(open map[string][]*tally, truth, dealt map[string]string) {
	counted := map[*tally]bool{}
	for path, tallies := range open {
		_, there := dealt[path]
		flat := there && !excused(s.bags, path)
		for _, t := range tallies {
			if counted[t] {
				continue
			}
			if counted[t] = !t.free || flat; !counted[t] {
				continue
			}
			if t.what = fmt.Sprintf("%s is %s", path, truth[path]); t.free {
				t.flat++
				continue
			}
			t.stuck++
		}
	}
}

// open returns what is known of the leaves that a seat is not told and that have not changed yet, by their paths.
func (s *Spread) open(truth, known map[string]string, seat engine.Seat, phase engine.Phase) map[string][]*tally {
	open := map[string][]*tally{}
	for path, value := range truth {
		if told, ok := known[path]; ok && told == value || excused(s.kept, path) {
			continue
		}
		for _, at := range [2]place{
			{seat: seat, at: entries(path, spreadEach)}, {seat: seat, at: entries(path, 0), phase: phase, together: true},
		} {
			t := s.seen[at]
			if t == nil {
				t = &tally{}
				s.seen[at] = t
			}
			if !t.done() {
				open[path] = append(open[path], t)
			}
		}
	}
	return open
}

// release marks what has another value in a deal, than in truth and than in the first deal if there was one, and takes from the
// list what has had both.
func release(open map[string][]*tally, truth, first, other map[string]string) {
	for path, tallies := range open {
		for _, t := range tallies {
			t.free = t.free || other[path] != truth[path]
			t.mixed = t.mixed || first != nil && other[path] != first[path]
		}
	}
	for path, tallies := range open {
		if tallies = slices.DeleteFunc(tallies, (*tally).done); len(tallies) == 0 {
			delete(open, path)
		} else {
			open[path] = tallies
		}
	}
}

// excused reports whether a leaf is among those of which less is asked.
func excused(list []keptLeaf, path string) bool {
	for i := range list {
		if matches(path, list[i].path) {
			list[i].met = true
			return true
		}
	}
	return false
}

// matches reports whether a path goes through a pattern.
func matches(path, pattern string) bool {
	for pattern != "" {
		var want, name string
		want, pattern, _ = strings.Cut(pattern, ".")
		name, path, _ = strings.Cut(path, ".")
		if want != name && want != "*" || name == "" {
			return false
		}
	}
	return true
}

// Err says what no deal has changed, and which exceptions nothing needs; nil where all is well.
func (s *Spread) Err() error {
	var wrong []string
	for at, t := range s.seen {
		never := "never changes"
		switch {
		case !t.free && t.stuck >= spreadStuck:
		case t.free && !t.mixed && t.flat >= spreadStuck:
			never = "is always dealt in the same way"
		default:
			continue
		}
		where := ""
		if at.together {
			info := s.game.Info()
			where = " in the phase " + info.PhaseName(at.phase)
		}
		wrong = append(wrong, fmt.Sprintf("what seat %d is not told of %s%s %s (%s)", at.seat, at.at, where, never, t.what))
	}
	for list, leaves := range map[string][]keptLeaf{"kept": s.kept, "a bag": s.bags} {
		for _, k := range leaves {
			if !k.met {
				wrong = append(wrong, fmt.Sprintf("%s is listed as %s, but no leaf needs it", k.path, list))
			}
		}
	}
	if len(wrong) == 0 {
		return nil
	}
	slices.Sort(wrong)
	return fmt.Errorf("spread: %s\nEither Determinize keeps a secret, which bots then see, or the information state hides what its "+
		"seat knows, or it is listed as kept with a reason, or as a bag", strings.Join(wrong[:min(len(wrong), 12)], "\n"))
}

// leavesOf lists the numbers, words and truths of a document by their dotted paths.
func leavesOf(text []byte, err error) (map[string]string, error) {
	if err != nil {
		return nil, err
	}
	var doc any
	dec := json.NewDecoder(bytes.NewReader(text))
	dec.UseNumber()
	if err := dec.Decode(&doc); err != nil {
		return nil, err
	}
	out := map[string]string{}
	gather(doc, "", out)
	return out, nil
}

func gather(v any, path string, out map[string]string) {
	switch v := v.(type) {
	case map[string]any:
		for name, entry := range v {
			gather(entry, path+"."+name, out)
		}
	case []any:
		for i, entry := range v {
			gather(entry, path+"."+strconv.Itoa(i), out)
		}
	case nil:
	default:
		out[path[1:]] = fmt.Sprint(v)
	}
}

// entries writes a path with * for the entries of a list from one on.
func entries(path string, from int) string {
	parts := strings.Split(path, ".")
	for i, p := range parts {
		if n, err := strconv.Atoi(p); err == nil && n >= from {
			parts[i] = "*"
		}
	}
	return strings.Join(parts, ".")
}
