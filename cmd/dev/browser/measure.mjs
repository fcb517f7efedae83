// Measures how long the page takes to its first frame, against a page that holds an empty window under bare/.

const rounds = 7;

export async function loadToFirstFrame(opener) {
  const times = { gulch: [], bare: [] };
  const pages = { gulch: opener.config.url, bare: `${opener.config.url}bare/` };
  let fetched = { bytes: 0, requests: 0 };
  for (let round = 0; round < rounds; round++) {
    for (const [name, url] of Object.entries(pages)) {
      const app = await opener.page();
      if (name === "gulch" && round === 0) fetched = count(app);
      await app.load(url);
      times[name].push(await app.page.evaluate(() => globalThis.gulch.times.started));
      await app.context.close();
    }
  }
  return { gulch: median(times.gulch), bare: median(times.bare), ...fetched };
}

// count adds up what a page fetches until its first frame, by the lengths that the server names.
function count(app) {
  const sum = { bytes: 0, requests: 0 };
  app.page.on("response", (answer) => {
    sum.requests++;
    sum.bytes += Number(answer.headers()["content-length"] || 0);
  });
  return sum;
}

function median(list) {
  return list.sort((a, b) => a - b)[Math.floor(list.length / 2)];
}
