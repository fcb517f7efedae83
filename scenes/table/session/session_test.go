package session

import (
	"testing"
	"time"

	"gulch/engine"
	rules "gulch/engine/boomtown"
	"gulch/engine/bot"
	"gulch/engine/match"
	"gulch/scenes/botworker"
)

// newSession returns a session of three seats in a game of Boomtown. The given levels are those of
// the bots; "" stands for a person.
func newSession(t *testing.T, levels ...string) Session {
	t.Helper()
	setup := match.Setup{Seed: 5, BotSeed: 6}
	for i, level := range levels {
		setup.Seats = append(setup.Seats, match.Seat{Name: string(rune('A' + i)), Bot: level})
	}
	m, err := match.New(rules.Game, setup, nil)
	if err != nil {
		t.Fatal(err)
	}
	s := New(setup.Seats)
	s.Match = m
	return s
}

// play plays the first legal move n times.
func play(t *testing.T, s *Session, n int) {
	t.Helper()
	for range n {
		if _, err := s.Match.Play(s.Match.Legal()[0]); err != nil {
			t.Fatal(err)
		}
	}
}

// TestEventsOfMatchAndReplay checks that a match, and a replay at its end, have the same history,
// and that Tell and Recorded report the same events.
func TestEventsOfMatchAndReplay(t *testing.T) {
	s := newSession(t, "", "", "")
	play(t, &s, 6)
	replay, err := s.Match.Replay()
	if err != nil {
		t.Fatal(err)
	}
	if err := replay.Seek(6); err != nil {
		t.Fatal(err)
	}
	watched := New(s.Seats)
	watched.Replay = replay
	if s.State().Turn() != watched.State().Turn() || s.Setup().Seed != watched.Setup().Seed {
		t.Error("the match and its replay have different positions or setups")
	}
	for name, s := range map[string]*Session{"match": &s, "replay": &watched} {
		if first, err := s.First(); err != nil || first.Turn() == engine.NoSeat {
			t.Errorf("%s: no first position: %v", name, err)
		}
		var told, recorded []engine.Event
		if err := s.Tell(0, 6, func(_ int, e engine.Told) { told = append(told, e.Event) }); err != nil {
			t.Fatal(err)
		}
		s.Recorded(0, 6, func(_ int, e engine.Told) { recorded = append(recorded, e.Event) })
		n := s.EventCount()
		if len(told) != n || len(recorded) != n || len(s.Events()) != n || s.EventsThrough(6) != n ||
			s.EventsThrough(0) > n || n == 0 {
			t.Errorf("%s: %d events, %d told, %d recorded, %d in all", name, n, len(told), len(recorded),
				len(s.Events()))
		}
	}
	if watched.WaitsForPerson() || watched.Revealed() != engine.AllSeats(3) {
		t.Error("a replay waits for a person, or hides something")
	}
}

// TestPassingTheDevice checks who can decide, who can undo and what is revealed while two people
// pass the device.
func TestPassingTheDevice(t *testing.T) {
	s := newSession(t, "", "", "")
	first := s.Match.Turn()
	if !s.DeviceElsewhere() || s.Revealed() != 0 || s.Holder() != engine.NoSeat {
		t.Error("somebody holds the device from the start")
	}
	s.Take(first)
	if s.DeviceElsewhere() || !s.PersonDecides() || s.Revealed() != engine.SeatSet(0).With(first) ||
		s.UndoSeat() != first || s.AnswersPause() {
		t.Errorf("seat %d has the device, but cannot decide", first)
	}
	for s.Match.Turn() == first {
		play(t, &s, 1)
	}
	second := s.Match.Turn()
	nothing := func(engine.Event) bool { return false }
	if s.AskToPass(nothing); !s.AsksToPass() || s.PersonDecides() || s.UndoSeat() != first || !s.WaitsForPerson() {
		t.Error("the holder is not asked to pass the device on, or cannot undo meanwhile")
	}
	if s.Revealed() != 0 || s.MayLook() != s.HolderLearned() {
		t.Errorf("while the holder is asked to pass the device on, seats %v are revealed, and the holder may look: %v",
			s.Revealed(), s.MayLook())
	}
	if s.Look(); s.Revealed() != 0 != s.MayLook() || s.Looks() != s.MayLook() {
		t.Errorf("the holder asks to look, then seats %v are revealed", s.Revealed())
	}
	if s.AskToPass(func(engine.Event) bool { return true }); s.Revealed() != 0 || s.MayLook() {
		t.Error("a secret that the holder has chosen can be seen while the holder passes the device on")
	}
	if s.Rewound(); s.Revealed() != engine.SeatSet(0).With(first) {
		t.Error("after an undo the holder does not see the own secrets")
	}
	s.AskToPass(nothing)
	seen := s.EventCount()
	if s.Pass(); !s.Passing() || s.Holder() != engine.NoSeat {
		t.Error("somebody holds the device during the hand-over")
	}
	newest := s.Events()[seen-1].Kind
	if s.Missed(first, newest) || !s.Missed(second, newest) || s.Missed(second, 0) {
		t.Errorf("seat %d has missed its own move: %v; seat %d has missed it: %v, want the opposite", first,
			s.Missed(first, newest), second, s.Missed(second, newest))
	}
	s.Take(second)
	if s.Passing() || !s.PersonDecides() || s.UndoSeat() != second || s.LastSeen(first) != seen {
		t.Errorf("seat %d took the device: undo is for seat %d, seat %d has seen %d events, want %d", second,
			s.UndoSeat(), first, s.LastSeen(first), seen)
	}
	play(t, &s, 1)
	if n := s.LastSeen(second); n != s.EventCount() {
		t.Errorf("seat %d has seen %d events by its last decision, want %d", second, n, s.EventCount())
	}
	s.Share()
	if s.Holder() != s.Match.Turn() || s.LastSeen(first) != s.EventCount() {
		t.Error("a shared device is not with the person who decides, or not everybody has seen the table")
	}
	if s.Rewound(); s.LastSeen(first) > s.EventCount() {
		t.Error("a person has seen more events than there are")
	}
}

