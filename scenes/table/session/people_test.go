package session

import (
	"testing"

	"gulch/engine"
	"gulch/engine/games"
	"gulch/engine/match"
)

// TestDeviceHandover checks that the holder of the device cannot undo decisions made before the
// hand-over, and that undo is not restricted while nobody holds the device.
func TestDeviceHandover(t *testing.T) {
	d := device{holder: engine.NoSeat, public: engine.NoSeat, seen: make([]int, 2)}
	if d.beforeHandover(0) {
		t.Error("a decision counts as made before a hand-over from the start")
	}
	d.pass(0)
	if !d.passing || d.holder != engine.NoSeat || d.beforeHandover(0) {
		t.Errorf("during the hand-over: %+v, want no holder and no decision before it", d)
	}
	d.take(1, 5, 70)
	if d.passing || d.holder != 1 || !d.beforeHandover(4) || d.beforeHandover(5) {
		t.Errorf("after seat 1 took the device at decision 5: %+v, want decisions up to 4 before the hand-over", d)
	}
	if d.asked(5) {
		t.Errorf("%+v: the holder counts as asked to pass the device on", d)
	}
	if d.askToPass(6, false); !d.asked(6) || d.asked(7) {
		t.Errorf("%+v: want the holder asked after 6 decisions, and not after 7", d)
	}
	if d.pass(80); d.asked(6) || d.seen[1] != 80 || d.seen[0] != 0 {
		t.Errorf("%+v: want nobody asked, and 80 events seen by seat 1 only", d)
	}
	if d.rewind(5, 60); d.seen[1] != 60 {
		t.Errorf("%+v: want 60 events seen by seat 1 after an undo to 60", d)
	}
}

// TestHiddenInformation checks that seats with different information are noticed: some games begin
// with secrets, and others do not.
func TestHiddenInformation(t *testing.T) {
	count := map[bool]int{}
	for _, game := range games.All() {
		seats := make([]match.Seat, game.Info().MinSeats)
		m, err := match.New(game, match.Setup{Seats: seats, Seed: 1}, nil)
		if err != nil {
			t.Fatal(err)
		}
		s := New(seats)
		s.Match = m
		count[s.HasHiddenInfo()]++
		if n := s.LastSeen(m.Turn()); n != 0 {
			t.Errorf("%s: before the first decision a person has seen %d events, want 0", game.Info().ID, n)
		}
	}
	if count[true] == 0 || count[false] == 0 {
		t.Errorf("%d games begin with secrets and %d without, want some of both", count[true], count[false])
	}
}
