import type { FieldSchema } from "../snapshot/space.ts";
import { checkAddress } from "./check-address.ts";
import { checkRichText } from "./check-rich-text.ts";
import type { Checking } from "./checking.ts";
import type { Place } from "./fault.ts";
import { isObject } from "./is-object.ts";

type Check = (value: unknown, field: FieldSchema, place: Place, checking: Checking) => void;

/** Returns a check with a fixed message. */
const must =
  (holds: (value: unknown) => boolean, message: string): Check =>
  (value, _field, place, { faults }) => {
    if (!holds(value)) faults.add(place, message);
  };

const isText = (value: unknown): boolean => typeof value === "string";
const isTextOrNothing = (value: unknown): boolean => value === undefined || value === null || isText(value);

const isNumber = (value: unknown): boolean =>
  typeof value === "number" ? Number.isFinite(value) : isText(value) && /^(?:-?\d+(?:\.\d+)?)?$/.test(value as string);

const isMoment = (value: unknown): boolean =>
  value === "" || (isText(value) && /^\d{4}-\d\d-\d\d/.test(value as string) && !Number.isNaN(Date.parse(value as string)));

function isAsset(value: unknown): boolean {
  return (
    isObject(value) && ["filename", "alt", "title", "focus", "name", "copyright", "source"].every((name) => isTextOrNothing(value[name]))
  );
}

const cells = (value: unknown): boolean => Array.isArray(value) && value.every((cell) => isObject(cell) && isTextOrNothing(cell.value));

function isTable(value: unknown): boolean {
  return (
    isObject(value) && cells(value.thead) && Array.isArray(value.tbody) && value.tbody.every((row) => isObject(row) && cells(row.body))
  );
}

/** Options from other sources (stories, a datasource) can't be checked here. */
function isOption(value: unknown, { options, source }: FieldSchema): boolean {
  if (!isText(value)) return false;
  return value === "" || !options || options.length === 0 || Boolean(source) || options.some((option) => option.value === value);
}

const checkOption: Check = (value, field, place, { faults }) => {
  if (!isText(value)) faults.add(place, "must be text");
  else if (!isOption(value, field)) faults.add(place, `${String(value).slice(0, 60)} is not an option`);
};

const checkOptions: Check = (value, field, place, { faults }) => {
  if (!Array.isArray(value)) return faults.add(place, "must be a list");
  for (const [at, item] of value.entries()) {
    const inside = { ...place, path: [...place.path, String(at)] };
    if (!isText(item)) faults.add(inside, "must be text");
    else if (!isOption(item, field)) faults.add(inside, `${String(item).slice(0, 60)} is not an option`);
  }
};

const linkTypes = ["story", "url", "email", "asset"];

const checkLink: Check = (value, _field, place, { faults }) => {
  if (!isObject(value)) return faults.add(place, "must be a link");
  if (!linkTypes.includes(String(value.linktype))) faults.add(place, `linktype must be one of ${linkTypes.join(", ")}`);
  const parts = ["id", "url", "cached_url", "anchor", "target", "rel", "title", "email"];
  if (!parts.every((name) => isTextOrNothing(value[name]))) return faults.add(place, "must be a link");
  checkAddress(value.url, place, faults);
  checkAddress(value.cached_url, place, faults);
};

const checkBloks: Check = (value, field, place, { faults, checkBlok }) => {
  if (!Array.isArray(value)) return faults.add(place, "must be a list of blocks");
  const whitelist = field.component_whitelist?.length && field.restrict_components !== false ? field.component_whitelist : undefined;
  for (const [at, blok] of value.entries()) checkBlok(blok, [...place.path, String(at)], whitelist);
};

const checkAsset: Check = (value, _field, place, { faults }) => {
  if (!isAsset(value)) return faults.add(place, "must be a file");
  checkAddress((value as Record<string, unknown>).filename, place, faults);
};

const checkAssets: Check = (value, field, place, checking) => {
  if (!Array.isArray(value)) return checking.faults.add(place, "must be a list of files");
  for (const [at, asset] of value.entries()) checkAsset(asset, field, { ...place, path: [...place.path, String(at)] }, checking);
};

const text = must(isText, "must be text");
const anything: Check = () => {};

const checks: Record<string, Check> = {
  text,
  textarea: text,
  markdown: text,
  richtext: (value, _field, place, checking) => checkRichText(value, place, checking),
  number: must(isNumber, "must be a number"),
  boolean: must((value) => typeof value === "boolean", "must be true or false"),
  datetime: must(isMoment, "must be a date as yyyy-MM-dd HH:mm"),
  asset: checkAsset,
  multiasset: checkAssets,
  multilink: checkLink,
  table: must(isTable, "must be a table"),
  option: checkOption,
  options: checkOptions,
  bloks: checkBloks,
  custom: must(isObject, "must be an object"),
};

/** Checks that a value has its field's shape; unknown field types accept anything. */
export function checkField(value: unknown, field: FieldSchema, place: Place, checking: Checking): void {
  const check = Object.hasOwn(checks, field.type) ? checks[field.type] : undefined;
  (check ?? anything)(value, field, place, checking);
}
