package i18n

import (
	"encoding/json"
	"fmt"
	"io/fs"
	"path"
	"slices"
)

// Catalogue holds the translations into one language.
type Catalogue struct {
	Tag   string // language tag, for example "de"
	texts map[string]string
	forms map[string][]string
	form  func(n int) int
}

// Load reads the translations of the language with the given tag: all JSON files in the folder of
// files that is named after the tag. A value is a text, or a list of plural forms in the order of
// the language's plural rule. An empty value is not translated yet and is skipped.
//
// Load returns an error if the program has no plural rule for the language, if a file cannot be
// read, or if two files translate the same text differently.
func Load(files fs.FS, tag string) (*Catalogue, error) {
	l, known := FindLanguage(tag)
	if !known {
		return nil, fmt.Errorf("there are no plural rules for the language %q", tag)
	}
	c := &Catalogue{Tag: tag, texts: map[string]string{}, forms: map[string][]string{}, form: l.form}
	areas, err := fs.Glob(files, path.Join(tag, "*.json"))
	if err != nil {
		return nil, err
	}
	for _, area := range areas {
		if err := c.add(files, area); err != nil {
			return nil, fmt.Errorf("%s: %w", area, err)
		}
	}
	return c, nil
}

// add reads one JSON file of translations; area is its path in files. Each file contains the texts
// of one area of the app, such as a game.
func (c *Catalogue) add(files fs.FS, area string) error {
	data, err := fs.ReadFile(files, area)
	if err != nil {
		return err
	}
	var entries map[string]json.RawMessage
	if err := json.Unmarshal(data, &entries); err != nil {
		return err
	}
	for key, value := range entries {
		if err := c.put(key, value); err != nil {
			return fmt.Errorf("%q: %w", key, err)
		}
	}
	return nil
}

// put adds the translation of the English text key; value is its JSON, a text or a list of plural
// forms. put returns an error if the text already has a different translation.
func (c *Catalogue) put(key string, value json.RawMessage) error {
	var text string
	if json.Unmarshal(value, &text) == nil {
		if text == "" {
			return nil // not translated yet
		}
		if old, twice := c.texts[key]; twice && old != text {
			return fmt.Errorf("translated as %q and as %q", old, text)
		}
		c.texts[key] = text
		return nil
	}
	var forms []string
	if err := json.Unmarshal(value, &forms); err != nil {
		return err
	}
	if slices.Contains(forms, "") {
		return nil
	}
	if old, twice := c.forms[key]; twice && !slices.Equal(old, forms) {
		return fmt.Errorf("translated as %q and as %q", old, forms)
	}
	c.forms[key] = forms
	return nil
}

// text returns the translation of an English text, or the English text itself if it has not been
// translated.
func (c *Catalogue) text(text string) string {
	if t, found := c.texts[text]; found {
		return t
	}
	miss(text)
	return text
}

// plural returns the translated plural form for the count n. key is the English plural text, under
// which the catalogue stores the translations. If there is no translation, the text english is
// returned.
func (c *Catalogue) plural(n int, english, key string) string {
	forms := c.forms[key]
	if i := c.form(n); i < len(forms) {
		return forms[i]
	}
	miss(key)
	return english
}
