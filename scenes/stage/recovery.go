package stage

import (
	"slices"

	"gulch/engine/match"
	"gulch/render/words"
)

// Remedy is a way back into a game after a failure of the program.
type Remedy uint8

// The remedies, each tried after those before it have failed.
const (
	GoOn    Remedy = iota // the game as it stood
	GoPlain               // the same with its board, its log and a list of moves only
	GoBack                // a copy of the game from before the last decision of a person
	remedies
)

// Failure is what an app that failed leaves to the one that takes its place.
type Failure struct {
	Doc   string // the game that was on the table, "" for none
	Steps int    // its decisions
	tried [remedies]bool
}

// After returns the failure as it is after a remedy has not helped.
func (f Failure) After(r Remedy) Failure {
	f.tried[r] = true
	return f
}

// Tried reports whether a remedy has been tried for this failure and did not help.
func (f Failure) Tried(r Remedy) bool { return f.tried[r] }

// Again reports whether the failure followed at once on an attempt to go on.
func (f Failure) Again() bool { return slices.Contains(f.tried[:], true) }

// recovery is the state of an app that took the place of one that failed.
type recovery struct {
	last    Failure
	chose   bool // a hand has chosen how to go on
	applied bool // it has chosen a remedy
	ticks   int  // since then
	plain   bool // the next table is a plain one
	match   *match.Match
}

// soonTicks is how soon a failure follows at once on a remedy: within ten seconds.
const soonTicks = 600

// Failure returns what to hand to the app that takes the place of this one, which has failed. A failure at the same decision as
// the last one, or soon after an attempt to go on, is taken for the same failure.
func (h *App) Failure() Failure {
	r := &h.recovery
	f := Failure{Doc: h.playing}
	if r.match != nil {
		f.Steps = len(r.match.Steps())
	}
	if r.applied && (r.ticks < soonTicks || f.Doc == r.last.Doc && f.Steps == r.last.Steps) {
		f.tried = r.last.tried
	}
	return f
}

// Recover takes over what an app that failed has left.
func (h *App) Recover(f Failure) { h.recovery = recovery{last: f} }

// Chose reports whether a hand has chosen how to go on since the last failure. Until then nothing but the page after the failure
// has been on the stage.
func (h *App) Chose() bool { return h.recovery.chose }

// LeaveFailure notes that the page after a failure is left for the title.
func (h *App) LeaveFailure() { h.recovery.chose = true }

// Remedy puts the game that failed on the table again. The error says why it cannot be played.
func (h *App) Remedy(by Remedy) error {
	r := &h.recovery
	r.chose, r.applied, r.ticks = true, true, 0
	r.last.tried[by] = true
	if by == GoBack {
		return h.resumeBefore(r.last.Doc)
	}
	r.plain = by == GoPlain
	defer func() { r.plain = false }()
	return h.Resume(r.last.Doc)
}

// Plain reports whether the table that is being opened is a plain one: with its board, its log and a list of moves only.
func (h *App) Plain() bool { return h.recovery.plain }

// resumeBefore puts a copy of a game on the table as it stood before the last decision of a person, or of anybody where only bots
// play. The game itself is left as it is.
func (h *App) resumeBefore(doc string) error {
	data, err := h.Docs.Read(doc)
	if err != nil {
		return err
	}
	r, _, err := match.NewReplay(h.Find, data)
	if err != nil {
		return err
	}
	if err := h.Branch(r, lastDecision(r)); err != nil {
		return err
	}
	h.Notice(words.T("This is a copy of your game from before the last decision. The game itself is among your saved games."))
	return nil
}

// lastDecision returns how many decisions stood before the last one of a person, or of anybody where only bots have decided.
func lastDecision(r *match.Replay) int {
	steps, seats := r.Steps(), r.Setup().Seats
	for i := len(steps) - 1; i >= 0; i-- {
		if s := int(steps[i].Seat); s < len(seats) && seats[s].Person() {
			return i
		}
	}
	return max(len(steps)-1, 0)
}
