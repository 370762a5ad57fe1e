import { type Language, languages } from "@azulejo/contract";
import type { ItemRecord, PictureRecord, ProductRecord, SeriesRecord } from "../../catalog-record.ts";
import type { ColumnNames } from "../formats/format.ts";
import { completeFacts } from "./item-facts.rules.ts";
import type { ItemDraft, LotDraft, PictureDraft, Problem, ProductDraft, Stated } from "./product-draft.ts";
import { slugOf } from "./slug.rules.ts";

/** A product as stored. */
export interface StoredRecord {
  id: number;
  record: ProductRecord;
  /** Items that a file no longer has. */
  retired: ItemRecord[];
}

/** The context that turns a draft into a record. */
export interface CompletionContext {
  stored: StoredRecord | null;
  /** The series as stored, or as an earlier product of this file described it. */
  series: SeriesRecord | null;
  currency: string;
  /** yyyy-mm-dd */
  today: string;
  columns: ColumnNames;
}

export interface Completed {
  /** Null when it can't be imported. */
  record: ProductRecord | null;
  problems: Problem[];
  /** Whether one language shows the other's text. */
  lots: { itemNo: string; line: number; lot: LotDraft }[];
  /** The slug for a product whose own slug is taken by another product; null if the file states one. */
  fallsBack: boolean;
  /** The address to use if another product has the one made of the name, or wished for; null if the file states the address. */
  otherSlugs: Record<Language, string | null>;
}

/** Fills in fields that a file omits: from the stored record, else with defaults. A rejected item stays as stored. */
export function completeRecord(draft: ProductDraft, context: CompletionContext): Completed {
  const { stored, columns } = context;
  const before = stored?.record;
  const problems: Problem[] = [];
  const refuse = (column: string, reason: string, value = "") => problems.push({ line: draft.line, column, reason, value });
  const names = inBoth((language) => draft.texts[language].name, before && ((language) => before.texts[language].name));
  if (!names) refuse(columns.name, "is missing");
  const series = completeSeries(draft, context, names?.en ?? draft.code, refuse);
  const items = completeItems(draft, context, names, problems);
  if (items.length === 0 && problems.length === 0 && draft.refusedItemNos.length === 0)
    refuse(columns.itemNo, "no row of the product can be sold");
  const none: Completed = { record: null, problems, lots: [], fallsBack: false, otherSlugs: { en: null, es: null } };
  if (!names || !series || items.length === 0) return none;
  const slugs = slugsOf(draft, before, names);
  const empty = languages.find((language) => slugs[language] === "");
  if (empty) {
    refuse(columns.slug, "gives no address: it has no letter or digit", names[empty]);
    return none;
  }
  const colors = inBoth((language) => draft.texts[language].color, before && ((language) => before.texts[language].color));
  const description = inBoth((language) => draft.texts[language].description, before && ((language) => before.texts[language].description));
  const text = (language: Language) => ({
    name: names[language],
    slug: slugs[language],
    color: colors?.[language] ?? "",
    description: description?.[language] ?? "",
    // Not copied from the other language: without an SEO text, the page uses the product's name and description in its own language.
    seoTitle: said(draft.texts[language].seoTitle, before?.texts[language].seoTitle) || undefined,
    seoDescription: said(draft.texts[language].seoDescription, before?.texts[language].seoDescription) || undefined,
  });
  const record: ProductRecord = {
    series,
    code: draft.code,
    published: said(draft.published, before?.published) ?? true,
    colorCode: said(draft.colorCode, before?.colorCode) ?? (slugOf(colors?.en ?? "") || draft.code),
    colorFamily: said(draft.colorFamily, before?.colorFamily),
    look: said(draft.look, before?.look),
    tags: said(draft.tags, before?.tags) ?? [],
    popularity: said(draft.popularity, before?.popularity) ?? 0,
    introducedOn: said(draft.introducedOn, before?.introducedOn) ?? before?.introducedOn ?? context.today,
    texts: { en: text("en"), es: text("es") },
    items: items.map(({ item }) => item),
    pictures: completePictures(draft.pictures, before?.pictures ?? []),
    relatedTo: draft.relatedTo ?? [],
    oldAddresses: said(draft.oldAddresses, before?.oldAddresses) ?? [],
  };
  const lots = items.flatMap(({ item, draft: from }) =>
    item.kind === "electronic" ? [] : (from?.lots ?? []).map((lot) => ({ itemNo: item.itemNo, line: from?.line ?? draft.line, lot })),
  );
  const otherSlug = (language: Language): string | null =>
    !before && draft.texts[language].slug === undefined ? `${slugs[language]}-${slugOf(draft.code)}`.slice(0, MAX_SLUG) : null;
  const otherSlugs = { en: otherSlug("en"), es: otherSlug("es") };
  return { record, problems, lots, fallsBack: names.en === names.es, otherSlugs };
}

