package audit

import (
	"bytes"
	"encoding/json"
	"fmt"
	"hash/maphash"
	"strings"

	"gulch/engine"
)

// InfoSetCheck checks that boards show everything that information states contain. Something is
// missing from the board if a seat has equal boards but different information states in two
// positions of a game.
type InfoSetCheck struct {
	game      engine.Game
	unshown   []string // dotted paths of the fields of the information state that a table does not show
	board     engine.Board
	seed      maphash.Seed
	positions []position
	seen      map[boardKey]int // index in positions of the first position with each board
}

// position is a position of the game, with a hash of the information state of a seat in it.
type position struct {
	state    engine.State
	viewHash uint64 // hash of the information state, valid if hashed is true
	hashed   bool
	how      string
}

// boardKey identifies a board by the seat that sees it and the hash of its contents.
type boardKey struct {
	seat  engine.Seat
	shown uint64
}

// NewInfoSetCheck returns an empty InfoSetCheck. unshown lists fields of the information state that
// a table does not show: it maps their paths, such as "stack" or "solo.level", to the reasons.
func NewInfoSetCheck(game engine.Game, unshown map[string]string) *InfoSetCheck {
	k := &InfoSetCheck{game: game, board: game.NewBoard(), seed: maphash.MakeSeed(), seen: map[boardKey]int{}}
	for path := range unshown {
		k.unshown = append(k.unshown, path)
	}
	return k
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
		return k.compare(k.positions[first], now, seat)
	}
	return nil
}

// view sets viewHash of position p to the hash of the information state of a seat.
func (k *InfoSetCheck) view(p *position, seat engine.Seat) error {
	if p.hashed {
		return nil
	}
	view, err := p.state.InformationState(seat)
	p.viewHash, p.hashed = maphash.Bytes(k.seed, view), true
	return err
}

// compare returns an error if the information states of a seat in two positions differ. Differences
// in fields that tables do not show are ignored.
func (k *InfoSetCheck) compare(a, b position, seat engine.Seat) error {
	x, err := k.visibleState(a, seat)
	if err != nil {
		return err
	}
	y, err := k.visibleState(b, seat)
	if err != nil {
		return err
	}
	if diff := Diff(x, y); diff != "" {
		return fmt.Errorf("known: after %q and after %q seat %d has equal boards but different information states. "+
			"Add the missing part to Board and its Read, or list it in Config.Unshown with a reason "+
			"(- first, + second):\n%s",
			a.how, b.how, seat, strings.TrimSuffix(diff, "\n"))
	}
	return nil
}

// visibleState returns the information state of a seat, without the fields that tables do not show.
func (k *InfoSetCheck) visibleState(p position, seat engine.Seat) (map[string]any, error) {
	text, err := p.state.InformationState(seat)
	if err != nil {
		return nil, err
	}
	var view map[string]any
	dec := json.NewDecoder(bytes.NewReader(text))
	dec.UseNumber()
	if err := dec.Decode(&view); err != nil {
		return nil, fmt.Errorf("InformationState returns no JSON object: %w", err)
	}
	for _, path := range k.unshown {
		cut(view, strings.Split(path, "."))
	}
	return view, nil
}
