package audit

import (
	"bytes"
	"encoding/json"
	"fmt"
	"hash/maphash"
	"strings"

	"gulch/engine"
)

// Known compares what seats know of positions with what their boards show of them. Where two positions of one game look
// the same on a seat's board although it knows them to be different, something is missing from the board, hence from
// the events.
type Known struct {
	game      engine.Game
	unshown   []string // dotted paths
	board     engine.Board
	seed      maphash.Seed
	positions []position
	seen      map[look]int // to the first position that looks like this
}

// position is one of a game, what a seat knows of it, and how it came about.
type position struct {
	state engine.State
	view  uint64 // hash of what the seat knows, once it was asked for
	asked bool
	how   string
}

// look is the hash of a board as a seat sees it.
type look struct {
	seat  engine.Seat
	shown uint64
}

// NewKnown begins with an empty list of positions. unshown names the fields of the information state that a table does
// not show, "stack" or "solo.level", and says why.
func NewKnown(game engine.Game, unshown map[string]string) *Known {
	k := &Known{game: game, board: game.NewBoard(), seed: maphash.MakeSeed(), seen: map[look]int{}}
	for path := range unshown {
		k.unshown = append(k.unshown, path)
	}
	return k
}

// Add compares a position with all before it that were looked at with the eyes of the same seat. how says how it came
// about, for the error.
func (k *Known) Add(s engine.State, seat engine.Seat, how string) error {
	k.board.Read(s, engine.SeatsOf(seat))
	at := look{seat, maphash.Comparable(k.seed, Shown(k.board))}
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
	// Most positions look like no other, so what a seat knows of them need not be written.
	now := position{state: s, how: how}
	for _, p := range []*position{&k.positions[first], &now} {
		if err := k.view(p, seat); err != nil {
			return err
		}
	}
	if k.positions[first].view != now.view {
		return k.compare(k.positions[first], now, seat)
	}
	return nil
}

// view notes what a seat knows of a position.
func (k *Known) view(p *position, seat engine.Seat) error {
	if p.asked {
		return nil
	}
	view, err := p.state.InformationState(seat)
	p.view, p.asked = maphash.Bytes(k.seed, view), true
	return err
}

// compare looks closer at two positions that look alike to a seat: what a table does not show may differ.
func (k *Known) compare(a, b position, seat engine.Seat) error {
	x, err := k.shown(a, seat)
	if err != nil {
		return err
	}
	y, err := k.shown(b, seat)
	if err != nil {
		return err
	}
	if diff := Diff(x, y); diff != "" {
		return fmt.Errorf("known: after %q and after %q the board of seat %d is the same, but it knows more than that; show it on the board and "+
			"tell an event of it, or list it as unshown with a reason (- first, + second):\n%s", a.how, b.how, seat, strings.TrimSuffix(diff, "\n"))
	}
	return nil
}

// shown is what a seat knows of a position, without what no table shows.
func (k *Known) shown(p position, seat engine.Seat) (map[string]any, error) {
	text, err := p.state.InformationState(seat)
	if err != nil {
		return nil, err
	}
	var view map[string]any
	dec := json.NewDecoder(bytes.NewReader(text))
	dec.UseNumber()
	if err := dec.Decode(&view); err != nil {
		return nil, fmt.Errorf("the information state is no JSON object: %w", err)
	}
	for _, path := range k.unshown {
		cut(view, strings.Split(path, "."))
	}
	return view, nil
}

// cut removes a field from a document; a list on the way, or the name *, stands for all its entries.
func cut(v any, path []string) {
	switch v := v.(type) {
	case []any:
		for _, entry := range v {
			cut(entry, path)
		}
	case map[string]any:
		switch {
		case path[0] == "*":
			for _, entry := range v {
				cut(entry, path[1:])
			}
		case len(path) == 1:
			delete(v, path[0])
		default:
			cut(v[path[0]], path[1:])
		}
	}
}
