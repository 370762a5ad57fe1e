import { type Act, entry } from "./act.fixture.ts";

/** Settings. */
export const settingsActs: Record<string, Act> = {
  async changesettings({ act, read }) {
    const { settings, revisions } = await read("shopsettings?sections=storefront");
    const newForDays = settings.storefront.newForDays + 1;
    await act("changesettings", { settings: { version: 1, storefront: { newForDays } }, revisions });
    return entry("settings.changed", "settings", 1);
  },
  async changesettingrows({ act }) {
    const rate = { country: "US", state: "NV", postalPrefix: "", name: "city:AUDIT", percent: 1, taxesDelivery: false };
    await act("changesettingrows", { table: "taxRates", changes: [{ after: { ...rate, from: "2098-01-01", until: null } }] });
    return entry("settings.changed", "settings", 1);
  },
  async savepromotion({ act }) {
    const after = { code: "AUDIT", name: { en: "Audit", es: "Auditoría" }, kind: "percentage", value: 10 };
    await act("savepromotion", { after });
    return entry("settings.changed", "settings", 1);
  },
  async savepricelevel({ act }) {
    const line = { scope: "all", key: "", offBasisPoints: 500, cents: null };
    await act("savepricelevel", { code: "AUDIT", name: "Audit", lines: [line], revision: null });
    return entry("price_level.saved", "price_level", "AUDIT");
  },
};
