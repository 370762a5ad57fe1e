import { expect, it } from "vitest";
import { createLagClock } from "./replication-lag.ts";

function started() {
  let at = 0;
  const clock = createLagClock(() => at);
  return { clock, pass: (seconds: number) => void (at += seconds * 1000) };
}

it("a replica that has everything isn't behind, however long nothing was written", () => {
  const { clock, pass } = started();
  clock.note(100);
  pass(3600);
  clock.note(100);
  expect([clock.secondsBehind(100), clock.secondsBehind(150)]).toEqual([0, 0]);
  expect(clock.secondsBehind(99)).toBe(3600);
});

it("counts from the oldest position that is missing", () => {
  const { clock, pass } = started();
  clock.note(100);
  pass(10);
  clock.note(200);
  pass(10);
  clock.note(300);
  pass(5);
  expect([0, 100, 199, 200, 300].map(clock.secondsBehind)).toEqual([25, 15, 15, 5, 0]);
});

it("forgets what all replicas have, and nothing that one lacks", () => {
  const { clock, pass } = started();
  clock.note(100);
  pass(10);
  clock.note(200);
  clock.forget(100);
  pass(10);
  expect([clock.secondsBehind(0), clock.secondsBehind(100)]).toEqual([10, 10]);
  clock.forget(200);
  expect(clock.secondsBehind(200)).toBe(0);
});

it("remembers the oldest position of a replica that stays behind for long", () => {
  const { clock, pass } = started();
  for (let position = 1; position <= 10_000; position++) {
    clock.note(position);
    pass(1);
  }
  expect(clock.secondsBehind(0)).toBe(10_000);
  expect(clock.secondsBehind(9_999)).toBeLessThan(5);
});
