package audit

import (
	"bytes"
	"encoding/json"
	"fmt"
	"hash/maphash"
	"strings"

	"gulch/engine"
)

// InfoSetCheck checks that boards show everything that information states contain, except the
// fields that the game leaves out of OnBoard, see [engine.KnowsOffBoard]. Something is missing from
// the board if a seat has equal boards but different information states in two positions of a game.
type InfoSetCheck struct {
	game      engine.Game
	board     engine.Board
	seed      maphash.Seed
	positions []position
	seen      map[boardKey]int // index in positions of the first position with each board
}

// position is a position of the game, with a hash of the information state of a seat in it.
type position struct {
	state    engine.State
	viewHash uint64 // hash of what shown returns, valid if hashed is true
	hashed   bool
	how      string
}

// boardKey identifies a board by the seat that sees it and the hash of its contents.
type boardKey struct {
	seat  engine.Seat
	shown uint64
}

// NewInfoSetCheck returns an empty InfoSetCheck.
func NewInfoSetCheck(game engine.Game) *InfoSetCheck {
	return &InfoSetCheck{game: game, board: game.NewBoard(), seed: maphash.MakeSeed(), seen: map[boardKey]int{}}
}

// Add adds a position and compares it with the earlier positions that have the same board for the
// seat. It returns an error if the information states differ. how describes the origin of the
// position, for error messages.
func (k *InfoSetCheck) Add(s engine.State, seat engine.Seat, how string) error {
	k.board.Read(s, engine.SeatsOf(seat))
	at := boardKey{seat, maphash.Comparable(k.seed, WithoutPast(k.board))}
	first, met := k.seen[at]
	if !met {
		c, err := clone(k.game, s)
		if err != nil {
			return err
		}
		k.seen[at] = len(k.positions)
		k.positions = append(k.positions, position{state: c, how: how})
		return nil
	}
	// The information state is computed only if the board has occurred before, because most boards
	// are unique.
	now := position{state: s, how: how}
	for _, p := range []*position{&k.positions[first], &now} {
		if err := k.view(p, seat); err != nil {
			return err
		}
	}
	if k.positions[first].viewHash != now.viewHash {
		return compareShown(k.positions[first], now, seat)
	}
	return nil
}

// view sets viewHash of position p to the hash of what shown returns for a seat.
func (k *InfoSetCheck) view(p *position, seat engine.Seat) error {
	if p.hashed {
		return nil
	}
	view, err := shown(p.state, seat)
	p.viewHash, p.hashed = maphash.Bytes(k.seed, view), true
	return err
}

// shown returns those fields of the information state of a seat that its board must show.
func shown(s engine.State, seat engine.Seat) ([]byte, error) {
	if s, ok := s.(engine.KnowsOffBoard); ok {
		return s.OnBoard(seat)
	}
	return s.InformationState(seat)
}

// compareShown returns an error if what shown returns for a seat differs between two positions.
func compareShown(a, b position, seat engine.Seat) error {
	x, err := decodeShown(a, seat)
	if err != nil {
		return err
	}
	y, err := decodeShown(b, seat)
	if err != nil {
		return err
	}
	if diff := Diff(x, y); diff != "" {
		return fmt.Errorf("known: after %q and after %q seat %d has equal boards but different information states. "+
			"Add the missing part to Board and its Read or, if it is no part of the table, leave it out of OnBoard "+
			"(- first, + second):\n%s",
			a.how, b.how, seat, strings.TrimSuffix(diff, "\n"))
	}
	return nil
}

// decodeShown returns what shown returns for a seat as values.
func decodeShown(p position, seat engine.Seat) (map[string]any, error) {
	text, err := shown(p.state, seat)
	if err != nil {
		return nil, err
	}
	var view map[string]any
	dec := json.NewDecoder(bytes.NewReader(text))
	dec.UseNumber()
	if err := dec.Decode(&view); err != nil {
		return nil, fmt.Errorf("InformationState returns no JSON object: %w", err)
	}
	return view, nil
}
