// Package person stores the players of a device. A person has an [ID] that never changes, a name
// and a face that may change, and facts, which are data that the app stores about the person. Names
// are not unique, and a renamed person keeps all facts.
//
// Its central types are [Person], [Fact] and [Book], the set of all facts. Package stage keeps the
// book of a device in a document; tests and tools use this package directly. The package does not
// know the meaning of facts.
//
// Books of several devices are merged fact by fact, and persons field by field (see type fields).
// That two persons are the same is stored as a fact, too: see [Book.LinkFact]. All persons that are
// linked by such facts, in any order, form one person. Its ID is the ID of the person who has been
// known longest, and each of its fields has the latest value.
//
// # How to store something about a person
//
// Take the ID of the person: stage.App.CurrentPerson returns the current person of the device, and
// the field Who of a seat in a match or in the tally has the ID of its player. Store a fact with
// stage.App.StoreFact(id, kind, key, value): kind is the sort of fact ("trail"), key identifies it
// ("dry-gulch/stars"), and value is anything that can be encoded as JSON. stage.App.Facts(id, kind)
// returns all facts of a kind by key. Never use a name as a key. Facts about "" or [Nobody] are not
// stored: StoreFact ignores them.
//
// Facts are exported, imported and merged together with the person; no further code is needed. Of
// two facts with the same key the later one wins. A value that only grows should therefore be
// stored under one key per step ("dry-gulch/1", "dry-gulch/2", "dry-gulch/3"), so that merging two
// devices results in the union of the steps. Storing an unchanged value writes nothing.
package person

import (
	"fmt"
	"hash/fnv"
	"strings"
	"time"
	"unicode"

	"gulch/engine/match"
	"gulch/render/i18n"
	"gulch/render/paint"
)

// ID identifies a person. It never changes and contains no personal data. It is the same on all
// devices to which the person was exported.
type ID string

// Nobody is the ID of players about whom nothing is stored. They only have a name and a face in
// their game.
const Nobody ID = "nobody"

// Stored reports whether facts about the person with this ID are stored. It returns false for ""
// and Nobody.
func (id ID) Stored() bool { return id != "" && id != Nobody }

// NewID returns the ID that is made of the random number n.
func NewID(n uint64) ID { return ID(fmt.Sprintf("p%016x", n)) }

// DerivedID returns an ID for a player of whom only the name is known, from games that were
// recorded before persons had IDs. It is a hash of the name and of the ID of the player's first
// game. So all windows of a device compute the same ID, but two devices with different games do
// not.
func DerivedID(name, firstGame string) ID {
	h := fnv.New64a()
	fmt.Fprintf(h, "%s\n%s", name, firstGame)
	return NewID(h.Sum64())
}

// Person is a player with the fields that are stored about every person.
type Person struct {
	ID   ID     `json:"-"`
	Name string `json:"name"`
	Face string `json:"face,omitempty"`
	// OldName is the person's name in games from before persons had IDs, "" for none.
	OldName string    `json:"from,omitempty"`
	Since   time.Time `json:"since"`
	// Hidden is true for a person who is not offered any more when a game is set up. The person's
	// games are kept.
	Hidden bool `json:"away,omitempty"`
	// MergedInto is the ID of the person into whom this person was merged, "" for none. The facts
	// of both IDs then belong to that person. The field is kept for older versions of the app,
	// which do not know links between persons; see [Book.LinkFact].
	MergedInto ID `json:"same,omitempty"`
}

// Names of fields for the last parameter of [Book.IdentityFact].
const (
	NameField = fieldName
	FaceField = fieldFace
	AwayField = fieldAway
)

// nameOf returns the name under which a person is shown. It is the stored name raw, limited to what
// the setup of a game allows.
func nameOf(raw string) string {
	legible := func(c rune) rune {
		if paint.HasGlyph(c) || unicode.IsSpace(c) {
			return c
		}
		return -1 // remove the character: the fonts do not have it, and the setup does not accept it
	}
	if name := match.SanitizeName(strings.Map(legible, raw)); name != "" {
		return name
	}
	return i18n.T("Stranger")
}
