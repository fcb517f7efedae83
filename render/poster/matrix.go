package poster

import "math"

// Matrix places things: x' = A·x + C·y + E, y' = B·x + D·y + F.
type Matrix struct{ A, B, C, D, E, F float64 }

// Move is a shift.
func Move(x, y float64) Matrix { return Matrix{1, 0, 0, 1, x, y} }

// Place puts what is drawn around (0, 0) at (x, y), grown by k; mirror turns left into right.
func Place(x, y, k float64, mirror bool) Matrix {
	sx := k
	if mirror {
		sx = -k
	}
	return Matrix{sx, 0, 0, k, x, y}
}

// Turn is a turn by so many degrees, clockwise.
func Turn(degrees float64) Matrix {
	sin, cos := math.Sincos(degrees * math.Pi / 180)
	return Matrix{cos, sin, -sin, cos, 0, 0}
}

// Products are rounded by a conversion each, which keeps processors from fusing them with a sum: so a picture is the
// same on all of them.

// Mul returns the matrix that does q first and m then.
func (m Matrix) Mul(q Matrix) Matrix {
	return Matrix{
		float64(m.A*q.A) + float64(m.C*q.B), float64(m.B*q.A) + float64(m.D*q.B),
		float64(m.A*q.C) + float64(m.C*q.D), float64(m.B*q.C) + float64(m.D*q.D),
		float64(m.A*q.E) + float64(m.C*q.F) + m.E, float64(m.B*q.E) + float64(m.D*q.F) + m.F,
	}
}

// Apply moves a point.
func (m Matrix) Apply(x, y float64) (float64, float64) {
	return float64(m.A*x) + float64(m.C*y) + m.E, float64(m.B*x) + float64(m.D*y) + m.F
}

// inverse undoes m, which must not flatten.
func (m Matrix) inverse() Matrix {
	d := float64(m.A*m.D) - float64(m.B*m.C)
	return Matrix{
		m.D / d, -m.B / d, -m.C / d, m.A / d,
		(float64(m.C*m.F) - float64(m.D*m.E)) / d, (float64(m.B*m.E) - float64(m.A*m.F)) / d,
	}
}
