package main

import (
	"fmt"
	"io"
	"strings"

	"gulch/cmd/progress"
	"gulch/engine/bot"
)

// contest contains the flags of the commands in which bots given by the user play against each
// other.
type contest struct {
	of              *table
	seats           *string
	games, parallel *int
}

// contest defines the flags -seats, -games and -parallel of the command and returns where their
// values will be stored.
func (t *table) contest() contest {
	return contest{
		of: t,
		seats: t.set.String("seats", "", "the `bots`, one for each seat: hard,easy,easy. "+
			"Settings follow a colon: hard:iterations=2000"),
		games:    t.set.Int("games", 100, "`number` of games; every deal is played once from each seat"),
		parallel: t.set.Int("parallel", cores(), "`number` of games at a time; it does not change the results"),
	}
}

// parse parses the command line and returns the tournament to be played. It returns an error if the
// flags are invalid or do not fit the game.
func (c contest) parse(args []string) (tournament, error) {
	game, options, err := c.of.parse(args)
	if err != nil {
		return tournament{}, err
	}
	for _, err := range []error{requirePositive("games", *c.games), requirePositive("parallel", *c.parallel)} {
		if err != nil {
			return tournament{}, err
		}
	}
	specs, err := parseSeats(*c.seats)
	if err != nil {
		return tournament{}, err
	}
	if _, err := game.Info().Resolve(len(specs), options); err != nil {
		return tournament{}, err
	}
	return tournament{game: game, options: options, specs: specs, seed: c.of.seed}, nil
}

// play plays the games of a tournament and shows the progress on errs.
func (c contest) play(tour tournament, errs io.Writer) ([]result, error) {
	tour.show = progress.Start(errs, strings.TrimPrefix(c.of.set.Name(), "arena "), "games", *c.games)
	results, err := tour.play(*c.games, *c.parallel)
	tour.show.End()
	if err != nil {
		return nil, found{err}
	}
	return results, nil
}

// parseSeats parses a list of bots, separated by commas.
func parseSeats(text string) ([]bot.Spec, error) {
	if text == "" {
		return nil, fmt.Errorf("say who plays with -seats, such as -seats hard,easy,easy,easy")
	}
	var specs []bot.Spec
	for part := range strings.SplitSeq(text, ",") {
		spec, err := bot.Parse(strings.TrimSpace(part))
		if err != nil {
			return nil, err
		}
		specs = append(specs, spec)
	}
	return specs, nil
}
