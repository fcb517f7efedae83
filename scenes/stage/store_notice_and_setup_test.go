package stage

import (
	"errors"
	"strings"
	"testing"

	"gulch/engine/match"
	"gulch/scenes/store"
)

func TestStoreNoticeIsShown(t *testing.T) {
	h, _ := newTestApp(t, store.NewMemory(errors.New("you'll lose your games when you close this page")))
	if !strings.Contains(h.toast.text, "lose your games") {
		t.Errorf("the toast is %q, want the notice of the store", h.toast.text)
	}
	h.Push(&blank{})
	h.watchStore()
	if !strings.Contains(h.badge.text, "Not everything is saved. You'll lose your games") || len(h.toastLog) != 1 {
		t.Errorf("the badge is %q, the toasts are %q; want the notice as a badge, and once as a toast", h.badge.text,
			h.toastLog)
	}
}

// TestShuffledSeats checks that shuffled seats are the same seats in an order that depends on the
// random numbers, and that the original is unchanged.
func TestShuffledSeats(t *testing.T) {
	seats := threeSeats().Seats
	orders := map[string]bool{}
	for range 200 {
		order := ""
		for _, s := range Shuffled(seats) {
			order += s.Name
		}
		orders[order] = true
	}
	if len(orders) != 6 || seats[0].Name != "Ada" {
		t.Errorf("the orders are %v, want all 6 of three seats; the original begins with %s", orders, seats[0].Name)
	}
}

// TestInvalidSetupStartsNothing checks that a game with an invalid setup opens no table and leaves
// no document.
func TestInvalidSetupStartsNothing(t *testing.T) {
	h, tables := newTestApp(t, store.NewMemory(nil))
	setup := threeSeats()
	setup.Seats = setup.Seats[:1]
	if err := h.Start(h.Games[0], setup); err == nil || len(*tables) > 0 || len(h.Saved()) > 0 {
		t.Errorf("Start with one seat: error %v, %d tables, %d games; want an error only", err, len(*tables),
			len(h.Saved()))
	}
	r, err := match.New(h.Games[0], threeSeats(), nil)
	if err != nil {
		t.Fatal(err)
	}
	replay, err := r.Replay()
	if err != nil {
		t.Fatal(err)
	}
	if err := h.Branch(replay, 99); err == nil || len(*tables) > 0 || len(h.Saved()) > 0 {
		t.Errorf("Branch after the end: error %v, %d tables, %d games; want an error only", err, len(*tables),
			len(h.Saved()))
	}
}
