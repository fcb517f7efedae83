package sierrawest

import "gulch/engine"

// feature is the index of one of the numbers that describe a seat in a position. Its final score is
// estimated from these numbers.
type feature int

// The features. They only depend on what is public, so that no estimate depends on hidden
// information.
const (
	featureOne   feature = iota // always 1; its weight is the average gain of a turn
	featureMoves                // number of track moves and captured outlaws, which the multiplier applies to
	featureWagon                // number of the wagon's space on the trail
	// number of track moves and captured outlaws, times a tenth of the number of the wagon's space
	featureMovesWagon
	// number of track moves and captured outlaws, times the multiplier printed at the wagon's space
	featureMovesTimes
	featureCardPoints
	featureCards      // number of claimed cards
	featureTrackCards // number of claimed cards whose summit action moves a marker on a track
	featureWagonCards // number of claimed cards whose summit action moves the wagon
	featureGainCards  // number of claimed cards whose summit action gains goods
	featureBuildCards // number of claimed cards whose summit action builds a cabin or claims a card
	featureModeCards  // number of claimed cards whose summit action exists in the mode only
	featureCabins
	featureCabinPoints
	featureSupplyCabins // number of cabins that produce basic resources
	featureAnimals
	featureBear
	featureGold
	featureBoots
	featureKinds      // number of kinds of basic resources that the seat has
	featureBasics     // number of basic resources; five if there are more
	featureMoreBasics // number of basic resources beyond five
	featureStanding   // value of the frontiersman's node, see appraiser.standing
	featureOnCard     // 1 if the frontiersman is on a face-up card, otherwise 0
	featureTrap       // number of animals not yet caught, if a pioneer is on the trap or in the lodge; otherwise 0
	featureHut        // number of pioneers in the Surveyor's Hut and the General Store, where they can react
	featureMule

	featureMode  // first of the six features whose meaning depends on the mode
	featureCount = featureMode + 6
)

// The features of each mode, in one block per mode. Common supplies only count for the seat that
// moves next, because others can take from them later.
const (
	featureGranny = featureMode + iota
	featureRed
	featureApplesNext // number of apples in the common supplies if the seat moves next, otherwise 0
	// number of the marker's space on the track Granny Smith, times the number of animals caught
	featureGrannyPelts
)

const (
	featureFish = featureMode + iota // value that the seat's fish have at the Fish Market
	// value of the seat's fish at the Fish Market, or 0 if the canoe is there
	featureFishAway
	featureCanoe     // location of the canoe
	featureShoal     // value at the Fish Market of the fish that the icon Go Fish would bring now
	featurePanNext   // resources that the icon Pan would take, if the seat moves next; otherwise 0
	featureFishCount // number of fish that the seat has
)

const (
	featureLoadable = featureMode + iota // amount of the seat's gold that fits into its carts
	featureCartRoom                      // room in the carts that is left when all gold of the seat is loaded
	featureCartGold
	featureLantern
	featureDynamite
	featureVein // amount of gold on the mines along the trail
)

const (
	featureBullets = featureMode + iota
	featureSheriff
	featureHits        // number of die results, out of six, with which the Six-Shooter hits
	featureHitsBullets // number of die results with which the Six-Shooter hits, times the number of bullets
	featureOutlaws
)

type features [featureCount]float32

// features computes all features of the seat a.p.
func (a *appraiser) features() (f features) {
	me := a.me
	moves := float32(a.movesUp())
	f[featureOne] = 1
	f[featureMoves] = moves
	f[featureWagon] = float32(me.wagon)
	f[featureMovesWagon] = moves * float32(me.wagon) / 10
	f[featureMovesTimes] = moves * float32(box.space[me.wagon].Multiplier)
	a.countCards(&f)
	for set := Set(me.cabins); set != 0; set &= set - 1 {
		c := Cabin(set.First())
		f[featureCabins]++
		f[featureCabinPoints] += float32(box.cabin[c].Points)
		if c <= StoneYard {
			f[featureSupplyCabins]++
		}
	}
	f[featureAnimals] = float32(Set(me.caught).Len())
	f[featureBear] = float32(me.caught >> Bear & 1)
	f[featureGold] = float32(me.goods[Gold])
	f[featureBoots] = float32(me.boots)
	for _, n := range me.goods[:basicKinds] {
		if n > 0 {
			f[featureKinds]++
		}
	}
	f[featureBasics] = float32(min(me.basics(), 5))
	f[featureMoreBasics] = float32(max(0, me.basics()-5))
	f[featureMule] = a.owns(Mule)
	a.placeFigures(&f)
	a.modeFeatures(&f)
	return f
}

