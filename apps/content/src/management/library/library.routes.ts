import type { Hono, Context as Http } from "hono";
import { notFound, unprocessable } from "../../http/failure.ts";
import { readBody } from "../../http/read-body.ts";
import { idOf, type Manager, pageOf } from "../call.ts";
import { type Fields, wrapped } from "../read-fields.ts";
import { write } from "../write.ts";
import { deleteRecord, type EditorRecord, insertRecord, type RecordFields, selectRecords, updateRecord } from "./record.repository.ts";
import { type Kind, kinds, refuseStrayLinks } from "./record-kinds.ts";

/** Records that editors and the vendor's tools store beside content: component groups, asset folders, internal tags and presets. */
export function addLibrary(app: Hono, manager: Manager): void {
  for (const kind of kinds) addKind(app, manager, kind);
}

function addKind(app: Hono, manager: Manager, kind: Kind): void {
  const path = `/${kind.plural}`;
  const all = (http: Http) => selectRecords(manager.database.query, manager.homeOf(http).space.id, kind.kind);
  const shown = async (http: Http, id: number) => {
    const records = await all(http);
    return { [kind.kind]: kind.show(found(records, id), records) };
  };
  app.get(path, async (http) => list(http, kind, await all(http)));
  app.get(`${path}/:id`, async (http) => http.json(await shown(http, idOf(http))));
  app.post(path, async (http) => {
    const sent = wrapped(await readBody(http.req.raw), kind.kind);
    const id = await save(http, manager, kind, sent);
    return http.json(await shown(http, id), 201);
  });
  app.on(["PUT", "PATCH"], `${path}/:id`, async (http) => {
    const sent = wrapped(await readBody(http.req.raw), kind.kind);
    return http.json(await shown(http, await save(http, manager, kind, sent, idOf(http))));
  });
  app.delete(`${path}/:id`, async (http) => {
    const id = idOf(http);
    const body = await shown(http, id);
    await write(manager, manager.homeOf(http), async (writing) => {
      const record = found(await selectRecords(writing.query, writing.home.space.id, kind.kind), id);
      await deleteRecord(writing.query, record);
      await kind.deleted?.(writing, record);
    });
    return http.json(body);
  });
}

function list(http: Http, kind: Kind, records: EditorRecord[]): Response {
  const { limit, offset, headers } = pageOf(http, kind.perPage);
  const search = http.req.query("search")?.toLowerCase() ?? "";
  const wanted = Object.entries(kind.filters).flatMap(([parameter, field]) => {
    const value = http.req.query(parameter);
    return value ? [{ field, value }] : [];
  });
  const chosen = records.filter(
    ({ fields }) =>
      String(fields.name).toLowerCase().includes(search) && wanted.every(({ field, value }) => String(fields[field] ?? 0) === value),
  );
  const shown = chosen.slice(offset, offset + limit).map((record) => kind.show(record, records));
  return http.json({ [kind.plural]: shown }, 200, headers(chosen.length));
}

/** Creates a record, or changes the one with the id. @returns its id */
function save(http: Http, manager: Manager, kind: Kind, sent: Fields, id?: number): Promise<number> {
  return write(manager, manager.homeOf(http), async (writing) => {
    const { query, home, now } = writing;
    const all = await selectRecords(query, home.space.id, kind.kind);
    const fields = merge(kind, id === undefined ? {} : found(all, id).fields, kind.read(sent));
    refuseStrayLinks(writing, fields, all, id);
    refuseTwin(kind, fields, all, id);
    if (id === undefined) return insertRecord(query, home.space.id, kind.kind, fields, now);
    await updateRecord(query, id, fields, now);
    return id;
  });
}

function merge({ required }: Kind, stored: RecordFields, sent: RecordFields): RecordFields {
  const fields = { ...stored, ...Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined)) };
  const missing = required.find((name) => fields[name] === undefined);
  if (missing) throw unprocessable(`${missing}: can't be blank`);
  return fields;
}

function refuseTwin({ unique }: Kind, fields: RecordFields, all: EditorRecord[], id?: number): void {
  const isTwin = (other: EditorRecord) => other.id !== id && unique.every((name) => other.fields[name] === fields[name]);
  if (unique.length > 0 && all.some(isTwin)) throw unprocessable(`${unique[0]}: has already been taken`);
}

function found(records: EditorRecord[], id: number): EditorRecord {
  const record = records.find((one) => one.id === id);
  if (!record) throw notFound();
  return record;
}
