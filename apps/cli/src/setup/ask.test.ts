import { PassThrough } from "node:stream";
import { afterEach, describe, expect, it, vi } from "vitest";
import { answersOfFlags, askForAnswers } from "./ask.ts";
import { questions } from "./questions.ts";

const [name, legalName] = questions.slice(0, 2);
const two = [name, legalName].filter((one) => one !== undefined);

describe("answers given by flags", () => {
  it("names missing answers, without those that depend on them", () => {
    expect(() => answersOfFlags(two, {})).toThrow("Some answers are missing or wrong:\n  --name: Name of the shop");
    expect(() => answersOfFlags(two, {})).not.toThrow("--legal-name");
  });

  it("takes a state in lowercase", () => {
    const state = questions.filter((one) => one.flag === "state");
    expect(answersOfFlags(state, { state: "nv" })).toEqual({ state: "NV" });
  });
});

describe("PayPal's keys", () => {
  const asked = questions.filter((one) => one.flag === "mode" || one.flag.startsWith("paypal"));

  it("are given together, or not at all", () => {
    expect(answersOfFlags(asked, { mode: "production" })).toEqual({ mode: "production", "paypal-client-id": "" });
    const id = { mode: "production", "paypal-client-id": "live-id" };
    expect(() => answersOfFlags(asked, id)).toThrow("--paypal-client-secret: PayPal client secret");
    const whole = { ...id, "paypal-client-secret": "live-secret", "paypal-webhook-id": "WH-9" };
    expect(answersOfFlags(asked, whole)).toEqual(whole);
  });

  it("are not asked for in the demo, whose sandbox has its own", () => {
    expect(answersOfFlags(asked, { mode: "demo" })).toEqual({ mode: "demo" });
  });
});

describe("questions on a terminal", () => {
  const original = Object.getOwnPropertyDescriptor(process, "stdin") as PropertyDescriptor;
  afterEach(() => {
    Object.defineProperty(process, "stdin", original);
    vi.restoreAllMocks();
  });

  function openTerminal() {
    const input = new PassThrough();
    let shown = "";
    Object.defineProperty(process, "stdin", { configurable: true, value: input });
    vi.spyOn(process.stdout, "write").mockImplementation((text) => {
      shown += text;
      return true;
    });
    // Simulates a terminal: after a return to the first column, the screen is erased from the cursor on.
    return { input, shown: () => shown.split("\u001b[0J").at(-1) ?? "" };
  }

  it("stay on the screen while they wait", async () => {
    const { input, shown } = openTerminal();
    const answering = askForAnswers(two, {});
    await expect.poll(shown).toContain("Name of the shop: ");
    input.write("Piedra\r");
    await expect.poll(shown).toContain("Legal name of the company [Piedra]: ");
    input.write("\r");
    expect(await answering).toEqual({ name: "Piedra", "legal-name": "Piedra" });
  });

  it("fail when the input ends", async () => {
    const { input } = openTerminal();
    const answering = askForAnswers(two, {});
    input.end();
    await expect(answering).rejects.toThrow("Setup was stopped. Nothing has been written.");
  });
});
