package dakota

import (
	"fmt"
	"strconv"
	"strings"

	"gulch/engine"
)

// operand is the type of a parameter in the notation of moves, such as a seat or a cell. In the
// notation, a parameter takes one or more words after the verb.
type operand uint8

const (
	noOperand operand = iota
	opSeat
	opSlot
	opWindow
	opLayer
	opTile
	opCell // two words: the coordinates x and y
	opTurn
	opWorker
	opCard
	opCart
	opCartType
	opGivenUp // a cart to be given up; no word means none
	opBuilding
	opResource
	opOre // a resource, or "both"
	opMode
	opCombo
	opJob
	opNumber
	opAim  // the target of an attack: x and y of a leaf in two words, or a slot or a cart in one
	opPlay // depends on the played card, see playOperand
)

// verbs holds the notation of each kind of move: word is its verb, and is holds the types of its
// parts.
var verbs = [kindEnd]struct {
	word string
	is   [3]operand
	like string // an example of such a move, for error messages
}{
	KindDawn:           {"dawn", [3]operand{}, "dawn"},
	KindBail:           {"bail", [3]operand{opSeat, opSlot}, "bail 1 slot_03"},
	KindLeave:          {"leave", [3]operand{opSeat, opSlot}, "leave 1 slot_03"},
	KindBag:            {"bag", [3]operand{opLayer}, "bag 1"},
	KindSkip:           {"skip", [3]operand{}, "skip"},
	KindTile:           {"tile", [3]operand{opTile}, "tile l1_straight_coal"},
	KindPlace:          {"place", [3]operand{opCell}, "place 0 1"},
	KindReplace:        {"replace", [3]operand{opCell}, "replace 0 2"},
	KindTurn:           {"turn", [3]operand{opTurn}, "turn r0"},
	KindDecline:        {"decline", [3]operand{}, "decline"},
	KindDestroy:        {"destroy", [3]operand{opSlot}, "destroy slot_03"},
	KindLayEngineer:    {"lay_engineer", [3]operand{}, "lay_engineer"},
	KindCollapse:       {"collapse", [3]operand{opCell}, "collapse 1 5"},
	KindSick:           {"sick", [3]operand{opWorker}, "sick miner"},
	KindSend:           {"send", [3]operand{opWorker}, "send miner"},
	KindProspect:       {"prospect", [3]operand{}, "prospect"},
	KindSurvey:         {"survey", [3]operand{}, "survey"},
	KindDone:           {"done", [3]operand{}, "done"},
	KindPass:           {"pass", [3]operand{}, "pass"},
	KindPlay:           {"play", [3]operand{opCard, opPlay}, "play timber_delivery"},
	KindAttack:         {"attack", [3]operand{opCard, opSeat}, "attack hold_up 1"},
	KindAim:            {"aim", [3]operand{opAim}, "aim slot_03"},
	KindCommit:         {"commit", [3]operand{opWorker}, "commit miner"},
	KindAccept:         {"accept", [3]operand{}, "accept"},
	KindNo:             {"no", [3]operand{}, "no"},
	KindReact:          {"react", [3]operand{opCard}, "react marshall"},
	KindOfficer:        {"officer", [3]operand{opWorker}, "officer sheriff"},
	KindArrest:         {"arrest", [3]operand{opWorker}, "arrest miner"},
	KindNoArrest:       {"no_arrest", [3]operand{}, "no_arrest"},
	KindTake:           {"take", [3]operand{opResource}, "take silver"},
	KindStop:           {"stop", [3]operand{}, "stop"},
	KindKeepCard:       {"keep", [3]operand{opCard}, "keep tents"},
	KindKeepNone:       {"keep_none", [3]operand{}, "keep_none"},
	KindAssignCart:     {"assign_cart", [3]operand{opCart, opWorker}, "assign_cart cart_1 miner"},
	KindAssignWindow:   {"assign_window", [3]operand{opSlot, opWorker}, "assign_window slot_02 miner"},
	KindAssignUpskill:  {"assign_upskill", [3]operand{opSlot}, "assign_upskill slot_03"},
	KindIdle:           {"idle", [3]operand{opWorker}, "idle miner"},
	KindPlanDone:       {"plan_done", [3]operand{}, "plan_done"},
	KindLaunch:         {"launch", [3]operand{opCart}, "launch cart_1"},
	KindShaft:          {"shaft", [3]operand{opCell}, "shaft 1 5"},
	KindDrink:          {"drink", [3]operand{opSlot, opWindow}, "drink slot_03 0"},
	KindGamble:         {"gamble", [3]operand{opSlot, opWindow}, "gamble slot_03 0"},
	KindTendBar:        {"tend_bar", [3]operand{opSlot, opWindow}, "tend_bar slot_03 0"},
	KindLearn:          {"learn", [3]operand{opSlot, opWindow}, "learn slot_03 0"},
	KindUpskill:        {"upskill", [3]operand{opSlot, opWorker}, "upskill slot_03 bartender"},
	KindWork:           {"work", [3]operand{opSlot, opWindow}, "work slot_02 0"},
	KindBuild:          {"build", [3]operand{opBuilding}, "build house"},
	KindRebuild:        {"rebuild", [3]operand{opBuilding}, "rebuild saloon"},
	KindSite:           {"site", [3]operand{opSlot}, "site slot_01"},
	KindUpgrade:        {"upgrade", [3]operand{opSlot}, "upgrade slot_01"},
	KindBuyCart:        {"buy_cart", [3]operand{opCartType, opGivenUp}, "buy_cart small_cart"},
	KindResolveDone:    {"resolve_done", [3]operand{}, "resolve_done"},
	KindKeepRoll:       {"keep_roll", [3]operand{}, "keep_roll"},
	KindReroll:         {"reroll", [3]operand{}, "reroll"},
	KindReturnCart:     {"return_cart", [3]operand{opCart}, "return_cart cart_1"},
	KindMine:           {"mine", [3]operand{opCell}, "mine 0 5"},
	KindHaul:           {"haul", [3]operand{opMode, opOre}, "haul strong both"},
	KindCollectDone:    {"collect_done", [3]operand{}, "collect_done"},
	KindSellCombo:      {"sell_combo", [3]operand{opCombo, opResource}, "sell_combo coinage silver"},
	KindSellPlain:      {"sell_plain", [3]operand{opResource, opNumber}, "sell_plain coal 2"},
	KindHireSpecialist: {"hire_specialist", [3]operand{opJob}, "hire_specialist 1"},
	KindHireMiner:      {"hire_miner", [3]operand{}, "hire_miner"},
	KindHireStrong:     {"hire_strong", [3]operand{}, "hire_strong"},
	KindEndTurn:        {"end_turn", [3]operand{}, "end_turn"},
	KindSell:           {"sell", [3]operand{opResource}, "sell gold"},
	KindDig:            {"dig", [3]operand{opCell, opResource}, "dig 0 4 silver"},
	KindDismiss:        {"dismiss", [3]operand{opWorker}, "dismiss miner"},
	KindDiscardRes:     {"discard_resource", [3]operand{opResource}, "discard_resource coal"},
	KindDiscardCard:    {"discard_card", [3]operand{opCard}, "discard_card tents"},
}

