package tabletest

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"gulch/engine"
	"gulch/engine/audit"
	"gulch/engine/match"
	"gulch/engine/testscale"
	"gulch/scenes/table"
)

// handoverGames is the number of games in which CheckHandovers compares positions.
const handoverGames = 3

// CheckHandovers plays games in which people share the screen, and checks that the hand-overs do
// not show what somebody holds. In two positions that a seat cannot tell apart, the same move must
// lead to the same seat being asked next, as far as it leads to the same events. It also checks
// that the record of such a game does not depend on the pauses that this takes (see
// [engine.PausesForced]). sealed lists the phases to leave out, with the reason.
func CheckHandovers(t *testing.T, game table.Game, sealed map[string]string) {
	t.Helper()
	asked := 0
	for i, setup := range setups(game.Rules.Info(), 2, testscale.Of(handoverGames, 12), 60) {
		setup.Seats = people(len(setup.Seats))
		m, err := match.New(game.Rules, setup, nil)
		if err != nil {
			t.Fatal(err)
		}
		chance, r := engine.NewChance(uint64(i), 0x4a), rand.New(rand.NewPCG(uint64(i), 6))
		for faults := 0; !m.Over() && faults < 3; {
			move := choose(m.State(), m.Legal(), &chance)
			for seat := range engine.Seat(len(setup.Seats)) {
				if sealed[m.Info().PhaseName(m.State().Phase())] != "" ||
					seat != m.Turn() && r.IntN(4) > 0 { // one of four is enough, because this is slow
					continue
				}
				why, err := handoverFault(game.Rules, m, seat, move, r)
				if err != nil {
					t.Fatal(err)
				}
				if why != "" {
					t.Error(why)
					faults++
				}
			}
			from := m.Turn()
			if _, err := m.Play(move); err != nil {
				t.Fatal(err)
			}
			if m.AtPause() && m.Turn() != from {
				asked++
			}
		}
		if m.Over() {
			checkPausesUnrecorded(t, game.Rules, m)
		}
	}
	t.Logf("in %d games, a seat without a choice was asked %d times after a hand-over", handoverGames, asked)
}

// handoverFault plays move in the position of match m and in another position that seat cannot
// distinguish from it. r samples that other position. handoverFault returns a message if only one
// of the positions asks another seat next, or if they ask different seats, although the events are
// the same. Otherwise it returns "".
func handoverFault(game engine.Game, m *match.Match, seat engine.Seat, move engine.Move, r *rand.Rand) (string, error) {
	a, err := copyState(game, m.State())
	if err != nil {
		return "", err
	}
	b, err := copyState(game, a)
	if err != nil {
		return "", err
	}
	b.Determinize(seat, r)
	audit.CopyChance(a, b)
	for _, s := range []engine.State{a, b} {
		if p, ok := s.(engine.PausesForced); ok {
			p.PauseForced(engine.AllSeats(s.Seats()))
		}
	}
	if b.Turn() != m.Turn() || !slices.Contains(b.Moves(nil), move) {
		return "", nil
	}
	text, mover := a.Notation(move), m.Turn()
	one, err := playedEvents(a, move, seat)
	if err != nil {
		return "", err
	}
	two, err := playedEvents(b, move, seat)
	if err != nil {
		return "", err
	}
	n := 0
	for n < min(len(one), len(two)) && one[n] == two[n] {
		n++
	}
	asks := func(events []engine.Event) bool {
		return n == len(events) || m.Info().EventName(events[n].Kind) == "asked"
	}
	first, second := asks(one), asks(two)
	asked := first && a.Turn() != mover || second && b.Turn() != mover
	if asked && a.Turn() != b.Turn() && (first != second || n == len(one) && n == len(two)) {
		return fmt.Sprintf("%s, phase %s, move %q of seat %d: in two positions that seat %d cannot tell apart, "+
			"the device goes to seat %d (phase %s) in one and to seat %d (phase %s) in the other, after the same "+
			"events. So the hand-over shows what somebody holds. Let the state pause there, see engine.PausesForced",
			m.Info().ID, m.Info().PhaseName(m.State().Phase()), text, mover, seat, a.Turn(),
			m.Info().PhaseName(a.Phase()), b.Turn(), m.Info().PhaseName(b.Phase())), nil
	}
	return "", nil
}

// playedEvents plays move and the forced moves after it in s, which changes. It returns the events
// of these moves as seat sees them.
func playedEvents(s engine.State, move engine.Move, seat engine.Seat) (events []engine.Event, err error) {
	tell := func(e engine.Event) { events = append(events, e.For(engine.SeatsOf(seat))) }
	if err = s.Play(move, tell); err == nil {
		_, err = engine.PlayForced(s, nil, tell)
	}
	return events, err
}

