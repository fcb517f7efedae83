package westernlegends

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"gulch/engine"
	"gulch/engine/match"
	rules "gulch/engine/westernlegends"
	"gulch/scenes/table"
	"gulch/scenes/tabletest"
)

// decisionIn shows the first decision of seat 0 in simulated games that is as wanted.
func decisionIn(t *testing.T, wanted func(s *rules.State) bool) (*Table, *table.Decision, *rules.State) {
	t.Helper()
	s := findDecision(t, 4, func(_ *match.Match, s *rules.State) bool { return wanted(s) }).State().(*rules.State)
	play, _ := showPosition(t, s)
	return play, table.NewDecision(play, s, s.Moves(nil)), s
}

// playNamed plays the moves with the given notations in s, and forced moves before them.
func playNamed(t *testing.T, s *rules.State, names ...string) {
	t.Helper()
	for _, name := range names {
		m, err := s.Parse(name)
		for all := s.Moves(nil); err == nil && len(all) == 1 && all[0] != m; all = s.Moves(nil) {
			err = s.Play(all[0], nil)
		}
		if err == nil {
			err = s.Play(m, nil)
		}
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
	}
}

// untilUpkeep returns the events of move m on s that the preview of m credits to it.
func untilUpkeep(t *testing.T, play *Table, s *rules.State, m engine.Move) (own []engine.Event) {
	t.Helper()
	over := false
	if err := played(s).Play(m, func(e engine.Event) {
		if over = over || play.Upkeep(m, e); !over {
			own = append(own, e)
		}
	}); err != nil {
		t.Fatal(err)
	}
	return own
}

// TestSetupChoiceIsItsPlayers checks that the reward of a space that a player chooses before the
// first round is not said to be used by another, and that its previews and texts leave out what the
// other players' items give them.
func TestSetupChoiceIsItsPlayers(t *testing.T) {
	s := setupChoice(t)
	seats := tabletest.Bots(4)
	for p, name := range []string{"Ada", "Ben", "Cy", "Dee"} {
		seats[p].Name = name
	}
	play := New(tabletest.App(t, rules.Game), seats)
	showFor(t, play, s)
	a := table.NewDecision(play, s, s.Moves(nil))
	if got := play.Prompt(a); strings.Contains(got, "uses") {
		t.Errorf("the prompt is %q, although the seat gains the reward itself", got)
	}
	for _, m := range a.Legal {
		for _, e := range untilUpkeep(t, play, s, m) {
			if e.Kind == rules.EventDrew && e.Seat != s.Turn() {
				t.Errorf("the preview of %s lists the cards that seat %d draws", s.Notation(m), e.Seat)
			}
		}
		for p := range play.SeatCount() {
			if said := play.moveTip(m); p != s.Turn() && strings.Contains(said, play.Name(p)) {
				t.Errorf("%s says %q", s.Notation(m), said)
			}
		}
	}
}

// setupChoice returns a position during the set-up in which a seat chooses the reward of a space
// and then another seat draws cards.
func setupChoice(t *testing.T) *rules.State {
	t.Helper()
	for seed := range uint64(3000) {
		m, err := match.New(rules.Game, match.Setup{Seats: tabletest.Bots(4), Seed: seed}, nil)
		if err != nil {
			t.Fatal(err)
		}
		rng, s := engine.NewRand(seed), m.State().(*rules.State)
		for s.SettingUp() {
			if s.Phase() == rules.PhaseChoose {
				other := false
				_ = played(s).Play(s.Moves(nil)[0], func(e engine.Event) {
					other = other || e.Kind == rules.EventDrew && e.Seat != s.Turn() &&
						rules.WhyIn(e).Cause().Kind == rules.CauseItem
				})
				if other {
					return s
				}
			}
			if s.Play(s.Policy(&rng), nil) != nil {
				break
			}
		}
	}
	t.Fatal("no game begins with such a choice")
	return nil
}

