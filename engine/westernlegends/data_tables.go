package westernlegends

import (
	"encoding/json"
	"fmt"
	"io/fs"
	"slices"

	"gulch/assets/data"
	"gulch/engine"
)

// tables holds the content of the data files, converted to the form that the rules use.
type tables struct {
	mapTables
	windows windowTables
	poker   [deckSize]pokerInfo
	effects []cardEffect
	fight   [fightCards]fightInfo
	item    [itemCount]itemInfo
	char    [charCount]charInfo
	story   [storyCount]storyInfo
	event   [eventCount]namedFx
	train   [trainCount]trainInfo
	mib     [mibCount]namedFx
	token   [tokenCount]tokenInfo
	plot    [frontierCount]tokenInfo // frontier tokens by number
	// legendary tokens by number; field number of a tokenInfo is the token's LP
	legend  [legendCount]tokenInfo
	twin    [frontierCount]int8 // by frontier token: the other token on which the same number is printed
	cattle  [ranchCount * cattleEach]tokenInfo
	track   [trackCount][topSpace + 1]trackSpace
	tops    [trackCount]int
	baseSet uint32 // characters of the base game, as a bit set
	baseIt  ItemSet
	ofClass [classCount]ItemSet
	// by item and side (0 basic, 1 upgraded): the passive effects, which need no action
	mounts [itemCount][2]passives

	code   []instr
	roads  []Road // by index in code: the Road, the source to which gains by this instruction are credited
	conds  []cond
	labels []string
}

type pokerInfo struct {
	id, rank, suit string
	value          uint8
	frontier       uint8
	effect, alt    uint8 // indices into tables.effects of the normal and of the alternate effect
}

// cardEffect is the normal or the alternate effect of a poker card.
type cardEffect struct {
	id, name, text string
	kind           cardKind
	when           window // when the card can be used; winAction for an action card
	then           block
}

type cardKind uint8

const (
	bonusCard cardKind = iota
	reactionCard
	actionCard
)

type fightInfo struct {
	id, text string
	value    uint8
	then     block
}

type itemInfo struct {
	id, name string
	cls      Class
	cost     int16
	move     [2]int8 // spaces of a Move action: basic side, upgraded side
	lp       int
	set      string
	canUp    bool
	side     [2][]ability
}

// ability is an effect of a character or an item, with the moment at which it can be used.
type ability struct {
	when     window
	need     need
	then     block
	once     bool
	optional bool
	spend    bool
	text     string // printed text, only for items
}

type charInfo struct {
	id, name, set, text string
	start               []Space
	gain                gainDoc
	items               []Item
	itemUp              ItemSet
	ability             []ability
	passive             passives
	goals               [goalsEach]goalInfo
}

type goalInfo struct {
	key, name, text string
	cond            int16
	asks            []int16 // indices into tables.conds: the parts of cond, or just cond if it has no parts
}

type storyInfo struct {
	id, name        string
	sig             signal
	min             int16
	feature         string
	town            Town
	region          int8 // region where the story is triggered, -1 for any
	cond            int16
	reward, finish  block
	triggerText     string
	rewardText, end string
}

type namedFx struct {
	id, name, text string
	then           block
}

type trainInfo struct {
	namedFx
	guard int8
	loss  block
}

type tokenInfo struct {
	id, text string
	number   int8
	then     block
}

type trackSpace struct {
	then   block
	row    int8
	marker bool
}

// passives holds the passive effects of a character or an item, which need no action. Each number
// is the sum over all such effects.
type passives struct {
	hand, cap, move, nuggets, dice int16
	mesa, spare                    bool
}

// box holds the data tables of this package; it is named after the box of the board game. ready
// returns an error if the data files have faults; then no game can be created.
var (
	box   *tables
	ready func() error
)

func init() { ready = engine.Tables(readTables) }