// checkPausesUnrecorded checks that the record of match m leads to the same end when it is resumed,
// when it is replayed to the middle and back, and when bots play the same moves.
func checkPausesUnrecorded(t *testing.T, game engine.Game, m *match.Match) {
	t.Helper()
	want, err := m.State().MarshalJSON()
	if err != nil {
		t.Fatal(err)
	}
	same := func(how string, s engine.State) {
		t.Helper()
		if got, err := s.MarshalJSON(); err != nil || !bytes.Equal(got, want) {
			t.Errorf("%s: the record of a game that people at one screen have finished leads to another end %s (%v)",
				m.Info().ID, how, err)
		}
	}
	find := func(string) (engine.Game, error) { return game, nil }
	again, damage, err := match.Resume(find, m.Text(), nil)
	if err != nil || damage != nil {
		t.Fatalf("%s: a game that people at one screen have finished cannot be resumed: %v, %v", m.Info().ID, err,
			damage)
	}
	same("when it is resumed", again.State())
	r, err := m.Replay()
	if err == nil {
		if err = r.Seek(r.Len() / 2); err == nil {
			err = r.Seek(r.Len())
		}
	}
	if err != nil {
		t.Fatal(err)
	}
	same("when it is replayed from the middle", r.State())
	record := m.Record()
	record.Setup.Seats = Bots(len(record.Setup.Seats))
	text, err := record.Text()
	if err != nil {
		t.Fatal(err)
	}
	bots, damage, err := match.Resume(find, text, nil)
	if err != nil || damage != nil {
		t.Fatalf("%s: bots cannot play the moves of people at one screen: %v, %v", m.Info().ID, err, damage)
	}
	same("when bots play it", bots.State())
}

// Handovers are counts of the times that people at one screen pass the device on in a game: in all;
// those after which the person has only one legal move; and those that a person asks for, to make a
// move that needs something hidden in a decision that could be made openly.
type Handovers struct{ All, Forced, Wanted int }

// CountHandovers plays a game for the given number of people at one screen, by the policy of the
// game's heuristics, and counts the hand-overs. Bots take the seats that are left.
func CountHandovers(t *testing.T, game table.Game, persons int, seed uint64) (out Handovers) {
	t.Helper()
	seats := people(persons)
	for len(seats) < game.Rules.Info().MinSeats {
		seats = append(seats, match.Seat{Name: fmt.Sprint("Bot ", len(seats)), Bot: "easy"})
	}
	m, err := match.New(game.Rules, match.Setup{Seats: seats, Seed: seed}, nil)
	if err != nil {
		t.Fatal(err)
	}
	play := game.New(App(t, game.Rules), seats)
	holder, taken := engine.NoSeat, 0
	chance, events := engine.NewChance(seed, 0x4b), len(m.Opening())
	for !m.Over() {
		move, asked := sharedAnswer(play, m, holder, events != taken)
		if asked {
			rng := engine.NewRand(chance.Uint64())
			move = m.State().(engine.Heuristics).Policy(&rng)
		}
		if asked && holder != m.Turn() && seats[m.Turn()].Person() && hidesFromSome(t, m.State()) {
			switch open := engine.OpenDecision(m.State()); {
			case open && slices.Contains(engine.Covered(m.State()).Moves(nil), move):
				holder = engine.NoSeat // everybody looks at the table
			default:
				if out.All++; open {
					out.Wanted++
				} else if len(m.Legal()) == 1 {
					out.Forced++
				}
				holder, taken = m.Turn(), events
			}
		}
		more, err := m.Play(move)
		if err != nil {
			t.Fatal(err)
		}
		events += len(more)
	}
	return out
}

// sharedAnswer returns the move that the table plays without asking the person at the screen; asked
// is true if it has to ask. holder is the seat that holds the device; since reports whether
// anything has happened since that seat took it.
func sharedAnswer(play table.GameUI, m *match.Match, holder engine.Seat, since bool) (move engine.Move, asked bool) {
	if m.AtPause() && holder == m.Turn() && since {
		return m.Legal()[0], false
	}
	p := show(play, m.State(), m.Legal(), "")
	if !match.Seat(m.Setup().Seats[m.Turn()]).Person() {
		return move, true
	}
	if move, ok := p.play.PreparedAnswer(m.State()); ok {
		return move, false
	}
	r := p.play.Reaction(m.State())
	return r.Pass, r.Kind == "" || !r.SkippedUnset(p.play)
}

// hidesFromSome reports whether some seats have different information about s, so that the table is
// covered when the device changes hands.
func hidesFromSome(t *testing.T, s engine.State) bool {
	t.Helper()
	first, err := s.InformationState(0)
	if err != nil {
		t.Fatal(err)
	}
	for seat := engine.Seat(1); int(seat) < s.Seats(); seat++ {
		if other, err := s.InformationState(seat); err != nil || !bytes.Equal(first, other) {
			return true
		}
	}
	return false
}
