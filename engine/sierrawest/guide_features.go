package sierrawest

import "gulch/engine"

// feature is one of the things about a seat from which its outlook is guessed.
type feature int

// The features. All are public, so that no guess depends on what a seat may not know.
const (
	featureOne        feature = iota // always 1: what a turn brings by itself
	featureMoves                     // moves up on tracks, and outlaws: all that is multiplied
	featureWagon                     // the wagon's space
	featureMovesWagon                // moves times a tenth of the space
	featureMovesTimes                // moves times the multiplier
	featureCardPoints
	featureCards      // claimed cards
	featureTrackCards // those whose summit moves a marker up
	featureWagonCards // … rolls the wagon
	featureGainCards  // … brings goods
	featureBuildCards // … builds or claims
	featureModeCards  // … does what only the mode has
	featureCabins
	featureCabinPoints
	featureSupplyCabins // those that bring basic resources
	featureAnimals
	featureBear
	featureGold
	featureBoots
	featureKinds      // of basic resources owned
	featureBasics     // the first five
	featureMoreBasics // beyond
	featureStanding   // of the frontiersman, by the cards in his reach
	featureOnCard     // he stands on a face-up card
	featureTrap       // animals missing while a pioneer is on the trap or in the lodge
	featureHut        // pioneers in the other reaction cabins
	featureMule

	featureMode  // where the features of the mode begin
	featureCount = featureMode + 6
)

// Features of the modes. What the next seat to move can take is its own, although it belongs to all.
const (
	featureGranny = featureMode + iota
	featureRed
	featureApplesNext  // apples in the supplies, for the next to move
	featureGrannyPelts // Granny Smith times animals
)

const (
	featureFish      = featureMode + iota // what the fish fetch
	featureFishAway                       // the same, away from the Fish Market
	featureCanoe                          // its location
	featureShoal                          // what a Go Fish would fetch
	featurePanNext                        // what a Pan would take, gold twice, for the next to move
	featureFishCount                      // all fish
)

const (
	featureLoadable = featureMode + iota // gold for which carts have room
	featureCartRoom                      // room for more
	featureCartGold
	featureLantern
	featureDynamite
	featureVein // gold along the trail
)

const (
	featureBullets = featureMode + iota
	featureSheriff
	featureHits        // of six results
	featureHitsBullets // hits times bullets
	featureOutlaws
)

type features [featureCount]float32

// features appraises a seat.
func (a *appraiser) features() (f features) {
	me := a.me
	moves := float32(a.upward())
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

// countCards sorts the claimed cards by what their summits do.
func (a *appraiser) countCards(f *features) {
	for set := a.me.claimed; set != 0; set &= set - 1 {
		c := a.s.printed(Card(set.First()))
		f[featureCards]++
		f[featureCardPoints] += float32(c.Points)
		f[cardFeatures[box.summit[c.Summit].effect.kind]]++
	}
}

// cardFeatures says under which feature the effect of a card's summit is counted.
var cardFeatures = [...]feature{
	effTrack: featureTrackCards, effTrackChoice: featureTrackCards, effAppleChoice: featureTrackCards,
	effWagon: featureWagonCards, effBuild: featureBuildCards, effClaim: featureBuildCards,
	effGain: featureGainCards, effFur: featureGainCards, effBuyFish: featureModeCards, effCart: featureModeCards,
	effSixShooter: featureModeCards, effCapture: featureModeCards,
}

// placeFigures looks where frontiersman and pioneers are.
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

// owns is 1 for the owner of a piece.
func (a *appraiser) owns(piece Piece) float32 {
	if a.s.owner[piece] == a.p {
		return 1
	}
	return 0
}

// modeFeatures appraises what only the mode has.
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
		f[featureCartGold], f[featureVein] = float32(me.cartGold()), float32(s.vein(a.p))
		f[featureLantern], f[featureDynamite] = a.owns(Lantern), a.owns(Dynamite)
	case OutlawsOutposts:
		hits := float32(a.hits())
		f[featureBullets], f[featureHits] = float32(me.bullets), hits
		f[featureHitsBullets] = hits * float32(me.bullets)
		f[featureSheriff], f[featureOutlaws] = a.owns(Sheriff), float32(me.outlaws)
	}
}

// panned counts what a Pan of a seat would take, gold twice.
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
