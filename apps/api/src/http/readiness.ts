import { type Database, schemaProblem } from "@azulejo/database";

/** Degraded: the database doesn't answer, so that only cached pages and files do. */
export type Readiness = "ready" | "degraded" | "not ready";

/** A proxy that counts any 2xx as healthy goes on sending to a degraded process; one that expects 200 doesn't. */
export const readinessStatus = { ready: 200, degraded: 203, "not ready": 503 } as const satisfies Record<Readiness, number>;

const LONGEST_MS = 700;

/**
 * Returns a function that says within a second what the process can answer.
 * @param isWorking whether it has started everything
 */
export function createReadiness(database: Database, isWorking: () => boolean): () => Promise<Readiness> {
  let looking: Promise<Readiness> | null = null;
  // While the database doesn't answer, every check shares the statement that waits for it.
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
