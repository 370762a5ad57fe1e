import { office } from "@azulejo/contract";
import { handle } from "../../../calls/handler.ts";
import {
  checkCatalogueImport,
  listCatalogueImports,
  readCatalogueImport,
  readCatalogueImportRejects,
  runCatalogueImport,
  stopCatalogueImport,
  uploadCatalogueFile,
} from "../imports/imports.ts";
import { readProductPictures, saveProductPictures } from "../pictures/product-pictures.ts";
import { cropPicture, uploadPicture } from "../pictures/upload-picture.ts";
import { readCatalogueProduct, saveCatalogueProduct } from "./product-page/product-page.ts";
import { listCatalogueRows, readCatalogueWords } from "./read-catalogue.ts";
import { saveCatalogueCells } from "./save-cells.ts";

export const catalogueOfficeRoutes = [
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
