import { Button } from "@azulejo/ui/button.tsx";
import { useText } from "../../i18n/text.ts";
import { useAddress } from "../../routing/use-address.ts";
import type { Choice } from "./consent.ts";

/** Asks for consent once, at the bottom of the window, without blocking the page; both answers have the same size and color. */
export default function ConsentBar({ onChoice }: { onChoice(choice: Choice): void }) {
  const t = useText();
  const address = useAddress();
  return (
    <section
      aria-label={t("privacy.bar")}
      data-consent=""
      className="fixed inset-x-0 bottom-0 z-40 border-t border-ink bg-paper text-small sm:inset-x-auto sm:bottom-4 sm:left-4 sm:max-w-md sm:border"
    >
      <div className="flex flex-col gap-3 p-4">
        <p>
          {t("privacy.ask")} <a href={address("do-not-sell-or-share/")}>{t("privacy.more")}</a>
        </p>
        <div className="grid grid-cols-2 gap-3">
          <Button look="quiet" type="button" onClick={() => onChoice("necessary")}>
            {t("privacy.necessary")}
          </Button>
          <Button look="quiet" type="button" onClick={() => onChoice("all")}>
            {t("privacy.accept")}
          </Button>
        </div>
      </div>
    </section>
  );
}
