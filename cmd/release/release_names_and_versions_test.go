package release

import "testing"

func TestVersions(t *testing.T) {
	for version, want := range map[string][3]string{
		"1.2.3": {"1.2.3.0", "1.2.3", "1.2.3"}, "v2.0": {"2.0.0.0", "2.0.0", "2.0"},
		"v1.4.0-3-gabc-dirty": {"1.4.0.0", "1.4.0", "1.4.0+3+gabc+dirty"},
		"369a8e6-dirty":       {"0.0.0.0", "0.0.0", "0~369a8e6+dirty"}, "development": {"0.0.0.0", "0.0.0",
			"0~development"},
	} {
		r := Release{Version: version}
		if got := [3]string{r.Quad(), r.Triple(), r.Debian()}; got != want {
			t.Errorf("the version %s is converted to %q, want %q", version, got, want)
		}
	}
}
