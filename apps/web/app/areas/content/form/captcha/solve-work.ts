import { type Challenge, solveChallengeWorkers } from "altcha/lib";
import ProofWorker from "altcha/workers/pbkdf2?worker";

const MOST_WORKERS = 4;

/**
 * Does the work that a challenge asks for, in workers of our own origin: ALTCHA's widget brings styles and scripts of its own
 * that the page's policy refuses. @returns the solution as the shop reads it
 */
export async function solveWork(challenge: Challenge): Promise<string> {
  const solution = await solveChallengeWorkers({
    challenge,
    concurrency: Math.min(MOST_WORKERS, navigator.hardwareConcurrency || 1),
    createWorker: () => new ProofWorker(),
  });
  if (!solution) throw new Error("the challenge was not solved in time");
  return btoa(JSON.stringify({ challenge, solution }));
}
