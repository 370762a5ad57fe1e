import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Entry, type Manifest, shortHash } from "@azulejo/seed/pictures/manifest.ts";
import type { Series } from "../catalog.ts";
import type { Pixels } from "../color.ts";
import { Camera } from "./camera.ts";
import { findSurface, type Plane, paintLight } from "./covering-light.ts";
import { develop, exposureOf } from "./develop.ts";
import { findHotSpots, type HotSpot } from "./hot-spots.ts";
import { gatherLight } from "./light/light-map.ts";
import { traceMirrors } from "./light/mirror-map.ts";
import type { Room, Stage } from "./room.ts";
import { rooms } from "./rooms/index.ts";
import { shadePicture } from "./shade.ts";
import { Master } from "./surfaces/master.ts";
import { World } from "./world.ts";

/** Increased when the calculation of light or lens changes. */
const RENDERER = 3;

const WIDTH = 1920;
const HEIGHT = 1280;
const SAMPLES = 18;
/** Soft light is calculated for a picture of this width; reflections for one half as wide as the scene. */
const LIGHT_WIDTH = 540;
const MIRROR_SHRINK = 2;

export interface SceneJob {
  readonly room: Room;
  readonly sources: readonly Entry[];
  readonly entry: Omit<Entry, "hash" | "color">;
}

/** Plans the rooms whose products all have a picture; a room is rendered again when a picture it uses has changed. */
export function planScenes(series: readonly Series[], manifest: Manifest, scale: number): SceneJob[] {
  return rooms.flatMap((room) => {
    if (missingFor(room, series, manifest).length > 0) return [];
    const sources = room.products.map((code) => sourceOf(room, code, manifest) as Entry);
    return [{ room, sources, entry: entryOf(room, sources, scale) }];
  });
}

/** Returns the rooms that can't be rendered yet, with the products whose pictures are missing. */
export function waitingScenes(series: readonly Series[], manifest: Manifest): string[] {
  return rooms.flatMap((room) => {
    const missing = missingFor(room, series, manifest);
    return missing.length > 0 ? [`${room.code} waits for ${missing.join(", ")}`] : [];
  });
}

function missingFor(room: Room, series: readonly Series[], manifest: Manifest): string[] {
  const known = new Set(series.flatMap((one) => one.products.map((product) => product.code)));
  return room.products.filter((code) => !known.has(code) || !sourceOf(room, code, manifest));
}

function sourceOf(room: Room, code: string, manifest: Manifest): Entry | undefined {
  const find = (folder: string) => manifest.get(`${folder}/${code}.webp`) ?? manifest.get(`${folder}/${code}.avif`);
  return (room.slabs?.includes(code) && find("slabs")) || find("masters");
}

function entryOf(room: Room, sources: readonly Entry[], scale: number): SceneJob["entry"] {
  const width = Math.round((room.width ?? WIDTH) * scale);
  const height = Math.round((room.height ?? HEIGHT) * scale);
  const recipe = [RENDERER, room.version, room.products, sources.map((one) => one.hash), width, height, SAMPLES];
  return {
    file: `scenes/${room.code}.webp`,
    kind: "scene",
    code: room.code,
    product: null,
    products: room.products,
    width,
    height,
    recipeHash: shortHash(JSON.stringify(recipe)),
  };
}

export interface SceneResult {
  readonly pixels: Pixels;
  readonly spots: readonly HotSpot[];
}

export async function renderScene(job: SceneJob, folder: string): Promise<SceneResult> {
  const { entry } = job;
  const stage = await openStage(job, folder);
  const world = new World(stage);
  const camera = new Camera(stage.view, entry.width, entry.height);
  const light = gatherLight(world, camera, Math.max(3, entry.width / LIGHT_WIDTH), SAMPLES);
  const mirrors = traceMirrors(world, camera, light, MIRROR_SHRINK);
  const pixels = develop(shadePicture(world, camera, light, mirrors), entry.width, entry.height, stage.development);
  return { pixels, spots: findHotSpots(world, camera, job.room.products) };
}

/** Width for light on a floor alone, which is smoother than the light on everything in the room. */
const EVEN_LIGHT_WIDTH = 320;
/** Width of the small picture from which the exposure is measured. */
const EXPOSURE_WIDTH = 330;

/** Renders the light on the scene's most visible surface, and that surface's position; null for a scene without a flat laid surface. */
export async function renderLight(job: SceneJob, folder: string): Promise<{ pixels: Uint8ClampedArray; surface: Plane } | null> {
  const { width, height } = job.entry;
  const stage = await openStage(job, folder);
  const world = new World(stage);
  const camera = new Camera(stage.view, width, height);
  const found = findSurface(world, camera);
  if (!found) return null;
  const small = new Camera(stage.view, EXPOSURE_WIDTH, Math.round((EXPOSURE_WIDTH * height) / width));
  const exposure = exposureOf(shadePicture(world, small, gatherLight(world, small, 3, SAMPLES), null), stage.development);
  const light = gatherLight(world, camera, Math.max(3, width / EVEN_LIGHT_WIDTH), SAMPLES);
  return { pixels: paintLight(world, camera, light, found.solid, { ...stage.development, exposure }), surface: found.plane };
}

/** Returns where the products of a room are visible, without rendering it. */
export async function findSpots(job: SceneJob, folder: string): Promise<HotSpot[]> {
  const stage = await openStage(job, folder);
  return findHotSpots(new World(stage), new Camera(stage.view, job.entry.width, job.entry.height), job.room.products);
}

async function openStage({ room, sources }: SceneJob, folder: string): Promise<Stage> {
  const masters = new Map<string, Master>();
  for (const [k, source] of sources.entries()) {
    const path = join(folder, source.file);
    if (!existsSync(path)) throw new Error(`${room.code}: ${source.file} is not rendered`);
    masters.set(room.products[k], await Master.open(path, source));
  }
  return room.build(masters);
}
