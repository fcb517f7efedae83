package stage

import (
	"slices"

	"gulch/engine/match"
	"gulch/render/i18n"
)

// Remedy is a way to return to a game after a crash.
type Remedy uint8

// The remedies. Each is tried after the ones before it have failed.
const (
	ResumeGame    Remedy = iota // resume the game
	ResumePlain                 // resume it on a plain table: board, log and a list of moves only
	ResumeEarlier               // play a copy of the game from before the last decision of a person
	remedies
)

// Failure describes a crashed app to the app that replaces it.
type Failure struct {
	Doc   string // document of the game on the table, "" for none
	Steps int    // number of its decisions
	tried [remedies]bool
}

// WithTried returns the failure with r marked as tried without success.
func (f Failure) WithTried(r Remedy) Failure {
	f.tried[r] = true
	return f
}

// Tried reports whether a remedy was tried for this failure without success.
func (f Failure) Tried(r Remedy) bool { return f.tried[r] }

// RemedyFailed reports whether the app crashed again after a remedy.
func (f Failure) RemedyFailed() bool { return slices.Contains(f.tried[:], true) }

// recovery is the state of an app that replaces a crashed one.
type recovery struct {
	last    Failure
	chose   bool // the player has chosen how to continue
	applied bool // the player has chosen a remedy
	ticks   int  // ticks since that choice
	plain   bool // the table that is being opened is a plain one
	match   *match.Match
}

// soonTicks is the time after a remedy within which a crash counts as its failure: ten seconds.
const soonTicks = 600

// Failure returns the description of this app's crash for the app that replaces it. A crash at the
// same decision as the last one, or soon after a remedy, counts as the same failure.
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

// Recover takes over the failure of the app that this app replaces.
func (h *App) Recover(f Failure) { h.recovery = recovery{last: f} }

// UserChose reports whether the player has chosen how to continue since the last crash. Until then
// only the crash page is shown.
func (h *App) UserChose() bool { return h.recovery.chose }

// LeaveFailure notes that the player has left the crash page for the title.
func (h *App) LeaveFailure() { h.recovery.chose = true }

// ApplyRemedy applies a remedy: it opens the game that was on the table. It returns an error if the
// game cannot be played.
func (h *App) ApplyRemedy(by Remedy) error {
	r := &h.recovery
	r.chose, r.applied, r.ticks = true, true, 0
	r.last.tried[by] = true
	if by == ResumeEarlier {
		return h.resumeBefore(r.last.Doc)
	}
	r.plain = by == ResumePlain
	defer func() { r.plain = false }()
	return h.Resume(r.last.Doc)
}

// PlainTable reports whether the table that is being opened must be a plain one: board, log and a
// list of moves only.
func (h *App) PlainTable() bool { return h.recovery.plain }

// resumeBefore opens a copy of a game from before the last decision of a person (or of a bot, if
// only bots play). The original game is unchanged.
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
	h.Toast(i18n.T("This is a copy of your game from before the last decision. The game itself is among your " +
		"saved games."))
	return nil
}

// lastDecision returns the number of decisions before the last one of a person, or before the last
// one at all if only bots have decided.
func lastDecision(r *match.Replay) int {
	steps, seats := r.Steps(), r.Setup().Seats
	for i := len(steps) - 1; i >= 0; i-- {
		if s := int(steps[i].Seat); s < len(seats) && seats[s].Person() {
			return i
		}
	}
	return max(len(steps)-1, 0)
}
