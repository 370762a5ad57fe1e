import { Button } from "@azulejo/ui/button.tsx";
import { useEffect, useState } from "react";
import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import type { CallValue } from "../../call/calls.ts";
import { load } from "../../call/load.ts";
import { useCall } from "../../call/use-call.ts";
import { useAnnounce } from "../../frame/announcement.tsx";
import type { Fact } from "../../frame/ledger/facts-line.tsx";
import { DetailPage, PagePart } from "../../frame/pages/detail-page.tsx";
import { readStaff, useAllStores, useMay } from "../../frame/staff.ts";
import { useText, useTextOr } from "../../i18n/text.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { externalFacts } from "./external-facts.ts";
import { MoveDialog } from "./move-dialog.tsx";
import { prepareView, showView } from "./open-shop-view.ts";
import { ReasonDialog } from "./reason-dialog.tsx";
import { RecentOrders } from "./recent-orders.tsx";

const NEWEST = 10;
const noId = 2_147_483_647;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const accountId = Number(params["accountId"]?.replaceAll(/\D/g, "") || 0) || noId;
  const { rights } = await readStaff(request);
  const [person, orders] = await Promise.all([
    load("person", { accountId }, request),
    rights.includes("orders.read") ? load("orders", { status: "all", accountId, pageSize: NEWEST }, request) : null,
  ]);
  return { person, orders: orders?.orders ?? null };
}

/** Everything about a person with an account. */
export function Component() {
  const t = useText();
  const may = useMay();
  const announce = useAnnounce();
  const facts = useFacts();
  const loaded = useLoaderData<typeof loader>();
  const [person, setPerson] = useState(loaded.person);
  useEffect(() => setPerson(loaded.person), [loaded.person]);
  const lock = useCall("lockPerson");
  const unlock = useCall("unlockPerson");
  const [asked, setAsked] = useState<Asked | null>(null);
  const { accountId, email } = person;
  const name = `${person.firstName} ${person.lastName}`.trim() || email;
  const done = (changed: typeof person | null, words: string): boolean => {
    if (changed) {
      setPerson(changed);
      announce(words);
    }
    return changed !== null;
  };
  return (
    <DetailPage
      title={name}
      note={person.isBlocked && <span className="warn">{[t("lock.locked"), person.lockReason].filter(Boolean).join(": ")}</span>}
      actions={
        may("customers.write") && (
          <Actions
            person={person}
            isUnlocking={unlock.isSending}
            onUnlock={() => void unlock.send({ accountId }).then((changed) => done(changed, t("lock.undone", { name })))}
            onAsk={setAsked}
          />
        )
      }
      failure={unlock.failure}
      facts={facts(person)}
    >
      {loaded.orders && (
        <RecentOrders orders={loaded.orders} query={new URLSearchParams({ status: "all", account: String(accountId) }).toString()} />
      )}
      <Addresses person={person} />
      {asked === "lock" && (
        <ReasonDialog
          title={t("lock.title", { name })}
          confirm={t("lock.lock")}
          happens={t("lock.happensPerson")}
          isSending={lock.isSending}
          failure={lock.failure}
          onReason={async (reason) => done(await lock.send({ accountId, reason }), t("lock.done", { name }))}
          onClose={() => setAsked(null)}
        />
      )}
      {asked === "move" && (
        <MoveDialog
          person={person}
          name={name}
          onMoved={(moved) => done(moved, t("business.moved", { name, business: moved.business ?? t("business.none") }))}
          onClose={() => setAsked(null)}
        />
      )}
      {asked === "view" && <ViewDialog person={person} name={name} onClose={() => setAsked(null)} />}
    </DetailPage>
  );
}

type Person = CallValue<"person">;
type Asked = "lock" | "view" | "move";

interface ActionsProps {
  person: Person;
  isUnlocking: boolean;
  onUnlock(): void;
  onAsk(dialog: Asked): void;
}

function Actions({ person, isUnlocking, onUnlock, onAsk }: ActionsProps) {
  const t = useText();
  const hasAllStores = useAllStores();
  return person.isBlocked ? (
    <Button type="button" look="tool" disabled={isUnlocking} onClick={onUnlock}>
      {t("lock.unlock")}
    </Button>
  ) : (
    <>
      {hasAllStores && (
        <Button type="button" look="tool" onClick={() => onAsk("view")}>
          {t("view.open")}
        </Button>
      )}
      <Button type="button" look="tool" onClick={() => onAsk("move")}>
        {t("business.moveAction")}
      </Button>
      <Button type="button" look="tool" onClick={() => onAsk("lock")}>
        {t("lock.lock")}
      </Button>
    </>
  );
}

function useFacts() {
  const t = useText();
  const wordOf = useTextOr();
  const { moment } = useFormats();
  return (person: Person): Fact[] => {
    const { email, phone, customerId, business, roles } = person;
    return [
      [
        t("people.email"),
        <>
          <a href={`mailto:${email}`}>{email}</a>
          {!person.emailProved && <span className="warn"> {t("people.unproved")}</span>}
        </>,
      ],
      [t("people.phone"), phone && <a href={`tel:${phone.replaceAll(/[^\d+]/g, "")}`}>{phone}</a>],
      [
        t("people.business"),
        customerId !== null && (
          <>
            <Link to={`/customers/${customerId}`}>{business}</Link>
            {roles.length > 0 && `, ${roles.map((role) => wordOf(`role.${role}`, role)).join(", ")}`}
          </>
        ),
      ],
      [t("customers.type"), wordOf(`customerType.${person.type}`, person.type)],
      [t("people.language"), t(`language.${person.language}`)],
      [t("people.since"), moment(person.createdAt)],
      ...externalFacts(person.externalIds, t),
    ];
  };
}

function Addresses({ person }: { person: Person }) {
  const t = useText();
  return (
    <PagePart title={t("people.addresses")}>
      {person.addresses.length === 0 ? (
        <p className="page-text soft">{t("people.noAddresses")}</p>
      ) : (
        <ul className="entries">
          {person.addresses.map(({ label, address, phone: own }, index) => (
            <li key={`${label} ${index}`}>
              <span>
                {label || `${address.firstName} ${address.lastName}`}
                <small>
                  {[address.line1, address.line2, `${address.city}, ${address.province} ${address.postalCode}`].filter(Boolean).join(", ")}
                </small>
              </span>
              <span>{own}</span>
            </li>
          ))}
        </ul>
      )}
    </PagePart>
  );
}

interface ViewProps {
  person: Person;
  name: string;
  onClose(): void;
}

/** Opens the shop as the customer sees it. */
function ViewDialog({ person, name, onClose }: ViewProps) {
  const t = useText();
  const view = useCall("viewAsCustomer");
  const { accountId } = person;
  const look = async (reason: string): Promise<boolean> => {
    const tab = prepareView();
    const answer = await view.send({ accountId, reason });
    if (answer) showView(person.language, answer.ticket);
    else tab?.close();
    return answer !== null;
  };
  return (
    <ReasonDialog
      title={t("view.title", { name })}
      confirm={t("view.confirm")}
      happens={t("view.happens")}
      isSending={view.isSending}
      failure={view.failure}
      onReason={look}
      onClose={onClose}
    />
  );
}