// TestRevealedToTheOnlyPerson checks that the secrets of the only person are shown, and those of
// all seats among bots.
func TestRevealedToTheOnlyPerson(t *testing.T) {
	s := newSession(t, "easy", "", "easy")
	if s.Revealed() != engine.SeatSet(0).With(1) {
		t.Errorf("revealed seats %v, want only seat 1", s.Revealed())
	}
	if s = newSession(t, "easy", "easy", "easy"); s.Revealed() != engine.AllSeats(3) || s.UndoSeat() != engine.NoSeat {
		t.Errorf("revealed seats %v, want all, and nobody who may undo", s.Revealed())
	}
}

// TestUndoOfSequencesAndAutomaticAnswers checks that undo takes back a sequence as a whole, and
// decisions as long as they would be answered automatically again, and that redo brings them back.
func TestUndoOfSequencesAndAutomaticAnswers(t *testing.T) {
	never := func() bool { return false }
	s := newSession(t, "", "", "")
	if err := s.Undo(never); err == nil {
		t.Error("undo without a decision returned no error")
	}
	if err := s.Redo(never); err == nil {
		t.Error("redo without undone decisions returned no error")
	}
	play(t, &s, 1)
	s.NotePlayed(func() string { return "words" })
	play(t, &s, 2)
	s.NoteSequence(1)
	seat := s.Match.Steps()[2].Seat
	if made, ok := s.AfterUndo(seat); made != 1 || !ok || s.PlayedWords(1) != "words" || s.AfterLast(seat) != 3 {
		t.Errorf("undo leaves %d decisions, %v, of a move %q, want 1 of a sequence", made, ok, s.PlayedWords(1))
	}
	if err := s.Undo(never); err != nil || len(s.Match.Steps()) != 1 {
		t.Fatalf("undo of a sequence leaves %d decisions, %v, want 1", len(s.Match.Steps()), err)
	}
	if err := s.Redo(func() bool { return len(s.Match.Steps()) < 3 }); err != nil || len(s.Match.Steps()) != 3 {
		t.Fatalf("redo leads to %d decisions, %v, want 3", len(s.Match.Steps()), err)
	}
	if err := s.Undo(func() bool { return true }); err == nil || len(s.Match.Steps()) != 3 {
		t.Errorf("undo of nothing but automatic answers leaves %d decisions, %v, want all 3 and an error",
			len(s.Match.Steps()), err)
	}
	s.NoteAutomatic(2)
	if n := s.AfterLast(seat); n == 3 {
		t.Error("an automatic answer counts as a decision")
	}
	left := 0
	if err := s.Undo(func() bool { left = len(s.Match.Steps()); return left > 1 }); err != nil || left != 1 {
		t.Errorf("undo of automatic answers leaves %d decisions, %v, want 1", left, err)
	}
	if !s.CanGoBack(0) || s.CanGoBack(1) {
		t.Error("the match cannot be rewound to its start, or to where it is")
	}
	if err := s.GoBack(0); err != nil || len(s.Match.Steps()) != 0 {
		t.Errorf("%d decisions after going back to the start: %v", len(s.Match.Steps()), err)
	}
}

// TestUndoAcrossBots checks that undo across a bot's decisions is recognized, and that the match
// can be rewound to a person's decision, but not into the middle of what bots did.
func TestUndoAcrossBots(t *testing.T) {
	s := newSession(t, "", "easy", "easy")
	if s.UndoesOthers() {
		t.Error("undo takes back decisions of bots before any decision")
	}
	for s.AfterLast(0) == 0 || !s.WaitsForPerson() || s.Match.Steps()[len(s.Match.Steps())-1].Seat == 0 {
		play(t, &s, 1)
	}
	steps := s.Match.Steps()
	if !s.UndoesOthers() {
		t.Errorf("undo takes back no decisions of bots after the decisions %v", steps)
	}
	for made, step := range steps {
		if got, want := s.CanGoBack(made), step.Seat == 0 && s.Match.CanRewind(0, made) == nil; got != want {
			t.Errorf("the match can be rewound to before decision %d of seat %d: %v, want %v", made, step.Seat, got, want)
		}
	}
	if play(t, &s, 1); s.UndoesOthers() {
		t.Error("right after a person's own decision undo takes back decisions of others")
	}
}

