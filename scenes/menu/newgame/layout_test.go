package newgame

import (
	"fmt"
	"testing"

	"gulch/render/geom"
	"gulch/render/ui"
	"gulch/scenes/menu/kit"
	"gulch/scenes/menu/menutest"
)

func TestNewGameLayout(t *testing.T) {
	menutest.EachLayout(t, func(t *testing.T, l ui.Layout) {
		for most := 2; most <= 6; most++ {
			for seats := 1; seats <= most; seats++ {
				for _, options := range []int{0, 4, 8} {
					newGamePlaces(t, l, seats, most, options)
				}
			}
		}
	})
}

// newGamePlaces checks that the elements of the New game screen do not overlap. most is the maximum
// number of seats, seats and options are the numbers shown.
func newGamePlaces(t *testing.T, l ui.Layout, seats, most, options int) {
	f := kit.NewFrame(l)
	c := placeNewGame(l, f, seats, most, options, 7)
	table := map[string]geom.Rect{
		"plaque": f.Plaque, "head": c.head, "lots": c.lots, "slate": c.slate, "rules": c.rules, "back": f.Back,
		"start": c.start,
	}
	if seats < most {
		table["add"] = c.add
	}
	for i, r := range c.rows {
		table["frame "+fmt.Sprint(i)] = r.all
		menutest.CheckSeparate(t, r.all.Inset(-12), map[string]geom.Rect{
			"token": r.token, "name": r.name, "kind": r.kind, "level": r.level, "say": r.say, "remove": r.remove,
		})
	}
	menutest.CheckSeparate(t, l.Full, table)
	slate := map[string]geom.Rect{"head": c.slateHead, "record": c.record}
	for i, r := range c.steps {
		slate["step "+fmt.Sprint(i)] = r
	}
	menutest.CheckSeparate(t, c.slate, slate)
	mat := map[string]geom.Rect{"seed": c.seed, "seed word": c.seedSay, "roll": c.roll, "presets": c.presets}
	if !c.lid.Empty() {
		mat["lid"] = c.lid
	}
	if !c.presetHead.Empty() {
		mat["preset head"], mat["preset words"] = c.presetHead, c.presetSay
	}
	for i, o := range c.options {
		n := fmt.Sprint(i)
		mat["option "+n], mat["values "+n] = o.name, o.values
		if options <= 4 {
			mat["words "+n] = o.words
		}
	}
	menutest.CheckSeparate(t, c.rules, mat)
}
