package main

import "testing"

func TestBenchJSON(t *testing.T) {
	o := object(t, "bench -game boomtown -seats 3 -seconds 0.02 -json")
	wantKeys(t, o, "game seats moves_per_s games_per_s allocs_per_move told_moves_per_s search_iterations_per_s "+
		"hard_iterations_per_s copy_ns determinize_ns state_bytes")
	if o["allocs_per_move"].(float64) > 0.01 {
		t.Errorf("random play makes %v allocations per move", o["allocs_per_move"])
	}
}
