package store

import (
	"strings"
	"syscall/js"
	"testing"
	"time"
)

// fakes is JavaScript code for a fake IndexedDB, localStorage, Web Locks and BroadcastChannel. They
// behave as in a browser: requests complete later, transactions complete at the end of the turn,
// and a full storage throws or aborts.
const fakes = `
globalThis.fake = {full: false, items: new Map(), held: false, docs: new Map(), persisted: 0};
const later = (target, event) => setTimeout(() => target.dispatchEvent(new Event(event)), 1);
class Request extends EventTarget { set onupgradeneeded(f) { this.addEventListener("upgradeneeded", f) } }
const objectStore = (transaction) => {
	const ask = (result) => Object.assign(new Request(), {result});
	const change = (f) => { if (fake.full) transaction.aborted = true; else transaction.changes.push(f); };
	return {
		getAllKeys: () => ask([...fake.docs.keys()]),
		getAll: () => ask([...fake.docs.values()]),
		put: (value, key) => change(() => fake.docs.set(key, value)),
		delete: (key) => change(() => fake.docs.delete(key)),
	};
};
const database = () => ({
	transaction(name, mode, options) {
		const t = Object.assign(new EventTarget(), {changes: [], aborted: false});
		t.objectStore = () => objectStore(t);
		setTimeout(() => {
			if (t.aborted) {
				t.error = {name: "QuotaExceededError", message: "full"};
				t.dispatchEvent(new Event("abort"));
				return;
			}
			t.changes.forEach((f) => f());
			t.dispatchEvent(new Event("complete"));
		}, 1);
		return t;
	},
	createObjectStore() {},
});
fake.indexedDB = {open() {
	const request = new Request();
	request.result = database();
	later(request, "upgradeneeded");
	later(request, "success");
	return request;
}};
fake.brokenDB = {open() {
	const request = new Request();
	request.error = {name: "InvalidStateError", message: "private window"};
	later(request, "error");
	return request;
}};
fake.localStorage = {
	get length() { return fake.items.size },
	key: (i) => [...fake.items.keys()][i],
	getItem: (k) => fake.items.get(k),
	setItem(k, v) {
		if (fake.full) throw Object.assign(new Error("full"), {name: "QuotaExceededError"});
		fake.items.set(k, v);
	},
	removeItem: (k) => fake.items.delete(k),
};
fake.storage = {persist() { fake.persisted++; return Promise.reject(new Error("no")) }};
fake.lose = null; // what the promise of the lock's holder fails by
fake.locks = {async request(name, options, f) {
	if (fake.forbidden) throw Object.assign(new Error("not here"), {name: "SecurityError"});
	if (fake.slow) await new Promise((answer) => setTimeout(answer, fake.slow));
	if (options.steal && fake.lose) fake.lose(Object.assign(new Error("stolen"), {name: "AbortError"}));
	if (fake.held && !options.steal) return f(null);
	fake.held ||= fake.tabs; // a test that opens again what it has not closed is no other tab
	const robbed = new Promise((_, fail) => { fake.lose = fail; });
	await Promise.race([f({name}), robbed]);
	fake.held = false;
}};
fake.unhandled = 0;
process.removeAllListeners("unhandledRejection");
process.on("unhandledRejection", () => { fake.unhandled++; });
globalThis.BroadcastChannel = class extends EventTarget {
	constructor() { super(); fake.channels.push(this); }
	postMessage(data) {
		if (fake.asleep) return;
		for (const c of fake.channels) if (c !== this) setTimeout(() => c.dispatchEvent(Object.assign(new Event("message"), {data})), 1);
	}
};
fake.channels = [];
`

// browser sets up the fake storage of a page. db and local are the names of the properties of the
// database and of localStorage; a part whose name is "" does not exist.
func browser(t *testing.T, db, local string) js.Value {
	t.Helper()
	js.Global().Call("eval", "(() => {"+fakes+"})()")
	fake := js.Global().Get("fake")
	js.Global().Set("indexedDB", fake.Get(db))
	js.Global().Call("eval", `Object.defineProperty(globalThis, "localStorage",
		{value: undefined, writable: true, configurable: true})`)
	js.Global().Set("localStorage", fake.Get(local))
	js.Global().Call("eval", `Object.defineProperty(globalThis, "navigator",
		{value: {locks: fake.locks, storage: fake.storage}, writable: true, configurable: true})`)
	return fake
}

