package dakota

import (
	"errors"
	"fmt"
	"strings"

	"gulch/engine"
)

// notation is the notation of all moves. kindNotations is generated from moves.csv; it uses the
// notation of parts that is declared below.
var notation = engine.Notation{Kinds: kindNotations[:], KindsRule: "R125"}

var (
	tileNotation         = engine.IDsNotation[Tile]("tile", 0, TileKinds)
	workerNotation       = engine.IDsNotation[Worker]("worker", 0, WorkerKinds)
	cardNotation         = engine.IDsNotation[Card]("card", 0, CardKinds)
	cartNotation         = engine.IDsNotation[Cart]("cart", SmallCart, cartEnd)
	buildingNotation     = engine.IDsNotation[Building]("building", House, buildingEnd)
	resourceNotation     = engine.IDsNotation[Resource]("resource", 0, ResourceCount)
	oreNotation          = resourceNotation.Or("both", int16(BothResources))
	combinationNotation  = engine.IDsNotation[Combination]("combination", 0, CombinationCount)
	modeNotation         = engine.IDsNotation[haulMode]("mode", 0, haulMode(len(haulModes)))
	slotNotation         = engine.NumberedNotation("slot", "slot_%02d", 1, BuildingSlots, 1)
	cartSlotNotation     = engine.NumberedNotation("cart", "cart_%d", 1, CartSlots, 1)
	givenUpNotation      = cartSlotNotation.Optional(NoCartSlot)
	rotationNotation     = engine.NumberedNotation("rotation", "r%d", 0, 3, 0)
	cellNotation         = &engine.PartNotation{Write: writeCell, Parse: parseCell}
	aimNotation          = &engine.PartNotation{Write: writeAim, Parse: parseAim}
	firstOfPlayNotation  = playPart(0)
	secondOfPlayNotation = playPart(1)
)

// Notation returns move m as text: its verb, followed by ids, seat numbers from 0, cells as x and
// y, or other numbers.
func (s *State) Notation(m engine.Move) string { return notation.Write(s, m) }

// Parse reads a move from its notation, and returns an error if the text is not a move. The move
// need not be legal.
func (s *State) Parse(text string) (engine.Move, error) { return notation.Parse(s, text) }

// haulMode says who hauls resources from a tile: 1 for a strong miner.
type haulMode uint8

var haulModes = [...]string{"normal", "strong"}

func (m haulMode) String() string { return haulModes[min(int(m), 1)] }

// writeCell returns the coordinates x and y of a cell.
func writeCell(_ engine.State, m engine.Move, at int) string {
	x, y := cell(min(uint16(m.Numbers()[at]), 255)).xy()
	return fmt.Sprintf("%d %d", x, y)
}

func parseCell(_ engine.State, m engine.Move, at int, words []string) (engine.Move, []string, error) {
	if len(words) < 2 {
		return m, nil, errors.New("the cell is missing, as two numbers x and y")
	}
	x, err := engine.ParseNumber(words[0])
	if err != nil {
		return m, nil, err
	}
	y, err := engine.ParseNumber(words[1])
	if err != nil {
		return m, nil, err
	}
	c, inside := cellAt(int(x), int(y))
	if !inside {
		return m, nil, fmt.Errorf("%d %d lies outside of the mine", x, y)
	}
	return m.WithNumber(at, int16(c)), words[2:], nil
}

// writeAim returns the words for the aim of an attack: the x and y of a leaf, a slot or a cart.
func writeAim(s engine.State, m engine.Move, at int) string {
	part := cartSlotNotation
	switch AimOf(m) {
	case AimLeaf:
		part = cellNotation
	case AimSlot:
		part = slotNotation
	}
	return part.Write(s, m, at+1)
}

func parseAim(s engine.State, m engine.Move, at int, words []string) (engine.Move, []string, error) {
	aim, part := int16(AimSlot), slotNotation
	if len(words) > 1 {
		aim, part = AimLeaf, cellNotation
	} else if len(words) == 1 && strings.HasPrefix(words[0], "cart_") {
		aim, part = AimCart, cartSlotNotation
	}
	return part.Parse(s, m.WithNumber(at, aim), at+1, words)
}

// playParts holds the notation of the parts first and second of the KindPlay moves that play a
// card. Cards that are not listed have no such parts.
var playParts = map[Card][2]*engine.PartNotation{
	ControlledCollapse: {cellNotation},
	StrongCoffee:       {workerNotation},
	MailOrder:          {cartNotation, givenUpNotation},
	PrivateBuyer:       {combinationNotation},
	PokerNight:         {engine.NumberNotation},
	CheapLabour:        {engine.NumberNotation},
	HeadHunter:         {engine.NumberNotation},
}

// playPart returns the notation of a part of a KindPlay move, as in playParts.
func playPart(i int) *engine.PartNotation {
	return &engine.PartNotation{
		Write: func(s engine.State, m engine.Move, at int) string {
			if part := playParts[CardOf(m)][i]; part != nil {
				return part.Write(s, m, at)
			}
			return ""
		},
		Parse: func(s engine.State, m engine.Move, at int, words []string) (engine.Move, []string, error) {
			if part := playParts[CardOf(m)][i]; part != nil {
				return part.Parse(s, m, at, words)
			}
			return m, words, nil
		},
	}
}
