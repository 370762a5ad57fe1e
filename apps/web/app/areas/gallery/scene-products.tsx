import type { SceneDetail } from "@azulejo/contract/areas/gallery.ts";
import { money } from "../../i18n/formats.ts";
import { useLanguage } from "../../i18n/language.ts";
import { textOr, useText } from "../../i18n/text.ts";
import { Laid } from "../../media/laid.tsx";
import { keepPath } from "../../routing/idea-address.ts";
import { productPath } from "../../routing/product-path.ts";
import { useAddress } from "../../routing/use-address.ts";
import { Share } from "../../shell/browser/share.tsx";
import { SampleOffer } from "../product/samples/sample-offer.tsx";
import { SampleForm } from "./sample-form.tsx";

interface Props {
  detail: SceneDetail;
  active: string | null;
  onActive: (product: string | null) => void;
  /** Whether it is below another heading of the page; its title then leads to the scene's own page. */
  isWithin?: boolean;
}

type Shown = SceneDetail["products"][number];

const SWATCH_FEET = 2;

/** The products of a scene, numbered as in the picture. */
export function SceneProducts({ detail: { scene, products }, active, onActive, isWithin = false }: Props) {
  const t = useText();
  const address = useAddress();
  const samples = products.flatMap(({ card: { lead } }) => (lead.sampleItemNo ? [lead.itemNo] : []));
  return (
    <section className="scene-panel">
      {isWithin ? (
        <h2 className="text-head">
          <a href={address(`gallery/detail/${scene.code}/`)}>{scene.title}</a>
        </h2>
      ) : (
        <h1 className="text-title">{scene.title}</h1>
      )}
      <p className="pt-1 text-ink-soft text-small">
        {products.length > 0 ? t("gallery.inScene", { count: products.length }) : t("gallery.noProducts")}
      </p>
      <ol className="mt-4">
        {products.map((shown, index) => (
          <li
            key={shown.card.code}
            id={`part-${index + 1}`}
            className={active === shown.card.code ? "on" : ""}
            onMouseEnter={() => onActive(shown.card.code)}
            onFocus={() => onActive(shown.card.code)}
          >
            <Swatch shown={shown} number={index + 1} />
            <Words shown={shown} />
          </li>
        ))}
      </ol>
      {/* The actions for a scene. */}
      <div className="flex flex-wrap gap-6 border-joint border-t pt-4">
        {samples.length > 0 && <SampleOffer itemNos={samples} className="w-full" />}
        {isWithin && scene.surface && (
          <p className="text-small">
            <a href={`${address(`gallery/detail/${scene.code}/`)}#change`} className="inline-flex min-h-6 items-center">
              {t(`gallery.change.${scene.surface.part}`)}
            </a>
          </p>
        )}
        <Share title={scene.title} />
        <p className="text-small">
          <a href={address(keepPath({ kind: "scene", reference: scene.code }))} className="inline-flex min-h-6 items-center">
            {t("gallery.toIdeas")}
          </a>
        </p>
      </div>
    </section>
  );
}

function Swatch({ shown: { card }, number }: { shown: Shown; number: number }) {
  return (
    <span className="relative block h-27 overflow-hidden" aria-hidden="true">
      {card.picture && (
        <Laid
          picture={card.picture}
          format={card.lead.format}
          acrossFeet={SWATCH_FEET}
          aspect={132 / 108}
          alt=""
          name=""
          sizes="132px"
          largest={320}
          className="size-full object-cover"
        />
      )}
      <span className="number">{number}</span>
    </span>
  );
}

function Words({ shown: { card, partLabel } }: { shown: Shown }) {
  const t = useText();
  const language = useLanguage();
  const address = useAddress();
  const { price, sellUnit } = card.lead;
  const unit = textOr(language, `unit.${sellUnit}`, sellUnit, { count: 1 });
  return (
    <div className="min-w-0 text-small">
      <a href={address(productPath(card.slug, card.lead.itemNo))} className="inline-block min-h-6 font-medium text-base">
        {card.name}
      </a>
      <p className="text-ink-soft">{[partLabel, card.lead.label].filter(Boolean).join(", ")}</p>
      {price && (
        <p className="tabular">
          {price.perSqFtCents === null
            ? t("price.perUnit", { price: money(price.cents, language, price.currency), unit })
            : t("price.perSqFt", { price: money(price.perSqFtCents, language, price.currency) })}
        </p>
      )}
      {card.lead.sampleItemNo && <SampleForm itemNo={card.lead.sampleItemNo} name={card.name} />}
    </div>
  );
}