// TestBotsDecideAhead checks that bots decide while the match waits for none of their moves, that
// their decisions are legal, and that Cancel discards them.
func TestBotsDecideAhead(t *testing.T) {
	s := newSession(t, "easy", "easy", "easy")
	created := 0
	s.SeatBots(func(engine.Seat) *botworker.Bot {
		created++
		spec, _ := bot.Nearest("easy", "")
		return botworker.New(rules.Game.Info().ID, spec, 7)
	})
	if _, thinks := s.Bots.Progress(); thinks || created != 3 {
		t.Errorf("a bot thinks before the first tick, or %d bots were created, want 3", created)
	}
	if _, waits := s.Bots.Wait(s.Match.Turn()); waits {
		t.Error("people wait for a bot before the first tick")
	}
	s.Bots.BeginWait(s.Match.Turn())
	s.StepBots()
	_, decided := s.Bots.Decided()
	if _, waits := s.Bots.Wait(s.Match.Turn()); waits == decided {
		t.Errorf("people wait for a search: %v, a move is decided: %v", waits, decided)
	}
	for end := time.Now().Add(time.Minute); len(s.Bots.lookahead.decided) < 3; s.StepBots() {
		if time.Now().After(end) {
			t.Fatal("the bots have not decided three moves in a minute")
		}
		time.Sleep(time.Millisecond)
	}
	if share, thinks := s.Bots.Progress(); share != 1 || !thinks || len(s.Bots.Waits()) != 1 {
		t.Errorf("with decided moves the progress is %v, %v, and there are %d waits", share, thinks,
			len(s.Bots.Waits()))
	}
	for range 2 {
		move, _ := s.Bots.Decided()
		if d := s.Bots.Next(); d.Move != move {
			t.Errorf("the next decision is %v, want %v", d.Move, move)
		}
		if _, err := s.Match.Play(move); err != nil {
			t.Fatal(err)
		}
	}
	s.Bots.lookahead.forget()
	for s.Bots.search == nil {
		s.StepBots()
	}
	if share, thinks := s.Bots.Progress(); share < 0 || share > 1 || !thinks {
		t.Errorf("the progress of a search is %v, %v", share, thinks)
	}
	s.Bots.Close()
	s.Bots.Cancel()
	s.Bots.Cancel()
	if _, decided := s.Bots.Decided(); decided || s.Bots.search != nil || created != 4 {
		t.Errorf("after Cancel a move is decided or a bot thinks; %d bots were created, want 4", created)
	}
	if s.Bots.Rest(); s.Bots.latency.open {
		t.Error("the next decision does not begin a new turn")
	}
}

// TestUndoIsRefusedBeforeAutomaticAnswers checks that undo is refused, and changes nothing, if only
// an automatic answer can be taken back, because something hidden has been revealed before it.
func TestUndoIsRefusedBeforeAutomaticAnswers(t *testing.T) {
	s := newSession(t, "", "easy", "easy")
	checked := 0
	for s.Match.Turn() != engine.NoSeat && checked < 3 {
		made := len(s.Match.Steps())
		play(t, &s, 1)
		last := s.Match.Steps()[made]
		if own := s.AfterLast(0); last.Seat != 0 || s.Match.CanUndo(0) != nil || own != made+1 {
			continue
		}
		before := s.played.afterLast(s.Match.Steps()[:made], 0)
		if before == 0 || s.Match.CanRewind(0, before-1) == nil {
			continue
		}
		s.NoteAutomatic(made)
		if err := s.CanUndo(); err == nil {
			t.Fatalf("after %d decisions undo is offered, which only takes back an automatic answer", made+1)
		}
		automatic := func() bool { return len(s.Match.Steps()) == made }
		if err := s.Undo(automatic); err == nil || len(s.Match.Steps()) != made+1 {
			t.Fatalf("undo leaves %d decisions, %v, want %d and an error", len(s.Match.Steps()), err, made+1)
		}
		checked++
	}
	if checked == 0 {
		t.Error("no decision follows a revealed secret: nothing was checked")
	}
}

// TestRevealedAfterTheEnd checks that all secrets are shown after the end of a game, so that the
// points in the ledger are those of the score sheet.
func TestRevealedAfterTheEnd(t *testing.T) {
	s := newSession(t, "", "easy", "easy")
	if s.Revealed() == engine.AllSeats(3) {
		t.Fatal("all seats are revealed before the end")
	}
	for !s.Match.Over() {
		if _, err := s.Match.Play(s.Match.Legal()[0]); err != nil {
			t.Fatal(err)
		}
	}
	if s.Revealed() != engine.AllSeats(3) {
		t.Errorf("revealed seats after the end %v, want all", s.Revealed())
	}
}
