package dakota

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"testing"
)

// exampleMine returns one of the mines of the worked examples, by its name in
// testdata/example_mines.json.
func exampleMine(t *testing.T, name string) mine {
	t.Helper()
	text, err := os.ReadFile("testdata/example_mines.json")
	if err != nil {
		t.Fatal(err)
	}
	var all map[string]struct {
		Tiles []struct {
			X, Y int
			Tile string
			Rot  uint8
		}
	}
	if err := json.Unmarshal(text, &all); err != nil {
		t.Fatal(err)
	}
	m := openMine()
	for _, at := range all[name].Tiles {
		c, _ := cellAt(at.X, at.Y)
		if why := m.fits(tileOf(t, at.Tile), c, at.Rot); why != legal {
			t.Fatalf("%s: %s", name, why.text)
		}
		m.place(tileOf(t, at.Tile), c, at.Rot)
	}
	return m
}

func tileOf(t *testing.T, id string) Tile {
	t.Helper()
	tile := parseID(box.tileID[:], id, noTile)
	if tile == noTile {
		t.Fatalf("no tile %q", id)
	}
	return tile
}

// TestFits checks at which places and with which rotations tiles can be added to a mine, by the
// worked examples E4 to E8, E40 and E41.
func TestFits(t *testing.T) {
	for _, c := range []struct {
		mine, tile string
		x, y       int
		legal      string // the rotations at which the tile fits
	}{
		{"", "l1_straight_coal", 0, 1, "0"}, {"", "l1_bend_coal", 0, 1, "03"}, {"", "l1_straight_coal", 1, 1, ""},
		{"", "l1_end_silver", 0, 1, "0"}, {"", "l2_straight_gold", 0, 1, ""},
		{"M1", "l1_straight_iron", 1, 2, "01"}, {"M1", "l1_bend_coal", 1, 2, "02"}, {"M1", "l1_end_silver", 1, 2, "03"},
		{"M1", "l1_straight_iron", 2, 1, ""}, {"M1", "l1_straight_iron", -1, 1, "1"},
		{"M1", "l1_bend_iron", -1, 1, "01"},
		{"M2", "l2_straight_gold", 1, 4, "0"}, {"M2", "l2_bend_gold", 1, 4, "03"}, {"M2", "l3_straight_gold", 1, 4, ""},
		{"M2", "l2_tee_empty", 1, 4, "123"}, {"M2", "l2_cross_empty", 1, 4, "0"},
		{"M3", "l1_straight_iron", 1, 2, ""}, {"M3", "l1_bend_iron", 1, 2, "0123"}, {"M3", "l2_bend_gold", 1, 2, "12"},
		{"M4", "l3_end_double_gold", 2, 5, "3"}, {"M4", "l3_end_double_gold", 0, 8, "0"},
	} {
		m := openMine()
		if c.mine != "" {
			m = exampleMine(t, c.mine)
		}
		tile, got := tileOf(t, c.tile), ""
		at, _ := cellAt(c.x, c.y)
		for rot := range turns[box.tileShape[tile]] {
			if m.fits(tile, at, rot) == legal {
				got += fmt.Sprint(rot)
			}
		}
		if got != c.legal {
			t.Errorf("%s in mine %q at %d, %d fits at rotations %q, want %q", c.tile, c.mine, c.x, c.y, got, c.legal)
		}
	}
}

// TestReplaces checks which tiles of a mine can be replaced by which others, by the worked examples
// E8, E38 and E41.
func TestReplaces(t *testing.T) {
	for _, c := range []struct {
		mine, tile string
		x, y       int
		legal      string
	}{
		{"M2", "l2_cross_copper", 1, 5, "0"}, {"M2", "l2_bend_gold", 1, 5, "23"},
		{"M2", "l3_end_double_gold", 1, 5, ""},
		{"M2", "l1_straight_iron", 0, 3, ""}, {"M2", "l1_cross_empty", 0, 3, "0"}, {"M2", "l1_cross_empty", 0, 2, "0"},
		{"M2", "l1_cross_empty", 0, 4, "0"}, {"M2", "l1_bend_coal", 0, 2, ""}, {"M2", "l2_straight_gold", 0, 2, ""},
		{"M4", "l3_straight_gold", 0, 7, "0"}, {"M4", "l3_straight_gold", 1, 5, ""},
		{"M2", "l1_straight_coal", 0, 1, ""},
		{"M2", "l1_straight_iron", 5, 5, ""},
	} {
		m := exampleMine(t, c.mine)
		tile, got := tileOf(t, c.tile), ""
		at, _ := cellAt(c.x, c.y)
		for rot := range turns[box.tileShape[tile]] {
			if m.replaces(tile, at, rot) == legal {
				got += fmt.Sprint(rot)
			}
		}
		if got != c.legal {
			t.Errorf("%s in mine %s at %d, %d replaces at rotations %q, want %q", c.tile, c.mine, c.x, c.y, got,
				c.legal)
		}
	}
}

