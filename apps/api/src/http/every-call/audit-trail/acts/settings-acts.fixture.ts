import type { Office } from "../audit-trail.fixture.ts";
import { type Act, entry } from "./act.fixture.ts";

const hook = { url: "https://hooks.example/", kinds: ["order"], contact: "it@hooks.example" };
const createdHook = async ({ act }: Office, name: string): Promise<number> =>
  (await act("createwebhook", { ...hook, name })).body.value.webhookId;

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
  async createwebhook(office) {
    await createdHook(office, "Audited hook");
    return entry("webhook.saved", "webhook", "Audited hook");
  },
  async changewebhook(office) {
    await office.act("changewebhook", { webhookId: await createdHook(office, "Hook"), ...hook, name: "Renamed hook" });
    return [entry("webhook.saved", "webhook", "Hook"), entry("webhook.saved", "webhook", "Renamed hook")];
  },
  async rotatewebhooksecret(office) {
    await office.act("rotatewebhooksecret", { webhookId: await createdHook(office, "Rotated hook") });
    return [entry("webhook.saved", "webhook", "Rotated hook"), entry("webhook.rotated", "webhook", "Rotated hook")];
  },
  async pausewebhook(office) {
    await office.act("pausewebhook", { webhookId: await createdHook(office, "Paused hook") });
    return [entry("webhook.saved", "webhook", "Paused hook"), entry("webhook.paused", "webhook", "Paused hook")];
  },
  async resumewebhook(office) {
    const webhookId = await createdHook(office, "Resumed hook");
    await office.act("pausewebhook", { webhookId });
    await office.act("resumewebhook", { webhookId });
    return [
      entry("webhook.saved", "webhook", "Resumed hook"),
      entry("webhook.paused", "webhook", "Resumed hook"),
      entry("webhook.resumed", "webhook", "Resumed hook"),
    ];
  },
  async deletewebhook(office) {
    await office.act("deletewebhook", { webhookId: await createdHook(office, "Deleted hook") });
    return [entry("webhook.saved", "webhook", "Deleted hook"), entry("webhook.deleted", "webhook", "Deleted hook")];
  },
};
