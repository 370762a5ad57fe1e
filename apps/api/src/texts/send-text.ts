import type { Query } from "@azulejo/database";
import { beginTextMessage, type Owner, recordTextState, selectLatestPreference, stopAtProvider } from "../areas/consent/index.ts";
import { findStorefront } from "../areas/storefront/index.ts";
import type { Services } from "../context.ts";
import { switchSupplierWords } from "../messages/supplier-words.ts";
import { TextRefusedError } from "../ports/text-messages.ts";

/** A text message, and the customer who has to agree to it. */
export interface TextToSend {
  key: string;
  storefrontId: number;
  owner: Owner;
  orderId: number | null;
  /** A phone whose owner has asked for this one message; otherwise the owner's last answer decides. */
  askedFor?: string;
  /** Returns the text; called only if the message will be sent. */
  write(): Promise<string>;
}

/** Sends a text message if its reader agrees to text messages at this time, and records the provider's response. */
export async function sendText(services: Services, { key, storefrontId, owner, orderId, askedFor, write }: TextToSend): Promise<void> {
  const { texts, database, referenceData, now, log } = services;
  const { query } = database;
  if (!texts) return;
  const storefront = await findStorefront({ referenceData, query }, storefrontId);
  const { settings } = storefront;
  switchSupplierWords(storefront);
  const phone = askedFor ?? (await agreedPhone(query, owner));
  if (!settings.features.textMessages || phone === null) return;
  const accountId = "accountId" in owner ? owner.accountId : null;
  if (!(await beginTextMessage(query, { key, storefrontId, orderId, accountId, phone, at: now() }))) return;
  try {
    const { ref } = await texts.send({ to: phone, body: await write(), key });
    await recordTextState(query, { key, state: "sent", providerRef: ref, errorCode: null });
  } catch (error) {
    if (!(error instanceof TextRefusedError)) throw error;
    log.warn({ key, code: error.code }, "the text message service refused a message");
    await recordTextState(query, { key, state: "failed", errorCode: error.code });
    if (error.isStopped) await stopAtProvider(services, storefrontId, phone, owner);
  }
}

/** Returns the phone of an owner whose last answer agrees to text messages. */
async function agreedPhone(query: Query, owner: Owner): Promise<string | null> {
  const said = await selectLatestPreference(query, owner);
  return said?.state === "in" ? said.phone : null;
}
