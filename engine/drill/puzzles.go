// Package drill handles practice positions: positions in which one move is clearly the best, with
// an explanation. Some are written by people (assets/practice) and have texts of their own. The
// others are solved endgames (assets/practice/proved, made by "arena endings -puzzles"): the
// explanation of their best move is a [Proof], numbers that the user interface turns into
// sentences.
//
// A [PuzzleFile] is a file of [Puzzle] values for a game; [Prove] makes a puzzle from an endgame.
// The practice screens and the arena use this package, which has no code for a particular game.
package drill

import (
	"bytes"
	"compress/flate"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"

	"gulch/engine"
)

// PuzzleFile is the content of a file with practice positions of a game.
type PuzzleFile struct {
	Game    string   `json:"game"`
	Puzzles []Puzzle `json:"puzzles"`
}

// Puzzle is a position in which one move is clearly the best.
type Puzzle struct {
	ID string `json:"id"`
	// Title, Text and Why are, in English, the name of the puzzle, its task, and the explanation of
	// the best move. They are empty if there is a Proof.
	Title string `json:"title,omitempty"`
	Text  string `json:"text,omitempty"`
	Why   string `json:"why,omitempty"`
	Icon  string `json:"icon,omitempty"`
	// Best are the moves that solve the puzzle. Chances maps moves to the chance to win of the
	// player who makes them, in percent. Moves are in the game's notation. If there is a Proof, the
	// chances are exact, and 100 and 0 mean certainty; otherwise they are from a long search, for
	// the moves that it examined.
	Best    []string       `json:"best"`
	Chances map[string]int `json:"chances"`
	Proof   *Proof         `json:"proof,omitempty"`
	// State is the whole position as JSON; the next decision is the player's. Packed is the same
	// text, compressed to a third of its size. Exactly one of the two is set.
	State  json.RawMessage `json:"state,omitempty"`
	Packed string          `json:"packed,omitempty"`
}

// Position returns the position as JSON, which can be passed to Game.Load.
func (p *Puzzle) Position() ([]byte, error) {
	if p.Packed == "" {
		return p.State, nil
	}
	packed, err := base64.StdEncoding.DecodeString(p.Packed)
	if err != nil {
		return nil, err
	}
	return io.ReadAll(flate.NewReader(bytes.NewReader(packed)))
}

// Pack compresses a position, given as JSON, and stores it in Packed.
func (p *Puzzle) Pack(state []byte) error {
	var b bytes.Buffer
	w, err := flate.NewWriter(&b, flate.BestCompression)
	if err == nil {
		_, err = w.Write(state)
	}
	if err == nil {
		err = w.Close()
	}
	p.State, p.Packed = nil, base64.StdEncoding.EncodeToString(b.Bytes())
	return err
}

// Solves reports whether a move, given in the game's notation, is one of the best moves.
func (p *Puzzle) Solves(move string) bool { return slices.Contains(p.Best, move) }

// check returns an error if the puzzle is incomplete.
func (p *Puzzle) check() error {
	switch {
	case p.ID == "" || len(p.Best) == 0 || (len(p.State) == 0) == (p.Packed == ""):
		return errors.New("it needs an id, one state and the best move")
	case p.Proof == nil && (p.Title == "" || p.Text == "" || p.Why == ""):
		return errors.New("without a proof it needs a title, a text and why")
	case p.Proof != nil && (p.Proof.Grade < 1 || p.Proof.Grade > Grades):
		return fmt.Errorf("its grade is %d", p.Proof.Grade)
	}
	return nil
}

// Read decodes a file of practice positions. It returns an error if one of them is incomplete or
// their IDs are not unique.
func Read(text []byte) (*PuzzleFile, error) {
	var d PuzzleFile
	if err := engine.DecodeStrict(text, &d); err != nil {
		return nil, fmt.Errorf("practice: %w", err)
	}
	seen := map[string]bool{}
	for i, p := range d.Puzzles {
		if err := p.check(); err != nil {
			return nil, fmt.Errorf("practice position %d: %w", i+1, err)
		}
		if seen[p.ID] {
			return nil, fmt.Errorf("practice position %d: there is another %q", i+1, p.ID)
		}
		seen[p.ID] = true
	}
	return &d, nil
}
