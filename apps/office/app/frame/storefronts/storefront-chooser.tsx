import { useEffect, useState } from "react";
import { callOffice } from "../../call/call-office.ts";
import type { CallValue } from "../../call/calls.ts";
import { useCall } from "../../call/use-call.ts";
import { useText } from "../../i18n/text.ts";
import { useAnnounce } from "../announcement.tsx";
import { ActionMenu } from "../menu/action-menu.tsx";

type Storefront = CallValue<"ownStorefronts">["storefronts"][number];

/** Chooses among the storefronts in which the user has an account; nothing for everybody else. */
export function StorefrontChooser() {
  const t = useText();
  const announce = useAnnounce();
  const storefronts = useStorefronts();
  const { send } = useCall("openStorefront");
  const others = storefronts.filter(({ isThis }) => !isThis);
  if (others.length === 0) return null;
  const open = async ({ storefrontId, officeUrl, opens }: Storefront) => {
    if (!opens) return location.assign(officeUrl);
    const opened = await send({ storefrontId });
    if (opened) location.assign(`${opened.officeUrl}enter#${opened.ticket}`);
    else announce(t("storefronts.failed"));
  };
  return (
    <div className="storefronts">
      <ActionMenu
        label={t("storefronts.choose")}
        isInRow
        actions={others.map((one) => ({
          label: t(one.opens ? "storefronts.open" : "storefronts.signIn", { name: one.name }),
          does: () => void open(one),
        }))}
      />
    </div>
  );
}

/** Empty until they are read, and if they can't be. */
function useStorefronts(): Storefront[] {
  const [storefronts, setStorefronts] = useState<Storefront[]>([]);
  useEffect(() => {
    const reading = new AbortController();
    callOffice("ownStorefronts", {}, { signal: reading.signal }).then(
      (value) => setStorefronts(value.storefronts),
      () => {},
    );
    return () => reading.abort();
  }, []);
  return storefronts;
}
