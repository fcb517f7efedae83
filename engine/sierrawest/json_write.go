package sierrawest

import (
	"encoding/json"
	"fmt"

	"gulch/engine"
)

// document is the JSON form of a position. The package comment describes its fields.
type document struct {
	Version   int                     `json:"rules,omitempty"` // version of the rules; 0 for the current one
	Players   int                     `json:"players"`
	Options   engine.Options          `json:"options"`
	Phase     string                  `json:"phase"`
	Active    int                     `json:"active"`
	StartSeat int                     `json:"start_seat"`
	Round     int                     `json:"round"`
	EndRound  int                     `json:"end_round,omitempty"`
	Slots     map[string]string       `json:"slots,omitempty"`
	Pending   []pendingDocument       `json:"pending,omitempty"`
	Queue     *queueDocument          `json:"queue,omitempty"`
	Mountain  []string                `json:"mountain"`
	Unseen    []string                `json:"unseen"`
	Row       []string                `json:"row"`
	RiverUsed []int                   `json:"river_used,omitempty"`
	Apples    map[string]int          `json:"apples,omitempty"`
	Fish      map[string]int          `json:"fish_supply,omitempty"`
	FishGone  map[string]int          `json:"fish_gone,omitempty"`
	Carts     int                     `json:"cart_supply,omitempty"`
	Boots     int                     `json:"boots_supply"`
	Outlaws   map[string]int          `json:"outlaws,omitempty"`
	Market    map[string]int          `json:"market"`
	Pieces    map[string]*int         `json:"pieces"`
	Seats     map[string]seatDocument `json:"seats"`
	Rival     *rivalDocument          `json:"rival,omitempty"`
	Chance    *engine.Chance          `json:"chance,omitempty"`

	// The following fields are derived from others. They are written for people and programs that
	// read the document, and ignored when it is loaded.
	Turn     *int   `json:"turn"`
	Decision string `json:"decision"`
	Scores   []int  `json:"scores"`
	Ranks    []int  `json:"ranks"`
}

type seatDocument struct {
	Hand         []string          `json:"hand"`
	Draw         []string          `json:"draw"`
	Discard      []string          `json:"discard"`
	Claimed      []string          `json:"claimed"`
	Goods        map[string]int    `json:"goods"`
	Boots        int               `json:"boots"`
	Wagon        int               `json:"wagon"`
	Tracks       map[string]int    `json:"tracks"`
	Caught       []string          `json:"caught"`
	Cabins       []string          `json:"cabins"`
	Pioneers     map[string]string `json:"pioneers,omitempty"`
	Frontiersman string            `json:"frontiersman"`
	Right        string            `json:"right_frontiersman,omitempty"`
	Canoe        *int              `json:"canoe,omitempty"`
	Fish         map[string]int    `json:"fish,omitempty"`
	Carts        []int             `json:"carts,omitempty"`
	Bullets      *int              `json:"bullets,omitempty"`
	Outlaws      *int              `json:"outlaws,omitempty"`
	// the number of cards in the hand; ignored when a document is loaded, because it follows from
	// the hand
	HandSize int `json:"hand_size"`
}

type pendingDocument struct {
	Decision string `json:"decision"`
	What     string `json:"what,omitempty"`
	N        int    `json:"n,omitempty"`
	M        int    `json:"m,omitempty"`
}

type queueDocument struct {
	Claim    bool     `json:"claim,omitempty"`
	Revealed []string `json:"revealed,omitempty"`
	Tracks   int      `json:"tracks,omitempty"`
	Seat     int      `json:"seat"`
	Pioneer  string   `json:"pioneer"`
}

type rivalDocument struct {
	Unused []string `json:"unused"`
	Plan   string   `json:"plan,omitempty"`
	Step   int      `json:"step,omitempty"`
	Left   int      `json:"left,omitempty"`
}

// MarshalJSON returns the complete position as JSON, including hidden information.
func (s *State) MarshalJSON() ([]byte, error) {
	d := s.document()
	d.Chance = &s.chance
	return json.Marshal(d)
}

// InformationState returns what a seat knows about the position, as JSON. This is the position
// without the hands and draw piles of the others, the face-down cards and the random generator. The
// hand and draw pile of another seat together are known, because they are the cards of its deck
// that are neither discarded nor laid out.
func (s *State) InformationState(seat engine.Seat) ([]byte, error) {
	c := *s
	c.undecideCards()
	d := c.document()
	for p := range engine.Seat(s.seats) {
		if p != seat {
			own := d.Seats[fmt.Sprint(p)]
			own.Hand, own.Draw = nil, nil
			d.Seats[fmt.Sprint(p)] = own
		}
	}
	return json.Marshal(d)
}

