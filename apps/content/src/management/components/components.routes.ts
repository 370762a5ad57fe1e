import type { Hono, Context as Http } from "hono";
import { notFound, unprocessable } from "../../http/failure.ts";
import { readBody } from "../../http/read-body.ts";
import type { Component } from "../../snapshot/space.ts";
import { isObject } from "../../validation/is-object.ts";
import { idOf, type Manager } from "../call.ts";
import { type EditorRecord, selectRecords } from "../library/record.repository.ts";
import { type Fields, wrapped } from "../read-fields.ts";
import { type Writing, write } from "../write.ts";
import { type ComponentValues, deleteComponent, insertComponent, updateComponent } from "./component.repository.ts";
import { editorShape, readEditor, refuseStrayEditor } from "./editor-fields.ts";

/** The story and block components of a space. */
export function addComponents(app: Hono, manager: Manager): void {
  app.get("/components", async (http) => http.json({ components: await list(http, manager) }));
  app.get("/components/:id", async (http) => http.json({ component: await find(http, manager, idOf(http)) }));
  app.post("/components", async (http) => {
    const values = readComponent(wrapped(await readBody(http.req.raw), "component"));
    const { name } = values;
    if (name === undefined) throw unprocessable("name: can't be blank");
    const complete = { displayName: name, schema: {}, isRoot: false, isNestable: true, editor: {}, ...values, name };
    const home = manager.homeOf(http);
    const id = await write(manager, home, (writing) =>
      noteWhole(writing, complete, () => insertComponent(writing.query, home.space.id, complete)),
    );
    return http.json({ component: await find(http, manager, id) }, 201);
  });
  app.put("/components/:id", async (http) => {
    const values = readComponent(wrapped(await readBody(http.req.raw), "component"));
    const [home, id] = [manager.homeOf(http), idOf(http)];
    await write(manager, home, (writing) =>
      noteWhole(writing, values, () => updateComponent(writing.query, home.space.id, id, values, writing.now)),
    );
    return http.json({ component: await find(http, manager, id) });
  });
  app.delete("/components/:id", async (http) => {
    const [home, id] = [manager.homeOf(http), idOf(http)];
    const component = await find(http, manager, id);
    await write(manager, home, (writing) => noteWhole(writing, {}, () => deleteComponent(writing.query, home.space.id, id)));
    return http.json({ component });
  });
}

/** Reloads all components after a change, because they are few. */
async function noteWhole<T>(writing: Writing, values: Partial<ComponentValues>, work: () => Promise<T>): Promise<T> {
  await refuseStrayEditor(writing, values.editor ?? {});
  const done = await work();
  if (done === false) throw notFound();
  writing.changed("component", writing.home.space.id, false);
  return done;
}

function readComponent(fields: Fields): Partial<ComponentValues> {
  const values = {
    name: fields.matching("name", /^[a-z][a-z0-9_-]{0,99}$/i, "letters, digits, hyphens and underscores"),
    displayName: fields.textOrNull("display_name") ?? undefined,
    schema: readSchema(fields),
    isRoot: fields.flag("is_root"),
    isNestable: fields.flag("is_nestable"),
    editor: readEditor(fields),
  };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

function readSchema(fields: Fields): Record<string, unknown> | undefined {
  const schema = fields.object("schema");
  for (const [name, field] of Object.entries(schema ?? {})) {
    if (!isObject(field) || typeof field.type !== "string") throw unprocessable(`schema.${name}.type: is required`);
    if (name.startsWith("_") || name.includes("__i18n__") || name === "component") throw unprocessable(`schema.${name}: is reserved`);
  }
  return schema;
}

const chosen = (http: Http, components: Component[]): Component[] => {
  const search = http.req.query("search")?.toLowerCase() ?? "";
  return components.filter(({ name, displayName }) => [name, displayName].some((one) => one.toLowerCase().includes(search)));
};

async function list(http: Http, manager: Manager) {
  const { space, components } = manager.homeOf(http);
  const tags = await selectRecords(manager.database.query, space.id, "internal_tag");
  return chosen(http, [...components.values()]).map((component) => shapeOf(component, tags));
}

async function find(http: Http, manager: Manager, id: number) {
  const { space, components } = manager.homeOf(http);
  const component = [...components.values()].find((one) => one.id === id);
  if (!component) throw notFound();
  return shapeOf(component, await selectRecords(manager.database.query, space.id, "internal_tag"));
}

const shapeOf = (component: Component, tags: EditorRecord[]) => ({
  id: component.id,
  name: component.name,
  display_name: component.displayName,
  schema: component.schema,
  is_root: component.isRoot,
  is_nestable: component.isNestable,
  ...editorShape(component.editor, tags),
  created_at: component.createdAt,
  updated_at: component.updatedAt,
});
