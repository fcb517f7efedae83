package dakota

import (
	"fmt"
	"io/fs"

	"gulch/assets/data"
)

// shape is the shape of a mine tile: how many sides are open, and which.
type shape uint8

const (
	straight shape = iota
	bend
	tee
	cross
	deadEnd
	shapeCount
)

var shapeIDs = [shapeCount]string{"straight", "bend", "tee", "cross", "end"}

// turns is the number of rotations of each shape that look different.
var turns = [shapeCount]uint8{2, 4, 4, 1, 4}

// cardType returns the type of card c as cards.csv names it, such as "attack".
func cardType(c Card) string {
	switch {
	case c.IsEvent():
		return "event"
	case c.IsAttack():
		return "attack"
	case c.IsReaction():
		return "reaction"
	case c.IsNoon():
		return "high_noon"
	}
	return "evening"
}

// maxCopies is the largest number of cards of a kind that a packed hand can hold.
const maxCopies = 3

func (b *tables) readCards(files fs.FS) error {
	total := 0
	err := table(files, "cards.csv", int(CardKinds), func(at int, rows *data.Rows) {
		c := Card(at)
		b.cardID[at], b.cardName[at], b.cardText[at] = rows.Text("id"), rows.Text("name"), rows.Text("text")
		b.cardQty[at], b.cardSolo[at] = uint8(rows.Int("qty")), rows.Int("in_solo") == 1
		b.commits[at], b.moneyCost[at] = uint8(rows.Int("commit_workers")), int16(rows.Int("money_cost"))
		b.lawful[at] = rows.Text("law_can_stop") == "1"
		total += int(b.cardQty[at])
		switch {
		case rows.Text("type") != cardType(c):
			rows.Fail("%s is not of type %s", b.cardID[at], cardType(c))
		case b.cardQty[at] > maxCopies:
			rows.Fail("more than %d of %s", maxCopies, b.cardID[at])
		case b.cardSolo[at] == (c.IsAttack() || c.IsReaction()):
			rows.Fail("attacks and reactions, and no other cards, stay out of the solo deck")
		case int(b.commits[at]) > maxCommitted:
			rows.Fail("more than %d workers committed", maxCommitted)
		}
	})
	if err == nil && total > maxDeck {
		err = fmt.Errorf("cards.csv: %d cards, at most %d fit", total, maxDeck)
	}
	return err
}

func (b *tables) readTiles(files fs.FS) error {
	total := 0
	err := table(files, "mine_tiles.csv", TileKinds, func(at int, rows *data.Rows) {
		b.tileID[at], b.tileLayer[at] = rows.Text("id"), uint8(rows.Int("layer"))
		b.tileQty[at] = uint8(rows.Int("qty"))
		total += rows.Int("qty")
		if l := b.tileLayer[at]; l < 1 || l > Layers {
			rows.Fail("layer %d", l)
			return
		}
		b.layerTiles[b.tileLayer[at]] |= 1 << at
		b.tileShape[at] = shapeCount
		for s, id := range shapeIDs {
			if id == rows.Text("shape") {
				b.tileShape[at] = shape(s)
			}
		}
		if b.tileShape[at] == shapeCount {
			rows.Fail("unknown shape %q", rows.Text("shape"))
			return
		}
		if b.tileShape[at] == tee || b.tileShape[at] == cross {
			b.branching |= 1 << at
		}
		b.readTileContent(at, rows)
	})
	if err == nil && total != TileCount {
		err = fmt.Errorf("mine_tiles.csv: %d tiles, want %d", total, TileCount)
	}
	b.open[entranceByte] = 1 << south
	return err
}

// readTileContent reads the open sides and the resources of a tile from the current row of rows. at
// is the index of the tile.
func (b *tables) readTileContent(at int, rows *data.Rows) {
	mask := uint8(0)
	for _, letter := range rows.Text("connectors_rot0") {
		for d, name := range directionNames {
			if name == string(letter) {
				mask |= 1 << d
			}
		}
	}
	for r := uint8(0); r < 4; r++ {
		b.open[placed(Tile(at), r)] = (mask<<r | mask>>(4-r)) & 15
	}
	for i, column := range []string{"res1", "res2"} {
		b.tileRes[at][i] = noResource
		for r, id := range b.resourceID {
			if id == rows.Text(column) {
				b.tileRes[at][i] = Resource(r)
				b.tileTypes[at] |= 1 << r
			}
		}
		if b.tileRes[at][i] == noResource && rows.Text(column) != "" {
			rows.Fail("unknown resource %q", rows.Text(column))
		}
	}
	if b.tileRes[at][0] == noResource && b.tileRes[at][1] != noResource {
		rows.Fail("a second resource without a first")
	}
}

func (b *tables) readSetup(files fs.FS) error {
	return table(files, "setup.csv", MaxSeats, func(at int, rows *data.Rows) {
		n := at + 1
		b.setup[n] = setupTable{
			tokens: uint8(rows.Int("resource_tokens_each")), miners: uint8(rows.Int("miner_pool")),
			strongOut: uint8(rows.Int("strong_on_board")), strongBag: uint8(rows.Int("strong_in_bag")),
			jobs: uint8(rows.Int("job_slots")), dayLimit: uint8(rows.Int("day_limit")),
		}
		tokens := b.tokensEach * uint8(n)
		if n == 1 {
			tokens = b.tokensSolo
		}
		if rows.Int("players") != n || b.setup[n].tokens != tokens || b.setup[n].jobs != b.jobCount[n] {
			rows.Fail("does not agree with resources.csv and job_slots.csv")
		}
	})
}

func (b *tables) readRanks(files fs.FS) error {
	rows := data.Read(files, "dakota/solo_ranks.csv")
	for rows.Next() {
		b.ranks = append(b.ranks, soloRank{from: rows.Int("min_inclusive"), name: rows.Text("rank")})
	}
	if rows.Err() == nil && (len(b.ranks) == 0 || b.ranks[0].from != 0) {
		return fmt.Errorf("solo_ranks.csv: the first rank must begin at 0")
	}
	return rows.Err()
}

// checkBoard returns an error if an amount of dollars in the file about the town board differs from
// the constants in this package.
func (b *tables) checkBoard(files fs.FS) error {
	rows := data.Read(files, "dakota/town_board.csv")
	for rows.Next() {
		i := rows.Int("index") - 1
		switch rows.Text("kind") {
		case "explorer":
			if i < 0 || i >= len(b.k.ExplorerWages) || rows.Int("dollars") != int(b.k.ExplorerWages[i]) {
				rows.Fail("explorer wages are not those of constants.json")
			}
		case "cart":
			if i < 0 || i >= len(b.k.CartFees) || rows.Int("dollars") != int(b.k.CartFees[i]) {
				rows.Fail("cart fees are not those of constants.json")
			}
		}
	}
	return rows.Err()
}
