// Package progress shows the progress of long work on the command line. On a terminal it draws a
// bar. Otherwise it prints a line every 30 seconds, so that a log shows that the work continues.
// Both are written to the standard error. A command calls [Start], then [Work.Add] and [Work.Note]
// from any goroutine, and [Work.End]. The commands dev, arena and fuzz use this package.
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

// LineInterval is the time between two lines that show the progress if the output is not a
// terminal.
const LineInterval = 30 * time.Second

// Work is some work whose progress is displayed. Its methods may be called from several goroutines.
// The methods of a nil *Work do nothing.
type Work struct {
	mu    sync.Mutex
	out   io.Writer
	bar   bool      // out is a terminal, so a bar is drawn
	drawn time.Time // time at which the bar was last drawn
	what  string
	units string
	total int // total number of pieces of work, 0 if unknown
	done  int
	note  string
	began time.Time
	now   func() time.Time
	width int           // number of characters of text that fit on the line beside the bar
	stop  chan struct{} // closed to end the goroutine that prints the lines
	quiet sync.WaitGroup
}

// Start begins to show the progress of some work. out receives the text and is usually os.Stderr.
// what names the work, such as "play", and units its pieces in the plural, such as "games". total
// is the number of pieces, 0 if it is unknown.
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

// barWidth is the width of the bar in columns. It includes one empty column at the end of the line,
// so that the terminal does not wrap the line.
const barWidth = 18

// noteWidth returns the number of characters of text that fit beside the bar on a line of the
// terminal.
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

// barText returns the text of the bar. The bar is filled in proportion to the progress. If the
// total is unknown, it shows a moving block.
func (w *Work) barText(now time.Time) string {
	const length = 16
	if w.total == 0 {
		at := int(now.Sub(w.began)/minRedraw) % length
		return strings.Repeat("░", at) + "█" + strings.Repeat("░", length-1-at)
	}
	full := length * min(w.done, w.total) / w.total
	return strings.Repeat("█", full) + strings.Repeat("░", length-full)
}

// Add adds n to the number of pieces that are done.
func (w *Work) Add(n int) {
	if w == nil {
		return
	}
	w.mu.Lock()
	defer w.mu.Unlock()
	w.done += n
	w.redraw()
}

// Note sets a text that is shown after the numbers, such as an intermediate result or the name of
// the current piece. The arguments are those of fmt.Sprintf.
func (w *Work) Note(format string, args ...any) {
	if w == nil {
		return
	}
	w.mu.Lock()
	defer w.mu.Unlock()
	w.note = fmt.Sprintf(format, args...)
	w.redraw()
}

// redraw draws the bar in place of the previous one. The mutex must be held.
func (w *Work) redraw() {
	now := w.now()
	if !w.bar || now.Sub(w.drawn) < minRedraw {
		return
	}
	w.drawn = now
	line := []rune(w.line())
	fmt.Fprintf(w.out, "\r\x1b[2K%s %s", w.barText(now), string(line[:min(len(line), w.width)]))
}

// End removes the bar and stops showing the progress.
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

// Line returns the progress as one line, such as "play: 120 of 400 games, 53 % (48–58), 2 min 10 s
// left".
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

// Duration returns a duration as text for people, such as "8 s", "2 min 10 s" or "1 h 5 min".
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
