package westernlegends

import (
	"fmt"
	"io/fs"
	"slices"
	"strconv"
	"strings"

	"gulch/assets/data"
)

// mapTables holds the map: spaces, their neighbours, locations and distances. The index of an array
// of length 2 is State.au: 1 with Ante Up, otherwise 0.
type mapTables struct {
	spaces int
	space  [maxSpaces]SpaceInfo
	byID   map[string]Space
	near   [maxSpaces][]Space // by space: the adjacent spaces, in the order of their ids
	// by space: spaces reached by crossing the edge of a mesa, which needs a special ability
	cross [maxSpaces][]Space
	rides [2][maxSpaces][]Space
	// by two spaces: walking distance in steps, the constant far if there is no path
	dist [maxSpaces][maxSpaces]uint8
	law  [2][maxSpaces][maxSpaces]uint8

	store   [maxSpaces]storeKind
	saloon  [maxSpaces]Town // by space: the town of the saloon there, NoTown for none
	work    [2]SpaceSet     // by State.au: spaces where the action Work is possible
	work2   [2]SpaceSet     // by State.au: spaces where the action Work is possible in version 2 of the rules
	route   [routeStops]Space
	trail   [maxSpaces]Space // by space: the other end of the trail that begins there, NoSpace for none
	rail    [maxSpaces]Space // by space with a rail station: the other station, NoSpace for other spaces
	hideout [3][]Space
	plots   [frontierPlots]Space
	plotAt  [maxSpaces]int8 // by space: index of the frontier space in plots, -1 for other spaces
	// by feature: the space that has it; meaningless for features of several spaces
	only [featureCount]Space
}

// storeKind is the kind of store in a space. No space has the kind anyStore; effects use it if they
// allow a purchase from either the general store or the Trading Post.
type storeKind uint8

const (
	noStore storeKind = iota
	generalStore
	tradingPost
	anyStore
)

// far is the distance between two spaces that no path connects.
const far = 255

func (b *tables) spaceOf(id string) (Space, error) {
	if x, known := b.byID[id]; known {
		return x, nil
	}
	return NoSpace, fmt.Errorf("there is no space %q", id)
}

func (b *tables) readMap(files fs.FS) error {
	for _, read := range []func(fs.FS) error{b.readSpaces, b.readEdges, b.readLocations, b.readRoute} {
		if err := read(files); err != nil {
			return err
		}
	}
	for from := range b.spaces {
		b.measure(Space(from), &b.dist[from], func(x Space) []Space { return b.near[x] })
		for au := range 2 {
			b.measure(Space(from), &b.law[au][from], func(x Space) []Space { return b.rides[au][x] })
		}
	}
	return nil
}

func (b *tables) readSpaces(files fs.FS) error {
	b.byID = map[string]Space{}
	rows := data.Read(files, folder+"spaces.csv")
	for rows.Next() {
		if b.spaces == maxSpaces {
			rows.Fail("more than %d spaces", maxSpaces)
			break
		}
		x := Space(b.spaces)
		b.spaces++
		region := slices.Index(regionIDs, rows.Text("region"))
		feature := slices.Index(featureIDs, rows.Text("feature"))
		in := SpaceInfo{
			Space: x, ID: rows.Text("id"), Name: rows.Text("name"), East: rows.Text("board") == "buzzard_gulch",
			Region: Region(max(0, region)), Feature: Feature(max(0, feature)),
			Town: Town(slices.Index(townIDs, rows.Text("town"))),
		}
		if region < 0 || feature < 0 {
			rows.Fail("unknown region or feature")
		}
		if text := rows.Text("frontier_value"); text != "" {
			in.Frontier = rows.Int("frontier_value")
		}
		var err error
		if in.X, err = strconv.ParseFloat(rows.Text("x"), 64); err != nil {
			rows.Fail("x is no number")
		}
		if in.Y, err = strconv.ParseFloat(rows.Text("y"), 64); err != nil {
			rows.Fail("y is no number")
		}
		b.space[x] = in
		b.byID[in.ID] = x
		b.only[in.Feature] = x
		b.trail[x], b.rail[x], b.plotAt[x], b.saloon[x] = NoSpace, NoSpace, -1, NoTown
		if in.Feature.hideout() {
			b.hideout[in.Feature-HideoutA] = append(b.hideout[in.Feature-HideoutA], x)
		}
	}
	return b.readPlots(rows.Err())
}

