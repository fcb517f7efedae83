package person

import (
	"fmt"
	"testing"
	"time"
)

// many returns a document with n persons and a fact about each of them. A tenth of the persons are
// merged.
func many(t testing.TB, n int) []byte {
	b := &Book{}
	put := func(f Fact, _ bool, err error) {
		if err != nil {
			t.Fatal(err)
		}
		b.Put(f)
	}
	for i := range n {
		id := NewID(uint64(i))
		put(b.IdentityFact(Person{ID: id, Name: fmt.Sprint("Ada ", i%100), OldName: fmt.Sprint("Ada ", i),
			Since: day.Add(time.Duration(i) * time.Second)}, day))
		put(b.NewFact(id, "option", "speed", "brisk", day))
	}
	for i := 9; i < n; i += 10 {
		put(b.LinkFact(NewID(uint64(i)), NewID(uint64(i-1)), true, day))
	}
	out, err := b.Text()
	if err != nil {
		t.Fatal(err)
	}
	return out
}

// BenchmarkRead measures reading a book and all of its persons. The time should be proportional to
// the number of persons.
func BenchmarkRead(b *testing.B) {
	for _, n := range []int{100, 1000, 10_000} {
		document := many(b, n)
		b.Run(fmt.Sprint(n), func(b *testing.B) {
			for b.Loop() {
				book, damaged := Read(document)
				if damaged > 0 {
					b.Fatal(damaged)
				}
				for _, p := range book.People() {
					book.Label(p.ID)
					book.FactsOf(p.ID, "option")
					book.ByOldName(p.OldName)
				}
			}
		})
	}
}
