package stats

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"

	"gulch/engine/match"
	"gulch/scenes/lines"
	"gulch/scenes/person"
)

// Book is the tally: all finished games in the order in which they ended.
//
// Internally it stores plays. A play is a game as it was recorded, with the IDs that its persons
// had then. Plays never change, so that the tallies of two devices can be merged by taking all
// plays of both. The field Games is computed from the plays, with what is now known about the
// persons: if two IDs have turned out to be the same person, they are one person in Games, and a
// game that is stored under both IDs counts once.
type Book struct {
	Games []Game

	plays []play
	known map[string][]int // indices in plays, by the ID of the game without its number (see plain)
	shown map[string][]int // indices in Games, by the ID of the game without its number (see plain)
	now   func(person.ID) person.ID
	// undamaged lines that this version cannot read as games, perhaps written by a newer version
	strays [][]byte
}

// play is a stored game, as it was recorded; see Book.
type play struct {
	Game
	plain string // game ID without the number that is added if several people made the same moves in the same deal
	// text is the JSON from which the game was read, including unknown fields of newer versions. It
	// is nil if the game was not read from a document.
	text []byte
}

// json returns the JSON text of the play.
func (p *play) json() []byte {
	if p.text == nil {
		p.text, _ = json.Marshal(p.Game) // Marshal cannot fail for the values in Game
	}
	return p.text
}

// numberSeparator separates the ID of a game from a number. The number is added if several people
// made the same moves in the same deal.
const numberSeparator = "."

// plain returns a game ID without the number that may follow numberSeparator.
func plain(id string) string {
	id, _, _ = strings.Cut(id, numberSeparator)
	return id
}

// samePlayer reports whether two seats have the same player: both are bots, or both are the same
// person. Persons are compared by their IDs, or by their names if one of the IDs is unknown.
func samePlayer(a, b Seat) bool {
	switch {
	case !a.Person() || !b.Person():
		return a.Person() == b.Person()
	case a.Who != "" && b.Who != "":
		return a.Who == b.Who
	}
	return match.SameName(a.Name, b.Name)
}

// before compares two plays by the time at which they ended, for sorting. Equal times are ordered
// by ID and then by JSON text, so that the order does not depend on the order of insertion.
func (p *play) before(q *play) int {
	if c := cmp.Or(p.When.Compare(q.When), cmp.Compare(p.plain, q.plain)); c != 0 {
		return c
	}
	return bytes.Compare(p.json(), q.json())
}

// comparePreference compares two plays of the same game, of which only one is kept. It is negative
// if p is preferred. A play that counts is preferred to an aside one, and an earlier play to a
// later one. The result does not depend on which play was added first.
func (p *play) comparePreference(q *play) int {
	switch {
	case p.Aside == q.Aside:
		return p.before(q)
	case q.Aside:
		return -1
	}
	return 1
}

// Add adds the games that are not in the book yet, and reports whether the book has changed. An
// aside game, which does not count, is replaced if an added game has the same ID and the same
// players and counts. If a person repeats all moves of a friend's game, both games are kept.
func (b *Book) Add(games ...Game) bool {
	b.adopt()
	changed := false
	for _, g := range games {
		changed = b.add(play{Game: g}) || changed
	}
	if changed {
		b.rebuildGames()
	}
	return changed
}

// Merge adds the plays and strays (unreadable lines) of another book, and reports whether b has
// changed.
func (b *Book) Merge(other *Book) bool {
	b.adopt()
	other.adopt()
	changed := false
	for _, p := range other.plays {
		changed = b.add(p) || changed
	}
	for _, line := range other.strays {
		if !slices.ContainsFunc(b.strays, func(x []byte) bool { return bytes.Equal(x, line) }) {
			b.strays, changed = append(b.strays, line), true
		}
	}
	if changed {
		b.rebuildGames()
	}
	return changed
}

// adopt fills plays from Games, for a book whose Games was set directly instead of by Add or Read.
// It does nothing if the book already has plays.
func (b *Book) adopt() {
	if len(b.plays) > 0 {
		return
	}
	for _, g := range b.Games {
		b.add(play{Game: g})
	}
	b.rebuildGames()
}