func init() {
	makers["IndexedDB"] = func(t *testing.T) (Store, func() Store) {
		browser(t, "indexedDB", "")
		return Open(), Open
	}
	makers["localStorage"] = func(t *testing.T) (Store, func() Store) {
		browser(t, "brokenDB", "localStorage")
		return Open(), Open
	}
}

func TestFullStorage(t *testing.T) {
	for _, db := range []string{"indexedDB", "brokenDB"} {
		fake := browser(t, db, "localStorage")
		s := Open()
		<-s.Opened()
		must(t, s.Append("a", []byte("1")))
		fake.Set("full", true)
		must(t, s.Append("a", []byte("2")))
		for s.Err() == nil {
			time.Sleep(time.Millisecond)
		}
		if !strings.Contains(s.Err().Error(), "storage is full") {
			t.Errorf("%s: error %v, want that the storage is full", db, s.Err())
		}
		fake.Set("full", false)
		must(t, s.Close())
		s = Open()
		<-s.Opened()
		if got := contents(t, s)["a"]; got != "12" {
			t.Errorf("%s: after reopening, document a is %q, want \"12\"", db, got)
		}
	}
}

// TestStorageIsToPersist checks that the browser is asked only once, after the first game was
// saved, to keep its storage permanently, and that a refusal has no effect.
func TestStorageIsToPersist(t *testing.T) {
	fake := browser(t, "indexedDB", "")
	s := Open()
	<-s.Opened()
	settle := func() int {
		for s.Pending() > 0 {
			time.Sleep(time.Millisecond)
		}
		time.Sleep(5 * time.Millisecond)
		return fake.Get("persisted").Int()
	}
	must(t, s.Write("settings.json", []byte("{}")))
	if n := settle(); n != 0 {
		t.Errorf("persist was called %d times after saving settings only, want 0", n)
	}
	for range 3 {
		must(t, s.Append("boomtown.gulch", []byte("1")))
		settle()
	}
	if n := settle(); n != 1 {
		t.Errorf("persist was called %d times after saving games, want 1", n)
	}
	must(t, s.Close())
}

func TestNoStorageAtAll(t *testing.T) {
	browser(t, "", "")
	s := Open()
	<-s.Opened()
	if s.Notice() == nil || s.Location() != memoryPlace {
		t.Errorf("notice %v, place %q; want a notice and memory", s.Notice(), s.Location())
	}
	must(t, s.Append("a", []byte("1")))
}

func TestAnotherTab(t *testing.T) {
	fake := browser(t, "indexedDB", "localStorage")
	s := Open()
	<-s.Opened()
	must(t, s.Append("a", []byte("1")))
	must(t, s.Close())
	fake.Set("held", true)
	s = Open()
	<-s.Opened()
	if s.Notice() == nil || !strings.Contains(s.Notice().Error(), "another Gulch window") {
		t.Errorf("notice %v, want that another Gulch window writes", s.Notice())
	}
	if got := contents(t, s)["a"]; got != "1" {
		t.Errorf("document a is %q, want \"1\"", got)
	}
	must(t, s.Write("a", nil))
	must(t, s.Close())
	if fake.Get("docs").Get("size").Int() != 1 {
		t.Error("the second tab has written to the database")
	}
}

// TestAnotherTabIsSeenLate checks that events that arrive while the program computes are handled
// before a timeout. Otherwise the program would overlook that another tab has the lock.
func TestAnotherTabIsSeenLate(t *testing.T) {
	usual := openLimit
	defer func() { openLimit = usual }()
	openLimit = 100 * time.Millisecond
	fake := browser(t, "indexedDB", "localStorage")
	fake.Set("held", true)
	fake.Set("slow", 120)
	s := Open().(*writeBehind)
	time.Sleep(5 * time.Millisecond) // the store has requested the lock by now
	for began := time.Now(); time.Since(began) < 150*time.Millisecond; {
	}
	fake.Set("slow", 0)
	<-s.Opened()
	if s.Role() != Reads {
		t.Errorf("standing is %v although another tab holds the lock, want reads", s.Role())
	}
	must(t, s.Close())
}

