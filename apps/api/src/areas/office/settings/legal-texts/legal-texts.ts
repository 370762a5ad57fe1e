import type { Story } from "@azulejo/content-client";
import { languages, type office, ShopError } from "@azulejo/contract";
import type { LegalText } from "@azulejo/contract/areas/office/settings/legal-texts.ts";
import type { Verb } from "../../../../calls/handler.ts";
import { type Context, inTransaction, requireStaff } from "../../../../context.ts";
import { recordAct } from "../../../audit/index.ts";
import { fingerprintOf } from "./fingerprint.rules.ts";
import { insertReview, type StoredReview, selectLastReviews } from "./legal-text-review.repository.ts";

/** A public legal text in both languages. */
interface PublicText {
  en: Story;
  es: Story;
}

export const listLegalTexts: Verb<typeof office.legalTexts> = async (context) => {
  const reviews = await selectLastReviews(context.query, context.storefront.id);
  const texts = (await readPublicTexts(context)).map((text) => toLegalText(text, reviews.get(text.en.uuid)));
  const title = ({ titles }: LegalText) => titles[context.language];
  texts.sort((a, b) => Number(a.state === "reviewed") - Number(b.state === "reviewed") || title(a).localeCompare(title(b)));
  return { texts, awaiting: texts.filter(({ state }) => state !== "reviewed").length };
};

export const reviewLegalText: Verb<typeof office.reviewLegalText> = async (context, { storyId, fingerprints, note }) => {
  const text = (await readPublicTexts(context)).find(({ en }) => en.id === storyId);
  if (!text) throw new ShopError("office_story_not_found");
  const now = toLegalText(text, undefined);
  if (languages.some((language) => now.fingerprints[language] !== fingerprints[language]))
    throw new ShopError("office_legal_text_changed", { name: now.titles[context.language] });
  const { email } = requireStaff(context);
  const review: StoredReview = {
    ...{ storyUuid: text.en.uuid, version: now.version, note, reviewedBy: email, reviewedAt: context.now() },
    ...{ fingerprintEn: fingerprints.en, fingerprintEs: fingerprints.es },
  };
  await inTransaction(context, async (inside) => {
    await insertReview(inside.query, { ...review, storefrontId: inside.storefront.id });
    const after = { name: text.en.name, version: now.version, note };
    await recordAct(inside, { kind: "content.reviewed", subject: "story", no: storyId, before: null, after });
  });
  return toLegalText(text, review);
};

/** A page with a version is a legal text. */
async function readPublicTexts({ content }: Context): Promise<PublicText[]> {
  const wanted = { filter_query: { component: { in: "page" }, version: { is: "not_empty" } } };
  const [english, spanish] = await Promise.all(languages.map((language) => content.allStories(wanted, { language })));
  const translations = new Map(spanish?.map((story) => [story.uuid, story]));
  return (english ?? []).flatMap((en) => {
    const es = translations.get(en.uuid);
    return es ? [{ en, es }] : [];
  });
}

function toLegalText({ en, es }: PublicText, review: StoredReview | undefined): LegalText {
  const fingerprints = { en: fingerprintOf(en.content), es: fingerprintOf(es.content) };
  const reviewed = review && { en: review.fingerprintEn, es: review.fingerprintEs };
  const changedLanguages = reviewed ? languages.filter((language) => reviewed[language] !== fingerprints[language]) : [];
  return {
    storyId: en.id,
    titles: { en: titleOf(en), es: titleOf(es) },
    address: en.full_slug,
    version: String(en.content["version"] ?? ""),
    changedAt: en.published_at ?? null,
    fingerprints,
    state: !review ? "never" : changedLanguages.length > 0 ? "changed" : "reviewed",
    changedLanguages,
    review: review ? { version: review.version, note: review.note, by: review.reviewedBy, at: review.reviewedAt.toISOString() } : null,
  };
}

const titleOf = ({ content, name }: Story): string => String(content["title"] || name);
