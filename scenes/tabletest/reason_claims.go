package tabletest

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"gulch/engine"
	"gulch/engine/testscale"
	"gulch/scenes/table"
)

// ReasonClaim is what a kind of reason for a move claims.
type ReasonClaim struct {
	Text string // regular expression that the whole text of such reasons matches
	// True decides by the rules, by playing on copies of s, and not with the code of the reason,
	// whether the claim about move m in position s is true. said are the submatches of Text in the
	// reason, after the whole text. nil means that the reason claims nothing that could be false.
	True func(s engine.State, m engine.Move, said []string) bool
	Zero bool // such a reason may name a zero, with which it compares something
}

// claimedDecisions is the number of decisions of each phase in which CheckReasonClaims looks at
// reasons: first in a short test, then in a long one.
const fewClaimedDecisions, claimedDecisions = 300, 3000

// CheckReasonClaims replays the recorded games of the rules at a table where all seats are persons.
// In decisions of each phase it looks at the reason for every legal move: it must match one of the
// claims, the claim must be true, and it must contain no zero, which would be no reason. Each claim
// must occur, unless it is nil.
func CheckReasonClaims(t *testing.T, game table.Game, claims []ReasonClaim) {
	t.Helper()
	x := &reasonChecker{t: t, claims: claims, seen: make([]int, len(claims)), known: map[string]bool{}}
	for _, c := range claims {
		x.patterns = append(x.patterns, regexp.MustCompile("^(?:"+c.Text+")$"))
	}
	sampleRecorded(t, game, App(t, game.Rules), testscale.Of(fewClaimedDecisions, claimedDecisions), 2,
		engine.NewChance(1, 0x4ea5), func(p position) {
			for _, m := range p.legal {
				if said := p.play.Reason(m); said != "" {
					x.check(p, m, said)
				}
			}
		})
	for i, c := range claims {
		if x.seen[i] == 0 && c.True != nil {
			t.Errorf("no reason in the recorded games matches %q", c.Text)
		}
	}
}

// reasonChecker checks reasons, and counts them by claim.
type reasonChecker struct {
	t        *testing.T
	claims   []ReasonClaim
	patterns []*regexp.Regexp
	seen     []int
	known    map[string]bool // faults that have been reported
}

// zero matches a zero that stands alone in a text.
var zero = regexp.MustCompile(`(^|[^\d.,])0([.,]0+)?($|[^\d.,]|[.,]($|\D))`)

// check checks the reason for move m at a decision, which has the text said.
func (x *reasonChecker) check(p position, m engine.Move, said string) {
	for i, pattern := range x.patterns {
		found := pattern.FindStringSubmatch(said)
		if found == nil {
			continue
		}
		x.seen[i]++
		if !x.claims[i].Zero && zero.MatchString(said) {
			x.fault(fmt.Sprint("zero ", m.Kind), "%s: the reason for the move %q is %q, which names a zero", p.name,
				p.state.Notation(m), said)
		}
		if x.claims[i].True != nil && !x.claims[i].True(p.state, m, found) {
			x.fault(x.claims[i].Text, "%s: the reason for the move %q is %q, which is not true", p.name,
				p.state.Notation(m), said)
		}
		return
	}
	x.fault(strings.Fields(said)[0], "%s: the reason for the move %q is %q, which matches no claim: add one", p.name,
		p.state.Notation(m), said)
}

// fault reports an error once for each key.
func (x *reasonChecker) fault(key, format string, about ...any) {
	x.t.Helper()
	if !x.known[key] {
		x.known[key] = true
		x.t.Errorf(format, about...)
	}
}
