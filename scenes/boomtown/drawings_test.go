package boomtown

import (
	"reflect"
	"testing"

	rules "gulch/engine/boomtown"
	"gulch/render/paint"
	"gulch/render/pieces"
)

// Every card has a picture of its own, of several things, all of which can be drawn.
func TestEveryCardHasItsPicture(t *testing.T) {
	kit, err := paint.NewKit()
	if err != nil {
		t.Fatal(err)
	}
	drawn := map[rules.Card][]pieces.Prop{}
	for c := range rules.Card(rules.Cards()) {
		props := scene(c).Props
		if len(props) < 2 {
			t.Errorf("%s: %d things in the picture", c, len(props))
		}
		for _, o := range props {
			if !kit.HasIcon(o.Icon) {
				t.Errorf("%s: there is no icon %q", c, o.Icon)
			}
			if o.X < -pieces.SceneW/4 || o.X > pieces.SceneW*1.25 || o.Size <= 0 {
				t.Errorf("%s: %s stands at %.0f, outside the picture", c, o.Icon, o.X)
			}
		}
		for other, theirs := range drawn {
			if reflect.DeepEqual(props, theirs) {
				t.Errorf("%s and %s show the same", c, other)
			}
		}
		drawn[c] = props
	}
	for _, id := range scenes().Names() {
		if _, err := rules.ParseCard(id); err != nil {
			if _, err := rules.ParseCard(id + "_1"); err != nil {
				t.Errorf("a picture of %q, which is no card", id)
			}
		}
	}
}
