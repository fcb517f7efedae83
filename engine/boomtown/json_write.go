package boomtown

import (
	"encoding/json"

	"gulch/engine"
)

// document is the JSON form of a position; the package comment describes its fields.
type document struct {
	Players     int                     `json:"players"`
	Options     engine.Options          `json:"options"`
	Turn        int                     `json:"turn"`
	Phase       string                  `json:"phase"`
	Actor       *int                    `json:"actor"`
	FirstPlayer int                     `json:"first_player"`
	Gold        []int                   `json:"gold"`
	Mines       [][]string              `json:"mines"`
	Kept        [][]string              `json:"kept"`
	Mayors      map[string]*int         `json:"mayors"`
	Saloons     []saloonDocument        `json:"saloons"`
	Veins       map[string]oneOrMore    `json:"veins"`
	Governor    maybeMany[pawnDocument] `json:"governor"`
	Row         []string                `json:"row"`
	StandingBid int                     `json:"standing_bid,omitempty"`
	StandingBy  *int                    `json:"standing_bidder,omitempty"`
	Passed      []int                   `json:"passed,omitempty"`
	FirstPassed *int                    `json:"first_passed,omitempty"`
	Winner      *int                    `json:"winner,omitempty"`
	Price       int                     `json:"price,omitempty"`
	PickOrder   []int                   `json:"pick_order,omitempty"`
	ToAsk       []int                   `json:"to_ask,omitempty"`
	Riders      []int                   `json:"riders,omitempty"`
	Resolving   string                  `json:"resolving,omitempty"`
	Victim      *int                    `json:"victim,omitempty"`
	Dice        []int                   `json:"dice,omitempty"`
	Returned    []string                `json:"returned"`
	Removed     []string                `json:"removed"`
	Deck        []string                `json:"deck,omitempty"`
	SetAside    []string                `json:"set_aside,omitempty"`
	Unordered   bool                    `json:"unordered,omitempty"`
	Chance      *engine.Chance          `json:"chance,omitempty"`

	// The following fields are derived from others. They are written for people and programs that
	// read the document, and ignored when it is loaded.
	DeckSize     int   `json:"deck_size"`
	SetAsideSize int   `json:"set_aside_size"`
	Turns        int   `json:"turns"`
	Scores       []int `json:"scores"`
	Ranks        []int `json:"ranks"`
}

type saloonDocument struct {
	Card  string    `json:"card"`
	Owner int       `json:"owner"`
	Town  string    `json:"town"`
	Girls oneOrMore `json:"girls"`
}

type pawnDocument struct {
	Town string `json:"town"`
	Card string `json:"card"`
}

// oneOrMore is a list of card IDs. With the published cards it has at most one element.
type oneOrMore = maybeMany[string]

// maybeMany is a list whose JSON form is null if it is empty, the element itself if there is only
// one, and otherwise an array.
type maybeMany[T any] []T

// MarshalJSON returns the JSON form of the list: null, the element or an array.
func (m maybeMany[T]) MarshalJSON() ([]byte, error) {
	switch len(m) {
	case 0:
		return []byte("null"), nil
	case 1:
		return json.Marshal(m[0])
	}
	return json.Marshal([]T(m))
}

// UnmarshalJSON reads the list from JSON, which can be null, an element or an array.
func (m *maybeMany[T]) UnmarshalJSON(text []byte) error {
	*m = nil
	if string(text) == "null" {
		return nil
	}
	if text[0] == '[' {
		return engine.DecodeStrict(text, (*[]T)(m))
	}
	*m = make([]T, 1)
	return engine.DecodeStrict(text, &(*m)[0])
}

// MarshalJSON returns the complete position as JSON, including hidden information.
func (s *State) MarshalJSON() ([]byte, error) {
	d := s.document()
	for _, c := range s.cards[s.next:s.total] {
		d.Deck = append(d.Deck, c.String())
	}
	for c := range SetOf(s.cards[:s.aside]...).All() {
		d.SetAside = append(d.SetAside, c.String())
	}
	d.Unordered = s.bag
	d.Chance = &s.chance
	return json.Marshal(d)
}

// InformationState returns what a seat knows about the position, as JSON. This is the position
// without the order of the deck, the cards set aside and the random generator, and the same for all
// seats.
func (s *State) InformationState(engine.Seat) ([]byte, error) { return json.Marshal(s.document()) }

// document returns the public information about the position in the JSON form.
func (s *State) document() document {
	d := document{
		Players: s.Seats(), Options: s.Options(), Turn: int(s.turn), Phase: phaseNames[s.phase],
		Actor: engine.SeatOrNil(s.actor), FirstPlayer: int(s.first),
		Mayors: map[string]*int{}, Saloons: []saloonDocument{}, Veins: map[string]oneOrMore{},
		Row: []string{}, Returned: ids(s.returned), Removed: ids(s.removed),
		StandingBid: int(s.bid), StandingBy: engine.SeatOrNil(s.bidder), FirstPassed: engine.SeatOrNil(s.firstOut),
		Passed: s.out.List(), Winner: engine.SeatOrNil(s.winner), Price: int(s.price),
		ToAsk: s.asking.List(), Riders: s.riders.List(), Victim: engine.SeatOrNil(s.victim),
		DeckSize: s.DeckSize(), SetAsideSize: s.SetAside(), Turns: s.Turns(), Scores: s.Scores(nil),
		Ranks: s.Ranks(nil),
	}
	for p := range engine.Seat(s.seats) {
		d.Gold = append(d.Gold, s.Gold(p))
		d.Mines = append(d.Mines, ids(s.mines[p]))
		d.Kept = append(d.Kept, ids(s.kept[p]))
	}
	for _, c := range s.Row() {
		d.Row = append(d.Row, c.String())
	}
	for _, p := range s.PickOrder() {
		d.PickOrder = append(d.PickOrder, int(p))
	}
	if s.resolving != NoCard {
		d.Resolving = s.resolving.String()
	}
	if s.phase == PhaseTelegraph {
		d.Dice = []int{int(s.dice[0]), int(s.dice[1])}
	}
	s.documentPlaced(&d)
	return d
}

// documentPlaced adds to d the mayor pawns, and the events placed at pawns, in saloons and under
// mines.
func (s *State) documentPlaced(d *document) {
	for t := range Town(TownCount) {
		d.Mayors[t.String()] = engine.SeatOrNil(s.mayor[t])
		for c := range s.Governors(t).All() {
			d.Governor = append(d.Governor, pawnDocument{Town: t.String(), Card: c.String()})
		}
	}
	for c := range s.Saloons().All() {
		d.Saloons = append(d.Saloons, saloonDocument{
			Card: c.String(), Owner: int(s.keeper[c-MineCount]), Town: s.SaloonTown(c).String(), Girls: ids(s.Girls(c)),
		})
	}
	for mine := range s.veined.All() {
		d.Veins[mine.String()] = ids(s.Veins(mine))
	}
}

func ids(set Set) []string {
	list := []string{}
	for c := range set.All() {
		list = append(list, c.String())
	}
	return list
}
