package poster_test

import (
	"testing"

	"gulch/render/poster"
)

// BenchmarkCard renders a card's picture at the size of a raised card.
func BenchmarkCard(b *testing.B) {
	a, err := poster.Load()
	if err != nil {
		b.Fatal(err)
	}
	for _, name := range []string{"coyote-city", "the-trestle"} {
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				p, err := a.Picture(name, "")
				if err != nil {
					b.Fatal(err)
				}
				p.Image(600, 380)
			}
		})
	}
}
