package gametest

import (
	"crypto/sha256"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"gulch/engine"
	"gulch/engine/audit"
	"gulch/engine/bot"
)

// update makes the test Golden play and record the games again. Records may change only if the
// rules change, and then Info.Rules must be increased.
var update = flag.Bool("update", false, "record the golden games again")

// goldenGame is a recorded game with its expected result.
type goldenGame struct {
	Game   string     `json:"game"`
	Rules  int        `json:"rules"`
	Bots   string     `json:"bots,omitempty"` // spec of the bots that played (see package bot), "" for random play
	Plan   audit.Plan `json:"plan"`
	Scores []int      `json:"scores"`
	Ranks  []int      `json:"ranks"`
	Hash   string     `json:"hash"` // hash of the JSON of the final position
	// Legal is a hash of the legal moves, in order, of each decision: legalDigits hex digits per
	// decision.
	Legal string      `json:"legal"`
	Moves goldenMoves `json:"moves"`
}

// goldenMoves are the moves of a recorded game. They are one string in JSON, so that the file is
// easy to read.
type goldenMoves []string

func (m goldenMoves) MarshalText() ([]byte, error) { return []byte(strings.Join(m, "; ")), nil }

func (m *goldenMoves) UnmarshalText(text []byte) error {
	*m = strings.Split(string(text), "; ")
	return nil
}

// Golden replays recorded games from a folder: a random game for every number of seats and option,
// some games of bots, which reach positions that random games do not, and some games with rare
// moves. Golden checks that every decision has the legal moves that were recorded, and that the
// final position is the same. It also checks that every kind of move is legal in at least one
// record, and that undo takes back nothing that a seat has learned in these games (see [Undo]).
// With the flag -update it records the games again.
func Golden(t *testing.T, game engine.Game, folder string) {
	t.Helper()
	seen, paths, undo := offers{}, []string{}, newUndoCheck(game)
	for _, g := range goldenGames(game.Info()) {
		name := planName(g.Plan)
		if g.Bots != "" {
			level, _, _ := strings.Cut(g.Bots, ":")
			name = level + ", " + name
		}
		path := filepath.Join(folder, strings.NewReplacer(", ", "_", " ", "_", "=", "_").Replace(name)+".json")
		paths = append(paths, path)
		t.Run(name, func(t *testing.T) {
			if *update {
				if err := recordGolden(game, g, path); err != nil {
					t.Fatal(err)
				}
			}
			if err := replayGolden(game, path, seen); err != nil {
				t.Errorf("%s: %v", path, err)
			} else if err := undo.golden(path); err != nil {
				t.Errorf("%s: %v", path, err)
			}
		})
	}
	t.Run("rare", func(t *testing.T) { goldenRare(t, game, folder, paths, seen) })
}

// goldenGames returns descriptions of the games to be recorded. Their moves and results are not
// set.
func goldenGames(info engine.Info) []goldenGame {
	var all []goldenGame
	for i, plan := range audit.Plans(info) {
		plan.Seed = 1877 + uint64(i)
		all = append(all, goldenGame{Plan: plan})
	}
	few := max(info.MinSeats, min(2, info.MaxSeats))
	for i, bots := range []string{"medium", "medium", "hard:iterations=64"} {
		plan := audit.Plan{Seats: few, Seed: 1900 + uint64(i)}
		if i == 1 {
			plan.Seats = info.MaxSeats
		}
		all = append(all, goldenGame{Bots: bots, Plan: plan})
	}
	return all
}

// recordGolden plays the game described by g and writes its record to the file at path.
func recordGolden(game engine.Game, g goldenGame, path string) error {
	moves, err := goldenCourse(game, g)
	if err != nil {
		return err
	}
	return writeGolden(game, g, moves, path)
}

// writeGolden plays the given moves of a game and writes the record of that game to the file at
// path.
func writeGolden(game engine.Game, g goldenGame, moves []string, path string) error {
	info := game.Info()
	g.Game, g.Rules, g.Moves = info.ID, info.Rules, moves
	end, legal, err := follow(game, g, nil)
	if err != nil {
		return err
	}
	if g.Hash, err = hash(end); err != nil {
		return err
	}
	g.Scores, g.Ranks, g.Legal = end.Scores(nil), end.Ranks(nil), legal
	text, err := json.MarshalIndent(g, "", "  ")
	if err != nil {
		return err
	}
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return err
	}
	return os.WriteFile(path, append(text, '\n'), 0o644)
}

// goldenCourse plays a game, by random moves or by bots, and returns its decisions in notation.
func goldenCourse(game engine.Game, g goldenGame) ([]string, error) {
	if g.Bots == "" {
		record, err := audit.Play(game, g.Plan)
		return record.Moves, err
	}
	s, err := game.New(g.Plan.Seats, g.Plan.Options, g.Plan.Seed)
	if err != nil {
		return nil, err
	}
	thinker, err := bot.New(g.Bots, g.Plan.Seed)
	if err != nil {
		return nil, err
	}
	var moves []string
	for {
		legal, err := engine.PlayForced(s, nil, nil)
		if err != nil || len(legal) == 0 {
			return moves, err
		}
		m := bot.Choose(thinker, s)
		moves = append(moves, s.Notation(m))
		if err := s.Play(m, nil); err != nil {
			return nil, err
		}
	}
}

