package table

import (
	"gulch/engine"
	"gulch/engine/match"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/ui"
	"gulch/scenes/menu/results"
)

// ScoreItem is a card, a building or the like that a line of the score sheet counts.
type ScoreItem = results.Thing

// showResults opens the results over the table; page is the page to open, "" for the score.
func (t *Table) showResults(page string) {
	m, err := t.finishedMatch()
	if err != nil {
		t.app.Toast(i18n.Sentence(err))
		return
	}
	anew := m.Setup()
	anew.Seats = t.app.ReplaySeats(m)
	show := results.Params{
		Match: m, Doc: t.doc, Titles: t.gameUI.RankTitle, TieBreak: t.gameUI.TieText(), Verdict: t.gameUI.ResultLines(),
		Narration: t.chronicle(), Page: page,
		Icon: t.gameUI.ScoreIcon, Picture: t.winnerPoster(m),
		Things: func(line string, seat engine.Seat) []ScoreItem { return t.gameUI.ScoreItems(m.State(), line, seat) },
		Board:  t.app.Pop,
		Replay: func(at int) {
			page := results.OpenPage(t.app.Top())
			t.openReplay(m, at)
			if replay, ok := t.app.Top().(*Table); ok && replay != t {
				replay.replay.fromResults, replay.replay.resultsPage = true, page
			}
		},
		Rematch:  func() { t.startGame(anew, t.app.Seed()) },
		SameDeal: func() { t.startGame(anew, anew.Seed) },
		WithReference: func() {
			if err := t.app.StartWithReference(m, anew.Seats); err != nil {
				t.app.Toast(i18n.Sentence(err))
			}
		},
	}
	if his, ok := t.app.Reference(t.doc); ok {
		show.Reference = his
	}
	if t.replay != nil {
		t.present.cues.skipMuted(t.timeline.SkipAll)
		t.gameUI.setState(m.State()) // titles and tie-break belong to the final position
		show.TieBreak, show.Verdict = t.gameUI.TieText(), t.gameUI.ResultLines()
		show.Titles = t.rankTitles(len(m.Seats()))
		t.showCurrentPosition()
		show.Replay = func(at int) {
			t.replay.resultsPage = results.OpenPage(t.app.Top())
			t.app.Pop()
			t.replay.playing = false
			t.replay.seek(t, at)
		}
	}
	t.app.Push(results.New(t.app, show))
}

// rankTitles returns a function that returns the title of a rank, from 1, in the position that the
// game UI shows now. seats is the number of seats of the match; a rival that the rules play may
// take one rank more.
func (t *Table) rankTitles(seats int) func(rank int) string {
	names := make([]string, seats+2)
	for rank := range names {
		names[rank] = t.gameUI.RankTitle(rank)
	}
	return func(rank int) string { return names[rank] }
}

// finishedMatch returns the match whose results are shown: in a replay, the whole recorded match.
// It returns an error if the record cannot be rebuilt.
func (t *Table) finishedMatch() (*match.Match, error) {
	if t.replay == nil {
		return t.session.Match, nil
	}
	if t.replay.recordedMatch == nil {
		m, err := t.replay.r.Branch(t.replay.r.Len(), nil, nil)
		if err != nil {
			return nil, err
		}
		t.replay.recordedMatch = m
	}
	return t.replay.recordedMatch, nil
}

// chronicle returns the game's texts for events and moves, for use in the results.
func (t *Table) chronicle() results.Narration { return ChronicleOf(t.gameUI) }

// ChronicleOf returns functions that describe events and moves by the texts of a game UI. For each
// text the game UI is temporarily set to the position in which the event or move happened.
func ChronicleOf(gameUI GameUI) results.Narration {
	return results.Narration{
		Mark: gameUI.ChartMark, ProgressCaption: gameUI.ProgressCaption(), Points: gameUI.ChartedPoints,
		Dice: gameUI.Dice, Face: gameUI.DieFaceName,
		Line: func(s engine.State, past []engine.Told, e engine.Event) (icon, line string) {
			gameUI.atPosition(s, past, func() { icon, line = gameUI.Line(e.For(gameUI.common().RevealedSeats)) })
			return icon, line
		},
		Move: func(s engine.State, m engine.Move) (order string) {
			gameUI.atPosition(s, nil, func() { order = gameUI.MoveWords(m) })
			return order
		},
		Press: func(s engine.State, moves []engine.Move) (order string) {
			gameUI.atPosition(s, nil, func() { order = gameUI.SequenceWords(moves) })
			return order
		},
		Passes: func(s engine.State, m engine.Move) (passes bool) {
			gameUI.atPosition(s, nil, func() { passes = gameUI.IsPass(m) })
			return passes
		},
		Why: func(s engine.State, m engine.Move) (why string) {
			gameUI.atPosition(s, nil, func() { why = gameUI.Reason(m) })
			return why
		},
		When: func(s engine.State) (name, unit string, count int) {
			gameUI.atPosition(s, nil, func() { name, unit, count = gameUI.When() })
			return name, unit, count
		},
	}
}

// startGame starts another game with the setup s, except that seed determines the deal.
func (t *Table) startGame(s match.Setup, seed uint64) {
	game, err := t.app.Find(t.info.ID)
	if err == nil {
		s.Seed = seed
		err = t.app.Start(game, s)
	}
	if err != nil {
		t.app.Toast(i18n.Sentence(err))
	}
}

// openReplay replaces the table by a replay of match m. The parameter at is the number of decisions
// before the position at which the replay starts.
func (t *Table) openReplay(m *match.Match, at int) {
	r, err := m.Replay()
	if err == nil {
		err = r.Seek(at)
	}
	if err != nil {
		t.app.Toast(i18n.T("You can't watch this game again: %s", i18n.Sentence(err)))
		return
	}
	t.app.PopToRoot()
	t.app.OpenReplay(r, t.doc)
}

// resultsDisc returns the round button that opens the results of the recorded game from a replay; r
// is its rectangle.
func (t *Table) resultsDisc(r geom.Rect) ui.Node {
	n := ui.Disc("results", i18n.T("Score sheet"),
		i18n.T("The score, the charts and the turning points of this game."),
		"trophy", r, func() { t.showResults(t.replay.resultsPage) })
	if m, err := t.finishedMatch(); err != nil || !m.Over() {
		n.DisabledReason = i18n.T("You can't see the score sheet until the game is over.")
	}
	return n
}
