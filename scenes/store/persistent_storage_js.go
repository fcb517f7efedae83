package store

import (
	"strings"
	"syscall/js"
)

// askToPersist asks the browser not to delete the data when disk space is scarce. It is called only
// after a game was saved: some browsers pass the question to the user, who should understand the
// reason. The answer is ignored, because games are stored in either case.
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

// holdsGame reports whether a saved game is among the changes.
func holdsGame(changes []change) bool {
	for _, c := range changes {
		if c.doc != nil && strings.HasSuffix(c.name, gameSuffix) {
			return true
		}
	}
	return false
}
