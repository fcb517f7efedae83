package i18n

import "unicode/utf8"

// Longest returns a catalogue with the longest translation of each text among several languages,
// counted in letters. It has the tag and the plural rule of the first language. Layout tests use
// it: if the longest texts fit, those of all languages very probably fit, too.
func Longest(all ...*Catalogue) *Catalogue {
	out := &Catalogue{Tag: all[0].Tag, texts: map[string]string{}, forms: map[string][]string{}, form: all[0].form}
	for _, c := range all {
		for key, text := range c.texts {
			out.texts[key] = longer(out.texts[key], text)
		}
		for key, forms := range c.forms {
			kept := out.forms[key]
			for i, form := range forms {
				if i < len(kept) {
					kept[i] = longer(kept[i], form)
				} else {
					kept = append(kept, form)
				}
			}
			out.forms[key] = kept
		}
	}
	return out
}

func longer(a, b string) string {
	if utf8.RuneCountInString(b) > utf8.RuneCountInString(a) {
		return b
	}
	return a
}
