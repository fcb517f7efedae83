package main

import (
	"strings"
	"testing"
)

func TestTables(t *testing.T) {
	for args, want := range map[string]string{
		"play -game boomtown -seats easy,easy,easy -games 3": "score",
		"bench -game boomtown -seconds 0.02":                 "iterations/s",
		"fuzz -game boomtown -games 5":                       "5 games",
	} {
		if status, out, errs := call(strings.Fields(args)...); status != statusFine || !strings.Contains(out, want) {
			t.Errorf("arena %s: status %d\n%s%s", args, status, out, errs)
		}
	}
}
