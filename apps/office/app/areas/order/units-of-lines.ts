import type { Language } from "@azulejo/contract/vocabulary.ts";
import { joined } from "@azulejo/web/app/i18n/formats.ts";

/** Names units of lines: `2 × POR-1224, 1 × GRT-25`. */
export const unitsOfLines = (lines: readonly { itemNo: string; units: number }[], language: Language): string =>
  joined(
    lines.map(({ itemNo, units }) => `${units} × ${itemNo}`),
    language,
  );
