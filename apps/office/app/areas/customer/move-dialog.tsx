import type { OfficeCustomer } from "@azulejo/contract";
import { Field } from "@azulejo/ui/field.tsx";
import { useEffect, useState } from "react";
import { callOffice } from "../../call/call-office.ts";
import type { CallValue } from "../../call/calls.ts";
import { signedInCall } from "../../call/sign-in-again.ts";
import { useCall } from "../../call/use-call.ts";
import { ActionDialog } from "../../frame/action-dialog.tsx";
import { useText } from "../../i18n/text.ts";
import { RoleFields, readRoles } from "./person-fields.tsx";

type Person = CallValue<"person">;

interface Props {
  person: Person;
  name: string;
  onMoved(person: Person): void;
  onClose(): void;
}

const NOBODY = "none";

/** Moves a person to another business account, or makes a private customer of the person. */
export function MoveDialog({ person, name, onMoved, onClose }: Props) {
  const t = useText();
  const { send, isSending, failure, fail } = useCall("movePerson");
  const confirm = async (form: FormData): Promise<boolean> => {
    const to = form.get("business");
    if (to === null) {
      fail({ code: null, messages: [t("business.chooseOne")], fields: {} });
      return false;
    }
    const chosen = readRoles(form);
    const roles = to === NOBODY && chosen.length === 0 ? (["Sales"] as const) : chosen;
    const moved = await send({ accountId: person.accountId, customerId: to === NOBODY ? null : Number(to), roles: [...roles] });
    if (moved) onMoved(moved);
    return moved !== null;
  };
  return (
    <ActionDialog
      title={t("business.moveTitle", { name })}
      confirm={t("business.move")}
      isSending={isSending}
      failure={failure}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p className="what-happens">{t("business.moveHappens")}</p>
      <BusinessChoice without={person.customerId} />
      <RoleFields chosen={person.roles.length > 0 ? person.roles : ["Sales"]} error={failure?.fields["roles"]} />
    </ActionDialog>
  );
}

const PAUSE_MS = 150;
const MOST = 8;

/** Finds business accounts as somebody types; one is chosen. */
function BusinessChoice({ without }: { without: number | null }) {
  const t = useText();
  const [words, setWords] = useState("");
  const found = useBusinesses(words.trim()).filter(({ customerId }) => customerId !== without);
  return (
    <>
      <Field
        name="search"
        type="search"
        label={t("business.find")}
        value={words}
        onChange={(event) => setWords(event.target.value)}
        onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
        maxLength={80}
        autoComplete="off"
      />
      <fieldset className="stack">
        <legend className="mb-1 text-small">{t("business.to")}</legend>
        {found.map(({ customerId, name, postalCode }) => (
          <label key={customerId} className="flex min-h-6 items-start gap-3">
            <input type="radio" className="mt-1 size-4" name="business" value={customerId} />
            <span>
              {name} <small className="soft">{[customerId, postalCode].filter(Boolean).join(", ")}</small>
            </span>
          </label>
        ))}
        {without !== null && (
          <label className="flex min-h-6 items-start gap-3">
            <input type="radio" className="mt-1 size-4" name="business" value={NOBODY} />
            <span>{t("business.none")}</span>
          </label>
        )}
      </fieldset>
      <p role="status" className="soft">
        {words.trim() && found.length === 0 ? t("business.noneFound") : ""}
      </p>
    </>
  );
}

function useBusinesses(query: string): OfficeCustomer[] {
  const [found, setFound] = useState<OfficeCustomer[]>([]);
  useEffect(() => {
    const asking = new AbortController();
    const timer = setTimeout(() => {
      if (query.length < 2) setFound([]);
      else
        void signedInCall(() => callOffice("customers", { query, page: 1 }, { signal: asking.signal }))
          .then(({ customers }) => setFound(customers.slice(0, MOST)))
          .catch(() => undefined);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [query]);
  return found;
}
