import type { OrderReturns } from "@azulejo/contract/areas/customer.ts";
import { Notice } from "@azulejo/ui/notice.tsx";
import { useText } from "../../../i18n/text.ts";

/** Says that a return was just created or withdrawn. @param changed its number, from the address */
export function ReturnNotice({ returns, changed, email }: { returns: OrderReturns | null; changed: string | null; email: string }) {
  const t = useText();
  const found = returns?.returns.find(({ returnNo }) => String(returnNo) === changed);
  if (!found) return null;
  const number = String(found.returnNo);
  if (found.state === "withdrawn") return <Notice>{t("return.withdrawn", { number })}</Notice>;
  return <Notice>{email ? t("return.done", { number, email }) : t("return.doneWithoutEmail", { number })}</Notice>;
}
