package narrowgauge_test

import (
	"image"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"gulch/engine"
	"gulch/engine/match"
	rules "gulch/engine/narrowgauge"
	"gulch/scenes/drive"
	"gulch/scenes/probe"
	"gulch/scenes/tabletest"
)

// recordWithSealedBid returns the record of a game of two people in which the first one has sealed
// a bid: the largest possible bid if largest is true, otherwise the smallest. The two records
// differ only in this bid, which the second person must not learn.
func recordWithSealedBid(t *testing.T, largest bool) []byte {
	t.Helper()
	m, err := match.New(rules.Game, setup(2, 6, nil), nil)
	if err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewPCG(5, 5))
	bids := 0
	for m.Turn() != 1 || m.State().Phase() != rules.PhaseBid || bids < 2 {
		move := m.Legal()[r.IntN(len(m.Legal()))]
		if m.Turn() == 0 && m.State().Phase() == rules.PhaseBid {
			if bids++; bids == 2 { // by the second bid the cards have been dealt
				move = m.Legal()[0]
				if largest {
					move = m.Legal()[len(m.Legal())-1]
				}
			}
		}
		if _, err := m.Play(move); err != nil {
			t.Fatal(err)
		}
	}
	return m.Text()
}

// TestNothingPrivateIsSeen checks, in a game of two people, that nothing on the hand-over screen
// and on the table depends on the hidden bid of the other person: no pixel, no log line, no label.
func TestNothingPrivateIsSeen(t *testing.T) {
	if !drive.NeedPixels(t, drive.Coarse) {
		return
	}
	var covers, tables []*image.RGBA
	var labels []string
	for _, largest := range []bool{false, true} {
		app := resume(t, recordWithSealedBid(t, largest))
		app.WaitScene("handover")
		app.Move(3, 3)
		covers = append(covers, settledFrame(app))
		app.Shot("handover.png")
		app.ClickTarget("ready")
		app.WaitScene("narrowgauge/bid")
		app.Move(3, 3)
		tables = append(tables, settledFrame(app))
		app.Shot("handover-after.png")
		labels = append(labels, allWords(app.Snapshot()))
	}
	if at := tabletest.DiffImages(covers[0], covers[1]); !at.Equal() {
		t.Errorf("the hand-over screen shows private information in %v", at)
	}
	if at := tabletest.DiffImages(tables[0], tables[1]); !at.Equal() {
		t.Errorf("the table of one player shows private information of the other one in %v", at)
	}
	if labels[0] != labels[1] {
		t.Errorf("the labels depend on private information of the other player:\n%s\n%s", labels[0], labels[1])
	}
}

// settledFrame waits until the screen stops changing, and returns the frame.
func settledFrame(app *drive.App) *image.RGBA {
	last := app.Frame()
	for range 30 {
		app.Tick(100)
		now := app.Frame()
		if slices.Equal(last.Pix, now.Pix) {
			return now
		}
		last = now
	}
	return last
}

// allWords returns as one text all IDs, labels and tooltips on the screen, and what the screen
// reader has said last.
func allWords(s probe.Snapshot) string {
	var b strings.Builder
	for _, x := range s.Targets {
		b.WriteString(x.ID + " " + x.Label + " " + x.Tip + "\n")
	}
	return b.String() + s.Said
}

// TestHandOver checks that a hand-over screen comes before each decision of the other person, so
// that a seat never has to decide while the other person holds the device.
func TestHandOver(t *testing.T) {
	m, err := match.New(rules.Game, setup(2, 6, nil), nil)
	if err != nil {
		t.Fatal(err)
	}
	app := resume(t, m.Text())
	holder, passed := engine.NoSeat, 0
	for range 12 {
		app.Tick(8)
		now := app.WaitFor("a decision", func(s probe.Snapshot) bool {
			return !s.Busy && (s.Scene == "handover" || s.State["person"] == true || s.State["passing"] == true)
		})
		if now.State["passing"] == true {
			app.ClickTarget("pass-device")
			now = app.WaitScene("handover")
		}
		if now.Scene == "handover" {
			app.ClickTarget("ready")
			app.WaitFor("the table", func(s probe.Snapshot) bool {
				return strings.HasPrefix(s.Scene, "narrowgauge/") &&
					!s.Busy
			})
			holder = turn(app)
			passed++
			continue
		}
		if turn(app) != holder {
			t.Fatalf("seat %d has to decide while seat %d has the device, in scene %s", turn(app), holder, now.Scene)
		}
		if !pressFirstMove(app) {
			break
		}
	}
	if passed < 2 {
		t.Errorf("%d hand-overs, expected more", passed)
	}
}

func turn(app *drive.App) engine.Seat {
	n, _ := app.Snapshot().State["turn"].(float64)
	return engine.Seat(n)
}

// pressFirstMove presses the first node whose press makes a move. It returns false if there is no
// such node.
func pressFirstMove(app *drive.App) bool {
	for _, x := range app.Snapshot().Targets {
		if x.Role == "move" && x.Enabled {
			app.ClickTarget(x.ID)
			app.Tick(4)
			return true
		}
	}
	return false
}
