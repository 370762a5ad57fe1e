import type { ColumnType, Generated } from "kysely";
import type { Json } from "./storefront.tables.ts";

/** A form as sent. Its values are stored unescaped, so escape them when showing them. */
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
