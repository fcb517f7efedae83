package stage

import (
	"slices"

	"gulch/engine/aim"
	"gulch/engine/match"
	"gulch/engine/trail"
	"gulch/render/i18n"
)

// AimLines returns a line for each aim of station s, with how far it is reached in match m, which
// is played at the station.
func AimLines(s trail.Station, m *match.Match) (lines []string) {
	for _, goal := range s.Goals {
		line := i18n.T(goal.Text)
		if progress := aimProgress(s, goal, m); progress != "" {
			line = i18n.T("%s (%s)", line, progress)
		}
		lines = append(lines, line)
	}
	return lines
}

// openFigures are the words of package aim for numbers that a player may know during the game.
// Ranks and margins could give away what rivals hide.
var openFigures = []string{"points", "event", "sum", "most"}

// aimProgress returns how far goal of station s is reached in match m, such as "now 12 of 40". It
// returns "" if that depends on something that may be hidden.
func aimProgress(s trail.Station, goal trail.Goal, m *match.Match) string {
	test, figure, lacks := s.FirstFailed(goal, m)
	hidden := func(x aim.Test) bool { return !slices.Contains(openFigures, x.What) }
	switch {
	case slices.ContainsFunc(goal.Tests, hidden):
		return ""
	case !lacks:
		return i18n.T("reached so far")
	case test.Most < aim.Unlimited:
		return i18n.T("now %d, limit %d", figure, test.Most)
	}
	return i18n.T("now %d of %d", figure, test.Least)
}

// SavedAimLines returns the lines of [AimLines] for the game of station s in a document, and the
// aims without progress if the game cannot be read.
func (h *App) SavedAimLines(s trail.Station, doc string) (lines []string) {
	if data, err := h.Docs.Read(doc); err == nil {
		if m, _, err := match.Resume(h.Find, data, nil); err == nil {
			return AimLines(s, m)
		}
	}
	for _, goal := range s.Goals {
		lines = append(lines, i18n.T(goal.Text))
	}
	return lines
}
