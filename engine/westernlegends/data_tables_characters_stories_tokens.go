package westernlegends

import (
	"fmt"
	"io/fs"
	"slices"
	"strings"

	"gulch/assets/data"
	"gulch/engine/westernlegends/poker"
)

// gainDoc holds the starting possessions of a character, as written in the data.
type gainDoc struct {
	Money   int16    `json:"money"`
	Cards   int      `json:"cards"`
	Items   []string `json:"items"`
	Wounds  uint8    `json:"wounds"`
	Marshal uint8    `json:"marshal"`
	Wanted  uint8    `json:"wanted"`
	Gambler uint8    `json:"gambler"`
}

func (b *tables) readChars(files fs.FS) error {
	type goalDoc struct {
		Key, Name, Text string
		Cond            condDoc
	}
	type doc struct {
		ID, Name, Set string
		Start         []string
		Gain          gainDoc
		Ability       []abilityDoc
		AbilityText   string `json:"ability_text"`
		Goals         []goalDoc
	}
	list, err := readJSON[doc](files, "characters.json", charCount)
	if err != nil {
		return err
	}
	for i, d := range list {
		c := charInfo{id: d.ID, name: d.Name, set: d.Set, text: d.AbilityText, gain: d.Gain}
		for _, id := range d.Start {
			x, err := b.spaceOf(id)
			if err != nil {
				return err
			}
			c.start = append(c.start, x)
		}
		for _, id := range d.Gain.Items {
			name := strings.TrimSuffix(id, "+")
			at, err := idIndex("item", b.itemIDs(), name)
			if err != nil {
				return err
			}
			c.items = append(c.items, Item(at))
			if name != id {
				c.itemUp |= Item(at).bit()
			}
		}
		if c.ability, err = b.abilities(d.Ability); err != nil {
			return fmt.Errorf("character %s: %w", d.ID, err)
		}
		c.passive = b.passivesOf(c.ability)
		if len(d.Goals) != goalsEach {
			return fmt.Errorf("character %s has %d goals", d.ID, len(d.Goals))
		}
		for g, goal := range d.Goals {
			at, err := b.condition(goal.Cond)
			if err != nil {
				return fmt.Errorf("goal %s: %w", goal.Key, err)
			}
			c.goals[g] = goalInfo{key: goal.Key, name: goal.Name, text: goal.Text, cond: at, asks: []int16{at}}
			if len(b.conds[at].all) > 0 {
				c.goals[g].asks = b.conds[at].all
			}
		}
		b.char[i] = c
		if d.Set == "base" {
			b.baseSet |= 1 << i
		}
	}
	return nil
}

// passivesOf returns the sums of the passive effects of the abilities in list.
func (b *tables) passivesOf(list []ability) passives {
	var p passives
	for _, a := range list {
		if a.when != winPassive {
			continue
		}
		for _, in := range b.code[a.then.start:a.then.end] {
			switch in.do {
			case doHandSize:
				p.hand += in.n
			case doCapMoney:
				p.cap = in.n
			case doMoveBonus:
				p.move += in.n
			case doCapNuggets:
				p.nuggets += in.n
			case doExtraDie:
				p.dice += in.n
			case doMesaWalk:
				p.mesa = true
			case doWoundsSpareHand:
				p.spare = true
			}
		}
	}
	return p
}

func (b *tables) readStories(files fs.FS) error {
	type doc struct {
		ID, Name string
		Trigger  struct {
			Sig, Feature, Town, Region string
			Min                        int16
			Cond                       *condDoc
		}
		Reward, Finish []effectDoc
		TriggerText    string `json:"trigger_text"`
		RewardText     string `json:"reward_text"`
		FinishText     string `json:"finish_text"`
	}
	list, err := readJSON[doc](files, "stories.json", storyCount)
	if err != nil {
		return err
	}
	for i, d := range list {
		st := storyInfo{
			id: d.ID, name: d.Name, min: d.Trigger.Min, feature: d.Trigger.Feature, town: NoTown, region: -1, cond: -1,
			triggerText: d.TriggerText, rewardText: d.RewardText, end: d.FinishText,
		}
		sig, err := idIndex("signal", signalIDs[:], d.Trigger.Sig)
		st.sig = signal(sig)
		if err == nil && d.Trigger.Town != "" {
			var at int
			at, err = idIndex("town", townIDs, d.Trigger.Town)
			st.town = Town(at)
		}
		if err == nil && d.Trigger.Region != "" {
			var at int
			at, err = idIndex("region", regionIDs, d.Trigger.Region)
			st.region = int8(at)
		}
		if err == nil && d.Trigger.Cond != nil {
			st.cond, err = b.condition(*d.Trigger.Cond)
		}
		if err == nil {
			st.reward, err = b.compile(d.Reward)
		}
		if err == nil {
			st.finish, err = b.compile(d.Finish)
		}
		if err != nil {
			return fmt.Errorf("story %s: %w", d.ID, err)
		}
		b.story[i] = st
	}
	return nil
}

type fxDoc struct {
	ID, Name, Text string
	Fx             []effectDoc
}

func (b *tables) named(d fxDoc) (namedFx, error) {
	then, err := b.compile(d.Fx)
	if err != nil {
		err = fmt.Errorf("%s: %w", d.ID, err)
	}
	return namedFx{id: d.ID, name: d.Name, text: d.Text, then: then}, err
}

