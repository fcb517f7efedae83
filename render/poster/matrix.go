package poster

import "math"

// Matrix is an affine transformation of the plane: x' = A·x + C·y + E, y' = B·x + D·y + F.
type Matrix struct{ A, B, C, D, E, F float64 }

// Move returns a translation by x to the right and y down.
func Move(x, y float64) Matrix { return Matrix{1, 0, 0, 1, x, y} }

// Place returns a transformation that scales by k about the origin and then moves the origin to (x,
// y). If mirror is true, it also mirrors horizontally.
func Place(x, y, k float64, mirror bool) Matrix {
	sx := k
	if mirror {
		sx = -k
	}
	return Matrix{sx, 0, 0, k, x, y}
}

// Turn returns a clockwise rotation by degrees.
func Turn(degrees float64) Matrix {
	sin, cos := math.Sincos(degrees * math.Pi / 180)
	return Matrix{cos, sin, -sin, cos, 0, 0}
}

// Each product is converted explicitly to float64. The conversion rounds it and prevents fused
// multiply-add, so that a picture is the same on all processors.

// Mul returns the product: the transformation that applies q first and then m.
func (m Matrix) Mul(q Matrix) Matrix {
	return Matrix{
		float64(m.A*q.A) + float64(m.C*q.B), float64(m.B*q.A) + float64(m.D*q.B),
		float64(m.A*q.C) + float64(m.C*q.D), float64(m.B*q.C) + float64(m.D*q.D),
		float64(m.A*q.E) + float64(m.C*q.F) + m.E, float64(m.B*q.E) + float64(m.D*q.F) + m.F,
	}
}

// Apply transforms the point (x, y).
func (m Matrix) Apply(x, y float64) (float64, float64) {
	return float64(m.A*x) + float64(m.C*y) + m.E, float64(m.B*x) + float64(m.D*y) + m.F
}

// inverse returns the inverse of m, which must be invertible.
func (m Matrix) inverse() Matrix {
	d := float64(m.A*m.D) - float64(m.B*m.C)
	return Matrix{
		m.D / d, -m.B / d, -m.C / d, m.A / d,
		(float64(m.C*m.F) - float64(m.D*m.E)) / d, (float64(m.B*m.E) - float64(m.A*m.F)) / d,
	}
}
