import { z } from "zod";
import { ONE_LINE, typed } from "../fields.ts";

/** Single-line text of a supplier. */
export const line = (most: number) => typed.min(1).max(most).regex(ONE_LINE, "settings.fault.line");
/** A text in every language of the shop. */
export const localised = (most: number) => z.strictObject({ en: line(most), es: line(most) });
export const code = z.string().regex(/^[a-zA-Z][a-zA-Z0-9-]{0,39}$/, "settings.fault.code");
