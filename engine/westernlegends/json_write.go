package westernlegends

import (
	"encoding/json"
	"hash/fnv"
	"strconv"
	"strings"

	"gulch/engine"
)

// document is the JSON form of a position. The package comment describes its fields.
type document struct {
	Version   int                 `json:"rules,omitempty"` // version of the rules; 0 for the current one
	Players   int                 `json:"players"`
	Options   engine.Options      `json:"options"`
	Phase     string              `json:"phase"`
	Actor     *int                `json:"actor"`
	Round     int                 `json:"round"`
	LastRound int                 `json:"last_round"`
	First     int                 `json:"first"`
	Active    int                 `json:"active"`
	Actions   int                 `json:"actions"`
	Seats     map[string]*seatDoc `json:"seats"`
	Turn      turnDoc             `json:"turn"`

	Sheriff     string               `json:"sheriff"`
	Train       string               `json:"train,omitempty"`
	MIB         *mibDoc              `json:"man_in_black,omitempty"`
	Bandits     []string             `json:"bandits"`
	NuggetsOn   []string             `json:"nuggets_on"`
	Tokens      []string             `json:"tokens"`
	HighRollers []string             `json:"high_rollers"`
	Frontier    []string             `json:"frontier"`
	Developed   []string             `json:"developed"`
	Trading     []string             `json:"trading_post"`
	Stories     map[string]*storyDoc `json:"stories"`
	StoriesGone []string             `json:"stories_gone"`
	Markers     []string             `json:"event_markers"`
	Owed        []int                `json:"events_owed"`
	Discard     []string             `json:"discard"`
	EventsGone  []string             `json:"events_gone"`
	TrainGone   []string             `json:"train_gone"`
	Fights      []*boutDoc           `json:"fights"`
	Game        *gameDoc             `json:"game,omitempty"`

	// DeckTop holds the poker cards that will be drawn first. It and the following fields are
	// hidden from all seats, so they are not part of any information state.
	DeckTop   []string       `json:"deck_top,omitempty"`
	Longhorns []string       `json:"longhorns_held,omitempty"`
	FightDeck []string       `json:"fight_deck,omitempty"`
	EventDeck []string       `json:"event_deck,omitempty"`
	TrainDeck []string       `json:"train_deck,omitempty"`
	Stack     []string       `json:"stack,omitempty"`
	Chance    *engine.Chance `json:"chance,omitempty"`
	Seal      string         `json:"seal,omitempty"` // checksum of all other fields

	// DeckSize is the number of cards in the poker deck. It and the following fields can be derived
	// from others. They are written for people and programs that read the document, and ignored
	// when it is loaded.
	DeckSize int   `json:"deck_size"`
	Scores   []int `json:"scores,omitempty"` // secret until the end, because they include legendary tokens
	Ranks    []int `json:"ranks,omitempty"`
}

type turnDoc struct {
	Fought    []int          `json:"fought"`
	Bank      bool           `json:"bank_robbed"`
	Heist     bool           `json:"train_robbed"`
	Counters  map[string]int `json:"counters"`
	LP        int            `json:"lp_this_action"`
	Found     int            `json:"nuggets_rolled"`
	Resolving bool           `json:"resolving_stories"`
}

type mibDoc struct {
	Space string   `json:"space"`
	LP    int      `json:"lp"`
	Prey  *int     `json:"prey"`
	Fresh bool     `json:"shuffles_after_round"`
	Deck  []string `json:"deck"`
}

type storyDoc struct {
	Story   string `json:"story"`
	Left    int    `json:"left"`
	Discs   []int  `json:"discs"`
	Matched []int  `json:"matched"`
	Joined  []int  `json:"joined"`
}

