import type { PublicKeyCredentialRequestOptionsJSON } from "@simplewebauthn/browser";
import { useState } from "react";
import { useCall } from "../../call/use-call.ts";
import { useText } from "../../i18n/text.ts";

/** Signs in with a passkey of this device or of a phone nearby; loads the library when needed. */
export function usePasskeySignIn(onSignedIn: () => void) {
  const t = useText();
  const challenge = useCall("signInPasskeyChallenge");
  const signing = useCall("signInWithPasskey");
  const [isAsking, setAsking] = useState(false);
  const signIn = async () => {
    setAsking(true);
    signing.fail(null);
    try {
      const offer = await challenge.send({});
      if (!offer) return;
      const response = await askDevice(offer.options);
      if (!response) return signing.fail({ code: null, messages: [t("signIn.passkeyNotUsed")], fields: {} });
      if (await signing.send({ ticket: offer.ticket, response })) onSignedIn();
    } finally {
      setAsking(false);
    }
  };
  return { signIn, isAsking, failure: challenge.failure ?? signing.failure };
}

/** Returns null if no passkey was chosen, for whatever reason. */
async function askDevice(options: Record<string, unknown>): Promise<Record<string, unknown> | null> {
  const { startAuthentication } = await import("@simplewebauthn/browser");
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return startAuthentication({ optionsJSON }).then(
    (response) => ({ ...response }),
    () => null,
  );
}
