import { solveAltcha } from "@azulejo/api/proofs/solve-altcha.ts";
import { type Call, content, type InputOf, type ValueOf } from "@azulejo/contract";

type Send = <C extends Call>(call: C, input: InputOf<C>) => Promise<ValueOf<C>>;

/**
 * Solves the proof of work that the shop requires after many failed sign-ins, including other people's.
 * @throws when the shop uses another kind of captcha, which needs a browser
 */
export async function solvedChallenge(send: Send): Promise<string> {
  const offer = await send(content.getChallenge, { form: "sign-in" });
  if (offer.kind === "altcha") return solveAltcha(offer.challenge);
  throw new Error("After many failed attempts this shop wants a captcha that needs a browser. Try again tomorrow.");
}
