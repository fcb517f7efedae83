// Package progress shows how far long work is: on a terminal by a bar that moves, elsewhere by a line now and then, so
// that a log tells that something happens. Both go to the error stream; what the work finds is printed elsewhere.
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

// Rhythm is how often a line comes where there is no terminal.
const Rhythm = 30 * time.Second

// Work is something that takes long. Its methods may be called by several goroutines; those of a nil *Work do nothing.
type Work struct {
	mu    sync.Mutex
	out   io.Writer
	bar   bool      // whether out is a terminal
	drawn time.Time // when the bar was
	what  string
	units string
	total int // units in all, 0 if nobody knows
	done  int
	note  string
	began time.Time
	now   func() time.Time
	width int           // letters that fit beside the bar
	stop  chan struct{} // ends the lines
	quiet sync.WaitGroup
}

// Start begins to show work on out, os.Stderr as a rule. what names it and units its pieces, in plural: "play", "games".
// total is how many pieces there are, 0 if nobody knows.
func Start(out io.Writer, what, units string, total int) *Work {
	w := &Work{out: out, what: what, units: units, total: total, began: time.Now(), now: time.Now, stop: make(chan struct{})}
	if isTerminal(out) {
		w.bar, w.width = true, width(out)
		w.show()
		return w
	}
	w.quiet.Go(func() {
		tick := time.NewTicker(Rhythm)
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

// barWidth is what the bar itself takes of a line, with a column that stays free so that nothing wraps.
const barWidth = 18

// width is how many letters fit beside the bar, and on its line.
func width(out io.Writer) int {
	if file, ok := out.(*os.File); ok {
		if columns, _, err := term.GetSize(int(file.Fd())); err == nil && columns > barWidth {
			return columns - barWidth
		}
	}
	return 80 - barWidth
}

// often is the time for which a bar that was drawn stands at least.
const often = 100 * time.Millisecond

// strip is the bar itself: filled as far as the work is, or with a block that wanders where nobody knows how far that is.
func (w *Work) strip(now time.Time) string {
	const length = 16
	if w.total == 0 {
		at := int(now.Sub(w.began)/often) % length
		return strings.Repeat("░", at) + "█" + strings.Repeat("░", length-1-at)
	}
	full := length * min(w.done, w.total) / w.total
	return strings.Repeat("█", full) + strings.Repeat("░", length-full)
}

// Add notes that n more pieces are done.
func (w *Work) Add(n int) {
	if w == nil {
		return
	}
	w.mu.Lock()
	defer w.mu.Unlock()
	w.done += n
	w.show()
}

// Note sets what is said besides: a share so far, what is worked on.
func (w *Work) Note(format string, args ...any) {
	if w == nil {
		return
	}
	w.mu.Lock()
	defer w.mu.Unlock()
	w.note = fmt.Sprintf(format, args...)
	w.show()
}

// show draws the bar over the one before. The lock is held.
func (w *Work) show() {
	now := w.now()
	if !w.bar || now.Sub(w.drawn) < often {
		return
	}
	w.drawn = now
	line := []rune(w.line())
	fmt.Fprintf(w.out, "\r\x1b[2K%s %s", w.strip(now), string(line[:min(len(line), w.width)]))
}

// End takes the bar away.
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

// Line says how far the work is, in one line: "play: 120 of 400 games, 53 % (48–58), 2 min 10 s left".
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

// Duration writes a time as people say it: "8 s", "2 min 10 s", "1 h 5 min".
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
