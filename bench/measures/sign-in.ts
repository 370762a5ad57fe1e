import type { Figure } from "../figure.ts";
import { type BenchShop, forget, startShop } from "../shop.ts";

const PEOPLE = ["homeowner", "dealer-admin", "dealer-buyer", "dealer-accounting", "designer", "hidden-prices", "locked"];
const SIGN_INS = 200;
const CALM_MS = 3000;
const headers = { "x-storefront-id": "1", "x-public-key": "pk_demo_cantera", "content-type": "application/json" };

/** Measures two hundred concurrent sign-ins; passwords are hashed off the event loop, so the shop keeps responding. */
export async function measureSignIn(): Promise<Figure[]> {
  const shop = await startShop();
  await probe(shop, () => false);
  const calmUntil = performance.now() + CALM_MS;
  const calm = await probe(shop, () => performance.now() < calmUntil);
  let running = true;
  const started = performance.now();
  const signIns = Promise.all(Array.from({ length: SIGN_INS }, (_, index) => signIn(shop, index))).finally(() => {
    running = false;
  });
  const busy = await probe(shop, () => running);
  const refused = (await signIns).filter((status) => status !== 200).length;
  const seconds = (performance.now() - started) / 1000;
  await shop.stop();
  forget(shop.dataDir);
  return [
    { name: `${SIGN_INS} sign-ins at once`, value: SIGN_INS / seconds, unit: "sign-ins/s" },
    { name: `${SIGN_INS} sign-ins at once, refused`, value: refused, unit: "sign-ins", goal: { atMost: 0 } },
    { name: "product list meanwhile, median against a calm shop", value: percentile(busy, 0.5) / percentile(calm, 0.5), unit: "×" },
    { name: "product list meanwhile, p99", value: percentile(busy, 0.99), unit: "ms", goal: { atMost: 250 } },
  ];
}

async function signIn(shop: BenchShop, index: number): Promise<number> {
  const body = JSON.stringify({ userName: `${PEOPLE[index % PEOPLE.length]}@demo.test`, password: "Azulejo-demo-1" });
  const response = await fetch(`${shop.url}/api/account/login`, { method: "POST", headers, body });
  await response.arrayBuffer();
  return response.status;
}

/** Returns the milliseconds of successive list calls until stopped. */
async function probe(shop: BenchShop, goesOn: () => boolean): Promise<number[]> {
  const times: number[] = [];
  do {
    const started = performance.now();
    const body = JSON.stringify({ listing: "porcelain", page: (times.length % 5) + 1 });
    await (await fetch(`${shop.url}/api/product/list`, { method: "POST", headers, body })).arrayBuffer();
    times.push(performance.now() - started);
  } while (goesOn());
  return times;
}

const percentile = (times: number[], part: number): number => times.toSorted((a, b) => a - b)[Math.floor(times.length * part)] ?? 0;
