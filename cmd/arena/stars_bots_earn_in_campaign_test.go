package main

import "testing"

// TestTrail checks that the results of a station are listed by level, and that they do not depend
// on the number of stations that are played in parallel.
func TestTrail(t *testing.T) {
	const command = "trail -json -station 1 -games 4 -levels easy,able"
	o := object(t, command)
	list := o["stations"].([]any)
	if len(list) != 2 {
		t.Fatalf("the report has %d lines for two levels", len(list))
	}
	for _, row := range list {
		row := row.(map[string]any)
		wantKeys(t, row, "number name level games stars tests proven")
		last := 1.0
		for _, share := range row["stars"].([]any) {
			if share.(float64) > last {
				t.Errorf("the shares of games by number of stars are not descending: %v", row["stars"])
			}
			last = share.(float64)
		}
	}
}