// add stores play p, and reports whether the book has changed. Of several plays of the same game by
// the same players, only the preferred one is kept; see comparePreference.
func (b *Book) add(p play) bool {
	id := plain(p.ID)
	p.plain = id
	for _, i := range b.known[id] {
		if old := &b.plays[i]; slices.EqualFunc(old.Seats, p.Seats, samePlayer) {
			if p.comparePreference(old) >= 0 {
				return false
			}
			*old = p
			return true
		}
	}
	if b.known == nil {
		b.known = map[string][]int{}
	}
	b.known[id] = append(b.known[id], len(b.plays))
	b.plays = append(b.plays, p)
	return true
}

// SetIdentities sets the function that maps any ID of a person to the ID that is used for that
// person after persons were merged. now is this function. SetIdentities then computes Games again.
func (b *Book) SetIdentities(now func(person.ID) person.ID) {
	b.adopt()
	b.now = now
	b.rebuildGames()
}

// Identify completes plays that were recorded before persons had IDs. It calls fill with every
// play, oldest first. fill may set the field Who of seats in which it is empty, and must report
// whether it has changed the game. Identify reports whether any play has changed.
func (b *Book) Identify(fill func(g *Game) bool) bool {
	b.adopt()
	order := make([]int, len(b.plays))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(i, k int) int { return b.plays[i].When.Compare(b.plays[k].When) })
	changed := false
	for _, i := range order {
		if p := &b.plays[i]; fill(&p.Game) {
			p.text, changed = nil, true
		}
	}
	if changed {
		b.rebuildGames()
	}
	return changed
}

// resolve returns the ID that the person with the given ID has now, after persons were merged.
func (b *Book) resolve(id person.ID) person.ID {
	if b.now == nil {
		return id
	}
	return b.now(id)
}

// seats returns a copy of a list of seats (the parameter as), as it is shown to players. It has the
// IDs of persons that are used now, and names shortened and cleaned by [match.SanitizeName].
func (b *Book) seats(as []Seat) []Seat {
	out := slices.Clone(as)
	for i := range out {
		s := &out[i]
		s.Who, s.Name = b.resolve(s.Who), match.SanitizeName(s.Name)
	}
	return out
}

// rebuildGames computes Games from the plays. Each game is in it once, in the order in which the
// games ended. If several people made the same moves in the same deal, the first of their games
// keeps the plain ID, and a number is added to the IDs of the others.
func (b *Book) rebuildGames() {
	b.Games, b.shown = make([]Game, 0, len(b.plays)), make(map[string][]int, len(b.plays))
	best := map[int]*play{} // for each index in Games: the play that was used
	order := make([]*play, len(b.plays))
	for i := range b.plays {
		order[i] = &b.plays[i]
	}
	slices.SortFunc(order, (*play).before)
	for _, p := range order {
		id, seats := p.plain, b.seats(p.Seats)
		same := func(i int) bool { return slices.EqualFunc(b.Games[i].Seats, seats, samePlayer) }
		if at := slices.IndexFunc(b.shown[id], same); at >= 0 {
			i := b.shown[id][at]
			if p.comparePreference(best[i]) < 0 {
				name := b.Games[i].ID
				b.Games[i], best[i] = p.Game, p
				b.Games[i].ID, b.Games[i].Seats = name, seats
			}
			continue
		}
		g := p.Game
		if g.ID, g.Seats = id, seats; len(b.shown[id]) > 0 {
			g.ID = fmt.Sprint(id, numberSeparator, len(b.shown[id])+1)
		}
		best[len(b.Games)] = p
		b.shown[id] = append(b.shown[id], len(b.Games))
		b.Games = append(b.Games, g)
	}
}

