package person

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"
	"time"

	"gulch/scenes/lines"
)

// TestLinkBeforePerson checks that a person is merged even if the link to the person is stored
// before the person's fields, as in a document of another device that is read in any order.
func TestLinkBeforePerson(t *testing.T) {
	b := &Book{}
	put(t, b, Person{ID: "a", Name: "Ada", Since: day}, day)
	link, _, err := b.LinkFact("b", "a", true, day)
	if err != nil {
		t.Fatal(err)
	}
	b.Put(link)
	if all := b.People(); len(all) != 1 {
		t.Fatalf("the persons are %+v, want Ada only", all)
	}
	put(t, b, Person{ID: "b", Name: "Adele", Since: day.Add(time.Hour)}, day.Add(time.Hour))
	if all := b.People(); len(all) != 1 || all[0].ID != "a" || b.Resolve("b") != "a" {
		t.Errorf("the persons are %+v, want one with ID a", all)
	}
}

// TestSeparateMergedPersons checks that two persons who were merged by a field, as older versions
// did, can be separated again.
func TestSeparateMergedPersons(t *testing.T) {
	b := &Book{}
	put(t, b, Person{ID: "a", Name: "Ada", Since: day}, day)
	put(t, b, Person{ID: "b", Name: "Ben", Since: day, MergedInto: "a"}, day)
	f, ok, err := b.LinkFact("b", "a", false, day)
	if err != nil || !ok {
		t.Fatalf("LinkFact returns %v, error %v; want a new fact", ok, err)
	}
	b.Put(f)
	if all := b.People(); len(all) != 2 {
		t.Errorf("the persons are %+v, want Ada and Ben", all)
	}
}

// TestMergeKeepsNewerLines checks that lines that a newer version has written get from one book
// into the other, each only once.
func TestMergeKeepsNewerLines(t *testing.T) {
	const team = `{"who":["a","b"],"kind":"team","at":"2026-05-04T20:00:00Z"}`
	other, damaged := Read(lines.WithChecksum([]byte(team)))
	if damaged > 0 {
		t.Fatalf("%d damaged lines, want none", damaged)
	}
	b := &Book{}
	put(t, b, Person{ID: "a", Name: "Ada", Since: day}, day)
	for range 2 {
		b.Merge(other)
	}
	if n := strings.Count(string(text(t, b)), team); n != 1 {
		t.Errorf("the document has the newer line %d times, want once", n)
	}
}

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