// TestTakingOverFromAnotherTab checks that a tab can take over from another tab. If the other tab
// is running, it writes its pending changes and yields; if it is suspended, it loses the lock.
func TestTakingOverFromAnotherTab(t *testing.T) {
	for _, asleep := range []bool{false, true} {
		fake := browser(t, "indexedDB", "localStorage")
		fake.Set("asleep", asleep)
		fake.Set("tabs", true)
		first := Open().(*writeBehind)
		<-first.Opened()
		must(t, first.Append("a.gulch", []byte("1")))
		second := Open().(*writeBehind)
		<-second.Opened()
		if second.Role() != Reads {
			t.Fatalf("the second tab has standing %v, want reads", second.Role())
		}
		must(t, second.Append("b.gulch", []byte("2")))
		done := make(chan error)
		must(t, first.Append("a.gulch", []byte("2")))
		if asleep { // a suspended tab cannot write later, so it must have written everything before
			for first.Pending() > 0 {
				time.Sleep(time.Millisecond)
			}
		}
		second.TakeOver(func(_ map[string]string, err error) { done <- err })
		must(t, <-done)
		for first.Role() != Yielded {
			time.Sleep(time.Millisecond)
		}
		if err := first.Append("a.gulch", []byte("3")); err == nil {
			t.Error("the first tab accepts changes after the second has taken over")
		}
		fake.Set("held", false) // the second tab is reloaded, so it releases the lock
		third := Open()
		<-third.Opened()
		if got := contents(t, third); got["a.gulch"] != "12" || got["b.gulch"] != "2" {
			t.Errorf("first tab suspended: %v; after taking over the documents are %v", asleep, got)
		}
		must(t, third.Close())
		if n := fake.Get("unhandled").Int(); n > 0 {
			t.Errorf("%d unhandled promise rejections", n)
		}
	}
}

// TestForbiddenLocks checks that every tab may write in a browser that forbids locks, and that no
// rejected promise is left unhandled.
func TestForbiddenLocks(t *testing.T) {
	fake := browser(t, "indexedDB", "")
	fake.Set("forbidden", true)
	s := Open()
	<-s.Opened()
	must(t, s.Append("a", []byte("1")))
	must(t, s.Close())
	if s.Notice() != nil || fake.Get("docs").Get("size").Int() != 1 || fake.Get("unhandled").Int() > 0 {
		t.Errorf("notice %v, %d documents, %d unhandled promise rejections; want nil, 1, 0", s.Notice(),
			fake.Get("docs").Get("size").Int(), fake.Get("unhandled").Int())
	}
	js.Global().Call("eval", `Object.defineProperty(navigator, "locks", {get() { throw new Error("not here") }});
		Object.defineProperty(navigator, "storage", {get() { throw new Error("not here") }})`)
	s = Open()
	<-s.Opened()
	must(t, s.Append("a.gulch", []byte("1")))
	must(t, s.Close())
}

func TestDamagedItem(t *testing.T) {
	fake := browser(t, "", "localStorage")
	fake.Get("items").Call("set", "gulch/game", "not ours")
	fake.Get("items").Call("set", "other", "thing")
	s := Open()
	<-s.Opened()
	if data, err := s.Read("game"); err != nil || string(data) != "not ours" {
		t.Errorf("Read returns %q, error %v; want the damaged item unchanged", data, err)
	}
	if infos, _ := s.List(); len(infos) != 1 {
		t.Errorf("List returns %+v, want the document game only", infos)
	}
}

// TestForbiddenStorage checks that a browser that throws an exception when its storage properties
// are read causes a notice and not a crash.
func TestForbiddenStorage(t *testing.T) {
	browser(t, "indexedDB", "localStorage")
	js.Global().Call("eval", `for (const name of ["indexedDB", "localStorage"]) Object.defineProperty(globalThis, name,
		{get() { throw Object.assign(new Error("not here"), {name: "SecurityError"}) }, configurable: true})`)
	defer js.Global().Call("eval", `for (const name of ["indexedDB", "localStorage"]) delete globalThis[name]`)
	s := Open()
	<-s.Opened()
	if s.Notice() == nil || !strings.Contains(s.Notice().Error(), "SecurityError") || s.Location() != memoryPlace {
		t.Errorf("place %q, notice %v; want memory, SecurityError", s.Location(), s.Notice())
	}
}
