import { Button } from "@azulejo/ui/button.tsx";
import { useText } from "../../i18n/text.ts";

/** Prints the page. It needs scripts; without them there is the browser's own menu. */
export function PrintButton() {
  const t = useText();
  return (
    <Button type="button" look="quiet" className="noscript:hidden print:hidden" onClick={() => window.print()}>
      {t("receipt.print")}
    </Button>
  );
}
