package store

import (
	"syscall/js"
	"time"

	"gulch/engine"
)

// Timeouts of the database: openLimit for opening it and for requests about the Web Lock,
// writeLimit for one transaction. They are variables so that tests can shorten them.
var (
	openLimit  = 10 * time.Second
	writeLimit = 30 * time.Second
)

// objects is the name of the object store in which the database keeps the documents. It maps the
// name of a document to {data: Uint8Array, changed: milliseconds since 1970}.
const objects = "documents"

// indexedDB is the backend that keeps documents in the browser's database.
type indexedDB struct {
	db    js.Value
	asked bool // true after askToPersist was called
}

func openIndexedDB() (backend, error) {
	b := &indexedDB{}
	return b, b.connect()
}

// connect opens the database, and creates it if it does not exist.
func (b *indexedDB) connect() error {
	var request js.Value
	if err := guard(func() {
		factory := property("indexedDB")
		if !factory.Truthy() {
			panic(engine.Errorf("there's no IndexedDB"))
		}
		request = factory.Call("open", dbName, 1)
	}); err != nil {
		return err
	}
	create := js.FuncOf(func(js.Value, []js.Value) any {
		// If this fails, the request to open the database fails, too.
		_ = guard(func() { request.Get("result").Call("createObjectStore", objects) })
		return nil
	})
	err := wait(request, openLimit, func() { request.Set("onupgradeneeded", create) }, "success", "error", "blocked")
	if err != nil {
		return err
	}
	create.Release()
	b.db = request.Get("result")
	return nil
}

// load reads all documents, by name.
func (b *indexedDB) load() (map[string]doc, error) {
	var keys, values js.Value
	transaction, err := b.begin("readonly")
	if err != nil {
		return nil, err
	}
	err = wait(transaction, openLimit, func() {
		all := transaction.Call("objectStore", objects)
		keys, values = all.Call("getAllKeys"), all.Call("getAll")
	}, "complete", "error", "abort")
	if err != nil {
		return nil, err
	}
	docs := map[string]doc{}
	err = guard(func() {
		keys, values = keys.Get("result"), values.Get("result")
		for i := range keys.Length() {
			docs[keys.Index(i).String()] = fromJS(values.Index(i))
		}
	})
	return docs, err
}

func fromJS(v js.Value) doc {
	array := v.Get("data")
	data := make([]byte, array.Length())
	js.CopyBytesToGo(data, array)
	return doc{data: data, changed: time.UnixMilli(int64(v.Get("changed").Float()))}
}

func toJS(d doc) js.Value {
	array := js.Global().Get("Uint8Array").New(len(d.data))
	js.CopyBytesToJS(array, d.data)
	return js.ValueOf(map[string]any{"data": array, "changed": float64(d.changed.UnixMilli())})
}

// begin starts a transaction of the given mode and returns it. If the browser has closed the
// connection to the database, begin opens it again.
func (b *indexedDB) begin(mode string) (js.Value, error) {
	var transaction js.Value
	// With strict durability, the event "complete" is sent only after the data is on the disk.
	start := func() {
		transaction = b.db.Call("transaction", objects, mode, map[string]any{"durability": "strict"})
	}
	err := guard(start)
	if err != nil {
		if err = b.connect(); err == nil {
			err = guard(start)
		}
	}
	return transaction, err
}

// write makes all changes in one transaction.
func (b *indexedDB) write(changes []change) error {
	transaction, err := b.begin("readwrite")
	if err != nil {
		return err
	}
	err = wait(transaction, writeLimit, func() {
		all := transaction.Call("objectStore", objects)
		for _, c := range changes {
			if c.doc == nil {
				all.Call("delete", c.name)
			} else {
				all.Call("put", toJS(*c.doc), c.name)
			}
		}
	}, "complete", "error", "abort")
	if err == nil && !b.asked && holdsGame(changes) {
		b.asked = true
		askToPersist()
	}
	return err
}
