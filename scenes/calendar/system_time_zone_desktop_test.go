//go:build !js

package calendar

import (
	"testing"
	"time"
)

// TestSystemOffset checks the local time of day at instants in several time zones.
func TestSystemOffset(t *testing.T) {
	own := time.Local
	defer func() { time.Local = own }()
	for _, name := range places {
		place, err := time.LoadLocation(name)
		if err != nil {
			t.Fatal(err)
		}
		time.Local = place
		for hour := firstHour; hour.Before(lastHour); hour = hour.Add(7 * time.Hour) {
			if got, want := System().TimeOfDay(hour), hour.In(place).Format("15:04"); got != want {
				t.Fatalf("%s: the time of day of %s is %s, want %s", name, hour, got, want)
			}
		}
	}
}

// TestDatesFollowOneAnother checks for each day of two years that it follows the day before, also
// when clocks change, and that the results of DaysUntil, Add and Compare agree with this.
func TestDatesFollowOneAnother(t *testing.T) {
	for _, place := range places {
		calendar := calendarIn(t, place, nil)
		first := calendar.DateOf(firstHour)
		before, days := first, 0
		for hour := firstHour; hour.Before(lastHour); hour = hour.Add(time.Hour / 2) {
			switch date := calendar.DateOf(hour); date {
			case before, before.Add(-1): // clocks were set back over midnight, so the date is repeated
			case before.Add(1):
				before, days = date, days+1
			default:
				t.Fatalf("%s: %s comes after %s", place, date, before)
			}
			if n := first.DaysUntil(before); n != days || before.Add(-days) != first ||
				before.Compare(first) != min(days, 1) {
				t.Fatalf("%s: %s is %d days after %s, want %d", place, before, n, first, days)
			}
		}
		if days < 729 {
			t.Errorf("%s: two years have %d dates", place, days)
		}
	}
}
