import { Button } from "@azulejo/ui/button.tsx";
import { type FormEvent, useState } from "react";
import { type LoaderFunctionArgs, useLoaderData, useNavigate, useParams } from "react-router";
import type { CallValue } from "../../../call/calls.ts";
import { FailureNotice } from "../../../call/failure-notice.tsx";
import { load } from "../../../call/load.ts";
import { useCall } from "../../../call/use-call.ts";
import { useAnnounce } from "../../../frame/announcement.tsx";
import { MissingPage } from "../../../frame/missing-page.tsx";
import { PageHeading } from "../../../frame/page-heading.tsx";
import { useText } from "../../../i18n/text.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { SettingDifferences } from "../../settings/draft/setting-differences.tsx";
import { PricePages } from "../price-pages.tsx";
import { CodeFields } from "./code-fields.tsx";
import { emptyPromotion, type Promotion, type TypedPromotion, toPromotion, toTyped } from "./promotion.ts";
import "../../settings/settings.css";

export const loader = ({ request }: LoaderFunctionArgs) => load("promotions", {}, request);

export function Component() {
  const { promotions, today } = useLoaderData<typeof loader>();
  const { code } = useParams();
  const found = promotions.find(({ promotion }) => promotion["code"] === code);
  if (code !== undefined && !found) return <MissingPage />;
  const saved = (found?.promotion as unknown as Promotion | undefined) ?? null;
  return <CodeForm key={JSON.stringify(saved)} saved={saved} used={found?.used ?? 0} today={today} />;
}

const DAY_MS = 86_400_000;
const dayBefore = (day: string): string => new Date(Date.parse(`${day}T00:00:00Z`) - DAY_MS).toISOString().slice(0, 10);

/** The effects of saving, for the fields as they were when it was asked for: later changes need another one. */
interface Review {
  of: TypedPromotion;
  after: Record<string, unknown>;
  preview: CallValue<"previewPromotion">;
}

function CodeForm({ saved, used, today }: { saved: Promotion | null; used: number; today: string }) {
  const t = useText();
  const announce = useAnnounce();
  const navigate = useNavigate();
  const preview = useCall("previewPromotion");
  const saving = useCall("savePromotion");
  const [typed, setTyped] = useState<TypedPromotion>(saved ? toTyped(saved) : emptyPromotion);
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [last, setLast] = useState<Review | null>(null);
  const review = last?.of === typed ? last : null;
  const before = saved as unknown as Record<string, unknown> | null;
  const ask = async (of: TypedPromotion) => {
    const after = toPromotion(of);
    setLast(null);
    saving.fail(null);
    const answer = await preview.send({ before, after });
    if (!answer) return;
    setFaults(faultsByField(answer.change.faults));
    if (answer.change.faults.length === 0) setLast({ of, after, preview: answer });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void ask(typed);
  };
  const end = () => {
    const ended = { ...typed, until: dayBefore(today) };
    setTyped(ended);
    void ask(ended);
  };
  const save = async () => {
    const result = review && (await saving.send({ before, after: review.after }));
    if (!result) return;
    setFaults(faultsByField(result.faults));
    if (result.faults.length > 0) return setLast(null);
    announce(t("codes.saved", { code: String(review.after["code"]) }));
    await navigate("/prices/codes");
  };
  return (
    <form onSubmit={submit} noValidate>
      <PageHeading
        help="codes"
        title={saved ? t("codes.of", { code: saved.code }) : t("codes.new")}
        actions={
          <CodeButtons
            mayEnd={saved !== null && (saved.until === null || saved.until >= today) && (saved.from ?? "") < today}
            isReviewed={review !== null}
            isAsking={preview.isSending}
            onEnd={end}
          />
        }
      >
        {saved && <span className="soft">{t("codes.usedTimes", { count: used })}</span>}
      </PageHeading>
      <PricePages />
      <div className="px-5">
        <FailureNotice failure={preview.failure ?? saving.failure} />
      </div>
      {review && <Touched review={review.preview} isSending={saving.isSending} onSave={() => void save()} />}
      <CodeFields typed={typed} isNew={saved === null} faults={faults} onChange={(part) => setTyped({ ...typed, ...part })} />
    </form>
  );
}

interface ButtonsProps {
  /** Whether the code has begun and hasn't ended. */
  mayEnd: boolean;
  isReviewed: boolean;
  isAsking: boolean;
  onEnd(): void;
}

function CodeButtons({ mayEnd, isReviewed, isAsking, onEnd }: ButtonsProps) {
  const t = useText();
  return (
    <>
      {mayEnd && (
        <Button type="button" look="tool" onClick={onEnd}>
          {t("codes.end")}
        </Button>
      )}
      <Button type="submit" look={isReviewed ? "tool" : "primary"} className="min-h-9!" disabled={isAsking}>
        {t("codes.preview")}
      </Button>
    </>
  );
}

/** Keeps one error for each field, by the last step of its path. */
const faultsByField = (faults: readonly { path: string; problem: string }[]): Record<string, string> =>
  Object.fromEntries(
    faults.map(({ path, problem }) => [path.replace(/^promotion\.(appliesTo\.|name\.)?/, "").split(".")[0] ?? "", problem]),
  );

interface TouchedProps {
  review: CallValue<"previewPromotion">;
  isSending: boolean;
  onSave(): void;
}

/** The products and settings that a code would affect, shown before it is saved. */
function Touched({ review: { change, items, products }, isSending, onSave }: TouchedProps) {
  const t = useText();
  const { figure } = useFormats();
  return (
    <section aria-labelledby="touched" className="px-5 pb-4 text-small">
      <div className="bar-heading px-0!">
        <h2 id="touched">{t("codes.touches")}</h2>
        <span role="status">{t("codes.touched", { items: figure(items), products: figure(products) })}</span>
      </div>
      <SettingDifferences differences={change.differences} label={t("codes.touches")} />
      <div className="pt-3">
        <Button type="button" disabled={isSending || change.differences.length === 0} onClick={onSave}>
          {t("codes.save")}
        </Button>
      </div>
    </section>
  );
}
