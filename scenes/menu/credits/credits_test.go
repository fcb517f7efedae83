package credits

import (
	"fmt"
	"testing"

	"gulch/render/geom"
	"gulch/render/ui"
	"gulch/scenes/menu/kit"
	"gulch/scenes/menu/menutest"
)

func TestCreditsLayout(t *testing.T) {
	menutest.EachLayout(t, func(t *testing.T, l ui.Layout) {
		sheet, cells := placeCredits(l, kit.NewFrame(l), len(works))
		all := map[string]geom.Rect{}
		for i, c := range cells {
			all[fmt.Sprint(i)] = c
		}
		menutest.CheckSeparate(t, sheet, all)
	})
}
