package boomtown

import (
	"fmt"
	"io/fs"

	"gulch/assets/data"
	"gulch/engine"
)

// tables holds the content of the data files (cards, towns and kinds of events) in the form in
// which the code needs it.
type tables struct {
	cards int // number of cards in the deck
	card  [maxCards]CardInfo
	town  [TownCount]TownInfo
	kinds [kindCount]kindInfo
	byID  map[string]Card

	value     [maxCards]uint8
	townOf    [MineCount]Town
	kindOf    [maxCards]CardKind
	byNumber  [13]Set
	inTown    [TownCount]Set
	dangerous Set
	ofKind    [kindCount]Set
}

type kindInfo struct {
	name, rules string
	class       Class
	quantity    int
}

// box holds the data tables of this package; it is named after the box of a board game. ready reads
// them on the first call. It returns an error if the data files are faulty; no game can be created
// then.
var (
	box   *tables
	ready func() error
)

func init() { ready = engine.Tables(readTables) }

// readTables reads the data files into box, and computes the other tables from them.
func readTables() (err error) {
	box, err = readBox(data.Boomtown)
	yields = newYields()
	guideTables = newMineTables(box)
	nets = engine.EmbeddedNets(data.Boomtown, "boomtown/learned.json")
	return err
}

// readBox reads the tables from the files and checks them. It returns an error if they contradict
// each other or the rules.
func readBox(files fs.FS) (*tables, error) {
	b := &tables{byID: map[string]Card{}}
	mines := map[string]CardInfo{}
	for _, read := range []func() error{
		func() error { return b.readTowns(files) },
		func() error { return b.readMines(files, mines) },
		func() error { return b.readKinds(files) },
		func() error { return b.readDeck(files, mines) },
		func() error { return b.checkDice(files) },
		func() error { return checkPayments(files) },
		func() error { return checkOptions(files) },
	} {
		if err := read(); err != nil {
			return b, err
		}
	}
	return b, nil
}

func (b *tables) readTowns(files fs.FS) error {
	rows := data.Read(files, "boomtown/towns.csv")
	at := 0
	for ; rows.Next(); at++ {
		if at >= TownCount || rows.Int("sort_order") != at {
			rows.Fail("want %d towns in town order", TownCount)
			break
		}
		b.town[at] = TownInfo{
			Town: Town(at), ID: rows.Text("id"), Abbr: rows.Text("abbr"), Name: rows.Text("name"),
			Colour: rows.Text("colour_hex"), Symbol: rows.Text("symbol"),
		}
	}
	if rows.Err() == nil && at != TownCount {
		return fmt.Errorf("towns.csv: %d towns, want %d", at, TownCount)
	}
	return rows.Err()
}

func (b *tables) readMines(files fs.FS, mines map[string]CardInfo) error {
	rows := data.Read(files, "boomtown/mines.csv")
	for rows.Next() {
		m := CardInfo{
			ID: rows.Text("id"), Name: rows.Text("name"), RulesText: rows.Text("rules_text"), Town: NoTown,
			Number: rows.Int("production_number"), Value: rows.Int("production_value"),
			Dangerous: rows.Bool("dangerous"),
		}
		for t, town := range b.town {
			if town.ID == rows.Text("town_id") {
				m.Town = Town(t)
			}
		}
		switch {
		case m.Town == NoTown:
			rows.Fail("unknown town %q", rows.Text("town_id"))
		case m.Number < 2 || m.Number > 12 || m.Value < 1 || m.Value > 99:
			rows.Fail("number %d or value %d out of range", m.Number, m.Value)
		case m.ID != fmt.Sprintf("%s%02d", b.town[m.Town].Abbr, m.Number):
			rows.Fail("id %q does not say town and number", m.ID)
		case rows.Int("ways36") != ways(m.Number) || rows.Int("ev36") != ways(m.Number)*m.Value:
			rows.Fail("ways36 or ev36 is not what two dice give")
		}
		mines[m.ID] = m
	}
	return rows.Err()
}

func (b *tables) readKinds(files fs.FS) error {
	classes := map[string]Class{"instant": Instant, "lasting": Lasting, "keep": Keep}
	rows := data.Read(files, "boomtown/event_kinds.csv")
	for rows.Next() {
		k := kindByID(rows.Text("id"))
		class, known := classes[rows.Text("class")]
		if k == NoKind || !known {
			rows.Fail("unknown kind %q or class %q", rows.Text("id"), rows.Text("class"))
			break
		}
		b.kinds[k] = kindInfo{
			name: rows.Text("name"), rules: rows.Text("rules_text"), class: class, quantity: rows.Int("quantity"),
		}
	}
	return rows.Err()
}

