import type { Adapters, Extended, Extension } from "@azulejo/extend/extension.ts";
import type { OrderListeners } from "@azulejo/extend/orders.ts";

type Kind = "function" | "string" | "boolean" | "object";
type Members<Of> = { [Name in keyof Required<Of>]: Kind };

type RequiredMembers<Of> = { [Name in keyof Of as undefined extends Of[Name] ? never : Name]: Kind };

/** The methods that each adapter must have. Its type makes the compiler check that none is missing. */
const adapters: { [Name in keyof Required<Adapters>]: RequiredMembers<NonNullable<Adapters[Name]>> } = {
  tax: {
    name: "string",
    isLocal: "boolean",
    takesSales: "boolean",
    calculate: "function",
    commit: "function",
    void: "function",
    refund: "function",
  },
  payments: {
    ...{ provider: "string", amounts: "object", publishableKey: "string", scriptUrl: "string", onFile: "object" },
    ...{ open: "function", confirm: "function", confirmOffSession: "function", readPayouts: "function", readEvent: "function" },
    ...{ read: "function", capture: "function", undo: "function", cancel: "function", abandon: "function", refund: "function" },
    ...{ readMoneyBack: "function", readMissableEvents: "function" },
  },
  wallet: {
    ...{ provider: "string", amounts: "object", scriptUrl: "function", open: "function", confirm: "function", readEvent: "function" },
    ...{ read: "function", capture: "function", undo: "function", cancel: "function", abandon: "function", refund: "function" },
    ...{ readMoneyBack: "function", readMissableEvents: "function" },
  },
  texts: { send: "function", readEvent: "function" },
  mailer: { send: "function", close: "function" },
  captcha: { offer: "function", keyOf: "function", check: "function" },
  addressCheck: { check: "function" },
  search: { name: "string", find: "function" },
  documents: { draw: "function" },
  carrier: {
    ...{ name: "string", takes: "object", rates: "function", book: "function", label: "function", cancel: "function" },
    readEvent: "function",
  },
  files: { place: "string", put: "function", get: "function", has: "function", remove: "function", list: "function", pathOf: "function" },
};

const listeners: Members<OrderListeners> = { orderPlaced: "function", orderCanceled: "function", orderRefunded: "function" };
const parts: Members<Omit<Extended, keyof Adapters>> = {
  deliveryMethod: "object",
  orderRules: "object",
  listeners: "object",
  close: "function",
};

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** Returns the faults of an extension module's default export; none if it can be opened. */
export function extensionFaults(found: unknown): string[] {
  if (!isRecord(found)) return ["its module must export the extension as default, made by defineExtension"];
  const faults = membersFaults("", found, { name: "string", extend: "object", open: "function" } satisfies Members<Extension>, ["extend"]);
  if (found["extend"] !== 1) faults.push("`extend` must be 1, the major version of @azulejo/extend that it was written for");
  return faults;
}

/** Returns the faults of an opened extension; none if the shop can use it. */
export function extendedFaults(found: unknown): string[] {
  if (!isRecord(found)) return ["`open` must return an object"];
  const unknown = Object.keys(found).filter((name) => !(name in adapters) && !(name in parts));
  return [
    ...unknown.map((name) => `\`${name}\` is nothing that an extension can add`),
    ...Object.entries(adapters).flatMap(([name, members]) => partFaults(name, found[name], members)),
    ...partFaults("listeners", found["listeners"], listeners, true),
    ...partFaults("deliveryMethod", found["deliveryMethod"], { name: "object", offer: "function" }),
    ...(isRecord(found["deliveryMethod"]) ? sentenceFaults("deliveryMethod.name", found["deliveryMethod"]["name"]) : []),
    ...rulesFaults(found["orderRules"]),
    ...(found["close"] === undefined || typeof found["close"] === "function" ? [] : ["`close` must be a function"]),
  ];
}

function partFaults(name: string, value: unknown, members: Record<string, Kind>, isPartial = false): string[] {
  if (value === undefined) return [];
  if (!isRecord(value)) return [`\`${name}\` must be an object`];
  return membersFaults(`${name}.`, value, members, isPartial ? Object.keys(members).filter((member) => value[member] === undefined) : []);
}

function membersFaults(path: string, value: Record<string, unknown>, members: Record<string, Kind>, skipped: string[] = []): string[] {
  return Object.entries(members)
    .filter(([name, kind]) => !skipped.includes(name) && (typeof value[name] !== kind || value[name] === null))
    .map(([name, kind]) => `\`${path}${name}\` must be ${kind === "object" ? "an" : "a"} ${kind}`);
}

const sentenceFaults = (path: string, value: unknown): string[] =>
  isRecord(value) && [value["en"], value["es"]].every((text) => typeof text === "string" && text !== "")
    ? []
    : [`\`${path}\` must have a text in \`en\` and in \`es\``];

function rulesFaults(rules: unknown): string[] {
  if (rules === undefined) return [];
  if (!Array.isArray(rules)) return ["`orderRules` must be a list"];
  return rules.flatMap((rule: unknown, index) => {
    const path = `orderRules[${index}]`;
    const faults = partFaults(path, rule ?? null, { name: "string", whenItFails: "string", check: "function" });
    const isDecided = isRecord(rule) && (rule["whenItFails"] === "refuse" || rule["whenItFails"] === "allow");
    return faults.length > 0 || isDecided ? faults : [`\`${path}.whenItFails\` must be "refuse" or "allow"`];
  });
}
