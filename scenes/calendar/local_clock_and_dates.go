// Package calendar computes the player's local dates and times.
//
// Games, answers and persons are stored with instants ([time.Time] in UTC). Only when they are
// shown, instants are converted to local dates and times, and only this package does that:
// [Calendar.DateOf] returns the local date of an instant, [Calendar.TimeOfDay] the hours and
// minutes, and [Calendar.Today] the current date. Days are counted with [Date], which has no hours,
// so a day of 23 or 25 hours counts as one day. [Watch] detects a change of the date or the time
// zone. Package stage and the screens call this package. It does not depend on the games.
//
// The offset between local time and UTC changes during a year and over the years. On a desktop,
// Go's library has all offsets of the time zone. In a browser it has only the offset at the start
// of the program, so this package calls the browser's Date for each instant.
package calendar

import (
	"fmt"
	"math"
	"time"

	"gulch/render/i18n"
)

// Calendar contains the clock and the time zone of a player. The zero value is not usable: see
// [System].
type Calendar struct {
	// Clock returns the current time without a monotonic reading, because the monotonic clock stops
	// while a device sleeps.
	Clock func() time.Time
	// Offset returns local time minus UTC at the given instant.
	Offset func(time.Time) time.Duration
}

// System returns the calendar of this device: its clock and its time zone.
func System() Calendar {
	return Calendar{Clock: func() time.Time { return time.Now().Round(0) }, Offset: systemOffset}
}

// In returns a calendar for a time zone of Go's library. clock returns the current time; it may be
// nil if the calendar is used only to convert instants.
func In(place *time.Location, clock func() time.Time) Calendar {
	return Calendar{Clock: clock, Offset: func(t time.Time) time.Duration { return offsetIn(place, t) }}
}

// offsetIn returns local time minus UTC in a time zone at an instant.
func offsetIn(place *time.Location, t time.Time) time.Duration {
	_, seconds := t.In(place).Zone()
	return time.Duration(seconds) * time.Second
}

// local returns a time in UTC whose fields (year to nanosecond) are the local date and time at
// instant t.
func (c Calendar) local(t time.Time) time.Time { return t.UTC().Add(c.Offset(t)) }

// Now returns the current time.
func (c Calendar) Now() time.Time { return c.Clock() }

// Today returns the current local date.
func (c Calendar) Today() Date { return c.DateOf(c.Now()) }

// DateOf returns the local date at an instant.
func (c Calendar) DateOf(t time.Time) Date { return dateOf(c.local(t)) }

// TimeOfDay returns the local hours and minutes at an instant, such as "21:30".
func (c Calendar) TimeOfDay(t time.Time) string { return c.local(t).Format("15:04") }

// Watch detects changes of the local date or of the UTC offset, after which scenes that show a date
// must be rebuilt. The zero value is ready for use.
type Watch struct {
	seen    bool
	checked time.Time
	date    Date
	offset  time.Duration
}

// Changed reports whether the local date or the UTC offset of c has changed since the last check.
// It may be called at every tick. Calls within a second of the last check return false, unless the
// clock was set to another time in between.
func (w *Watch) Changed(c Calendar) bool {
	now := c.Now()
	if w.seen && now.Sub(w.checked).Abs() < time.Second {
		return false
	}
	date, offset := c.DateOf(now), c.Offset(now)
	changed := w.seen && (date != w.date || offset != w.offset)
	*w = Watch{seen: true, checked: now, date: date, offset: offset}
	return changed
}

// Date is a day of the Gregorian calendar, without hours and without a time zone. Dates can be
// compared with ==. The zero value is not a valid day.
type Date struct {
	Year  int
	Month time.Month
	Day   int
}

// dateOf returns the year, month and day of t, in the time zone of t.
func dateOf(t time.Time) Date {
	y, m, d := t.Date()
	return Date{y, m, d}
}

// Parse parses a date in the form that [Date.String] returns. It returns an error if there is no
// such day.
func Parse(text string) (Date, error) {
	t, err := time.Parse(time.DateOnly, text)
	if err != nil {
		return Date{}, fmt.Errorf("%q is not a date", text)
	}
	return dateOf(t), nil
}

// Noon returns 12:00 UTC on the date, for libraries that count in hours. The noons of consecutive
// dates are exactly 24 hours apart.
func (d Date) Noon() time.Time { return time.Date(d.Year, d.Month, d.Day, 12, 0, 0, 0, time.UTC) }

// DateOfNoon returns the date whose [Date.Noon] is the given instant.
func DateOfNoon(noon time.Time) Date { return dateOf(noon.UTC()) }

// IsZero reports whether the date is the zero value.
func (d Date) IsZero() bool { return d == Date{} }

// Add returns the date n days later, or earlier if n is negative.
func (d Date) Add(n int) Date { return dateOf(d.Noon().AddDate(0, 0, n)) }

// DaysUntil returns the number of days from d to other, which is negative if other is earlier.
func (d Date) DaysUntil(other Date) int {
	return int(math.Round(other.Noon().Sub(d.Noon()).Hours() / 24))
}

// Compare returns -1 if d is before other, 1 if it is after other, 0 if they are equal.
func (d Date) Compare(other Date) int { return d.Noon().Compare(other.Noon()) }

// Weekday returns the day of the week.
func (d Date) Weekday() time.Weekday { return d.Noon().Weekday() }

// String returns the date in the form used in files and records, such as "2026-05-04".
func (d Date) String() string { return fmt.Sprintf("%04d-%02d-%02d", d.Year, int(d.Month), d.Day) }

// Words returns the date in the player's language, such as "May 4, 2026".
func (d Date) Words() string { return i18n.Date(d.Year, d.Month, d.Day) }
