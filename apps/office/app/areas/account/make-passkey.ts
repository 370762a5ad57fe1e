import type { PublicKeyCredentialCreationOptionsJSON } from "@simplewebauthn/browser";
import { useState } from "react";
import { useCall } from "../../call/use-call.ts";
import { useText } from "../../i18n/text.ts";

/** Creates a passkey on this device and adds it to the user's account; loads the library when needed. */
export function useMakePasskey() {
  const t = useText();
  const starting = useCall("startOwnPasskey");
  const adding = useCall("addOwnPasskey");
  const [isMaking, setMaking] = useState(false);
  /** @returns whether it was added */
  const make = async (password: string, name: string): Promise<boolean> => {
    setMaking(true);
    adding.fail(null);
    try {
      const started = await starting.send({ password });
      if (!started) return false;
      const response = await askDevice(started.options);
      if (response) return (await adding.send({ response, name })) !== null;
      adding.fail({ code: null, messages: [t("passkeys.notMade")], fields: {} });
      return false;
    } finally {
      setMaking(false);
    }
  };
  return { make, isMaking, failure: starting.failure ?? adding.failure };
}

/** Returns null if the device created no passkey, for whatever reason. */
async function askDevice(options: Record<string, unknown>): Promise<Record<string, unknown> | null> {
  const { startRegistration } = await import("@simplewebauthn/browser");
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  return startRegistration({ optionsJSON }).then(
    (response) => ({ ...response }),
    () => null,
  );
}
