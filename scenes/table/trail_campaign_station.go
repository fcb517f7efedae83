package table

import (
	"slices"
	"strings"

	"gulch/engine/aim"
	"gulch/engine/match"
	"gulch/engine/trail"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/ui"
	"gulch/scenes/menu/trailmap"
)

// A game at a station of the Trail, the campaign, has the station's name on the plaque (the title
// bar), name and aims in the tooltip of the plaque and in the pause menu, and a way back to the
// Trail.

// trailStation holds the station of the Trail at which a match is played, once it is known.
type trailStation struct {
	station trail.Station
	found   bool // the match is played at station
	known   bool
}

// of returns the station of match m, false if there is none.
func (s *trailStation) of(m *match.Match) (trail.Station, bool) {
	if !s.known {
		s.station, s.found = trail.StationOf(m)
		s.known = true
	}
	return s.station, s.found
}

// station returns the station of the Trail at which this game is played, false if there is none.
func (t *Table) station() (trail.Station, bool) {
	if t.session.Match == nil {
		return trail.Station{}, false
	}
	return t.trail.of(t.session.Match)
}

// stationAims returns a line for each aim of the station, with the progress so far. It returns nil
// if the game is not played on the Trail.
func (t *Table) stationAims() (lines []string) {
	s, ok := t.station()
	if !ok {
		return nil
	}
	for _, goal := range s.Goals {
		line := i18n.T(goal.Text)
		if progress := t.aimProgress(s, goal); progress != "" {
			line = i18n.T("%s (%s)", line, progress)
		}
		lines = append(lines, line)
	}
	return lines
}

// openFigures are the words of package aim for numbers that a player may know during the game.
// Ranks and margins could give away what rivals hide.
var openFigures = []string{"points", "event", "sum", "most"}

// aimProgress returns how far goal of station s is reached now, such as "now 12 of 40". It returns
// "" if that depends on something that may be hidden.
func (t *Table) aimProgress(s trail.Station, goal trail.Goal) string {
	test, figure, lacks := s.FirstFailed(goal, t.session.Match)
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

// stationTip returns the name and the aims of the station, one on each line, for the tooltip of the
// plaque. It returns "" if the game is not played on the Trail.
func (t *Table) stationTip() string {
	s, ok := t.station()
	if !ok {
		return ""
	}
	return joinLines(i18n.T("The Trail: %s", i18n.T(s.Name)), strings.Join(t.stationAims(), "\n"))
}

// toTrail leaves the table for the Trail.
func (t *Table) toTrail() {
	s, _ := t.station()
	t.app.PopToRoot()
	t.app.Push(trailmap.New(t.app, s.Number))
}

// restartStation starts the game of the station again.
func (t *Table) restartStation() {
	s, _ := t.station()
	if err := t.app.StartStation(s); err != nil {
		t.app.Toast(i18n.Sentence(err))
	}
}

// trailDisc returns the round button that leads back to the Trail, beside the other round buttons.
// It returns nil if the game is not played on the Trail, and on a phone, where only the pause menu
// has room for it. size is the diameter of the button in design units.
func (t *Table) trailDisc(size float64) []ui.Node {
	s, ok := t.station()
	if !ok || t.onPhone() {
		return nil
	}
	d := t.chrome.buttons
	at := geom.R(d.X-44, d.Y, size, size)
	if at.X < 0 { // for left-handed players the row begins at the edge of the window
		at.X = d.Right() + 8
	}
	tip := joinLines(i18n.T("The Trail: %s", i18n.T(s.Name)), i18n.T("You can continue this game from Saved games."))
	leave := func() { t.app.ConfirmLeave(t.doc, t.toTrail) }
	return []ui.Node{ui.Disc("trail", i18n.T("Back to Trail"), tip, "horizon-road", at, leave)}
}
