import { office } from "@azulejo/contract";
import { handle } from "../../../calls/handler.ts";
import { readCatalogueProduct, saveCatalogueProduct } from "./product-page/product-page.ts";
import { listCatalogueRows, readCatalogueWords } from "./read-catalogue.ts";
import { saveCatalogueCells } from "./save-cells.ts";

export const catalogueOfficeRoutes = [
  handle(office.catalogueRows, listCatalogueRows),
  handle(office.catalogueWords, readCatalogueWords),
  handle(office.saveCatalogueCells, saveCatalogueCells),
  handle(office.catalogueProduct, readCatalogueProduct),
  handle(office.saveCatalogueProduct, saveCatalogueProduct),
];
