package stage

import (
	"slices"

	"gulch/engine/match"
	"gulch/render/i18n"
)

// Remedy is a way to return to a game after a crash.
type Remedy uint8

// The remedies, in the order in which they are tried: each after the previous ones have failed.
const (
	ResumeGame    Remedy = iota // continue the game at the table as usual
	ResumePlain                 // continue the game on a plain table: board, log and a list of moves only
	ResumeEarlier               // continue a copy of the game, starting before the last decision of a person
	remedies
)

// Failure describes the crash of an app. It is passed to the app that replaces the crashed one.
type Failure struct {
	Doc   string // name of the document of the game on the table, "" for none
	Steps int    // number of decisions made in that game before the crash
	tried [remedies]bool
}

// WithTried returns the failure with remedy r marked as tried without success.
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
	chose   bool // the player has chosen what to do after the crash
	applied bool // the player has chosen a remedy instead of going to the title screen
	ticks   int  // ticks since the player chose a remedy
	plain   bool // true while a table is opened that has to be a plain table; see PlainTable
	match   *match.Match
}

// soonTicks is the number of ticks after a remedy within which a crash counts as a failure of the
// remedy: ten seconds.
const soonTicks = 600

// Failure returns a description of this app's crash, which is passed to [App.Recover] of the app
// that replaces it. If the app crashes soon after a remedy, or at the same decision as before, the
// description includes the remedies that were tried.
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

// Recover passes f, the description of a crash, to the new app that replaces the crashed one.
func (h *App) Recover(f Failure) { h.recovery = recovery{last: f} }

// UserChose reports whether the player has chosen how to continue since the last crash. Until then
// only the crash page is shown.
func (h *App) UserChose() bool { return h.recovery.chose }

// LeaveFailure records that the player has left the crash page for the title without a remedy. The
// caller opens the title.
func (h *App) LeaveFailure() { h.recovery.chose = true }

// ApplyRemedy opens the game that was on the table before the crash. The parameter by is the remedy
// that says in which way. It returns an error if the game cannot be opened.
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

// resumeBefore opens a copy of a game that ends before the last decision of a person (or of a bot,
// if only bots play). The original game is unchanged.
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
	h.Toast(i18n.T("This is a copy of your game from before the last decision. You'll find the game itself in Saved games."))
	return nil
}

// lastDecision returns the number of decisions that were made in a game before the last decision of
// a person. If only bots have decided, it returns the number before the last decision of a bot.
func lastDecision(r *match.Replay) int {
	steps, seats := r.Steps(), r.Setup().Seats
	for i := len(steps) - 1; i >= 0; i-- {
		if s := int(steps[i].Seat); s < len(seats) && seats[s].Person() {
			return i
		}
	}
	return max(len(steps)-1, 0)
}
