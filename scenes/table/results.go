package table

import (
	"gulch/engine"
	"gulch/engine/match"
	"gulch/render/geom"
	"gulch/render/ui"
	"gulch/render/words"
	"gulch/scenes/menu"
)

// Thing is something that a line of the score sheet counts.
type Thing = menu.Thing

// showResults opens the results over the table; page is the page to open, "" for the score.
func (t *Table) showResults(page string) {
	m, err := t.finishedMatch()
	if err != nil {
		t.app.Notice(words.Sentence(err))
		return
	}
	anew := m.Setup()
	anew.Seats = t.app.SeatsFor(m)
	show := menu.ResultsFor{
		Match: m, Doc: t.doc, Titles: t.gameUI.Rank, TieBreak: t.gameUI.Tie(), Verdict: t.gameUI.Verdict(),
		Chronicle: t.chronicle(), Page: page,
		Icon: t.gameUI.Source, Picture: t.winnerPoster(m),
		Things:  func(line string, seat engine.Seat) []Thing { return t.gameUI.Things(m.State(), line, seat) },
		Board:   t.app.Pop,
		Replay:  func(at int) { t.openReplay(m, at) },
		Rematch: func() { t.startGame(anew, t.app.Seed()) },
		Same:    func() { t.startGame(anew, anew.Seed) },
		Beside: func() {
			if err := t.app.StartBeside(m, anew.Seats); err != nil {
				t.app.Notice(words.Sentence(err))
			}
		},
	}
	if his, ok := t.app.Ghost(t.doc); ok {
		show.Ghost = his
	}
	if t.replay != nil {
		t.skipMuted(t.timeline.Skip)
		t.gameUI.setState(m.State()) // titles and tie-break belong to the final position
		show.TieBreak, show.Titles, show.Verdict = t.gameUI.Tie(), t.rankTitles(len(m.Seats())), t.gameUI.Verdict()
		t.showCurrentPosition()
		show.Replay = func(at int) {
			t.app.Pop()
			t.replay.playing = false
			t.replay.seek(t, at)
		}
	}
	t.app.Push(menu.Results(t.app, show))
}

// rankTitles returns the titles of the ranks in the position that is shown. A rival that the rules
// play has a rank, too, so there are seats+1 ranks.
func (t *Table) rankTitles(seats int) func(rank int) string {
	names := make([]string, seats+1)
	for rank := range names {
		names[rank] = t.gameUI.Rank(rank)
	}
	return func(rank int) string { return names[rank] }
}

// finishedMatch returns the match whose results are shown: in a replay, the whole recorded match.
// It returns an error if the record cannot be rebuilt.
func (t *Table) finishedMatch() (*match.Match, error) {
	if t.replay == nil {
		return t.match, nil
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

// chronicle returns the game's descriptions of events and moves, evaluated at the positions where
// they happened.
func (t *Table) chronicle() menu.Chronicle { return ChronicleOf(t.gameUI) }

// ChronicleOf returns a game UI's descriptions of events and moves at positions of any time.
func ChronicleOf(gameUI Play) menu.Chronicle {
	return menu.Chronicle{
		Mark: gameUI.Mark, Dice: gameUI.Dice, Face: gameUI.DieFace,
		Line: func(s engine.State, past []engine.Event, e engine.Event) (icon, line string) {
			gameUI.atPosition(s, past, func() { icon, line = gameUI.Line(e.For(gameUI.common().Open)) })
			return icon, line
		},
		Move: func(s engine.State, m engine.Move) (order string) {
			gameUI.atPosition(s, nil, func() { order = gameUI.MoveWords(m) })
			return order
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

// startGame starts another game with the same seats and options.
func (t *Table) startGame(s match.Setup, seed uint64) {
	game, err := t.app.Find(t.info.ID)
	if err == nil {
		s.Seed = seed
		err = t.app.Start(game, s)
	}
	if err != nil {
		t.app.Notice(words.Sentence(err))
	}
}

// openReplay replaces the table by a replay of a match, after its first at decisions.
func (t *Table) openReplay(m *match.Match, at int) {
	r, err := m.Replay()
	if err == nil {
		err = r.Seek(at)
	}
	if err != nil {
		t.app.Notice(words.T("This game cannot be replayed: %s", words.Sentence(err)))
		return
	}
	t.app.Home()
	t.app.OpenReplay(r, t.doc)
}

// resultsDisc returns the button that leads from a replay to the results of its game.
func (t *Table) resultsDisc(r geom.Rect) ui.Node {
	n := ui.Disc("results", words.T("Score sheet"),
		words.T("The score, the charts and the turning points of this game."),
		"trophy", r, func() { t.showResults("") })
	if m, err := t.finishedMatch(); err != nil || !m.Over() {
		n.Why = words.T("This game has not been played to its end.")
	}
	return n
}
