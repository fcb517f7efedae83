package teach

import (
	"math"
	"slices"
	"strconv"

	"gulch/engine"
	"gulch/engine/match"
	"gulch/engine/review"
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/words"
	"gulch/scenes/menu"
	"gulch/scenes/stage"
	"gulch/scenes/table"
)

// listed is how many mistakes of a game are looked at, at most: those that cost most.
const listed = 12

// Mistakes are what a seat could have done better in a game, found by a study (engine/review) and looked for by whoever sat there.
type Mistakes struct {
	school *School
	study  *stage.Study // nil for a position that comes back, of a game that may be gone
	turn   *turn        // such a position, nil for a study
	open   func() (*match.Replay, error)
	board  table.Play
	tell   menu.Chronicle
	seats  []match.Seat
	found  review.Findings
	err    error
	done   bool
	whens  []string     // of each mistake: "Turn 4"
	played []string     // in words
	good   [][]string   // the moves that count as found, in words
	acc    int          // accuracy, of 100
	scale  review.Table // by which that is
	shown  float64      // progress that is on the screen
}

// Mistakes returns the sheet with what a seat could have done better in a game that is over.
func (s *School) Mistakes(m *match.Match, doc string, seat engine.Seat) stage.Scene {
	x := &Mistakes{school: s, study: s.App.Study(m, doc, seat), seats: m.Setup().Seats, open: m.Replay}
	x.scale = review.TableOf(m.Info().ID, m.Setup())
	x.board = s.Board(m.Setup().Seats)
	x.tell = table.ChronicleOf(x.board)
	l := &list{school: s, name: "mistakes", rows: x.rows, lead: x.lead, wait: x.wait}
	l.heading = func() string { return words.T("What %s could have done better", x.seats[seat].Name) }
	l.Overlay = true
	return l
}

// wait takes the findings in as soon as they are there; changed says that there is something new to show.
func (x *Mistakes) wait() (progress float64, changed, done bool) {
	if x.done {
		return 1, false, true
	}
	if found, err, done := x.study.Result(); done {
		x.take(found, err)
		return 1, true, true
	}
	now := x.study.Progress()
	changed = int(100*now) != int(100*x.shown)
	x.shown = now
	return now, changed, false
}

// take takes the findings in: of many mistakes those that cost most, in the order of the game.
func (x *Mistakes) take(found review.Findings, err error) {
	x.done, x.err = true, err
	found.Mistakes = slices.Clone(found.Mistakes) // the study keeps them in the order of the game
	slices.SortStableFunc(found.Mistakes, func(a, b review.Mistake) int {
		if a.Cost() > b.Cost() {
			return -1
		}
		return 1
	})
	found.Mistakes = found.Mistakes[:min(listed, len(found.Mistakes))]
	slices.SortFunc(found.Mistakes, func(a, b review.Mistake) int { return a.At - b.At })
	x.found = found
	r, err := x.open()
	if err != nil {
		x.found.Mistakes, x.err = nil, err
		return
	}
	for _, m := range found.Mistakes {
		if err := r.Seek(m.At); err != nil {
			x.found.Mistakes, x.err = nil, err
			return
		}
		when, _, _ := x.tell.When(r.State())
		var good []string
		for _, move := range m.Good {
			good = append(good, x.order(r.State(), move))
		}
		x.whens, x.played, x.good = append(x.whens, when), append(x.played, x.order(r.State(), m.Played)), append(x.good, good)
	}
	x.acc = int(review.Accuracy(x.scale, found.Loss) + 0.5)
}

// order says a move of a position, given in the game's notation, in words.
func (x *Mistakes) order(s engine.State, notation string) string {
	m, err := s.Parse(notation)
	if err != nil {
		return notation
	}
	if said := x.tell.Move(s, m); said != "" {
		return said
	}
	return notation
}

// inHundred is a chance, or what one lost, in games of a hundred.
func inHundred(x float64) int { return int(math.Round(100 * x)) }

// lead is what stands above the mistakes: two figures that are never mixed, how well was decided and what luck brought.
func (x *Mistakes) lead() string {
	switch {
	case !x.done:
		return words.T("The old hand at the bar looks at each decision, knowing no more than was known then. You need not wait for him.")
	case x.err != nil:
		return words.T("This game cannot be gone through again: %s", words.Sentence(x.err))
	}
	luck := words.T("Luck: dice and draws moved the chance by %s in 100.", pieces.Signed(inHundred(x.found.Luck)))
	said := words.T("Accuracy %d of 100, in %d decisions.", x.acc, x.found.Decisions)
	if len(x.found.Mistakes) == 0 {
		return table.Sentences(said, luck, words.T("Nothing of weight was lost: there is no decision for which something much better was to be found."))
	}
	return table.Sentences(said, luck)
}

