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
// state hides. One that is dealt in the same way each time is no sample: bots would count on it. Nor may what truly lies there be
// out of reach of the deals (see reach), nor may the board of a seat show what its information state does not hold (see unsaid), nor may
// a pause tell it (see paused).
type Spread struct {
	game    engine.Game
	kept    []keptLeaf // need not change
	bags    []keptLeaf // need not be dealt in several ways, nor as they truly lie
	patient []keptLeaf // phases in which a pause may tell something
	seen    map[place]*tally
	values  map[string]map[string]any // what has lain at the places of a pattern, by how it is written
	reach   map[string]*reach         // by the pattern of places
	held    map[heldPlace]*held
	pauses  map[engine.Phase]string // what a pause tells
	heard   map[engine.Phase]int    // looks at what a pause tells
	sights  map[sight]int
	lists   map[string]string // patterns of paths, by path
	looks   int
}

// Excuses name what is not asked of a game, each with its reason. Leaves are dotted paths, with * for any name or entry.
type Excuses struct {
	// Kept are leaves that need not change although no information state holds them.
	Kept map[string]string
	// Bags are leaves that are dealt in one order, because every draw takes any of them, or that no deal has as they are, because
	// what others have decided is left open.
	Bags map[string]string
	// Pauses are the names of phases in which others may learn from a pause that there is a choice.
	Pauses map[string]string
}

// keptLeaf is a pattern of leaves of which less is asked.
type keptLeaf struct {
	path string
	met  bool // a leaf was left out by it
}

// place is where a leaf lies in the JSON of positions, for somebody who looks: by itself, or with all entries of its list in
// the positions of one phase; or, for everybody, NoSeat, with all entries of its list in all positions, those of the own seat apart.
type place struct {
	seat     engine.Seat
	at       string
	phase    engine.Phase
	together bool
}

// tally is what is known of a place that a seat is not told.
type tally struct {
	free   bool   // it has had another value than it has in truth
	mixed  bool   // two deals of a position have had different values
	stuck  int    // positions in which it had no other value
	flat   int    // positions in which all deals had the same
	what   string // such a leaf
	common bool   // counted for everybody
	played bool   // stuck in a game, not only where somebody has made a position up that leaves nothing else
}

// judged reports whether it has been looked at often enough.
func (t *tally) judged() bool { return t.done() || max(t.stuck, t.flat) >= spreadStuck }

// done reports whether nothing more is asked of a place.
func (t *tally) done() bool { return t.free && t.mixed }

// How long a leaf may stay the same before it counts as kept: so many deals of a position, in so many positions. Some have
// nothing else to be, such as the last card of a pile.
const (
	spreadDeals = 8
	spreadStuck = 8
	// spreadEach is how many entries of a list are looked at each by itself.
	spreadEach = 8
)

// NewSpread begins to look at a game.
func NewSpread(game engine.Game, but Excuses) *Spread {
	return &Spread{
		game: game, kept: leavesLike(but.Kept), bags: leavesLike(but.Bags), patient: leavesLike(but.Pauses),
		seen: map[place]*tally{}, values: map[string]map[string]any{}, reach: map[string]*reach{},
		held: map[heldPlace]*held{}, pauses: map[engine.Phase]string{}, heard: map[engine.Phase]int{},
		sights: map[sight]int{}, lists: map[string]string{},
	}
}

func leavesLike(paths map[string]string) (list []keptLeaf) {
	for _, path := range slices.Sorted(maps.Keys(paths)) {
		list = append(list, keptLeaf{path: path})
	}
	return list
}

// glances is to how many glances there is a closer look.
const glances = 8

// Begin says that what is looked at next is of another game.
func (s *Spread) Begin() { clear(s.held) }

// Glance looks at a position of a long game, which shows a lot of them: mostly not so closely as Look, which takes its time.
func (s *Spread) Glance(state engine.State, r *rand.Rand) error {
	how := briefly
	if s.looks++; s.looks%glances == 0 {
		how = closely
	}
	return s.look(state, r, how)
}

// Look looks at a position with the eyes of some seats. In a game that is over nothing is dealt anew.
func (s *Spread) Look(state engine.State, r *rand.Rand) error { return s.look(state, r, closely) }

// LookLoaded looks at a position that somebody has made up and that was loaded, which may have what no game comes to.
func (s *Spread) LookLoaded(state engine.State, r *rand.Rand) error { return s.look(state, r, made) }

// manner is how a position is looked at.
type manner uint8

const (
	briefly manner = iota // as far as something is open
	closely               // with twins, and whether deals come to the truth
	made                  // briefly, and never whether deals come to the truth, which nobody has dealt
)

