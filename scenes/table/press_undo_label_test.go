package table

import (
	"strings"
	"testing"

	"gulch/assets"
	"gulch/engine"
	rules "gulch/engine/boomtown"
	"gulch/engine/match"
	"gulch/render/i18n"
	"gulch/scenes/stage"
)

// TestUndoNamesWhatItTakesBack checks that the label of the undo button names the last move that
// the person chose, and whose move it is, and not the automatic answers after it, which undo takes
// back as well.
func TestUndoNamesWhatItTakesBack(t *testing.T) {
	tb := newPacedTable(t, stage.Normal)
	for i := range tb.session.Seats {
		tb.session.Seats[i].Bot = ""
	}
	seat := tb.session.Match.Turn()
	if label := tb.undoLabel(seat); label != "Undo" {
		t.Errorf("before the first move the label is %q, want Undo", label)
	}
	words := []string{"Take the nugget", "Pass", "Dig"}
	last := ""
	for made := 0; made < 3; made++ {
		seat = tb.session.Match.Turn()
		tb.session.NotePlayed(func() string { return words[made] })
		if _, err := tb.session.Match.Play(tb.session.Match.Legal()[0]); err != nil {
			t.Fatal(err)
		}
		if at, ok := tb.session.AfterUndo(seat); !ok || at != made {
			t.Errorf("undo of seat %d takes back to decision %d, %v, want %d", seat, at, ok, made)
		}
		tb.session.NoteAutomatic(made)
		name := tb.session.Seats[seat].Name
		if last = tb.undoLabel(seat); !strings.Contains(last, words[made]) || !strings.Contains(last, name) {
			t.Errorf("after an automatic answer the label is %q, want the name %q and the words %q", last, name,
				words[made])
		}
	}
}

// TestRedoneMoveIsNamed checks that after a redo the undo button names the move that was played
// again, and not an older one that was played at the same place.
func TestRedoneMoveIsNamed(t *testing.T) {
	tb := newPacedTable(t, stage.Normal)
	for i := range tb.session.Seats {
		tb.session.Seats[i].Bot = ""
	}
	m, err := match.New(rules.Game, match.Setup{Seats: tb.session.Seats, Seed: 1, Practice: true}, nil)
	if err != nil {
		t.Fatal(err)
	}
	tb.session.Match = m
	seat, move := tb.session.Match.Turn(), tb.session.Match.Legal()[0]
	want := tb.gameUI.MoveWords(move)
	tb.session.NotePlayed(func() string { return "words of a sequence" })
	if _, err := tb.session.Match.Play(move); err != nil {
		t.Fatal(err)
	}
	if err := tb.session.Match.Undo(seat); err != nil {
		t.Fatal(err)
	}
	if tb.redo(); !strings.Contains(tb.undoLabel(seat), want) {
		t.Errorf("after a redo the label is %q, want the words %q", tb.undoLabel(seat), want)
	}
}

// TestUndoTellsWhatOthersDid checks that the person who is asked to pass the device on is offered
// undo only as long as it takes back nothing but the person's own move, and that otherwise the
// tooltip of the undo button says what it takes back.
func TestUndoTellsWhatOthersDid(t *testing.T) {
	const offer, others = "Until then", "what the other players did"
	tb := newPacedTable(t, stage.Normal)
	for i := range tb.session.Seats {
		tb.session.Seats[i].Bot = ""
	}
	m, err := match.New(rules.Game, match.Setup{Seats: tb.session.Seats, Seed: 1, Practice: true}, nil)
	if err != nil {
		t.Fatal(err)
	}
	tb.session.Match = m
	seat := m.Turn()
	for i := range tb.session.Seats {
		if i != int(seat) {
			tb.session.Seats[i].Bot = "easy"
		}
	}
	for i, crosses := range []bool{false, true} {
		if _, err := m.Play(m.Legal()[0]); err != nil {
			t.Fatal(err)
		}
		_, prompt := tb.passTexts()
		if got := strings.Contains(prompt, offer); got == crosses {
			t.Errorf("after decision %d the prompt is %q; offers undo: %v, want %v", i+1, prompt, got, !crosses)
		}
		tb.session.NotePlayedAt(0, func() string { return "Take the nugget" })
		tb.session.Seats[(int(seat)+2)%len(tb.session.Seats)].Bot = "" // two people
		if label := tb.undoLabel(seat); strings.Contains(label, "what followed") != crosses {
			t.Errorf("after decision %d the label of undo is %q; names what followed: want %v", i+1, label, crosses)
		}
		tb.session.Seats[(int(seat)+2)%len(tb.session.Seats)].Bot = "easy"
		if n := tb.undoNode(); strings.Contains(n.Tip, others) != crosses {
			t.Errorf("after decision %d the tooltip of undo is %q; names what others did: want %v", i+1, n.Tip, crosses)
		}
	}
}

// oneWord is a game UI that calls every move by one translated word.
type oneWord struct{ GameUI }

func (oneWord) MoveWords(engine.Move) string { return i18n.T("Undo") }

func (oneWord) SequenceWords([]engine.Move) string { return i18n.T("Undo") }

// TestUndoLabelFollowsTheLanguage checks that the label of the undo button names the last move, and
// the last sequence of moves, in the language in use, not in that in which it was played.
func TestUndoLabelFollowsTheLanguage(t *testing.T) {
	tb := newPacedTable(t, stage.Normal)
	for i := range tb.session.Seats {
		tb.session.Seats[i].Bot = ""
	}
	german, err := i18n.Load(assets.Translations(), "de")
	if err != nil {
		t.Fatal(err)
	}
	defer i18n.SetCatalogue(nil)
	inGerman := func(say func() string) string {
		i18n.SetCatalogue(german)
		defer i18n.SetCatalogue(nil)
		return say()
	}
	tb.gameUI = oneWord{tb.gameUI}
	seat, move := tb.session.Match.Turn(), tb.session.Match.Legal()[0]
	for name, play := range map[string]func(){
		"move":     func() { tb.notePlayed(move) },
		"sequence": func() { tb.noteSequence(engine.Clone(tb.session.Position()), 0, []engine.Move{move}) },
	} {
		play()
		now := tb.gameUI.MoveWords(move)
		later := inGerman(func() string { return tb.gameUI.MoveWords(move) })
		if now == later {
			t.Fatalf("the move is called %q in both languages", now)
		}
		made := len(tb.session.Match.Steps())
		if got := inGerman(func() string { return tb.session.PlayedWords(made) }); got != later {
			t.Errorf("seat %d, %s: in German, undo names %q, expected %q", seat, name, got, later)
		}
		if got := tb.session.PlayedWords(made); got != now {
			t.Errorf("seat %d, %s: in English again, undo names %q, expected %q", seat, name, got, now)
		}
	}
}
