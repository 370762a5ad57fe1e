import { Button } from "@azulejo/ui/button.tsx";
import { Icon, Plus } from "@azulejo/ui/icon.tsx";
import { UnbrokenNumbers } from "@azulejo/ui/unbroken-numbers.tsx";
import { type ReactNode, useDeferredValue, useEffect, useState } from "react";
import { type FetcherWithComponents, useFetcher } from "react-router";
import { useHydrated } from "../../../../form/use-hydrated.ts";
import { money, shortDay, wholeFeet, wholeNumber } from "../../../../i18n/formats.ts";
import { isSoldOut, stockWords } from "../../../../i18n/stock-words.ts";
import { useText } from "../../../../i18n/text.ts";
import { unitWord } from "../../../../i18n/units.ts";
import { keepPath } from "../../../../routing/idea-address.ts";
import { useAddress } from "../../../../routing/use-address.ts";
import { laterPart, partAfterInput, partWhenIdle } from "../../../../shell/browser/later-part.tsx";
import type { ShellData } from "../../../../shell/shell-data.ts";
import { useZip } from "../../../delivery/use-zip.ts";
import type { DetailData } from "../detail-data.ts";
import { slipLine, useLine } from "../facts/use-and-slip.ts";
import { Calculator } from "./calculator.tsx";
import type { NotifyAnswer } from "./notify-form.tsx";
import { OverLot } from "./over-lot.tsx";
import { PriceLine } from "./price-line.tsx";
import type { Quantity } from "./quantity.ts";
import { ToWishList } from "./to-wish-list.tsx";
import { useOffer } from "./use-offer.ts";
import { useWay } from "./use-way.ts";
import { WaysToReceive } from "./ways-to-receive.tsx";

const ShareAndLay = partAfterInput(async () => (await import("./share-and-lay.tsx")).ShareAndLay);
const DoorPrice = laterPart(async () => (await import("./door-price.tsx")).DoorPrice);
const OrderLoad = partWhenIdle(async () => (await import("./order-load.tsx")).OrderLoad);
const NotifyForm = partWhenIdle(async () => (await import("./notify-form.tsx")).NotifyForm);
const Choices = partWhenIdle(async () => (await import("./choices.tsx")).Choices);

interface Props {
  data: DetailData;
  quantity: Quantity;
  root: ShellData;
  path: { name: string; href: string }[];
  answer: NotifyAnswer | undefined;
}

interface Answer {
  added?: boolean;
  messages?: string[];
}

const FORM = "buy";
const LONG_NAME = 23;

