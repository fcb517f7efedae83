package table

import (
	"gulch/engine"
	"gulch/engine/match"
	"gulch/render/geom"
	"gulch/render/ui"
	"gulch/scenes/stage"
)

// maxLastLineMoves is how many of the latest moves are searched for the match's last log line.
const maxLastLineMoves = 12

// StandingOf returns a summary of a match from public information: the turn, the leader, and the
// last log line.
func StandingOf(m *match.Match, gameUI GameUI) stage.GameStatus {
	l := ui.NewLayout(1280, 720)
	ShowPosition(gameUI, m.State(), l, geom.R(0, 0, l.W, l.H))
	var s stage.GameStatus
	s.Turn, _, _ = gameUI.When()
	s.Leader = leaderName(gameUI)
	s.LastEvent = lastLine(m, ChronicleOf(gameUI).Line)
	return s
}

// leaderName returns the name of the seat with the most points, "" if several seats share the lead
// or the ledger does not show all points.
func leaderName(gameUI GameUI) string {
	names := gameUI.common().Players
	all := make([]int, len(names))
	for i := range names {
		points, known := pointsOf(gameUI.Row(engine.Seat(i)))
		if !known {
			return ""
		}
		all[i] = points
	}
	leader := soleLeader(all)
	if leader == engine.NoSeat || len(names) < 2 {
		return ""
	}
	return names[leader].Name
}

// soleLeader returns the only seat with the most points, NoSeat if several share the lead.
func soleLeader(points []int) engine.Seat {
	leader, best := engine.NoSeat, 0
	for seat, n := range points {
		switch {
		case seat == 0 || n > best:
			leader, best = engine.Seat(seat), n
		case n == best:
			leader = engine.NoSeat
		}
	}
	return leader
}

// pointsOf returns the points in a row of the ledger; known is false if the row does not show them.
func pointsOf(r Row) (points int, known bool) {
	for _, s := range r.Stats {
		if s.Icon == "laurels" {
			return s.Value, true
		}
	}
	return 0, false
}

// lastLine returns the last log line of a match, "" if the last maxLastLineMoves moves have none.
func lastLine(m *match.Match,
	line func(s engine.State, past []engine.Told, e engine.Event) (icon, line string)) string {
	r, err := m.Replay()
	if err != nil {
		return ""
	}
	for range maxLastLineMoves {
		if _, ok := r.Prev(); !ok {
			return ""
		}
		told, err := r.Told(r.At() + 1)
		if err != nil {
			return ""
		}
		for i := len(told) - 1; i >= 0; i-- {
			if _, says := line(r.State(), told[:i], told[i].Event); says != "" {
				return says
			}
		}
	}
	return ""
}
