package match

import (
	"bytes"
	"errors"
	"testing"

	"gulch/engine"
)

func TestForcedMovesFollowAndAreNotRecorded(t *testing.T) {
	m, p := newHeapMatch(t, "none", ada, bob)
	for m.State().(*heap).Left > 4 {
		play(t, m, "take 1")
	}
	lines := bytes.Count(p.text, []byte("\n"))
	events := play(t, m, "take 3") // one counter is left, which the other seat must take
	if len(events) != 2 || events[0].Auto || !events[1].Auto {
		t.Errorf("the events are %+v, want one of the move and one of a forced move", events)
	}
	if !m.Over() || len(m.Legal()) != 0 {
		t.Error("the game is not over after the last counter")
	}
	if got := bytes.Count(p.text, []byte("\n")) - lines; got != 1 {
		t.Errorf("%d lines were written for a move and a forced move, want 1", got)
	}
	if _, err := m.Play(engine.Move{Kind: take, A: 1}); err == nil {
		t.Error("Play accepts a move after the end of the game")
	}
	if s := m.Summary(); !s.Over || len(s.Winners) != 1 || s.Moves != len(m.Steps()) {
		t.Errorf("the summary of a finished game is %+v", s)
	}
}

func TestRefusedMoveChangesNothing(t *testing.T) {
	m, p := newHeapMatch(t, "none", ada, bot)
	before, text := position(t, m.State()), string(p.text)
	for _, move := range []engine.Move{{}, {Kind: roll}, {Kind: take, A: 4}, {Kind: 99, A: -1}} {
		if _, err := m.Play(move); err == nil {
			t.Errorf("Play accepts the illegal move %v", move)
		}
	}
	if position(t, m.State()) != before || string(p.text) != text || len(m.Steps()) != 0 {
		t.Error("a refused move changed the position, the record or the steps")
	}
}

func TestSetupIsChecked(t *testing.T) {
	for _, setup := range []Setup{{}, {Seats: make([]Seat, 9)},
		{Seats: make([]Seat, 2), Options: engine.Options{"x": "y"}}} {
		if _, err := New(heapGame{rules: 1}, setup, nil); err == nil {
			t.Errorf("New accepts the invalid setup %+v", setup)
		}
	}
}

func TestGameGoesOnWithoutSaving(t *testing.T) {
	m, p := newHeapMatch(t, "none", ada, bot)
	p.err = errors.New("the disk is full")
	play(t, m, "take 1", "take 1")
	if !errors.Is(m.SaveErr(), p.err) {
		t.Errorf("SaveErr is %v, want the error of the sink", m.SaveErr())
	}
	p.err = nil
	play(t, m, "take 1")
	if m.SaveErr() != nil {
		t.Error("SaveErr is not nil after a successful write:", m.SaveErr())
	}
	if !bytes.Equal(p.text, m.Text()) {
		t.Error("lines that the sink refused were not offered to it again")
	}
}

func TestBotSeed(t *testing.T) {
	seen := map[uint64]bool{}
	for bots := range uint64(20) {
		for decision := range 50 {
			for seat := range engine.Seat(5) {
				seen[BotSeed(bots, decision, seat)] = true
			}
		}
	}
	if len(seen) != 20*50*5 {
		t.Errorf("BotSeed returns %d different seeds, want %d", len(seen), 20*50*5)
	}
	if BotSeed(1, 2, 3) != 0x6ae515c1c0ac7e37 {
		t.Errorf("BotSeed(1, 2, 3) is %#x: bots of saved games would play differently", BotSeed(1, 2, 3))
	}
}