// readTables reads the data files into box and computes all variables that are derived from them.
func readTables() (err error) {
	box, err = readBox(data.WesternLegends)
	cardWorth, itemWorth = newCardWorth(), byItem(itemWorths)
	weaponWorth = newWeaponWorth()
	guidePlaces, guideGates = newGuidePlaces(), newGuideGates()
	causes = newCauses()
	nets = engine.EmbeddedNets(data.WesternLegends, "westernlegends/learned.json")
	return err
}

// readBox reads the tables from the files and checks them. It returns an error if they contradict
// each other or the rules.
func readBox(files fs.FS) (*tables, error) {
	b := &tables{labels: append([]string{}, labelIDs[:]...)}
	for _, part := range []struct {
		read func(fs.FS) error
		road Road // road under which gains by effects in the file are counted
	}{
		{b.readMap, RoadNone}, {b.readItemNames, RoadNone}, {b.readEffects, RoadOther},
		{b.readPoker, RoadNone}, {b.readFight, RoadOther}, {b.readItems, RoadOther}, {b.readChars, RoadOther},
		{b.readStories, RoadStories}, {b.readEvents, RoadOther}, {b.readTrain, RoadCrime}, {b.readMib, RoadOther},
		{b.readTokens, RoadNone}, {b.readTracks, RoadNone}, {b.readHands, RoadNone},
	} {
		if err := part.read(files); err != nil {
			return b, fmt.Errorf("westernlegends: %w", err)
		}
		b.assignRoad(part.road)
	}
	b.readWindows()
	return b, nil
}

const folder = "westernlegends/"

// readJSON reads a JSON list from the file with the given name. want is the expected number of
// entries; any other number is an error. If want is 0, any number is accepted.
func readJSON[T any](files fs.FS, name string, want int) ([]T, error) {
	text, err := fs.ReadFile(files, folder+name)
	if err != nil {
		return nil, err
	}
	var list []T
	if err := json.Unmarshal(text, &list); err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	if want > 0 && len(list) != want {
		return nil, fmt.Errorf("%s has %d entries, want %d", name, len(list), want)
	}
	return list, nil
}

// readItemNames reads only the ids of the items. It is called before the other tables are read,
// because conditions refer to items by id.
func (b *tables) readItemNames(files fs.FS) error {
	list, err := readJSON[struct {
		ID string `json:"id"`
	}](files, "items.json", itemCount)
	for i, d := range list {
		b.item[i].id = d.ID
	}
	return err
}

func (b *tables) readEffects(files fs.FS) error {
	type doc struct {
		ID, Name, Kind, Window, Text string
		Fx                           []effectDoc
	}
	list, err := readJSON[doc](files, "poker_effects.json", 0)
	if err != nil {
		return err
	}
	for _, d := range list {
		e := cardEffect{id: d.ID, name: d.Name, text: d.Text, when: winAction}
		kind, err := idIndex("kind of card", []string{"bonus", "reaction", "action"}, d.Kind)
		if err == nil && d.Window != "" {
			var w int
			w, err = idIndex("window", windowIDs[:], d.Window)
			e.when = window(w)
		}
		e.kind = cardKind(kind)
		if err == nil {
			e.then, err = b.compile(d.Fx)
		}
		if err != nil {
			return fmt.Errorf("poker card %s: %w", d.ID, err)
		}
		b.effects = append(b.effects, e)
	}
	return nil
}

func (b *tables) effectOf(id string) (uint8, error) {
	for i, e := range b.effects {
		if e.id == id {
			return uint8(i), nil
		}
	}
	return 0, fmt.Errorf("poker_deck.csv: there is no effect %q", id)
}

