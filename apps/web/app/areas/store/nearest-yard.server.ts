import { storeCalls } from "@azulejo/contract";
import type { Store } from "@azulejo/contract/areas/store.ts";
import { callOnce } from "../../request/call-once.server.ts";
import { readPlainCookie } from "../../request/cookies.server.ts";
import type { Visit } from "../../routing/visit.ts";
import { byDistance } from "./distance.ts";

/** Returns the stores with a slab yard, the one nearest to the visitor's store first. */
export async function readYards({ context, language, request, siteKey }: Visit): Promise<Store[]> {
  const stores = await callOnce(context, language, storeCalls.list);
  const mine = readPlainCookie(request, `${siteKey}_store`);
  const here = stores.find(({ code }) => code === mine);
  const yards = stores.filter((store) => store.keepsSlabs);
  return here ? byDistance(yards, here) : yards;
}
