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

// Book is the tally: all games in the order in which they were played.
//
// What is kept are plays: a game as it was played, with the IDs that its people had then. A play
// never changes, so that the plays of two devices are merged by taking all of both. Games is what
// the plays come to by what is known of the people now: who turned out to be one person is one
// there, and a game that is kept twice, under two IDs of one person, counts once.
type Book struct {
	Games []Game

	plays  []play
	known  map[string][]int // where plays stand in plays, by the plain ID of the game
	shown  map[string][]int // where games stand in Games, by the same
	now    func(person.ID) person.ID
	strays [][]byte // whole lines of a newer version that are no games here
}

// play is a game as it is kept.
type play struct {
	Game
	plain string // its ID without a number
	// text is the game as it was read, with what a newer version has written into it; nil for one
	// that was not read.
	text []byte
}

// json returns the text of a play.
func (p *play) json() []byte {
	if p.text == nil {
		p.text, _ = json.Marshal(p.Game) // there is nothing in a game that cannot be written
	}
	return p.text
}

// numbered stands between the ID of a game and the number of those who made the same moves.
const numbered = "."

// plain is an ID without such a number.
func plain(id string) string {
	id, _, _ = strings.Cut(id, numbered)
	return id
}

// sameOne reports whether the same one sat at two seats: any bot, or a certain person. People are
// told apart by who they are, or by the name where nobody knows that.
func sameOne(a, b Seat) bool {
	switch {
	case !a.Person() || !b.Person():
		return a.Person() == b.Person()
	case a.Who != "" && b.Who != "":
		return a.Who == b.Who
	}
	return match.Alike(a.Name, b.Name)
}

// before orders plays: by when they were over, and in some fixed order where that is the same.
func (p *play) before(q *play) int {
	if c := cmp.Or(p.When.Compare(q.When), cmp.Compare(p.plain, q.plain)); c != 0 {
		return c
	}
	return bytes.Compare(p.json(), q.json())
}

// better compares two plays of one game: the lesser one stands, whichever of the two was there
// first. A play that counts comes before one that was set aside, and the earlier one before the
// later one.
func (p *play) better(q *play) int {
	switch {
	case p.Aside == q.Aside:
		return p.before(q)
	case q.Aside:
		return -1
	}
	return 1
}

// Add puts games into the book that are not there. It reports whether the book has changed. A game
// that was set aside counts from now on if one of these does: it was taken in as somebody else's,
// and now it is known whose it is. Whoever plays a friend's game move for move plays one of their
// own, which takes nothing from the other one.
func (b *Book) Add(games ...Game) bool {
	b.adopt()
	changed := false
	for _, g := range games {
		changed = b.add(play{Game: g}) || changed
	}
	if changed {
		b.arrange()
	}
	return changed
}

// Merge takes the plays of another book, and reports whether this one has changed.
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
		b.arrange()
	}
	return changed
}

// adopt takes over games of a book that was put together by hand.
func (b *Book) adopt() {
	if len(b.plays) > 0 {
		return
	}
	for _, g := range b.Games {
		b.add(play{Game: g})
	}
	b.arrange()
}

