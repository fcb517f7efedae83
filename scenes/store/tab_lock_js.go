package store

import (
	"errors"
	"syscall/js"
	"time"

	"gulch/engine"
)

// tab is the claim of a browser's tab: a Web Lock, which the tab holds until it is closed or
// another tab takes it. A tab that wants the lock first sends a message, so that the holder can
// write its pending changes. A holder that does not answer, because the browser has suspended it,
// loses the lock nevertheless. In a browser without Web Locks, or whose locks do not answer, every
// tab may write.
type tab struct {
	locks       js.Value
	channel     js.Value // the channel to the other tabs
	releaseLock js.Value // function that releases the lock, undefined while it is not held
	yield       func(allowed bool)
	yielded     bool
}

// Number of attempts to get the lock, and the pause between them. After a reload, the old page may
// still hold it; another tab releases it only after its pending changes are written.
const (
	lockTries = 10
	lockPause = 100 * time.Millisecond
)

// takeMessage is the message with which a tab asks for the lock.
const takeMessage = "take"

func newTab() *tab {
	t := &tab{locks: ofNavigator("locks"), yield: func(bool) {}}
	_ = guard(func() {
		t.channel = property("BroadcastChannel").New(dbName)
		t.channel.Call("addEventListener", "message", js.FuncOf(func(_ js.Value, args []js.Value) any {
			if said := args[0].Get("data"); said.Type() == js.TypeString && said.String() == takeMessage &&
				t.releaseLock.Truthy() {
				t.lose(true)
			}
			return nil
		}))
	})
	return t
}

func (t *tab) lost(yield func(bool)) { t.yield = yield }

func (t *tab) leave() {
	if t.releaseLock.Truthy() {
		t.releaseLock.Invoke()
		t.releaseLock = js.Undefined()
	}
}

// lose calls the lost callback, once.
func (t *tab) lose(allowed bool) {
	if !t.yielded {
		t.yielded = true
		go t.yield(allowed)
	}
}

func (t *tab) take(hard bool) error {
	if !t.locks.Truthy() {
		return nil
	}
	hard = hard || claims()
	if hard && t.channel.Truthy() {
		_ = guard(func() { t.channel.Call("postMessage", takeMessage) })
	}
	for range lockTries {
		if got, err := t.try(map[string]any{"ifAvailable": true}); err != nil || got {
			return nil
		}
		time.Sleep(lockPause)
	}
	if hard {
		if got, err := t.try(map[string]any{"steal": true}); err != nil || got {
			return nil
		}
	}
	return engine.Errorf("what you play in this tab is not saved: %s, then load this page anew", ErrInUse)
}

// claims reports whether the page was loaded so that this tab takes over from another one.
func claims() (is bool) {
	_ = guard(func() {
		if page := property("gulch"); page.Truthy() && page.Get("claims").Type() == js.TypeFunction {
			is = page.Call("claims").Bool()
		}
	})
	return is
}

// try requests the lock once.
func (t *tab) try(how map[string]any) (got bool, err error) {
	type answered struct {
		got bool
		err error
	}
	answer := make(chan answered, 2)
	granted := js.FuncOf(func(_ js.Value, args []js.Value) any {
		if !args[0].Truthy() {
			answer <- answered{}
			return nil
		}
		hold := js.FuncOf(func(_ js.Value, args []js.Value) any {
			t.releaseLock = args[0]
			return nil
		})
		held := js.Global().Get("Promise").New(hold) // the lock is held until this promise is resolved
		hold.Release()
		answer <- answered{got: true}
		return held
	})
	// The request is rejected when another tab steals the lock, and if the browser forbids locks.
	failed := js.FuncOf(func(_ js.Value, args []js.Value) any {
		select {
		case answer <- answered{err: errors.New("the browser lets nothing be locked")}:
		default:
		}
		if t.releaseLock.Truthy() {
			t.releaseLock = js.Undefined()
			t.lose(false)
		}
		return nil
	})
	err = guard(func() {
		asked := t.locks.Call("request", dbName, how, granted)
		js.Global().Get("Promise").Call("resolve", asked).Call("catch", failed)
	})
	if err != nil {
		return false, err
	}
	a, err := within(answer, openLimit)
	return a.got, errors.Join(err, a.err)
}
