import { useText } from "../../../i18n/text.ts";
import type { SignedInDetails } from "../signed-in-details.server.ts";

/** The customer's saved addresses; choosing one fills the form. */
export function AddressBook({ own }: { own: SignedInDetails }) {
  const t = useText();
  if (own.addresses.length === 0) return null;
  return (
    <section aria-labelledby="book" className="mb-8">
      <h3 id="book" className="text-small text-ink-soft">
        {t("checkout.book")}
      </h3>
      <ul className="mt-2 border-t border-joint">
        {own.addresses.map(({ id, label, address }) => (
          <li key={id} className="flex items-baseline justify-between gap-4 border-b border-joint py-3 text-small">
            <span className="min-w-0">
              {label && <strong className="block font-medium">{label}</strong>}
              {address.firstName} {address.lastName}, {address.line1}, {address.city}, {address.province} {address.postalCode}
            </span>
            <a
              href={`?address=${id}`}
              aria-current={own.chosen?.id === id ? "true" : undefined}
              className="inline-flex min-h-6 shrink-0 items-center"
            >
              {t(own.chosen?.id === id ? "checkout.bookChosen" : "checkout.bookUse")}
              <span className="sr-only"> {address.line1}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
