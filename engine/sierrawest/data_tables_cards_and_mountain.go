package sierrawest

import (
	"fmt"
	"io/fs"
	"strconv"
	"strings"

	"gulch/assets/data"
)

// CardInfo holds what is printed on a card.
type CardInfo struct {
	ID, Name, Text string

	// Only for starting and basic cards: the icons in the windows of the card for the green path
	// (G1, G2), for the tan path (T1, T2) and for the top slot (Crest), and the summit action.
	G1, G2, T1, T2, Crest Icon
	Summit                Summit
	// Only for basic cards: the animal on the card and its points.
	Animal Animal
	Points int

	// This and all fields below are only for special cards; those that belong to other modes are
	// zero. Campfire is true for the card that is in the row from the start.
	Campfire   bool
	Green, Red int    // numbers of green and red apples on an orchard
	Tokens     []Good // resources on a river card, from left to right
	Fish       []Good // fish on a river card, from left to right
	Gold       int    // amount of gold in a mine
	Dark       bool   // the mine only counts for the owner of the lantern (R97)
	Numeral    string // Roman numeral on an outpost
	Outlaws    [2]int // number of outlaws on an outpost at the start: [0] short, [1] long mountain
	Faces      uint8  // die results on a poster: bit n is set for the result n
}

// Card returns what is printed on card c in mode m. The caller must not change it. For NoCard all
// fields except ID are zero.
func (m Mode) Card(c Card) *CardInfo {
	if c >= CardCount || m >= ModeCount {
		return &CardInfo{ID: "no card"}
	}
	return &box.mode[m].card[c]
}

// ParseCard returns the card of mode m with the given ID. It returns an error if there is none.
func (m Mode) ParseCard(id string) (Card, error) {
	if c, known := box.mode[m].byID[id]; known {
		return c, nil
	}
	return NoCard, fmt.Errorf("there is no card %q in this mode", id)
}

// put stores info as the content of card c of mode m.
func (b *tables) put(m Mode, c Card, info CardInfo) {
	t := &b.mode[m]
	if t.byID == nil {
		t.byID = map[string]Card{}
	}
	t.card[c] = info
	t.byID[info.ID] = c
}

// readWindows reads those columns of the current row of r that the files of starting cards and of
// basic cards both have.
func (b *tables) readWindows(r *data.Rows) CardInfo {
	icon := func(column string) Icon { return Icon(choice(r, column, iconIDs[:])) }
	c := CardInfo{
		ID: r.Text("card_id"), Name: r.Text("name"), Text: r.Text("text"),
		G1: icon("g1"), G2: icon("g2"), T1: icon("t1"), T2: icon("t2"), Crest: icon("crest"), Animal: NoAnimal,
	}
	if c.T1 == IconBanjo || c.T2 == IconBanjo || c.Crest == IconBanjo || c.G1 == IconDuel || c.G2 == IconDuel ||
		c.T1 == IconDuel || c.Crest == IconDuel {
		r.Fail("banjo hazards belong to green windows, Dueling Banjos to t2 (R88)")
	}
	var ids [SummitCount]string
	for s := range ids {
		ids[s] = b.summit[s].ID
	}
	c.Summit = Summit(choice(r, "summit_id", ids[:]))
	return c
}

func (b *tables) readStarters(files fs.FS) error {
	const core = int(FirstBasic) - 1
	return each(files, "starting_cards.csv", core+int(ModeCount), func(r *data.Rows, at int) {
		info := b.readWindows(r)
		if at >= core {
			m := Mode(choice(r, "mode", modeIDs[:]))
			b.put(m, FirstBasic-1, info)
			return
		}
		for m := range ModeCount {
			b.put(m, Card(at), info)
		}
	})
}

func (b *tables) readBasics(files fs.FS) error {
	return each(files, "mountain_cards.csv", BasicCards*int(ModeCount), func(r *data.Rows, at int) {
		m, c := Mode(at/BasicCards), FirstBasic+Card(at%BasicCards)
		info := b.readWindows(r)
		info.Points = r.Int("vp")
		for a := range ModeAnimal + 1 {
			if b.animalOf(m, a).ID == r.Text("animal_id") {
				info.Animal = a
			}
		}
		if r.Text("mode") != m.String() || info.Animal == NoAnimal || info.Points < 2 || info.Points > 4 {
			r.Fail("wrong mode, animal or points")
		}
		b.put(m, c, info)
	})
}

// animalOf returns the description of animal a in mode m. While the tables are being read, it is
// used in place of Mode.animalInfo.
func (b *tables) animalOf(m Mode, a Animal) *AnimalInfo {
	if a == ModeAnimal {
		return &b.animal[int(ModeAnimal)+int(m)]
	}
	return &b.animal[a]
}

