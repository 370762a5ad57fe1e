import { useState } from "react";
import { useCall } from "../../call/use-call.ts";

/** The proof of work required to sign in after several wrong passwords: each one works only once. */
export function useProofOfWork() {
  const { send, failure } = useCall("signInChallenge");
  const [isSolving, setSolving] = useState(false);
  const solve = async (): Promise<string | null> => {
    setSolving(true);
    try {
      const offer = await send({});
      if (!offer) return null;
      const { solveWork } = await import("@azulejo/web/app/form/captcha/solve-work.ts");
      return await solveWork(offer.challenge);
    } finally {
      setSolving(false);
    }
  };
  return { solve, isSolving, failure };
}
