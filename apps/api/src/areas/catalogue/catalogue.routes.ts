import { office } from "@azulejo/contract";
import { handle } from "../../calls/handler.ts";
import { readProductPictures, saveProductPictures } from "./pictures/product-pictures.ts";
import { cropPicture, uploadPicture } from "./pictures/upload-picture.ts";
import {
  checkCatalogueImport,
  listCatalogueImports,
  readCatalogueImport,
  readCatalogueImportRejects,
  runCatalogueImport,
  stopCatalogueImport,
  uploadCatalogueFile,
} from "./staff/imports/imports.ts";
import { readCatalogueProduct, saveCatalogueProduct } from "./staff/product-page/product-page.ts";
import { listCatalogueRows, readCatalogueWords } from "./staff/read-catalogue.ts";
import { saveCatalogueCells } from "./staff/save-cells.ts";

export const catalogueRoutes = [
  handle(office.catalogueRows, listCatalogueRows),
  handle(office.catalogueWords, readCatalogueWords),
  handle(office.saveCatalogueCells, saveCatalogueCells),
  handle(office.catalogueProduct, readCatalogueProduct),
  handle(office.saveCatalogueProduct, saveCatalogueProduct),
  handle(office.catalogueImports, listCatalogueImports),
  handle(office.catalogueImport, readCatalogueImport),
  handle(office.catalogueImportRejects, readCatalogueImportRejects),
  handle(office.uploadCatalogueFile, uploadCatalogueFile),
  handle(office.checkCatalogueImport, checkCatalogueImport),
  handle(office.runCatalogueImport, runCatalogueImport),
  handle(office.stopCatalogueImport, stopCatalogueImport),
  handle(office.productPictures, readProductPictures),
  handle(office.saveProductPictures, saveProductPictures),
  handle(office.uploadProductPicture, uploadPicture),
  handle(office.uploadSlabPicture, uploadPicture),
  handle(office.cropPicture, cropPicture),
];
