import type { FindTerm } from "@azulejo/contract/staff/catalog-cells.ts";
import { Button } from "@azulejo/ui/button.tsx";
import { type ReactNode, useMemo, useState } from "react";
import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import type { CallValue } from "../../../call/calls.ts";
import { FailureNotice } from "../../../call/failure-notice.tsx";
import { load } from "../../../call/load.ts";
import { useCall } from "../../../call/use-call.ts";
import { useAnnounce } from "../../../frame/announcement.tsx";
import { PageHeading } from "../../../frame/page-heading.tsx";
import { LeaveGuard } from "../../../frame/pages/leave-guard.tsx";
import { useLanguage } from "../../../i18n/language.ts";
import { useText } from "../../../i18n/text.ts";
import { AuditLink } from "../../audit/audit-link.tsx";
import { PicturesSection } from "../pictures/pictures-section.tsx";
import { useUnsaved } from "../use-unsaved.ts";
import { faultText } from "./fault-text.ts";
import { labelOf } from "./field-labels.ts";
import { FormProvider, type FormState, FormText } from "./form-fields.tsx";
import { ItemFacts } from "./item-facts.tsx";
import { ProductChanged } from "./product-changed.tsx";
import { changesOf, decideField, mergeForm, openForm, type } from "./product-form.ts";
import { Classification, Documents, Facts, Texts, Variants } from "./product-sections.tsx";
import "./product.css";
import { FactsLine } from "../../../frame/ledger/facts-line.tsx";

const noId = 2_147_483_647;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const id = Number(params["id"]?.replaceAll(/\D/g, "") || 0) || noId;
  const [product, pictures, words, facts] = await Promise.all([
    load("catalogueProduct", { id }, request),
    load("productPictures", { id }, request),
    load("catalogueWords", {}, request),
    load("productFacts", { id }, request),
  ]);
  return { product, pictures, words, facts };
}

/** Everything about a product: texts in both languages, its series' facts, variants, addresses, relations and documents. */
export function Component() {
  const { product, pictures, words, facts } = useLoaderData<typeof loader>();
  return <ProductPage key={product.id} loaded={product} pictures={pictures} words={words} facts={facts} />;
}

interface Props {
  loaded: CallValue<"catalogueProduct">;
  pictures: CallValue<"productPictures">;
  words: CallValue<"catalogueWords">;
  facts: CallValue<"productFacts">;
}

