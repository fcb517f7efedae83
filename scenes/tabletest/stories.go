package tabletest

import (
	"slices"
	"testing"

	"gulch/engine"
	"gulch/engine/match"
	"gulch/scenes/table"
)

// How many pictures most stories have at least, and all at most.
const (
	fewPictures  = 3
	mostPictures = 5
)

// Stories plays games of bots and looks at what they do there as it is told in stories: at least nine in ten have three
// pictures or more, none has more than five, each has a caption of one short line, and no two in a row say the same. How
// long a story takes is the same for all and no business of a game.
func Stories(t *testing.T, game table.Game, games int) {
	t.Helper()
	info := game.Rules.Info()
	var lengths []int
	for _, setup := range setups(info, info.MinSeats, games, 60) {
		m, err := match.New(game.Rules, setup, nil)
		if err != nil {
			t.Fatal(err)
		}
		lengths = append(lengths, stories(t, game, m)...)
	}
	if len(lengths) == 0 {
		t.Fatalf("%s: no story is told", info.ID)
	}
	slices.Sort(lengths)
	few, _ := slices.BinarySearch(lengths, fewPictures)
	t.Logf("%s: %d stories have %d pictures in the median, %d to %d; %d have fewer than %d", info.ID, len(lengths), lengths[len(lengths)/2],
		lengths[0], lengths[len(lengths)-1], few, fewPictures)
	if lengths[0] == 0 || 10*few > len(lengths) {
		t.Errorf("%s: %d of %d stories have fewer than %d pictures, the shortest %d", info.ID, few, len(lengths), fewPictures, lengths[0])
	}
}

// Captions plays games of bots and looks at what stands under the pictures of their stories, of which none has more than
// five.
func Captions(t *testing.T, game table.Game, games int) {
	t.Helper()
	info := game.Rules.Info()
	for _, setup := range setups(info, max(info.MinSeats, info.MaxSeats-1), games, 60) {
		m, err := match.New(game.Rules, setup, nil)
		if err != nil {
			t.Fatal(err)
		}
		stories(t, game, m)
	}
}

// stories plays a match to its end and returns how many pictures each story has.
func stories(t *testing.T, game table.Game, m *match.Match) (lengths []int) {
	t.Helper()
	first, err := m.First()
	if err != nil {
		t.Fatal(err)
	}
	play := game.New(App(t, game.Rules), m.Setup().Seats)
	window, area := Wide()
	table.Show(play, first, window, area)
	chance := engine.NewChance(m.Setup().Seed, 3)
	told, events := 0, []engine.Event(nil)
	for !m.Over() {
		told = play.Chapter(m.State())
		table.Show(play, m.State(), window, area)
		for !m.Over() && play.Chapter(m.State()) == told {
			more, err := m.Play(sensible(m, &chance))
			if err != nil {
				t.Fatal(err)
			}
			events = append(events, more...)
		}
		if told != 0 {
			pictures := table.Tell(play, events)
			lengths = append(lengths, len(pictures))
			captions(t, pictures)
			if len(pictures) > mostPictures {
				t.Errorf("a story has %d pictures: at most %d", len(pictures), mostPictures)
			}
		}
		events = nil
	}
	return lengths
}

// sensible is the move of the game's own policy.
func sensible(m *match.Match, chance *engine.Chance) engine.Move {
	if g, ok := m.State().(engine.Guide); ok {
		rng := engine.NewRand(chance.Uint64())
		return g.Policy(&rng)
	}
	return m.Legal()[chance.Below(len(m.Legal()))]
}

// longestCaption is how many letters a caption has at most.
const longestCaption = 110

// captions checks what stands under the pictures of a story.
func captions(t *testing.T, pictures []table.Picture) {
	t.Helper()
	last := ""
	for _, pic := range pictures {
		switch {
		case pic.Caption == "" || len([]rune(pic.Caption)) > longestCaption:
			t.Errorf("a picture has the caption %q", pic.Caption)
		case pic.Caption == last:
			t.Errorf("two pictures in a row say %q", last)
		}
		last = pic.Caption
	}
}
