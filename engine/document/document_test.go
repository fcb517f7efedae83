package document_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"gulch/engine"
	"gulch/engine/document"
)

// position has a field of each kind.
type position struct {
	price  int8
	over   bool
	title  string
	winner engine.Seat
	passed engine.SeatSet
	order  [2]engine.Seat
	colour uint8
	mixed  uint16
	piles  [2][]int
	stock  [3]uint8
	bag    [3]uint8
	signs  []uint8
}

var (
	colours = document.Words("colour", []string{"", "red", "blue"})
	shades  = colours.Or("", 0)
)

func (p *position) describe(d *document.Document) {
	d.SetPlayers(2)
	document.Int(d, "price,omitempty", &p.price, 0, 9)
	if d.OffBoard() {
		document.Bool(d, "over", &p.over)
	}
	document.Text(d, "title", &p.title)
	document.Seat(d, "winner", &p.winner)
	document.Seats(d, "passed,omitempty", &p.passed)
	document.SeatOrder(d, "order", p.order[:])
	document.Name(d, "colour,omitempty", &p.colour, shades)
	document.Set(d, "mixed", &p.mixed, document.Only(colours, "a warm colour", func(c uint8) bool { return c == 1 }))
	document.PerSeat(d, "piles", func(seat engine.Seat) {
		if !d.HasOrNull("", d.Sees(seat)) {
			return
		}
		document.Each(d, "", slices.Values(p.piles[seat]), func(n *int) { document.Int(d, "", n, 1, 6) },
			func(n int) { p.piles[seat] = append(p.piles[seat], n) })
	})
	document.Counts(d, "stock", p.stock[:], colours, 5)
	document.Multiset(d, "bag", p.bag[:], colours, func(uint8) int { return 2 })
	document.OneOrMore(d, "signs", slices.Values(p.signs), func(c *uint8) { document.Name(d, "", c, colours) },
		func(c uint8) { p.signs = append(p.signs, c) })
	if !d.Ignore("note") && d.Whole() {
		d.Word("note", "<ignored>")
	}
}

const sound = `{"price":3,"over":true,"title":"Dry \"Gulch\"","winner":1,"passed":[0],"order":[1,0],"colour":"red",` +
	`"mixed":["red"],"piles":[[1,6],[2]],"stock":{"blue":2,"red":1},"bag":["red","red","blue"],"signs":"blue",` +
	`"note":"\u003cignored\u003e"}`

// TestReadAndWrite checks that a document that has been read is written as it was, and that a seat
// sees only its part.
func TestReadAndWrite(t *testing.T) {
	p := position{winner: engine.NoSeat}
	if err := document.Read(nil, []byte(sound), p.describe); err != nil {
		t.Fatal(err)
	}
	if text, err := document.Write(nil, engine.NoSeat, p.describe); err != nil || string(text) != sound {
		t.Errorf("the document is written as %s (%v), want %s", text, err, sound)
	}
	view, err := document.Write(nil, 1, p.describe)
	if err != nil || !strings.Contains(string(view), `"piles":[null,[2]]`) || strings.Contains(string(view), "note") {
		t.Errorf("seat 1 sees %s (%v), want no pile of seat 0 and no note", view, err)
	}
	shown, err := document.WriteOnBoard(nil, 1, p.describe)
	if want := strings.Replace(string(view), `"over":true,`, "", 1); err != nil || string(shown) != want {
		t.Errorf("the board of seat 1 shows %s (%v), want %s", shown, err, want)
	}
	p = position{winner: engine.NoSeat}
	const least = `{"over":false,"title":"","winner":null,"order":[0,0],"mixed":[],"piles":[[],[]],"stock":{},` +
		`"bag":[],"signs":null,"note":"\u003cignored\u003e"}`
	if text, err := document.Write(nil, engine.NoSeat, p.describe); err != nil || string(text) != least {
		t.Errorf("a position without values is written as %s (%v), want %s", text, err, least)
	}
}

// TestListsReplaceCounts checks that a list of components that is read replaces the position's
// numbers of them.
func TestListsReplaceCounts(t *testing.T) {
	p := position{winner: engine.NoSeat, bag: [3]uint8{0, 2, 1}}
	if err := document.Read(nil, []byte(`{"bag": ["red"]}`), p.describe); err != nil || p.bag != [3]uint8{0, 1, 0} {
		t.Errorf("the bag with one red component is read as %v (%v), want [0 1 0]", p.bag, err)
	}
}

// refused is a value whose own decoder refuses every content.
type refused struct{}

func (*refused) UnmarshalJSON([]byte) error { return errors.New("not today") }

// TestErrorsOfDecoders checks that Value returns the errors of a value's own decoder.
func TestErrorsOfDecoders(t *testing.T) {
	err := document.Read(nil, []byte(`{"chance": 1}`), func(d *document.Document) {
		document.Value(d, "chance", new(refused), false)
	})
	if err == nil || err.Error() != "not today" {
		t.Errorf("reading the value returns the error %v, want the one of its decoder", err)
	}
}

// TestDamagedDocuments checks that errors name the field, and that missing values change nothing.
func TestDamagedDocuments(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{`[]`, "it has the wrong content"},
		{`{"price":`, "it ends too early"},
		{`{} {}`, "more text after its end"},
		{`{"prize": 1}`, `a field "prize" that`},
		{`{"price": 1, "price": 2}`, `a field "price" that`},
		{`{"price": "1"}`, `its field "price" has the wrong content`},
		{`{"price": 1.5}`, `its field "price" has the wrong content`},
		{`{"price": 10}`, "price is 10, but must be 0 to 9"},
		{`{"over": 1}`, `its field "over" has the wrong content`},
		{`{"title": true}`, `its field "title" has the wrong content`},
		{`{"winner": 2}`, "winner is 2: there is no seat 2 with 2 players"},
		{`{"passed": [0, 0]}`, "passed: 0 is listed twice"},
		{`{"passed": [null]}`, "passed is missing"},
		{`{"order": [0]}`, "order must name every seat once"},
		{`{"order": [0, null]}`, "order: seat -1 is none or is listed twice"},
		{`{"colour": "green"}`, `colour: there is no colour "green"`},
		{`{"mixed": ["blue"]}`, "mixed: blue is not a warm colour"},
		{`{"mixed": ["red", "red"]}`, "mixed: red is listed twice"},
		{`{"mixed": [null]}`, `mixed: there is no colour ""`},
		{`{"piles": [[1]]}`, "piles needs one entry for each of 2 players"},
		{`{"piles": [[1], [7]]}`, "piles of seat 1 is 7"},
		{`{"stock": {"red": 6}}`, "stock of red is 6"},
		{`{"stock": {"red": null}}`, "stock of red is missing"},
		{`{"stock": {"red": 1, "red": 2}}`, "stock: red is there twice"},
		{`{"stock": []}`, `its field "stock" has the wrong content`},
		{`{"bag": ["red", "red", "red"]}`, "bag: there can be only 2 of red"},
		{`{"price": null, "winner": null, "title": "\u0041", "signs": ["red", "blue"], "note": [[]]}`, ""},
	} {
		p := position{winner: engine.NoSeat}
		err := document.Read(nil, []byte(c.text), p.describe)
		if c.want == "" && err != nil || c.want != "" && (err == nil || !strings.Contains(err.Error(), c.want)) {
			t.Errorf("reading %s returns %v, want %q", c.text, err, c.want)
		}
	}
}
