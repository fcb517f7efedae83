package stage

import (
	"testing"

	"gulch/scenes/store"
)

// TestStoredAimIsUsed checks that the target of the daily challenge is not computed again on the
// same day.
func TestStoredAimIsUsed(t *testing.T) {
	docs := store.NewMemory(nil)
	h, _ := newTestApp(t, docs)
	today := h.Today()
	if err := docs.Write(aimDoc, []byte(`{"date":"`+today.String()+`","points":77,"rank":2}`)); err != nil {
		t.Fatal(err)
	}
	a := h.DailyAim(today)
	if points, rank, known := a.Result(); points != 77 || rank != 2 || !known || a.Step() {
		t.Errorf("the target is rank %d with %d points, known: %v; want the stored one, rank 2 with 77", rank, points,
			known)
	}
}
