package sierrawest

import (
	"io/fs"
	"strings"

	"gulch/assets/data"
)

// Summit is a summit action, which a pioneer can use at the top of a card slot. Summit actions are
// numbered in the order of the rows of summit_actions.csv.
type Summit uint8

// SummitCount is the number of different summit actions.
const SummitCount = 36

// String returns the ID that the summit action has in summit_actions.csv.
func (s Summit) String() string {
	if s >= SummitCount {
		return "no summit action"
	}
	return box.summit[s].ID
}

// Info returns the description of the summit action. It is empty if there is no such action.
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

// cost is the cost of a summit action. Its parts are separate fields because different rules apply
// to paying them.
type cost struct {
	goods      [4]uint8 // amounts of food, wood, stone and gold
	any        uint8    // number of basic resources of any kinds
	green, red uint8
	apples     uint8 // number of apples of any kinds
	bullets    uint8
}

// effectKind is the kind of effect of a summit action.
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

// effect is the effect of a summit action, which is carried out after the action has been paid.
type effect struct {
	kind   effectKind
	n      uint8    // depends on kind: wagon spaces, discount in resources, or additional gold of a Fur Trade
	tracks uint8    // tracks on which the marker moves up, a bit set
	gain   [4]uint8 // amounts of food, wood, stone and gold gained
	boots  uint8
}

// plainEffects holds the kinds of effects that are written without a number in summit_actions.csv.
// The key is the code in that file.
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

// add adds n units of one kind of price to the cost. kind is its name in the data, such as
// "apple_any". The result is false if the name is not known.
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

// addEffect adds part, one term of an effect as written in the data (such as "food:2"), to e. If
// the term is not known, it records an error in r.
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

// Cabin is a type of cabin. Cabins are numbered in the order of the rows of cabins.csv.
type Cabin uint8

// The cabins. Those up to GeneralStore exist in every mode; each of the others exists in one mode
// only.
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

// cabinEffects holds the code that cabins.csv must contain for the effect of each cabin. Rule R43
// explains the effects.
var cabinEffects = [CabinCount]string{
	"food:2", "wood:2", "stone:2", "wagon:1", "boots:1", "trap", "on_claim:gold:2", "on_track:any:2",
	"cider", "apples:1:1", "rapid", "gofish", "mill", "marshal",
}

// String returns the cabin's ID, such as "saw_pit".
func (c Cabin) String() string {
	if c >= CabinCount {
		return "no cabin"
	}
	return box.cabin[c].ID
}

// Title returns the cabin's name as it is used in sentences.
func (c Cabin) Title() string { return c.Info().Name }

// Info returns the description of the cabin. It is empty if there is no such cabin.
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
	Reaction       bool // whether a pioneer in the cabin can react in other players' turns (R41)
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

// ParseCabin returns the cabin with the given ID. It returns an error if there is none.
func ParseCabin(id string) (Cabin, error) {
	var ids [CabinCount]string
	for c := range ids {
		ids[c] = box.cabin[c].ID
	}
	c, err := indexOf(ids[:], id, "cabin")
	return Cabin(c), err
}
