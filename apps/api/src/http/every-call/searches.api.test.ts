import type { Call } from "@azulejo/contract";
import { calls } from "@azulejo/contract/calls.ts";
import { filledPath, queryOf } from "@azulejo/contract/sent-input.ts";
import { staffHeaders } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { bearer, demoPerson } from "@azulejo/testing/people.ts";
import { isWhole, sampleOf } from "@azulejo/testing/whole.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

const shop = await openShopForFile();
const headers: Record<string, Record<string, string>> = {
  staff: await staffHeaders(shop),
  business: bearer((await demoPerson(shop, "dealer-admin@demo.test")).pair),
};

const RUNS = isWhole ? 2000 : 12;
const LONGEST = 140;

/** Names of fields for a search, and the list that a customer pastes. */
const fields = ["query", "search", "no"];
const isSearch = (call: Call): boolean => call.path !== "banner/list" && call.path !== "office/savebanner" && fieldOf(call) !== undefined;
function fieldOf({ input, path }: Call): string | undefined {
  const shape = (input as unknown as { def: { shape?: Record<string, unknown> } }).def.shape ?? {};
  return path === "webshoppingbag/quickorder" ? "text" : fields.find((name) => name in shape);
}

/** Values for the other fields of a search. */
const others: Record<string, object> = {
  "content/searchpages/{page}/{size}": { page: 1, size: 10 },
  "office/settingrows": { table: "taxRates" },
  "product/list": { pageSize: 1 },
};

const figure = fc.constantFrom("12", "24", "30,5", "1.234,5", "12 1/2", "½", "0", "-5", "99,999,999", "1e9", "７", "٣");
const mark = fc.constantFrom("x", " × ", " by ", " por ", '"', "''", " cm ", " mm", " in. ", "m²", "'", " pies ", ", ", "\t", "\n");
const size = fc.array(fc.oneof(figure, mark), { maxLength: 8 }).map((parts) => parts.join(""));
const special = fc.string({ unit: fc.constantFrom(..."'\"\\%_*:&|!<>()[]{}?+-=,;.@#$ \t\n\u0000\u200B\u202A\u00AD\uFEFFñáß漢ر") });
const word = fc.constantFrom("subwy", "azulejo", "STC-BUFF-1224-M", "calacatta", "775 555 0142", "ana@example.test", "100001");
const anything = fc.oneof(
  size,
  special,
  fc.string({ unit: "binary", maxLength: LONGEST }),
  fc.array(fc.oneof(word, size, special), { maxLength: 5 }).map((parts) => parts.join(" ")),
  fc.string({ unit: "grapheme", minLength: 81, maxLength: LONGEST }),
);

function ask(call: Call, typed: string, language: string) {
  const input: Record<string, unknown> = { ...others[call.path], [fieldOf(call) ?? ""]: typed };
  const { callers = "" } = call as { callers?: string };
  const own = { "accept-language": language, ...(headers[callers] ?? (callers === "customer" ? headers["business"] : {})) };
  const parameters = new URLSearchParams(queryOf(call, input)).toString();
  return call.method === "GET" ? shop.call(`${filledPath(call, input)}?${parameters}`, undefined, own) : shop.call(call.path, input, own);
}

describe.each(sampleOf(["es", "en"], 1))("a search field in %s", (language) => {
  it.each(calls.filter(isSearch).map((call) => [call.path, call] as const))(
    "%s answers or refuses, whatever is typed",
    async (path, call) => {
      await fc.assert(
        fc.asyncProperty(anything, async (typed) => {
          const { status, body } = await ask(call, typed, language);
          expect([path, JSON.stringify(typed), status, body.code ?? ""]).toEqual([
            path,
            JSON.stringify(typed),
            expect.toSatisfy((one: number) => one === 200 || one === 400),
            expect.stringMatching(/^(?:|request_\w+|webshoppingbag_pad_long)$/),
          ]);
          if (status === 400) expect(body.messages?.[0]?.length).toBeGreaterThan(10);
        }),
        { numRuns: RUNS },
      );
    },
    isWhole ? 600_000 : 30_000,
  );

  it("never corrects a number to another", async () => {
    const figures = (text: string) => text.replaceAll(/\D/g, "");
    const query = fc.tuple(
      fc.constantFrom("subwy", "porcelian", "mabrle", ""),
      fc.integer({ min: 1, max: 999 }),
      fc.integer({ min: 1, max: 999 }),
    );
    await fc.assert(
      fc.asyncProperty(query, async ([typo, a, b]) => {
        const typed = `${typo} ${a}x${b}`;
        const { corrected } = (await shop.call("product/list", { query: typed, pageSize: 1 }, { "accept-language": language })).body.value;
        if (corrected !== null) expect(figures(corrected)).toBe(figures(typed));
      }),
      { numRuns: RUNS },
    );
  });
});