func (b *tables) readPoker(files fs.FS) error {
	rows := data.Read(files, folder+"poker_deck.csv")
	at := 0
	for ; rows.Next(); at++ {
		if at == deckSize {
			rows.Fail("more than %d cards", deckSize)
			break
		}
		c := &b.poker[at]
		c.id, c.rank, c.suit = rows.Text("id"), rows.Text("rank"), rows.Text("suit")
		c.value, c.frontier = uint8(rows.Int("value")), uint8(rows.Int("frontier_value"))
		if int(c.value) != at/4+2 || c.suit != []string{"hearts", "diamonds", "clubs", "spades"}[at%4] {
			rows.Fail("%s is not in the order of ranks, hearts, diamonds, clubs, spades", c.id)
		}
		var err error
		if c.effect, err = b.effectOf(rows.Text("effect")); err != nil {
			return err
		}
		c.alt = c.effect
		if alt := rows.Text("alt_effect"); alt != "" {
			if c.alt, err = b.effectOf(alt); err != nil {
				return err
			}
		}
	}
	if rows.Err() == nil && at != deckSize {
		return fmt.Errorf("poker_deck.csv: %d cards", at)
	}
	return rows.Err()
}

func (b *tables) readFight(files fs.FS) error {
	type doc struct {
		ID, Text string
		Value    uint8
		Fx       []effectDoc
	}
	list, err := readJSON[doc](files, "fight_cards.json", fightCards)
	for i, d := range list {
		b.fight[i] = fightInfo{id: d.ID, text: d.Text, value: d.Value}
		if b.fight[i].then, err = b.compile(d.Fx); err != nil || int(d.Value) != i+2 {
			return fmt.Errorf("fight card %s: %v", d.ID, err)
		}
	}
	return err
}

type abilityDoc struct {
	When     string      `json:"when"`
	Need     string      `json:"need"`
	Once     string      `json:"once"`
	Optional bool        `json:"optional"`
	Spend    bool        `json:"spend"`
	Text     string      `json:"text"`
	Fx       []effectDoc `json:"fx"`
}

func (b *tables) abilities(docs []abilityDoc) ([]ability, error) {
	var list []ability
	for _, d := range docs {
		w, err := idIndex("window", windowIDs[:], d.When)
		if err != nil {
			return nil, err
		}
		a := ability{when: window(w), once: d.Once == "turn", optional: d.Optional, spend: d.Spend, text: d.Text}
		n := slices.Index(needIDs, d.Need)
		if n < 0 {
			return nil, fmt.Errorf("there is no need %q", d.Need)
		}
		a.need = need(n)
		if a.then, err = b.compile(d.Fx); err != nil {
			return nil, err
		}
		list = append(list, a)
	}
	return list, nil
}

func (b *tables) readItems(files fs.FS) error {
	type doc struct {
		ID, Name, Cls, Set string
		Cost               int16 `json:"cost"`
		UpgradeCost        int16 `json:"upgrade_cost"`
		Quantity           int
		Move               int8          `json:"move"`
		MoveUpgraded       int8          `json:"move_upgraded"`
		LPUpgraded         int           `json:"lp_upgraded"`
		Base               []abilityDoc  `json:"base"`
		Upgraded           *[]abilityDoc `json:"upgraded"`
	}
	list, err := readJSON[doc](files, "items.json", itemCount)
	if err != nil {
		return err
	}
	for i, d := range list {
		cls, err := idIndex("class", classIDs[:], d.Cls)
		it := itemInfo{
			id: d.ID, name: d.Name, cls: Class(cls), cost: d.Cost, set: d.Set, lp: d.LPUpgraded,
			move: [2]int8{d.Move, d.MoveUpgraded}, canUp: d.Upgraded != nil,
		}
		if err == nil {
			it.side[0], err = b.abilities(d.Base)
		}
		if err == nil && it.canUp {
			it.side[1], err = b.abilities(*d.Upgraded)
		}
		if err != nil || d.Quantity != itemStack || it.canUp && d.UpgradeCost != d.Cost {
			return fmt.Errorf("item %s: %v", d.ID, err)
		}
		b.item[i] = it
		b.ofClass[cls] |= Item(i).bit()
		b.mounts[i] = [2]passives{b.passivesOf(it.side[0]), b.passivesOf(it.side[1])}
		if d.Set == "base" {
			b.baseIt |= Item(i).bit()
		}
	}
	return nil
}