// FindPlayed returns the game with the given ID that was played by the given seats. If several
// people made the same moves in the same deal, their games differ only by a number in the ID, which
// FindPlayed ignores. It returns false if the book has no such game.
func (b *Book) FindPlayed(id string, seats []Seat) (Game, bool) {
	b.adopt()
	seats = b.seats(seats)
	for _, i := range b.shown[plain(id)] {
		if slices.EqualFunc(b.Games[i].Seats, seats, samePlayer) {
			return b.Games[i], true
		}
	}
	return Game{}, false
}

// place returns the index in Games of the game with the given ID, or -1 if the book has no such
// game.
func (b *Book) place(id string) int {
	b.adopt()
	for _, i := range b.shown[plain(id)] {
		if b.Games[i].ID == id {
			return i
		}
	}
	return -1
}

// OnlyPerson returns the only person who played in the game with the given ID. It returns false if
// the game is unknown, if no person or several persons played in it, or if the person is a guest,
// about whom nothing is stored.
func (b *Book) OnlyPerson(id string) (person.ID, bool) {
	i := b.place(id)
	if i < 0 {
		return "", false
	}
	var who person.ID
	people := 0
	for _, s := range b.Games[i].Seats {
		if s.Person() {
			who, people = s.Who, people+1
		}
	}
	return who, people == 1 && who.Stored()
}

// Line encodes a game as a line of the tally document, with its checksum.
func Line(g Game) ([]byte, error) { return lines.Encode(g) }

// Read decodes a tally document. damaged is the number of damaged lines, which are left out. Intact
// lines of a newer version that cannot be read as games are kept and written again unchanged. If a
// single field of a game cannot be read, only that field is left out.
func Read(data []byte) (b *Book, damaged int) {
	b = &Book{}
	damaged = lines.ForEach(data, func(line []byte) bool {
		text, whole := lines.Verify(line)
		if !whole {
			return false
		}
		b.addJSON(bytes.Clone(text))
		return true
	})
	b.rebuildGames()
	return b, damaged
}

// addJSON adds the game with the given JSON text. A text that cannot be read as a game is kept as a
// stray.
func (b *Book) addJSON(text []byte) {
	if g, ok := readGame(text); ok {
		b.add(play{Game: g, text: text})
	} else {
		b.strays = append(b.strays, text)
	}
}

// AddJSON adds games from their JSON texts, except games that are marked as aside (not counted). It
// returns how many of the texts were not added.
func (b *Book) AddJSON(games []json.RawMessage) (strays int) {
	for _, text := range games {
		if g, ok := readGame(text); ok && !g.Aside {
			b.add(play{Game: g, text: text})
		} else {
			strays++
		}
	}
	b.rebuildGames()
	return strays
}

// readGame decodes the JSON of a game. It returns false if the text is not a game. A field of an
// unexpected type, perhaps of a newer version, is left out.
func readGame(text []byte) (g Game, ok bool) {
	var field *json.UnmarshalTypeError
	err := json.Unmarshal(text, &g)
	return g, g.ID != "" && (err == nil || errors.As(err, &field))
}

// sorted returns a copy of the plays, sorted by the time at which they ended; see play.before.
func (b *Book) sorted() []play {
	b.adopt()
	out := slices.Clone(b.plays)
	slices.SortFunc(out, func(x, y play) int { return x.before(&y) })
	return out
}

// Text encodes the whole tally document. Books with equal plays have equal texts.
func (b *Book) Text() ([]byte, error) {
	var out []byte
	for _, p := range b.sorted() {
		out = append(out, lines.WithChecksum(p.json())...)
	}
	for _, line := range b.strays {
		out = append(out, lines.WithChecksum(line)...)
	}
	return out, nil
}

// Export returns the JSON of all plays that count and have at least one person who is not a guest,
// latest first.
func (b *Book) Export() []json.RawMessage {
	var out []json.RawMessage
	for _, p := range slices.Backward(b.sorted()) {
		if !p.Aside && slices.ContainsFunc(p.Seats, Seat.Kept) {
			out = append(out, p.json())
		}
	}
	return out
}

// Equal reports whether two books encode to the same document.
func (b *Book) Equal(other *Book) bool {
	x, _ := b.Text()
	y, _ := other.Text()
	return bytes.Equal(x, y)
}
