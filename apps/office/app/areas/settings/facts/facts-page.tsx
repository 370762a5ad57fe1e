import { buttonClass } from "@azulejo/ui/button.tsx";
import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { Empty } from "../../../frame/empty.tsx";
import { OrderedRows } from "../../../frame/rows/ordered-rows.tsx";
import { useLanguage } from "../../../i18n/language.ts";
import { useText } from "../../../i18n/text.ts";
import { DraftPage } from "../draft/draft-page.tsx";
import { loadSettings, type Saved } from "../draft/shop-settings.ts";
import { useDraft } from "../draft/use-draft.ts";
import { Part } from "../part.tsx";

const sections = ["storefront"] as const;
export const loader = ({ request }: LoaderFunctionArgs): Promise<Saved> => loadSettings(sections, request);

/** The supplier's own facts in the order in which shoppers see them. */
export function Component() {
  const t = useText();
  const language = useLanguage();
  const draft = useDraft(useLoaderData<typeof loader>(), sections);
  const { facts } = draft.typed.storefront;
  const add = (
    <Link to="/settings/facts/new" className={buttonClass("tool", "no-underline")}>
      {t("settings.newFact")}
    </Link>
  );
  return (
    <DraftPage title={t("settings.facts")} draft={draft} actions={add}>
      <Part title={t("settings.path.storefront.facts")} hint={t("settings.factsHint")}>
        {facts.length > 0 ? (
          <OrderedRows
            rows={facts}
            nameOf={(at) => facts[at]?.name[language] ?? ""}
            keyOf={({ code }) => code}
            onChange={(rows) => draft.set(["storefront", "facts"], rows)}
          >
            {({ code, name, kind, filterable }) => (
              <p className="fact-row">
                <Link to={`/settings/facts/${code}`}>{name[language]}</Link>
                <small className="soft">
                  {t(filterable ? "settings.factFiltered" : "settings.factUnfiltered", { code, kind: t(`settings.factKind.${kind}`) })}
                </small>
              </p>
            )}
          </OrderedRows>
        ) : (
          <Empty title={t("settings.noFacts")}>{t("settings.noFactsHint")}</Empty>
        )}
      </Part>
    </DraftPage>
  );
}
