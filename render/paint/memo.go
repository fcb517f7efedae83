package paint

// memo is a cache of computed values with two generations. When the young generation is full, it
// becomes the old one and the previous old one is dropped; a value found in the old generation
// moves to the young one.
type memo[K comparable, V any] struct{ young, old map[K]V }

// memoSize is the maximum number of values in each of the two generations of a memo.
const memoSize = 1500

// find returns the value stored for a key; the second result is false if there is none.
func (m *memo[K, V]) find(key K) (V, bool) {
	v, ok := m.young[key]
	if ok {
		return v, true
	}
	if v, ok = m.old[key]; ok {
		m.keep(key, v)
	}
	return v, ok
}

// keep stores a value for a key.
func (m *memo[K, V]) keep(key K, v V) {
	if m.young == nil || len(m.young) >= memoSize {
		m.young, m.old = make(map[K]V, memoSize/4), m.young
	}
	m.young[key] = v
}
