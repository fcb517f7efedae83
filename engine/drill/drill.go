// Package drill is practice positions: a position of a game in which one move is clearly the best, and what speaks for it. Some are
// written by people (assets/practice), with texts of their own. Others are endings that were solved (assets/practice/proved, made by
// arena endings -puzzles): what speaks for their best move is a [Proof], numbers of which a scene makes sentences.
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

// Drill is the practice positions of a game.
type Drill struct {
	Game    string   `json:"game"`
	Puzzles []Puzzle `json:"puzzles"`
}

// Puzzle is a position in which one move is clearly the best.
type Puzzle struct {
	ID string `json:"id"`
	// Title, Text and Why are the name, the task and what speaks for the best move. Where there is a Proof they are empty.
	Title string `json:"title,omitempty"`
	Text  string `json:"text,omitempty"`
	Why   string `json:"why,omitempty"`
	Icon  string `json:"icon,omitempty"`
	// Best are the moves that solve it, in the notation of the game, and Chances how many per cent of the games the mover wins
	// with a move: by its proof, where 100 and 0 are certain, or by a long search of the moves that it looked at closely.
	Best    []string       `json:"best"`
	Chances map[string]int `json:"chances"`
	Proof   *Proof         `json:"proof,omitempty"`
	// State is the whole position, in which the player decides for its actor: as JSON, or Packed, which is a third as long.
	State  json.RawMessage `json:"state,omitempty"`
	Packed string          `json:"packed,omitempty"`
}

// Position returns the position as a game loads it.
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

// Pack makes a position Packed.
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

// Solves reports whether a move in the notation of the game is one of the best.
func (p *Puzzle) Solves(move string) bool { return slices.Contains(p.Best, move) }

// check says what a practice position lacks.
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

// Read reads practice positions. The error says what is wrong with them.
func Read(text []byte) (*Drill, error) {
	var d Drill
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
