import { Button } from "@azulejo/ui/button.tsx";
import { SelectField } from "@azulejo/ui/field.tsx";
import { type FormEvent, useState } from "react";
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from "react-router";
import { callOffice } from "../../call/call-office.ts";
import type { CallValue } from "../../call/calls.ts";
import { FailureNotice } from "../../call/failure-notice.tsx";
import { load } from "../../call/load.ts";
import { signedInCall } from "../../call/sign-in-again.ts";
import { useCall } from "../../call/use-call.ts";
import { useAnnounce } from "../../frame/announcement.tsx";
import { PageHeading } from "../../frame/page-heading.tsx";
import { useText } from "../../i18n/text.ts";
import { AuditLink } from "../audit/audit-link.tsx";
import { PriceEditor } from "./price-editor.tsx";
import { PricesChanged } from "./prices-changed.tsx";
import { useSavedPrices } from "./use-saved-prices.ts";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const customerId = Number(params["customerId"]);
  const [prices, levels] = await Promise.all([load("customerPrices", { customerId }, request), load("priceLevels", {}, request)]);
  return { prices, levels };
}

export function Component() {
  const { prices, levels } = useLoaderData<typeof loader>();
  return <CustomerPrices key={prices.customerId} loaded={prices} levels={levels} />;
}

interface Props {
  loaded: CallValue<"customerPrices">;
  levels: CallValue<"priceLevels">;
}

/** A business account's price level and contract prices. */
function CustomerPrices({ loaded, levels }: Props) {
  const t = useText();
  const announce = useAnnounce();
  const { customerId } = loaded;
  const [query] = useSearchParams();
  const name = query.get("name") ?? t("prices.account", { id: customerId });
  const { send, isSending, failure, fail } = useCall("saveCustomerPrices");
  const [level, setLevel] = useState(loaded.level);
  const readNow = () => signedInCall(() => callOffice("customerPrices", { customerId }));
  const prices = useSavedPrices({ loaded, failure, readNow });

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const lines = prices.editor.read();
    if (!lines) return fail({ code: null, messages: [t("prices.fault.rows")], fields: {} });
    const saved = await send({ customerId, level, lines, revision: prices.revision ?? loaded.revision });
    if (!saved) return;
    prices.accept(saved);
    announce(t("prices.saved", { name }));
  };
  const discard = async () => {
    const now = await prices.discard();
    if (now) setLevel(now.level);
    fail(null);
  };

  return (
    <form onSubmit={(event) => void save(event)} noValidate>
      <PageHeading
        help="prices"
        title={t("prices.of", { name })}
        actions={
          <Button type="submit" className="min-h-9!" disabled={isSending}>
            {t("prices.save")}
          </Button>
        }
      >
        <AuditLink subject="customer" no={customerId} />
      </PageHeading>
      {prices.isChanged ? (
        <PricesChanged
          saved={prices.others}
          onCompare={() => void prices.compare().then(() => fail(null))}
          onDiscard={() => void discard()}
        />
      ) : (
        <FailureNotice failure={failure} />
      )}
      <LevelField level={level} levels={levels} onLevel={setLevel} />
      <div className="bar-heading">
        <h2>{t("prices.contract")}</h2>
        <span>{t("prices.contractHint")}</span>
      </div>
      <PriceEditor editor={prices.editor} />
    </form>
  );
}

interface LevelProps extends Pick<Props, "levels"> {
  /** Null for the shop's standard prices. */
  level: string | null;
  onLevel(level: string | null): void;
}

function LevelField({ level, levels, onLevel }: LevelProps) {
  const t = useText();
  return (
    <div className="filters">
      <div className="field-slot">
        <SelectField
          name="level"
          label={t("prices.priceLevel")}
          value={level ?? ""}
          onChange={({ currentTarget }) => onLevel(currentTarget.value || null)}
        >
          <option value="">{t("prices.shopPrices")}</option>
          {levels.map(({ code, name: words }) => (
            <option key={code} value={code}>
              {words}
            </option>
          ))}
        </SelectField>
      </div>
    </div>
  );
}
