import type { Story } from "@azulejo/content-client";
import { type Language, languages, type office, ShopError } from "@azulejo/contract";
import type { LegalText, LegalTextDraft } from "@azulejo/contract/areas/office/settings/legal-texts.ts";
import type { Verb } from "../../../../calls/handler.ts";
import { type Context, inTransaction, requireStaff, type Work } from "../../../../context.ts";
import { recordAct } from "../../../audit/index.ts";
import {
  authorOf,
  countOtherApprovers,
  type ManagedStory,
  previewsOf,
  requireManager,
  type StoredRelease,
  selectNewestReleases,
  toRelease,
} from "../../../content/index.ts";
import { comparable, fingerprintOf } from "./fingerprint.rules.ts";
import { insertReview, type StoredReview, selectLastReviews } from "./legal-text-review.repository.ts";

/** A text in both languages. */
interface Both {
  en: Story;
  es: Story;
}

/** A legal text as published, and its draft. They are equal if everything is published. */
interface Known {
  published: Both | null;
  draft: Both | null;
}

/** The page to which checkout links as terms of sale. */
const TERMS = "terms-of-sale";
/** More than the number of legal texts of any shop. */
const MOST = 1000;

export const listLegalTexts: Verb<typeof office.legalTexts> = async (context) => {
  const known = await readTexts(context);
  const texts = await toLegalTexts(context, known);
  const title = ({ titles }: LegalText) => titles[context.language];
  const isDone = ({ state, draft }: LegalText) => Number(state === "reviewed" && draft === null);
  texts.sort((a, b) => isDone(a) - isDone(b) || title(a).localeCompare(title(b)));
  return {
    texts,
    awaiting: texts.filter(({ state }) => state === "never" || state === "changed").length,
    terms: { agreed: context.storefront.settings.termsVersion, published: publishedTerms(known) },
  };
};

export const readLegalText: Verb<typeof office.legalText> = async (context, { id }) => {
  requireManager(context);
  const known = (await readTexts(context)).filter((one) => idOf(one) === id);
  const [text] = await toLegalTexts(context, known);
  const [{ published, draft } = { published: null, draft: null }] = known;
  const [managed] = await readManaged(context, [id]);
  const shown = draft ?? published;
  if (!text || !managed || !shown) throw new ShopError("office_story_not_found");
  const author = await authorOf(context, id);
  const previews = new Map(previewsOf(context, managed).map(({ language, address }) => [language, address]));
  return {
    text,
    author,
    otherApprovers: await countOtherApprovers(context, author),
    sides: languages.map((language) => ({
      language,
      published: published && comparable(published[language].content),
      draft: comparable(shown[language].content),
      preview: previews.get(language) ?? "",
    })),
  };
};

export const reviewLegalText: Verb<typeof office.reviewLegalText> = async (context, { storyId, fingerprints, note }) => {
  const known = (await readTexts(context)).filter((one) => idOf(one) === storyId);
  const text = known[0]?.published;
  if (!text) throw new ShopError("office_story_not_found");
  const now = fingerprintsOf(text);
  if (languages.some((language) => now[language] !== fingerprints[language]))
    throw new ShopError("office_legal_text_changed", { name: titleOf(text[context.language]) });
  const { email } = requireStaff(context);
  const version = versionOf(text.en);
  const review: StoredReview = {
    ...{ storyUuid: text.en.uuid, version, note, reviewedBy: email, reviewedAt: context.now() },
    ...{ fingerprintEn: fingerprints.en, fingerprintEs: fingerprints.es },
  };
  await inTransaction(context, async (inside) => {
    await insertReview(inside.query, { ...review, storefrontId: inside.storefront.id });
    const after = { name: text.en.name, version, note };
    await recordAct(inside, { kind: "content.reviewed", subject: "story", no: storyId, before: null, after });
  });
  const [reviewed] = await toLegalTexts(context, known);
  if (!reviewed) throw new ShopError("office_story_not_found");
  return reviewed;
};

/** Returns the version of the published terms of sale; null if no published ones have a version. */
export const readPublishedTerms = async (context: Context): Promise<string | null> => publishedTerms(await readTexts(context));

const publishedTerms = (known: readonly Known[]): string | null => {
  const terms = known.find(({ published }) => published?.en.full_slug === TERMS)?.published;
  return terms ? versionOf(terms.en) : null;
};