// playOperand returns the types of the parts first and second of a KindPlay move that plays card c.
func playOperand(c Card) [2]operand {
	switch c {
	case ControlledCollapse:
		return [2]operand{opCell}
	case StrongCoffee:
		return [2]operand{opWorker}
	case MailOrder:
		return [2]operand{opCartType, opGivenUp}
	case PrivateBuyer:
		return [2]operand{opCombo}
	case PokerNight, CheapLabour:
		return [2]operand{opNumber}
	case HeadHunter:
		return [2]operand{opJob}
	}
	return [2]operand{}
}

// operands returns the types of the parts of a move of the given kind. For KindPlay they depend on
// the card that is played, which is the first part.
func operands(kind engine.Kind, first int16) [3]operand {
	is := verbs[kind].is
	if is[1] == opPlay {
		more := playOperand(Card(min(uint16(first), uint16(noCard))))
		is[1], is[2] = more[0], more[1]
	}
	return is
}

// Notation returns move m as text: its verb, followed by ids, seat numbers from 0, cells as x and
// y, or other numbers.
func (s *State) Notation(m engine.Move) string {
	if m.Kind == 0 || m.Kind >= kindEnd {
		n := m.Numbers()
		return fmt.Sprintf("move %d %d %d %d", m.Kind, n[0], n[1], n[2])
	}
	v := verbs[m.Kind]
	words := []string{v.word}
	values := m.Numbers()
	if v.is[0] == opAim {
		return v.word + " " + aimText(values[0], values[1])
	}
	for i, is := range operands(m.Kind, values[0]) {
		if text := operandText(is, values[i]); text != "" {
			words = append(words, text)
		}
	}
	return strings.Join(words, " ")
}

func aimText(what, which int16) string {
	switch what {
	case AimLeaf:
		return operandText(opCell, which)
	case AimSlot:
		return operandText(opSlot, which)
	}
	return operandText(opCart, which)
}

func operandText(is operand, n int16) string {
	small := uint8(min(uint16(n), 255))
	switch is {
	case noOperand:
		return ""
	case opSlot:
		return fmt.Sprintf("slot_%02d", n+1)
	case opCart:
		return fmt.Sprintf("cart_%d", n+1)
	case opGivenUp:
		if n == NoCartSlot {
			return ""
		}
		return fmt.Sprintf("cart_%d", n+1)
	case opCell:
		x, y := cell(small).xy()
		return fmt.Sprintf("%d %d", x, y)
	case opTurn:
		return fmt.Sprintf("r%d", n)
	case opTile:
		return Tile(small).String()
	case opWorker:
		return Worker(small).String()
	case opCard:
		return Card(small).String()
	case opCartType:
		return Cart(small).String()
	case opBuilding:
		return Building(small).String()
	case opOre:
		if Resource(n) == BothResources {
			return "both"
		}
		return Resource(small).String()
	case opResource:
		return Resource(small).String()
	case opCombo:
		return Combination(small).String()
	case opMode:
		return modeWords[min(small, 1)]
	}
	return strconv.Itoa(int(n))
}

