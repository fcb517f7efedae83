package table

import (
	"slices"

	"gulch/engine"
	"gulch/engine/match"
	"gulch/render/i18n"
	"gulch/scenes/coach"
	"gulch/scenes/stage"
)

// adviser holds the coach's search for a person's decision, and the state of hints and warnings.
type adviser struct {
	*environment
	coach     *coach.Coach    // search for the current decision, nil if there is none
	coachedAt int             // number of decisions before the one for which coach searches
	hinting   bool            // a hint was requested; coach is then not nil
	hinted    *coach.Coach    // search of a hint for this decision that was closed again, nil if none
	warnedAt  int             // number of the decision, from 1, of the last warning
	proofs    passChecks      // searches for better moves than the end of a turn
	advised   []engine.Move   // moves of the current decision before which advice was shown
	unadvise  func()          // forgets that the last advice was given, nil for none
	losses    map[string]bool // keys of advice about losses that was shown in this game, see lossKey
	mistakes  tiedMistakes
	rated     ratedGoals
	ties      tiedNodes
	best      bestPlay
	plan      turnPlan // line that the last search proposed
	decided   bool     // the game was as good as decided at the last search that ended
	said      said     // verdicts of the search for the decision before
	goals     string   // what the line of goalsOf leads to, see planGoals
	goalsOf   goalsKey
	order     orderNote
	anyOrder  anyOrder
	finish    ratedSelection // what the coach thinks of the moves that are selected
	read      readTexts
	confirmed confirmedMove
	botReason string // last move of a bot and the reason for it, "" for none
	botMove   string // the move alone
}

// hasOpinions reports whether the coach's search has finished and rated at least one move. What it
// finds before that may change, so it is not shown.
func (a *adviser) hasOpinions() bool { return a.done() && len(a.coach.Opinions()) > 0 }

// done reports whether the coach has finished its search.
func (a *adviser) done() bool { return a.coach != nil && a.coach.Done() }

// hint returns the move that the coach proposes; while the player selects several moves, the next
// one to select. It returns the zero Move until the search is done.
func (a *adviser) hint() engine.Move {
	if rest, ok := a.toSelect(); ok {
		return rest[0]
	}
	if a.done() && a.hasOpinions() {
		return a.choices()[0].Move
	}
	return engine.Move{}
}

// drop cancels the coach's search, ends a hint, and forgets before which moves advice was shown.
func (a *adviser) drop() {
	a.hinting, a.hinted, a.advised, a.read, a.said = false, nil, nil, readTexts{}, said{}
	if a.coach != nil {
		if line := a.coach.Line(); len(line) > 0 {
			a.plan = turnPlan{line, a.coachedAt}
		}
		if a.coach.Done() {
			a.decided = a.coach.Decided()
			a.said = said{a.coach.Verdicts(), a.coachedAt}
		}
		a.coach.Cancel()
		a.coach = nil
	}
}

// said has the coach's verdicts on the legal moves of a decision. made is the number of decisions
// before it.
type said struct {
	verdicts map[engine.Move]coach.Verdict
	made     int
}

// stillTrue returns the verdicts if they hold for the current decision of match m, too: since then
// the seat to move has decided alone, nothing was revealed to it, and what it played was good.
// Otherwise it returns nil.
func (s said) stillTrue(m *match.Match) map[engine.Move]coach.Verdict {
	steps := m.Steps()
	if s.made >= len(steps) {
		return nil
	}
	for _, step := range steps[s.made:] {
		if step.Seat != m.Turn() || slices.ContainsFunc(step.Events, func(e engine.Event) bool {
			return e.RevealsTo(m.Turn())
		}) {
			return nil
		}
	}
	if v := s.verdicts[steps[s.made].Move]; v != coach.Best && v != coach.Good {
		return nil
	}
	return s.verdicts
}

// step runs the coach's search for a tick and reports whether it has just finished.
func (a *adviser) step() (finished bool) {
	return a.coach != nil && a.coach.Step() && a.coach.Done()
}

