import { useEffect } from "react";

/** Read by the page for the job site, in its own script. */
const KEY = "azulejo_orders";
const MOST = 3;

/** An order in words, without a price: what is needed where there is no connection. */
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

/** Keeps an order in this browser, and registers the worker that shows it without a connection. */
export function useLastOrder(order: KeptOrder): void {
  const kept = JSON.stringify(order);
  useEffect(() => {
    try {
      const newest = JSON.parse(kept) as KeptOrder;
      localStorage.setItem(KEY, JSON.stringify([newest, ...readKept().filter(({ title }) => title !== newest.title)].slice(0, MOST)));
    } catch {
      // A browser that keeps nothing shows no orders.
    }
    void navigator.serviceWorker?.register("/service-worker.js").catch(() => undefined);
  }, [kept]);
}
