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

// DeterminizeCoverage checks the coverage of Determinize without trusting InformationState. It
// compares the leaves of the JSON of a position, such as a card in an opponent's hand, with
// samples. If a leaf is missing from the information state of a seat, its value must vary between
// the samples for that seat. A leaf that never varies is either a secret that Determinize leaves in
// place, so that bots see it and comparisons of two samples cannot detect it, or public information
// that the information state omits. A leaf that is the same in all samples but not true is no
// random sample, and bots would rely on it.
//
// It also checks that the true values occur among the samples (see reachStats), that the board of a
// seat shows nothing that its information state lacks (see leakCheck), and that no pause reveals a
// secret (see checkPause).
type DeterminizeCoverage struct {
	game          engine.Game
	mayBeConstant []exception // exceptions: leaves that may be constant
	mayBeUniform  []exception // exceptions: leaves that need neither vary between samples nor cover the truth
	mayPause      []exception // exceptions: phases in which a pause may reveal something
	seen          map[leafPlace]*leafStats
	values        map[string]map[string]any // values that have occurred, by pattern and by their text
	reach         map[string]*reachStats    // by pattern of leaves
	held          map[heldPlace]*held
	pauses        map[engine.Phase]string // errors found by checkPause
	pauseChecks   map[engine.Phase]int    // number of checks by checkPause
	views         map[viewKind]int
	lists         map[string]string // cache of patterns by path
	looks         int
}

// Exceptions lists exceptions from the checks of DeterminizeCoverage, each with its reason. Leaves
// are dotted paths, in which * matches any name or index.
type Exceptions struct {
	// Constant are leaves that may be constant although no information state contains them.
	Constant map[string]string
	// Uniform are leaves that may be the same in all samples, because their order does not matter
	// (every draw takes a random one), or whose true values need not occur among the samples,
	// because Determinize leaves other seats' pending decisions open.
	Uniform map[string]string
	// Pauses are the names of phases in which a pause may reveal to others that there is a choice.
	Pauses map[string]string
}

// exception is a pattern of leaves with an exception.
type exception struct {
	path string
	used bool // whether the exception was needed for a leaf
}

// leafPlace identifies the statistics of a leaf: the leaf by itself for a seat; or, if together is
// set, all elements of its list for a seat in one phase; or, with NoSeat, all elements of its list
// for all seats in all phases, with each seat's own elements separate.
type leafPlace struct {
	seat     engine.Seat
	at       string
	phase    engine.Phase
	together bool
}

// leafStats holds the statistics of a leaf that is hidden from a seat.
type leafStats struct {
	varied        bool   // it has had a value other than the true one
	varies        bool   // it has had different values in two samples of a position
	constantCount int    // number of positions in which it never had another value
	uniformCount  int    // number of positions in which all samples were equal
	example       string // description of an example
	common        bool   // counted for all seats together
	inGame        bool   // constant in a real game, not only in a loaded position, which may leave no alternative
}

// judged reports whether the leaf has been examined often enough.
func (t *leafStats) judged() bool {
	return t.done() || max(t.constantCount, t.uniformCount) >= positionsToJudge
}

// done reports whether the leaf has passed all checks.
func (t *leafStats) done() bool { return t.varied && t.varies }

// positionsToJudge is the number of positions, with samplesPerPosition samples each, after which a
// leaf that never varied counts as constant. In single positions a leaf may have only one possible
// value, such as the last card of a pile.
const (
	samplesPerPosition = 8
	positionsToJudge   = 8
	// separateElements is the number of elements of a list that have statistics of their own.
	separateElements = 8
)

// NewDeterminizeCoverage returns a DeterminizeCoverage for a game with the given exceptions.
func NewDeterminizeCoverage(game engine.Game, but Exceptions) *DeterminizeCoverage {
	return &DeterminizeCoverage{
		game: game, mayBeConstant: exceptionsOf(but.Constant), mayBeUniform: exceptionsOf(but.Uniform),
		mayPause: exceptionsOf(but.Pauses),
		seen:     map[leafPlace]*leafStats{}, values: map[string]map[string]any{}, reach: map[string]*reachStats{},
		held: map[heldPlace]*held{}, pauses: map[engine.Phase]string{}, pauseChecks: map[engine.Phase]int{},
		views: map[viewKind]int{}, lists: map[string]string{},
	}
}

