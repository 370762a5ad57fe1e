import { solveAltcha } from "@azulejo/api/proofs/solve-altcha.ts";
import { type Call, type InputOf, office, type ValueOf } from "@azulejo/contract";

type Send = <C extends Call>(call: C, input: InputOf<C>) => Promise<ValueOf<C>>;

/** Solves the proof of work that the shop requires after many failed sign-ins, including other people's. */
export async function solvedChallenge(send: Send): Promise<string> {
  return solveAltcha((await send(office.signInChallenge, {})).challenge);
}
