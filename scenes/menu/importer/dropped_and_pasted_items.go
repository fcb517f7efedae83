package importer

import (
	"io"
	"io/fs"

	"gulch/engine"
	"gulch/scenes/stage"
)

// Item is one item to be imported: a file dropped on the window, or the text of the clipboard.
type Item struct {
	Name string // file name, "" for the clipboard
	Read func() ([]byte, error)
}

// Pasted returns the text of the clipboard as an item to import. err is the error of reading the
// clipboard, nil if there was none.
func Pasted(text string, err error) []Item {
	return []Item{{Read: func() ([]byte, error) { return []byte(text), err }}}
}

// errNothingDropped is returned if a drop on the window contains no files.
var errNothingDropped = engine.Errorf("nothing you dropped can be read")

// Dropped returns all files that were dropped on the window as items to import. For a file
// that cannot be read, such as a folder, the item has an error that is shown to the player. If no
// file was dropped, it returns an error.
func Dropped(files fs.FS) ([]Item, error) {
	entries, err := fs.ReadDir(files, ".")
	if err != nil || len(entries) == 0 {
		return nil, errNothingDropped
	}
	var out []Item
	for _, e := range entries {
		name, folder := e.Name(), e.IsDir()
		out = append(out, Item{name, func() ([]byte, error) {
			if folder {
				return nil, engine.Errorf("“%s” is a folder and can't be read. Drop the files inside", name)
			}
			return readDropped(files, name)
		}})
	}
	return out, nil
}

// readDropped reads a dropped file. It returns an error, worded for the player, if the file cannot
// be read or is larger than [stage.MaxImportBytes].
func readDropped(files fs.FS, name string) ([]byte, error) {
	file, err := files.Open(name)
	if err != nil {
		return nil, engine.Errorf("“%s” can't be read", name)
	}
	defer file.Close()
	data, err := io.ReadAll(io.LimitReader(file, stage.MaxImportBytes+1))
	switch {
	case err != nil:
		return nil, engine.Errorf("“%s” can't be read", name)
	case len(data) > stage.MaxImportBytes:
		return nil, engine.Errorf("“%s” is too large: Gulch reads files up to %d MB", name, stage.MaxImportBytes>>20)
	}
	return data, nil
}