/** Returns the file's value, else the stored one; undefined if there is neither. */
function said<T>(stated: Stated<T>, stored: T | undefined): T | undefined {
  return stated === undefined ? stored : (stated ?? undefined);
}

type Ask<T> = (language: Language) => T;

/** Returns a text in both languages. A text that only repeats the other language follows it until it is translated. */
function inBoth(stated: Ask<Stated<string>>, stored: Ask<string> | undefined): Record<Language, string> | null {
  const own = (language: Language, other: Language): string | undefined => {
    const translated = stored && stored(language) !== stored(other) ? stored(language) : undefined;
    return said(stated(language), translated) || undefined;
  };
  const [en, es] = [own("en", "es"), own("es", "en")];
  const same = en ?? es ?? (stated("en") === null || stated("es") === null ? undefined : stored?.("en"));
  return same === undefined ? null : { en: en ?? same, es: es ?? same };
}

const MAX_SLUG = 200;

function slugsOf(draft: ProductDraft, before: ProductRecord | undefined, names: Record<Language, string>): Record<Language, string> {
  const own = (language: Language, other: Language): string =>
    draft.texts[language].slug ??
    before?.texts[language].slug ??
    draft.texts[language].wishedSlug ??
    ((names.en === names.es && (draft.texts[other].slug ?? draft.texts[other].wishedSlug)) || slugOf(names[language]).slice(0, MAX_SLUG));
  return { en: own("en", "es"), es: own("es", "en") };
}

function completeSeries(
  draft: ProductDraft,
  { stored, series, columns }: CompletionContext,
  name: string,
  refuse: (column: string, reason: string, value?: string) => void,
): SeriesRecord | null {
  const from = draft.series;
  const material = said(from.material, series?.material) ?? draft.otherwise?.material;
  const department = said(from.department, series?.department) ?? draft.otherwise?.department;
  if (!material) refuse(columns.material, "is missing, and the series is new");
  if (!department) refuse(columns.department, "is missing, and the series is new");
  if (!material || !department) return null;
  const facts = { ...series?.facts };
  for (const [fact, value] of Object.entries(from.facts)) if (value !== undefined) Object.assign(facts, { [fact]: value ?? undefined });
  const description = inBoth(
    (language) => from.description[language],
    series ? (language) => series.description[language] ?? "" : undefined,
  );
  return {
    code: seriesCodeOf(draft, stored),
    name: said(from.name, series?.name) ?? name,
    material,
    stone: said(from.stone, series?.stone) ?? (from.material || series ? undefined : draft.otherwise?.stone),
    department,
    brand: said(from.brand, series?.brand),
    origin: said(from.origin, series?.origin),
    season: said(from.season, series?.season),
    facts,
    uses: said(from.uses, series?.uses) ?? [],
    warnings: said(from.warnings, series?.warnings) ?? [],
    documentKeys: said(from.documentKeys, series?.documentKeys) ?? [],
    listings: said(from.listings, series?.listings) ?? [],
    description: description ?? { en: "", es: "" },
  };
}

/** Returns the product's series: the one stated, else the stored one, else its own. */
export const seriesCodeOf = (draft: ProductDraft, stored: StoredRecord | null): string =>
  draft.series.code ?? stored?.record.series.code ?? draft.code;

interface CompletedItem {
  item: ItemRecord;
  draft: ItemDraft | null;
}

function completeItems(
  draft: ProductDraft,
  context: CompletionContext,
  names: Record<Language, string> | null,
  problems: Problem[],
): CompletedItem[] {
  const known = new Map([...(context.stored?.retired ?? []), ...(context.stored?.record.items ?? [])].map((item) => [item.itemNo, item]));
  const onSale = new Map((context.stored?.record.items ?? []).map((item) => [item.itemNo, item]));
  const unchanged = (itemNo: string): CompletedItem[] => {
    const item = onSale.get(itemNo);
    return item ? [{ item, draft: null }] : [];
  };
  const taken = draft.items.flatMap((item): CompletedItem[] => {
    const found = completeItem(item, known.get(item.itemNo), context, names ?? { en: "", es: "" });
    problems.push(...found.problems);
    return found.item ? [{ item: found.item, draft: item }] : unchanged(item.itemNo);
  });
  const numbers = new Set(draft.items.map((item) => item.itemNo));
  const refused = new Set([...draft.refusedItemNos, ...(draft.unreadable ? onSale.keys() : [])]);
  return [...taken, ...[...refused].filter((one) => !numbers.has(one)).flatMap(unchanged)];
}

