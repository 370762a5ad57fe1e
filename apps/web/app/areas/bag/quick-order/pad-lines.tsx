import { padStates } from "@azulejo/contract/areas/bag/quick-order-limits.ts";
import type { CheckedLine, CheckedPad } from "@azulejo/contract/areas/bag.ts";
import { Button, ButtonLink } from "@azulejo/ui/button.tsx";
import { UnbrokenNumbers } from "@azulejo/ui/unbroken-numbers.tsx";
import { joined, money, shortDay, squareFeet, weight } from "../../../i18n/formats.ts";
import { useLanguage } from "../../../i18n/language.ts";
import { stockWords } from "../../../i18n/stock-words.ts";
import { textOr, useText } from "../../../i18n/text.ts";
import { unitCount } from "../../../i18n/units.ts";
import { LinePicture } from "../../../media/line-picture.tsx";
import { useAddress } from "../../../routing/use-address.ts";
import { canOrder } from "./can-order.ts";
import type { Freight } from "./pad-actions.server.ts";
import { PAD, replacement } from "./replaced-line.ts";

/** The result for each line of a quick order, with the lines that can be added to the bag. */
export function PadLines({ pad: { lines, totalCents, currency }, freight }: { pad: CheckedPad; freight: Freight | null }) {
  const t = useText();
  const language = useLanguage();
  const orderable = lines.filter(canOrder);
  if (lines.length === 0) return <p role="status">{t("quick.empty")}</p>;
  return (
    <form method="post" className="pad-lines">
      <Counts lines={lines} />
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
          {freight && <FreightFacts freight={freight} />}
          <button type="submit" name="intent" value="add">
            {t("quick.add", { count: orderable.length })}
          </button>
        </div>
      )}
    </form>
  );
}

/** The number of lines in each state; shortages and mistakes are in color. */
function Counts({ lines }: { lines: CheckedLine[] }) {
  const t = useText();
  const counts = [...Map.groupBy(lines, ({ state }) => state)].sort(([a], [b]) => padStates.indexOf(a) - padStates.indexOf(b));
  return (
    <p role="status" className="order-count pad-counts">
      <span>{t("quick.count", { count: lines.length })}</span>
      {counts.map(([state, { length }]) => (
        <span key={state} className={canOrder({ state }) ? undefined : "text-clay"}>
          {t(`quick.counted.${state}`, { count: length })}
        </span>
      ))}
    </p>
  );
}

/** The weight of the lines, and their delivery price. */
function FreightFacts({ freight: { zip, weightHundredths, cents, currency } }: { freight: Freight }) {
  const t = useText();
  const language = useLanguage();
  return (
    <p className="pad-freight">
      {t("quick.freight", { zip, weight: weight(weightHundredths, language) })}
      <b>{cents === null ? t("quick.freightUnknown") : money(cents, language, currency)}</b>
    </p>
  );
}

interface RowProps {
  line: CheckedLine;
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
  item: NonNullable<CheckedLine["item"]>;
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
            {unitCount(quantity, item.sellUnit, language)}
            {area !== null && <small>{t("quick.area", { feet: squareFeet(area, language) })}</small>}
            {line.state === "rounded" && line.exactUnits !== null && line.exactUnits !== quantity && (
              <small>
                {t("quick.roundedUp", {
                  units: (Math.floor(line.exactUnits * 100) / 100).toFixed(2),
                  unit: t(`unit.${item.sellUnit}`, { count: 2 }),
                })}
              </small>
            )}
          </>
        )}
        <Finding line={line} />
        {line.ways.length > 0 && <WaysOut line={line} sellUnit={item.sellUnit} />}
      </td>
      <td className="stock">
        {canOrder(line) && lots.length > 0 && t("quick.lots", { count: lots.length, lots: joined(lots, language) })}
        {canOrder(line) && line.available !== null && (
          <small className="text-moss">
            {t("quick.inStock", { count: line.available, unit: t(`unit.${item.sellUnit}`, { count: line.available }) })}
          </small>
        )}
      </td>
      {hasPrices && (
        <td className="total">
          {canOrder(line) && amountCents !== null && money(amountCents, language, currency)}
          {canOrder(line) && unitPriceCents !== null && (
            <small>
              {t("price.perUnit", {
                price: money(unitPriceCents, language, currency),
                unit: textOr(language, `unit.${item.sellUnit}`, item.sellUnit, { count: 1 }),
              })}
            </small>
          )}
        </td>
      )}
    </>
  );
}

/** Buttons for alternatives if an item is short or would come from several lots; the line stays unchanged until one is pressed. */
function WaysOut({ line: { written, ways, state }, sellUnit }: { line: CheckedLine; sellUnit: string }) {
  const t = useText();
  const language = useLanguage();
  return (
    <span className="pad-ways">
      {ways.map(({ kind, quantity, line, name, on }) => {
        const words = t(`quick.way.${kind}`, {
          quantity,
          unit: textOr(language, `unit.${sellUnit}`, sellUnit, { count: quantity }),
          name: name ?? "",
          day: on ? shortDay(on, language) : "",
        });
        return line === null ? (
          <small key={kind}>{words}</small>
        ) : (
          <PadButton key={kind} value={replacement(written, line)}>
            {words}
          </PadButton>
        );
      })}
      {state === "short" && (
        <PadButton value={replacement(written, "")} label={t("quick.leaveOutOf", { line: written })}>
          {t("quick.leaveOut")}
        </PadButton>
      )}
    </span>
  );
}

/** Why a line can't be ordered unchanged. */
function Finding({ line }: { line: CheckedLine }) {
  const { state, available } = line;
  const t = useText();
  const language = useLanguage();
  if (state === "asWritten" || state === "rounded") return null;
  const stock = state === "short" ? stockWords(line, language) : null;
  return <span className="text-clay">{stock ?? t(`quick.state.${state}`, { available: available ?? 0 })}</span>;
}

/** Why a line matches no item, with a button for each possible correction. */
function Unknown({ line, columns }: { line: CheckedLine; columns: number }) {
  const { written, suggestion } = line;
  const t = useText();
  const address = useAddress();
  return (
    <td className="item" colSpan={columns}>
      <span className="pad-unknown">
        <span>
          <Finding line={line} /> {suggestion && line.state === "unknown" && t("quick.suggest", { name: suggestion.name })}
        </span>
        <span className="pad-ways">
          {suggestion ? (
            <PadButton value={replacement(written, suggestion.line)}>
              {t("quick.use", { itemNo: line.state === "unit" ? suggestion.line : suggestion.itemNo })}
            </PadButton>
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

/** A button that changes one line of the text and checks it again. */
function PadButton({ value, label, children }: { value: string; label?: string; children: string }) {
  return (
    <Button type="submit" form={PAD} name="replace" value={value} look="quiet" {...(label && { "aria-label": label })}>
      <span>
        <UnbrokenNumbers>{children}</UnbrokenNumbers>
      </span>
    </Button>
  );
}
