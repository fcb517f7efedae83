package store

import (
	"errors"
	"maps"
	"strings"
	"sync"
	"testing"
	"time"
)

// fakeBackend is a backend in memory that can be made to fail or to block.
type fakeBackend struct {
	mu      sync.Mutex
	docs    map[string]doc
	loadErr error
	err     error
	gate    chan struct{} // if not nil, each write waits until it receives a value from it
	writes  int
}

func (s *fakeBackend) load() (map[string]doc, error) { return maps.Clone(s.docs), s.loadErr }

func (s *fakeBackend) write(changes []change) error {
	if s.gate != nil {
		<-s.gate
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	s.writes++
	if s.err != nil {
		return s.err
	}
	for _, c := range changes {
		if c.doc == nil {
			delete(s.docs, c.name)
		} else {
			s.docs[c.name] = *c.doc
		}
	}
	return nil
}

func (s *fakeBackend) fail(err error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.err = err
}

// fakeClaim is a claim to the right to write, which another program may have.
type fakeClaim struct {
	err     error // the error that the method take returns if hard is false
	hardErr error // the error that the method take returns if hard is true
	yield   func(bool)
	left    bool
}

func (h *fakeClaim) take(hard bool) error {
	if hard {
		return h.hardErr
	}
	return h.err
}

func (h *fakeClaim) lost(yield func(bool)) { h.yield = yield }
func (h *fakeClaim) leave()                { h.left = true }

func freeClaim() claim { return &fakeClaim{} }

func (s *fakeBackend) source() source {
	return source{place: Location{Text: "on the shelf"}, open: func() (backend, error) { return s, nil }}
}

func (s *fakeBackend) opened() *writeBehind { return openWriteBehind(freeClaim(), s.source()) }

func TestCallsDoNotWaitForTheBackend(t *testing.T) {
	back := &fakeBackend{docs: map[string]doc{}, gate: make(chan struct{})}
	s := back.opened()
	<-s.Opened()
	for range 100 {
		must(t, s.Append("a", []byte("x")))
		must(t, s.Append("b", []byte("y")))
	}
	if s.Pending() == 0 {
		t.Error("Pending is 0 although the backend is blocked")
	}
	close(back.gate)
	must(t, s.Close())
	if got := string(back.docs["a"].data) + string(back.docs["b"].data); got != strings.Repeat("x",
		100)+strings.Repeat("y", 100) {
		t.Errorf("after Close the backend has %q, want 100 x and 100 y", got)
	}
	if back.writes > 3 {
		t.Errorf("%d writes to the backend, want at most 3: changes should be batched", back.writes)
	}
}

func TestFailedWritesAreTriedAgain(t *testing.T) {
	back := &fakeBackend{docs: map[string]doc{"old": {}}, err: errors.New("full")}
	s := back.opened()
	<-s.Opened()
	must(t, s.Append("a", []byte("1")))
	must(t, s.Delete("old"))
	for s.Err() == nil {
		time.Sleep(time.Millisecond)
	}
	if s.Pending() == 0 {
		t.Error("Pending is 0 after a failed write")
	}
	back.fail(nil)
	must(t, s.Append("b", []byte("2")))
	must(t, s.Close())
	if len(back.docs) != 2 || string(back.docs["a"].data) != "1" || s.Err() != nil {
		t.Errorf("after a retry the backend has %v, want documents a and b; error %v", back.docs, s.Err())
	}
}

func TestCloseDoesNotHangOnFailure(t *testing.T) {
	back := &fakeBackend{docs: map[string]doc{}, err: errors.New("full")}
	s := back.opened()
	<-s.Opened()
	must(t, s.Write("a", nil))
	for range 2 {
		if s.Close() == nil {
			t.Error("Close returns nil although the backend fails")
		}
	}
}

func TestBeforeItIsOpen(t *testing.T) {
	hold := make(chan struct{})
	slow := source{place: Location{Text: "far away"}, open: func() (backend, error) {
		<-hold
		return &fakeBackend{docs: map[string]doc{"a": {data: []byte("1"), changed: time.Now()}}}, nil
	}}
	s := openWriteBehind(freeClaim(), slow)
	_, listErr := s.List()
	for _, err := range []error{listErr, s.Append("a", nil), s.Write("a", nil), s.Delete("a"), s.Rename("a", "b")} {
		if !errors.Is(err, ErrOpening) {
			t.Errorf("error %v, want %v", err, ErrOpening)
		}
	}
	if s.Notice() != nil || s.Pending() != 0 || s.Err() != nil {
		t.Error("before it is open, the store has a notice, an error or pending changes")
	}
	close(hold)
	<-s.Opened()
	if got := contents(t, s)["a"]; got != "1" {
		t.Errorf("document a is %q, want \"1\"", got)
	}
}

func TestFallback(t *testing.T) {
	broken := source{place: Location{Text: "in the cellar"}, open: func() (backend, error) {
		return nil,
			errors.New("flooded")
	}}
	unread := source{place: Location{Text: "in the attic"}, open: func() (backend, error) {
		return &fakeBackend{loadErr: errors.New("locked")}, nil
	}}
	back := &fakeBackend{docs: map[string]doc{}}
	tests := []struct {
		name    string
		alone   claim
		sources []source
		place   Location
		notice  []string
	}{
		{"second source works", freeClaim(), []source{broken, back.source()}, Location{Text: "on the shelf"}, nil},
		{"no source works", freeClaim(), []source{broken, unread}, memoryPlace,
			[]string{"flooded", "locked", "lose your games"}},
		{"another program writes", &fakeClaim{err: ErrInUse}, []source{back.source()}, memoryPlace,
			[]string{"another Gulch window"}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			s := openWriteBehind(tt.alone, tt.sources...)
			<-s.Opened()
			if s.Location() != tt.place || (s.Notice() == nil) != (tt.notice == nil) {
				t.Errorf("place %q, notice %v; want place %q, a notice: %v", s.Location(), s.Notice(), tt.place,
					tt.notice != nil)
			}
			for _, want := range tt.notice {
				if !strings.Contains(s.Notice().Error(), want) {
					t.Errorf("notice %q does not contain %q", s.Notice(), want)
				}
			}
			must(t, s.Write("a", []byte("1")))
			if got := contents(t, s)["a"]; got != "1" {
				t.Errorf("document a is %q, want \"1\"", got)
			}
			must(t, s.Close())
		})
	}
	if string(back.docs["a"].data) != "1" || back.writes != 1 {
		t.Error("a store wrote that is not the only writer, or the writer did not")
	}
}

// TestChangesDuringFailingWrite checks that documents that were changed while a write failed are
// written by the next attempt, too, also if the backend had no documents at the start.
func TestChangesDuringFailingWrite(t *testing.T) {
	back := &fakeBackend{err: errors.New("full"), gate: make(chan struct{})}
	s := back.opened()
	<-s.Opened()
	must(t, s.Append("a", []byte("1")))
	writing := func() int {
		s.mu.Lock()
		defer s.mu.Unlock()
		return s.writing
	}
	for writing() == 0 {
		time.Sleep(time.Millisecond)
	}
	must(t, s.Append("a", []byte("2")))
	must(t, s.Append("b", []byte("3")))
	back.gate <- struct{}{} // the first write fails now
	for s.Err() == nil {
		time.Sleep(time.Millisecond)
	}
	if n := s.Pending(); n != 2 {
		t.Errorf("%d changes are pending, want those of two documents", n)
	}
	back.fail(nil)
	back.docs = map[string]doc{}
	close(back.gate)
	must(t, s.Close())
	if a, b := string(back.docs["a"].data), string(back.docs["b"].data); a != "12" || b != "3" {
		t.Errorf("the backend has %q and %q, want \"12\" and \"3\"", a, b)
	}
}