// MarshalJSON returns the complete position, including hidden information.
func (s *State) MarshalJSON() ([]byte, error) {
	w := writer{s: s, full: true}
	d := w.document()
	d.DeckTop = idsOf(s.stacked[:s.stackedN], cardID)
	d.FightDeck = idsOf(s.fightDeck[:s.fightLeft], fightCardID)
	d.EventDeck = idsOf(s.eventDeck[:s.eventLeft], eventID)
	d.TrainDeck = idsOf(s.trainDeck[:s.trainLeft], trainID)
	for i := range s.stack[:s.depth] {
		d.Stack = append(d.Stack, s.stack[i].text())
	}
	d.Longhorns = s.heldLonghorns()
	d.Chance = &s.chance
	text, err := json.Marshal(d)
	if err != nil {
		return nil, err
	}
	d.Seal = seal(text)
	return json.Marshal(d)
}

// seal returns the checksum of a position. text is the JSON of the position without the checksum.
func seal(text []byte) string {
	h := fnv.New64a()
	h.Write(text)
	return strconv.FormatUint(h.Sum64(), 16)
}

// InformationState returns as JSON what a seat knows about the position. Hidden information is left
// out.
func (s *State) InformationState(seat engine.Seat) ([]byte, error) {
	w := writer{s: s, seat: seat}
	return json.Marshal(w.document())
}

// text returns the JSON form of a frame (stack entry): operation, stage, seat, the seat that caused
// it, and the frame's numbers, separated by spaces.
func (f *frame) text() string {
	stage := strconv.Itoa(int(f.st))
	if f.op == opTurn {
		stage = turnSteps[f.st].id
	}
	words := []string{opIDs[f.op], stage}
	for _, n := range [6]int16{int16(f.seat), int16(f.by), f.a, f.b, f.c, f.d} {
		words = append(words, strconv.Itoa(int(n)))
	}
	for len(words) > 4 && words[len(words)-1] == "0" {
		words = words[:len(words)-1]
	}
	return strings.Join(words, " ")
}

// writer converts a position to JSON. If full is true, it writes the complete position, otherwise
// only what the seat in its field seat knows.
type writer struct {
	s    *State
	seat engine.Seat
	full bool
}

// sees reports whether the writer includes information that is only for seat p.
func (w *writer) sees(p engine.Seat) bool { return w.full || p == w.seat }

func (w *writer) document() document {
	s := w.s
	d := document{
		Players: s.Seats(), Options: s.Options(), Phase: phaseNames[s.Phase()], Actor: engine.SeatOrNil(s.Turn()),
		Round: int(s.round), LastRound: int(s.lastRound), First: int(s.first), Active: int(s.active),
		Actions: int(s.actions), Seats: map[string]*seatDoc{}, Sheriff: s.sheriff.String(),
		Bandits: []string{}, NuggetsOn: []string{}, Tokens: []string{}, HighRollers: []string{}, Frontier: []string{},
		Trading: itemList(s.trading, 0), Stories: map[string]*storyDoc{}, StoriesGone: w.storiesGone(),
		Markers: s.markers(), Owed: []int{}, Discard: cardList(s.discard),
		Fights: []*boutDoc{}, DeckSize: s.deck.Len(),
	}
	if v := s.opts.version(); v != currentVersion {
		d.Version = v
	}
	if w.full || s.depth == 0 {
		d.Scores, d.Ranks = s.Scores(nil), s.Ranks(nil)
	}
	if !w.full && s.depth > 0 && s.top().op == askReact && s.top().seat != w.seat {
		d.Phase, d.Actor = "waiting", nil // a silent window is open, so neither the seat nor the decision is shown
	}
	d.Turn = turnDoc{
		Fought: seatList(s.fought), Bank: s.bank, Heist: s.heist, Counters: counters(&s.turn), LP: int(s.lpAct),
		Found: int(s.found), Resolving: s.resolving,
	}
	for p := range engine.Seat(s.seats) {
		d.Seats[strconv.Itoa(int(p))] = w.seatDoc(p)
	}
	if s.opts.anteUp {
		d.Train = box.route[s.train].String()
	}
	if s.opts.mib {
		d.MIB = &mibDoc{
			Space: s.mibSpace.String(), LP: int(s.mibLP), Prey: engine.SeatOrNil(s.mibPrey), Fresh: s.mibFresh,
			Deck: rowIDs(s.mibCards, mibID),
		}
	}
	for _, p := range s.owed[:s.owing] {
		d.Owed = append(d.Owed, int(p))
	}
	w.writeMap(&d)
	w.writePiles(&d)
	for i := range s.bouts[:s.fighting] {
		d.Fights = append(d.Fights, w.boutDoc(&s.bouts[i]))
	}
	d.Game = w.gameDoc()
	return d
}

