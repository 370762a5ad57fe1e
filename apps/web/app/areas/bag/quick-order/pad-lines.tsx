import type { JudgedLine, JudgedPad } from "@azulejo/contract/areas/bag.ts";
import { Button, ButtonLink } from "@azulejo/ui/button.tsx";
import { joined, money, squareFeet } from "../../../i18n/formats.ts";
import { useLanguage } from "../../../i18n/language.ts";
import { useText } from "../../../i18n/text.ts";
import { LinePicture } from "../../../media/line-picture.tsx";
import { useAddress } from "../../../routing/use-address.ts";
import { canOrder } from "./can-order.ts";
import { PAD, replacement } from "./replaced-line.ts";

/** What was found of each line of a pad, and what of it can be put in the bag. */
export function PadLines({ pad: { lines, totalCents, currency } }: { pad: JudgedPad }) {
  const t = useText();
  const language = useLanguage();
  const orderable = lines.filter(canOrder);
  const left = lines.length - orderable.length;
  if (lines.length === 0) return <p role="status">{t("quick.empty")}</p>;
  return (
    <form method="post" className="pad-lines">
      <p role="status" className="order-count">
        <span>
          {t("quick.count", { count: lines.length })}
          {left > 0 && <span className="text-clay"> {t("quick.left", { count: left })}</span>}
        </span>
      </p>
      <table className="ledger pad-ledger">
        <thead>
          <tr>
            <th scope="col">{t("quick.column.written")}</th>
            <th scope="col">{t("quick.column.item")}</th>
            <th scope="col">{t("quick.column.quantity")}</th>
            <th scope="col">{t("quick.column.stock")}</th>
            {totalCents !== null && (
              <th scope="col" className="total">
                {t("quick.column.amount")}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <PadRow key={line.line} line={line} hasPrices={totalCents !== null} currency={currency} />
          ))}
        </tbody>
      </table>
      {orderable.length > 0 && (
        <div className="pad-bar">
          <p>
            {t("quick.ready", { count: orderable.length })}
            {totalCents !== null && `, ${money(totalCents, language, currency)}`}
          </p>
          <button type="submit" name="intent" value="add">
            {t("quick.add", { count: orderable.length })}
          </button>
        </div>
      )}
    </form>
  );
}

interface RowProps {
  line: JudgedLine;
  hasPrices: boolean;
  currency: string;
}

function PadRow({ line, hasPrices, currency }: RowProps) {
  const { item, written, quantity } = line;
  return (
    <tr className={canOrder(line) ? undefined : "is-refused"}>
      <th scope="row" className="written">
        {written}
        {canOrder(line) && item && quantity !== null && (
          <>
            <input type="hidden" name="itemNo" value={item.itemNo} />
            <input type="hidden" name="quantity" value={quantity} />
          </>
        )}
      </th>
      {item ? (
        <FoundCells line={line} item={item} hasPrices={hasPrices} currency={currency} />
      ) : (
        <Unknown line={line} columns={hasPrices ? 4 : 3} />
      )}
    </tr>
  );
}

interface FoundProps extends RowProps {
  item: NonNullable<JudgedLine["item"]>;
}

function FoundCells({ line, item, hasPrices, currency }: FoundProps) {
  const t = useText();
  const language = useLanguage();
  const address = useAddress();
  const { quantity, area, lots, amountCents, unitPriceCents } = line;
  return (
    <>
      <td className="item">
        <span className="pad-item">
          <LinePicture picture={item.picture} format={item.format} name={item.name} />
          <span>
            <a href={address(`product/${item.slug}`)}>{item.name}</a>
            <small>{item.detail}</small>
          </span>
        </span>
      </td>
      <td className="quantity">
        {quantity !== null && (
          <>
            {quantity} {t(`unit.${item.sellUnit}`, { count: quantity })}
            {area !== null && <small>{t("quick.area", { feet: squareFeet(area, language) })}</small>}
          </>
        )}
        <Finding line={line} />
      </td>
      <td className="stock">
        {canOrder(line) && lots.length > 0 && t("quick.lots", { count: lots.length, lots: joined(lots, language) })}
      </td>
      {hasPrices && (
        <td className="total">
          {canOrder(line) && amountCents !== null && money(amountCents, language, currency)}
          {canOrder(line) && unitPriceCents !== null && (
            <small>{t("quick.each", { price: money(unitPriceCents, language, currency) })}</small>
          )}
        </td>
      )}
    </>
  );
}

/** Why a line can't be ordered as it is. */
function Finding({ line: { state, available } }: { line: JudgedLine }) {
  const t = useText();
  if (state === "asWritten" || state === "rounded") return null;
  return <span className="text-clay">{t(`quick.state.${state}`, { available: available ?? 0 })}</span>;
}

/** Why a line names no item, and what to do about it with one press. */
function Unknown({ line, columns }: { line: JudgedLine; columns: number }) {
  const { written, suggestion } = line;
  const t = useText();
  const address = useAddress();
  return (
    <td className="item" colSpan={columns}>
      <span className="pad-unknown">
        <span>
          <Finding line={line} /> {suggestion && t("quick.suggest", { name: suggestion.name })}
        </span>
        <span className="pad-ways">
          {suggestion ? (
            <PadButton value={replacement(written, suggestion.line)}>{t("quick.use", { itemNo: suggestion.itemNo })}</PadButton>
          ) : (
            <ButtonLink look="quiet" href={`${address("search")}?q=${encodeURIComponent(written)}`}>
              {t("quick.search")}
            </ButtonLink>
          )}
          <PadButton value={replacement(written, "")} label={t("quick.leaveOutOf", { line: written })}>
            {t("quick.leaveOut")}
          </PadButton>
        </span>
      </span>
    </td>
  );
}

/** A button that changes one line of the pad, and checks the pad again. */
function PadButton({ value, label, children }: { value: string; label?: string; children: string }) {
  return (
    <Button type="submit" form={PAD} name="replace" value={value} look="quiet" {...(label && { "aria-label": label })}>
      {children}
    </Button>
  );
}