func (b *tables) readSpecials(files fs.FS) error {
	return each(files, "special_cards.csv", SpecialCards*int(ModeCount), func(r *data.Rows, at int) {
		m, c := Mode(at/SpecialCards), FirstSpecial+Card(at%SpecialCards)
		info := CardInfo{
			ID: r.Text("card_id"), Name: r.Text("name"), Text: r.Text("text"), Animal: NoAnimal,
			Campfire: r.Int("campfire") == 1, Green: number(r, "green"), Red: number(r, "red"),
			Tokens: goodsList(r, "tokens"), Fish: goodsList(r, "fish"), Gold: number(r, "gold"),
			Dark: number(r, "dark") == 1, Numeral: r.Text("numeral"),
			Outlaws: [2]int{number(r, "outlaws_2p_solo"), number(r, "outlaws_3p_4p")},
		}
		for face := range strings.SplitSeq(r.Text("die_faces"), "|") {
			if n, err := strconv.Atoi(face); err == nil && n >= 1 && n <= 6 {
				info.Faces |= 1 << n
			}
		}
		if r.Text("mode") != m.String() || len(info.Tokens) > 3 || info.Campfire && c != FirstSpecial {
			r.Fail("the rules expect another special card here")
		}
		b.put(m, c, info)
	})
}

func goodsList(r *data.Rows, column string) []Good {
	if r.Text(column) == "" {
		return nil
	}
	var list []Good
	for id := range strings.SplitSeq(r.Text(column), "|") {
		g, err := indexOf(goodIDs[:], id, column)
		if err != nil {
			r.Fail("%v", err)
		}
		list = append(list, Good(g))
	}
	return list
}

// nodeInfo describes a node of the mountain: its ID, its row (from 1), and the nodes next to it and
// above or below it.
type nodeInfo struct {
	ID                          string
	Row                         int
	coveredBy, covers, adjacent Set
}

// outposts holds the nodes of the outposts I to V, in this order, which is also the order of their
// numbers (R102).
var outposts = [5]Node{0, 2, 5, 9, 14}

const outpostNodes Set = 1<<0 | 1<<2 | 1<<5 | 1<<9 | 1<<14

// nodeAt returns the node of a row (1 to 5) that has the given index in it, counted from 0.
func nodeAt(row, index int) Node {
	first := [6]int{0, 14, 9, 5, 2, 0}
	return Node(first[row] + index)
}

func (b *tables) readNodes(files fs.FS) error {
	ids := map[string]Node{}
	for row := 1; row <= 5; row++ {
		for i := range 7 - row {
			n := nodeAt(row, i)
			ids[fmt.Sprintf("m%d%d", row, i)] = n
			b.rowNodes[row] |= bit(n)
		}
	}
	err := each(files, "mountain_nodes.csv", NodeCount, func(r *data.Rows, _ int) {
		n, known := ids[r.Text("node_id")]
		if !known || nodeAt(r.Int("row"), r.Int("index")) != n {
			r.Fail("node %q is not where its name says", r.Text("node_id"))
			return
		}
		set := func(column string) Set {
			var s Set
			for id := range strings.SplitSeq(r.Text(column), "|") {
				if other, known := ids[id]; known {
					s |= bit(other)
				} else if id != "" {
					r.Fail("%s: no node %q", column, id)
				}
			}
			return s
		}
		b.node[n] = nodeInfo{
			ID: r.Text("node_id"), Row: r.Int("row"), coveredBy: set("covered_by"), covers: set("covers"),
			adjacent: set("adjacent"),
		}
		if (r.Text("fixed_outpost") != "") != outpostNodes.Has(int(n)) {
			r.Fail("outposts form the left edge (R102)")
		}
		if b.node[n].adjacent != b.node[n].coveredBy|b.node[n].covers|set("side") {
			r.Fail("adjacent is not covered_by, side and covers")
		}
	})
	return err
}

func (b *tables) readLayouts(files fs.FS) error {
	return each(files, "mountain_layouts.csv", 10, func(r *data.Rows, at int) {
		row := r.Int("row")
		name := [2]string{"short", "long"}[at/5]
		if row < 1 || row > 5 || r.Text("layout") != name || r.Int("cards") != 7-row ||
			r.Int("special_cards")+r.Int("basic_cards") != 7-row {
			r.Fail("the rules expect another row here")
			return
		}
		b.layout[at/5][row] = uint8(r.Int("special_cards"))
	})
}