func (b *tables) readEvents(files fs.FS) error {
	list, err := readJSON[fxDoc](files, "events.json", eventCount)
	for i, d := range list {
		if b.event[i], err = b.named(d); err != nil {
			return err
		}
	}
	return err
}

func (b *tables) readMib(files fs.FS) error {
	list, err := readJSON[fxDoc](files, "man_in_black.json", mibCount)
	for i, d := range list {
		if b.mib[i], err = b.named(d); err != nil {
			return err
		}
	}
	return err
}

func (b *tables) readTrain(files fs.FS) error {
	type doc struct {
		ID, Name, Text string
		GuardCards     int8        `json:"guard_cards"`
		Win            []effectDoc `json:"win"`
		Loss           []effectDoc `json:"loss"`
	}
	list, err := readJSON[doc](files, "train_encounters.json", trainCount)
	for i, d := range list {
		t := trainInfo{guard: d.GuardCards}
		if t.namedFx, err = b.named(fxDoc{d.ID, d.Name, d.Text, d.Win}); err != nil {
			return err
		}
		if t.loss, err = b.compile(d.Loss); err != nil || t.guard < 0 || t.guard > 4 {
			return fmt.Errorf("%s: %v", d.ID, err)
		}
		b.train[i] = t
	}
	return err
}

func (b *tables) readTokens(files fs.FS) error {
	type doc struct {
		Type, ID, Text string
		Number         int8
		Fx             []effectDoc
	}
	list, err := readJSON[doc](files, "tokens.json", 0)
	if err != nil {
		return err
	}
	piles := map[string][]tokenInfo{}
	for _, d := range list {
		then, err := b.compile(d.Fx)
		if err != nil {
			return fmt.Errorf("token %s: %w", d.ID, err)
		}
		b.assignRoad(roadOfTokens[d.Type])
		piles[d.Type] = append(piles[d.Type], tokenInfo{id: d.ID, text: d.Text, number: d.Number, then: then})
	}
	for kind := range tokenKinds {
		from := slices.Index([]TokenKind{Outlaw, ClaimJumper, HighRoller, Longhorn}, kind)
		at := []Token{firstOutlaw, firstJumper, firstRoller, firstLonghorn, tokenCount}
		if len(piles[kind.String()]) != int(at[from+1]-at[from]) {
			return fmt.Errorf("tokens.json has %d of %s", len(piles[kind.String()]), kind)
		}
		copy(b.token[at[from]:at[from+1]], piles[kind.String()])
	}
	for i, colour := range cattleColours {
		if copy(b.cattle[i*cattleEach:], piles["cattle_"+colour]) != cattleEach {
			return fmt.Errorf("tokens.json: want %d of cattle_%s", cattleEach, colour)
		}
	}
	if copy(b.plot[:], piles["frontier"]) != frontierCount || copy(b.legend[:], piles["legendary"]) != legendCount {
		return fmt.Errorf("tokens.json: want %d frontier and %d legendary tokens", frontierCount, legendCount)
	}
	return b.pairPlots()
}

// pairPlots fills b.twin: for each frontier token, the other token with the same number. Players
// cannot distinguish such a pair while both are face down. It returns an error if a token does not
// have exactly one twin.
func (b *tables) pairPlots() error {
	for i := range b.plot {
		found := 0
		for j := range b.plot {
			if i != j && b.plot[i].number == b.plot[j].number {
				b.twin[i] = int8(j)
				found++
			}
		}
		if found != 1 {
			return fmt.Errorf("tokens.json: frontier token %s shares its number with %d others", b.plot[i].id, found)
		}
	}
	return nil
}

var cattleColours = [ranchCount]string{"green", "blue", "orange"}

func (b *tables) readTracks(files fs.FS) error {
	type doc struct {
		Track       string
		Space       int
		Fx          []effectDoc
		Row         int8
		EventMarker bool `json:"event_marker"`
	}
	list, err := readJSON[doc](files, "tracks.json", 2*topSpace+topGambler)
	if err != nil {
		return err
	}
	b.tops = [trackCount]int{Marshal: topSpace, Wanted: topSpace, Gambler: topGambler}
	for _, d := range list {
		t, err := idIndex("track", trackIDs[:trackCount], d.Track)
		if err != nil || d.Space < 1 || d.Space > b.tops[t] {
			return fmt.Errorf("tracks.json: %s %d: %v", d.Track, d.Space, err)
		}
		then, err := b.compile(d.Fx)
		if err != nil {
			return err
		}
		b.assignRoad(roadOfTrack[t])
		b.track[t][d.Space] = trackSpace{then: then, row: d.Row, marker: d.EventMarker}
	}
	return nil
}

// readHands returns an error if poker_hands.csv ranks the poker hands differently from package
// poker.
func (b *tables) readHands(files fs.FS) error {
	rows := data.Read(files, folder+"poker_hands.csv")
	for rows.Next() {
		n := rows.Int("strength")
		if n < 1 || n >= len(poker.IDs) || poker.IDs[n] != rows.Text("id") {
			rows.Fail("hand %q of strength %d", rows.Text("id"), n)
		}
	}
	return rows.Err()
}
