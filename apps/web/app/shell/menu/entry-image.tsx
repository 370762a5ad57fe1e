// @bundle shell
import type { ImgHTMLAttributes } from "react";
import { colorClass } from "../../media/color-class.ts";
import type { MenuEntry } from "./entries.ts";

interface Props extends Pick<ImgHTMLAttributes<HTMLImageElement>, "width" | "height" | "loading" | "fetchPriority"> {
  entry: Pick<MenuEntry, "picture" | "color" | "isWhole"> | undefined;
}

/** A picture of an entry's material; its mean color is shown until it loads. */
export function EntryImage({ entry, ...rest }: Props) {
  return entry?.picture && <img src={entry.picture} alt="" className={entry.isWhole ? "is-object" : colorClass(entry.color)} {...rest} />;
}
