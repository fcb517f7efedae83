package gametest

import (
	"encoding/json"
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"gulch/engine"
	"gulch/engine/audit"
	"gulch/engine/testscale"
)

const (
	damageGames = 3  // number of random games from which DamagedPositions takes positions in a long test
	damageEvery = 23 // number of decisions between two positions that are damaged
	// how often a long test tries the same damage at the same place of a document, in each phase
	damageSame = 3
	// number of times per position that a random string of its document is replaced or swapped
	damageMoves = 12
)

// DamagedPositions damages documents of positions in every place: it changes, removes, repeats,
// moves and swaps values. Load must either refuse a damaged document by an error or return a
// position that satisfies the contract. The positions are from random games and the scenarios in
// testdata/scenarios.
func DamagedPositions(t *testing.T, game engine.Game) {
	t.Helper()
	d := damager{t: t, game: game, r: rand.New(rand.NewPCG(8, 9)), tried: map[string]int{}}
	names, err := filepath.Glob(filepath.Join(scenarioFolder, "*.json"))
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range names {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		if s := firstDecision(game, text); s != nil {
			d.position(s)
		}
	}
	n := 0
	EachDecision(t, game, testscale.Of(1, damageGames), PickByPolicy, func(s engine.State, _ []engine.Move) {
		if n++; n%damageEvery == 0 {
			d.position(s)
		}
	})
	if d.accepted == 0 || d.refused == 0 {
		t.Errorf("%d damaged positions were accepted, %d refused; want some of each", d.accepted, d.refused)
	}
	t.Logf("%d accepted, %d refused", d.accepted, d.refused)
}

// damager damages the JSON documents of positions and checks how Load handles them. It counts the
// documents that Load has accepted and refused.
type damager struct {
	t     *testing.T
	game  engine.Game
	r     *rand.Rand
	phase string
	// number of times that a damage was tried; the key is the phase, the path and the kind of
	// damage
	tried             map[string]int
	accepted, refused int
}

// position damages the document of one position in every place.
func (d *damager) position(s engine.State) {
	text, err := s.MarshalJSON()
	if err != nil {
		d.t.Fatal(err)
	}
	var doc any
	if err := json.Unmarshal(text, &doc); err != nil {
		d.t.Fatal(err)
	}
	d.phase = phase(d.game, s)
	load := func() { d.load(doc) }
	d.value("", doc, func(v any) { doc = v }, load)
	for range damageMoves {
		d.moveElement(doc, load)
	}
}

// value tries all kinds of damage on the value v at a path of a document, and on the values in it.
// set replaces the value in the document, and load loads the damaged document.
func (d *damager) value(path string, v any, set func(any), load func()) {
	try := func(name string, damaged any) {
		key := d.phase + " " + path + " " + name
		if d.tried[key]++; d.tried[key] > testscale.Of(1, damageSame) {
			return
		}
		set(damaged)
		load()
		set(v)
	}
	try("null", nil)
	switch x := v.(type) {
	case map[string]any:
		try("unknown field", mergedMap(x, "damaged", 1))
		for _, k := range slices.Sorted(maps.Keys(x)) {
			without := maps.Clone(x)
			delete(without, k)
			try("without "+k, without)
			d.value(path+"."+k, x[k], func(v any) { x[k] = v }, load)
		}
	case []any:
		try("empty", []any{})
		try("longer", append(slices.Clone(x), 0))
		if len(x) > 0 {
			try("shorter", x[1:])
			try("repeated", append(slices.Clone(x), x[0]))
			try("rotated", append(slices.Clone(x[1:]), x[0]))
		}
		for i := range x {
			d.value(path+"[]", x[i], func(v any) { x[i] = v }, load)
		}
	case float64:
		for _, by := range []float64{1, -1, 3, 1000} {
			try(fmt.Sprint(by), x+by)
		}
	case string:
		try("damaged", "damaged")
		try("empty", "")
	case bool:
		try("negated", !x)
	case nil:
		try("number", 0)
		try("list", []any{})
	}
}

// mergedMap returns a copy of m in which the entry key has the given value. m is not changed.
func mergedMap(m map[string]any, key string, value any) map[string]any {
	m = maps.Clone(m)
	m[key] = value
	return m
}

// moveElement swaps two random strings of a document or replaces one by the other, and calls load,
// which loads the changed document. So elements are also moved from one list to another. At last it
// restores the document.
func (d *damager) moveElement(doc any, load func()) {
	places := stringPlaces(doc, nil, nil)
	if len(places) < 2 {
		return
	}
	one, two := places[d.r.IntN(len(places))], places[d.r.IntN(len(places))]
	a, b := one.value, two.value
	switch {
	case a == b:
		return
	case d.r.IntN(3) == 0:
		one.set(b)
	default:
		one.set(b)
		two.set(a)
	}
	load()
	two.set(b)
	one.set(a)
}

// stringPlace is a string in a document, and the function that replaces it.
type stringPlace struct {
	value string
	set   func(any)
}

// stringPlaces appends to list the strings of the document value v. set replaces v in its document.
func stringPlaces(v any, set func(any), list []stringPlace) []stringPlace {
	switch x := v.(type) {
	case map[string]any:
		for _, k := range slices.Sorted(maps.Keys(x)) {
			list = stringPlaces(x[k], func(v any) { x[k] = v }, list)
		}
	case []any:
		for i, e := range x {
			list = stringPlaces(e, func(v any) { x[i] = v }, list)
		}
	case string:
		list = append(list, stringPlace{x, set})
	}
	return list
}

// inspectEvery is the number of accepted documents per document whose position is fully inspected.
const inspectEvery = 256

// load loads a damaged document.
func (d *damager) load(doc any) {
	text, err := json.Marshal(doc)
	if err != nil {
		d.t.Fatal(err)
	}
	s, err := d.game.Load(text)
	if err != nil {
		d.refused++
		if message := err.Error(); message == "" || strings.Contains(message, "%!") {
			d.t.Errorf("Load refuses a damaged position by the error %q, want a readable one\n%s", message, text)
		}
		return
	}
	d.accepted++
	if err := s.Check(); err != nil {
		d.t.Fatalf("Load accepts a damaged position that Check refuses: %v\n%s", err, text)
	}
	if d.accepted%testscale.Of(inspectEvery, inspectEvery/8) == 0 {
		if err := audit.Inspect(d.game, s, d.r, audit.DefaultBound); err != nil {
			d.t.Fatalf("Load accepts a damaged position that fails the audit: %v\n%s", err, text)
		}
	}
}
