package store

import (
	"fmt"
	"syscall/js"
	"time"

	"gulch/engine"
)

// dbName is the name of the database, of the Web Lock and of the channel between tabs in the
// browser, and the prefix of the keys in localStorage.
const dbName = "gulch"

// Open returns the store of the player's documents. They are in IndexedDB; in localStorage if
// IndexedDB is not available; or else in memory, with a Notice. Open returns at once. The channel
// Opened is closed some milliseconds later.
func Open() Store {
	return openWriteBehind(newTab(),
		source{place: Location{Text: "in this browser"}, open: openIndexedDB},
		source{place: Location{Text: "in this browser, with little space"}, open: openLocalStorage},
	)
}

// guard calls do and returns a JavaScript exception as an error. Such exceptions occur if the
// storage is full or forbidden.
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
// the property throws an exception, which would end the program. property converts it to a panic,
// so that guard can recover.
func property(name string) js.Value {
	return js.Global().Get("Reflect").Call("get", js.Global(), name)
}

// ofNavigator returns a property of the browser's navigator object. It returns undefined if the
// property is missing or cannot be read.
func ofNavigator(name string) js.Value {
	v := js.Undefined()
	_ = guard(func() { v = js.Global().Get("Reflect").Call("get", property("navigator"), name) })
	return v
}

// jsError converts a JavaScript exception to an error.
func jsError(v js.Value) error {
	if v.Type() != js.TypeObject {
		return engine.Errorf("the browser gives no reason")
	}
	name, message := v.Get("name").String(), v.Get("message").String()
	if name == "QuotaExceededError" {
		return engine.Errorf("the browser's storage is full. Delete old games or other sites' data")
	}
	return engine.Errorf("%s: %s", name, message)
}

// errSlow means that the browser's storage does not respond, which happens in private windows of
// some browsers.
var errSlow = engine.Errorf("the browser's storage doesn't respond")

// waitSlices is the number of slices into which a wait is divided. While the program computes, time
// passes but JavaScript events are not delivered. With a single wait, a tab that starts slowly
// would time out before it receives the answer to its lock request, and would then write although
// another tab has the lock. With slices, pending events are delivered before the timeout ends.
const waitSlices = 50

// wait calls start and blocks until an event of target arrives. good is the name of the event after
// which it returns nil, and bad are the names of those after which it returns an error. It returns
// errSlow if none of them arrives within the time limit. It registers the event listeners before it
// calls start.
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
		return err // the listeners are not released, because an event may still arrive
	}
	for _, f := range funcs {
		f.Release()
	}
	return came
}

// within receives a value from a channel. It returns errSlow if none arrives within the time limit.
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

// eventError returns the reason why a request or a transaction has failed. event is the name of the
// event that reported the failure.
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