// Options returns all options of the game with their values.
func (s *State) Options() engine.Options {
	o := engine.Options{
		"mode": s.mode.String(), "start_seat": fmt.Sprint(s.start), "expert_planning": "off",
		"solo_level": levelIDs[s.level],
	}
	if s.expert {
		o["expert_planning"] = "on"
	}
	return o
}

// document returns the JSON form of the position, but without the random generator.
func (s *State) document() document {
	d := document{
		Players: s.Seats(), Options: s.Options(), Phase: phaseNames[s.phase], Active: int(s.active),
		StartSeat: int(s.start), Round: int(s.round), EndRound: int(s.endRound), Boots: int(s.boots),
		Mountain: s.mountainList(), Unseen: s.cardList(s.unseen), Row: []string{},
		Market: map[string]int{}, Pieces: map[string]*int{}, Seats: map[string]seatDocument{},
		Turn: engine.SeatOrNil(s.Turn()), Decision: phaseNames[s.Phase()], Scores: s.Scores(nil), Ranks: s.Ranks(nil),
	}
	if s.version2 {
		d.Version = oldestVersion
	}
	if s.solo {
		d.Players = 1
		d.Rival = s.rivalDocument()
	}
	for i, c := range s.slots {
		if c != NoCard {
			if d.Slots == nil {
				d.Slots = map[string]string{}
			}
			d.Slots[slotIDs[i]] = s.printed(c).ID
		}
	}
	for i, c := range s.row[:s.rowSize] {
		d.Row = append(d.Row, s.printed(c).ID)
		if s.mode == BoatsBanjos {
			d.RiverUsed = append(d.RiverUsed, int(s.taken[i]))
		}
	}
	for c, copies := range box.mode[s.mode].market[s.seats] {
		if copies > 0 {
			d.Market[box.cabin[c].ID] = int(s.market[c])
		}
	}
	for i, p := range s.owner {
		d.Pieces[pieceIDs[i]] = engine.SeatOrNil(p)
	}
	for _, p := range s.stack[:s.depth] {
		d.Pending = append(d.Pending, p.document())
	}
	s.documentMode(&d)
	s.documentQueue(&d)
	for p := range engine.Seat(s.seats) {
		d.Seats[fmt.Sprint(p)] = s.seatDocument(p)
	}
	return d
}

// documentMode writes to d the components that only exist in the present mode.
func (s *State) documentMode(d *document) {
	switch s.mode {
	case AppleHill:
		d.Apples = map[string]int{"green": int(s.apples[0]), "red": int(s.apples[1])}
	case BoatsBanjos:
		d.Fish = fishMap(s.fish)
		if s.solo {
			d.FishGone = fishMap(s.gone)
		}
	case GoldRush:
		d.Carts = int(s.carts)
	case OutlawsOutposts:
		d.Outlaws = map[string]int{}
		for i, n := range s.outlaws {
			d.Outlaws[outpostNames[i]] = int(n)
		}
	}
}

var outpostNames = [len(outposts) + 1]string{"I", "II", "III", "IV", "V", "base"}

func fishMap(fish [fishKinds]uint8) map[string]int {
	m := map[string]int{}
	for k, n := range fish {
		m[goodIDs[int(Trout)+k]] = int(n)
	}
	return m
}

func (s *State) documentQueue(d *document) {
	q := s.queue
	if !q.open {
		return
	}
	d.Queue = &queueDocument{Claim: q.claim, Tracks: int(q.tracks), Seat: int(s.reactingSeat()),
		Pioneer: q.path.String()}
	for n := range q.reveals.All() {
		d.Queue.Revealed = append(d.Queue.Revealed, Node(n).String())
	}
}

func (s *State) rivalDocument() *rivalDocument {
	r := &rivalDocument{Unused: []string{}}
	switch {
	case s.plan == noPlan:
	case s.planBegun():
		r.Plan, r.Step, r.Left = box.plan[s.plan].id, int(s.step), int(s.left)
	default:
		r.Unused = append(r.Unused, box.plan[s.plan].id)
	}
	for i := range s.plans.All() {
		r.Unused = append(r.Unused, box.plan[i].id)
	}
	return r
}

