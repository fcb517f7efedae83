package store

import (
	"fmt"
	"syscall/js"
	"time"

	"gulch/engine"
)

// dbName names Gulch's database, its lock and its keys in the browser.
const dbName = "gulch"

// Open returns the player's documents: in IndexedDB, in localStorage if there is none, or in memory with a Notice.
// It returns at once; Opened is closed some milliseconds later.
func Open() Store {
	return openBehind(newTab(),
		source{place: Place{Text: "in this browser"}, open: openIndexedDB},
		source{place: Place{Text: "in this browser, in a small space"}, open: openLocalStorage},
	)
}

// guard runs do and turns what JavaScript throws, as when storage is full or forbidden, into an error.
func guard(do func()) (err error) {
	defer func() {
		switch thrown := recover().(type) {
		case nil:
		case js.Error:
			err = jsError(thrown.Value)
		case error:
			err = thrown
		default:
			err = fmt.Errorf("%v", thrown)
		}
	}()
	do()
	return nil
}

// property returns a property of the page. One that throws when it is looked at, as those of a browser do that forbids
// storage, would end the program; like this it panics, for guard.
func property(name string) js.Value {
	return js.Global().Get("Reflect").Call("get", js.Global(), name)
}

// ofNavigator returns a property of the browser, undefined where it has none or forbids to look at it.
func ofNavigator(name string) js.Value {
	v := js.Undefined()
	_ = guard(func() { v = js.Global().Get("Reflect").Call("get", property("navigator"), name) })
	return v
}

// jsError puts an exception into words.
func jsError(v js.Value) error {
	if v.Type() != js.TypeObject {
		return engine.Errorf("the browser gives no reason")
	}
	name, message := v.Get("name").String(), v.Get("message").String()
	if name == "QuotaExceededError" {
		return engine.Errorf("the browser's storage is full; remove old games or other sites' data")
	}
	return engine.Errorf("%s: %s", name, message)
}

// errSlow says that the browser does not answer, as some do in private windows.
var errSlow = engine.Errorf("the browser's storage does not answer")

// patience is in how many pieces a limit is waited for. While the program paints, no event comes and time passes all the
// same; after a piece that was too long for that reason the events of the meantime get their turn. Without that a tab that
// took long to start took its lock for one that does not answer, and wrote beside another.
const patience = 50

// wait lets a goroutine wait, but not for ever, until target gets the event `good` (no error) or one of `bad`.
func wait(target js.Value, limit time.Duration, start func(), good string, bad ...string) error {
	done := make(chan error, 1+len(bad))
	var funcs []js.Func
	listen := func(event string, then func() error) {
		f := js.FuncOf(func(js.Value, []js.Value) any {
			select {
			case done <- then():
			default:
			}
			return nil
		})
		funcs = append(funcs, f)
		target.Call("addEventListener", event, f)
	}
	err := guard(func() {
		listen(good, func() error { return nil })
		for _, event := range bad {
			listen(event, func() error { return eventError(target, event) })
		}
		start()
	})
	if err != nil {
		return err
	}
	came, err := within(done, limit)
	if err != nil {
		return err // an event may still come, so the functions stay
	}
	for _, f := range funcs {
		f.Release()
	}
	return came
}

// within waits for what the browser answers, but not for ever.
func within[T any](answers <-chan T, limit time.Duration) (answer T, err error) {
	for range patience {
		select {
		case answer = <-answers:
			return answer, nil
		case <-time.After(limit / patience):
		}
	}
	return answer, errSlow
}

// eventError is why a request or a transaction failed.
func eventError(target js.Value, event string) (err error) {
	if thrown := guard(func() {
		if e := target.Get("error"); e.Truthy() {
			err = jsError(e)
		}
	}); thrown != nil {
		return thrown
	}
	if err == nil {
		err = engine.Errorf("the browser's storage reports %q", event)
	}
	return err
}
