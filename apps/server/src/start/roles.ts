/** The tasks of a process of the shop. */
interface Role {
  /** Pages, the office and files. */
  pages: boolean;
  /** The API, webhooks and the content system's APIs. */
  calls: boolean;
  /** Delivers messages and runs jobs and imports. */
  work: boolean;
  /** Whether it migrates the schema; others refuse an outdated database. */
  migrates: boolean;
}

export const roles = {
  all: { pages: true, calls: true, work: true, migrates: true },
  web: { pages: true, calls: false, work: false, migrates: false },
  api: { pages: false, calls: true, work: false, migrates: false },
  worker: { pages: false, calls: false, work: true, migrates: false },
  migrate: { pages: false, calls: false, work: false, migrates: true },
} as const satisfies Record<string, Role>;

export type RoleName = keyof typeof roles;
export const roleNames = Object.keys(roles) as [RoleName, ...RoleName[]];

/** Returns whether a process of a role continues after migrating. */
export const keepsRunning = (name: RoleName): boolean => roles[name].pages || roles[name].calls || roles[name].work;

const health = /^\/(?:healthz|livez|readyz)(?:\?|$)/;
const calls = /^\/(?:api|content)(?:\/|\?|$)/;

/** Returns whether a process of a role serves an address. */
export function isServed(name: RoleName, url: string): boolean {
  if (health.test(url)) return true;
  return calls.test(url) ? roles[name].calls : roles[name].pages;
}
