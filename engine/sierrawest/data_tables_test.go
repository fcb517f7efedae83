package sierrawest

import (
	"io/fs"
	"strings"
	"testing"
	"testing/fstest"

	"gulch/assets/data"
)

// TestMountainCardCounts checks the numbers of mountain cards that RULES.md states for each mode.
func TestMountainCardCounts(t *testing.T) {
	for mode, points := range [ModeCount]int{43, 44, 41, 44} {
		sum, animals := 0, [AnimalKinds]int{}
		for c := FirstBasic; c < FirstSpecial; c++ {
			card := Mode(mode).Card(c)
			sum += card.Points
			animals[card.Animal]++
		}
		if sum != points || animals != [AnimalKinds]int{3, 3, 3, 3, 3} {
			t.Errorf("%s: %d points, want %d; cards by animal %v, want 3 each", Mode(mode), sum, points, animals)
		}
	}
}

// TestMountainIsSymmetric checks that adjacency of mountain nodes is the same in both directions,
// and that covers and coveredBy agree.
func TestMountainIsSymmetric(t *testing.T) {
	for n := range Node(NodeCount) {
		for other := range box.node[n].adjacent.All() {
			if !box.node[other].adjacent.Has(int(n)) {
				t.Errorf("%s is next to %s, but not the other way round", n, Node(other))
			}
		}
		for other := range box.node[n].covers.All() {
			if !box.node[other].coveredBy.Has(int(n)) || Node(other) <= n {
				t.Errorf("%s covers %s, but is not in its coveredBy, or does not come before it", n, Node(other))
			}
		}
	}
}

// TestDamagedTablesAreErrors checks that a table that contradicts the rules causes an error, and
// that the error names the fault.
func TestDamagedTablesAreErrors(t *testing.T) {
	for _, c := range []struct{ file, was, is, want string }{
		{"path_icons.csv", "food1,Food", "food9,Food", "want icon"},
		{"homestead_tracks.csv", "boots:1", "boots:2", "another track"},
		{"animals.csv", "wood:1", "wood:2", "another animal"},
		{"summit_actions.csv", "track:garden", "track:orchard", "unknown track"},
		{"summit_actions.csv", "food:3", "food:30", "cannot read"},
		{"cabins.csv", "food:2,Visit", "food:4,Visit", "another cabin"},
		{"mountain_nodes.csv", "m20|m11,", "m20|m12,", "adjacent is not"},
		{"mountain_layouts.csv", "short,1|2,4,3,2,1", "short,1|2,4,3,2,2", "another row"},
		{"wagon_trail.csv", "3,2,2,", "3,2,5,", "another space"},
		{"fish_market.csv", "2 matching", "2 of a kind", "another exchange"},
		{"starting_cards.csv", "food1,boot1,food1", "food1,boot1,banjo", "banjo hazards belong"},
		{"mountain_cards.csv", "rabbit,2", "wolf,2", "wrong mode, animal or points"},
		{"special_cards.csv", "or_2,Old Red Row,apple_hill,1,0", "or_2,Old Red Row,apple_hill,1,1",
			"another special card"},
		{"solo_plans.csv", "garden,none", "garden,nothing", "extra"},
		{"solo_levels.csv", "guide", "scout", "another level"},
	} {
		t.Run(c.file, func(t *testing.T) {
			files := fstest.MapFS{}
			names, err := fs.Glob(data.SierraWest, "sierrawest/*.csv")
			if err != nil {
				t.Fatal(err)
			}
			for _, name := range names {
				text, err := fs.ReadFile(data.SierraWest, name)
				if err != nil {
					t.Fatal(err)
				}
				if strings.HasSuffix(name, c.file) {
					damaged := strings.Replace(string(text), c.was, c.is, 1)
					if damaged == string(text) {
						t.Fatalf("%s does not contain %q, which the test replaces", name, c.was)
					}
					text = []byte(damaged)
				}
				files[name] = &fstest.MapFile{Data: text}
			}
			if _, err := readBox(files); err == nil || !strings.Contains(err.Error(), c.want) {
				t.Errorf("the error is %v, want one that contains %q", err, c.want)
			}
		})
	}
}
