import { Button } from "@azulejo/ui/button.tsx";
import { Field } from "@azulejo/ui/field.tsx";
import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router";
import { callOffice } from "../../call/call-office.ts";
import type { CallValue } from "../../call/calls.ts";
import { FailureNotice } from "../../call/failure-notice.tsx";
import { signedInCall } from "../../call/sign-in-again.ts";
import { type Failure, useCall } from "../../call/use-call.ts";
import { useAnnounce } from "../../frame/announcement.tsx";
import { PageHeading } from "../../frame/page-heading.tsx";
import { useText } from "../../i18n/text.ts";
import { AuditLink } from "../audit/audit-link.tsx";
import { PriceEditor } from "./price-editor.tsx";
import { PricesChanged } from "./prices-changed.tsx";
import { useSavedPrices } from "./use-saved-prices.ts";

type Level = CallValue<"priceLevels">[number];

const readLevel = async (code: string): Promise<Level | null> =>
  (await signedInCall(() => callOffice("priceLevels", {}))).find((one) => one.code === code) ?? null;

/** Edits a price level, or creates one. */
export function LevelEditor({ level }: { level: Level | null }) {
  const t = useText();
  const announce = useAnnounce();
  const navigate = useNavigate();
  const { send, isSending, failure, fail } = useCall("savePriceLevel");
  const [code, setCode] = useState(level?.code ?? "");
  const [name, setName] = useState(level?.name ?? "");
  const prices = useSavedPrices<Level>({ loaded: level ?? { lines: [], revision: null }, failure, readNow: () => readLevel(code) });

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const lines = prices.editor.read();
    if (!lines) return fail({ code: null, messages: [t("prices.fault.rows")], fields: {} });
    const saved = await send({ code, name, lines, revision: prices.revision });
    if (!saved) return;
    prices.accept(saved);
    announce(t("prices.saved", { name: saved.name }));
    if (!level) await navigate(`/prices/${saved.code}`, { replace: true });
  };
  const discard = async () => {
    const now = await prices.discard();
    if (now) setName(now.name);
    fail(null);
  };

  return (
    <form onSubmit={(event) => void save(event)} noValidate>
      <PageHeading
        help="prices"
        title={level ? t("prices.level", { name: level.name }) : t("prices.newLevel")}
        actions={
          <Button type="submit" className="min-h-9!" disabled={isSending}>
            {t("prices.save")}
          </Button>
        }
      >
        {level && <span className="soft">{t("prices.accountCount", { count: level.accounts })}</span>}
        {level && <AuditLink subject="price_level" no={level.code} />}
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
      <LevelFields {...{ code, name, failure }} isNew={!level} onCode={setCode} onName={setName} />
      <PriceEditor editor={prices.editor} />
    </form>
  );
}

interface FieldsProps {
  isNew: boolean;
  code: string;
  name: string;
  failure: Failure | null;
  onCode(code: string): void;
  onName(name: string): void;
}

function LevelFields({ isNew, code, name, failure, onCode, onName }: FieldsProps) {
  const t = useText();
  return (
    <div className="filters items-start!">
      {isNew && (
        <div className="field-slot">
          <Field
            name="code"
            label={t("prices.code")}
            hint={t("prices.codeHint")}
            value={code}
            maxLength={20}
            autoComplete="off"
            onChange={({ currentTarget }) => onCode(currentTarget.value.toUpperCase())}
            error={failure?.fields["code"]}
          />
        </div>
      )}
      <div className="field-slot">
        <Field
          name="name"
          label={t("prices.name")}
          value={name}
          maxLength={80}
          autoComplete="off"
          onChange={({ currentTarget }) => onName(currentTarget.value)}
          error={failure?.fields["name"]}
        />
      </div>
    </div>
  );
}
