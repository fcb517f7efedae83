package crash

import (
	"testing"

	"gulch/scenes/drive"
)

func TestMain(m *testing.M) { drive.Main(m) }
