// Package statistics is the screen with the finished games of each person: wins, averages and
// goals.
package statistics

import (
	"fmt"
	"slices"
	"strings"

	"gulch/engine"
	"gulch/engine/bot"
	"gulch/render/i18n"
	"gulch/render/pieces"
	"gulch/render/ui"
	"gulch/scenes/menu/evening"
	"gulch/scenes/menu/kit"
	"gulch/scenes/menu/people"
	"gulch/scenes/menu/rating"
	"gulch/scenes/menu/share"
	"gulch/scenes/person"
	"gulch/scenes/stage"
	"gulch/scenes/stats"
)

// statistics is the screen with the statistics of all finished games of a person.
type statistics struct {
	kit.Board
	book   *stats.Book
	people []person.ID // persons who can be selected on the screen, at most mostPeople
	query  stats.Query
	games  []stats.Played
	total  stats.Sum
	at     statisticsPlaces
	tables []statTable
}

// statTable is a table on the screen of the statistics. Each row sums up a group of games, such as
// the games at one bot level.
type statTable struct {
	head   string
	groups []statGroup
}

// statGroup is a row of a statTable: a group of games and their sums.
type statGroup struct {
	name string
	stats.Sum
}

// New returns the screen with the statistics of all finished games.
func New(h *stage.App) stage.Scene {
	s := &statistics{Board: kit.Board{App: h, Scene: "statistics"}, book: h.Tally()}
	s.people = s.choices()
	if len(s.people) > 0 {
		s.query.Who = s.people[0]
	}
	if played := s.book.Counted(s.query); len(played) > 0 {
		s.query.Game = played[len(played)-1].Game.Game
	}
	s.compute()
	return s
}

// choices returns the persons that can be selected on the screen, at most mostPeople.
func (s *statistics) choices() []person.ID {
	people := s.book.People()
	return people[:min(len(people), mostPeople)]
}

// mostPeople is the maximum number of persons among whom the player can select one on the screen of
// the statistics.
const mostPeople = 4

// compute computes the statistics for the selected person and game.
func (s *statistics) compute() {
	// the selected person is missing if two persons were merged meanwhile
	if s.people = s.choices(); len(s.people) > 0 && !slices.Contains(s.people, s.query.Who) {
		s.query.Who = s.people[0]
	}
	s.games = s.book.Counted(s.query)
	s.total = stats.Total(s.games)
	s.tables = []statTable{{i18n.T("By opponent"), s.byLevel()}}
	if s.query.Game == "" {
		s.tables = append(s.tables, statTable{i18n.T("By game"), s.byGame()})
	} else {
		s.tables = append(s.tables, statTable{i18n.T("By mode"), s.byMode()})
	}
}

// byLevel returns the sums of the games grouped by the level of the strongest bot at the table.
func (s *statistics) byLevel() []statGroup {
	var order []string
	for _, l := range bot.Levels() {
		order = append(order, l.ID)
	}
	groups := stats.By(s.games, func(g stats.Played) string { return stats.Toughest(g, order) },
		func(a, b string) int { return slices.Index(order, a) - slices.Index(order, b) })
	var out []statGroup
	for _, g := range groups {
		name := i18n.T("No bots")
		if g.Key != "" {
			name = i18n.T("%s bots", kit.LevelName(g.Key))
		}
		out = append(out, statGroup{name, g.Sum})
	}
	return out
}

func (s *statistics) byGame() []statGroup {
	var out []statGroup
	for _, g := range stats.By(s.games, func(g stats.Played) string { return g.Game.Game }, nil) {
		out = append(out, statGroup{kit.GameName(s.App, g.Key), g.Sum})
	}
	return out
}

// byMode returns the sums of the games grouped by the number of players and by the options that are
// not set to their defaults.
func (s *statistics) byMode() []statGroup {
	game, err := s.App.Find(s.query.Game)
	if err != nil {
		return nil
	}
	info := game.Info()
	groups := stats.By(s.games, func(g stats.Played) string { return modeOf(info, g) }, nil)
	var out []statGroup
	for _, g := range groups {
		out = append(out, statGroup{g.Key, g.Sum})
	}
	return out
}

// modeOf returns the number of players of a game and its options that are not set to their
// defaults, as text: "4 players · Veins score: On".
func modeOf(info engine.Info, g stats.Played) string {
	parts := []string{i18n.N(len(g.Seats), "%d player", "%d players", len(g.Seats))}
	for _, o := range info.Options {
		v, set := g.Options[o.ID]
		if !set {
			continue
		}
		for _, value := range o.Values {
			if value.ID == v {
				parts = append(parts, i18n.Colon(i18n.T(o.Name), i18n.T(value.Name)))
			}
		}
	}
	return strings.Join(parts, " · ")
}

