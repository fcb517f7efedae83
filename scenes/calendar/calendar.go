// Package calendar owns the question which day it is for the player.
//
// What is kept of a game, an answer or a person is an instant (a [time.Time], stored in UTC). A date
// exists only for a reader: it is what the calendars at the player's place show at that instant. So
// instants are kept and converted when they are read, and only this package converts them:
// [Calendar.DateOf] returns the date of an instant, [Calendar.TimeOfDay] the hours and minutes,
// [Calendar.Today] the date now. Days are counted by [Date], which has no hours: a day of 23 or 25
// hours is one day.
//
// The offset between UTC and the clocks of a place changes in the course of a year and of history. On
// a desktop Go knows all offsets of the place. In a browser Go knows only the offset at which the
// program started, so the browser is asked for the offset at each instant.
package calendar

import (
	"fmt"
	"math"
	"time"

	"gulch/render/words"
)

// Calendar returns the time and the dates of one player. The zero value is not usable: see [System].
type Calendar struct {
	// Clock returns the time now, without a monotonic reading: that clock stops while a device sleeps.
	Clock func() time.Time
	// Offset returns by how much the clocks at the player's place are ahead of UTC at an instant.
	Offset func(time.Time) time.Duration
}

// System returns the calendar of this device: its clock and its time zone.
func System() Calendar {
	return Calendar{Clock: func() time.Time { return time.Now().Round(0) }, Offset: systemOffset}
}

// In returns a calendar for a place that Go knows. clock may be nil if only instants are converted.
func In(place *time.Location, clock func() time.Time) Calendar {
	return Calendar{Clock: clock, Offset: func(t time.Time) time.Duration { return offsetIn(place, t) }}
}

// offsetIn returns by how much the clocks of a place are ahead of UTC at an instant.
func offsetIn(place *time.Location, t time.Time) time.Duration {
	_, seconds := t.In(place).Zone()
	return time.Duration(seconds) * time.Second
}

// local returns a time whose fields are what the clocks at the player's place show at an instant.
func (c Calendar) local(t time.Time) time.Time { return t.UTC().Add(c.Offset(t)) }

// Now returns the time now.
func (c Calendar) Now() time.Time { return c.Clock() }

// Today returns the date now.
func (c Calendar) Today() Date { return c.DateOf(c.Now()) }

// DateOf returns the player's date at an instant.
func (c Calendar) DateOf(t time.Time) Date { return dateOf(c.local(t)) }

// TimeOfDay returns the player's hours and minutes at an instant: "21:30".
func (c Calendar) TimeOfDay(t time.Time) string { return c.local(t).Format("15:04") }

// Watch detects that the date has changed, or the offset of the player's place. What shows a date has
// to be laid out again then. The zero value is ready for use.
type Watch struct {
	seen   bool
	looked time.Time
	date   Date
	offset time.Duration
}

// Changed reports whether the date or the offset differs from that of an earlier call. It may be
// called at every tick: it looks at most once a second, and at once if the clock was set.
func (w *Watch) Changed(c Calendar) bool {
	now := c.Now()
	if w.seen && now.Sub(w.looked).Abs() < time.Second {
		return false
	}
	date, offset := c.DateOf(now), c.Offset(now)
	changed := w.seen && (date != w.date || offset != w.offset)
	*w = Watch{seen: true, looked: now, date: date, offset: offset}
	return changed
}

// Date is a day of the Gregorian calendar, without hours and without a time zone. Dates can be
// compared by ==. The zero value is no day.
type Date struct {
	Year  int
	Month time.Month
	Day   int
}

// dateOf returns the date in the fields of a time.
func dateOf(t time.Time) Date {
	y, m, d := t.Date()
	return Date{y, m, d}
}

// Parse reads a date as [Date.String] writes it. It returns an error if there is no such day.
func Parse(text string) (Date, error) {
	t, err := time.Parse(time.DateOnly, text)
	if err != nil {
		return Date{}, fmt.Errorf("%q is no date", text)
	}
	return dateOf(t), nil
}

// Noon returns 12:00 UTC on the date, for libraries that count in hours: the noons of consecutive
// dates are 24 hours apart.
func (d Date) Noon() time.Time { return time.Date(d.Year, d.Month, d.Day, 12, 0, 0, 0, time.UTC) }

// DateOfNoon returns the date of which an instant is the [Date.Noon].
func DateOfNoon(noon time.Time) Date { return dateOf(noon.UTC()) }

// IsZero reports whether the date is the zero value.
func (d Date) IsZero() bool { return d == Date{} }

// Add returns the date n days later, or earlier if n is negative.
func (d Date) Add(n int) Date { return dateOf(d.Noon().AddDate(0, 0, n)) }

// DaysUntil returns how many days later another date is. It is negative if that is earlier.
func (d Date) DaysUntil(other Date) int {
	return int(math.Round(other.Noon().Sub(d.Noon()).Hours() / 24))
}

// Compare returns -1 if the date is before another one, 1 if it is after it, 0 if they are equal.
func (d Date) Compare(other Date) int { return d.Noon().Compare(other.Noon()) }

// Weekday returns the day of the week.
func (d Date) Weekday() time.Weekday { return d.Noon().Weekday() }

// String returns the date as files and records have it: "2026-05-04".
func (d Date) String() string { return fmt.Sprintf("%04d-%02d-%02d", d.Year, int(d.Month), d.Day) }

// Words returns the date in the player's language: "4 May 2026".
func (d Date) Words() string { return words.Date(d.Year, d.Month, d.Day) }
