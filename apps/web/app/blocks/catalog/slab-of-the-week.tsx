import type { BlockValue } from "@azulejo/contract/content/define-block.ts";
import type { blocks } from "@azulejo/contract/content/index.ts";
import { LandingStyles } from "../../areas/product/list/landing/landing-styles.tsx";
import type { CardData } from "../../areas/product/list/wall/card/card-data.ts";
import { money, wholeNumber } from "../../i18n/formats.ts";
import { useLanguage } from "../../i18n/language.ts";
import { textOr, useText } from "../../i18n/text.ts";
import { Picture } from "../../media/picture.tsx";
import { Zoom } from "../../media/zoom.tsx";
import { productPath } from "../../routing/product-path.ts";
import { useAddress } from "../../routing/use-address.ts";
import type { BlockProps } from "../block.ts";
import { Lead } from "../lead.tsx";
import { SlabNotices } from "./slab-notices.tsx";

const MM_PER_INCH = 25.4;
const TICK_INCHES = 12;
/** Used if a slab's size is unknown. */
const USUAL = { widthMm: 3200, heightMm: 1900 };

/** One slab with its sides measured in feet; the block consists of its photograph. */
export function SlabOfTheWeek({ block, data, root }: BlockProps<typeof blocks.slabOfTheWeek, CardData[] | undefined>) {
  const t = useText();
  const language = useLanguage();
  const address = useAddress();
  const [card] = data ?? [];
  if (!card?.picture) return null;
  const { lead } = card;
  const size = { widthMm: lead.widthMm ?? USUAL.widthMm, heightMm: lead.heightMm ?? USUAL.heightMm };
  const facts = [
    card.name,
    // A slab's sides are told on its edges, and its name says that it is one.
    lead.sellUnit !== "slab" && lead.label,
    lead.sellUnit !== "slab" && lead.finishLabel,
    lead.price &&
      t("price.perUnit", {
        price: money(lead.price.cents, language, lead.price.currency),
        unit: textOr(language, `unit.${lead.sellUnit}`, lead.sellUnit, { count: 1 }),
      }),
  ];
  return (
    <section className="page mt-14 lg:mt-18">
      <LandingStyles />
      <div className="mb-5 items-baseline justify-between gap-8 lg:flex">
        {block.headline && <h2 className="text-title">{block.headline}</h2>}
        {block.text && <p className="mt-1 text-small text-ink-soft">{block.text}</p>}
      </div>
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_24.5rem] lg:gap-8">
        <div className="slab">
          <Sides {...size} />
          <div className="relative">
            <Zoom picture={card.picture} crop={null} name={card.name}>
              <Picture
                picture={card.picture}
                alt={card.name}
                sizes="(min-width: 68rem) 62vw, 100vw"
                className="aspect-[32/19] h-auto w-full object-cover"
              />
            </Zoom>
            <Counter block={block} size={size} />
          </div>
          <p className="slab-facts tabular">
            <a href={address(productPath(card.slug, lead.itemNo))} className="no-underline hover:underline">
              {facts.filter(Boolean).join(", ")}
            </a>
            <Lead link={block.link} label={block.linkLabel} />
          </p>
        </div>
        <SlabNotices notices={(block.notices ?? []) as BlockValue<typeof blocks.notice>[]} root={root} />
      </div>
    </section>
  );
}

type Block = BlockValue<typeof blocks.slabOfTheWeek>;

/** Shows how much of the slab a counter takes, at the slab's scale. */
function Counter({ block, size }: { block: Block; size: { widthMm: number; heightMm: number } }) {
  const t = useText();
  const [width, depth] = [Number(block.counterWidth), Number(block.counterDepth)];
  const [w, h] = [size.widthMm / MM_PER_INCH, size.heightMm / MM_PER_INCH];
  if (!(width > 0 && depth > 0 && width <= w && depth <= h)) return null;
  const [left, top] = [Math.min(w * 0.1, w - width), Math.min(h * 0.25, h - depth)];
  return (
    <>
      <svg viewBox={`0 0 ${w} ${h}`} preserveAspectRatio="none" aria-hidden="true" className="slab-counter">
        <path d={`M${left} ${top}h${width}v${depth}h-${width}z`} />
      </svg>
      <p className="slab-counter-label tabular">{t("content.counter", { width, depth })}</p>
    </>
  );
}

/** The upper and left edge with their lengths, and a tick at every foot. */
function Sides({ widthMm, heightMm }: { widthMm: number; heightMm: number }) {
  const language = useLanguage();
  const inches = (mm: number) => Math.round(mm / MM_PER_INCH);
  const ticks = (mm: number) => Array.from({ length: Math.floor(inches(mm) / TICK_INCHES) }, (_, at) => (at + 1) * TICK_INCHES);
  const [w, h] = [inches(widthMm), inches(heightMm)];
  return (
    <>
      <div className="slab-top tabular">
        <span>{`${w} in (${wholeNumber(widthMm, language)} mm)`}</span>
        <svg viewBox={`0 0 ${w} 8`} preserveAspectRatio="none" aria-hidden="true">
          <path
            d={`M0 8V0H${w}V8${ticks(widthMm)
              .map((at) => `M${at} 0V4`)
              .join("")}`}
          />
        </svg>
      </div>
      <div className="slab-left tabular">
        <svg viewBox={`0 0 8 ${h}`} preserveAspectRatio="none" aria-hidden="true">
          <path
            d={`M8 0H0V${h}H8${ticks(heightMm)
              .map((at) => `M0 ${at}H4`)
              .join("")}`}
          />
        </svg>
        <span>{`${h} in (${wholeNumber(heightMm, language)} mm)`}</span>
      </div>
    </>
  );
}
