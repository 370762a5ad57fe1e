import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { type Entry, type Kind, Manifest, shortHash } from "@azulejo/seed/pictures/manifest.ts";
import { type Encoding, encodingOf } from "./budgets.ts";
import { readSeries } from "./catalog.ts";
import { type Pixels, toHex } from "./color.ts";
import { encodeAvif, encodeLight, encodeWebp, thumbOf } from "./encode.ts";
import { Painter } from "./paint.ts";
import { planSeries } from "./plan.ts";
import { findSpots, planScenes, renderLight, renderScene, type SceneJob, waitingScenes } from "./scenes/index.ts";
import { planBundles } from "./slabs/bundles.ts";
import { Saw } from "./slabs/saw.ts";

const DRAFT = 0.25;
/** Increased when the way light is stored changes. */
const LIGHT = 1;

/** Kinds that browsers cut and lay, so the whole picture can't be shown meanwhile. */
const CUT: ReadonlySet<Kind> = new Set(["face", "sheet", "slab", "bundle"]);

const { values: options } = parseArgs({
  options: {
    only: { type: "string" },
    kind: { type: "string", default: "all" },
    size: { type: "string", default: "full" },
    series: { type: "string" },
    out: { type: "string" },
    force: { type: "boolean", default: false },
  },
});

const here = import.meta.dirname;
const out = resolve(options.out ?? join(here, "../seed/pictures"));
const seriesFolder = resolve(options.series ?? join(here, "../seed/catalog/series"));
const scale = options.size === "small" ? DRAFT : 1;
const manifest = new Manifest(join(out, "manifest.json"));
const started = performance.now();
const wanted = (kind: Kind, code: string, series = "") => isKind(kind) && (!options.only || [code, series].includes(options.only));

const series = readSeries(seriesFolder);
const jobs = series.flatMap((one) => planSeries(one, scale));
const painter = new Painter();
const todo = jobs.filter((job) => wanted(job.kind, job.product.code, job.series) && isStale(job.entry));
let done = 0;
for (const job of todo) {
  const before = performance.now();
  await store(job.entry, await painter.paint(job), job.encoding);
  report(++done, todo.length, job.entry.file, before);
}

const bundles = planBundles(series, join(here, "../seed/slabs"), scale);
const cuts = bundles.filter((cut) => wanted("bundle", cut.entry.code, cut.bundle) && isStale(cut.entry));
const saw = new Saw();
done = 0;
for (const cut of cuts) {
  const before = performance.now();
  await store(cut.entry, saw.paint(cut), cut.encoding);
  report(++done, cuts.length, cut.entry.file, before);
}

const rooms = planScenes(series, manifest, scale).filter(({ entry }) => wanted("scene", entry.code) || wanted("light", entry.code));
for (const room of rooms) {
  const known = manifest.get(room.entry.file);
  if (wanted("scene", room.entry.code) && known && !known.spots && !isStale(room.entry))
    manifest.put({ ...known, spots: await findSpots(room, out) });
}
const scenes = rooms.filter((scene) => wanted("scene", scene.entry.code) && isStale(scene.entry));
done = 0;
for (const scene of scenes) {
  const before = performance.now();
  const { pixels, spots } = await renderScene(scene, out);
  await store({ ...scene.entry, spots }, pixels, encodingOf("scene", { width: scene.entry.width / scale }));
  report(++done, scenes.length, scene.entry.file, before);
}

const lights = rooms.filter((scene) => wanted("light", scene.entry.code) && isStale(lightOf(scene.entry)));
done = 0;
for (const scene of lights) {
  const before = performance.now();
  const made = await renderLight(scene, out);
  if (made) await storeLight({ ...lightOf(scene.entry), surface: made.surface }, made.pixels);
  report(++done, lights.length, made ? lightOf(scene.entry).file : `${scene.entry.code} has no flat surface`, before);
}

for (const entry of manifest.all()) {
  if (!CUT.has(entry.kind) || entry.thumb || !existsSync(join(out, entry.file))) continue;
  manifest.put({ ...entry, thumb: (await thumbOf(join(out, entry.file))).toString("base64") });
}
if (!options.only && options.kind === "all") {
  sweep();
  for (const line of waitingScenes(series, manifest)) process.stderr.write(`${line}\n`);
}
manifest.save();
const seconds = Math.round((performance.now() - started) / 1000);
process.stdout.write(`${todo.length + cuts.length + scenes.length} rendered, ${manifest.files().length} in the manifest, ${seconds} s\n`);

/** Whether a kind is wanted: "face" means every picture of a product except its slab, "product" every picture except scenes. */
function isKind(kind: Kind): boolean {
  if (options.kind === "all" || options.kind === kind) return true;
  return options.kind === "product"
    ? kind !== "scene" && kind !== "light" && kind !== "bundle"
    : options.kind === "face" && (kind === "sheet" || kind === "object");
}

function isStale(entry: Omit<Entry, "hash" | "color">): boolean {
  const known = manifest.get(entry.file);
  return options.force || !known || known.recipeHash !== entry.recipeHash || !existsSync(join(out, entry.file));
}

async function store(entry: Omit<Entry, "hash" | "color">, pixels: Pixels, encoding: Encoding): Promise<void> {
  const budget = encoding.budget * scale;
  const bytes =
    encoding.codec === "avif"
      ? await encodeAvif(pixels, entry.width, entry.height, budget)
      : await encodeWebp(pixels, entry.width, entry.height, budget, encoding.fine);
  const path = join(out, entry.file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
  manifest.put({ ...entry, hash: shortHash(bytes), color: meanColor(pixels, pixels.length === entry.width * entry.height * 4) });
  manifest.save();
}

/** A scene's light is rendered again when its picture is. */
function lightOf({ code, width, height, recipeHash }: SceneJob["entry"]): Omit<Entry, "hash" | "color"> {
  return {
    file: `lights/${code}.webp`,
    kind: "light",
    code,
    product: null,
    width,
    height,
    recipeHash: shortHash(`${LIGHT} ${recipeHash}`),
  };
}

async function storeLight(entry: Omit<Entry, "hash" | "color">, pixels: Uint8ClampedArray): Promise<void> {
  const bytes = await encodeLight(pixels, entry.width, entry.height);
  const path = join(out, entry.file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
  manifest.put({ ...entry, hash: shortHash(bytes), color: "#808080" });
  manifest.save();
}

/** Returns the mean color of the pixels that aren't transparent. */
function meanColor(pixels: Pixels, hasAlpha: boolean): string {
  const sum: [number, number, number] = [0, 0, 0];
  const channels = hasAlpha ? 4 : 3;
  let weight = 0;
  for (let i = 0; i < pixels.length; i += channels * 17) {
    const cover = hasAlpha ? pixels[i + 3] : 1;
    for (let c = 0; c < 3; c++) sum[c] += pixels[i + c] * cover;
    weight += cover;
  }
  return toHex([sum[0] / weight, sum[1] / weight, sum[2] / weight]);
}

/** Deletes pictures of products that are no longer in the catalog. */
function sweep(): void {
  const live = new Set([
    ...[...jobs, ...bundles].map((one) => one.entry.file),
    ...planScenes(series, manifest, scale).flatMap(({ entry }) => [entry.file, lightOf(entry).file]),
  ]);
  for (const file of manifest.files()) {
    if (live.has(file)) continue;
    rmSync(join(out, file), { force: true });
    manifest.drop(file);
  }
}

function report(count: number, total: number, file: string, before: number): void {
  const ms = Math.round(performance.now() - before);
  process.stdout.write(`${String(count).padStart(4)}/${total}  ${file}  ${ms} ms\n`);
}
