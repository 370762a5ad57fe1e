import type { Language } from "@azulejo/contract";

/**
 * A pattern for an English reason, with a group for each value; its Spanish text; and an English text if the reason itself isn't meant for
 * readers.
 */
type Words = readonly [reason: RegExp, spanish: string, english?: string];

/**
 * Texts refer to the pattern's groups: `$1` is the first value. A third text replaces an English reason that names options of the command
 * or comes from a library.
 */
const words: readonly Words[] = [
  [/^is missing$/, "falta"],
  [/^is missing, and the series is new$/, "falta, y la serie es nueva"],
  [/^is missing; chips need all three$/, "falta; las piezas de una malla necesitan los tres datos"],
  [/^is higher than the list price$/, "es mayor que el precio de lista"],
  [/^is in (.+); the storefront sells in (.+)$/, "está en $1; la tienda vende en $2"],
  [/^is not two dates with a \/ between them$/, "no son dos fechas separadas por /"],
  [/^is not a measure like (“.+”) or (“.+”)$/, "no es una medida como $1 o $2"],
  [/^is longer than any entry can be$/, "es más largo de lo que puede ser un producto"],
  [/^the file ends inside it$/, "el archivo termina antes de que acabe"],
  [
    /^is missing on the first row of its handle, or the rows of the handle do not follow each other$/,
    "falta en la primera fila de su handle, o las filas del handle no están seguidas",
  ],
  [/^is longer than (.+) letters, or has no text for a language$/, "tiene más de $1 letras o no tiene texto en ningún idioma"],
  [/^is longer than (.+) letters$/, "tiene más de $1 letras"],
  [/^may have letters, digits and - \/ _ \. only$/, "solo puede tener letras, números y - / _ ."],
  [/^may have up to 40 letters, digits and \. - _ \/ only$/, "puede tener hasta 40 letras, números y . - _ /"],
  [/^is none of (.+), or a word for one such as .+$/, "no es ninguna de estas unidades: $1"],
  [/^is none of (.+)$/, "no es ninguno de estos valores: $1"],
  [/^is no address like (.+)$/, "no es una dirección como $1"],
  [/^is the home page$/, "es la página de inicio"],
  [/^has more texts than pictureAddress has pictures$/, "tiene más textos que imágenes hay en pictureAddress"],
  [/^a quote is opened and not closed$/, "se abren comillas que no se cierran"],
  [/^text stands after a closing quote$/, "hay texto después de las comillas de cierre"],
  [/^has (\d+) cells, the header (\d+)$/, "tiene $1 celdas y el encabezado $2"],
  [/^has bytes of another encoding\b.*$/, "tiene letras de otra codificación", "has letters of another encoding"],
  [/^comes beside stockOnHand: fill one of the two$/, "viene junto con stockOnHand: llene solo una de las dos"],
  [/^needs one of onHand and available$/, "necesita onHand o available, una de las dos"],
  [/^is on line (\d+) already$/, "ya está en la línea $1"],
  [/^is in this product already$/, "ya está en este producto"],
  [/^has no letter or digit(?: for an item number)?$/, "no tiene letras ni números"],
  [/^is not a list of items$/, "no es una lista de artículos"],
  [/^is no text or number$/, "no es texto ni número"],
  [/^is no JSON\b.*$/, "no es JSON válido", "isn't valid JSON"],
  [/^is not well-formed XML\b.*$/, "no es XML válido", "isn't valid XML"],
  [/^is not measured in (.+)$/, "no se mide en $1"],
  [/^is not a GTIN of 8, 12, 13 or 14 digits$/, "no es un GTIN de 8, 12, 13 o 14 dígitos"],
  [/^is not a GTIN: its last digit does not match the others$/, "no es un GTIN: su último dígito no corresponde a los demás"],
  [/^is an area; give the unit that is sold, .+$/, "es un área; indique la unidad que se vende, como caja, y su área en areaPerUnitSqFt"],
  [/^write decimals with a point, as in (.+)$/, "escriba los decimales con punto, como $1"],
  [/^write decimals with a comma, as in (.+)$/, "escriba los decimales con coma, como $1"],
  [/^is not a number like (.+)$/, "no es un número como $1"],
  [/^is larger than any price or measure can be$/, "es mayor de lo que puede ser un precio o una medida"],
  [/^has more than two decimals$/, "tiene más de dos decimales"],
  [/^is more than (.+)$/, "es mayor que $1"],
  [/^is not a whole number from (.+) to (.+)$/, "no es un número entero de $1 a $2"],
  [/^is not a day like (.+)$/, "no es una fecha como $1"],
  [/^is no range like (.+)$/, "no es un intervalo como $1"],
  [/^has a value that is no text, number or list$/, "tiene un valor que no es texto, número ni lista"],
  [/^ends before it begins$/, "termina antes de empezar"],
  [
    /^is no number of units and no word that is known for stock$/,
    "no es una cantidad ni una palabra conocida para las existencias; el artículo se importa sin ellas",
    "is no number of units and no word that is known for stock; the item is imported without it",
  ],
  [
    /^is for an area, and the row has no area of a sell unit$/,
    "es por superficie, y la fila no indica la superficie de la unidad de venta",
  ],
  [/^a picture without an address is left out$/, "se omite una imagen sin dirección"],
  [/^is neither true nor false$/, "no es ni verdadero ni falso"],
  [/^the database refuses it\b.*$/, "no se puede guardar", "can't be stored"],
  [/^is an item of (.+)$/, "es un artículo de $1"],
  [/^its address in en is that of (.+)$/, "su dirección en inglés es la de $1", "its English address is that of $1"],
  [/^its address in es is that of (.+)$/, "su dirección en español es la de $1", "its Spanish address is that of $1"],
  [/^is no place of this storefront: (.+)$/, "no es un lugar de esta tienda; sus lugares son: $1"],
  [/^has slabs of this item, which its stock there follows$/, "tiene placas de este artículo; allí las existencias siguen a las placas"],
  [/^says other things of the series than the product on line (\d+) does$/, "dice de la serie otra cosa que el producto de la línea $1"],
  [
    /^the product has rows from line (\d+) on; rows of one product have to follow each other$/,
    "el producto ya tiene filas desde la línea $1; las filas de un producto deben ir seguidas",
  ],
];

