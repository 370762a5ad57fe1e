import "virtual:words/privacy";
import { Button } from "@azulejo/ui/button.tsx";
import type { FormEvent } from "react";
import { useLocation } from "react-router";
import { useLanguage } from "../../i18n/language.ts";
import { useText } from "../../i18n/text.ts";
import { useAddress } from "../../routing/use-address.ts";
import { keepChoice } from "./browser-consent.ts";
import { hideIfAnswered } from "./consent.ts";

const ANSWER = "min-h-9 py-1 max-sm:min-h-8 max-sm:border-0 max-sm:border-l max-sm:border-joint max-sm:px-2";

interface Props {
  siteKey: string;
  nonce: string;
}

/** Asks for consent between the header and the page, so that it never covers the page; both buttons have the same size and color. */
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
      {/* Analytics tags need scripts, so without scripts there is nothing to ask. */}
      <section aria-label={t("privacy.bar")} className="consent border-b border-joint bg-paper text-small noscript:hidden">
        <form
          method="post"
          action={`/${language}/privacy-signal`}
          data-reload
          className="page flex flex-wrap items-center gap-2 py-1 max-sm:py-0 min-[22.5rem]:max-sm:flex-nowrap"
          onSubmit={choose}
        >
          {/* On a phone the question is beside its answers, so that products are visible on a first visit. */}
          <p className="mr-auto max-sm:leading-none">
            <span className="max-sm:hidden">
              {`${t("privacy.ask")} `}
              <a href={address("do-not-sell-or-share/")}>{t("privacy.more")}</a>
            </span>
            <a href={address("do-not-sell-or-share/")} className="inline-flex min-h-6 items-center whitespace-nowrap sm:hidden">
              {t("privacy.askShort")}
            </a>
          </p>
          <input type="hidden" name="returnTo" value={pathname + search} />
          <div className="grid shrink-0 grid-cols-2 gap-2 max-sm:-mr-4 max-sm:grow max-sm:gap-0 max-[22.5rem]:-ml-4">
            <Button look="quiet" className={ANSWER} name="choice" value="necessary">
              {t("privacy.necessary")}
            </Button>
            <Button look="quiet" className={ANSWER} name="choice" value="all">
              {t("privacy.accept")}
            </Button>
          </div>
        </form>
      </section>
    </>
  );
}
