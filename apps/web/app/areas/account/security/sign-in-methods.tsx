import type { account, ValueOf } from "@azulejo/contract";
import { Rule } from "@azulejo/ui/notice.tsx";
import { useText } from "../../../i18n/text.ts";
import { useAddress } from "../../../routing/use-address.ts";

export type Ways = ValueOf<typeof account.checkLocalCredentialSetup>;

/** Lists all sign-in methods of the account, with links to change them. */
export function SignInMethods({ ways }: { ways: Ways }) {
  const t = useText();
  const address = useAddress();
  const rows = [
    {
      name: t("account.field.password"),
      state: t(ways.password ? "account.ways.set" : "account.ways.unset"),
      to: address("account/changepassword"),
      act: t(ways.password ? "account.ways.change" : "account.ways.choose"),
    },
    {
      name: t("account.nav.linkedLogins"),
      state: t("account.ways.linked", { count: ways.externalLogins }),
      to: address("account/linkedlogins"),
      act: t("account.ways.see"),
    },
  ];
  return (
    <section>
      <Rule>{t("account.ways.title")}</Rule>
      <dl className="divide-y divide-joint border-b border-joint">
        {rows.map(({ name, state, to, act }) => (
          <div key={name} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3">
            <dt className="font-medium sm:w-44">{name}</dt>
            <dd className="grow text-ink-soft">{state}</dd>
            <dd>
              <a href={to} className="inline-flex min-h-6 items-center">
                {act}
                <span className="sr-only"> {name}</span>
              </a>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
