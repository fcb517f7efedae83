package kit

import (
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/pieces"
)

// PaintStars paints a row of stars centered at c. size is the size of a star in design units. The
// parameter of is the number of stars in the row; the first ones, as many as earned, are bright,
// and the others are empty.
func PaintStars(p *paint.Canvas, c geom.Point, size float64, earned, of int) {
	for i := range of {
		name := "trail.star.due"
		if i < earned {
			name = "trail.star"
		}
		pieces.Motif{Name: name}.Fit(p, geom.Around(c.Add((float64(i)-float64(of-1)/2)*size*0.98, 0), size, size))
	}
}
