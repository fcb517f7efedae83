package tabletest

import (
	"slices"
	"testing"

	"gulch/engine"
	"gulch/engine/match"
	"gulch/scenes/table"
)

// Limits for the number of pictures in a story, the strip of pictures that summarizes bots' turns.
const (
	fewPictures  = 3
	mostPictures = 5
)

// CheckStories plays at least the given number of games of bots and checks the stories of their
// turns: at least 90 % have three pictures or more, none has more than five, each picture has a
// caption of one short line, and consecutive captions differ. The duration of a story is the same
// in all games, so it is not checked.
func CheckStories(t *testing.T, game table.Game, games int) {
	t.Helper()
	info := game.Rules.Info()
	var lengths []int
	for _, setup := range setups(info, info.MinSeats, games, 60) {
		m, err := match.New(game.Rules, setup, nil)
		if err != nil {
			t.Fatal(err)
		}
		lengths = append(lengths, storyLengths(t, game, m)...)
	}
	if len(lengths) == 0 {
		t.Fatalf("%s: no turn made a story, expected some: see the table's Chapter", info.ID)
	}
	slices.Sort(lengths)
	few, _ := slices.BinarySearch(lengths, fewPictures)
	t.Logf("%s: %d stories have %d pictures in the median, %d to %d; %d have fewer than %d", info.ID, len(lengths),
		lengths[len(lengths)/2],
		lengths[0], lengths[len(lengths)-1], few, fewPictures)
	if lengths[0] == 0 || 10*few > len(lengths) {
		t.Errorf("%s: %d of %d stories have fewer than %d pictures, expected at most 10 %%, and the shortest has %d, "+
			"expected at least 1: see the table's AddPictures", info.ID, few, len(lengths), fewPictures, lengths[0])
	}
}

// CheckStoryCaptions plays at least the given number of games of bots. It checks the captions of
// their stories, and that no story has more than five pictures.
func CheckStoryCaptions(t *testing.T, game table.Game, games int) {
	t.Helper()
	info := game.Rules.Info()
	for _, setup := range setups(info, max(info.MinSeats, info.MaxSeats-1), games, 60) {
		m, err := match.New(game.Rules, setup, nil)
		if err != nil {
			t.Fatal(err)
		}
		storyLengths(t, game, m)
	}
}

// storyLengths plays match m to its end and returns the number of pictures of each story.
func storyLengths(t *testing.T, game table.Game, m *match.Match) (lengths []int) {
	t.Helper()
	first, err := m.First()
	if err != nil {
		t.Fatal(err)
	}
	play := game.New(App(t, game.Rules), m.Setup().Seats)
	window, area := WideWindow()
	table.ShowPosition(play, first, window, area)
	chance := engine.NewChance(m.Setup().Seed, 3)
	told, events := 0, []engine.Told(nil)
	for !m.Over() {
		told = play.Chapter(m.State())
		table.ShowPosition(play, m.State(), window, area)
		for !m.Over() && play.Chapter(m.State()) == told {
			events = append(events, playTold(t, m, policyMove(m, &chance))...)
		}
		if told != 0 {
			pictures := table.StoryPictures(play, events)
			lengths = append(lengths, len(pictures))
			checkCaptions(t, pictures)
			if len(pictures) > mostPictures {
				t.Errorf("a story has %d pictures, expected at most %d: see the table's AddPictures", len(pictures),
					mostPictures)
			}
		}
		events = nil
	}
	return lengths
}

// playTold plays move in match m and returns the events of this decision with their positions.
func playTold(t *testing.T, m *match.Match, move engine.Move) []engine.Told {
	t.Helper()
	if _, err := m.Play(move); err != nil {
		t.Fatal(err)
	}
	return toldBy(t, m, len(m.Steps()))
}

// toldBy returns the events of a decision of match m, with their positions. made is the number of
// the decision; 0 is the opening.
func toldBy(t *testing.T, m *match.Match, made int) []engine.Told {
	t.Helper()
	events, err := m.Told(made)
	if err != nil {
		t.Fatal(err)
	}
	return events
}

// policyMove returns the move that the game's own policy chooses in the current position of m, or a
// random move if the game has no policy. chance provides the random numbers of both.
func policyMove(m *match.Match, chance *engine.Chance) engine.Move {
	if g, ok := m.State().(engine.Heuristics); ok {
		rng := engine.NewRand(chance.Uint64())
		return g.Policy(&rng)
	}
	return m.Legal()[chance.Below(len(m.Legal()))]
}

// longestCaption is the maximum length of the caption of a picture, in characters.
const longestCaption = 110

// checkCaptions checks the captions of a story's pictures.
func checkCaptions(t *testing.T, pictures []table.Picture) {
	t.Helper()
	last := ""
	for _, pic := range pictures {
		switch {
		case pic.Caption == "" || len([]rune(pic.Caption)) > longestCaption:
			t.Errorf("a story's picture has the caption %q, expected 1 to %d characters: see the table's AddPictures",
				pic.Caption, longestCaption)
		case pic.Caption == last:
			t.Errorf("two consecutive pictures of a story have the caption %q, expected different ones: see the "+
				"table's Tell", last)
		}
		last = pic.Caption
	}
}
