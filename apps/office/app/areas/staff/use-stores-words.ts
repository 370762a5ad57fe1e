import { useText } from "../../i18n/text.ts";
import type { Choices } from "./role-fields.tsx";

/** Returns a function that names the stores in which somebody works. A store unknown to the user is shown by its code. */
export function useStoresWords({ stores }: Pick<Choices, "stores">): (codes: readonly string[] | null) => string {
  const t = useText();
  return (codes) =>
    codes === null ? t("staff.allStores") : codes.map((code) => stores.find((one) => one.code === code)?.name ?? code).join(", ");
}
