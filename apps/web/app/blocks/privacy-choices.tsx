import "virtual:words/privacy";
import type { blocks } from "@azulejo/contract/content/index.ts";
import { Button } from "@azulejo/ui/button.tsx";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { askSignal, hasSignal, storedChoice } from "../areas/tag/browser-consent.ts";
import { useLanguage } from "../i18n/language.ts";
import { useText } from "../i18n/text.ts";
import type { BlockProps } from "./block.ts";
import { Section } from "./section.tsx";

type Known = { kind: "signal"; time: string | null } | { kind: "all" | "necessary" | "none" };

/** Shows the reader's current choice, whether an opt-out signal was received, and buttons; works as a plain form without scripts. */
export function PrivacyChoices({ block, root }: BlockProps<typeof blocks.privacyChoices>) {
  const t = useText();
  const { pathname } = useLocation();
  const known = useKnown(root.settings.siteKey);
  const time = known?.kind === "signal" && known.time ? <ReceivedAt time={known.time} /> : null;
  return (
    <Section headline={block.headline}>
      <div className="space-y-4 border-l-2 border-glaze bg-paper p-4">
        {block.text && <p>{block.text}</p>}
        <p role="status" data-privacy={known?.kind ?? ""} className="font-medium">
          {known && t(`privacy.state.${known.kind}`)} {time}
        </p>
        <noscript>
          <p>
            <a href={`/${root.language}/privacy-signal`} data-reload>
              {t("privacy.askServer")}
            </a>
          </p>
        </noscript>
        {known?.kind !== "signal" && (
          <form method="post" action={`/${root.language}/privacy-signal`} data-reload className="flex flex-wrap gap-3">
            <input type="hidden" name="returnTo" value={pathname} />
            <Button look="quiet" type="submit" name="choice" value="necessary">
              {t("privacy.optOut")}
            </Button>
            <Button look="quiet" type="submit" name="choice" value="all">
              {t("privacy.optIn")}
            </Button>
          </form>
        )}
      </div>
    </Section>
  );
}

/** Null until checked in the browser; the server's response arrives later. */
function useKnown(siteKey: string): Known | null {
  const language = useLanguage();
  const [known, setKnown] = useState<Known | null>(null);
  useEffect(() => {
    let gone = false;
    const own: Known = hasSignal() ? { kind: "signal", time: null } : { kind: storedChoice(siteKey) ?? "none" };
    setKnown(own);
    void askSignal(language).then((received) => {
      if (!gone && received?.signal) setKnown({ kind: "signal", time: received.receivedAt });
    });
    return () => {
      gone = true;
    };
  }, [siteKey, language]);
  return known;
}

function ReceivedAt({ time }: { time: string }) {
  const t = useText();
  const language = useLanguage();
  const words = new Intl.DateTimeFormat(`${language}-US`, { dateStyle: "long", timeStyle: "long" }).format(new Date(time));
  return <time dateTime={time}>{t("privacy.receivedAt", { time: words })}</time>;
}
