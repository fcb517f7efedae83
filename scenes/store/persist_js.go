package store

import (
	"strings"
	"syscall/js"
)

// askToPersist asks the browser not to clear the storage when room gets scarce, for the sake of games only: some browsers ask
// their user, who should know what for. What it answers changes nothing here:
// without its promise games are kept as well as they were before.
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

// holdsGame reports whether a game is among documents that were written.
func holdsGame(changes []change) bool {
	for _, c := range changes {
		if c.doc != nil && strings.HasSuffix(c.name, gameSuffix) {
			return true
		}
	}
	return false
}
