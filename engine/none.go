package engine

// At returns the element that belongs to a seat, card, space or item in a list, and an empty one where none does: for NoSeat, a
// seat that the rules play, NoCard. Wherever an index may be none the element is taken by At; a test in cmd/dev looks for
// indices that are not. An empty element is a new one: what is written to it is lost.
func At[T any, I ~int | ~int8 | ~int16 | ~int32 | ~uint8 | ~uint16](list []T, i I) *T {
	if n := int(i); uint(n) < uint(len(list)) {
		return &list[n]
	}
	return new(T)
}
