import type { office, ParsedInputOf, ValueOf } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { type Context, inTransaction, requireStaff } from "../../../context.ts";
import { changeRowsWithin, readRows } from "../change-rows.ts";
import { inSettingsTransaction } from "../in-settings-transaction.ts";

const PAGE_SIZE = 100;

export const readSettingRows: Verb<typeof office.settingRows> = async (
  { query, storefront, now },
  { table, query: text = "", when, page },
) => {
  const { rows, today } = await readRows(query, { storefrontId: storefront.id, table, text, when, at: now() });
  const shown = rows.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  return { today, total: rows.length, pageSize: PAGE_SIZE, rows: shown.map((row) => ({ ...row })) };
};

export const previewSettingRows: Verb<typeof office.previewSettingRows> = (context, changes) => settle(context, changes, true);

export const changeSettingRows: Verb<typeof office.changeSettingRows> = (context, changes) => settle(context, changes, false);

async function settle(
  context: Context,
  changes: ParsedInputOf<typeof office.changeSettingRows>,
  dryRun: boolean,
): Promise<ValueOf<typeof office.changeSettingRows>> {
  const { language, storefront, now } = context;
  const { staffId, email } = requireStaff(context);
  const options = { storefrontId: storefront.id, dryRun, language, by: { actor: "staff", staffId, name: email } as const, at: now() };
  const run = dryRun ? inTransaction : inSettingsTransaction;
  const result = await run(context, ({ query }) => changeRowsWithin(query, changes, options));
  return { faults: result.faults ?? [], differences: result.differences ?? [], gaps: result.gaps ?? [] };
}
