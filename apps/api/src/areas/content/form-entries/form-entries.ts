import { type Language, type office, ShopError } from "@azulejo/contract";
import type { OfficeFormEntryDetails } from "@azulejo/contract/areas/office/content/form-entries.ts";
import { formNames, forms } from "@azulejo/contract/content/forms.ts";
import type { Verb } from "../../../calls/handler.ts";
import { type Context, inTransaction, requireStaff, type Work } from "../../../context.ts";
import { addDays, todayOf } from "../../../domain/day.ts";
import { fieldLabel, formTitle, valueLabel } from "../../../mail/form-messages.ts";
import { recordAct } from "../../audit/index.ts";
import { deleteEntry, type FormEntryRow, selectFormEntries, selectFormEntry, updateAnswered } from "./form-entry.repository.ts";

const PAGE_SIZE = 50;

export const listFormEntries: Verb<typeof office.formEntries> = async (context, { form, state, query, page }) => {
  const { query: database, storefront, language } = context;
  const { entries, total } = await selectFormEntries(database, {
    storefrontId: storefront.id,
    form: form ?? null,
    state,
    search: query || null,
    offset: (page - 1) * PAGE_SIZE,
    limit: PAGE_SIZE,
  });
  return {
    entries: entries.map((entry) => toRow(entry, language)),
    total,
    keptDays: storefront.settings.formEntryDays,
    forms: formNames.map((name) => ({ form: name, title: formTitle(name, language) })),
  };
};

export const readFormEntry: Verb<typeof office.formEntry> = (context, { id }) => showEntry(context, id);

export const markFormEntry: Verb<typeof office.markFormEntry> = (context, { id, isAnswered }) =>
  inTransaction(context, async (inside) => {
    await entryOf(inside, id);
    await updateAnswered(inside.query, id, isAnswered ? { at: inside.now(), staffId: requireStaff(inside).staffId } : null);
    return showEntry(inside, id);
  });

/** The audit log records the deletion, but not the contents. */
export const deleteFormEntry: Verb<typeof office.deleteFormEntry> = (context, { id }) =>
  inTransaction(context, async (inside) => {
    const { reference, form } = await entryOf(inside, id);
    await deleteEntry(inside.query, id);
    await recordAct(inside, {
      kind: "form_entry.deleted",
      subject: "form_entry",
      no: reference,
      before: { form, deleted: false },
      after: { form, deleted: true },
    });
    return { done: true };
  });

/** @throws office_form_entry_not_found */
async function entryOf({ query, storefront }: Work, id: number): Promise<FormEntryRow> {
  const entry = await selectFormEntry(query, storefront.id, id);
  if (!entry) throw new ShopError("office_form_entry_not_found");
  return entry;
}

async function showEntry(context: Context, id: number): Promise<OfficeFormEntryDetails> {
  const { language, storefront } = context;
  const entry = await entryOf(context, id);
  const { formEntryDays } = storefront.settings;
  return {
    ...toRow(entry, language),
    page: entry.page,
    answeredBy: entry.answeredBy,
    answers: answersOf(entry, language),
    deletedOn: formEntryDays === null ? null : addDays(todayOf(entry.createdAt, storefront.timezone), formEntryDays),
  };
}

const toRow = ({ fields, createdAt, answeredAt, ...entry }: FormEntryRow, language: Language) => ({
  id: entry.id,
  reference: entry.reference,
  form: entry.form,
  title: formTitle(entry.form, language),
  sender: fields[forms[entry.form].sender] ?? "",
  email: fields["email"] ?? null,
  subject: entry.subject,
  language: entry.language as Language,
  sentAt: createdAt.toISOString(),
  answeredAt: answeredAt?.toISOString() ?? null,
});

/** In the form's order, with fields that were removed from the form last. */
function answersOf({ form, fields }: FormEntryRow, language: Language) {
  const known = forms[form].fields.map(({ name }) => name).filter((name) => name in fields);
  const names = [...new Set([...known, ...Object.keys(fields)])];
  return names.map((name) => ({ name, label: fieldLabel(name, language), value: valueLabel(name, fields[name] ?? "", language) }));
}
