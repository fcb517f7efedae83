package paint

import "image"

// field is a square grid of n by n values from 0 to 1. It is used for image operations on the mask
// of an icon.
type field struct {
	n int
	v []float32
}

// newField returns a field of n by n values, in which the mask is placed with its upper left corner
// at (off, off). If flip is true, the mask is mirrored horizontally.
func newField(n int, mask *image.Alpha, off int, flip bool) *field {
	f := &field{n, make([]float32, n*n)}
	px := mask.Bounds().Dx()
	for y := range px {
		for x := range px {
			to := x
			if flip {
				to = px - 1 - x
			}
			f.v[(y+off)*n+to+off] = float32(mask.Pix[y*mask.Stride+x]) / 255
		}
	}
	return f
}

// filled returns the field with its holes filled: points not connected to the outside become 1.
func (f *field) filled() *field {
	const wall = 0.5
	outside := make([]bool, len(f.v))
	todo := []int{0}
	outside[0] = true
	for len(todo) > 0 {
		at := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		x, y := at%f.n, at/f.n
		for _, d := range [4][2]int{{1, 0}, {-1, 0}, {0, 1}, {0, -1}} {
			nx, ny := x+d[0], y+d[1]
			if nx < 0 || ny < 0 || nx >= f.n || ny >= f.n {
				continue
			}
			if to := ny*f.n + nx; !outside[to] && f.v[to] < wall {
				outside[to] = true
				todo = append(todo, to)
			}
		}
	}
	out := &field{f.n, make([]float32, len(f.v))}
	for i, v := range f.v {
		if out.v[i] = v; !outside[i] && v < wall || !outside[i] && !f.edge(outside, i) {
			out.v[i] = 1
		}
	}
	return out
}

// edge reports whether any neighbour of a point is outside. at is the index of the point in the
// field, and outside tells for each point whether it is outside.
func (f *field) edge(outside []bool, at int) bool {
	for _, d := range [4]int{1, -1, f.n, -f.n} {
		if to := at + d; to >= 0 && to < len(outside) && outside[to] {
			return true
		}
	}
	return false
}

// blurred returns the field box-blurred with radius r.
func (f *field) blurred(r int) *field {
	half := f.averaged(r, 1, f.n)
	return half.averaged(r, f.n, 1)
}

// averaged returns the field box-blurred with radius r along one axis. step is the difference
// between the indices of two neighbours on that axis, and stride the difference between the indices
// of two adjacent lines along it.
func (f *field) averaged(r, step, stride int) *field {
	out := &field{f.n, make([]float32, len(f.v))}
	share := 1 / float32(2*r+1)
	for line := range f.n {
		at := func(i int) int { return line*stride + i*step }
		sum := float32(0)
		for i := range min(r, f.n) {
			sum += f.v[at(i)]
		}
		for i := range f.n {
			if i+r < f.n {
				sum += f.v[at(i+r)]
			}
			if i-r-1 >= 0 {
				sum -= f.v[at(i-r-1)]
			}
			out.v[at(i)] = sum * share
		}
	}
	return out
}

// grown returns the field dilated by r points; corners are cut off.
func (f *field) grown(r int) *field {
	out := f
	for i := range r {
		out = out.fattened(i%2 == 0)
	}
	return out
}

// fattened returns the field dilated by one point: each value becomes the maximum of itself and its
// neighbours. If eight is true, the diagonal neighbours count, too: eight neighbours instead of
// four.
func (f *field) fattened(eight bool) *field {
	out := &field{f.n, make([]float32, len(f.v))}
	for y := 1; y < f.n-1; y++ {
		for at := y*f.n + 1; at < (y+1)*f.n-1; at++ {
			v := max(f.v[at], f.v[at-1], f.v[at+1], f.v[at-f.n], f.v[at+f.n])
			if eight {
				v = max(v, f.v[at-f.n-1], f.v[at-f.n+1], f.v[at+f.n-1], f.v[at+f.n+1])
			}
			out.v[at] = v
		}
	}
	return out
}

// slope returns the gradient of the field at a point, which must not be on the border of the field.
// at is the index of the point in the field.
func (f *field) slope(at int) (dx, dy float32) {
	return (f.v[at+1] - f.v[at-1]) / 2, (f.v[at+f.n] - f.v[at-f.n]) / 2
}
