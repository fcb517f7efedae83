package main

import (
	"reflect"
	"testing"
)

// TestWays checks that every game is won in one way and in one role, and that the result does not
// depend on the order of the games.
func TestWays(t *testing.T) {
	const command = "ways -json -game westernlegends -seats medium,easy,medium -options sheriff_patrol=on -games 6"
	o := object(t, command)
	wantKeys(t, o, "game games ways roles")
	for _, list := range []string{"ways", "roles"} {
		wins, seats := 0.0, 0.0
		for _, row := range o[list].([]any) {
			row := row.(map[string]any)
			wantKeys(t, row, "name seats wins share ci95")
			wins, seats = wins+row["wins"].(float64), seats+row["seats"].(float64)
		}
		if wins != 6 || seats != 18 {
			t.Errorf("the %s in 6 games of three seats sum up to %g wins and %g seats", list, wins, seats)
		}
	}
	if again := object(t, command+" -parallel 1"); !reflect.DeepEqual(again, o) {
		t.Error("the results depend on -parallel")
	}
}
