package westernlegends

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"gulch/engine"
)

// parameter is the kind of a word that follows the verb of a move in the notation: the name of a
// card, a space and so on.
type parameter uint8

const (
	wordNumber parameter = iota + 1
	wordChar
	wordSpace
	wordSource
	wordIncome
	wordItem
	wordCard
	wordFightCard
	wordFight
	wordSeat
	wordGoal
	wordLabel
	wordEvent
	wordPlace
	wordStory
	wordCards  // all following words are poker cards; the move packs them into its fields
	wordTokens // up to three legendary tokens
	wordBet    // two words: rank and amount
)

// verbs holds the notation of each kind of move: its verb and the kinds of the words that follow.
var verbs = [kindEnd]struct {
	word string
	is   []parameter
	like string // an example of such a move, for error messages
}{
	KindPick:             {"pick", []parameter{wordChar}, "pick bass_reeves"},
	KindStart:            {"start", []parameter{wordSpace}, "start dr_bank"},
	KindUse:              {"use", []parameter{wordSource}, "use pk_3c"},
	KindPass:             {"pass", nil, "pass"},
	KindIncome:           {"income", []parameter{wordIncome}, "income mixed"},
	KindGear:             {"gear", []parameter{wordItem, wordItem}, "gear revolver none"},
	KindMove:             {"move", nil, "move"},
	KindTrail:            {"trail", nil, "trail"},
	KindRail:             {"rail", nil, "rail"},
	KindWork:             {"work", nil, "work"},
	KindShop:             {"shop", nil, "shop"},
	KindDeposit:          {"deposit", []parameter{wordNumber}, "deposit 2"},
	KindBankRobbery:      {"bank_robbery", nil, "bank_robbery"},
	KindHeal:             {"heal", nil, "heal"},
	KindRevel:            {"revel", []parameter{wordNumber}, "revel 2"},
	KindProspect:         {"prospect", nil, "prospect"},
	KindAcquire:          {"acquire", nil, "acquire"},
	KindTakeLonghorns:    {"take_longhorns", nil, "take_longhorns"},
	KindPoker:            {"poker", nil, "poker"},
	KindHighStakes:       {"high_stakes", nil, "high_stakes"},
	KindFaro:             {"faro", nil, "faro"},
	KindChallenge:        {"challenge", nil, "challenge"},
	KindFrontier:         {"frontier", []parameter{wordCards}, "frontier pk_5h pk_6c"},
	KindTrainHeist:       {"train_heist", nil, "train_heist"},
	KindCard:             {"card", []parameter{wordCard}, "card pk_4h"},
	KindItem:             {"item", []parameter{wordItem}, "item provisions"},
	KindAbility:          {"ability", nil, "ability"},
	KindFight:            {"fight", []parameter{wordFight, wordSeat}, "fight duel 1"},
	KindCompleteGoal:     {"complete_goal", []parameter{wordGoal}, "complete_goal 2"},
	KindEndTurn:          {"end_turn", nil, "end_turn"},
	KindStep:             {"step", []parameter{wordSpace}, "step dr_bank"},
	KindStop:             {"stop", nil, "stop"},
	KindTake:             {"take", []parameter{wordNumber}, "take 1"},
	KindDeliverLonghorns: {"deliver_longhorns", []parameter{wordNumber}, "deliver_longhorns 1"},
	KindDeliver:          {"deliver", nil, "deliver"},
	KindKeep:             {"keep", nil, "keep"},
	KindOption:           {"option", []parameter{wordLabel}, "option money"},
	KindPlayer:           {"player", []parameter{wordSeat}, "player 1"},
	KindDiscard:          {"discard", []parameter{wordCard}, "discard pk_2h"},
	KindKeepTokens:       {"keep_tokens", []parameter{wordTokens}, "keep_tokens lt01 lt16"},
	KindResolve:          {"resolve", []parameter{wordEvent}, "resolve ev01"},
	KindLook:             {"look", []parameter{wordPlace}, "look dr_bank"},
	KindReroll:           {"reroll", []parameter{wordNumber, wordSource}, "reroll 3 pk_8h"},
	KindPlay:             {"play", []parameter{wordCard}, "play pk_ah"},
	KindDecline:          {"decline", nil, "decline"},
	KindDeal:             {"deal", []parameter{wordFightCard}, "deal fc_9"},
	KindRestart:          {"restart", nil, "restart"},
	KindLetStand:         {"let_stand", nil, "let_stand"},
	KindBuy:              {"buy", []parameter{wordItem}, "buy mustang"},
	KindUpgrade:          {"upgrade", []parameter{wordItem}, "upgrade revolver"},
	KindDrop:             {"drop", []parameter{wordItem}, "drop rifle"},
	KindDone:             {"done", nil, "done"},
	KindJoin:             {"join", nil, "join"},
	KindShow:             {"show", []parameter{wordCard, wordCard}, "show pk_2h pk_kd"},
	KindStay:             {"stay", nil, "stay"},
	KindFold:             {"fold", nil, "fold"},
	KindBet:              {"bet", []parameter{wordBet}, "bet 7 20"},
	KindTakeBack:         {"take_back", nil, "take_back"},
	KindContribute:       {"contribute", []parameter{wordStory}, "contribute st13"},
}

