package paint

// memo remembers what was reckoned by what it was reckoned from. It forgets what was not asked for since as many others
// were remembered as it holds.
type memo[K comparable, V any] struct{ young, old map[K]V }

// memoSize is how many values a memo holds, and as many older ones.
const memoSize = 1500

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

func (m *memo[K, V]) keep(key K, v V) {
	if m.young == nil || len(m.young) >= memoSize {
		m.young, m.old = make(map[K]V, memoSize/4), m.young
	}
	m.young[key] = v
}
