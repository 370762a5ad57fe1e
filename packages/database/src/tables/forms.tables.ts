import type { ColumnType, Generated } from "kysely";
import type { Json } from "./storefront.tables.ts";

/** A form as it was sent; its values stand as they were written, so whoever shows them escapes them. */
export interface FormEntryTable {
  id: Generated<number>;
  storefront_id: number;
  form: string;
  language: string;
  reference: string;
  subject: string | null;
  fields: Json<Record<string, string>>;
  page: string;
  captcha_key: string;
  created_at: ColumnType<Date, Date | undefined, Date>;
}
