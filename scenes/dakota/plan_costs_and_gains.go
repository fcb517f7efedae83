package dakota

import (
	"slices"
	"strings"

	rules "gulch/engine/dakota"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/scenes/table"
)

// A plan does not change any numbers yet. So the ledger shows its costs and estimated gains, and
// how they would change with the place that is pointed at.

// planPreview says how the costs and gains of a plan would change if a worker were put into the
// place that is pointed at.
type planPreview struct {
	title string
	more  [2]int // additional costs (index 0) and gains (index 1), in dollars
}

// withPlanPreview returns node n with a preview: while the node is pointed at or focused,
// b.pointedPreview is set, so that the ledger shows the preview. what computes it when it is first
// needed.
func (b *Table) withPlanPreview(n ui.Node, what func() planPreview) ui.Node {
	under, known := n.Draw, (*planPreview)(nil)
	n.Draw = func(p *paint.Canvas, n *ui.Node, f ui.NodeState) {
		if under != nil {
			under(p, n, f)
		}
		if max(f.Hover, f.Focus) > 0.3 {
			if known == nil { // compute the preview only when it is needed
				s := what()
				known = &s
			}
			b.pointedPreview = known
		}
	}
	return n
}

// planPreviewNode appends to dst the node that shows the total costs and gains of the plan, above
// the controls of the decision. It appends nothing if no plan is being made, or if there is no
// room.
func (b *Table) planPreviewNode(a *table.Decision, dst []ui.Node) []ui.Node {
	if a.Pending.Kind != 0 || !b.planning(a) {
		return dst
	}
	_, r := a.Area.CutBottom(42)
	var lines []planLine
	work, pays, brings := "", 0, 0
	b.atHome(func() {
		lines, work = b.planLines(), b.otherWork()
		pays, brings = b.outlook()
	})
	least := 3 + oneIf(ownRow(work))
	want, most := float64(least)*previewRow, 24.0
	if b.Window.View.Letters() <= 1 && len([]rune(b.Prompt(a))) <= twoLines {
		want, most = float64(least+len(lines))*previewRow, 48
	}
	if lacks := want - r.H; lacks > 0 { // take the missing height from the prompt, which is short
		r.Y, r.H = r.Y-min(lacks, most), r.H+min(lacks, most)
	}
	if r.H < 40 {
		return dst
	}
	return append(dst, ui.Node{
		ID:        "sum",
		Label:     i18n.T("Outcome"),
		Tip:       i18n.T("See what your choice would do."),
		Role:      "text",
		SkipFocus: true,
		Rect:      r,
		Draw: func(p *paint.Canvas, n *ui.Node, _ ui.NodeState) {
			s := b.pointedPreview
			b.pointedPreview = nil
			drawPlanPreview(p, n.Rect, work, lines, pays, brings, s)
		},
	})
}

// planned returns what job j would add to the costs and gains of the plan.
func (b *Table) planned(j job) planPreview {
	pays, brings := b.outlook()
	b.draft = append(b.draft, j)
	p, g := b.outlook()
	b.draft = b.draft[:len(b.draft)-1]
	title := "+ " + workerName(j.worker)
	if j.move.Kind == rules.KindAssignUpskill {
		title += ", " + workerName(rules.Miner)
	}
	return planPreview{title: title, more: [2]int{p - pays, g - brings}}
}

// planLine is a line of text about one kind of place in a plan, carts or saloons: its name, its
// costs and its gains.
type planLine struct{ name, pays, brings string }

// planLines returns the costs and gains of a plan by kind of place: carts and saloons. It returns
// nil if there is only one line that equals the total.
func (b *Table) planLines() (out []planLine) {
	aboard, fees, ore := 0, 0, 0
	for _, x := range b.trips() {
		aboard, fees, ore = aboard+x.crew, fees+x.fee, ore+x.worth
	}
	if aboard > 0 {
		out = append(out, planLine{i18n.T("In carts: %d", aboard), table.Dollars(fees),
			table.Dollars(ore)})
	}
	earned, drinkers := 0, 0
	for i := range b.town().Plots {
		who := b.windows(i)
		n := 2
		for _, w := range who {
			if w == rules.WorkerKinds {
				n--
			}
		}
		if b.town().Plots[i].Building == rules.Saloon {
			earned += b.saloonBrings(who)
			drinkers += n
		}
	}
	if n := drinkers; n > 0 {
		out = append(out, planLine{i18n.T("In saloons: %d", n), "", table.Dollars(earned)})
	}
	if len(out) == 1 {
		return nil
	}
	return out
}

