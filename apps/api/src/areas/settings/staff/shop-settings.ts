import type { office, ParsedInputOf, ValueOf } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { type Context, inTransaction, requireStaff } from "../../../context.ts";
import { changeSettingsWithin, faultOfUsedStore, readSettings } from "../change-settings.ts";
import { inSettingsTransaction } from "../in-settings-transaction.ts";

type Change = ParsedInputOf<typeof office.changeSettings>;
type Result = ValueOf<typeof office.changeSettings>;

export const readShopSettings: Verb<typeof office.shopSettings> = async ({ query, storefront }, { sections }) => {
  const { settings, pictures, revisions } = await readSettings(query, storefront.id);
  const wanted = sections?.split(",");
  const isWanted = (section: string): boolean => !wanted || wanted.includes(section);
  return {
    settings: Object.fromEntries(Object.entries(settings).filter(([section]) => section === "version" || isWanted(section))),
    pictures: isWanted("storefront") ? pictures : {},
    revisions: Object.fromEntries(Object.entries(revisions).filter(([part]) => isWanted(part.split(".")[0] ?? ""))),
  };
};

export const previewShopSettings: Verb<typeof office.previewSettings> = (context, change) => settle(context, change, true);

export const changeShopSettings: Verb<typeof office.changeSettings> = (context, change) => settle(context, change, false);

async function settle(context: Context, { settings, pictures, revisions }: Change, dryRun: boolean): Promise<Result> {
  const { language, storefront, now } = context;
  const { staffId, email } = requireStaff(context);
  const by = { actor: "staff", staffId, name: email } as const;
  const options = { storefrontId: storefront.id, dryRun, language, revisions, by, at: now() };
  const run = dryRun ? inTransaction : inSettingsTransaction;
  const result = await run(context, ({ query }) => changeSettingsWithin(query, { settings, pictures }, options)).catch(
    faultOfUsedStore(language),
  );
  return { faults: result.faults ?? [], differences: result.differences ?? [], gaps: result.gaps ?? [] };
}
