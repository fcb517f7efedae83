package stage

import (
	"testing"

	"gulch/render/ui"
	"gulch/scenes/store"
)

// late is a store that cannot be read until the test opens it.
type late struct {
	store.Store
	door chan struct{}
}

func (l late) Opened() <-chan struct{} { return l.door }

func (l late) opening() error {
	select {
	case <-l.door:
		return nil
	default:
		return store.ErrOpening
	}
}

func (l late) Read(name string) ([]byte, error) {
	if err := l.opening(); err != nil {
		return nil, err
	}
	return l.Store.Read(name)
}

func (l late) List() ([]store.Info, error) {
	if err := l.opening(); err != nil {
		return nil, err
	}
	return l.Store.List()
}

// TestInputWaitsForStore checks that input is queued and no toast is shown while the documents
// cannot be read, and that the input is replayed afterwards.
func TestInputWaitsForStore(t *testing.T) {
	docs := late{store.NewMemory(nil), make(chan struct{})}
	h, tables := newTestApp(t, docs.Store)
	if err := h.Start(h.Games[0], threeSeats()); err != nil {
		t.Fatal(err)
	}
	m := (*tables)[0]
	for !m.Over() {
		playSome(t, m, 100)
	}
	h2, _ := newTestApp(t, docs)
	if len(h2.Tally().Games) > 0 {
		t.Error("the tally has games before the documents can be read")
	}
	in := ui.Input{Pressed: true, Down: true, X: 30, Y: 40}
	h2.tick(&in)
	if in.Any() || in.Down || in.X != 30 {
		t.Errorf("before the store is open scenes get the input %+v, want the pointer only", in)
	}
	in = ui.Input{Release: true, X: 30, Y: 40}
	h2.tick(&in)
	close(docs.door)
	for i, want := range []ui.Input{{Pressed: true, Down: true, X: 30, Y: 40}, {Release: true, X: 30, Y: 40},
		{Back: true}, {}} {
		in = ui.Input{Back: i == 0}
		h2.tick(&in)
		if in.Pressed != want.Pressed || in.Down != want.Down || in.Release != want.Release || in.X != want.X ||
			in.Back != want.Back {
			t.Errorf("tick %d: scenes get the input %+v, want %+v", i, in, want)
		}
	}
	if len(h2.Tally().Games) != 1 || len(h2.toastLog) > 0 {
		t.Errorf("the tally has %d games, want 1; toasts %q, want none", len(h2.Tally().Games), h2.toastLog)
	}
}

// TestSceneIsBuiltAgainWhenStoreOpens checks that the scene on top is built again as soon as the
// documents can be read, since it may show what they contain.
func TestSceneIsBuiltAgainWhenStoreOpens(t *testing.T) {
	docs := late{store.NewMemory(nil), make(chan struct{})}
	h, _ := newTestApp(t, docs)
	top := &blank{}
	h.Push(top)
	h.build(top)
	close(docs.door)
	if h.watchStore(); !top.rebuild {
		t.Error("the scene is not built again")
	}
}