func xyOf(c cell) [2]int {
	x, y := c.xy()
	return [2]int{x, y}
}

func leavesOf(m *mine) (list [][2]int) {
	for left := m.leaves; ; {
		c, ok := left.take()
		if !ok {
			return list
		}
		list = append(list, xyOf(c))
	}
}

// TestShafts checks the shafts, depth, distances and paths of mines, by the worked examples E7 and
// E41.
func TestShafts(t *testing.T) {
	for _, c := range []struct {
		mine   string
		leaves [][2]int
		depth  uint8
		reach  uint8
	}{
		{"M1", [][2]int{{1, 1}, {0, 2}}, 2, 3}, {"M2", [][2]int{{1, 3}, {1, 5}}, 6, 5},
		{"M4", [][2]int{{1, 5}, {0, 7}}, 7, 8},
	} {
		m := exampleMine(t, c.mine)
		if got := leavesOf(&m); !slices.Equal(got, c.leaves) || m.depth != c.depth || m.reach() != c.reach {
			t.Errorf("mine %s: leaves %v, depth %d, reach %d; want %v, %d, %d", c.mine, got, m.depth, m.reach(),
				c.leaves, c.depth, c.reach)
		}
	}
	m := exampleMine(t, "M2")
	at, _ := cellAt(1, 5)
	var buf [TileCount]cell
	var path [][2]int
	for _, c := range m.path(at, &buf) {
		path = append(path, xyOf(c))
	}
	if want := [][2]int{{0, 1}, {0, 2}, {0, 3}, {0, 4}, {0, 5}, {1, 5}}; !slices.Equal(path, want) {
		t.Errorf("the path to 1, 5 is %v, want %v", path, want)
	}
	off, _ := cellAt(1, 3)
	if m.onPath(at, off) || !m.onPath(at, path0(0, 3)) {
		t.Error("onPath is wrong: 1, 3 is not on the path to 1, 5, but 0, 3 is")
	}
}

func path0(x, y int) cell {
	c, _ := cellAt(x, y)
	return c
}

// TestMinesStayTrees checks mines in which tiles are placed, replaced and removed at random. They
// must stay trees, and the fields that are computed from the tiles must stay correct.
func TestMinesStayTrees(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for range 300 {
		m := openMine()
		for range 120 {
			changeMine(&m, r)
			if err := m.check(); err != nil {
				t.Fatal(err)
			}
			ends := m.ends()
			if (ends.len() == 0) != (m.reach() == 0) {
				t.Fatalf("a mine with %d open ends has the reach %d; the reach must be 0 exactly without open ends",
					ends.len(), m.reach())
			}
		}
	}
}

func changeMine(m *mine, r *rand.Rand) {
	tile, rot := Tile(r.IntN(TileKinds)), uint8(0)
	rot = uint8(r.IntN(int(turns[box.tileShape[tile]])))
	switch r.IntN(8) {
	case 0:
		if m.count > 0 {
			leaves := m.leaves
			c, _ := leaves.take()
			m.collapse(c)
		}
	case 1:
		for c := range cell(gridCells) {
			if m.tile[c] != 0 && m.replaces(tile, c, rot) == legal && r.IntN(3) == 0 {
				m.replace(tile, c, rot)
				return
			}
		}
	default:
		for c := range cell(gridCells) {
			if m.count < TileCount && m.fits(tile, c, rot) == legal {
				m.place(tile, c, rot)
				return
			}
		}
	}
}