/** Notes about values that were changed or left out, and about unlikely prices. */
const notes: readonly Words[] = [
  [/^stock is rounded down to whole sell units$/, "las existencias se redondean hacia abajo a unidades de venta enteras"],
  [/^stock below zero is read as none$/, "las existencias negativas se leen como cero"],
  [/^(“.+”) as stock is read as not stated$/, "$1 en las existencias se lee como no indicado"],
  [/^(“.+”) as stock is read as none$/, "$1 en las existencias se lee como cero"],
  [/^(“.+”) as stock is read as in stock without a number$/, "$1 en las existencias se lee como disponible, sin cantidad"],
  [/^no material is stated; it is told from the name, or is Other$/, "no se indica el material; se toma del nombre o queda como Otros"],
  [/^no department is stated; it is Other$/, "no se indica el departamento; queda en Otros"],
  [/^(.+) products are no items for sale and left out$/, "los productos de tipo $1 no se venden por sí mismos y se omiten"],
  [/^(.+) is no item for sale and left out$/, "$1 no es un artículo para vender y se omite"],
  [/^a variable product without variations is left out$/, "un producto variable sin variaciones se omite"],
  [/^texts of the store view (.+) are left out$/, "los textos de la vista de tienda $1 se omiten"],
  [/^was (\S+) for (\S+) sq ft; is it the price of a square foot\?$/, "antes era $1 por $2 pie²; ¿es el precio de un pie cuadrado?"],
  [/^was (\S+) for (\S+) pieces; is it the price of a piece\?$/, "antes era $1 por $2 piezas; ¿es el precio de una pieza?"],
  [
    /^was (\S+) for (\S+) sq ft; was it multiplied by the area twice\?$/,
    "antes era $1 por $2 pie²; ¿se multiplicó dos veces por la superficie?",
  ],
  [
    /^is (\S+) for each of (\S+) sq ft; is it the price of a square foot\?$/,
    "da $1 por cada uno de $2 pie²; ¿es el precio de un pie cuadrado?",
  ],
  [/^is below the cost of (\S+)$/, "es menor que el costo de $1"],
];

/** Returns a reason in the reader's language. An unknown reason is shortened to its first part, because details may come from a library. */
export function reasonIn(language: Language, reason: string): string {
  for (const [pattern, spanish, english = null] of [...words, ...notes]) {
    if (!pattern.test(reason)) continue;
    if (language === "es")
      return reason
        .replace(pattern, spanish)
        .replace(/the product on line (\d+)$/, "el producto de la línea $1")
        .replace(/the product (\S+)$/, "el producto $1");
    return english === null ? reason : reason.replace(pattern, english);
  }
  return language === "es" ? "no se puede leer" : "can't be read";
}

/** Whether a reason has its own words. */
export const isKnownReason = (reason: string): boolean => [...words, ...notes].some(([pattern]) => pattern.test(reason));
