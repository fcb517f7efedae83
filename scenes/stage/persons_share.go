package stage

import (
	"bytes"
	"slices"
	"strings"

	"gulch/engine"
	"gulch/engine/match"
	"gulch/scenes/lines"
	"gulch/scenes/person"
	"gulch/scenes/stats"
)

// peopleHead begins the text by which people are taken to another device: their facts and their games, a line for each.
const peopleHead = "gulch-people 1"

// peopleLine is such a line: one of the two.
type peopleLine struct {
	Fact *person.Fact `json:"fact,omitempty"`
	Game *stats.Game  `json:"game,omitempty"`
}

// PeopleText writes all people, what is kept of them and their games as one text.
func (h *App) PeopleText() (string, error) {
	out := []byte(peopleHead + "\n")
	add := func(l peopleLine) error {
		line, err := lines.Of(l)
		out = append(out, line...)
		return err
	}
	for _, f := range h.book().Facts() {
		if err := add(peopleLine{Fact: &f}); err != nil {
			return "", err
		}
	}
	for _, g := range h.Tally().Games {
		if g.Aside || !slices.ContainsFunc(g.Seats, stats.Seat.Kept) {
			continue
		}
		if err := add(peopleLine{Game: &g}); err != nil {
			return "", err
		}
	}
	return string(out), nil
}

// IsPeople reports whether a text is one of people, and not of a game.
func IsPeople(text string) bool { return strings.Contains(text, peopleHead) }

// PeopleArrival is people who came as text. Nothing of them is kept before [App.TakePeople].
type PeopleArrival struct {
	Damaged int // lines that cannot be read
	book    *person.Book
	games   []stats.Game
}

// Twins are two persons of one name, of whom nobody knows yet whether they are the same.
type Twins struct{ Here, There person.Person }

// ArrivePeople reads people who came as text. The error says why they are none.
func (h *App) ArrivePeople(text string) (*PeopleArrival, error) {
	_, rest, found := strings.Cut(text, peopleHead)
	if !found {
		return nil, engine.Errorf("no people in this text: it has no %q. Hand them on anew on the other device, and copy all of it", peopleHead)
	}
	a := &PeopleArrival{book: &person.Book{}}
	a.Damaged = lines.Each([]byte(rest), func(line []byte) bool {
		var l peopleLine
		if !lines.Read(line, &l) {
			return len(bytes.Trim(line, "\"")) == 0
		}
		switch {
		case l.Fact != nil && l.Fact.Valid():
			a.book.Put(*l.Fact)
		case l.Game != nil && l.Game.ID != "":
			a.games = append(a.games, *l.Game)
		default:
			return false
		}
		return true
	})
	if len(a.book.Facts())+len(a.games) == 0 {
		return nil, engine.Errorf("none of the people in this text can be read. Hand them on anew on the other device")
	}
	return a, nil
}

// TwinsOf returns those who came and have the name of somebody else here.
func (h *App) TwinsOf(a *PeopleArrival) []Twins {
	book := h.book()
	var out []Twins
	for _, there := range a.book.People() {
		if _, known := book.Person(there.ID); known {
			continue
		}
		for _, here := range book.People() {
			if _, both := a.book.Person(here.ID); !both && match.Alike(here.Name, there.Name) {
				out = append(out, Twins{here, there})
				break
			}
		}
	}
	return out
}

// TakePeople takes people in who came as text: what was kept later stands, each game counts once. same are the twins who are one person.
// It returns how many games and people are new here.
func (h *App) TakePeople(a *PeopleArrival, same []Twins) (games, people int) {
	book := h.book()
	before := len(book.People())
	var fresh []person.Fact
	for _, f := range a.book.Facts() {
		if book.Put(f) {
			fresh = append(fresh, f)
		}
	}
	for _, t := range same {
		stays, goes := t.Here, t.There
		if c := goes.Since.Compare(stays.Since); c < 0 || c == 0 && goes.ID < stays.ID { // the same on both devices
			stays, goes = goes, stays
		}
		goes.Same = stays.ID
		fresh = append(fresh, h.put(goes)...)
	}
	h.keepFacts(fresh)
	tally := h.readTally()
	known := len(tally.Games)
	found := h.identifyAll() // before games are compared: who are one person now have played the same games
	changed := false
	for _, g := range a.games {
		g.Aside = false
		found = append(found, h.identify(&g)...)
		changed = tally.Add(g) || changed
	}
	h.keepFacts(found)
	if changed {
		h.writeTally()
	}
	for i := range h.Settings.People {
		h.Settings.People[i].ID = book.Resolve(h.Settings.People[i].ID)
	}
	if owner := book.Resolve(h.Settings.Owner); owner != "" { // what came of them is not to be overwritten by what was here
		h.loadOwn(owner)
		h.Settings.Owner = owner
	}
	h.SettingsChanged()
	return len(tally.Games) - known, max(0, len(book.People())-before)
}
