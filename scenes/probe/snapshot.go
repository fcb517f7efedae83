// Package probe publishes the state of the screen for test drivers: the targets that can be
// pressed, the scene, and counters such as memory. It costs players nothing: unless a test driver
// observes the program, [Enabled] reports false and the application publishes nothing.
//
// The application calls [Publish] once in every Update while Enabled, and [Drawn] at the end of
// every Draw:
//
//	if probe.Enabled() {
//		probe.Publish(probe.Snapshot{Scene: "title", Targets: targets})
//	}
//
// On the desktop a driver sets the environment variable GULCH_DRIVE to the name of a file. Each
// [Snapshot] replaces the previous one in that file; a line with length and checksum stands before
// the line of JSON, so that [Read] detects a partly written snapshot. The file named by GULCH_FRAME
// is created after the first frame.
//
// In a browser a driver calls gulch.targets() or gulch.state() in the page, which return the same
// JSON as objects, and null before the first snapshot. Publishing starts with the first call.
//
// Package drive reads the snapshots on the desktop, cmd/dev/browser in browsers. The package knows
// neither scenes nor games.
package probe

import "encoding/json"

// Env is the name of the environment variable that contains the path of the file to publish
// snapshots to. It has no effect in browsers.
const Env = "GULCH_DRIVE"

// FrameEnv is the name of the environment variable that contains the path of the file that [Drawn]
// creates. It has no effect in browsers.
const FrameEnv = "GULCH_FRAME"

// Snapshot is the state of the screen after one tick, for test drivers.
type Snapshot struct {
	// Tick is the number of the snapshot, from 1; Publish sets it.
	Tick int64 `json:"tick"`
	// Mallocs is the number of objects allocated since the program started; Publish sets it.
	Mallocs uint64 `json:"mallocs"`
	// Memory is how much memory the program uses.
	Memory Memory `json:"memory"`
	// Scene is the name of the scene on top. A slash separates the parts of a name: "title",
	// "boomtown/auction" for the auction of Boomtown, "boomtown/auction/pause".
	Scene string `json:"scene"`
	// Busy is true while animations run or a bot thinks: the targets will change without input. A
	// driver should wait, but may press a target that skips an animation.
	Busy bool `json:"busy"`
	// Painting is true while some textures on the screen are not rendered yet. The list of targets
	// is complete even then, but a screenshot shows placeholders.
	Painting bool `json:"painting,omitempty"`
	// Drawn is the number of frames in which something was drawn. A screen that has not changed is
	// not drawn again.
	Drawn int64 `json:"drawn"`
	// Targets are all elements of the screen that can be pressed, in focus order.
	Targets []Target `json:"targets"`
	// Said is the text that was last announced to screen readers.
	Said string `json:"said,omitempty"`
	// Notices are the texts of all toasts that the application has shown, oldest first.
	Notices []string `json:"notices,omitempty"`
	// State holds further values of the scene, by name, that tests read: for example the game, the
	// phase and the number of moves.
	State map[string]any `json:"state,omitempty"`
}

// Memory is the memory that a program uses at one moment, in bytes.
type Memory struct {
	// Heap is the size of the objects in Go's heap, including those not yet collected. Go is the
	// memory that Go's runtime has taken from the system. Publish sets both.
	Heap int64 `json:"heap"`
	Go   int64 `json:"go"`
	// Textures is the size of all textures of the graphics library, including unused parts of them.
	Textures int64 `json:"textures"`
	// Pictures is the size of the textures that the application caches, by kind of texture.
	Pictures map[string]int64 `json:"pictures,omitempty"`
}

// Target is one thing on the screen that can be pressed. Its rectangle is in device-independent
// pixels from the upper left corner of the window. Mouse positions and CSS use the same unit.
type Target struct {
	// ID identifies the target and stays the same as long as the target's meaning is the same:
	// "new-game", "bid 5", "seat 2".
	ID string `json:"id"`
	// Label is the name of the target as shown or read to people.
	Label string `json:"label"`
	// Role is "button", "checkbox", "slider", "textbox", "listitem", or "move" for a legal move of
	// the game.
	Role string `json:"role,omitempty"`
	// Tip is the text of the target's tooltip.
	Tip string `json:"tip,omitempty"`

	X float64 `json:"x"`
	Y float64 `json:"y"`
	W float64 `json:"w"`
	H float64 `json:"h"`

	Enabled bool `json:"enabled"`
	Focused bool `json:"focused,omitempty"`
	// Chosen is true for a ticked box, an open tab or a selected card.
	Chosen bool `json:"chosen,omitempty"`
}

// Center returns the center of the target's rectangle.
func (t Target) Center() (x, y float64) { return t.X + t.W/2, t.Y + t.H/2 }

// Find returns the target with the given ID, false if there is none.
func (s *Snapshot) Find(id string) (Target, bool) {
	for _, t := range s.Targets {
		if t.ID == id {
			return t, true
		}
	}
	return Target{}, false
}

// encode returns a snapshot as a line of JSON. If State cannot be encoded, it is replaced by the
// error, so that the driver sees the error and the application can continue.
func encode(s Snapshot) []byte {
	if s.Targets == nil {
		s.Targets = []Target{}
	}
	line, err := json.Marshal(s)
	if err != nil {
		s.State = map[string]any{"error": err.Error()}
		line, _ = json.Marshal(s)
	}
	return append(line, '\n')
}
