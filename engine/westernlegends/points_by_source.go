package westernlegends

import "gulch/engine"

// Road is the way by which legendary points, money or legendary tokens are gained, such as law or
// crime. Events contain it, so statistics can show how a game was won.
type Road uint8

// The roads. RoadNone is for money that every player gets, such as income and wages.
const (
	RoadNone    Road = iota
	RoadLaw          // the Marshal track, arrests, bandits, outlaws and claim jumpers
	RoadCrime        // the Wanted track and its income, robberies, banks and trains
	RoadGold         // the mines
	RoadCards        // poker, faro and the Gambler track
	RoadStories      // stories, goals and legendary tokens
	RoadHerds        // cattle and longhorns
	RoadMoney        // LP bought at the Cabaret and with items; the money for them came by other roads
	RoadOther        // duels, events, land, cards and abilities
	roadCount
)

var roadNames = [roadCount]string{"none", "law", "crime", "gold", "cards", "stories", "herds", "money", "other"}

// String returns the name of the road (source of gains), such as "law".
func (r Road) String() string { return roadNames[r] }

var roadOfTrack = [trackCount]Road{Marshal: RoadLaw, Wanted: RoadCrime, Gambler: RoadCards}

var roadOfTokens = map[string]Road{
	"outlaw": RoadLaw, "claim_jumper": RoadLaw, "high_roller": RoadCards, "longhorn": RoadHerds, "frontier": RoadOther,
	"cattle_green": RoadHerds, "cattle_blue": RoadHerds, "cattle_orange": RoadHerds,
}

// rewardRoads holds, by kind of choice (see rewardKinds), the road that is credited with the LP or
// loot that the choice gives.
var rewardRoads = [rewardKinds]Road{
	rewardBandit: RoadLaw, rewardLoot: RoadCrime, rewardToken: RoadCrime, rewardPoker: RoadCards,
	rewardTrack: RoadOther,
}

// assignRoad assigns road r (the way by which gains are made) to all instructions that have been
// compiled since its last call.
func (b *tables) assignRoad(r Road) {
	for len(b.roads) < len(b.code) {
		b.roads = append(b.roads, r)
	}
}

// road returns the road (source) to which the gains of effect e are credited.
func (e effect) road() Road { return box.roads[e.index] }

// TrackStrategies returns a new tracker. It reads the events of a whole game and adds up the points
// of each player by road (the way by which they were gained).
func (game) TrackStrategies() engine.StrategyTracker { return &ways{} }

// ways adds up the gains of each seat by road. Its results are complete only when the game is over.
type ways struct {
	who    [MaxSeats]string // by seat: name of the character
	points [MaxSeats][roadCount]float32
	money  [MaxSeats][roadCount]float32 // money gained, in dollars
	tokens [MaxSeats][roadCount]float32 // number of legendary tokens drawn
}

// Role returns the name of the character of seat p.
func (w *ways) Role(p engine.Seat) string { return w.who[p] }

// Strategy returns the name of the road (source of points) by which seat p gained the most points.
// It never returns that of RoadOther.
func (w *ways) Strategy(p engine.Seat) string {
	all := w.all(p)
	most := RoadLaw
	for r := RoadLaw; r < RoadOther; r++ {
		if all[r] > all[most] {
			most = r
		}
	}
	return most.String()
}

// Event adds the points, money and tokens that a seat gains by event e to the sums.
func (w *ways) Event(e engine.Event) {
	switch by := RoadIn(e); e.Kind {
	case EventCharacter:
		w.who[e.Seat] = box.char[CharIn(e)].name
	case EventLP:
		w.points[e.Seat][by] += float32(ChangeIn(e))
	case EventMoney:
		w.money[e.Seat][by] += float32(max(0, ChangeIn(e)))
	case EventLegend:
		w.tokens[e.Seat][by] += float32(DrawnIn(e))
	case EventTally:
		w.tally(e.Seat, StepIn(e), float32(ChangeIn(e)))
	}
}

// tally adds n points that seat p gets in one step of the final scoring. Points for items and money
// count as bought with money, as LP from the Cabaret do.
func (w *ways) tally(p engine.Seat, step int, n float32) {
	switch step {
	case tallyWanted:
		w.points[p][RoadCrime] += n
	case tallyMarshal:
		w.points[p][RoadLaw] += n
	case tallyGambler:
		w.points[p][RoadCards] += n
	case tallyItems, tallyMoney:
		w.points[p][RoadMoney] += n
	case tallyTokens:
		share(&w.points[p], n, &w.tokens[p])
	default:
		w.points[p][RoadOther] += n
	}
}

// share adds n to points, divided among the roads (sources of gains). came holds an amount for each
// road, and the parts are in proportion to these amounts. If they are all 0, the whole of n goes to
// RoadOther.
func share(points *[roadCount]float32, n float32, came *[roadCount]float32) {
	sum := float32(0)
	for _, c := range came[RoadLaw:] {
		sum += c
	}
	if sum == 0 {
		points[RoadOther] += n
		return
	}
	for r := RoadLaw; r < roadCount; r++ {
		points[r] += float32(n * came[r] / sum)
	}
}

// all returns the points of seat p by road. Points that were bought with money are divided among
// the roads by which the seat gained its money.
func (w *ways) all(p engine.Seat) [roadCount]float32 {
	points := w.points[p]
	bought := points[RoadMoney]
	points[RoadMoney] = 0
	share(&points, bought, &w.money[p])
	return points
}
