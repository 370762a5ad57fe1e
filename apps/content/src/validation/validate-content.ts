import type { Component, FieldSchema } from "../snapshot/space.ts";
import type { Content } from "../snapshot/story.ts";
import { checkField } from "./check-field.ts";
import type { Checking } from "./checking.ts";
import { type Fault, Faults, type Place } from "./fault.ts";
import { isEmpty } from "./is-empty.ts";

const DEEPEST_BLOK = 50;
const SUFFIX = "__i18n__";

/** Returns all errors of a story's content, checked against its space's components. */
export function validateContent(content: Content, components: ReadonlyMap<string, Component>): Fault[] {
  const faults = new Faults();
  const checking: Checking = {
    components,
    faults,
    checkBlok: (value, path, whitelist) => checkNested(value, path, whitelist, checking),
  };
  const component = componentOf(content, [], checking);
  if (component && !component.isRoot) faults.addBlok([], component.name, "is not a kind of story");
  if (component) checkFields(content, component, [], checking);
  return faults.list;
}

function checkNested(value: unknown, path: string[], whitelist: string[] | undefined, checking: Checking): void {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    checking.faults.addBlok(path, null, "is required");
    return;
  }
  if (path.length > DEEPEST_BLOK * 2) {
    checking.faults.addBlok(path, null, `is nested deeper than ${DEEPEST_BLOK}`);
    return;
  }
  const component = componentOf(value as Content, path, checking);
  if (!component) return;
  if (!component.isNestable) checking.faults.addBlok(path, component.name, "cannot stand inside another block");
  if (whitelist && !whitelist.includes(component.name)) checking.faults.addBlok(path, component.name, "is not allowed here");
  checkFields(value as Content, component, path, checking);
}

function componentOf(blok: Content, path: string[], { components, faults }: Checking): Component | undefined {
  const { component: name } = blok;
  if (typeof name !== "string" || name === "") {
    faults.addBlok(path, null, "is required");
    return undefined;
  }
  const component = components.get(name);
  if (!component) faults.addBlok(path, name, `${name} is not a component`);
  return component;
}

function checkFields(blok: Content, component: Component, path: string[], checking: Checking): void {
  const { name, schema } = component;
  for (const [key, value] of Object.entries(blok)) {
    if (key === "component" || key.startsWith("_")) continue;
    const place = { path: [...path, key], field: key, component: name };
    const field = fieldOf(key, schema);
    if (typeof field === "string") checking.faults.add(place, field);
    else if (value !== null && value !== undefined) checkField(value, field, place, checking);
  }
  for (const [key, field] of Object.entries(schema)) {
    const place: Place = { path: [...path, key], field: key, component: name };
    if (field.required && isEmpty(blok[key])) checking.faults.add(place, "is required", true);
  }
  if (blok._uid !== undefined && typeof blok._uid !== "string") {
    checking.faults.add({ path: [...path, "_uid"], field: "_uid", component: name }, "must be text");
  }
}

/** Returns the schema of a field or of its translation, or an error about its name. */
function fieldOf(key: string, schema: Component["schema"]): FieldSchema | string {
  const at = key.indexOf(SUFFIX);
  const name = at > 0 ? key.slice(0, at) : key;
  const field = Object.hasOwn(schema, name) ? schema[name] : undefined;
  if (!field) return "is not a field of the component";
  if (at > 0 && (!field.translatable || !/^[a-z]{2,3}(?:_[a-z0-9]+)*$/i.test(key.slice(at + SUFFIX.length)))) return "cannot be translated";
  return field;
}
