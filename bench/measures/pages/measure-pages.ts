import type { Figure } from "../../figure.ts";
import { cores } from "../../honest/machine.ts";
import { forget, startFilledShop } from "../../shop.ts";
import { measureBareRender } from "./bare-render.ts";
import { measureCached } from "./cached.ts";
import { startPeers } from "./peers.ts";
import { measureRenderedAnew, type RenderedAnew } from "./rendered-anew.ts";
import { measureUnseen, type UnseenList } from "./unseen.ts";

/** Measures pages that have never been requested, then cached ones. */
export async function measurePages(): Promise<Figure[]> {
  const shop = await startFilledShop();
  const peers = await startPeers(shop.url);
  const list = await measureUnseen(shop, peers);
  const others = await measureRenderedAnew(shop, peers);
  peers.stop();
  const bare = await measureBareRender(shop);
  const cached = await measureCached(shop);
  const afterAll = { name: "resident memory after all loads of this part", value: shop.residentMb(), unit: "MB" };
  await shop.stop();
  forget(shop.dataDir);
  return [...figuresOfList(list, bare), ...others.flatMap(figuresOfOther), ...cached, afterAll];
}

function figuresOfList(list: UnseenList, bare: { whole: number; reused: number }): Figure[] {
  return [
    { name: "list page never seen before", value: list.perSecond, unit: "pages/s" },
    { name: "list page never seen before, p99 at 16 connections", value: list.p99Ms, unit: "ms", goal: { atMost: 120 } },
    { name: "the same list by bare React (bench/peer)", value: list.bareReact, unit: "pages/s" },
    {
      name: "list page never seen before, against bare React",
      value: list.ofBareReact,
      unit: "×",
      // The shop does all that bare React does, and more.
      possible: { atMost: 1 },
    },
    { name: "the same list by Next.js (bench/next)", value: list.nextJs, unit: "pages/s" },
    { name: "list page never seen before, against Next.js", value: list.ofNextJs, unit: "×", goal: { atLeast: 1.2 } },
    { name: "its tree by renderToString, with its data at hand", value: bare.whole, unit: "renders/s" },
    { name: "its tree by renderToString, shared parts reused", value: bare.reused, unit: "renders/s" },
    {
      name: "list page never seen before, against bare renderToString of its tree",
      value: list.perSecond / bare.whole,
      unit: "×",
      goal: { atLeast: 0.35 },
      // The server renders that tree with its shared parts reused, on one of the cores, and does more.
      possible: { atMost: (bare.reused / bare.whole) * Math.min(1, cores()) },
    },
  ];
}

const figuresOfOther = ({ kind, perSecond, p99Ms, ofBareReact, ofNextJs, ofNextJsProcessor }: RenderedAnew): Figure[] => [
  { name: `${kind} rendered anew`, value: perSecond, unit: "pages/s" },
  { name: `${kind} rendered anew, against bare React's list`, value: ofBareReact, unit: "×" },
  { name: `${kind} rendered anew, against Next.js's list`, value: ofNextJs, unit: "×", goal: { atLeast: 1 } },
  { name: `${kind} rendered anew, processor time of Next.js's list against its own`, value: ofNextJsProcessor, unit: "×" },
  { name: `${kind} rendered anew, p99 at 16 connections`, value: p99Ms, unit: "ms" },
];
