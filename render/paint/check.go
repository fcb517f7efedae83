package paint

import (
	"fmt"
	"math"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"
)

// A dry run checks what painters tell a pen and panics where a real frame would silently draw nothing: at a place that is
// not a finite number, by the name of an icon that does not exist, or with a text that shows an error of package fmt.

// checkNumbers panics if one of some coordinates, in pixels, is not a finite number.
func checkNumbers(what string, numbers ...float64) {
	for _, x := range numbers {
		if math.IsNaN(x) || math.IsInf(x, 0) {
			panic(fmt.Sprintf("paint: %s is drawn at %v: want finite numbers", what, numbers))
		}
	}
}

// checkShapes panics if a corner of a gathered shape is not a finite number.
func (p *Pen) checkShapes() {
	for i := range p.vs {
		v := &p.vs[i]
		checkNumbers("a shape", float64(v.DstX), float64(v.DstY), float64(v.ColorA),
			float64(v.Custom0), float64(v.Custom1), float64(v.Custom2), float64(v.Custom3))
	}
}

// checkPlace panics if what is drawn as g and fade say has a place or an opacity that is not a finite number.
func checkPlace(what string, g *ebiten.GeoM, fade float32) {
	checkNumbers(what, g.Element(0, 0), g.Element(0, 1), g.Element(0, 2), g.Element(1, 0), g.Element(1, 1), g.Element(1, 2),
		float64(fade))
}

// checkIcon panics in a dry run if there is no icon of a name. The name of no icon at all is "".
func (k *Kit) checkIcon(name string) {
	if k.Dry() && name != "" && !k.HasIcon(name) {
		panic(fmt.Sprintf("paint: there is no icon %q", name))
	}
}

// checkText panics in a dry run if a text shows an error of package fmt.
func (k *Kit) checkText(text string) {
	if k.Dry() && strings.Contains(text, "%!") {
		panic(fmt.Sprintf("paint: the text %q shows a formatting error", text))
	}
}