// otherWork returns a text about the work of the plan that brings no money: the jobs in workshops
// that the town can pay for, and how many people learn.
func (b *Table) otherWork() string {
	var all []string
	if jobs, paid := b.jobs(); jobs > paid {
		all = append(all, i18n.N(jobs, "%d job, money for %d", "%d jobs, money for %d", jobs, paid))
	} else if jobs > 0 {
		all = append(all, i18n.N(jobs, "%d job", "%d jobs", jobs))
	}
	learn := 0
	for i := range b.town().Plots {
		for _, w := range b.windows(i) {
			learn += oneIf(w != rules.WorkerKinds && b.town().Plots[i].Building == rules.School)
		}
	}
	for _, j := range b.draft {
		learn -= oneIf(j.move.Kind == rules.KindAssignUpskill) // the teacher of a lesson learns nothing
	}
	if learn > 0 {
		all = append(all, i18n.N(learn, "%d learns", "%d learn", learn))
	}
	return strings.Join(all, ", ")
}

// jobs returns two numbers of workers: planned, whom the plan puts into workshops, and paid, those
// among them whose cheapest job the town could pay for. The money for this is that of the town and
// what the saloons bring, minus the fees of the carts.
func (b *Table) jobs() (planned, paid int) {
	fees, earned := 0, 0
	for _, x := range b.trips() {
		fees += x.fee
	}
	var prices []int
	for i := range b.town().Plots {
		switch b.town().Plots[i].Building {
		case rules.Saloon:
			earned += b.saloonBrings(b.windows(i))
		case rules.Workshop:
			for _, w := range b.windows(i) {
				if w == rules.WorkerKinds {
					continue
				}
				planned++
				if n, ok := b.State.CheapestJob(i, w); ok {
					prices = append(prices, n)
				}
			}
		}
	}
	slices.Sort(prices)
	money := b.town().Money + earned - fees
	for _, n := range prices {
		if money -= n; money < 0 {
			break
		}
		paid++
	}
	return planned, paid
}

// previewRow is the minimum height in design units of a row with the costs and gains of a plan.
const previewRow = 16.5

// twoLines is the maximum length, in letters, of a prompt that fits into two lines of the ledger
// beside a plan's costs and gains.
const twoLines = 62

// ownRow reports whether work, a text about the other work of a plan, needs a row of its own
// because it is too long to fit before the column headings.
func ownRow(work string) bool { return len([]rune(work)) > besideHeads }

// besideHeads is the maximum length, in letters, of a text that fits before the column headings.
const besideHeads = 16

// drawPlanPreview draws into r the costs (pays) and gains (brings) of a plan in dollars. Above them
// are work, a line about its other work, and as many of lines, one per kind of place, as fit. If s
// is not nil, it also draws the totals including s, a job that is pointed at.
func drawPlanPreview(p *paint.Canvas, r geom.Rect, work string, lines []planLine, pays, brings int, s *planPreview) {
	const column, wider = 48.0, 84.0
	n, first := 3, 0
	if ownRow(work) {
		n, first = 4, 1
	}
	if room := int(r.H/previewRow+0.02) - n; room > 0 {
		lines = lines[:min(len(lines), room)]
		n += len(lines)
	} else {
		lines = nil
	}
	rows := min(r.H/float64(n), 20)
	line := func(i int, name, left, right string, st paint.Style) {
		at := geom.R(r.X, r.Y+rows*float64(first+i), r.W, rows)
		st.Align = paint.Left
		p.Label(name, geom.R(at.X+4, at.Y, at.W-column-wider-8, at.H), st)
		st.Align = paint.Right
		p.Label(left, geom.R(at.Right()-column-wider-4, at.Y, column, at.H), st)
		p.Label(right, geom.R(at.Right()-wider-4, at.Y, wider, at.H), st)
	}
	note := paint.Style{Face: paint.Italic, Size: 12, Color: theme.SoftInk, Clip: true}
	line(0, "", i18n.T("pays"), i18n.T("earns about"), note)
	p.Label(work, geom.R(r.X+4, r.Y, r.W-8, rows), paint.Style{Face: paint.Bold, Size: 12.5, Color: theme.SoftInk})
	plain := paint.Style{Face: paint.Body, Size: 13.5, Color: theme.Ink, Clip: true}
	for i, l := range lines {
		line(1+i, l.name, l.pays, l.brings, paint.Style{Face: paint.Body, Size: 12.5, Color: theme.SoftInk, Clip: true})
	}
	if len(lines) > 0 {
		p.Rule(r.X+4, r.Y+rows*float64(first+1+len(lines)), r.W-8)
		plain.Face = paint.Bold
	}
	line(1+len(lines), i18n.T("The plan so far"), table.Dollars(pays), table.Dollars(brings), plain)
	if s == nil {
		return
	}
	at := geom.R(r.X, r.Y+rows*float64(first+2+len(lines)), r.W, rows)
	p.Rect(at, 3, theme.Lit)
	p.Outline(at, 3, 1, theme.Brass)
	plain.Face = paint.Bold
	line(2+len(lines), s.title, table.Dollars(pays+s.more[0]), table.Dollars(brings+s.more[1]), plain)
}
