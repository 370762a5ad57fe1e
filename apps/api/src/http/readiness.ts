import { type Database, schemaProblem } from "@azulejo/database";

/** `degraded`: the database doesn't respond, so only cached pages and files are available. */
export type Readiness = "ready" | "degraded" | "not ready";

/** The status for a degraded process. Proxies that accept any 2xx keep sending requests to it; those that expect 200 don't. */
export const readinessStatus = { ready: 200, degraded: 203, "not ready": 503 } as const satisfies Record<Readiness, number>;

const LONGEST_MS = 700;

/**
 * Returns a function that returns within a second what the process can answer.
 * @param isWorking whether the process has started completely
 */
export function createReadiness(database: Database, isWorking: () => boolean): () => Promise<Readiness> {
  let looking: Promise<Readiness> | null = null;
  // Checks share one query while the database doesn't respond.
  const look = (): Promise<Readiness> => {
    looking ??= schemaProblem(database)
      .then((problem): Readiness => (problem === null ? "ready" : "not ready"))
      .catch((): Readiness => "degraded")
      .finally(() => {
        looking = null;
      });
    return looking;
  };
  return async () => {
    if (!isWorking()) return "not ready";
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<Readiness>((resolve) => {
      timer = setTimeout(resolve, LONGEST_MS, "degraded");
    });
    return Promise.race([look(), late]).finally(() => clearTimeout(timer));
  };
}
