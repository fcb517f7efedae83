package gametest

import (
	"slices"
	"strings"
	"testing"

	"gulch/engine"
	"gulch/engine/boomtown"
	"gulch/engine/dakota"
	"gulch/engine/narrowgauge"
	"gulch/engine/nuggets"
	"gulch/engine/sierrawest"
	"gulch/engine/westernlegends"
)

// remarked is a game whose events have wrong marks: change is called with each event.
type remarked struct {
	engine.Game
	change func(e *engine.Event)
}

func (g remarked) New(seats int, o engine.Options, seed uint64) (engine.State, error) {
	s, err := g.Game.New(seats, o, seed)
	return &remarkedState{s, g.change}, err
}

// remarkedState is a position of a remarked game.
type remarkedState struct {
	engine.State
	change func(e *engine.Event)
}

func (s *remarkedState) Play(m engine.Move, tell engine.Observer) error {
	if tell == nil {
		return s.State.Play(m, nil)
	}
	return s.State.Play(m, func(e engine.Event) {
		s.change(&e)
		tell(e)
	})
}

func (s *remarkedState) CopyTo(dst engine.State) {
	d := dst.(*remarkedState)
	if d.change = s.change; d.State == nil {
		d.State = engine.NewLike(s.State)
	}
	s.State.CopyTo(d.State)
}

func (s *remarkedState) ConcealForced() bool {
	c, ok := s.State.(engine.ConcealsForced)
	return ok && c.ConcealForced()
}

// TestUndoFindsMissingMarks checks that Undo detects events that lack Reveals or Discloses. Where
// several events of a move have a mark, all of them must lack it.
func TestUndoFindsMissingMarks(t *testing.T) {
	for _, c := range []struct {
		game     engine.Game
		unmarked string // names of events, separated by spaces
		says     string
	}{
		{nuggets.Game, "laid", "the event laid is impossible"},
		{nuggets.Game, "showed", "the event showed is impossible"},
		{nuggets.Game, "drew", "the event drew is impossible"},
		{nuggets.Game, "dug", "the event dug is impossible"},
		{nuggets.Game, "opened", "the event opened is impossible"},
		{boomtown.Game, "card_revealed", "the event card_revealed is impossible"},
		{boomtown.Game, "rolled", "the event rolled is impossible"},
		{narrowgauge.Game, "track_played card_discarded", "the event track_played is impossible"},
		{narrowgauge.Game, "bids_opened first_player", "the event bids_opened is impossible"},
		{dakota.Game, "attack", "the event attack is impossible"},
		{dakota.Game, "card_seen", "the event card_seen is impossible"},
		{dakota.Game, "planned", "shows the secret choice"},
		{sierrawest.Game, "planned", "the event planned is impossible"},
		{sierrawest.Game, "shot", "the event shot is impossible"},
		{westernlegends.Game, "discarded", "the event discarded is impossible"},
		{westernlegends.Game, "rolled", "the event rolled is impossible"},
	} {
		info := c.game.Info()
		names := strings.Fields(c.unmarked)
		u := newUndoCheck(remarked{c.game, func(e *engine.Event) {
			if slices.Contains(names, info.EventName(e.Kind)) {
				e.Reveals, e.Discloses = false, false
			}
		}})
		if err := u.playGames(c.game, 2); err == nil || !strings.Contains(err.Error(), c.says) {
			t.Errorf("%s without the marks of %s: Undo returns %v; want an error with %q", info.Name, c.unmarked, err, c.says)
		}
	}
}

// TestUndoFindsNeedlessMarks checks that Undo detects events that prevent undo, but show nothing.
func TestUndoFindsNeedlessMarks(t *testing.T) {
	for mark, change := range map[string]func(e *engine.Event){
		"Reveals":   func(e *engine.Event) { e.Reveals = e.Reveals || e.Kind == nuggets.EventTook },
		"Discloses": func(e *engine.Event) { e.Discloses = e.Discloses || e.Kind == nuggets.EventTook },
	} {
		err := newUndoCheck(remarked{nuggets.Game, change}).playGames(nuggets.Game, 0)
		if err == nil || !strings.Contains(err.Error(), "shown nobody anything new: took") {
			t.Errorf("with the mark %s on events that show nothing, Undo returns %v; want an error about took", mark, err)
		}
	}
}
