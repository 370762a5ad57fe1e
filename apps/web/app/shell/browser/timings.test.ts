import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { watchVersion } from "./build-watch.ts";
import { guardChunks } from "./chunk-guard.ts";
import { afterWait } from "./scroll.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the specification's timings", () => {
  it("a new page scrolls after 100 ms, unless the visitor has left it", async () => {
    const scroll = vi.fn();
    afterWait(scroll);
    const leave = afterWait(() => scroll("left"));
    await vi.advanceTimersByTimeAsync(99);
    leave();
    expect(scroll).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(scroll.mock.calls).toEqual([[]]);
  });

  it("an open page checks for a new build every hour", async () => {
    vi.stubGlobal("fetch", async () => Response.json({ version: "next" }));
    const versions: string[] = [];
    const stop = watchVersion((version) => versions.push(version));
    await vi.advanceTimersByTimeAsync(3_599_999);
    expect(versions).toEqual([]);
    await vi.advanceTimersByTimeAsync(3_600_001);
    expect(versions).toEqual(["next", "next"]);
    stop();
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(versions).toHaveLength(2);
  });

  it("a path with a missing file is reloaded once in ten seconds", () => {
    const page = new EventTarget();
    const stored = new Map<string, string>();
    const reload = vi.fn();
    vi.stubGlobal("window", page);
    vi.stubGlobal("sessionStorage", {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    });
    vi.stubGlobal("location", { pathname: "/en/", search: "", reload });
    guardChunks();
    const miss = () => page.dispatchEvent(new Event("vite:preloadError"));
    vi.stubGlobal("navigator", { onLine: false });
    miss();
    expect(reload, "without a connection").not.toHaveBeenCalled();
    vi.stubGlobal("navigator", { onLine: true });
    miss();
    vi.advanceTimersByTime(9999);
    miss();
    expect(reload).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(1);
    miss();
    expect(reload).toHaveBeenCalledTimes(2);
  });
});
