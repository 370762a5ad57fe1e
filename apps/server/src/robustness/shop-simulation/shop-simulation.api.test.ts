import fc from "fast-check";
import { afterAll, beforeAll, it } from "vitest";
import { type Opening, openingOf, outcomesOf } from "./invariants.fixture.ts";
import { chaptersOf } from "./operations.fixture.ts";
import { type Played, playChapter } from "./play.fixture.ts";
import { openWorld, type World } from "./world.fixture.ts";

/** Forty in `npm test`, always the same; a million in `npm run nightly`. Machines share more by seeds of their own. */
const OPERATIONS = Number(process.env.OPERATIONS ?? 40);
const SEED = Number(process.env.SIMULATION_SEED ?? (process.env.OPERATIONS ? Date.now() % 2 ** 31 : 20_261_129));
/** Operations after which everything is completed and compared with the providers' books. */
const CHAPTER = Math.min(OPERATIONS, Number(process.env.CHAPTER ?? 100));
const CHAPTERS = Math.ceil(OPERATIONS / CHAPTER);
/** Reading all books takes longer with each chapter. */
const BOOKS_EVERY = Math.max(1, Math.ceil(CHAPTERS / 100));
const RESTARTS_IN_THOUSAND = Number(process.env.RESTARTS_IN_THOUSAND ?? (process.env.OPERATIONS ? 2 : 0));

let world: World;
let opening: Opening;
beforeAll(async () => {
  world = await openWorld();
  opening = await openingOf(world);
});
afterAll(() => world.shop.close());

it(`keeps money, stock, promises, access and language in order through ${OPERATIONS} operations`, {
  timeout: OPERATIONS * 1000 + 60_000,
}, async () => {
  const played: Played = new Map();
  let chapters = 0;
  const began = performance.now();
  const story = fc.asyncProperty(chaptersOf(CHAPTER, RESTARTS_IN_THOUSAND), async (chapter) => {
    chapters += 1;
    await playChapter(world, chapter, played, chapters % BOOKS_EVERY === 0 || chapters === CHAPTERS);
  });
  await fc.assert(story, { numRuns: CHAPTERS, seed: SEED, endOnFailure: !process.env.SHRINK }).catch((error: unknown) => {
    throw new Error(`SIMULATION_SEED=${SEED} OPERATIONS=${OPERATIONS} CHAPTER=${CHAPTER} failed in chapter ${chapters}`, { cause: error });
  });
  const operations = [...played.values()].reduce((sum, count) => sum + count, 0);
  const perSecond = Math.round((operations * 10_000) / (performance.now() - began)) / 10;
  const ended = await outcomesOf(world, opening);
  process.stdout.write(
    `${operations} operations of ${played.size} kinds in ${chapters} chapters of seed ${SEED}, ${perSecond} per second: ${ended}\n`,
  );
});