var modeWords = [2]string{"normal", "strong"}

// Parse reads a move from its notation, and returns an error if the text is not a move. The move
// need not be legal.
func (s *State) Parse(text string) (engine.Move, error) { return s.grammar().Parse(text) }

// grammar returns the grammar of the notation, by which the package engine parses it.
func (s *State) grammar() engine.Grammar {
	return engine.Grammar{
		End: kindEnd, ParseRest: parseMove, LegalExamples: s.examples, OnlyRule: "R125",
		Verb: func(k engine.Kind) (word, like string) { return verbs[k].word, verbs[k].like },
	}
}

func parseMove(kind engine.Kind, words []string) (engine.Move, error) {
	p := parser{words: words}
	var values [3]int16
	if v := verbs[kind]; v.is[0] == opAim {
		values[0], values[1] = p.aim()
	} else {
		values[0] = p.operand(v.is[0])
		is := operands(kind, values[0])
		values[1], values[2] = p.operand(is[1]), p.operand(is[2])
	}
	if p.err == nil && len(p.words) > 0 {
		p.err = fmt.Errorf("%q is too much", strings.Join(p.words, " "))
	}
	return engine.MoveOf(kind, values[:]...), p.err
}

// parser parses the words that follow a verb. After an error it only keeps that error.
type parser struct {
	words []string
	err   error
}

func (p *parser) word() string {
	if len(p.words) == 0 {
		if p.err == nil {
			p.err = fmt.Errorf("something is missing")
		}
		return ""
	}
	w := p.words[0]
	p.words = p.words[1:]
	return w
}

// aim parses the aim of an attack: the x and y of a leaf, a slot or a cart. what is the Aim
// constant; which is the number of the cell, slot or cart.
func (p *parser) aim() (what, which int16) {
	if len(p.words) > 1 {
		return AimLeaf, p.operand(opCell)
	}
	if len(p.words) == 1 && strings.HasPrefix(p.words[0], "cart_") {
		return AimCart, p.operand(opCart)
	}
	return AimSlot, p.operand(opSlot)
}

func (p *parser) operand(is operand) int16 {
	switch is {
	case noOperand:
		return 0
	case opSlot:
		return p.numbered("slot_", 1, BuildingSlots)
	case opCart:
		return p.numbered("cart_", 1, CartSlots)
	case opGivenUp:
		if len(p.words) == 0 {
			return NoCartSlot
		}
		return p.numbered("cart_", 1, CartSlots)
	case opCell:
		return p.cell()
	case opTurn:
		return p.numbered("r", 0, 3)
	case opTile:
		return p.id(box.tileID[:])
	case opWorker:
		return p.id(box.workerID[:])
	case opCard:
		return p.id(box.cardID[:])
	case opCartType:
		return p.id(box.cartID[:])
	case opBuilding:
		return p.id(box.buildingID[:])
	case opOre:
		if len(p.words) > 0 && p.words[0] == "both" {
			p.word()
			return int16(BothResources)
		}
		return p.id(box.resourceID[:])
	case opResource:
		return p.id(box.resourceID[:])
	case opCombo:
		return p.id(box.comboID[:])
	case opMode:
		return p.id(modeWords[:])
	}
	return p.number()
}

func (p *parser) id(ids []string) int16 {
	w := p.word()
	for i, id := range ids {
		if id == w && id != "" {
			return int16(i)
		}
	}
	if p.err == nil {
		p.err = fmt.Errorf("%q is not known", w)
	}
	return 0
}

func (p *parser) number() int16 {
	w := p.word()
	n, err := strconv.ParseInt(w, 10, 16)
	if err != nil && p.err == nil {
		p.err = fmt.Errorf("%q is not a number that fits here", w)
	}
	return int16(n)
}

// numbered parses the next word, which must be the prefix and a number, such as "slot_01". It
// returns the number minus low. The number must be from low to count.
func (p *parser) numbered(prefix string, low, count int) int16 {
	w := p.word()
	n, err := strconv.Atoi(strings.TrimPrefix(w, prefix))
	if (err != nil || !strings.HasPrefix(w, prefix) || n < low || n > count) && p.err == nil {
		p.err = fmt.Errorf("%q is not known", w)
	}
	return int16(n - low)
}

func (p *parser) cell() int16 {
	x, y := p.number(), p.number()
	c, inside := cellAt(int(x), int(y))
	if !inside && p.err == nil {
		p.err = fmt.Errorf("%d %d lies outside of the mine", x, y)
	}
	return int16(c)
}

// examples returns an example of the notation for each kind of move that belongs to the phase.
func (s *State) examples() []string {
	var like []string
	for kind := engine.Kind(1); kind < kindEnd; kind++ {
		if phasesOf[kind]>>s.phase&1 != 0 {
			like = append(like, verbs[kind].like)
		}
	}
	return like
}
