package sierrawest

import (
	"fmt"
	"io/fs"
	"strconv"
	"strings"

	"gulch/assets/data"
	"gulch/engine"
)

// tables holds the content of all data files, converted to the form that the rules use.
type tables struct {
	icon   [IconCount]IconInfo
	summit [SummitCount]SummitInfo
	cabin  [CabinCount]CabinInfo
	track  [TrackCount]TrackInfo
	animal [4 + ModeCount]AnimalInfo
	node   [NodeCount]nodeInfo
	space  [LastSpace + 1]SpaceInfo
	fish   [exchangeCount]ExchangeInfo
	mode   [ModeCount]modeTable
	plan   [planCount]planInfo
	level  [levelCount]levelInfo
	// layout is the number of special cards in each row of the mountain. The first index is 0 for
	// the short arrangement of cards and 1 for the long one; the second is the row, from 1.
	layout [2][6]uint8
	// rowNodes holds the set of the nodes of each row of the mountain, indexed by row from 1.
	rowNodes [6]Set
}

// modeTable holds the content of the data files for one mode.
type modeTable struct {
	card [CardCount]CardInfo
	byID map[string]Card
	// market is the number of copies of each cabin in the market at the start. The first index is
	// the number of seats.
	market [MaxSeats + 1][CabinCount]uint8
}

// box holds the data tables of this package; it is named after the box of the board game. ready
// reads them on the first call. It returns an error if the data files are faulty; no game can be
// created then.
var (
	box   *tables
	ready func() error
)

func init() { ready = engine.Tables(readTables) }

// readTables reads the data files into box and computes the other variables that depend on them.
func readTables() (err error) {
	box, err = readBox(data.SierraWest)
	distance = newDistance()
	nets = engine.EmbeddedNets(data.SierraWest, "sierrawest/learned.json")
	return err
}

// readBox reads the tables from the files and checks them. It returns an error if they contradict
// each other or the rules.
func readBox(files fs.FS) (*tables, error) {
	b := &tables{}
	for _, read := range []func(fs.FS) error{
		b.readIcons, b.readTracks, b.readAnimals, b.readSummits, b.readCabins, b.readNodes, b.readLayouts, b.readTrail,
		b.readMarket, b.readStarters, b.readBasics, b.readSpecials, b.readPlans, b.readLevels,
	} {
		if err := read(files); err != nil {
			return b, fmt.Errorf("sierrawest: %w", err)
		}
	}
	return b, nil
}

// each reads the CSV file called name and calls row for each of its rows, with the index of the
// row. want is the expected number of rows; any other number is an error.
func each(files fs.FS, name string, want int, row func(r *data.Rows, at int)) error {
	rows := data.Read(files, "sierrawest/"+name)
	at := 0
	for ; rows.Next(); at++ {
		if at >= want {
			rows.Fail("more than %d rows", want)
			break
		}
		row(rows, at)
	}
	if rows.Err() == nil && at != want {
		return fmt.Errorf("%s: %d rows, want %d", name, at, want)
	}
	return rows.Err()
}

// number returns the number in a column of the current row of r, or 0 if the cell is empty.
func number(r *data.Rows, column string) int {
	if r.Text(column) == "" {
		return 0
	}
	return r.Int(column)
}

// choice returns the index in ids of the text in a column of the current row of r. If ids does not
// contain the text, it records an error in r.
func choice(r *data.Rows, column string, ids []string) int {
	i, err := indexOf(ids, r.Text(column), column)
	if err != nil {
		r.Fail("%v", err)
	}
	return i
}

// amounts parses text, a list such as "food:2+gold:1", and calls take with each name and its
// number. If take returns false, because it does not know the name, amounts records an error in r.
func amounts(r *data.Rows, text string, take func(kind string, n int) bool) {
	for part := range strings.SplitSeq(text, "+") {
		kind, count, _ := strings.Cut(part, ":")
		n, err := strconv.Atoi(count)
		if text == "" {
			return
		}
		if err != nil || n < 1 || n > 3 || !take(kind, n) {
			r.Fail("cannot read %q", part)
		}
	}
}

func (b *tables) readIcons(files fs.FS) error {
	return each(files, "path_icons.csv", int(IconCount), func(r *data.Rows, at int) {
		b.icon[at] = IconInfo{
			ID: r.Text("icon_id"), Name: r.Text("name"), Text: r.Text("text"), Mandatory: r.Int("mandatory") == 1,
		}
		if r.Text("icon_id") != iconIDs[at] {
			r.Fail("want icon %q here", iconIDs[at])
		}
	})
}

// TrackInfo describes a homestead track.
type TrackInfo struct {
	ID, Name string
	Top      int // number of the highest space of the track
	// number of markers for which spaces 5 and 6 have room (R57); 0 means no limit
	RoomAt5, RoomAt6 int
	Reward           string // the reward of a move on the track, as written in the data, such as "boots:1"
}

var trackRewards = [TrackCount]string{"boots:1", "gold:1", "food:1+wood:1", "fur", "gold:2"}

