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

// Book is the tally: all finished games in the order in which they ended. Internally it stores
// plays. A play is a game as it was recorded, with the IDs that its people had then, and never
// changes; therefore the tallies of two devices can be merged by taking all plays of both. Games is
// computed from the plays with what is known about the people now: if two IDs turn out to be the
// same person, they are one person in Games, and a game that is stored under both IDs counts once.
type Book struct {
	Games []Game

	plays  []play
	known  map[string][]int // indices in plays by the ID of the game without number
	shown  map[string][]int // indices in Games by the ID of the game without number
	now    func(person.ID) person.ID
	strays [][]byte // intact lines that this version cannot read as games, perhaps of a newer version
}

// play is a stored game.
type play struct {
	Game
	plain string // ID without the number that distinguishes games with equal moves
	// text is the JSON from which the game was read, including fields of newer versions; nil if the
	// game was not read from a document.
	text []byte
}

// json returns the JSON text of the play.
func (p *play) json() []byte {
	if p.text == nil {
		p.text, _ = json.Marshal(p.Game) // Game has no values that Marshal could fail on
	}
	return p.text
}

// numberSeparator separates the ID of a game from the number that is added if several people made
// the same moves.
const numberSeparator = "."

// plain returns an ID without the number behind the separator.
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

// before compares plays by the time at which they ended. Ties are broken by ID and then by JSON
// text, so that the order is deterministic.
func (p *play) before(q *play) int {
	if c := cmp.Or(p.When.Compare(q.When), cmp.Compare(p.plain, q.plain)); c != 0 {
		return c
	}
	return bytes.Compare(p.json(), q.json())
}

// comparePreference compares two plays of the same game; the smaller one is kept, regardless of
// which was added first. A play that counts comes before an aside one, and an earlier one before a
// later one.
func (p *play) comparePreference(q *play) int {
	switch {
	case p.Aside == q.Aside:
		return p.before(q)
	case q.Aside:
		return -1
	}
	return 1
}

// Add adds games that are not in the book yet, and reports whether the book has changed. If the
// same game is already there as aside and the new one counts, the game counts from now on: it was
// imported as somebody else's game, and its owner is known now. A person who repeats all moves of a
// friend's game has a game of their own; the friend's game stays as it is.
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

// Merge adds the plays and strays of another book, and reports whether b has changed.
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

// adopt makes plays of the Games of a book that was built directly, without Add or Read. It does
// nothing if the book already has plays.
func (b *Book) adopt() {
	if len(b.plays) > 0 {
		return
	}
	for _, g := range b.Games {
		b.add(play{Game: g})
	}
	b.rebuildGames()
}

// add stores a play if it is new or better than the stored play of the same game and players. It
// reports whether the book has changed.
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

// SetIdentities sets the function that maps an ID to the person that it is known to be now, and
// computes Games again.
func (b *Book) SetIdentities(now func(person.ID) person.ID) {
	b.adopt()
	b.now = now
	b.rebuildGames()
}

// Identify calls fill with every play, oldest first. fill may set the Who of seats whose person is
// not known, and reports whether it did. Identify reports whether any play has changed.
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

// resolve returns the ID of the person that id is known to be now.
func (b *Book) resolve(id person.ID) person.ID {
	if b.now == nil {
		return id
	}
	return b.now(id)
}

// seats returns a copy of seats for display: with the current IDs of the people and with names
// shortened and cleaned by [match.SanitizeName].
func (b *Book) seats(as []Seat) []Seat {
	out := slices.Clone(as)
	for i := range out {
		s := &out[i]
		s.Who, s.Name = b.resolve(s.Who), match.SanitizeName(s.Name)
	}
	return out
}

// rebuildGames computes Games from the plays, in the order in which the games ended, each game
// once. If several people made the same moves in the same deal, the first game gets the plain ID
// and the others get an ID with a number.
func (b *Book) rebuildGames() {
	b.Games, b.shown = make([]Game, 0, len(b.plays)), make(map[string][]int, len(b.plays))
	best := map[int]*play{} // by index in Games: the play from which the entry was made
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

// FindPlayed returns the game with an ID that was played by the given seats. It returns false if
// the book has no such game.
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

// place returns the index in Games of the game with an ID, or -1 if the book has no such game.
func (b *Book) place(id string) int {
	b.adopt()
	for _, i := range b.shown[plain(id)] {
		if b.Games[i].ID == id {
			return i
		}
	}
	return -1
}

// OnlyPerson returns the only person in a game. It returns false if the game is unknown, has no
// person or several, or if the person is a guest of whom nothing is kept.
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
// lines written by a newer version are kept unchanged and written again; a single field that cannot
// be read is left out of its game only.
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

// addJSON adds a game from its JSON text, or keeps the text as a stray if it is no game.
func (b *Book) addJSON(text []byte) {
	if g, ok := readGame(text); ok {
		b.add(play{Game: g, text: text})
	} else {
		b.strays = append(b.strays, text)
	}
}

// AddJSON adds games from their JSON. Aside games are not added. It returns how many of the texts
// were not added.
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

// readGame decodes the JSON of a game. It returns false if the text is no game. A field whose type
// is unknown here, as of a newer version, is left out.
func readGame(text []byte) (g Game, ok bool) {
	var field *json.UnmarshalTypeError
	err := json.Unmarshal(text, &g)
	return g, g.ID != "" && (err == nil || errors.As(err, &field))
}

// Strays returns the number of intact lines that are no games for this version; a newer version may
// be able to read them.
func (b *Book) Strays() int { return len(b.strays) }

// sorted returns a copy of the plays in the order of before.
func (b *Book) sorted() []play {
	b.adopt()
	out := slices.Clone(b.plays)
	slices.SortFunc(out, func(x, y play) int { return x.before(&y) })
	return out
}

// Text encodes the whole document. Equal plays give equal text.
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

// Export returns the JSON of all plays that count and in which at least one person is no guest,
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
