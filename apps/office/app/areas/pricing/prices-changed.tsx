import type { PriceLine } from "@azulejo/contract/areas/office.ts";
import { Button } from "@azulejo/ui/button.tsx";
import { Notice } from "@azulejo/ui/notice.tsx";
import { useText } from "../../i18n/text.ts";
import { PriceLines } from "./price-lines.tsx";

interface Props {
  /** The other user's prices; null until they have been read. */
  saved: readonly PriceLine[] | null;
  onCompare(): void;
  onDiscard(): void;
}

/** Warns that another user has changed the prices. The user decides whether to discard their own changes. */
export function PricesChanged({ saved, onCompare, onDiscard }: Props) {
  const t = useText();
  return (
    <div className="page-text max-w-none">
      <Notice kind="alert">
        <p>{t(saved ? "prices.changedCompare" : "prices.changed")}</p>
        <p className="mt-2 flex flex-wrap gap-2">
          {!saved && (
            <Button type="button" look="tool" onClick={onCompare}>
              {t("prices.compare")}
            </Button>
          )}
          <Button type="button" look="tool" onClick={onDiscard}>
            {t("prices.discard")}
          </Button>
        </p>
      </Notice>
      {saved && <PriceLines caption={t("prices.savedNow")} lines={saved} />}
    </div>
  );
}
