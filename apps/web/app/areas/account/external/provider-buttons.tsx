import { Button } from "@azulejo/ui/button.tsx";
import { useText } from "../../../i18n/text.ts";
import { useAddress } from "../../../routing/use-address.ts";
import type { Provider } from "./read-providers.server.ts";

/** One button for each sign-in service. */
export function ProviderButtons({ providers, returnTo }: { providers: Provider[]; returnTo: string }) {
  const t = useText();
  const address = useAddress();
  if (providers.length === 0) return null;
  return (
    <form method="post" action={address("account/external")} className="space-y-3">
      <input type="hidden" name="intent" value="begin" />
      <input type="hidden" name="returnTo" value={returnTo} />
      {providers.map(({ provider, name }) => (
        <Button key={provider} type="submit" name="provider" value={provider} look="quiet" className="w-full">
          {t("account.external.with", { name })}
        </Button>
      ))}
    </form>
  );
}
