import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { useLanguage } from "../../../../i18n/language.ts";
import { useText } from "../../../../i18n/text.ts";
import { type StoresChoices, writeStoresChoices } from "../../store-address.ts";

/** Offers to look up an address with the map service if the shop's own table of places doesn't know it, and does so only when asked. */
export function AddressSearch({ choices, scriptUrl }: { choices: StoresChoices; scriptUrl: string }) {
  const t = useText();
  if (choices.streets) return <Search key={choices.place} choices={choices} scriptUrl={scriptUrl} />;
  return (
    <a href={writeStoresChoices({ ...choices, streets: true })} data-reload>
      {t("stores.findAddress")}
    </a>
  );
}

function Search({ choices, scriptUrl }: { choices: StoresChoices; scriptUrl: string }) {
  const t = useText();
  const language = useLanguage();
  const navigate = useNavigate();
  const [isUnknown, setUnknown] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each place is looked up once
  useEffect(() => {
    import("./find-address.ts")
      .then(({ findAddress }) => findAddress(choices.place, { scriptUrl, language }))
      .then((near) => {
        if (!near) return setUnknown(true);
        void navigate(writeStoresChoices({ ...choices, near }), { replace: true });
      })
      .catch(() => setUnknown(true));
  }, []);
  return <span>{t(isUnknown ? "stores.noAddress" : "stores.findingAddress")}</span>;
}
