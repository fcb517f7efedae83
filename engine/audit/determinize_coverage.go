package audit

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"

	"gulch/engine"
)

// DeterminizeCoverage checks whether Determinize produces all possibilities. It does not rely on
// InformationState. It compares the leaves of the JSON of a position, such as a card in an
// opponent's hand, with those of samples that Determinize makes for a seat.
//
// If a leaf is missing from the information state of a seat, its value must vary between the
// samples for that seat. A leaf that never varies has one of two faults. It may be a secret that
// Determinize does not replace; bots would see it, and comparisons of two samples could not detect
// that. Or it is public information that is missing from the information state. A leaf that has the
// same untrue value in all samples is no random sample, and bots would rely on it.
//
// DeterminizeCoverage also checks that the true values occur among the samples (see reachStats),
// that the board of a seat shows nothing that is missing from its information state (see
// leakCheck), and that no pause reveals a secret (see checkPause).
type DeterminizeCoverage struct {
	game          engine.Game
	mayBeConstant []exception // leaves of the JSON that may always have the same value, see Exceptions.Constant
	mayBeUniform  []exception // leaves that may be the same in all samples, see Exceptions.Uniform
	mayPause      []exception // phases in which a pause may reveal something, see Exceptions.Pauses
	seen          map[leafPlace]*leafStats
	// values that have occurred in leaves, by the pattern of the leaf's path and by the value's
	// text
	values map[string]map[string]any
	// counts of how often samples contain the true values, by the pattern of the leaves' paths
	reach       map[string]*reachStats
	held        map[heldPlace]*held
	pauses      map[engine.Phase]string // errors found by checkPause, by phase
	pauseChecks map[engine.Phase]int    // number of positions that checkPause has checked in each phase
	views       map[viewKind]int
	lists       map[string]string // cache of the results of the method list, by path
	looks       int
}

// Exceptions lists exceptions from the checks of DeterminizeCoverage. Each map has the reasons as
// its values. Leaves are given by dotted paths, in which * matches any name or index.
type Exceptions struct {
	// Constant are leaves that no information state contains and that may nevertheless always have
	// the same value.
	Constant map[string]string
	// Uniform are leaves that need not vary as usual, for one of two reasons. A leaf may have the
	// same value in all samples if the order of the elements does not matter (every draw takes a
	// random one). Or the true value of a leaf may be missing from the samples if it is a decision
	// that another seat has still to make, which Determinize does not sample.
	Uniform map[string]string
	// Pauses are the names of phases in which the thinking time before a decision may reveal to
	// others that a seat has a choice.
	Pauses map[string]string
}

// exception is one entry of Exceptions: a pattern of paths to which a check does not apply.
type exception struct {
	path string
	used bool // whether any leaf has matched the pattern; an exception that is never used is an error
}

// leafPlace identifies statistics of leaves. There are three kinds:
//
//   - together is false: statistics of a single leaf, for one seat
//   - together is true: of all elements of a list, for one seat in one phase
//   - together is true and seat is NoSeat: of all elements of a list, for all seats in all phases
//
// In the last kind, the elements that belong to the observing seat itself are counted separately.
type leafPlace struct {
	seat     engine.Seat
	at       string
	phase    engine.Phase
	together bool
}

// leafStats counts how a leaf, a single value in the JSON of positions, varies in samples for a
// seat from which it is hidden.
type leafStats struct {
	varied        bool   // whether some sample had a value other than the true one
	varies        bool   // whether two samples of one position had different values
	constantCount int    // number of positions in which no sample had a value other than the true one
	uniformCount  int    // number of positions in which all samples had the same value
	example       string // description of a position in which the leaf did not vary
	common        bool   // whether these are the statistics for all seats together, not for one seat
	// whether the leaf was constant in a position of a real game; a position loaded from a file may
	// allow only one value
	inGame bool
}

// judged reports whether the leaf has been examined in enough positions to decide whether it
// varies.
func (t *leafStats) judged() bool {
	return t.done() || max(t.constantCount, t.uniformCount) >= positionsToJudge
}

// done reports whether the leaf has been seen to vary, so that it need not be examined any more.
func (t *leafStats) done() bool { return t.varied && t.varies }

// positionsToJudge is the number of positions after which a leaf that never varied counts as
// constant. In each of them samplesPerPosition samples are made. One position is not enough,
// because a leaf may have only one possible value in it, such as the last card of a pile.
const (
	samplesPerPosition = 8
	positionsToJudge   = 8
	// separateElements is the number of elements at the beginning of a list that have statistics of
	// their own.
	separateElements = 8
)