// TestAbilityOfTheDefender checks that a player who is asked by the ability of another character is
// told whose it is, and that the tooltip of a duel names the ability before.
func TestAbilityOfTheDefender(t *testing.T) {
	play, a, _ := decisionIn(t, func(s *rules.State) bool {
		return s.Phase() == rules.PhaseChoose && s.Cause().Kind == rules.CauseAbility &&
			s.Character(0) != rules.Char(s.Cause().N) && s.Active() == 0
	})
	if got := play.Prompt(a); !strings.Contains(got, "uses the ability of") {
		t.Errorf("the prompt is %q", got)
	}
	b := boardOf(t)
	for c := range rules.Char(20) {
		if strings.Contains(c.Info().Text.Name, "Annie") {
			b.Board.Of[1].Char = c
		}
	}
	d := b.Board.DuelOf(0, fightMove("duel", 1))
	for _, awake := range []bool{false, true} {
		b.Board.Of[1].Awake = awake
		tip := b.duelTip(&d)
		if strings.Contains(tip, "acts at once") != awake {
			t.Errorf("awake %v: the tooltip of a duel is %q", awake, tip)
		}
	}
}

// TestFightSignsSayOneFightAPlayer checks that the signs of fights say before the press that only
// one of them can be made with each player.
func TestFightSignsSayOneFightAPlayer(t *testing.T) {
	play, a, _ := decisionIn(t, func(s *rules.State) bool {
		return s.Phase() == rules.PhaseAct && slices.ContainsFunc(s.Moves(nil), func(m engine.Move) bool {
			return m.Kind == rules.KindFight
		})
	})
	for _, s := range play.fightSigns(a, nil) {
		if s.lit && s.opens == "" && !strings.Contains(s.tip, "one fight with each player per turn") {
			t.Errorf("the sign %q says %q", s.label, s.tip)
		}
	}
}

// TestLimitsAreNamedBefore checks that texts name the limits of legendary tokens and items before
// they apply.
func TestLimitsAreNamedBefore(t *testing.T) {
	b := boardOf(t)
	for held, want := range map[int]bool{0: false, 2: true} {
		b.Board.Of[0].TokensHeld = held
		if said := strings.Contains(b.gamblerTip(), "keep only 3"); said != want {
			t.Errorf("with %d tokens the tooltip of the Gambler track is %q", held, b.gamblerTip())
		}
		if said := strings.Contains(b.stepSentence(rules.Gambler, 7), "keep only 3"); said != want {
			t.Errorf("with %d tokens the step to Gambler 7 is %q", held, b.stepSentence(rules.Gambler, 7))
		}
	}
	full := engine.Move{}
	play, _, s := decisionIn(t, func(s *rules.State) bool {
		i := slices.IndexFunc(s.Moves(nil), func(m engine.Move) bool {
			return m.Kind == rules.KindBuy && s.Returns(rules.ItemOf(m)) > 0
		})
		if i >= 0 {
			full = s.Moves(nil)[i]
		}
		return i >= 0
	})
	const want = "must return"
	if tip, lines := play.moveTip(full), fmt.Sprint(play.OutcomeLines(full)); !strings.Contains(tip, want) ||
		!strings.Contains(lines, want) {
		t.Errorf("%s says %q and %q", s.Notation(full), tip, lines)
	}
	after := played(s, full)
	if after.Phase() != rules.PhaseDrop {
		t.Errorf("after %s the phase is %d", s.Notation(full), after.Phase())
	}
}

// TestRollersAndTracksSayWhatTheyPay checks the texts about a face-down high roller, the end of the
// Wanted track and the top of the Gambler track.
func TestRollersAndTracksSayWhatTheyPay(t *testing.T) {
	b := boardOf(t)
	b.Board.Roller[rules.Darkrock], b.Board.RollFace[rules.Darkrock] = true, rules.NoToken
	if tip := b.rollerTip(rules.Darkrock); !strings.Contains(tip, "With 6 cards: 2 Gambler points and 2 LP.") {
		t.Errorf("a face-down high roller is said to be %q", tip)
	}
	if said := b.lawTip(); !strings.Contains(said, "3 LP if you're alone in front") {
		t.Errorf("%q leaves out the end of the game", said)
	}
	s := positionOf(t, "e13_poker_with_cheat", `{"seats": {"0": {"gp": 7}}}`)
	for rng := engine.NewRand(1); s.Phase() != rules.PhaseFightReward || s.Turn() != 0; {
		m := s.Policy(&rng)
		if s.Phase() == rules.PhaseAct {
			m = engine.Move{Kind: rules.KindPoker}
		}
		if err := s.Play(m, nil); err != nil {
			t.Fatal(err)
		}
	}
	play, _ := showPosition(t, s)
	a := table.NewDecision(play, s, s.Moves(nil))
	for _, m := range a.Legal {
		if said := play.moveTip(m); said == "" || rules.LabelName(rules.OptionOf(m)) == "gambler" &&
			!strings.Contains(said, "2 legendary tokens") {
			t.Errorf("%s says %q", s.Notation(m), said)
		}
	}
}

