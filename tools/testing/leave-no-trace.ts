import { afterAll, expect, vi } from "vitest";

// The test files of one worker share its modules and globals, so a file that leaves something behind would affect the next one.
/** Globals that a native library sets once per process, when it is loaded. */
const ofLibraries = ["VIPSHOME"];
const environment = { ...process.env };
const globals = new Map(Object.getOwnPropertyNames(globalThis).map((name) => [name, describe(name)]));

afterAll(() => {
  const isTimeFaked = vi.isFakeTimers();
  const variables = changed(new Map(Object.entries(environment)), new Map(Object.entries(process.env))).filter(
    (name) => !ofLibraries.includes(name),
  );
  const names = Object.getOwnPropertyNames(globalThis);
  const replaced = changed(globals, new Map(names.map((name) => [name, describe(name)]))).filter((name) => globals.has(name));
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  for (const name of variables) restoreVariable(name);
  expect({ isTimeFaked, variables, replaced }, "left behind by this file").toEqual({ isTimeFaked: false, variables: [], replaced: [] });
});

function restoreVariable(name: string): void {
  if (environment[name] === undefined) delete process.env[name];
  else process.env[name] = environment[name];
}

/** Returns a description of a global variable; a getter isn't called, because some getters load a module. */
function describe(name: string): unknown {
  const property = Object.getOwnPropertyDescriptor(globalThis, name);
  return property && "value" in property ? property.value : property?.get;
}

function changed(before: Map<string, unknown>, after: Map<string, unknown>): string[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => !Object.is(before.get(name), after.get(name)));
}
