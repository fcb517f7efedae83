//go:build !js

package daily

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"gulch/engine/match"
	"gulch/scenes/calendar"
	"gulch/scenes/menu/importer"
	"gulch/scenes/menu/menutest"
	"gulch/scenes/menu/share"
	"gulch/scenes/stage"
)

// newDailyApp returns an app whose date is fixed, whose current person is Ada, and whose daily aim
// is known: 100 points and the given rank. The function table returns the match whose table was
// opened last.
func newDailyApp(t *testing.T, rank int) (h *stage.App, table func() *match.Match) {
	t.Helper()
	h = menutest.NewApp(t)
	day := time.Date(2026, time.May, 4, 20, 0, 0, 0, time.UTC)
	h.Calendar = calendar.In(time.UTC, func() time.Time { return day })
	h.SetCurrentPerson(h.NewPerson("Ada", "guest3"))
	var last *match.Match
	h.OpenTable = func(m *match.Match, _ string) { last = m }
	aim := fmt.Sprintf(`{"date":%q,"points":100,"rank":%d}`, h.Today().String(), rank)
	if err := h.Docs.Write("aim.json", []byte(aim)); err != nil {
		t.Fatal(err)
	}
	return h, func() *match.Match { return last }
}

// TestDailyFromStartToShare checks the dialog of the daily challenge: the game is started,
// continued and finished, then the result can be shared, and the game played again with or without
// the own record.
func TestDailyFromStartToShare(t *testing.T) {
	h, table := newDailyApp(t, 9) // any rank reaches it
	menutest.Push(h, New(h))
	menutest.WantTexts(t, h, "Daily game", "Score to beat", "rank 9", "not played yet", "Ada")
	menutest.Press(t, h, "play")
	m := table()
	for range 4 {
		if _, err := m.Play(m.Legal()[0]); err != nil {
			t.Fatal(err)
		}
	}
	if label := menutest.Node(t, h, "play").Label; label != "Play on" {
		t.Errorf("the button of a running challenge says %q, want \"Play on\"", label)
	}
	if menutest.Press(t, h, "play"); table() == m || len(table().Steps()) != len(m.Steps()) {
		t.Error("Play on does not continue the game")
	}
	m = menutest.PlayRandomly(t, table())
	doc := h.CurrentDoc()
	h.RecordFinished(m)
	h.CloseMatch(m, doc)
	menutest.WantTexts(t, h, "aim reached")

	menutest.Press(t, h, "share")
	card := h.Top().(*share.Dialog).Shared.Picture
	rows := ""
	for _, r := range card.Rows {
		rows += r.Words + " " + r.Figure + "\n"
	}
	for _, want := range []string{"Ada", "The aim: 100 points, rank 9"} {
		if !strings.Contains(rows, want) {
			t.Errorf("the picture has the rows %q, want %q", rows, want)
		}
	}
	if r := card.Rows[1]; r.Stars != 1 || card.Rows[0].Face != "guest3" {
		t.Errorf("the picture has %d stars for a reached aim and the face %s, want 1 and Ada's", r.Stars,
			card.Rows[0].Face)
	}
	h.Pop()

	for i, id := range []string{"alone", "beside"} {
		menutest.Press(t, h, "play")
		menutest.WantScene(t, h, "ask-beside")
		menutest.Press(t, h, id)
		if _, ok := h.Reference(h.CurrentDoc()); ok != (i == 1) || table().Over() {
			t.Errorf("answer %s: the new game has a reference: %v", id, ok)
		}
	}
	if err := h.Docs.Delete(doc); err != nil {
		t.Fatal(err)
	}
	before := table()
	menutest.Press(t, h, "play")
	if table() == before || h.Top().Name() != "today" {
		t.Errorf("without the record, Play again leads to %s, want a new game at once", h.Top().Name())
	}
}