func kindByID(id string) CardKind {
	for k := range kindCount {
		if kindIDs[k] == id && k != NoKind {
			return k
		}
	}
	return NoKind
}

func (b *tables) readDeck(files fs.FS, mines map[string]CardInfo) error {
	rows := data.Read(files, "boomtown/deck.csv")
	for rows.Next() {
		if b.cards == maxCards {
			rows.Fail("more than %d cards", maxCards)
			break
		}
		card := Card(b.cards)
		info := CardInfo{ID: rows.Text("card_id"), Town: NoTown}
		if rows.Text("type") == "mine" {
			info = mines[rows.Text("mine_id")]
			if info.ID != rows.Text("card_id") {
				rows.Fail("mine %q is not in mines.csv", rows.Text("mine_id"))
			}
		} else {
			info.Kind = kindByID(rows.Text("event_kind_id"))
			k := b.kinds[info.Kind]
			info.Name, info.RulesText, info.Class = k.name, k.rules, k.class
			if info.Kind == NoKind || info.ID != fmt.Sprintf("%s_%d", info.Kind, b.ofKind[info.Kind].Len()+1) {
				rows.Fail("event %q of kind %q", info.ID, rows.Text("event_kind_id"))
			}
		}
		if card.IsMine() != (info.Kind == NoKind) {
			rows.Fail("want %d mines, then the events", MineCount)
			break
		}
		info.Card = card
		b.add(info)
	}
	if rows.Err() != nil {
		return rows.Err()
	}
	return b.checkDeck()
}

// add adds card c to the table of cards and to the sets of cards.
func (b *tables) add(c CardInfo) {
	b.cards++
	b.card[c.Card] = c
	b.byID[c.ID] = c.Card
	b.value[c.Card] = uint8(c.Value)
	b.kindOf[c.Card] = c.Kind
	if c.Kind != NoKind {
		b.ofKind[c.Kind] |= c.Card.bit()
		return
	}
	b.townOf[c.Card] = c.Town
	b.byNumber[c.Number] |= c.Card.bit()
	b.inTown[c.Town] |= c.Card.bit()
	if c.Dangerous {
		b.dangerous |= c.Card.bit()
	}
}

func (b *tables) checkDeck() error {
	if b.cards < MineCount || len(b.byID) != b.cards {
		return fmt.Errorf("deck.csv: %d cards, %d different ones", b.cards, len(b.byID))
	}
	for c := Card(1); c < MineCount; c++ {
		was, is := b.card[c-1], b.card[c]
		if is.Town < was.Town || is.Town == was.Town && is.Number <= was.Number {
			return fmt.Errorf("deck.csv: %s does not follow %s in town order and by number", is.ID, was.ID)
		}
	}
	for k := NoKind + 1; k < kindCount; k++ {
		if n := b.ofKind[k].Len(); n != b.kinds[k].quantity {
			return fmt.Errorf("deck.csv has %d of %s, event_kinds.csv %d", n, k, b.kinds[k].quantity)
		}
	}
	if b.ofKind[Saloon].Len() > TownCount*TokensPerTown {
		return fmt.Errorf("deck.csv: more saloons than town tokens")
	}
	return nil
}

func (b *tables) checkDice(files fs.FS) error {
	rows := data.Read(files, "boomtown/dice.csv")
	atLeast := 36
	for rows.Next() {
		k := rows.Int("total")
		if rows.Int("ways36") != ways(k) || rows.Int("ways36_at_least") != atLeast {
			rows.Fail("not what two dice give")
		}
		atLeast -= ways(k)
	}
	return rows.Err()
}

// ways returns how many of the 36 results of two dice have the given total.
func ways(total int) int { return max(0, 6-max(total-7, 7-total)) }

func checkPayments(files fs.FS) error {
	rows := data.Read(files, "boomtown/payment.csv")
	for rows.Next() {
		players := rows.Int("players")
		shares, bank := Shares(players, rows.Int("bid"))
		for i, column := range []string{"right_1", "right_2", "right_3", "right_4"} {
			if i < players-1 && rows.Int(column) != shares[i] {
				rows.Fail("%s is %d by the rules", column, shares[i])
			}
		}
		if rows.Int("bank") != bank {
			rows.Fail("the bank gets %d by the rules", bank)
		}
	}
	return rows.Err()
}

func checkOptions(files fs.FS) error {
	rows := data.Read(files, "boomtown/options.csv")
	at := 0
	for ; rows.Next(); at++ {
		if at >= len(options) || options[at].ID != rows.Text("id") || options[at].Default != rows.Text("default") {
			rows.Fail("option %q is not the one the game offers here", rows.Text("id"))
			break
		}
	}
	return rows.Err()
}
