import { type office, ShopError } from "@azulejo/contract";
import type { Verb } from "../../../../calls/handler.ts";
import { requireStaff } from "../../../../context.ts";
import { changeSettingsWithin, readSettings } from "../../change-settings.ts";
import { inSettingsTransaction } from "../../in-settings-transaction.ts";
import { readPublishedTerms } from "./legal-texts.ts";

/** Makes the published version the one that buyers agree to from now on. */
export const setTermsVersion: Verb<typeof office.setTermsVersion> = async (context, { was, version }) => {
  if ((await readPublishedTerms(context)) !== version) throw new ShopError("office_legal_terms_changed");
  const { staffId, email } = requireStaff(context);
  const by = { actor: "staff", staffId, name: email } as const;
  return inSettingsTransaction(context, async ({ query, storefront, now }) => {
    const { settings, revisions } = await readSettings(query, storefront.id);
    if (settings.storefront.termsVersion !== was) throw new ShopError("office_settings_changed");
    const change = { settings: { version: 1 as const, storefront: { termsVersion: version } }, pictures: {} };
    const { faults } = await changeSettingsWithin(query, change, { storefrontId: storefront.id, revisions, by, at: now() });
    if (faults) throw new Error(faults.map(({ problem }) => problem).join(" "));
    return { termsVersion: version };
  });
};
