// A static host with typical settings: it serves a folder below a path and lets browsers cache
// everything for ten minutes. Tests replace the folder by another version. lacks reports which
// files of the folder are missing; fallback, if set, is the answer with status 200 for these,
// instead of 404.

import fs from "node:fs";
import http from "node:http";
import path from "node:path";

const kinds = {
  ".html": "text/html; charset=utf-8", ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".png": "image/png",
  ".wasm": "application/wasm", ".md": "text/markdown", ".txt": "text/plain", ".ttf": "font/ttf",
};

export class Host {
  // start returns a host that serves a folder at a path such as "/games/west/".
  static async start(folder, at = "/") {
    const host = new Host();
    Object.assign(host, { folder, at, asked: [], keeps: () => true, lacks: () => false, fallback: null });
    host.server = http.createServer((request, answer) => host.answer(request, answer));
    await new Promise((ready) => { host.server.listen(0, "127.0.0.1", ready); });
    host.url = `http://127.0.0.1:${host.server.address().port}${at}`;
    return host;
  }

  answer(request, answer) {
    const name = decodeURIComponent(new URL(request.url, "http://host").pathname);
    this.asked.push(name);
    const inside = name.startsWith(this.at) ? name.slice(this.at.length) : null;
    const file = path.join(this.folder, inside?.endsWith("/") || inside === "" ? `${inside}index.html` : inside ?? "\0");
    if (inside === null || this.lacks(path.relative(this.folder, file)) || !fs.statSync(file, { throwIfNoEntry: false })?.isFile()) {
      if (this.fallback) {
        answer.writeHead(200, { "Content-Type": this.fallback.type, "Cache-Control": "no-store" }).end(this.fallback.body());
        return;
      }
      answer.writeHead(404, { "Content-Type": "text/plain" }).end("there is no such page");
      return;
    }
    answer.writeHead(200, {
      "Content-Type": kinds[path.extname(file)] || "application/octet-stream", "Cache-Control": this.keeps(file) ? "max-age=600" : "no-store",
    });
    fs.createReadStream(file).pipe(answer);
  }

  // put serves another folder from now on.
  put(folder) { this.folder = folder; }

  close() {
    this.server.closeAllConnections();
    this.server.close();
  }
}

// hosted runs a test on its own host.
export async function hosted(config, at, test) {
  const host = await Host.start(config.site, at);
  try {
    return await test(host);
  } finally {
    host.close();
  }
}
