import { type office, ShopError } from "@azulejo/contract";
import type { CatalogImport, CatalogImportOptions, CatalogImportSummary } from "@azulejo/contract/areas/office/catalog/imports.ts";
import type { Verb } from "../../../../calls/handler.ts";
import { inTransaction, requireStaff, type Work } from "../../../../context.ts";
import { recordAct } from "../../../audit/index.ts";
import { columnsIn } from "../../import/formats/column-map.ts";
import { namesOfFactColumns } from "../../import/formats/fact-columns.ts";
import { ourColumnNames } from "../../import/formats/our-columns.ts";
import { readyColumns } from "../../import/formats/systems/ready-maps.ts";
import { guessColumns } from "./guess-columns.rules.ts";
import {
  hasWork,
  insertImport,
  type StoredImport,
  type StoredOptions,
  selectFormerOptions,
  selectImport,
  selectImports,
  updateImport,
} from "./import.repository.ts";
import { readFileKind } from "./read-file.ts";

const LATEST = 50;

export const listCatalogImports: Verb<typeof office.catalogueImports> = async ({ query, storefront }) => {
  const rows = await selectImports(query, storefront.id, LATEST);
  return {
    imports: rows.map(({ staffName: by, createdAt, endedAt, summary, ...row }) => ({
      ...{ ...row, by, summary: completed(summary) },
      ...moments({ createdAt, endedAt }),
    })),
  };
};

export const readCatalogImport: Verb<typeof office.catalogueImport> = async (context, { id }) =>
  shape(context, await requireImport(context, id));

export const readCatalogImportRejects: Verb<typeof office.catalogueImportRejects> = async (context, { id }) => {
  const { name, rejects } = await requireImport(context, id);
  return {
    name: `${name.replace(/\.[^.]*$/, "")}.rejected.csv`,
    type: "text/csv",
    data: Buffer.from(rejects ?? "").toString("base64"),
  };
};

/** Stores an uploaded file and guesses its columns: like the last file with the same columns, or by their names. */
export const uploadCatalogFile: Verb<typeof office.uploadCatalogueFile> = async (context, { file, name }) => {
  const kind = file && (await readFileKind(file, name));
  if (!file || !kind) throw new ShopError("office_import_file");
  const { query, storefront, language, now } = context;
  const { staffId, email } = requireStaff(context);
  const { format, header, encoding, system } = kind;
  const former = header.length > 0 ? await selectFormerOptions(query, storefront.id, header) : null;
  const usual: StoredOptions = {
    ...{
      format,
      system: system?.title ?? null,
      encoding,
      words: language,
      decimal: ".",
      language,
      place: storefront.settings.defaultStore,
      stock: "onHand",
    },
    columns:
      format !== null ? null : system ? readyColumns(system.system, header, language) : sourcesOf(guessColumns(header, columnsOf(context))),
  };
  const id = await insertImport(query, {
    ...{ storefrontId: storefront.id, name: name || "file", file, header, staffId, staffName: email, createdAt: now() },
    options: { ...usual, ...former, format, system: usual.system ?? null, encoding, words: language },
  });
  return shape(context, await requireImport(context, id));
};

export const checkCatalogImport: Verb<typeof office.checkCatalogueImport> = async (context, { id, options }) => {
  await inTransaction(context, async (inside) => {
    const stored = await claimable(inside, id);
    const { format, system = null } = stored.options;
    if (format === null) requireColumns(inside, stored, options);
    await updateImport(inside.query, id, {
      ...{
        state: "checking",
        options: { ...options, format, system, words: context.language, columns: format === null ? options.columns : null },
      },
      ...{
        progress: null,
        summary: null,
        differences: null,
        rejects: null,
        firstRejects: null,
        fault: null,
        stops: false,
        beatAt: null,
        endedAt: null,
      },
    });
  });
  context.importWork.wake(context);
  return shape(context, await requireImport(context, id));
};

