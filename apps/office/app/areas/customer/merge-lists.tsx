import type { CallValue } from "../../call/calls.ts";
import { PagePart } from "../../frame/pages/detail-page.tsx";
import { useText } from "../../i18n/text.ts";
import { useFormats } from "../../i18n/use-formats.ts";

type Preview = CallValue<"previewMerge">;

const counted = ["people", "branches", "orders", "invoices", "quotes", "certificates", "prices", "approvalRules", "invitations"] as const;

/** What is moved in a merge, and what ends. */
export function MergeLists({ preview }: { preview: Preview }) {
  const t = useText();
  const { money, figure } = useFormats();
  const { moves, from, renumbered } = preview;
  const details: Partial<Record<(typeof counted)[number], string>> = {
    orders: t("merge.unfinished", { count: moves.unfinishedOrders }),
    invoices: t("merge.open", { amount: money(moves.openCents, from.currency) }),
  };
  return (
    <div className="order-panels">
      <PagePart title={t("merge.moves")}>
        <ul className="entries">
          {counted.map((what) => (
            <li key={what}>
              <span>
                {t(`merge.moves.${what}`)}
                {moves[what] > 0 && details[what] && <small>{details[what]}</small>}
              </span>
              <span className="tabular">{figure(moves[what])}</span>
            </li>
          ))}
          {moves.externalIds.map(({ source, id }) => (
            <li key={`${source} ${id}`}>
              <span>{t("customer.idIn", { source })}</span>
              <span>{id}</span>
            </li>
          ))}
        </ul>
      </PagePart>
      {renumbered.length > 0 && (
        <PagePart title={t("merge.renumbered")}>
          <ul className="entries">
            {renumbered.map(({ name, city, number, newNumber }) => (
              <li key={number}>
                <span>
                  {name}
                  <small>{city}</small>
                </span>
                <span>{t("merge.newNumber", { number, newNumber })}</span>
              </li>
            ))}
          </ul>
        </PagePart>
      )}
      <Changes preview={preview} />
    </div>
  );
}

function Changes({ preview: { endedPrices, priceLevel, isLocked } }: { preview: Preview }) {
  const t = useText();
  const lines = [
    endedPrices > 0 && t("merge.endedPrices", { count: endedPrices }),
    priceLevel.code !== null && t("merge.level", { code: priceLevel.code }),
    priceLevel.endedCode !== null && t("merge.endedLevel", { code: priceLevel.endedCode }),
    isLocked && t("merge.locked"),
    t("merge.signedOut"),
  ].filter((line) => line !== false);
  return (
    <PagePart title={t("merge.changes")}>
      <ul className="entries">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </PagePart>
  );
}
