import type { Query } from "@azulejo/database";
import type { Hono, Context as Http } from "hono";
import { notFound, unprocessable } from "../../http/failure.ts";
import { readBody } from "../../http/read-body.ts";
import type { Datasource, DatasourceEntry } from "../../snapshot/space.ts";
import type { SpaceSnapshot } from "../../snapshot/space-snapshot.ts";
import { idOf, type Manager, pageOf } from "../call.ts";
import { type Fields, wrapped } from "../read-fields.ts";
import { type Writing, write } from "../write.ts";
import {
  type DatasourceValues,
  deleteDatasource,
  deleteEntry,
  type EntryValues,
  insertDatasource,
  insertEntry,
  placeEntry,
  updateDatasource,
  updateEntry,
} from "./datasource.repository.ts";

/** Datasources are lists of words; dimensions contain each word's translations. */
export function addDatasources(app: Hono, manager: Manager): void {
  app.get("/datasources", (http) => {
    const { limit, offset, headers } = pageOf(http);
    const search = http.req.query("search")?.toLowerCase() ?? "";
    const all = manager.homeOf(http).datasources.filter(({ name, slug }) => [name, slug].some((one) => one.toLowerCase().includes(search)));
    return http.json({ datasources: all.slice(offset, offset + limit).map(shapeOf) }, 200, headers(all.length));
  });
  app.get("/datasources/:id", (http) => http.json({ datasource: shapeOf(find(manager.homeOf(http), idOf(http))) }));
  app.post("/datasources", async (http) => {
    const { name, slug, dimensions = [] } = readDatasource(wrapped(await readBody(http.req.raw), "datasource"));
    if (name === undefined || slug === undefined) throw unprocessable(`${name === undefined ? "name" : "slug"}: can't be blank`);
    const id = await change(http, manager, ({ query, home }) => insertDatasource(query, home.space.id, { name, slug, dimensions }));
    return http.json({ datasource: shapeOf(find(manager.homeOf(http), id)) }, 201);
  });
  app.on(["PUT", "PATCH"], "/datasources/:id", async (http) => {
    const [values, id] = [readDatasource(wrapped(await readBody(http.req.raw), "datasource")), idOf(http)];
    await change(http, manager, ({ query, home }) => updateDatasource(query, home.space.id, id, values));
    return http.json({ datasource: shapeOf(find(manager.homeOf(http), id)) });
  });
  app.delete("/datasources/:id", async (http) => {
    const datasource = shapeOf(find(manager.homeOf(http), idOf(http)));
    await change(http, manager, ({ query, home }) => deleteDatasource(query, home.space.id, datasource.id));
    return http.json({ datasource });
  });
  addEntries(app, manager);
}

function addEntries(app: Hono, manager: Manager): void {
  app.get("/datasource_entries", (http) => listEntries(http, manager));
  app.get("/datasource_entries/:id", (http) => http.json({ datasource_entry: findEntry(manager.homeOf(http), idOf(http)) }));
  app.post("/datasource_entries", async (http) => {
    const fields = wrapped(await readBody(http.req.raw), "datasource_entry");
    const { name, value = "", dimensionValues = {}, position } = readEntry(fields);
    if (name === undefined) throw unprocessable("name: can't be blank");
    const source = find(manager.homeOf(http), fields.id("datasource_id") ?? 0);
    const id = await change(http, manager, ({ query }) => insertEntry(query, source.id, { name, value, dimensionValues, position }));
    return http.json({ datasource_entry: findEntry(manager.homeOf(http), id) }, 201);
  });
  app.on(["PUT", "PATCH"], "/datasource_entries/:id", async (http) => {
    const [fields, id] = [wrapped(await readBody(http.req.raw), "datasource_entry"), idOf(http)];
    const values = { ...readEntry(fields), ...readDimension(http, manager.homeOf(http), id, fields) };
    await change(http, manager, ({ query, home }) => saveEntry(query, home, id, values));
    return http.json({ datasource_entry: findEntry(manager.homeOf(http), id) });
  });
  app.delete("/datasource_entries/:id", async (http) => {
    const entry = findEntry(manager.homeOf(http), idOf(http));
    await change(http, manager, ({ query, home }) => deleteEntry(query, home.space.id, entry.id));
    return http.json({ datasource_entry: entry });
  });
}

