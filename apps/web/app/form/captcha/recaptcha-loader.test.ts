import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

interface FakeScript {
  src: string;
  async: boolean;
  defer: boolean;
  attributes: string[];
  setAttribute(name: string): void;
  remove(): void;
  onload?: () => void;
  onerror?: () => void;
}

let scripts: FakeScript[];
let page: { grecaptcha?: unknown };
let executed: [number, string][];
let rendered: object[];

const provider = () => ({
  ready: (callback: () => void) => callback(),
  render: (parameters: object) => rendered.push(parameters) - 1,
  execute: async (widget: number, { action }: { action: string }) => {
    executed.push([widget, action]);
    return `token ${executed.length} for ${action}`;
  },
});

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  scripts = [];
  executed = [];
  rendered = [];
  page = {};
  vi.stubGlobal("window", page);
  vi.stubGlobal("document", {
    createElement: (): FakeScript => ({
      src: "",
      async: false,
      defer: false,
      attributes: [],
      setAttribute(name) {
        this.attributes.push(name);
      },
      remove() {
        scripts = scripts.filter((one) => one !== this);
      },
    }),
    head: { append: (script: FakeScript) => scripts.push(script) },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const load = async () => (await import("./recaptcha-loader.ts")).loadRecaptcha;
/** Simulates the script loading and setting its global. */
const arrive = () => {
  page.grecaptcha = provider();
  scripts[0]?.onload?.();
};

describe("the reCAPTCHA loader", () => {
  it("refuses to run outside a browser", async () => {
    vi.stubGlobal("window", undefined);
    await expect((await load())("key")).rejects.toThrow("This is a library for the browser!");
  });

  it("adds one async, deferred script with explicit rendering", async () => {
    const loading = (await load())("key");
    expect(scripts).toMatchObject([
      { src: "https://www.google.com/recaptcha/api.js?render=explicit", async: true, defer: true, attributes: ["recaptcha-v3-script"] },
    ]);
    arrive();
    await loading;
    expect(rendered).toEqual([{ sitekey: "key", size: "invisible" }]);
  });

  it.each([
    [{ host: "www.recaptcha.net" as const }, "https://www.recaptcha.net/recaptcha/api.js?render=explicit"],
    [{ enterprise: true }, "https://www.google.com/recaptcha/enterprise.js?render=explicit"],
    [{ address: "http://localhost:3001/recaptcha/api.js" }, "http://localhost:3001/recaptcha/api.js?render=explicit"],
  ])("takes its script from where %j says", async (options, src) => {
    void (await load())("key", options).catch(() => {});
    expect(scripts[0]?.src).toBe(src);
  });

  it("returns the same instance for the same key, during and after loading", async () => {
    const loadRecaptcha = await load();
    const [first, second] = [loadRecaptcha("key"), loadRecaptcha("key")];
    arrive();
    expect(await second).toBe(await first);
    expect(await loadRecaptcha("key")).toBe(await first);
    expect(scripts).toHaveLength(1);
  });

  it("refuses another key, during and after loading", async () => {
    const loadRecaptcha = await load();
    const loading = loadRecaptcha("key");
    await expect(loadRecaptcha("other")).rejects.toThrow("reCAPTCHA already loaded with different site key!");
    arrive();
    await loading;
    await expect(loadRecaptcha("other")).rejects.toThrow("reCAPTCHA already loaded with different site key!");
  });

  it("rejects all waiting callers if the script fails, and then counts as not loaded", async () => {
    const loadRecaptcha = await load();
    const waiting = [loadRecaptcha("key"), loadRecaptcha("key")];
    const outcomes = Promise.allSettled(waiting);
    scripts[0]?.onerror?.();
    expect((await outcomes).map((one) => one.status)).toEqual(["rejected", "rejected"]);
    expect(scripts).toHaveLength(0);
    const again = loadRecaptcha("other");
    arrive();
    expect((await again).siteKey).toBe("other");
  });

  it("checks for the global every 25 ms if it appears after the script", async () => {
    const loading = (await load())("key");
    scripts[0]?.onload?.();
    await vi.advanceTimersByTimeAsync(60);
    page.grecaptcha = provider();
    await vi.advanceTimersByTimeAsync(25);
    expect((await loading).siteKey).toBe("key");
  });

  it("gives up on a global that never appears, and can be retried", async () => {
    const loadRecaptcha = await load();
    const failed = expect(loadRecaptcha("key")).rejects.toThrow("reCAPTCHA did not start");
    scripts[0]?.onload?.();
    await vi.advanceTimersByTimeAsync(11_000);
    await failed;
    expect(scripts).toHaveLength(0);
    const again = loadRecaptcha("key");
    arrive();
    await again;
  });

  it("requests a token per action and caches none", async () => {
    const loading = (await load())("key");
    arrive();
    const instance = await loading;
    expect([await instance.execute("contact"), await instance.execute("contact")]).toEqual(["token 1 for contact", "token 2 for contact"]);
    expect(executed).toEqual([
      [0, "contact"],
      [0, "contact"],
    ]);
  });

  it("uses the enterprise part of the global", async () => {
    const loading = (await load())("key", { enterprise: true });
    page.grecaptcha = { enterprise: provider() };
    scripts[0]?.onload?.();
    expect(await (await loading).execute("a")).toBe("token 1 for a");
  });
});
