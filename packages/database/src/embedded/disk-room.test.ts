import { expect, it } from "vitest";
import { needsRoom } from "./disk-room.ts";

it.each([
  ["select 1", false],
  ["with a as (select 1) select * from a", false],
  ["begin", false],
  ["insert into t values (1)", true],
  ["  UPDATE t set a = 1", true],
  ["with moved as (update lot set a = 1 returning id) select 1", true],
  ["create table t ()", true],
])("%s needs room: %s", (sql, needs) => {
  expect(needsRoom(sql)).toBe(needs);
});
