package teach

import (
	"slices"
	"strconv"

	"gulch/engine"
	"gulch/engine/match"
	"gulch/engine/review"
	"gulch/render/i18n"
	"gulch/scenes/menu/results"
	"gulch/scenes/stage"
	"gulch/scenes/table"
)

// maxListed is the maximum number of mistakes of a game in the list. If there are more, the most
// costly ones are listed.
const maxListed = 12

// Mistakes has the decisions of a seat in a game for which there was a better move, found by a
// study (engine/review).
type Mistakes struct {
	school *School
	// finds the mistakes; nil in spaced repetition, where the game may no longer exist
	study    *stage.Study
	review   *reviewSession // spaced repetition session; nil if the list was opened after a game
	list     stage.Scene    // the list on the scene stack, above the scene it was opened from; nil for a session
	open     func() (*match.Replay, error)
	board    table.GameUI
	tell     results.Narration
	seats    []match.Seat
	found    review.Findings
	err      error
	done     bool
	whens    []string             // time of each mistake in the game, such as "Turn 4"
	played   []string             // move that was made at each mistake, as text
	good     [][]string           // accepted moves of each mistake as texts, the best move first
	accuracy int                  // quality of the seat's decisions, 0 to 100
	scale    review.AccuracyScale // scale on which accuracy is measured; it depends on the game
	shown    float64              // displayed progress of the study, 0 to 1
	expected results.ExpectedResults
}

// Mistakes returns the dialog that lists the mistakes of a seat in a finished game. doc is the
// document of the game, "" if it has none. The study that finds the mistakes runs in the background
// while the dialog is open.
func (s *School) Mistakes(m *match.Match, doc string, seat engine.Seat) stage.Scene {
	x := &Mistakes{school: s, study: s.App.Study(m, doc, seat), seats: m.Setup().Seats, open: m.Replay}
	x.scale = review.AccuracyScaleOf(m.Info().ID, m.Setup())
	x.board = s.Board(m.Setup().Seats)
	x.tell = table.ChronicleOf(x.board)
	l := &list{school: s, name: "mistakes", rows: x.rows, lead: x.lead, wait: x.wait}
	l.heading = func() string { return i18n.T("Better moves for %s", x.seats[seat].Name) }
	l.Overlay = true
	x.list = l
	return l
}

// wait polls the study and stores its findings when they are complete. progress is from 0 to 1;
// changed is set if the screen must be updated.
func (x *Mistakes) wait() (progress float64, changed, done bool) {
	if x.done {
		return 1, false, true
	}
	if found, err, done := x.study.Result(); done {
		x.setFindings(found, err)
		return 1, true, true
	}
	now := x.study.Progress()
	changed = int(100*now) != int(100*x.shown)
	x.shown = now
	return now, changed, false
}

// setFindings stores the findings of the study. It keeps the maxListed most costly mistakes, in the
// order of the game.
func (x *Mistakes) setFindings(found review.Findings, err error) {
	x.done, x.err = true, err
	found.Mistakes = slices.Clone(found.Mistakes) // the study keeps its own order
	slices.SortStableFunc(found.Mistakes, func(a, b review.Mistake) int {
		if a.Cost() > b.Cost() {
			return -1
		}
		return 1
	})
	found.Mistakes = found.Mistakes[:min(maxListed, len(found.Mistakes))]
	slices.SortFunc(found.Mistakes, func(a, b review.Mistake) int { return a.At - b.At })
	x.found = found
	r, err := x.open()
	if err != nil {
		x.found.Mistakes, x.err = nil, err
		return
	}
	x.expected = results.ExpectedResultsOf(r.State())
	tell := x.tell
	tell.Why = nil // reasons need a table with a layout, see mistake.tell
	for _, m := range found.Mistakes {
		if err := r.Seek(m.At); err != nil {
			x.found.Mistakes, x.err = nil, err
			return
		}
		when, _, _ := x.tell.When(r.State())
		best, _ := results.BetterWords(tell, r, m, 0)
		good := []string{best}
		for i := range m.Good[1:] {
			if also, _ := results.BetterWords(tell, r, m, i+1); !slices.Contains(good, also) {
				good = append(good, also)
			}
		}
		x.whens, x.good = append(x.whens, when), append(x.good, good)
		x.played = append(x.played, results.PlayedWords(tell, r, m))
	}
	x.accuracy = int(review.Accuracy(x.scale, found.Loss) + 0.5)
}

