package westernlegends

import (
	"errors"
	"hash/fnv"
	"math"
	"slices"
	"strconv"

	"gulch/engine"
	"gulch/engine/document"
)

// Upper limits for numbers in a document. They are higher than in any real game, and small enough
// for the fields of a State.
const (
	maxLP    = 999
	maxMoney = 180
	maxRound = 9999
	maxCount = 255
)

// seal is the checksum of a complete document: a hash of the text without the seal.
type seal struct {
	text string
	at   int // where the seal is in the text that is written
}

// sealed returns the JSON of the complete position without its seal, and the seal.
func (s *State) sealed() ([]byte, seal, error) {
	var mark seal
	text, err := document.Write(s, engine.NoSeat, func(d *document.Document) { s.describe(d, &mark) })
	h := fnv.New64a()
	h.Write(text)
	mark.text = strconv.FormatUint(h.Sum64(), 16)
	return text, mark, err
}

// MarshalJSON returns the complete position, including hidden information.
func (s *State) MarshalJSON() ([]byte, error) {
	text, mark, err := s.sealed()
	return slices.Insert(text, mark.at, []byte(`,"seal":"`+mark.text+`"`)...), err
}

// InformationState returns as JSON what a seat knows about the position. Hidden information is left
// out.
func (s *State) InformationState(seat engine.Seat) ([]byte, error) {
	return document.Write(s, seat, func(d *document.Document) { s.describe(d, new(seal)) })
}

// OnBoard returns the part of the information state that the seat's board shows.
func (s *State) OnBoard(seat engine.Seat) ([]byte, error) {
	return document.WriteOnBoard(s, seat, func(d *document.Document) { s.describe(d, new(seal)) })
}

// UnmarshalJSON reads a position from its JSON. Poker cards, stories, tokens and items that are not
// mentioned are in their decks, piles, supplies and stacks. If the engine carries out the top frame
// of the stack, the game continues to the next decision. If the position is not possible,
// UnmarshalJSON returns an error and leaves the state unchanged.
func (s *State) UnmarshalJSON(text []byte) error {
	if err := ready(); err != nil {
		return err
	}
	var next State
	var mark seal
	err := document.Read(&next, text, func(d *document.Document) { next.describe(d, &mark) })
	if err != nil {
		return err
	}
	if err := next.checkStack(); err != nil {
		return err
	}
	if err := next.checkSeal(mark); err != nil {
		return err
	}
	next.run(nil)
	if err := next.Check(); err != nil {
		return err
	}
	*s = next
	return nil
}

// checkSeal returns an error if the document of a position was changed by hand during a fight, a
// game of cards or another pending decision. The parts of such a position depend on each other in
// many ways, so a changed one could be inconsistent. Between decisions of a turn any change is
// allowed. mark is the seal of the document.
func (s *State) checkSeal(mark seal) error {
	if s.depth == 0 {
		return nil
	}
	bottom := &s.stack[0]
	counts := bottom.st == turnPlace || bottom.st == turnItems
	if s.depth == 1 && bottom.st >= turnPlace && (counts || bottom.a == 0) {
		return nil
	}
	if s.top().op < firstAsk {
		return errors.New("stack: nobody is asked anything")
	}
	_, now, err := s.sealed()
	if err != nil {
		return err
	}
	if now.text != mark.text {
		return errors.New(
			`the position was changed while something was going on; write "stack": ["turn act"] or the like`)
	}
	return nil
}

// description describes the JSON form of position s; the package comment explains its fields.
type description struct {
	s    *State
	d    *document.Document
	mark *seal // its place when the document is written, its text when it is read
	// the notation of poker cards, each of which can be in one place only, and the cards that have
	// been read
	cards *engine.PartNotation
	read  *[256]bool
	faro  int // number of faro cards that have been read
}

// describe describes the JSON form of a position.
func (s *State) describe(d *document.Document, mark *seal) {
	w := description{s: s, d: d, mark: mark}
	w.cards, w.read = document.Once(cardIDs, "card", "")
	if !w.setup() {
		return
	}
	document.Int(d, "round", &s.round, 1, maxRound)
	document.Int(d, "last_round", &s.lastRound, 0, maxRound)
	document.Seat(d, "first", &s.first)
	document.Seat(d, "active", &s.active)
	document.Int(d, "actions", &s.actions, 0, 50)
	document.SeatMap(d, "seats", "", nil, w.seat)
	d.Object("turn", w.turn)
	document.Name(d, "sheriff", &s.sheriff, spaceIDs)
	if s.opts.anteUp {
		document.Name(d, "train", &s.train, stopIDs)
	}
	if d.Has("man_in_black", s.opts.mib) {
		d.Object("man_in_black", w.manInBlack)
	}
	w.board()
	w.stories()
	w.markers()
	document.Set(d, "discard", &s.discard, w.cards)
	events, _ := document.Once(eventIDs, "event", "")
	eventsGone := w.pile("events_gone", s.eventDeck[s.eventLeft:], events)
	trains, _ := document.Once(trainIDs, "train encounter", "")
	trainsGone := w.pile("train_gone", s.trainDeck[s.trainLeft:], trains)
	document.Array(d, "fights", &s.fighting, len(s.bouts), func(i int) {
		d.Object("", func() { w.fight(&s.bouts[i]) })
	})
	if d.Has("game", s.game.kind != noGame) {
		d.Object("game", func() { w.game(&s.game) })
	}
	if d.Whole() {
		w.hidden(events, trains, eventsGone, trainsGone)
	}
	if d.Ignore("deck_size", "scores", "ranks") {
		return
	}
	d.Number("deck_size", s.deck.Len())
	// secret until the end, because they include legendary tokens; the score sheet shows them then
	if d.Whole() || s.depth == 0 && d.OffBoard() {
		d.NumberList("scores,omitempty", s.Scores(nil))
		d.NumberList("ranks,omitempty", s.Ranks(nil))
	}
}