function ProductPage({ loaded, pictures, words, facts }: Props) {
  const t = useText();
  const announce = useAnnounce();
  const language = useLanguage();
  const [product, setProduct] = useState(loaded);
  const [form, setForm] = useState(() => openForm(loaded.fields));
  const [isMeanwhile, setMeanwhile] = useState(false);
  const { send, isSending, failure } = useCall("saveCatalogueProduct");
  const findTerm = useMemo(() => finderOf(words), [words]);
  const changes = changesOf(form, findTerm);
  const isUndecided = Object.keys(form.theirs).length > 0;
  const isWrong = changes.some(({ fault }) => fault !== null);
  useUnsaved(changes.length > 0);
  const state: FormState = {
    value: (field) => form.typed[field] ?? "",
    fault(field) {
      const fault = changes.find((one) => one.field === field)?.fault;
      return fault ? faultText(t, field, fault) : undefined;
    },
    set: (field, text) => setForm((before) => type(before, field, text)),
  };
  const save = async () => {
    const fields = Object.fromEntries(changes.map(({ field, value }) => [field, value ?? ""]));
    const answer = await send({ id: product.id, revision: product.revision, fields });
    if (!answer) return;
    setProduct(answer.product);
    setMeanwhile(!answer.saved);
    if (!answer.saved) return setForm((before) => mergeForm(before, answer.product.fields));
    setForm(openForm(answer.product.fields));
    announce(t("product.saved", { name: answer.product.fields[language === "es" ? "nameEs" : "nameEn"] ?? answer.product.code }));
  };
  const name = product.fields[language === "es" ? "nameEs" : "nameEn"] ?? product.code;
  const slug = product.fields[language === "es" ? "slugEs" : "slugEn"];
  return (
    <FormProvider value={state}>
      <PageHeading
        title={name}
        actions={
          <span className="product-links">
            <AuditLink subject="product" no={product.code} />
            <Link to={`/catalogue?series=${encodeURIComponent(product.series.code)}`}>{t("product.toGrid")}</Link>
            {product.fields.published === "shown" && (
              <a href={`/${language}/product/detail/${slug}/`} target="_blank" rel="noreferrer">
                {t("product.inShop")}
              </a>
            )}
          </span>
        }
      />
      <FactsLine
        facts={[
          [t("product.code"), product.code],
          [t("product.series"), product.series.name],
        ]}
      />
      <div className="px-5">
        <FailureNotice failure={failure} />
      </div>
      {isMeanwhile && (
        <ProductChanged form={form} onDecide={(field, keepsMine) => setForm((before) => decideField(before, field, keepsMine))} />
      )}
      <div className="product-page">
        <Part id="texts" title={t("product.texts")}>
          <Texts />
        </Part>
        <Part id="pictures" title={t("product.pictures")} isWide>
          <PicturesSection id={product.id} loaded={pictures} sizes={sizesOf(product)} />
        </Part>
        <Part id="classification" title={t("product.classification")}>
          <Classification words={words} />
        </Part>
        <Part id="items" title={t("product.items")} isWide>
          <Variants product={product} />
        </Part>
        <Part id="facts" title={t("product.facts")}>
          <Facts product={product} words={words} form={state} />
        </Part>
        {facts.columns.length > 0 && (
          <Part id="own-facts" title={t("product.ownFacts")} isWide>
            <ItemFacts id={product.id} loaded={facts} />
          </Part>
        )}
        <Part id="documents" title={t("product.documents")}>
          <Documents product={product} form={state} />
        </Part>
        <Part id="related" title={t("product.related")}>
          <ul className="plain-list">
            {product.related.map(({ code, name: related }) => (
              <li key={code}>
                {related} <span className="soft">{code}</span>
              </li>
            ))}
          </ul>
          <FormText field="relatedTo" label={t("product.relatedTo")} hint={t("product.relatedHint")} lines={2} />
        </Part>
        <Part id="addresses" title={t("product.addresses")}>
          {product.formerSlugs.length === 0 && <p className="soft">{t("product.noAddresses")}</p>}
          <ul className="plain-list">
            {product.formerSlugs.map((former) => (
              <li key={`${former.language} ${former.slug}`}>
                <code>{`/${former.language}/product/detail/${former.slug}/`}</code>
              </li>
            ))}
          </ul>
        </Part>
      </div>
      {changes.length > 0 && (
        <section className="save-bar" aria-label={t("product.changes", { count: changes.length })}>
          <p>
            <strong>{t("product.changes", { count: changes.length })}</strong>{" "}
            <span className="soft">{changes.map(({ field }) => labelOf(t, field)).join(" · ")}</span>
          </p>
          <p className="page-actions">
            <Button type="button" look="tool" onClick={() => setForm(openForm(product.fields))} disabled={isSending}>
              {t("product.discard")}
            </Button>
            <Button type="button" className="min-h-9" onClick={() => void save()} disabled={isSending || isWrong || isUndecided}>
              {t("product.save")}
            </Button>
          </p>
        </section>
      )}
      <LeaveGuard isUnsaved={changes.length > 0} text={t("product.leaveText")} />
    </FormProvider>
  );
}

const sizesOf = ({ items }: CallValue<"catalogueProduct">): string[] => [
  ...new Set(items.map(({ size }) => size).filter((size) => size !== null)),
];

function Part({ id, title, isWide = false, children }: { id: string; title: string; isWide?: boolean; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <div className="bar-heading">
        <h2 id={id}>{title}</h2>
      </div>
      {isWide ? children : <div className="stack text-small product-part">{children}</div>}
    </section>
  );
}

function finderOf({ terms }: CallValue<"catalogueWords">): FindTerm {
  const codes = new Map(
    Object.entries(terms).flatMap(([kind, words]) =>
      words.flatMap((word) => [word.code, word.en, word.es].map((written) => [`${kind}|${written.toLowerCase()}`, word.code] as const)),
    ),
  );
  return (kind, written) => codes.get(`${kind}|${written.trim().toLowerCase()}`) ?? null;
}
