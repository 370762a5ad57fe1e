import { boxInReno } from "@azulejo/testing/people.ts";
import { sendFile, sendPicture, somePicture } from "@azulejo/testing/pictures.ts";
import type { Office } from "../audit-trail.fixture.ts";
import { type Act, entry } from "./act.fixture.ts";

/** Uploads a file for the catalog and checks it. */
async function checkedImport({ shop, staff, act, read }: Office): Promise<{ id: number }> {
  const file = Buffer.from("productCode,itemNo,nameEn\naudited,AUDITED-1,Audited\n");
  const { body } = await sendFile(shop, "uploadcataloguefile", staff, file, "audited.csv");
  const { id } = body.value as unknown as { id: number };
  await act("checkcatalogueimport", { id, options: (await read(`catalogueimport?id=${id}`)).options });
  await shop.api.services.importWork.idle();
  return { id };
}

export const catalogActs: Record<string, Act> = {
  async changeprices({ act, shop }) {
    const itemNo = await boxInReno(shop, 64);
    const change = { scope: { of: "item", keys: [itemNo] }, kind: "sale", basisPoints: 1000 };
    const { revision } = (await act("previewprices", change)).body.value;
    await act("changeprices", { change, revision });
    return entry("prices.changed", "prices", itemNo);
  },
  async withdrawprices({ act, shop }) {
    const change = { scope: { of: "item", keys: [await boxInReno(shop, 65)] }, kind: "price", cents: 4321, from: "2099-12-07" };
    const { revision } = (await act("previewprices", change)).body.value;
    const { planId } = (await act("changeprices", { change, revision })).body.value;
    await act("withdrawprices", { planId });
    return [entry("prices.planned", "prices", change.scope.keys[0] ?? ""), entry("prices.withdrawn", "prices", "2099-12-07")];
  },
  async savecataloguecells({ act, read }) {
    const [{ productId, productCode, productRevision }] = (await read("cataloguerows?limit=1")).rows;
    await act("savecataloguecells", { items: [], products: [{ id: productId, revision: productRevision, cells: { colorEn: "Audited" } }] });
    return entry("catalogue.changed", "product", productCode);
  },
  async runcatalogueimport(office) {
    const { id } = await checkedImport(office);
    await office.act("runcatalogueimport", { id });
    await office.shop.api.services.importWork.idle();
    return [entry("catalogue.import_started", "import", id), entry("catalogue.import_ended", "import", id)];
  },
  async stopcatalogueimport(office) {
    const { id } = await checkedImport(office);
    const { query } = office.shop.database;
    await query.updateTable("catalogueImport").set({ state: "running", beatAt: new Date() }).where("id", "=", id).execute();
    await office.act("stopcatalogueimport", { id });
    await query.updateTable("catalogueImport").set({ state: "stopped" }).where("id", "=", id).execute();
    return entry("catalogue.import_stopped", "import", id);
  },
  async uploadproductpicture({ shop, staff }) {
    const { address } = await sendPicture(shop, "uploadproductpicture", staff, await somePicture(8, 6));
    return entry("picture.uploaded", "picture", address);
  },
  async croppicture({ shop, staff, act }) {
    const { address } = await sendPicture(shop, "uploadproductpicture", staff, await somePicture(40, 30));
    const { body } = await act("croppicture", { address, left: 10, top: 5, width: 20, height: 20 });
    return entry("picture.uploaded", "picture", body.value.address);
  },
  async saveproductpictures({ act, read }) {
    const [{ productId: id, productCode }] = (await read("cataloguerows?limit=1&offset=80")).rows;
    const { pictures, revision } = await read(`productpictures?id=${id}`);
    await act("saveproductpictures", { id, revision, pictures: [{ ...pictures[0], altEn: "Audited" }] });
    return entry("catalogue.changed", "product", productCode);
  },
  async saveproductfacts({ act, read }) {
    const { revisions } = await read("shopsettings?sections=storefront");
    const fact = { code: "auditedFact", kind: "number", name: { en: "Audited", es: "Auditado" } };
    await act("changesettings", { settings: { version: 1, storefront: { facts: [fact] } }, revisions });
    const [{ productId: id, productCode, itemNo }] = (await read("cataloguerows?limit=1&offset=90")).rows;
    const { revision } = await read(`productfacts?id=${id}`);
    await act("saveproductfacts", { id, revision, cells: [{ itemNo, column: "auditedFact", value: "7" }] });
    return entry("catalogue.changed", "product", productCode);
  },
  async savecatalogueproduct({ act, read }) {
    const [{ productId }] = (await read("cataloguerows?limit=1&offset=40")).rows;
    const { id, code, revision } = await read(`catalogueproduct?id=${productId}`);
    await act("savecatalogueproduct", { id, revision, fields: { seoTitleEn: "Audited" } });
    return entry("catalogue.changed", "product", code);
  },
};
