package westernlegends

import "gulch/engine"

// boutDoc is the JSON form of a fight. In its fields for seats, 6 is the Man in Black, and null is
// an NPC or the automatic dealer.
type boutDoc struct {
	Kind      string   `json:"kind"`
	Space     string   `json:"space"`
	First     *int     `json:"first"`
	Second    *int     `json:"second"`
	Dealer    *int     `json:"dealer"`
	Cards     int      `json:"cards"`
	Drawn     []string `json:"drawn,omitempty"`
	Left      int      `json:"left"`
	Dealt     string   `json:"dealt,omitempty"`
	Played    []string `json:"played"`
	Lowered   []int    `json:"lowered"`
	ByCard    []int    `json:"lowered_by_card"`
	Ties      int      `json:"ties"`
	CardTies  int      `json:"ties_by_card"`
	Passes    int      `json:"passes"`
	Winner    int      `json:"winner"`
	NoMarshal bool     `json:"no_marshal"`
	Open      bool     `json:"open"`
	Declined  bool     `json:"declined"`
	Parried   bool     `json:"parried"`
	Restarted bool     `json:"restarted"`
	Seen      []string `json:"seen,omitempty"`
	Token     string   `json:"token,omitempty"`
	Train     string   `json:"train,omitempty"`
}

func (w *writer) boutDoc(b *bout) *boutDoc {
	d := &boutDoc{
		Kind: fightIDs[b.kind], Space: b.space.String(), First: engine.SeatOrNil(b.side[0]),
		Second: engine.SeatOrNil(b.side[1]),
		Dealer: engine.SeatOrNil(b.dealer), Cards: int(b.n), Left: int(b.left), Played: []string{"", ""},
		Lowered: []int{int(b.mod[0]), int(b.mod[1])}, ByCard: []int{int(b.byCard[0]), int(b.byCard[1])},
		Ties: int(b.ties), CardTies: int(b.cardTies), Winner: int(b.winner), NoMarshal: b.noMarshal, Open: b.open,
		Declined: b.declined, Parried: b.parried, Restarted: b.restarted,
	}
	if w.full {
		d.Passes = int(b.passes)
	}
	for side, c := range b.played {
		switch {
		case c < 0:
		case b.open || w.sees(b.side[side]):
			d.Played[side] = c.String()
		default:
			d.Played[side] = "facedown"
		}
	}
	if b.dealt >= 0 && (b.open || w.sees(b.dealer)) {
		d.Dealt = b.dealt.String()
	}
	w.fightCards(b, d)
	if b.token >= 0 {
		d.Token = b.token.String()
	}
	if b.train >= 0 {
		d.Train = box.train[b.train].id
	}
	return d
}

// fightCards writes to d the fight cards of fight b that were drawn for the dealer, and those that
// a fighter has seen.
func (w *writer) fightCards(b *bout, d *boutDoc) {
	if w.full || b.dealer == w.seat {
		d.Drawn = idsOf(b.drawn[:b.left], fightCardID)
	}
	if w.full || b.sideOf(w.seat) >= 0 {
		d.Seen = rowIDs(b.seen, fightCardID)
	}
}

// gameDoc is the JSON form of a game of poker or faro.
type gameDoc struct {
	Kind     string           `json:"kind"`
	Starter  int              `json:"starter"`
	Dealer   *int             `json:"dealer"`
	In       []int            `json:"in"`
	Folded   []int            `json:"folded"`
	Chosen   []int            `json:"chosen"`
	Won      []int            `json:"won"`
	HouseWon bool             `json:"house_won"`
	NoHouse  bool             `json:"no_house"`
	Open     bool             `json:"open"`
	Anywhere bool             `json:"anywhere"`
	Saloon   string           `json:"saloon"`
	Token    string           `json:"token,omitempty"`
	Pot      int              `json:"pot"`
	Flop     []string         `json:"flop"`
	House    []string         `json:"house,omitempty"`
	HouseN   int              `json:"house_size"` // derived from house, so ignored when a document is loaded
	Cards    map[int][]string `json:"cards"`
	Bets     map[int][]int    `json:"bets"` // by seat: its bets, each packed into a number by packBet
	Shown    []string         `json:"faro_shown"`
	Faro     []string         `json:"faro,omitempty"`
	Turned   int              `json:"faro_turned"`
}

func (w *writer) gameDoc() *gameDoc {
	g := &w.s.game
	if g.kind == noGame {
		return nil
	}
	d := &gameDoc{
		Kind: gameIDs[g.kind], Starter: int(g.starter), Dealer: engine.SeatOrNil(g.dealer), In: seatList(g.in),
		Folded: seatList(g.folded),
		Chosen: seatList(g.shown), Won: seatList(g.won), HouseWon: g.houseWon, NoHouse: g.noHouse, Open: g.open,
		Anywhere: g.anywhere, Saloon: g.saloon.String(), Pot: int(g.pot), Flop: idsOf(g.flop[:g.flopSize], cardID),
		Cards: map[int][]string{},
		Bets:  map[int][]int{}, Shown: []string{}, Turned: int(g.turned),
	}
	if g.token >= 0 {
		d.Token = g.token.String()
	}
	for p := range engine.Seat(w.s.seats) {
		w.writeStakes(p, d)
	}
	if g.kind == gameFaro {
		w.writeFaro(d)
		return d
	}
	d.HouseN = g.house.Len()
	if w.full || g.open {
		d.House = cardList(g.house)
	}
	return d
}

// writeStakes writes to d the chosen cards and the bets of participant p.
func (w *writer) writeStakes(p engine.Seat, d *gameDoc) {
	g := &w.s.game
	for _, c := range g.cards[p] {
		switch {
		case c < 0:
		case g.open || w.sees(p):
			d.Cards[int(p)] = append(d.Cards[int(p)], c.String())
		default:
			d.Cards[int(p)] = append(d.Cards[int(p)], "facedown")
		}
	}
	for _, b := range g.bets[p] {
		if b.amount > 0 {
			d.Bets[int(p)] = append(d.Bets[int(p)], int(packBet(int(b.rank), int(b.amount))))
		}
	}
}

// writeFaro writes to d the ranks shown to all and the faro cards turned up. In a complete document
// it also writes the other faro cards.
func (w *writer) writeFaro(d *gameDoc) {
	g := &w.s.game
	d.Shown = rowIDs(uint64(g.house), fightCardID)
	n := int(g.turned)
	if w.full && w.s.faroDealt() {
		n = faroCards
	}
	d.Faro = idsOf(g.faro[:n], fightCardID)
}
