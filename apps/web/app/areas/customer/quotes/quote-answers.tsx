import { ButtonLink } from "@azulejo/ui/button.tsx";
import { useText } from "../../../i18n/text.ts";
import { useAddress } from "../../../routing/use-address.ts";

/** Links to accept or reject an offer; each leads to a page that explains what follows. */
export function QuoteAnswers({ quoteNo }: { quoteNo: number }) {
  const t = useText();
  const address = useAddress();
  return (
    <p className="quote-answers flex flex-wrap gap-2">
      <ButtonLink href={`${address("order/acceptquote")}?quote=${quoteNo}`} look="tool">
        {t("customer.quoteAccept")}
      </ButtonLink>
      <ButtonLink href={`${address("order/rejectquote")}?quote=${quoteNo}`} look="tool">
        {t("customer.quoteReject")}
      </ButtonLink>
    </p>
  );
}