export const runCatalogImport: Verb<typeof office.runCatalogueImport> = async (context, { id }) => {
  await inTransaction(context, async (inside) => {
    const { state, name, options, summary } = await claimable(inside, id);
    if (state !== "checked" && !(state === "stopped" && summary)) throw new ShopError("office_import_unchecked");
    const change = { state: "running", progress: null, stops: false, beatAt: null, endedAt: null } as const;
    await updateImport(inside.query, id, change);
    const after = { name, format: options.format ?? "csv", new: summary?.new, changed: summary?.changed };
    await recordAct(inside, { kind: "catalogue.import_started", subject: "import", no: id, before: null, after });
  });
  context.importWork.wake(context);
  return shape(context, await requireImport(context, id));
};

export const stopCatalogImport: Verb<typeof office.stopCatalogueImport> = async (context, { id }) => {
  await inTransaction(context, async (inside) => {
    const { state, stops, name } = await requireImport(inside, id, true);
    if (stops || (state !== "checking" && state !== "running")) return;
    await updateImport(inside.query, id, { stops: true });
    const after = { name, stopped: true };
    await recordAct(inside, { kind: "catalogue.import_stopped", subject: "import", no: id, before: null, after });
  });
  return shape(context, await requireImport(context, id));
};

/** @throws office_import_not_found */
async function requireImport({ query, storefront }: Work, id: number, lock = false): Promise<StoredImport> {
  const stored = await selectImport(query, storefront.id, id, lock);
  if (!stored) throw new ShopError("office_import_not_found");
  return stored;
}

/** Returns an import that work may begin on. @throws office_import_busy, office_import_ended */
async function claimable(inside: Work, id: number): Promise<StoredImport> {
  const stored = await requireImport(inside, id, true);
  if (stored.state === "done") throw new ShopError("office_import_ended");
  if (await hasWork(inside.query, inside.storefront.id)) throw new ShopError("office_import_busy");
  return stored;
}

/** @throws office_import_columns for a map without the columns that every row needs, or with one that isn't there */
function requireColumns(inside: Work, { header }: StoredImport, { columns }: CatalogImportOptions): void {
  const map = Object.entries(columns ?? {});
  const known = columnsOf(inside);
  const isKnown = map.every(([own, source]) => known.includes(own) && columnsIn(source).every((column) => header.includes(column)));
  if (!isKnown || !columns?.["productCode"] || !columns["itemNo"]) throw new ShopError("office_import_columns");
}

/** The columns that a map can fill: those of every shop, and those of the supplier's own facts. */
const columnsOf = ({ storefront }: Pick<Work, "storefront">): string[] => [
  ...ourColumnNames,
  ...namesOfFactColumns(storefront.settings.facts),
];

/** A file without a column of products has a product in each row. */
const sourcesOf = (guessed: Record<string, string>): CatalogImportOptions["columns"] =>
  Object.fromEntries(
    Object.entries({ productCode: guessed["itemNo"], ...guessed }).flatMap(([own, column]) => (column ? [[own, { column }]] : [])),
  );

/** Adds fields that imports of earlier releases don't have. */
const completed = (summary: CatalogImportSummary | null): CatalogImportSummary | null =>
  summary && { ...{ departments: [], places: [], stockWords: [], notes: [], doubts: [] }, ...summary };

const moments = ({ createdAt, endedAt }: Pick<StoredImport, "createdAt" | "endedAt">) => ({
  createdAt: createdAt.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
});

function shape(work: Pick<Work, "storefront">, stored: StoredImport): CatalogImport {
  const { id, name, state, staffName: by, header, progress, summary, fault, differences, firstRejects } = stored;
  const { format, system = null, words: _, ...options } = stored.options;
  return {
    ...{ id, name, state, by, header, progress, summary: completed(summary), fault, format, system, options },
    ...moments(stored),
    ourColumns: format === null ? columnsOf(work) : [],
    differences: differences ?? [],
    rejects: firstRejects ?? [],
  };
}
