import { useText } from "../../i18n/text.ts";
import type { Choices } from "./role-fields.tsx";

/** Returns the names of the stores that somebody works in. A store that the reader doesn't know is shown by its code. */
export function useStoresWords({ stores }: Pick<Choices, "stores">): (codes: readonly string[] | null) => string {
  const t = useText();
  return (codes) =>
    codes === null ? t("staff.allStores") : codes.map((code) => stores.find((one) => one.code === code)?.name ?? code).join(", ");
}
