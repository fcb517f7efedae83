package saves

import (
	"time"

	"gulch/engine/match"
	"gulch/render/i18n"
	"gulch/render/pieces"
	"gulch/scenes/stage"
)

// rowLines returns the two lines of text for game x in the list. name is the name that the player
// gave the game, or, without one, its state. line has the players and the time when the game was
// last played.
func rowLines(h *stage.App, x stage.Saved) (name, line string) {
	name, line = headline(x), playersLine(h, x)
	if station, ok := h.StationOf(x.Summary); ok {
		line = i18n.T("The Trail: %s", i18n.T(station.Name)) + " · " + line
	}
	if title := x.Title(); title != "" {
		name, line = title, name+" · "+line
	}
	return name, line
}

// headline returns the progress of a running game or the result of a finished one as text.
func headline(x stage.Saved) string {
	s := x.Summary
	if s.Over && s.Rival.Name != "" {
		return i18n.T("%s: %s won with %s", s.Name, i18n.T(s.Rival.Name), pieces.Number(s.Rival.Score))
	}
	if !s.Over || len(s.Winners) == 0 {
		return Standing(s)
	}
	if s.Race {
		return i18n.N(s.Scores[0], "%s: %s reached %d point", "%s: %s reached %d points", s.Name, s.Seats[0].Name,
			s.Scores[0])
	}
	winners := make([]string, len(s.Winners))
	for i, w := range s.Winners {
		winners[i] = s.Seats[w].Name
	}
	points := pieces.Number(s.Scores[s.Winners[0]])
	if len(winners) > 1 {
		return i18n.T("%s: %s shared the win with %s", s.Name, i18n.List(winners), points)
	}
	return i18n.T("%s: %s won with %s", s.Name, winners[0], points)
}

// playersLine returns a text with the players of a game and when it was last played. If the game
// cannot be opened, it returns the reason instead.
func playersLine(h *stage.App, x stage.Saved) string {
	if x.Summary.Problem != nil {
		return i18n.Sentence(x.Summary.Problem)
	}
	line := WhoPlays(x.Summary) + " · " + Ago(h, x.Changed)
	if x.Summary.Damage != nil && !x.Summary.Damage.Torn {
		line = i18n.T("Damaged") + " · " + line
	}
	if x.Unsaved {
		line = i18n.T("Not saved") + " · " + line
	}
	return line
}

// Ago returns the time since t as text: "3 hours ago", "2 days ago", or the date after a week. Days
// are counted by dates in the player's time zone.
func Ago(h *stage.App, t time.Time) string {
	d, days := h.Now().Sub(t), h.DateOf(t).DaysUntil(h.Today())
	switch {
	case d < time.Minute:
		return i18n.T("just now")
	case d < time.Hour:
		return i18n.N(int(d.Minutes()), "%d minute ago", "%d minutes ago", int(d.Minutes()))
	case d < 24*time.Hour || days < 1: // a day may have 25 hours, so that 24 hours ago can be the same date
		return i18n.N(int(d.Hours()), "%d hour ago", "%d hours ago", int(d.Hours()))
	case days < 7:
		return i18n.N(days, "%d day ago", "%d days ago", days)
	}
	return h.DateOf(t).Words()
}

// Standing returns the progress of a game as text: "Boomtown, 50 moves made". It counts moves,
// because the clock of a game does not always count the turns or rounds that its players know.
func Standing(s match.Summary) string {
	switch {
	case s.Over:
		return i18n.T("%s, finished", s.Name)
	case s.Moves == 0:
		return i18n.T("%s, just dealt", s.Name)
	}
	return i18n.N(s.Moves, "%s, %d move made", "%s, %d moves made", s.Name, s.Moves)
}

// WhoPlays returns the names of the players: "Ada, Dutch Maddox and Opal Harlan".
func WhoPlays(s match.Summary) string {
	names := make([]string, len(s.Seats))
	for i, seat := range s.Seats {
		names[i] = seat.Name
	}
	return i18n.List(names)
}
