// Package probe tells a test driver what stands on the screen: the targets that can be pressed, and where the
// application is. It costs an ordinary player nothing: unless somebody watches, Enabled is false and the
// application publishes nothing.
//
// The application calls Publish once in every Update while Enabled, and Drawn at the end of every Draw:
//
//	if probe.Enabled() {
//		probe.Publish(probe.Snapshot{Scene: "title", Targets: targets})
//	}
//
// On the desktop somebody watches when the environment variable GULCH_DRIVE names a file; each snapshot replaces
// the one before in that file, as a line of JSON below one by which Read tells that it is whole. The file that GULCH_FRAME
// names appears with the first frame.
// In a browser somebody watches from the first call of gulch.targets() or gulch.state() on; these return the same
// JSON as objects, and null before the first snapshot.
package probe

import "encoding/json"

// Env names the environment variable that holds the file to publish to. Browsers have none.
const Env = "GULCH_DRIVE"

// FrameEnv names the environment variable that holds the file for Drawn to make. Browsers have none.
const FrameEnv = "GULCH_FRAME"

// Snapshot is what the screen offers at one moment.
type Snapshot struct {
	// Tick counts the snapshots; Publish fills it in.
	Tick int64 `json:"tick"`
	// Mallocs is the number of objects allocated since the program started; Publish fills it in.
	Mallocs uint64 `json:"mallocs"`
	// Memory is what the program holds.
	Memory Memory `json:"memory"`
	// Scene names the scene on top, with what it is about: "title", "boomtown/auction", "boomtown/auction/pause".
	Scene string `json:"scene"`
	// Busy is true while the picture still catches up or a bot thinks, so that the targets will change by
	// themselves. A driver waits; it may press what there is to skip.
	Busy bool `json:"busy"`
	// Painting is true while pictures that are on the screen are not finished: what is there to be pressed is there, but
	// a picture of the screen would show what stands in for them.
	Painting bool `json:"painting,omitempty"`
	// Drawn counts the frames in which something was drawn: what stands still is not drawn again.
	Drawn int64 `json:"drawn"`
	// Targets are all that can be pressed, in the order in which the focus visits them.
	Targets []Target `json:"targets"`
	// Said is the latest line that a screen reader should speak.
	Said string `json:"said,omitempty"`
	// Notices are the texts of all slips that the application has shown without being asked, oldest first.
	Notices []string `json:"notices,omitempty"`
	// State is what the scene wants a test to know, for example the game, the phase and the number of moves.
	State map[string]any `json:"state,omitempty"`
}

// Memory is what a program holds at one moment, in bytes.
type Memory struct {
	// Heap are Go's live objects and its garbage, Go is all that its runtime has taken from the system. Publish fills
	// them in.
	Heap int64 `json:"heap"`
	Go   int64 `json:"go"`
	// Textures are all that the graphics library has made, with what lies empty in them.
	Textures int64 `json:"textures"`
	// Pictures are those that are kept to be drawn again, by kind.
	Pictures map[string]int64 `json:"pictures,omitempty"`
}

// Target is one thing on the screen that can be pressed. Its rectangle is in device-independent pixels of the
// window, from the upper left corner: the unit of a mouse position, and of CSS in a browser.
type Target struct {
	// ID is stable as long as the target means the same: "new-game", "bid 5", "seat 2".
	ID string `json:"id"`
	// Label is what a person would call it, in words.
	Label string `json:"label"`
	// Role is "button", "checkbox", "slider", "textbox", "listitem" or "move" for a legal move of the game.
	Role string `json:"role,omitempty"`
	// Tip is the longer explanation that hovering shows.
	Tip string `json:"tip,omitempty"`

	X float64 `json:"x"`
	Y float64 `json:"y"`
	W float64 `json:"w"`
	H float64 `json:"h"`

	Enabled bool `json:"enabled"`
	Focused bool `json:"focused,omitempty"`
	// Chosen is true for a ticked box, an open tab, a selected card.
	Chosen bool `json:"chosen,omitempty"`
}

// Center returns the middle of the target.
func (t Target) Center() (x, y float64) { return t.X + t.W/2, t.Y + t.H/2 }

// Find returns the target with the given ID.
func (s *Snapshot) Find(id string) (Target, bool) {
	for _, t := range s.Targets {
		if t.ID == id {
			return t, true
		}
	}
	return Target{}, false
}

// encode returns the line that stands for a snapshot. A state that JSON cannot hold is replaced by the reason, so
// that the driver sees it and the application goes on.
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