// was says what was played: by the player, or by the bot whose mistakes these are.
func (x *Mistakes) was(i int) string {
	if x.ofBot() {
		return words.T("%s played: %s.", x.seats[x.found.Seat].Name, x.played[i])
	}
	return words.T("You played: %s.", x.played[i])
}

// ofBot reports whether these are the mistakes of a bot, so that nothing in them is the player's own.
func (x *Mistakes) ofBot() bool {
	seat := x.found.Seat
	return int(seat) < len(x.seats) && !x.seats[seat].Person()
}

// rows are the mistakes as they stand.
func (x *Mistakes) rows() []row {
	var out []row
	for i, m := range x.found.Mistakes {
		r := row{
			id: "mistake/" + strconv.Itoa(i+1), icon: "magnifying-glass", label: words.T("Try"), next: true,
			title: words.T("Lost: %d in 100", inHundred(m.Cost())), about: x.was(i),
			begin: func() { x.try(i, 0, false) },
		}
		if x.whens[i] != "" {
			r.title = words.T("%s: %d in 100 lost", x.whens[i], inHundred(m.Cost()))
		}
		if x.solved(i) {
			r.done, r.next, r.label = true, false, words.T("Again")
		}
		out = append(out, r)
	}
	return out
}

// following is the next mistake for which nothing better was found yet, or else the next one; −1 after the last.
func (x *Mistakes) following(i int) int {
	n := len(x.found.Mistakes)
	for k := range n {
		if at := (i + 1 + k) % n; at != i && !x.solved(at) {
			return at
		}
	}
	if i+1 < n {
		return i + 1
	}
	return -1
}

// solved reports whether something better was found for a mistake.
func (x *Mistakes) solved(i int) bool {
	return x.study != nil && x.study.Solved(x.found.Mistakes[i].At)
}

// try puts a mistake on the stage, after so many tries; shown lets the best move be played.
func (x *Mistakes) try(i, tries int, shown bool) {
	h := x.school.App
	c, err := newMistake(x, i, tries, shown)
	if err != nil {
		h.Notice(words.Sentence(err))
		return
	}
	h.Home()
	h.Push(c)
}

// again leads back to the list.
func (x *Mistakes) again() {
	h := x.school.App
	h.Home()
	if x.study == nil {
		return
	}
	h.OpenMistakes(x.study.Match, x.study.Doc(), x.study.Seat)
}

// cartridge draws a try: a cartridge, or the empty case of one that is spent.
func cartridge(p *paint.Pen, r geom.Rect, spent bool) {
	w, low := r.W, r.H*0.62
	shell := geom.R(r.X, r.Bottom()-low, w, low)
	if spent {
		p.Grad(shell, 2, theme.RGB(0xB9A98A), theme.RGB(0x8A7A5E))
		p.Rect(geom.R(shell.X+2, shell.Y, w-4, 3), 1, theme.RGB(0x3A2C1C))
	} else {
		p.Grad(geom.R(r.X+w*0.12, r.Y, w*0.76, r.H*0.5), w*0.38, theme.RGB(0xE2955B), theme.RGB(0xA0552A))
		p.Grad(shell, 2, theme.BrassHi, theme.BrassLo)
	}
	p.Grad(geom.R(shell.X-1, shell.Bottom()-4, w+2, 4), 1, theme.BrassHi, theme.BrassLo)
}

// dialed draws the gauge of a chance with its words beside it, both in the middle of the room.
func dialed(p *paint.Pen, r geom.Rect, d pieces.Dial, head, figure, foot string) {
	k := p.View.Letters()
	high := min(r.H, 104*k)
	r = geom.R(r.X, r.Center().Y-high/2, r.W, high)
	dial, side := r.CutLeft(min(r.W*0.6, r.H*1.7))
	d.Draw(p, dial)
	side = side.Pad(6, 0)
	col := theme.Oxblood
	if d.To > d.From {
		col = theme.RGB(0x3C6B2F)
	}
	line := side.H / 4
	p.Fit(head, geom.R(side.X, side.Y, side.W, 1.1*line), paint.Style{Face: paint.Bold, Size: 14, Color: col, Lead: 1.1})
	p.Label(figure, geom.R(side.X, side.Y+1.1*line, side.W, 1.6*line), paint.Style{Face: paint.Display, Size: min(30, 1.4*line), Color: col})
	p.Fit(foot, geom.R(side.X, side.Y+2.7*line, side.W, 1.3*line), paint.Style{Face: paint.Body, Size: 13, Color: theme.Ink, Lead: 1.1})
}
