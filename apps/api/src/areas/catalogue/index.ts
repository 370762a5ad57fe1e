export type { ItemRecord, PictureRecord, ProductRecord, SeriesRecord } from "./catalogue-record.ts";
export { formatNames } from "./import/formats/format.ts";
export { type ImportSummary, importCatalogue, type Progress } from "./import/import-catalogue.ts";
export { ImportError } from "./import/import-error.ts";
export type { ProductOutcome } from "./import/write/write-batch.ts";
export { writeCatalogue, writeRelations } from "./write-catalogue.ts";
