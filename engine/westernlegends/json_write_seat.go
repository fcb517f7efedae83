package westernlegends

import "gulch/engine"

type seatDoc struct {
	Character string         `json:"character"`
	Dealt     []string       `json:"dealt,omitempty"`
	Space     string         `json:"space"`
	LP        int            `json:"lp"`
	Awake     bool           `json:"awake"`
	Money     int            `json:"money"`
	MP        int            `json:"mp"`
	WP        int            `json:"wp"`
	GP        int            `json:"gp"`
	Nuggets   int            `json:"nuggets"`
	Wounds    int            `json:"wounds"`
	Hand      []string       `json:"hand,omitzero"`
	Known     []string       `json:"known,omitzero"`
	Items     []string       `json:"items"`
	Weapon    string         `json:"weapon"`
	Mount     string         `json:"mount"`
	Cattle    string         `json:"cattle"`
	Longhorns int            `json:"longhorns"`
	Discs     int            `json:"discs"`
	Goals     []string       `json:"goals,omitempty"`
	Done      []string       `json:"goals_done"`
	Tokens    []string       `json:"legendary,omitempty"`
	Counters  map[string]int `json:"counters"`
	Slow      int            `json:"slow"`
	SlowNext  int            `json:"slow_next"`
	Used      int            `json:"abilities_used"`
	Spent     int            `json:"spent"`
	Mines     int            `json:"mines"`
	Towns     int            `json:"towns"`
	Saloons   int            `json:"saloons"`
	Regions   int            `json:"regions"`
	Seen      []string       `json:"tokens_seen,omitempty"`
	Filed     []string       `json:"events_seen,omitempty"`

	// hand size of the seat; this field and the next two are derived from others, so they are
	// ignored when a document is loaded
	HandSize   int `json:"hand_size"`
	GoalsHeld  int `json:"goals_held"`
	TokensHeld int `json:"legendary_held"`
}

func (w *writer) writeSecrets(p engine.Seat, d *seatDoc) {
	pl := &w.s.p[p]
	for _, c := range pl.dealt {
		if c >= 0 {
			d.Dealt = append(d.Dealt, c.String())
		}
	}
	d.Hand, d.Known = cardList(pl.hand), cardList(pl.known)
	if pl.char >= 0 {
		d.Goals = rowIDs(pl.goals, goalID(pl.char))
	}
	d.Tokens = rowIDs(pl.tokens, legendID)
	d.Seen = rowIDs(pl.seen, tokenID)
	d.Filed = rowIDs(pl.filed, eventID)
}

func counters(stats *[statCount]uint8) map[string]int {
	m := map[string]int{}
	for k, n := range stats {
		if n > 0 {
			m[statIDs[k]] = int(n)
		}
	}
	return m
}

func cardList(set CardSet) []string {
	list := []string{}
	for c := range set.All() {
		list = append(list, c.String())
	}
	return list
}

// itemList returns the ids of the items in a set, with a plus appended to those that are upgraded.
func itemList(set, upgraded ItemSet) []string {
	list := []string{}
	for i := range Item(itemCount) {
		if !set.Has(i) {
			continue
		}
		id := i.String()
		if upgraded.Has(i) {
			id += "+"
		}
		list = append(list, id)
	}
	return list
}

// goalID returns a function that returns the key of a goal of character c, given the index of the
// goal.
func goalID(c Char) func(int) string { return func(i int) string { return box.char[c].goals[i].key } }

// seatDoc returns the JSON form of what belongs to seat p. It leaves out secrets that the writer
// may not show.
func (w *writer) seatDoc(p engine.Seat) *seatDoc {
	s := w.s
	pl := &s.p[p]
	d := &seatDoc{
		LP: int(pl.lp), Awake: pl.awake, Money: int(pl.money), MP: int(pl.mp), WP: int(pl.wp), GP: int(pl.gp),
		Nuggets: int(pl.nuggets), Wounds: int(pl.wounds), Items: itemList(pl.items, pl.upgraded),
		Weapon: pl.weapon.String(),
		Mount:  pl.mount.String(), Longhorns: int(pl.longhorns), Discs: int(pl.discs), Done: []string{},
		Counters: counters(&pl.stats), Slow: int(pl.slow), SlowNext: int(pl.slowNext), Used: int(pl.used),
		Spent: int(pl.spent), Mines: int(pl.mines), Towns: int(pl.towns), Saloons: int(pl.saloons),
		Regions:  int(pl.regions),
		HandSize: pl.hand.Len(), GoalsHeld: popCount(uint64(pl.goals)), TokensHeld: popCount(uint64(pl.tokens)),
	}
	picking := s.depth > 0 && s.stack[0].st == turnPick
	if pl.char >= 0 && (w.sees(p) || !picking) {
		d.Character = pl.char.String()
	}
	if pl.placed {
		d.Space = pl.space.String()
	}
	if pl.cattle >= 0 {
		d.Cattle = cattleColours[pl.cattle/cattleEach]
		if w.full {
			d.Cattle = box.cattle[pl.cattle].id
		}
	}
	if pl.char >= 0 {
		d.Done = rowIDs(pl.done, goalID(pl.char))
	}
	if w.sees(p) {
		w.writeSecrets(p, d)
	}
	return d
}
