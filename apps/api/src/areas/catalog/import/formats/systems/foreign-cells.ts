import { toItemNo } from "../../complete/item-number.rules.ts";
import { plainText } from "../../complete/plain-text.ts";
import type { ProductDraft } from "../../complete/product-draft.ts";
import { readSize } from "../../complete/size.rules.ts";
import { slugOf } from "../../complete/slug.rules.ts";
import { areaUnit } from "../../complete/units.rules.ts";
import type { Setting } from "../format.ts";
import { ignore } from "../ignored.ts";
import { guessDepartment, guessMaterial } from "../material.ts";
import { isPictureAddress, type OurRow } from "../our-columns.ts";
import { basisIn } from "./per-unit.rules.ts";

/** Turns a cell of another system's file into what our column of that name takes: other systems have no codes of ours. */
export function foreignCell(name: string, cell: string, row: OurRow): string {
  if (cell === "") return cell;
  if (name === "itemNo" || name === "sampleItemNo") return toItemNo(cell) || cell;
  if (name === "seriesCode" || name === "colorCode") return slugOf(cell) || cell;
  if (name === "department") return departmentOf(cell, row);
  if (name.startsWith("description") || name.startsWith("seriesDescription")) return plainText(cell);
  if (name === "pictureAddress") return pictures(cell, row.setting);
  if (name === "saleFrom" || name === "saleUntil" || name === "listFrom" || name === "introducedOn") return dayOf(cell);
  if (name === "size") return sizeOf(cell, row);
  if (name === "sellUnit") return sellUnitOf(cell, row);
  return cell;
}

/** Takes the last part of the first category ("Tile > Floor, Sale"), and its words as the name of a new department. */
function departmentOf(cell: string, row: OurRow): string {
  const [first = cell] = cell.split(/(?<!\\)[,|]/);
  const name =
    first
      .split(/\s*[>/:]\s*/)
      .at(-1)
      ?.replaceAll("\\,", ",")
      .trim() ?? "";
  if (slugOf(name) === "") return cell;
  row.product.departmentName = { [row.setting.language]: name, ...row.product.departmentName };
  return slugOf(name);
}

function pictures(cell: string, setting: Setting): string {
  const all = cell
    .split(/\s*\|\s*|\s*,\s*(?=https?:|\/)/)
    .map((one) => one.trim())
    .filter(Boolean);
  const good = all.filter(isPictureAddress);
  for (const _ of all.slice(good.length)) ignore(setting, "a picture without an address is left out");
  return good.join("|");
}

/** Leaves out the time of a day. */
const dayOf = (cell: string): string => /^(\d{4}-\d{2}-\d{2})[T ]\d{2}:\d{2}/.exec(cell)?.[1] ?? cell;

/** Measures what a size says, where the file has no column for it. */
function sizeOf(cell: string, { item }: OurRow): string {
  const { size, widthMm, heightMm } = readSize(cell);
  if (widthMm !== null && heightMm !== null) {
    item.widthMm ??= widthMm;
    item.heightMm ??= heightMm;
  }
  return size;
}

/** Goods measured by area are sold in boxes or slabs. A slab has a unit word of its own, so an area means a box. */
const sellUnitOf = (cell: string, { setting }: OurRow): string =>
  isMeasuredByUnit(setting) && (areaUnit(cell) || basisIn(cell) === "sqft" || basisIn(cell) === "m2")
    ? "box"
    : cell.replace(/\s*\(.*\)$/, "");

/** Returns whether the file's prices are per the unit that it names. An area is then a valid unit. */
function isMeasuredByUnit({ columnMap }: Setting): boolean {
  const price = columnMap?.get("listPrice");
  return price !== undefined && "column" in price && (price.unit !== undefined || price.unitColumn !== undefined);
}

/** Fills in the material of a new series that the file doesn't state: found by the shop's words in its texts, else "other". */
export function fillMissingMaterial(draft: ProductDraft, setting: Setting): void {
  const { language, terms } = setting;
  const guess: ProductDraft = { ...draft, series: { ...draft.series }, terms: [], departmentName: {} };
  const own = Object.values(draft.texts);
  const texts = [
    ...own.map(({ name }) => name),
    draft.series.name,
    ...(draft.tags ?? []),
    ...own.map(({ description }) => description),
  ].flatMap((one) => one ?? []);
  guessMaterial(guess, terms, "", [...texts, ...Object.values(draft.departmentName)]);
  guessDepartment(guess, language);
  const { material, stone, department } = guess.series;
  draft.otherwise = { material: material ?? "other", stone: stone ?? undefined, department: department ?? "other" };
  if (!draft.series.material) {
    draft.terms.push(...guess.terms);
    ignore(setting, "no material is stated; it is told from the name, or is Other");
  }
  if (!draft.series.department) {
    draft.departmentName = { ...guess.departmentName, ...draft.departmentName };
    ignore(setting, "no department is stated; it is Other");
  }
}
