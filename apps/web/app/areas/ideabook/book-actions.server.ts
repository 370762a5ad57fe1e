import { ideaBookCalls } from "@azulejo/contract";
import { type RouterContextProvider, redirect } from "react-router";
import { entry } from "../../form/form-faults.server.ts";
import type { Language } from "../../i18n/language.ts";
import { callApi } from "../../request/api.server.ts";
import { subjectOf } from "../../routing/idea-address.ts";

interface Submission {
  context: Readonly<RouterContextProvider>;
  language: Language;
  form: FormData;
  /** The page's address, for redirects. */
  here: string;
}

type Change = Omit<Parameters<typeof callApi<typeof ideaBookCalls.edit>>[3], "tagId">;

const bookOf = (form: FormData): number => Number(entry(form, "tagId"));
const edit =
  (changeOf: (form: FormData) => Change) =>
  async ({ context, language, form }: Submission): Promise<void> => {
    await callApi(context, language, ideaBookCalls.edit, { tagId: bookOf(form), ...changeOf(form) });
  };

/** Handlers of the page's forms; each makes one API call. */
const intents: Record<string, (submission: Submission) => Promise<void>> = {
  async keep({ context, language, form, here }) {
    const subject = subjectOf(entry(form, "subject"));
    if (!subject) throw redirect(here);
    const tagIds = form.getAll("tagId").map(Number);
    const newName = entry(form, "newName");
    const { tagIds: kept } = await callApi(context, language, ideaBookCalls.setMappings, {
      entry: subject,
      tagIds,
      ...(newName !== "" && { newName }),
    });
    const last = kept.at(-1);
    throw redirect(last ? `${here}?${new URLSearchParams({ book: String(last), kept: subject.reference })}` : here);
  },
  async create({ context, language, form, here }) {
    const { tagId } = await callApi(context, language, ideaBookCalls.add, { name: entry(form, "name") });
    throw redirect(`${here}?book=${tagId}`);
  },
  order: edit((form) => ({ order: entry(form, "order").split(",").map(Number) })),
  note: edit((form) => ({ notes: [{ entryId: Number(entry(form, "entryId")), note: entry(form, "note") }] })),
  cover: edit((form) => ({ coverEntryId: Number(entry(form, "entryId")) })),
  rename: edit((form) => ({ name: entry(form, "name") })),
  share: edit((form) => ({ share: { showsPrices: form.has("showsPrices"), showsNotes: form.has("showsNotes") } })),
  unshare: edit(() => ({ share: null })),
  async takeOut({ context, language, form }) {
    await callApi(context, language, ideaBookCalls.removeEntry, { tagId: bookOf(form), entryId: Number(entry(form, "entryId")) });
  },
  async delete({ context, language, form, here }) {
    await callApi(context, language, ideaBookCalls.remove, { tagId: bookOf(form) });
    throw redirect(here);
  },
};

/** Handles a submitted form by its intent. @throws ApiError */
export async function runBookIntent(submission: Submission): Promise<void> {
  await intents[entry(submission.form, "intent")]?.(submission);
}
