/**
 * What a move with newer files can leave as the shop has it: whole files of a move, or a column of one. New records get the file's values in
 * any case.
 */
export const shopFields = [
  ...["businesses.name", "businesses.type", "businesses.paymentTerm", "businesses.creditLimit", "businesses.priceLevel"],
  ...["businesses.postalCode", "branches.name", "branches.place", "people.name", "people.phone", "people.language", "people.roles"],
  ...["addresses", "contracts", "certificates", "lists", "store-hours", "containers", "slabs", "costs", "redirects"],
] as const;
