import type { OfficeOrder } from "@azulejo/contract";
import { PagePart } from "../../frame/pages/detail-page.tsx";
import { useText } from "../../i18n/text.ts";
import { useFormats } from "../../i18n/use-formats.ts";

/** Changes of promised dates, with the customer's decisions. */
export function OrderMoves({ promiseMoves }: Pick<OfficeOrder, "promiseMoves">) {
  const t = useText();
  const { shortDay, moment } = useFormats();
  if (promiseMoves.length === 0) return null;
  return (
    <PagePart title={t("moves.title")}>
      <ul className="entries">
        {promiseMoves.map(({ at, itemNo, fromOn, toOn, reason, outcome }, index) => (
          <li key={`${at} ${index}`}>
            <span>
              {t("moves.row", { item: itemNo, from: shortDay(fromOn), to: shortDay(toOn) })}
              <small>{[t(`delay.${reason}`), t(`moves.${outcome}`)].join(". ")}</small>
            </span>
            <time dateTime={at}>{moment(at)}</time>
          </li>
        ))}
      </ul>
    </PagePart>
  );
}
