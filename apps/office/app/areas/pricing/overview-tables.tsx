import { Link } from "react-router";
import type { CallValue } from "../../call/calls.ts";
import { Ledger } from "../../frame/ledger/ledger.tsx";
import { useMay } from "../../frame/staff.ts";
import { wallTime } from "../../i18n/shop-clock.ts";
import { useText } from "../../i18n/text.ts";
import { useFormats } from "../../i18n/use-formats.ts";

type Overview = CallValue<"priceOverview">;

const BASIS_POINTS = 10_000;

/** The sales that run or are planned, one a series. */
export function SalesTable({ sales }: { sales: Overview["sales"] }) {
  const t = useText();
  const may = useMay();
  const { day, figure, percent } = useFormats();
  const today = wallTime(new Date()).slice(0, 10);
  const off = (...ends: [least: number, most: number]): string => {
    // Prices in whole cents differ by less than is written.
    const [least, most] = ends.map((end) => percent(end / BASIS_POINTS)) as [string, string];
    return least === most ? t("prices.saleOff", { percent: most }) : t("prices.saleOffRange", { least, most });
  };
  return (
    <Ledger
      caption={t("prices.sales")}
      rows={sales}
      keyOf={({ series, from, until }) => `${series} ${from} ${until}`}
      first={12}
      columns={[
        {
          label: t("catalog.series"),
          cell: ({ series, name }) =>
            may("catalogue.write") ? <Link to={`/catalogue?series=${encodeURIComponent(series)}`}>{name}</Link> : name,
        },
        {
          label: t("prices.sizes"),
          phone: "plain",
          cell: ({ labels, moreLabels }) => {
            const named = labels.filter(Boolean).join("; ");
            return moreLabels > 0 ? t("prices.sizesMore", { sizes: named, count: moreLabels }) : named;
          },
        },
        { label: t("prices.sale"), phone: "end", cell: ({ least, most }) => off(least, most) },
        {
          label: t("codes.state"),
          cell: ({ from }) => (from !== null && from > today ? t("prices.startsOn", { day: day(from) }) : t("prices.running")),
        },
        {
          label: t("prices.lastDay"),
          phone: "state",
          cell: ({ until }) => (until ? t("prices.endsOn", { day: day(until) }) : t("prices.noEnd")),
        },
        { label: t("prices.items"), isFigure: true, phone: "named", cell: ({ items }) => figure(items) },
      ]}
    />
  );
}

/** The list prices of each department. */
export function DepartmentPrices({ departments }: { departments: Overview["departments"] }) {
  const t = useText();
  const may = useMay();
  const { figure, money } = useFormats();
  const orNone = (count: number): string => (count === 0 ? "—" : figure(count));
  return (
    <Ledger
      caption={t("prices.listPrices")}
      rows={departments}
      keyOf={({ code }) => code}
      columns={[
        {
          label: t("catalog.department"),
          cell: ({ code, name }) =>
            may("catalogue.write") ? <Link to={`/catalogue?department=${encodeURIComponent(code)}`}>{name}</Link> : name,
        },
        { label: t("prices.items"), isFigure: true, phone: "named", cell: ({ items }) => figure(items) },
        { label: t("prices.lowest"), isFigure: true, phone: "none", cell: ({ lowestCents }) => money(lowestCents) },
        { label: t("prices.highest"), isFigure: true, phone: "none", cell: ({ highestCents }) => money(highestCents) },
        { label: t("prices.onSaleNow"), isFigure: true, phone: "named", cell: ({ onSale }) => orNone(onSale) },
        { label: t("prices.priceComing"), isFigure: true, phone: "named", cell: ({ planned }) => orNone(planned) },
      ]}
    />
  );
}
