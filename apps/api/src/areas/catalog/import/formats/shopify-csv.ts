import { type DecimalMark, readBoolean, readPrice, readScaled } from "../complete/amount.rules.ts";
import { readGtin } from "../complete/gtin.rules.ts";
import { codeFrom, itemNumber, numberFrom, toItemNo } from "../complete/item-number.rules.ts";
import { readOldAddress } from "../complete/old-address.rules.ts";
import { plainText } from "../complete/plain-text.ts";
import { emptyDraft, type ItemDraft, type LotDraft, type Problem, type ProductDraft } from "../complete/product-draft.ts";
import { findSize, readSize, readThickness } from "../complete/size.rules.ts";
import { slugOf } from "../complete/slug.rules.ts";
import { areaUnit, sellUnitIn, weightUnit } from "../complete/units.rules.ts";
import type { ColumnNames, Format, ReadProduct, Setting } from "./format.ts";
import { ignore } from "./ignored.ts";
import { guessDepartment, guessMaterial } from "./material.ts";
import { isPictureAddress } from "./our-columns.ts";
import { withDelimiter } from "./our-csv.ts";
import type { Row } from "./separated-rows.ts";
import { isShopifyColumn, isUsedColumn, type ShopifyColumn, shopifyColumns } from "./shopify-columns.ts";
import { faultOf, groupsOf, type Header, openTable, requireColumns, requireOnce } from "./table.ts";
import { isSample, type OptionKind, optionKind } from "./variant-options.ts";

const names: ColumnNames = {
  code: "Handle",
  itemNo: "SKU",
  name: "Title",
  slug: "Handle",
  material: "Type",
  department: "Type",
  series: "Handle",
  listPrice: "Price",
  salePrice: "Price",
  place: "Inventory quantity",
  picture: "Image Src",
};

/** Shopify's product CSV: a handle's rows are one product's variants and pictures. A color option makes several products in one series. */
export const shopifyCsv: Format = {
  name: "shopify-csv",
  oneLanguage: true,
  columns: names,
  async *read(text, setting) {
    const { header, rows } = await openTable(...(await withDelimiter(text)));
    requireColumns(header, "Title");
    requireOnce(header, isUsedColumn);
    const sheet = openSheet(header, setting);
    for await (const group of groupsOf(rows, (row) => sheet.cell(row, "handle"))) yield* readGroup(group, sheet, setting);
  },
};

interface Sheet {
  header: Header;
  decimal: DecimalMark;
  currency: string;
  cell(row: Row, column: ShopifyColumn): string;
  has(column: ShopifyColumn): boolean;
  /** Returns this file's header for a column. */
  nameOf(column: ShopifyColumn): string;
  /** The shop's own metafield columns ("Finish (product.metafields…)") that match a field here. */
  fields: { kind: OptionKind; index: number }[];
}