// warns reports whether the coach warns of move m as a blunder, and returns what the move loses.
// made is the number of decisions made so far; the coach warns at most once in a decision.
func (a *adviser) warns(m engine.Move, made int) (coach.Loss, bool) {
	if a.coach == nil || a.warnedAt == made+1 {
		return coach.Loss{}, false
	}
	loss, bad := a.coach.Blunder(m)
	if bad {
		a.warnedAt = made + 1
	}
	return loss, bad
}

// coaching reports whether the coach is switched on for the person at the screen, and a person
// plays at this table. The coach is the assistant that evaluates a person's moves. It is silent
// while a person decides in front of everybody, because it knows the person's hand.
func (a *adviser) coaching() bool {
	return a.session.Match != nil && !a.inLesson() && a.session.People() > 0 && a.coachOn() &&
		!a.session.DecidesOpenly()
}

// The coach belongs to the person who has switched it on. The settings have a switch for their
// owner; for the other persons at one screen, the choice is stored under coachChoices and the
// person's key.
const (
	coachChoices  = "coach"
	coachOnChoice = "on"
)

// coachPerson returns the key of the person at the screen whose coach can be switched, and whether
// the personal settings are this person's own, or no other person plays at this screen.
func (a *adviser) coachPerson() (key string, owner bool) {
	if a.session.People() < 2 {
		return "", true
	}
	seat := a.session.Holder()
	if a.session.PersonDecides() {
		seat = a.session.Match.Turn()
	} else if seat == engine.NoSeat {
		seat = a.session.UndoSeat()
	}
	if seat == engine.NoSeat {
		return "", false
	}
	return coachKey(a.app.Settings, a.session.Seats[seat])
}

// SwitchCoachOn switches the coach on for all players of a match.
func SwitchCoachOn(s *stage.Settings, seats []match.Seat) {
	s.Coach = true
	for _, who := range seats {
		if key, owner := coachKey(s, who); !owner {
			s.SetReaction(coachChoices, key, coachOnChoice)
		}
	}
}

// coachKey returns the key under which the coach of a player is stored, and whether the player is
// the owner of the personal settings.
func coachKey(s *stage.Settings, who match.Seat) (key string, owner bool) {
	return personKey(who), who.PersonID != "" && who.PersonID == string(s.Owner)
}

// personKey returns the key under which the settings remember something about the person of a seat:
// the person's ID or, without one, the name. No ID looks like a name.
func personKey(who match.Seat) string {
	if who.PersonID != "" {
		return who.PersonID
	}
	return who.Name
}

// coachOn reports whether the person at the screen has switched the coach on.
func (a *adviser) coachOn() bool {
	key, owner := a.coachPerson()
	if owner {
		return a.app.Settings.Coach
	}
	return a.app.Settings.Reaction(coachChoices, key) == coachOnChoice
}

// setCoach switches the coach on or off for the person at the screen.
func (a *adviser) setCoach(on bool) {
	key, owner := a.coachPerson()
	switch {
	case owner:
		a.app.Settings.Coach = on
	case on:
		a.app.Settings.SetReaction(coachChoices, key, coachOnChoice)
	default:
		a.app.Settings.SetReaction(coachChoices, key, "")
	}
}

// updateCoach runs the coach's search while a person decides, and shows its results.
func (a *adviser) updateCoach() {
	if a.coach != nil && a.coachedAt != len(a.session.Match.Steps()) { // the search is about another decision
		a.dropHint()
		a.Rebuild()
	}
	if a.coaching() && a.coach == nil && a.canDecide() {
		if err := a.startCoach(); err != nil {
			a.app.Toast(i18n.Sentence(err))
			a.setCoach(false)
		} else {
			a.session.Match.NoteHint(a.session.Match.Turn())
		}
	}
	if a.step() {
		a.noteRead()
		a.Rebuild()
	}
}
