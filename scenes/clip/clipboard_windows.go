package clip

import (
	"runtime"
	"syscall"
	"time"
	"unsafe"

	"gulch/engine"
)

// Functions of the Windows API that access the clipboard, in UTF-16. Command-line tools are not
// used because they depend on the code page of the console and open a console window.
var (
	user32   = syscall.NewLazyDLL("user32.dll")
	kernel32 = syscall.NewLazyDLL("kernel32.dll")

	openClipboard  = user32.NewProc("OpenClipboard")
	closeClipboard = user32.NewProc("CloseClipboard")
	emptyClipboard = user32.NewProc("EmptyClipboard")
	getData        = user32.NewProc("GetClipboardData")
	setData        = user32.NewProc("SetClipboardData")
	registerFormat = user32.NewProc("RegisterClipboardFormatW")
	globalAlloc    = kernel32.NewProc("GlobalAlloc")
	globalFree     = kernel32.NewProc("GlobalFree")
	globalLock     = kernel32.NewProc("GlobalLock")
	globalUnlock   = kernel32.NewProc("GlobalUnlock")
	globalSize     = kernel32.NewProc("GlobalSize")
	moveMemory     = kernel32.NewProc("RtlMoveMemory")
)

const (
	unicodeText  = 13 // format CF_UNICODETEXT: a text in UTF-16
	deviceBitmap = 8  // format CF_DIB: a bitmap
	moveable     = 2  // GMEM_MOVEABLE, the kind of memory that the clipboard requires
)

// How often opening the clipboard is tried, because another program may have it open, and the delay
// between two tries.
const (
	maxOpenTries   = 50
	openRetryDelay = 10 * time.Millisecond
)

// Unavailable returns nil: Windows always has a clipboard.
func Unavailable() error { return nil }

// Write puts text on the clipboard.
func Write(text string) *Request {
	return startErrand(func() (string, error) { return "", withClipboard(func() error { return setText(text) }) })
}

// Read reads the text on the clipboard.
func Read() *Request {
	return startErrand(func() (text string, err error) {
		err = withClipboard(func() (err error) { text, err = getText(); return err })
		return text, err
	})
}

// withClipboard opens the clipboard, calls do, and closes the clipboard. It returns an error
// without calling do if the clipboard cannot be opened. An open clipboard belongs to a thread, so
// the goroutine is locked to one thread meanwhile.
func withClipboard(do func() error) error {
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	var err error
	for range maxOpenTries {
		var ok uintptr
		if ok, _, err = openClipboard.Call(0); ok != 0 {
			defer closeClipboard.Call()
			return do()
		}
		time.Sleep(openRetryDelay)
	}
	return callError("OpenClipboard", err)
}

// callError returns an error for a failed call of the Windows API; call is its name.
func callError(call string, err error) error {
	return engine.Errorf("the clipboard didn't respond (%s: %s)", call, err)
}

// PictureUnavailable returns nil: the clipboard of Windows always accepts pictures.
func PictureUnavailable() error { return nil }

// WritePicture puts a picture on the clipboard in two formats: as a bitmap, which every program
// accepts, and as PNG.
func WritePicture(x Picture) *Request {
	return startErrand(func() (string, error) {
		return "", withClipboard(func() error {
			if ok, _, err := emptyClipboard.Call(); ok == 0 {
				return callError("EmptyClipboard", err)
			}
			bitmap := bitmap(x.Image)
			if err := setBytes(deviceBitmap, unsafe.Pointer(&bitmap[0]), uintptr(len(bitmap))); err != nil {
				return err
			}
			name, err := syscall.UTF16PtrFromString("PNG")
			if err != nil {
				return err
			}
			if kind, _, _ := registerFormat.Call(uintptr(unsafe.Pointer(name))); kind != 0 {
				return setBytes(kind, unsafe.Pointer(&x.PNG[0]), uintptr(len(x.PNG)))
			}
			return nil
		})
	})
}

// setText puts a text on the clipboard, which must be open.
func setText(text string) error {
	letters := encodeUTF16(text)
	if ok, _, err := emptyClipboard.Call(); ok == 0 {
		return callError("EmptyClipboard", err)
	}
	return setBytes(unicodeText, unsafe.Pointer(&letters[0]), uintptr(len(letters))*unsafe.Sizeof(letters[0]))
}

// setBytes puts data on the clipboard, which must be open. kind is the clipboard format, from is
// the address of the data, and size is their length in bytes. setBytes copies the data.
func setBytes(kind uintptr, from unsafe.Pointer, size uintptr) error {
	block, _, err := globalAlloc.Call(moveable, size)
	if block == 0 {
		return callError("GlobalAlloc", err)
	}
	at, _, err := globalLock.Call(block)
	if at == 0 {
		globalFree.Call(block)
		return callError("GlobalLock", err)
	}
	moveMemory.Call(at, uintptr(from), size)
	globalUnlock.Call(block)
	if ok, _, err := setData.Call(kind, block); ok == 0 {
		globalFree.Call(block)
		return callError("SetClipboardData", err)
	}
	return nil
}

// getText returns the text on the clipboard, which must be open, or "" if there is none.
func getText() (string, error) {
	block, _, _ := getData.Call(unicodeText)
	if block == 0 {
		return "", nil
	}
	size, _, _ := globalSize.Call(block)
	at, _, _ := globalLock.Call(block)
	if at == 0 || size < 2 {
		return "", nil
	}
	defer globalUnlock.Call(block)
	letters := make([]uint16, min(size/2, MaxText+1))
	moveMemory.Call(uintptr(unsafe.Pointer(&letters[0])), at, uintptr(len(letters))*2)
	return limitText(decodeUTF16(letters))
}
