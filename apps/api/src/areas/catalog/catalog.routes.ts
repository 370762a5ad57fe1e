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
import { readCatalogProduct, saveCatalogProduct } from "./staff/product-page/product-page.ts";
import { listCatalogRows, readCatalogWords } from "./staff/read-catalog.ts";
import { saveCatalogCells } from "./staff/save-cells.ts";

export const catalogRoutes = [
  handle(office.catalogRows, listCatalogRows),
  handle(office.catalogWords, readCatalogWords),
  handle(office.saveCatalogCells, saveCatalogCells),
  handle(office.catalogProduct, readCatalogProduct),
  handle(office.saveCatalogProduct, saveCatalogProduct),
  handle(office.catalogImports, listCatalogImports),
  handle(office.catalogImport, readCatalogImport),
  handle(office.catalogImportRejects, readCatalogImportRejects),
  handle(office.uploadCatalogFile, uploadCatalogFile),
  handle(office.checkCatalogImport, checkCatalogImport),
  handle(office.runCatalogImport, runCatalogImport),
  handle(office.stopCatalogImport, stopCatalogImport),
  handle(office.productPictures, readProductPictures),
  handle(office.saveProductPictures, saveProductPictures),
  handle(office.uploadProductPicture, uploadPicture),
  handle(office.uploadSlabPicture, uploadPicture),
  handle(office.cropPicture, cropPicture),
];
