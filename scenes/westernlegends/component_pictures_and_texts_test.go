package westernlegends

import (
	"fmt"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"gulch/assets"
	rules "gulch/engine/westernlegends"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/poster"
	"gulch/scenes/drive"
	"gulch/scenes/tabletest"
)

// thing is a component of the game, such as a card or a character: its kind, the name of its
// picture and its printed texts.
type thing struct {
	kind, picture string
	texts         []string
}

// things returns all components of the game that are drawn as cards.
func things() (all []thing) {
	add := func(kind, id string, texts ...string) {
		all = append(all, thing{kind, "westernlegends." + kind + "." + id, texts})
	}
	effects := map[string]bool{}
	for c := range rules.Card(52) {
		for _, alternate := range []bool{false, true} {
			if e := rules.EffectOf(c, alternate); !effects[e.ID] {
				effects[e.ID] = true
				add("effect", e.ID, e.Name, e.Text.Text)
			}
		}
	}
	for i := range rules.Item(rules.Items) {
		in := i.Info()
		add("item", i.String(), append(i.Does(false), in.Name)...)
		if in.Upgradable {
			add("item", i.String()+".upgraded", i.Does(true)...)
		}
	}
	for i := range rules.Stories {
		st := rules.DescribeStory(i)
		add("story", st.ID, st.Name, st.Trigger, st.Reward, st.Finish)
	}
	for i := range rules.Events {
		e := rules.DescribeEvent(i)
		add("event", e.ID, e.Name, e.Text)
	}
	for i := range rules.Encounters {
		e, _ := rules.DescribeEncounter(i)
		add("encounter", e.ID, e.Name, e.Text)
	}
	for i := range rules.MibCards {
		m := rules.DescribeMibCard(i)
		add("man_in_black", m.ID, m.Name, m.Text)
	}
	return all
}

// TestComponentsHavePicturesAndTexts checks that every card of the game has its picture, every
// character a face, and every printed text a translation in all languages.
func TestComponentsHavePicturesAndTexts(t *testing.T) {
	all := things()
	kinds := map[string]int{}
	art, err := poster.Load()
	if err != nil {
		t.Fatal(err)
	}
	var texts []string
	for _, x := range all {
		kinds[x.kind]++
		if _, _, ok := (pieces.Motif{Name: x.picture}).Size(); !ok {
			t.Errorf("%s has no picture", x.picture)
		}
		texts = append(texts, x.texts...)
	}
	for c := range rules.Char(rules.Chars) {
		if _, ok := art.FaceOf(c.String()); !ok {
			t.Errorf("character %s has no portrait", c)
		}
		in := c.Info()
		texts = append(texts, in.Text.Text)
		for _, g := range in.Goals {
			texts = append(texts, g.Text)
		}
	}
	for c := range rules.FightCard(rules.FightCards) {
		texts = append(texts, c.Text().Text)
	}
	texts = append(texts, tokenTexts()...)
	for kind, n := range map[string]int{"effect": 31, "story": 40, "event": 22, "encounter": 8, "man_in_black": 10} {
		if kinds[kind] != n {
			t.Errorf("%d components of kind %s, expected %d", kinds[kind], kind, n)
		}
	}
	if rules.Chars != 20 || rules.FightCards != 13 || rules.Items != 13 {
		t.Errorf("%d characters, %d fight cards, %d items", rules.Chars, rules.FightCards, rules.Items)
	}
	translated(t, texts)
}

// tokenTexts returns the texts about event tokens, frontier land and legendary tokens.
func tokenTexts() (all []string) {
	for t := range rules.Token(rules.EventTokens) {
		_, reward := t.Info()
		all = append(all, tokenNames[t.Kind()], reward)
	}
	for i := range rules.PlotTokens {
		_, reward := rules.PlotOf(i)
		all = append(all, reward)
	}
	return all
}

// TestTokensAreDistinguishable checks that event tokens of different kinds look different, and that
// face-up tokens also look different if they draw different numbers of cards. It also checks that
// the text about a legendary token contains the token's value and number.
func TestTokensAreDistinguishable(t *testing.T) {
	if !drive.NeedPixels(t) {
		return
	}
	m := lateGame(t, rules.PhaseAct)
	drive.OnHost(func() {
		x, err := tabletest.OpenBench(Game, m, nil)
		if err != nil {
			t.Error(err)
			return
		}
		b := x.Play.(*Table)
		screen := ebiten.NewImage(64, 64)
		defer screen.Deallocate()
		draw := func(kind rules.TokenKind, face rules.Token) string {
			screen.Clear()
			pen := b.App.Kit.Canvas(screen, paint.View{Scale: 1})
			b.paintToken(pen, geom.Point{X: 32, Y: 32}, 20, kind, face)
			pen.Flush()
			pix := make([]byte, 4*64*64)
			screen.ReadPixels(pix)
			return string(pix)
		}
		seen := map[string]string{}
		for face := range rules.Token(rules.EventTokens) {
			cards, _ := face.Info()
			id := fmt.Sprintf("%v with %d cards", face.Kind(), cards)
			if face.Kind() == rules.Longhorn {
				id = face.Kind().String()
			}
			pic := draw(face.Kind(), face)
			if was, ok := seen[pic]; ok && was != id {
				t.Errorf("token %s looks like %s", id, was)
			}
			seen[pic] = id
			if hidden := draw(face.Kind(), rules.NoToken); face.Kind() != rules.Longhorn && hidden == pic {
				t.Errorf("token %s looks the same face down", id)
			}
		}
		for i := range rules.Legends {
			said := b.MoveWords(rules.KeepTokens(i+1, 0, 0))
			if !strings.Contains(said, fmt.Sprint(rules.LegendWorth(i))) || !strings.Contains(said, fmt.Sprint(i+1)) {
				t.Errorf("legendary token %d of %d points has the text %q", i+1, rules.LegendWorth(i), said)
			}
		}
	})
}

// translated reports a test error for each text of texts that lacks a translation in some language.
func translated(t *testing.T, texts []string) {
	t.Helper()
	defer i18n.SetCatalogue(nil)
	defer i18n.OnMissing(nil)
	for _, lang := range i18n.Languages() {
		if lang == i18n.English {
			continue
		}
		c, err := i18n.Load(assets.Translations(), lang)
		if err != nil {
			t.Fatal(err)
		}
		i18n.SetCatalogue(c)
		i18n.OnMissing(func(text string) { t.Errorf("language %s lacks a translation of %q", lang, text) })
		for _, text := range texts {
			if text != "" {
				i18n.T(text)
			}
		}
	}
}
