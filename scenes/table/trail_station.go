package table

import (
	"strings"

	"gulch/engine/trail"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/ui"
	"gulch/scenes/menu/trailmap"
	"gulch/scenes/stage"
)

// A game at a station of the Trail, the campaign, has the station's name on the plaque (the title
// bar), name and aims in the tooltip of the plaque and in the pause menu, and a way back to the
// Trail.

// trailStation holds the station of the Trail at which a match is played, once it is known.
type trailStation struct {
	*environment
	at    trail.Station
	found bool // the match is played at it
	known bool
}

// station returns the station of the Trail at which this game is played, false if there is none.
func (ts *trailStation) station() (trail.Station, bool) {
	if ts.session.Match != nil && !ts.known {
		ts.at, ts.found = trail.StationOf(ts.session.Match)
		ts.known = true
	}
	return ts.at, ts.found
}

// stationAims returns a line for each aim of the station, with the progress so far. It returns nil
// if the game is not played on the Trail.
func (ts *trailStation) stationAims() []string {
	s, ok := ts.station()
	if !ok {
		return nil
	}
	return stage.AimLines(s, ts.session.Match)
}

// stationTip returns the name and the aims of the station, one on each line, for the tooltip of the
// plaque. It returns "" if the game is not played on the Trail.
func (ts *trailStation) stationTip() string {
	s, ok := ts.station()
	if !ok {
		return ""
	}
	return joinLines(i18n.T("The Trail: %s", i18n.T(s.Name)), strings.Join(ts.stationAims(), "\n"))
}

// toTrail leaves the table for the Trail.
func (ts *trailStation) toTrail() {
	s, _ := ts.station()
	ts.app.PopToRoot()
	ts.app.Push(trailmap.New(ts.app, s.Number))
}

// restartStation starts the game of the station again.
func (ts *trailStation) restartStation() {
	s, _ := ts.station()
	if err := ts.app.StartStation(s); err != nil {
		ts.app.Toast(i18n.Sentence(err))
	}
}

// trailDisc returns the round button that leads back to the Trail, beside the other round buttons.
// It returns nil if the game is not played on the Trail, and on a phone, where only the pause menu
// has room for it. size is the diameter of the button in design units.
func (t *Table) trailDisc(size float64) []ui.Node {
	s, ok := t.trail.station()
	if !ok || t.frame.onPhone() {
		return nil
	}
	d := t.frame.buttons
	at := geom.R(d.X-44, d.Y, size, size)
	if at.X < 0 { // for left-handed players the row begins at the edge of the window
		at.X = d.Right() + 8
	}
	tip := joinLines(i18n.T("The Trail: %s", i18n.T(s.Name)), i18n.T("You can continue this game from Saved games."))
	leave := func() { t.app.ConfirmLeave(t.doc, t.trail.toTrail) }
	return []ui.Node{ui.Disc("trail", i18n.T("Back to Trail"), tip, "horizon-road", at, leave)}
}
