import "virtual:words/list";
import type { blocks } from "@azulejo/contract/content/index.ts";
import { buttonClass } from "@azulejo/ui/button.tsx";
import { useFetcher } from "react-router";
import { LandingStyles } from "../../areas/product/list/landing/landing-styles.tsx";
import type { CardData } from "../../areas/product/list/wall/card/card-data.ts";
import { money } from "../../i18n/formats.ts";
import { useLanguage } from "../../i18n/language.ts";
import { useText } from "../../i18n/text.ts";
import { Laid } from "../../media/laid.tsx";
import { productPath } from "../../routing/product-path.ts";
import { useAddress } from "../../routing/use-address.ts";
import type { BlockProps } from "../block.ts";

/** Feet of material across a picture of 600 px at 110 px per foot. */
const BROAD = { acrossFeet: 5.45, aspect: 600 / 520, least: 640, largest: 1280, sizes: "(min-width: 68rem) 42vw, 100vw" };
const NARROW = { acrossFeet: 3.27, aspect: 360 / 520, least: 640, largest: 960, sizes: "(min-width: 68rem) 25vw, 100vw" };

/** Two materials that an editor combined, with one sentence why. */
export function EditorsPick({ block, data = [] }: BlockProps<typeof blocks.editorsPick, CardData[] | undefined>) {
  const t = useText();
  const language = useLanguage();
  const address = useAddress();
  const cards = data.slice(0, 2);
  const [first] = cards;
  if (!first) return null;
  const samples = cards.flatMap((card) => card.lead.sampleItemNo ?? []);
  return (
    <section className="pick">
      <LandingStyles />
      {cards.map(
        (card, index) =>
          card.picture && (
            <div key={card.code} className={`swatch ${index === 0 && cards.length > 1 ? "pick-broad" : "pick-narrow"}`}>
              <Laid
                {...(index === 0 ? BROAD : NARROW)}
                picture={card.picture}
                format={card.lead.format}
                alt={card.name}
                className="size-full object-cover"
              />
            </div>
          ),
      )}
      <div className="pick-words">
        <p className="text-small text-ink-soft">{t("content.editorsPick")}</p>
        {block.headline && <h2 className="mt-1 text-title lg:mt-auto">{block.headline}</h2>}
        {block.text && <p className="mt-3 max-w-prose">{block.text}</p>}
        <ul className="tabular mt-5 text-small">
          {cards.map(({ code, slug, name, lead }) => (
            <li key={code} className="border-t border-joint">
              <a
                href={address(productPath(slug, lead.itemNo))}
                className="flex min-h-11 items-center justify-between gap-4 no-underline hover:underline"
              >
                <span>
                  {name}, {lead.label}
                </span>
                {lead.price && (
                  <span className="shrink-0">
                    {lead.price.perSqFtCents === null
                      ? money(lead.price.cents, language, lead.price.currency)
                      : t("price.perSqFt", { price: money(lead.price.perSqFtCents, language, lead.price.currency) })}
                  </span>
                )}
              </a>
            </li>
          ))}
        </ul>
        {samples.length > 0 && <OrderSamples itemNos={samples} />}
      </div>
    </section>
  );
}

/** A form that adds all samples to the bag; without scripts the bag page follows. */
function OrderSamples({ itemNos }: { itemNos: string[] }) {
  const t = useText();
  const address = useAddress();
  const fetcher = useFetcher();
  const isAdded = fetcher.state === "idle" && fetcher.data !== undefined;
  return (
    <fetcher.Form method="post" action={address("shoppingbag")} className="mt-4 flex flex-wrap items-center gap-4">
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="quantity" value="1" />
      {itemNos.map((itemNo) => (
        <input key={itemNo} type="hidden" name="itemNo" value={itemNo} />
      ))}
      <button type="submit" disabled={fetcher.state !== "idle"} className={buttonClass("quiet", "min-h-13")}>
        {t("content.orderSamples", { count: itemNos.length })}
      </button>
      <span role="status" className="text-small text-moss">
        {isAdded ? t("list.added") : ""}
      </span>
    </fetcher.Form>
  );
}
