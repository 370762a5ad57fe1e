import { expect, it } from "vitest";
import { returnsAllColumns } from "./returns-all-columns.ts";

it.each([
  ["select * from bag where id = $1", true],
  ['select "bag".*, count(*) as lines from "bag"', true],
  ["select id, line.* from line", true],
  ['insert into "bag" ("id") values ($1) returning *', true],
  ["with head as (insert into bag (id) values ($1) returning *) select id from head", false],
  ["select count(*) from (select * from bag where (id) in (select max(id) from bag)) found", false],
  ["select price * 2 from item", false],
])("%s: %s", (statement, all) => {
  expect(returnsAllColumns(statement)).toBe(all);
});
