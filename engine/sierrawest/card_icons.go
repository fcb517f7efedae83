package sierrawest

// Icon is an icon in a window of a card. Icons are numbered in the order of the rows of
// path_icons.csv.
type Icon uint8

// The icons. Those up to IconGrizzly exist in every mode; each of the others exists in one mode
// only.
const (
	IconFood1 Icon = iota
	IconFood2
	IconWood1
	IconWood2
	IconStone1
	IconStone2
	IconGold1
	IconGold2
	IconAny
	IconBoot1
	IconBoot2
	IconShovel
	IconBarter
	IconHunt
	IconFur
	IconMule
	IconGrizzly
	IconAppleG1
	IconAppleR1
	IconAppleGR
	IconAppleG2
	IconAppleR2
	IconHarvest
	IconPan
	IconBanjo
	IconDuel
	IconPaddle1
	IconPaddle2
	IconRapid
	IconGoFish
	IconMine
	IconLantern
	IconLoad
	IconDynamite
	IconBullet1
	IconBullet2
	IconReload
	IconSheriff
	IconCount
)

var iconIDs = [IconCount]string{
	"food1", "food2", "wood1", "wood2", "stone1", "stone2", "gold1", "gold2", "any1", "boot1", "boot2", "shovel",
	"barter", "hunt", "fur", "mule", "grizzly", "apple_g1", "apple_r1", "apple_gr", "apple_g2", "apple_r2", "harvest",
	"pan", "banjo", "duel", "paddle1", "paddle2", "rapid", "gofish", "mine", "lantern", "load", "dynamite", "bullet1",
	"bullet2", "reload", "sheriff",
}

// String returns the ID that the icon has in path_icons.csv, such as "food1".
func (i Icon) String() string { return nameAt(iconIDs[:], int(i), "no icon") }

// Info returns the description of the icon. It is empty if there is no such icon.
func (i Icon) Info() IconInfo {
	if i >= IconCount {
		return IconInfo{}
	}
	return box.icon[i]
}

// IconInfo describes an icon for the screen.
type IconInfo struct {
	ID, Name, Text string
	Mandatory      bool // the player must use the icon (R7, R18)
}

// gains holds the good that each icon gains and its amount n. n is 0 for icons that do not simply
// gain one good, such as the one that gains an apple of each kind.
var gains = [IconCount]struct {
	good Good
	n    uint8
}{
	IconFood1: {Food, 1}, IconFood2: {Food, 2}, IconWood1: {Wood, 1}, IconWood2: {Wood, 2},
	IconStone1: {Stone, 1}, IconStone2: {Stone, 2}, IconGold1: {Gold, 1}, IconGold2: {Gold, 2},
	IconAppleG1: {GreenApple, 1}, IconAppleR1: {RedApple, 1}, IconAppleG2: {GreenApple, 2},
	IconAppleR2: {RedApple, 2}, IconBullet1: {Bullet, 1}, IconBullet2: {Bullet, 2}, IconReload: {Bullet, MaxBullets},
}

// takes holds the piece that each icon takes. The field is has the value true for icons that take a
// piece.
var takes = [IconCount]struct {
	piece Piece
	is    bool
}{
	IconMule: {Mule, true}, IconLantern: {Lantern, true}, IconDynamite: {Dynamite, true}, IconSheriff: {Sheriff, true},
}
