// Starts Firefox with a virtual display, controlled by puppeteer-core over WebDriver BiDi.

import childProcess from "node:child_process";
import path from "node:path";
import { createRequire } from "node:module";

// startFirefox starts Firefox and returns puppeteer's browser. config has the paths of Firefox and
// puppeteer-core: see Tests in run_test_scripts.go. timeout is in milliseconds.
export async function startFirefox(config, timeout) {
  const puppeteer = createRequire(path.join(config.puppeteer, "package.json"))("puppeteer-core");
  // Without a display Firefox has no graphics, so it gets a virtual one.
  const screen = childProcess.spawn("Xvfb", ["-displayfd", "1", "-screen", "0", "1280x1024x24", "-nolisten", "tcp"], { stdio: ["ignore", "pipe", "ignore"] });
  process.on("exit", () => screen.kill());
  const display = await new Promise((known, none) => {
    screen.stdout.once("data", (number) => known(`:${String(number).trim()}`));
    screen.once("error", none);
  });
  return puppeteer.launch({
    browser: "firefox", executablePath: config.firefox, headless: false, protocolTimeout: timeout, timeout,
    env: { ...process.env, DISPLAY: display, LIBGL_ALWAYS_SOFTWARE: "1", MOZ_ENABLE_WAYLAND: "0" },
    // Without a graphics card Firefox draws by the processor, which it does only if forced.
    extraPrefsFirefox: { "webgl.force-enabled": true, "webgl.disabled": false },
  });
}
