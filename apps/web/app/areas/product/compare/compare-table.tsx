import { Button } from "@azulejo/ui/button.tsx";
import { joined } from "../../../i18n/formats.ts";
import { textOr, useText } from "../../../i18n/text.ts";
import { productPath } from "../../../routing/product-path.ts";
import { useAddress } from "../../../routing/use-address.ts";
import { MaterialGap } from "../../../shell/layout/materials/material-gap.tsx";
import { useShellData } from "../../../shell/shell-data.ts";
import styles from "../list/pieces.css?url";
import { ADD_FIELD } from "../list/wall/card/add-field.ts";
import { PiecePicture } from "../list/wall/card/piece-picture.tsx";
import { pieceScale, rowHeight } from "../list/wall/card/row-scale.ts";
import { PriceFacts } from "../price-facts.tsx";
import type { Route } from "./+types/compare-page";
import { compareFacts } from "./compare-rows.ts";

/** Returns a label as written inside a sentence; an abbreviation keeps its capitals. */
const withinSentence = (label: string): string => label.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());

/** More names make no sentence. */
const MAX_NAMED = 4;

type Columns = Route.ComponentProps["loaderData"]["columns"];

/** The variants side by side, with their differences first. */
export function CompareTable({ columns }: { columns: Columns }) {
  const t = useText();
  const { language } = useShellData();
  if (columns.length === 0) {
    return (
      <MaterialGap title={t("compare.title")} line={t("compare.emptyLine")}>
        <p>{t("compare.empty")}</p>
      </MaterialGap>
    );
  }
  const without = (itemNo: string) =>
    `?${new URLSearchParams(columns.flatMap(({ card }) => (card.lead.itemNo === itemNo ? [] : [["item", card.lead.itemNo]])))}`;
  const { differences, shared } = compareFacts(columns.map(({ facts }) => facts));
  // Every item has its own item number, which is therefore left out.
  const named = differences.filter(({ label }) => label !== t("product.itemNo"));
  const labels = named.map(({ label }) => withinSentence(label));
  const mostNamed = labels.length > MAX_NAMED + 1 ? MAX_NAMED : labels.length;
  const further = labels.length - mostNamed;
  const cards = columns.map(({ card }) => card);
  const scaleMm = pieceScale(cards);
  const high = rowHeight(cards, 0, scaleMm);
  return (
    <section>
      <link rel="stylesheet" href={styles} precedence="landing" />
      <h1 className="text-title">{t("compare.title")}</h1>
      <p className="mt-1 mb-4 max-w-prose text-small">
        {cards.length > 1 &&
          t("compare.differ", {
            count: named.length,
            labels: joined([...labels.slice(0, mostNamed), ...(further > 0 ? [t("compare.more", { count: further })] : [])], language),
          })}{" "}
        <span className="text-ink-soft">{t("compare.scale")}</span>
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard */}
      <section className="compare-scroll" tabIndex={0} aria-label={t("compare.title")}>
        <table className="compare w-full border-collapse text-small md:min-w-xl md:table-fixed">
          <thead>
            <tr className="align-bottom">
              <td className="w-40" />
              {cards.map((card) => (
                <CardHead key={card.lead.itemNo} card={card} scaleMm={scaleMm} high={high} without={without(card.lead.itemNo)} />
              ))}
            </tr>
          </thead>
          <tbody>
            {differences.map((row) => (
              <tr key={row.label} className="border-t border-joint align-top">
                <th scope="row" className="py-1.5 pr-4 text-left font-normal text-ink-soft" lang={language}>
                  {row.label}
                </th>
                {row.values.map((value, index) => (
                  <td key={cards[index]?.lead.itemNo} className="border-joint py-1.5 pr-3 font-medium md:border-l md:pl-3">
                    {value ?? <span className="font-normal text-ink-soft">{t("compare.none")}</span>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {shared.length > 0 && <Shared rows={shared} count={cards.length} />}
    </section>
  );
}

/** The facts that all products share. */
function Shared({ rows, count }: { rows: ReturnType<typeof compareFacts>["shared"]; count: number }) {
  const t = useText();
  return (
    <section className="mt-8 text-small" aria-labelledby="shared">
      <h2 id="shared" className="font-medium">
        {t("compare.shared", { count: count })}
      </h2>
      <dl className="compare-shared">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface HeadProps {
  card: Columns[number]["card"];
  scaleMm: number;
  /** The height of the pieces' row as a share of the column's width. */
  high: number;
  /** The address of the page without it. */
  without: string;
}

/** The head of a column: the piece, its name and price. */
function CardHead({ card, scaleMm, high, without }: HeadProps) {
  const t = useText();
  const address = useAddress();
  return (
    <th scope="col" className="border-joint py-2 pr-3 text-left font-normal align-top md:min-w-40 md:border-l md:pl-3">
      <div className="compare-piece">
        <PiecePicture card={card} scaleMm={scaleMm} high={high} from="left" priority />
      </div>
      <a href={address(productPath(card.slug, card.lead.itemNo))} className="inline-block min-h-6 font-medium text-base">
        {card.name}
      </a>
      {card.lead.price && <PriceFacts price={card.lead.price} sellUnit={card.lead.sellUnit} />}
      <AddForm card={card} />
      <a href={without} className="inline-flex min-h-8 items-center">
        {t("compare.remove")}
        <span className="sr-only"> {card.name}</span>
      </a>
    </th>
  );
}

/** Adds one unit or a sample to the bag, and opens the bag. */
function AddForm({ card: { name, lead } }: Pick<HeadProps, "card">) {
  const t = useText();
  const address = useAddress();
  const { language } = useShellData();
  const unit = textOr(language, `unit.${lead.sellUnit}`, lead.sellUnit, { count: 1 });
  const look = { type: "submit", look: "quiet", name: ADD_FIELD, className: "min-h-9 px-3 py-1" } as const;
  return (
    <form method="post" action={address("shoppingbag")} className="my-2 flex flex-wrap gap-2">
      <Button {...look} value={lead.itemNo} aria-label={`${t("list.addOne", { unit })}: ${name}`}>
        {t("list.addOne", { unit })}
      </Button>
      {lead.sampleItemNo && (
        <Button {...look} value={lead.sampleItemNo} aria-label={`${t("product.addSample")}: ${name}`}>
          {t("list.sample")}
        </Button>
      )}
    </form>
  );
}