// percent converts a chance to win from the range 0 to 1 into whole percent.
func percent(x float64) int { return review.Percent(x) }

// lead returns the text above the list of mistakes. It names two numbers that are independent of
// each other: the quality of the seat's decisions and the effect of luck.
func (x *Mistakes) lead() string {
	switch {
	case !x.done:
		return i18n.T("The coach checks each decision, knowing only what the player knew then. You don't have to wait.")
	case x.err != nil:
		return i18n.T("The coach can't review this game: %s", i18n.Sentence(x.err))
	}
	luck := luckText(x.found.Luck)
	said := i18n.T("Accuracy: %d out of 100, over %d decisions. An easy bot reaches about 50.", x.accuracy,
		x.found.Decisions)
	if len(x.found.Mistakes) == 0 {
		return table.Sentences(said, luck,
			i18n.T("No big mistakes: no decision missed a much better move."))
	}
	return table.Sentences(said, luck)
}

// clearLuck is the smallest effect of luck on the chance to win that is called good or bad.
const clearLuck = 0.1

// luckText returns a sentence about the effect of luck on the chance to win. It names no number:
// the effects of all dice and cards of a game add up to more than the chance itself ever changes,
// because the decisions of all seats weigh against them.
func luckText(effect float64) string {
	switch {
	case effect >= clearLuck:
		return i18n.T("Luck was better than average.")
	case effect <= -clearLuck:
		return i18n.T("Luck was worse than average.")
	}
	return i18n.T("Luck was about average.")
}

// playedText returns a sentence about the move that the player, or the bot, made at mistake i.
func (x *Mistakes) playedText(i int) string {
	if x.ofBot() {
		return i18n.T("%s played: %s.", x.seats[x.found.Seat].Name, x.played[i])
	}
	return i18n.T("You played: %s.", x.played[i])
}

// ofBot reports whether the mistakes were made by a bot.
func (x *Mistakes) ofBot() bool {
	seat := x.found.Seat
	return int(seat) < len(x.seats) && !x.seats[seat].Person()
}

// rows returns a row for each mistake, which also shows whether the player has solved it.
func (x *Mistakes) rows() []row {
	var out []row
	for i, m := range x.found.Mistakes {
		r := row{
			id: "mistake/" + strconv.Itoa(i+1), icon: "magnifying-glass", label: i18n.T("Try"), next: true,
			title: x.expected.Lost(x.whens[i], m), about: x.playedText(i), begin: func() { x.try(i, 0, false) },
		}
		if x.solved(i) {
			r.done, r.next, r.label = true, false, i18n.T("Again")
		}
		out = append(out, r)
	}
	return out
}

// nextIndex returns the index of the mistake to practice after mistake i: the next unsolved one of
// those after it or, if all of them are solved, the next one. It returns -1 if i is the last
// mistake, so that practice ends there instead of beginning again.
func (x *Mistakes) nextIndex(i int) int {
	n := len(x.found.Mistakes)
	for at := i + 1; at < n; at++ {
		if !x.solved(at) {
			return at
		}
	}
	if i+1 < n {
		return i + 1
	}
	return -1
}

// solved reports whether the player has found a better move for mistake i.
func (x *Mistakes) solved(i int) bool {
	return x.study != nil && x.study.Solved(x.found.Mistakes[i].At)
}

// try opens the scene of mistake i. tries is the number of previous answers. If shown is set, the
// scene makes the best move, as the solution.
func (x *Mistakes) try(i, tries int, shown bool) {
	h := x.school.App
	c, err := newMistake(x, i, tries, shown)
	if err != nil {
		h.Toast(i18n.Sentence(err))
		return
	}
	if x.list == nil || !h.PopTo(x.list) {
		h.PopToRoot()
	}
	h.Push(c)
}

// backToList returns to the list of mistakes if that is open below this scene. Otherwise it returns
// to the title screen and opens the list of the studied game there, if a single game is studied.
func (x *Mistakes) backToList() {
	h := x.school.App
	if x.list != nil && h.PopTo(x.list) {
		return
	}
	h.PopToRoot()
	if x.study == nil {
		return
	}
	h.OpenMistakes(x.study.Match, x.study.Doc(), x.study.Seat)
}
