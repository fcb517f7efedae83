package westernlegends

import "gulch/engine"

// Road is a way to make a legend: where legendary points, money and legendary tokens come from. Events name it, so that
// who follows a game can say by what it was won.
type Road uint8

// The roads. Money that everybody has, income and wages, came by none.
const (
	RoadNone    Road = iota
	RoadLaw          // the Marshal track, arrests, bandits, outlaws and claim jumpers
	RoadCrime        // the Wanted track and its income, robberies, banks and trains
	RoadGold         // the mines
	RoadCards        // poker, faro and the Gambler track
	RoadStories      // stories, goals and legendary tokens
	RoadHerds        // cattle and longhorns
	RoadMoney        // bought at the Cabaret: with the money of other roads
	RoadOther        // duels, events, land, cards and abilities
	roadCount
)

var roadNames = [roadCount]string{"none", "law", "crime", "gold", "cards", "stories", "herds", "money", "other"}

// String returns the road's name: "law".
func (r Road) String() string { return roadNames[r] }

var roadOfTrack = [trackCount]Road{Marshal: RoadLaw, Wanted: RoadCrime, Gambler: RoadCards}

var roadOfTokens = map[string]Road{
	"outlaw": RoadLaw, "claim_jumper": RoadLaw, "high_roller": RoadCards, "longhorn": RoadHerds, "frontier": RoadOther,
	"cattle_green": RoadHerds, "cattle_blue": RoadHerds, "cattle_orange": RoadHerds,
}

// rewardRoads are the roads of what a player chooses LP for.
var rewardRoads = [rewardKinds]Road{
	rewardBandit: RoadLaw, rewardLoot: RoadCrime, rewardToken: RoadCrime, rewardPoker: RoadCards, rewardTrack: RoadOther,
}

// pave says which road the instructions belong to that have been compiled since the last call.
func (b *tables) pave(r Road) {
	for len(b.roads) < len(b.code) {
		b.roads = append(b.roads, r)
	}
}

// road returns the road by which an effect brings something.
func (e effect) road() Road { return box.roads[e.index] }

// Ways returns a listener that adds up by which road the players of a game come to their points.
func (game) Ways() engine.Ways { return &ways{} }

// ways is complete when the game is over.
type ways struct {
	who    [MaxSeats]string // the characters
	points [MaxSeats][roadCount]float32
	money  [MaxSeats][roadCount]float32 // earned, in dollars
	tokens [MaxSeats][roadCount]float32 // legendary tokens drawn
}

// Role returns the character of a seat.
func (w *ways) Role(p engine.Seat) string { return w.who[p] }

// Way returns the name of the road that brought a seat most.
func (w *ways) Way(p engine.Seat) string {
	all := w.all(p)
	most := RoadLaw
	for r := RoadLaw; r < RoadOther; r++ {
		if all[r] > all[most] {
			most = r
		}
	}
	return most.String()
}

// Event takes in an event.
func (w *ways) Event(e engine.Event) {
	switch by := Road(e.C); e.Kind {
	case EventCharacter:
		w.who[e.Seat] = box.char[e.A].name
	case EventLP:
		w.points[e.Seat][by] += float32(e.A)
	case EventMoney:
		w.money[e.Seat][by] += float32(max(0, e.A))
	case EventLegend:
		w.tokens[e.Seat][by] += float32(e.B)
	case EventTally:
		w.tally(e.Seat, int(e.C), float32(e.A))
	}
}

// tally takes in a step of the final scoring. Gear was bought like what the Cabaret sells.
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

// share gives points to the roads by which something came.
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

// all returns the points of a seat by road, with what was bought given to the roads that brought the money.
func (w *ways) all(p engine.Seat) [roadCount]float32 {
	points := w.points[p]
	bought := points[RoadMoney]
	points[RoadMoney] = 0
	share(&points, bought, &w.money[p])
	return points
}
