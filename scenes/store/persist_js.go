package store

import (
	"strings"
	"syscall/js"
)

// gameSuffix ends the names of documents that hold games. A browser is asked to keep its storage for their sake only:
// some ask their user, who should know what for.
const gameSuffix = ".gulch"

// askToPersist asks the browser not to clear the storage when room gets scarce. What it answers changes nothing here:
// without its promise games are kept as well as they were before.
func askToPersist() {
	storage := js.Global().Get("navigator").Get("storage")
	if !storage.Truthy() || storage.Get("persist").Type() != js.TypeFunction {
		return
	}
	_ = guard(func() {
		ignore := js.FuncOf(func(js.Value, []js.Value) any { return nil })
		storage.Call("persist").Call("catch", ignore)
	})
}

// holdsGame reports whether a game is among documents that were written.
func holdsGame(changes []change) bool {
	for _, c := range changes {
		if c.doc != nil && strings.HasSuffix(c.name, gameSuffix) {
			return true
		}
	}
	return false
}
