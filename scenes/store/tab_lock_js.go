package store

import (
	"errors"
	"syscall/js"
	"time"

	"gulch/engine"
)

// tab is the claim of a browser's tab to be the only writer: a Web Lock that the tab holds until it
// is closed or another tab takes the lock. A tab that needs the lock first sends a message, so that
// the holder can write its pending changes. If the holder does not respond, because the browser has
// suspended it, it loses the lock nevertheless. In a browser without Web Locks, or whose locks do
// not respond, every tab may write.
type tab struct {
	locks       js.Value
	channel     js.Value // the BroadcastChannel to the other tabs
	releaseLock js.Value // JavaScript function that releases the lock, undefined while it is not held
	yield       func(allowed bool)
	yielded     bool
}

// The number of attempts to get the lock, and the pause between two attempts. After a reload, the
// old page may still hold the lock. Another tab releases it only after its pending changes are
// written.
const (
	lockTries = 10
	lockPause = 100 * time.Millisecond
)

// takeMessage is the message with which a tab requests the lock from the tab that holds it.
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

// lose tells the store that this tab has lost the lock, by calling the callback that was set with
// the method lost. Only its first call does anything.
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
	return engine.Errorf("what you play in this tab isn't saved: %s, then reload this page", ErrInUse)
}

// claims reports whether the player has loaded this page in order to take the lock from another
// tab.
func claims() (is bool) {
	_ = guard(func() {
		if page := property("gulch"); page.Truthy() && page.Get("claims").Type() == js.TypeFunction {
			is = page.Call("claims").Bool()
		}
	})
	return is
}

// try requests the Web Lock once. how has the options of the browser's function locks.request. try
// reports whether the tab has got the lock. It returns an error if the browser forbids locks or
// does not respond.
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
		held := js.Global().Get("Promise").New(hold) // the browser holds the lock until this promise is resolved
		hold.Release()
		answer <- answered{got: true}
		return held
	})
	// Called if another tab steals the lock, and if the browser forbids locks.
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
