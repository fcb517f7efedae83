package table

import (
	"testing"

	"gulch/engine"
	"gulch/engine/dakota"
	"gulch/engine/match"
	"gulch/scenes/stage"
)

// preparedUI is a game's UI that answers decisions by itself with its first legal move.
type preparedUI struct {
	GameUI
	ahead bool
}

func (u preparedUI) PreparedAnswer(s engine.State) (engine.Move, bool) { return s.Moves(nil)[0], true }
func (u preparedUI) AnswersAhead() bool                                { return u.ahead }

// TestTableNotesOrigins checks that the record says which moves one press played together, which
// answers the person has chosen ahead, and which the table gave without asking.
func TestTableNotesOrigins(t *testing.T) {
	tb := newPacedTable(t, stage.Normal)
	m, err := match.New(dakota.Game, match.Setup{Seats: make([]match.Seat, 1), Seed: 1}, nil)
	if err != nil {
		t.Fatal(err)
	}
	tb.session.Match = m
	tb.session.Seats = m.Setup().Seats
	first := func(s engine.State) (engine.Move, bool) {
		return s.Moves(nil)[0], len(m.Steps()) < 2
	}
	tb.runSequence("node", first, nil)
	for _, ahead := range []bool{false, true} {
		tb.gameUI = preparedUI{tb.gameUI, ahead}
		tb.reactions.gameUI = tb.gameUI
		if !tb.answerAutomatically() {
			t.Fatal("the table asks although it has an answer")
		}
	}
	for i, want := range []match.Origin{match.OwnPress, match.SamePress, match.Automatic, match.SamePress} {
		if got := m.Steps()[i].Origin; got != want {
			t.Errorf("decision %d has the origin %d, want %d", i, got, want)
		}
	}
}
