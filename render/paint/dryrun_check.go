package paint

import (
	"fmt"
	"math"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"
)

// In a dry run the functions of this file check what is drawn, and panic where a real frame would
// silently draw nothing or something wrong: a coordinate that is not a finite number, an unknown
// icon, or a text with a formatting error of package fmt.

// checkNumbers panics if any of the numbers is not finite. what is the name of the drawing in the
// message.
func checkNumbers(what string, numbers ...float64) {
	for _, x := range numbers {
		if math.IsNaN(x) || math.IsInf(x, 0) {
			panic(fmt.Sprintf("paint: %s is drawn at %v: want finite numbers", what, numbers))
		}
	}
}

// checkShapes panics if a vertex of a batched shape is not a finite number.
func (p *Canvas) checkShapes() {
	for i := range p.vs {
		v := &p.vs[i]
		checkNumbers("a shape", float64(v.DstX), float64(v.DstY), float64(v.ColorA),
			float64(v.Custom0), float64(v.Custom1), float64(v.Custom2), float64(v.Custom3))
	}
}

// checkPlace panics if the position g or the opacity fade of a drawing contains a number that is
// not finite. what is the name of the drawing in the message.
func checkPlace(what string, g *ebiten.GeoM, fade float32) {
	checkNumbers(what, g.Element(0, 0), g.Element(0, 1), g.Element(0, 2), g.Element(1, 0), g.Element(1, 1),
		g.Element(1, 2),
		float64(fade))
}

// checkIcon panics in a dry run if there is no icon with a name. The name "" means no icon.
func (k *Renderer) checkIcon(name string) {
	if k.Dry() && name != "" && !k.HasIcon(name) {
		panic(fmt.Sprintf("paint: there is no icon %q", name))
	}
}

// checkText panics in a dry run if a text contains a formatting error of package fmt.
func (k *Renderer) checkText(text string) {
	if k.Dry() && strings.Contains(text, "%!") {
		panic(fmt.Sprintf("paint: the text %q shows a formatting error", text))
	}
}