// The words that documents use for the parameters of pending decisions. The index is the value of
// the parameter.
var (
	damageNames = []string{"green", "tan", "outpost", "six_shooter"}
	shootNames  = []string{"not_started", "started", "optional"}
	trackSets   = map[uint8]string{
		1<<Garden | 1<<Barn | 1<<Hearth: "regular", 1<<Granny | 1<<RedDelicious: "apple",
	}
)

func (p pending) document() pendingDocument {
	d := pendingDocument{Decision: phaseNames[p.phase]}
	switch p.phase {
	case PhaseDamage, PhaseGrizzly:
		d.What = damageNames[p.n]
	case PhaseShoot:
		d.What = shootNames[p.n]
	case PhaseBuyFish:
		d.What = Summit(p.n).String()
	case PhasePickTrack:
		d.What = trackSets[p.n]
	default:
		d.N, d.M = int(p.n), int(p.m)
	}
	return d
}

// mountainList returns the list of mountain cards of a document. It has an entry for every node
// that holds a card, such as "m50:ah_01", or "m40:?" if the card is undecided, and entries such as
// "row4:1" for the number of special cards among the undecided cards of a row.
func (s *State) mountainList() []string {
	list := []string{}
	for n := range s.held.All() {
		id := "?"
		if !s.unknown.Has(n) {
			id = s.printed(s.card[n]).ID
		}
		list = append(list, Node(n).String()+":"+id)
	}
	for row := 5; row >= 1; row-- {
		if s.special[row] > 0 {
			list = append(list, fmt.Sprintf("row%d:%d", row, s.special[row]))
		}
	}
	return list
}

func (s *State) cardList(set Set) []string {
	list := []string{}
	for c := range set.All() {
		list = append(list, s.printed(Card(c)).ID)
	}
	return list
}

// seatDocument returns the JSON form of what belongs to seat p.
func (s *State) seatDocument(p engine.Seat) seatDocument {
	me := &s.player[p]
	d := seatDocument{
		Hand: s.cardList(me.hand), Draw: s.cardList(me.draw), Discard: s.cardList(me.discard),
		Claimed: s.cardList(me.claimed), Goods: map[string]int{}, Boots: int(me.boots), Wagon: int(me.wagon),
		Tracks: map[string]int{}, Caught: []string{}, Cabins: []string{}, HandSize: me.hand.Len(),
		Frontiersman: s.climber[p].String(),
	}
	for g, n := range me.goods {
		d.Goods[goodIDs[g]] = int(n)
	}
	for t := range s.tracks() {
		d.Tracks[t.String()] = int(me.track[t])
	}
	for a := range Set(me.caught).All() {
		d.Caught = append(d.Caught, s.mode.animalInfo(Animal(a)).ID)
	}
	for c := range Set(me.cabins).All() {
		d.Cabins = append(d.Cabins, Cabin(c).String())
	}
	if s.human(p) {
		d.Pioneers = map[string]string{}
		for path, at := range me.pioneer {
			d.Pioneers[pathIDs[path]] = at.name(Path(path))
		}
	} else {
		d.Right = s.climber[rightFigure].String()
	}
	s.seatMode(p, &d)
	return d
}

// tracks returns the number of homestead tracks in the mode. The regular tracks come first, then
// those of Apple Hill.
func (s *State) tracks() Track {
	if s.mode == AppleHill {
		return TrackCount
	}
	return regularTracks
}

// seatMode writes to d what seat p has of the components that only exist in the mode.
func (s *State) seatMode(p engine.Seat, d *seatDocument) {
	me := &s.player[p]
	number := func(n uint8) *int {
		i := int(n)
		return &i
	}
	switch s.mode {
	case BoatsBanjos:
		d.Canoe, d.Fish = number(me.canoe), fishMap(me.fish)
	case GoldRush:
		d.Carts = []int{}
		for inside, n := range me.carts {
			for range n {
				d.Carts = append(d.Carts, inside)
			}
		}
	case OutlawsOutposts:
		d.Bullets, d.Outlaws = number(me.bullets), number(me.outlaws)
	}
}

// name returns the word that documents use for the place w of the pioneer of path p.
func (w spot) name(p Path) string {
	switch {
	case w == spotResting:
		return "resting"
	case w == spotReady:
		return "ready"
	case w < spotPast:
		return fmt.Sprintf("%s_%d", p, w.space())
	case w < spotSummit:
		return fmt.Sprintf("%s_%d unused", p, w.space())
	case w < spotTrap:
		return "summit_" + slotIDs[w-spotSummit]
	case w == spotTrap:
		return "trap"
	}
	return Cabin(w - spotCabin).String()
}
