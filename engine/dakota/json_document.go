package dakota

import "gulch/engine"

// document is the JSON form of a position. The package comment describes its fields.
type document struct {
	Players       int                     `json:"players"`
	Day           int                     `json:"day"`
	Phase         string                  `json:"phase"`
	Stage         string                  `json:"stage,omitempty"`
	Actor         *int                    `json:"actor"`
	At            *int                    `json:"at,omitempty"`
	Order         []int                   `json:"order"`
	LastDay       bool                    `json:"last_day"`
	Towns         map[string]townDocument `json:"towns"`
	Jobs          []string                `json:"jobs"`
	StrongSection int                     `json:"strong_section"`
	Sales         map[string][]string     `json:"sales"`
	Shortage      map[string]int          `json:"shortage"`
	Beside        []string                `json:"beside"`
	Destroyed     map[string]int          `json:"destroyed"`
	BankRun       bool                    `json:"bank_run,omitempty"`
	Blizzard      int                     `json:"blizzard,omitempty"`
	Payday        int                     `json:"payday,omitempty"`
	Event         string                  `json:"event,omitempty"`
	EventAt       int                     `json:"event_at,omitempty"`
	Prisoner      *prisonerPlace          `json:"prisoner,omitempty"`
	Passed        []int                   `json:"passed,omitempty"`
	Planned       []int                   `json:"planned,omitempty"`
	PlanKind      string                  `json:"plan_kind,omitempty"`
	PlanPlace     int                     `json:"plan_place,omitempty"`
	Actions       *int                    `json:"actions,omitempty"`
	Acted         bool                    `json:"acted,omitempty"`
	Explore       *explorationDocument    `json:"explore,omitempty"`
	Attack        *attackDocument         `json:"attack,omitempty"`
	Crew          *crewDocument           `json:"crew,omitempty"`
	Work          *workDocument           `json:"work,omitempty"`
	Seen          []string                `json:"seen,omitempty"`
	Deck          []string                `json:"deck,omitempty"`
	Unordered     bool                    `json:"unordered,omitempty"`
	Chance        *engine.Chance          `json:"chance,omitempty"`

	// The following fields are derived from others. They are written for people and programs that
	// read the document, and ignored when it is loaded.
	SeenSize  int            `json:"seen_size,omitempty"`
	DeckSize  int            `json:"deck_size"`
	Discard   map[string]int `json:"discard"`
	Pool      map[string]int `json:"pool"`
	MinerPool int            `json:"miner_pool"`
	WorkerBag map[string]int `json:"worker_bag"`
	Bags      []int          `json:"bags"`
	Supply    map[string]int `json:"supply"`
	Scores    []int          `json:"scores"`
	Ranks     []int          `json:"ranks"`
	PerDay    string         `json:"per_day,omitempty"` // solo race only: points per day, such as "14.3"
	Rank      string         `json:"rank,omitempty"`    // solo race only: the rank of the result
}

type townDocument struct {
	Money     int                     `json:"money"`
	Spent     int                     `json:"spent,omitempty"`
	Hand      []string                `json:"hand,omitempty"`
	Pending   []string                `json:"pending,omitempty"`
	Known     map[string][]string     `json:"known,omitempty"`
	Free      map[string]int          `json:"free"`
	Used      map[string]int          `json:"used"`
	Slots     map[string]slotDocument `json:"slots"`
	Carts     map[string]cartDocument `json:"carts"`
	Mine      []tileDocument          `json:"mine"`
	Mined     [][2]int                `json:"mined,omitempty"`
	Resources map[string]int          `json:"resources"`
	Sleepers  int                     `json:"sleepers,omitempty"`
	Explorers int                     `json:"explorers,omitempty"`
	Acquired  int                     `json:"acquired,omitempty"`
	Hires     int                     `json:"hires,omitempty"`
	Timber    int                     `json:"timber,omitempty"`
	Overtime  int                     `json:"overtime,omitempty"`
	Greased   bool                    `json:"greased,omitempty"`
	Poster    int                     `json:"poster,omitempty"`
	Tents     int                     `json:"tents,omitempty"`
	Warehouse int                     `json:"warehouse,omitempty"`

	// The following fields are derived from others. They are written for people and programs that
	// read the document, and ignored when it is loaded.
	HandSize    int `json:"hand_size"`
	PendingSize int `json:"pending_size"`
	Depth       int `json:"depth"`
	Shafts      int `json:"shafts"`
	Beds        int `json:"beds"`
	Storage     int `json:"storage"`
}

type slotDocument struct {
	Building string            `json:"building"`
	Starting bool              `json:"starting,omitempty"`
	Closed   bool              `json:"closed,omitempty"`
	Lesson   bool              `json:"lesson,omitempty"`
	Officers int               `json:"officers,omitempty"`
	Windows  []string          `json:"windows,omitempty"`
	Acts     []int             `json:"acts,omitempty"`
	Prisoner *prisonerDocument `json:"prisoner,omitempty"`
}

type prisonerDocument struct {
	Worker string `json:"worker"`
	Owner  int    `json:"owner"`
}

type prisonerPlace struct {
	Jailer int    `json:"jailer"`
	Slot   string `json:"slot"`
}

type cartDocument struct {
	Type     string         `json:"type"`
	Crew     map[string]int `json:"crew,omitempty"`
	Leaf     *[2]int        `json:"leaf,omitempty"`
	Derailed bool           `json:"derailed,omitempty"`
	Returned bool           `json:"returned,omitempty"`
}

type tileDocument struct {
	X    int    `json:"x"`
	Y    int    `json:"y"`
	Tile string `json:"tile"`
	Rot  int    `json:"rot"`
}

type explorationDocument struct {
	Why     string   `json:"why"`
	Draws   int      `json:"draws"`
	Replace bool     `json:"replace"`
	Offered []string `json:"offered"`
	Tile    string   `json:"tile,omitempty"`
	At      *[2]int  `json:"at,omitempty"`
	Swap    bool     `json:"swap,omitempty"`
}

type attackDocument struct {
	Card      string   `json:"card"`
	Attacker  int      `json:"attacker"`
	Target    int      `json:"target"`
	Aim       string   `json:"aim,omitempty"`
	Committed []string `json:"committed,omitempty"`
	Steals    int      `json:"steals,omitempty"`
	Arrested  string   `json:"arrested,omitempty"`
}

type crewDocument struct {
	Normal int     `json:"normal,omitempty"`
	Strong int     `json:"strong,omitempty"`
	Leaf   *[2]int `json:"leaf,omitempty"`
	At     *[2]int `json:"at,omitempty"`
	Left   int     `json:"left,omitempty"`
}

type workDocument struct {
	Slot     string `json:"slot,omitempty"`
	Window   int    `json:"window,omitempty"`
	Building string `json:"building,omitempty"`
	Cart     string `json:"cart,omitempty"`
	Roll     int    `json:"roll,omitempty"`
}
