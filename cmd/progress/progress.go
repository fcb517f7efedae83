// Package progress shows the progress of long command-line work: on a terminal as a bar, elsewhere
// as a line every 30 seconds, so that a log shows activity. Both go to the error stream. A command
// calls [Start], then [Work.Add] and [Work.Note] from any goroutine, and [Work.End]. The commands
// dev, arena and fuzz use it.
package progress

import (
	"fmt"
	"io"
	"os"
	"strings"
	"sync"
	"time"

	"golang.org/x/term"
)

// LineInterval is the interval between two lines without a terminal.
const LineInterval = 30 * time.Second

// Work is a running piece of work. Its methods may be called by several goroutines; those of a nil
// *Work do nothing.
type Work struct {
	mu    sync.Mutex
	out   io.Writer
	bar   bool      // whether out is a terminal
	drawn time.Time // when the bar was drawn last
	what  string
	units string
	total int // total number of units, 0 if unknown
	done  int
	note  string
	began time.Time
	now   func() time.Time
	width int           // characters that fit beside the bar
	stop  chan struct{} // closed to stop the lines
	quiet sync.WaitGroup
}

// Start begins to show the progress of work on out, usually os.Stderr. what names the work and
// units its pieces, in plural: "play", "games". total is the number of pieces, 0 if unknown.
func Start(out io.Writer, what, units string, total int) *Work {
	w := &Work{out: out, what: what, units: units, total: total, began: time.Now(), now: time.Now,
		stop: make(chan struct{})}
	if isTerminal(out) {
		w.bar, w.width = true, noteWidth(out)
		w.redraw()
		return w
	}
	w.quiet.Go(func() {
		tick := time.NewTicker(LineInterval)
		defer tick.Stop()
		for {
			select {
			case <-tick.C:
				fmt.Fprintln(out, w.Line())
			case <-w.stop:
				return
			}
		}
	})
	return w
}

func isTerminal(out io.Writer) bool {
	file, ok := out.(*os.File)
	return ok && term.IsTerminal(int(file.Fd()))
}

// barWidth is the width of the bar itself in columns, with a free column at the end so that nothing
// wraps.
const barWidth = 18

// noteWidth returns the number of characters that fit beside the bar on its line.
func noteWidth(out io.Writer) int {
	if file, ok := out.(*os.File); ok {
		if columns, _, err := term.GetSize(int(file.Fd())); err == nil && columns > barWidth {
			return columns - barWidth
		}
	}
	return 80 - barWidth
}

// minRedraw is the minimum time between two drawings of the bar.
const minRedraw = 100 * time.Millisecond

// barText returns the bar itself: filled in proportion to the progress, or with a moving block if
// the total is unknown.
func (w *Work) barText(now time.Time) string {
	const length = 16
	if w.total == 0 {
		at := int(now.Sub(w.began)/minRedraw) % length
		return strings.Repeat("░", at) + "█" + strings.Repeat("░", length-1-at)
	}
	full := length * min(w.done, w.total) / w.total
	return strings.Repeat("█", full) + strings.Repeat("░", length-full)
}

// Add records that n more pieces are done.
func (w *Work) Add(n int) {
	if w == nil {
		return
	}
	w.mu.Lock()
	defer w.mu.Unlock()
	w.done += n
	w.redraw()
}

// Note sets the text after the counts: an intermediate result, or the current piece.
func (w *Work) Note(format string, args ...any) {
	if w == nil {
		return
	}
	w.mu.Lock()
	defer w.mu.Unlock()
	w.note = fmt.Sprintf(format, args...)
	w.redraw()
}

// redraw draws the bar over the previous one. The caller holds the lock.
func (w *Work) redraw() {
	now := w.now()
	if !w.bar || now.Sub(w.drawn) < minRedraw {
		return
	}
	w.drawn = now
	line := []rune(w.line())
	fmt.Fprintf(w.out, "\r\x1b[2K%s %s", w.barText(now), string(line[:min(len(line), w.width)]))
}

// End removes the bar.
func (w *Work) End() {
	if w == nil {
		return
	}
	close(w.stop)
	w.quiet.Wait()
	if w.bar {
		fmt.Fprint(w.out, "\r\x1b[2K")
	}
}

// Line returns the progress in one line: "play: 120 of 400 games, 53 % (48–58), 2 min 10 s left".
func (w *Work) Line() string {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.line()
}

func (w *Work) line() string {
	parts := []string{fmt.Sprintf("%s: %d %s", w.what, w.done, w.units)}
	if w.total >= w.done && w.total > 0 {
		parts[0] = fmt.Sprintf("%s: %d of %d %s", w.what, w.done, w.total, w.units)
	}
	if w.note != "" {
		parts = append(parts, w.note)
	}
	spent := w.now().Sub(w.began)
	if w.done > 0 && w.total >= w.done {
		parts = append(parts, Duration(time.Duration(float64(spent)*float64(w.total-w.done)/float64(w.done)))+" left")
	} else {
		parts = append(parts, Duration(spent))
	}
	return strings.Join(parts, ", ")
}

// Duration formats a time for people: "8 s", "2 min 10 s", "1 h 5 min".
func Duration(d time.Duration) string {
	s := int(d.Round(time.Second).Seconds())
	switch {
	case s < 60:
		return fmt.Sprintf("%d s", s)
	case s < 3600:
		return fmt.Sprintf("%d min %d s", s/60, s%60)
	}
	return fmt.Sprintf("%d h %d min", s/3600, s/60%60)
}
