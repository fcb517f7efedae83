package audit

import (
	"encoding/json"
	"fmt"
	"io/fs"
	"path"
	"strings"

	"gulch/engine"
)

// Recorded is a game that the tests of the rules have recorded (package gametest), for tests of
// other packages.
type Recorded struct {
	Name  string `json:"-"`
	Rules int    `json:"rules"`
	Plan  Plan   `json:"plan"`
	Moves string `json:"moves"` // the decisions in the game's notation, separated by "; "
}

// RecordedGames returns the recorded games of the current rules of a game. module has the files of
// the module. It returns an error if there are none, or if one cannot be read.
func RecordedGames(module fs.FS, game engine.Game) (all []Recorded, err error) {
	info := game.Info()
	files, err := fs.Glob(module, path.Join("engine", info.ID, "testdata", "golden", "*.json"))
	if err != nil || len(files) == 0 {
		return nil, fmt.Errorf("there are no recorded games of %s: %v", info.ID, err)
	}
	for _, file := range files {
		text, err := fs.ReadFile(module, file)
		if err != nil {
			return nil, err
		}
		r := Recorded{Name: strings.TrimSuffix(path.Base(file), ".json")}
		if err := json.Unmarshal(text, &r); err != nil {
			return nil, fmt.Errorf("%s: %w", file, err)
		}
		if r.Rules == info.Rules {
			all = append(all, r)
		}
	}
	return all, nil
}

// Replay replays the game. For each of its decisions it calls visit with the position s and the
// legal moves in it.
func (r Recorded) Replay(game engine.Game, visit func(s engine.State, legal []engine.Move)) error {
	s, err := game.New(r.Plan.Seats, r.Plan.Options, r.Plan.Seed)
	if err != nil {
		return err
	}
	return EachDecision(s, strings.Split(r.Moves, "; "), visit)
}

// EachDecision plays moves, given in notation, in s. Before each of them it calls visit with s,
// which is the position of the decision, and with the legal moves in it.
func EachDecision(s engine.State, moves []string, visit func(s engine.State, legal []engine.Move)) error {
	for _, text := range moves {
		legal, err := engine.PlayForced(s, nil, nil)
		if err != nil {
			return err
		}
		m, err := s.Parse(text)
		if err != nil {
			return err
		}
		visit(s, legal)
		if err := s.Play(m, nil); err != nil {
			return err
		}
	}
	return nil
}
