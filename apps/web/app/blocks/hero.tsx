// @bundle plain-blocks
import type { blocks } from "@azulejo/contract/content/index.ts";
import { ButtonLink } from "@azulejo/ui/button.tsx";
import { LandingStyles } from "../areas/product/list/landing/landing-styles.tsx";
import type { CardData } from "../areas/product/list/wall/card/card-data.ts";
import { SearchField } from "../areas/suggestions/search-field.tsx";
import { money } from "../i18n/formats.ts";
import { useLanguage } from "../i18n/language.ts";
import { useText } from "../i18n/text.ts";
import { productPath } from "../routing/product-path.ts";
import { useAddress } from "../routing/use-address.ts";
import type { BlockProps } from "./block.ts";
import { Lead } from "./lead.tsx";
import { ContentPicture } from "./media/content-picture.tsx";

/**
 * A scene beside its text: a third for the text, two for the picture with its caption. On a phone the text is above it. Further lines of the
 * text are a list of facts.
 */
export function Hero({ block, data, first }: BlockProps<typeof blocks.hero, CardData[] | undefined>) {
  const Heading = first ? "h1" : "h2";
  const { link, linkLabel } = block;
  const [text, ...facts] = block.text?.split("\n") ?? [];
  return (
    <section className={`opening ${first ? "" : "mt-16"}`}>
      <LandingStyles />
      <div className="opening-words page">
        {block.headline && <Heading className={first ? "text-scene" : "text-title"}>{block.headline}</Heading>}
        {text && <p className="mt-4 max-w-prose">{text}</p>}
        {facts.length > 0 && (
          <ul className="mt-3 border-joint border-b text-small">
            {facts.map((fact) => (
              <li key={fact} className="border-joint border-t py-1.5">
                {fact}
              </li>
            ))}
          </ul>
        )}
        {block.search && (
          <div className="mt-6 max-w-lg">
            <SearchField large />
          </div>
        )}
        {link?.href && (
          <p className="mt-6 flex flex-wrap gap-2">
            {linkLabel && (
              <ButtonLink href={link.href} className="min-h-13">
                {linkLabel}
              </ButtonLink>
            )}
            <Lead link={block.secondLink} label={block.secondLabel} look="quiet" />
          </p>
        )}
      </div>
      <div className="opening-scene">
        <ContentPicture
          asset={block.image}
          sizes="(min-width: 68rem) 67vw, 100vw"
          priority={first}
          className="size-full object-cover object-right"
        />
        {data && data.length > 0 && <SceneProducts cards={data} />}
      </div>
    </section>
  );
}

function SceneProducts({ cards }: { cards: CardData[] }) {
  const t = useText();
  const language = useLanguage();
  const address = useAddress();
  return (
    <ul className="tab tabular">
      {cards.map(({ code, slug, name, lead }) => (
        <li key={code}>
          <a href={address(productPath(slug, lead.itemNo))} className="inline-block min-h-6 no-underline hover:underline">
            {[
              name,
              lead.label,
              lead.price?.perSqFtCents != null &&
                t("price.perSqFt", { price: money(lead.price.perSqFtCents, language, lead.price.currency) }),
            ]
              .filter(Boolean)
              .join(", ")}
          </a>
        </li>
      ))}
    </ul>
  );
}
