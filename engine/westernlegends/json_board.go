package westernlegends

import (
	"iter"
	"strconv"
	"strings"

	"gulch/engine/document"
)

// board describes the tokens, nuggets and miniatures on the map, and the items in the trading post.
// If the viewer has not seen a face-down token, only its kind or number is written.
func (w *description) board() {
	d, s := w.d, w.s
	document.Members(d, "bandits", spacesThat(s.bandits.Has), s.bandits.add, spaceIDs)
	w.pairs("nuggets_on", func(yield func(string, string) bool) {
		for x := range Space(box.spaces) {
			if n := s.nuggetsOn[x]; n > 0 && !yield(x.String(), strconv.Itoa(int(n))) {
				return
			}
		}
	}, func(place, thing string) {
		var x Space
		document.Parse(d, place, &x, spaceIDs)
		n, err := strconv.Atoi(thing)
		if err != nil {
			d.Failf("%q is no number of nuggets", thing)
		}
		s.nuggetsOn[x] = uint8(d.Within("nuggets", n, 0, nuggetCount))
	})
	w.pairs("tokens", func(yield func(string, string) bool) {
		for x := range Space(box.spaces) {
			if t := s.tokenOn[x]; t >= 0 && !yield(x.String(), w.token(t)) {
				return
			}
		}
	}, func(place, thing string) {
		var x Space
		var t Token
		document.Parse(d, place, &x, spaceIDs)
		if document.Parse(d, thing, &t, tokenIDs); s.tokenOn[x] >= 0 || t.kind() == HighRoller {
			d.Failf("two tokens, or a high roller, at %s", place)
		}
		s.tokenOn[x] = t
		s.tokens &^= 1 << uint(t)
	})
	w.pairs("high_rollers", func(yield func(string, string) bool) {
		for i, t := range s.roller {
			if t >= 0 && !yield(townIDs[i], w.token(t)) {
				return
			}
		}
	}, func(place, thing string) {
		var i Town
		var t Token
		document.Parse(d, place, &i, saloonIDs)
		if document.Parse(d, thing, &t, tokenIDs); t.kind() != HighRoller {
			d.Failf("%s is no high roller", thing)
		}
		s.roller[i] = t
		s.tokens &^= 1 << uint(t)
	})
	w.pairs("frontier", func(yield func(string, string) bool) {
		for i, t := range s.plot {
			if t >= 0 && !yield(box.plots[i].String(), w.plot(t)) {
				return
			}
		}
	}, func(place, thing string) {
		var i uint8
		document.Parse(d, place, &i, plotSpaceIDs)
		document.Parse(d, thing, &s.plot[i], plotIDs)
	})
	document.Set(d, "developed", &s.plotsOut, plotIDs)
	var upgraded ItemSet
	w.items("trading_post", &s.trading, &upgraded)
}

// pairs describes a list of texts that consist of a place and the thing that is there.
func (w *description) pairs(name string, all iter.Seq2[string, string], add func(place, thing string)) {
	document.Each(w.d, name, func(yield func(string) bool) {
		for place, thing := range all {
			if !yield(place + " " + thing) {
				return
			}
		}
	}, func(text *string) { document.Text(w.d, "", text) }, func(text string) {
		place, thing, ok := strings.Cut(text, " ")
		if !ok {
			w.d.Failf("%q should name a place and a thing", text)
			return
		}
		add(place, thing)
	})
}

// spacesThat yields the spaces that are something, such as a space with a bandit.
func spacesThat(are func(x Space) bool) iter.Seq[Space] {
	return func(yield func(Space) bool) {
		for x := range Space(box.spaces) {
			if are(x) && !yield(x) {
				return
			}
		}
	}
}

// token returns the id of event token t, or only its kind if the viewer may not see its face.
func (w *description) token(t Token) string {
	if w.d.Whole() || t >= hiddenTokens || w.s.p[w.d.Viewer()].seen>>uint(t)&1 != 0 || w.s.shown(t) {
		return box.token[t].id
	}
	return t.kind().String()
}

// plot returns the id of frontier token t, or only its number if nobody has seen its face.
func (w *description) plot(t int8) string {
	if w.d.Whole() || w.s.plotsOut>>box.twin[t]&1 != 0 {
		return box.plot[t].id
	}
	return strconv.Itoa(int(box.plot[t].number))
}

// shown reports whether all players see the face of token t, because it is being fought or
// challenged.
func (s *State) shown(t Token) bool {
	for i := range s.bouts[:s.fighting] {
		if s.bouts[i].token == t {
			return true
		}
	}
	return s.game.kind == gameChallenge && s.game.token == t
}
