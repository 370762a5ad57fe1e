import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { send } from "./api.server.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Runs a call against a sequence of answers. */
function call(answers: (() => Promise<number>)[], mayRepeat = true) {
  const requests: { at: number; signal: AbortSignal }[] = [];
  const start = Date.now();
  const make = (signal: AbortSignal) => {
    requests.push({ at: Date.now() - start, signal });
    return (answers[requests.length - 1] ?? never)();
  };
  let outcome: unknown = "waiting";
  send(make, mayRepeat).then(
    (status) => {
      outcome = status;
    },
    (error: Error) => {
      outcome = error.message;
    },
  );
  return { requests, outcome: () => outcome };
}
const never = () => new Promise<number>(() => {});
const answer = (status: number) => async () => status;
const fault = (message: string) => async () => Promise.reject(new Error(message));

describe("a call of the API", () => {
  it("gives up after a minute without an answer, in process too, and aborts the work", async () => {
    const { requests, outcome } = call([never], false);
    await vi.advanceTimersByTimeAsync(59_999);
    expect([outcome(), requests[0]?.signal.aborted]).toEqual(["waiting", false]);
    await vi.advanceTimersByTimeAsync(1);
    expect([outcome(), requests[0]?.signal.aborted]).toEqual(["the API did not answer within 60000 ms", true]);
    expect(requests).toHaveLength(1);
  });

  it("retries a read twice, a second after each error or missed deadline", async () => {
    const { requests, outcome } = call([never, fault("reset"), answer(200)]);
    await vi.advanceTimersByTimeAsync(62_000);
    expect(requests.map(({ at }) => at)).toEqual([0, 61_000, 62_000]);
    expect(outcome()).toBe(200);
  });

  it("does not try a fourth time", async () => {
    const { requests, outcome } = call([fault("1"), fault("2"), fault("3"), answer(200)]);
    await vi.advanceTimersByTimeAsync(600_000);
    expect([requests.length, outcome()]).toEqual([3, "3"]);
  });

  it("does not retry a refusal", async () => {
    const { requests, outcome } = call([answer(503)]);
    await vi.advanceTimersByTimeAsync(600_000);
    expect([requests.length, outcome()]).toEqual([1, 503]);
  });
});
