package pieces

import (
	"testing"

	"gulch/render/geom"
	"gulch/render/paint"
)

// drawing holds the texts and icons of a drawing that was recorded instead of being rendered, and
// its checksum.
type drawing struct {
	texts []paint.DrawnText
	icons []string
	sum   uint64
}

// record records what draw draws on a canvas of 600 by 600 pixels, without rendering it.
func record(t *testing.T, kit *paint.Renderer, trace *paint.Trace, draw func(p *paint.Canvas)) drawing {
	t.Helper()
	var d drawing
	p := trace.Canvas(kit, 600, 600, paint.View{Scale: 1})
	p.OnText = func(w paint.DrawnText) { d.texts = append(d.texts, w) }
	p.OnIcon = func(icon string, _ geom.Rect) { d.icons = append(d.icons, icon) }
	draw(p)
	p.Flush()
	d.sum = trace.Sum()
	return d
}

// words returns the texts of a drawing in their order.
func (d drawing) words() []string {
	out := make([]string, len(d.texts))
	for i, w := range d.texts {
		out[i] = w.Text
	}
	return out
}

// newKit returns a renderer for drawings that are only recorded.
func newKit(t *testing.T) *paint.Renderer {
	t.Helper()
	kit, err := paint.NewRenderer()
	if err != nil {
		t.Fatal(err)
	}
	return kit
}

func count(values []int, v int) (n int) {
	for _, x := range values {
		if x == v {
			n++
		}
	}
	return n
}