// NewDeterminizeCoverage returns a DeterminizeCoverage for a game, without any observations yet.
// but holds the exceptions: values that are not checked.
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

// NewGame must be called when another game begins, before its first position is checked.
func (s *DeterminizeCoverage) NewGame() { clear(s.held) }

// CheckQuickly checks a position of a long game with many positions. Only every eighth call checks
// its position as thoroughly as Check does.
func (s *DeterminizeCoverage) CheckQuickly(state engine.State, r *rand.Rand) error {
	how := quickLook
	if s.looks++; s.looks%glanceInterval == 0 {
		how = thoroughLook
	}
	return s.look(state, r, how)
}

// Check checks a position thoroughly, from the view of up to two seats. If the game is finished, it
// does not check samples.
func (s *DeterminizeCoverage) Check(state engine.State, r *rand.Rand) error {
	return s.look(state, r, thoroughLook)
}

// CheckLoaded checks a position that was loaded from a file. Such a position need not be one that
// can occur in a game.
func (s *DeterminizeCoverage) CheckLoaded(state engine.State, r *rand.Rand) error {
	return s.look(state, r, loadedLook)
}

// lookMode says how thorough a check of a position is.
type lookMode uint8

const (
	quickLook    lookMode = iota // makes samples only for leaves that have not passed all checks yet
	thoroughLook                 // also checks boards (leakCheck) and the true values of leaves (reachStats)
	// as quickLook, but never checks true values, because those of a loaded position are not random
	loadedLook
)

func (s *DeterminizeCoverage) look(state engine.State, r *rand.Rand, how lookMode) error {
	seats, first := state.Seats(), r.IntN(state.Seats())
	var eyes []engine.Seat
	for i := range min(seats, maxSeats) {
		eyes = append(eyes, engine.Seat((first+i)%seats))
	}
	return s.lookWith(eyes, state, r, how)
}

// lookWith checks a position from the view of each of the seats in eyes.
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

// sample makes samples of a position for a seat and updates the statistics of the leaves that are
// hidden from that seat. truth has the true values of all leaves by path, and hidden the paths of
// the hidden leaves. how says how thorough the check is.
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

// recordValues records the values of the leaves of a position, so that leakCheck can use them. They
// are grouped by the patterns of the leaves' paths, with * for list indices.
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

// maxValues is the maximum number of values recorded per pattern. A limit is needed because the
// state of a random generator has a new value in every position.
const maxValues = 256

// hidden returns the sorted paths of the leaves that are hidden from a seat. truth has the leaves
// of the position, known those of the seat's information state: a leaf is hidden if known lacks it
// or has another value for it. Leaves with exceptions are left out.
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

// maxSeats is the maximum number of seats from whose view a position is checked. If there are more
// seats, others are used for the next position.
const maxSeats = 2

// countConstant updates the statistics of the leaves that did not vary in a position. Three maps by
// path hold data of the hidden leaves: open their statistics, truth their true values, and dealt
// their values in a sample. how says whether the position was loaded from a file.
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

// open returns, by path, the statistics of those hidden leaves that have not passed all checks yet.
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

// markVaried updates the statistics of the hidden leaves after a sample, and removes leaves that
// have passed. open holds these statistics by path, other the values in the sample, and truth the
// true values. first holds the values in the first sample of the position; it is nil if this sample
// is the first.
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

// isExcepted reports whether a path matches one of the exceptions in list, and marks that exception
// as used.
func isExcepted(list []exception, path string) bool {
	for i := range list {
		if matches(path, list[i].path) {
			list[i].used = true
			return true
		}
	}
	return false
}

// list returns the path of a leaf with the indices of lists replaced by *. It caches the results.
func (s *DeterminizeCoverage) list(path string) string {
	at, known := s.lists[path]
	if !known {
		at = wildcardIndices(path, 0)
		s.lists[path] = at
	}
	return at
}

// Err returns an error that lists all faults found, and the exceptions that were not needed. It
// returns nil if there are none.
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
	return fmt.Errorf(
		"determinization: %s\nEither Determinize leaves a secret in place, which bots then see, or does not "+
			"sample all possibilities, or "+
			"InformationState omits something that its seat knows. If it is correct, list it with a reason in Constant, "+
			"Uniform or Pauses of the "+
			"Config for gametest.Run: see audit.Exceptions", strings.Join(wrong[:min(len(wrong), 12)], "\n"))
}

// fault returns a description of the fault of a leaf, "" if it has none. The description names the
// place of the leaf.
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