func (s *Spread) look(state engine.State, r *rand.Rand, how manner) error {
	seats, first := state.Seats(), r.IntN(state.Seats())
	var eyes []engine.Seat
	for i := range min(seats, mostEyes) {
		eyes = append(eyes, engine.Seat((first+i)%seats))
	}
	return s.lookWith(eyes, state, r, how)
}

// lookWith looks at a position with the eyes of some seats.
func (s *Spread) lookWith(eyes []engine.Seat, state engine.State, r *rand.Rand, how manner) error {
	text, err := state.MarshalJSON()
	if err != nil {
		return err
	}
	truth, err := Leaves(text, nil)
	if err != nil {
		return err
	}
	if how == closely {
		s.note(truth)
	}
	for _, seat := range eyes {
		view, err := state.InformationState(seat)
		if err != nil {
			return err
		}
		known, err := Leaves(view, nil)
		if err != nil {
			return err
		}
		hidden := s.hidden(truth, known)
		if how == closely {
			if err := (twins{s, state, seat, text, view, truth, hidden}).unsaid(r); err != nil {
				return err
			}
		}
		if state.Turn() == engine.NoSeat {
			continue
		}
		if err := s.deal(state, seat, truth, hidden, r, how); err != nil {
			return err
		}
	}
	return nil
}

// deal deals a position anew for a seat and looks at what changes of that which the seat is not told.
func (s *Spread) deal(state engine.State, seat engine.Seat, truth map[string]any, hidden []string, r *rand.Rand, how manner) error {
	if err := s.paused(state, seat); err != nil {
		return err
	}
	open := s.open(hidden, seat, state.Phase())
	thin := how != made && s.thin(hidden)
	closer := how == closely || thin
	var first map[string]any
	var dealt *dealt
	if closer {
		dealt = s.newDealt(hidden)
	}
	for range spreadDeals {
		if len(open) == 0 && !closer {
			break
		}
		c, err := determinized(s.game, state, seat, r)
		if err != nil {
			return err
		}
		other, err := Leaves(c.MarshalJSON())
		if err != nil {
			return err
		}
		release(open, truth, first, other)
		if first == nil {
			first = other
		}
		if closer {
			dealt.add(other)
		}
	}
	s.stick(open, truth, first, how)
	s.sighted(sightOf(state, seat), thin, open)
	if closer {
		s.reached(dealt, seat, truth)
	}
	return nil
}

// note remembers which values have lain where.
func (s *Spread) note(truth map[string]any) {
	for path, value := range truth {
		at := entries(path, 0)
		if s.values[at] == nil {
			s.values[at] = map[string]any{}
		}
		if len(s.values[at]) < mostValues {
			s.values[at][fmt.Sprint(value)] = value
		}
	}
}

// mostValues is how many values of a place are remembered: a generator never has one twice.
const mostValues = 256

// hidden lists the leaves that an information state does not hold at the same place, in a fixed order, without those that are kept.
func (s *Spread) hidden(truth, known map[string]any) []string {
	var hidden []string
	for path, value := range truth {
		if told, ok := known[path]; (!ok || told != value) && !excused(s.kept, path) {
			hidden = append(hidden, path)
		}
	}
	slices.Sort(hidden)
	return hidden
}

// mostEyes is with how many seats' eyes a position is looked at: at a large table they take turns.
const mostEyes = 2

// stick counts the position for what has not changed in it, and for what was dealt in one way.
func (s *Spread) stick(open map[string][]*tally, truth, dealt map[string]any, how manner) {
	counted := map[*tally]bool{}
	for _, path := range slices.Sorted(maps.Keys(open)) {
		tallies := open[path]
		_, there := dealt[path]
		flat := there && !excused(s.bags, path)
		for _, t := range tallies {
			if counted[t] {
				continue
			}
			if counted[t] = !t.free || flat; !counted[t] {
				continue
			}
			if t.what = fmt.Sprintf("%s is %v", path, truth[path]); t.free {
				t.flat++
				continue
			}
			t.stuck++
			t.played = t.played || how != made
		}
	}
}

// open returns what is known of the leaves that a seat is not told and of which more is asked, by their paths.
func (s *Spread) open(hidden []string, seat engine.Seat, phase engine.Phase) map[string][]*tally {
	open := map[string][]*tally{}
	for _, path := range hidden {
		list, bag := s.list(path), excused(s.bags, path)
		for _, at := range [3]place{
			{seat: seat, at: entries(path, spreadEach)}, {seat: seat, at: list, phase: phase, together: true},
			{seat: engine.NoSeat, at: relative(path, seat), together: true},
		} {
			t := s.seen[at]
			if t == nil {
				t = &tally{common: at.seat == engine.NoSeat}
				s.seen[at] = t
			}
			if !t.done() && !(bag && t.free) {
				open[path] = append(open[path], t)
			}
		}
	}
	return open
}

