package scenes

import (
	"syscall"
	"unsafe"
)

// userLocales returns the display languages that the user prefers, the most preferred first. It
// does not use the setting that Windows calls the user's locale, because that is for dates and
// currency and may be of another country.
func userLocales() []string {
	const names = 8       // MUI_LANGUAGE_NAME: return names such as "de-AT", not numbers such as "0C07"
	var list [1024]uint16 // zero-terminated names, one after the other
	var many, room = uint32(0), uint32(len(list))
	ok, _, _ := syscall.NewLazyDLL("kernel32.dll").NewProc("GetUserPreferredUILanguages").Call(names,
		uintptr(unsafe.Pointer(&many)), uintptr(unsafe.Pointer(&list[0])), uintptr(unsafe.Pointer(&room)))
	if ok == 0 {
		return nil
	}
	var out []string
	for rest := list[:min(room, uint32(len(list)))]; len(out) < int(many); {
		name := syscall.UTF16ToString(rest)
		if name == "" {
			break
		}
		out = append(out, name)
		rest = rest[len(syscall.StringToUTF16(name)):]
	}
	return out
}