func exceptionsOf(paths map[string]string) (list []exception) {
	for _, path := range slices.Sorted(maps.Keys(paths)) {
		list = append(list, exception{path: path})
	}
	return list
}

// glanceInterval is the number of calls of CheckQuickly per thorough check.
const glanceInterval = 8

// NewGame must be called before the first position of another game.
func (s *DeterminizeCoverage) NewGame() { clear(s.held) }

// CheckQuickly checks a position of a long game with many positions: only every eighth is checked
// as thoroughly as by Check.
func (s *DeterminizeCoverage) CheckQuickly(state engine.State, r *rand.Rand) error {
	how := quickLook
	if s.looks++; s.looks%glanceInterval == 0 {
		how = thoroughLook
	}
	return s.look(state, r, how)
}

// Check checks a position thoroughly, for up to two seats. A finished game is not determinized.
func (s *DeterminizeCoverage) Check(state engine.State, r *rand.Rand) error {
	return s.look(state, r, thoroughLook)
}

// CheckLoaded checks a position loaded from a file, which may be one that no game reaches.
func (s *DeterminizeCoverage) CheckLoaded(state engine.State, r *rand.Rand) error {
	return s.look(state, r, loadedLook)
}

// lookMode is the mode of a check.
type lookMode uint8

const (
	quickLook    lookMode = iota // only for leaves that have not passed yet
	thoroughLook                 // with the checks of boards (leakCheck) and of true values (reachStats)
	loadedLook                   // like quickLook, but never with the check of true values, which are not random
)

func (s *DeterminizeCoverage) look(state engine.State, r *rand.Rand, how lookMode) error {
	seats, first := state.Seats(), r.IntN(state.Seats())
	var eyes []engine.Seat
	for i := range min(seats, maxSeats) {
		eyes = append(eyes, engine.Seat((first+i)%seats))
	}
	return s.lookWith(eyes, state, r, how)
}

// lookWith checks a position for some seats.
func (s *DeterminizeCoverage) lookWith(eyes []engine.Seat, state engine.State, r *rand.Rand, how lookMode) error {
	text, err := state.MarshalJSON()
	if err != nil {
		return err
	}
	truth, err := Leaves(text, nil)
	if err != nil {
		return err
	}
	if how == thoroughLook {
		s.recordValues(truth)
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
		if how == thoroughLook {
			if err := (leakCheck{s, state, seat, text, view, truth, hidden}).checkBoard(r); err != nil {
				return err
			}
		}
		if state.Turn() == engine.NoSeat {
			continue
		}
		if err := s.sample(state, seat, truth, hidden, r, how); err != nil {
			return err
		}
	}
	return nil
}

// sample samples a position for a seat and updates the statistics of the leaves that are hidden
// from it.
func (s *DeterminizeCoverage) sample(state engine.State, seat engine.Seat, truth map[string]any, hidden []string,
	r *rand.Rand,
	how lookMode) error {
	if err := s.checkPause(state, seat); err != nil {
		return err
	}
	open := s.open(hidden, seat, state.Phase())
	thin := how != loadedLook && s.undersampled(hidden)
	closer := how == thoroughLook || thin
	var first map[string]any
	var dealt *dealt
	if closer {
		dealt = s.newDealt(hidden)
	}
	for range samplesPerPosition {
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
		markVaried(open, truth, first, other)
		if first == nil {
			first = other
		}
		if closer {
			dealt.add(other)
		}
	}
	s.countConstant(open, truth, first, how)
	s.countView(viewKindOf(state, seat), thin, open)
	if closer {
		s.countReach(dealt, seat, truth)
	}
	return nil
}

