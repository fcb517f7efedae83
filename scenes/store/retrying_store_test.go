package store

import (
	"errors"
	"maps"
	"slices"
	"strings"
	"testing"
	"time"

	"pgregory.net/rapid"

	"github.com/google/go-cmp/cmp"
)

// full is a store whose writes return err while err is not nil.
type full struct {
	Store
	err error
}

func (f *full) Append(name string, data []byte) error {
	if f.err != nil {
		return f.err
	}
	return f.Store.Append(name, data)
}

func (f *full) Extend(name string, data []byte) error {
	if f.err != nil {
		return f.err
	}
	return f.Store.Extend(name, data)
}

func (f *full) Write(name string, data []byte) error {
	if f.err != nil {
		return f.err
	}
	return f.Store.Write(name, data)
}

var errFullDisk = errors.New("the disk is full")

// TestUnwrittenChangesAreWrittenLater performs random operations on a Retrying store whose
// underlying store fails at random. The Retrying store must always return the content as if every
// write had succeeded, and the underlying store must have this content once it works again.
func TestUnwrittenChangesAreWrittenLater(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		inner := &full{Store: NewMemory(nil)}
		s, model := WithRetry(inner, func(string) bool { return true }), map[string]string{}
		name := rapid.SampledFrom([]string{"a.gulch", "b.log", "c"})
		text := rapid.StringMatching(`[xy]{1,3}\n`)
		t.Repeat(map[string]func(*rapid.T){
			"full": func(*rapid.T) { inner.err = errFullDisk },
			"room": func(*rapid.T) { inner.err = nil },
			"append": func(t *rapid.T) {
				n, x := name.Draw(t, "name"), text.Draw(t, "text")
				if err := s.Append(n, []byte(x)); err != nil && !s.Holds(n) {
					t.Fatal(err)
				}
				model[n] += x
			},
			"extend": func(t *rapid.T) {
				n, x := name.Draw(t, "name"), text.Draw(t, "text")
				err := s.Extend(n, []byte(x))
				if _, there := model[n]; there || s.Holds(n) {
					model[n] += x
				} else if inner.err == nil && !errors.Is(err, ErrMissing) {
					t.Fatal(err)
				}
			},
			"write": func(t *rapid.T) {
				n, x := name.Draw(t, "name"), text.Draw(t, "text")
				if err := s.Write(n, []byte(x)); err != nil && !s.Holds(n) {
					t.Fatal(err)
				}
				model[n] = x
			},
			"delete": func(t *rapid.T) {
				n := name.Draw(t, "name")
				if _, there := model[n]; (s.Delete(n) == nil) != there {
					t.Fatalf("Delete(%s): wrong result, the document exists: %v", n, there)
				}
				delete(model, n)
			},
			"rename": func(t *rapid.T) {
				from, to := name.Draw(t, "from"), name.Draw(t, "to")
				x, there := model[from]
				_, taken := model[to]
				if err := s.Rename(from, to); (err == nil) != (there && !taken) {
					t.Fatalf("Rename(%s (exists: %v), %s (exists: %v)): error %v", from, there, to, taken, err)
				} else if err == nil {
					delete(model, from)
					model[to] = x
				}
			},
			"retry": func(*rapid.T) { _ = s.Retry() },
			"": func(t *rapid.T) {
				if diff := cmp.Diff(model, documents(t, s)); diff != "" {
					t.Fatal(diff)
				}
				if (s.Unwritten() == nil) != (len(s.Held()) == 0) {
					t.Fatalf("Held is %q, but Unwritten is %v", s.Held(), s.Unwritten())
				}
			},
		})
		inner.err = nil
		if err := s.Retry(); err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(model, documents(t, inner.Store)); diff != "" {
			t.Fatal(diff)
		}
	})
}

func documents(t *rapid.T, s Store) map[string]string {
	infos, err := s.List()
	if err != nil {
		t.Fatal(err)
	}
	if !slices.IsSortedFunc(infos, func(a, b Info) int { return strings.Compare(a.Name, b.Name) }) {
		t.Fatal("List is not sorted by name")
	}
	all := map[string]string{}
	for _, i := range infos {
		data, err := s.Read(i.Name)
		if err != nil {
			t.Fatal(err)
		}
		all[i.Name] = string(data)
	}
	return all
}

