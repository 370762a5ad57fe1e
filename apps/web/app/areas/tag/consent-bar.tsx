import "./words.ts";
import { Button } from "@azulejo/ui/button.tsx";
import type { FormEvent } from "react";
import { useLocation } from "react-router";
import { useLanguage } from "../../i18n/language.ts";
import { useText } from "../../i18n/text.ts";
import { useAddress } from "../../routing/use-address.ts";
import { keepChoice } from "./browser-consent.ts";
import { hideIfAnswered } from "./consent.ts";

interface Props {
  siteKey: string;
  nonce: string;
}

/** Asks for consent between the header and the page, which it never covers; both answers have the same size and color. */
export function ConsentBar({ siteKey, nonce }: Props) {
  const t = useText();
  const language = useLanguage();
  const address = useAddress();
  const { pathname, search } = useLocation();
  const choose = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    keepChoice(siteKey, submitter instanceof HTMLButtonElement && submitter.value === "all" ? "all" : "necessary");
  };
  return (
    <>
      <script {...(nonce && { nonce })}>{hideIfAnswered(siteKey)}</script>
      <section aria-label={t("privacy.bar")} className="consent">
        <form method="post" action={`/${language}/privacy-signal`} className="page" onSubmit={choose}>
          <p>
            {t("privacy.ask")} <a href={address("do-not-sell-or-share/")}>{t("privacy.more")}</a>
          </p>
          <input type="hidden" name="returnTo" value={pathname + search} />
          <Button look="quiet" type="submit" name="choice" value="necessary">
            {t("privacy.necessary")}
          </Button>
          <Button look="quiet" type="submit" name="choice" value="all">
            {t("privacy.accept")}
          </Button>
        </form>
      </section>
    </>
  );
}