func (b *tables) readTracks(files fs.FS) error {
	return each(files, "homestead_tracks.csv", int(TrackCount), func(r *data.Rows, at int) {
		b.track[at] = TrackInfo{
			ID: r.Text("track_id"), Name: r.Text("name"), Top: r.Int("top"),
			RoomAt5: number(r, "capacity_space_5"), RoomAt6: number(r, "capacity_space_6"), Reward: r.Text("reward"),
		}
		regular := at < regularTracks
		if regular != (r.Text("set") == "core") || regular != (number(r, "capacity_space_6") == 1) ||
			regular != (number(r, "capacity_space_5") == 2) || r.Int("start") != 0 ||
			regular && r.Int("top") != 6 || !regular && r.Int("top") != 5 || r.Text("reward") != trackRewards[at] {
			r.Fail("the rules expect another track here")
		}
	})
}

// AnimalInfo describes an animal: its names and the good that its pelt pays.
type AnimalInfo struct {
	ID, Name, Pelt string
	pelt           Good
}

// pelts holds what the data file must say about the pelt of each animal and the good that it pays,
// in the order of animals.csv. For the deer and the otter, rule R49 determines the kind of apple or
// fish.
var pelts = [4 + ModeCount]struct {
	text string
	good Good
}{
	{"wood:1", Wood}, {"food:1", Food}, {"gold:1", Gold}, {"stone:1", Stone},
	{"apple:1", GreenApple}, {"fish:1", Trout}, {"gold:1", Gold}, {"bullet:1", Bullet},
}

func (b *tables) readAnimals(files fs.FS) error {
	return each(files, "animals.csv", len(b.animal), func(r *data.Rows, at int) {
		b.animal[at] = AnimalInfo{
			ID: r.Text("animal_id"), Name: r.Text("name"), Pelt: r.Text("pelt_text"), pelt: pelts[at].good,
		}
		set := "core"
		if at >= int(ModeAnimal) {
			set = modeIDs[at-int(ModeAnimal)]
		}
		if r.Text("pelt_income") != pelts[at].text || r.Text("set") != set {
			r.Fail("the rules expect another animal here")
		}
	})
}

// animalInfo returns the description of animal a in mode m.
func (m Mode) animalInfo(a Animal) *AnimalInfo {
	if a == ModeAnimal {
		return &box.animal[int(ModeAnimal)+int(m)]
	}
	return &box.animal[a]
}

// Animal returns a copy of the description of animal a in mode m. It is empty if there is no such
// animal.
func (m Mode) Animal(a Animal) AnimalInfo {
	if a > ModeAnimal || m >= ModeCount {
		return AnimalInfo{}
	}
	return *m.animalInfo(a)
}

// ParseAnimal returns the animal of mode m with the given ID. It returns an error if there is none.
func (m Mode) ParseAnimal(id string) (Animal, error) {
	for a := range ModeAnimal + 1 {
		if m.animalInfo(a).ID == id {
			return a, nil
		}
	}
	return NoAnimal, fmt.Errorf("there is no animal %q in this mode", id)
}

// SpaceInfo describes a space of the wagon trail.
type SpaceInfo struct {
	Multiplier int
	Slots      int // number of slots of the row whose cards a wagon on this space can use (R68)
	Toll       [basicKinds]uint8
}

func (b *tables) readTrail(files fs.FS) error {
	return each(files, "wagon_trail.csv", LastSpace+1, func(r *data.Rows, at int) {
		s := SpaceInfo{Multiplier: r.Int("multiplier"), Slots: r.Int("slot_reached")}
		amounts(r, r.Text("toll"), func(kind string, n int) bool {
			g, err := indexOf(goodIDs[:basicKinds], kind, "toll")
			s.Toll[g] = uint8(n)
			return err == nil
		})
		if r.Int("space") != at || s.Slots != at/2+1 || s.Multiplier < 1 || s.Multiplier > 4 {
			r.Fail("the rules expect another space here")
		}
		b.space[at] = s
	})
}

// Exchange is a kind of exchange that the Fish Market offers. Exchanges are numbered in the order
// of the rows of fish_market.csv.
type Exchange uint8

// The exchanges: first one fish of each kind for a resource, then two or three fish of different
// kinds, then two or three of the same kind.
const (
	SellTrout Exchange = iota
	SellBass
	SellSalmon
	SellTwoDifferent
	SellThreeDifferent
	SellTwoSame
	SellThreeSame
	exchangeCount
)

// ExchangeInfo describes an exchange that the Fish Market offers.
type ExchangeInfo struct {
	ID, Text string
	good     Good
	n        uint8
}

// Pays returns what the Fish Market pays for exchange x: a good and its number.
func (x Exchange) Pays() (g Good, n int) { return box.fish[x].good, int(box.fish[x].n) }

func (b *tables) readMarket(files fs.FS) error {
	fish := [exchangeCount]string{
		"trout", "bass", "salmon", "2 different", "trout|bass|salmon", "2 matching", "3 matching",
	}
	return each(files, "fish_market.csv", int(exchangeCount), func(r *data.Rows, at int) {
		x := ExchangeInfo{ID: r.Text("exchange_id"), Text: r.Text("text")}
		kind, count, _ := strings.Cut(r.Text("gain"), ":")
		n, err := strconv.Atoi(count)
		good, missing := indexOf(goodIDs[:Gold+1], kind, "gain")
		if err != nil || missing != nil || n < 1 || n > 4 || r.Text("fish_in") != fish[at] {
			r.Fail("the rules expect another exchange here")
		}
		x.good, x.n = Good(good), uint8(n)
		b.fish[at] = x
	})
}