// add puts a play into the book, and reports whether it is new or better than the one that was
// there.
func (b *Book) add(p play) bool {
	id := plain(p.ID)
	p.plain = id
	for _, i := range b.known[id] {
		if old := &b.plays[i]; slices.EqualFunc(old.Seats, p.Seats, sameOne) {
			if p.better(old) >= 0 {
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

// Know tells the book who somebody turned out to be, and computes the games anew.
func (b *Book) Know(now func(person.ID) person.ID) {
	b.adopt()
	b.now = now
	b.arrange()
}

// Identify calls a function with the seats of all plays, the oldest first, which may fill in who sat
// there where that is not known. It reports whether it did somewhere.
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
		b.arrange()
	}
	return changed
}

// resolve returns who somebody turned out to be.
func (b *Book) resolve(id person.ID) person.ID {
	if b.now == nil {
		return id
	}
	return b.now(id)
}

// seats returns seats as they are shown: with the people as they are known now, and with names that
// can be shown.
func (b *Book) seats(as []Seat) []Seat {
	out := slices.Clone(as)
	for i := range out {
		s := &out[i]
		s.Who, s.Name = b.resolve(s.Who), match.HeldName(s.Name)
	}
	return out
}

// arrange computes the games of the plays: in the order in which they were played, each once. Where
// several people have made the same moves of the same deal, the first of the games has the plain
// ID, and the others one with a number.
func (b *Book) arrange() {
	b.Games, b.shown = make([]Game, 0, len(b.plays)), make(map[string][]int, len(b.plays))
	best := map[int]*play{} // by where the game stands, where several plays are one game
	order := make([]*play, len(b.plays))
	for i := range b.plays {
		order[i] = &b.plays[i]
	}
	slices.SortFunc(order, (*play).before)
	for _, p := range order {
		id, seats := p.plain, b.seats(p.Seats)
		same := func(i int) bool { return slices.EqualFunc(b.Games[i].Seats, seats, sameOne) }
		if at := slices.IndexFunc(b.shown[id], same); at >= 0 {
			i := b.shown[id][at]
			if p.better(best[i]) < 0 {
				name := b.Games[i].ID
				b.Games[i], best[i] = p.Game, p
				b.Games[i].ID, b.Games[i].Seats = name, seats
			}
			continue
		}
		g := p.Game
		if g.ID, g.Seats = id, seats; len(b.shown[id]) > 0 {
			g.ID = fmt.Sprint(id, numbered, len(b.shown[id])+1)
		}
		best[len(b.Games)] = p
		b.shown[id] = append(b.shown[id], len(b.Games))
		b.Games = append(b.Games, g)
	}
}

// With returns the game of such an ID that such seats have played, false if it is not in the book.
func (b *Book) With(id string, seats []Seat) (Game, bool) {
	b.adopt()
	seats = b.seats(seats)
	for _, i := range b.shown[plain(id)] {
		if slices.EqualFunc(b.Games[i].Seats, seats, sameOne) {
			return b.Games[i], true
		}
	}
	return Game{}, false
}

// place returns where the game of an ID stands in Games, -1 if it is not in the book.
func (b *Book) place(id string) int {
	b.adopt()
	for _, i := range b.shown[plain(id)] {
		if b.Games[i].ID == id {
			return i
		}
	}
	return -1
}

// Alone returns the one person at the table of a game, false where several sat there, nobody, or
// somebody of whom nothing is kept.
func (b *Book) Alone(id string) (person.ID, bool) {
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
	return who, people == 1 && who.Kept()
}

// Line writes a game as a line of the document.
func Line(g Game) ([]byte, error) { return lines.Of(g) }

// Read reads a document. It returns how many lines were damaged and are left out. Whole lines of a
// newer version are kept as they are, and written again; a field of them that cannot be read is
// left out of the game alone.
func Read(data []byte) (b *Book, damaged int) {
	b = &Book{}
	damaged = lines.Each(data, func(line []byte) bool {
		text, whole := lines.Text(line)
		if !whole {
			return false
		}
		b.take(bytes.Clone(text))
		return true
	})
	b.arrange()
	return b, damaged
}

// take reads the JSON of a game.
func (b *Book) take(text []byte) {
	if g, ok := readGame(text); ok {
		b.add(play{Game: g, text: text})
	} else {
		b.strays = append(b.strays, text)
	}
}

// Take takes games in from their JSON, but none that was set aside, and returns how many lines are
// no games here.
func (b *Book) Take(games []json.RawMessage) (strays int) {
	for _, text := range games {
		if g, ok := readGame(text); ok && !g.Aside {
			b.add(play{Game: g, text: text})
		} else {
			strays++
		}
	}
	b.arrange()
	return strays
}

// readGame reads the JSON of a game. It returns false if it is none. A field of a type that is not
// known here, of a newer version, is left out.
func readGame(text []byte) (g Game, ok bool) {
	var field *json.UnmarshalTypeError
	err := json.Unmarshal(text, &g)
	return g, g.ID != "" && (err == nil || errors.As(err, &field))
}

// Strays returns how many whole lines are no games here, but perhaps in a newer version.
func (b *Book) Strays() int { return len(b.strays) }

// sorted returns the plays in their order.
func (b *Book) sorted() []play {
	b.adopt()
	out := slices.Clone(b.plays)
	slices.SortFunc(out, func(x, y play) int { return x.before(&y) })
	return out
}

// Text writes the whole document, the same for the same plays.
func (b *Book) Text() ([]byte, error) {
	var out []byte
	for _, p := range b.sorted() {
		out = append(out, lines.Sign(p.json())...)
	}
	for _, line := range b.strays {
		out = append(out, lines.Sign(line)...)
	}
	return out, nil
}

// Export returns all plays of people of whom something is kept, as JSON, the latest first.
func (b *Book) Export() []json.RawMessage {
	var out []json.RawMessage
	for _, p := range slices.Backward(b.sorted()) {
		if !p.Aside && slices.ContainsFunc(p.Seats, Seat.Kept) {
			out = append(out, p.json())
		}
	}
	return out
}

// Equal reports whether two books have the same games.
func (b *Book) Equal(other *Book) bool {
	x, _ := b.Text()
	y, _ := other.Text()
	return bytes.Equal(x, y)
}
