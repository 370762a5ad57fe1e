import type { Text } from "../../i18n/text.ts";
import type { OrderLine } from "./line-figures.ts";

/** Returns why a line is promised for its date; empty if that wasn't recorded. */
export function promiseWords({ promiseReason: reason }: OrderLine, t: Text): string {
  if (!reason) return "";
  if (reason.kind === "on_hand" || reason.kind === "transfer") {
    return t(`promise.${reason.kind}`, { place: reason.name ?? reason.place ?? "—" });
  }
  return t(`delay.${reason.kind}`);
}