// TestDailyPostcardOfStreak checks that the shared picture tells the number of consecutive days,
// and has no star if the aim was missed.
func TestDailyPostcardOfStreak(t *testing.T) {
	h, table := newDailyApp(t, 0) // no rank reaches it
	now := h.Now()
	for day := 1; day >= 0; day-- {
		h.Calendar.Clock = func() time.Time { return now.AddDate(0, 0, -day) }
		if err := h.StartDaily(h.Today()); err != nil {
			t.Fatal(err)
		}
		h.RecordFinished(menutest.PlayRandomly(t, table()))
	}
	c := New(h).(*dailyDialog).postcard()
	if n := len(c.Rows); n != 3 || c.Rows[1].Stars != 0 || c.Rows[2].Words != "2 days in a row" {
		t.Errorf("the picture has the rows %+v, want the result, the missed aim and two days", c.Rows)
	}
}

// TestFriendsRecords checks that of several received items the first record of today's deal is
// used, and that the reason is shown if there is none.
func TestFriendsRecords(t *testing.T) {
	h, table := newDailyApp(t, 2)
	game, setup := h.Daily(h.Today())
	setup.Seats = slices.Clone(setup.Seats)
	setup.Seats[0] = match.Seat{Name: "Zoe", PersonID: "p00000000000000ff"}
	friend, err := match.New(game, setup, nil)
	if err != nil {
		t.Fatal(err)
	}
	record := menutest.PlayRandomly(t, friend).Text()
	setup.Seed++
	other, err := match.New(game, setup, nil)
	if err != nil {
		t.Fatal(err)
	}
	item := func(data string, err error) importer.Item {
		return importer.Item{Read: func() ([]byte, error) { return []byte(data), err }}
	}
	unreadable := item("", errors.New("it can't be read"))
	whole := string(record)
	damaged := item(whole[:len(whole)-9], nil)
	receive := func(all []importer.Item, err error) {
		t.Helper()
		s := h.Top().(*dailyDialog)
		s.readRecords(all, err)
		for range 5000 {
			if s.reading == nil {
				return
			}
			if s.reading.Step() {
				s.reading = nil
				s.recordRead()
			}
			time.Sleep(time.Millisecond)
		}
		t.Fatal("the record is not read")
	}
	menutest.Push(h, New(h))
	for want, all := range map[string][]importer.Item{
		"It can't be read": {unreadable}, "no game and no players": {unreadable, item("Hello", nil)},
		"another deal":              {item(string(menutest.PlayRandomly(t, other).Text()), nil)},
		"wasn't written completely": {damaged},
	} {
		receive(all, nil)
		menutest.WantScene(t, h, "message")
		menutest.WantTexts(t, h, want)
		h.Pop()
	}
	receive(nil, errors.New("nothing can be read"))
	menutest.WantScene(t, h, "message")
	h.Pop()
	receive([]importer.Item{unreadable, item("Hello", nil), item(whole, nil)}, nil)
	menutest.WantScene(t, h, "ask-beside")
	menutest.Press(t, h, "beside")
	if his, ok := h.Reference(h.CurrentDoc()); !ok || his.Seats()[0].Name != "Zoe" || table().Over() {
		t.Errorf("the challenge is played beside %v (found: %v), want the friend's game", his, ok)
	}
}

// TestDailyCannotBePlayed checks that a challenge that cannot be started or continued gives a
// message.
func TestDailyCannotBePlayed(t *testing.T) {
	h, table := newDailyApp(t, 2)
	menutest.Push(h, New(h))
	menutest.Press(t, h, "play")
	playOn := menutest.Node(t, h, "play")
	if err := h.Docs.Delete(h.CurrentDoc()); err != nil {
		t.Fatal(err)
	}
	playOn.Press()
	menutest.WantScene(t, h, "message")
	h.Pop()
	h.Top().(*dailyDialog).startWithReference(h.Today(), table()) // it is not over
	menutest.WantScene(t, h, "message")
	menutest.WantTexts(t, h, "can't be compared")
}
