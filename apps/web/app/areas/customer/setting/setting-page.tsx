import "virtual:words/bag+checkout+order";
import { customer, type ValueOf } from "@azulejo/contract";
import { Notice, Rule } from "@azulejo/ui/notice.tsx";
import { UnbrokenNumbers } from "@azulejo/ui/unbroken-numbers.tsx";
import { day, squareFeet, squareMetres } from "../../../i18n/formats.ts";
import { text, useText } from "../../../i18n/text.ts";
import { unitCount } from "../../../i18n/units.ts";
import { Laid } from "../../../media/laid.tsx";
import { callApi, isNotFound } from "../../../request/api.server.ts";
import { pageLoader } from "../../../routing/page-loader.server.ts";
import { useAddress } from "../../../routing/use-address.ts";
import { headOf } from "../../../shell/head/head.ts";
import { shellDataOf, useShellData } from "../../../shell/shell-data.ts";
import { keepAddress } from "../../account/secret-address.ts";
import type { Route } from "./+types/setting-page";
import { howToSet } from "./how-to-set.ts";

export const headers = keepAddress;

/** Explains how to prepare an order's tile before it is set, for each line and lot. */
export const loader = pageLoader(async ({ context, language, params, notFound }) => {
  try {
    return await callApi(context, language, customer.receipt, { id: params.id ?? "" });
  } catch (error) {
    if (isNotFound(error, "customer_receipt_not_found")) notFound();
    throw error;
  }
});

export function meta({ location, matches }: Route.MetaArgs) {
  const root = shellDataOf(matches);
  return headOf({ root, location, title: root && text(root.language, "setting.title"), noindex: true });
}

type Line = ValueOf<typeof customer.receipt>["lines"][number];

export default function SettingPage({ loaderData: receipt }: Route.ComponentProps) {
  const t = useText();
  const { language } = useShellData();
  const address = useAddress();
  return (
    <article className="max-w-3xl space-y-8 py-8">
      <header>
        <h1 className="text-title">{t("setting.title")}</h1>
        <p className="mt-3">
          <a href={address(`order/receipt/${receipt.receiptId}`)}>{t("receipt.order", { order: String(receipt.orderNo) })}</a>
        </p>
      </header>
      <Notice>{t("receipt.claims", { day: day(receipt.claimUntil, language, "long") })}</Notice>
      <section>
        <Rule>{t("setting.first")}</Rule>
        <ol className="mt-3 list-decimal space-y-2 pl-5">
          {(["boxes", "lay", "floor"] as const).map((step) => (
            <li key={step}>{t(`setting.first.${step}`)}</li>
          ))}
        </ol>
      </section>
      {receipt.lines.map((line) => (
        <SetLine key={`${line.itemNo} ${line.fulfilment}`} line={line} />
      ))}
    </article>
  );
}

/** Feet of material shown across a picture. */
const ACROSS_FEET = 4;

/** How to lay out and set one line; renders nothing for goods that aren't laid. */
function SetLine({ line: { picture, format, area, name, detail, itemNo, quantity, sellUnit, lots } }: { line: Line }) {
  const t = useText();
  const { language } = useShellData();
  if (!picture || !format || area === null) return null;
  const { trowel, bags, isBackButtered, isLong } = howToSet(format, area);
  const facts = [
    [
      t("setting.amount"),
      [
        unitCount(quantity, sellUnit, language),
        t("package.areaValue", { feet: squareFeet(area, language), metres: squareMetres(area, language) }),
      ].join(", "),
    ],
    [
      t("setting.lots"),
      lots
        .map(({ code, shade, quantity: units }) =>
          t("setting.lot", { lot: code, shade: shade ?? "", hasShade: shade ? "yes" : "no", units: unitCount(units, sellUnit, language) }),
        )
        .join("; ") || t("setting.noLot"),
    ],
    [t("setting.trowel"), t(`setting.trowel.${trowel}`)],
    [t("setting.mortar"), t("setting.bags", { count: bags })],
  ] as const;
  return (
    <section>
      <Rule>{name}</Rule>
      <p className="mt-2 text-small text-ink-soft">
        <UnbrokenNumbers>{`${detail}, ${itemNo}`}</UnbrokenNumbers>
      </p>
      <div className="mt-4 grid gap-6 sm:grid-cols-2">
        <Laid
          picture={picture}
          format={format}
          acrossFeet={ACROSS_FEET}
          aspect={4 / 3}
          alt={name}
          sizes="(min-width: 640px) 360px, 90vw"
          className="w-full"
        />
        <dl className="text-small">
          {facts.map(([label, value]) => (
            <div key={label} className="border-b border-joint py-2">
              <dt className="text-ink-soft">{label}</dt>
              <dd className="tabular">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      {(isLong || isBackButtered) && (
        <ul className="mt-3 list-disc space-y-1 pl-5">
          {isLong && <li>{t("setting.offset")}</li>}
          {isBackButtered && <li>{t("setting.back")}</li>}
        </ul>
      )}
    </section>
  );
}
