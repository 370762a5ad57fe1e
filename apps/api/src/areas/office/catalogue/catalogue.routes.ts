import { office } from "@azulejo/contract";
import { handle } from "../../../calls/handler.ts";
import { listCatalogueRows, readCatalogueWords } from "./read-catalogue.ts";
import { saveCatalogueCells } from "./save-cells.ts";

export const catalogueOfficeRoutes = [
  handle(office.catalogueRows, listCatalogueRows),
  handle(office.catalogueWords, readCatalogueWords),
  handle(office.saveCatalogueCells, saveCatalogueCells),
];
