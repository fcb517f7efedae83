package main

import "testing"

// What bots earn at a station is said by level, and the number of stations at a time changes nothing.
func TestTrail(t *testing.T) {
	const command = "trail -json -station 1 -games 4 -levels easy,able"
	o := object(t, command)
	list := o["stations"].([]any)
	if len(list) != 2 {
		t.Fatalf("two levels give %d lines", len(list))
	}
	for _, row := range list {
		row := row.(map[string]any)
		wantKeys(t, row, "number name level games stars tests proven")
		last := 1.0
		for _, share := range row["stars"].([]any) {
			if share.(float64) > last {
				t.Errorf("more earn a star than the one before it: %v", row["stars"])
			}
			last = share.(float64)
		}
	}
}
