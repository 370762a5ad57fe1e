import { useEffect, useState } from "react";
import { callOffice } from "../../../call/call-office.ts";
import type { CallValue } from "../../../call/calls.ts";
import { signedInCall } from "../../../call/sign-in-again.ts";

type Lot = CallValue<"stock">["lots"][number];

/** Reads an item's lots at all places; undefined until they have loaded. */
export function useLots(itemNo: string | undefined): Lot[] {
  const [lots, setLots] = useState<Lot[]>([]);
  useEffect(() => {
    if (itemNo === undefined) return;
    const asking = new AbortController();
    void signedInCall(() => callOffice("stock", { itemNo }, { signal: asking.signal }))
      .then((stock) => setLots(stock.lots))
      .catch(() => undefined);
    return () => asking.abort();
  }, [itemNo]);
  return lots;
}
