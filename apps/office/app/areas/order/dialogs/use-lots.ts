import { useEffect, useState } from "react";
import { callOffice } from "../../../call/call-office.ts";
import type { CallValue } from "../../../call/calls.ts";
import { signedInCall } from "../../../call/sign-in-again.ts";

type Lot = CallValue<"stock">["lots"][number];

/** Reads an item's lots with units at all places. */
async function readLots(itemNo: string, signal: AbortSignal): Promise<Lot[]> {
  const lots: Lot[] = [];
  for (let page = 1; ; page++) {
    const stock = await signedInCall(() => callOffice("stock", { itemNo, page }, { signal }));
    lots.push(...stock.lots);
    // Lots with units come first.
    if (lots.length >= stock.total || lots.at(-1)?.onHand === 0) return lots;
  }
}

/** Returns an item's lots with units at all places; none until they have loaded. */
export function useLots(itemNo: string | undefined): Lot[] {
  const [lots, setLots] = useState<Lot[]>([]);
  useEffect(() => {
    if (itemNo === undefined) return;
    const asking = new AbortController();
    void readLots(itemNo, asking.signal)
      .then(setLots)
      .catch(() => undefined);
    return () => asking.abort();
  }, [itemNo]);
  return lots;
}
