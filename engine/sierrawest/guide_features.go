package sierrawest

import "gulch/engine"

// feature is one property of a seat from which its final score is estimated.
type feature int

// The features. All are public, so that no estimate depends on hidden information.
const (
	featureOne        feature = iota // always 1: the average gain of a turn
	featureMoves                     // moves on tracks and captured outlaws: everything that is multiplied
	featureWagon                     // the space of the wagon
	featureMovesWagon                // moves times a tenth of the wagon's space
	featureMovesTimes                // moves times the multiplier
	featureCardPoints
	featureCards      // number of claimed cards
	featureTrackCards // claimed cards whose summit action moves a marker
	featureWagonCards // … moves the wagon
	featureGainCards  // … gains goods
	featureBuildCards // … builds or claims
	featureModeCards  // … has an effect of the mode
	featureCabins
	featureCabinPoints
	featureSupplyCabins // cabins that produce basic resources
	featureAnimals
	featureBear
	featureGold
	featureBoots
	featureKinds      // number of kinds of basic resources owned
	featureBasics     // basic resources, up to five
	featureMoreBasics // basic resources beyond five
	featureStanding   // value of the frontiersman's place: cards within reach
	featureOnCard     // 1 if the frontiersman is on a face-up card
	featureTrap       // animals missing while a pioneer is on the trap or in the lodge
	featureHut        // pioneers in the other reaction cabins
	featureMule

	featureMode  // first feature of the mode
	featureCount = featureMode + 6
)

// Features of the modes. Common supplies count only for the next seat to move, who can take them
// first.
const (
	featureGranny = featureMode + iota
	featureRed
	featureApplesNext  // apples in the supplies, for the next seat to move only
	featureGrannyPelts // Granny Smith space times animals
)

const (
	featureFish      = featureMode + iota // selling value of the fish
	featureFishAway                       // the same, 0 if the canoe is at the Fish Market
	featureCanoe                          // location of the canoe
	featureShoal                          // selling value of the fish that Go Fish would bring
	featurePanNext                        // panned, for the next seat to move only
	featureFishCount                      // number of fish
)

const (
	featureLoadable = featureMode + iota // gold that the carts have room for
	featureCartRoom                      // room in the carts for more gold than the seat has
	featureCartGold
	featureLantern
	featureDynamite
	featureVein // gold along the trail
)

const (
	featureBullets = featureMode + iota
	featureSheriff
	featureHits        // of six die results, how many hit
	featureHitsBullets // hits times bullets
	featureOutlaws
)

type features [featureCount]float32

// features computes all features of the seat.
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

// countCards counts the claimed cards by the effects of their summit actions.
func (a *appraiser) countCards(f *features) {
	for set := a.me.claimed; set != 0; set &= set - 1 {
		c := a.s.printed(Card(set.First()))
		f[featureCards]++
		f[featureCardPoints] += float32(c.Points)
		f[cardFeatures[box.summit[c.Summit].effect.kind]]++
	}
}

// cardFeatures maps the effect of a card's summit action to the feature that counts it.
var cardFeatures = [...]feature{
	effTrack: featureTrackCards, effTrackChoice: featureTrackCards, effAppleChoice: featureTrackCards,
	effWagon: featureWagonCards, effBuild: featureBuildCards, effClaim: featureBuildCards,
	effGain: featureGainCards, effFur: featureGainCards, effBuyFish: featureModeCards, effCart: featureModeCards,
	effSixShooter: featureModeCards, effCapture: featureModeCards,
}

// placeFigures computes the features of the frontiersman and the pioneers.
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

// modeFeatures computes the features of the mode.
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

// panned returns how many resources Pan would take for a seat, gold counted twice.
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
