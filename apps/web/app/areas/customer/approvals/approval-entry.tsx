import type { Approval } from "@azulejo/contract/areas/customer.ts";
import { Button } from "@azulejo/ui/button.tsx";
import { UnbrokenNumbers } from "@azulejo/ui/unbroken-numbers.tsx";
import { LongTextField } from "../../../form/fields.tsx";
import type { FormFaults } from "../../../form/form-faults.ts";
import { ShopForm } from "../../../form/shop-form.tsx";
import { day, money } from "../../../i18n/formats.ts";
import { useLanguage } from "../../../i18n/language.ts";
import { useText } from "../../../i18n/text.ts";
import { unitCount } from "../../../i18n/units.ts";
import { useAddress } from "../../../routing/use-address.ts";
import { approvalWords } from "./approval-words.ts";

/** A request for approval, with its decision or the form to decide. */
export function ApprovalEntry({ approval, faults }: { approval: Approval; faults: FormFaults | null }) {
  const t = useText();
  const language = useLanguage();
  const { approvalId, totalCents, currency, state, lines, note, purchaseOrderNo, jobName, askedBy, askedAt, isOwn } = approval;
  const amount = (cents: number | null) => (cents === null ? "" : money(cents, language, currency));
  const values = { who: askedBy, day: day(askedAt, language) };
  return (
    <article aria-labelledby={`approval-${approvalId}`} className="approval">
      <header>
        <h2 id={`approval-${approvalId}`}>{amount(totalCents) || t("approvals.order")}</h2>
        <span className={`approval-state is-${state}`}>{t(`approvals.state.${state}`)}</span>
      </header>
      <p className="text-small text-ink-soft">
        {[t(isOwn ? "approvals.askedByYou" : "approvals.askedBy", values), purchaseOrderNo, jobName].filter(Boolean).join(", ")}
      </p>
      {note && <p className="mt-2 max-w-prose whitespace-pre-line">{note}</p>}
      <ul className="approval-lines">
        {lines.map((line) => (
          <li key={line.itemNo}>
            <span>
              {line.name}
              <small>
                <UnbrokenNumbers>{`${line.detail}, ${line.itemNo}`}</UnbrokenNumbers>
              </small>
            </span>
            <span>{unitCount(line.quantity, line.sellUnit, language)}</span>
            <span>{amount(line.goodsCents)}</span>
          </li>
        ))}
      </ul>
      {approval.mayDecide ? <DecisionForm approval={approval} faults={faults} /> : <Decided approval={approval} />}
    </article>
  );
}

/** The decision, and the next step. */
function Decided({ approval }: { approval: Approval }) {
  const t = useText();
  const language = useLanguage();
  const address = useAddress();
  const { state, decidedBy, decidedAt, answer, isOwn, orderNo, receiptId } = approval;
  return (
    <div className="mt-4 space-y-2">
      {decidedBy && decidedAt && <p>{t(`approvals.by.${state}`, { who: decidedBy, day: day(decidedAt, language) })}</p>}
      {answer && <p className="max-w-prose whitespace-pre-line">{answer}</p>}
      {orderNo !== null && receiptId !== null && (
        <p>
          <a href={address(`account/orders/${receiptId}`)}>{t("approvals.placed", { orderNo: String(orderNo) })}</a>
        </p>
      )}
      {isOwn && state === "approved" && orderNo === null && (
        <p>
          <a href={address("checkout")}>{t("approvals.toCheckout")}</a>
        </p>
      )}
    </div>
  );
}

function DecisionForm({ approval: { approvalId, askedBy }, faults }: { approval: Approval; faults: FormFaults | null }) {
  const t = useText();
  return (
    <ShopForm intent={`decide-${approvalId}`} words={approvalWords} faults={faults} hasIntentButtons className="mt-4 max-w-xl space-y-4">
      <input type="hidden" name="approvalId" value={approvalId} />
      <LongTextField name="answer" maxLength={1000} optional hint={t("approvals.answerHint", { who: askedBy })} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="decision" value="approve">
          {t("approvals.approve")}
        </Button>
        <Button type="submit" name="decision" value="reject" look="quiet">
          {t("approvals.reject")}
        </Button>
      </div>
    </ShopForm>
  );
}
