package bot

import "testing"

// TestSamplesDependOnNumber checks that the hidden information in a sample is determined by the
// sample's number, so that all moves at the root can be tried on the same samples.
func TestSamplesDependOnNumber(t *testing.T) {
	for i, s := range positions(3) {
		b := must(t, "hard:iterations=300", 4).(*searchBot)
		b.Begin(s)
		sample := func(number int32) string {
			b.sample(number)
			text, err := b.work.MarshalJSON()
			if err != nil {
				t.Fatal(err)
			}
			return string(text)
		}
		if first, other := sample(1), sample(2); first == other || first != sample(1) {
			t.Errorf("position %d: two samples with the same number differ, or samples with different numbers "+
				"are equal", i)
		}
	}
}