func (b *tables) readPlots(err error) error {
	n := 0
	for x := range Space(b.spaces) {
		if b.space[x].Feature == Frontier && n < frontierPlots {
			b.plots[n], b.plotAt[x] = x, int8(n)
			n++
		}
	}
	if err == nil && (n != frontierPlots || len(b.byID) != b.spaces) {
		return fmt.Errorf("spaces.csv: %d frontier spaces, %d ids", n, len(b.byID))
	}
	return err
}

func (b *tables) readEdges(files fs.FS) error {
	rows := data.Read(files, folder+"edges.csv")
	for rows.Next() {
		x, err := b.spaceOf(rows.Text("a"))
		if err != nil {
			return err
		}
		y, err := b.spaceOf(rows.Text("b"))
		if err != nil {
			return err
		}
		switch rows.Text("type") {
		case "walk":
			join(&b.near, x, y)
			join(&b.rides[0], x, y)
			join(&b.rides[1], x, y)
		case "mesa":
			join(&b.cross, x, y)
		case "rail":
			b.rail[x], b.rail[y] = y, x
			join(&b.rides[1], x, y)
		case "trail":
			b.trail[x], b.trail[y] = y, x
			join(&b.rides[1], x, y)
		default:
			rows.Fail("unknown type %q", rows.Text("type"))
		}
	}
	for x := range b.spaces {
		for _, list := range [][]Space{b.near[x], b.cross[x], b.rides[0][x], b.rides[1][x]} {
			slices.SortFunc(list, func(p, q Space) int { return strings.Compare(b.space[p].ID, b.space[q].ID) })
		}
	}
	return rows.Err()
}

func join(lists *[maxSpaces][]Space, x, y Space) {
	lists[x] = append(lists[x], y)
	lists[y] = append(lists[y], x)
}

// measure fills dist with the distances, in steps, from one space to every space. near returns the
// spaces that can be reached from a space in one step. Spaces that cannot be reached at all get the
// distance far.
func (b *tables) measure(from Space, dist *[maxSpaces]uint8, near func(Space) []Space) {
	for x := range dist {
		dist[x] = far
	}
	dist[from] = 0
	for queue := []Space{from}; len(queue) > 0; queue = queue[1:] {
		for _, y := range near(queue[0]) {
			if dist[y] == far {
				dist[y] = dist[queue[0]] + 1
				queue = append(queue, y)
			}
		}
	}
}

func (b *tables) readLocations(files fs.FS) error {
	rows := data.Read(files, folder+"locations.csv")
	for rows.Next() {
		for id := range strings.SplitSeq(rows.Text("spaces"), "|") {
			x, err := b.spaceOf(id)
			if err != nil {
				return err
			}
			kind := rows.Text("type")
			switch kind {
			case "general_store":
				b.store[x] = generalStore
			case "trading_post":
				b.store[x] = tradingPost
			case "saloon":
				b.saloon[x] = b.space[x].Town
			}
			for au := rows.Int("ante_up"); au < 2 && rows.Int("work") == 1; au++ {
				b.work[au].add(x)
				if !wild(kind) {
					b.work2[au].add(x)
				}
			}
		}
	}
	return rows.Err()
}

// wild reports whether kind is a type of location at which version 2 of the rules forbids Work.
func wild(kind string) bool {
	return kind == "bandit_hideout" || kind == "trail_head" || kind == "outlaw_camp" || kind == "frontier"
}

func (b *tables) readRoute(files fs.FS) error {
	rows := data.Read(files, folder+"train_route.csv")
	at := 0
	for ; rows.Next(); at++ {
		x, err := b.spaceOf(rows.Text("space"))
		if err != nil || at >= routeStops || rows.Int("order") != at {
			return fmt.Errorf("train_route.csv: stop %d: %v", at, err)
		}
		b.route[at] = x
	}
	return rows.Err()
}
