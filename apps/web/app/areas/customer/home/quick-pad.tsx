import "virtual:words/quick";
import "../../bag/quick-order/quick-order.css";
import { Button } from "@azulejo/ui/button.tsx";
import { useText } from "../../../i18n/text.ts";
import { useAddress } from "../../../routing/use-address.ts";
import { PartHead } from "./part-head.tsx";

/** A small field for item numbers and quantities; the quick order page checks the lines. */
export function QuickPad() {
  const t = useText();
  const address = useAddress();
  return (
    <section>
      <PartHead words={t("quick.title")} />
      <form method="post" action={address("account/quickorder")} encType="multipart/form-data" className="mt-3 space-y-3">
        <label className="block">
          <span className="text-small">{t("quick.pad")}</span>
          <textarea
            name="text"
            rows={3}
            required
            spellCheck={false}
            autoCapitalize="characters"
            placeholder={t("quick.example")}
            className="pad"
          />
        </label>
        <Button type="submit">{t("quick.check")}</Button>
      </form>
    </section>
  );
}
