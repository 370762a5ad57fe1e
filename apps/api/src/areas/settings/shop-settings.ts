import type { StorefrontPicture } from "../../domain/storefront.ts";
import type { MessageKey } from "../../messages/index.ts";

export type { SettingsFile, ShopSettings } from "@azulejo/contract/settings/settings-file.ts";

/** The bytes of a picture that a settings file names. */
export interface PictureFile extends StorefrontPicture {
  data: Uint8Array;
}

/** The content of a settings file, and its pictures by file name. */
export interface SettingsRequest {
  /** A settings file as parsed from YAML or JSON, not validated. */
  settings: unknown;
  /** Bytes of the named pictures, in base64. */
  pictures: Record<string, string>;
}

/** A problem with a setting or a whole shop, translated later. */
export interface Problem<Kind extends "fault" | "gap"> {
  problem: Extract<MessageKey, `settings.${Kind}.${string}`>;
  /** A list is formatted as alternatives ("a, b or c"). */
  values?: Record<string, string | number | readonly string[]>;
}
/** A fault that hasn't been translated. */
export interface Fault extends Problem<"fault"> {
  path: string;
}

/** A fault in a settings file. */
export interface SettingsFault {
  /** Where it is, such as `stores[reno].hours.mon`. */
  path: string;
  /** The problem, worded to be read after the path. */
  problem: string;
}
