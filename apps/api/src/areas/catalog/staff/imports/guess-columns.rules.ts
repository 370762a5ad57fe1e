/** Names by which other systems call our columns, in English and Spanish. */
const synonyms: Record<string, readonly string[]> = {
  productCode: [
    "product",
    "product id",
    "style",
    "style number",
    "parent sku",
    "model",
    "producto",
    "código de producto",
    "modelo",
    "estilo",
  ],
  itemNo: [
    "sku",
    "item",
    "item number",
    "item no",
    "article",
    "article number",
    "part number",
    "artículo",
    "número de artículo",
    "clave",
    "referencia",
  ],
  nameEn: ["name", "title", "product name", "english name", "description en"],
  nameEs: ["nombre", "título", "nombre del producto", "spanish name"],
  descriptionEn: ["description", "long description", "body"],
  descriptionEs: ["descripción", "descripción larga"],
  colorEn: ["color", "colour", "color name"],
  colorEs: ["nombre del color"],
  seriesName: ["series", "collection", "line", "serie", "colección", "línea"],
  department: ["category", "type", "product type", "categoría", "departamento", "tipo"],
  material: ["material type", "tipo de material"],
  finish: ["surface", "acabado", "superficie"],
  look: ["style look", "efecto", "aspecto"],
  shape: ["forma", "formato"],
  edge: ["borde", "canto"],
  size: ["nominal size", "medida", "tamaño"],
  labelEn: ["size label"],
  widthMm: ["width", "ancho"],
  heightMm: ["height", "length", "alto", "largo"],
  thicknessMm: ["thickness", "espesor", "grosor"],
  sellUnit: ["unit", "uom", "unit of measure", "unidad", "unidad de venta"],
  piecesPerUnit: ["pieces per box", "pcs per box", "pieces", "piezas por caja", "piezas"],
  unitCost: ["cost", "unit cost", "purchase cost", "costo", "costo unitario"],
  areaPerUnitSqFt: [
    "sq ft per box",
    "sf per box",
    "sqft/box",
    "sf/ctn",
    "sq ft",
    "sqft per box",
    "coverage",
    "area",
    "pie2 por caja",
    "área",
    "metros por caja",
  ],
  weightPerUnitLb: ["weight", "weight per box", "peso", "peso por caja"],
  unitsPerPallet: ["boxes per pallet", "cajas por tarima"],
  brand: ["manufacturer", "vendor", "maker", "marca", "fabricante"],
  partNumber: ["mpn", "manufacturer part number", "mfr part", "vendor sku", "número de parte", "número de fabricante"],
  taxCode: ["tax code", "product tax code", "avatax code", "código fiscal", "código de impuesto"],
  gtin: ["upc", "ean", "barcode", "código de barras"],
  listPrice: ["price", "list", "msrp", "retail price", "precio", "precio de lista"],
  listFrom: ["price from", "price effective", "effective date", "precio desde", "vigente desde"],
  salePrice: ["sale", "special price", "offer price", "precio de oferta", "oferta"],
  stockOnHand: ["stock", "quantity", "on hand", "qty", "inventory", "existencias", "existencia", "inventario", "cantidad"],
  stockPlace: ["warehouse", "location", "store", "almacén", "sucursal", "ubicación"],
  pictureAddress: ["image", "image url", "picture", "photo", "imagen", "foto", "url de imagen"],
  origin: ["country", "country of origin", "país", "país de origen"],
};

const plain = (name: string): string =>
  name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "");

/**
 * Guesses where another system's file has our columns, by their names. A column is used once, and the better name comes first.
 * @returns our column → the file's
 */
export function guessColumns(header: readonly string[], ours: readonly string[]): Record<string, string> {
  const guessed: Record<string, string> = {};
  const left = new Map(header.filter((name) => plain(name) !== "").map((name) => [plain(name), name]));
  const take = (own: string, written: string) => {
    const found = left.get(plain(written));
    if (found === undefined || guessed[own] !== undefined) return;
    guessed[own] = found;
    left.delete(plain(written));
  };
  for (const own of ours) take(own, own);
  for (const own of ours) for (const name of synonyms[own] ?? []) take(own, name);
  return guessed;
}
