import { Button } from "@azulejo/ui/button.tsx";
import { useState } from "react";
import { useHydrated } from "../../../form/use-hydrated.ts";
import { useLanguage } from "../../../i18n/language.ts";
import { useText } from "../../../i18n/text.ts";
import { PasskeyRefused } from "./ask-passkey.ts";
import { signInWithPasskey } from "./sign-in-with-passkey.ts";

/** Signs in with a passkey. Rendered from the start, so that the layout doesn't shift, but disabled until its scripts run. */
export function PasskeyButton({ returnTo }: { returnTo: string }) {
  const t = useText();
  const language = useLanguage();
  const isHydrated = useHydrated();
  const [state, setState] = useState<{ busy: boolean; message: string }>({ busy: false, message: "" });
  const signIn = async () => {
    setState({ busy: true, message: "" });
    try {
      location.assign(await signInWithPasskey(language, returnTo));
    } catch (error) {
      const message = error instanceof PasskeyRefused ? error.message : t("account.passkey.notUsed");
      setState({ busy: false, message });
    }
  };
  return (
    <div className="noscript:hidden">
      <Button type="button" look="quiet" className="w-full" disabled={state.busy || !isHydrated} onClick={signIn}>
        {t("account.passkey.signIn")}
      </Button>
      <p role="status" className="mt-2 text-small empty:hidden">
        {state.message}
      </p>
    </div>
  );
}
