import { useEffect } from "react";

/** Storage key, which the offline page reads in its own script. */
const KEY = "azulejo_orders";
const MOST = 3;

/** An order as text, without prices: the information needed without a connection. */
export interface KeptOrder {
  title: string;
  when: string;
  lines: string[];
}

function readKept(): KeptOrder[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? (kept as KeptOrder[]) : [];
  } catch {
    return [];
  }
}

/** Stores an order in this browser, and registers the service worker that shows it without a connection. */
export function useLastOrder(order: KeptOrder): void {
  const kept = JSON.stringify(order);
  useEffect(() => {
    try {
      const newest = JSON.parse(kept) as KeptOrder;
      localStorage.setItem(KEY, JSON.stringify([newest, ...readKept().filter(({ title }) => title !== newest.title)].slice(0, MOST)));
    } catch {
      // A browser that blocks storage shows no orders.
    }
    void navigator.serviceWorker?.register("/service-worker.js").catch(() => undefined);
  }, [kept]);
}
