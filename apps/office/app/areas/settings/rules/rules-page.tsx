import { Checkbox } from "@azulejo/ui/field.tsx";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { useText } from "../../../i18n/text.ts";
import { DraftPage } from "../draft/draft-page.tsx";
import { SettingNumbers, SettingSelect, SettingSet } from "../draft/setting-choices.tsx";
import { SettingDollars } from "../draft/setting-dollars.tsx";
import { SettingField } from "../draft/setting-field.tsx";
import { SettingRows } from "../draft/setting-rows.tsx";
import { loadSettings, type Saved } from "../draft/shop-settings.ts";
import { type Draft, useDraft } from "../draft/use-draft.ts";
import { Part } from "../part.tsx";

const sections = ["storefront"] as const;
export const loader = ({ request }: LoaderFunctionArgs): Promise<Saved> => loadSettings(sections, request);

const sampleLimits = ["samplesPerOrder", "samplesPerBuyer", "samplesOfOneItem", "sampleDays"];
const unpaidLimits = ["unpaidOrders", "unpaidUnits", "unpaidShare"];
const delivery = ["handlingDays", "windowDays", "transferDays", "receivingDays", "parcelLimitLb", "pickupTruckLb", "quoteHours"];
const finalGoods = ["sample", "slab", "electronic"] as const;
const shopFields = [
  "businesses.name",
  "businesses.type",
  "businesses.paymentTerm",
  "businesses.creditLimit",
  "businesses.priceLevel",
  "businesses.postalCode",
  "branches.name",
  "branches.place",
  "people.name",
  "people.phone",
  "people.language",
  "people.roles",
  "addresses",
  "contracts",
  "certificates",
  "lists",
  "store-hours",
  "containers",
  "slabs",
  "costs",
  "redirects",
] as const;
const at = (...keys: string[]) => ["storefront", ...keys];

/** How the shop sells: terms, returns, limits, delivery times, quotes and slabs. */
export function Component() {
  const t = useText();
  const draft = useDraft(useLoaderData<typeof loader>(), sections);
  return (
    <DraftPage title={t("settings.rules")} draft={draft}>
      <Part folds title={t("settings.part.terms")} hint={t("settings.part.termsHint")}>
        <div className="field-row">
          <SettingField draft={draft} path={at("termsVersion")} />
          <SettingSelect
            draft={draft}
            path={at("checkout")}
            choices={[
              { value: "short", label: t("settings.checkout.short") },
              { value: "extended", label: t("settings.checkout.extended") },
            ]}
          />
        </div>
        <SettingNumbers draft={draft} path={at()} keys={["claimDays", "newForDays"]} />
      </Part>
      <ReturnsPart draft={draft} />
      <DelaysPart draft={draft} />
      <Part folds title={t("settings.path.storefront.limits")} hint={t("settings.part.limitsHint")}>
        <SettingNumbers draft={draft} path={at("limits")} keys={sampleLimits} />
        <div className="field-row">
          <SettingField draft={draft} path={at("limits", "giftCardsPerOrder")} isNumber inputMode="numeric" />
          <SettingDollars draft={draft} path={at("limits", "giftCardCentsPerDay")} />
        </div>
        <SettingNumbers draft={draft} path={at("limits")} keys={unpaidLimits} />
      </Part>
      <Part folds title={t("settings.part.unpaid")} hint={t("settings.part.unpaidHint")}>
        <SettingNumbers draft={draft} path={at("unpaidOrders")} keys={["days", "remindDays"]} />
      </Part>
      <Part folds title={t("settings.part.delivery")} hint={t("settings.part.deliveryHint")}>
        <SettingNumbers draft={draft} path={at("delivery")} keys={delivery} />
      </Part>
      <Part folds title={t("settings.path.storefront.lots")} hint={t("settings.part.lotsHint")}>
        <SettingNumbers draft={draft} path={at("lots")} keys={["usefulRemainder", "sampleDays"]} />
      </Part>
      <QuotesPart draft={draft} />
      <Part folds title={t("settings.path.storefront.slabs")} hint={t("settings.part.slabsHint")}>
        <SettingNumbers draft={draft} path={at("slabs")} keys={["holdHours", "queueLength", "holdsPerAccount", "edgeMm", "kerfMm"]} />
      </Part>
      <Part folds title={t("settings.part.moves")} hint={t("settings.part.movesHint")}>
        <SettingSet
          draft={draft}
          path={at("shopFields")}
          chosen={draft.typed.storefront.shopFields}
          choices={shopFields.map((value) => ({ value, label: t(`settings.shopField.${value}`) }))}
        />
      </Part>
    </DraftPage>
  );
}

function ReturnsPart({ draft }: { draft: Draft }) {
  const t = useText();
  const { returns } = draft.typed.storefront;
  const usual = draft.saved.settings.storefront.returns ?? { days: 30, restockingPercent: 0, final: [...finalGoods] };
  return (
    <Part folds title={t("settings.path.storefront.returns")} hint={t("settings.part.returnsHint")}>
      <Checkbox
        name="storefront.returns"
        label={t("settings.limitReturns")}
        checked={returns !== null}
        onChange={({ currentTarget }) => draft.set(at("returns"), currentTarget.checked ? usual : null)}
      />
      {returns && (
        <>
          <SettingNumbers draft={draft} path={at("returns")} keys={["days", "restockingPercent"]} />
          <SettingSet
            draft={draft}
            path={at("returns", "final")}
            chosen={returns.final}
            choices={finalGoods.map((value) => ({ value, label: t(`settings.final.${value}`) }))}
          />
        </>
      )}
    </Part>
  );
}

function DelaysPart({ draft }: { draft: Draft }) {
  const t = useText();
  const { delayAnswers } = draft.typed.storefront;
  return (
    <Part folds title={t("settings.part.delays")} hint={t("settings.part.delaysHint")}>
      <SettingRows
        draft={draft}
        path={at("delayAnswers")}
        label={t("settings.path.storefront.delayAnswers")}
        rows={delayAnswers}
        fresh={{ from: "", days: 14 }}
      >
        {(path) => (
          <>
            <SettingField draft={draft} path={[...path, "from"]} type="date" />
            <SettingField draft={draft} path={[...path, "days"]} isNumber inputMode="numeric" />
          </>
        )}
      </SettingRows>
    </Part>
  );
}

function QuotesPart({ draft }: { draft: Draft }) {
  const t = useText();
  const { quotes } = draft.typed.storefront;
  return (
    <Part folds title={t("settings.path.storefront.quotes")}>
      <SettingNumbers draft={draft} path={at("quotes")} keys={["validDays", "waitingPerAccount"]} />
      <SettingRows
        draft={draft}
        path={at("quotes", "rejectReasons")}
        label={t("settings.path.storefront.quotes.rejectReasons")}
        rows={quotes.rejectReasons}
        fresh={{ code: "", label: { en: "", es: "" } }}
      >
        {(path) => (
          <>
            <SettingField draft={draft} path={[...path, "code"]} />
            <SettingField draft={draft} path={[...path, "label", "en"]} lang="en" />
            <SettingField draft={draft} path={[...path, "label", "es"]} lang="es" />
          </>
        )}
      </SettingRows>
    </Part>
  );
}
