import {
  type CellFault,
  type FindTerm,
  type ProductField,
  productColumns,
  productFields,
  readCell,
} from "@azulejo/contract/staff/catalog-cells.ts";

export type Fields = Partial<Record<ProductField, string>>;

/** The fields as read from the server, and as entered in the form. */
export interface ProductForm {
  stored: Fields;
  typed: Fields;
  /** Fields that both the user and somebody else have changed, until the user decides. */
  theirs: Fields;
}

export const openForm = (stored: Fields): ProductForm => ({ stored, typed: stored, theirs: {} });

export const type = (form: ProductForm, field: ProductField, text: string): ProductForm => ({
  ...form,
  typed: { ...form.typed, [field]: text },
});

/** A changed field: the value to store, or why it is invalid. */
export interface FieldChange {
  field: ProductField;
  value: string | null;
  fault: CellFault | null;
}

/** Returns the fields whose value differs from the stored one, even if it is written differently. */
export function changesOf({ stored, typed }: ProductForm, findTerm: FindTerm): FieldChange[] {
  return productFields.flatMap((field) => {
    const [was = "", is = ""] = [stored[field], typed[field]];
    if (was === is) return [];
    const { value = null, fault = null } = readCell(productColumns[field], is, findTerm);
    return value === was ? [] : [{ field, value, fault }];
  });
}

/** Merges a form with what somebody else has saved: fields that the user hasn't changed take the new values. */
export function mergeForm(form: ProductForm, now: Fields): ProductForm {
  const typed: Fields = {};
  const theirs: Fields = {};
  for (const field of productFields) {
    const [was = "", is = "", saved = ""] = [form.stored[field], form.typed[field], now[field]];
    const isMine = is !== was;
    typed[field] = isMine ? is : saved;
    if (isMine && saved !== was && saved !== is) theirs[field] = saved;
  }
  return { stored: now, typed, theirs };
}

/** Decides a field that both have changed. */
export function decideField(form: ProductForm, field: ProductField, keepsMine: boolean): ProductForm {
  const { [field]: saved = "", ...theirs } = form.theirs;
  return { ...form, theirs, typed: keepsMine ? form.typed : { ...form.typed, [field]: saved } };
}
