package sierrawest

import (
	"io/fs"
	"slices"
	"strings"
	"testing"

	"gulch/assets"
	rules "gulch/engine/sierrawest"
)

// TestMountainCardPicturesShowOwnAnimal checks that the picture of a mountain card shows no animal
// of its mode except the one that can be caught there.
func TestMountainCardPicturesShowOwnAnimal(t *testing.T) {
	text, err := fs.ReadFile(assets.Art(), "sierrawest.art")
	if err != nil {
		t.Fatal(err)
	}
	parts := map[string][]string{} // the parts of each picture
	picture := ""
	for line := range strings.Lines(string(text)) {
		switch words := strings.Fields(line); {
		case len(words) < 2:
		case words[0] == "picture":
			picture = words[1]
		case words[0] == "part":
			part, _, _ := strings.Cut(words[1], ".")
			parts[picture] = append(parts[picture], part)
		}
	}
	for mode := range rules.Mode(rules.ModeCount) {
		for c := rules.FirstBasic; c < rules.FirstSpecial; c++ {
			card, name := mode.Card(c), art(mode, c).Name
			if parts[name] == nil {
				t.Errorf("the art file has no picture %s with parts", name)
			}
			for _, part := range parts[name] {
				if a, err := mode.ParseAnimal(part); err == nil && a != card.Animal {
					t.Errorf("the picture of %s shows a %s, but the card's animal is the %s", card.Name, part,
						mode.Animal(card.Animal).ID)
				}
			}
		}
	}
}

// TestPayableSummitsHaveNoTick checks that the mark of a summit that can be paid is not the tick,
// which marks the coach's best move, nor the mark of the cheapest payment, and that the rule book
// explains it.
func TestPayableSummitsHaveNoTick(t *testing.T) {
	if payableIcon == "check-mark" || payableIcon == "two-coins" || !slices.Contains(Icons(), payableIcon) {
		t.Errorf("the mark of payable summits is %q, want one of their own that the rules explain", payableIcon)
	}
}
