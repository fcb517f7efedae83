package person

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"gulch/scenes/lines"
)

// old returns a document of persons as an older version wrote it: with one time for all fields of a
// person.
func old(t testing.TB, people ...map[string]any) []byte {
	t.Helper()
	var out []byte
	for i, p := range people {
		data, err := json.Marshal(p)
		if err != nil {
			t.Fatal(err)
		}
		line, err := lines.Encode(Fact{Who: ID(p["id"].(string)), Kind: self, At: day.Add(time.Duration(i) * time.Hour),
			Data: data})
		if err != nil {
			t.Fatal(err)
		}
		out = append(out, line...)
	}
	return out
}

// TestOldDocument checks that in a document of an older version the later of two lines about a
// person replaces the earlier line as a whole: a field that the later line lacks is cleared.
func TestOldDocument(t *testing.T) {
	a := map[string]any{"id": "a", "name": "Ada", "face": "guest1", "since": day}
	with := func(change ...any) map[string]any {
		out := map[string]any{"id": "b", "name": "Ben", "face": "guest2", "since": day.Add(time.Hour)}
		for i := 0; i < len(change); i += 2 {
			out[change[i].(string)] = change[i+1]
		}
		return out
	}
	for name, tt := range map[string]struct {
		lines  []map[string]any
		people int
		ben    Person
	}{
		"renamed": {[]map[string]any{a, with(), with("name", "Benno")}, 2, Person{Name: "Benno", Face: "guest2"}},
		"joined":  {[]map[string]any{a, with(), with("same", "a")}, 1, Person{}},
		"parted": {[]map[string]any{a, with(), with("same", "a"), with()}, 2,
			Person{Name: "Ben", Face: "guest2"}},
		"away and back": {[]map[string]any{a, with("away", true), with()}, 2, Person{Name: "Ben", Face: "guest2"}},
		"away": {[]map[string]any{a, with(), with("away", true)}, 2,
			Person{Name: "Ben", Face: "guest2", Hidden: true}},
	} {
		t.Run(name, func(t *testing.T) {
			b, damaged := Read(old(t, tt.lines...))
			if damaged > 0 || len(b.People()) != tt.people {
				t.Fatalf("%d damaged lines; the persons are %+v, want another number", damaged, b.People())
			}
			if ben, _ := b.Person("b"); tt.people == 2 && (ben.Name != tt.ben.Name || ben.Face != tt.ben.Face ||
				ben.Hidden != tt.ben.Hidden) {
				t.Errorf("Ben is %+v, want other fields", ben)
			}
			again, _ := Read(text(t, b))
			if string(text(t, again)) != string(text(t, b)) || len(again.People()) != tt.people {
				t.Error("reading and writing again gives another document")
			}
		})
	}
}

// TestOldRenameKeepsMerge checks that two merged persons stay merged if one of them is renamed on a
// device with an older version that has not received the merge.
func TestOldRenameKeepsMerge(t *testing.T) {
	b := &Book{}
	put(t, b, Person{ID: "a", Name: "Ada", Since: day}, day)
	put(t, b, Person{ID: "b", Name: "Ben", Since: day, MergedInto: "a"}, day)
	other, _ := Read(old(t, map[string]any{"id": "x", "name": "Xaver", "since": day},
		map[string]any{"id": "b", "name": "Benno", "since": day}))
	b.Merge(other)
	if p, _ := b.Person("b"); p.ID != "a" || p.Name != "Benno" {
		t.Errorf("the merged person is %+v, want ID a and the name Benno", p)
	}
}

// TestNewerLinesStay checks that lines and fields that a newer version has written are preserved.
func TestNewerLinesStay(t *testing.T) {
	newer := []string{
		`{"who":"a","kind":"person","at":"2026-05-04T20:00:00Z","data":{"name":"Ada","hat":{"size":7},"since":"2026-05-04T20:00:00Z","times":{"name":"2026-05-04T20:00:00Z"}}}`,
		`{"who":["a","b"],"kind":"team","at":"2026-05-04T20:00:00Z"}`,
		`{"who":"a","kind":"duel","key":"x","at":"2026-05-04T20:00:00Z","data":[1,{"y":2}]}`,
	}
	var document []byte
	for _, l := range newer {
		document = append(document, lines.WithChecksum([]byte(l))...)
	}
	b, damaged := Read(document)
	if p, _ := b.Person("a"); damaged > 0 || p.Name != "Ada" {
		t.Fatalf("%d damaged lines, Ada is %+v", damaged, p)
	}
	put(t, b, Person{ID: "a", Name: "Adele", Since: day}, day.Add(time.Hour))
	got := string(text(t, b))
	for _, want := range []string{`"hat":{"size":7}`, newer[1], newer[2], "Adele"} {
		if !strings.Contains(got, want) {
			t.Errorf("%s is lost in the written document: %s", want, got)
		}
	}
}

// TestLinksLeadToTheFirst checks that persons who are linked in any order, or in a cycle, are
// merged into the person who has been known longest.
func TestLinksLeadToTheFirst(t *testing.T) {
	for seed := range uint64(200) {
		rng := rand.New(rand.NewPCG(seed, 1))
		b := &Book{}
		order := rng.Perm(6)
		for _, i := range order {
			put(t, b, Person{ID: ID(rune('a' + i)), Name: fmt.Sprint("N", i),
				Since: day.Add(time.Duration(i) * time.Hour)}, day)
			b.People() // make the book compute the groups between two changes
			if rng.IntN(2) == 0 {
				b.Label("a")
			}
		}
		for _, i := range rng.Perm(5) {
			f, _, err := b.LinkFact(ID(rune('a'+i)), ID(rune('b'+i)), true, day)
			if err != nil {
				t.Fatal(err)
			}
			b.Put(f)
			b.People()
		}
		f, _, err := b.LinkFact("f", "a", true, day)
		if err != nil {
			t.Fatal(err)
		}
		b.Put(f)
		if all := b.People(); len(all) != 1 || b.Resolve("f") != "a" || b.Label("f") != all[0].Name {
			t.Fatalf("seed %d: the persons are %+v, want one with ID a", seed, all)
		}
	}
}

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
