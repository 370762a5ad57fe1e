import type { CatalogProduct } from "@azulejo/contract/areas/office/catalog/product.ts";
import { Checkbox } from "@azulejo/ui/field.tsx";
import { Link } from "react-router";
import type { CallValue } from "../../../call/calls.ts";
import { Ledger } from "../../../frame/ledger/ledger.tsx";
import { useMay } from "../../../frame/staff.ts";
import { useLanguage } from "../../../i18n/language.ts";
import { useText } from "../../../i18n/text.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { FormPair, FormSelect, type FormState, FormText } from "./form-fields.tsx";

type Words = CallValue<"catalogueWords">;

const PROSE_LINES = 6;

export function Texts() {
  const t = useText();
  return (
    <>
      <FormPair field="name" label={t("product.name")} />
      <FormPair field="color" label={t("product.color")} />
      <FormPair field="slug" label={t("product.slug")} hint={t("product.slugHint")} />
      <FormPair field="description" label={t("product.description")} hint={t("product.descriptionHint")} lines={PROSE_LINES} />
      <FormPair field="seoTitle" label={t("product.seoTitle")} hint={t("product.seoHint")} />
      <FormPair field="seoDescription" label={t("product.seoDescription")} lines={2} />
    </>
  );
}

export function Classification({ words: { terms } }: { words: Words }) {
  const t = useText();
  const language = useLanguage();
  const choices = (kind: "color" | "look") => terms[kind].map((word) => ({ value: word.code, label: word[language] }));
  return (
    <div className="field-row">
      <FormSelect
        field="published"
        label={t("product.published")}
        choices={[
          { value: "shown", label: t("catalog.shown") },
          { value: "hidden", label: t("catalog.hidden") },
        ]}
      />
      <FormText field="showOn" label={t("product.showOn")} hint={t("product.showOnHint")} type="date" />
      <FormText field="hideAfter" label={t("product.hideAfter")} hint={t("product.hideAfterHint")} type="date" />
      <FormText field="introducedOn" label={t("product.introducedOn")} type="date" />
      <FormSelect field="look" label={t("product.look")} choices={choices("look")} none={t("product.none")} />
      <FormSelect field="colorFamily" label={t("product.colorFamily")} choices={choices("color")} none={t("product.none")} />
      <FormText field="tags" label={t("product.tags")} hint={t("product.listHint")} />
    </div>
  );
}

const measures = ["pei", "dcofWet", "waterAbsorptionPct", "breakingStrengthLbf", "mohs", "recycledPct"] as const;
const flags = ["frostResistant", "rectified"] as const;

export function Facts({ product: { series }, words, form }: { product: CatalogProduct; words: Words; form: FormState }) {
  const t = useText();
  const language = useLanguage();
  const uses = form.value("uses").split(", ").filter(Boolean);
  const choose = (code: string, isChosen: boolean) =>
    form.set("uses", (isChosen ? [...uses, code] : uses.filter((one) => one !== code)).join(", "));
  return (
    <>
      <p className="soft">{t("product.factsHint", { products: series.products, series: series.name })}</p>
      <div className="field-row">
        <FormText field="origin" label={t("product.origin")} />
        <FormSelect
          field="shadeVariation"
          label={t("product.shadeVariation")}
          choices={["V1", "V2", "V3", "V4"].map((value) => ({ value, label: value }))}
          none={t("product.unknown")}
        />
        {measures.map((field) => (
          <FormText key={field} field={field} label={t(`product.${field}`)} inputMode="decimal" />
        ))}
        {flags.map((field) => (
          <FormSelect
            key={field}
            field={field}
            label={t(`product.${field}`)}
            choices={[
              { value: "yes", label: t("product.yes") },
              { value: "no", label: t("product.no") },
            ]}
            none={t("product.unknown")}
          />
        ))}
      </div>
      <fieldset className="check-columns">
        <legend>{t("product.uses")}</legend>
        {words.terms.use.map((word) => (
          <Checkbox
            key={word.code}
            id={`use-${word.code}`}
            name="use"
            label={word[language]}
            checked={uses.includes(word.code)}
            onChange={({ currentTarget }) => choose(word.code, currentTarget.checked)}
          />
        ))}
      </fieldset>
      <FormPair field="seriesDescription" label={t("product.seriesDescription")} lines={PROSE_LINES} />
    </>
  );
}

export function Documents({ product: { documents }, form }: { product: CatalogProduct; form: FormState }) {
  const t = useText();
  const language = useLanguage();
  const chosen = form.value("documents").split(", ").filter(Boolean);
  const choose = (id: string, isChosen: boolean) =>
    form.set("documents", (isChosen ? [...chosen, id] : chosen.filter((one) => one !== id)).join(", "));
  return (
    <fieldset className="check-columns">
      <legend className="sr-only">{t("product.documents")}</legend>
      {documents.map(({ id, title, address }) => (
        <div key={id} className="document-choice">
          <Checkbox
            id={`document-${id}`}
            name="document"
            label={title[language]}
            checked={chosen.includes(id)}
            onChange={({ currentTarget }) => choose(id, currentTarget.checked)}
          />
          <a href={address[language]} target="_blank" rel="noreferrer" aria-label={t("product.openDocument", { title: title[language] })}>
            {t("product.pdf")}
          </a>
        </div>
      ))}
    </fieldset>
  );
}

export function Variants({ product: { items, code } }: { product: CatalogProduct }) {
  const t = useText();
  const { money } = useFormats();
  const readsStock = useMay()("orders.read");
  if (items.length === 0) return <p className="soft">{t("product.noItems")}</p>;
  return (
    <Ledger
      caption={t("product.items")}
      rows={items}
      keyOf={({ itemNo }) => `${code} ${itemNo}`}
      columns={[
        {
          label: t("product.item"),
          cell: ({ itemNo, kind }) => (
            <Link to={`/catalogue?q=${encodeURIComponent(itemNo)}${kind === "sample" ? "&kind=sample" : ""}`}>{itemNo}</Link>
          ),
        },
        { label: t("product.label"), cell: ({ label }) => label },
        ...(items.some(({ externalIds }) => externalIds.length > 0)
          ? [
              {
                label: t("product.externalIds"),
                phone: "named" as const,
                cell: ({ externalIds }: CatalogProduct["items"][number]) =>
                  externalIds.map(({ source, id }) => `${source}: ${id}`).join(", "),
              },
            ]
          : []),
        { label: t("product.sold"), phone: "named", cell: ({ isSold }) => t(isSold ? "product.yes" : "product.no") },
        ...(readsStock
          ? [
              {
                label: t("product.stock"),
                phone: "state" as const,
                cell: ({ itemNo }: CatalogProduct["items"][number]) => (
                  <Link to={`/stock?item=${encodeURIComponent(itemNo)}`} aria-label={t("stock.of", { item: itemNo })}>
                    {t("product.toStock")}
                  </Link>
                ),
              },
            ]
          : []),
        { label: t("product.list"), isFigure: true, cell: ({ listCents }) => (listCents === null ? "—" : money(listCents)) },
      ]}
    />
  );
}
