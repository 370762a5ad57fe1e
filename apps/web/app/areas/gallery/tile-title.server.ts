import "virtual:words/detail";
import type { Scene } from "@azulejo/contract/areas/gallery.ts";
import type { Language } from "../../i18n/language.ts";
import { text } from "../../i18n/text.ts";

/** Returns the title of a scene in which a tile is shown. */
export const tileTitle = (language: Language, room: Scene["room"], name: string): string =>
  text(language, `detail.inRoom.${room}`, { name });
