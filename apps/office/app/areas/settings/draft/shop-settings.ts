import type { ShopSettings } from "@azulejo/contract/settings/settings-file.ts";
import { callOffice } from "../../../call/call-office.ts";
import type { CallValue } from "../../../call/calls.ts";
import { load } from "../../../call/load.ts";

export type { ShopSettings };
export type Section = Exclude<keyof ShopSettings, "version">;

/** Sections of the saved settings, with the pictures they name and the revision of each part. */
export interface Saved {
  /** Only the sections that were read. */
  settings: ShopSettings;
  /** In base64, by their name in the settings. */
  pictures: Record<string, string>;
  revisions: Record<string, string>;
}

const savedOf = (value: CallValue<"shopSettings">): Saved => value as unknown as Saved;
/** If no sections are named, all are read. */
const inputOf = (sections: readonly Section[]) => (sections.length > 0 ? { sections: sections.join(",") } : {});

export const loadSettings = async (sections: readonly Section[], request: Request): Promise<Saved> =>
  savedOf(await load("shopSettings", inputOf(sections), request));

export const readSettings = async (sections: readonly Section[]): Promise<Saved> =>
  savedOf(await callOffice("shopSettings", inputOf(sections)));