// nameKey is a word of the notation together with the kind of thing it stands for, because the same
// word can stand for things of several kinds.
type nameKey struct {
	is   parameter
	name string
}

// names maps words of the notation to the numbers that they have in moves.
var names map[nameKey]int16

func readNames() map[nameKey]int16 {
	m := map[nameKey]int16{{wordItem, "none"}: -1, {wordCard, "none"}: -1, {wordPlace, "none"}: -1}
	put := func(is parameter, name string, n int) { m[nameKey{is, name}] = int16(n) }
	for i, c := range box.char {
		put(wordChar, c.id, i)
	}
	for id, x := range box.byID {
		put(wordSpace, id, int(x))
		put(wordPlace, id, int(x))
	}
	for i, id := range townIDs {
		put(wordPlace, "saloon_"+id, peekSaloon+i)
	}
	for i, c := range box.poker {
		put(wordCard, c.id, i)
		put(wordSource, c.id, i)
	}
	for i := range autoItem - autoAbility {
		put(wordSource, "ability_"+strconv.Itoa(i), sourceAbility+i)
	}
	for i, it := range box.item {
		put(wordItem, it.id, i)
		put(wordSource, it.id, sourceItem+i)
	}
	for i, c := range box.fight {
		put(wordFightCard, c.id, i)
	}
	for _, l := range []struct {
		is   parameter
		list []string
	}{{wordIncome, incomeIDs}, {wordFight, fightIDs}, {wordLabel, box.labels}} {
		for i, id := range l.list {
			put(l.is, id, i)
		}
	}
	for i, st := range box.story {
		put(wordStory, st.id, i)
	}
	for i, e := range box.event {
		put(wordEvent, e.id, i)
	}
	for i, t := range box.legend {
		put(wordTokens, t.id, i+1)
	}
	put(wordSeat, "man_in_black", int(ManInBlack))
	return m
}

// nouns maps numbers in moves to the words of the notation.
var nouns map[nameNumber]string

func newNouns() map[nameNumber]string {
	m := map[nameNumber]string{}
	for k, n := range names {
		m[nameNumber{k.is, n}] = k.name
	}
	return m
}

type nameNumber struct {
	is parameter
	n  int16
}

// noun returns the word of the notation for the card, space or other thing with number n; is says
// which kind of thing it is. If there is no word, it returns the number in digits.
func noun(is parameter, n int16) string {
	if name, known := nouns[nameNumber{is, n}]; known {
		return name
	}
	return strconv.Itoa(int(n))
}

var rankNames = [fightCards]string{"2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"}

// Notation returns move m as text: its verb, followed by ids, seat numbers from 0, or other
// numbers. For an unknown kind of move it returns "move" and the four fields.
func (s *State) Notation(m engine.Move) string {
	if m.Kind == 0 || m.Kind >= kindEnd {
		n := m.Numbers()
		return fmt.Sprintf("move %d %d %d %d", m.Kind, n[0], n[1], n[2])
	}
	words := []string{verbs[m.Kind].word}
	values := m.Numbers()
	for i, is := range verbs[m.Kind].is {
		switch is {
		case wordCards:
			if set, ok := unpackCards(m); ok {
				for c := range set.All() {
					words = append(words, c.String())
				}
			} else {
				words = append(words, fmt.Sprint(values))
			}
		case wordTokens:
			for _, t := range values {
				if t != 0 {
					words = append(words, noun(wordTokens, t))
				}
			}
		case wordBet:
			words = append(words, betWords(m)...)
		default:
			words = append(words, noun(is, values[i]))
		}
	}
	return strings.Join(words, " ")
}