// recordValues records the values of a position by pattern.
func (s *DeterminizeCoverage) recordValues(truth map[string]any) {
	for path, value := range truth {
		at := wildcardIndices(path, 0)
		if s.values[at] == nil {
			s.values[at] = map[string]any{}
		}
		if len(s.values[at]) < maxValues {
			s.values[at][fmt.Sprint(value)] = value
		}
	}
}

// maxValues is the maximum number of values recorded per pattern: a random generator never repeats
// one.
const maxValues = 256

// hidden returns, sorted, the paths of the leaves that the information state lacks or has another
// value for, without exceptions.
func (s *DeterminizeCoverage) hidden(truth, known map[string]any) []string {
	var hidden []string
	for path, value := range truth {
		if told, ok := known[path]; (!ok || told != value) && !isExcepted(s.mayBeConstant, path) {
			hidden = append(hidden, path)
		}
	}
	slices.Sort(hidden)
	return hidden
}

// maxSeats is the number of seats for which a position is checked; at a large table the seats take
// turns.
const maxSeats = 2

// countConstant counts the position for the leaves that did not vary in it.
func (s *DeterminizeCoverage) countConstant(open map[string][]*leafStats, truth, dealt map[string]any, how lookMode) {
	counted := map[*leafStats]bool{}
	for _, path := range slices.Sorted(maps.Keys(open)) {
		tallies := open[path]
		_, there := dealt[path]
		flat := there && !isExcepted(s.mayBeUniform, path)
		for _, t := range tallies {
			if counted[t] {
				continue
			}
			if counted[t] = !t.varied || flat; !counted[t] {
				continue
			}
			if t.example = fmt.Sprintf("%s is %v", path, truth[path]); t.varied {
				t.uniformCount++
				continue
			}
			t.constantCount++
			t.inGame = t.inGame || how != loadedLook
		}
	}
}

// open returns by path the statistics of the hidden leaves that have not passed all checks yet.
func (s *DeterminizeCoverage) open(hidden []string, seat engine.Seat, phase engine.Phase) map[string][]*leafStats {
	open := map[string][]*leafStats{}
	for _, path := range hidden {
		list, bag := s.list(path), isExcepted(s.mayBeUniform, path)
		for _, at := range [3]leafPlace{
			{seat: seat, at: wildcardIndices(path, separateElements)},
			{seat: seat, at: list, phase: phase, together: true},
			{seat: engine.NoSeat, at: generalize(path, seat), together: true},
		} {
			t := s.seen[at]
			if t == nil {
				t = &leafStats{common: at.seat == engine.NoSeat}
				s.seen[at] = t
			}
			if !t.done() && !(bag && t.varied) {
				open[path] = append(open[path], t)
			}
		}
	}
	return open
}

// markVaried updates the statistics of leaves whose value in a sample differs from the true value
// or from the first sample (nil for the first one), and removes those that have passed.
func markVaried(open map[string][]*leafStats, truth, first, other map[string]any) {
	for path, tallies := range open {
		for _, t := range tallies {
			t.varied = t.varied || other[path] != truth[path]
			t.varies = t.varies || first != nil && other[path] != first[path]
		}
	}
	for path, tallies := range open {
		if tallies = slices.DeleteFunc(tallies, (*leafStats).done); len(tallies) == 0 {
			delete(open, path)
		} else {
			open[path] = tallies
		}
	}
}

// isExcepted reports whether a path matches one of the exceptions, and marks that exception as
// needed.
func isExcepted(list []exception, path string) bool {
	for i := range list {
		if matches(path, list[i].path) {
			list[i].used = true
			return true
		}
	}
	return false
}

// list returns a path with list indices replaced by *, with a cache.
func (s *DeterminizeCoverage) list(path string) string {
	at, known := s.lists[path]
	if !known {
		at = wildcardIndices(path, 0)
		s.lists[path] = at
	}
	return at
}

// matches reports whether a path begins with a pattern, whose * matches any name.
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