// TestHeldDocumentChangedElsewhere checks that no content is lost if another program changes a
// document that is held in memory here.
func TestHeldDocumentChangedElsewhere(t *testing.T) {
	inner := &full{Store: NewMemory(nil)}
	s := WithRetry(inner, func(string) bool { return true })
	for _, name := range []string{"a.gulch", "b.log"} {
		must(t, s.Append(name, []byte("1\n")))
	}
	inner.err = errFullDisk
	for _, name := range []string{"a.gulch", "b.log"} {
		wantErr(t, s.Append(name, []byte("ours\n")), errFullDisk)
		must(t, inner.Store.Append(name, []byte("theirs\n")))
	}
	if got := s.Held(); !slices.Equal(got, []string{"a.gulch", "b.log"}) {
		t.Errorf("Held is %q, want both documents", got)
	}
	inner.err = nil
	must(t, s.Close())
	want := map[string]string{"a.gulch": "1\nours\n", "a.damaged": "1\ntheirs\n", "b.log": "1\nours\ntheirs\n"}
	if got := contents(t, inner.Store); !maps.Equal(got, want) {
		t.Errorf("the store has %q, want %q", got, want)
	}
}

// TestWhatIsNotHeld checks that errors about conflicts are returned to the caller, and that
// documents for which keep returns false are not held in memory.
func TestWhatIsNotHeld(t *testing.T) {
	inner := &full{Store: NewMemory(nil)}
	s := WithRetry(inner, func(name string) bool { return name == "kept" })
	inner.err = errFullDisk
	wantErr(t, s.Write("cache", []byte("x")), errFullDisk)
	for _, err := range []error{ErrInUse, ErrChanged, ErrMissing, ErrTaken, ErrName} {
		inner.err = err
		wantErr(t, s.Write("kept", []byte("x")), err)
	}
	if len(s.Held()) > 0 || s.Unwritten() != nil {
		t.Errorf("Held is %q and Unwritten %v, want none", s.Held(), s.Unwritten())
	}
	inner.err = errFullDisk
	wantErr(t, s.Write("kept", []byte("x")), errFullDisk)
	wantErr(t, s.Close(), errFullDisk)
}

// TestMemoryIsUnwritten checks that a store in memory reports its documents as not saved, unless
// nothing needs to be saved.
func TestMemoryIsUnwritten(t *testing.T) {
	s := NewMemory(errFullDisk).(*writeBehind)
	must(t, s.Write("a.gulch", []byte("x")))
	if s.Unwritten() == nil || s.Retry() == nil || !slices.Equal(s.Held(), []string{"a.gulch"}) {
		t.Errorf("Unwritten is %v, Held %q; want an error and a.gulch", s.Unwritten(), s.Held())
	}
	if s := NewMemory(nil).(*writeBehind); s.Unwritten() != nil || len(s.Held()) > 0 {
		t.Error("a store that is meant to be in memory has unwritten documents")
	}
}

// TestRetryOfTheBackend checks that the error of a write-behind store's backend is reported until a
// retry succeeds.
func TestRetryOfTheBackend(t *testing.T) {
	back := &fakeBackend{docs: map[string]doc{}}
	b := back.opened()
	<-b.Opened()
	back.fail(errFullDisk)
	must(t, b.Write("a.gulch", []byte("x")))
	for b.Unwritten() == nil {
		time.Sleep(time.Millisecond) // lets the writing goroutine run if there is only one thread
	}
	if !slices.Equal(b.Held(), []string{"a.gulch"}) {
		t.Errorf("Held is %q, want a.gulch", b.Held())
	}
	back.fail(nil)
	_ = b.Retry()
	for b.Unwritten() != nil {
		time.Sleep(time.Millisecond)
	}
	must(t, b.Close())
	if string(back.docs["a.gulch"].data) != "x" || len(b.Held()) > 0 {
		t.Error("the document was not written by Retry, or is still held")
	}
}