// setup describes the version of the rules, the players, the options and the decision. The decision
// follows from the stack. While a silent window is open, neither the seat nor the decision is
// shown. setup reports whether there are such players and options.
func (w *description) setup() bool {
	d, s := w.d, w.s
	version := 0
	if v := s.opts.version(); v != currentVersion && !d.Reading() {
		version = v
	}
	document.Int(d, "rules,omitempty", &version, math.MinInt, math.MaxInt)
	ok := d.Setup(Game.Info(), s.Seats(), s.Options(), func(players int, full engine.Options) error {
		r := rulesOf(players, full)
		switch version {
		case 0, currentVersion:
		case 2:
			r.version2 = true
		default:
			return engine.Errorf("it uses version %d of the rules, and this Gulch plays versions %d to %d", version,
				oldestVersion, currentVersion)
		}
		*s = *emptyPosition(players, r)
		s.stories = 1<<storyCount - 1
		return nil
	})
	if !ok || d.Ignore("phase", "actor") {
		return ok
	}
	phase, actor := phaseNames[s.Phase()], s.Turn()
	if !d.Whole() && s.depth > 0 && s.top().op == askReact && !d.Sees(s.top().seat) {
		phase, actor = "waiting", engine.NoSeat
	}
	d.Word("phase", phase)
	document.Seat(d, "actor", &actor)
	return true
}

// turn describes what has happened in the current turn.
func (w *description) turn() {
	d, s := w.d, w.s
	w.sides("fought", &s.fought)
	document.Bool(d, "bank_robbed", &s.bank)
	document.Bool(d, "train_robbed", &s.heist)
	document.Counts(d, "counters", s.turn[:], counterIDs, maxCount)
	if d.OffBoard() { // only for the rules of stories
		document.Int(d, "lp_this_action", &s.lpAct, 0, maxLP)
		document.Int(d, "nuggets_rolled", &s.found, 0, maxLP)
		document.Bool(d, "resolving_stories", &s.resolving)
	}
}

func (w *description) manInBlack() {
	d, s := w.d, w.s
	document.Name(d, "space", &s.mibSpace, spaceIDs)
	document.Int(d, "lp", &s.mibLP, 0, maxLP)
	w.side("prey", &s.mibPrey)
	if d.OffBoard() { // printed on the card just played
		document.Bool(d, "shuffles_after_round", &s.mibFresh)
	}
	document.Set(d, "deck", &s.mibCards, mibIDs)
}

// side describes a seat that can be the Man in Black.
func (w *description) side(name string, p *engine.Seat) {
	if !w.d.HasOrNull(name, *p != engine.NoSeat) {
		return
	}
	if document.Int(w.d, name, p, 0, int(ManInBlack)); *p == ManInBlack && !w.s.opts.mib || *p < ManInBlack &&
		int(*p) >= w.s.Seats() {
		w.d.Failf("%s: there is no seat %d", name, *p)
	}
}

// sides describes a set of seats that can contain the Man in Black.
func (w *description) sides(name string, set *engine.SeatSet) {
	document.Each(w.d, name, set.All(),
		func(p *engine.Seat) { w.side("", p) },
		func(p engine.Seat) { *set = set.With(p) })
}

// stories describes the face-up stories and the stories out of the game.
func (w *description) stories() {
	d, s := w.d, w.s
	n := 0
	document.Map(d, "stories", engine.NumberNotation, int16(len(s.tales)), nil, func(i int16) {
		st := &s.tales[i]
		n++
		d.Object("", func() {
			document.Name(d, "story", &st.story, someStoryIDs)
			document.Int(d, "left", &st.left, 0, storyCount)
			document.Array(d, "discs", &st.n, maxDiscs, func(k int) { document.Seat(d, "", &st.disc[k]) })
			if d.OffBoard() { // these seats are asked in turn
				document.Seats(d, "matched", &st.matched)
			}
			document.Seats(d, "joined", &st.joined)
		})
	})
	if n != len(s.tales) && d.Reading() {
		d.Failf("stories needs %d entries", len(s.tales))
	}
	document.Members(d, "stories_gone", s.storiesGone, func(i int8) { s.stories &^= 1 << i }, storyIDs)
	for i := range s.tales {
		if st := &s.tales[i]; d.Reading() && st.story >= 0 {
			s.stories &^= 1 << st.story
		}
	}
}

// storiesGone yields the stories that are out of the game.
func (s *State) storiesGone(yield func(int8) bool) {
	for i := range box.story {
		if s.stories>>i&1 == 0 && s.slotOf(i) < 0 && !yield(int8(i)) {
			return
		}
	}
}

// markers describes the event markers that have not been set off, each as its track or its number
// of LP, and the seats that must still resolve an event because of one.
func (w *description) markers() {
	d, s := w.d, w.s
	marks := s.marks | s.lpMarks<<trackCount
	if d.Reading() {
		marks = 0
	}
	if document.Set(d, "event_markers", &marks, markerIDs); d.Reading() {
		s.marks, s.lpMarks = marks&(1<<trackCount-1), marks>>trackCount
	}
	document.Array(d, "events_owed", &s.owing, len(s.owed)-2, func(i int) { document.Seat(d, "", &s.owed[i]) })
}
