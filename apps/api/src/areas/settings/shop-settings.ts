import type { StorefrontPicture } from "../../domain/storefront.ts";
import type { MessageKey } from "../../messages/index.ts";

export type { SettingsFile, ShopSettings } from "@azulejo/contract/settings/settings-file.ts";

/** The bytes of a picture that a settings file names. */
export interface PictureFile extends StorefrontPicture {
  data: Uint8Array;
}

/** The content of a settings file, and the pictures it names by the name used there. */
export interface SettingsRequest {
  /** A settings file as parsed from YAML or JSON; nothing about it has been checked. */
  settings: unknown;
  /** Bytes of the named pictures, in base64. */
  pictures: Record<string, string>;
}

/** The problem of a setting or of a whole shop, to be worded in the reader's language. */
export interface Problem<Kind extends "fault" | "gap"> {
  problem: Extract<MessageKey, `settings.${Kind}.${string}`>;
  /** A list is worded as a choice. */
  values?: Record<string, string | number | readonly string[]>;
}
/** A fault that has not been worded yet. */
export interface Fault extends Problem<"fault"> {
  path: string;
}

/** Something in a settings file that cannot be used. */
export interface SettingsFault {
  /** Where it is, such as `stores[reno].hours.mon`. */
  path: string;
  /** The problem, worded to follow the path. */
  problem: string;
}