// faulty is a store whose methods return an error for the documents in the maps of their names.
type faulty struct {
	Store
	read, write, setAside, rename map[string]error
}

func (f *faulty) Read(name string) ([]byte, error) {
	if err := f.read[name]; err != nil {
		return nil, err
	}
	return f.Store.Read(name)
}

func (f *faulty) Append(name string, data []byte) error {
	if err := f.write[name]; err != nil {
		return err
	}
	return f.Store.Append(name, data)
}

func (f *faulty) Write(name string, data []byte) error {
	if err := f.write[name]; err != nil {
		return err
	}
	return f.Store.Write(name, data)
}

func (f *faulty) SetAside(name string) (string, error) {
	if err := f.setAside[name]; err != nil {
		return "", err
	}
	return f.Store.SetAside(name)
}

func (f *faulty) Rename(from, to string) error {
	if err := f.rename[from]; err != nil {
		return err
	}
	return f.Store.Rename(from, to)
}

// TestHeldDocumentStaysHeld checks that a document that is only in memory stays there while writing
// it would lose content, and that this does not prevent others from being written.
func TestHeldDocumentStaysHeld(t *testing.T) {
	inner := &faulty{Store: NewMemory(nil)}
	s := WithRetry(inner, func(string) bool { return true })
	must(t, s.Append("a.gulch", []byte("1\n")))
	inner.write = map[string]error{"a.gulch": errFullDisk, "b.log": errFullDisk}
	for name := range inner.write {
		wantErr(t, s.Append(name, []byte("ours\n")), errFullDisk)
	}
	must(t, inner.Store.Append("a.gulch", []byte("theirs\n")))
	inner.write = nil
	// the version of another program cannot be set aside, so it must not be replaced
	inner.setAside = map[string]error{"a.gulch": ErrInUse}
	wantErr(t, s.Retry(), ErrInUse)
	if got := s.Held(); !slices.Equal(got, []string{"a.gulch"}) {
		t.Errorf("Held is %q, want a.gulch only: b.log can be written", got)
	}
	inner.setAside, inner.read = nil, map[string]error{"a.gulch": errFullDisk}
	wantErr(t, s.Retry(), errFullDisk) // the stored version is unknown
	inner.read, inner.rename = nil, map[string]error{"a.gulch": ErrInUse}
	wantErr(t, s.Rename("a.gulch", "c.gulch"), ErrInUse)
	if data, err := s.Read("a.gulch"); err != nil || string(data) != "1\nours\n" {
		t.Errorf("a.gulch is %q, error %v; want the version in memory", data, err)
	}
	aside, err := s.SetAside("a.gulch")
	if data, _ := s.Read(aside); err != nil || string(data) != "1\nours\n" {
		t.Errorf("the copy %q is %q, error %v; want the version in memory", aside, data, err)
	}
}

// TestUnreadableDocumentIsNotHeld checks that an append to a document that can be neither written
// nor read is not held in memory, because the content before it is unknown.
func TestUnreadableDocumentIsNotHeld(t *testing.T) {
	bad := map[string]error{"a.gulch": errFullDisk}
	inner := &faulty{Store: NewMemory(nil), read: bad, write: bad}
	s := WithRetry(inner, func(string) bool { return true })
	wantErr(t, s.Append("a.gulch", []byte("1\n")), errFullDisk)
	if s.Holds("a.gulch") {
		t.Error("the append is held in memory, want only an error")
	}
	wantErr(t, s.Write("a.gulch", []byte("1\n")), errFullDisk) // replaces the unknown content
	if !s.Holds("a.gulch") {
		t.Error("the new content is not held in memory")
	}
}

// TestSetAsideBesideUnreadableCopy checks that a damaged document is not set aside under a name
// whose document cannot be read.
func TestSetAsideBesideUnreadableCopy(t *testing.T) {
	s := &faulty{Store: NewMemory(nil), read: map[string]error{"a.damaged": errFullDisk}}
	must(t, s.Store.Write("a.gulch", []byte("broken")))
	if name, err := setAside(s, "a.gulch"); !errors.Is(err, errFullDisk) {
		t.Errorf("setAside returns %q, error %v; want error %v", name, err, errFullDisk)
	}
}
