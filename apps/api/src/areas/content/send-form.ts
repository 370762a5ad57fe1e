import { randomInt } from "node:crypto";
import { type content, ShopError } from "@azulejo/contract";
import { formSchema, tidyFields } from "@azulejo/contract/content/form-schema.ts";
import { type FormName, forms, isFormName } from "@azulejo/contract/content/forms.ts";
import type { Query } from "@azulejo/database";
import { checkInput } from "../../calls/check-input.ts";
import type { Verb } from "../../calls/handler.ts";
import { type Context, inTransaction, type Work } from "../../context.ts";
import { newReference } from "../../domain/reference.ts";
import { insertRequest } from "../customer/index.ts";
import { type EntryRow, insertEntry, selectEntryOf } from "./form.repository.ts";
import { type FormBlock, findFormBlock, sameFields } from "./form.rules.ts";
import { readFormChoices } from "./form-choices.ts";

/** The slug of the page with an empty path. */
const HOME = "home";

interface Sent {
  form: FormName;
  fields: Record<string, string>;
  page: string;
  subject: string | null;
  captchaKey: string;
}

/**
 * Stores a form and queues its emails. The page determines whether the form is open and its subject. The captcha is checked last, because a
 * token works once. A solved challenge sent again with the same values is the same entry.
 */
export const sendForm: Verb<typeof content.sendForm> = async (context, input) => {
  const { form } = input;
  if (!isFormName(form)) throw new ShopError("content_form_unknown");
  const block = await openBlock(context, form, input);
  const schema = formSchema(forms[form], await readFormChoices(context));
  const fields = checkInput(schema, tidyFields(input.fields), ["fields"]);
  const captchaKey = context.captcha.keyOf(input.captcha);
  if (!captchaKey) throw new ShopError("content_captcha");
  const sent = { form, fields, page: input.page, subject: block.subject || null, captchaKey };
  const before = await selectEntryOf(context.query, { captchaKey });
  if (before) return receiptOf(context, before, sent);
  await context.captcha.check(input.captcha, form);
  return keep(context, sent);
};

/** @throws content_form_unknown when the page does not have this form, content_form_closed when it is closed */
async function openBlock(context: Context, form: FormName, { page, subject }: { page: string; subject?: string | undefined }) {
  const slug = page.replace(/^\/+|\/+$/g, "") || HOME;
  const story = await context.content.story(encodeURI(slug), { language: context.language });
  const block: FormBlock | null = story && findFormBlock(story.content, form, subject);
  if (!block) throw new ShopError("content_form_unknown");
  if (block.closed) throw new ShopError("content_form_closed");
  return block;
}

/** Saves the entry and its emails in one transaction. When two requests race, the first wins and both get its receipt. */
async function keep(context: Context, sent: Sent) {
  const { storefront, language } = context;
  const entry = { ...sent, storefrontId: storefront.id, language, reference: newReference(randomInt), createdAt: context.now() };
  const stored = await inTransaction(context, async ({ query, outbox }) => {
    const row = await insertEntry(query, entry);
    if (!row) return false;
    await keepRequest(context, query, entry);
    await outbox.enqueue(query, [
      { kind: "mail.formEntry", key: `form:${entry.reference}:entry`, payload: { entryId: row.id } },
      { kind: "mail.formReceipt", key: `form:${entry.reference}:receipt`, payload: { entryId: row.id } },
    ]);
    return true;
  });
  if (stored) return { reference: entry.reference, receivedAt: entry.createdAt.toISOString() };
  const winner = await selectEntryOf(context.query, sent);
  if (!winner) throw new Error("a form entry vanished");
  return receiptOf(context, winner, sent);
}

/** Links an application for a business account to the signed-in account, which shows it and which staff answer. */
async function keepRequest(
  { session }: Context,
  query: Query,
  { form, reference, fields, createdAt }: Sent & { reference: string; createdAt: Date },
) {
  if (form !== "business-account" || !session || session.customer) return;
  await insertRequest(query, { accountId: session.accountId, kind: "business", reference, fields, sentAt: createdAt });
}

/** Returns the receipt of an entry that this form has already made. @throws content_captcha for anything else */
function receiptOf({ storefront }: Work, entry: EntryRow, sent: Sent) {
  const same = entry.storefrontId === storefront.id && entry.form === sent.form && sameFields(entry.fields, sent.fields);
  if (!same) throw new ShopError("content_captcha");
  return { reference: entry.reference, receivedAt: entry.createdAt.toISOString() };
}
