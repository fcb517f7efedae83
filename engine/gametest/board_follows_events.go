package gametest

import (
	"fmt"
	"math/rand/v2"
	"os"
	"testing"

	"gulch/engine"
	"gulch/engine/audit"
	"gulch/engine/testscale"
)

// Boards checks the events of a game: see [engine.Board]. It plays games with every pair of
// settings, alternately by the game's policy and at random. After every move, including forced
// moves, it compares boards that follow the events with boards read from the position, for the
// public, each seat, and all seats together. It checks the changes of the board at each event
// against testdata/changes.txt, which -update writes (see [audit.Changes]).
//
// Boards also looks for information that a seat has but its board does not show, see
// [audit.InfoSetCheck]. At some decisions, Boards also looks for events that reveal secrets. games
// is the number of games per plan; if it is 0, Boards plays half as many as Run checks thoroughly,
// in a long test run all of them.
func Boards(t *testing.T, game engine.Game, games int) {
	t.Helper()
	changes, err := changesOf(game, changesFile)
	if err != nil {
		t.Fatal(err)
	}
	for i, plan := range plansToPlay(game.Info()) {
		t.Run(planName(plan), func(t *testing.T) {
			n := games
			if n == 0 {
				all := fullCheckGames(audit.InspectionInterval(game, plan))
				n = testscale.Of(all/2, all)
			}
			if *update {
				n *= learnFactor
			}
			for seed := range uint64(n) {
				plan.Seed = seed
				choose := PickByPolicy
				if (uint64(i)+seed)%2 == 1 {
					choose = PickRandom
				}
				if err := followGame(game, plan, choose, changes); err != nil {
					t.Fatalf("seed %d: %v", seed, err)
				}
			}
		})
	}
	if *update {
		if err := os.WriteFile(changesFile, []byte(changes.String()), 0o600); err != nil {
			t.Error(err)
		}
	}
}

// changesFile is the file with the changes of a game's board, in the folder of the game's tests.
const changesFile = "testdata/changes.txt"

// learnFactor is the factor by which more games are played to write the file of changes than to
// check it. So the file also has the changes of rare events.
const learnFactor = 12

// changesOf returns the changes of a game's board that its file lists or, with -update, an empty
// list that learns them.
func changesOf(game engine.Game, file string) (*audit.Changes, error) {
	if *update {
		return audit.LearnChanges(game.Info()), nil
	}
	text, err := os.ReadFile(file)
	if err != nil {
		return nil, fmt.Errorf("%w; write it with go test -run TestContract/boards -update", err)
	}
	return audit.ReadChanges(game.Info(), string(text))
}

// followedGame is a game in progress, with the boards that follow its events.
type followedGame struct {
	game   engine.Game
	state  engine.State
	boards *audit.Boards
	known  *audit.InfoSetCheck
	chance engine.Chance // random generator that chooses the moves
	first  int           // seat whose information state is compared with its board first, see observerAt
	r      *rand.Rand
}

// branchEvery is the number of moves between two positions at which alternative moves are tried.
// secretsEvery is the number of moves between two checks that events reveal no secrets.
const (
	branchEvery  = 5
	secretsEvery = 7
)

func followGame(game engine.Game, plan audit.Plan, choose Picker, changes *audit.Changes) error {
	s, err := game.New(plan.Seats, plan.Options, plan.Seed)
	if err != nil {
		return err
	}
	boards, err := audit.NewBoards(game, s, false)
	if err != nil {
		return err
	}
	boards.Changes = changes
	f := followedGame{
		game: game, state: s, boards: boards, known: audit.NewInfoSetCheck(game), first: int(plan.Seed),
		chance: engine.NewChance(plan.Seed, 0xb0a), r: rand.New(rand.NewPCG(plan.Seed, 0xb0a)),
	}
	for n := range audit.DefaultBound {
		legal := s.Moves(nil)
		if len(legal) == 0 {
			return nil
		}
		m := legal[0]
		if len(legal) > 1 {
			m = choose(s, legal, &f.chance)
		}
		if err := f.step(n, legal, m); err != nil {
			return fmt.Errorf("move %d: %w", n+1, err)
		}
	}
	return fmt.Errorf("the game is not over after %d moves", audit.DefaultBound)
}

// step checks the position before move number n, and then plays the move m. legal are all legal
// moves of the position.
func (f *followedGame) step(n int, legal []engine.Move, m engine.Move) error {
	if n%secretsEvery == 0 {
		if err := audit.Secrets(f.game, f.state, f.r); err != nil {
			return err
		}
	}
	if n%branchEvery == 0 {
		if err := f.tryBranches(legal, f.observerAt(n)); err != nil {
			return err
		}
	}
	if err := f.tryAlternatives(legal, m); err != nil {
		return err
	}
	text := f.state.Notation(m)
	if err := f.state.Play(m, engine.Tell(f.state, f.boards.Observe)); err != nil {
		return err
	}
	if err := f.boards.Moved(f.state, text); err != nil {
		return err
	}
	return f.known.Add(f.state, f.observerAt(n), text)
}

// observerAt returns the seat whose information state is compared with its board at move n. The
// seat changes every few moves, and each game begins with a different seat.
func (f *followedGame) observerAt(n int) engine.Seat {
	const while = 16
	return engine.Seat((n/while + f.first) % f.state.Seats())
}

// tryAlternatives plays the next move with other dice, and then another move, on determinized
// copies. So it also checks events that occur only after particular rolls or rare choices. The
// boards are read from these copies, because no events lead to them.
func (f *followedGame) tryAlternatives(legal []engine.Move, m engine.Move) error {
	for _, m := range []engine.Move{m, PickRandom(f.state, legal, &f.chance)} {
		c := engine.Clone(f.state)
		if p := c.Turn(); p != engine.NoSeat {
			c.Determinize(p, f.r)
		}
		if err := f.boards.TryMove(c, m); err != nil {
			return fmt.Errorf("with another deal or move: %w", err)
		}
	}
	return nil
}

// maxBranches is the maximum number of alternative moves that tryBranches tries in a position.
const maxBranches = 6

// tryBranches plays some of the legal moves on copies of the position, and compares the board of a
// seat after each of them with the seat's information state.
func (f *followedGame) tryBranches(legal []engine.Move, seat engine.Seat) error {
	for range min(len(legal), maxBranches) {
		m := PickRandom(f.state, legal, &f.chance)
		c := engine.Clone(f.state)
		if err := c.Play(m, nil); err != nil {
			return err
		}
		if err := f.known.Add(c, seat, f.state.Notation(m)); err != nil {
			return err
		}
	}
	return nil
}
