package store

import (
	"strings"
	"syscall/js"
)

// askToPersist asks the browser not to clear the storage when space is scarce. It is called only
// after a game was saved, since some browsers ask the user, who should know the reason. The answer
// is ignored: without the promise games are stored as before.
func askToPersist() {
	storage := ofNavigator("storage")
	if !storage.Truthy() || storage.Get("persist").Type() != js.TypeFunction {
		return
	}
	_ = guard(func() {
		ignore := js.FuncOf(func(js.Value, []js.Value) any { return nil })
		storage.Call("persist").Call("catch", ignore)
	})
}

// holdsGame reports whether a game is among the written documents.
func holdsGame(changes []change) bool {
	for _, c := range changes {
		if c.doc != nil && strings.HasSuffix(c.name, gameSuffix) {
			return true
		}
	}
	return false
}
