package calendar

import (
	"testing"
	"time"
	_ "time/tzdata" // time zones for machines that have none installed
)

// places are time zones with all kinds of offsets and changes: zones far from UTC, zones whose
// offset is not a whole number of hours, and zones whose clocks change at midnight, by half an
// hour, by two hours, four times a year, or across the date line.
var places = []string{
	"UTC", "Europe/Berlin", "America/Los_Angeles", "Pacific/Kiritimati", "Pacific/Pago_Pago", "Pacific/Chatham",
	"Asia/Kathmandu", "America/Havana", "America/Santiago", "Asia/Beirut", "Africa/Cairo", "Atlantic/Azores",
	"Australia/Lord_Howe", "Antarctica/Troll", "Africa/Casablanca", "America/St_Johns", "America/Nuuk",
}

// The period that the tests cover. It is two years long, so that each yearly change of clocks
// occurs twice.
var (
	firstHour = time.Date(2025, 1, 1, 0, 0, 0, 0, time.UTC)
	lastHour  = firstHour.AddDate(2, 0, 0)
)

// calendarIn returns a calendar for the named time zone. Its clock shows *now, which the test sets.
func calendarIn(t *testing.T, name string, now *time.Time) Calendar {
	t.Helper()
	place, err := time.LoadLocation(name)
	if err != nil {
		t.Fatal(err)
	}
	return In(place, func() time.Time { return *now })
}

func at(t *testing.T, text string) time.Time {
	t.Helper()
	out, err := time.Parse(time.RFC3339, text)
	if err != nil {
		t.Fatal(err)
	}
	return out
}

func TestInstantsAreReadAtThePlayersPlace(t *testing.T) {
	for _, c := range []struct{ place, instant, date, hour string }{
		{"America/Los_Angeles", "2026-11-28T03:30:00Z", "2026-11-27", "19:30"},
		{"America/Los_Angeles", "2026-11-28T08:10:00Z", "2026-11-28", "00:10"},
		{"America/Los_Angeles", "2026-07-15T06:30:00Z", "2026-07-14", "23:30"},
		{"Europe/Berlin", "2026-07-14T22:30:00Z", "2026-07-15", "00:30"},
		{"Europe/Berlin", "2026-12-14T22:30:00Z", "2026-12-14", "23:30"},
		{"Europe/Berlin", "2026-12-31T23:00:00Z", "2027-01-01", "00:00"},
		{"Pacific/Kiritimati", "2026-05-04T10:00:00Z", "2026-05-05", "00:00"},
		{"Pacific/Pago_Pago", "2026-05-04T10:59:00Z", "2026-05-03", "23:59"},
		{"Asia/Kathmandu", "2024-02-28T18:15:00Z", "2024-02-29", "00:00"},
		{"Pacific/Apia", "2011-12-30T09:59:59Z", "2011-12-29", "23:59"}, // after this instant the date line was moved
		{"Pacific/Apia", "2011-12-30T10:00:00Z", "2011-12-31", "00:00"},
	} {
		calendar := calendarIn(t, c.place, nil)
		instant := at(t, c.instant)
		for _, written := range []time.Time{instant, instant.In(time.FixedZone("elsewhere", -5*3600)),
			instant.Local()} {
			if date, hour := calendar.DateOf(written), calendar.TimeOfDay(written); date.String() != c.date ||
				hour != c.hour {
				t.Errorf("%s in %s is %s %s, want %s %s", written, c.place, date, hour, c.date, c.hour)
			}
		}
	}
}

func TestWatchSeesEachMidnight(t *testing.T) {
	now := at(t, "2026-03-28T10:00:00Z")
	calendar := calendarIn(t, "Europe/Berlin", &now)
	var w Watch
	if w.Changed(calendar) {
		t.Error("the first call of Changed returns true")
	}
	for _, c := range []struct {
		now  string
		want bool
	}{
		{"2026-03-28T22:59:59.9Z", false},
		{"2026-03-28T23:00:00.1Z", false}, // less than a second after the last check
		{"2026-03-28T23:00:01Z", true},    // midnight has passed
		{"2026-03-28T23:00:30Z", false},
		{"2026-03-29T00:59:59Z", false},
		{"2026-03-29T01:00:01Z", true}, // clocks were set forward
		{"2026-03-30T03:00:00Z", true}, // the device has slept for a night
		{"2026-03-29T12:00:00Z", true}, // the device's clock was set back
		{"2026-03-29T12:00:09Z", false},
	} {
		now = at(t, c.now)
		if got := w.Changed(calendar); got != c.want {
			t.Errorf("at %s Changed returns %v, want %v", c.now, got, c.want)
		}
	}
	calendar = calendarIn(t, "Asia/Tokyo", &now) // the device travels to another time zone, on the same date
	if now = now.Add(time.Minute); !w.Changed(calendar) {
		t.Error("Changed returns false after a change of the time zone")
	}
}

func TestParse(t *testing.T) {
	for _, date := range []Date{{2026, time.May, 4}, {2024, time.February, 29}, {1999, time.December, 31}} {
		if got, err := Parse(date.String()); err != nil || got != date {
			t.Errorf("%s is parsed as %s, error %v", date, got, err)
		}
	}
	for _, text := range []string{"", "2026-02-29", "2026-13-01", "2026-5-4", "04.05.2026", "2026-05-04T10:00:00Z"} {
		if got, err := Parse(text); err == nil {
			t.Errorf("%q is parsed as %s, want an error", text, got)
		}
	}
}

func TestClockHasNoMonotonicReading(t *testing.T) {
	if now := System().Now(); now != now.Round(0) {
		t.Errorf("%v has a monotonic reading, which stops while a device sleeps", now)
	}
}
