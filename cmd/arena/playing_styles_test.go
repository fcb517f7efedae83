package main

import "testing"

// TestStylesDiffer checks that the moves of characters differ: an aggressive character attacks more
// often, a character that likes stakes bids higher, and a character that respects the law makes
// more lawful moves.
func TestStylesDiffer(t *testing.T) {
	for _, c := range []struct{ args, manner, one, other string }{
		{"-game westernlegends -seats 3 -games 60", "attack", "lobo", "mercy"},
		{"-game westernlegends -seats 3 -games 60", "law", "amos", "lobo"},
		{"-game westernlegends -seats 3 -games 60", "crime", "lobo", "amos"},
		{"-game dakota -seats 3 -games 60", "attack", "lobo", "mercy"},
		{"-game boomtown -games 60", "stake", "dutch", "cyrus"},
		{"-game narrowgauge -games 60", "stake", "dutch", "cyrus"},
	} {
		o := object(t, "styles -json -personas "+c.one+","+c.other+" "+c.args)
		sums := []float64{}
		for _, s := range o["styles"].([]any) {
			wantKeys(t, s.(map[string]any), "persona games win_rate ci95 elo elo_low elo_high deeds")
			for _, d := range s.(map[string]any)["deeds"].([]any) {
				d := d.(map[string]any)
				wantKeys(t, d, "manner own others own_size others_size")
				if d["manner"] == c.manner {
					sums = append(sums, d["own"].(float64)*d["own_size"].(float64))
				}
			}
		}
		if len(sums) != 2 || sums[0] < 1.05*sums[1] {
			t.Errorf("arena styles %s: of the manner %s, %s does not do more than %s: %.2f", c.args, c.manner, c.one,
				c.other, sums)
		}
	}
}

// TestPlainStyle checks that a character without a style makes as many moves of each category as
// the other bots.
func TestPlainStyle(t *testing.T) {
	o := object(t, "styles -json -personas ada -game boomtown -games 30")
	for _, d := range o["styles"].([]any)[0].(map[string]any)["deeds"].([]any) {
		if d := d.(map[string]any); d["own"] != d["others"] {
			t.Errorf("moves of the manner %v per game: %v by a character without a style, %v by the others, want "+
				"the same",
				d["manner"], d["own"], d["others"])
		}
	}
	if status, _, _ := call("styles", "-game", "boomtown", "-personas", "nobody"); status != statusUsage {
		t.Errorf("an unknown character exits with status %d", status)
	}
}
