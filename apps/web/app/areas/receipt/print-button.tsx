import { Button } from "@azulejo/ui/button.tsx";
import { useText } from "../../i18n/text.ts";

/** A button that prints the page. It needs scripts; without them, visitors use the browser's menu. */
export function PrintButton() {
  const t = useText();
  return (
    <Button type="button" look="quiet" className="noscript:hidden print:hidden" onClick={() => window.print()}>
      {t("receipt.print")}
    </Button>
  );
}
