import type { PayOrderRequest } from "@azulejo/contract/areas/customer.ts";
import type { FormFaults } from "../../../form/form-faults.ts";
import type { PaymentOutcome } from "../../checkout/card/use-card-payment.ts";
import { PaymentForm } from "./payment-form.tsx";

interface Props {
  request: PayOrderRequest;
  attempt: string;
  result: { outcome: PaymentOutcome | null; faults: FormFaults | null } | undefined;
}

/** Pays the open amount of an order. */
export function PayForm({ request: { payment, amountCents, currency }, attempt, result }: Props) {
  return (
    <PaymentForm script={payment} amountCents={amountCents} currency={currency} attempt={attempt} result={result}>
      <input type="hidden" name="expectedCents" value={amountCents} />
    </PaymentForm>
  );
}