// release marks what has another value in a deal, than in truth and than in the first deal if there was one, and takes from the
// list what has had both.
func release(open map[string][]*tally, truth, first, other map[string]any) {
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

// list writes a path with * for the entries of a list.
func (s *Spread) list(path string) string {
	at, known := s.lists[path]
	if !known {
		at = entries(path, 0)
		s.lists[path] = at
	}
	return at
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

// Err says what no deal has changed, what is out of their reach, and which exceptions nothing needs; nil where all is well.
func (s *Spread) Err() error {
	var wrong []string
	for at, t := range s.seen {
		if why := t.fault(at, s.game.Info()); why != "" {
			wrong = append(wrong, why)
		}
	}
	for list, leaves := range map[string][]keptLeaf{"Kept": s.kept, "Bags": s.bags, "Pauses": s.patient} {
		for _, k := range leaves {
			if !k.met {
				wrong = append(wrong, fmt.Sprintf("%s is listed in %s, but nothing needs it", k.path, list))
			}
		}
	}
	wrong = append(wrong, s.betrayed()...)
	if wrong = append(wrong, s.outOfReach()...); len(wrong) == 0 {
		return nil
	}
	slices.Sort(wrong)
	return fmt.Errorf("spread: %s\nEither Determinize keeps a secret, which bots then see, or deals less than there may be, or the "+
		"information state hides what its seat knows. What is right as it is can be listed with its reason in Kept, Bags or Pauses of the "+
		"Config that the test hands to gametest.Run: see audit.Excuses", strings.Join(wrong[:min(len(wrong), 12)], "\n"))
}

// fault says what is wrong with a place, "" where nothing is.
func (t *tally) fault(at place, info engine.Info) string {
	who, where := fmt.Sprintf("seat %d is", at.seat), ""
	switch {
	case at.seat == engine.NoSeat:
		who = "seats are"
	case at.together:
		where = " in the phase " + info.PhaseName(at.phase)
	}
	switch {
	case t.played && !t.judged() && at.seat == engine.NoSeat && !t.free:
		return fmt.Sprintf("%s was hidden from a seat in %d positions only, too few to judge (%s): inspect more (Config.Games, Config.Every)",
			at.at, t.stuck, t.what)
	case !t.free && t.stuck >= spreadStuck:
		return fmt.Sprintf("what %s not told of %s%s never changes (%s)", who, at.at, where, t.what)
	case t.free && !t.mixed && t.flat >= spreadStuck:
		return fmt.Sprintf("what %s not told of %s%s is always dealt in the same way (%s)", who, at.at, where, t.what)
	}
	return ""
}

// Leaves lists the numbers (json.Number), words and truths of a document by their dotted paths. It takes the results of what wrote it.
func Leaves(text []byte, err error) (map[string]any, error) {
	if err != nil {
		return nil, err
	}
	doc, err := decoded(text)
	if err != nil {
		return nil, err
	}
	out := map[string]any{}
	gather(doc, "", out)
	return out, nil
}

// parted names the first leaf in which two documents differ, and what it is in each.
func parted(x, y []byte) string {
	a, err := Leaves(x, nil)
	b, other := Leaves(y, nil)
	if err != nil || other != nil {
		return "no document"
	}
	all := maps.Clone(a)
	maps.Copy(all, b)
	for _, path := range slices.Sorted(maps.Keys(all)) {
		if a[path] != b[path] {
			return fmt.Sprintf("%s is %v and %v", path, a[path], b[path])
		}
	}
	return "nothing but its form"
}

// decoded reads a document, with its numbers as they are written.
func decoded(text []byte) (doc any, err error) {
	dec := json.NewDecoder(bytes.NewReader(text))
	dec.UseNumber()
	return doc, dec.Decode(&doc)
}

func gather(v any, path string, out map[string]any) {
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
		out[path[1:]] = v
	}
}

// Listed writes a dotted path with * for the entries of lists: what has the same lies in the same list.
func Listed(path string) string { return entries(path, 0) }

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

// relative writes a path with * for the entries of a list, and own where the first of them has the number of the seat that looks: what
// a seat itself has is one thing, what the others have another. A list that is not by seat is parted in vain, and judged all the same.
func relative(path string, seat engine.Seat) string {
	parts := strings.Split(path, ".")
	first := true
	for i, p := range parts {
		if n, err := strconv.Atoi(p); err == nil {
			parts[i] = "*"
			if first && n == int(seat) {
				parts[i] = "own"
			}
			first = false
		}
	}
	return strings.Join(parts, ".")
}