// GoldenUnder replays the recorded games of a folder. Each is replayed under the earlier version of
// the rules that its record names (see engine.Versioned). Such games must not be affected by the
// current rules: every decision must have the recorded legal moves, and the scores and ranks at the
// end must be the same.
func GoldenUnder(t *testing.T, game engine.Game, folder string) {
	t.Helper()
	paths, err := filepath.Glob(filepath.Join(folder, "*.json"))
	if err != nil || len(paths) == 0 {
		t.Fatalf("%s has no recorded games: %v", folder, err)
	}
	for _, path := range paths {
		t.Run(filepath.Base(path), func(t *testing.T) {
			g, err := readGolden(path)
			if err != nil {
				t.Fatal(err)
			}
			old, ok := engine.Under(game, g.Rules)
			if !ok || g.Rules == game.Info().Rules {
				t.Fatalf("the record has rules version %d; want an earlier version that the game supports "+
					"(engine.Versioned)", g.Rules)
			}
			if _, err := endGolden(old, g, nil); err != nil {
				t.Error(err)
			}
		})
	}
}

// readGolden reads the record of a game from the file at path.
func readGolden(path string) (g goldenGame, err error) {
	text, err := os.ReadFile(path)
	if err != nil {
		return g, fmt.Errorf("%w; record it with go test -run Golden -update", err)
	}
	return g, json.Unmarshal(text, &g)
}

// endGolden replays a recorded game and returns its final position. It returns an error if the
// legal moves, scores or ranks differ from those in the record. It adds the kinds of legal moves to
// the set seen.
func endGolden(game engine.Game, g goldenGame, seen offers) (engine.State, error) {
	end, _, err := follow(game, g, seen)
	if err != nil {
		return nil, err
	}
	if legal := end.Moves(nil); len(legal) != 0 {
		return nil, errors.New("the game is not over after the recorded moves")
	}
	scores, ranks := end.Scores(nil), end.Ranks(nil)
	if !slices.Equal(scores, g.Scores) || !slices.Equal(ranks, g.Ranks) {
		return nil, fmt.Errorf("the game ends with scores %v and ranks %v, recorded: %v and %v", scores, ranks,
			g.Scores, g.Ranks)
	}
	return end, nil
}

// replayGolden replays the recorded game in the file at path. If anything differs from the record,
// it returns the first difference as an error. It adds the kinds of legal moves to the set seen.
func replayGolden(game engine.Game, path string, seen offers) error {
	g, err := readGolden(path)
	if err != nil {
		return err
	}
	if rules := game.Info().Rules; g.Rules != rules {
		return fmt.Errorf("the record has rules version %d, the game %d: record it again with go test -run "+
			"Golden -update", g.Rules, rules)
	}
	end, err := endGolden(game, g, seen)
	if err != nil {
		return err
	}
	now, err := hash(end)
	if err == nil && now != g.Hash {
		err = errors.New("the JSON of the last position differs from the record (its hash does)")
	}
	return err
}

// legalDigits is the number of hex digits per decision in the field Legal of a goldenGame.
const legalDigits = 4

// follow plays the moves of a record and returns the final position and the hashes of the legal
// moves. If the record has such hashes, and they differ, it returns an error. It adds the kinds of
// legal moves to the set seen, which may be nil.
func follow(game engine.Game, g goldenGame, seen offers) (engine.State, string, error) {
	s, err := game.New(g.Plan.Seats, g.Plan.Options, g.Plan.Seed)
	if err != nil {
		return nil, "", err
	}
	var hashes strings.Builder
	for i, text := range g.Moves {
		legal, err := engine.PlayForced(s, nil, nil)
		if err != nil {
			return nil, "", err
		}
		seen.add(s, legal)
		list := notations(s, legal)
		now := fmt.Sprintf("%x", sha256.Sum256([]byte(list)))[:legalDigits]
		hashes.WriteString(now)
		if at := legalDigits * i; g.Legal != "" &&
			(len(g.Legal) < at+legalDigits || g.Legal[at:at+legalDigits] != now) {
			return nil, "", fmt.Errorf("decision %d, %q: the legal moves or their order differ from the record. If "+
				"the rules changed, raise Info.Rules and record "+
				"again; now legal: %s", i+1, text, list)
		}
		m, err := s.Parse(text)
		if err == nil {
			err = s.Play(m, nil)
		}
		if err != nil {
			return nil, "", fmt.Errorf("decision %d, %q: %w; legal: %s", i+1, text, err, list)
		}
	}
	_, err = engine.PlayForced(s, nil, nil)
	return s, hashes.String(), err
}

// notations returns the notation of moves as one text, for error messages.
func notations(s engine.State, moves []engine.Move) string {
	texts := make([]string, len(moves))
	for i, m := range moves {
		texts[i] = s.Notation(m)
	}
	return strings.Join(texts, ", ")
}

func hash(s engine.State) (string, error) {
	text, err := s.MarshalJSON()
	return fmt.Sprintf("%x", sha256.Sum256(text)), err
}
