// Measures the duration of a search in the page's worker, in comparison with the same program in
// Node.js. Both search alternately, so that other load on the machine affects both equally.

import childProcess from "node:child_process";
import { Worker } from "node:worker_threads";
import { assert, ordinary } from "./driver.mjs";
import * as table from "./table.mjs";

// besideNode is the part of a browser's interface that worker.js uses, for a thread of Node.js.
const besideNode = `
  const { parentPort, workerData } = require("node:worker_threads");
  globalThis.postMessage = (said) => parentPort.postMessage(said);
  globalThis.navigator ??= {};
  globalThis.location = { search: "" };
  globalThis.importScripts = () => (0, eval)(workerData.exec);
  globalThis.onmessage = null;
  parentPort.on("message", (data) => globalThis.onmessage({ data }));
  (0, eval)("var onmessage; " + workerData.worker);
`;

// hire starts a second instance of the program in Node.js, as gulch.hire does in a page.
async function hire(page) {
  const file = async (name) => Buffer.from(await (await page.request.get(new URL(name, page.url()).href)).body());
  const { folder, program } = await page.evaluate(() => JSON.parse(document.getElementById("build").textContent));
  const packed = await file(program);
  const unpack = program.endsWith(".zst") ? ["zstd", ["-dc", "--long=25"]] : ["gzip", ["-dc"]];
  const module = await WebAssembly.compile(childProcess.execFileSync(...unpack, { input: packed, maxBuffer: 1 << 28 }));
  const texts = { exec: (await file(`${folder}wasm_exec.js`)).toString(), worker: (await file(`${folder}worker.js`)).toString() };
  const worker = new Worker(besideNode, { eval: true, workerData: texts });
  worker.postMessage(module);
  return worker;
}

// answered returns a promise that is resolved when a worker has finished a job.
const answered = (worker, job) => new Promise((resolve, reject) => {
  worker.on("message", function hear(said) {
    const [word, id] = said.split("\n")[0].split(" ");
    if (word === "fail" || word === "lost") reject(new Error(said));
    if (word !== "done" || Number(id) !== job) return;
    worker.off("message", hear);
    resolve(said);
  });
});

export async function searchInAWorker(opener) {
  const { rounds = 7 } = opener.config;
  const app = await opener.open({ ...ordinary, viewport: { width: 800, height: 500 } });
  await table.deal(app, "narrowgauge");
  await table.decision(app, "narrowgauge");
  const node = await hire(app.page);
  await new Promise((resolve) => { node.once("message", resolve); }); // the worker is ready
  // The job is the coach's: the position before the first decision, with a whole search.
  await app.page.evaluate(() => {
    const real = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (text) {
      if (typeof text === "string" && text.includes("coach")) globalThis.told = { worker: this, text };
      return real.call(this, text);
    };
  });
  await app.click("hint");
  await app.waitFor("the hint", (s) => s.state.coached);
  const text = await app.page.evaluate(() => globalThis.told.text);
  const times = { worker: [], node: [] }, answers = new Set();
  for (let round = 1; round <= 4 * rounds; round++) { // many rounds, as each is short
    const job = 1_000_000 + round, told = text.replace(/^do \d+/, `do ${job}`);
    const took = await app.page.evaluate(async ([told, job]) => {
      const began = performance.now();
      const said = await new Promise((resolve) => {
        const { worker } = globalThis.told;
        worker.addEventListener("message", function hear({ data }) {
          if (!data.startsWith(`done ${job}\n`)) return;
          worker.removeEventListener("message", hear);
          resolve(data);
        });
        worker.postMessage(told);
      });
      return { ms: performance.now() - began, said };
    }, [told, job]);
    const began = performance.now(), end = answered(node, job);
    node.postMessage(told);
    answers.add(took.said).add(await end);
    times.worker.push(took.ms);
    times.node.push(performance.now() - began);
    assert(answers.size <= round, "the searches in the worker and in Node.js gave different results");
  }
  await node.terminate();
  // The fastest of each counts: other load on the machine and a program that is not yet optimized
  // only make searches slower.
  return { worker: Math.min(...times.worker), node: Math.min(...times.node) };
}