// writeMap writes the tokens, nuggets and miniatures on the map. If the seat has not seen a
// face-down token, only its kind or number is written.
func (w *writer) writeMap(d *document) {
	s := w.s
	for x := range Space(box.spaces) {
		if s.bandits.Has(x) {
			d.Bandits = append(d.Bandits, x.String())
		}
		if n := s.nuggetsOn[x]; n > 0 {
			d.NuggetsOn = append(d.NuggetsOn, x.String()+" "+strconv.Itoa(int(n)))
		}
		if t := s.tokenOn[x]; t >= 0 {
			d.Tokens = append(d.Tokens, x.String()+" "+w.token(t))
		}
	}
	for i, t := range s.roller {
		if t >= 0 {
			d.HighRollers = append(d.HighRollers, townIDs[i]+" "+w.token(t))
		}
	}
	for i, t := range s.plot {
		if t < 0 {
			continue
		}
		text := box.plot[t].id
		if !w.full && s.plotsOut>>box.twin[t]&1 == 0 {
			text = strconv.Itoa(int(box.plot[t].number))
		}
		d.Frontier = append(d.Frontier, box.plots[i].String()+" "+text)
	}
	d.Developed = rowIDs(s.plotsOut, plotID)
}

// token returns the id of event token t, or only its kind if the seat may not see its face.
func (w *writer) token(t Token) string {
	if w.full || t >= hiddenTokens || w.s.p[w.seat].seen>>uint(t)&1 != 0 || w.shown(t) {
		return box.token[t].id
	}
	return t.kind().String()
}

// shown reports whether all players see the face of token t, because it is being fought or
// challenged.
func (w *writer) shown(t Token) bool {
	s := w.s
	for i := range s.bouts[:s.fighting] {
		if s.bouts[i].token == t {
			return true
		}
	}
	return s.game.kind == gameChallenge && s.game.token == t
}

// storiesGone returns the ids of the stories that are out of the game.
func (w *writer) storiesGone() []string {
	list := []string{}
	for i, st := range box.story {
		if w.s.stories>>i&1 == 0 && w.s.slotOf(i) < 0 {
			list = append(list, st.id)
		}
	}
	return list
}

func (w *writer) writePiles(d *document) {
	s := w.s
	for i := range s.tales {
		st := &s.tales[i]
		doc := &storyDoc{Left: int(st.left), Discs: []int{}, Matched: seatList(st.matched), Joined: seatList(st.joined)}
		if st.story >= 0 {
			doc.Story = box.story[st.story].id
		}
		for _, p := range st.disc[:st.n] {
			doc.Discs = append(doc.Discs, int(p))
		}
		d.Stories[strconv.Itoa(i)] = doc
	}
	d.EventsGone = idsOf(s.eventDeck[s.eventLeft:], eventID)
	d.TrainGone = idsOf(s.trainDeck[s.trainLeft:], trainID)
}

// markers lists the event markers that have not been set off, each as its track or its number of
// LP.
func (s *State) markers() []string {
	list := []string{}
	for t := range trackCount {
		if s.marks>>t&1 != 0 {
			list = append(list, t.String())
		}
	}
	for i := range 4 {
		if s.lpMarks>>i&1 != 0 {
			list = append(list, strconv.Itoa(5*(i+1)))
		}
	}
	return list
}

// seatList returns the seats of a set in ascending order; 6 is the Man in Black.
func seatList(set engine.SeatSet) []int { return append([]int{}, set.List()...) }
