import "./words.ts";
import "./consent-bar.css";
import { Button } from "@azulejo/ui/button.tsx";
import { useText } from "../../i18n/text.ts";
import { useAddress } from "../../routing/use-address.ts";
import type { Choice } from "./consent.ts";

/** Asks for consent once, at the bottom of the window, without blocking the page; both answers have the same size and color. */
export default function ConsentBar({ onChoice }: { onChoice(choice: Choice): void }) {
  const t = useText();
  const address = useAddress();
  return (
    <section aria-label={t("privacy.bar")} data-consent="" className="consent">
      <div className="page flex flex-wrap items-center gap-x-6 gap-y-2 py-2.5">
        <p className="mr-auto">
          {t("privacy.ask")} <a href={address("do-not-sell-or-share/")}>{t("privacy.more")}</a>
        </p>
        <div className="grid grid-cols-2 gap-2 max-sm:w-full">
          <Button look="quiet" type="button" onClick={() => onChoice("necessary")} className="px-3">
            {t("privacy.necessary")}
          </Button>
          <Button look="quiet" type="button" onClick={() => onChoice("all")} className="px-3">
            {t("privacy.accept")}
          </Button>
        </div>
      </div>
    </section>
  );
}
