//go:build !js

package store

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
)

// Documents may be symbolic links to files elsewhere, for example in a shared folder. A link is
// listed, read and appended to like the file to which it leads. If the document is replaced, that
// file is replaced and the link stays. Delete and Rename apply to the link itself.

// maxLinks is the maximum number of symbolic links that are followed in a chain of links to links.
const maxLinks = 40

// info returns the file info of a document. If the document is a link, it is the info of the link's
// target.
func (f *folder) info(e fs.DirEntry) (fs.FileInfo, error) {
	if e.Type()&fs.ModeSymlink != 0 {
		return os.Stat(f.file(e.Name()))
	}
	return e.Info()
}

// linked returns the file at the end of a document's chain of symbolic links. The second result
// reports whether the document is a symbolic link. The file may be missing. If the links form a
// cycle, the second result is false.
func (f *folder) linked(name string) (target string, is bool) {
	target = f.file(name)
	for range maxLinks {
		next, err := os.Readlink(target)
		if err != nil { // target is not a link
			return target, is
		}
		if !filepath.IsAbs(next) {
			next = filepath.Join(filepath.Dir(target), next)
		}
		target, is = next, true
	}
	return target, false // the links form a cycle, so writing the document replaces the link
}

// writeThrough replaces the content of target, the file to which the linked document leads. The
// replacement is atomic if files may be created in the target's folder. writeThrough returns when
// the data is on the disk.
func (f *folder) writeThrough(name, target string, data []byte) error {
	temp, err := os.CreateTemp(filepath.Dir(target), "*"+tempSuffix)
	switch {
	case errors.Is(err, fs.ErrPermission):
		err = overwrite(target, data)
	case err == nil:
		_, err = temp.Write(data)
		err = errors.Join(err, temp.Sync(), temp.Close())
		if info, missing := os.Stat(target); err == nil && missing == nil {
			err = os.Chmod(temp.Name(), info.Mode().Perm())
		}
		if err == nil {
			err = os.Rename(temp.Name(), target)
		}
		if err != nil {
			err = errors.Join(err, os.Remove(temp.Name()))
		}
	}
	if err == nil {
		f.sizes[name] = int64(len(data))
	}
	return err
}

// overwrite replaces the content of an existing file. It is not atomic.
func overwrite(target string, data []byte) error {
	file, err := os.OpenFile(target, os.O_WRONLY|os.O_TRUNC, 0)
	if err != nil {
		return err
	}
	_, err = file.Write(data)
	return errors.Join(err, file.Sync(), file.Close())
}
