package table

import (
	"testing"

	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/ui"
)

// TestLogHasRoom checks that the log keeps room for two lines in every class of window, with up to
// six seats and letters of scale 1.5.
func TestLogHasRoom(t *testing.T) {
	rival := Rival{DrawRow: func(*paint.Canvas, geom.Rect) {}}
	for _, size := range [][2]int{{1280, 720}, {820, 1180}, {800, 600}} {
		for _, letters := range []float64{1, 1.5} {
			l := ui.NewLayout(size[0], size[1])
			l.View.Text = letters
			for seats := 1; seats <= 6; seats++ {
				for _, own := range []Ledger{{}, {RowHeight: 46, HeadHeight: 13, TallHeight: 178},
					{RowHeight: 46, HeadHeight: 13, TallHeight: 178, Rival: rival}} {
					if own.Rival.DrawRow != nil && seats > 2 {
						continue // games with more seats have no rival
					}
					if c := layOutChrome(l, seats, false, own); c.log.H < minLogHeight-4 {
						t.Errorf("window %v, letters %.1f, %d seats, rows of %.0f: log height %.0f, want %d",
							size, letters, seats, own.RowHeight, c.log.H, minLogHeight-4)
					} else if own.Rival.DrawRow != nil && !c.rows.Empty() &&
						(c.rival.H < 30 || c.rival.Y < c.rows.Bottom()) {
						t.Errorf("window %v, letters %.1f, %d seats: rival row %v too low or not below the rows %v",
							size, letters, seats, c.rival, c.rows)
					}
				}
			}
		}
	}
}

// TestLogTakesFreeRoom checks that the log grows into the free part of the decision's area, up to
// its full height, and never over the decision. With six seats, five entries of two lines fit then.
func TestLogTakesFreeRoom(t *testing.T) {
	for _, letters := range []float64{1, 1.5} {
		l := ui.NewLayout(1280, 720)
		l.View.Text = letters
		for _, free := range []float64{-20, 5, 80, 200} {
			c := layOutChrome(l, 6, false, Ledger{RowHeight: 46, HeadHeight: 13})
			was, gap, end := c.log.H, c.decision.Y-c.log.Bottom(), c.decision.Bottom()
			c.lendToLog(c.decision.Y + free)
			want := was
			if more := min(free, fullLogHeight*letters-was); more > 20*letters { // at least a line
				want += more
			}
			if c.log.H != want || c.decision.Y-c.log.Bottom() != gap || c.decision.Bottom() != end {
				t.Errorf("letters %.1f, %.0f free: the log is %.0f high, want %.0f; the decision is at %v", letters, free,
					c.log.H, want, c.decision)
			}
			_, lines := c.log.Pad(4, 2).CutTop(logHeadHeight)
			if entry := 2*logStyle.Size*logStyle.LineHeight + 3; letters == 1 && free >= 80 && lines.H < 5*entry {
				t.Errorf("%.0f free: the lines of the log are %.0f high, want room for five entries", free, lines.H)
			}
		}
	}
}

// TestTitlesAreKeptClear checks that the titles of the plaque and the ledger are inside the window,
// and that a phone has none.
func TestTitlesAreKeptClear(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {1024, 768}, {820, 1180}} {
		l := ui.NewLayout(size[0], size[1])
		fr := frame{chromeLayout: layOutChrome(l, 4, false, Ledger{})}
		fr.window = l
		titles := fr.titles()
		if want := 1; len(titles) < want || !fr.rows.Empty() && len(titles) < 3 {
			t.Errorf("%v: %d titles are kept clear, want those of the plaque and of the ledger with its columns", size,
				len(titles))
		}
		for _, r := range titles {
			if r.Union(l.Full) != l.Full {
				t.Errorf("%v: the title at %v leaves the window %v", size, r, l.Full)
			}
		}
	}
}

// TestCoachRowsOfTallWindows checks that the coach's panel of a tall window has room for as many
// moves with large letters as with those of standard size, and for one less below a high ledger.
func TestCoachRowsOfTallWindows(t *testing.T) {
	for _, letters := range []float64{1, 1.25, 1.5} {
		l := ui.NewLayout(820, 1180)
		l.View.Text = letters
		for seats := 1; seats <= 6; seats++ {
			for want, own := range map[int]Ledger{mostCoachRows: {}, mostCoachRows - 1: {TallHeight: 178}} {
				fr := frame{chromeLayout: layOutChrome(l, seats, false, own)}
				fr.window = l
				if got := fr.coachRows(); got < want {
					t.Errorf("letters %.2f, %d seats, ledger of %.0f: %d rows, want %d; the log is %.0f high", letters, seats,
						own.TallHeight, got, want, fr.log.H)
				}
			}
		}
	}
}