// TestOptionsSayTheEventThatFollows checks that an option says that an event follows if the seat
// has set off a marker.
func TestOptionsSayTheEventThatFollows(t *testing.T) {
	s := positionOf(t, "e24_gambler_space_4", `{"seats": {"0": {"gp": 4}}, "event_markers": ["gambler"]}`)
	playNamed(t, s, "poker", "show pk_kd pk_ks", "option gambler")
	play, _ := showPosition(t, s)
	for _, m := range s.Moves(nil) {
		if said := play.moveTip(m); !strings.HasSuffix(said, "Then resolve an event.") {
			t.Errorf("%s says %q", s.Notation(m), said)
		}
	}
}

// TestFightCardChoicesLeaveTheResultOut checks that the choices that a fight card asks say alike
// who wins, and that none of them is credited with the result.
func TestFightCardChoicesLeaveTheResultOut(t *testing.T) {
	play, a, s := decisionIn(t, func(s *rules.State) bool {
		return s.Phase() == rules.PhaseChoose && s.Cause().Kind == rules.CauseFightCard
	})
	said := ""
	for _, m := range a.Legal {
		if slices.ContainsFunc(untilUpkeep(t, play, s, m), func(e engine.Event) bool {
			return e.Kind == rules.EventFightWon
		}) {
			t.Errorf("the preview of %s contains the result of the fight", s.Notation(m))
		}
		line := fmt.Sprint(play.OutcomeLines(m))
		if !strings.Contains(line, "wins") || said != "" && line != said {
			t.Errorf("%s says %q, another choice %q", s.Notation(m), line, said)
		}
		said = line
	}
}

// TestExtraPointBringsOnlyItsOwn checks that an item that adds a point, and passing instead, are
// not credited with what the card of the won fight brings.
func TestExtraPointBringsOnlyItsOwn(t *testing.T) {
	effects := func(events []engine.Event) bool {
		return slices.ContainsFunc(events, func(e engine.Event) bool {
			return e.Kind == rules.EventMoney && rules.WhyIn(e).Cause().Kind == rules.CauseEffect
		})
	}
	s := positionOf(t, "e03_dead_eye_wins_ties",
		`{"seats": {"0": {"hand": ["pk_kd"], "items": ["gazette"]}}, "fight_deck": ["fc_8", "fc_2"]}`)
	playNamed(t, s, "move", "step dixon_creek", "deal fc_8", "option marshal")
	var all []engine.Event
	err := played(s).Play(engine.Move{Kind: rules.KindPass}, func(e engine.Event) { all = append(all, e) })
	if err != nil || s.OpenWindow() != "points_gained" || !effects(all) {
		t.Fatalf("passing in the window %q: %v, %v", s.OpenWindow(), err, all)
	}
	play, _ := showPosition(t, s)
	a := table.NewDecision(play, s, s.Moves(nil))
	for _, m := range a.Legal {
		if effects(untilUpkeep(t, play, s, m)) {
			t.Errorf("the preview of %s contains the dollars of a card", s.Notation(m))
		}
	}
}

// TestEqualTokensAreOneChoice checks that legendary tokens of equal values are one choice, also
// during a card game.
func TestEqualTokensAreOneChoice(t *testing.T) {
	play, a, _ := decisionIn(t, func(s *rules.State) bool {
		words := map[string]bool{}
		if s.Phase() != rules.PhaseLegend {
			return false
		}
		for _, m := range s.Moves(nil) {
			words[tokenWords(m)] = true
		}
		return len(words) > 1 && len(words) < len(s.Moves(nil))
	})
	for _, c := range []closeUp{play.choiceCloseUp(a, rules.PhaseLegend), play.gameCloseUp(a)} {
		seen := map[string]bool{}
		for _, o := range c.choice {
			if words := tokenWords(o.move); seen[words] {
				t.Errorf("the panel %s offers %s twice", c.id, words)
			} else {
				seen[words] = true
			}
		}
		if len(seen) < 2 {
			t.Errorf("the panel %s offers %v", c.id, seen)
		}
	}
}

