import type { ProductPicture } from "@azulejo/contract/areas/office/catalog/pictures.ts";
import type { Query } from "@azulejo/database";

export async function selectProductCode(query: Query, storefrontId: number, id: number, lock = false): Promise<string | null> {
  const row = await query
    .selectFrom("product")
    .select("code")
    .where("id", "=", id)
    .where("storefrontId", "=", storefrontId)
    .$if(lock, (of) => of.forUpdate())
    .executeTakeFirst();
  return row?.code ?? null;
}

export async function selectPictures(query: Query, productId: number): Promise<ProductPicture[]> {
  const rows = await query.selectFrom("picture").selectAll().where("productId", "=", productId).orderBy("position").orderBy("id").execute();
  return rows.map((row) => ({
    address: row.address,
    width: row.width,
    height: row.height,
    color: row.color,
    kind: row.kind,
    altEn: row.altEn ?? "",
    altEs: row.altEs ?? "",
    size: row.size,
    extentMm: pair(row.extentWidthMm, row.extentHeightMm),
    cellMm: pair(row.cellWidthMm, row.cellHeightMm),
    rowMm: row.rowMm,
    croppedFrom: originalOf(row),
  }));
}

const pair = (w: number | null, h: number | null) => (w !== null && h !== null ? { w, h } : null);

interface OriginalRow {
  originalAddress: string | null;
  originalWidth: number | null;
  originalHeight: number | null;
  cropLeft: number | null;
  cropTop: number | null;
}

function originalOf({ originalAddress: address, originalWidth, originalHeight, cropLeft, cropTop }: OriginalRow) {
  if (address === null) return null;
  return { address, width: originalWidth ?? 1, height: originalHeight ?? 1, left: cropLeft ?? 0, top: cropTop ?? 0 };
}

export async function replacePictures(query: Query, productId: number, pictures: readonly ProductPicture[]): Promise<void> {
  const rows = pictures.map((picture, position) => ({ productId, position, ...columnsOf(picture) }));
  await query
    .deleteFrom("picture")
    .where("productId", "=", productId)
    .$if(rows.length > 0, (of) =>
      of.where(
        "address",
        "not in",
        rows.map(({ address }) => address),
      ),
    )
    .execute();
  for (const row of rows)
    await query
      .insertInto("picture")
      .values(row)
      .onConflict((of) => of.columns(["productId", "address"]).doUpdateSet(row))
      .execute();
}

const columnsOf = ({ altEn, altEs, extentMm, cellMm, croppedFrom, ...picture }: ProductPicture) => ({
  ...picture,
  altEn: altEn || null,
  altEs: altEs || null,
  extentWidthMm: extentMm?.w ?? null,
  extentHeightMm: extentMm?.h ?? null,
  cellWidthMm: cellMm?.w ?? null,
  cellHeightMm: cellMm?.h ?? null,
  originalAddress: croppedFrom?.address ?? null,
  originalWidth: croppedFrom?.width ?? null,
  originalHeight: croppedFrom?.height ?? null,
  cropLeft: croppedFrom?.left ?? null,
  cropTop: croppedFrom?.top ?? null,
});
