import type { Language } from "@azulejo/contract";
import { reasonIn } from "../../catalog/index.ts";

/** A pattern for an English reason, with a group for each value, and its Spanish text. */
const words: readonly (readonly [reason: RegExp, spanish: string])[] = [
  [/^is empty$/, "está vacío"],
  [/^is empty, and so is off$/, "está vacío, y off también"],
  [/^is empty, and so is person$/, "está vacío, y person también"],
  [/^has an account at another business$/, "tiene una cuenta en otra empresa"],
  [/^has been paid or credited in the shop since$/, "se pagó o acreditó después en la tienda"],
  [
    /^has been paid or credited in the shop since; settle the difference there$/,
    "se pagó o acreditó después en la tienda; ajuste allí la diferencia",
  ],
  [
    /^has come back to the shop, in part at least, so the line cannot be changed$/,
    "se devolvió a la tienda, al menos en parte, así que la línea no se puede cambiar",
  ],
  [/^has other signs than letters, digits and hyphens$/, "tiene otros signos que letras, números y guiones"],
  [/^has the id of no branch$/, "tiene un id que no es de ninguna sucursal"],
  [/^is a branch of another business$/, "es una sucursal de otra empresa"],
  [/^is a person whose account was deleted in the shop$/, "es una persona cuya cuenta se eliminó en la tienda"],
  [/^is also the code of another price level$/, "también es el código de otro nivel de precio"],
  [/^is also the code of another gift card$/, "también es el código de otra tarjeta de regalo"],
  [/^is before issuedOn$/, "es anterior a issuedOn"],
  [/^has been used in the shop since; settle the difference there$/, "se usó después en la tienda; ajuste allí la diferencia"],
  [
    /^has fewer than (\d+) letters and digits, so that it could be guessed$/,
    "tiene menos de $1 letras y dígitos, así que se podría adivinar",
  ],
  [/^is not two times such as 09:00-17:00$/, "no son dos horas como 09:00-17:00"],
  [/^closes before it opens$/, "cierra antes de abrir"],
  [/^has something else than days such as 2026-12-24$/, "tiene algo que no son días como 2026-12-24"],
  [/^has another store, supplier or day in an earlier row$/, "tiene otra sucursal, otro proveedor u otro día en una fila anterior"],
  [/^is another store than the container has in the shop$/, "es otra sucursal que la del contenedor en la tienda"],
  [/^has been counted in the shop, so it can't be changed$/, "ya se contó en la tienda, así que no se puede cambiar"],
  [/^is in the container in the shop already$/, "ya está en el contenedor en la tienda"],
  [
    /^is neither a file in the folder slabs nor the address of a picture of the shop$/,
    "no es un archivo de la carpeta slabs ni la dirección de una imagen de la tienda",
  ],
  [/^is no item that is sold by the slab$/, "no es un artículo que se venda por placa"],
  [/^has another item, store, block or day in an earlier row$/, "tiene otro artículo, sucursal, bloque o día en una fila anterior"],
  [/^has another item or store in the shop$/, "tiene otro artículo u otra sucursal en la tienda"],
  [/^is in the bundle in the shop already$/, "ya está en el paquete de placas en la tienda"],
  [/^is before from$/, "es anterior a from"],
  [/^is below zero$/, "es menor que cero"],
  [
    /^is below zero: what was paid too much is a credit with a row of its own$/,
    "es menor que cero: lo que se pagó de más es un crédito con su propia fila",
  ],
  [/^is below zero; give it the kind credit$/, "es menor que cero; indique credit como tipo"],
  [/^is below zero; what came back is a credit in invoices\.csv$/, "es menor que cero; lo devuelto es un crédito en invoices.csv"],
  [/^is for one item; give everything else an amount off$/, "es de un solo artículo; para lo demás indique un descuento"],
  [/^is for orders of a business$/, "es para pedidos de una empresa"],
  [/^is for people of a business$/, "es para personas de una empresa"],
  [/^is larger than 4\.5 MB$/, "pesa más de 4.5 MB"],
  [/^is less than the shop has refunded since$/, "es menor que lo que la tienda ha reembolsado después"],
  [/^is less than tax and freight$/, "es menor que el impuesto y el flete"],
  [/^is more than the total$/, "es mayor que el total"],
  [/^is neither CASH nor NET with a number of days, such as NET30$/, "no es CASH ni NET con un número de días, como NET30"],
  [/^is neither a PDF nor a picture that can be read$/, "no es un PDF ni una imagen que se pueda leer"],
  [/^is no JSON object$/, "no es un objeto JSON"],
  [
    /^is no bcrypt or Argon2 hash that the shop can verify; leave it empty, and invite the person$/,
    "no es un hash de bcrypt o Argon2 que la tienda pueda verificar; déjelo vacío e invite a la persona",
  ],
  [/^is no item of the catalog$/, "no es un artículo del catálogo"],
  [/^is no series of the catalog$/, "no es una serie del catálogo"],
  [/^is no department of the catalog$/, "no es un departamento del catálogo"],
  [/^is no state or province of the country$/, "no es un estado o provincia del país"],
  [/^is not a postal code of the country$/, "no es un código postal del país"],
  [/^is not an email address$/, "no es un correo electrónico"],
  [/^is not from 0\.01 to 99\.99$/, "no está entre 0.01 y 99.99"],
  [/^is not the two letters of a state or province$/, "no son las dos letras de un estado o provincia"],
  [/^is the address of another account of the shop$/, "es el correo de otra cuenta de la tienda"],
  [/^is the code of no store$/, "no es el código de ninguna sucursal de la tienda"],
  [/^is the id of no branch$/, "no es el id de ninguna sucursal"],
  [/^is the id of no business$/, "no es el id de ninguna empresa"],
  [/^is the id of no invoice$/, "no es el id de ninguna factura"],
  [
    /^is the id of an order of the shop, which files cannot change$/,
    "es el id de un pedido de la tienda, que los archivos no pueden cambiar",
  ],
  [
    /^is the id of an invoice of the shop, which files cannot change$/,
    "es el id de una factura de la tienda, que los archivos no pueden cambiar",
  ],
  [/^is already the id of another record of the shop$/, "ya es el id de otro registro de la tienda"],
  [/^is not a name of small letters, digits and hyphens$/, "no es un nombre de minúsculas, dígitos y guiones"],
  [/^is for the value of the stock$/, "es para el valor de las existencias"],
  [/^is no picture that can be read$/, "no es una imagen que se pueda leer"],
  [/^is larger than (\d+) MB$/, "pesa más de $1 MB"],
  [/^is the home page$/, "es la página de inicio"],
  [/^leads elsewhere in the shop already; change it there$/, "ya lleva a otra parte en la tienda; cámbielo allí"],
  [/^is no path of the site such as \/old\/page$/, "no es una ruta del sitio como /old/page"],
  [
    /^is neither a path nor an https address, or takes a rest that from does not give$/,
    "no es una ruta ni una dirección https, o toma un resto que from no da",
  ],
  [/^leads back to from$/, "vuelve a from"],
  [/^is the id of no order$/, "no es el id de ningún pedido"],
  [/^is the id of no person$/, "no es el id de ninguna persona"],
  [/^is the id of no price level$/, "no es el id de ningún nivel de precio"],
  [/^is the number of another branch of the business$/, "es el número de otra sucursal de la empresa"],
  [/^has another code than (.+)$/, "tiene un código que no es ninguno de estos: $1"],
  [/^has another role than (.+)$/, "tiene un rol que no es ninguno de estos: $1"],
  [/^is also the address of line (\d+)$/, "también es el correo de la línea $1"],
  [/^is also the address of the person (.+)$/, "también es el correo de la persona $1"],
  [/^is also the id of line (\d+)$/, "también es el id de la línea $1"],
  [/^is longer than (\d+) characters$/, "tiene más de $1 caracteres"],
  [/^is shorter than (\d+) characters$/, "tiene menos de $1 caracteres"],
  [/^is no file in the folder (.+)$/, "no es un archivo de la carpeta $1"],
];

/** Returns a reason in the language of the report. */
export function moveReasonIn(language: Language, reason: string): string {
  if (language === "en") return words.some(([pattern]) => pattern.test(reason)) ? reason : reasonIn("en", reason);
  const [pattern, spanish] = words.find(([one]) => one.test(reason)) ?? [];
  return pattern && spanish !== undefined ? reason.replace(pattern, spanish) : reasonIn("es", reason);
}

/** Whether a reason has its own words. */
export const hasWords = (reason: string): boolean => moveReasonIn("es", reason) !== reasonIn("es", "");