// countCards computes those features of f that count claimed cards by the effects of their summit
// actions.
func (a *appraiser) countCards(f *features) {
	for set := a.me.claimed; set != 0; set &= set - 1 {
		c := a.s.printed(Card(set.First()))
		f[featureCards]++
		f[featureCardPoints] += float32(c.Points)
		f[cardFeatures[box.summit[c.Summit].effect.kind]]++
	}
}

// cardFeatures holds the feature that counts claimed cards by the effect of their summit action.
// The index is the kind of effect.
var cardFeatures = [...]feature{
	effTrack: featureTrackCards, effTrackChoice: featureTrackCards, effAppleChoice: featureTrackCards,
	effWagon: featureWagonCards, effBuild: featureBuildCards, effClaim: featureBuildCards,
	effGain: featureGainCards, effFur: featureGainCards, effBuyFish: featureModeCards, effCart: featureModeCards,
	effSixShooter: featureModeCards, effCapture: featureModeCards,
}

// placeFigures computes those features of f that are about the places of the frontiersman and of
// the pioneers.
func (a *appraiser) placeFigures(f *features) {
	at := a.s.climber[a.p]
	f[featureStanding] = a.standing(at) - a.standing(Base)
	if a.s.faceUp.Has(int(at)) {
		f[featureOnCard] = 1
	}
	for _, at := range a.me.pioneer {
		switch at {
		case spotTrap, spotCabin + spot(TrappersLodge):
			f[featureTrap] = AnimalKinds - f[featureAnimals]
		case spotCabin + spot(SurveyorsHut), spotCabin + spot(GeneralStore):
			f[featureHut]++
		}
	}
}

// owns returns 1 if the seat owns the piece, otherwise 0.
func (a *appraiser) owns(piece Piece) float32 {
	if a.s.owner[piece] == a.p {
		return 1
	}
	return 0
}

// modeFeatures computes those features of f whose meaning depends on the mode.
func (a *appraiser) modeFeatures(f *features) {
	me, s := a.me, a.s
	next := s.active == a.p
	switch s.mode {
	case AppleHill:
		f[featureGranny], f[featureRed] = float32(me.track[Granny]), float32(me.track[RedDelicious])
		f[featureGrannyPelts] = f[featureGranny] * f[featureAnimals]
		if next {
			f[featureApplesNext] = float32(s.apples[0] + s.apples[1])
		}
	case BoatsBanjos:
		for _, n := range me.fish {
			f[featureFish] += fishValue[n]
			f[featureFishCount] += float32(n)
		}
		if me.canoe > 0 {
			f[featureFishAway] = f[featureFish]
		}
		f[featureCanoe], f[featureShoal] = float32(me.canoe), a.shoal(int(me.canoe))
		if next {
			f[featurePanNext] = float32(s.panned(a.p))
		}
	case GoldRush:
		room, gold := 2*int(me.carts[0])+int(me.carts[1]), int(me.goods[Gold])
		f[featureLoadable], f[featureCartRoom] = float32(min(room, gold)), float32(max(0, room-gold))
		f[featureCartGold], f[featureVein] = float32(me.cartGold()), float32(s.trailGold(a.p))
		f[featureLantern], f[featureDynamite] = a.owns(Lantern), a.owns(Dynamite)
	case OutlawsOutposts:
		hits := float32(a.hits())
		f[featureBullets], f[featureHits] = float32(me.bullets), hits
		f[featureHitsBullets] = hits * float32(me.bullets)
		f[featureSheriff], f[featureOutlaws] = a.owns(Sheriff), float32(me.outlaws)
	}
}

// panned returns the number of resources that seat p would take with the icon Pan now. Gold counts
// twice.
func (s *State) panned(p engine.Seat) int {
	n := 0
	for i, c := range s.row[:s.along(p)] {
		if t := s.taken[i]; t < riverTokens {
			n++
			if s.printed(c).Tokens[t] == Gold {
				n++
			}
		}
	}
	return n
}
