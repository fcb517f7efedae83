package tabletest

import (
	"slices"
	"strings"
	"testing"

	"gulch/engine"
	"gulch/scenes/table"
)

// CheckLastRounds replays the recorded games of the rules. In each it checks that the start of the
// last round is announced exactly once, by a placard that stays and by a line of the log, and that
// these name the seats that then move, and only them.
func CheckLastRounds(t *testing.T, game table.Game) {
	t.Helper()
	for _, record := range recordedGames(t, game.Rules) {
		checkLastRound(t, game, record)
	}
}

// checkLastRound plays a recorded game and checks the announcement of its last round.
func checkLastRound(t *testing.T, game table.Game, record recordedGame) {
	t.Helper()
	s, err := game.Rules.New(record.Plan.Seats, record.Plan.Options, record.Plan.Seed)
	if err != nil {
		t.Fatal(err)
	}
	play := game.New(App(t, game.Rules), people(record.Plan.Seats))
	window, area := WideWindow()
	table.ShowPosition(play, engine.Clone(s), window, area)
	var announced []string // the announcements' log lines
	var last table.LastRound
	var round, decided int     // numbers of the round that was announced and of the last decision's
	moved := engine.SeatSet(0) // seats that moved after it
	show := func(e engine.Event) {
		told := engine.Told{Event: e, State: engine.Clone(s)}
		r := play.LastRound(e)
		if e.Auto && len(announced) > 0 && e.Seat != engine.NoSeat {
			moved = moved.With(e.Seat)
		}
		_, line := play.Line(e)
		x := table.Animate(play, told)
		x.EnsureApplied()
		if len(r.Seats) == 0 {
			return
		}
		last, announced = r, append(announced, line)
		_, _, round = play.When()
		if last.Why == "" && decided == round {
			t.Errorf("%s: %q in the middle of round %d, expected it when the round starts", record.name, line, round)
		}
		if !strings.HasPrefix(line, last.Name) {
			t.Errorf("%s: the log says %q when the last round starts, expected it to begin with %q: see "+
				"LogLine.OrLastRound", record.name, line, last.Name)
		}
		if !slices.ContainsFunc(x.Animations(), isHold) {
			t.Errorf("%s: no placard stays when the last round starts: see EventAnimation.AnnounceLastRound",
				record.name)
		}
	}
	for _, text := range strings.Split(record.Moves, "; ") {
		if _, err := engine.PlayForced(s, nil, show); err != nil {
			t.Fatal(err)
		}
		m, err := s.Parse(text)
		if err != nil {
			t.Fatalf("%s: %v", record.name, err)
		}
		if _, _, decided = play.When(); len(announced) > 0 {
			moved = moved.With(s.Turn())
		}
		if err := s.Play(m, show); err != nil {
			t.Fatalf("%s: %v", record.name, err)
		}
	}
	if _, err := engine.PlayForced(s, nil, show); err != nil {
		t.Fatal(err)
	}
	if s.Turn() != engine.NoSeat {
		t.Fatalf("%s: the record has no end", record.name)
	}
	if len(announced) != 1 {
		t.Fatalf("%s: the last round was announced %d times, %q, expected once: see Words.LastRound", record.name,
			len(announced), announced)
	}
	if _, _, end := play.When(); end != round {
		t.Errorf("%s: round %d was announced as the last one, and the game ended in round %d", record.name, round, end)
	}
	if named := engine.SeatsOf(last.Seats...); named != moved || named.Len() != len(last.Seats) {
		t.Errorf("%s: the last round names the seats %v, and then %v moved: %q", record.name, last.Seats, moved,
			announced[0])
	}
}
