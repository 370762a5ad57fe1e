import { type CustomerType, customerTypes } from "@azulejo/contract/claims.ts";
import { ChevronDown, Icon } from "@azulejo/ui/icon.tsx";
import { useText } from "../../../i18n/text.ts";

interface Props {
  chosen: CustomerType | null;
  /** The query that each link passes on. */
  query: string;
}

/** Chooses the customer type: descriptions until one is chosen, then buttons to switch. Entered values are kept. */
export function TypePicker({ chosen, query }: Props) {
  const t = useText();
  return (
    <nav aria-label={t("account.register.who")}>
      <p className="mb-2 text-small text-ink-soft" aria-hidden="true">
        {t("account.register.who")}
      </p>
      <ul className={chosen ? "grid grid-cols-2 gap-1 text-small" : "divide-y divide-joint border-y border-joint"}>
        {customerTypes.map((type) => (
          <li key={type} className={chosen ? "flex grow" : undefined}>
            <a
              href={`?type=${type}&${query}`}
              aria-current={type === chosen ? "true" : undefined}
              className={
                chosen
                  ? `flex min-h-11 grow items-center justify-center border border-ink-soft px-3 text-center no-underline ${type === chosen ? "bg-ink text-wall" : "hover:bg-paper"}`
                  : "group relative block py-4 pr-10 no-underline"
              }
            >
              <span className={chosen ? "" : "block font-display text-lead group-hover:underline"}>{t(`account.type.${type}`)}</span>
              {!chosen && (
                <>
                  <span className="block text-small text-ink-soft">{t(`account.typeLine.${type}`)}</span>
                  <span className="absolute top-1/2 right-2 -translate-y-1/2 -rotate-90 text-glaze">
                    <Icon of={ChevronDown} />
                  </span>
                </>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
