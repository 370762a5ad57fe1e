import { type Language, languages, ShopError } from "@azulejo/contract";
import type { Services } from "../../context.ts";
import { text } from "../../messages/index.ts";
import { listStorefronts } from "../storefront/index.ts";
import { insertPreference, type Owner, selectLatestPreference } from "./consent.repository.ts";
import { type Keyword, keywordOf } from "./keyword.rules.ts";
import { selectPhoneOwners } from "./text-message.repository.ts";

interface Received {
  /** In E.164. */
  from: string;
  body: string;
}

/** The stored origin of an answer. */
const PLACE = "text message";
const VERSION = "keyword";

/**
 * Processes a keyword: STOP ends messages for everyone with this phone, START resumes them for those who had stopped them. Repeating it
 * changes nothing.
 * @returns the reply, in the keyword's language
 */
export async function receiveText(services: Services, { from, body }: Received): Promise<string> {
  const { database, referenceData } = services;
  const { query } = database;
  const keyword = keywordOf(body);
  // All storefronts share a number, so each storefront that has texted this phone is changed.
  const all = await listStorefronts({ referenceData, query });
  const owned = await Promise.all(all.map(async ({ id }) => selectPhoneOwners(query, id, from)));
  for (const [index, { id }] of all.entries())
    if (keyword.does !== "help") await answerFor(services, id, distinct(owned[index] ?? []), { keyword, phone: from, body });
  const index = Math.max(
    0,
    owned.findIndex((owners) => owners.length > 0),
  );
  const [storefront, owners] = [all[index], owned[index] ?? []];
  if (!storefront) throw new ShopError("storefront_unknown");
  const language = keyword.language ?? known(owners[0]?.language) ?? storefront.settings.defaultLocale;
  return text(language, `text.${keyword.does}`, { shop: storefront.name, phone: storefront.settings.phone });
}

const known = (language: string | null | undefined): Language | undefined => languages.find((one) => one === language);

interface Answer {
  keyword: Keyword;
  phone: string;
  body: string;
}

async function answerFor(services: Services, storefrontId: number, owners: Owner[], { keyword, phone, body }: Answer): Promise<void> {
  const { query } = services.database;
  const [from, to] = keyword.does === "stop" ? (["in", "out"] as const) : (["out", "in"] as const);
  for (const owner of owners) {
    const last = await selectLatestPreference(query, owner);
    if (last?.phone !== phone || last.state !== from) continue;
    const at = services.now();
    const said = { state: to, phone, at, storefrontId, consentVersion: VERSION, consentText: body.trim().slice(0, 160), place: PLACE };
    await insertPreference(query, owner, said);
  }
}

function distinct(owners: { accountId: number | null; orderId: number | null }[]): Owner[] {
  const all = owners.flatMap(({ accountId, orderId }): Owner[] =>
    accountId !== null ? [{ accountId }] : orderId !== null ? [{ orderId }] : [],
  );
  return [...new Map(all.map((owner) => [JSON.stringify(owner), owner])).values()];
}

/** Records that a phone's owner stopped messages at the provider. */
export const stopAtProvider = (services: Services, storefrontId: number, phone: string, owner: Owner): Promise<void> =>
  answerFor(services, storefrontId, [owner], { keyword: { does: "stop", language: null }, phone, body: "STOP" });
