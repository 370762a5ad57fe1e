import type { PriceLine } from "@azulejo/contract/areas/office.ts";
import { useState } from "react";
import { CallRefused } from "../../call/call-failures.ts";
import type { Failure } from "../../call/use-call.ts";
import { usePriceRows } from "./use-price-rows.ts";

/** Prices with the revision at which they were read. */
export interface Revised {
  lines: readonly PriceLine[];
  revision: string;
}

interface Options<Saved extends Revised> {
  loaded: Saved | { lines: readonly PriceLine[]; revision: null };
  failure: Failure | null;
  /** Reads the prices that are currently saved. */
  readNow(): Promise<Saved | null>;
}

/** Saves prices, detects changes that another user saved in the meantime, and keeps the entered values. */
export function useSavedPrices<Saved extends Revised>({ loaded, failure, readNow }: Options<Saved>) {
  const editor = usePriceRows(loaded.lines);
  const [revision, setRevision] = useState(loaded.revision);
  const [others, setOthers] = useState<Saved | null>(null);
  const readAgain = async (): Promise<Saved | null> => {
    try {
      return await readNow();
    } catch (error) {
      if (error instanceof CallRefused) return null;
      throw error;
    }
  };
  return {
    editor,
    revision,
    /** Whether another user has saved since the prices were read. */
    isChanged: failure?.code === "office_prices_changed" || others !== null,
    others: others?.lines ?? null,
    /** Shows the other user's prices beside the entered ones, which replace them with the next save. */
    async compare() {
      const now = await readAgain();
      if (!now) return;
      setOthers(now);
      setRevision(now.revision);
    },
    /** Discards the entered values. @returns the saved prices */
    async discard(): Promise<Saved | null> {
      const now = others ?? (await readAgain());
      if (now) this.accept(now);
      return now;
    },
    /** Continues with the saved prices. */
    accept(saved: Saved) {
      editor.replace(saved.lines);
      setRevision(saved.revision);
      setOthers(null);
    },
  };
}