func betWords(m engine.Move) []string {
	if !legalBet(PackedOf(m)) {
		return []string{"?", strconv.Itoa(int(PackedOf(m)))}
	}
	b := unpackBet(PackedOf(m))
	return []string{rankNames[b.rank], strconv.Itoa(int(b.amount))}
}

// Parse reads a move from its notation. The move need not be legal. Parse returns an error if the
// text is not a move.
func (s *State) Parse(text string) (engine.Move, error) { return s.grammar().Parse(text) }

// grammar returns the grammar that the engine uses to parse the notation.
func (s *State) grammar() engine.Grammar {
	return engine.Grammar{
		End: kindEnd, ParseRest: parseMove, LegalExamples: s.examples,
		Verb: func(k engine.Kind) (word, like string) { return verbs[k].word, verbs[k].like },
	}
}

func parseMove(kind engine.Kind, words []string) (engine.Move, error) {
	is := verbs[kind].is
	if len(is) == 1 {
		switch is[0] {
		case wordCards:
			return parseCards(words)
		case wordTokens:
			return parseTokens(words)
		case wordBet:
			return parseBet(words)
		}
	}
	if len(words) != len(is) {
		return engine.Move{}, fmt.Errorf("%d words follow where %d are wanted", len(words), len(is))
	}
	var values [3]int16
	for i, word := range words {
		n, err := parseWord(is[i], word)
		if err != nil {
			return engine.Move{}, err
		}
		values[i] = n
	}
	return engine.MoveOf(kind, values[:]...), nil
}

// parseWord returns the number of the card, space or other thing that word names; is says which
// kind of thing it is. word can also be that number in digits. Any other word is an error.
func parseWord(is parameter, word string) (int16, error) {
	if n, known := names[nameKey{is, word}]; known {
		return n, nil
	}
	n, err := strconv.ParseInt(word, 10, 16)
	if err != nil {
		return 0, fmt.Errorf("there is no %q", word)
	}
	return int16(n), nil
}

func parseCards(words []string) (engine.Move, error) {
	set := CardSet(0)
	for _, word := range words {
		n, known := names[nameKey{wordCard, word}]
		if !known || n < 0 || set.Has(Card(n)) || set.Len() == packedCards {
			return engine.Move{}, fmt.Errorf("%q is no further card of a set", word)
		}
		set |= Card(n).bit()
	}
	return FrontierMove(set), nil
}

func parseTokens(words []string) (engine.Move, error) {
	if len(words) > 3 {
		return engine.Move{}, fmt.Errorf("at most three tokens can be kept")
	}
	var token [3]int
	for i, word := range words {
		n, known := names[nameKey{wordTokens, word}]
		if !known {
			return engine.Move{}, fmt.Errorf("there is no token %q", word)
		}
		token[i] = int(n)
	}
	return KeepTokens(token[0], token[1], token[2]), nil
}

func parseBet(words []string) (engine.Move, error) {
	if len(words) != 2 {
		return engine.Move{}, fmt.Errorf("a rank and an amount are wanted")
	}
	amount, err := strconv.Atoi(words[1])
	rank := slices.Index(rankNames[:], words[0])
	if rank < 0 || err != nil || amount != 10 && amount != 20 {
		return engine.Move{}, fmt.Errorf("a bet is 10 or 20 on a rank from 2 to A, not %q on %q", words[1], words[0])
	}
	return Bet(rank, amount), nil
}

// examples returns up to four moves that are legal now, in notation, as examples for error
// messages.
func (s *State) examples() []string {
	var like []string
	for _, m := range s.Moves(nil) {
		if like = append(like, s.Notation(m)); len(like) == 4 {
			break
		}
	}
	return like
}