function completeItem(
  draft: ItemDraft,
  before: ItemRecord | undefined,
  { currency, columns, today }: CompletionContext,
  names: Record<Language, string>,
) {
  const problems: Problem[] = [];
  const refuse = (column: string, reason: string, value = "") => problems.push({ line: draft.line, column, reason, value });
  const { listCents, planned } = listPricesOf(draft, before, today);
  const saleCents = said(draft.saleCents, before?.saleCents);
  if (listCents === undefined) refuse(columns.listPrice, "is missing");
  else if (saleCents !== undefined && saleCents > listCents)
    refuse(columns.salePrice, "is higher than the list price", String(saleCents / 100));
  const chips = {
    chipLayout: said(draft.chipLayout, before?.chipLayout),
    chipWidthMm: said(draft.chipWidthMm, before?.chipWidthMm),
    chipHeightMm: said(draft.chipHeightMm, before?.chipHeightMm),
  };
  const missing = Object.entries(chips).find(([, value]) => value === undefined);
  if (missing && Object.values(chips).some((value) => value !== undefined)) refuse(missing[0], "is missing; chips need all three");
  if (problems.length > 0 || listCents === undefined) return { item: null, problems };
  const size = said(draft.size, before?.size);
  // Every item needs a label, so an empty label counts as omitted.
  const labels = inBoth((language) => draft.label[language] ?? undefined, before && ((language) => before.label[language]));
  const item: ItemRecord = {
    itemNo: draft.itemNo,
    kind: said(draft.kind, before?.kind) ?? "item",
    size,
    label: labels ?? { en: size ?? names.en, es: size ?? names.es },
    widthMm: said(draft.widthMm, before?.widthMm),
    heightMm: said(draft.heightMm, before?.heightMm),
    thicknessMm: said(draft.thicknessMm, before?.thicknessMm),
    shape: said(draft.shape, before?.shape),
    ...chips,
    finish: said(draft.finish, before?.finish),
    edge: said(draft.edge, before?.edge),
    sellUnit: said(draft.sellUnit, before?.sellUnit) ?? draft.unitOtherwise ?? "piece",
    piecesPerUnit: said(draft.piecesPerUnit, before?.piecesPerUnit) ?? 1,
    areaPerUnit: said(draft.areaPerUnit, before?.areaPerUnit) || undefined,
    weightPerUnit: said(draft.weightPerUnit, before?.weightPerUnit) ?? 0,
    unitsPerPallet: said(draft.unitsPerPallet, before?.unitsPerPallet),
    sampleItemNo: said(draft.sampleItemNo, before?.sampleItemNo),
    gtin: said(draft.gtin, before?.gtin),
    partNumber: said(draft.partNumber, before?.partNumber),
    taxCode: said(draft.taxCode, before?.taxCode),
    currency,
    listCents,
    planned,
    saleCents,
    saleFrom: saleCents === undefined ? undefined : said(draft.saleFrom, before?.saleFrom),
    saleUntil: saleCents === undefined ? undefined : said(draft.saleUntil, before?.saleUntil),
    facts: completeFacts(draft, before?.facts),
  };
  return { item, problems };
}

interface ListPrices {
  listCents: number | undefined;
  planned: ItemRecord["planned"];
}

/** Returns today's list price and those of later days. A new item has a later one at once, because it has no other. */
function listPricesOf(draft: ItemDraft, before: ItemRecord | undefined, today: string): ListPrices {
  const { listCents, listFrom } = draft;
  if (draft.planned)
    return { listCents: said(listCents, before?.listCents), planned: draft.planned.filter(({ startsOn }) => startsOn > today) };
  if (!before || !listCents || !listFrom || listFrom <= today)
    return { listCents: said(listCents, before?.listCents), planned: before?.planned };
  const others = (before.planned ?? []).filter(({ startsOn }) => startsOn !== listFrom);
  return { listCents: before.listCents, planned: [...others, { startsOn: listFrom, listCents }] };
}

/** The pixels assumed for a picture of unknown size, so that the shop reserves its space. */
const ASSUMED_PIXELS = 1600;

function completePictures(stated: Stated<PictureDraft[]>, before: PictureRecord[]): PictureRecord[] {
  if (stated === undefined) return before;
  const known = new Map(before.map((picture) => [picture.address, picture]));
  const cuts = new Map(before.flatMap((picture) => (picture.cutFrom === undefined ? [] : [[picture.cutFrom, picture] as const])));
  return (stated ?? []).map((picture) => {
    const alt = (stored: PictureRecord | undefined) => ({ ...stored?.alt, ...picture.alt });
    // The file names the uncropped picture; a version that staff have cropped from it stays in use.
    const cut = known.has(picture.address) ? undefined : cuts.get(picture.address);
    if (cut) return { ...cut, alt: alt(cut) };
    const stored = known.get(picture.address);
    return {
      ...(stored ?? { kind: "photo" as const, width: ASSUMED_PIXELS, height: ASSUMED_PIXELS }),
      ...picture,
      alt: alt(stored),
    };
  });
}