const metafield = /^(.+?)\s*\(product\.metafields\./i;

function openSheet(header: Header, setting: Setting): Sheet {
  const placeOf = (column: ShopifyColumn) => Math.max(...shopifyColumns[column].map((name) => header.indexOf(name)));
  const places = Object.fromEntries((Object.keys(shopifyColumns) as ShopifyColumn[]).map((column) => [column, placeOf(column)])) as Record<
    ShopifyColumn,
    number
  >;
  const fields = header.names.flatMap((name, index) => {
    const kind = optionKind(metafield.exec(name)?.[1] ?? "");
    if (name === "") return [];
    if (!kind && !isShopifyColumn(name)) setting.unknown.add(name);
    else if (!kind && !isUsedColumn(name)) setting.unused.add(name);
    return kind ? [{ kind, index }] : [];
  });
  return {
    header,
    decimal: setting.decimal,
    currency: setting.currency,
    fields,
    cell: (row, column) => row.cells[places[column]] ?? "",
    has: (column) => places[column] >= 0,
    nameOf: (column) => header.names[places[column]] ?? shopifyColumns[column][0],
  };
}

/** The first row's values, which hold for all variants. */
interface Head {
  row: Row;
  handle: string;
  title: string;
  options: { name: string; kind: OptionKind | null }[];
  fields: Partial<Record<OptionKind, string>>;
  texts: string[];
  giftCard: boolean;
}

interface Variant {
  row: Row;
  color: string;
  item: ItemDraft;
  picture: string;
}

function* readGroup(group: Row[], sheet: Sheet, setting: Setting): Generator<ReadProduct> {
  const problems: Problem[] = [];
  const readable = group.filter((row) => {
    const fault = faultOf(row, sheet.header);
    if (fault) problems.push(fault);
    return !fault;
  });
  const [first] = readable;
  const head = first && readHead(first, sheet);
  if (first && !head?.title) {
    const named = sheet.cell(first, "handle") !== "";
    const column = sheet.nameOf("title");
    const reason = named ? "is missing on the first row of its handle, or the rows of the handle do not follow each other" : "is missing";
    problems.push({ line: first.line, column, reason, value: sheet.cell(first, "handle") });
  }
  if (!head?.title) {
    yield { draft: null, problems, rows: group.length };
    return;
  }
  const variants: Variant[] = [];
  const refused: { color: string; itemNo: string }[] = [];
  for (const row of readable.filter((one) => isVariant(one, sheet))) {
    const read = readVariant(row, head, sheet, setting);
    const twice = variants.find(({ item }) => item.itemNo === read.variant.item.itemNo);
    if (twice) read.problems.push({ ...problemAt(sheet, row, "sku"), reason: `is on line ${twice.item.line} already` });
    problems.push(...read.problems);
    problems.push(...read.notes);
    if (read.problems.length === 0) variants.push(read.variant);
    else if (!twice) refused.push({ color: read.variant.color, itemNo: read.variant.item.itemNo });
  }
  const drafts = toDrafts(head, variants, refused, readable, sheet, setting);
  if (drafts.length === 0) yield { draft: null, problems, rows: group.length };
  for (const [index, draft] of drafts.entries()) {
    if (readable.length < group.length) draft.unreadable = true;
    yield { draft, problems: index === 0 ? problems : [], rows: index === 0 ? group.length : 0 };
  }
}

const problemAt = (sheet: Sheet, row: Row, column: ShopifyColumn) => ({
  line: row.line,
  column: sheet.nameOf(column),
  value: sheet.cell(row, column),
});
const isVariant = (row: Row, sheet: Sheet): boolean =>
  (["sku", "price", "option1Value"] as const).some((column) => sheet.cell(row, column) !== "");
const yes = (text: string): boolean => readBoolean(text).value === true;

function readHead(row: Row, sheet: Sheet): Head {
  const title = sheet.cell(row, "title");
  const options = (["option1Name", "option2Name", "option3Name"] as const).map((column) => {
    const name = sheet.cell(row, column);
    return { name, kind: optionKind(name) };
  });
  const fields = Object.fromEntries(sheet.fields.map(({ kind, index }) => [kind, row.cells[index] ?? ""]));
  const texts = (["type", "title", "category", "tags"] as const).map((column) => sheet.cell(row, column));
  return {
    row,
    title,
    options,
    fields,
    texts,
    giftCard: yes(sheet.cell(row, "giftCard")),
    handle: sheet.cell(row, "handle") || slugOf(title),
  };
}

/** Shopify's name for the only variant of a product without options. */
const NO_OPTION = "Default Title";

function readVariant(row: Row, head: Head, sheet: Sheet, setting: Setting): { variant: Variant; problems: Problem[]; notes: Problem[] } {
  const cells = (["option1Value", "option2Value", "option3Value"] as const).map((column) => sheet.cell(row, column));
  const values = cells.flatMap((value, index) =>
    value && value !== NO_OPTION ? [{ value, kind: head.options[index]?.kind ?? null }] : [],
  );
  const option = (kind: OptionKind) => values.find((one) => one.kind === kind)?.value ?? head.fields[kind] ?? "";
  const color = option("color");
  const sku = toItemNo(sheet.cell(row, "sku"));
  const problems: Problem[] = [];
  const item: ItemDraft = {
    line: row.line,
    itemNo: sku || numberFrom(head.handle, ...values.map((one) => one.value)),
    kind: head.giftCard ? "electronic" : values.some(({ value }) => isSample(value)) ? "sample" : "item",
    label: { [setting.language]: values.flatMap(({ value, kind }) => (kind === "color" ? [] : value)).join(" / ") || undefined },
    lots: [],
  };
  if (!itemNumber.test(item.itemNo))
    problems.push({ ...problemAt(sheet, row, "sku"), reason: "has no letter or digit for an item number" });
  problems.push(...readPrices(item, row, sheet), ...readMeasures(item, row, sheet));
  for (const column of ["picture", "variantPicture"] as const) {
    const address = sheet.cell(row, column);
    if (address !== "" && !isPictureAddress(address)) ignore(setting, `${sheet.nameOf(column)} is no address`);
  }
  if (sheet.cell(row, "totalMeasure") !== "" && areaUnit(sheet.cell(row, "totalUnit")) === null)
    ignore(setting, `${sheet.nameOf("totalMeasure")} is not in a unit of area`);
  const lot = item.kind === "electronic" ? null : readLot(row, sheet, setting);
  if (lot) item.lots.push(lot);
  const size = option("size") ? readSize(option("size")) : (findSize(head.title) ?? undefined);
  Object.assign(item, size);
  const gtin = sheet.cell(row, "barcode") === "" ? null : readGtin(sheet.cell(row, "barcode"));
  const notes = gtin?.reason === undefined ? [] : [{ ...problemAt(sheet, row, "barcode"), reason: gtin.reason }];
  item.gtin = gtin ? gtin.value : null;
  item.thicknessMm = option("thickness") ? (readThickness(option("thickness")) ?? undefined) : undefined;
  item.sellUnit =
    item.kind !== "item"
      ? "each"
      : (sellUnitIn(...values.map((one) => one.value), head.title, head.texts[0] ?? "") ?? (item.areaPerUnit ? "box" : "piece"));
  return {
    variant: {
      row,
      color,
      item: { ...item, finish: option("finish"), shape: option("shape"), edge: option("edge") || undefined },
      picture: sheet.cell(row, "variantPicture"),
    },
    notes,
    problems,
  };
}

/** Reads the prices. A higher compare-at price makes it the list price and the price a sale price. */
function readPrices(item: ItemDraft, row: Row, sheet: Sheet): Problem[] {
  const price = readPrice(sheet.cell(row, "price"), sheet.currency, sheet.decimal);
  if (price.reason !== undefined) {
    const missing = sheet.cell(row, "price") === "";
    return [{ ...problemAt(sheet, row, "price"), reason: missing ? "is missing" : price.reason }];
  }
  const before = sheet.cell(row, "compareAt") === "" ? null : readPrice(sheet.cell(row, "compareAt"), sheet.currency, sheet.decimal);
  if (before?.reason !== undefined) return [{ ...problemAt(sheet, row, "compareAt"), reason: before.reason }];
  const onSale = before !== null && before.value > price.value;
  item.listCents = onSale ? before.value : price.value;
  item.saleCents = onSale ? price.value : null;
  return [];
}

function readMeasures(item: ItemDraft, row: Row, sheet: Sheet): Problem[] {
  const problems: Problem[] = [];
  const take = (column: ShopifyColumn, scale: ReturnType<typeof areaUnit>, put: (value: number) => void) => {
    const cell = sheet.cell(row, column);
    if (cell === "" || scale === null) return;
    const { value, reason } = readScaled(cell, scale, sheet.decimal);
    if (reason !== undefined) problems.push({ ...problemAt(sheet, row, column), reason });
    else put(value);
  };
  take("grams", weightUnit("g"), (value) => void (item.weightPerUnit = value));
  take("totalMeasure", areaUnit(sheet.cell(row, "totalUnit")), (value) => void (item.areaPerUnit = value || null));
  return problems;
}

/** Reads a tracked quantity as a lot at the default store. Stock is assumed if it is untracked or may be oversold. */
function readLot(row: Row, sheet: Sheet, setting: Setting): LotDraft | null {
  const quantity = Number.parseInt(sheet.cell(row, "quantity"), 10);
  const counted = sheet.cell(row, "tracker") !== "" || !sheet.has("tracker");
  const beyond = yes(sheet.cell(row, "policy")) || sheet.cell(row, "policy").toLowerCase() === "continue";
  if (counted && Number.isFinite(quantity) && (quantity > 0 || !beyond))
    return { count: { of: setting.stockFigure, units: Math.max(0, quantity) } };
  return { count: { of: "onHand", units: setting.assumedStock }, assumed: true };
}

function toDrafts(
  head: Head,
  variants: Variant[],
  refused: { color: string; itemNo: string }[],
  rows: Row[],
  sheet: Sheet,
  setting: Setting,
): ProductDraft[] {
  const colors = [...new Set([...variants, ...refused].map((one) => one.color))];
  const shown = rows
    .map((row) => ({ address: sheet.cell(row, "picture"), position: Number(sheet.cell(row, "picturePosition")) || 0 }))
    .filter(({ address }) => isPictureAddress(address))
    .sort((a, b) => a.position - b.position)
    .map(({ address }) => address);
  const alts = new Map(rows.map((row) => [sheet.cell(row, "picture"), sheet.cell(row, "pictureAlt")]));
  const owners = new Map(variants.map((one) => [one.picture, one.color]));
  return colors.map((color, index) => {
    const own = variants.filter((one) => one.color === color);
    const several = colors.length > 1;
    const draft = emptyDraft(own[0]?.row.line ?? head.row.line, codeFrom(head.handle, color));
    describe(draft, head, color, several, sheet, setting);
    const pictures = [
      ...own.map((one) => one.picture).filter(isPictureAddress),
      ...shown.filter((one) => (owners.get(one) ?? color) === color),
    ];
    draft.pictures = [...new Set(pictures)].map((address) => {
      const alt = alts.get(address);
      return { address, ...(alt && { alt: { [setting.language]: alt } }) };
    });
    // An address leads to one product only, so a product split by color gives it to its first color.
    draft.oldAddresses = index === 0 ? [readOldAddress(`/products/${head.handle}`).value ?? []].flat() : [];
    draft.refusedItemNos = refused.filter((one) => one.color === color).map((one) => one.itemNo);
    draft.items = finishItems(
      own.map(({ item }) => item),
      draft,
      head,
      setting,
    );
    return draft;
  });
}

const hidden = new Set(["draft", "archived", "unlisted"]);

function describe(draft: ProductDraft, head: Head, color: string, several: boolean, sheet: Sheet, { language, terms }: Setting): void {
  const say = (column: ShopifyColumn) => sheet.cell(head.row, column);
  draft.texts[language] = {
    name: several ? `${head.title} ${color}` : head.title,
    wishedSlug: slugOf(several ? `${head.handle} ${color}` : head.handle).slice(0, 200),
    color,
    description: plainText(say("body")),
    seoTitle: say("seoTitle") || null,
    seoDescription: say("seoDescription") || null,
  };
  draft.published = !hidden.has(say("status").toLowerCase()) && (say("published") === "" || yes(say("published")));
  draft.colorCode = slugOf(color) || undefined;
  draft.colorFamily = terms.find("color", [color, head.title]) ?? undefined;
  draft.tags = [
    ...new Set(
      say("tags")
        .split(",")
        .map((tag) => tag.trim())
        .filter(Boolean),
    ),
  ];
  draft.series.code = codeFrom(head.handle);
  draft.series.name = say("vendor") || head.title;
  draft.series.brand = say("vendor") || undefined;
  const uses = draft.tags.flatMap((tag) => terms.known("use", tag) ?? []);
  draft.series.uses = uses.length > 0 ? [...new Set(uses)] : undefined;
  guessMaterial(draft, terms, head.fields.material ?? "", head.texts);
  guessDepartment(draft, language, say("type"), say("category"));
}

function finishItems(items: ItemDraft[], draft: ProductDraft, head: Head, { language, terms }: Setting): ItemDraft[] {
  const onlySamples = items.every((item) => item.kind === "sample");
  const sample = onlySamples ? undefined : items.find((item) => item.kind === "sample")?.itemNo;
  return items.map((item) => ({
    ...item,
    kind: onlySamples ? "item" : item.kind,
    label: { [language]: item.label[language] ?? item.size ?? head.title },
    finish: item.finish ? terms.read("finish", item.finish, draft.terms) : (terms.find("finish", head.texts) ?? undefined),
    shape: item.shape ? terms.read("shape", item.shape, draft.terms) : (terms.find("shape", head.texts) ?? undefined),
    sampleItemNo: item.kind === "item" ? sample : undefined,
  }));
}
