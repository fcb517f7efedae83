package engine

// At returns a pointer to list[i], or to a new zero value if i is out of range, as it is for
// NoSeat, NoCard or a seat that the rules play. Code must use At wherever an index may be such a
// value; a test in cmd/dev finds direct indexing. Writes to the new zero value are lost.
func At[T any, I ~int | ~int8 | ~int16 | ~int32 | ~uint8 | ~uint16](list []T, i I) *T {
	if n := int(i); uint(n) < uint(len(list)) {
		return &list[n]
	}
	return new(T)
}