/** Returns all legal texts, which are the pages with a version. Drafts are read only if the office can change content. */
async function readTexts(context: Context): Promise<Known[]> {
  const [published, drafts] = await Promise.all([readBoth(context, false), context.contentManager ? readBoth(context, true) : []]);
  const [publicById, draftById] = [byId(published), byId(drafts)];
  return [...new Set([...publicById.keys(), ...draftById.keys()])].map((id) => ({
    published: publicById.get(id) ?? null,
    draft: draftById.get(id) ?? null,
  }));
}

const byId = (texts: readonly Both[]) => new Map(texts.map((text) => [text.en.id, text]));
const idOf = ({ published, draft }: Known): number => (published ?? draft)?.en.id ?? 0;

async function readBoth({ content }: Work, draft: boolean): Promise<Both[]> {
  const wanted = { filter_query: { component: { in: "page" }, version: { is: "not_empty" } } };
  const [english, spanish] = await Promise.all(languages.map((language) => content.allStories(wanted, { language, draft })));
  const translations = new Map(spanish?.map((story) => [story.uuid, story]));
  return (english ?? []).flatMap((en) => {
    const es = translations.get(en.uuid);
    return es ? [{ en, es }] : [];
  });
}

async function readManaged(context: Context, ids: readonly number[]): Promise<ManagedStory[]> {
  if (!context.contentManager || ids.length === 0) return [];
  const query = { by_ids: ids.join(","), per_page: MOST };
  return (await context.contentManager.list<{ stories: ManagedStory[] }>({ method: "GET", path: "stories", query })).answer.stories;
}

async function toLegalTexts(context: Context, known: readonly Known[]): Promise<LegalText[]> {
  const { query, storefront } = context;
  const ids = known.map(idOf);
  const [reviews, releases, managed] = await Promise.all([
    selectLastReviews(query, storefront.id),
    selectNewestReleases(query, storefront.id, ids),
    readManaged(context, ids),
  ]);
  const managedById = new Map(managed.map((story) => [story.id, story]));
  return known.flatMap((one) => {
    const text = one.published ?? one.draft;
    if (!text) return [];
    const story = managedById.get(text.en.id);
    const review = reviews.get(text.en.uuid);
    const draft = story && toDraft(story, one.draft, releases.get(story.id), context.language);
    return [{ ...faceOf(text), ...reviewOf(one.published, review), draft: draft ?? null }];
  });
}

const faceOf = ({ en, es }: Both) => ({
  storyId: en.id,
  titles: { en: titleOf(en), es: titleOf(es) },
  address: en.full_slug,
  version: versionOf(en),
});

function reviewOf(
  published: Both | null,
  review: StoredReview | undefined,
): Pick<LegalText, "changedAt" | "fingerprints" | "state" | "changedLanguages" | "review"> {
  const fingerprints = published && fingerprintsOf(published);
  const reviewed = review && { en: review.fingerprintEn, es: review.fingerprintEs };
  const changedLanguages = reviewed && fingerprints ? languages.filter((language) => reviewed[language] !== fingerprints[language]) : [];
  const state = !published ? "unpublished" : !review ? "never" : changedLanguages.length > 0 ? "changed" : "reviewed";
  return {
    ...{ changedAt: published?.en.published_at ?? null, fingerprints, state, changedLanguages },
    review: review ? { version: review.version, note: review.note, by: review.reviewedBy, at: review.reviewedAt.toISOString() } : null,
  };
}

/** Returns the draft of a legal text. A request or approval is valid only for the version that was seen. */
function toDraft(story: ManagedStory, text: Both | null, stored: StoredRelease | undefined, language: Language): LegalTextDraft | null {
  if (story.published && !story.unpublished_changes) return null;
  const { id, lock_version: lockVersion, updated_at: savedAt } = story;
  const holds = stored?.stories.some((seen) => seen.id === id && seen.lockVersion === lockVersion) ?? false;
  const release = stored && stored.state !== "done" ? toRelease(stored, language) : null;
  const open = holds ? release?.state : undefined;
  const state = open === "asked" ? "review" : open === "planned" || open === "publishing" ? "approved" : "draft";
  return { version: text ? versionOf(text.en) : "", savedAt, lockVersion, state, release };
}

const fingerprintsOf = ({ en, es }: Both) => ({ en: fingerprintOf(en.content), es: fingerprintOf(es.content) });
const titleOf = ({ content, name }: Story): string => String(content["title"] || name);
const versionOf = ({ content }: Story): string => String(content["version"] ?? "");
