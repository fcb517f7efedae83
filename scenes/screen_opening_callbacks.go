package scenes

import (
	"gulch/assets"
	"gulch/engine"
	"gulch/engine/match"
	"gulch/scenes/shelf"
	"gulch/scenes/stage"
	"gulch/scenes/table"
	"gulch/scenes/teach"

	"github.com/hajimehoshi/ebiten/v2"
)

// school returns the lessons (Course) and practice positions (Drill) of the game with the given ID.
// Course or Drill is nil if the game has none.
func school(h *stage.App, id string) *teach.School {
	game, err := h.Find(id)
	if err != nil {
		return &teach.School{}
	}
	s := &teach.School{App: h, Game: game,
		Board: func(seats []match.Seat) table.GameUI { return shelf.Table(h, id, seats) }}
	if course, err := teach.Open(id); err == nil && len(course.Lessons) > 0 {
		s.Course = course
	}
	if drill, err := teach.OpenDrill(id); err == nil && len(drill.Puzzles) > 0 {
		s.Drill = drill
	}
	return s
}

// setCallbacks sets the app's callbacks that open tables, replays, lessons and practice positions.
func setCallbacks(h *stage.App) {
	// These callbacks are called when the app starts. To be fast, they only check that a file
	// exists.
	h.GameHasLessons = func(id string) bool { _, err := assets.Lessons(id); return err == nil }
	h.OpenLessons = func(id string, begin bool) {
		switch s := school(h, id); {
		case s.Course == nil:
		case begin:
			s.StartNext()
		default:
			h.Push(s.List())
		}
	}
	h.OpenRules = func(m *match.Match) { table.OpenRulebook(h, m, shelf.Table(h, m.Info().ID, m.Setup().Seats)) }
	h.OpenPrimer = func(m *match.Match) { table.OpenPrimer(h, m) }
	h.HasPractice = func(id string) bool {
		_, written := assets.Practice(id)
		_, proved := assets.ProvedPractice(id)
		return written == nil || proved == nil
	}
	h.OpenPractice = func(id string) {
		if s := school(h, id); s.Drill != nil {
			h.Push(s.Puzzles())
		}
	}
	stock := map[string][]string{}
	h.PracticeIDs = func(id string) []string {
		if _, read := stock[id]; !read {
			stock[id] = teach.PuzzleIDs(id)
		}
		return stock[id]
	}
	h.OpenDuePractice = func() { teach.StartReview(h, func(id string) *teach.School { return school(h, id) }) }
	h.OpenMistakes = func(m *match.Match, doc string, seat engine.Seat) {
		h.Push(school(h, m.Info().ID).Mistakes(m, doc, seat))
	}
	h.OpenTable = func(m *match.Match, doc string) {
		t, err := table.New(h, m, doc, shelf.Table(h, m.Info().ID, m.Setup().Seats))
		if err != nil {
			h.Toast(err.Error())
			return
		}
		h.LearnedGame = ""
		h.PopToRoot()
		h.Push(t)
	}
	h.Thumbnail = func(m *match.Match, dst *ebiten.Image) {
		table.Thumbnail(h, m, shelf.Table(h, m.Info().ID, m.Setup().Seats), dst)
	}
	h.GameStatus = func(m *match.Match) (stands stage.GameStatus) {
		h.Kit.Guard.Try("standing", func() {
			stands = table.StandingOf(m,
				shelf.Table(h, m.Info().ID, m.Setup().Seats))
		})
		return stands
	}
	h.OpenReplay = func(r *match.Replay, doc string) {
		h.PopToRoot()
		h.Push(table.NewReplay(h, r, doc, shelf.Table(h, r.Info().ID, r.Setup().Seats)))
	}
}
