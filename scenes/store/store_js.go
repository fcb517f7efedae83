package store

import (
	"fmt"
	"syscall/js"
	"time"

	"gulch/engine"
)

// dbName is the name of Gulch's database, of its lock and of its keys in the browser.
const dbName = "gulch"

// Open returns the player's documents: in IndexedDB, or in localStorage if IndexedDB is not
// available, or in memory with a Notice. It returns at once; Opened is closed some milliseconds
// later.
func Open() Store {
	return openWriteBehind(newTab(),
		source{place: Location{Text: "in this browser"}, open: openIndexedDB},
		source{place: Location{Text: "in this browser, in a small space"}, open: openLocalStorage},
	)
}

// guard runs do and returns JavaScript exceptions, such as those of a full or forbidden storage, as
// errors.
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

// property returns a global property of the page. In a browser that forbids storage, even reading
// the property throws, which would end the program; property panics instead, so that guard can
// recover.
func property(name string) js.Value {
	return js.Global().Get("Reflect").Call("get", js.Global(), name)
}

// ofNavigator returns a property of the browser's navigator, undefined if it is missing or cannot
// be read.
func ofNavigator(name string) js.Value {
	v := js.Undefined()
	_ = guard(func() { v = js.Global().Get("Reflect").Call("get", property("navigator"), name) })
	return v
}

// jsError converts an exception to an error.
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

// errSlow reports that the browser does not answer, as some do in private windows.
var errSlow = engine.Errorf("the browser's storage does not answer")

// waitSlices is the number of slices into which a timeout is divided. While the program computes,
// no events are delivered, but time passes; after such a slice the pending events are delivered
// before the timeout ends. Otherwise a tab that takes long to start would time out on its lock and
// write although another tab holds it.
const waitSlices = 50

// wait blocks until target receives the event `good` (it returns nil) or one of `bad`, or until the
// timeout limit. It calls start after registering the listeners.
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
		return err // an event may still arrive, so the functions are not released
	}
	for _, f := range funcs {
		f.Release()
	}
	return came
}

// within receives a value from the channel. It returns errSlow after the timeout limit.
func within[T any](answers <-chan T, limit time.Duration) (answer T, err error) {
	for range waitSlices {
		select {
		case answer = <-answers:
			return answer, nil
		case <-time.After(limit / waitSlices):
		}
	}
	return answer, errSlow
}

// eventError returns the reason why a request or a transaction has failed.
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