/** Name, price, choices, quantity, delivery or pickup, and the button, in the order in which shoppers decide. */
export function BuyPanel({ data, quantity, root, path, answer }: Props) {
  const t = useText();
  const address = useAddress();
  const hasScripts = useHydrated();
  const { language } = root;
  const { detail, door } = data;
  const { product, selected } = detail;
  const { units, faults } = quantity;
  const isGone = data.availability !== null && isSoldOut(data.availability);
  const stock = data.availability && stockWords(data.availability, language);
  const loaded = useDeferredValue(units);
  const isUnclear = Object.keys(faults.fields).length > 0 || faults.isTooMuch;
  const fetcher = useFetcher<Answer>();
  const sample = useFetcher<Answer>();
  const [zip, setZip] = useZip(door?.zip ?? null);
  const [way, setWay] = useWay(selected.kind === "electronic", root.store);
  const offer = useOffer({ itemNo: selected.itemNo, units, store: root.store, zip }, data);
  const left = offer.availability?.options.find((one) => one.fulfilment === way)?.available;
  // Ignores a response that the shopper requested for another item.
  const [item, setItem] = useState(selected.itemNo);
  useEffect(() => setItem(selected.itemNo), [selected.itemNo]);
  const unitsSaid = `${wholeNumber(units, language)} ${unitWord(selected, language, units)}`;
  const goodsCents = offer.estimate?.goodsCents ?? goodsOf(selected.price, units);
  const goods = goodsCents === null ? null : money(goodsCents, language, selected.price?.currency);
  const isDelivered = way === "DLVR" && typeof offer.estimate?.totalCents === "number";
  const total = isDelivered ? money(offer.estimate?.totalCents ?? 0, language, selected.price?.currency) : goods;
  const counted = selected.areaPerUnit
    ? `${unitsSaid}, ${wholeFeet(selected.areaPerUnit * units, language)} ${t("detail.sqft")}`
    : unitsSaid;
  const sampleItemNo = detail.sample ? null : product.sampleItemNo;
  const slip = slipLine(language, product, selected);
  const isDone = item === selected.itemNo && fetcher.state === "idle" && fetcher.data?.added;
  return (
    <section className="buy" aria-label={t("product.buy")}>
      <nav aria-label={t("shell.breadcrumbs")} className="buy-path">
        <ol>
          {path.map(({ name, href }) => (
            <li key={href}>
              <a href={href}>{name}</a>
            </li>
          ))}
          <li>{product.seriesName}</li>
        </ol>
      </nav>
      <h1 className={product.name.length > LONG_NAME ? "is-long" : ""}>{product.name}</h1>
      <p className="buy-use">{useLine(language, product)}</p>
      {slip && <p className="buy-slip">{slip}</p>}
      {data.yard && (
        <p className="buy-use">
          <a href={data.yard.path}>{data.yard.words}</a>
        </p>
      )}
      <PriceLine selected={selected} units={units} />
      <Choices product={product} selected={selected} />
      <Calculator selected={selected} quantity={quantity} form={FORM}>
        <OverLot selected={selected} units={units} offer={offer} way={way} />
      </Calculator>
      <WaysToReceive
        selected={selected}
        units={units}
        offer={offer}
        way={way}
        onWay={setWay}
        zip={zip}
        onZip={setZip}
        isZipWrong={door?.zip === null}
        form={FORM}
      />
      {zip && way === "DLVR" && (
        <DoorPrice itemNo={selected.itemNo} units={units} zip={zip} store={root.store} given={door?.price ?? null} form={FORM} />
      )}
      {sampleItemNo && (
        <SampleForm fetcher={sample} itemNo={sampleItemNo} className="buy-sample-row">
          <button type="submit" disabled={sample.state !== "idle"}>
            {t("product.addSample")}
            <Icon of={Plus} />
          </button>
        </SampleForm>
      )}
      <div className="buy-go">
        {total !== null && (
          <p className="buy-total tabular" aria-live="polite">
            <span className="buy-total-wide">
              {t(isDelivered ? "detail.delivered" : way === "PKUP" ? "detail.pickedUp" : "detail.goods")}
            </span>
            <strong className="buy-total-wide">{total}</strong>
            <strong className="buy-total-phone">{goods}</strong>
            <span className="buy-total-count buy-total-phone">{counted}</span>
          </p>
        )}
        <fetcher.Form id={FORM} method="post" action={address("shoppingbag")}>
          <input type="hidden" name="intent" value="add" />
          <input type="hidden" name="itemNo" value={selected.itemNo} />
          {root.store && <input type="hidden" name="store" value={root.store} />}
          <Button type="submit" disabled={fetcher.state !== "idle" || isUnclear || isGone} className="buy-button tabular">
            {isGone ? (
              stock
            ) : (
              <>
                <span className="buy-button-wide">
                  {goods === null
                    ? t("detail.addUnitsOnly", { units: unitsSaid })
                    : t("detail.addUnits", { units: unitsSaid, price: goods })}
                </span>
                <span className="buy-button-phone">{t("detail.add")}</span>
              </>
            )}
          </Button>
        </fetcher.Form>
        {isGone && (
          <p className="buy-said">
            <a href={data.related.similar ? "#similar" : path.at(-1)?.href}>{t("detail.soldOutSimilar")}</a>
          </p>
        )}
        {stock && data.availability?.expectedOn && (
          <p className="buy-said">{t("detail.expected", { day: shortDay(data.availability.expectedOn, language) })}</p>
        )}
        {sampleItemNo && (
          <SampleForm fetcher={sample} itemNo={sampleItemNo} className="buy-sample">
            <Button type="submit" look="quiet" disabled={sample.state !== "idle"} aria-label={t("product.addSample")}>
              {t("detail.sample")}
            </Button>
          </SampleForm>
        )}
        <p role="status" className="buy-said text-moss">
          {isDone && (
            <>
              {t("detail.added")} <a href={address("shoppingbag")}>{t("product.toBag")}</a>
            </>
          )}
          {sample.state === "idle" && sample.data?.added && (
            <>
              {t("detail.sampleAdded")} <a href={address("shoppingbag")}>{t("product.toBag")}</a>
            </>
          )}
        </p>
        {(fetcher.data?.messages ?? sample.data?.messages) && (
          <p role="alert" className="buy-said text-clay">
            <UnbrokenNumbers>{(fetcher.data?.messages ?? sample.data?.messages)?.join(" ")}</UnbrokenNumbers>
          </p>
        )}
      </div>
      {left !== undefined && left < units && !isUnclear && (
        <NotifyForm
          itemNo={selected.itemNo}
          units={units}
          quantity={unitsSaid}
          store={way === "PKUP" ? (root.stores.find((one) => one.code === root.store) ?? null) : null}
          answer={answer}
        />
      )}
      <OrderLoad selected={selected} units={loaded} limits={data.loads} isPickedUp={way === "PKUP"} />
      <div className="buy-wish">
        <ToWishList itemNo={selected.itemNo} units={units} isSignedIn={root.session !== null}>
          {t("detail.toWishList")}
        </ToWishList>
        <a href={address(keepPath({ kind: "product", reference: selected.itemNo }))}>{t("detail.toIdeas")}</a>
        {hasScripts && <ShareAndLay name={product.name} sampleOf={selected.sampleItemNo ? selected.itemNo : null} />}
      </div>
    </section>
  );
}

interface SampleProps {
  fetcher: FetcherWithComponents<Answer>;
  itemNo: string;
  className: string;
  children: ReactNode;
}

function SampleForm({ fetcher, itemNo, className, children }: SampleProps) {
  const address = useAddress();
  return (
    <fetcher.Form method="post" action={address("shoppingbag")} className={className}>
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="itemNo" value={itemNo} />
      <input type="hidden" name="quantity" value="1" />
      <input type="hidden" name="fulfilmentType" value="DLVR" />
      {children}
    </fetcher.Form>
  );
}

/** The price of a quantity, calculated from the product's price and quantity breaks until the API's response arrives. */
function goodsOf(price: Props["data"]["detail"]["selected"]["price"], units: number): number | null {
  if (!price) return null;
  const reached = price.breaks.filter((step) => units >= step.fromUnits).map((step) => step.cents);
  return Math.min(price.cents, ...reached) * units;
}
