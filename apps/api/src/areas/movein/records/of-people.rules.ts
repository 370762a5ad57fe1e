import type { Address } from "@azulejo/database";
import * as cell from "./cells.rules.ts";
import { type Named, named } from "./records.rules.ts";

export interface AddressRecord extends Named {
  /** The person's external id. */
  person: string;
  label: string;
  isPreferred: boolean;
  /** Without a name in the address, the person's name is used. */
  address: Omit<Address, "firstName" | "lastName"> & { firstName: string | null; lastName: string | null };
  phone: string | null;
}

export interface CertificateRecord extends Named {
  /** The business's external id. */
  business: string;
  country: "US" | "CA";
  province: string;
  certificateNo: string;
  expiresOn: string | null;
  /** The name of a file in the folder `certificates`. */
  file: string;
  /** A hash of the file; null when there is none. */
  digest: string | null;
}

/** One line of a person's wish list. */
export interface WishRecord extends Named {
  person: string;
  list: string;
  itemNo: string;
  quantity: number;
  note: string;
}

/** Reads an address of a person, whose names may be missing. */
export const readPlace = (cells: cell.Cells): AddressRecord["address"] => {
  const country = cell.country(cells, "country");
  const least = (column: string, letters: number, most: number): string => {
    const text = cell.required(cells, column, most);
    if (text !== "" && text.length < letters) cell.refuse(cells, column, `is shorter than ${letters} characters`);
    return text;
  };
  const company = cell.optional(cells, "company", 80);
  const line2 = cell.optional(cells, "line2", 100);
  return {
    firstName: cell.optional(cells, "firstName", 60),
    lastName: cell.optional(cells, "lastName", 60),
    ...(company !== null && { company }),
    line1: least("line1", 3, 100),
    ...(line2 !== null && { line2 }),
    city: least("city", 2, 60),
    province: cell.province(cells, "state"),
    postalCode: cell.postalCode(cells, "postalCode", country),
    country,
    kind: cell.choice(cells, "kind", company === null ? ["residential", "commercial"] : ["commercial", "residential"]),
  };
};

export const readAddress = (cells: cell.Cells): AddressRecord => {
  const address = readPlace(cells);
  return {
    ...named(cells),
    person: cell.required(cells, "person", 80),
    label: cell.optional(cells, "label", 60) ?? address.city,
    isPreferred: cell.yes(cells, "preferred"),
    address,
    phone: cell.optional(cells, "phone", 40),
  };
};

export const CERTIFICATES = "certificates";

export const readCertificate = (cells: cell.Cells): CertificateRecord => {
  const file = cell.required(cells, "file", 120);
  const digest = file === "" ? null : cells.digestOf(CERTIFICATES, file);
  if (file !== "" && digest === null) cell.refuse(cells, "file", `is no file in the folder ${CERTIFICATES}`);
  return {
    ...named(cells),
    business: cell.required(cells, "business", 80),
    country: cell.country(cells, "country"),
    province: cell.province(cells, "state"),
    certificateNo: cell.required(cells, "number", 60),
    expiresOn: cell.day(cells, "expiresOn"),
    file,
    digest,
  };
};

/** A wish without an id is identified by its item and list, because a list contains an item once. */
export const readWish = (cells: cell.Cells): WishRecord => {
  const person = cell.required(cells, "person", 80);
  const list = cell.required(cells, "list", 60);
  const itemNo = cell.required(cells, "item", 60);
  return {
    externalId: JSON.stringify([person, list, itemNo.toLowerCase()]),
    line: cells.line,
    person,
    list,
    itemNo,
    quantity: cell.whole(cells, "quantity", 1, 100_000),
    note: cell.line(cells, "note", 500),
  };
};
