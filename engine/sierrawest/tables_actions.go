package sierrawest

import (
	"io/fs"
	"strings"

	"gulch/assets/data"
)

// Summit is a summit action, by its row in summit_actions.csv.
type Summit uint8

// SummitCount is the number of summit actions.
const SummitCount = 36

// String returns the action's id.
func (s Summit) String() string {
	if s >= SummitCount {
		return "no summit action"
	}
	return box.summit[s].ID
}

// Info returns what the rules say of the summit action.
func (s Summit) Info() SummitInfo {
	if s >= SummitCount {
		return SummitInfo{}
	}
	return box.summit[s]
}

// SummitInfo describes a summit action.
type SummitInfo struct {
	ID, Name, Text string
	cost           cost
	effect         effect
}

// cost is what an action asks for. Each kind has a field of its own: they are paid by different rules.
type cost struct {
	goods      [4]uint8 // food, wood, stone; gold
	any        uint8    // basic resources of any mix
	green, red uint8
	apples     uint8 // apples of any mix
	bullets    uint8
}

// effectKind says what an action does after the payment (section 5.4).
type effectKind uint8

const (
	effGain effectKind = iota
	effTrack
	effTrackChoice
	effAppleChoice
	effWagon
	effFur
	effBuild
	effClaim
	effBuyFish
	effCart
	effSixShooter
	effCapture
)

// effect is what an action does.
type effect struct {
	kind   effectKind
	n      uint8    // wagon spaces, discount, gold with the Fur Trade
	tracks uint8    // set of tracks to move up on, one bit each
	gain   [4]uint8 // food, wood, stone, gold
	boots  uint8
}

// plainEffects are those without a number.
var plainEffects = map[string]effectKind{
	"fur": effFur, "claim": effClaim, "buy_fish": effBuyFish, "cart": effCart, "six_shooter": effSixShooter,
	"capture": effCapture, "track:choice": effTrackChoice, "track:apple_choice": effAppleChoice,
}

var countedEffects = map[string]effectKind{"wagon": effWagon, "build": effBuild, "fur_gold": effFur}

func (b *tables) readSummits(files fs.FS) error {
	return each(files, "summit_actions.csv", SummitCount, func(r *data.Rows, at int) {
		s := SummitInfo{ID: r.Text("summit_id"), Name: r.Text("name"), Text: r.Text("text")}
		amounts(r, r.Text("cost"), s.cost.add)
		for part := range strings.SplitSeq(r.Text("effect"), "+") {
			b.addEffect(r, &s.effect, part)
		}
		b.summit[at] = s
	})
}

// add takes one kind of a cost cell.
func (c *cost) add(kind string, n int) bool {
	switch kind {
	case "any":
		c.any = uint8(n)
	case "apple_g":
		c.green = uint8(n)
	case "apple_r":
		c.red = uint8(n)
	case "apple_any":
		c.apples = uint8(n)
	case "bullet":
		c.bullets = uint8(n)
	default:
		g, err := indexOf(goodIDs[:Gold+1], kind, "cost")
		c.goods[g] = uint8(n)
		return err == nil
	}
	return true
}

// addEffect reads one part of an effect cell.
func (b *tables) addEffect(r *data.Rows, e *effect, part string) {
	if kind, known := plainEffects[part]; known {
		e.kind = kind
		return
	}
	amountsOrTrack := func(kind string, n int) bool {
		if counted, known := countedEffects[kind]; known {
			e.kind, e.n = counted, uint8(n)
			return true
		}
		if kind == "boots" {
			e.boots = uint8(n)
			return true
		}
		g, err := indexOf(goodIDs[:Gold+1], kind, "gain")
		e.gain[g] = uint8(n)
		return err == nil
	}
	if id, isTrack := strings.CutPrefix(part, "track:"); isTrack {
		for t := range TrackCount {
			if b.track[t].ID == id {
				e.kind, e.tracks = effTrack, e.tracks|1<<t
				return
			}
		}
		r.Fail("unknown track %q", id)
		return
	}
	amounts(r, part, amountsOrTrack)
}

// Cabin is a type of cabin, by its row in cabins.csv.
type Cabin uint8

// The cabins.
const (
	RootCellar Cabin = iota
	SawPit
	StoneYard
	Wheelwright
	ExpressOffice
	TrappersLodge
	SurveyorsHut
	GeneralStore
	CiderPress
	FruitStand
	Boathouse
	Smokehouse
	StampMill
	MarshalsOffice
	CabinCount
)

// cabinEffects are the codes of the column effect, whose meaning is R43.
var cabinEffects = [CabinCount]string{
	"food:2", "wood:2", "stone:2", "wagon:1", "boots:1", "trap", "on_claim:gold:2", "on_track:any:2",
	"cider", "apples:1:1", "rapid", "gofish", "mill", "marshal",
}

// String returns the cabin's id.
func (c Cabin) String() string {
	if c >= CabinCount {
		return "no cabin"
	}
	return box.cabin[c].ID
}

// Title returns the cabin's name, for sentences.
func (c Cabin) Title() string { return c.Info().Name }

// Info returns what the rules say of the cabin.
func (c Cabin) Info() CabinInfo {
	if c >= CabinCount {
		return CabinInfo{}
	}
	return box.cabin[c]
}

// CabinInfo describes a cabin.
type CabinInfo struct {
	ID, Name, Text string
	Points         int
	Reaction       bool // works on other players' turns (R41)
	Cost           [basicKinds]uint8
}

func (b *tables) readCabins(files fs.FS) error {
	return each(files, "cabins.csv", int(CabinCount), func(r *data.Rows, at int) {
		c := CabinInfo{
			ID: r.Text("cabin_id"), Name: r.Text("name"), Text: r.Text("text"), Points: r.Int("vp"),
			Reaction: r.Text("kind") == "reaction",
		}
		amounts(r, r.Text("cost"), func(kind string, n int) bool {
			g, err := indexOf(goodIDs[:basicKinds], kind, "cost")
			c.Cost[g] = uint8(n)
			return err == nil
		})
		isReaction := Cabin(at) == TrappersLodge || Cabin(at) == SurveyorsHut || Cabin(at) == GeneralStore
		if r.Text("effect") != cabinEffects[at] || c.Reaction != isReaction {
			r.Fail("the rules expect another cabin here")
		}
		b.cabin[at] = c
		for m := range ModeCount {
			if set := r.Text("set"); set != "core" && set != modeIDs[m] {
				continue
			}
			for seats := range b.mode[m].market {
				column := "copies_used_2p_solo"
				if seats > 2 {
					column = "copies_used_3p_4p"
				}
				b.mode[m].market[seats][at] = uint8(r.Int(column))
			}
		}
	})
}

// ParseCabin reads a cabin id.
func ParseCabin(id string) (Cabin, error) {
	var ids [CabinCount]string
	for c := range ids {
		ids[c] = box.cabin[c].ID
	}
	c, err := indexOf(ids[:], id, "cabin")
	return Cabin(c), err
}
