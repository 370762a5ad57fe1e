import { office } from "@azulejo/contract";
import { handle } from "../../calls/handler.ts";
import { readProductPictures, saveProductPictures } from "./pictures/product-pictures.ts";
import { cropPicture, uploadPicture } from "./pictures/upload-picture.ts";
import {
  checkCatalogImport,
  listCatalogImports,
  readCatalogImport,
  readCatalogImportRejects,
  runCatalogImport,
  stopCatalogImport,
  uploadCatalogFile,
} from "./staff/imports/imports.ts";
import { readProductFacts, saveProductFacts } from "./staff/product-page/product-facts.ts";
import { readCatalogProduct, saveCatalogProduct } from "./staff/product-page/product-page.ts";
import { listCatalogRows, readCatalogWords } from "./staff/read-catalog.ts";
import { saveCatalogCells } from "./staff/save-cells.ts";

export const catalogRoutes = [
  handle(office.catalogueRows, listCatalogRows),
  handle(office.catalogueWords, readCatalogWords),
  handle(office.saveCatalogueCells, saveCatalogCells),
  handle(office.catalogueProduct, readCatalogProduct),
  handle(office.saveCatalogueProduct, saveCatalogProduct),
  handle(office.productFacts, readProductFacts),
  handle(office.saveProductFacts, saveProductFacts),
  handle(office.catalogueImports, listCatalogImports),
  handle(office.catalogueImport, readCatalogImport),
  handle(office.catalogueImportRejects, readCatalogImportRejects),
  handle(office.uploadCatalogueFile, uploadCatalogFile),
  handle(office.checkCatalogueImport, checkCatalogImport),
  handle(office.runCatalogueImport, runCatalogImport),
  handle(office.stopCatalogueImport, stopCatalogImport),
  handle(office.productPictures, readProductPictures),
  handle(office.saveProductPictures, saveProductPictures),
  handle(office.uploadProductPicture, uploadPicture),
  handle(office.uploadSlabPicture, uploadPicture),
  handle(office.cropPicture, cropPicture),
];
