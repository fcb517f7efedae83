package scenes

import (
	"syscall"
	"unsafe"
)

// userLocales returns the user's preferred display languages in order. The locale for dates and
// currency, which Windows calls the user's locale, may be that of another country.
func userLocales() []string {
	const names = 8       // MUI_LANGUAGE_NAME: returns "de-AT", not "0C07"
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
