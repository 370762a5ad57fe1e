import { type Challenge, solveChallengeWorkers } from "altcha/lib";
import ProofWorker from "altcha/workers/pbkdf2?worker";

const MAX_WORKERS = 4;

/**
 * Solves a proof-of-work challenge in workers from the shop's own origin, because the content security policy blocks the styles and scripts
 * of ALTCHA's widget.
 * @returns the solution in the shop's format
 */
export async function solveWork(challenge: Challenge): Promise<string> {
  const solution = await solveChallengeWorkers({
    challenge,
    concurrency: Math.min(MAX_WORKERS, navigator.hardwareConcurrency || 1),
    createWorker: () => new ProofWorker(),
  });
  if (!solution) throw new Error("the challenge was not solved in time");
  return btoa(JSON.stringify({ challenge, solution }));
}
