package title

import (
	"fmt"
	"testing"

	"gulch/render/geom"
	"gulch/render/ui"
	"gulch/scenes/menu/menutest"
)

func TestTitleLayout(t *testing.T) {
	menutest.EachPhone(t, func(l ui.Layout) float64 { return titleHigh(l, 5, true) }, titlePlacesApart)
	menutest.EachLayout(t, titlePlacesApart)
}

// titlePlacesApart checks that the elements of the title screen do not overlap, with one to five
// games.
func titlePlacesApart(t *testing.T, l ui.Layout) {
	for n := 1; n <= 5; n++ {
		for k := range 2 * (n + 1) { // without and with the news button
			c := placeTitle(l, n, k/2-1)
			if k%2 == 1 { // also with the notice of an evening and with positions to practice
				c.placeDue(l.Class)
				c.makeNewsRoom(l)
				c.placeNotice()
			}
			all := map[string]geom.Rect{
				"sign": c.sign, "mat": c.mat, "paper": c.paper, "new game": c.fresh, "saves": c.saves, "tally": c.tally,
				"options": c.options,
				"trail":   c.print.Inset(-7).Union(c.plate),
				"quit":    c.discs[0], "credits": c.discs[1], "screen": c.discs[2], "sound": c.discs[3],
			}
			if k%2 == 1 {
				all["news"], all["evening"], all["slip"] = c.news, c.notice, c.slip
			}
			for i := range n {
				name := fmt.Sprint("box ", i)
				all[name], all[name+" learn"], all[name+" practice"] = c.boxes[i], c.tags[i][0], c.tags[i][1]
			}
			menutest.CheckSeparate(t, l.Area(), all)
			menutest.CheckSeparate(t, c.mat, map[string]geom.Rect{"photo": c.photo, "words": c.words,
				"people": c.people,
				"resume": c.resume})
			menutest.CheckSeparate(t, c.paper, map[string]geom.Rect{"play": c.play})
			if len(c.boxes) != n || c.boxes[0].W < 120 {
				t.Errorf("%d boxes, the first %.0f wide; want %d", len(c.boxes), c.boxes[0].W, n)
			}
		}
	}
}
