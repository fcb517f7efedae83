package store

import (
	"encoding/base64"
	"strconv"
	"strings"
	"syscall/js"
	"time"

	"gulch/engine"
)

// localStorage is the backend that keeps documents in the browser's localStorage, a small storage
// for text. The value of the key "gulch/NAME" is the time of the last change in milliseconds, a
// space, and the document in base64.
type localStorage struct{ items js.Value }

const keyPrefix = dbName + "/"

func openLocalStorage() (backend, error) {
	b := &localStorage{}
	probe := dbName + "-probe"
	err := guard(func() {
		b.items = property("localStorage")
		if !b.items.Truthy() {
			panic(engine.Errorf("there's no localStorage"))
		}
		b.items.Call("setItem", probe, "1")
		b.items.Call("removeItem", probe)
	})
	return b, err
}

// load reads all documents, by name.
func (b *localStorage) load() (map[string]doc, error) {
	docs := map[string]doc{}
	err := guard(func() {
		for i := range b.items.Get("length").Int() {
			key := b.items.Call("key", i).String()
			if name, ours := strings.CutPrefix(key, keyPrefix); ours {
				docs[name] = fromItem(b.items.Call("getItem", key).String())
			}
		}
	})
	return docs, err
}

// fromItem decodes the text of an item in localStorage. If it cannot be decoded, the text itself is
// returned as the document, so that the damage is reported when the document is parsed.
func fromItem(item string) doc {
	stamp, text, _ := strings.Cut(item, " ")
	ms, err := strconv.ParseInt(stamp, 10, 64)
	data, bad := base64.StdEncoding.DecodeString(text)
	if err != nil || bad != nil {
		return doc{data: []byte(item)}
	}
	return doc{data: data, changed: time.UnixMilli(ms)}
}

func toItem(d doc) string {
	return strconv.FormatInt(d.changed.UnixMilli(), 10) + " " + base64.StdEncoding.EncodeToString(d.data)
}

// write makes the changes one after another. A rename consists of a new document and a deletion, so
// new documents are written first: if a rename is interrupted, the content still exists.
func (b *localStorage) write(changes []change) error {
	return guard(func() {
		for _, c := range changes {
			if c.doc != nil {
				b.items.Call("setItem", keyPrefix+c.name, toItem(*c.doc))
			}
		}
		for _, c := range changes {
			if c.doc == nil {
				b.items.Call("removeItem", keyPrefix+c.name)
			}
		}
	})
}
