package person

import (
	"encoding/json"
	"slices"
	"testing"
	"time"
)

// TestInvalidFacts checks that facts that cannot be read or stored do not change a book.
func TestInvalidFacts(t *testing.T) {
	b := &Book{}
	put(t, b, Person{ID: "a", Name: "Ada", Since: day}, day)
	before := text(t, b)
	for name, data := range map[string]string{
		"not an object": `["Eve"]`, "not JSON": `{`,
		// in UTC, this is in the year 10,000, which JSON cannot represent
		"time out of range": `{"name":"Eve","times":{"name":"9999-12-31T23:59:59-12:00"}}`,
	} {
		if b.Put(Fact{Who: "a", Kind: self, At: day.Add(time.Hour), Data: json.RawMessage(data)}) {
			t.Errorf("%s: Put reports a change", name)
		}
	}
	if f, ok, err := b.NewFact("a", "trail", "x", func() {}, day); ok || err == nil {
		t.Errorf("NewFact with a function as its value returns %+v, %v; want an error", f, ok)
	}
	if f, ok, err := b.IdentityFact(Person{ID: Nobody, Name: "Eve"}, day); ok || err != nil {
		t.Errorf("IdentityFact of Nobody returns %+v, %v, error %v; want no fact", f, ok, err)
	}
	if got := text(t, b); !slices.Equal(got, before) {
		t.Errorf("the invalid facts have changed the document to %s, want %s", got, before)
	}
	if _, err := Text([]Fact{{Who: "a", Kind: self, At: day, Data: json.RawMessage("{")}}); err == nil {
		t.Error("Text encodes a fact whose data is not JSON, want an error")
	}
}
