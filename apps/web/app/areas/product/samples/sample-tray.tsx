import "virtual:words/samples";
import "./samples.css";
import { Button } from "@azulejo/ui/button.tsx";
import { Close, Icon } from "@azulejo/ui/icon.tsx";
import { useEffect } from "react";
import { useFetcher } from "react-router";
import { money, shortDay } from "../../../i18n/formats.ts";
import { useLanguage } from "../../../i18n/language.ts";
import { useText } from "../../../i18n/text.ts";
import { Laid } from "../../../media/laid.tsx";
import { productPath } from "../../../routing/product-path.ts";
import { useAddress } from "../../../routing/use-address.ts";
import { useZip } from "../../delivery/use-zip.ts";
import { ADD_FIELD } from "../list/wall/card/add-field.ts";
import { TRAY, useSampleChoice } from "./sample-choice.ts";
import type { loader } from "./samples.resource.ts";

type Sample = Awaited<ReturnType<typeof loader>>[number];

/** The bag's answer. */
interface Answer {
  added?: boolean;
  messages?: string[];
}

const MM_PER_FOOT = 304.8;
/** A seventh of the real size, at 96 pixels per inch: a 4 in sample then fits the tray. */
const PX_PER_MM = 96 / 25.4 / 7;

/** The tray in which a visitor puts samples side by side before ordering them, with their price and delivery date. */
export function SampleTray() {
  const t = useText();
  const address = useAddress();
  const { itemNos, clear } = useSampleChoice();
  const order = useFetcher<Answer>();
  const isAdded = order.state === "idle" && order.data?.added === true;
  const { load, data } = useFetcher<typeof loader>();
  const language = useLanguage();
  const [zip] = useZip(null);
  const chosen = itemNos.join();
  useCardSamples(itemNos);
  useEffect(() => {
    if (chosen === "") return;
    const asked = new URLSearchParams([...chosen.split(",").map((one) => ["item", one]), ...(zip ? [["zip", zip]] : [])]);
    void load(`/${language}/samples?${asked}`);
  }, [chosen, zip, language, load]);
  const samples = (data ?? []).filter(({ itemNo }) => itemNos.includes(itemNo));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (isAdded) clear();
  }, [isAdded, order.data]);
  if (samples.length === 0)
    return (
      <p role="status" className={isAdded ? "sample-tray" : undefined}>
        {isAdded && (
          <>
            {t("samples.added")} <a href={address("shoppingbag")}>{t("samples.toBag")}</a>
          </>
        )}
      </p>
    );
  return (
    <section id={TRAY} aria-label={t("samples.title")} className="sample-tray">
      <ul>
        {samples.map((sample) => (
          <Piece key={sample.itemNo} sample={sample} />
        ))}
      </ul>
      <Order samples={samples} zip={zip} fetcher={order} />
    </section>
  );
}

function Piece({ sample }: { sample: Sample }) {
  const t = useText();
  const address = useAddress();
  const { toggle } = useSampleChoice();
  const { itemNo, name, label, slug, picture, format, widthMm, heightMm } = sample;
  const box = { width: widthMm * PX_PER_MM, height: heightMm * PX_PER_MM };
  return (
    <li>
      <svg {...box} aria-hidden="true">
        <foreignObject {...box}>
          {picture && (
            <Laid
              picture={picture}
              format={format}
              acrossFeet={widthMm / MM_PER_FOOT}
              aspect={widthMm / heightMm}
              alt=""
              name={name}
              sizes="96px"
              largest={320}
              className="block size-full object-cover"
            />
          )}
        </foreignObject>
      </svg>
      <a href={address(productPath(slug, itemNo))}>{name}</a>
      <small>{label}</small>
      <button type="button" onClick={() => toggle(itemNo)} aria-label={t("samples.remove", { name })}>
        <Icon of={Close} size={16} />
      </button>
    </li>
  );
}

/** The price and delivery date of the samples, and the button that adds them to the bag. */
function Order({ samples, zip, fetcher }: { samples: Sample[]; zip: string | null; fetcher: ReturnType<typeof useFetcher<Answer>> }) {
  const t = useText();
  const language = useLanguage();
  const address = useAddress();
  const { Form, state, data } = fetcher;
  const [first] = samples;
  const cents = samples.reduce((sum, { price }) => sum + (price?.cents ?? 0), 0);
  const days = samples.flatMap(({ by }) => by ?? []).sort();
  const last = days.length === samples.length ? days.at(-1) : undefined;
  return (
    <Form method="post" action={address("shoppingbag")} className="sample-order">
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="quantity" value="1" />
      {samples.map(({ sampleItemNo }) => (
        <input key={sampleItemNo} type="hidden" name="itemNo" value={sampleItemNo} />
      ))}
      <p>
        <b>
          {t("samples.count", { count: samples.length })}
          {first?.price && `, ${money(cents, language, first.price.currency)}`}
        </b>
        <span className="text-moss">
          {last && (zip ? t("samples.byAt", { day: shortDay(last, language), zip }) : t("samples.by", { day: shortDay(last, language) }))}
        </span>
      </p>
      <Button type="submit" disabled={state !== "idle"}>
        {t("samples.add", { count: samples.length })}
      </Button>
      <span role="status" className="text-clay">
        {data?.messages?.join(" ")}
      </span>
    </Form>
  );
}

/** Makes the sample buttons of a page's cards put samples in the tray, and shows which ones are there. */
function useCardSamples(itemNos: string[]): void {
  const { toggle } = useSampleChoice();
  useEffect(() => {
    for (const [button, itemNo] of sampleButtons()) button.ariaPressed = String(itemNos.includes(itemNo));
  });
  useEffect(() => {
    const lay = (event: SubmitEvent) => {
      const itemNo = sampleButtons().find(([button]) => button === event.submitter)?.[1];
      if (itemNo === undefined) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      toggle(itemNo);
    };
    document.addEventListener("submit", lay, { capture: true });
    return () => document.removeEventListener("submit", lay, { capture: true });
  });
}

/** Returns the second button of each card, which orders a sample; the first one orders the item itself. */
function sampleButtons(): [HTMLButtonElement, string][] {
  return [...document.querySelectorAll(".card-picture")].flatMap((card): [HTMLButtonElement, string][] => {
    const [item, sample] = card.querySelectorAll<HTMLButtonElement>(`button[name=${ADD_FIELD}]`);
    return item && sample ? [[sample, item.value]] : [];
  });
}
