//go:build !js

package clip

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"gulch/engine"

	"github.com/adrg/xdg"
)

// Save saves a text as a file, under a name that is not in use yet, in the folder for downloads or
// documents or in the home folder. The resulting text of the Request is the path of the file.
func Save(name, text string) *Request {
	return startErrand(func() (string, error) { return save(saveFolders(), name, []byte(text)) })
}

// SavePicture saves a picture as a PNG file in the same folders as [Save].
func SavePicture(name string, x Picture) *Request {
	return startErrand(func() (string, error) { return save(saveFolders(), name, x.PNG) })
}

// CanShare returns false: only browsers have a share dialog.
func CanShare() bool { return false }

// SharePicture returns a Request that fails, because there is no share dialog; see [CanShare].
func SharePicture(string, Picture) *Request {
	return startErrand(func() (string, error) { return "", engine.Errorf("sharing isn't available here") })
}

// saveFolders returns the folders in which files may be saved, in order of preference.
func saveFolders() []string { return []string{xdg.UserDirs.Download, xdg.UserDirs.Documents, xdg.Home} }

// maxNames is how many file names are tried in a folder to find one that is not in use.
const maxNames = 1000

// save writes data to a file in the first of folders that exists and can be written to, and returns
// the path of the file. It returns an error if there is no such folder.
func save(folders []string, name string, data []byte) (path string, err error) {
	err = engine.Errorf("there's no folder for your files")
	for _, folder := range folders {
		if info, missing := os.Stat(folder); missing != nil || !info.IsDir() {
			continue
		}
		if path, err = create(folder, name, data); err == nil {
			return path, nil
		}
	}
	return "", err
}

// create writes a new file into a folder, under name or a variation of it that is not in use, and
// returns its path. It returns an error if maxNames names are in use. If the file cannot be written
// completely, create removes it and returns an error.
func create(folder, name string, data []byte) (path string, err error) {
	end := filepath.Ext(name)
	for i := 1; i < maxNames; i++ {
		path = filepath.Join(folder, name)
		if i > 1 {
			path = filepath.Join(folder, fmt.Sprintf("%s (%d)%s", strings.TrimSuffix(name, end), i, end))
		}
		file, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644)
		if errors.Is(err, fs.ErrExist) {
			continue
		}
		if err == nil {
			_, err = file.Write(data)
			if err = errors.Join(err, file.Close()); err != nil {
				_ = os.Remove(path)
			}
		}
		if err != nil {
			return "", engine.Errorf("the file “%s” couldn't be saved: %s", path, err)
		}
		return path, nil
	}
	return "", engine.Errorf("the folder “%s” has too many files with this name", folder)
}
