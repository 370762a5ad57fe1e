import type { IncomingMessage } from "node:http";
import { PassThrough, Readable } from "node:stream";
import { afterEach, describe, expect, it, vi } from "vitest";
import { FormRefused, readForm, refuseBody } from "./form-body.ts";

describe("the form of a page", () => {
  it.each([
    ["nothing", "/en/account/login", {}, null],
    ["an empty form", "/en/account/login", { "content-length": "0" }, null],
    ["an application with four documents", "/en/account/professional", { "content-length": "19000000" }, null],
    ["a page's data form of the same page", "/es/account/professional.data?x=1", { "content-length": "19000000" }, null],
    ["an avatar", "/en/account/profile", { "content-length": "4000000" }, null],
    ["a draft of a story", "/en/about/", { "content-length": "1500000" }, null],
    ["a login larger than any", "/en/account/login", { "content-length": "200000" }, 413],
    ["a bag larger than any", "/shoppingbag", { "content-length": "200000" }, 413],
    ["a report of a crash larger than any", "/en/log", { "content-length": "200000" }, 413],
    ["documents for a page that takes none", "/en/account/addresses", { "content-length": "19000000" }, 413],
    ["more than any form", "/en/account/professional", { "content-length": "26000001" }, 413],
    ["what does not say how long it is", "/en/account/login", { "transfer-encoding": "chunked" }, 411],
    ["what says so and is sent in chunks all the same", "/en/log", { "transfer-encoding": "chunked", "content-length": "1" }, 411],
  ] as const)("is judged by its page before it is read: %s", (_, url, headers, status) => {
    expect(refuseBody({ url, headers })).toBe(status);
  });

  const form = (body: string, type: string, url = "/en/shoppingbag") =>
    Object.assign(Readable.from([Buffer.from(body)]), { url, headers: { "content-type": type } }) as unknown as IncomingMessage;
  const urlencoded = "application/x-www-form-urlencoded";
  const multipart = (fields: number) =>
    `${Array.from({ length: fields }, (_, at) => `--b0undary\r\nContent-Disposition: form-data; name="f${at}"\r\n\r\n&&&&\r\n`).join("")}--b0undary--\r\n`;

  it("is accepted with as many fields as a full bag has", async () => {
    expect((await readForm(form("a=1&".repeat(1000), urlencoded))).length).toBe(4000);
    expect(
      (await readForm(form(multipart(900), "multipart/form-data; boundary=b0undary", "/en/account/professional"))).length,
    ).toBeGreaterThan(0);
  });

  it("is refused with more fields, before parsing", async () => {
    await expect(readForm(form("a=1&".repeat(1002), urlencoded))).rejects.toEqual(new FormRefused(413));
    const parts = form(multipart(1100), 'multipart/form-data; boundary="b0undary"', "/en/account/professional");
    await expect(readForm(parts)).rejects.toEqual(new FormRefused(413));
  });

  describe("that arrives slowly", () => {
    afterEach(() => void vi.useRealTimers());
    const waitFor = async (bytes: number, milliseconds: number) => {
      vi.useFakeTimers();
      const slow = Object.assign(new PassThrough(), { url: "/en/account/professional", headers: { "content-length": String(bytes) } });
      slow.write("a");
      const outcome = vi.fn();
      void readForm(slow as unknown as IncomingMessage).catch(outcome);
      await vi.advanceTimersByTimeAsync(milliseconds);
      slow.destroy();
      return outcome.mock.calls.flat();
    };

    it("is refused after ten seconds", async () => {
      expect(await waitFor(100, 9_000)).toEqual([]);
      expect(await waitFor(100, 11_000)).toEqual([new FormRefused(408)]);
    });

    it("is given longer for its files", async () => {
      expect(await waitFor(20_000_000, 200_000)).toEqual([]);
      expect(await waitFor(20_000_000, 211_000)).toEqual([new FormRefused(408)]);
    });

    it("is no failure when its visitor leaves", async () => {
      const gone = Object.assign(new PassThrough(), { url: "/en/shoppingbag", headers: {}, complete: false });
      const read = readForm(gone as unknown as IncomingMessage);
      gone.destroy(Object.assign(new Error("aborted"), { code: "ECONNRESET" }));
      await expect(read).rejects.toEqual(new FormRefused(400));
    });
  });

  it("is refused if it is larger than its content-length", async () => {
    await expect(readForm(form("x".repeat(150_000), "text/plain"))).rejects.toEqual(new FormRefused(413));
  });
});
