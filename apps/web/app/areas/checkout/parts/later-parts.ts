import { partWhenIdle } from "../../../shell/browser/later-part.tsx";

/** All in one file, because small files compress badly and each adds headers. */
const load = () => import("./checkout-parts.ts");

/** Parts of checkout that work as plain HTML at first, so that a first visit doesn't wait for their code. */
export const AddressStep = partWhenIdle(async () => (await load()).AddressStep);
export const ApprovalStep = partWhenIdle(async () => (await load()).ApprovalStep);
export const ContactStep = partWhenIdle(async () => (await load()).ContactStep);
export const DeliveryStep = partWhenIdle(async () => (await load()).DeliveryStep);
export const DoneSteps = partWhenIdle(async () => (await load()).DoneSteps);
export const GiftCardPart = partWhenIdle(async () => (await load()).GiftCardPart);
export const OrderSummary = partWhenIdle(async () => (await load()).OrderSummary);
export const PaymentStep = partWhenIdle(async () => (await load()).PaymentStep);
export const PickupStep = partWhenIdle(async () => (await load()).PickupStep);
export const PromoStep = partWhenIdle(async () => (await load()).PromoStep);
export const QuoteNotice = partWhenIdle(async () => (await load()).QuoteNotice);