// Build lays out the screen of the statistics and creates its nodes: the buttons and other
// controls.
func (s *statistics) Build(l ui.Layout) {
	s.SetLayout(l)
	s.at = placeStatistics(l, s.Frame)
	s.compute()
	var nodes []ui.Node
	if len(s.people) > 0 {
		nodes = append(nodes, s.choiceNodes()...)
		nodes = append(nodes, s.tileNodes()...)
		nodes = append(nodes, s.goalNodes()...)
	}
	export := ui.Button("export", s.at.export, pieces.Button{Label: i18n.T("Share"),
		Icon: "scroll-unfurled"}, s.export)
	export.Tip = i18n.T("Share these stats, as text or as a file.")
	if len(s.games) == 0 {
		export.DisabledReason = i18n.T("You can't share stats yet. First, finish a game.")
	}
	care := ui.Button("people", s.at.care, pieces.Button{Label: i18n.T("Players"), Icon: "person"},
		func() { s.App.Push(people.New(s.App)) })
	care.Tip = i18n.T("Rename, merge or hide players, or take them to another device.")
	strong := ui.Button("strength", s.at.strength, pieces.Button{Label: i18n.T("Rating"),
		Icon: "scales"}, s.strength)
	strong.Tip = i18n.T("Your rating in this game, compared with the bots.")
	if s.query.Game == "" || len(s.people) == 0 {
		strong.DisabledReason = i18n.T("First, choose one game. Each has its own ratings.")
	}
	evenings := ui.Button("evenings", s.at.evenings, pieces.Button{Label: i18n.T("Game nights"), Icon: "laurels"},
		func() { s.App.Push(evening.New(s.App)) })
	evenings.Tip = i18n.T("Several games in a row with the same players: who won each, and who won the game night.")
	if len(evening.Long(s.book)) == 0 {
		evenings.DisabledReason = i18n.T("First, play several games in a row with the same players.")
	}
	s.Root.Set(l, append(nodes, s.BackButton(i18n.T("Back")), care, strong, evenings, export))
}

// choiceNodes returns the controls that select the person and the game.
func (s *statistics) choiceNodes() []ui.Node {
	var people, games []ui.Choice
	for _, id := range s.people {
		people = append(people, ui.Choice{ID: string(id), Label: s.App.LabelOf(id)})
	}
	games = append(games, ui.Choice{ID: "all", Label: i18n.T("All games")})
	for _, g := range s.App.Games {
		if played := s.book.Counted(stats.Query{Who: s.query.Who, Game: g.Info().ID}); len(played) > 0 ||
			len(s.App.Games) < 3 {
			games = append(games, ui.Choice{ID: g.Info().ID, Label: kit.ShortName(g.Info().Name)})
		}
	}
	chosen := s.query.Game
	if chosen == "" {
		chosen = "all"
	}
	nodes := ui.Grouped(i18n.T("Who"), ui.Segments("person", s.at.people, people, string(s.query.Who), "",
		func(id string) {
			s.query.Who = person.ID(id)
			s.Rebuild()
		}))
	choose := func(id string) {
		if s.query.Game = id; id == "all" {
			s.query.Game = ""
		}
		s.Rebuild()
	}
	for i, row := range s.at.games {
		part := games[i*len(games)/len(s.at.games) : (i+1)*len(games)/len(s.at.games)]
		if len(part) > 0 {
			nodes = append(nodes, ui.Grouped(i18n.T("Game"), ui.Segments("game", row, part, chosen, "", choose))...)
		}
	}
	return nodes
}

// strength opens the dialog with the rating (playing strength) of the selected person in the
// selected game.
func (s *statistics) strength() {
	if g, err := s.App.Find(s.query.Game); err == nil {
		s.App.Push(rating.New(s.App, s.query.Who, g.Info()))
	}
}

// export opens the dialog that shares the statistics as text.
func (s *statistics) export() {
	s.App.Push(share.New(s.App, share.Params{Title: i18n.T("Share these stats"), Text: s.text(),
		File:         "gulch figures.txt",
		FailureTitle: i18n.T("The stats couldn't be copied")}))
}

// text returns the statistics as text, with a line for each number and each game.
func (s *statistics) text() string {
	var b strings.Builder
	fmt.Fprintf(&b, "Gulch · %s · %s\n\n", s.App.LabelOf(s.query.Who), s.title())
	for _, t := range s.tiles() {
		fmt.Fprintf(&b, "%s (%s)\n", i18n.Colon(t.Name, t.Value), t.Below)
	}
	for _, t := range s.tables {
		fmt.Fprintf(&b, "\n%s\n", t.head)
		for _, g := range t.groups {
			fmt.Fprintf(&b, "  %s\n", i18n.Colon(g.name, wonOf(g.Sum)))
		}
	}
	reached := stats.Goals(s.games)
	fmt.Fprintf(&b, "\n%s\n", i18n.T("Goals"))
	for _, g := range s.goals() {
		mark := "–"
		if at, ok := reached[g.ID]; ok {
			mark = s.App.DateOf(at).Words()
		}
		fmt.Fprintf(&b, "  %s\n", i18n.Colon(i18n.T(g.Name), mark))
	}
	fmt.Fprintf(&b, "\n%s\n", i18n.T("Games"))
	for _, g := range s.games {
		names := make([]string, len(g.Seats))
		for i, seat := range g.Seats {
			names[i] = fmt.Sprintf("%s %d", seat.Name, seat.Points)
		}
		fmt.Fprintf(&b, "  %s %s\n", s.App.DateOf(g.When), i18n.Colon(kit.GameName(s.App, g.Game.Game),
			strings.Join(names, ", ")))
	}
	return b.String()
}

// title returns the name of the selected game, or "All games".
func (s *statistics) title() string {
	if s.query.Game == "" {
		return i18n.T("All games")
	}
	return kit.GameName(s.App, s.query.Game)
}

// wonOf returns the number of wins as text: "3 of 7 won".
func wonOf(s stats.Sum) string { return i18n.T("%d of %d won", s.Won, s.Played) }

// goals returns the goals (optional achievements) of the selected game, or of all games.
func (s *statistics) goals() []stats.Goal {
	if s.query.Game != "" {
		return stats.GoalsOf(s.query.Game)
	}
	var out []stats.Goal
	for _, g := range s.App.Games {
		out = append(out, stats.GoalsOf(g.Info().ID)...)
	}
	return out
}