// TestPlacesAreNamedAsTheyAre checks the title of a store, the texts of spaces with something on
// them, and the text of a faro game without bets.
func TestPlacesAreNamedAsTheyAre(t *testing.T) {
	for space, want := range map[string]string{"bg_trade_n": "Trading Post", "dr_store_e": "General Store"} {
		s := positionOf(t, "e34_item_limits", `{"seats": {"0": {"space": "`+space+`"}}}`)
		playNamed(t, s, "shop")
		play, _ := showPosition(t, s)
		if got := play.storeTitle(); !strings.HasPrefix(got, want) {
			t.Errorf("the store at %s has the title %q", space, got)
		}
	}
	b := boardOf(t)
	for x := range rules.Space(rules.Spaces()) {
		if i := x.PlotAt(); i >= 0 {
			b.Board.Plot[i] = 0
		}
		b.Board.Gold[x] = 2
		if tip := b.spaceTip(x); strings.Contains(tip, "nothing to do") || strings.Contains(tip, "store.") {
			t.Errorf("%s with 2 nuggets says %q", spaceName(x), tip)
		}
	}
	s := positionOf(t, "e15_faro", `{}`)
	playNamed(t, s, "faro")
	for rng := engine.NewRand(1); s.Phase() != rules.PhaseFaroBet; {
		if err := s.Play(s.Policy(&rng), nil); err != nil {
			t.Fatal(err)
		}
	}
	faro := New(tabletest.App(t, rules.Game), tabletest.Bots(s.Seats()))
	showFor(t, faro, s)
	faro.Board.Game.Turned = 2
	if got := faro.faroOdds(); got != "All bets are settled." {
		t.Errorf("without bets a game of faro says %q", got)
	}
}

// TestAmountsAreInReadingOrder checks that the buttons of a list are laid out in the order of the
// moves.
func TestAmountsAreInReadingOrder(t *testing.T) {
	_, a, s := decisionIn(t, func(s *rules.State) bool {
		return s.Phase() == rules.PhasePickNuggets && len(s.Moves(nil)) > 2
	})
	a.Area.W, a.Area.H = 250, 80
	all := a.List(nil, s.Moves(nil)...)
	for i := range all[1:] {
		was, now := all[i].Rect, all[i+1].Rect
		if now.Y < was.Y || now.Y == was.Y && now.X <= was.X {
			t.Errorf("button %q is before %q", all[i+1].Label, all[i].Label)
		}
	}
}

// TestBoughtWeaponCountsFromNextTurn checks that a weapon or mount on sale says that it is of use
// from the next turn on if and only if the rules keep the one that the buyer uses this turn.
func TestBoughtWeaponCountsFromNextTurn(t *testing.T) {
	kept, used := 0, 0
	for range 2 {
		m := findDecision(t, 4, func(_ *match.Match, s *rules.State) bool {
			board := rules.Game.NewBoard().(*rules.Board)
			board.Read(s, 0)
			return slices.ContainsFunc(s.Moves(nil), func(m engine.Move) bool {
				return m.Kind == rules.KindBuy && rules.ItemOf(m).Info().Class == rules.Mount &&
					(board.Of[0].Mount == rules.NoItem) == (kept > 0)
			})
		})
		s := m.State().(*rules.State)
		b, _ := showPosition(t, s)
		for _, m := range s.Moves(nil) {
			if m.Kind != rules.KindBuy || s.Returns(rules.ItemOf(m)) > 0 {
				continue
			}
			after := table.ReadBoard(b, played(s, m)).(*rules.Board)
			i := rules.ItemOf(m)
			later := i.Info().Class <= rules.Mount && after.Of[0].Weapon != i && after.Of[0].Mount != i
			if said := b.nextTurnTip(i) != ""; said != later {
				t.Errorf("%s says that it counts from the next turn: %v, want %v", i, said, later)
			}
			if later {
				kept++
			} else if i.Info().Class <= rules.Mount {
				used++
			}
			if has := strings.Contains(b.storeText(m), "From your next turn on."); has != later {
				t.Errorf("the shelf says of %s %q", i, b.storeText(m))
			}
		}
	}
	if kept == 0 || used == 0 {
		t.Errorf("%d items for later, %d for now: choose other decisions", kept, used)
	}
}
