package westernlegends
import ("testing";"os";"gulch/engine/scenario")
func TestDbg(t *testing.T){ b,_:=os.ReadFile("/tmp/x.json"); t.Log(scenario.Check(scenario.Only(Game), b)) }