async function saveEntry(query: Query, home: SpaceSnapshot, id: number, { position, ...values }: Partial<EntryValues>): Promise<boolean> {
  if (!(await updateEntry(query, home.space.id, id, values))) return false;
  if (position !== undefined) await placeEntry(query, findEntry(home, id).datasource_id, id, position);
  return true;
}

function listEntries(http: Http, manager: Manager): Response {
  const { limit, offset, headers } = pageOf(http);
  const [id, slug] = [http.req.query("datasource_id"), http.req.query("datasource_slug")];
  const entries = manager
    .homeOf(http)
    .datasources.filter((one) => (!id || String(one.id) === id) && (!slug || one.slug === slug))
    .flatMap((one) => {
      const code = one.dimensions[Number(http.req.query("dimension") ?? 0) - 1]?.entry_value;
      return one.entries.map((entry) => entryShape(entry, one.id, code));
    });
  return http.json({ datasource_entries: entries.slice(offset, offset + limit) }, 200, headers(entries.length));
}

/** Reloads all datasources after a change, because they are few; every change is public. */
function change<T>(http: Http, manager: Manager, work: (writing: Writing) => Promise<T>): Promise<T> {
  return write(manager, manager.homeOf(http), async (writing) => {
    const done = await work(writing);
    if (done === false) throw notFound();
    writing.changed("datasource", writing.home.space.id, true);
    return done;
  });
}

function readDatasource(fields: Fields): Partial<DatasourceValues> {
  const dimensions = (fields.objects("dimensions_attributes") ?? fields.objects("dimensions"))?.map((one) => {
    const code = one.filled("entry_value", 20);
    if (code === undefined) throw unprocessable("dimensions.entry_value: can't be blank");
    return { name: one.filled("name") ?? code, entry_value: code };
  });
  return given({
    name: fields.filled("name"),
    slug: fields.matching("slug", /^[a-z0-9_-]{1,100}$/, "lower-case letters, digits and hyphens"),
    dimensions,
  });
}

function readEntry(fields: Fields): Partial<EntryValues> {
  const sent = fields.object("dimension_values");
  if (Object.values(sent ?? {}).some((value) => typeof value !== "string")) throw unprocessable("dimension_values: must be texts");
  return given({
    name: fields.filled("name"),
    value: fields.text("value", 10_000),
    dimensionValues: sent as Record<string, string> | undefined,
    position: fields.integer("position"),
  });
}

/**
 * Reads the dimension of a change. The vendor's tools set one at a time: `?dimension_id=2` with `dimension_value`; an empty text removes
 * it.
 */
function readDimension(http: Http, home: SpaceSnapshot, id: number, fields: Fields): Partial<EntryValues> {
  const wanted = http.req.query("dimension_id");
  if (wanted === undefined) return {};
  const source = find(home, findEntry(home, id).datasource_id);
  const code = source.dimensions[Number(wanted) - 1]?.entry_value;
  if (code === undefined) throw unprocessable("dimension_id: does not exist");
  const value = fields.text("dimension_value", 10_000) ?? "";
  const { [code]: _, ...others } = source.entries.find((one) => one.id === id)?.dimensionValues ?? {};
  return { dimensionValues: value === "" ? others : { ...others, [code]: value } };
}

/** Returns only the fields that the caller sent. */
const given = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Name in keyof T]?: Exclude<T[Name], undefined>;
  };

function find(home: SpaceSnapshot, id: number): Datasource {
  const found = home.datasources.find((one) => one.id === id);
  if (!found) throw notFound();
  return found;
}

function findEntry(home: SpaceSnapshot, id: number) {
  for (const source of home.datasources) {
    const entry = source.entries.find((one) => one.id === id);
    if (entry) return entryShape(entry, source.id);
  }
  throw notFound();
}

/** A dimension's id is its place in the list, as in the delivery API. */
const shapeOf = ({ entries: _, dimensions, ...datasource }: Datasource) => ({
  ...datasource,
  dimensions: dimensions.map((dimension, at) => ({ id: at + 1, ...dimension, datasource_id: datasource.id })),
});

const entryShape = ({ id, name, value, dimensionValues }: DatasourceEntry, datasourceId: number, code?: string) => ({
  id,
  name,
  value,
  datasource_id: datasourceId,
  dimension_value: code !== undefined && Object.hasOwn(dimensionValues, code) ? (dimensionValues[code] ?? null) : null,
  dimension_values: dimensionValues,
});