// Err returns an error with the faults found and the exceptions that were not needed, nil if there
// are none.
func (s *DeterminizeCoverage) Err() error {
	var wrong []string
	for at, t := range s.seen {
		if why := t.fault(at, s.game.Info()); why != "" {
			wrong = append(wrong, why)
		}
	}
	for list, leaves := range map[string][]exception{"Constant": s.mayBeConstant, "Uniform": s.mayBeUniform,
		"Pauses": s.mayPause} {
		for _, k := range leaves {
			if !k.used {
				wrong = append(wrong, fmt.Sprintf("the exception %s in %s is not needed: remove it", k.path, list))
			}
		}
	}
	wrong = append(wrong, s.pauseFaults()...)
	if wrong = append(wrong, s.reachFaults()...); len(wrong) == 0 {
		return nil
	}
	slices.Sort(wrong)
	return fmt.Errorf("determinization: %s\nEither Determinize leaves a secret in place, which bots then see, or does not "+
		"sample all possibilities, or "+
		"InformationState omits something that its seat knows. If it is correct, list it with a reason in Constant, "+
		"Uniform or Pauses of the "+
		"Config for gametest.Run: see audit.Exceptions", strings.Join(wrong[:min(len(wrong), 12)], "\n"))
}

// fault describes the fault of a leaf, "" if there is none.
func (t *leafStats) fault(at leafPlace, info engine.Info) string {
	who, where := fmt.Sprintf("seat %d", at.seat), ""
	switch {
	case at.seat == engine.NoSeat:
		who = "the seats"
	case at.together:
		where = " in phase " + info.PhaseName(at.phase)
	}
	switch {
	case t.inGame && !t.judged() && at.seat == engine.NoSeat && !t.varied:
		return fmt.Sprintf("%s was hidden from a seat in only %d positions, too few for a judgement (example: %s): "+
			"raise Config.Games or lower Config.Every",
			at.at, t.constantCount, t.example)
	case !t.varied && t.constantCount >= positionsToJudge:
		return fmt.Sprintf("Determinize for %s never changes the hidden value %s%s (example: %s)", who, at.at, where,
			t.example)
	case t.varied && !t.varies && t.uniformCount >= positionsToJudge:
		return fmt.Sprintf("Determinize for %s always samples the same value of %s%s (example: %s)", who, at.at, where,
			t.example)
	}
	return ""
}

// Leaves returns the leaves of a JSON document by their dotted paths: numbers (as json.Number),
// strings and booleans. If err is not nil, it is returned, so that the results of an encoder can be
// passed directly.
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

// firstDifference describes the first leaf in which two documents differ, with both values.
func firstDifference(x, y []byte) string {
	a, err := Leaves(x, nil)
	b, other := Leaves(y, nil)
	if err != nil || other != nil {
		return "one of them is no JSON"
	}
	all := maps.Clone(a)
	maps.Copy(all, b)
	for _, path := range slices.Sorted(maps.Keys(all)) {
		if a[path] != b[path] {
			return fmt.Sprintf("%s is %v in the first and %v in the second", path, a[path], b[path])
		}
	}
	return "they differ only in formatting or order"
}

// decoded decodes a JSON document with numbers as json.Number.
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

// PathPattern returns a dotted path with list indices replaced by *, so that all elements of a list
// have the same result.
func PathPattern(path string) string { return wildcardIndices(path, 0) }

// wildcardIndices replaces the indices of a path that are at least from by *.
func wildcardIndices(path string, from int) string {
	parts := strings.Split(path, ".")
	for i, p := range parts {
		if n, err := strconv.Atoi(p); err == nil && n >= from {
			parts[i] = "*"
		}
	}
	return strings.Join(parts, ".")
}

// generalize replaces the indices of a path by *; a first index equal to the observer's seat
// becomes "own", so that a seat's own things have separate statistics. For a list that is not by
// seat, this separation has no meaning and no effect on the result.
func generalize(path string, seat engine.Seat) string {
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
