import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Content, createContent, createSpace } from "@azulejo/content";
import { type Database, migrate, openDatabase } from "@azulejo/database";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { sql } from "kysely";
import { type Figure, median, percentile } from "../figure.ts";
import { load } from "../load.ts";
import { forget } from "../shop.ts";

const STORIES = 20_000;
const SECONDS = 4;
const ROUNDS = 3;
const QUERIES = 400;
const BASE = "/content/v2/cdn/stories";
const TOKEN = "token=bench-public&version=published";

/** Measures 20,000 stories in two languages: reading them at the start, the delivery API over HTTP compared with a bare handler sending the same bytes, and lists in process. */
export async function measureContent(): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "azulejo-bench-content-"));
  const database = await openDatabase({ dataDir });
  await migrate(database);
  await fill(database);
  const started = performance.now();
  const content = await createContent({
    database,
    publicUrl: "http://localhost:3000",
    log: { info() {}, error() {} },
    now: () => new Date(),
    onChanges() {},
  });
  const seconds = (performance.now() - started) / 1000;
  const { cv } = (await (await content.fetch(new Request(`http://content.test${BASE}/section-1/story-1?${TOKEN}&cv=1`))).json()) as {
    cv: number;
  };
  const all = await content.fetch(new Request(`http://content.test${BASE}?${TOKEN}&cv=${cv}&per_page=1`));
  if (all.headers.get("total") !== String(STORIES)) throw new Error(`${all.headers.get("total")} stories were read`);
  const figures: Figure[] = [
    { name: `${STORIES.toLocaleString("en")} stories read at start`, value: seconds, unit: "s", goal: { atMost: 3 } },
    await againstBare(content, "list of 25 stories", `${BASE}?${TOKEN}&cv=${cv}&starts_with=section-1/&per_page=25`),
    await againstBare(content, "single story by slug", `${BASE}/section-1/story-1?${TOKEN}&cv=${cv}`),
    ...(await lists(content, cv)),
  ];
  await content.close();
  await database.close();
  forget(dataDir);
  return figures;
}

/** Inserts directly into the tables, because only reading is measured. */
async function fill(database: Database): Promise<void> {
  const tokens = [{ token: "bench-public", kind: "public" as const }];
  await createSpace(database.query, { id: 1, name: "Bench", domain: "", languages: ["es"], defaultLanguage: "en", tokens });
  await sql`
    with made as (
      select n, 'section-' || (n % 20) || '/story-' || n as full_slug, jsonb_build_object(
        'component', 'article', '_uid', 'u' || n, 'title', 'Story ' || n, 'title__i18n__es', 'Historia ' || n,
        'date', to_char(timestamp '2020-01-01' + n * interval '1 hour', 'YYYY-MM-DD HH24:MI'),
        'color', (array['red', 'green', 'blue', 'white'])[1 + n % 4], 'price', (n % 500)::text,
        'body', repeat('Porcelain absorbs less than half a percent of water. ', 40)) as content
      from generate_series(1, ${STORIES}) as n)
    insert into content.story (space_id, uuid, parent_id, name, slug, full_slug, draft, published, created_at, updated_at, published_at, first_published_at)
    select 1, gen_random_uuid(), null, 'Story ' || n, 'story-' || n, full_slug, content, content, now(), now(), now(), now() from made`.execute(
    database.query,
  );
}

async function againstBare(content: Content, name: string, path: string): Promise<Figure> {
  const answer = await content.fetch(new Request(`http://content.test${path}`));
  const body = await answer.text();
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${body.slice(0, 200)}`);
  const bare = new Hono().get("*", (http) => http.body(body, 200, { "content-type": "application/json; charset=utf-8" }));
  const limit = await listen((request) => bare.fetch(request));
  const own = await listen((request) => content.fetch(request));
  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const bound = await load({ url: limit.url + path, seconds: SECONDS });
    const reached = await load({ url: own.url + path, seconds: SECONDS });
    ratios.push(reached.perSecond / bound.perSecond);
  }
  limit.close();
  own.close();
  return {
    name: `delivery API, ${name}, against a bare handler with the same bytes`,
    value: median(ratios),
    unit: "×",
    goal: { atLeast: 0.5 },
  };
}

async function listen(fetch: (request: Request) => Response | Promise<Response>): Promise<{ url: string; close(): void }> {
  return new Promise((resolve) => {
    const server = serve({ fetch, port: 0, hostname: "127.0.0.1" }, ({ port }) =>
      resolve({ url: `http://127.0.0.1:${port}`, close: () => void server.close() }),
    );
  });
}

/** Requests uncached lists, one after the other. */
async function lists(content: Content, cv: number): Promise<Figure[]> {
  const samples: number[] = [];
  for (let at = 0; at < QUERIES; at++) {
    const filters = `filter_query[color][in]=${["red", "green", "blue", "white"][at % 4]}&filter_query[price][gt_int]=${at % 400}`;
    const language = at % 2 === 0 ? "" : "&language=es";
    const path = `${BASE}?${TOKEN}&cv=${cv}&starts_with=section-${at % 20}/&${filters}&sort_by=content.date:desc&page=${1 + (at % 3)}${language}`;
    const started = performance.now();
    const answer = await content.fetch(new Request(`http://content.test${path}`));
    await answer.arrayBuffer();
    samples.push(performance.now() - started);
  }
  return [
    { name: `${STORIES.toLocaleString("en")} stories: starts_with + filter_query + sort_by, median`, value: median(samples), unit: "ms" },
    {
      name: `${STORIES.toLocaleString("en")} stories: starts_with + filter_query + sort_by, p99`,
      value: percentile(samples, 0.99),
      unit: "ms",
      goal: { atMost: 20 },
    },
  ];
}
